//! A pull reader over JSON text that both lanes decode from: strict, bounded in depth, and able to go on
//! after a fault, since text that is not JSON is that before it is anything else (rulings E).

use jiter::{Jiter, JiterError, JiterErrorType, JsonErrorType, Peek};

use super::nesting::{Container, Nesting};
use crate::contract::{Expected, Fault, Kind, Problem};

/// Reads one JSON text.
///
/// Every fault but "not JSON" and "too deep" leaves the reader behind the value the fault is about, within
/// the innermost container that is still open; that is what lets [`Reader::finish`] read the rest.
#[derive(Debug, Clone)]
pub struct Reader<'j> {
    /// What `jiter` reads: the whole text, or its rest after a number that `jiter` would not read.
    text: &'j [u8],
    jiter: Jiter<'j>,
    nesting: Nesting,
}

impl<'j> Reader<'j> {
    /// A reader at the start of `text`.
    #[must_use]
    pub fn new(text: &'j [u8]) -> Self {
        Self { text, jiter: Jiter::new(text), nesting: Nesting::default() }
    }

    /// The kind of the value that comes next, which is not consumed.
    ///
    /// # Errors
    /// What comes next does not begin a value.
    pub fn kind(&mut self) -> Result<Kind, Fault> {
        Ok(match self.peek()?.into_inner() {
            b'n' => Kind::Null,
            b't' | b'f' => Kind::Boolean,
            b'"' => Kind::String,
            b'[' => Kind::Array,
            b'{' => Kind::Object,
            b'-' | b'0'..=b'9' => Kind::Number,
            _ => return Err(not_json()),
        })
    }

    /// Consumes `null`.
    ///
    /// # Errors
    /// The text is not JSON.
    pub fn null(&mut self) -> Result<(), Fault> {
        self.jiter.next_null().map_err(unreadable)
    }

    /// Consumes `true` or `false`.
    ///
    /// # Errors
    /// The text is not JSON.
    pub fn boolean(&mut self) -> Result<bool, Fault> {
        self.jiter.next_bool().map_err(unreadable)
    }

