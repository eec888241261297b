//! The keyboard as it is drawn.

use super::selection::selected_key;
use super::state::Keyboard;
use crate::core::language::SpokenLanguage;
use crate::core::on_screen_keyboard::keyboard_height;
use crate::core::rects::{between, sized};
use crate::core::theme::{Themed, ink, radius, text};
use crate::ui::{self, draw_icon, heavy, plain};
use bevy_egui::egui::accesskit::Action;
use bevy_egui::egui::{
    Align2, Area, Context, Event, Id, InputState, Order, Painter, PointerButton, Pos2, Rect,
    Response, Sense, Stroke, StrokeKind, TouchPhase, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use lucide_icons::Icon;
use tessella_language::keyboard::{KanaMark, Key, Page, PlacedKey, page_label, row_count};
use tessella_language::{Language, tr};

/// Smallest and largest height of a row, in points.
const ROW: [f32; 2] = [40.0, 52.0];
/// Share of the window's height that rows take between these.
const SHARE: f32 = 0.36;
/// Largest width of all keys, in points.
const WIDEST: f32 = 720.0;
/// Distance of the keys from the upper and the lower edge, in points.
const MARGIN: f32 = 3.0;
/// Half of the distance between two keys, in points.
const GAP: f32 = 2.0;
/// Height that stays free above the keyboard, in points.
const LEAST_FREE: f32 = 100.0;

/// Returns the height of the keyboard, the same for all pages.
pub(super) fn height(context: &Context) -> f32 {
    let window = context.viewport_rect().height();
    let rows = row_count(context.language()) as f32;
    let row = (window * SHARE / rows).clamp(ROW[0], ROW[1]);
    (rows * row + 2.0 * MARGIN)
        .min(window - LEAST_FREE)
        .max(0.0)
}

/// Draws the keyboard below the area of the screen, and notes the keys that are pressed. Returns its area.
pub(super) fn draw_keyboard_panel(context: &Context, keyboard: &mut Keyboard) -> Rect {
    let (content, window) = (context.content_rect(), context.viewport_rect());
    let area = between(pos2(window.left(), content.bottom()), window.max);
    let width = content.width().min(WIDEST);
    let corner = pos2(content.center().x - width / 2.0, area.top() + MARGIN);
    let height = keyboard_height(context) - 2.0 * MARGIN;
    let keys = sized(corner, vec2(width, height.max(0.0)));
    Area::new(Id::new("keyboard"))
        .order(Order::Foreground)
        .fixed_pos(area.min)
        .default_size(area.size())
        .constrain_to(window)
        .fade_in(false)
        .show(context, |ui| {
            ui.set_min_size(area.size());
            let ground = ink(ui.current_theme().shades.surface);
            ui.painter().rect_filled(area, 0.0, ground);
            draw_keys(ui, keys, keyboard);
        });
    area
}

fn draw_keys(ui: &mut Ui, area: Rect, keyboard: &mut Keyboard) {
    let language = ui.language();
    let rows = keyboard.rows(language);
    let ends = rows.iter().filter_map(|row| row.last());
    let columns = ends.map(|key| key.left + key.width).fold(1.0_f32, f32::max);
    let unit = vec2(area.width() / columns, area.height() / rows.len() as f32);
    let selected = selected_key(keyboard, &rows);
    let mut presses = ui.input(presses);
    for (row, keys) in rows.iter().enumerate() {
        for (at, &PlacedKey { key, left, width }) in keys.iter().enumerate() {
            let corner = area.min + vec2(left * unit.x, row as f32 * unit.y);
            let cell = sized(corner, vec2(width * unit.x, unit.y));
            let id = ui.id().with((row, at));
            // Without the focus of egui, which stays in the text field.
            let response = ui.interact(cell, id, Sense::CLICK);
            let label = label(key, language);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
            let is_on = key == Key::Shift && keyboard.shift;
            draw_key(ui, cell.shrink(GAP), key, is_on, &response);
            if selected == Some((row, at)) {
                draw_frame(ui.painter(), cell.shrink(GAP));
            }
            // A press on the border of two keys presses only one.
            let before = presses.len();
            presses.retain(|&press| !cell.contains(press));
            let is_pressed = presses.len() < before
                || ui.input(|input| input.has_accesskit_action_request(id, Action::Click));
            if is_pressed || can_repeat(key) && ui::repeats(ui.ctx(), &response) {
                keyboard.note(key);
            }
        }
    }
}

/// Returns the places at which a button or a finger was put down in this frame. A key acts at once, because people who write
/// fast put down a finger before they lift another.
fn presses(input: &InputState) -> Vec<Pos2> {
    let fingers = input.events.iter().filter_map(|event| match event {
        &Event::Touch {
            phase: TouchPhase::Start,
            pos,
            ..
        } => Some(pos),
        _ => None,
    });
    let mut places: Vec<Pos2> = fingers.collect();
    for event in &input.events {
        if let &Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed: true,
            ..
        } = event
            // The first finger is a pointer as well.
            && !places.contains(&pos)
        {
            places.push(pos);
        }
    }
    places
}

