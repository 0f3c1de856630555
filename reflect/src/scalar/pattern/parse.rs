//! Reads a pattern as ECMA-262 does under the u flag: disjunctions, terms, groups and quantifiers.

use super::node::{Node, Repeat, Tree};
use super::sets;

/// How deep groups may stand in groups: what reads and compiles a tree goes down with it.
pub(super) const NESTING_LIMIT: usize = 100;

/// The tree of a pattern, or where and why it can't be read.
pub(super) fn parse(pattern: &str) -> Result<Tree, String> {
    let mut parser = Parser::new(pattern);
    let tree = parser.pattern();
    tree.map_err(|reason| format!("at character {}: {reason}", parser.at + 1))
}

/// What `(?ims:…)` switches.
#[derive(Clone, Copy, Default)]
pub(super) struct Modifiers {
    pub(super) ignore_case: bool,
    multiline: bool,
    dot_all: bool,
}

/// What a back-reference names.
pub(super) enum Target {
    Number(usize),
    Name(String),
}

/// Where a group stands: each disjunction around it, and which of its alternatives.
type Place = Vec<(usize, usize)>;

pub(super) struct Parser {
    pattern: Vec<char>,
    pub(super) at: usize,
    pub(super) modifiers: Modifiers,
    groups: usize,
    names: Vec<(String, usize, Place)>,
    /// Each with the character after it, to blame.
    pub(super) references: Vec<(Target, usize)>,
    place: Place,
    disjunctions: usize,
}

impl Parser {
    fn new(pattern: &str) -> Self {
        Self {
            pattern: pattern.chars().collect(),
            at: 0,
            modifiers: Modifiers::default(),
            groups: 0,
            names: Vec::new(),
            references: Vec::new(),
            place: Vec::new(),
            disjunctions: 0,
        }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.pattern.get(self.at).copied()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += 1;
        Some(next)
    }

    pub(super) fn eat(&mut self, text: &str) -> bool {
        let ahead = self.pattern.get(self.at..).unwrap_or_default();
        let length = text.chars().count();
        let found = ahead.len() >= length && text.chars().eq(ahead.iter().copied().take(length));
        if found {
            self.at += length;
        }
        found
    }

    fn pattern(&mut self) -> Result<Tree, String> {
        let root = self.disjunction()?;
        if self.peek().is_some() {
            return Err("this `)` closes no group; write `\\)` for the character".into());
        }
        let mut references = Vec::with_capacity(self.references.len());
        for (target, at) in &self.references {
            let groups = self.meant_by(target);
            if groups.is_empty() {
                self.at = *at;
                return Err("the back-reference before this names no group".into());
            }
            references.push(groups);
        }
        Ok(Tree { root, references })
    }

    fn meant_by(&self, target: &Target) -> Vec<usize> {
        match target {
            Target::Number(number) => number.checked_sub(1).filter(|index| *index < self.groups).into_iter().collect(),
            Target::Name(name) => self.names.iter().filter(|known| known.0 == *name).map(|known| known.1).collect(),
        }
    }

    fn disjunction(&mut self) -> Result<Node, String> {
        if self.place.len() > NESTING_LIMIT {
            return Err(format!("groups stand more than {NESTING_LIMIT} deep"));
        }
        self.disjunctions += 1;
        self.place.push((self.disjunctions, 0));
        let mut options = vec![self.alternative()?];
        while self.eat("|") {
            if let Some((_, alternative)) = self.place.last_mut() {
                *alternative += 1;
            }
            options.push(self.alternative()?);
        }
        self.place.pop();
        Ok(if options.len() == 1 { options.remove(0) } else { Node::Choice(options) })
    }

    fn alternative(&mut self) -> Result<Node, String> {
        let mut terms = Vec::new();
        while !matches!(self.peek(), None | Some('|' | ')')) {
            terms.push(self.term()?);
        }
        Ok(Node::Sequence(terms))
    }

    fn term(&mut self) -> Result<Node, String> {
        let first_group = self.groups;
        let atom = self.atom()?;
        // Under the u flag no assertion can be repeated; the quantifier is then read, and refused, as a term.
        if matches!(atom, Node::Start { .. } | Node::End { .. } | Node::Boundary { .. } | Node::Look { .. }) {
            return Ok(atom);
        }
        let Some((min, max)) = self.quantifier()? else { return Ok(atom) };
        let greedy = !self.eat("?");
        let groups = (first_group, self.groups);
        Ok(Node::Repeat(Repeat { body: Box::new(atom), min, max, greedy, groups }))
    }

