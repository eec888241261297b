//! Spectators.

use super::harness::Style::Advised;
use super::harness::{ANNA, BEN, CARL, TestServer, play_stones, room_config, tic_tac_toe};
use tessella_lobby::{ClientMessage, MatchResult, RaceView, Refusal, RoomConfig};

#[test]
fn spectators_are_refused_where_not_allowed() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let secret = RoomConfig {
        spectators: false,
        ..room_config("row:3x3,k3#1", 2)
    };
    let room = server.open_room(secret, &[ANNA]);
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::Watch(room)),
        Refusal::NoSpectators
    );
}

#[test]
fn spectators_of_a_race_see_all_boards() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
    let room = server.open_room(room_config("light:5x5#7", 3), &[ANNA, BEN, CARL]);
    server.start_match(&[ANNA, BEN, CARL]);
    for choice in 0..2 {
        for client in [ANNA, CARL] {
            let message = server
                .next_message(client, Advised, choice)
                .expect("a move");
            server.send(client, message);
        }
    }
    server.send(3, ClientMessage::Watch(room));
    let boards = |server: &TestServer, client: usize| -> Vec<u8> {
        let game = server.clients[client].state.game();
        game.into_iter()
            .flat_map(|game| game.boards.iter().copied())
            .collect()
    };
    assert_eq!(boards(&server, 3), [0, 1, 2]);
    assert_eq!(
        [boards(&server, ANNA), boards(&server, BEN)],
        [vec![0], vec![1]]
    );
    server.assert_in_sync();
    let codes: Vec<String> = server.clients[3]
        .boards()
        .values()
        .map(|game| game.code().to_string())
        .collect();
    assert!(
        codes.iter().all(|code| *code == codes[0]),
        "the same board for all"
    );
    for client in [BEN, 3] {
        let progress = &server.clients[client]
            .state
            .game()
            .expect("a game")
            .info
            .progress;
        let moves: Vec<u16> = progress.iter().map(|progress| progress.moves).collect();
        assert_eq!(moves, [2, 0, 2]);
    }
    // A player who has left the race may watch it.
    server.send(CARL, ClientMessage::LeaveRoom);
    server.send(CARL, ClientMessage::Watch(room));
    assert_eq!(boards(&server, CARL), [0, 1, 2]);
}

#[test]
fn spectators_see_the_result_of_a_finished_match() {
    let mut server = tic_tac_toe();
    play_stones(
        &mut server,
        &[(ANNA, 0), (BEN, 3), (ANNA, 1), (BEN, 4), (ANNA, 2)],
    );
    let won = MatchResult {
        winner: Some(0),
        forfeit: None,
        places: vec![1, 2],
    };
    let room = server.clients[ANNA].room().id;
    server.send_ok(CARL, ClientMessage::Watch(room));
    server.disconnect(BEN);
    server.reconnect(BEN, "Ben");
    for client in [ANNA, BEN, CARL] {
        assert_eq!(server.clients[client].result(), Some(won.clone()));
        assert_eq!(server.clients[client].cursor(), 5);
    }
    server.crash();
    for (client, name) in [(ANNA, "Anna"), (BEN, "Ben")] {
        server.reconnect(client, name);
        assert_eq!(server.clients[client].result(), Some(won.clone()));
        assert_eq!(server.clients[client].cursor(), 5);
    }
    // The next match replaces the previous one.
    server.start_match(&[ANNA, BEN]);
    assert_eq!(server.clients[BEN].result(), None);
    assert_eq!(server.clients[BEN].cursor(), 0);
}

/// Starts a race of Anna and Ben that Carl watches, and lets Anna make two moves.
fn watched_race(view: RaceView) -> TestServer {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let config = RoomConfig {
        race_view: view,
        ..room_config("light:5x5#7", 2)
    };
    let room = server.open_room(config, &[ANNA, BEN]);
    server.send(CARL, ClientMessage::Watch(room));
    server.start_match(&[ANNA, BEN]);
    for choice in 0..2 {
        let message = server.next_message(ANNA, Advised, choice);
        server.send(ANNA, message.expect("a move"));
        server.wait(1_000);
    }
    server
}

/// Returns the number of moves on the first board that Carl sees; `None` if he sees none.
fn seen_moves(server: &TestServer) -> Option<usize> {
    server.clients[CARL]
        .boards()
        .get(&0)
        .map(|board| board.cursor())
}

#[test]
fn spectators_of_a_race_see_the_boards_with_a_delay() {
    let mut server = watched_race(RaceView::Delayed);
    assert_eq!(seen_moves(&server), Some(0));
    server.wait(17_750);
    assert_eq!(seen_moves(&server), Some(0));
    server.wait(250);
    assert_eq!(seen_moves(&server), Some(1));
    // A move that is taken back is seen to be taken back.
    server.send(ANNA, ClientMessage::TakeBack(0));
    server.wait(1_000);
    assert_eq!(seen_moves(&server), Some(2));
    // A spectator who comes later, and one who asks again, see the same.
    server.send(CARL, ClientMessage::Resync);
    assert_eq!(seen_moves(&server), Some(2));
    server.wait(19_000);
    assert_eq!(seen_moves(&server), Some(0));
    let message = server.next_message(ANNA, Advised, 0).expect("a move");
    server.send(ANNA, message);
    server.send(BEN, ClientMessage::Resign);
    assert_eq!(server.clients[CARL].winner(), Some(0));
    assert_eq!(seen_moves(&server), Some(1), "everything after the end");
    assert_eq!(server.desyncs, 0);
}

#[test]
fn spectators_of_a_race_see_the_boards_after_the_end() {
    let mut server = watched_race(RaceView::AfterEnd);
    server.wait(60_000);
    assert_eq!(seen_moves(&server), None);
    let game = server.clients[CARL].state.game().expect("a game");
    assert_eq!(game.info.progress[0].moves, 2, "the progress is seen");
    server.send(BEN, ClientMessage::Resign);
    assert_eq!(server.clients[CARL].winner(), Some(0));
    assert_eq!(seen_moves(&server), Some(2));
}
