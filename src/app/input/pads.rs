//! Game pads on the board and in menus.

use crate::app::board::Cursor;
use crate::app::core::{
    CurrentGame, GameRequest, Hint, Mode, Phase, Pressing, Step, Thinking, Turned,
};
use crate::app::input::choice::{Choice, as_seen, is_for_chance, walker};
use crate::boards::Direction;
use crate::games::Rules;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        pad_in_menus
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass)
            .run_if(not(in_state(Phase::Playing))),
    )
    .add_systems(
        Update,
        pad.in_set(Step::Input)
            .in_set(Pressing)
            .after(Thinking)
            .run_if(in_state(Phase::Playing)),
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

fn pad(
    pads: Query<&Gamepad>,
    table: Res<CurrentGame>,
    mut cursor: ResMut<Cursor>,
    mut choices: MessageWriter<Choice>,
    mut requests: MessageWriter<GameRequest>,
    mut hint: ResMut<Hint>,
    mode: Res<State<Mode>>,
    turned: Res<Turned>,
) {
    let Some(game) = table.game() else {
        return;
    };
    for pad in &pads {
        for (button, direction, _) in CROSS {
            if pad.just_pressed(button) {
                let direction = as_seen(direction, *turned);
                let board = game.position().board();
                match walker(game) {
                    Some(from) => {
                        let to = board
                            .step_ignoring_heights(from, direction)
                            .map(Choice::Step);
                        choices.write_batch(to);
                    }
                    None => cursor.step(board, direction),
                }
            }
        }
        if pad.just_pressed(GamepadButton::South) {
            if is_for_chance(game) {
                choices.write(Choice::Chance);
            } else if cursor.shown {
                choices.write(Choice::Cell(cursor.cell));
            }
        }
        if pad.just_pressed(GamepadButton::West) {
            requests.write(GameRequest::Undo);
        }
        if pad.just_pressed(GamepadButton::RightTrigger) {
            requests.write(GameRequest::Redo);
        }
        if pad.just_pressed(GamepadButton::North) && *mode.get() != Mode::Network {
            *hint = Hint::Sought;
        }
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
