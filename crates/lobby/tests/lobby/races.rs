//! Races: one board for each player.

use super::harness::Style::{Advised, Random};
use super::harness::{ANNA, BEN, CARL, TestServer, room_config};
use tessella_games::Move;
use tessella_lobby::{
    ClientMessage, MatchResult, RaceGoal, Refusal, RoomConfig, RoomStage, ServerMessage, TimeLimit,
};
use tessella_session::Session;

#[test]
fn race_starts_when_unready_player_leaves() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    server.open_room(room_config("drench:6x6,c4#7", 5), &[ANNA, BEN, CARL]);
    server.send(ANNA, ClientMessage::SetReady(true));
    server.send(BEN, ClientMessage::SetReady(true));
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Waiting));
    server.send(CARL, ClientMessage::LeaveRoom);
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
    let seen = server.clients[CARL].state.rooms().next();
    assert_eq!(seen.map(|room| room.stage), Some(RoomStage::Playing));
    let progress = &server.clients[ANNA]
        .state
        .game()
        .expect("a game")
        .info
        .progress;
    assert_eq!(progress.len(), 5);
    assert_eq!(progress[4].won, Some(false), "empty seat");
}

#[test]
fn race_continues_after_resignation_until_one_is_left() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    server.open_room(room_config("drench:6x6,c4#7", 3), &[ANNA, BEN, CARL]);
    server.start_match(&[ANNA, BEN, CARL]);
    server.send(ANNA, ClientMessage::Resign);
    let progress = server.clients[BEN]
        .state
        .game()
        .expect("a game")
        .info
        .progress[0];
    assert_eq!(progress.won, Some(false));
    for message in [ClientMessage::Resign, ClientMessage::TakeBack(0)] {
        assert_eq!(server.expect_refusal(ANNA, message), Refusal::NoMatch);
    }
    let message = server.next_message(ANNA, Random, 0).expect("a move");
    assert_eq!(server.expect_refusal(ANNA, message), Refusal::NoMatch);
    assert_eq!(server.clients[CARL].stage(), Some(RoomStage::Playing));
    server.send(BEN, ClientMessage::LeaveRoom);
    let last = MatchResult {
        winner: Some(2),
        forfeit: None,
        places: vec![3, 2, 1],
    };
    assert_eq!(server.clients[ANNA].result(), Some(last));
}

#[test]
fn race_for_fewest_moves_counts_finisher_who_left() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let goal = RaceGoal::FewestMoves;
    server.open_room(
        RoomConfig {
            goal,
            ..room_config("drench:6x6,c4#7", 2)
        },
        &[ANNA, BEN],
    );
    server.start_match(&[ANNA, BEN]);
    while let Some(message @ ClientMessage::Move { .. }) = server.next_message(ANNA, Advised, 0) {
        server.send(ANNA, message);
        server.think();
    }
    assert_eq!(server.clients[BEN].stage(), Some(RoomStage::Playing));
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::Resign),
        Refusal::NoMatch
    );
    server.send(ANNA, ClientMessage::LeaveRoom);
    server.send(BEN, ClientMessage::Resign);
    assert_eq!(server.clients[BEN].winner(), Some(0));
    let room = server.clients[BEN].room();
    assert_eq!(room.seats[0].score.played, 0, "the seat is empty");
}

#[test]
fn race_player_out_of_time_drops_out() {
    for limit in [TimeLimit::PerMove(10), TimeLimit::PerSeat(10)] {
        let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
        server.open_room(
            RoomConfig {
                limit,
                ..room_config("light:5x5#7", 3)
            },
            &[ANNA, BEN, CARL],
        );
        server.start_match(&[ANNA, BEN, CARL]);
        server.wait(8_000);
        for client in [BEN, CARL] {
            let message = server.next_message(client, Advised, 0).expect("a move");
            server.send(client, message);
        }
        server.wait(3_000);
        let progress = server.clients[BEN]
            .state
            .game()
            .expect("a game")
            .info
            .progress
            .clone();
        assert_eq!(progress[0].won, Some(false), "{limit:?}");
        let still = limit == TimeLimit::PerMove(10);
        assert_eq!(
            server.clients[BEN].stage() == Some(RoomStage::Playing),
            still,
            "{limit:?}"
        );
        if !still {
            let nobody = MatchResult {
                winner: None,
                forfeit: None,
                places: vec![3, 1, 1],
            };
            assert_eq!(server.clients[BEN].result(), Some(nobody));
        }
    }
}

