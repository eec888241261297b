//! What can be pressed, and how it is drawn meanwhile.

use super::focus::keys_in_use;
use crate::app::core::palette::Rgb;
use crate::app::core::rects::inset;
use crate::app::core::theme::{Theme, ink};
use bevy_egui::egui;
use bevy_egui::egui::{
    CornerRadius, InputState, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetText,
};

/// The corners of cards and buttons, in points.
pub(super) const CORNER: f32 = 12.0;

/// Something that can be pressed, and the state in which it is to be drawn.
pub struct Pressable {
    /// What egui says of it.
    pub response: Response,
    /// From 0, resting, to 1, pointed at.
    pub(super) hover: f32,
    /// From 0 to 1, pressed.
    pub(super) press: f32,
}

impl Pressable {
    /// Makes a rectangle something that can be pressed, with the words that a screen reader says.
    pub fn new(ui: &mut Ui, rect: Rect, words: &str, enabled: bool) -> Self {
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(rect, ui.id().with(words), sense);
        response
            .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, words));
        let animate = |what: &str, on: bool| ui.ctx().animate_bool(response.id.with(what), on);
        let hover = animate("hover", enabled && response.hovered());
        let press = animate("press", enabled && response.is_pointer_button_down_on());
        Self {
            response,
            hover,
            press,
        }
    }

    /// Whether it was pressed.
    pub fn clicked(&self) -> bool {
        self.response.clicked()
    }

    /// Where to draw it: a little smaller while it is pressed.
    pub(super) fn rect(&self) -> Rect {
        inset(self.response.rect, 1.5 * self.press)
    }

    /// Its ground: between two colours by how much it is pointed at.
    pub(super) fn ground(&self, resting: Rgb, pointed_at: Rgb) -> Rgb {
        resting.mix(pointed_at, self.hover)
    }

    /// The ring around what has the keyboard's focus, while keys are used.
    pub(super) fn ring(&self, painter: &Painter, theme: &Theme) {
        if self.response.has_focus() && keys_in_use(painter.ctx()) {
            let stroke = Stroke::new(2.5, ink(theme.shades.accent));
            let rect = self.response.rect.expand(1.0);
            painter.rect_stroke(
                rect,
                CornerRadius::same(CORNER as u8 + 1),
                stroke,
                StrokeKind::Outside,
            );
        }
    }
}

/// Tells in words what something is, to whoever points at it or keeps a finger on it. egui itself waits for a pointer that
/// stands still, which a finger seldom does.
pub fn explain(response: Response, words: impl Into<WidgetText>) -> Response {
    let context = &response.ctx;
    if !context.input(InputState::any_touches) {
        return response.on_hover_text(words);
    }
    let near = context.options(|options| options.input_options.max_click_dist);
    // What is pressed for longer than a tap takes does nothing any more when the finger goes, and egui counts it as pressed
    // no longer.
    let is_kept = context.input(|input| {
        let pointer = &input.pointer;
        let way = pointer.press_origin().zip(pointer.interact_pos());
        let has_stayed = way.is_some_and(|(from, to)| from.distance(to) <= near);
        has_stayed && pointer.primary_down() && !pointer.could_any_button_be_click()
    });
    if is_kept && response.contains_pointer() {
        response.show_tooltip_text(words);
    }
    response
}
