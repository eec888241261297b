//! Choices of the set-up screen, stacked vertically.

use crate::core::Mode;
use crate::core::language::SpokenLanguage;
use crate::games::choices::{Dimension, LEVELS};
use crate::games::{AnySetupForm, BoardChoices, Kind};
use crate::screens::setup::SetupSelection;
use crate::screens::setup::gallery::Gallery;
use crate::text::Text;
use crate::ui::Rows;
use bevy_egui::egui::Ui;
use tessella_boards::HexLayout;
use tessella_games::Level;
use tessella_games::sizes::Sizes;
use tessella_language::tr;
use tessella_session::Session;

/// Draws the choices for a game: board, size, difficulty and players first, and all other options on demand.
pub(super) fn draw_choices(ui: &mut Ui, gallery: &Gallery, selection: &mut SetupSelection) {
    let language = ui.language();
    let SetupSelection {
        of,
        choices,
        game,
        room,
        shows_more,
        ..
    } = selection;
    let (sizes, chosen) = (of.sizes(), choices.of_mut(*of));
    let dealt = game.as_ref().and_then(|game| game.as_ref().ok());
    let dealt = dealt.map(Session::position);
    let rows = &mut Rows::new(ui);
    draw_kinds(rows, gallery, &sizes, chosen.board_mut());
    draw_sizes(rows, chosen);
    chosen.main_rows(rows, dealt);
    draw_who(rows, chosen, room.is_some());
    let who = *chosen.who();
    if let Some(room) = room {
        room.main_rows(rows, &who);
    }
    rows.disclosure(tr!(language, "setup-more"), shows_more);
    if !*shows_more {
        return;
    }
    draw_sides(rows, chosen);
    chosen.more_rows(rows, dealt);
    draw_variants(rows, chosen.board_mut(), &sizes);
    if who.mode == Mode::Computer {
        let begins = &mut chosen.who_mut().computer_begins;
        rows.switch(tr!(language, "setup-computer-begins"), begins);
    }
    if let Some(room) = room {
        room.more_rows(rows, &who);
    }
}

/// Draws a card for each kind of board that fits the game.
fn draw_kinds(rows: &mut Rows<'_>, gallery: &Gallery, sizes: &Sizes, board: &mut BoardChoices) {
    let kinds = Kind::ALL.into_iter().filter(|kind| kind.suits(sizes));
    let kinds: Vec<Kind> = kinds.collect();
    let label = tr!(rows.ui.language(), "setup-board");
    rows.captioned(label, |ui| {
        gallery.choose(ui, label, &kinds, &mut board.kind);
    });
}

/// Draws the choices about the players, if there are any.
fn draw_who(rows: &mut Rows<'_>, chosen: &mut dyn AnySetupForm, in_room: bool) {
    let language = rows.ui.language();
    let names = |mode: Mode| match mode {
        Mode::Alone if in_room => tr!(language, "setup-mode-room-race"),
        Mode::SameDevice if in_room => tr!(language, "setup-mode-room-turns"),
        Mode::Alone => tr!(language, "setup-mode-solo"),
        Mode::SameDevice => tr!(language, "setup-mode-same-device"),
        Mode::Computer => tr!(language, "setup-mode-computer"),
        Mode::Network => tr!(language, "setup-mode-network"),
    };
    let modes = chosen.modes().iter();
    let modes = modes.filter(|&&mode| !in_room || mode != Mode::Computer);
    let modes: Vec<(Mode, &str)> = modes.map(|&mode| (mode, names(mode))).collect();
    let seats = chosen.seats();
    let who = chosen.who_mut();
    if modes.len() > 1 {
        rows.choose(tr!(language, "setup-who"), &modes, &mut who.mode);
    }
    if who.mode == Mode::Computer {
        let levels = Level::ALL.map(|level| (level, level.text(language)));
        rows.choose(tr!(language, "setup-level"), &levels, &mut who.level);
    }
    if who.mode != Mode::Alone && seats.start() < seats.end() {
        rows.step(tr!(language, "setup-seats"), &seats, &mut who.seats);
    }
}

/// Draws the sizes with a name for the chosen kind of board.
fn draw_sizes(rows: &mut Rows<'_>, chosen: &mut dyn AnySetupForm) {
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
    let presets: Vec<_> = { presets.into_iter() }
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
fn draw_sides(rows: &mut Rows<'_>, chosen: &mut dyn AnySetupForm) {
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
fn draw_variants(rows: &mut Rows<'_>, board: &mut BoardChoices, sizes: &Sizes) {
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
