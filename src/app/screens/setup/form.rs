//! Choices of the set-up screen, stacked vertically.

use crate::app::core::Mode;
use crate::app::core::theme::Theme;
use crate::app::games::choices::LEVELS;
use crate::app::games::rows::Rows;
use crate::app::games::{AnySetupForm, BoardChoices, Kind};
use crate::app::screens::setup::gallery;
use crate::app::screens::setup::gallery::Gallery;
use crate::app::screens::setup::room::RoomChoices;
use crate::boards::HexLayout;
use crate::games::sizes::Sizes;
use crate::games::{Game, Level, Position, SetupError};
use bevy_egui::egui::Ui;
use std::ops::RangeInclusive;

/// Draws all choices for a game. Returns the reason if an unavailable kind of board was pressed.
pub(super) fn draw_choices(
    ui: &mut Ui,
    theme: &Theme,
    gallery: &Gallery,
    game: Game,
    chosen: &mut dyn AnySetupForm,
    dealt: Option<&Position>,
    room: &mut Option<RoomChoices>,
) -> Option<String> {
    let mut rows = Rows::new(ui, theme);
    draw_who(&mut rows, game, chosen, room.is_some());
    let sizes = game.sizes();
    let refused = draw_kinds(&mut rows, gallery, game, chosen.board_mut());
    let presets = chosen.presets();
    let is_plane = chosen.board().sides(&sizes).is_some();
    if let Some(preset) = draw_presets(&mut rows, chosen.board(), presets).filter(|_| is_plane) {
        chosen.take_preset(preset);
    }
    let (steps, ring_step) = (chosen.side_steps(), chosen.ring_step());
    draw_board_choices(&mut rows, chosen.board_mut(), &sizes, steps, ring_step);
    chosen.rows(&mut rows, dealt);
    if chosen.who().mode == Mode::Computer {
        rows.switch("Computer goes first", &mut chosen.who_mut().computer_begins);
    }
    if let Some(room) = room {
        let who = chosen.who();
        let (is_race, seats) = (who.mode == Mode::Alone, who.seats);
        room.rows(&mut rows, is_race, seats);
    }
    refused
}

/// Draws a card for each kind of board. Returns the reason if an unavailable one was pressed.
fn draw_kinds(
    rows: &mut Rows<'_>,
    gallery: &Gallery,
    game: Game,
    board: &mut BoardChoices,
) -> Option<String> {
    let (columns, height) = gallery::grid(rows.ui.available_width());
    let count = Kind::ALL.len().div_ceil(columns) as f32;
    let place = rows.whole(count * (height + 8.0) - 8.0);
    match gallery::draw(rows.ui, place, rows.theme, gallery, game, board.kind)? {
        Ok(kind) => {
            board.kind = kind;
            None
        }
        Err(SetupError(why)) => Some(sentence(&why)),
    }
}

/// Draws the choices about the players, if there are any.
fn draw_who(rows: &mut Rows<'_>, _game: Game, chosen: &mut dyn AnySetupForm, in_room: bool) {
    let names = |mode: Mode| match mode {
        Mode::Alone if in_room => "A race on the same board",
        Mode::SameDevice if in_room => "In turns on one board",
        Mode::Alone => "Solo",
        Mode::SameDevice => "Same device",
        Mode::Computer => "Computer",
        Mode::Network => "Network",
    };
    let modes = chosen.modes().iter();
    let modes = modes.filter(|&&mode| !in_room || mode != Mode::Computer);
    let modes: Vec<(Mode, &str)> = modes.map(|&mode| (mode, names(mode))).collect();
    let seats = chosen.seats();
    let who = chosen.who_mut();
    if modes.len() > 1 {
        rows.choose("Who plays", &modes, &mut who.mode);
    }
    if who.mode == Mode::Computer {
        let levels = Level::ALL.map(|level| (level, level.name()));
        rows.choose("Level", &levels, &mut who.level);
    }
    if who.mode != Mode::Alone && seats.start() < seats.end() {
        rows.step("Seats", &seats, &mut who.seats);
    }
}

