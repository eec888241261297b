//! Rows of forms: choices, numbers, switches, text fields and disclosures. Each adds itself over the whole width, as high as its
//! labels need.

use super::areas::row;
use super::controls::repeats;
use super::face::draw_tray;
use super::field_text::lay_out_field;
use super::pressable::Pressable;
use super::style::{BODY, SMALL, TextStyle};
use super::text::{draw_icon, draw_text, keeps_words, lay_out, line_width, paint, plain};
use super::writing::note_written;
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, centred, inset, sized};
use crate::core::system_fonts::note_letters;
use crate::core::theme::{Themed, ink, radius, space, text};
use bevy_egui::egui::{
    Align, Align2, Frame, Margin, Painter, Rect, Response, RichText, Stroke, StrokeKind,
    TextBuffer, TextEdit, Ui, WidgetType, pos2, vec2,
};
use lucide_icons::Icon;
use tessella_language::tr;

/// Distance of what is chosen from the edges of its row, in points.
const INSET: f32 = 3.0;
/// Least distance of a label from the left and the right edge of its part of a row, in points.
const BESIDE: f32 = 6.0;
/// Least distance of a label from the upper and the lower edge of its row, in points.
const ABOVE: f32 = space::SMALL;
/// Least width of the two buttons of a stepper and the number between them, in points.
const STEPPER: f32 = 156.0;
/// Greatest width of a card with a picture, and the height of the picture, in points.
const CARD: f32 = 128.0;
const PICTURE: f32 = 56.0;
/// Width of a switch and the space around it, in points.
const SWITCH: f32 = 72.0;

/// Adds options side by side, in as many rows as their labels need. Returns `true` if the selection changed.
#[track_caller]
pub fn choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    of: &str,
    options: &[(T, impl AsRef<str>)],
    chosen: &mut T,
) -> bool {
    let style = BODY.bold();
    let labels = options.iter().map(|(_, label)| label.as_ref());
    let columns = columns(ui, (style, 0.0), labels);
    let width = ui.available_width() / columns as f32;
    let before = *chosen;
    for options in options.chunks(columns) {
        let height = |label: &str| {
            let galley = lay_out(ui.ctx(), style, label, width - 2.0 * BESIDE, Align::Center);
            galley.size().y + 2.0 * ABOVE
        };
        let heights = options.iter().map(|(_, label)| height(label.as_ref()));
        let line = row(ui, heights.fold(TARGET, f32::max));
        let used = sized(line.min, vec2(width * options.len() as f32, line.height()));
        draw_tray(ui.painter(), used, radius::CONTROL);
        for (at, (option, label)) in options.iter().enumerate() {
            let corner = line.min + vec2(width * at as f32, 0.0);
            let area = sized(corner, vec2(width, line.height()));
            if draw_option(ui, area, (of, label.as_ref()), before == *option) {
                *chosen = *option;
            }
        }
    }
    *chosen != before
}

/// Returns the number of options in a row, with this gap between them: as many as keep their words whole and are wide enough to press.
fn columns<'a>(
    ui: &Ui,
    (style, gap): (TextStyle, f32),
    labels: impl Iterator<Item = &'a str> + Clone,
) -> usize {
    let count = labels.clone().count().max(1);
    let rows = (1..=count).find(|rows| {
        let width = (ui.available_width() + gap) / count.div_ceil(*rows) as f32 - gap;
        let mut labels = labels.clone();
        width >= TARGET
            && labels.all(|label| keeps_words(ui.ctx(), style, label, width - 2.0 * BESIDE))
    });
    count.div_ceil(rows.unwrap_or(count))
}

/// Draws an option. Returns `true` if it was pressed.
#[track_caller]
fn draw_option(ui: &Ui, area: Rect, (of, label): (&str, &str), is_chosen: bool) -> bool {
    let shades = &ui.current_theme().shades;
    let name = format!("{of}: {label}");
    let pressable = Pressable::new(ui, area, &name, true);
    pressable.tell_state(WidgetType::RadioButton, &name, is_chosen);
    let painter = ui.painter();
    let on = ui
        .ctx()
        .animate_bool(pressable.response.id.with("chosen"), is_chosen);
    let resting = shades.bed.mix(shades.raised, pressable.hover);
    let ground = ink(resting.mix(shades.text, on));
    painter.rect_filled(
        inset(pressable.rect(), INSET),
        radius::CONTROL - INSET,
        ground,
    );
    let style = BODY.bold_if(is_chosen).rgb(shades.text.mix(shades.bed, on));
    let inner = area.shrink2(vec2(BESIDE, 0.0));
    draw_text(painter, inner, Align2::CENTER_CENTER, style, label);
    pressable.ring(painter);
    pressable.clicked()
}

