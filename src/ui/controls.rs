//! Widgets that respond to a press: buttons, tools, cards, choices, steppers and switches.

use crate::core::language::SpokenLanguage;
use crate::core::palette::Rgb;
use crate::core::rects::{between, centred, inset, sized};
use crate::core::system_fonts::note_letters;
use crate::core::theme::{Theme, ink, text};
use crate::ui::field_text::lay_out_field;
use crate::ui::pressable::{CORNER, Pressable, explain};
use crate::ui::text::{draw_icon, heavy, plain, write};
use crate::ui::writing::note_written;
use bevy_egui::egui::{
    Align, Align2, Context, Frame, Margin, Rect, Response, RichText, Stroke, StrokeKind,
    TextBuffer, TextEdit, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use lucide_icons::Icon;
use tessella_language::tr;

/// Smallest width of a button whose label has the size of other text, in points. Labels of narrower ones are small.
pub const BODY_BUTTON: f32 = 110.0;

/// Visual emphasis of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prominence {
    /// The most likely next action.
    Primary,
    /// All other actions.
    Plain,
    /// Other actions, for a button on a card.
    OnCard,
    /// Disabled.
    Off,
}

/// Draws a button with a label. Returns `true` if it was pressed.
#[track_caller]
pub fn button(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    prominence: Prominence,
    icon: Option<Icon>,
    label: &str,
) -> Response {
    let pressable = Pressable::new(ui, rect, label, prominence != Prominence::Off);
    let shades = &theme.shades;
    let (ground, text_ink) = match prominence {
        Prominence::Primary => (
            pressable.ground(shades.accent, shades.accent.mix(shades.text, 0.15)),
            shades.background,
        ),
        Prominence::Plain => (pressable.ground(shades.surface, shades.raised), shades.text),
        Prominence::OnCard => (pressable.ground(shades.raised, shades.line), shades.text),
        Prominence::Off => (
            shades.background.mix(shades.surface, 0.5),
            shades.background.mix(shades.text, 0.35),
        ),
    };
    let painter = ui.painter();
    painter.rect_filled(pressable.rect(), CORNER, ink(ground));
    let icon_width = if icon.is_some() { 26.0 } else { 0.0 };
    let size = if rect.width() < BODY_BUTTON {
        text::SMALL
    } else {
        text::BODY
    };
    let font = if prominence == Prominence::Primary {
        heavy(size)
    } else {
        plain(size)
    };
    let middle = rect.center() + vec2(icon_width / 2.0, 0.0);
    let width = rect.width() - icon_width - 16.0;
    let written = write(
        painter,
        middle,
        Align2::CENTER_CENTER,
        label,
        font,
        ink(text_ink),
        width,
    );
    if let Some(icon) = icon {
        draw_icon(
            painter,
            pos2(written.left() - 15.0, rect.center().y),
            icon,
            18.0,
            ink(text_ink),
        );
    }
    pressable.ring(painter, theme);
    pressable.response
}

/// Draws a button with an icon only.
#[track_caller]
pub fn icon_button(ui: &mut Ui, rect: Rect, theme: &Theme, icon: Icon, label: &str) -> Response {
    icon_button_in(ui, rect, theme, (icon, theme.shades.text), label)
}

/// Draws a button with an icon only, in a colour.
#[track_caller]
pub fn icon_button_in(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    (icon, colour): (Icon, Rgb),
    label: &str,
) -> Response {
    let pressable = Pressable::new(ui, rect, label, true);
    let painter = ui.painter();
    let ground = ink(theme.shades.raised).gamma_multiply(pressable.hover);
    painter.rect_filled(pressable.rect(), CORNER, ground);
    draw_icon(painter, rect.center(), icon, 22.0, ink(colour));
    pressable.ring(painter, theme);
    explain(pressable.response, label)
}

