//! Reads escapes, classes and the names of groups.

use super::node::Node;
use super::parse::{Parser, Target};
use super::sets;
use regex_syntax::hir::ClassUnicode;

/// A member of a class.
enum Member {
    Point(u32),
    Set(ClassUnicode),
}

impl Parser {
    /// One character, in either case where case is ignored.
    pub(super) fn point(&self, point: u32) -> Result<Node, String> {
        self.set(sets::points(point, point)).map(Node::Set)
    }

    fn set(&self, set: ClassUnicode) -> Result<ClassUnicode, String> {
        if !self.modifiers.ignore_case {
            return Ok(set);
        }
        sets::folded(set).ok_or_else(|| "there is no table of cases".to_owned())
    }

    /// What follows a `\` outside classes.
    pub(super) fn atom_escape(&mut self) -> Result<Node, String> {
        let folded = self.modifiers.ignore_case;
        match self.peek() {
            Some(letter @ ('b' | 'B')) => {
                self.at += 1;
                Ok(Node::Boundary { negated: letter == 'B', folded })
            }
            Some('1'..='9') => {
                let number = self.reference_number();
                Ok(self.reference(Target::Number(number)))
            }
            Some('k') => {
                self.at += 1;
                if !self.eat("<") {
                    return Err("`\\k` wants the name of a group, as in `\\k<name>`".into());
                }
                let name = self.group_name()?;
                Ok(self.reference(Target::Name(name)))
            }
            _ => match self.set_escape()? {
                Some(set) => self.set(set).map(Node::Set),
                None => {
                    let point = self.character_escape()?;
                    self.point(point)
                }
            },
        }
    }

    fn reference_number(&mut self) -> usize {
        let mut number = 0_usize;
        while let Some(digit) = self.peek().and_then(|digit| digit.to_digit(10)) {
            self.at += 1;
            number = number.saturating_mul(10).saturating_add(digit as usize);
        }
        number
    }

    fn reference(&mut self, target: Target) -> Node {
        let index = self.references.len();
        self.references.push((target, self.at));
        Node::Reference { index, folded: self.modifiers.ignore_case }
    }

    /// `\d` and its kind; none where the escape is of another kind.
    fn set_escape(&mut self) -> Result<Option<ClassUnicode>, String> {
        let Some(letter @ ('d' | 'D' | 's' | 'S' | 'w' | 'W' | 'p' | 'P')) = self.peek() else { return Ok(None) };
        self.at += 1;
        let set = match letter.to_ascii_lowercase() {
            'd' => sets::digits(),
            's' => sets::space(),
            'w' => sets::word(self.modifiers.ignore_case),
            _ => self.property()?,
        };
        Ok(Some(if letter.is_ascii_uppercase() { sets::negated(set) } else { set }))
    }

    /// `{Name}` or `{Name=Value}`, after `\p`.
    fn property(&mut self) -> Result<ClassUnicode, String> {
        let start = self.at;
        self.property_text().and_then(|text| sets::property(&text)).ok_or_else(|| {
            self.at = start;
            "`\\p` wants a Unicode property, as in `\\p{Lu}` or `\\p{Script=Greek}`".to_owned()
        })
    }

    fn property_text(&mut self) -> Option<String> {
        let mut text = String::new();
        if self.eat("{") {
            while !self.eat("}") {
                text.push(self.next()?);
            }
        }
        Some(text)
    }

    /// An escape that means one code point.
    fn character_escape(&mut self) -> Result<u32, String> {
        let start = self.at;
        let letter = self.next();
        let point = match letter {
            Some('f') => Some(0x0C),
            Some('n') => Some(0x0A),
            Some('r') => Some(0x0D),
            Some('t') => Some(0x09),
            Some('v') => Some(0x0B),
            Some('c') => self.next().filter(char::is_ascii_alphabetic).map(|letter| u32::from(letter) % 32),
            Some('0') => (!self.peek().is_some_and(|next| next.is_ascii_digit())).then_some(0),
            Some('x') => self.hexadecimal(2),
            Some('u') => self.unicode_escape(),
            Some('^' | '$' | '\\' | '.' | '*' | '+' | '?' | '(' | ')' | '[' | ']' | '{' | '}' | '|' | '/') => {
                letter.map(u32::from)
            }
            _ => None,
        };
        point.ok_or_else(|| {
            self.at = start;
            match letter {
                Some(letter) => format!("`\\{letter}` is no escape here"),
                None => "a `\\` ends the pattern".to_owned(),
            }
        })
    }

