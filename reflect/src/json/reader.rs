//! A pull reader over JSON text that both lanes decode from: strict, bounded in depth, and able to go on
//! after a fault, since text that is not JSON is that before it is anything else (rulings E).

use jiter::Jiter;

use super::nesting::{Container, Nesting};
use super::number;
use super::string::plain_length;
use crate::contract::{Expected, Fault, Kind, Problem};

/// Reads one JSON text.
///
/// Every fault but "not JSON" and "too deep" leaves the reader behind the value the fault is about, within
/// the innermost container that is still open; that is what lets [`Reader::finish`] read the rest.
#[derive(Debug)]
pub struct Reader<'j> {
    /// The text, or as much of it as is UTF-8.
    text: &'j str,
    /// The text goes on with what is not UTF-8.
    is_cut: bool,
    /// What was read.
    at: usize,
    /// The last string that had escapes, decoded.
    unescaped: String,
    nesting: Nesting,
}

impl<'j> Reader<'j> {
    /// A reader at the start of `text`.
    #[must_use]
    pub fn new(text: &'j [u8]) -> Self {
        let (text, is_cut) = match str::from_utf8(text) {
            Ok(text) => (text, false),
            Err(error) => {
                let valid = text.get(..error.valid_up_to()).unwrap_or_default();
                (str::from_utf8(valid).unwrap_or_default(), true)
            }
        };
        Self { text, is_cut, at: 0, unescaped: String::new(), nesting: Nesting::default() }
    }

    /// A second reader that stands where this one does.
    #[inline]
    #[must_use]
    pub fn fork(&self) -> Self {
        let Self { text, is_cut, at, .. } = *self;
        Self { text, is_cut, at, unescaped: String::new(), nesting: self.nesting.clone() }
    }

    /// The kind of the value that comes next, which is not consumed.
    ///
    /// # Errors
    /// What comes next does not begin a value.
    #[inline]
    pub fn kind(&mut self) -> Result<Kind, Fault> {
        Ok(match self.peek() {
            Some(b'"') => Kind::String,
            Some(b'-' | b'0'..=b'9') => Kind::Number,
            Some(b'{') => Kind::Object,
            Some(b'[') => Kind::Array,
            Some(b't' | b'f') => Kind::Boolean,
            Some(b'n') => Kind::Null,
            _ => return Err(not_json()),
        })
    }

    /// Consumes `null`.
    ///
    /// # Errors
    /// The text is not JSON.
    #[inline]
    pub fn null(&mut self) -> Result<(), Fault> {
        self.peek();
        if self.eat("null") { Ok(()) } else { Err(not_json()) }
    }

    /// Consumes `true` or `false`.
    ///
    /// # Errors
    /// The text is not JSON.
    #[inline]
    pub fn boolean(&mut self) -> Result<bool, Fault> {
        self.peek();
        if self.eat("true") {
            return Ok(true);
        }
        if self.eat("false") { Ok(false) } else { Err(not_json()) }
    }

