//! What the crates below return, in the player's language: errors, names and labels. Those crates return values; each of them has a
//! file here.

use tessella_language::Language;

/// Value of a crate below that players read.
pub trait Text {
    /// Returns the value in a language, without a full stop unless it is a sentence.
    fn text(&self, language: Language) -> String;
}
