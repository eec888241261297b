//! Tile colours of the player's choice.

use super::paint::Paints;
use super::palettes::STANDARD;
use super::rgb::Rgb;
use serde::{Deserialize, Serialize};

/// Ten tile colours of the player's choice. The settings file has them as texts such as `#f1698c`; a missing or unreadable
/// one is that of the standard palette.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<String>", into = "Vec<String>")]
pub struct OwnColours(pub [Rgb; Paints::COUNT]);

impl Default for OwnColours {
    fn default() -> Self {
        Self(STANDARD.colours())
    }
}

impl From<Vec<String>> for OwnColours {
    fn from(texts: Vec<String>) -> Self {
        let mut colours = Self::default();
        for (colour, text) in colours.0.iter_mut().zip(texts) {
            *colour = text.parse().unwrap_or(*colour);
        }
        colours
    }
}

impl From<OwnColours> for Vec<String> {
    fn from(OwnColours(colours): OwnColours) -> Self {
        colours.iter().map(Rgb::to_string).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_colours_are_read_from_texts() {
        let mut own = OwnColours::default();
        own.0[2] = Rgb::hex(0x12_34_56);
        let text = ron::to_string(&own).expect("a text");
        assert!(text.contains("\"#123456\""), "{text}");
        assert_eq!(ron::from_str(&text), Ok(own));
    }

    #[test]
    fn unreadable_colours_are_those_of_the_standard_palette() {
        let read = |text: &str| ron::from_str::<OwnColours>(text).expect("a list");
        let mut expected = OwnColours::default();
        assert_eq!(read("[]"), expected);
        assert_eq!(read("[\"#12345\", \"red\", \"\"]"), expected);
        expected.0[1] = Rgb::hex(0x00_00_ff);
        let longer = format!("[\"?\", \"#0000ff\"{}]", ", \"#xyzxyz\"".repeat(20));
        assert_eq!(read(&longer), expected);
    }
}
