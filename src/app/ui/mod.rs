//! The parts that screens are made of, all in one manner: what can be pressed, words, controls and pictures.

mod controls;
mod focus;
mod pictures;

pub use controls::{
    Weight, button, card, choice, icon_button, round_button, stepper, switch, text_field, tool,
};
pub use focus::{focus_on_arrival, no_focus_on_arrival};
pub use pictures::{
    Availability, Look, balance, colour_button, draw_board, draw_cells, draw_sign, draw_symbol,
};

use super::palette::Rgb;
use super::theme::{Theme, bold, icons, ink};
use crate::app::rects::{inset, sized};
use bevy_egui::egui::{
    self, Align2, Color32, Context, CornerRadius, FontFamily, FontId, Id, InputState, LayerId,
    Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetText,
    vec2,
};
use focus::keys_in_use;
use lucide_icons::Icon;

/// The corners of cards and buttons, in points.
const CORNER: f32 = 12.0;

/// A canvas over the whole window, for whatever keeps off what the system lies over.
pub fn whole_window(context: &Context) -> Ui {
    let builder = UiBuilder::new()
        .layer_id(LayerId::background())
        .max_rect(context.content_rect());
    let mut ui = Ui::new(context.clone(), Id::new("window"), builder);
    ui.set_clip_rect(context.viewport_rect());
    ui
}

/// A part of the screen with its own layout, from top to bottom.
pub fn inside(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect))
}

/// Divides a row into parts of the same width.
pub fn side_by_side<const N: usize>(row: Rect) -> [Rect; N] {
    let gap = 8.0;
    let width = (row.width() - gap * (N as f32 - 1.0)) / N as f32;
    std::array::from_fn(|at| {
        sized(
            row.min + vec2((width + gap) * at as f32, 0.0),
            vec2(width, row.height()),
        )
    })
}

/// Something that can be pressed, and the state in which it is to be drawn.
pub struct Pressable {
    /// What egui says of it.
    pub response: Response,
    /// From 0, resting, to 1, pointed at.
    hover: f32,
    /// From 0 to 1, pressed.
    press: f32,
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
    fn rect(&self) -> Rect {
        inset(self.response.rect, 1.5 * self.press)
    }

    /// Its ground: between two colours by how much it is pointed at.
    fn ground(&self, resting: Rgb, pointed_at: Rgb) -> Rgb {
        resting.mix(pointed_at, self.hover)
    }

    /// The ring around what has the keyboard's focus, while keys are used.
    fn ring(&self, painter: &Painter, theme: &Theme) {
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

/// Whether a window of this size is rather wide than high, so that things go side by side in it.
pub fn is_wide(window: Vec2) -> bool {
    window.x > window.y * 1.1
}

/// The smallest text, in points.
const SMALLEST: f32 = 10.0;

/// Where egui keeps how many times as large as is asked for letters are.
fn letters() -> Id {
    Id::new("letters")
}

/// From now on letters are so many times as large as is asked for.
pub fn set_letters(context: &Context, scale: f32) {
    context.data_mut(|data| data.insert_temp(letters(), scale));
}

/// Writes a line of text and tells the place it took. Text that is too wide is made smaller and, where that would make
/// it too small to read, cut; where there is no room at all, nothing is written.
pub fn write(
    painter: &Painter,
    at: Pos2,
    anchor: Align2,
    words: &str,
    font: FontId,
    ink: Color32,
    width: f32,
) -> Rect {
    if width <= 0.0 || width.is_nan() {
        return Rect::from_min_size(at, Vec2::ZERO);
    }
    let mut font = font;
    let mut galley = painter.layout_no_wrap(words.to_owned(), font.clone(), ink);
    let scale = painter.ctx().data(|data| data.get_temp(letters()));
    let smallest = SMALLEST / scale.unwrap_or(1.0);
    while galley.size().x > width && font.size > smallest {
        // Letters are not just as wide as their size says.
        let fitting = font.size * (width / galley.size().x).min(0.98);
        font.size = font_size(fitting).max(smallest);
        galley = painter.layout_no_wrap(words.to_owned(), font.clone(), ink);
    }
    let mut letters: Vec<char> = words.chars().collect();
    while galley.size().x > width && letters.pop().is_some() {
        let cut: String = letters.iter().copied().chain(['…']).collect();
        galley = painter.layout_no_wrap(cut, font.clone(), ink);
    }
    let rect = anchor.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, ink);
    rect
}

/// A number of things: "1 move", "2 moves".
pub fn count(number: u32, what: &str) -> String {
    match number {
        1 => format!("1 {what}"),
        _ => format!("{number} {what}s"),
    }
}

/// The sizes of all fonts are multiples of this one, in points. egui keeps each glyph in every size in which it was drawn,
/// and sizes follow from those of the window.
const FONT_STEP: f32 = 0.5;
/// The smallest and the largest font, in points: egui refuses fonts without a size and glyphs larger than a texture.
const FONT_SIZES: [f32; 2] = [1.0, 64.0];

/// Returns the next smaller size that a font can have.
const fn font_size(size: f32) -> f32 {
    let step = (size / FONT_STEP).floor() * FONT_STEP;
    step.max(FONT_SIZES[0]).min(FONT_SIZES[1])
}

/// The letters of running text.
pub const fn plain(size: f32) -> FontId {
    FontId::new(font_size(size), FontFamily::Proportional)
}

/// The heavier letters.
pub fn heavy(size: f32) -> FontId {
    FontId::new(font_size(size), bold())
}

/// An icon of this size.
pub fn draw_icon(painter: &Painter, at: Pos2, icon: Icon, size: f32, ink: Color32) {
    let font = FontId::new(font_size(size), icons());
    painter.text(at, Align2::CENTER_CENTER, icon.unicode(), font, ink);
}
