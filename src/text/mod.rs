//! What the crates below return, in the player's language: errors, names and labels. Each of those crates has a file here.

mod boards;
mod formats;
mod games;
mod library;
mod lobby;
mod net;
mod protocol;
mod session;
mod table;
mod tasks;
mod wording;

pub use library::{board_name, pack_title};
pub use lobby::phrases;
pub(crate) use table::texts;
pub use wording::Wording;
pub(crate) use wording::wording;

use tessella_language::Language;

/// What players read of a value, such as an error of a crate below.
pub trait Text {
    /// Returns the value in a language, without a full stop unless it is a sentence.
    fn text(&self, language: Language) -> String;
}

/// Returns a text with its first letter in upper case.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
