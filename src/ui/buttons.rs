//! Buttons.

use super::areas::{row, side_by_side, spread};
use super::face::Face;
use super::pressable::Pressable;
use super::style::{BODY, TextStyle};
use super::text::{draw_icon, draw_text, keeps_words, lay_out, line_width};
use crate::core::layout::TARGET;
use crate::core::theme::{Themed, radius, space};
use bevy_egui::egui::{Align, Align2, Context, Painter, Rect, Response, Ui, pos2, vec2};
use lucide_icons::Icon;
use std::panic::Location;

/// Side of the icon on a button, in points.
const ICON: f32 = 18.0;
/// Least distance of a label from the left and the right edge, in points.
const BESIDE: f32 = space::SMALL;
/// Least distance of a label from the upper and the lower edge, in points.
const ABOVE: f32 = 10.0;

/// Visual emphasis of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Prominence {
    /// The most likely next action.
    Primary,
    /// The chosen one of several.
    Selected,
    /// All other actions.
    Plain,
    /// Other actions, for a button on a card.
    OnCard,
}

/// A button with a label, which may have several lines.
#[must_use]
pub struct Button<'a> {
    label: &'a str,
    icon: Option<Icon>,
    prominence: Prominence,
    is_enabled: bool,
    style: TextStyle,
    place: &'static Location<'static>,
}

impl<'a> Button<'a> {
    /// Creates an enabled button without an icon.
    #[track_caller]
    pub const fn new(label: &'a str) -> Self {
        Self {
            label,
            icon: None,
            prominence: Prominence::Plain,
            is_enabled: true,
            style: BODY,
            place: Location::caller(),
        }
    }

    /// Puts an icon before the label.
    pub const fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Makes the button stand out: it is the most likely next action.
    pub const fn primary(self) -> Self {
        self.primary_if(true)
    }

    /// Makes the button stand out if it is the most likely next action.
    pub const fn primary_if(mut self, is_primary: bool) -> Self {
        if is_primary {
            self.prominence = Prominence::Primary;
        }
        self
    }

    /// Shows that the button is the chosen one of several.
    pub const fn selected_if(mut self, is_selected: bool) -> Self {
        if is_selected {
            self.prominence = Prominence::Selected;
        }
        self
    }

    /// Sets the style of the label, whose weight and colour follow from the button.
    pub const fn style(mut self, style: TextStyle) -> Self {
        self.style = style;
        self
    }

    /// Makes the button visible on a card.
    pub const fn on_card(mut self) -> Self {
        self.prominence = Prominence::OnCard;
        self
    }

    /// Enables or disables the button.
    pub const fn enabled(mut self, is_enabled: bool) -> Self {
        self.is_enabled = is_enabled;
        self
    }

    /// Adds the button over the whole width.
    pub fn show(self, ui: &mut Ui) -> Response {
        let height = self.height(ui.ctx(), ui.available_width());
        let rect = row(ui, height);
        self.show_in(ui, rect)
    }

    /// Adds the button in an area, which it fills.
    pub fn show_in(self, ui: &mut Ui, rect: Rect) -> Response {
        let pressable = Pressable::of_place(ui, rect, self.place, self.label, self.is_enabled);
        self.draw(ui.painter(), rect, (pressable.hover, pressable.press));
        pressable.ring(ui.painter());
        pressable.response
    }

    /// Draws the button without making it pressable, for a card that is pressed as a whole. `hover` is 1 while the pointer is on it,
    /// and `press` while it is pressed.
    pub fn draw(&self, painter: &Painter, rect: Rect, (hover, press): (f32, f32)) {
        let theme = &painter.current_theme();
        let (face, shade) = match self.prominence {
            // What cannot be pressed lies flat.
            _ if !self.is_enabled => {
                let shades = &theme.shades;
                (rect, shades.background.mix(shades.text, 0.42))
            }
            prominence => {
                let face = match prominence {
                    Prominence::Primary => Face::primary(theme, hover),
                    Prominence::Selected => Face::selected(theme),
                    Prominence::Plain => Face::plain(theme, hover),
                    Prominence::OnCard => Face::raised(theme, hover),
                };
                // The chosen one stays down.
                let press = match prominence {
                    Prominence::Selected => 1.0,
                    _ => press,
                };
                let area = face.draw(painter, rect, radius::CONTROL, press);
                (area, face.ink)
            }
        };
        let style = self.style.bold_if(self.is_bold()).rgb(shade);
        // The space around two lines of letters may reach over the edges.
        let area = face.shrink2(vec2(BESIDE, -space::TINY));
        let area = area.with_min_x(area.left() + self.icon_width());
        let written = draw_text(painter, area, Align2::CENTER_CENTER, style, self.label);
        if let Some(icon) = self.icon {
            let at = pos2(written.left() - 15.0, face.center().y);
            draw_icon(painter, at, icon, ICON, style.ink(theme));
        }
    }

    fn is_bold(&self) -> bool {
        let is_bold = matches!(self.prominence, Prominence::Primary | Prominence::Selected);
        self.is_enabled && is_bold
    }

    fn icon_width(&self) -> f32 {
        self.icon.map_or(0.0, |_| ICON + space::SMALL)
    }

    /// Returns the height that the label needs in this width, in points.
    pub fn height(&self, context: &Context, width: f32) -> f32 {
        let (style, width) = (self.style.bold_if(self.is_bold()), self.label_width(width));
        let galley = lay_out(context, style, self.label, width, Align::Center);
        (galley.size().y + 2.0 * ABOVE).max(TARGET)
    }

    fn label_width(&self, width: f32) -> f32 {
        width - 2.0 * BESIDE - self.icon_width()
    }

    /// Returns `true` if no line of the label ends within a word in this width, in points.
    fn keeps_words(&self, context: &Context, width: f32) -> bool {
        let style = self.style.bold_if(self.is_bold());
        keeps_words(context, style, self.label, self.label_width(width))
    }
}

/// Returns places side by side for buttons with these labels: each leaves as much room beside its label as the others. If the labels
/// need several lines, each place has room for its longest word.
pub fn places_of_labels<const N: usize>(
    context: &Context,
    area: Rect,
    style: TextStyle,
    labels: [&str; N],
) -> [Rect; N] {
    let width = |text: &str| line_width(context, style.bold(), text).ceil() + 1.0 + 2.0 * BESIDE;
    let lines = labels.map(width);
    let words = labels.map(|label| label.split(' ').map(width).fold(0.0, f32::max));
    let gaps = space::SMALL * (N as f32 - 1.0);
    let is_short = lines.iter().sum::<f32>() + gaps <= area.width();
    spread(area, if is_short { lines } else { words })
}

/// Adds buttons of the same size side by side, or one below the other if their labels need the width.
pub fn buttons<const N: usize>(ui: &mut Ui, buttons: [Button<'_>; N]) -> [Response; N] {
    let whole = ui.available_width();
    let width = (whole - space::SMALL * (N as f32 - 1.0)) / N as f32;
    if !buttons
        .iter()
        .all(|button| button.keeps_words(ui.ctx(), width))
    {
        return buttons.map(|button| button.show(ui));
    }
    let heights = buttons.iter().map(|button| button.height(ui.ctx(), width));
    let line = row(ui, heights.fold(0.0, f32::max));
    let mut areas = side_by_side::<N>(line).into_iter();
    buttons.map(|button| {
        let area = areas.next().unwrap_or(line);
        button.show_in(ui, area)
    })
}
