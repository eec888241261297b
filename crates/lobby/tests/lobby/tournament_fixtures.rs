//! Tournaments that many tests need.

use super::harness::{ANNA, TestServer, room_config};
use tessella_lobby::{
    ClientMessage, LobbyLimits, RoomConfig, RoomId, RoomStage, TournamentInfo, TournamentKind,
    TournamentStage,
};

/// Time until a round begins, and until a match's room is closed, in milliseconds.
pub const BREAK: u64 = 10_500;
pub const RESULT_TIME: u64 = 8_500;

/// Opens a room for a game of two, in which this number of people have entered a tournament. Anna owns it.
pub fn entered(people: usize, config: RoomConfig) -> (TestServer, RoomId) {
    let mut server = TestServer::with_limits(LobbyLimits {
        countdown: 0,
        max_people: 40,
        ..LobbyLimits::default()
    });
    for number in 0..people {
        server.join(&format!("Player {number}"));
        server.wait(300);
    }
    let room = server.open_room(config, &[ANNA]);
    for client in 1..people {
        server.send_ok(client, ClientMessage::Watch(room));
    }
    for client in 0..people {
        server.send_ok(client, ClientMessage::EnterTournament);
    }
    (server, room)
}

/// Starts a tournament of tic-tac-toe, up to the first games.
pub fn started(people: usize, kind: TournamentKind) -> (TestServer, RoomId) {
    let (mut server, room) = entered(people, room_config("row:3x3,k3#1", 2));
    server.send_ok(ANNA, ClientMessage::StartTournament(kind));
    server.wait(BREAK);
    (server, room)
}

pub fn info(server: &TestServer, client: usize) -> &TournamentInfo {
    server.clients[client]
        .state
        .tournament()
        .expect("a tournament")
}

pub fn is_playing(server: &TestServer, client: usize) -> bool {
    let client = &server.clients[client];
    client.stage() == Some(RoomStage::Playing) && client.state.seat().is_some()
}

/// All players resign in the order of their numbers while their match runs, so the one who joined later wins.
pub fn resign_all(server: &mut TestServer) {
    for client in 0..server.clients.len() {
        if is_playing(server, client) {
            server.send_ok(client, ClientMessage::Resign);
        }
    }
}

/// Plays until the tournament is over.
pub fn play_to_the_end(server: &mut TestServer, mut round: impl FnMut(&mut TestServer)) {
    for _ in 0..80 {
        if info(server, ANNA).stage == TournamentStage::Over {
            return;
        }
        round(server);
        server.wait(RESULT_TIME);
        server.wait(BREAK);
    }
    panic!("the tournament does not end: {:?}", info(server, ANNA));
}

/// Returns entrants' names with their places and points.
pub fn places(server: &TestServer, client: usize) -> Vec<(String, u8, u8)> {
    let info = info(server, client);
    let lines = info.standings.iter();
    lines
        .map(|line| {
            let name = info.entrants[usize::from(line.entrant)].name.clone();
            (name, line.place, line.points)
        })
        .collect()
}