    fn atom(&mut self) -> Result<Node, String> {
        let Some(first) = self.peek() else { return Err("the pattern ends too early".into()) };
        let multiline = self.modifiers.multiline;
        match first {
            '*' | '+' | '?' => return Err(format!("there is nothing that `{first}` could repeat")),
            '{' | '}' | ']' => return Err(format!("write `\\{first}` for the character `{first}`")),
            _ => self.at += 1,
        }
        match first {
            '^' => Ok(Node::Start { multiline }),
            '$' => Ok(Node::End { multiline }),
            '.' => Ok(Node::Set(sets::dot(self.modifiers.dot_all))),
            '(' => self.group(),
            '[' => self.class(),
            '\\' => self.atom_escape(),
            literal => self.point(u32::from(literal)),
        }
    }

    fn quantifier(&mut self) -> Result<Option<(u32, Option<u32>)>, String> {
        let bounds = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => return self.counts().map(Some),
            _ => return Ok(None),
        };
        self.at += 1;
        Ok(Some(bounds))
    }

    fn counts(&mut self) -> Result<(u32, Option<u32>), String> {
        let start = self.at;
        self.at += 1;
        let min = self.count();
        let max = if self.eat(",") { self.count() } else { min };
        let (Some(min), true) = (min, self.eat("}")) else {
            self.at = start;
            return Err("a count is written `{2}`, `{2,}` or `{2,5}`; write `\\{` for the character".into());
        };
        if max.is_some_and(|max| max < min) {
            self.at = start;
            return Err("the counts are out of order".into());
        }
        Ok((min, max))
    }

    /// Digits; beyond what a text can ever hold, that many.
    fn count(&mut self) -> Option<u32> {
        let mut count = None;
        while let Some(digit) = self.peek().and_then(|digit| digit.to_digit(10)) {
            self.at += 1;
            count = Some(count.unwrap_or(0_u32).saturating_mul(10).saturating_add(digit));
        }
        count
    }

    fn group(&mut self) -> Result<Node, String> {
        if !self.eat("?") {
            return self.capture();
        }
        for (start, behind, negated) in
            [("=", false, false), ("!", false, true), ("<=", true, false), ("<!", true, true)]
        {
            if self.eat(start) {
                let body = Box::new(self.body()?);
                return Ok(Node::Look { behind, negated, body });
            }
        }
        if self.eat("<") {
            let name = self.group_name()?;
            self.name_group(name)?;
            return self.capture();
        }
        let outside = self.modifiers;
        self.modifiers = self.group_modifiers()?;
        let body = self.body();
        self.modifiers = outside;
        body
    }

    fn capture(&mut self) -> Result<Node, String> {
        let number = self.groups;
        self.groups += 1;
        let body = Box::new(self.body()?);
        Ok(Node::Group { number, body })
    }

    fn body(&mut self) -> Result<Node, String> {
        let body = self.disjunction()?;
        if self.eat(")") { Ok(body) } else { Err("a group is not closed".into()) }
    }

    /// Two groups may share a name where they are alternatives.
    fn name_group(&mut self, name: String) -> Result<(), String> {
        let together = |other: &Place| {
            other.iter().zip(&self.place).all(|(theirs, ours)| theirs.0 != ours.0 || theirs.1 == ours.1)
        };
        if self.names.iter().any(|(known, _, place)| *known == name && together(place)) {
            return Err(format!("two groups are named `{name}`"));
        }
        self.names.push((name, self.groups, self.place.clone()));
        Ok(())
    }

    /// `:` or `i-ms:`, after `(?`.
    fn group_modifiers(&mut self) -> Result<Modifiers, String> {
        let (start, mut modifiers) = (self.at, self.modifiers);
        let (mut on, mut seen) = (true, String::new());
        loop {
            match self.next() {
                Some(':') if on || !seen.is_empty() => return Ok(modifiers),
                Some('-') if on => on = false,
                Some(flag @ ('i' | 'm' | 's')) if !seen.contains(flag) => {
                    seen.push(flag);
                    match flag {
                        'i' => modifiers.ignore_case = on,
                        'm' => modifiers.multiline = on,
                        _ => modifiers.dot_all = on,
                    }
                }
                _ => {
                    self.at = start;
                    return Err("no kind of group begins so".into());
                }
            }
        }
    }
}
