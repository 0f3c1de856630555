//! JSON as text with a shape: it can hold what a parsed value can't, such as a name given twice.

use std::fmt;

/// A JSON value whose scalars are kept as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tree {
    /// Anything, as it is to be printed.
    Text(String),
    /// An array.
    Array(Vec<Tree>),
    /// An object, in order, repeated names allowed.
    Object(Vec<(String, Tree)>),
}

impl Tree {
    /// A JSON text, taken as it is.
    #[must_use]
    pub fn raw(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A JSON string that means `text`.
    #[must_use]
    pub fn string(text: &str) -> Self {
        Self::Text(serde_json::Value::from(text).to_string())
    }

    /// How many values there are in it, itself included.
    #[must_use]
    pub fn count(&self) -> usize {
        let inner: usize = match self {
            Self::Text(_) => 0,
            Self::Array(elements) => elements.iter().map(Self::count).sum(),
            Self::Object(members) => members.iter().map(|(_, value)| value.count()).sum(),
        };
        inner + 1
    }

    /// The value at `place`, where the places count from this value on, depth first.
    pub fn at(&mut self, place: usize) -> Option<&mut Self> {
        if place == 0 {
            return Some(self);
        }
        let mut rest = place - 1;
        let children: Vec<&mut Self> = match self {
            Self::Text(_) => Vec::new(),
            Self::Array(elements) => elements.iter_mut().collect(),
            Self::Object(members) => members.iter_mut().map(|(_, value)| value).collect(),
        };
        for child in children {
            let count = child.count();
            if rest < count {
                return child.at(rest);
            }
            rest -= count;
        }
        None
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Array(elements) => {
                f.write_str("[")?;
                separated(f, elements.iter(), |f, element| element.fmt(f))?;
                f.write_str("]")
            }
            Self::Object(members) => {
                f.write_str("{")?;
                separated(f, members.iter(), |f, (name, value)| {
                    write!(f, "{}:{value}", serde_json::Value::from(name.as_str()))
                })?;
                f.write_str("}")
            }
        }
    }
}

fn separated<T>(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = T>,
    write: impl Fn(&mut fmt::Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    for (index, item) in items.enumerate() {
        if index > 0 {
            f.write_str(",")?;
        }
        write(f, item)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn places_count_depth_first() {
        let inner = Tree::Array(vec![Tree::raw("1"), Tree::raw("2")]);
        let mut tree = Tree::Object(vec![("a".into(), inner), ("\"".into(), Tree::string("x\n"))]);
        assert_eq!(tree.to_string(), r#"{"a":[1,2],"\"":"x\n"}"#);
        assert_eq!(tree.count(), 5);
        let at = |tree: &mut Tree, place| tree.at(place).map(|value| value.to_string());
        assert_eq!(at(&mut tree, 1).as_deref(), Some("[1,2]"));
        assert_eq!(at(&mut tree, 3).as_deref(), Some("2"));
        assert_eq!(at(&mut tree, 4).as_deref(), Some(r#""x\n""#));
        assert_eq!(at(&mut tree, 5), None);
    }
}
