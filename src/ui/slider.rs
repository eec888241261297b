//! Sliders.

use super::areas::row;
use super::pressable::focus_ring;
use super::style::SMALL;
use super::text::draw_text;
use crate::core::palette::Rgb;
use crate::core::rects::sized;
use crate::core::theme::{Themed, ink, radius};
use bevy_egui::egui::accesskit::{Action, ActionData};
use bevy_egui::egui::{
    Align2, CornerRadius, EventFilter, Id, Key, Mesh, Rect, Response, Sense, Shape, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use std::ops::RangeInclusive;

/// Height of a slider, in points.
const HEIGHT: f32 = 60.0;
/// Radius of the knob, in points.
const KNOB: f32 = 12.0;
/// Height of the track, in points.
const TRACK: f32 = 14.0;
/// Number of segments of a track whose colour changes.
const SEGMENTS: usize = 36;

/// A slider for a whole number.
pub struct Slider<'a> {
    /// Name of the number.
    pub label: &'a str,
    /// The number in words.
    pub shown: &'a str,
    /// The number.
    pub value: u16,
    /// Numbers to choose from.
    pub range: RangeInclusive<u16>,
    /// Change by an arrow key.
    pub step: u16,
}

impl Slider<'_> {
    /// Adds the name, the number and the track, which has the colour of each number at its place. Presses, drags, keys and
    /// screen readers choose another number, which is returned.
    pub fn show(&self, ui: &mut Ui, colour: impl Fn(u16) -> Rgb) -> Option<u16> {
        let rect = row(ui, HEIGHT);
        let theme = &ui.current_theme();
        let response = ui.interact(rect, ui.id().with(self.label), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::slider(true, f64::from(self.value), self.label));
        let painter = ui.painter();
        painter.rect_filled(rect, radius::CONTROL, ink(theme.shades.surface));
        let words = [
            (Align2::LEFT_TOP, self.label, SMALL),
            (Align2::RIGHT_TOP, self.shown, SMALL.bold()),
        ];
        let area = rect.shrink2(vec2(14.0, 5.0));
        for (align, words, style) in words {
            draw_text(painter, area, align, style, words);
        }
        let left = pos2(area.left() + KNOB, rect.bottom() - 8.0 - KNOB - TRACK / 2.0);
        let track = sized(left, vec2(area.width() - 2.0 * KNOB, TRACK));
        self.draw_track(ui, track, colour);
        focus_ring(ui.painter(), rect, &response);
        let chosen = pointed_at(&response, track, &self.range)
            .or_else(|| self.chosen_by_reader(ui, response.id))
            .or_else(|| self.chosen_by_keys(ui, &response));
        chosen.filter(|&chosen| chosen != self.value)
    }

    fn draw_track(&self, ui: &Ui, track: Rect, colour: impl Fn(u16) -> Rgb) {
        let theme = &ui.current_theme();
        let (least, most) = (*self.range.start(), *self.range.end());
        let span = f32::from(most - least);
        let mut mesh = Mesh::default();
        for segment in 0..=SEGMENTS {
            let share = segment as f32 / SEGMENTS as f32;
            let shade = ink(colour(least + (share * span).round() as u16));
            let x = track.left() + share * track.width();
            mesh.colored_vertex(pos2(x, track.top()), shade);
            mesh.colored_vertex(pos2(x, track.bottom()), shade);
            if segment > 0 {
                let next = 2 * segment as u32;
                mesh.add_triangle(next - 2, next - 1, next);
                mesh.add_triangle(next - 1, next, next + 1);
            }
        }
        let painter = ui.painter();
        painter.add(Shape::mesh(mesh));
        let edge = Stroke::new(1.0, ink(theme.shades.quiet));
        painter.rect_stroke(track, CornerRadius::same(2), edge, StrokeKind::Outside);
        let share = f32::from(self.value.clamp(least, most) - least) / span.max(1.0);
        let knob = pos2(track.left() + share * track.width(), track.center().y);
        painter.circle_filled(knob, KNOB, ink(theme.shades.text));
        painter.circle_filled(knob, KNOB - 2.5, ink(theme.shades.background));
        painter.circle_filled(knob, KNOB - 4.0, ink(colour(self.value)));
    }

    /// Returns the number that a screen reader requests.
    fn chosen_by_reader(&self, ui: &Ui, id: Id) -> Option<u16> {
        let (least, most) = (*self.range.start(), *self.range.end());
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_min_numeric_value(f64::from(least));
            node.set_max_numeric_value(f64::from(most));
            node.set_numeric_value_step(f64::from(self.step));
            node.set_value(self.shown);
            node.add_action(Action::SetValue);
            if self.value < most {
                node.add_action(Action::Increment);
            }
            if self.value > least {
                node.add_action(Action::Decrement);
            }
        });
        ui.input(|input| {
            let count = |action| input.num_accesskit_action_requests(id, action);
            let (up, down) = (count(Action::Increment), count(Action::Decrement));
            let set = input.accesskit_action_requests(id, Action::SetValue);
            let set = set.filter_map(|request| match &request.data {
                Some(ActionData::NumericValue(value)) => {
                    Some(value.clamp(f64::from(least), f64::from(most)) as u16)
                }
                _ => None,
            });
            let moved = (up != down).then(|| self.moved(up, down));
            set.last().or(moved)
        })
    }

    /// Returns the number that keys choose while the slider has the focus.
    fn chosen_by_keys(&self, ui: &Ui, response: &Response) -> Option<u16> {
        if !response.has_focus() {
            return None;
        }
        let filter = EventFilter {
            horizontal_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        ui.input(|input| {
            let presses = |key| input.num_presses(key);
            let (up, down) = (presses(Key::ArrowRight), presses(Key::ArrowLeft));
            match (presses(Key::Home), presses(Key::End)) {
                (0, 0) => (up != down).then(|| self.moved(up, down)),
                (0, _) => Some(*self.range.end()),
                _ => Some(*self.range.start()),
            }
        })
    }

    /// Returns the number after some steps up and down.
    fn moved(&self, up: usize, down: usize) -> u16 {
        let steps = |count: usize| {
            self.step
                .saturating_mul(count.try_into().unwrap_or(u16::MAX))
        };
        let higher = self.value.saturating_add(steps(up));
        let (least, most) = (*self.range.start(), *self.range.end());
        higher.saturating_sub(steps(down)).clamp(least, most)
    }
}

/// Returns the number at the pointer while it is pressed.
fn pointed_at(response: &Response, track: Rect, range: &RangeInclusive<u16>) -> Option<u16> {
    let at = response.interact_pointer_pos()?;
    let is_held = response.is_pointer_button_down_on() || response.clicked();
    let share = ((at.x - track.left()) / track.width().max(f32::EPSILON)).clamp(0.0, 1.0);
    let (least, most) = (*range.start(), *range.end());
    let value = least + (share * f32::from(most - least)).round() as u16;
    if is_held {
        // Keys go on from there.
        response.request_focus();
    }
    is_held.then_some(value)
}
