//! The parts that screens are made of: buttons, cards, choices and pictures of boards, all in one manner.

use super::board::{colours_and_holders, shapes};
use super::palette::{self, Rgb};
use super::theme::{Theme, bold, icons, ink, text};
use crate::games::{Colour, Position, Rules};
use bevy_egui::egui::{
    self, Align2, Color32, Context, CornerRadius, FontFamily, FontId, Id, LayerId, Painter, Pos2,
    Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};
use lucide_icons::Icon;

/// The corners of cards and buttons, in points.
const CORNER: f32 = 12.0;

/// A canvas over the whole window.
pub fn whole_window(context: &Context) -> Ui {
    let builder = UiBuilder::new()
        .layer_id(LayerId::background())
        .max_rect(context.viewport_rect());
    Ui::new(context.clone(), Id::new("window"), builder)
}

/// A part of the screen with its own layout, from top to bottom.
pub fn inside(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect))
}

/// Whether keys were used last, and not a pointer: only then the focus is shown.
fn keys_in_use(context: &Context) -> bool {
    let id = Id::new("keys in use");
    let now = context.input(|input| {
        input.events.iter().rev().find_map(|event| match event {
            egui::Event::Key { .. } => Some(true),
            egui::Event::PointerMoved(_)
            | egui::Event::PointerButton { .. }
            | egui::Event::Touch { .. } => Some(false),
            _ => None,
        })
    });
    context.data_mut(|data| {
        let in_use = data.get_temp_mut_or_default::<bool>(id);
        *in_use = now.unwrap_or(*in_use);
        *in_use
    })
}

/// Whether this place was not on the screen in the frame before; every place has a name of its own.
fn is_arrival(context: &Context, place: &'static str) -> bool {
    context.data_mut(|data| {
        let last = data.get_temp_mut_or_default::<&'static str>(Id::new("place"));
        std::mem::replace(last, place) != place
    })
}

/// Gives the keyboard's focus to what most players will want next, when they arrive at a place.
pub fn focus_on_arrival(response: &Response, place: &'static str) {
    if is_arrival(&response.ctx, place) {
        response.request_focus();
    }
}

/// Takes the keyboard's focus from all widgets when the player arrives at a place whose keys mean something else.
pub fn no_focus_on_arrival(context: &Context, place: &'static str) {
    if is_arrival(context, place)
        && let Some(focused) = context.memory(egui::Memory::focused)
    {
        context.memory_mut(|memory| memory.surrender_focus(focused));
    }
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
        self.response.rect.shrink(1.5 * self.press)
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

/// Whether a window of this size is rather wide than high, so that things go side by side in it.
pub fn is_wide(window: Vec2) -> bool {
    window.x > window.y * 1.1
}

/// The smallest text, in points.
const SMALLEST: f32 = 10.0;

/// Writes a line of text and tells the place it took. Text that is too wide is made smaller and, where that would make
/// it too small to read, cut.
pub fn write(
    painter: &Painter,
    at: Pos2,
    anchor: Align2,
    words: &str,
    font: FontId,
    ink: Color32,
    width: f32,
) -> Rect {
    let mut font = font;
    let mut galley = painter.layout_no_wrap(words.to_owned(), font.clone(), ink);
    if galley.size().x > width && width > 0.0 {
        font.size = (font.size * width / galley.size().x).max(SMALLEST);
        galley = painter.layout_no_wrap(words.to_owned(), font.clone(), ink);
    }
    let mut letters: Vec<char> = words.chars().collect();
    while galley.size().x > width && width > 0.0 && letters.pop().is_some() {
        let cut: String = letters.iter().copied().chain(['…']).collect();
        galley = painter.layout_no_wrap(cut, font.clone(), ink);
    }
    let rect = anchor.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, ink);
    rect
}

/// The letters of running text.
pub const fn plain(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The heavier letters.
pub fn heavy(size: f32) -> FontId {
    FontId::new(size, bold())
}

/// An icon of this size.
pub fn draw_icon(painter: &Painter, at: Pos2, icon: Icon, size: f32, ink: Color32) {
    let font = FontId::new(size, icons());
    painter.text(at, Align2::CENTER_CENTER, icon.unicode(), font, ink);
}

/// How much a button wants to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// What most players will want next.
    Primary,
    /// Everything else.
    Plain,
}

