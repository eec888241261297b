//! Keys and pad on the board, and what any choice leads to: all of them, and [`super::pointing`] too, lead to the one focus
//! cursor and to requests.

use super::board::{Picked, Travel, Turned};
use super::games::{Press, front};
use super::play::{
    ChanceRequest, Hint, MoveCommitted, MoveRefused, MoveRequest, OnTable, PositionChanged,
    TableRequest,
};
use super::pointing::Pointing;
use super::screens::{GoBack, NewBoard};
use super::toast::Toast;
use super::walk::{middle, walk};
use super::{Mode, Phase, Screen, Step};
use crate::boards::{Board, CellId, Direction};
use crate::games::{Move, Rules, Seat, Turn};
use crate::session::{Player, Session};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, egui};

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

/// What a person chose; what it means is up to the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// A tile.
    Cell(CellId),
    /// A digit key, from 0 for the key 1 to 9 for the key 0.
    Digit(u8),
    /// A cell that an arrow key leads to from where the player's piece stands.
    Step(CellId),
    /// That chance decides.
    Chance,
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
                keys.run_if(not(in_state(Phase::Replay).or_else(in_state(Phase::Paused)))),
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
        .add_systems(
            Update,
            go_on_by_key
                .in_set(Step::Input)
                .in_set(Pressing)
                .run_if(in_state(Phase::Paused)),
        )
        .init_resource::<Writing>()
        .add_systems(Update, back_key.in_set(Step::Input).in_set(Pressing))
        .add_systems(
            EguiPrimaryContextPass,
            notice_writing.after(super::screens::DrawScreens),
        );
}

/// Whether a field for words has the keyboard.
#[derive(Resource, Default)]
struct Writing(bool);