    /// Consumes a number and gives its text.
    ///
    /// # Errors
    /// The text is not JSON.
    #[inline]
    pub fn number(&mut self) -> Result<&'j str, Fault> {
        self.peek();
        let rest = self.rest();
        let length = number::length(rest.as_bytes()).ok_or_else(not_json)?;
        let number = rest.get(..length).ok_or_else(not_json)?;
        self.at += length;
        Ok(number)
    }

    /// Consumes a string and gives its decoded text.
    ///
    /// # Errors
    /// The text is not JSON; a lone surrogate or invalid UTF-8 makes it so.
    #[inline]
    pub fn string(&mut self) -> Result<&str, Fault> {
        let plain = self.plain_or_unescaped()?;
        Ok(plain.unwrap_or(&self.unescaped))
    }

    /// Enters an array; whether it has a first element.
    ///
    /// # Errors
    /// The text is not JSON, or nested too deeply.
    #[inline]
    pub fn first_element(&mut self) -> Result<bool, Fault> {
        self.open(b'[', Container::Array)?;
        if self.peek() == Some(b']') {
            self.close();
            return Ok(false);
        }
        Ok(true)
    }

    /// Goes on to the next element; whether there is one. At the closing bracket the array is left.
    ///
    /// # Errors
    /// The text is not JSON.
    #[inline]
    pub fn next_element(&mut self) -> Result<bool, Fault> {
        match self.peek() {
            Some(b',') => {
                self.at += 1;
                Ok(true)
            }
            Some(b']') => {
                self.close();
                Ok(false)
            }
            _ => Err(not_json()),
        }
    }

    /// Enters an object and gives its first name, if it has one.
    ///
    /// # Errors
    /// The text is not JSON, or nested too deeply.
    #[inline]
    pub fn first_name(&mut self) -> Result<Option<&str>, Fault> {
        self.open(b'{', Container::Object)?;
        if self.peek() == Some(b'}') {
            self.close();
            return Ok(None);
        }
        self.name().map(Some)
    }

    /// Goes on to the next name of an object. At the closing brace the object is left.
    ///
    /// # Errors
    /// The text is not JSON.
    #[inline]
    pub fn next_name(&mut self) -> Result<Option<&str>, Fault> {
        match self.peek() {
            Some(b',') => {
                self.at += 1;
                self.name().map(Some)
            }
            Some(b'}') => {
                self.close();
                Ok(None)
            }
            _ => Err(not_json()),
        }
    }

    /// Consumes the value that comes next, whatever it is.
    ///
    /// # Errors
    /// The text is not JSON, or nested too deeply.
    pub fn skip(&mut self) -> Result<(), Fault> {
        let levels = self.nesting.levels();
        let inside = self.skip_token()?;
        self.skip_to(levels, inside)
    }

    /// The fault of a value that has the wrong kind; the value is consumed.
    ///
    /// If the value itself can't be read, that is the fault instead.
    #[cold]
    pub fn wrong_kind(&mut self, expected: Expected, or_null: bool, found: Kind) -> Fault {
        self.refuse(Problem::NotExpected { expected, or_null, found: Some(found) })
    }

    /// The fault `problem` of the value that comes next, which is consumed.
    ///
    /// If the value itself can't be read, that is the fault instead.
    #[cold]
    pub fn refuse(&mut self, problem: Problem) -> Fault {
        match self.skip() {
            Ok(()) => Fault::new(problem),
            Err(unreadable) => unreadable,
        }
    }

    /// How many bytes of the text were read.
    pub(crate) fn position(&self) -> usize {
        self.at
    }

    /// Ends the reading: behind the value, or behind the first fault, the rest has to be JSON as well.
    ///
    /// # Errors
    /// The text as a whole is not JSON or is nested too deeply; else the fault that `outcome` holds.
    pub fn finish<T>(&mut self, outcome: Result<T, Fault>) -> Result<T, Fault> {
        match outcome {
            Ok(value) => {
                self.end()?;
                Ok(value)
            }
            Err(fault) if fault.is_unreadable() => Err(fault),
            Err(fault) => {
                self.skip_to(0, false)?;
                self.end()?;
                Err(fault)
            }
        }
    }

    /// The next byte that is no white space.
    #[inline]
    fn peek(&mut self) -> Option<u8> {
        loop {
            match self.text.as_bytes().get(self.at) {
                Some(b' ' | b'\n' | b'\r' | b'\t') => self.at += 1,
                other => return other.copied(),
            }
        }
    }

    #[inline]
    fn rest(&self) -> &'j str {
        self.text.get(self.at..).unwrap_or_default()
    }

    #[inline]
    fn eat(&mut self, word: &str) -> bool {
        let is_next = self.rest().starts_with(word);
        if is_next {
            self.at += word.len();
        }
        is_next
    }

    #[inline]
    fn open(&mut self, bracket: u8, container: Container) -> Result<(), Fault> {
        if self.peek() != Some(bracket) {
            return Err(not_json());
        }
        self.nesting.open(container)?;
        self.at += 1;
        Ok(())
    }

    #[inline]
    fn close(&mut self) {
        self.nesting.close();
        self.at += 1;
    }

    /// A name and its colon.
    #[inline]
    fn name(&mut self) -> Result<&str, Fault> {
        let plain = self.plain_or_unescaped()?;
        if self.peek() != Some(b':') {
            return Err(not_json());
        }
        self.at += 1;
        Ok(plain.unwrap_or(&self.unescaped))
    }

    /// Consumes a string: gives it where it stands in the text as it is, else leaves it decoded.
    #[inline]
    fn plain_or_unescaped(&mut self) -> Result<Option<&'j str>, Fault> {
        if self.peek() != Some(b'"') {
            return Err(not_json());
        }
        let rest = self.rest();
        let inside = rest.get(1..).unwrap_or_default();
        let length = plain_length(inside.as_bytes());
        match inside.as_bytes().get(length) {
            Some(b'"') => {
                self.at += length + 2;
                Ok(inside.get(..length))
            }
            Some(b'\\') => self.unescape(rest).map(|()| None),
            _ => Err(not_json()),
        }
    }

    /// Decodes the string at the start of `rest`, which has escapes.
    #[cold]
    fn unescape(&mut self, rest: &str) -> Result<(), Fault> {
        let mut jiter = Jiter::new(rest.as_bytes());
        let decoded = jiter.next_str().map_err(|_| not_json())?;
        self.unescaped.clear();
        self.unescaped.push_str(decoded);
        self.at += jiter.current_index();
        Ok(())
    }

    /// Nothing but white space follows.
    fn end(&mut self) -> Result<(), Fault> {
        if self.peek().is_none() && !self.is_cut { Ok(()) } else { Err(not_json()) }
    }

    /// Consumes a scalar, or enters a container; whether a value comes next in it.
    fn skip_token(&mut self) -> Result<bool, Fault> {
        match self.kind()? {
            Kind::Null => self.null()?,
            Kind::Boolean => drop(self.boolean()?),
            Kind::Number => drop(self.number()?),
            Kind::String => drop(self.string()?),
            Kind::Array => return self.first_element(),
            Kind::Object => return Ok(self.first_name()?.is_some()),
        }
        Ok(false)
    }

    /// Consumes what is left of the open containers until no more than `levels` of them are open.
    fn skip_to(&mut self, levels: u32, mut at_value: bool) -> Result<(), Fault> {
        while at_value || self.nesting.levels() > levels {
            at_value = match (at_value, self.nesting.innermost()) {
                (true, _) => self.skip_token()?,
                (false, Some(Container::Array)) => self.next_element()?,
                (false, Some(Container::Object)) => self.next_name()?.is_some(),
                (false, None) => false,
            };
        }
        Ok(())
    }
}

#[cold]
fn not_json() -> Fault {
    Fault::new(Problem::NotJson)
}

#[cfg(test)]
mod tests;
