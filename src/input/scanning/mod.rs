//! Switch scanning: players with one switch or two reach everything. The focus goes over the cells of the board that can be
//! chosen, in groups, and then over the widgets of the screen.

mod groups;
mod highlight;

use crate::board::Picked;
use crate::core::egui_keys::press;
use crate::core::scan::{Scan, ScanMode};
use crate::core::settings::Settings;
use crate::core::{CurrentGame, FrameSystems, Phase, RedrawRequest, Screen, ScreenSystems};
use crate::ui;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, egui};
use groups::groups;
use highlight::draw_scan_highlight;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScanClock>()
        .add_systems(
            PreUpdate,
            move_widget_focus
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass)
                .run_if(is_on),
        )
        .add_systems(
            Update,
            (find_groups, advance_scan)
                .chain()
                .in_set(FrameSystems::Animate)
                .run_if(is_on.or_else(resource_changed::<Settings>)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (enter_board, draw_scan_highlight)
                .chain()
                .after(ScreenSystems)
                .run_if(is_on),
        );
}

fn is_on(settings: Res<Settings>) -> bool {
    settings.scanning.is_on()
}

/// Moves the focus of the widgets on, or presses the focused one. On the board, the Tab key moves the focus there instead.
fn move_widget_focus(
    mut scan: ResMut<Scan>,
    mut inputs: Query<&mut EguiInput>,
    mut clock: ResMut<ScanClock>,
) {
    let is_tab = |event: &egui::Event| matches!(event, egui::Event::Key { key: egui::Key::Tab, modifiers, .. } if !modifiers.shift);
    let is_pressed = |event: &egui::Event| {
        matches!(event, egui::Event::Key { pressed: true, .. }) && is_tab(event)
    };
    for mut input in &mut inputs {
        if scan.is_on_board() {
            let steps = input
                .events
                .iter()
                .filter(|event| is_pressed(event))
                .count();
            input.events.retain(|event| !is_tab(event));
            for _ in 0..steps {
                scan.step();
            }
            if steps > 0 {
                clock.0 = 0.0;
            }
        }
        if scan.bypass_change_detection().take_tab() {
            input.events.extend(press(egui::Key::Tab));
        }
        if scan.bypass_change_detection().take_press() {
            input.events.extend(press(egui::Key::Enter));
        }
    }
}

/// Time for which the focus has been in its place, in seconds.
#[derive(Resource, Default)]
struct ScanClock(f32);

/// Keeps the groups of cells up to date, and leaves the board when no tile can be chosen any more.
fn find_groups(
    mut scan: ResMut<Scan>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    current: Res<CurrentGame>,
    picked: Res<Picked>,
) {
    let is_played = *screen.get() == Screen::Play
        && phase.is_some_and(|phase| *phase.get() == Phase::Playing)
        && settings.scanning.is_on();
    let mut next = scan.clone();
    if !is_played {
        next.set_groups(Vec::new());
        next.leave_board();
    } else if current.is_changed() || picked.is_changed() || !scan.has_cells() {
        next.set_groups(groups(&current, &picked));
    }
    scan.set_if_neq(next);
}

/// Moves the focus on after its time, while the window has the focus of the system.
fn advance_scan(
    mut scan: ResMut<Scan>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut clock: ResMut<ScanClock>,
    mut redraw: ResMut<RedrawRequest>,
) {
    if settings.scanning.mode != ScanMode::Automatic || !window.focused {
        return;
    }
    // A choice gives the next place its whole time.
    if scan.is_changed() {
        clock.0 = 0.0;
    } else {
        clock.0 += time.delta_secs();
    }
    let pace = settings.scanning.pace.seconds();
    if clock.0 >= pace {
        clock.0 = 0.0;
        scan.step();
        redraw.request();
    }
    redraw.request_within(pace - clock.0);
}

/// Goes on with the cells of the board when it has the focus of the widgets. Nothing has it after the last widget, from which
/// the focus goes to the first, and at the beginning of a turn, when the board gets it.
fn enter_board(
    mut contexts: EguiContexts,
    mut scan: ResMut<Scan>,
    mut had_cells: Local<bool>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let begins = scan.has_cells() && !std::mem::replace(&mut *had_cells, scan.has_cells());
    let is_meant = match context.memory(egui::Memory::focused) {
        Some(focused) => focused == ui::board_id(),
        None => begins,
    };
    if is_meant && scan.has_cells() && !scan.is_on_board() && !scan.is_tab_due() {
        context.memory_mut(|memory| memory.request_focus(ui::board_id()));
        scan.enter_board();
    }
    Ok(())
}
