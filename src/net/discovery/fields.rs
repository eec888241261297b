//! Fields at fixed places: whole numbers with the smallest byte first, and texts that are filled up with zeros.
//!
//! Nothing here has a length of its own, so there is no length that a stranger could lie about.

/// How long a text may be. What travels has exactly `bytes` bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    /// The most characters.
    pub characters: usize,
    /// The most bytes in UTF-8.
    pub bytes: usize,
}

impl Length {
    /// The text as it may be shown: on one line, without characters that cannot be seen or that turn the direction of
    /// writing, without space at its ends, and cut to this length.
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

    /// Appends the text, cut to its length and filled up with zeros.
    pub(in crate::net) fn write(self, text: &str, to: &mut Vec<u8>) {
        let end = to.len() + self.bytes;
        to.extend_from_slice(self.fit(text).as_bytes());
        to.resize(end, 0);
    }
}

/// Whether a character cannot be seen, or changes how those beside it are read.
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

/// What is left to read of some bytes.
#[derive(Clone, Copy, Debug)]
pub(in crate::net) struct Fields<'a>(pub(in crate::net) &'a [u8]);

impl Fields<'_> {
    /// The next bytes, if there are so many.
    pub(in crate::net) fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*bytes)
    }

    pub(in crate::net) fn byte(&mut self) -> Option<u8> {
        self.bytes().map(|[byte]| byte)
    }

    pub(in crate::net) fn u16(&mut self) -> Option<u16> {
        self.bytes().map(u16::from_le_bytes)
    }

    pub(in crate::net) fn u64(&mut self) -> Option<u64> {
        self.bytes().map(u64::from_le_bytes)
    }

    /// A text up to its first zero, made fit to be shown; none where it is not UTF-8.
    pub(in crate::net) fn text(&mut self, length: Length) -> Option<String> {
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

    const SHORT: Length = Length {
        characters: 6,
        bytes: 10,
    };

    #[test]
    fn a_text_is_cut_to_its_characters_and_to_its_bytes() {
        assert_eq!(SHORT.fit("abcdefgh"), "abcdef");
        assert_eq!(SHORT.fit("€€€€"), "€€€");
        assert_eq!(SHORT.fit("abcde fgh"), "abcde");
    }

    #[test]
    fn a_text_is_one_line_of_what_can_be_seen() {
        assert_eq!(SHORT.fit("  a\r\n\tb\u{7} "), "a b");
        assert_eq!(SHORT.fit("\u{202E}evil\u{2066}"), "evil");
        assert_eq!(SHORT.fit("\u{200B}\0\u{1b}"), "");
    }

    #[test]
    fn fields_are_read_as_they_were_written() {
        let mut bytes = vec![7, 0x34, 0x12];
        SHORT.write("ab c", &mut bytes);
        assert_eq!(bytes.len(), 3 + SHORT.bytes);
        let mut fields = Fields(&bytes);
        assert_eq!(fields.byte(), Some(7));
        assert_eq!(fields.u16(), Some(0x1234));
        assert_eq!(fields.text(SHORT).as_deref(), Some("ab c"));
        assert_eq!(fields.byte(), None);
    }

    #[test]
    fn a_text_that_is_not_utf_8_is_refused() {
        assert_eq!(Fields(&[0xFF, 0, 0, 0, 0, 0, 0, 0, 0, 0]).text(SHORT), None);
        assert_eq!(Fields(b"too few").text(SHORT), None);
    }

    proptest! {
        #[test]
        fn a_text_that_fits_stays_as_it_is(text in any::<String>()) {
            let fitting = SHORT.fit(&text);
            prop_assert!(fitting.len() <= SHORT.bytes);
            prop_assert!(fitting.chars().count() <= SHORT.characters);
            prop_assert!(!fitting.chars().any(char::is_control));
            prop_assert_eq!(SHORT.fit(&fitting), fitting);
        }
    }
}
