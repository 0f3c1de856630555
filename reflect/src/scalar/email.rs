//! E-mail addresses: a mailbox of RFC 5321, without a display name (ruling C-4).

use std::net::{Ipv4Addr, Ipv6Addr};

/// The greatest lengths RFC 5321 §4.5.3.1 and RFC 1035 §2.3.4 allow, in bytes.
const MAX_LOCAL_PART: usize = 64;
const MAX_DOMAIN: usize = 253;
const MAX_LABEL: usize = 63;

/// Whether a text is a `Mailbox` as RFC 5321 §4.1.2 defines it.
///
/// ```
/// use olt::scalar::email::is_mailbox;
/// assert!(is_mailbox("ada@example.org"));
/// assert!(is_mailbox("\"Ada L.\"@[192.0.2.1]"));
/// assert!(!is_mailbox("Ada <ada@example.org>"));
/// ```
#[must_use]
pub fn is_mailbox(text: &str) -> bool {
    // Neither a domain nor an address holds an `@`; a quoted local part may.
    text.rsplit_once('@')
        .is_some_and(|(local, domain)| is_local_part(local) && is_domain(domain))
}

fn is_local_part(text: &str) -> bool {
    let fits = text.len() <= MAX_LOCAL_PART;
    match text.strip_prefix('"') {
        Some(quoted) => fits && quoted.strip_suffix('"').is_some_and(is_quoted_content),
        None => fits && text.split('.').all(is_atom),
    }
}

fn is_atom(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(is_atom_byte)
}

fn is_atom_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric()
        || matches!(byte, b'!' | b'#'..=b'\'' | b'*' | b'+' | b'-' | b'/' | b'=' | b'?' | b'^'..=b'`' | b'{'..=b'~')
}

/// What may stand between quotes: printable ASCII, `"` and `\` only behind a `\`.
fn is_quoted_content(text: &str) -> bool {
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        let plain = match byte {
            b'"' => false,
            b'\\' => bytes.next().is_some_and(is_printable),
            other => is_printable(other),
        };
        if !plain {
            return false;
        }
    }
    true
}

fn is_printable(byte: u8) -> bool {
    byte == b' ' || byte.is_ascii_graphic()
}

fn is_domain(text: &str) -> bool {
    match text.strip_prefix('[') {
        Some(literal) => literal.strip_suffix(']').is_some_and(is_address),
        None => text.len() <= MAX_DOMAIN && text.split('.').all(is_label),
    }
}

fn is_label(text: &str) -> bool {
    (1..=MAX_LABEL).contains(&text.len())
        && !text.starts_with('-')
        && !text.ends_with('-')
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

/// An IPv4 address, or one behind the only tag that is registered: `IPv6:`.
fn is_address(text: &str) -> bool {
    match text.split_once(':') {
        Some((tag, address)) if tag.eq_ignore_ascii_case("IPv6") => {
            address.parse::<Ipv6Addr>().is_ok()
        }
        _ => text.parse::<Ipv4Addr>().is_ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn mailboxes_are_taken() {
        let longest_local = format!("{}@b", "a".repeat(64));
        let label = "b".repeat(63);
        let longest_domain = format!("a@{label}.{label}.{label}.{}", "b".repeat(61));
        let table = [
            "a@b",
            "a.b+c@example.org",
            "!#$%&'*+-/=?^_`{|}~@b",
            "1@1",
            "a@b-c.d1",
            "a@xn--bcher-kva.example",
            "\"\"@b",
            "\"a b\"@c",
            "\"a@b\"@c",
            "\"a\\\"\\\\\"@b",
            "\"a..b\"@c",
            "a@[127.0.0.1]",
            "a@[IPv6:::1]",
            "a@[ipv6:2001:db8::1]",
            longest_local.as_str(),
            longest_domain.as_str(),
        ];
        for text in table {
            assert!(is_mailbox(text), "{text}");
        }
    }

    #[test]
    fn everything_else_is_refused() {
        let long_local = format!("{}@b", "a".repeat(65));
        let long_label = format!("a@{}", "b".repeat(64));
        let long_domain = format!("a@{}", ["b"; 128].join("."));
        let table = [
            "",
            "@",
            "a",
            "a@",
            "@b",
            "a@b@c",
            ".a@b",
            "a.@b",
            "a..b@c",
            "a b@c",
            "a@b c",
            " a@b",
            "a@b ",
            "a@b.",
            "a@.b",
            "a@b..c",
            "a@-b",
            "a@b-",
            "a@b_c",
            "a(c)@b",
            "a,b@c",
            "é@b",
            "a@é",
            "\"é\"@b",
            "\"a@b",
            "\"@b",
            "a\"b\"@c",
            "\"a\"b@c",
            "\"a\"\"@b",
            "\"a\\\"@b",
            "\"a\tb\"@c",
            "\"\\\u{1}\"@b",
            "a@[127.0.0.1",
            "a@127.0.0.1]",
            "a@[]",
            "a@[::1]",
            "a@[IPv6:127.0.0.1]",
            "a@[256.0.0.1]",
            "a@[x:y]",
            "Ada <a@b>",
            "<a@b>",
            "mailto:a@b c",
            long_local.as_str(),
            long_label.as_str(),
            long_domain.as_str(),
        ];
        for text in table {
            assert!(!is_mailbox(text), "{text}");
        }
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "\\PC*|[a-c.@\"\\\\\\[\\]:1é]{0,30}") {
            let _ = is_mailbox(&text);
        }
    }
}
