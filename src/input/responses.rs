//! What each input does. An observer carries out the inputs of one kind.

use crate::board::{Cursor, Picked, View};
use crate::core::scan::{Scan, ScanChoice};
use crate::core::settings::Settings;
use crate::core::{
    BoardOrientation, CurrentGame, GameRequest, GoBack, Hint, Input, InputQueue, Mode, NetRequest,
    NewBoard, OpenScreen, Phase, Screen,
};
use crate::games::{TileAction, game_ui};
use crate::input::choice::{Act, InputTaken, PressTile};
use crate::input::meaning::is_for_chance;
use crate::input::mouse::Mouse;
use crate::input::touch::Fingers;
use bevy::prelude::*;
use tessella_boards::{CellId, Direction};
use tessella_games::{Move, Rules};
use tessella_lobby::ClientMessage;
use tessella_session::{Player, Session};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(handle_back)
        .add_observer(undo_choice)
        .add_observer(open_help)
        .add_observer(change_view)
        .add_observer(pause_or_resume)
        .add_observer(request_change)
        .add_observer(follow_arrow)
        .add_observer(press_focus)
        .add_observer(choose_by_input);
}

/// Request to undo the last thing that the player has begun and not finished, or to leave the screen if there is none.
#[derive(Event)]
struct UndoChoice;

/// Ends what goes on: a drag or a press that is held, or a run. Otherwise the last choice is undone. What was begun in a game
/// before its pause stays.
fn handle_back(
    taken: On<InputTaken>,
    phase: Res<State<Phase>>,
    mut mouse: ResMut<Mouse>,
    mut fingers: ResMut<Fingers>,
    mut queue: ResMut<InputQueue>,
    mut commands: Commands,
) {
    if taken.0 != Input::Back {
        return;
    }
    if *phase.get() == Phase::Paused {
        commands.trigger(GoBack);
    } else if mouse.is_held() || fingers.are_down() {
        mouse.release();
        fingers.release();
    } else if queue.bypass_change_detection().run_to.take().is_none() {
        commands.trigger(UndoChoice);
    }
}

/// Undoes the selection of a tile, that of a group by switch scanning, or the zoom.
fn undo_choice(
    _request: On<UndoChoice>,
    mut picked: ResMut<Picked>,
    mut scan: ResMut<Scan>,
    mut view: ResMut<View>,
    mut commands: Commands,
) {
    if picked.target.is_some() {
        picked.target = None;
    } else if picked.cell.is_some() {
        picked.cell = None;
    } else if !scan.leave_group() {
        if view.is_zoomed() {
            view.show_whole();
        } else {
            commands.trigger(GoBack);
        }
    }
}

fn open_help(taken: On<InputTaken>, mut commands: Commands) {
    if taken.0 == Input::Help {
        commands.trigger(OpenScreen(Screen::Help));
    }
}

fn change_view(
    taken: On<InputTaken>,
    mut orientation: ResMut<BoardOrientation>,
    mut settings: ResMut<Settings>,
) {
    match taken.0 {
        Input::TurnCube(degrees) => orientation.turn(degrees),
        Input::Cubes(picture) => settings.cubes = picture,
        Input::Symbols => settings.symbols ^= true,
        Input::Volume => settings.volume = settings.volume.next(),
        _ => {}
    }
}

/// Pauses a game with a clock, or goes on with it. In a network game the server is asked to.
fn pause_or_resume(
    taken: On<InputTaken>,
    current: Res<CurrentGame>,
    mode: Res<State<Mode>>,
    phase: Res<State<Phase>>,
    mut next_phase: ResMut<NextState<Phase>>,
    mut net: MessageWriter<NetRequest>,
) {
    let has_clock =
        |game: &Session| game.time_left().is_some() && game.position().outcome().is_none();
    match (*mode.get(), *phase.get(), taken.0) {
        (Mode::Network, Phase::Paused, Input::Pause | Input::Enter) => {
            net.write(NetRequest::Send(ClientMessage::EndPause));
        }
        (Mode::Network, Phase::Playing, Input::Pause) => {
            net.write(NetRequest::Send(ClientMessage::RequestPause));
        }
        (Mode::Network, ..) => {}
        (_, Phase::Paused, Input::Pause | Input::Enter) => next_phase.set(Phase::Playing),
        (_, Phase::Playing | Phase::Over, Input::Pause)
            if current.game().is_some_and(has_clock) =>
        {
            next_phase.set(Phase::Paused);
        }
        _ => {}
    }
}

/// Returns `true` while the board takes inputs.
const fn is_open(phase: Phase) -> bool {
    matches!(phase, Phase::Playing | Phase::Over)
}