/// Adds options as cards with a picture above the name of each, in as many rows as they need. Returns `true` if the selection changed.
#[track_caller]
pub fn picture_choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    of: &str,
    options: &[(T, &str)],
    chosen: &mut T,
    draw: impl Fn(&Painter, Rect, T),
) -> bool {
    let labels = options.iter().map(|&(_, label)| label);
    let columns = columns(ui, (SMALL, space::SMALL), labels);
    let whole = ui.available_width() + space::SMALL;
    let width = (whole / columns as f32 - space::SMALL).min(CARD);
    let before = *chosen;
    for options in options.chunks(columns) {
        let height = |label: &str| {
            let galley = lay_out(ui.ctx(), SMALL, label, width - 2.0 * BESIDE, Align::Center);
            galley.size().y + BESIDE
        };
        let words = options.iter().map(|&(_, label)| height(label));
        let words_height = words.fold(0.0, f32::max);
        let mut corner = row(ui, PICTURE + words_height).min;
        for &(option, label) in options {
            let rect = sized(corner, vec2(width, PICTURE + words_height));
            corner.x += width + space::SMALL;
            let name = format!("{of}: {label}");
            let pressable = Pressable::new(ui, rect, &name, true);
            let is_chosen = option == before;
            pressable.tell_state(WidgetType::RadioButton, &name, is_chosen);
            let shades = &ui.current_theme().shades;
            let ground = ink(pressable.ground(shades.surface, shades.raised));
            let painter = ui.painter();
            painter.rect_filled(pressable.rect(), radius::CONTROL, ground);
            let (picture, words) = rect.split_top_bottom_at_y(rect.top() + PICTURE);
            draw(painter, picture.shrink2(vec2(BESIDE, 5.0)), option);
            let words = words.shrink2(vec2(BESIDE, 0.0));
            draw_text(painter, words, Align2::CENTER_TOP, SMALL, label);
            if is_chosen {
                let stroke = Stroke::new(2.0, ink(shades.accent));
                painter.rect_stroke(rect, radius::CONTROL, stroke, StrokeKind::Inside);
            }
            pressable.ring(painter);
            if pressable.clicked() {
                *chosen = option;
            }
        }
    }
    *chosen != before
}

/// Adds a row with its label. Returns the whole row, and the area of the control at its end, which is below the label if the words
/// of this need the width.
fn labelled_row(
    ui: &mut Ui,
    (style, label): (TextStyle, &str),
    control_width: f32,
) -> (Rect, Rect) {
    let whole = ui.available_width();
    let beside = whole - control_width - space::LARGE - space::SMALL;
    let is_beside = keeps_words(ui.ctx(), style, label, beside);
    let width = if is_beside {
        beside
    } else {
        whole - 2.0 * space::LARGE
    };
    let galley = lay_out(ui.ctx(), style, label, width, Align::Min);
    let words = galley.size().y + 2.0 * ABOVE;
    let line = row(
        ui,
        if is_beside {
            words.max(TARGET)
        } else {
            words + TARGET
        },
    );
    let ground = ink(ui.current_theme().shades.surface);
    ui.painter().rect_filled(line, radius::CONTROL, ground);
    let area = line.shrink2(vec2(space::LARGE, 0.0));
    let (area, top) = if is_beside {
        (area, line.center().y - TARGET / 2.0)
    } else {
        (
            sized(area.min, vec2(area.width(), words)),
            line.bottom() - TARGET,
        )
    };
    paint(ui.painter(), area, Align2::LEFT_CENTER, galley, label);
    let corner = pos2(line.right() - control_width, top);
    (line, sized(corner, vec2(control_width, TARGET)))
}

/// Adds a number with a button to decrease and one to increase it. Returns the direction of the change. `shown` may be a word.
#[track_caller]
pub fn stepper(ui: &mut Ui, of: &str, shown: &str, can: (bool, bool)) -> i32 {
    styled_stepper(ui, (BODY, of), shown, can)
}

