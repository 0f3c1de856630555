//! Templates whose every value is escaped for the language of the text it goes into.

use minijinja::syntax::SyntaxConfig;
use minijinja::{
    AutoEscape, Environment, Error, HtmlEscape, Output, State, UndefinedBehavior, Value, escape_formatter,
};

/// The language of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Language {
    Html,
    Markdown,
}

/// The template filled in. What is marked as safe is put in as it stands, all else escaped.
///
/// # Errors
/// The template names what is not there, which is a fault of this crate.
pub(super) fn render(language: Language, template: &str, context: Value) -> Result<String, Error> {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_syntax(SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build()?);
    environment.set_auto_escape_callback(move |_| match language {
        Language::Html => AutoEscape::Html,
        Language::Markdown => AutoEscape::Custom("markdown".into()),
    });
    // Within an element of a block, Markdown is read as HTML.
    environment.add_filter("html", |text: &str| Value::from_safe_string(HtmlEscape(text).to_string()));
    environment.set_formatter(format);
    environment.template_from_str(template)?.render(context)
}

fn format(out: &mut Output<'_>, state: &mut State<'_, '_>, value: &Value) -> Result<(), Error> {
    match state.auto_escape() {
        AutoEscape::Custom(_) if value.is_safe() => Ok(out.write_str(&value.to_string())?),
        AutoEscape::Custom(_) => Ok(out.write_str(&markdown(&value.to_string()))?),
        _ => escape_formatter(out, state, value),
    }
}

/// A text as Markdown that says no more than the text: no link, no table cell, no HTML.
fn markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '\n' | '\r' => out.push(' '),
            ' ' | ',' | ';' | '\'' | '"' | '(' | ')' | '/' | '%' | '=' | '?' | '-' => out.push(c),
            // Only this would be taken for an address.
            '.' if !out.ends_with("www") => out.push(c),
            _ if c.is_ascii_punctuation() => out.extend(['\\', c]),
            _ => out.push(c),
        }
    }
    out
}

/// Lines as a block of code in Markdown, in a fence that none of them ends.
pub(super) fn code_block(language: &str, lines: &[String]) -> Value {
    let text = lines.join("\n");
    let runs = text.split(|c| c != '`').map(str::len);
    let fence = "`".repeat(runs.max().unwrap_or_default().max(2) + 1);
    Value::from_safe_string(format!("{fence}{language}\n{text}\n{fence}"))
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn every_value_is_escaped_for_its_language() {
        let context = || minijinja::context! { hostile => "<b>|`*_\n![x](javascript:1) www.a.b & 'q'" };
        let html = render(Language::Html, "{{ hostile }}", context()).unwrap();
        assert_eq!(html, "&lt;b&gt;|`*_\n![x](javascript:1) www.a.b &amp; &#x27;q&#x27;");
        let markdown = render(Language::Markdown, "{{ hostile }}", context()).unwrap();
        assert_eq!(markdown, r"\<b\>\|\`\*\_ \!\[x\](javascript\:1) www\.a.b \& 'q'");
    }

    #[test]
    fn a_name_that_is_not_there_is_an_error() {
        assert!(render(Language::Html, "{{ nothing }}", minijinja::context! {}).is_err());
    }

    #[test]
    fn a_fence_is_longer_than_what_it_holds() {
        let block = code_block("diff", &["- a".to_owned(), "+ ````".to_owned()]);
        assert_eq!(block.to_string(), "`````diff\n- a\n+ ````\n`````");
        assert_eq!(code_block("", &[String::new()]).to_string(), "```\n\n```");
    }
}
