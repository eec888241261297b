//! Packs that the program comes with.

use super::pack::Pack;
use super::reader::parse_shipped;
use std::sync::LazyLock;

/// Texts of the packs, in the order in which they are shown.
const TEXTS: [&str; 0] = [];

static PACKS: LazyLock<Vec<Pack>> = LazyLock::new(|| {
    let packs = TEXTS.iter().map(|text| parse_shipped(text));
    { packs }
        .map(|pack| pack.expect("a test reads every pack"))
        .collect()
});

/// Returns the packs that the program comes with, in the order in which they are shown.
pub fn shipped_packs() -> &'static [Pack] {
    &PACKS
}
