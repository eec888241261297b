//! Game pads on the board and in menus.

use crate::app::core::on_screen_keyboard::KeyboardSpace;
use crate::app::core::{
    FrameSystems, GoBack, Input, InputQueue, KeySystems, MenuKeySystems, Phase, Screen,
};
use crate::app::input::choice::ReadKeys;
use crate::boards::Direction;
use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        pad_in_menus
            .in_set(MenuKeySystems)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass)
            .run_if(not(in_state(Phase::Playing))),
    )
    .add_systems(
        Update,
        // Runs on every screen, so that a button on another screen is not taken for one on the board.
        pad.in_set(ReadKeys)
            .in_set(KeySystems)
            .in_set(FrameSystems::Input),
    );
}

/// Directions of a pad's cross, each with the corresponding arrow key.
const CROSS: [(GamepadButton, Direction, egui::Key); 4] = [
    (GamepadButton::DPadUp, Direction::Up, egui::Key::ArrowUp),
    (
        GamepadButton::DPadRight,
        Direction::Right,
        egui::Key::ArrowRight,
    ),
    (
        GamepadButton::DPadDown,
        Direction::Down,
        egui::Key::ArrowDown,
    ),
    (
        GamepadButton::DPadLeft,
        Direction::Left,
        egui::Key::ArrowLeft,
    ),
];

/// Puts the buttons of pads into the queue of inputs.
fn pad(
    mut events: MessageReader<GamepadButtonStateChangedEvent>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<Phase>>>,
    keyboard: Res<KeyboardSpace>,
    mut queue: ResMut<InputQueue>,
    mut back: MessageWriter<GoBack>,
) {
    let is_played = phase.is_some_and(|phase| *phase.get() == Phase::Playing);
    for event in events.read() {
        if event.state == ButtonState::Released {
            continue;
        }
        let input = match event.button {
            // This button hides the on-screen keyboard.
            GamepadButton::East if keyboard.is_shown() => continue,
            GamepadButton::East if *screen.get() == Screen::Play => Input::Back,
            GamepadButton::East => {
                back.write(GoBack);
                continue;
            }
            // Elsewhere, the pad moves the focus of the menus.
            _ if !is_played => continue,
            GamepadButton::South => Input::Enter,
            GamepadButton::West => Input::Undo,
            GamepadButton::RightTrigger => Input::Redo,
            GamepadButton::North => Input::Hint,
            button => {
                let direction = CROSS.iter().find(|(cross, ..)| *cross == button);
                let Some(&(_, direction, _)) = direction else {
                    continue;
                };
                Input::Arrow(direction)
            }
        };
        queue.push(input);
    }
}

/// Maps pad buttons to keys wherever the pad does not move the focus on the board.
fn pad_in_menus(pads: Query<&Gamepad>, mut inputs: Query<&mut EguiInput>) {
    let others = [(GamepadButton::South, egui::Key::Enter)];
    let cross = CROSS.map(|(button, _, key)| (button, key));
    for pad in &pads {
        for (button, key) in cross.into_iter().chain(others) {
            if !pad.just_pressed(button) {
                continue;
            }
            for mut input in &mut inputs {
                input
                    .events
                    .extend([true, false].map(|pressed| egui::Event::Key {
                        key,
                        physical_key: None,
                        pressed,
                        repeat: false,
                        modifiers: egui::Modifiers::NONE,
                    }));
            }
        }
    }
}
