//! Screen with the table of all keys and gamepad buttons, which the player changes.

mod table;

use crate::core::controls::{ControlCapture, ControlNames, Controls, Preset};
use crate::core::language::SpokenLanguage;
use crate::core::layout::TARGET;
use crate::core::settings::Settings;
use crate::core::theme::Theme;
use crate::core::{Confirmation, GoBack, Question, Screen, ScreenSystems};
use crate::screens::parts::{caption, head, note, scrolled, scrolled_column};
use crate::ui;
use crate::ui::{Prominence, row};
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
            draw.in_set(ScreenSystems).run_if(in_state(Screen::Keys)),
        );
}

fn stop_waiting(mut capture: ResMut<ControlCapture>) {
    capture.cell = None;
}

fn draw(
    mut contexts: EguiContexts,
    (theme, names): (Res<Theme>, Res<ControlNames>),
    (mut settings, mut confirmation): (ResMut<Settings>, ResMut<Confirmation>),
    mut capture: ResMut<ControlCapture>,
    mut back: MessageWriter<GoBack>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = ui::whole_window(context);
    let ui = &mut ui;
    let language = ui.language();
    let window = ui.max_rect();
    let (rest, way_back) = head(ui, &theme, tr!(language, "controls-title"));
    if way_back.clicked() {
        back.write(GoBack);
    }
    let (area, width) = scrolled_column(window, rest.top(), WIDEST);
    let mut changed = settings.controls.clone();
    let mut cell = capture.cell;
    scrolled(ui, area, "keys", |ui| {
        ui.set_max_width(width);
        ui.spacing_mut().item_spacing.y = 8.0;
        draw_presets(ui, &theme, &mut changed);
        draw_table(ui, &theme, &names, &mut changed, &mut cell);
        ui.add_space(8.0);
        note(ui, &theme, tr!(language, "controls-always"));
        draw_reset(ui, &theme, &mut changed, &mut confirmation);
        ui.add_space(24.0);
    });
    if settings.controls != changed {
        settings.controls = changed;
    }
    if capture.cell != cell {
        capture.cell = cell;
    }
    Ok(())
}

/// Draws the choice of keys for both hands or one.
fn draw_presets(ui: &mut Ui, theme: &Theme, controls: &mut Controls) {
    let language = ui.language();
    caption(ui, theme, tr!(language, "controls-layout"));
    let presets = [
        (Preset::Usual, tr!(language, "controls-usual")),
        (Preset::LeftHand, tr!(language, "controls-left-hand")),
        (Preset::RightHand, tr!(language, "controls-right-hand")),
    ];
    let rect = row(ui, 48.0);
    let mut preset = controls.preset();
    if ui::choice(
        ui,
        rect,
        theme,
        tr!(language, "controls-layout"),
        &presets,
        &mut preset,
    ) {
        controls.set_preset(preset);
    }
    if preset.is_by_place() {
        note(ui, theme, tr!(language, "controls-places"));
    }
}

/// Draws the button that takes back all changes.
fn draw_reset(
    ui: &mut Ui,
    theme: &Theme,
    controls: &mut Controls,
    confirmation: &mut Confirmation,
) {
    let language = ui.language();
    let rect = row(ui, TARGET);
    let prominence = match controls.has_changes() {
        true => Prominence::Plain,
        false => Prominence::Off,
    };
    let label = match confirmation.is_asked(Question::Reset) && controls.has_changes() {
        true => tr!(language, "controls-reset-again"),
        false => tr!(language, "controls-reset"),
    };
    let icon = Some(Icon::RotateCcw);
    let is_pressed = ui::button(ui, rect, theme, prominence, icon, label).clicked();
    if is_pressed && confirmation.confirms_press(ui.ctx(), Question::Reset) {
        controls.reset();
    }
}
