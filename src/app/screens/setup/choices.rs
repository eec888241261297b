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
use bevy_egui::egui::{Align2, Ui, pos2};
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

/// Draws all choices; why a kind of board that was pressed cannot be had.
pub(super) fn draw_choices(
    ui: &mut Ui,
    theme: &Theme,
    gallery: &Gallery,
    choices: &mut LastSetup,
    shown: &Shown,
) -> Option<String> {
    let modes = [
        (Mode::Alone, "Alone"),
        (Mode::SameDevice, "Two players"),
        (Mode::Computer, "Computer"),
    ];
    choose(ui, theme, "Who plays", &modes, &mut choices.mode);
    if choices.mode == Mode::Computer {
        let levels = Level::ALL.map(|level| (level, level.name()));
        choose(ui, theme, "Level", &levels, &mut choices.level);
    }
    let (columns, height) = gallery::grid(ui.available_width());
    let rows = Kind::ALL.len().div_ceil(columns) as f32;
    let place = row(ui, rows * (height + 8.0) - 8.0);
    let refused = match gallery::draw(ui, place, theme, gallery, choices.kind) {
        Some(Ok(kind)) => {
            choices.kind = kind;
            None
        }
        Some(Err(SetupError(why))) => Some(format!("Not on this board: {why}.")),
        None => None,
    };
    draw_board_choices(ui, theme, choices);
    let fewest = match choices.mode {
        Mode::Alone => *COLOURS.start(),
        Mode::SameDevice | Mode::Computer => COLOURS_FOR_TWO,
    };
    let colours = fewest..=*COLOURS.end();
    step(ui, theme, "Colours", &colours, &mut choices.colours);
    match choices.mode {
        Mode::Alone => draw_limit(ui, theme, choices, shown.limit),
        Mode::SameDevice | Mode::Computer if shown.can_be_even => {
            switch(ui, theme, "Same chances for both", &mut choices.even);
        }
        Mode::SameDevice | Mode::Computer => {
            note(
                ui,
                theme,
                "Half a turn would change this board: chances differ",
            );
        }
    }
    if choices.mode == Mode::Computer {
        let begins = &mut choices.computer_begins;
        switch(ui, theme, "The computer begins", begins);
    }
    refused
}

/// What there is to choose about a board of the chosen kind.
fn draw_board_choices(ui: &mut Ui, theme: &Theme, choices: &mut LastSetup) {
    match choices.kind {
        Kind::Squares | Kind::Hexes => {
            let sizes = [
                ((9, 9, 5), "Small"),
                ((15, 15, 6), "Classic"),
                ((24, 24, 8), "Large"),
            ];
            let mut size = (choices.width, choices.height, choices.colours);
            if choose(ui, theme, "Size", &sizes, &mut size) {
                (choices.width, choices.height, choices.colours) = size;
            }
            step(ui, theme, "Columns", &SIDES, &mut choices.width);
            step(ui, theme, "Rows", &SIDES, &mut choices.height);
        }
        Kind::Map => {
            let sizes = [(20, "Small"), (60, "Medium"), (150, "Large")];
            choose(ui, theme, "Size", &sizes, &mut choices.areas);
            step(ui, theme, "Areas", &AREAS, &mut choices.areas);
        }
        Kind::Cube => {
            let sizes = [([3; 3], "3×3×3"), ([4; 3], "4×4×4"), ([6; 3], "6×6×6")];
            choose(ui, theme, "Size", &sizes, &mut choices.cube);
            let [columns, rows, layers] = &mut choices.cube;
            step(ui, theme, "Columns", &CUBE_SIDES, columns);
            step(ui, theme, "Rows", &CUBE_SIDES, rows);
            step(ui, theme, "Layers", &CUBE_SIDES, layers);
        }
        Kind::Ring | Kind::Track => step(ui, theme, "Tiles", &RINGS, &mut choices.ring),
    }
    match choices.kind {
        Kind::Squares => {
            let touch = "Corners touch, too";
            switch(ui, theme, touch, &mut choices.corners);
            switch(ui, theme, "Edges are joined", &mut choices.wrapped);
            switch(ui, theme, "Holes", &mut choices.holes);
        }
        Kind::Cube => switch(ui, theme, "Corners touch, too", &mut choices.corners),
        Kind::Hexes => {
            let layouts = [
                (HexLayout::OddRows, "Odd rows"),
                (HexLayout::EvenRows, "Even rows"),
                (HexLayout::OddColumns, "Odd col."),
                (HexLayout::EvenColumns, "Even col."),
            ];
            choose(ui, theme, "Shifted", &layouts, &mut choices.layout);
        }
        Kind::Map | Kind::Ring | Kind::Track => {}
    }
    let words = match choices.levels {
        1 => "none".to_owned(),
        levels => format!("{levels} levels"),
    };
    let levels = &mut choices.levels;
    *levels = levels.saturating_add_signed(stepper(ui, theme, "Hills", &words, *levels, &LEVELS));
}

