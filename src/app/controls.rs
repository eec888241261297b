//! Keys and pad on the board, and what any choice leads to: all of them, and [`super::pointing`] too, lead to the one focus
//! cursor and to requests.

use super::play::{
    Hint, MoveCommitted, MoveRefused, MoveRequest, OnTable, PositionChanged, TableRequest,
};
use super::pointing::Pointing;
use super::screens::{GoBack, NewBoard};
use super::toast::Toast;
use super::walk::{middle, walk};
use super::{Phase, Screen, Step};
use crate::boards::{Board, CellId, Direction};
use crate::games::{Colour, Move, Position, Rules};
use crate::session::{Player, Session};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

/// The tile in focus, by keys, pad or a pointer over it.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Cursor {
    /// Which one.
    pub cell: CellId,
    /// Whether it is shown.
    pub shown: bool,
    /// Whether a pointer put it there.
    pub by_pointer: bool,
    /// A place on the line along which keys have moved it, in cells.
    line: Vec2,
}

impl Default for Cursor {
    fn default() -> Self {
        Self {
            cell: CellId(0),
            shown: false,
            by_pointer: false,
            line: Vec2::ZERO,
        }
    }
}

impl Cursor {
    /// Moves the frame a step by a key; the first press only shows it.
    pub fn step(&mut self, board: &Board, direction: Direction) {
        if self.by_pointer || !self.shown {
            self.line = middle(board, self.cell);
        }
        if self.shown
            && let Some(next) = walk(board, self.cell, self.line, direction)
        {
            self.cell = next;
            let at = middle(board, next);
            // Up and down the line keeps its column, and to the sides its row.
            match direction {
                Direction::Up | Direction::Down => self.line.y = at.y,
                Direction::Left | Direction::Right => self.line.x = at.x,
                _ => self.line = at,
            }
        }
        self.shown = true;
        self.by_pointer = false;
    }
}

/// Asks for the move that recolours to the colour of a tile, or to a colour.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    Cell(CellId),
    Colour(Colour),
}

/// Keys and pads ask for moves, other boards and other screens.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pressing;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .add_message::<Choice>()
        .add_systems(
            PreUpdate,
            pad_in_menus
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass)
                .run_if(not(in_state(Phase::Playing))),
        )
        .add_systems(OnEnter(Screen::Play), hide_cursor)
        .add_systems(
            Update,
            follow_position.in_set(Step::Animate).run_if(
                in_state(Screen::Play)
                    .and_then(on_message::<PositionChanged>.or_else(on_message::<MoveCommitted>)),
            ),
        )
        .add_systems(
            Update,
            (
                keys.run_if(not(in_state(Phase::Replay))),
                pad.run_if(in_state(Phase::Playing)),
                choose.after(Pointing),
                explain_refusal,
            )
                .chain()
                .in_set(Step::Input)
                .in_set(Pressing)
                .after(super::computer::Thinking)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(Update, back_key.in_set(Step::Input).in_set(Pressing));
}

fn hide_cursor(mut cursor: ResMut<Cursor>) {
    *cursor = Cursor::default();
}

fn keys(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    egui: Res<EguiWantsInput>,
    table: Res<OnTable>,
    mut cursor: ResMut<Cursor>,
    mut choices: MessageWriter<Choice>,
    mut requests: MessageWriter<TableRequest>,
    mut new_board: MessageWriter<NewBoard>,
    mut hint: ResMut<Hint>,
) {
    let Some(game) = table.game() else {
        return;
    };
    let command = held.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for key in pressed
        .read()
        .filter(|key| key.state == ButtonState::Pressed)
    {
        // A widget in focus takes the keys that move the focus and press it.
        if !egui.wants_keyboard_input() {
            let board = game.position().board();
            if let Some(direction) = arrow(key.key_code, board) {
                cursor.step(board, direction);
                continue;
            }
            let presses = matches!(
                key.key_code,
                KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space
            );
            if presses && !key.repeat && cursor.shown {
                choices.write(Choice::Cell(cursor.cell));
                continue;
            }
        }
        if key.repeat {
            continue;
        }
        if let Some(colour) = digit(key.key_code).filter(|_| !command) {
            choices.write(Choice::Colour(colour));
            continue;
        }
        let Key::Character(letter) = &key.logical_key else {
            continue;
        };
        match (letter.to_lowercase().as_str(), command, shift) {
            ("z", true, false) | ("u", false, _) => {
                requests.write(TableRequest::Undo);
            }
            ("z", true, true) | ("y", true, _) | ("r", false, _) => {
                requests.write(TableRequest::Redo);
            }
            ("s", false, _) if game.cursor() > 0 => {
                requests.write(TableRequest::Restart);
            }
            ("n", false, _) => {
                new_board.write(NewBoard);
            }
            ("h", false, _) => *hint = Hint::Sought,
            _ => {}
        }
    }
}

