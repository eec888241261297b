//! The choices of the set-up screen, one below the other.

use super::super::row;
use super::gallery::{self, Gallery};
use super::room::RoomChoices;
use crate::app::Mode;
use crate::app::games::choices::{AnyChosen, LEVELS};
use crate::app::games::{BoardChoices, Kind, front};
use crate::app::play::layout::TARGET;
use crate::app::theme::{Theme, ink, text};
use crate::app::ui;
use crate::boards::HexLayout;
use crate::games::sizes::Sizes;
use crate::games::{Game, Level, Position, SetupError};
use bevy_egui::egui::{Align2, Rect, Ui, pos2};
use std::ops::RangeInclusive;

/// How high a row of the choices is, in points.
const ROW: f32 = TARGET;
/// From which width on, in points, small choices stand two in a row.
const TWO_IN_A_ROW: f32 = 420.0;

/// Draws all choices for a game; why a kind of board that was pressed cannot be had.
pub(super) fn draw_choices(
    ui: &mut Ui,
    theme: &Theme,
    gallery: &Gallery,
    game: Game,
    chosen: &mut dyn AnyChosen,
    dealt: Option<&Position>,
    room: &mut Option<RoomChoices>,
) -> Option<String> {
    let mut rows = Rows {
        ui,
        theme,
        half: None,
    };
    draw_who(&mut rows, game, chosen, room.is_some());
    let sizes = game.sizes();
    let refused = rows.draw_gallery(gallery, game, chosen.board_mut());
    let presets = chosen.presets();
    let is_plane = chosen.board().sides(&sizes).is_some();
    if let Some(preset) = draw_presets(&mut rows, chosen.board(), presets).filter(|_| is_plane) {
        chosen.take_preset(preset);
    }
    let (steps, ring_step) = (chosen.side_steps(), chosen.ring_step());
    draw_board_choices(&mut rows, chosen.board_mut(), &sizes, steps, ring_step);
    chosen.rows(&mut rows, dealt);
    if chosen.who().mode == Mode::Computer {
        rows.switch("The computer begins", &mut chosen.who_mut().computer_begins);
    }
    if let Some(room) = room {
        room.rows(&mut rows, chosen.who().mode == Mode::Alone);
    }
    refused
}

/// Who plays, where there is a choice.
fn draw_who(rows: &mut Rows<'_>, game: Game, chosen: &mut dyn AnyChosen, in_room: bool) {
    let names = |mode: Mode| match mode {
        Mode::Alone if in_room => "A race on the same board",
        Mode::SameDevice if in_room => "In turns on one board",
        Mode::Alone => "Alone",
        Mode::SameDevice => "Together",
        Mode::Computer => "Computer",
        Mode::Network => "Network",
    };
    let modes = front(game).modes().iter();
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

/// The sizes of squares and hexes that can be chosen at a press; which one was.
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

/// What there is to choose about a board of the chosen kind.
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
            rows.switch("Corners touch, too", &mut board.corners);
            rows.switch("Edges are joined", &mut board.wrapped);
            rows.switch("Holes", &mut board.holes);
        }
        Kind::Squares | Kind::Cube if sizes.corners => {
            rows.switch("Corners touch, too", &mut board.corners);
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

/// Words with a capital at their beginning and a full stop at their end.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

/// What a stepper can move.
pub trait Steps: Ord + Copy + std::fmt::Display {
    /// The value after a press.
    #[must_use]
    fn moved(self, by: i8) -> Self;
}

impl Steps for u8 {
    fn moved(self, by: i8) -> Self {
        self.saturating_add_signed(by)
    }
}

impl Steps for u16 {
    fn moved(self, by: i8) -> Self {
        self.saturating_add_signed(by.into())
    }
}

/// The rows of choices as they are filled, from top to bottom.
pub struct Rows<'a> {
    ui: &'a mut Ui,
    theme: &'a Theme,
    /// The free half of the last row.
    half: Option<Rect>,
}

impl Rows<'_> {
    /// The place of a choice that takes a whole row.
    fn whole(&mut self, height: f32) -> Rect {
        self.half = None;
        row(self.ui, height)
    }

    /// The place of a small choice: half a row where there is room for two.
    fn small(&mut self) -> Rect {
        if let Some(half) = self.half.take() {
            return half;
        }
        let whole = row(self.ui, ROW);
        if whole.width() < TWO_IN_A_ROW {
            return whole;
        }
        let [left, right] = ui::side_by_side(whole);
        self.half = Some(right);
        left
    }

    /// A card for each kind of board; why one that was pressed cannot be had.
    fn draw_gallery(
        &mut self,
        gallery: &Gallery,
        game: Game,
        board: &mut BoardChoices,
    ) -> Option<String> {
        let (columns, height) = gallery::grid(self.ui.available_width());
        let rows = Kind::ALL.len().div_ceil(columns) as f32;
        let place = self.whole(rows * (height + 8.0) - 8.0);
        match gallery::draw(self.ui, place, self.theme, gallery, game, board.kind)? {
            Ok(kind) => {
                board.kind = kind;
                None
            }
            Err(SetupError(why)) => Some(sentence(&why)),
        }
    }

    /// One of several; whether it changed.
    pub fn choose<T: PartialEq + Copy>(
        &mut self,
        of: &str,
        options: &[(T, &str)],
        chosen: &mut T,
    ) -> bool {
        // Too many for one row where the screen is narrow.
        let in_a_row = (self.ui.available_width() / TARGET) as usize;
        let rows = options.len().div_ceil(in_a_row.max(1));
        let mut changed = false;
        for part in options.chunks(options.len().div_ceil(rows)) {
            let place = self.whole(ROW);
            changed |= ui::choice(self.ui, place, self.theme, of, part, chosen);
        }
        changed
    }

    /// A number that goes up and down by one.
    pub fn step<N: Steps>(&mut self, of: &str, range: &RangeInclusive<N>, value: &mut N) {
        let by = self.stepper(of, &value.to_string(), *value, range);
        *value = value.moved(by);
    }

    /// A number that goes up and down by so much.
    pub fn step_by(&mut self, of: &str, range: &RangeInclusive<u16>, step: u16, value: &mut u16) {
        let by = self.stepper(of, &value.to_string(), *value, range);
        let step = step.cast_signed() * i16::from(by);
        let moved = value.saturating_add_signed(step);
        // The last step within the range may be a shorter one where any number will do.
        if range.contains(&moved) {
            *value = moved;
        }
    }

    /// By how much a number is to go up or down, within its range.
    pub fn stepper<N: Steps>(
        &mut self,
        of: &str,
        words: &str,
        value: N,
        range: &RangeInclusive<N>,
    ) -> i8 {
        let place = self.small();
        let can = (value > *range.start(), value < *range.end());
        ui::stepper(self.ui, place, self.theme, of, words, can) as i8
    }

    /// Something that is on or off.
    pub fn switch(&mut self, words: &str, on: &mut bool) {
        let place = self.small();
        ui::switch(self.ui, place, self.theme, words, on);
    }

    /// A line of words in place of a choice that there is not.
    pub fn note(&mut self, words: &str) {
        let place = self.whole(ROW);
        ui::write(
            self.ui.painter(),
            pos2(place.left() + 16.0, place.center().y),
            Align2::LEFT_CENTER,
            words,
            ui::plain(text::SMALL),
            ink(self.theme.shades.quiet),
            place.width() - 32.0,
        );
    }
}