/// Draws a round button with an icon only, for use over other content.
#[track_caller]
pub fn round_button(ui: &mut Ui, rect: Rect, theme: &Theme, icon: Icon, label: &str) -> Response {
    let pressable = Pressable::new(ui, rect, label, true);
    let shades = &theme.shades;
    let painter = ui.painter();
    let area = pressable.rect();
    let (centre, radius) = (area.center(), area.width() / 2.0);
    let ground = pressable.ground(shades.surface, shades.raised);
    painter.circle(
        centre,
        radius,
        ink(ground),
        Stroke::new(1.0, ink(shades.line)),
    );
    draw_icon(painter, centre, icon, 22.0, ink(shades.text));
    pressable.ring(painter, theme);
    explain(pressable.response, label)
}

/// Draws an icon with a label below it.
#[track_caller]
pub fn tool(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    icon: Icon,
    label: &str,
    enabled: bool,
) -> Response {
    let pressable = Pressable::new(ui, rect, label, enabled);
    let shades = &theme.shades;
    let painter = ui.painter();
    let ground = ink(shades.raised).gamma_multiply(pressable.hover);
    painter.rect_filled(pressable.rect(), CORNER, ground);
    let fade = |rgb: Rgb| {
        ink(if enabled {
            rgb
        } else {
            shades.background.mix(rgb, 0.35)
        })
    };
    let centre = rect.center();
    draw_icon(
        painter,
        centre - vec2(0.0, 9.0),
        icon,
        22.0,
        fade(shades.text),
    );
    let below = centre + vec2(0.0, 13.0);
    write(
        painter,
        below,
        Align2::CENTER_CENTER,
        label,
        plain(12.0),
        fade(shades.quiet),
        rect.width() - 2.0,
    );
    pressable.ring(painter, theme);
    pressable.response
}

/// Draws an icon with a label below it, and a tooltip that names a key as well.
#[track_caller]
pub fn tool_with_key(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    (icon, label, tooltip): (Icon, &str, &str),
    enabled: bool,
) -> Response {
    let response = tool(ui, rect, theme, icon, label, enabled);
    explain(response, tooltip)
}

/// Draws the background of a pressable card. The caller draws its content.
#[track_caller]
pub fn card(ui: &mut Ui, rect: Rect, theme: &Theme, label: &str) -> Response {
    let pressable = Pressable::new(ui, rect, label, true);
    let ground = pressable.ground(theme.shades.surface, theme.shades.raised);
    ui.painter()
        .rect_filled(pressable.rect(), 16.0, ink(ground));
    pressable.ring(ui.painter(), theme);
    pressable.response
}

/// Draws the background of a pressable area, which is visible while it is pointed at. The caller draws its content.
#[track_caller]
pub fn pressable_area(ui: &mut Ui, rect: Rect, theme: &Theme, label: &str) -> Response {
    let pressable = Pressable::new(ui, rect, label, true);
    let ground = ink(theme.shades.raised).gamma_multiply(pressable.hover);
    ui.painter().rect_filled(pressable.rect(), CORNER, ground);
    pressable.ring(ui.painter(), theme);
    pressable.response
}

/// Draws the background of a card that is a switch. The caller draws its content.
#[track_caller]
pub fn card_switch(ui: &mut Ui, rect: Rect, theme: &Theme, label: &str, is_on: bool) -> Response {
    let response = card(ui, rect, theme, label);
    let info = || WidgetInfo::selected(WidgetType::Checkbox, true, is_on, label);
    response.widget_info(info);
    response
}