/// The direction of a key: the arrows, and for what lies between them the four keys around End, which lead between the
/// layers of a cube.
fn arrow(key: KeyCode, board: &Board) -> Option<Direction> {
    let has_layers = board.directions().contains(&Direction::Above);
    Some(match key {
        KeyCode::ArrowUp => Direction::Up,
        KeyCode::ArrowRight => Direction::Right,
        KeyCode::ArrowDown => Direction::Down,
        KeyCode::ArrowLeft => Direction::Left,
        KeyCode::PageUp if has_layers => Direction::Above,
        KeyCode::PageDown if has_layers => Direction::Below,
        KeyCode::Home => Direction::UpLeft,
        KeyCode::PageUp => Direction::UpRight,
        KeyCode::End => Direction::DownLeft,
        KeyCode::PageDown => Direction::DownRight,
        _ => return None,
    })
}

/// The colour of a digit key: 1 is the first, 0 the tenth.
const fn digit(key: KeyCode) -> Option<Colour> {
    Some(Colour(match key {
        KeyCode::Digit1 | KeyCode::Numpad1 => 0,
        KeyCode::Digit2 | KeyCode::Numpad2 => 1,
        KeyCode::Digit3 | KeyCode::Numpad3 => 2,
        KeyCode::Digit4 | KeyCode::Numpad4 => 3,
        KeyCode::Digit5 | KeyCode::Numpad5 => 4,
        KeyCode::Digit6 | KeyCode::Numpad6 => 5,
        KeyCode::Digit7 | KeyCode::Numpad7 => 6,
        KeyCode::Digit8 | KeyCode::Numpad8 => 7,
        KeyCode::Digit9 | KeyCode::Numpad9 => 8,
        KeyCode::Digit0 | KeyCode::Numpad0 => 9,
        _ => return None,
    }))
}

/// The directions of a pad's cross, with the arrow keys they stand for.
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
    table: Res<OnTable>,
    mut cursor: ResMut<Cursor>,
    mut choices: MessageWriter<Choice>,
    mut requests: MessageWriter<TableRequest>,
    mut hint: ResMut<Hint>,
) {
    let Some(game) = table.game() else {
        return;
    };
    for pad in &pads {
        for (button, direction, _) in CROSS {
            if pad.just_pressed(button) {
                cursor.step(game.position().board(), direction);
            }
        }
        if pad.just_pressed(GamepadButton::South) && cursor.shown {
            choices.write(Choice::Cell(cursor.cell));
        }
        if pad.just_pressed(GamepadButton::West) {
            requests.write(TableRequest::Undo);
        }
        if pad.just_pressed(GamepadButton::RightTrigger) {
            requests.write(TableRequest::Redo);
        }
        if pad.just_pressed(GamepadButton::North) {
            *hint = Hint::Sought;
        }
    }
}

/// Where a pad does not move over the board it does what the keys do.
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

fn back_key(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut back: MessageWriter<GoBack>,
) {
    let by_key = keys.any_just_pressed([KeyCode::Escape, KeyCode::BrowserBack]);
    if by_key || pads.iter().any(|pad| pad.just_pressed(GamepadButton::East)) {
        back.write(GoBack);
    }
}

/// Whether a person could choose the tile's colour now.
pub(super) fn is_playable(cell: CellId, table: &OnTable) -> bool {
    let game = table.game();
    let game = game.filter(|game| matches!(game.player_to_move(), Some((_, Player::Human))));
    let legal = game.map(|game| game.position().legal_moves());
    let asked = colour_of(cell, table).map(Move::Paint);
    asked
        .zip(legal)
        .is_some_and(|(asked, legal)| legal.contains(&asked))
}

/// What the pointer rests on may not be playable any more, or the board may have become a smaller one.
fn follow_position(table: Res<OnTable>, mut cursor: ResMut<Cursor>) {
    let is_beside = |game: &Session| cursor.cell.index() >= game.position().board().len();
    if table.game().is_some_and(is_beside) {
        *cursor = Cursor::default();
    }
    if cursor.by_pointer {
        cursor.shown = cursor.shown && is_playable(cursor.cell, &table);
    }
}

/// The colour that a tile shows by the rules.
fn colour_of(cell: CellId, table: &OnTable) -> Option<Colour> {
    let Position::Drench(drench) = table.game()?.position();
    (cell.index() < drench.board().len()).then(|| drench.flood().shown(cell))
}

/// Turns a choice into a request, if a person is to move.
fn choose(
    mut choices: MessageReader<Choice>,
    table: Res<OnTable>,
    mut requests: MessageWriter<MoveRequest>,
) {
    for &choice in choices.read() {
        let colour = match choice {
            Choice::Cell(cell) => colour_of(cell, &table),
            Choice::Colour(colour) => Some(colour),
        };
        if let Some(colour) = colour
            && let Some((seat, Player::Human)) = table.game().and_then(Session::player_to_move)
        {
            let mv = Move::Paint(colour);
            requests.write(MoveRequest { seat, mv });
        }
    }
}

fn explain_refusal(mut refused: MessageReader<MoveRefused>, mut toasts: MessageWriter<Toast>) {
    for MoveRefused { why, .. } in refused.read() {
        let why = why.to_string();
        let mut letters = why.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        toasts.write(Toast(first.chain(letters).collect()));
    }
}