/// The limit of moves: one that fits the board by a margin, until the player changes it.
fn draw_limit(ui: &mut Ui, theme: &Theme, choices: &mut LastSetup, shown: Option<u16>) {
    let mut margin = match choices.limit {
        None => Some(choices.margin),
        Some(_) => None,
    };
    let margins = Margin::ALL.map(|margin| (Some(margin), margin.name()));
    if choose(ui, theme, "Limit", &margins, &mut margin) {
        choices.margin = margin.unwrap_or_default();
        choices.limit = None;
    }
    let limit = shown.unwrap_or(*LIMITS.start());
    let by = stepper(ui, theme, "Moves", &limit.to_string(), limit, &LIMITS);
    if by != 0 {
        choices.limit = Some(limit.saturating_add_signed(by.into()));
    }
}

/// One of several; whether it changed.
fn choose<T: PartialEq + Copy>(
    ui: &mut Ui,
    theme: &Theme,
    of: &str,
    options: &[(T, &str)],
    chosen: &mut T,
) -> bool {
    let place = row(ui, 46.0);
    ui::choice(ui, place, theme, of, options, chosen)
}

/// A number that goes up and down by one.
fn step<N>(ui: &mut Ui, theme: &Theme, of: &str, range: &RangeInclusive<N>, value: &mut N)
where
    N: Ord + Copy + std::fmt::Display + Neighbouring,
{
    let by = stepper(ui, theme, of, &value.to_string(), *value, range);
    *value = value.moved(by);
}

/// What a stepper can move.
trait Neighbouring {
    fn moved(self, by: i8) -> Self;
}

impl Neighbouring for u8 {
    fn moved(self, by: i8) -> Self {
        self.saturating_add_signed(by)
    }
}

impl Neighbouring for u16 {
    fn moved(self, by: i8) -> Self {
        self.saturating_add_signed(by.into())
    }
}

/// By how much a number is to go up or down, within its range.
fn stepper<N: Ord + Copy>(
    ui: &mut Ui,
    theme: &Theme,
    of: &str,
    words: &str,
    value: N,
    range: &RangeInclusive<N>,
) -> i8 {
    let place = row(ui, ROW);
    let can = (value > *range.start(), value < *range.end());
    ui::stepper(ui, place, theme, of, words, can) as i8
}

/// A line of words in place of a choice that there is not.
fn note(ui: &mut Ui, theme: &Theme, words: &str) {
    let place = row(ui, ROW);
    ui::write(
        ui.painter(),
        pos2(place.left() + 16.0, place.center().y),
        Align2::LEFT_CENTER,
        words,
        ui::plain(text::SMALL),
        ink(theme.shades.quiet),
        place.width() - 32.0,
    );
}

fn switch(ui: &mut Ui, theme: &Theme, words: &str, on: &mut bool) {
    let place = row(ui, ROW);
    ui::switch(ui, place, theme, words, on);
}
