//! Bounds on what the XML reader is given: it takes quadratic time for attributes, and worse for namespaces.

/// How many attributes one tag may have.
const MAX_ATTRIBUTES: usize = 64;

/// How many namespaces a comment may declare.
const MAX_NAMESPACES: usize = 64;

/// Markup that is no tag: how it starts and ends.
const OTHER: [(&str, &str); 3] = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")];

/// The first tag beyond the bounds: its offset and what is wrong with it.
pub(super) fn excess(xml: &str) -> Option<(usize, String)> {
    let mut namespaces = 0;
    let mut at = 0;
    while let Some(start) = xml.get(at..)?.find('<') {
        at += start;
        let rest = xml.get(at..)?;
        if let Some((open, close)) = OTHER.iter().find(|(open, _)| rest.starts_with(open)) {
            let end = rest.get(open.len()..)?.find(close)?;
            at += open.len() + end + close.len();
            continue;
        }
        let tag = Tag::read(rest);
        namespaces += tag.namespaces;
        if tag.attributes > MAX_ATTRIBUTES {
            return Some((at, format!("a tag has more than {MAX_ATTRIBUTES} attributes; remove some")));
        }
        if namespaces > MAX_NAMESPACES {
            return Some((at, format!("more than {MAX_NAMESPACES} namespaces are declared; remove some")));
        }
        at += tag.length;
    }
    None
}

#[derive(Default)]
struct Tag {
    length: usize,
    attributes: usize,
    namespaces: usize,
}

impl Tag {
    /// Reads up to the `>` that stands outside quotes.
    fn read(text: &str) -> Self {
        let mut tag = Self::default();
        let mut rest = text;
        loop {
            let (before, from) = rest.split_at(rest.find(['>', '"', '\'']).unwrap_or(rest.len()));
            tag.namespaces += before.matches("xmlns").count();
            let mut chars = from.chars();
            let mark = chars.next();
            rest = chars.as_str();
            let Some(quote) = mark.filter(|c| *c != '>') else {
                break;
            };
            tag.attributes += 1;
            rest = rest.split_once(quote).map_or("", |(_, after)| after);
        }
        tag.length = text.len() - rest.len();
        tag
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::excess;

    fn attributes(count: usize) -> String {
        (0..count).map(|i| format!(" a{i}='>'")).collect()
    }

    #[test]
    fn bounds_are_told_with_their_place() {
        let namespaces = "<b xmlns:a='u'/>";
        for (xml, expected) in [
            (format!("<b{}/>", attributes(64)), None),
            (
                format!("<doc><b{}/>", attributes(65)),
                Some((5, "a tag has more than 64 attributes; remove some".to_owned())),
            ),
            (namespaces.repeat(64), None),
            (
                namespaces.repeat(65),
                Some((64 * namespaces.len(), "more than 64 namespaces are declared; remove some".to_owned())),
            ),
            (format!("<![CDATA[<b{}/>]]>", attributes(65)), None),
            (format!("<!--<b{}/>-->", attributes(65)), None),
            (format!("<b/>{}", attributes(65)), None),
            ("<b xmlns".to_owned(), None),
            ("<b a='".to_owned(), None),
            ("<!-- <".to_owned(), None),
        ] {
            assert_eq!(excess(&xml), expected, "{xml}");
        }
    }
}
