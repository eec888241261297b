//! Join codes: short codes that players type to join a server.

use crate::text_format::is_invisible;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Characters of join codes. `0`, `O`, `1`, `I` and `L` are left out because they look alike, and the other vowels and `Q` so
/// that no code spells a word.
pub const JOIN_CODE_ALPHABET: &str = "BCDFGHJKMNPRTVWXY234579";
/// Number of characters in a join code.
pub const JOIN_CODE_LENGTH: usize = 6;

/// Characters that are in no code, each with the one that it is a misreading of.
const LOOK_ALIKE: [(char, char); 5] = [('Z', '2'), ('S', '5'), ('8', 'B'), ('6', 'G'), ('U', 'V')];

/// Six-character code that a client needs to join a server: one of 148,035,889.
///
/// ```
/// use tessella_formats::join_code::JoinCode;
///
/// let code: JoinCode = "bcd-z34".parse()?;
/// assert_eq!(code.to_string(), "BCD 234");
/// # Ok::<(), tessella_formats::join_code::JoinCodeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct JoinCode([u8; JOIN_CODE_LENGTH]);

impl JoinCode {
    /// Draws a code from random bytes. All codes are equally likely if all byte values are.
    pub fn draw(mut random_byte: impl FnMut() -> u8) -> Self {
        let alphabet = JOIN_CODE_ALPHABET.as_bytes();
        // Bytes past the last multiple of the alphabet's length would favour its first characters, so they are
        // rejected.
        let whole = u8::MAX as usize / alphabet.len() * alphabet.len();
        Self(std::array::from_fn(|_| {
            loop {
                let drawn = usize::from(random_byte());
                if drawn < whole {
                    return alphabet[drawn % alphabet.len()];
                }
            }
        }))
    }

    /// Returns the characters in upper case, without a space. They are the shared password of the key exchange.
    pub const fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl FromStr for JoinCode {
    type Err = JoinCodeError;

    /// Parses a code in upper or lower case, ignoring spaces, dashes, quotes and invisible characters anywhere.
    /// Look-alikes of a character in the alphabet are accepted for it.
    fn from_str(text: &str) -> Result<Self, JoinCodeError> {
        let mut code = [0; JOIN_CODE_LENGTH];
        let mut length = 0;
        for character in text.chars() {
            let is_separator = matches!(character, '-' | '_' | '.' | '‐'..='―' | '−');
            let is_quote = matches!(
                character,
                '"' | '\'' | '`' | '‘'..='‟' | '«' | '»' | '‹' | '›' | '「' | '」'
            );
            if character.is_whitespace() || is_invisible(character) || is_separator || is_quote {
                continue;
            }
            let narrow = match character {
                // Full-width forms of ASCII characters.
                '！'..='～' => char::from_u32(character as u32 - '！' as u32 + '!' as u32),
                _ => None,
            };
            let capital = narrow.unwrap_or(character).to_ascii_uppercase();
            let alike = LOOK_ALIKE.iter().find(|(seen, _)| *seen == capital);
            let meant = alike.map_or(capital, |(_, meant)| *meant);
            if !JOIN_CODE_ALPHABET.contains(meant) {
                return Err(JoinCodeError::Character(character));
            }
            if let Some(byte) = code.get_mut(length) {
                *byte = meant as u8;
            }
            length += 1;
        }
        match length {
            JOIN_CODE_LENGTH => Ok(Self(code)),
            length => Err(JoinCodeError::Length(length)),
        }
    }
}

impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, byte) in self.0.iter().enumerate() {
            let space = if at == JOIN_CODE_LENGTH / 2 { " " } else { "" };
            write!(f, "{space}{}", char::from(*byte))?;
        }
        Ok(())
    }
}

/// Hides the code, so that it is not logged by accident.
impl fmt::Debug for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JoinCode(……)")
    }
}

/// Error returned for text that is not a join code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum JoinCodeError {
    /// The text has this number of characters instead of [`JOIN_CODE_LENGTH`].
    #[error("a join code has {JOIN_CODE_LENGTH} characters, not {0}")]
    Length(usize),
    /// The character is neither in [`JOIN_CODE_ALPHABET`] nor a look-alike of one that is.
    #[error("join codes have no {0:?}, only {JOIN_CODE_ALPHABET}")]
    Character(char),
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    #[test]
    fn join_code_count_matches_documentation() {
        let signs: HashSet<char> = JOIN_CODE_ALPHABET.chars().collect();
        assert_eq!(signs.len(), JOIN_CODE_ALPHABET.len());
        assert_eq!(signs.len().pow(JOIN_CODE_LENGTH as u32), 148_035_889);
        for (seen, meant) in LOOK_ALIKE {
            assert!(!signs.contains(&seen) && signs.contains(&meant));
        }
    }

    #[test]
    fn join_code_parses_as_people_write_it() {
        for text in [
            "BCD234",
            "bcd 234",
            " b-c-d—2.3_4\n",
            "8cdz34",
            "BCD Z34",
            "“BCD\u{a0}234”\u{200b}",
            "ＢＣＤ２３４",
        ] {
            let code: Result<JoinCode, JoinCodeError> = text.parse();
            assert_eq!(
                code.map(|code| code.to_string()),
                Ok("BCD 234".to_owned()),
                "{text}"
            );
        }
    }

    #[test]
    fn invalid_join_code_error_states_expectation() {
        for (text, error) in [
            ("BCD 23", JoinCodeError::Length(5)),
            (&"B".repeat(1000), JoinCodeError::Length(1000)),
            ("BCD 230", JoinCodeError::Character('0')),
            ("BCD é23", JoinCodeError::Character('é')),
        ] {
            assert_eq!(text.parse::<JoinCode>(), Err(error));
        }
        for (error, text) in [
            (
                JoinCodeError::Length(1),
                "a join code has 6 characters, not 1",
            ),
            (
                JoinCodeError::Length(5),
                "a join code has 6 characters, not 5",
            ),
            (
                JoinCodeError::Character('é'),
                "join codes have no 'é', only BCDFGHJKMNPRTVWXY234579",
            ),
        ] {
            assert_eq!(error.to_string(), text);
        }
    }

    proptest! {
        #[test]
        fn parsing_join_code_never_panics(text in any::<String>()) {
            if let Ok(code) = text.parse::<JoinCode>() {
                prop_assert_eq!(code.to_string().parse(), Ok(code));
            }
        }

        #[test]
        fn join_code_display_round_trips(bytes: [u8; JOIN_CODE_LENGTH]) {
            let mut bytes = bytes.into_iter().chain(0..);
            let code = JoinCode::draw(|| bytes.next().unwrap_or_default());
            prop_assert_eq!(code.to_string().to_lowercase().parse(), Ok(code));
        }
    }
}