/// Draws options side by side. Returns `true` if the selection changed.
#[track_caller]
pub fn choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    of: &str,
    options: &[(T, impl AsRef<str>)],
    chosen: &mut T,
) -> bool {
    let shades = &theme.shades;
    ui.painter().rect_filled(rect, CORNER, ink(shades.surface));
    let width = rect.width() / options.len() as f32;
    // All options have the same size of text.
    let fits = |label: &str| {
        let galley =
            { ui.painter() }.layout_no_wrap(label.to_owned(), heavy(text::BODY), ink(shades.text));
        galley.size().x <= width - 12.0
    };
    let size = match options.iter().all(|(_, label)| fits(label.as_ref())) {
        true => text::BODY,
        false => text::SMALL,
    };
    let mut changed = false;
    for (at, (option, label)) in options.iter().enumerate() {
        let (option, label) = (*option, label.as_ref());
        let area = sized(
            rect.min + vec2(width * at as f32, 0.0),
            vec2(width, rect.height()),
        );
        let pressable = Pressable::new(ui, area, &format!("{of}: {label}"), true);
        let is_chosen = *chosen == option;
        pressable.tell_state(
            WidgetType::RadioButton,
            &format!("{of}: {label}"),
            is_chosen,
        );
        let painter = ui.painter();
        let on = ui
            .ctx()
            .animate_bool(pressable.response.id.with("chosen"), is_chosen);
        let resting = shades.surface.mix(shades.raised, pressable.hover);
        let ground = resting.mix(shades.accent, on);
        painter.rect_filled(inset(pressable.rect(), 3.0), CORNER - 3.0, ink(ground));
        let text_ink = shades.text.mix(shades.background, on);
        let font = if is_chosen { heavy(size) } else { plain(size) };
        write(
            painter,
            area.center(),
            Align2::CENTER_CENTER,
            label,
            font,
            ink(text_ink),
            width - 12.0,
        );
        pressable.ring(painter, theme);
        if pressable.clicked() && !is_chosen {
            *chosen = option;
            changed = true;
        }
    }
    changed
}

/// Draws the label at the start of a row. Returns the area for its control.
fn labelled_row(
    ui: &Ui,
    rect: Rect,
    theme: &Theme,
    (label, size): (&str, f32),
    control_width: f32,
) -> Rect {
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, ink(theme.shades.surface));
    let at = pos2(rect.left() + 16.0, rect.center().y);
    let width = rect.width() - control_width - 28.0;
    write(
        painter,
        at,
        Align2::LEFT_CENTER,
        label,
        plain(size),
        ink(theme.shades.text),
        width,
    );
    between(pos2(rect.right() - control_width, rect.top()), rect.max)
}

/// Draws a stepper for a number. Returns the direction of the change. `shown` may be a word.
#[track_caller]
pub fn stepper(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    of: &str,
    shown: &str,
    can: (bool, bool),
) -> i32 {
    stepper_of_size(ui, rect, theme, (of, text::BODY), shown, can)
}

/// Draws a stepper whose name has this size of text.
#[track_caller]
pub fn stepper_of_size(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    (of, size): (&str, f32),
    shown: &str,
    can: (bool, bool),
) -> i32 {
    let control = labelled_row(ui, rect, theme, (of, size), 150.0);
    let side = vec2(rect.height(), rect.height());
    let sides = [
        (
            sized(control.min, side),
            Icon::Minus,
            tr!(ui.language(), "stepper-less"),
            can.0,
            -1,
        ),
        (
            sized(control.right_top() - vec2(side.x, 0.0), side),
            Icon::Plus,
            tr!(ui.language(), "stepper-more"),
            can.1,
            1,
        ),
    ];
    let mut change = 0;
    for (area, icon, label, enabled, by) in sides {
        let pressable = Pressable::new(ui, area, &format!("{of}: {label}"), enabled);
        let painter = ui.painter();
        let ground = pressable.ground(theme.shades.surface, theme.shades.raised);
        painter.rect_filled(inset(pressable.rect(), 3.0), CORNER - 3.0, ink(ground));
        let faded = theme
            .shades
            .surface
            .mix(theme.shades.text, if enabled { 1.0 } else { 0.3 });
        draw_icon(painter, area.center(), icon, 18.0, ink(faded));
        pressable.ring(painter, theme);
        if pressable.clicked() || repeats(ui.ctx(), &pressable.response) {
            change = by;
        }
    }
    let width = control.width() - 2.0 * side.x;
    write(
        ui.painter(),
        control.center(),
        Align2::CENTER_CENTER,
        shown,
        heavy(text::BODY),
        ink(theme.shades.text),
        width,
    );
    change
}

