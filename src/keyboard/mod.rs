//! On-screen keyboard: shown at the lower edge of the window while a text field has the focus, on systems without another
//! keyboard or by a setting.
//!
//! Its keys become events of egui, so all text fields take them like those of a keyboard. They never take the focus: it
//! stays in the field, whichever device presses them.

mod panel;
mod selection;
mod state;

use crate::core::egui_keys::press;
use crate::core::language::SpokenLanguage;
use crate::core::on_screen_keyboard::KeyboardSpace;
use crate::core::settings::Settings;
use crate::core::{MenuKeySystems, RedrawRequest, ScreenSystems};
use crate::ui;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Event, Rect, SurrenderFocusOn, TouchPhase};
use bevy_egui::{
    EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};
use panel::draw_keyboard_panel;
use state::Keyboard;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keyboard>()
        .add_systems(
            PreUpdate,
            send_key_events
                .after(EguiPreUpdateSet::ProcessInput)
                .after(MenuKeySystems)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(EguiPrimaryContextPass, draw_keyboard.after(ScreenSystems));
}

/// Gives egui the events of the keys that were pressed in the last frame, and takes the keys that select keys.
fn send_key_events(
    mut contexts: EguiContexts,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut keyboard: ResMut<Keyboard>,
    space: Res<KeyboardSpace>,
    pads: Query<&Gamepad>,
    mut keys: MessageReader<KeyboardInput>,
) {
    let Ok(context) = contexts.ctx_mut() else {
        keys.clear();
        return; // its camera is not spawned yet
    };
    let is_back = |key: &KeyboardInput| {
        key.state == ButtonState::Pressed && key.logical_key == Key::BrowserBack
    };
    let hides = keys.read().filter(|key| is_back(key)).count() > 0
        || pads.iter().any(|pad| pad.just_pressed(GamepadButton::East));
    if pads
        .iter()
        .any(|pad| pad.get_just_pressed().next().is_some())
    {
        keyboard.is_typed_elsewhere = false;
    }
    for mut input in &mut inputs {
        follow_typing(&mut keyboard, &input.events);
        keep_focus(context, keyboard.area, &input.events);
        if space.is_shown() {
            selection::take_keys(&mut keyboard, &mut input.events, context.language());
        }
        if space.is_shown() && hides {
            input.events.extend(press(egui::Key::Escape));
        }
        let focused = context.memory(egui::Memory::focused);
        let events = std::mem::take(&mut keyboard.events);
        if focused.is_some() && focused == keyboard.field {
            input.events.extend(events);
        }
    }
}

/// Notes whether a letter came from another keyboard since the last press of a pointer. The end of the press counts, because
/// the screens move when the keyboard appears.
fn follow_typing(keyboard: &mut Keyboard, events: &[Event]) {
    for event in events {
        match event {
            Event::Text(text) if !text.trim().is_empty() => keyboard.is_typed_elsewhere = true,
            Event::PointerButton { pressed: false, .. }
            | Event::Touch {
                phase: TouchPhase::End,
                ..
            } => keyboard.is_typed_elsewhere = false,
            _ => {}
        }
    }
}

/// Lets the focus stay where it is for a click on the keyboard. Any other click takes it from a field.
fn keep_focus(context: &Context, area: Option<Rect>, events: &[Event]) {
    let is_on_keyboard = |event: &Event| match event {
        Event::PointerButton { pos, .. } => area.is_some_and(|area| area.contains(*pos)),
        _ => false,
    };
    let wanted = if events.iter().any(is_on_keyboard) {
        SurrenderFocusOn::Never
    } else {
        SurrenderFocusOn::Clicks
    };
    context.options_mut(|options| options.input_options.surrender_focus_on = wanted);
}

/// Draws the keyboard, and turns a pressed key into events of the next frame.
fn draw_keyboard(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut keyboard: ResMut<Keyboard>,
    mut space: ResMut<KeyboardSpace>,
    mut redraw: ResMut<RedrawRequest>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let is_on = settings.has_keyboard() && !keyboard.is_typed_elsewhere;
    let field = ui::written_field(context).filter(|_| is_on);
    keyboard.follow(field.map(|field| field.id));
    // The screens of this frame have left its place free.
    keyboard.area = space
        .is_shown()
        .then(|| draw_keyboard_panel(context, &mut keyboard));
    let height = match field {
        Some(field) => {
            keyboard.press(field.before_cursor);
            // The keyboard of the system, which can write nothing here, would cover this one.
            context.output_mut(|output| output.ime = None);
            panel::height(context)
        }
        None => 0.0,
    };
    space.set_if_neq(KeyboardSpace { height });
    if keyboard.is_busy() {
        redraw.request();
    }
    Ok(())
}