    /// Consumes a number and gives its text.
    ///
    /// # Errors
    /// The text is not JSON.
    pub fn number(&mut self) -> Result<&'j str, Fault> {
        let peek = self.peek()?;
        let start = self.jiter.current_index();
        let bytes = match self.jiter.known_number_bytes(peek) {
            Ok(_) => self.jiter.slice_to_current(start),
            Err(error) if is_out_of_range(&error) => self.long_number(start)?,
            Err(error) => return Err(unreadable(error)),
        };
        std::str::from_utf8(bytes).map_err(|_| not_json())
    }

    /// Consumes a number with more digits than `jiter` reads.
    fn long_number(&mut self, start: usize) -> Result<&'j [u8], Fault> {
        let rest = &self.text[start..];
        let length = super::number::length(rest).ok_or_else(not_json)?;
        let (number, rest) = rest.split_at(length);
        self.text = rest;
        self.jiter = Jiter::new(rest);
        Ok(number)
    }

    /// Consumes a string and gives its decoded text.
    ///
    /// # Errors
    /// The text is not JSON; a lone surrogate or invalid UTF-8 makes it so.
    pub fn string(&mut self) -> Result<&str, Fault> {
        self.jiter.next_str().map_err(unreadable)
    }

    /// Enters an array; whether it has a first element.
    ///
    /// # Errors
    /// The text is not JSON, or nested too deeply.
    pub fn first_element(&mut self) -> Result<bool, Fault> {
        self.nesting.open(Container::Array)?;
        let first = self.jiter.next_array().map_err(unreadable)?.is_some();
        Ok(self.goes_on(first))
    }

    /// Goes on to the next element; whether there is one. At the closing bracket the array is left.
    ///
    /// # Errors
    /// The text is not JSON.
    pub fn next_element(&mut self) -> Result<bool, Fault> {
        let next = self.jiter.array_step().map_err(unreadable)?.is_some();
        Ok(self.goes_on(next))
    }

    /// Enters an object and gives its first name, if it has one.
    ///
    /// # Errors
    /// The text is not JSON, or nested too deeply.
    pub fn first_name(&mut self) -> Result<Option<&str>, Fault> {
        self.nesting.open(Container::Object)?;
        let name = self.jiter.next_object().map_err(unreadable)?;
        if name.is_none() {
            self.nesting.close();
        }
        Ok(name)
    }

    /// Goes on to the next name of an object. At the closing brace the object is left.
    ///
    /// # Errors
    /// The text is not JSON.
    pub fn next_name(&mut self) -> Result<Option<&str>, Fault> {
        let name = self.jiter.next_key().map_err(unreadable)?;
        if name.is_none() {
            self.nesting.close();
        }
        Ok(name)
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

    /// Ends the reading: behind the value, or behind the first fault, the rest has to be JSON as well.
    ///
    /// # Errors
    /// The text as a whole is not JSON or is nested too deeply; else the fault that `outcome` holds.
    pub fn finish<T>(&mut self, outcome: Result<T, Fault>) -> Result<T, Fault> {
        match outcome {
            Ok(value) => {
                self.jiter.finish().map_err(unreadable)?;
                Ok(value)
            }
            Err(fault) if fault.is_unreadable() => Err(fault),
            Err(fault) => {
                self.skip_to(0, false)?;
                self.jiter.finish().map_err(unreadable)?;
                Err(fault)
            }
        }
    }

    fn peek(&mut self) -> Result<Peek, Fault> {
        self.jiter.peek().map_err(unreadable)
    }

    fn goes_on(&mut self, more: bool) -> bool {
        if !more {
            self.nesting.close();
        }
        more
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

fn is_out_of_range(error: &JiterError) -> bool {
    matches!(error.error_type, JiterErrorType::JsonError(JsonErrorType::NumberOutOfRange))
}

#[cold]
fn unreadable(_: JiterError) -> Fault {
    not_json()
}

#[cold]
fn not_json() -> Fault {
    Fault::new(Problem::NotJson)
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    /// Skips the whole of `text`; the fault's text where there is one.
    fn read(text: &[u8]) -> Result<(), String> {
        let mut reader = Reader::new(text);
        let outcome = reader.skip();
        reader.finish(outcome).map_err(|fault| fault.to_string())
    }

    const NOT_JSON: &str = "Arguments are not valid JSON.";
    const TOO_DEEP: &str = "Arguments are nested too deeply (more than 64 levels).";

    #[test]
    fn reads_what_is_json() {
        for text in
            ["null", " [ ] ", "{}", "{\"a\":[1,-0.5e+3,{\"b\":\"\\ud83d\\ude00\"}],\"c\":true}", "\"\u{e9}\u{7f}\""]
        {
            assert_eq!(read(text.as_bytes()), Ok(()), "{text}");
        }
    }

    #[test]
    fn refuses_what_is_not_json() {
        for text in [
            "",
            " ",
            "{",
            "[1,]",
            "{\"a\":1,}",
            "{a:1}",
            "[1 2]",
            "NaN",
            "Infinity",
            "-",
            "01",
            "1.",
            ".5",
            "+1",
            "1e",
            "tru",
            "\"a",
            "\"\n\"",
            "\"\\ud800\"",
            "\"\\x\"",
            "[1]]",
            "// c\n1",
            "\u{feff}{}",
            "{\"a\" 1}",
            "{\"a\":}",
        ] {
            assert_eq!(read(text.as_bytes()), Err(NOT_JSON.to_owned()), "{text}");
        }
        assert_eq!(read(b"\"\xff\""), Err(NOT_JSON.to_owned()));
        assert_eq!(read(b"{\"\xff\":1}"), Err(NOT_JSON.to_owned()));
    }

    #[test]
    fn the_sixty_fifth_level_is_too_deep() {
        let nested = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
        assert_eq!(read(nested(64).as_bytes()), Ok(()));
        assert_eq!(read(nested(65).as_bytes()), Err(TOO_DEEP.to_owned()));
        assert_eq!(read(nested(100_000).as_bytes()), Err(TOO_DEEP.to_owned()));
        let siblings = format!("[{}]", vec!["{\"a\":[]}"; 200].join(","));
        assert_eq!(read(siblings.as_bytes()), Ok(()));
    }

    #[test]
    fn whichever_comes_first_makes_a_text_unreadable() {
        assert_eq!(read(("[x".to_owned() + &"[".repeat(70)).as_bytes()), Err(NOT_JSON.to_owned()));
        assert_eq!(read(("[".repeat(70) + "x").as_bytes()), Err(TOO_DEEP.to_owned()));
    }

    #[test]
    fn numbers_keep_their_text_however_long() {
        let digits = "7".repeat(5_000);
        for number in
            ["-0", "1.50", "1E400", "9223372036854775808", &digits, &format!("0.{digits}e-7"), &format!("-{digits}.5")]
        {
            let text = format!("[{number},1]");
            let mut reader = Reader::new(text.as_bytes());
            assert!(reader.first_element().unwrap());
            assert_eq!(reader.number().unwrap(), number);
            assert!(reader.next_element().unwrap());
            assert_eq!(reader.number().unwrap(), "1");
            assert!(!reader.next_element().unwrap());
            reader.finish(Ok(())).unwrap();
        }
        assert_eq!(read(format!("{digits}x").as_bytes()), Err(NOT_JSON.to_owned()));
        assert_eq!(read(format!("{digits}.").as_bytes()), Err(NOT_JSON.to_owned()));
    }

    #[test]
    fn after_a_fault_the_rest_still_has_to_be_json() {
        let refuse = |text: &str| {
            let mut reader = Reader::new(text.as_bytes());
            reader.first_name().unwrap();
            reader.first_element().unwrap();
            let kind = reader.kind().unwrap();
            let fault = reader.wrong_kind(Expected::Boolean, false, kind);
            reader.finish::<()>(Err(fault.within_name("a"))).unwrap_err().to_string()
        };
        let text = "Argument 'a' must be true or false, not an array.";
        assert_eq!(refuse("{\"a\":[[1,{\"b\":2}],3],\"c\":{}}"), text);
        assert_eq!(refuse("{\"a\":[[1,{\"b\":2}],3],\"c\":}"), NOT_JSON);
        assert_eq!(refuse("{\"a\":[[1,{\"b\":2}],3]"), NOT_JSON);
        assert_eq!(refuse("{\"a\":[[1,{\"b\":2}],3]} x"), NOT_JSON);
        assert_eq!(refuse(&format!("{{\"a\":[[1],{}", "[".repeat(70))), TOO_DEEP);
    }
}
