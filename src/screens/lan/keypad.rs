//! On-screen keypad for an address or a join code.

use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::rects::{between, centred};
use crate::core::theme::space;
use crate::ui::{self, BODY, Button, Shade};
use bevy_egui::egui::{Ui, vec2};
use lucide_icons::Icon;
use tessella_language::tr;

/// Distance between two keys, in points.
const GAP: f32 = 6.0;
/// Greatest height of a key, in points.
const HIGHEST: f32 = 56.0;
/// Greatest width of the keys below the field, in points.
const WIDEST: f32 = 380.0;
/// Width of the field beside the keys, in points.
const FIELD: f32 = 200.0;
/// Height of the window below which the keys are beside the field, and the width that this needs, in points.
const LOW: (f32, f32) = (420.0, 480.0);

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
    /// Draws the field, the keys and the button below them, or the keys beside the others in a low window. Returns `true` if
    /// the entry was confirmed.
    pub(super) fn draw(&self, ui: &mut Ui, entered: &mut String, can: bool) -> bool {
        let area = ui.available_rect_before_wrap();
        let area = between(area.min, area.max - vec2(0.0, space::SMALL));
        let is_joined = if area.height() < LOW.0 && area.width() > LOW.1 {
            let (asked, keys) = area.split_left_right_at_x(area.left() + FIELD);
            let keys = keys.with_min_x(asked.right() + space::LARGE);
            let asked = &mut ui::inside(ui, asked);
            let is_confirmed = self.draw_field(asked, entered);
            self.draw_keys(&mut ui::inside(ui, keys), 0.0, entered);
            draw_join(asked, can) || is_confirmed
        } else {
            let width = area.width().min(WIDEST);
            let column = centred(area.center(), vec2(width, area.height()));
            let ui = &mut ui::inside(ui, column);
            let is_confirmed = self.draw_field(ui, entered);
            self.draw_keys(ui, TARGET + space::MEDIUM, entered);
            draw_join(ui, can) || is_confirmed
        };
        can && is_joined
    }

    /// Draws the field. Returns `true` if a key confirmed the entry.
    fn draw_field(&self, ui: &mut Ui, entered: &mut String) -> bool {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        match self.failure {
            Some(failure) => ui::label(ui, BODY.shade(Shade::Danger), failure),
            None => ui::label(ui, BODY.quiet(), self.message),
        }
        let field = ui::text_field(ui, self.hint, self.hint, self.longest, entered);
        ui::has_own_keys(&field);
        ui::focus_on_arrival(&field, self.place);
        ui::is_confirmed(&field)
    }

    /// Draws the keys, which leave this height free below, in points.
    fn draw_keys(&self, ui: &mut Ui, below: f32, entered: &mut String) {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let signs = self.signs.chars().map(Some).chain([None]);
        let rows = signs.clone().count().div_ceil(self.columns);
        let height = (ui.available_height() - below) / rows as f32 - GAP;
        let cells = (self.columns, height.clamp(TARGET, HIGHEST));
        ui::grid(ui, cells, signs, |ui, rect, sign| match sign {
            Some(sign) => {
                let key = sign.to_string();
                let is_pressed = Button::new(&key).show_in(ui, rect).clicked();
                if is_pressed && entered.chars().count() < self.longest {
                    entered.push(sign);
                }
            }
            None => {
                let label = tr!(ui.language(), "lan-delete");
                if ui::icon_button(ui, rect, Icon::Delete, label).clicked() {
                    entered.pop();
                }
            }
        });
    }
}

/// Draws the button that confirms the entry. Returns `true` if it was pressed.
fn draw_join(ui: &mut Ui, can: bool) -> bool {
    ui.add_space(space::TINY);
    let join = Button::new(tr!(ui.language(), "lan-join"));
    join.primary_if(can).show(ui).clicked()
}
