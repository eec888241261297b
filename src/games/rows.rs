//! Rows of a set-up form.

use crate::core::layout::TARGET;
use crate::core::theme::{Theme, ink, text};
use crate::ui::{self, row};
use bevy_egui::egui::{Align2, Rect, Ui, pos2};
use std::ops::RangeInclusive;

/// Height of a row, in points.
const ROW: f32 = TARGET;

/// Smallest width at which two small choices share a row, in points.
const TWO_IN_A_ROW: f32 = 420.0;

/// Width of the captions beside choices, in points.
const CAPTION: f32 = 104.0;

/// Height of a caption above a choice, in points.
const CAPTION_ABOVE: f32 = 18.0;

/// Number that a stepper can change.
pub trait Steps: Ord + Copy + std::fmt::Display {
    /// Returns the value after one press.
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

/// Layout of choices in rows, filled from top to bottom.
pub struct Rows<'a> {
    /// Area that the rows are drawn in.
    pub ui: &'a mut Ui,
    /// Colour theme.
    pub theme: &'a Theme,
    /// Free half of the last row.
    half: Option<Rect>,
}

impl<'a> Rows<'a> {
    /// Creates an empty layout.
    pub const fn new(ui: &'a mut Ui, theme: &'a Theme) -> Self {
        Self {
            ui,
            theme,
            half: None,
        }
    }

    /// Allocates a full row of this height.
    fn whole(&mut self, height: f32) -> Rect {
        self.half = None;
        row(self.ui, height)
    }

    /// Allocates space for a small choice: half a row if the width allows two.
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

    /// Draws a caption beside or above a row of this height, and returns the row's place.
    fn captioned(&mut self, label: &str, height: f32) -> Rect {
        let is_beside = self.ui.available_width() >= TWO_IN_A_ROW;
        let mut rect = self.whole(if is_beside {
            height
        } else {
            height + CAPTION_ABOVE
        });
        let left = rect.left();
        let (at, anchor) = match is_beside {
            true => (pos2(left + 16.0, rect.center().y), Align2::LEFT_CENTER),
            false => (pos2(left + 4.0, rect.top()), Align2::LEFT_TOP),
        };
        let shade = ink(self.theme.shades.quiet);
        let font = ui::plain(text::SMALL);
        ui::write(
            self.ui.painter(),
            at,
            anchor,
            label,
            font,
            shade,
            rect.width(),
        );
        match is_beside {
            true => rect.min.x += CAPTION,
            false => rect.min.y += CAPTION_ABOVE,
        }
        rect
    }

    /// Draws a choice among several options with a caption. Returns `true` if it changed.
    pub fn choose<T: PartialEq + Copy>(
        &mut self,
        of: &str,
        options: &[(T, impl AsRef<str>)],
        chosen: &mut T,
    ) -> bool {
        let mut changed = false;
        for (rect, part) in self.captioned_parts(of, ROW, 0.0, options) {
            changed |= ui::choice(self.ui, rect, self.theme, of, part, chosen);
        }
        changed
    }

    /// Draws a caption beside or above one or more rows of this height. Returns the rows, each with a part of the items; as
    /// many as let each item be wide enough to press, with gaps between them.
    pub fn captioned_parts<'items, T>(
        &mut self,
        of: &str,
        height: f32,
        gap: f32,
        items: &'items [T],
    ) -> Vec<(Rect, &'items [T])> {
        let first = self.captioned(of, height);
        let in_a_row = ((first.width() + gap) / (TARGET + gap)) as usize;
        let rows = items.len().div_ceil(in_a_row.max(1)).max(1);
        let parts = items.chunks(items.len().div_ceil(rows).max(1));
        parts
            .enumerate()
            .map(|(at, part)| {
                let mut rect = first;
                if at > 0 {
                    rect = self.whole(height);
                    rect.min.x = first.left();
                }
                (rect, part)
            })
            .collect()
    }

    /// Draws a number that changes by one per press.
    pub fn step<N: Steps>(&mut self, of: &str, range: &RangeInclusive<N>, value: &mut N) {
        let by = self.stepper(of, &value.to_string(), *value, range);
        *value = value.moved(by);
    }

    /// Draws a number that changes by `step` per press.
    pub fn step_by(&mut self, of: &str, range: &RangeInclusive<u16>, step: u16, value: &mut u16) {
        let by = self.stepper(of, &value.to_string(), *value, range);
        let step = step.cast_signed() * i16::from(by);
        let moved = value.saturating_add_signed(step);
        // A step out of the range is ignored.
        if range.contains(&moved) {
            *value = moved;
        }
    }

    /// Draws a stepper. Returns the change of the number, limited to its range.
    pub fn stepper<N: Steps>(
        &mut self,
        of: &str,
        label: &str,
        value: N,
        range: &RangeInclusive<N>,
    ) -> i8 {
        let rect = self.small();
        let can = (value > *range.start(), value < *range.end());
        ui::stepper(self.ui, rect, self.theme, of, label, can) as i8
    }

    /// Draws an on/off switch.
    pub fn switch(&mut self, label: &str, on: &mut bool) {
        let rect = self.small();
        ui::switch(self.ui, rect, self.theme, label, on);
    }

    /// Draws the button that shows or hides the rows below it.
    pub fn disclosure(&mut self, label: &str, is_open: &mut bool) {
        let rect = self.whole(ROW);
        ui::disclosure(self.ui, rect, self.theme, label, is_open);
    }

    /// Draws a line of text in place of a choice that is not available.
    pub fn note(&mut self, label: &str) {
        let rect = self.whole(ROW);
        ui::write(
            self.ui.painter(),
            pos2(rect.left() + 16.0, rect.center().y),
            Align2::LEFT_CENTER,
            label,
            ui::plain(text::SMALL),
            ink(self.theme.shades.quiet),
            rect.width() - 32.0,
        );
    }
}
