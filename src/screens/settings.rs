//! Settings screen.

mod appearance;
mod colours;
mod data;
mod play;
mod scanning;

use crate::core::device::Clipboard;
use crate::core::language::SpokenLanguage;
use crate::core::settings::Settings;
use crate::core::theme::space;
use crate::core::{Confirmation, CurrentGame, GoBack, Paste, Question, Screen, ScreenSystems};
use crate::screens::parts::{COLUMN, page};
use crate::ui::{self, Button, Rows};
use appearance::draw_appearance_settings;
use bevy::prelude::*;
use bevy_egui::egui::{Id, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use play::draw_play_settings;
use tessella_language::{Language, tr};

/// Least width of two columns, in points.
const TWO_COLUMNS: f32 = 840.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_settings_screen
            .in_set(ScreenSystems)
            .run_if(in_state(Screen::Settings)),
    );
}

fn draw_settings_screen(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    mut confirmation: ResMut<Confirmation>,
    current: Res<CurrentGame>,
    mut clipboard: Clipboard,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let language = context.language();
    let mut changed = settings.clone();
    let title = ("settings", tr!(language, "settings"));
    let is_wide = context.content_rect().width() >= TWO_COLUMNS;
    let widest = if is_wide { 2.0 * COLUMN } else { COLUMN };
    let way_back = page(context, title, widest, |ui| {
        let settings = &mut changed;
        let mut draw_data = |ui: &mut Ui, settings: &mut Settings| {
            if play::draw_controls(ui) {
                // The way back leads to the settings, which keep their own.
                next.set(Screen::Keys);
            }
            data::draw_sharing(ui, &current, &mut commands);
            if data::draw_transfer(ui, &current, &mut commands) {
                commands.trigger(Paste(clipboard.text()));
            }
            data::draw_backup(ui, &mut commands);
            draw_reset(ui, settings, &mut confirmation);
        };
        if is_wide {
            ui.spacing_mut().item_spacing.x = space::WIDE;
            ui.columns_const(|[left, right]| {
                draw_language(left, &mut settings.language);
                draw_appearance_settings(left, settings);
                draw_play_settings(right, settings);
                draw_data(right, settings);
            });
        } else {
            draw_language(ui, &mut settings.language);
            draw_appearance_settings(ui, settings);
            draw_play_settings(ui, settings);
            draw_data(ui, settings);
        }
    });
    ui::focus_on_arrival(&way_back, "settings");
    if way_back.clicked() {
        commands.trigger(GoBack);
    }
    settings.set_if_neq(changed);
    Ok(())
}

/// Draws the button that shows the languages, and these.
fn draw_language(ui: &mut Ui, chosen: &mut Option<Language>) {
    let language = ui.language();
    let id = Id::new("languages shown");
    let mut is_open = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    // Nothing else is readable in a foreign language: the icon and the name say what it is.
    let button = Button::new(language.name()).icon(Icon::Languages);
    is_open ^= button.show(ui).clicked();
    ui.data_mut(|data| data.insert_temp(id, is_open));
    if is_open {
        let system = (None, tr!(language, "settings-language-system"));
        let named = |&language: &Language| (Some(language), language.name());
        let options: Vec<(Option<Language>, &str)> = [system]
            .into_iter()
            .chain(Language::ALL.iter().map(named))
            .collect();
        ui::choice(ui, tr!(language, "settings-language"), &options, chosen);
    }
}

/// Draws the button that resets the settings.
fn draw_reset(ui: &mut Ui, changed: &mut Settings, confirmation: &mut Confirmation) {
    let language = ui.language();
    let label = if confirmation.is_asked(Question::Reset) {
        tr!(language, "settings-reset-again")
    } else {
        tr!(language, "settings-reset")
    };
    Rows::new(ui).captioned(tr!(language, "settings-all"), |ui| {
        let button = Button::new(label).icon(Icon::RotateCcw);
        let is_pressed = button.enabled(!changed.is_default()).show(ui).clicked();
        if is_pressed && confirmation.confirms_press(ui.ctx(), Question::Reset) {
            changed.reset();
        }
    });
}
