//! On-screen keypad for an address or a join code.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, centred, sized};
use crate::core::theme::{Theme, ink, text};
use crate::ui;
use crate::ui::Prominence;
use bevy_egui::egui;
use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use lucide_icons::Icon;
use tessella_language::tr;

/// Text field with an on-screen keypad; a keyboard works, too.
pub(super) struct Keypad<'a> {
    /// Name of the page, on which the field has the focus at first.
    pub(super) place: &'static str,
    /// Label of the field.
    pub(super) message: &'a str,
    /// Reason why the last entry was refused, shown instead of the label.
    pub(super) failure: Option<&'a str>,
    /// Example shown while the field is empty.
    pub(super) hint: &'a str,
    /// Characters on the keys.
    pub(super) signs: &'a str,
    /// Number of keys in a row.
    pub(super) columns: usize,
    /// Maximum number of characters.
    pub(super) longest: usize,
}

impl Keypad<'_> {
    /// Draws the field and the keys. Returns `true` if the entry was confirmed.
    pub(super) fn draw(
        &self,
        ui: &mut Ui,
        rect: Rect,
        theme: &Theme,
        entered: &mut String,
        can: bool,
    ) -> bool {
        let (asked, keys) = places(rect);
        let (message, shade) = match self.failure {
            Some(failure) => (failure, theme.shades.danger),
            None => (self.message, theme.shades.quiet),
        };
        let message = egui::RichText::new(message).size(text::BODY);
        let label = sized(asked.min, vec2(asked.width(), TARGET));
        let mut part = ui::inside(ui, label);
        part.label(message.color(ink(shade)));
        let below_message = part.min_rect().bottom().max(label.bottom()) + 4.0;
        let field = sized(pos2(asked.left(), below_message), vec2(asked.width(), 50.0));
        let field = ui::text_field(
            ui,
            field,
            theme,
            self.hint,
            self.hint,
            self.longest,
            entered,
        );
        ui::has_own_keys(&field);
        ui::focus_on_arrival(&field, self.place);
        let by_key = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));

        let is_beside = keys.left() > asked.left();
        // A large font may need more room above the keys.
        let keys = match is_beside {
            true => keys,
            false => {
                let top = keys.top().max(field.rect.bottom() + 8.0);
                between(pos2(keys.left(), top), keys.max)
            }
        };
        let bottom = self.draw_keys(ui, keys, theme, entered);
        let top = match is_beside {
            true => field.rect.bottom() + 12.0,
            false => bottom + 12.0,
        };
        let join = sized(pos2(asked.left(), top), vec2(asked.width(), 52.0));
        let prominence = if can {
            Prominence::Primary
        } else {
            Prominence::Plain
        };
        let label = tr!(ui.language(), "lan-join");
        let by_press = ui::button(ui, join, theme, prominence, None, label).clicked();
        can && (by_key || by_press)
    }

    /// Draws the keys. Returns their bottom edge.
    fn draw_keys(&self, ui: &mut Ui, rect: Rect, theme: &Theme, entered: &mut String) -> f32 {
        let signs: Vec<char> = self.signs.chars().collect();
        let rows = (signs.len() + 1).div_ceil(self.columns);
        let gap = 6.0;
        let height = (rect.height() / rows as f32 - gap).clamp(TARGET, 56.0);
        let key_width = (rect.width() - gap * (self.columns as f32 - 1.0)) / self.columns as f32;
        let key = |at: usize| {
            let (column, row) = ((at % self.columns) as f32, (at / self.columns) as f32);
            let corner = rect.min + vec2(column * (key_width + gap), row * (height + gap));
            sized(corner, vec2(key_width, height))
        };
        for (at, sign) in signs.iter().enumerate() {
            let message = sign.to_string();
            let pressed =
                ui::button(ui, key(at), theme, Prominence::Plain, None, &message).clicked();
            if pressed && entered.chars().count() < self.longest {
                entered.push(*sign);
            }
        }
        let label = tr!(ui.language(), "lan-delete");
        if ui::icon_button(ui, key(signs.len()), theme, Icon::Delete, label).clicked() {
            entered.pop();
        }
        key(signs.len()).bottom()
    }
}

/// Returns the areas of the field with its button, and of the keys: stacked, or side by side in low windows.
fn places(rect: Rect) -> (Rect, Rect) {
    let rect = between(rect.min, rect.max - vec2(0.0, 8.0));
    if rect.height() < 420.0 && rect.width() > 480.0 {
        let asked = sized(rect.min, vec2(200.0, rect.height()));
        let keys = between(pos2(asked.right() + 16.0, rect.top()), rect.max);
        return (asked, keys);
    }
    let width = rect.width().min(380.0);
    let rect = centred(rect.center(), vec2(width, rect.height()));
    let keys = between(
        pos2(rect.left(), rect.top() + 110.0),
        pos2(rect.right(), rect.bottom() - 76.0),
    );
    (rect, keys)
}
