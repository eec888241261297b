//! Fixed-size fields: little-endian integers, and text padded with zeros.
//!
//! Fields have no length prefix, so a peer cannot send a false length.

/// Maximum length of a text. On the wire, it always takes `bytes` bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextLength {
    /// Maximum number of characters.
    pub characters: usize,
    /// Maximum number of bytes in UTF-8.
    pub bytes: usize,
}

impl TextLength {
    /// Makes a text safe to display: on one line, trimmed, with single spaces, without invisible characters and
    /// direction marks, and truncated to this length.
    pub fn fit(self, text: &str) -> String {
        let mut fitting = String::new();
        let mut characters = 0;
        let mut space = false;
        for character in text.chars() {
            if character.is_whitespace() {
                space = !fitting.is_empty();
                continue;
            }
            if is_hidden(character) {
                continue;
            }
            let more = usize::from(space);
            if characters + more + 1 > self.characters
                || fitting.len() + more + character.len_utf8() > self.bytes
            {
                break;
            }
            if space {
                fitting.push(' ');
                space = false;
            }
            fitting.push(character);
            characters += more + 1;
        }
        fitting
    }

    /// Returns `true` if [`fit`](Self::fit) would truncate a text.
    pub fn cuts(self, text: &str) -> bool {
        let unlimited = Self {
            characters: usize::MAX,
            bytes: usize::MAX,
        };
        unlimited.fit(text) != self.fit(text)
    }

    /// Appends the text, truncated to this length and padded with zeros.
    pub(super) fn write(self, text: &str, to: &mut Vec<u8>) {
        let end = to.len() + self.bytes;
        to.extend_from_slice(self.fit(text).as_bytes());
        to.resize(end, 0);
    }
}

/// Returns `true` if a character is invisible or changes how its neighbours are displayed.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{AD}'
                | '\u{61C}'
                | '\u{180E}'
                | '\u{200B}'..='\u{200F}'
                | '\u{2028}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{FEFF}'
                | '\u{FFF0}'..='\u{FFFB}'
                | '\u{E0000}'..='\u{E0FFF}'
        )
}

/// Reader of the remaining bytes. Each method returns `None` if there are too few.
#[derive(Clone, Copy, Debug)]
pub(super) struct FieldReader<'a>(pub(super) &'a [u8]);

impl FieldReader<'_> {
    /// Reads `N` bytes.
    pub(super) fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*bytes)
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        self.bytes().map(|[byte]| byte)
    }

    pub(super) fn u16(&mut self) -> Option<u16> {
        self.bytes().map(u16::from_le_bytes)
    }

    pub(super) fn u64(&mut self) -> Option<u64> {
        self.bytes().map(u64::from_le_bytes)
    }

    /// Reads a text up to its first zero byte, and makes it safe to display. Returns `None` if it is not UTF-8.
    pub(super) fn text(&mut self, length: TextLength) -> Option<String> {
        let (bytes, rest) = self.0.split_at_checked(length.bytes)?;
        let end = bytes.iter().position(|byte| *byte == 0);
        let text = std::str::from_utf8(&bytes[..end.unwrap_or(bytes.len())]).ok()?;
        self.0 = rest;
        Some(length.fit(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const SHORT: TextLength = TextLength {
        characters: 6,
        bytes: 10,
    };

    #[test]
    fn text_is_cut_to_its_characters_and_bytes() {
        assert_eq!(SHORT.fit("abcdefgh"), "abcdef");
        assert_eq!(SHORT.fit("€€€€"), "€€€");
        assert_eq!(SHORT.fit("abcde fgh"), "abcde");
        assert!(SHORT.cuts("abcdefg") && SHORT.cuts("€€€€"));
        assert!(!SHORT.cuts("  abc  de\u{200B} "));
    }

    #[test]
    fn text_is_one_line_without_hidden_characters() {
        assert_eq!(SHORT.fit("  a\r\n\tb\u{7} "), "a b");
        assert_eq!(SHORT.fit("\u{202E}evil\u{2066}"), "evil");
        assert_eq!(SHORT.fit("\u{200B}\0\u{1b}"), "");
    }

    #[test]
    fn fields_round_trip() {
        let mut bytes = vec![7, 0x34, 0x12];
        SHORT.write("ab c", &mut bytes);
        assert_eq!(bytes.len(), 3 + SHORT.bytes);
        let mut fields = FieldReader(&bytes);
        assert_eq!(fields.byte(), Some(7));
        assert_eq!(fields.u16(), Some(0x1234));
        assert_eq!(fields.text(SHORT).as_deref(), Some("ab c"));
        assert_eq!(fields.byte(), None);
    }

    #[test]
    fn text_that_is_not_utf_8_is_rejected() {
        assert_eq!(
            FieldReader(&[0xFF, 0, 0, 0, 0, 0, 0, 0, 0, 0]).text(SHORT),
            None
        );
        assert_eq!(FieldReader(b"too few").text(SHORT), None);
    }

    proptest! {
        #[test]
        fn fitting_text_is_unchanged(text in any::<String>()) {
            let fitting = SHORT.fit(&text);
            prop_assert!(fitting.len() <= SHORT.bytes);
            prop_assert!(fitting.chars().count() <= SHORT.characters);
            prop_assert!(!fitting.chars().any(char::is_control));
            prop_assert_eq!(SHORT.fit(&fitting), fitting);
        }
    }
}
