//! From the pattern syntax of ECMA-262 (`u` flag) to that of the engine; what the former does not have is
//! refused, however well the latter knows it.

use std::collections::HashSet;
use std::iter::Peekable;
use std::str::Chars;

use super::class;

/// The pattern in the engine's syntax; none where it is no pattern.
pub(super) fn translate(source: &str) -> Option<String> {
    let mut source = Source { rest: source.chars().peekable() };
    let mut out = String::with_capacity(source.rest.size_hint().0 + 16);
    let mut groups = Vec::new();
    let mut names = HashSet::new();
    // What came last can take a quantifier.
    let mut is_atom = false;
    while let Some(c) = source.next() {
        is_atom = match c {
            '^' | '$' | '|' => {
                out.push(c);
                false
            }
            '.' => {
                out.push_str(r"[^\n\r\x{2028}\x{2029}]");
                true
            }
            '(' => {
                groups.push(open_group(&mut source, &mut out, &mut names)?);
                false
            }
            ')' => {
                out.push(')');
                groups.pop()?.takes_quantifier()
            }
            '[' => {
                class::translate(&mut source, &mut out)?;
                true
            }
            '*' | '+' | '?' | '{' if is_atom => {
                quantifier(c, &mut source, &mut out)?;
                false
            }
            '*' | '+' | '?' | '{' | '}' | ']' => return None,
            '\\' => escape(&mut source, &mut out)?,
            plain => {
                class::push(&mut out, plain);
                true
            }
        };
    }
    groups.is_empty().then_some(out)
}

/// What an open parenthesis began.
#[derive(Clone, Copy, PartialEq)]
enum Group {
    Matching,
    Assertion,
}

impl Group {
    fn takes_quantifier(self) -> bool {
        self == Self::Matching
    }
}

fn open_group(source: &mut Source<'_>, out: &mut String, names: &mut HashSet<String>) -> Option<Group> {
    out.push('(');
    if !source.eat('?') {
        return Some(Group::Matching);
    }
    out.push('?');
    let kind = source.next()?;
    out.push(kind);
    match kind {
        ':' => Some(Group::Matching),
        '=' | '!' => Some(Group::Assertion),
        '<' => match source.peek()? {
            side @ ('=' | '!') => {
                source.next();
                out.push(side);
                Some(Group::Assertion)
            }
            _ => {
                let name = source.group_name()?;
                out.push_str(&name);
                names.insert(name).then_some(Group::Matching)
            }
        },
        _ => None,
    }
}

/// `*`, `+`, `?`, `{n}`, `{n,}` or `{n,m}`, each with a `?` after it or none.
fn quantifier(first: char, source: &mut Source<'_>, out: &mut String) -> Option<()> {
    out.push(first);
    if first == '{' {
        let least = source.digits()?;
        out.push_str(&least);
        if source.eat(',') {
            out.push(',');
            if let Some(most) = source.digits() {
                out.push_str(&most);
                let [least, most] = [least, most].map(|count| count.parse::<u32>().ok());
                (least? <= most?).then_some(())?;
            }
        }
        source.eat('}').then(|| out.push('}'))?;
    }
    if source.eat('?') {
        out.push('?');
    }
    Some(())
}

/// What follows a backslash outside of a class; whether it can take a quantifier.
fn escape(source: &mut Source<'_>, out: &mut String) -> Option<bool> {
    let letter = source.next()?;
    match letter {
        'b' | 'B' => {
            let word = class::set_of('w')?;
            let (ahead, behind) = if letter == 'b' { ("?!", "?=") } else { ("?=", "?!") };
            out.push_str(&format!("(?:(?<=[{word}])({ahead}[{word}])|(?<![{word}])({behind}[{word}]))"));
            return Some(false);
        }
        'k' => {
            source.eat('<').then_some(())?;
            out.push_str(&format!(r"\k<{}", source.group_name()?));
        }
        '1'..='9' => {
            let more = source.digits().unwrap_or_default();
            out.push_str(&format!(r"(?:\{letter}{more})"));
        }
        'p' | 'P' => out.push_str(&source.property(letter)?),
        _ => match class::escaped_class(letter) {
            Some(class) => out.push_str(&class),
            None => class::push(out, source.escaped_character(letter)?),
        },
    }
    Some(true)
}

