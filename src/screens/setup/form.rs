//! Choices of the set-up screen, stacked vertically.

use crate::core::Mode;
use crate::core::language::SpokenLanguage;
use crate::core::theme::Theme;
use crate::games::choices::LEVELS;
use crate::games::rows::Rows;
use crate::games::{AnySetupForm, BoardChoices, Kind};
use crate::screens::setup::gallery;
use crate::screens::setup::gallery::Gallery;
use crate::screens::setup::room::RoomChoices;
use crate::text::Text;
use bevy_egui::egui::Ui;
use std::ops::RangeInclusive;
use tessella_boards::HexLayout;
use tessella_games::sizes::Sizes;
use tessella_games::{Game, Level, Position};
use tessella_language::tr;

/// Choices of a form that do not belong to the game.
pub(super) struct FormState<'a> {
    /// Choices about the room, if the game is for one.
    pub room: &'a mut Option<RoomChoices>,
    /// `true` if the form shows all options.
    pub shows_more: &'a mut bool,
}

/// Draws the choices for a game: board, size, difficulty and players first, and all other options on demand.
pub(super) fn draw_choices(
    ui: &mut Ui,
    theme: &Theme,
    gallery: &Gallery,
    game: Game,
    chosen: &mut dyn AnySetupForm,
    dealt: Option<&Position>,
    state: FormState<'_>,
) {
    let language = ui.language();
    let mut rows = Rows::new(ui, theme);
    let FormState { room, shows_more } = state;
    let sizes = game.sizes();
    draw_kinds(&mut rows, gallery, game, chosen.board_mut());
    draw_sizes(&mut rows, chosen, &sizes);
    chosen.main_rows(&mut rows, dealt);
    draw_who(&mut rows, chosen, room.is_some());
    let who = *chosen.who();
    let (is_race, seats) = (who.mode == Mode::Alone, who.seats);
    if let Some(room) = room {
        room.main_rows(&mut rows, is_race);
    }
    rows.disclosure(tr!(language, "setup-more"), shows_more);
    if *shows_more {
        let (steps, ring_step) = (chosen.side_steps(), chosen.ring_step());
        draw_sides(&mut rows, chosen.board_mut(), &sizes, steps, ring_step);
        chosen.more_rows(&mut rows, dealt);
        draw_variants(&mut rows, chosen.board_mut(), &sizes);
        if who.mode == Mode::Computer {
            let begins = &mut chosen.who_mut().computer_begins;
            rows.switch(tr!(language, "setup-computer-begins"), begins);
        }
        if let Some(room) = room {
            room.more_rows(&mut rows, is_race, seats);
        }
    }
}

