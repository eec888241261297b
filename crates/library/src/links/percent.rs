//! Percent-encoding of the path of a URI (RFC 3986).

use std::fmt;

/// Characters that a path may contain unencoded, besides ASCII letters and digits.
const PLAIN: &[u8] = b"-._~!$&'()*+,;=:@/";

/// Writes a text, encoding all bytes that a path must not contain.
pub(super) fn encode(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || PLAIN.contains(&byte) {
            write!(f, "{}", char::from(byte))?;
        } else {
            write!(f, "%{byte:02X}")?;
        }
    }
    Ok(())
}

/// Decodes a text. Characters that should have been encoded are kept. Returns `None` if a `%` is not followed by two
/// hexadecimal digits, or the decoded bytes are not UTF-8.
pub fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => digit(rest.next()?)? << 4 | digit(rest.next()?)?,
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

fn digit(byte: u8) -> Option<u8> {
    let value = char::from(byte).to_digit(16)?;
    u8::try_from(value).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Displays text with percent-encoding.
    struct Encoded<'a>(&'a str);

    impl fmt::Display for Encoded<'_> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            encode(self.0, f)
        }
    }

    #[test]
    fn percent_encoding_encodes_what_a_path_must_not_contain() {
        for (text, expected) in [
            ("row:3x3,k3,s2#1", "row:3x3,k3,s2%231"),
            ("100 %?", "100%20%25%3F"),
            ("Zoë", "Zo%C3%AB"),
            ("[::1]:80", "%5B::1%5D:80"),
        ] {
            assert_eq!(Encoded(text).to_string(), expected);
            assert_eq!(decode(expected).as_deref(), Some(text));
        }
    }

    #[test]
    fn percent_decoding_refuses_missing_digits_and_bytes_that_are_no_text() {
        for text in ["%", "%2", "a%2", "%g0", "%0g", "%+1", "%ff", "%C3", "%%23"] {
            assert_eq!(decode(text), None, "{text}");
        }
        assert_eq!(decode("%c3%ABa%41é").as_deref(), Some("ëaAé"));
    }

    proptest! {
        #[test]
        fn percent_encoding_round_trips(text in any::<String>()) {
            let encoded = Encoded(&text).to_string();
            let is_of_path = |byte: u8| byte.is_ascii_graphic() && !b"#?[]\"<>\\^`{|}".contains(&byte);
            prop_assert!(encoded.bytes().all(is_of_path), "{}", encoded);
            prop_assert_eq!(decode(&encoded), Some(text));
        }
    }
}
