//! Texts of scripts that are written from right to left.

use unicode_bidi::{BidiClass, BidiDataSource, HardcodedBidiData};

/// Mark before a text whose direction does not depend on the text around it: FIRST STRONG ISOLATE.
pub(super) const FIRST_STRONG_ISOLATE: char = '\u{2068}';
/// Mark after such a text: POP DIRECTIONAL ISOLATE.
pub(super) const POP_ISOLATE: char = '\u{2069}';

/// Returns `true` for a letter of a script that is written from right to left.
pub fn is_right_to_left(letter: char) -> bool {
    matches!(
        HardcodedBidiData.bidi_class(letter),
        BidiClass::R | BidiClass::AL
    )
}

/// Returns `true` for a mark that is drawn above, below or in the letter before it.
pub fn is_nonspacing_mark(letter: char) -> bool {
    HardcodedBidiData.bidi_class(letter) == BidiClass::NSM
}

/// Removes the marks that messages put around right-to-left arguments, for text that is read as data.
pub fn without_marks(text: &str) -> String {
    text.replace([FIRST_STRONG_ISOLATE, POP_ISOLATE], "")
}

#[cfg(test)]
mod tests {
    use super::{is_right_to_left, without_marks};
    use crate::{Language, tr};

    #[test]
    fn hebrew_and_arabic_are_written_from_right_to_left() {
        assert!(['ש', 'م'].into_iter().all(is_right_to_left));
        assert!(!['a', '7', '٦', '中', '('].into_iter().any(is_right_to_left));
    }

    #[test]
    fn only_arguments_from_right_to_left_are_marked() {
        let name = |player: &str| tr!(Language::English, "server-name", player = player);
        assert_eq!(name("Anna"), "Anna's game");
        assert_eq!(name("שלום"), "\u{2068}שלום\u{2069}'s game");
        assert_eq!(without_marks(&name("שלום")), "שלום's game");
    }
}