/// Draws a card for each kind of board that fits the game.
fn draw_kinds(rows: &mut Rows<'_>, gallery: &Gallery, game: Game, board: &mut BoardChoices) {
    let sizes = game.sizes();
    let kinds = Kind::ALL.into_iter().filter(|kind| kind.suits(&sizes));
    let kinds: Vec<Kind> = kinds.collect();
    let label = tr!(rows.ui.language(), "setup-board");
    let parts = rows.captioned_parts(label, gallery::HEIGHT, gallery::GAP, &kinds);
    let columns = parts.first().map_or(0, |(_, part)| part.len());
    for (rect, part) in parts {
        let row = (part, columns);
        let pressed = gallery::draw(rows.ui, rect, rows.theme, gallery, row, board.kind);
        board.kind = pressed.unwrap_or(board.kind);
    }
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
fn draw_sizes(rows: &mut Rows<'_>, chosen: &mut dyn AnySetupForm, sizes: &Sizes) {
    let language = rows.ui.language();
    let ring_step = chosen.ring_step().max(1);
    let presets = chosen.presets();
    let board = chosen.board_mut();
    match board.kind {
        Kind::Squares | Kind::Hexes => {
            let names: Vec<_> = (presets.iter().enumerate())
                .map(|(at, &(.., name))| (Some(at), name(language)))
                .collect();
            let is_now = |&(width, height, _): &_| (width, height) == (board.width, board.height);
            let mut preset = presets.iter().position(is_now);
            if !names.is_empty()
                && rows.choose(tr!(language, "setup-size"), &names, &mut preset)
                && let Some(at) = preset
            {
                chosen.take_preset(at);
            }
        }
        Kind::Map => {
            let presets = [
                (20, tr!(language, "setup-size-small")),
                (60, tr!(language, "setup-size-medium")),
                (150, tr!(language, "setup-size-large")),
            ];
            choose_size(rows, presets, &sizes.areas, &mut board.areas);
        }
        Kind::Cube => {
            let presets = [(3, "3×3×3"), (4, "4×4×4"), (6, "6×6×6")];
            let [width, height, depth] = board.cube;
            let mut side = if width == height && height == depth {
                width
            } else {
                0
            };
            if choose_size(rows, presets, &sizes.cubes, &mut side) {
                board.cube = [side; 3];
            }
        }
        Kind::Hypercube => {
            let presets = [(2, "2×2×2×2"), (3, "3×3×3×3"), (4, "4×4×4×4")];
            let [first, ..] = board.hypercube;
            let is_even = board.hypercube == [first; 4];
            let mut side = if is_even { first } else { 0 };
            if choose_size(rows, presets, &sizes.hypercubes, &mut side) {
                board.hypercube = [side; 4];
            }
        }
        Kind::Ring => {
            let presets = [
                (24, tr!(language, "setup-size-small")),
                (40, tr!(language, "setup-size-medium")),
                (60, tr!(language, "setup-size-large")),
            ];
            let presets = presets.map(|(tiles, name)| (tiles / ring_step * ring_step, name));
            choose_size(rows, presets, &sizes.rings, &mut board.ring);
        }
        Kind::Track => {
            let presets = [
                (60, tr!(language, "setup-track-short")),
                (100, tr!(language, "setup-track-classic")),
                (150, tr!(language, "setup-track-long")),
            ];
            choose_size(rows, presets, &sizes.tracks, &mut board.track);
        }
    }
}

/// Draws a choice among those sizes that are within the range. Returns `true` if it changed.
fn choose_size(
    rows: &mut Rows<'_>,
    presets: [(u16, &str); 3],
    range: &Option<RangeInclusive<u16>>,
    size: &mut u16,
) -> bool {
    let is_within =
        |(size, _): &(u16, &str)| range.as_ref().is_some_and(|range| range.contains(size));
    let presets: Vec<_> = presets.into_iter().filter(is_within).collect();
    presets.len() > 1 && rows.choose(tr!(rows.ui.language(), "setup-size"), &presets, size)
}

/// Draws the numbers of columns, rows, layers, areas or tiles of the chosen kind of board.
fn draw_sides(
    rows: &mut Rows<'_>,
    board: &mut BoardChoices,
    sizes: &Sizes,
    steps: [u16; 2],
    ring_step: u16,
) {
    let language = rows.ui.language();
    match board.kind {
        Kind::Squares | Kind::Hexes => {
            if let Some([columns, height]) = board.sides(sizes) {
                let [wider, higher] = steps;
                rows.step_by(
                    tr!(language, "setup-columns"),
                    &columns,
                    wider,
                    &mut board.width,
                );
                rows.step_by(
                    tr!(language, "setup-rows"),
                    &height,
                    higher,
                    &mut board.height,
                );
            }
        }
        Kind::Map => {
            if let Some(areas) = &sizes.areas {
                rows.step(tr!(language, "setup-areas"), areas, &mut board.areas);
            }
        }
        Kind::Cube => {
            if let Some(sides) = &sizes.cubes {
                let [width, height, depth] = &mut board.cube;
                rows.step(tr!(language, "setup-columns"), sides, width);
                rows.step(tr!(language, "setup-rows"), sides, height);
                rows.step(tr!(language, "setup-layers"), sides, depth);
            }
        }
        Kind::Hypercube => {
            if let Some(sides) = &sizes.hypercubes {
                let names = [
                    tr!(language, "setup-columns"),
                    tr!(language, "setup-rows"),
                    tr!(language, "setup-layers"),
                    tr!(language, "setup-cubes"),
                ];
                for (name, side) in names.into_iter().zip(&mut board.hypercube) {
                    rows.step(name, sides, side);
                }
            }
        }
        Kind::Ring => {
            if let Some(rings) = &sizes.rings {
                let first = rings.start().next_multiple_of(ring_step);
                let last = rings.end() / ring_step * ring_step;
                let range = first..=last;
                rows.step_by(
                    tr!(language, "setup-tiles"),
                    &range,
                    ring_step,
                    &mut board.ring,
                );
            }
        }
        Kind::Track => {
            if let Some(tracks) = &sizes.tracks {
                rows.step(tr!(language, "setup-tiles"), tracks, &mut board.track);
            }
        }
    }
}

/// Draws the variants of the chosen kind of board: its connections, holes and hills.
fn draw_variants(rows: &mut Rows<'_>, board: &mut BoardChoices, sizes: &Sizes) {
    let language = rows.ui.language();
    match board.kind {
        Kind::Squares if sizes.variants => {
            rows.switch(tr!(language, "setup-diagonals"), &mut board.corners);
            rows.switch(tr!(language, "setup-wrap"), &mut board.wrapped);
            rows.switch(tr!(language, "setup-holes"), &mut board.holes);
        }
        Kind::Squares | Kind::Cube | Kind::Hypercube if sizes.corners => {
            rows.switch(tr!(language, "setup-diagonals"), &mut board.corners);
        }
        Kind::Hexes => {
            let layouts = [
                (HexLayout::OddRows, tr!(language, "setup-shifted-odd-rows")),
                (
                    HexLayout::EvenRows,
                    tr!(language, "setup-shifted-even-rows"),
                ),
                (
                    HexLayout::OddColumns,
                    tr!(language, "setup-shifted-odd-columns"),
                ),
                (
                    HexLayout::EvenColumns,
                    tr!(language, "setup-shifted-even-columns"),
                ),
            ];
            rows.choose(tr!(language, "setup-shifted"), &layouts, &mut board.layout);
        }
        Kind::Squares | Kind::Cube | Kind::Hypercube | Kind::Map | Kind::Ring | Kind::Track => {}
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
