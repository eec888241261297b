//! Pressable areas and their hover and press animation.

use super::anchor::note_control;
use super::focus::{keys_in_use, reveal_new_focus};
use crate::core::palette::Rgb;
use crate::core::rects::inset;
use crate::core::theme::{Themed, ink, radius};
use bevy_egui::egui::{
    CornerRadius, Id, IdMap, InputState, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetText, WidgetType,
};
use std::panic::Location;

/// Numbers of widgets that each place in the code has made in a pass of egui.
#[derive(Clone, Default)]
struct CallCounts {
    pass: u64,
    counts: IdMap<u32>,
}

/// Returns an id for the widget of a call. It depends on the place of the call in the code, and on the number of widgets that
/// the same place has made before in this pass, but not on words: the focus stays if they change.
#[track_caller]
pub(super) fn id_of_call(ui: &Ui) -> Id {
    id_of_place(ui, Location::caller())
}

fn id_of_place(ui: &Ui, place: &Location<'_>) -> Id {
    let of_place = ui.id().with((place.file(), place.line(), place.column()));
    let pass = ui.ctx().cumulative_pass_nr();
    let number = ui.ctx().data_mut(|data| {
        let calls = data.get_temp_mut_or_default::<CallCounts>(Id::new("calls"));
        if calls.pass != pass {
            calls.pass = pass;
            calls.counts.clear();
        }
        let count = calls.counts.entry(of_place).or_default();
        *count += 1;
        *count
    });
    of_place.with(number)
}

/// Pressable area and its animation state.
pub struct Pressable {
    /// egui's response.
    pub response: Response,
    /// Hover animation, from 0 (no pointer) to 1 (hovered).
    pub(super) hover: f32,
    /// Press animation, from 0 (released) to 1 (pressed).
    pub(super) press: f32,
}

impl Pressable {
    /// Makes a rectangle pressable, with a label for screen readers. An area that gets the focus by a key is scrolled into view.
    #[track_caller]
    pub fn new(ui: &Ui, rect: Rect, text: &str, enabled: bool) -> Self {
        Self::of_place(ui, rect, Location::caller(), text, enabled)
    }

    /// Makes a rectangle pressable whose id depends on a place in the code.
    pub(super) fn of_place(
        ui: &Ui,
        rect: Rect,
        place: &Location<'_>,
        text: &str,
        enabled: bool,
    ) -> Self {
        Self::with_id(ui, rect, id_of_place(ui, place), text, enabled)
    }

    /// Makes a rectangle with a given id pressable.
    pub fn with_id(ui: &Ui, rect: Rect, id: Id, text: &str, enabled: bool) -> Self {
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(rect, id, sense);
        reveal_new_focus(ui, &response);
        note_control(&response);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, text));
        let animate = |what: &str, on: bool| ui.ctx().animate_bool(response.id.with(what), on);
        let hover = animate("hover", enabled && response.hovered());
        let press = animate("press", enabled && response.is_pointer_button_down_on());
        Self {
            response,
            hover,
            press,
        }
    }

    /// Tells screen readers that the area is on or off: one of several options, or a switch.
    pub(super) fn tell_state(&self, kind: WidgetType, text: &str, is_on: bool) {
        let enabled = self.response.enabled();
        self.response
            .widget_info(|| WidgetInfo::selected(kind, enabled, is_on, text));
    }

    /// Returns `true` if the area was pressed.
    pub fn clicked(&self) -> bool {
        self.response.clicked()
    }

    /// Returns the rectangle to draw, slightly smaller while pressed.
    pub(super) fn rect(&self) -> Rect {
        inset(self.response.rect, 1.5 * self.press)
    }

    /// Returns the background colour, interpolated by the hover animation.
    pub(super) fn ground(&self, resting: Rgb, pointed_at: Rgb) -> Rgb {
        resting.mix(pointed_at, self.hover)
    }

    /// Draws the focus ring if the area has keyboard focus and keys are in use.
    pub(super) fn ring(&self, painter: &Painter) {
        focus_ring(painter, self.response.rect, &self.response);
    }
}

/// Draws the focus ring around a rectangle if the widget has keyboard focus and keys are in use.
pub fn focus_ring(painter: &Painter, rect: Rect, response: &Response) {
    let theme = &painter.current_theme();
    if response.has_focus() && keys_in_use(painter.ctx()) {
        let stroke = Stroke::new(3.0, ink(theme.shades.outline));
        painter.rect_stroke(
            rect.expand(2.0),
            CornerRadius::same(radius::CONTROL as u8 + 2),
            stroke,
            StrokeKind::Outside,
        );
    }
}

/// Shows a tooltip on hover or on a long press. egui's own tooltips require a pointer that does not move, which is rare
/// for a finger.
pub fn explain(response: Response, text: impl Into<WidgetText>) -> Response {
    let context = &response.ctx;
    if !context.input(InputState::any_touches) {
        return response.on_hover_text(text);
    }
    let near = context.options(|options| options.input_options.max_click_dist);
    // A press held for longer than a tap has no effect when released, and egui no longer reports it as pressed.
    let is_long_press = context.input(|input| {
        let pointer = &input.pointer;
        let ends = pointer.press_origin().zip(pointer.interact_pos());
        let has_stayed = ends.is_some_and(|(from, to)| from.distance(to) <= near);
        has_stayed && pointer.primary_down() && !pointer.could_any_button_be_click()
    });
    if is_long_press && response.contains_pointer() {
        response.show_tooltip_text(text);
    }
    response
}