/// Adds a stepper whose name is in this style.
#[track_caller]
pub fn styled_stepper(
    ui: &mut Ui,
    (style, of): (TextStyle, &str),
    shown: &str,
    (can_fall, can_rise): (bool, bool),
) -> i32 {
    let word = line_width(ui.ctx(), BODY.bold(), shown) + 2.0 * space::TINY;
    let (_, control) = labelled_row(ui, (style, of), STEPPER.max(2.0 * TARGET + word));
    let language = ui.language();
    let side = vec2(TARGET, TARGET);
    let (less, more) = (tr!(language, "stepper-less"), tr!(language, "stepper-more"));
    let sides = [
        (control.left(), Icon::Minus, less, can_fall, -1),
        (control.right() - TARGET, Icon::Plus, more, can_rise, 1),
    ];
    let shades = &ui.current_theme().shades;
    let mut change = 0;
    for (left, icon, label, is_enabled, by) in sides {
        let area = sized(pos2(left, control.top()), side);
        let pressable = Pressable::new(ui, area, &format!("{of}: {label}"), is_enabled);
        let painter = ui.painter();
        let ground = ink(pressable.ground(shades.surface, shades.raised));
        painter.rect_filled(
            inset(pressable.rect(), INSET),
            radius::CONTROL - INSET,
            ground,
        );
        let strength = if is_enabled { 1.0 } else { 0.3 };
        let shade = ink(shades.surface.mix(shades.text, strength));
        draw_icon(painter, area.center(), icon, 18.0, shade);
        pressable.ring(painter);
        if pressable.clicked() || repeats(ui.ctx(), &pressable.response) {
            change = by;
        }
    }
    let number = control.shrink2(vec2(side.x, 0.0));
    draw_text(
        ui.painter(),
        number,
        Align2::CENTER_CENTER,
        BODY.bold(),
        shown,
    );
    change
}

/// Adds an on/off switch. Returns `true` if it changed.
#[track_caller]
pub fn switch(ui: &mut Ui, label: &str, is_on: &mut bool) -> bool {
    let (line, control) = labelled_row(ui, (BODY, label), SWITCH);
    let shades = &ui.current_theme().shades;
    let pressable = Pressable::new(ui, line, label, true);
    let painter = ui.painter();
    let share = ui
        .ctx()
        .animate_bool(pressable.response.id.with("on"), *is_on);
    let track = centred(control.center(), vec2(44.0, 26.0));
    painter.rect_filled(track, 13.0, ink(shades.line.mix(shades.accent, share)));
    let knob = pos2(track.left() + 13.0 + 18.0 * share, track.center().y);
    painter.circle_filled(knob, 10.0, ink(shades.quiet.mix(shades.background, share)));
    pressable.ring(painter);
    let is_pressed = pressable.clicked();
    *is_on ^= is_pressed;
    pressable.tell_state(WidgetType::Checkbox, label, *is_on);
    is_pressed
}

/// Adds a button that shows or hides what is below it, with a chevron that points to it while it is hidden.
#[track_caller]
pub fn disclosure(ui: &mut Ui, label: &str, is_open: &mut bool) {
    let line = row(ui, TARGET);
    let shades = &ui.current_theme().shades;
    let pressable = Pressable::new(ui, line, label, true);
    let painter = ui.painter();
    let ground = ink(shades.surface).gamma_multiply(pressable.hover);
    painter.rect_filled(pressable.rect(), radius::CONTROL, ground);
    let style = BODY.rgb(shades.quiet.mix(shades.text, pressable.hover));
    let area = between(line.min, line.max - vec2(26.0, 0.0));
    let written = draw_text(painter, area, Align2::CENTER_CENTER, style, label);
    let icon = if *is_open {
        Icon::ChevronUp
    } else {
        Icon::ChevronDown
    };
    let at = pos2(written.right() + 16.0, line.center().y);
    draw_icon(painter, at, icon, 20.0, style.ink(&ui.current_theme()));
    pressable.ring(painter);
    *is_open ^= pressable.clicked();
}

/// Adds a text field of one line, with a name for screen readers and a hint while it is empty.
pub fn text_field(
    ui: &mut Ui,
    of: &str,
    hint: &str,
    longest: usize,
    written: &mut String,
) -> Response {
    let rect = row(ui, TARGET);
    let shades = &ui.current_theme().shades;
    ui.painter()
        .rect_filled(rect, radius::CONTROL, ink(shades.surface));
    let text_ink = ink(shades.text);
    let mut layout = |ui: &Ui, written: &dyn TextBuffer, _: f32| {
        lay_out_field(ui.ctx(), written.as_str(), plain(text::BODY), text_ink)
    };
    let field = TextEdit::singleline(written)
        .id_salt(of)
        .hint_text(RichText::new(hint).color(ink(shades.quiet)))
        .font(plain(text::BODY))
        .layouter(&mut layout)
        // The frame makes the whole field respond to a press, not only its text.
        .frame(Frame::NONE.inner_margin(Margin::symmetric(16, 4)))
        .min_size(rect.size())
        .vertical_align(Align::Center)
        .char_limit(longest);
    let response = ui.put(rect, field);
    note_letters(ui.ctx(), written);
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(of));
    if response.has_focus() {
        note_written(ui, rect, &response, written);
        let stroke = Stroke::new(2.0, ink(shades.accent));
        let painter = ui.painter();
        painter.rect_stroke(rect, radius::CONTROL, stroke, StrokeKind::Inside);
    }
    response
}