/// Draws the size presets for squares and hexes. Returns the one that was pressed.
fn draw_presets(
    rows: &mut Rows<'_>,
    board: &BoardChoices,
    presets: &[(u16, u16, &str)],
) -> Option<usize> {
    let is_plane = matches!(board.kind, Kind::Squares | Kind::Hexes);
    if !is_plane || presets.is_empty() {
        return None;
    }
    let names: Vec<(Option<usize>, &str)> = presets
        .iter()
        .enumerate()
        .map(|(at, &(.., name))| (Some(at), name))
        .collect();
    let now = presets
        .iter()
        .position(|&(width, height, _)| (width, height) == (board.width, board.height));
    let mut chosen = now;
    rows.choose("Size", &names, &mut chosen)
        .then_some(chosen)
        .flatten()
}

/// Draws the options of the chosen kind of board.
fn draw_board_choices(
    rows: &mut Rows<'_>,
    board: &mut BoardChoices,
    sizes: &Sizes,
    steps: [u16; 2],
    ring_step: u16,
) {
    let within = |range: &Option<RangeInclusive<u16>>, value: u16| {
        range.as_ref().is_some_and(|range| range.contains(&value))
    };
    match board.kind {
        Kind::Squares | Kind::Hexes => {
            if let Some([columns, height]) = board.sides(sizes) {
                let [wider, higher] = steps;
                rows.step_by("Columns", &columns, wider, &mut board.width);
                rows.step_by("Rows", &height, higher, &mut board.height);
            }
        }
        Kind::Map => {
            let presets = [(20, "Small"), (60, "Medium"), (150, "Large")];
            if presets
                .iter()
                .all(|&(areas, _)| within(&sizes.areas, areas))
            {
                rows.choose("Size", &presets, &mut board.areas);
            }
            if let Some(areas) = &sizes.areas {
                rows.step("Areas", areas, &mut board.areas);
            }
        }
        Kind::Cube => {
            let presets = [([3; 3], "3×3×3"), ([4; 3], "4×4×4"), ([6; 3], "6×6×6")];
            if within(&sizes.cubes, 6) {
                rows.choose("Size", &presets, &mut board.cube);
            }
            if let Some(sides) = &sizes.cubes {
                let [width, height, depth] = &mut board.cube;
                rows.step("Columns", sides, width);
                rows.step("Rows", sides, height);
                rows.step("Layers", sides, depth);
            }
        }
        Kind::Ring => {
            if let Some(rings) = &sizes.rings {
                let first = rings.start().next_multiple_of(ring_step);
                let last = rings.end() / ring_step * ring_step;
                rows.step_by("Tiles", &(first..=last), ring_step, &mut board.ring);
            }
        }
        Kind::Track => {
            if let Some(tracks) = &sizes.tracks {
                rows.step("Tiles", tracks, &mut board.track);
            }
        }
    }
    match board.kind {
        Kind::Squares if sizes.variants => {
            rows.switch("Diagonals connect", &mut board.corners);
            rows.switch("Wrap around", &mut board.wrapped);
            rows.switch("Holes", &mut board.holes);
        }
        Kind::Squares | Kind::Cube if sizes.corners => {
            rows.switch("Diagonals connect", &mut board.corners);
        }
        Kind::Hexes => {
            let layouts = [
                (HexLayout::OddRows, "Odd rows"),
                (HexLayout::EvenRows, "Even rows"),
                (HexLayout::OddColumns, "Odd col."),
                (HexLayout::EvenColumns, "Even col."),
            ];
            rows.choose("Shifted", &layouts, &mut board.layout);
        }
        Kind::Squares | Kind::Cube | Kind::Map | Kind::Ring | Kind::Track => {}
    }
    if sizes.hills {
        let words = match board.levels {
            1 => "none".to_owned(),
            levels => format!("{levels} levels"),
        };
        let by = rows.stepper("Hills", &words, board.levels, &LEVELS);
        board.levels = board.levels.saturating_add_signed(by);
    }
}

/// Returns the text with an initial capital and a final full stop.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}
