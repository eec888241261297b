//! The choices of the set-up screen, one below the other.

use super::super::row;
use super::gallery::{self, Gallery};
use crate::app::Mode;
use crate::app::last_setup::{Kind, LEVELS, LastSetup};
use crate::app::theme::{Theme, ink, text};
use crate::app::ui;
use crate::boards::HexLayout;
use crate::games::drench::{
    AREAS, COLOURS, COLOURS_FOR_TWO, CUBE_SIDES, LIMITS, Margin, RINGS, SIDES,
};
use crate::games::{Level, SetupError};
use bevy_egui::egui::{Align2, Rect, Ui, pos2};
use std::ops::RangeInclusive;

/// What the game that the choices lead to has decided.
#[derive(Default)]
pub(super) struct Shown {
    /// The limit of moves.
    pub limit: Option<u16>,
    /// Whether the board can be dealt so that two have the same chances.
    pub can_be_even: bool,
}

/// How high a row of the choices is, in points.
const ROW: f32 = 44.0;
/// From which width on, in points, small choices stand two in a row.
const TWO_IN_A_ROW: f32 = 420.0;

/// Draws all choices; why a kind of board that was pressed cannot be had.
pub(super) fn draw_choices(
    ui: &mut Ui,
    theme: &Theme,
    gallery: &Gallery,
    choices: &mut LastSetup,
    shown: &Shown,
) -> Option<String> {
    let mut rows = Rows {
        ui,
        theme,
        half: None,
    };
    let modes = [
        (Mode::Alone, "Alone"),
        (Mode::SameDevice, "Two players"),
        (Mode::Computer, "Computer"),
    ];
    rows.choose("Who plays", &modes, &mut choices.mode);
    if choices.mode == Mode::Computer {
        let levels = Level::ALL.map(|level| (level, level.name()));
        rows.choose("Level", &levels, &mut choices.level);
    }
    let refused = rows.draw_gallery(gallery, choices);
    draw_board_choices(&mut rows, choices);
    let fewest = match choices.mode {
        Mode::Alone => *COLOURS.start(),
        Mode::SameDevice | Mode::Computer => COLOURS_FOR_TWO,
    };
    let colours = fewest..=*COLOURS.end();
    rows.step("Colours", &colours, &mut choices.colours);
    match choices.mode {
        Mode::Alone => draw_limit(&mut rows, choices, shown.limit),
        Mode::SameDevice | Mode::Computer if shown.can_be_even => {
            rows.switch("Same chances for both", &mut choices.even);
        }
        Mode::SameDevice | Mode::Computer => {
            rows.note("Half a turn would change this board: chances differ");
        }
    }
    if choices.mode == Mode::Computer {
        rows.switch("The computer begins", &mut choices.computer_begins);
    }
    refused
}

/// What there is to choose about a board of the chosen kind.
fn draw_board_choices(rows: &mut Rows<'_>, choices: &mut LastSetup) {
    match choices.kind {
        Kind::Squares | Kind::Hexes => {
            let sizes = [
                ((9, 9, 5), "Small"),
                ((15, 15, 6), "Classic"),
                ((24, 24, 8), "Large"),
            ];
            let mut size = (choices.width, choices.height, choices.colours);
            if rows.choose("Size", &sizes, &mut size) {
                (choices.width, choices.height, choices.colours) = size;
            }
            rows.step("Columns", &SIDES, &mut choices.width);
            rows.step("Rows", &SIDES, &mut choices.height);
        }
        Kind::Map => {
            let sizes = [(20, "Small"), (60, "Medium"), (150, "Large")];
            rows.choose("Size", &sizes, &mut choices.areas);
            rows.step("Areas", &AREAS, &mut choices.areas);
        }
        Kind::Cube => {
            let sizes = [([3; 3], "3×3×3"), ([4; 3], "4×4×4"), ([6; 3], "6×6×6")];
            rows.choose("Size", &sizes, &mut choices.cube);
            let [width, height, depth] = &mut choices.cube;
            rows.step("Columns", &CUBE_SIDES, width);
            rows.step("Rows", &CUBE_SIDES, height);
            rows.step("Layers", &CUBE_SIDES, depth);
        }
        Kind::Ring | Kind::Track => rows.step("Tiles", &RINGS, &mut choices.ring),
    }
    match choices.kind {
        Kind::Squares => {
            rows.switch("Corners touch, too", &mut choices.corners);
            rows.switch("Edges are joined", &mut choices.wrapped);
            rows.switch("Holes", &mut choices.holes);
        }
        Kind::Cube => rows.switch("Corners touch, too", &mut choices.corners),
        Kind::Hexes => {
            let layouts = [
                (HexLayout::OddRows, "Odd rows"),
                (HexLayout::EvenRows, "Even rows"),
                (HexLayout::OddColumns, "Odd col."),
                (HexLayout::EvenColumns, "Even col."),
            ];
            rows.choose("Shifted", &layouts, &mut choices.layout);
        }
        Kind::Map | Kind::Ring | Kind::Track => {}
    }
    let words = match choices.levels {
        1 => "none".to_owned(),
        levels => format!("{levels} levels"),
    };
    let by = rows.stepper("Hills", &words, choices.levels, &LEVELS);
    choices.levels = choices.levels.saturating_add_signed(by);
}

/// The limit of moves: one that fits the board by a margin, until the player changes it.
fn draw_limit(rows: &mut Rows<'_>, choices: &mut LastSetup, shown: Option<u16>) {
    let limit = shown.unwrap_or(*LIMITS.start());
    let by = rows.stepper("Moves", &limit.to_string(), limit, &LIMITS);
    if by != 0 {
        choices.limit = Some(limit.saturating_add_signed(by.into()));
    }
    let mut margin = match choices.limit {
        None => Some(choices.margin),
        Some(_) => None,
    };
    let margins = Margin::ALL.map(|margin| (Some(margin), margin.name()));
    if rows.choose("Limit", &margins, &mut margin) {
        choices.margin = margin.unwrap_or_default();
        choices.limit = None;
    }
}

/// What a stepper can move.
trait Steps: Ord + Copy + std::fmt::Display {
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
struct Rows<'a> {
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
    fn draw_gallery(&mut self, gallery: &Gallery, choices: &mut LastSetup) -> Option<String> {
        let (columns, height) = gallery::grid(self.ui.available_width());
        let rows = Kind::ALL.len().div_ceil(columns) as f32;
        let place = self.whole(rows * (height + 8.0) - 8.0);
        match gallery::draw(self.ui, place, self.theme, gallery, choices.kind)? {
            Ok(kind) => {
                choices.kind = kind;
                None
            }
            Err(SetupError(why)) => Some(format!("Not on this board: {why}.")),
        }
    }

    /// One of several; whether it changed.
    fn choose<T: PartialEq + Copy>(
        &mut self,
        of: &str,
        options: &[(T, &str)],
        chosen: &mut T,
    ) -> bool {
        let place = self.whole(46.0);
        ui::choice(self.ui, place, self.theme, of, options, chosen)
    }

    /// A number that goes up and down by one.
    fn step<N: Steps>(&mut self, of: &str, range: &RangeInclusive<N>, value: &mut N) {
        let by = self.stepper(of, &value.to_string(), *value, range);
        *value = value.moved(by);
    }

    /// By how much a number is to go up or down, within its range.
    fn stepper<N: Steps>(
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

    fn switch(&mut self, words: &str, on: &mut bool) {
        let place = self.small();
        ui::switch(self.ui, place, self.theme, words, on);
    }

    /// A line of words in place of a choice that there is not.
    fn note(&mut self, words: &str) {
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