#[test]
fn race_with_timed_game_ends_when_time_is_up_for_all() {
    for goal in [RaceGoal::FirstToFinish, RaceGoal::FewestMoves] {
        let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
        let race = RoomConfig {
            goal,
            ..room_config("link:6x4,f6,t10+1#7", 2)
        };
        let room = server.open_room(race, &[ANNA, BEN]);
        server.start_match(&[ANNA, BEN]);
        server.send(CARL, ClientMessage::Watch(room));
        assert!(matches!(
            server.expect_refusal(
                ANNA,
                ClientMessage::Move {
                    ply: 0,
                    mv: Move::TimeUp
                }
            ),
            Refusal::IllegalMove(_)
        ));
        server.wait(5_000);
        let message = server.next_message(ANNA, Advised, 0).expect("a pair");
        server.send(ANNA, message);
        server.wait(5_250);
        let up = |server: &TestServer, client: usize| {
            server.clients[client]
                .board()
                .is_some_and(Session::is_out_of_time)
        };
        assert_eq!(
            [up(&server, ANNA), up(&server, BEN)],
            [false, true],
            "{goal:?}"
        );
        assert_eq!(
            server.clients[ANNA]
                .state
                .game()
                .expect("a game")
                .info
                .progress[1]
                .won,
            Some(false)
        );
        server.wait(1_000);
        assert!(up(&server, ANNA), "{goal:?}");
        let nobody = MatchResult {
            winner: None,
            forfeit: None,
            places: vec![1, 2],
        };
        assert_eq!(server.clients[CARL].result(), Some(nobody), "{goal:?}");
        server.assert_in_sync();
        let last = server.clients[CARL].received.iter().rev().find(|message| {
            matches!(
                message,
                ServerMessage::Moved { .. } | ServerMessage::MatchEnded(_)
            )
        });
        assert!(
            matches!(last, Some(ServerMessage::MatchEnded(_))),
            "the result comes last: {last:?}"
        );
    }
}

#[test]
fn race_result_is_sent_after_the_last_moves() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let limit = TimeLimit::PerSeat(10);
    let room = server.open_room(
        RoomConfig {
            limit,
            ..room_config("link:6x4,f6,t10+1#7", 2)
        },
        &[ANNA, BEN],
    );
    server.start_match(&[ANNA, BEN]);
    server.send(CARL, ClientMessage::Watch(room));
    server.wait(5_000);
    let message = server.next_message(ANNA, Advised, 0).expect("a pair");
    server.send(ANNA, message);
    // Anna's board has the bonus second of the pair left, but her clock has run out. Ben's board is out of time.
    server.wait(5_000);
    let received = server.clients[CARL].received.iter().rev();
    let mut received = received.filter(|message| {
        matches!(
            message,
            ServerMessage::Moved { .. } | ServerMessage::MatchEnded(_)
        )
    });
    assert!(matches!(
        received.next(),
        Some(ServerMessage::MatchEnded(_))
    ));
    assert!(matches!(
        received.next(),
        Some(ServerMessage::Moved {
            mv: Move::TimeUp,
            board: 1,
            ..
        })
    ));
}

#[test]
fn race_ends_once_when_time_is_up_for_all_at_once() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let room = server.open_room(room_config("link:6x4,f6,t10+1#7", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    server.send(CARL, ClientMessage::Watch(room));
    server.wait(10_000);
    let seen = server.clients[CARL].state.game().expect("a game");
    let mut boards = server.clients[CARL].boards().into_values();
    assert!(boards.all(Session::is_out_of_time));
    assert!(
        seen.info
            .progress
            .iter()
            .all(|progress| progress.won == Some(false))
    );
    let of_game: Vec<&ServerMessage> = server.clients[CARL]
        .received
        .iter()
        .filter(|message| {
            matches!(
                message,
                ServerMessage::Moved { .. }
                    | ServerMessage::Progress(..)
                    | ServerMessage::MatchEnded(_)
            )
        })
        .collect();
    assert_eq!(of_game.len(), 5);
    assert!(
        matches!(of_game[4], ServerMessage::MatchEnded(_)),
        "{of_game:?}"
    );
}