/// The characters of a pattern that were not read yet.
pub(super) struct Source<'s> {
    rest: Peekable<Chars<'s>>,
}

impl Source<'_> {
    pub(super) fn next(&mut self) -> Option<char> {
        self.rest.next()
    }

    fn peek(&mut self) -> Option<char> {
        self.rest.peek().copied()
    }

    pub(super) fn eat(&mut self, c: char) -> bool {
        self.rest.next_if_eq(&c).is_some()
    }

    /// The `-` of a range: one that does not end its class.
    pub(super) fn eat_range(&mut self) -> bool {
        let mut ahead = self.rest.clone();
        let is_range = ahead.next() == Some('-') && ahead.next().is_some_and(|next| next != ']');
        is_range && self.eat('-')
    }

    fn digits(&mut self) -> Option<String> {
        let mut digits = String::new();
        while let Some(digit) = self.rest.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        (!digits.is_empty()).then_some(digits)
    }

    /// A name and the `>` behind it.
    fn group_name(&mut self) -> Option<String> {
        let mut name = String::new();
        while let Some(c) = self.rest.next_if(|&c| c.is_alphanumeric() || c == '_') {
            name.push(c);
        }
        let is_name = name.starts_with(|c: char| !c.is_numeric());
        (is_name && self.eat('>')).then(|| name + ">")
    }

    /// `{Name}` or `{Name=Value}` behind `\p` or `\P`.
    pub(super) fn property(&mut self, letter: char) -> Option<String> {
        self.eat('{').then_some(())?;
        let mut property = format!(r"\{letter}{{");
        while let Some(c) = self.rest.next_if(|&c| c.is_ascii_alphanumeric() || c == '_' || c == '=') {
            property.push(c);
        }
        self.eat('}').then(|| property + "}")
    }

    /// The one character that an escape stands for; `letter` follows the backslash.
    pub(super) fn escaped_character(&mut self, letter: char) -> Option<char> {
        match letter {
            't' => Some('\t'),
            'n' => Some('\n'),
            'v' => Some('\u{b}'),
            'f' => Some('\u{c}'),
            'r' => Some('\r'),
            '0' => self.peek().is_none_or(|next| !next.is_ascii_digit()).then_some('\0'),
            'c' => {
                let control = self.rest.next_if(char::is_ascii_alphabetic)?;
                char::from_u32(u32::from(control) % 32)
            }
            'x' => char::from_u32(self.hex(2)?),
            'u' => self.unicode(),
            '^' | '$' | '\\' | '.' | '*' | '+' | '?' | '(' | ')' | '[' | ']' | '{' | '}' | '|' | '/' => Some(letter),
            _ => None,
        }
    }

    /// `XXXX`, a surrogate pair of them, or `{X…}` behind `\u`.
    fn unicode(&mut self) -> Option<char> {
        if self.eat('{') {
            let mut value = 0u32;
            let mut count = 0;
            while let Some(digit) = self.rest.next_if(char::is_ascii_hexdigit).and_then(|c| c.to_digit(16)) {
                value = value.checked_mul(16)?.checked_add(digit)?;
                count += 1;
            }
            return (count > 0 && self.eat('}')).then(|| char::from_u32(value)).flatten();
        }
        let first = self.hex(4)?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first);
        }
        (self.eat('\\') && self.eat('u')).then_some(())?;
        let second = self.hex(4).filter(|unit| (0xdc00..0xe000).contains(unit))?;
        char::from_u32(0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00))
    }

    fn hex(&mut self, count: usize) -> Option<u32> {
        (0..count).try_fold(0, |value, _| Some(value * 16 + self.rest.next()?.to_digit(16)?))
    }
}