    fn hexadecimal(&mut self, digits: u32) -> Option<u32> {
        (0..digits).try_fold(0, |number, _| Some(number * 16 + self.next()?.to_digit(16)?))
    }

    /// `XXXX`, a pair of these, or `{X…}`, after `\u`.
    fn unicode_escape(&mut self) -> Option<u32> {
        if self.eat("{") {
            let mut point = self.hexadecimal(1)?;
            while !self.eat("}") {
                point = point * 16 + self.hexadecimal(1)?;
                if point > 0x10_FFFF {
                    return None;
                }
            }
            return Some(point);
        }
        let lead = self.hexadecimal(4)?;
        let after = self.at;
        if (0xD800..0xDC00).contains(&lead) && self.eat("\\u") {
            if let Some(trail @ 0xDC00..=0xDFFF) = self.hexadecimal(4) {
                return Some(0x1_0000 + ((lead - 0xD800) << 10) + (trail - 0xDC00));
            }
            self.at = after;
        }
        Some(lead)
    }

    /// What follows a `[`.
    pub(super) fn class(&mut self) -> Result<Node, String> {
        let inverted = self.eat("^");
        let mut set = ClassUnicode::empty();
        while !self.eat("]") {
            let start = self.at;
            let first = self.member()?;
            // A `-` that stands last is itself.
            let ranged = self.eat("-") && {
                let last = self.peek() == Some(']');
                self.at -= usize::from(last);
                !last
            };
            match (first, ranged.then(|| self.member()).transpose()?) {
                (Member::Point(low), Some(Member::Point(high))) if low <= high => set.union(&sets::points(low, high)),
                (Member::Point(_), Some(Member::Point(_))) => {
                    self.at = start;
                    return Err("the range is out of order".into());
                }
                (_, Some(_)) => {
                    self.at = start;
                    return Err("a set of characters can't begin or end a range; write `\\-` for the character".into());
                }
                (Member::Point(point), None) => set.union(&sets::points(point, point)),
                (Member::Set(members), None) => set.union(&members),
            }
        }
        let set = self.set(set)?;
        Ok(Node::Set(if inverted { sets::negated(set) } else { set }))
    }

    fn member(&mut self) -> Result<Member, String> {
        match self.next() {
            None => Err("a class is not closed".into()),
            Some('\\') => match self.peek() {
                Some(own @ ('b' | '-')) => {
                    self.at += 1;
                    Ok(Member::Point(if own == 'b' { 8 } else { u32::from('-') }))
                }
                _ => match self.set_escape()? {
                    Some(set) => Ok(Member::Set(set)),
                    None => self.character_escape().map(Member::Point),
                },
            },
            Some(literal) => Ok(Member::Point(u32::from(literal))),
        }
    }

    /// An identifier and the `>` after it.
    pub(super) fn group_name(&mut self) -> Result<String, String> {
        let mut name = String::new();
        loop {
            let start = self.at;
            let character = match self.next() {
                Some('>') if !name.is_empty() => return Ok(name),
                Some('\\') if self.eat("u") => self.unicode_escape().and_then(char::from_u32),
                other => other,
            };
            let Some(character) = character.filter(|character| is_identifier(*character, name.is_empty())) else {
                self.at = start;
                return Err("a group's name is an identifier followed by `>`".into());
            };
            name.push(character);
        }
    }
}

fn is_identifier(character: char, first: bool) -> bool {
    if character.is_ascii() {
        let letter = character.is_ascii_alphabetic() || matches!(character, '$' | '_');
        return letter || (!first && character.is_ascii_digit());
    }
    let property = if first { "ID_Start" } else { "ID_Continue" };
    let joiner = !first && matches!(character, '\u{200C}' | '\u{200D}');
    joiner || sets::property(property).is_some_and(|set| sets::contains(set.ranges(), character))
}