/// Returns `true` if a key that is held is pressed again and again.
const fn can_repeat(key: Key) -> bool {
    matches!(key, Key::Backspace | Key::Left | Key::Right)
}

/// Returns the name of a key for screen readers.
fn label(key: Key, language: Language) -> String {
    let name = match key {
        Key::Letter(letter) => return letter.to_string(),
        Key::Shift => tr!(language, "keyboard-shift"),
        Key::Backspace => tr!(language, "keyboard-backspace"),
        Key::Space => tr!(language, "keyboard-space"),
        Key::Left => tr!(language, "keyboard-left"),
        Key::Right => tr!(language, "keyboard-right"),
        Key::Done => tr!(language, "keyboard-done"),
        Key::Page(Page::Signs) => tr!(language, "keyboard-signs"),
        Key::Page(Page::Latin) => tr!(language, "keyboard-latin"),
        Key::Page(Page::Letters) => tr!(language, "keyboard-letters"),
        Key::Page(Page::More) => tr!(language, "keyboard-more"),
        Key::Page(Page::Katakana) => "カタカナ",
        Key::Mark(mark) => mark.name(),
    };
    name.to_owned()
}

/// Draws a key, which may be switched on.
fn draw_key(ui: &Ui, rect: Rect, key: Key, is_on: bool, response: &Response) {
    let shades = &ui.current_theme().shades;
    let painter = ui.painter();
    let is_down = response.is_pointer_button_down_on();
    let press = ui.ctx().animate_bool(response.id.with("press"), is_down);
    let hover = if response.hovered() { 0.05 } else { 0.0 };
    let writes = matches!(key, Key::Letter(_) | Key::Space | Key::Mark(_));
    // Not the shade of lines, which is as bright as text in themes of high contrast.
    let off = shades
        .raised
        .mix(shades.text, hover + if writes { 0.0 } else { 0.1 });
    let (ground, text_ink) = if is_on {
        (shades.accent, shades.background)
    } else {
        (off, shades.text)
    };
    let ground = ground.mix(shades.accent, 0.5 * press);
    painter.rect_filled(rect, radius::SMALL, ink(ground));
    match face(key, ui.language()) {
        Face::Icon(icon) => draw_icon(painter, rect.center(), icon, 20.0, ink(text_ink)),
        Face::Text(label, size) => {
            let font = match key {
                Key::Page(_) => heavy(size),
                _ => plain(size),
            };
            // A mark of kana is in the upper left corner of its square.
            let shift = match key {
                Key::Mark(KanaMark::Voiced | KanaMark::HalfVoiced) => 0.25 * size,
                _ => 0.0,
            };
            let at = rect.center() + vec2(shift, shift);
            // Screen readers read the name of the key instead.
            painter.text(at, Align2::CENTER_CENTER, label, font, ink(text_ink));
        }
    }
}

/// Draws the frame of the selected key.
fn draw_frame(painter: &Painter, rect: Rect) {
    let stroke = Stroke::new(2.5, ink(painter.current_theme().shades.accent));
    painter.rect_stroke(rect, radius::SMALL, stroke, StrokeKind::Middle);
}

/// Content of a key.
enum Face {
    Icon(Icon),
    Text(String, f32),
}

/// Returns what is drawn on a key.
fn face(key: Key, language: Language) -> Face {
    match key {
        Key::Letter(letter) => Face::Text(letter.to_string(), text::HEADING),
        Key::Mark(KanaMark::Small) => Face::Text(KanaMark::Small.sign().to_owned(), text::HEADING),
        Key::Mark(mark) => Face::Text(mark.sign().to_owned(), text::TITLE),
        Key::Page(page) => Face::Text(page_label(language, page).to_owned(), text::SMALL),
        Key::Shift => Face::Icon(Icon::ArrowBigUp),
        Key::Backspace => Face::Icon(Icon::Delete),
        Key::Space => Face::Icon(Icon::Space),
        Key::Left => Face::Icon(Icon::ChevronLeft),
        Key::Right => Face::Icon(Icon::ChevronRight),
        Key::Done => Face::Icon(Icon::CornerDownLeft),
    }
}
