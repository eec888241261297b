//! Packs that the program comes with.

use super::pack::Pack;
use super::reader::parse_shipped;
use std::sync::LazyLock;

/// Texts of the packs, in display order. Written by `tessella pack`.
const TEXTS: [&str; 6] = [
    include_str!("../../../../assets/packs/drench.txt"),
    include_str!("../../../../assets/packs/drench-shapes.txt"),
    include_str!("../../../../assets/packs/link.txt"),
    include_str!("../../../../assets/packs/link-shapes.txt"),
    include_str!("../../../../assets/packs/light.txt"),
    include_str!("../../../../assets/packs/light-shapes.txt"),
];

static PACKS: LazyLock<Vec<Pack>> = LazyLock::new(|| {
    let packs = TEXTS.iter().map(|text| parse_shipped(text));
    packs
        .map(|pack| pack.expect("a test reads every pack"))
        .collect()
});

/// Returns the packs that the program comes with, in display order.
pub fn shipped_packs() -> &'static [Pack] {
    &PACKS
}
