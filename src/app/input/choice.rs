//! Choices made on the board by key, pad or pointer, and the requests that follow from them.

use crate::app::board::{AnimationClock, Cursor, Picked};
use crate::app::core::{
    ChanceRequest, CurrentGame, MoveCommitted, MoveRefused, MoveRequest, Pointing, PositionChanged,
    Pressing, Screen, Step, Toast, Turned,
};
use crate::app::games::{TileAction, game_ui};
use crate::boards::{CellId, Direction};
use crate::games::{Move, Rules, Seat, Turn};
use crate::session::{Player, Session};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Choice>()
        .add_systems(
            Update,
            follow_position.in_set(Step::Animate).run_if(
                in_state(Screen::Play)
                    .and_then(on_message::<PositionChanged>.or_else(on_message::<MoveCommitted>)),
            ),
        )
        .add_systems(
            Update,
            (choose, explain_refusal)
                .chain()
                .in_set(Step::Input)
                .after(Pressing)
                .after(Pointing)
                .run_if(in_state(Screen::Play)),
        );
}

/// A choice made by a person. The game decides its meaning.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// A tile.
    Cell(CellId),
    /// A digit key, from 0 for the key 1 to 9 for the key 0.
    Digit(u8),
    /// The cell that an arrow key points to from the player's piece.
    Step(CellId),
    /// A request for a random outcome.
    Chance,
}

/// Returns `true` if pressing the tile has an effect now.
pub(super) fn is_playable(cell: CellId, table: &CurrentGame, picked: &Picked) -> bool {
    let Some(game) = table.game() else {
        return false;
    };
    match meaning(game, cell, picked) {
        Some((seat, TileAction::Move(mv))) => game.position().check(seat, mv).is_ok(),
        Some((_, TileAction::Nothing)) | None => false,
        Some((_, TileAction::Pick | TileAction::Unpick | TileAction::Cast)) => true,
    }
}

/// Returns the action of a press on a tile and the seat it acts for, if it is a person's turn.
fn meaning(game: &Session, cell: CellId, picked: &Picked) -> Option<(Seat, TileAction)> {
    let position = game.position();
    let (seat, player) = game.player_to_move()?;
    let is_on_board = cell.index() < position.board().len();
    if player != Player::Human || !is_on_board {
        return None;
    }
    let game_ui = game_ui(game.code().setup.game());
    Some((seat, game_ui.press(position, cell, picked.0)))
}

/// Hides the pointer's cursor if its cell is no longer playable, and clamps it to a smaller board.
fn follow_position(table: Res<CurrentGame>, picked: Res<Picked>, mut cursor: ResMut<Cursor>) {
    let is_beside = |game: &Session| cursor.cell.index() >= game.position().board().len();
    if table.game().is_some_and(is_beside) {
        *cursor = Cursor::default();
    }
    if cursor.by_pointer {
        cursor.shown = cursor.shown && is_playable(cursor.cell, &table, &picked);
    }
}

/// Turns a choice into a request, if it is a person's turn.
fn choose(
    mut choices: MessageReader<Choice>,
    table: Res<CurrentGame>,
    travel: Res<AnimationClock>,
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
                meaning(game, cell, &picked).map_or(TileAction::Nothing, |(_, press)| press)
            }
            Choice::Digit(digit) => game_ui(game.code().setup.game())
                .digit(position, digit)
                .map_or(TileAction::Nothing, TileAction::Move),
            Choice::Step(cell) => TileAction::Move(Move::Cell(cell)),
            Choice::Chance => TileAction::Cast,
        };
        // A second click during the animation of a move is not meant for the next player.
        let is_others = game.last_mover().is_some_and(|last| last != seat);
        let is_hasty = travel.travels()
            && match press {
                TileAction::Cast => true,
                TileAction::Move(Move::Cell(_)) => is_others,
                _ => false,
            };
        if is_hasty {
            continue;
        }
        let mark = match (choice, press) {
            (Choice::Cell(cell), TileAction::Pick) => Some(cell),
            _ => None,
        };
        picked.set_if_neq(Picked(mark));
        match press {
            TileAction::Move(mv) => drop(requests.write(MoveRequest { seat, mv })),
            TileAction::Cast => drop(chances.write(ChanceRequest { seat })),
            TileAction::Pick | TileAction::Unpick | TileAction::Nothing => {}
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

/// Converts a direction on the screen to a direction on the board.
pub(super) const fn as_seen(direction: Direction, turned: Turned) -> Direction {
    if turned.0 {
        direction.reversed()
    } else {
        direction
    }
}

/// Returns the cell of the piece that arrow keys move, if there is one and a person moves it.
pub(super) fn walker(game: &Session) -> Option<CellId> {
    let (_, player) = game.player_to_move()?;
    let position = game.position();
    let walker = game_ui(game.code().setup.game()).walker(position);
    walker.filter(|_| player == Player::Human)
}

/// Returns `true` if a person has to request a random outcome.
pub(super) fn is_for_chance(game: &Session) -> bool {
    let position = game.position();
    let is_due = matches!(position.to_move(), Turn::Chance(_));
    // If a press on the board has no effect, neither has the key for it.
    let game_ui = game_ui(game.code().setup.game());
    let is_meant = game_ui.press(position, CellId(0), None) == TileAction::Cast;
    is_due && is_meant && matches!(game.player_to_move(), Some((_, Player::Human)))
}
