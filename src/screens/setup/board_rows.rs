//! Choices about the board on the set-up screen: its kind, size and variants.

use crate::core::language::SpokenLanguage;
use crate::games::choices::{Dimension, LEVELS};
use crate::games::{AnySetupForm, BoardChoices, Kind};
use crate::screens::setup::gallery::Gallery;
use crate::ui::Rows;
use tessella_boards::HexLayout;
use tessella_games::sizes::Sizes;
use tessella_language::tr;

/// Draws a card for each kind of board that fits the game.
pub(super) fn draw_kinds(
    rows: &mut Rows<'_>,
    gallery: &Gallery,
    sizes: &Sizes,
    board: &mut BoardChoices,
) {
    let kinds = Kind::ALL.into_iter().filter(|kind| kind.suits(sizes));
    let kinds: Vec<Kind> = kinds.collect();
    let label = tr!(rows.ui.language(), "setup-board");
    rows.captioned(label, |ui| {
        gallery.choose(ui, label, &kinds, &mut board.kind);
    });
}

/// Draws the sizes with a name for the chosen kind of board.
pub(super) fn draw_sizes(rows: &mut Rows<'_>, chosen: &mut dyn AnySetupForm) {
    let language = rows.ui.language();
    let small = tr!(language, "setup-size-small");
    let medium = tr!(language, "setup-size-medium");
    let large = tr!(language, "setup-size-large");
    let presets = match chosen.board().kind {
        Kind::Squares | Kind::Hexes => return draw_presets(rows, chosen),
        Kind::Map => [(20, small), (60, medium), (150, large)],
        Kind::Cube => [(3, "3×3×3"), (4, "4×4×4"), (6, "6×6×6")],
        Kind::Hypercube => [(2, "2×2×2×2"), (3, "3×3×3×3"), (4, "4×4×4×4")],
        Kind::Ring => [(24, small), (40, medium), (60, large)],
        Kind::Track => [
            (60, tr!(language, "setup-track-short")),
            (100, tr!(language, "setup-track-classic")),
            (150, tr!(language, "setup-track-long")),
        ],
    };
    let dimensions = chosen.dimensions();
    let Some(Dimension { value, range, step }) = dimensions.first() else {
        return;
    };
    let presets = presets.map(|(size, name)| (size / step * step, name));
    let presets: Vec<_> = presets
        .into_iter()
        .filter(|(size, _)| range.contains(size))
        .collect();
    let is_even = dimensions.iter().all(|other| *other.value == **value);
    let mut size = if is_even { **value } else { 0 };
    if presets.len() > 1 && rows.choose(tr!(language, "setup-size"), &presets, &mut size) {
        for Dimension { value, .. } in dimensions {
            *value = size;
        }
    }
}

/// Draws the sizes of squares or hexes with a name.
fn draw_presets(rows: &mut Rows<'_>, chosen: &mut dyn AnySetupForm) {
    let language = rows.ui.language();
    let (presets, board) = (chosen.presets(), chosen.board());
    let is_now = |&(width, height, _): &_| (width, height) == (board.width, board.height);
    let mut preset = presets.iter().position(is_now);
    let names: Vec<_> = (presets.iter().enumerate())
        .map(|(at, &(.., name))| (Some(at), name(language)))
        .collect();
    if !names.is_empty()
        && rows.choose(tr!(language, "setup-size"), &names, &mut preset)
        && let Some(at) = preset
    {
        chosen.take_preset(at);
    }
}

/// Draws the numbers of columns, rows, layers, areas or tiles of the chosen kind of board.
pub(super) fn draw_sides(rows: &mut Rows<'_>, chosen: &mut dyn AnySetupForm) {
    let language = rows.ui.language();
    let names = match chosen.board().kind {
        Kind::Map => vec![tr!(language, "setup-areas")],
        Kind::Ring | Kind::Track => vec![tr!(language, "setup-tiles")],
        Kind::Squares | Kind::Hexes | Kind::Cube | Kind::Hypercube => vec![
            tr!(language, "setup-columns"),
            tr!(language, "setup-rows"),
            tr!(language, "setup-layers"),
            tr!(language, "setup-cubes"),
        ],
    };
    for (name, Dimension { value, range, step }) in names.into_iter().zip(chosen.dimensions()) {
        // The last numbers that are a whole number of steps away.
        let (start, end) = range.into_inner();
        let first = *value - value.saturating_sub(start) / step * step;
        let last = *value + end.saturating_sub(*value) / step * step;
        rows.step_by(name, &(first..=last), step, value);
    }
}

/// Draws the variants of the chosen kind of board: its connections, holes and hills.
pub(super) fn draw_variants(rows: &mut Rows<'_>, board: &mut BoardChoices, sizes: &Sizes) {
    let language = rows.ui.language();
    match board.kind {
        Kind::Squares | Kind::Cube | Kind::Hypercube if sizes.corners => {
            rows.switch(tr!(language, "setup-diagonals"), &mut board.corners);
        }
        Kind::Hexes => {
            let names = [
                tr!(language, "setup-shifted-odd-rows"),
                tr!(language, "setup-shifted-even-rows"),
                tr!(language, "setup-shifted-odd-columns"),
                tr!(language, "setup-shifted-even-columns"),
            ];
            let layouts: Vec<_> = HexLayout::ALL.into_iter().zip(names).collect();
            rows.choose(tr!(language, "setup-shifted"), &layouts, &mut board.layout);
        }
        Kind::Squares | Kind::Cube | Kind::Hypercube | Kind::Map | Kind::Ring | Kind::Track => {}
    }
    if board.kind == Kind::Squares && sizes.variants {
        rows.switch(tr!(language, "setup-wrap"), &mut board.wrapped);
        rows.switch(tr!(language, "setup-holes"), &mut board.holes);
    }
    if sizes.hills {
        let text = match board.levels {
            1 => tr!(language, "setup-hills-none").to_owned(),
            levels => tr!(language, "setup-hills-levels", levels),
        };
        let by = rows.stepper(tr!(language, "setup-hills"), &text, board.levels, &LEVELS);
        board.levels = board.levels.saturating_add_signed(by);
    }
}
