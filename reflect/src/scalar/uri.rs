//! URIs by the grammar of RFC 3986 (ruling C-4).

use std::net::Ipv6Addr;

/// Whether a text is a `URI` as RFC 3986 §3 defines it: a scheme, and nothing outside the grammar.
///
/// Blanks, `\` and letters beyond ASCII are outside; `%` has two hexadecimal digits behind it.
///
/// ```
/// use olt::scalar::uri::is_uri;
/// assert!(is_uri("https://example.org/a?b#c"));
/// assert!(is_uri("mailto:a@example.org"));
/// assert!(!is_uri("/a/b"));
/// assert!(!is_uri("https://example.org/a b"));
/// ```
#[must_use]
pub fn is_uri(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else {
        return false;
    };
    let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
    let (hierarchy, query) = rest.split_once('?').unwrap_or((rest, ""));
    is_scheme(scheme)
        && is_hierarchy(hierarchy)
        && is_made_of(query, in_query)
        && is_made_of(fragment, in_query)
}

fn is_scheme(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.'))
}

/// `//authority/path`, or a path alone.
fn is_hierarchy(text: &str) -> bool {
    let Some(rest) = text.strip_prefix("//") else {
        return is_made_of(text, in_path);
    };
    let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    is_authority(authority) && is_made_of(path, in_path)
}

/// `user@host:port`; only the host is required, and even that may be empty.
fn is_authority(text: &str) -> bool {
    let (user, host) = text.split_once('@').unwrap_or(("", text));
    is_made_of(user, in_user) && is_host(host)
}

fn is_host(text: &str) -> bool {
    let Some(literal) = text.strip_prefix('[') else {
        let (name, port) = text.split_once(':').unwrap_or((text, ""));
        return is_made_of(name, in_name) && is_port(port);
    };
    literal.split_once(']').is_some_and(|(address, rest)| {
        is_ip_literal(address) && (rest.is_empty() || rest.strip_prefix(':').is_some_and(is_port))
    })
}

fn is_port(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_digit())
}

/// What may stand between brackets: an IPv6 address, or a later version's behind `v`.
fn is_ip_literal(text: &str) -> bool {
    match text
        .strip_prefix(['v', 'V'])
        .and_then(|future| future.split_once('.'))
    {
        Some((version, address)) => {
            !version.is_empty()
                && version.bytes().all(|b| b.is_ascii_hexdigit())
                && !address.is_empty()
                && address.bytes().all(in_user)
        }
        None => text.parse::<Ipv6Addr>().is_ok(),
    }
}

/// Whether all bytes are allowed or begin a `%` with two hexadecimal digits.
fn is_made_of(text: &str, allowed: fn(u8) -> bool) -> bool {
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        let mut hex = || bytes.next().is_some_and(|b| b.is_ascii_hexdigit());
        if !(allowed(byte) || byte == b'%' && hex() && hex()) {
            return false;
        }
    }
    true
}

/// `unreserved` and `sub-delims`: a registered name.
fn in_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric()
        || matches!(
            byte,
            b'-' | b'.' | b'_' | b'~' | b'!' | b'$' | b'&' | b'\'' | b'('..=b',' | b';' | b'='
        )
}

fn in_user(byte: u8) -> bool {
    in_name(byte) || byte == b':'
}

fn in_path(byte: u8) -> bool {
    in_user(byte) || matches!(byte, b'@' | b'/')
}

fn in_query(byte: u8) -> bool {
    in_path(byte) || byte == b'?'
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn uris_of_every_shape_are_taken() {
        let table = [
            // The examples of RFC 3986 §1.1.2.
            "ftp://ftp.is.co.za/rfc/rfc1808.txt",
            "http://www.ietf.org/rfc/rfc2396.txt",
            "ldap://[2001:db8::7]/c=GB?objectClass?one",
            "mailto:John.Doe@example.com",
            "news:comp.infosystems.www.servers.unix",
            "tel:+1-816-555-1212",
            "telnet://192.0.2.16:80/",
            "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
            "a:",
            "A+1-.:",
            "a:/",
            "a:b//c",
            "file:///etc/hosts",
            "http://",
            "http://@:/",
            "http://u:p:q@h:000000000080/;a=b,c?d/?#e/?",
            "http://a%2Fb%c3%A9/%20",
            "http://999.999.999.999/",
            "http://[::]",
            "http://[::ffff:192.0.2.1]:1/",
            "http://[1:2:3:4:5:6:7::]",
            "http://[v1F.a:b!]",
            "a:?#",
            "a:#!$&'()*+,;=:@/?",
        ];
        for text in table {
            assert!(is_uri(text), "{text}");
        }
    }

    #[test]
    fn what_is_outside_the_grammar_is_refused() {
        let table = [
            "",
            ":",
            "a",
            "//a",
            "/a:b",
            "?a:b",
            "#a:b",
            "1a:b",
            "+a:b",
            "a_b:c",
            "é:a",
            "~/path",
            "a b",
            "a:b c",
            "a:\\b",
            "a:é",
            "a:\u{0}",
            "a:b\n",
            " a:b",
            "a:<b>",
            "a:\"",
            "a:{b}",
            "a:|",
            "a:^",
            "a:`",
            "a:[b]",
            "a:%",
            "a:%2",
            "a:%2g",
            "a:%%20",
            "a:#b#c",
            "a:?[",
            "http://a b/",
            "http://a@b@c/",
            "http://a:b/",
            "http://a:1:2/",
            "http://[::1",
            "http://[::1]a",
            "http://[::1]:a",
            "http://[::1]1",
            "http://a[::1]/",
            "http://[]",
            "http://[127.0.0.1]",
            "http://[1:2:3:4:5:6:7:8:9]",
            "http://[::1%25eth0]",
            "http://[:::]",
            "http://[12345::]",
            "http://[v.a]",
            "http://[v1.]",
            "http://[v1]",
            "http://[vg.a]",
            "http://[v1.%20]",
            "http://[::01.2.3.4]",
            "http://::1/",
            "http://a%zz/",
            "http://é/",
            "http:\\\\a",
        ];
        for text in table {
            assert!(!is_uri(text), "{text}");
        }
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "\\PC*|[a-f0-9:/?#@%.v\\[\\] é]{0,40}") {
            let _ = is_uri(&text);
        }
    }
}
