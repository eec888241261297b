//! Screen with the table of all keys and gamepad buttons, which the player changes.

mod table;

use crate::core::controls::{ControlCapture, ControlNames, Controls, Preset};
use crate::core::language::SpokenLanguage;
use crate::core::settings::Settings;
use crate::core::{Confirmation, GoBack, Question, Screen, ScreenSystems};
use crate::screens::parts::page;
use crate::ui::{self, Button, Rows};
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use lucide_icons::Icon;
use table::draw_table;
use tessella_language::tr;

/// Greatest width of the content, in points.
const WIDEST: f32 = 720.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Keys), stop_waiting)
        .add_systems(
            EguiPrimaryContextPass,
            draw_keys_screen
                .in_set(ScreenSystems)
                .run_if(in_state(Screen::Keys)),
        );
}

fn stop_waiting(mut capture: ResMut<ControlCapture>) {
    capture.cell = None;
}

fn draw_keys_screen(
    mut contexts: EguiContexts,
    names: Res<ControlNames>,
    mut settings: ResMut<Settings>,
    mut confirmation: ResMut<Confirmation>,
    mut capture: ResMut<ControlCapture>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let language = context.language();
    let mut changed = settings.controls.clone();
    let mut cell = capture.cell;
    let title = ("keys", tr!(language, "controls-title"));
    let way_back = page(context, title, WIDEST, |ui| {
        draw_presets(ui, &mut changed);
        draw_table(ui, &names, &mut changed, &mut cell);
        ui.add_space(8.0);
        ui::note(ui, tr!(language, "controls-always"));
        draw_reset(ui, &mut changed, &mut confirmation);
    });
    if way_back.clicked() {
        commands.trigger(GoBack);
    }
    if settings.controls != changed {
        settings.controls = changed;
    }
    if capture.cell != cell {
        capture.cell = cell;
    }
    Ok(())
}

/// Draws the choice of keys for both hands or one.
fn draw_presets(ui: &mut Ui, controls: &mut Controls) {
    let language = ui.language();
    let presets = [
        (Preset::Usual, tr!(language, "controls-usual")),
        (Preset::LeftHand, tr!(language, "controls-left-hand")),
        (Preset::RightHand, tr!(language, "controls-right-hand")),
    ];
    let mut preset = controls.preset();
    if Rows::new(ui).choose(tr!(language, "controls-layout"), &presets, &mut preset) {
        controls.set_preset(preset);
    }
    if preset.is_by_place() {
        ui::note(ui, tr!(language, "controls-places"));
    }
}

/// Draws the button that takes back all changes.
fn draw_reset(ui: &mut Ui, controls: &mut Controls, confirmation: &mut Confirmation) {
    let language = ui.language();
    let has_changes = controls.has_changes();
    let label = if confirmation.is_asked(Question::Reset) && has_changes {
        tr!(language, "controls-reset-again")
    } else {
        tr!(language, "controls-reset")
    };
    let button = Button::new(label).icon(Icon::RotateCcw);
    let is_pressed = button.enabled(has_changes).show(ui).clicked();
    if is_pressed && confirmation.confirms_press(ui.ctx(), Question::Reset) {
        controls.reset();
    }
}