/// A button with words; whether it was pressed.
pub fn button(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    weight: Weight,
    icon: Option<Icon>,
    words: &str,
) -> Response {
    let pressable = Pressable::new(ui, rect, words, true);
    let shades = &theme.shades;
    let (ground, text_ink) = match weight {
        Weight::Primary => (
            pressable.ground(shades.accent, shades.accent.mix(shades.text, 0.15)),
            shades.background,
        ),
        Weight::Plain => (pressable.ground(shades.surface, shades.raised), shades.text),
    };
    let painter = ui.painter();
    painter.rect_filled(pressable.rect(), CORNER, ink(ground));
    let icon_width = if icon.is_some() { 26.0 } else { 0.0 };
    let size = if rect.width() < 110.0 {
        text::SMALL
    } else {
        text::BODY
    };
    let font = if weight == Weight::Primary {
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
        words,
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

/// A button that is only an icon.
pub fn icon_button(ui: &mut Ui, rect: Rect, theme: &Theme, icon: Icon, words: &str) -> Response {
    let pressable = Pressable::new(ui, rect, words, true);
    let painter = ui.painter();
    let ground = ink(theme.shades.raised).gamma_multiply(pressable.hover);
    painter.rect_filled(pressable.rect(), CORNER, ground);
    draw_icon(painter, rect.center(), icon, 22.0, ink(theme.shades.text));
    pressable.ring(painter, theme);
    pressable.response.on_hover_text(words)
}

/// An icon with a word below it.
pub fn tool(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    icon: Icon,
    words: &str,
    enabled: bool,
) -> Response {
    let pressable = Pressable::new(ui, rect, words, enabled);
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
        words,
        plain(12.0),
        fade(shades.quiet),
        rect.width() - 2.0,
    );
    pressable.ring(painter, theme);
    pressable.response
}

/// A card that leads somewhere: its ground is drawn, what it shows is up to the caller.
pub fn card(ui: &mut Ui, rect: Rect, theme: &Theme, words: &str) -> Response {
    let pressable = Pressable::new(ui, rect, words, true);
    let ground = pressable.ground(theme.shades.surface, theme.shades.raised);
    ui.painter()
        .rect_filled(pressable.rect(), 16.0, ink(ground));
    pressable.ring(ui.painter(), theme);
    pressable.response
}

/// One of several, side by side; whether the choice has changed.
pub fn choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    of: &str,
    options: &[(T, &str)],
    chosen: &mut T,
) -> bool {
    let shades = &theme.shades;
    ui.painter().rect_filled(rect, CORNER, ink(shades.surface));
    let width = rect.width() / options.len() as f32;
    let mut changed = false;
    for (at, &(option, words)) in options.iter().enumerate() {
        let place = Rect::from_min_size(
            rect.min + vec2(width * at as f32, 0.0),
            vec2(width, rect.height()),
        );
        let pressable = Pressable::new(ui, place, &format!("{of}: {words}"), true);
        let is_chosen = *chosen == option;
        let painter = ui.painter();
        let on = ui
            .ctx()
            .animate_bool(pressable.response.id.with("chosen"), is_chosen);
        let resting = shades.surface.mix(shades.raised, pressable.hover);
        let ground = resting.mix(shades.accent, on);
        painter.rect_filled(pressable.rect().shrink(3.0), CORNER - 3.0, ink(ground));
        let text_ink = shades.text.mix(shades.background, on);
        let font = if is_chosen {
            heavy(text::BODY)
        } else {
            plain(text::BODY)
        };
        write(
            painter,
            place.center(),
            Align2::CENTER_CENTER,
            words,
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

/// A row with words at its beginning; where its control goes.
fn labelled_row(ui: &Ui, rect: Rect, theme: &Theme, words: &str, control_width: f32) -> Rect {
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, ink(theme.shades.surface));
    let at = pos2(rect.left() + 16.0, rect.center().y);
    let width = rect.width() - control_width - 28.0;
    write(
        painter,
        at,
        Align2::LEFT_CENTER,
        words,
        plain(text::BODY),
        ink(theme.shades.text),
        width,
    );
    Rect::from_min_max(pos2(rect.right() - control_width, rect.top()), rect.max)
}

/// A number that is made smaller or larger by a press; by how much it is to change. `shown` may be a word.
pub fn stepper(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    of: &str,
    shown: &str,
    can: (bool, bool),
) -> i32 {
    let control = labelled_row(ui, rect, theme, of, 150.0);
    let side = vec2(rect.height(), rect.height());
    let sides = [
        (
            Rect::from_min_size(control.min, side),
            Icon::Minus,
            "less",
            can.0,
            -1,
        ),
        (
            Rect::from_min_size(control.right_top() - vec2(side.x, 0.0), side),
            Icon::Plus,
            "more",
            can.1,
            1,
        ),
    ];
    let mut change = 0;
    for (place, icon, words, enabled, by) in sides {
        let pressable = Pressable::new(ui, place, &format!("{of}: {words}"), enabled);
        let painter = ui.painter();
        let ground = pressable.ground(theme.shades.surface, theme.shades.raised);
        painter.rect_filled(pressable.rect().shrink(3.0), CORNER - 3.0, ink(ground));
        let faded = theme
            .shades
            .surface
            .mix(theme.shades.text, if enabled { 1.0 } else { 0.3 });
        draw_icon(painter, place.center(), icon, 18.0, ink(faded));
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

/// Whether something that is held down presses itself once more in this frame.
fn repeats(context: &Context, response: &Response) -> bool {
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

/// Something that is on or off; whether it was changed.
pub fn switch(ui: &mut Ui, rect: Rect, theme: &Theme, words: &str, on: &mut bool) -> bool {
    let shades = &theme.shades;
    let control = labelled_row(ui, rect, theme, words, 72.0);
    let pressable = Pressable::new(ui, rect, words, true);
    let painter = ui.painter();
    let share = ui.ctx().animate_bool(pressable.response.id.with("on"), *on);
    let track = Rect::from_center_size(control.center(), vec2(44.0, 26.0));
    painter.rect_filled(track, 13.0, ink(shades.line.mix(shades.accent, share)));
    let knob = pos2(track.left() + 13.0 + 18.0 * share, track.center().y);
    painter.circle_filled(knob, 10.0, ink(shades.quiet.mix(shades.background, share)));
    pressable.ring(painter, theme);
    let clicked = pressable.clicked();
    *on ^= clicked;
    clicked
}

/// How a colour may be chosen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Availability {
    /// It may.
    Free,
    /// It is hinted at.
    Hinted,
    /// It may not, and this is why.
    Not(&'static str),
}

/// The button of a colour, with its symbol and its digit.
pub fn colour_button(
    ui: &mut Ui,
    rect: Rect,
    theme: &Theme,
    colour: Colour,
    availability: Availability,
) -> Response {
    let paint = palette::paint(colour.index());
    let enabled = !matches!(availability, Availability::Not(_));
    let pressable = Pressable::new(ui, rect, paint.name, enabled);
    let shades = &theme.shades;
    let symbol_ink = palette::ink(paint.rgb);
    let painter = ui.painter();
    let place = pressable.rect();
    let corner = (rect.height() * 0.24).min(20.0);
    if let Availability::Not(why) = availability {
        painter.rect_filled(place, corner, ink(shades.background.mix(paint.rgb, 0.25)));
        let side = rect.height() * 0.3;
        let faded = ink(shades.background.mix(paint.rgb, 0.7));
        let above = place.center() - vec2(0.0, rect.height() * 0.16);
        draw_symbol(painter, above, side, colour, faded);
        write(
            painter,
            place.center() + vec2(0.0, rect.height() * 0.25),
            Align2::CENTER_CENTER,
            why,
            plain((rect.height() * 0.25).min(text::BODY)),
            ink(shades.text),
            rect.width() - 8.0,
        );
        return pressable.response;
    }
    let lit = paint.rgb.mix(Rgb::hex(0xFF_FF_FF), 0.12 * pressable.hover);
    painter.rect_filled(place, corner, ink(lit));
    let size = (rect.height() * 0.46).min(rect.width() * 0.46);
    draw_symbol(painter, place.center(), size, colour, ink(symbol_ink));
    if rect.width() > 44.0 {
        let digit = ((colour.0 + 1) % 10).to_string();
        let (inwards, size) = if rect.width() > 90.0 {
            (vec2(-12.0, 8.0), text::SMALL)
        } else {
            (vec2(-7.0, 3.0), 11.0)
        };
        painter.text(
            place.right_top() + inwards,
            Align2::RIGHT_TOP,
            digit,
            plain(size),
            ink(symbol_ink),
        );
    }
    if availability == Availability::Hinted {
        let stroke = Stroke::new(4.0, ink(shades.text));
        painter.rect_stroke(place.expand(1.0), corner + 1.0, stroke, StrokeKind::Outside);
    }
    pressable.ring(painter, theme);
    pressable.response
}

/// The symbol of a colour, as large as a square of this side.
pub fn draw_symbol(painter: &Painter, centre: Pos2, side: f32, colour: Colour, ink: Color32) {
    // A ring of pieces would show the seams between them.
    if colour.index() == 5 {
        painter.circle_stroke(centre, 0.375 * side, Stroke::new(0.21 * side, ink));
        return;
    }
    for piece in shapes::symbol(colour.index()) {
        let points = piece
            .into_iter()
            .map(|point| centre + vec2(point.x, point.y) * side)
            .collect();
        painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
    }
}

/// A small picture of a real board, fitted into a place.
pub fn draw_board(painter: &Painter, place: Rect, position: &Position) {
    let board = position.board();
    let extent = board.extent();
    let cell = (place.width() / extent.x).min(place.height() / extent.y);
    let origin = place.center() - vec2(extent.x, extent.y) * cell / 2.0;
    for (id, colour, holder) in colours_and_holders(position) {
        let centre = board.centre(id);
        // egui softens every edge, so tiles that are joined must overlap.
        let overlap = 0.5 / cell;
        let outline = match holder {
            Some(_) => shapes::joined(board, id, overlap),
            None => shapes::apart(board, id),
        };
        let points = outline
            .into_iter()
            .map(|point| origin + vec2(centre.x + point.x, centre.y + point.y) * cell)
            .collect();
        let fill = ink(palette::paint(colour.index()).rgb);
        painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
    }
}

/// The sign of the program: four tiles.
pub fn draw_sign(painter: &Painter, place: Rect) {
    let side = place.width() * 0.46;
    for (index, corner) in [(0, 0.0, 0.0), (1, 1.0, 0.0), (3, 0.0, 1.0), (4, 1.0, 1.0)]
        .map(|(index, x, y)| (index, vec2(x, y) * (place.width() - side)))
    {
        let tile = Rect::from_min_size(place.min + corner, Vec2::splat(side));
        painter.rect_filled(tile, side * 0.22, ink(palette::paint(index).rgb));
    }
}

/// A bar that shows shares of a whole, from both ends.
pub fn balance(
    painter: &Painter,
    place: Rect,
    theme: &Theme,
    from_left: (f32, Rgb),
    from_right: (f32, Rgb),
) {
    let corner = place.height() / 2.0;
    painter.rect_filled(place, corner, ink(theme.shades.line));
    let width = |share: f32| {
        (place.width() * share.clamp(0.0, 1.0)).max(if share > 0.0 { place.height() } else { 0.0 })
    };
    let left = Rect::from_min_size(place.min, vec2(width(from_left.0), place.height()));
    painter.rect_filled(left, corner, ink(from_left.1));
    let right_width = width(from_right.0);
    let right = Rect::from_min_size(
        pos2(place.right() - right_width, place.top()),
        vec2(right_width, place.height()),
    );
    painter.rect_filled(right, corner, ink(from_right.1));
}
