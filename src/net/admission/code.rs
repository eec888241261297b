//! Join codes: what a host tells its guests aloud.

use super::random;
use std::fmt;
use std::str::FromStr;

/// The signs of join codes. Without `0` and `O`, `1`, `I` and `L`, which look alike, and without the other vowels and `Q`, so
/// that no words come about.
pub const CODE_SIGNS: &str = "BCDFGHJKMNPRTVWXY234579";
/// How many signs a join code has.
pub const CODE_LENGTH: usize = 6;

/// Signs that are not in codes and can only be a misread one.
const LOOK_ALIKE: [(char, char); 5] = [('Z', '2'), ('S', '5'), ('8', 'B'), ('6', 'G'), ('U', 'V')];

/// Six signs that open a host's door: one of 148,035,889 codes.
///
/// ```
/// use tessella::net::admission::JoinCode;
///
/// let code: JoinCode = "bcd-z34".parse()?;
/// assert_eq!(code.to_string(), "BCD 234");
/// # Ok::<(), tessella::net::admission::CodeProblem>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct JoinCode([u8; CODE_LENGTH]);

impl JoinCode {
    /// A new code, each as likely as the others.
    ///
    /// # Panics
    /// When the system has no random numbers.
    pub fn random() -> Self {
        let signs = CODE_SIGNS.as_bytes();
        // What lies past the last whole multiple would favour the first signs, and is drawn again.
        let whole = u8::MAX as usize / signs.len() * signs.len();
        Self(std::array::from_fn(|_| {
            loop {
                let [drawn] = random();
                if usize::from(drawn) < whole {
                    return signs[usize::from(drawn) % signs.len()];
                }
            }
        }))
    }

    /// The signs, in capitals and without a space: the password that host and guest share.
    pub(super) fn signs(&self) -> &[u8] {
        &self.0
    }
}

impl FromStr for JoinCode {
    type Err = CodeProblem;

    /// Reads a code in capitals or small letters, with spaces and dashes anywhere, and with signs in it that are not used but
    /// look like one that is.
    fn from_str(text: &str) -> Result<Self, CodeProblem> {
        let mut code = [0; CODE_LENGTH];
        let mut signs = 0;
        for character in text.chars() {
            if character.is_whitespace() || matches!(character, '-' | '_' | '.' | '‐'..='―') {
                continue;
            }
            let capital = character.to_ascii_uppercase();
            let alike = LOOK_ALIKE.iter().find(|(seen, _)| *seen == capital);
            let sign = alike.map_or(capital, |(_, meant)| *meant);
            if !CODE_SIGNS.contains(sign) {
                return Err(CodeProblem::Sign(character));
            }
            if let Some(place) = code.get_mut(signs) {
                *place = sign as u8;
            }
            signs += 1;
        }
        match signs {
            CODE_LENGTH => Ok(Self(code)),
            signs => Err(CodeProblem::Length(signs)),
        }
    }
}

impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, sign) in self.0.iter().enumerate() {
            let space = if at == CODE_LENGTH / 2 { " " } else { "" };
            write!(f, "{space}{}", char::from(*sign))?;
        }
        Ok(())
    }
}

/// Tells nothing, so that no code gets into a log by accident.
impl fmt::Debug for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JoinCode(……)")
    }
}

/// Why a text is no join code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeProblem {
    /// It has this many signs, and not [`CODE_LENGTH`].
    Length(usize),
    /// It has a sign that is not in [`CODE_SIGNS`] and looks like none of them.
    Sign(char),
}

impl fmt::Display for CodeProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(1) => write!(f, "a join code has {CODE_LENGTH} signs, and this is 1"),
            Self::Length(signs) => {
                write!(
                    f,
                    "a join code has {CODE_LENGTH} signs, and these are {signs}"
                )
            }
            Self::Sign(sign) => write!(
                f,
                "there is no {sign:?} in join codes, which are made of {CODE_SIGNS}"
            ),
        }
    }
}

impl std::error::Error for CodeProblem {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    #[test]
    fn there_are_as_many_codes_as_is_said() {
        let signs: HashSet<char> = CODE_SIGNS.chars().collect();
        assert_eq!(signs.len(), CODE_SIGNS.len());
        assert_eq!(signs.len().pow(CODE_LENGTH as u32), 148_035_889);
        for (seen, meant) in LOOK_ALIKE {
            assert!(!signs.contains(&seen) && signs.contains(&meant));
        }
    }

    #[test]
    fn codes_are_drawn_from_all_signs_and_differ() {
        let codes: Vec<JoinCode> = (0..500).map(|_| JoinCode::random()).collect();
        let signs: HashSet<u8> = codes.iter().flat_map(|code| code.0).collect();
        assert_eq!(signs.len(), CODE_SIGNS.len());
        let different: HashSet<[u8; CODE_LENGTH]> = codes.iter().map(|code| code.0).collect();
        assert!(different.len() > 490);
    }

    #[test]
    fn a_code_is_read_as_people_write_it() {
        for text in ["BCD234", "bcd 234", " b-c-d—2.3_4\n", "8cdz34", "BCD Z34"] {
            let code: Result<JoinCode, CodeProblem> = text.parse();
            assert_eq!(
                code.map(|code| code.to_string()),
                Ok("BCD 234".to_owned()),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_code_is_refused_with_what_was_expected() {
        let problem = |text: &str| text.parse::<JoinCode>().expect_err("no code").to_string();
        assert_eq!(
            problem("BCD 23"),
            "a join code has 6 signs, and these are 5"
        );
        assert_eq!(
            problem(&"B".repeat(1000)),
            "a join code has 6 signs, and these are 1000"
        );
        assert!(problem("BCD 230").starts_with("there is no '0' in join codes"));
        assert!(problem("BCD é23").starts_with("there is no 'é' in join codes"));
    }

    proptest! {
        #[test]
        fn any_text_is_read_without_harm(text in any::<String>()) {
            if let Ok(code) = text.parse::<JoinCode>() {
                prop_assert_eq!(code.to_string().parse(), Ok(code));
            }
        }

        #[test]
        fn every_code_is_read_as_it_is_shown(_ in 0..256_u32) {
            let code = JoinCode::random();
            prop_assert_eq!(code.to_string().to_lowercase().parse(), Ok(code));
        }
    }
}
