//! Rows of forms, which share what width there is.

use super::areas::{inside, side_by_side};
use super::form;
use super::style::NOTE;
use super::text;
use crate::core::rects::{between, sized};
use crate::core::theme::space;
use bevy_egui::egui::{Align2, Rect, Ui, UiBuilder, pos2, vec2};
use std::ops::RangeInclusive;

/// Smallest width at which two small choices share a row, in points.
const TWO_IN_A_ROW: f32 = 420.0;

/// Width of the captions beside choices, in points.
const CAPTION: f32 = 104.0;

/// Distance of a caption from what is beside it, in points.
const GAP: f32 = space::SMALL;

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
    /// Free half of the last row, and the lower edge of the other half.
    half: Option<(Rect, f32)>,
}

impl<'a> Rows<'a> {
    /// Creates an empty layout.
    pub const fn new(ui: &'a mut Ui) -> Self {
        Self { ui, half: None }
    }

    /// Adds something over the whole width.
    fn whole<R>(&mut self, add: impl FnOnce(&mut Ui) -> R) -> R {
        self.half = None;
        add(self.ui)
    }

    /// Adds a small choice: half a row if the width allows two.
    pub fn small<R>(&mut self, add: impl FnOnce(&mut Ui) -> R) -> R {
        if let Some((half, bottom)) = self.half.take() {
            let mut ui = inside(self.ui, half);
            let added = add(&mut ui);
            let missing = ui.min_rect().bottom() - bottom;
            if missing > 0.0 {
                self.ui.add_space(missing);
            }
            return added;
        }
        let free = self.ui.available_rect_before_wrap();
        if free.width() < TWO_IN_A_ROW {
            return add(self.ui);
        }
        let [left, right] = side_by_side(free);
        let mut ui = inside(self.ui, left);
        let added = add(&mut ui);
        let bottom = ui.min_rect().bottom();
        let used = between(free.min, pos2(free.right(), bottom));
        self.ui.advance_cursor_after_rect(used);
        self.half = Some((right, bottom));
        added
    }

    /// Adds something with a caption beside or above it.
    pub fn captioned<R>(&mut self, label: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
        self.whole(|ui| {
            let width = CAPTION - GAP;
            let is_narrow = ui.available_width() < TWO_IN_A_ROW;
            if is_narrow || !text::keeps_words(ui.ctx(), NOTE, label, width) {
                text::caption(ui, label);
                return add(ui);
            }
            let free = ui.available_rect_before_wrap();
            let beside = free.with_min_x(free.left() + CAPTION);
            let added = ui.scope_builder(UiBuilder::new().max_rect(beside), add);
            let row = added.response.rect.with_min_x(free.left());
            let height = text::text_height(ui.ctx(), NOTE, label, width);
            let missing = (height - row.height()).max(0.0);
            ui.add_space(missing);
            let area = sized(row.min, vec2(width, row.height() + missing));
            text::draw_text(ui.painter(), area, Align2::LEFT_CENTER, NOTE, label);
            added.inner
        })
    }

    /// Adds a choice among several options with a caption. Returns `true` if it changed.
    pub fn choose<T: PartialEq + Copy>(
        &mut self,
        of: &str,
        options: &[(T, impl AsRef<str>)],
        chosen: &mut T,
    ) -> bool {
        self.captioned(of, |ui| form::choice(ui, of, options, chosen))
    }

    /// Adds a number that changes by one per press.
    pub fn step<N: Steps>(&mut self, of: &str, range: &RangeInclusive<N>, value: &mut N) {
        let by = self.stepper(of, &value.to_string(), *value, range);
        *value = value.moved(by);
    }

    /// Adds a number that changes by `step` per press.
    pub fn step_by(&mut self, of: &str, range: &RangeInclusive<u16>, step: u16, value: &mut u16) {
        let is_within = |value: Option<u16>| value.is_some_and(|value| range.contains(&value));
        let (less, more) = (value.checked_sub(step), value.checked_add(step));
        let can = (is_within(less), is_within(more));
        match self.small(|ui| form::stepper(ui, of, &value.to_string(), can)) {
            1 => *value = more.unwrap_or(*value),
            -1 => *value = less.unwrap_or(*value),
            _ => {}
        }
    }

    /// Adds a stepper. Returns the change of the number, limited to its range.
    pub fn stepper<N: Steps>(
        &mut self,
        of: &str,
        label: &str,
        value: N,
        range: &RangeInclusive<N>,
    ) -> i8 {
        let can = (value > *range.start(), value < *range.end());
        self.small(|ui| form::stepper(ui, of, label, can)) as i8
    }

    /// Adds an on/off switch.
    pub fn switch(&mut self, label: &str, on: &mut bool) {
        self.small(|ui| form::switch(ui, label, on));
    }

    /// Adds the button that shows or hides the rows below it.
    pub fn disclosure(&mut self, label: &str, is_open: &mut bool) {
        self.whole(|ui| form::disclosure(ui, label, is_open));
    }

    /// Adds a text in place of a choice that is not available.
    pub fn note(&mut self, label: &str) {
        self.whole(|ui| text::label(ui, NOTE, label));
    }
}
