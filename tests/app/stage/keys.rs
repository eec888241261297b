//! Input of the keyboard and of a gamepad.

use super::Stage;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use std::collections::{HashSet, VecDeque};
use tessella::board::Cursor;
use tessella::core::rotation::Rotation;
use tessella::core::{BoardOrientation, Screen};
use tessella_boards::{CellId, Direction};
use tessella_games::{Colour, Rules};

impl Stage {
    /// Presses and releases a key within one frame.
    pub fn key(&mut self, code: KeyCode, key: Key) {
        self.hold(code, key.clone());
        self.release_key(code, key);
        self.frame();
    }

    /// Presses a key and holds it.
    pub fn hold(&mut self, code: KeyCode, key: Key) {
        self.key_input(code, key, ButtonState::Pressed);
    }

    /// Releases a key.
    pub fn release_key(&mut self, code: KeyCode, key: Key) {
        self.key_input(code, key, ButtonState::Released);
    }

    /// Repeats a key that is held.
    pub fn repeat(&mut self, code: KeyCode, key: Key) {
        self.key_event(code, key, ButtonState::Pressed, true);
    }

    fn key_input(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        self.key_event(key_code, logical_key, state, false);
    }

    fn key_event(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState, repeat: bool) {
        self.send_event(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat,
            window: self.window,
        });
    }

    /// Types a text. The key codes do not matter.
    pub fn write_words(&mut self, words: &str) {
        for sign in words.chars() {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                self.send_event(KeyboardInput {
                    key_code: KeyCode::F20,
                    logical_key: Key::Character(sign.to_string().into()),
                    state,
                    text: Some(sign.to_string().into()),
                    repeat: false,
                    window: self.window,
                });
            }
            self.frame();
        }
    }

    /// Presses the key with this letter.
    pub fn letter(&mut self, letter: char) {
        let code = match letter {
            'h' => KeyCode::KeyH,
            'm' => KeyCode::KeyM,
            'n' => KeyCode::KeyN,
            'p' => KeyCode::KeyP,
            'r' => KeyCode::KeyR,
            's' => KeyCode::KeyS,
            'u' => KeyCode::KeyU,
            'y' => KeyCode::KeyY,
            'z' => KeyCode::KeyZ,
            ',' => KeyCode::Comma,
            '.' => KeyCode::Period,
            _ => panic!("the key {letter} means nothing"),
        };
        self.key(code, Key::Character(letter.to_string().into()));
    }

    /// Presses the digit key of this colour.
    pub fn digit(&mut self, colour: Colour) {
        const DIGITS: [KeyCode; 10] = [
            KeyCode::Digit1,
            KeyCode::Digit2,
            KeyCode::Digit3,
            KeyCode::Digit4,
            KeyCode::Digit5,
            KeyCode::Digit6,
            KeyCode::Digit7,
            KeyCode::Digit8,
            KeyCode::Digit9,
            KeyCode::Digit0,
        ];
        let digit = (colour.0 + 1) % 10;
        self.key(
            DIGITS[colour.index()],
            Key::Character(digit.to_string().into()),
        );
    }

    /// Moves the cursor to a tile with arrows and chooses it with Enter.
    pub fn choose_by_arrows(&mut self, cell: CellId) {
        self.move_cursor(cell, &Direction::ORTHOGONAL, Self::arrow);
        self.key(KeyCode::Enter, Key::Enter);
    }

    /// Moves the cursor to a tile by steps in the directions of keys.
    pub fn move_cursor(
        &mut self,
        cell: CellId,
        directions: &[Direction],
        step: impl Fn(&mut Self, Direction),
    ) {
        let mut cursor = *self.resource::<Cursor>();
        let board = self.game().position().board().clone();
        let rotation = self.resource::<BoardOrientation>().rotation;
        let on_board = |arrow: Direction| match rotation {
            Rotation::None => arrow,
            Rotation::Half => arrow.reversed(),
            Rotation::Quarter => match arrow {
                Direction::Right => Direction::Up,
                Direction::Up => Direction::Left,
                Direction::Left => Direction::Down,
                Direction::Down => Direction::Right,
                other => other,
            },
        };
        if cursor.by_pointer || !cursor.shown {
            // The first press shows the cursor at its present cell.
            cursor.step(&board, on_board(Direction::Right));
            step(self, Direction::Right);
        }
        let mut reached = VecDeque::from([(cursor, Vec::new())]);
        let mut known = HashSet::from([cursor.cell]);
        while let Some((cursor, arrows)) = reached.pop_front() {
            if cursor.cell == cell {
                for arrow in arrows {
                    step(self, arrow);
                }
                assert_eq!(
                    self.resource::<Cursor>().cell,
                    cell,
                    "the arrows lead astray"
                );
                return;
            }
            for &arrow in directions {
                let mut next = cursor;
                next.step(&board, on_board(arrow));
                if known.insert(next.cell) {
                    reached.push_back((next, [arrows.clone(), vec![arrow]].concat()));
                }
            }
        }
        panic!("no arrows lead to {cell:?}");
    }

    /// Presses an arrow, or the key for the next layer.
    pub fn arrow(&mut self, arrow: Direction) {
        match arrow {
            Direction::Up => self.key(KeyCode::ArrowUp, Key::ArrowUp),
            Direction::Right => self.key(KeyCode::ArrowRight, Key::ArrowRight),
            Direction::Down => self.key(KeyCode::ArrowDown, Key::ArrowDown),
            Direction::Left => self.key(KeyCode::ArrowLeft, Key::ArrowLeft),
            _ => panic!("there is no key for {arrow:?}"),
        }
    }

    /// Presses the key that goes back.
    pub fn escape(&mut self) {
        self.key(KeyCode::Escape, Key::Escape);
        self.frames(2);
    }

    /// Leaves screen after screen until the title is shown.
    pub fn leave_for_title(&mut self) {
        for _ in 0..10 {
            if self.screen() == Screen::Title {
                return;
            }
            self.escape();
        }
        panic!("{:?} is left for the title", self.screen());
    }

    /// Connects a pad of an unknown kind.
    pub fn connect_pad(&mut self) -> Entity {
        self.connect_pad_of(None)
    }

    /// Connects a pad of a vendor.
    pub fn connect_pad_of(&mut self, vendor_id: Option<u16>) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "a pad".to_owned(),
            vendor_id,
            product_id: None,
        };
        self.write(GamepadConnectionEvent::new(pad, connection));
        self.frames(2);
        pad
    }

    /// Presses and releases a button of a pad.
    pub fn pad(&mut self, pad: Entity, button: GamepadButton) {
        self.hold_pad(pad, button);
        self.frame();
        self.release_pad(pad, button);
        self.frame();
    }

    /// Presses a button of a pad and holds it.
    pub fn hold_pad(&mut self, pad: Entity, button: GamepadButton) {
        self.pad_input(pad, button, 1.0);
    }

    /// Releases a button of a pad.
    pub fn release_pad(&mut self, pad: Entity, button: GamepadButton) {
        self.pad_input(pad, button, 0.0);
    }

    fn pad_input(&mut self, pad: Entity, button: GamepadButton, value: f32) {
        let changed = RawGamepadButtonChangedEvent::new(pad, button, value);
        self.write(RawGamepadEvent::Button(changed));
    }
}