fn notice_writing(mut contexts: EguiContexts, mut writing: ResMut<Writing>) -> Result {
    writing.0 = contexts.ctx_mut()?.text_edit_focused();
    Ok(())
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
    mut next: ResMut<NextState<Phase>>,
    mode: Res<State<Mode>>,
    turned: Res<Turned>,
) {
    let Some(game) = table.game() else {
        return;
    };
    let is_alone_here = *mode.get() != Mode::Network;
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
                let direction = as_seen(direction, *turned);
                match walker(game) {
                    Some(from) => {
                        let to = board
                            .step_ignoring_heights(from, direction)
                            .map(Choice::Step);
                        choices.write_batch(to);
                    }
                    None => cursor.step(board, direction),
                }
                continue;
            }
            let presses = matches!(
                key.key_code,
                KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space
            );
            if presses && !key.repeat && is_for_chance(game) {
                choices.write(Choice::Chance);
                continue;
            }
            if presses && !key.repeat && cursor.shown {
                choices.write(Choice::Cell(cursor.cell));
                continue;
            }
        }
        if key.repeat {
            continue;
        }
        if let Some(digit) = digit(key.key_code).filter(|_| !command) {
            choices.write(Choice::Digit(digit));
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
            ("s", false, _) if game.cursor() > 0 && is_alone_here => {
                requests.write(TableRequest::Restart);
            }
            ("n", false, _) if is_alone_here => {
                new_board.write(NewBoard);
            }
            ("h", false, _) if is_alone_here => *hint = Hint::Sought,
            ("p", false, _)
                if is_alone_here
                    && game.time_left().is_some()
                    && game.position().outcome().is_none() =>
            {
                next.set(Phase::Paused);
            }
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

/// The direction on the board of one that is meant as the board is seen.
const fn as_seen(direction: Direction, turned: Turned) -> Direction {
    if turned.0 {
        direction.reversed()
    } else {
        direction
    }
}

/// Which digit key it is: 1 is the first, 0 the tenth.
const fn digit(key: KeyCode) -> Option<u8> {
    Some(match key {
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
    })
}

/// Where the piece stands that arrow keys move, if there is one and a person moves it.
fn walker(game: &Session) -> Option<CellId> {
    let (_, player) = game.player_to_move()?;
    let position = game.position();
    let walker = front(game.code().setup.game()).walker(position);
    walker.filter(|_| player == Player::Human)
}

/// Whether a person is to let chance decide.
fn is_for_chance(game: &Session) -> bool {
    let position = game.position();
    let is_due = matches!(position.to_move(), Turn::Chance(_));
    // Where a press on the board means nothing, a key that was meant for it does not either.
    let front = front(game.code().setup.game());
    let is_meant = front.press(position, CellId(0), None) == Press::Cast;
    is_due && is_meant && matches!(game.player_to_move(), Some((_, Player::Human)))
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
            requests.write(TableRequest::Undo);
        }
        if pad.just_pressed(GamepadButton::RightTrigger) {
            requests.write(TableRequest::Redo);
        }
        if pad.just_pressed(GamepadButton::North) && *mode.get() != Mode::Network {
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

/// A game that rests goes on with the key that lets it rest, and with those that press what is in focus.
fn go_on_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    egui: Res<EguiWantsInput>,
    mut next: ResMut<NextState<Phase>>,
) {
    let presses = [KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space];
    let is_free = !egui.wants_keyboard_input();
    if keys.just_pressed(KeyCode::KeyP) || is_free && keys.any_just_pressed(presses) {
        next.set(Phase::Playing);
    }
}

/// Whoever writes leaves the field with this key, and the screen with the next press.
fn back_key(
    (keys, meanings): (Res<ButtonInput<KeyCode>>, Res<ButtonInput<Key>>),
    pads: Query<&Gamepad>,
    writing: Res<Writing>,
    mut back: MessageWriter<GoBack>,
) {
    // A phone tells what its key means, and not which key it is. It leads on even from a field.
    let by_key = keys.just_pressed(KeyCode::Escape) && !writing.0
        || keys.just_pressed(KeyCode::BrowserBack)
        || meanings.just_pressed(Key::BrowserBack);
    if by_key || pads.iter().any(|pad| pad.just_pressed(GamepadButton::East)) {
        back.write(GoBack);
    }
}

/// Whether a press on the tile would mean something now.
pub(super) fn is_playable(cell: CellId, table: &OnTable, picked: &Picked) -> bool {
    let Some(game) = table.game() else {
        return false;
    };
    match meaning(game, cell, picked) {
        Some((seat, Press::Move(mv))) => game.position().check(seat, mv).is_ok(),
        Some((_, Press::Nothing)) | None => false,
        Some((_, Press::Pick | Press::Unpick | Press::Cast)) => true,
    }
}

/// What a press on a tile means, and for which seat, if a person is to move.
fn meaning(game: &Session, cell: CellId, picked: &Picked) -> Option<(Seat, Press)> {
    let position = game.position();
    let (seat, player) = game.player_to_move()?;
    let is_on_board = cell.index() < position.board().len();
    if player != Player::Human || !is_on_board {
        return None;
    }
    let front = front(game.code().setup.game());
    Some((seat, front.press(position, cell, picked.0)))
}

/// What the pointer rests on may not be playable any more, or the board may have become a smaller one.
fn follow_position(table: Res<OnTable>, picked: Res<Picked>, mut cursor: ResMut<Cursor>) {
    let is_beside = |game: &Session| cursor.cell.index() >= game.position().board().len();
    if table.game().is_some_and(is_beside) {
        *cursor = Cursor::default();
    }
    if cursor.by_pointer {
        cursor.shown = cursor.shown && is_playable(cursor.cell, &table, &picked);
    }
}

/// Turns a choice into a request, if a person is to move.
fn choose(
    mut choices: MessageReader<Choice>,
    table: Res<OnTable>,
    travel: Res<Travel>,
    mut picked: ResMut<Picked>,
    mut requests: MessageWriter<MoveRequest>,
    mut chances: MessageWriter<ChanceRequest>,
) {
    for &choice in choices.read() {
        let Some(game) = table.game() else {
            continue;
        };
        let Some((seat, Player::Human)) = game.player_to_move() else {
            continue;
        };
        let position = game.position();
        let press = match choice {
            Choice::Cell(cell) => {
                meaning(game, cell, &picked).map_or(Press::Nothing, |(_, press)| press)
            }
            Choice::Digit(digit) => front(game.code().setup.game())
                .digit(position, digit)
                .map_or(Press::Nothing, Press::Move),
            Choice::Step(cell) => Press::Move(Move::Cell(cell)),
            Choice::Chance => Press::Cast,
        };
        // A second click is not meant for whoever is to move next, while the move is still seen.
        let is_others = game.last_mover().is_some_and(|last| last != seat);
        let is_hasty = travel.travels()
            && match press {
                Press::Cast => true,
                Press::Move(Move::Cell(_)) => is_others,
                _ => false,
            };
        if is_hasty {
            continue;
        }
        let mark = match (choice, press) {
            (Choice::Cell(cell), Press::Pick) => Some(cell),
            _ => None,
        };
        picked.set_if_neq(Picked(mark));
        match press {
            Press::Move(mv) => drop(requests.write(MoveRequest { seat, mv })),
            Press::Cast => drop(chances.write(ChanceRequest { seat })),
            Press::Pick | Press::Unpick | Press::Nothing => {}
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
