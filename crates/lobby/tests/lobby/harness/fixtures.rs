//! Rooms, games and messages that many tests need.

use super::server::TestServer;
use tessella_boards::CellId;
use tessella_games::{Game, Move};
use tessella_lobby::{ChatText, ClientMessage, DisplayName, RaceView, RoomConfig};
use tessella_session::Session;

/// Indices of the first clients.
pub const ANNA: usize = 0;
pub const BEN: usize = 1;
pub const CARL: usize = 2;
pub const DORA: usize = 3;

/// Returns a random number generator with a fixed seed.
pub fn seeded_numbers(seed: u64) -> Box<dyn FnMut() -> u64 + Send + Sync> {
    let mut state = seed;
    Box::new(move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    })
}

/// Returns a display name.
pub fn chosen(name: &str) -> DisplayName {
    DisplayName::Chosen(name.to_owned())
}

/// Returns the configuration of a room with spectators and without a clock.
pub fn room_config(code: &str, seats: u8) -> RoomConfig {
    RoomConfig {
        race_view: RaceView::Live,
        ..RoomConfig::new(code, seats)
    }
}

/// Returns small games of each kind, with the number of seats of a room for them.
pub fn small_games(game: Game) -> Vec<(&'static str, u8)> {
    match game {
        Game::Drench => vec![("drench:6x6,c4#7", 3), ("drench:7x7,c5,s2#7", 2)],
        Game::Link => vec![
            ("link:6x4,f6,untimed#7", 2),
            ("link:6x4,f6,down,t180+3#7", 2),
        ],
        Game::LightBlock => vec![("light:5x5#7", 2), ("light:hex5x5#7", 3)],
        Game::InARow => vec![("row:3x3,k3#7", 2), ("row:6x6,k4,s3#7", 3)],
        Game::Race => vec![("race:track30,s2#7", 2), ("race:ring24,s3,p2#7", 3)],
        Game::Blockade => vec![("blockade:5x5,b2#7", 2), ("blockade:hex5x5,s3,b2#7", 3)],
    }
}

/// Starts tic-tac-toe with Anna in the first seat and Ben in the second. Carl is in no room.
pub fn tic_tac_toe() -> TestServer {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    server
}

/// Returns the move that places a stone on a cell.
pub fn stone(server: &TestServer, client: usize, cell: u32) -> ClientMessage {
    let ply = server.clients[client].board().map_or(0, Session::cursor);
    ClientMessage::Move {
        ply: ply as u32,
        mv: Move::Cell(CellId(cell)),
    }
}

/// Plays legal moves, given as client and cell.
#[track_caller]
pub fn play_stones(server: &mut TestServer, moves: &[(usize, u32)]) {
    for &(client, cell) in moves {
        let message = stone(server, client, cell);
        server.send_ok(client, message);
        server.assert_in_sync();
        server.think();
    }
}

pub fn chat(text: &str) -> ClientMessage {
    ClientMessage::Chat(ChatText::Text(text.to_owned()))
}

pub fn hello(name: &str) -> ClientMessage {
    ClientMessage::Hello {
        name: name.to_owned(),
    }
}