/// Returns `true` if a held button repeats its press in this frame.
pub fn repeats(context: &Context, response: &Response) -> bool {
    const FIRST: f64 = 0.45;
    const NEXT: f64 = 0.07;
    let id = response.id.with("next press");
    if !response.is_pointer_button_down_on() {
        context.data_mut(|data| data.remove::<f64>(id));
        return false;
    }
    let now = context.input(|input| input.time);
    let due = context.data_mut(|data| *data.get_temp_mut_or(id, now + FIRST));
    context.request_repaint();
    if now < due {
        return false;
    }
    context.data_mut(|data| data.insert_temp(id, now + NEXT));
    true
}

/// Draws an on/off switch. Returns `true` if it changed.
#[track_caller]
pub fn switch(ui: &mut Ui, rect: Rect, theme: &Theme, label: &str, on: &mut bool) -> bool {
    let shades = &theme.shades;
    let control = labelled_row(ui, rect, theme, (label, text::BODY), 72.0);
    let pressable = Pressable::new(ui, rect, label, true);
    let painter = ui.painter();
    let share = ui.ctx().animate_bool(pressable.response.id.with("on"), *on);
    let track = centred(control.center(), vec2(44.0, 26.0));
    painter.rect_filled(track, 13.0, ink(shades.line.mix(shades.accent, share)));
    let knob = pos2(track.left() + 13.0 + 18.0 * share, track.center().y);
    painter.circle_filled(knob, 10.0, ink(shades.quiet.mix(shades.background, share)));
    pressable.ring(painter, theme);
    let clicked = pressable.clicked();
    *on ^= clicked;
    pressable.tell_state(WidgetType::Checkbox, label, *on);
    clicked
}

/// Draws a button that shows or hides what is below it, with a chevron that points to it while it is hidden.
#[track_caller]
pub fn disclosure(ui: &mut Ui, rect: Rect, theme: &Theme, label: &str, is_open: &mut bool) {
    let pressable = Pressable::new(ui, rect, label, true);
    let painter = ui.painter();
    let ground = ink(theme.shades.surface).gamma_multiply(pressable.hover);
    painter.rect_filled(pressable.rect(), CORNER, ground);
    let text_ink = ink(theme.shades.quiet.mix(theme.shades.text, pressable.hover));
    let galley = painter.layout_no_wrap(label.to_owned(), plain(text::BODY), text_ink);
    let (width, height) = (galley.size().x, galley.size().y);
    let left = rect.center() - vec2((width + 26.0) / 2.0, height / 2.0);
    painter.galley(left, galley, text_ink);
    let icon = match *is_open {
        true => Icon::ChevronUp,
        false => Icon::ChevronDown,
    };
    let at = pos2(left.x + width + 16.0, rect.center().y);
    draw_icon(painter, at, icon, 20.0, text_ink);
    pressable.ring(painter, theme);
    *is_open ^= pressable.clicked();
}

/// Draws a single-line text field.
pub fn text_field(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    of: &str,
    hint: &str,
    longest: usize,
    label: &mut String,
) -> Response {
    let shades = &theme.shades;
    ui.painter().rect_filled(rect, CORNER, ink(shades.surface));
    let text_ink = ink(shades.text);
    let mut layout = |ui: &Ui, written: &dyn TextBuffer, _: f32| {
        lay_out_field(ui.ctx(), written.as_str(), plain(text::BODY), text_ink)
    };
    let field = TextEdit::singleline(label)
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
    note_letters(ui.ctx(), label);
    { ui.ctx() }.accesskit_node_builder(response.id, |node| node.set_label(of));
    if response.has_focus() {
        note_written(ui, rect, &response, label);
        let stroke = Stroke::new(2.0, ink(shades.accent));
        let painter = ui.painter();
        painter.rect_stroke(rect, CORNER, stroke, StrokeKind::Inside);
    }
    response
}
