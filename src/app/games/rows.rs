//! The rows of a set-up form.

use crate::app::core::layout::TARGET;
use crate::app::core::theme::{Theme, ink, text};
use crate::app::ui::{self, row};
use bevy_egui::egui::{Align2, Rect, Ui, pos2};
use std::ops::RangeInclusive;

/// How high a row of the choices is, in points.
const ROW: f32 = TARGET;

/// From which width on, in points, small choices stand two in a row.
const TWO_IN_A_ROW: f32 = 420.0;

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
    /// Where they are drawn.
    pub ui: &'a mut Ui,
    /// Their colours.
    pub theme: &'a Theme,
    /// The free half of the last row.
    half: Option<Rect>,
}

impl<'a> Rows<'a> {
    /// Rows in a part that is filled from top to bottom.
    pub const fn new(ui: &'a mut Ui, theme: &'a Theme) -> Self {
        Self {
            ui,
            theme,
            half: None,
        }
    }

    /// The place of a choice that takes a whole row.
    pub fn whole(&mut self, height: f32) -> Rect {
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
