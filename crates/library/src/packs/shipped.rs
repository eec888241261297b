//! Packs that the program comes with.

use super::pack::Pack;
use super::reader::parse_shipped;
use std::sync::LazyLock;
use tessella_language::tr;

/// Texts of the packs, in the order in which they are shown. `tessella pack` writes them.
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
    { packs }
        .map(|pack| pack.expect("a test reads every pack"))
        .collect()
});

/// Returns the packs that the program comes with, in the order in which they are shown.
pub fn shipped_packs() -> &'static [Pack] {
    &PACKS
}

/// Returns the title of a pack: in the current language if the program comes with it, and otherwise that of its file.
pub fn pack_title(pack: &Pack) -> &str {
    translated(pack.title()).unwrap_or_else(|| pack.title())
}

/// Returns the title in the current language for the title in the file of a pack that the program comes with.
fn translated(title: &str) -> Option<&'static str> {
    Some(match title {
        "Drench: Squares" => tr!("pack-title-drench"),
        "Drench: Shapes" => tr!("pack-title-drench-shapes"),
        "Link: Squares" => tr!("pack-title-link"),
        "Link: Falling and Hexes" => tr!("pack-title-link-shapes"),
        "Light Block: Squares" => tr!("pack-title-light-block"),
        "Light Block: Shapes" => tr!("pack-title-light-block-shapes"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_packs_of_the_program_have_translated_titles() {
        for pack in shipped_packs() {
            assert_eq!(translated(pack.title()), Some(pack.title()), "in English");
        }
    }
}