/// Requests what changes the game other than by a move. A lesson allows none of it.
fn request_change(
    taken: On<InputTaken>,
    current: Res<CurrentGame>,
    mode: Res<State<Mode>>,
    phase: Res<State<Phase>>,
    mut hint: ResMut<Hint>,
    mut requests: MessageWriter<GameRequest>,
    mut commands: Commands,
) {
    let Some(game) = current.game() else {
        return;
    };
    if current.lesson().is_some() || !is_open(*phase.get()) {
        return;
    }
    let is_alone_here = *mode.get() != Mode::Network;
    match taken.0 {
        Input::Undo => {
            requests.write(GameRequest::Undo);
        }
        Input::Redo => {
            requests.write(GameRequest::Redo);
        }
        Input::Restart if is_alone_here && game.cursor() > 0 => {
            requests.write(GameRequest::Restart);
        }
        Input::NewBoard if is_alone_here => commands.trigger(NewBoard),
        Input::Hint if is_alone_here && *hint == Hint::None => *hint = Hint::Searching,
        _ => {}
    }
}

/// Moves the player's piece by an arrow, or the focus if there is none.
fn follow_arrow(
    taken: On<InputTaken>,
    current: Res<CurrentGame>,
    phase: Res<State<Phase>>,
    orientation: Res<BoardOrientation>,
    mut cursor: ResMut<Cursor>,
    mut commands: Commands,
) {
    let (Input::Arrow(direction), Some(game)) = (taken.0, current.game()) else {
        return;
    };
    if !is_open(*phase.get()) {
        return;
    }
    let direction = as_seen(direction, *orientation);
    let board = game.position().board();
    let Some(from) = walker(game) else {
        return cursor.step(board, direction);
    };
    if let Some(to) = board.step_ignoring_heights(from, direction) {
        commands.trigger(Act {
            cell: None,
            action: TileAction::Move(Move::Cell(to)),
        });
    }
}

/// Presses the tile in focus or what switch scanning has reached, or rolls the die.
fn press_focus(
    taken: On<InputTaken>,
    current: Res<CurrentGame>,
    phase: Res<State<Phase>>,
    settings: Res<Settings>,
    mut scan: ResMut<Scan>,
    cursor: Res<Cursor>,
    mut commands: Commands,
) {
    let (Input::Enter, Some(game)) = (taken.0, current.game()) else {
        return;
    };
    let is_over = *phase.get() == Phase::Over && game.position().outcome().is_some();
    if is_over || !is_open(*phase.get()) {
        return;
    }
    if is_for_chance(game) {
        commands.trigger(Act {
            cell: None,
            action: TileAction::Chance,
        });
    } else if !settings.scanning.is_on() {
        if cursor.shown {
            commands.trigger(PressTile::exact(cursor.cell));
        }
    } else if !scan.is_on_board() {
        scan.press_widget();
    } else if let ScanChoice::Cell(cell) = scan.choose() {
        commands.trigger(PressTile::exact(cell));
    }
}

/// Handles a press on a tile, and the keys that stand for a move.
fn choose_by_input(
    taken: On<InputTaken>,
    current: Res<CurrentGame>,
    phase: Res<State<Phase>>,
    mut commands: Commands,
) {
    let Some(game) = current.game().filter(|_| is_open(*phase.get())) else {
        return;
    };
    let action = match taken.0 {
        Input::Tile {
            cell,
            again,
            is_inexact,
        } => {
            if *phase.get() == Phase::Playing {
                commands.trigger(PressTile {
                    cell,
                    again,
                    is_inexact,
                });
            }
            return;
        }
        Input::Digit(digit) => {
            let mv = game_ui(game.position()).digit(digit);
            mv.map_or(TileAction::Nothing, TileAction::Move)
        }
        Input::Roll => TileAction::Chance,
        _ => return,
    };
    commands.trigger(Act { cell: None, action });
}

/// Converts a direction on the screen to a direction on the board. A cube is turned in quarter turns as far as directions are
/// concerned.
fn as_seen(direction: Direction, orientation: BoardOrientation) -> Direction {
    let quarters = match orientation.stack {
        Some(view) => (f32::from(view.yaw) / 90.0).round().rem_euclid(4.0) as u8,
        None => orientation.rotation.quarters(),
    };
    let Some(mut offset) = direction.offset() else {
        return direction;
    };
    for _ in 0..quarters {
        offset = (offset.1, -offset.0);
    }
    let mut all = Direction::PLANAR.into_iter();
    all.find(|on_board| on_board.offset() == Some(offset))
        .unwrap_or(direction)
}

/// Returns the cell of the piece that arrow keys move, if there is one and a person moves it.
fn walker(game: &Session) -> Option<CellId> {
    let (_, player) = game.player_to_move()?;
    let walker = game_ui(game.position()).walker();
    walker.filter(|_| player == Player::Human)
}
