//! The game of the joined room as the current game.

use super::link::Net;
use super::match_result::match_identity;
use crate::core::language::CurrentLanguage;
use crate::core::storage::Storage;
use crate::core::{Authority, CurrentGame, Screen, Toast};
use crate::text::{Text, wording};
use bevy::prelude::*;
use tessella_games::{Move, Seat};
use tessella_language::Language;
use tessella_lobby::{ClientMessage, RoomStage};
use tessella_session::{IdentifiedGame, Player, Record, Session};

pub(super) fn plugin(app: &mut App) {
    for screen in [Screen::Title, Screen::Lan, Screen::Lobby, Screen::Setup] {
        app.add_systems(OnEnter(screen), leave_game);
    }
}

/// Removes the network game if the match is over, or the seat lost, after a reconnect, and leaves the lobby screen if
/// there is no connection.
pub(super) fn end_lost_game(
    net: Res<Net>,
    mut current: ResMut<CurrentGame>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    if net.link.is_none() && *screen.get() == Screen::Lobby {
        next.set(Screen::Lan);
    }
    let lobby = &net.lobby;
    let Some(me) = lobby.me().and_then(|me| lobby.person(me)) else {
        return;
    };
    // The server sends people, rooms and the game in this order after a connect.
    let is_over = match lobby.room() {
        Some(room) => room.stage != RoomStage::Playing,
        None => me.room.is_none(),
    };
    if current.authority() == Authority::Remote && lobby.game().is_none() && is_over {
        // After a match of a tournament the server brings its players back.
        if lobby.tournament().is_none() {
            let words = wording!("match-has-ended");
            commands.trigger(Toast(words));
        }
        match screen.get() {
            Screen::Play => next.set(Screen::Lobby),
            _ => put_back(&mut current),
        }
    }
}

/// Shows the games of this device again on screens from which the player does not return to the network game.
fn leave_game(mut current: ResMut<CurrentGame>) {
    put_back(&mut current);
}

/// Returns `true` if the board is the one to show: the player's own, or the first for spectators.
pub(super) fn is_shown(net: &Net, board: u8) -> bool {
    own_board(net) == Some(board)
}

fn own_board(net: &Net) -> Option<u8> {
    let game = net.lobby.game()?;
    let own = net.lobby.seat().filter(|_| game.info.is_race).unwrap_or(0);
    if game.boards.contains(&own) {
        Some(own)
    } else {
        game.boards.first().copied()
    }
}

/// Shows the game of the joined room. Returns `false` if there is none.
pub(super) fn show(net: &Net, current: &mut CurrentGame, language: Language) -> bool {
    let Some(board) = own_board(net) else {
        return false;
    };
    current.shown_board = Some(board);
    name_players(net, current, language);
    true
}

/// Gives the game that is shown the names of its players.
pub(super) fn name_players(net: &Net, current: &mut CurrentGame, language: Language) {
    let number = current.shown_board.unwrap_or(0);
    let Some(game) = net.lobby.game() else {
        return;
    };
    let Some(session) = current.remote_game_mut() else {
        return;
    };
    let room_seats = game.info.players.len() as u8;
    let seats = session.players().len() as u8;
    let names = (0..seats).map(|seat| {
        let room_seat = if game.info.is_race {
            number
        } else {
            (seat + game.info.first_seat) % room_seats.max(1)
        };
        let name = net.lobby.player_name(room_seat);
        name.map(|name| name.text(language)).unwrap_or_default()
    });
    session.set_names(names.collect());
}

/// Names the players of a network game once more.
pub(super) fn name_remote_players(
    net: Res<Net>,
    mut current: ResMut<CurrentGame>,
    language: Res<CurrentLanguage>,
) {
    if net.lobby.game().is_some() {
        name_players(&net, &mut current, language.0);
    }
}

/// Shows the games of this device again.
pub(super) fn put_back(current: &mut CurrentGame) {
    current.shown_board = None;
}

/// Saves the game of the joined room among the games of this device. Returns `false` if there is none.
pub(super) fn save(net: &Net, current: &mut CurrentGame, storage: &Storage) -> bool {
    let Some(session) = own_board(net).and_then(|board| local_session(current, board)) else {
        return false;
    };
    let identity = match_identity(net, &session);
    let record = session.record();
    let games = &mut current.local;
    // Repeated requests save it once.
    let is_saved = games
        .games()
        .iter()
        .any(|game| (&game.record.code, &game.record.moves) == (&record.code, &record.moves));
    if !is_saved {
        let mut game = IdentifiedGame::from(session);
        game.id = identity.unwrap_or(game.id);
        games.begin(game);
    }
    storage.save(games);
    true
}

/// Returns a board as a game of this device, in which remote players become human.
fn local_session(current: &CurrentGame, board: u8) -> Option<Session> {
    let mut record: Record = current.boards.get(&board)?.record();
    for player in &mut record.players {
        if *player == Player::Remote {
            *player = Player::Human;
        }
    }
    Session::restore(&record).ok()
}

/// Sends a request for a move, a roll, an undo or a restart to the server.
pub fn routes(net: &Net, game: &Session, request: RemoteRequest) {
    let ply = game.cursor() as u32;
    match request {
        RemoteRequest::Move(mv) => net.send(ClientMessage::Move { ply, mv }),
        RemoteRequest::Chance => net.send(ClientMessage::Chance { ply }),
        RemoteRequest::Undo => {
            let own = (0..game.players().len() as u8).map(Seat);
            let own = own.filter(|seat| game.players()[seat.index()] == Player::Human);
            let last = own.filter_map(|seat| game.last_ply_of(seat)).max();
            net.send(ClientMessage::TakeBack(last.unwrap_or_default() as u32));
        }
        RemoteRequest::Restart => net.send(ClientMessage::TakeBack(0)),
    }
}

/// A request to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemoteRequest {
    /// A move.
    Move(Move),
    /// A random outcome.
    Chance,
    /// Undo of the player's own last move.
    Undo,
    /// Restart of the player's own board.
    Restart,
}

/// Closes the connection, and the server if it runs here, and shows the games of this device again.
pub(super) fn leave(net: &mut Net, current: &mut CurrentGame) {
    put_back(current);
    current.boards.clear();
    net.end();
}
