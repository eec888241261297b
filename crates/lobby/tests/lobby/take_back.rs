//! Taking back moves.

use super::harness::Style::Random;
use super::harness::{ANNA, BEN, CARL, TestServer, play_stones, room_config, tic_tac_toe};
use tessella_games::Level;
use tessella_lobby::{ClientEvent, ClientMessage, PersonId, RaceGoal, Refusal, RoomConfig};

/// Returns the person whose take-back request a client sees.
fn take_back_request(server: &TestServer, client: usize) -> Option<PersonId> {
    server.clients[client].take_back_request()
}

/// Starts a game in which Anna asks to take back her move after Ben's first.
fn anna_asks() -> TestServer {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4), (BEN, 0)]);
    server.send(ANNA, ClientMessage::TakeBack(0));
    server
}

#[test]
fn nothing_is_taken_back_before_the_first_move() {
    let mut server = tic_tac_toe();
    let nothing = server.expect_refusal(ANNA, ClientMessage::TakeBack(0));
    assert_eq!(nothing, Refusal::NothingToTakeBack);
}

#[test]
fn opponent_is_asked_to_take_back() {
    let mut server = anna_asks();
    let anna = server.clients[ANNA].id();
    assert_eq!(take_back_request(&server, BEN), Some(anna));
    assert_eq!(take_back_request(&server, ANNA), None);
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::TakeBack(0)),
        Refusal::TakeBackPending
    );
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::AnswerTakeBack(true)),
        Refusal::Stale
    );
}

#[test]
fn declined_take_back_leaves_the_moves() {
    let mut server = anna_asks();
    server.send(BEN, ClientMessage::AnswerTakeBack(false));
    assert_eq!(
        server.clients[ANNA].events.last(),
        Some(&ClientEvent::TakeBackAnswered(false))
    );
    assert_eq!(server.clients[ANNA].cursor(), 2);
    assert_eq!(take_back_request(&server, BEN), None);
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::AnswerTakeBack(true)),
        Refusal::Stale
    );
}

#[test]
fn take_back_with_consent_undoes_the_moves_for_all() {
    let mut server = anna_asks();
    server.send(BEN, ClientMessage::AnswerTakeBack(true));
    server.assert_in_sync();
    let cursors = [ANNA, BEN].map(|client| server.clients[client].cursor());
    assert_eq!(cursors, [0, 0]);
    play_stones(&mut server, &[(ANNA, 0), (BEN, 4)]);
}

#[test]
fn move_declines_to_take_back() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 0), (BEN, 4)]);
    server.send(BEN, ClientMessage::TakeBack(0));
    play_stones(&mut server, &[(ANNA, 1)]);
    assert_eq!(take_back_request(&server, ANNA), None);
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::AnswerTakeBack(true)),
        Refusal::Stale
    );
}

#[test]
fn take_back_request_is_shown_after_reconnect() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    server.disconnect(BEN);
    server.send(ANNA, ClientMessage::TakeBack(0));
    server.reconnect_fresh(BEN, "Ben");
    let anna = server.clients[ANNA].id();
    assert_eq!(server.clients[BEN].take_back_request(), Some(anna));
    server.send(ANNA, ClientMessage::Resync);
    let take_back_request = server.clients[ANNA].take_back_request();
    assert_eq!(
        take_back_request, None,
        "nobody is asked about the own request"
    );
    server.send(BEN, ClientMessage::AnswerTakeBack(true));
    assert_eq!(
        [server.clients[ANNA].cursor(), server.clients[BEN].cursor()],
        [0, 0]
    );
}

#[test]
fn take_back_asks_all_people_but_no_computer() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    server.open_room(room_config("row:6x6,k4,s3#1", 3), &[ANNA, BEN, CARL]);
    server.start_match(&[ANNA, BEN, CARL]);
    play_stones(&mut server, &[(ANNA, 0)]);
    server.send(ANNA, ClientMessage::TakeBack(0));
    server.send(BEN, ClientMessage::AnswerTakeBack(true));
    assert_eq!(server.clients[ANNA].cursor(), 1);
    server.send(CARL, ClientMessage::AnswerTakeBack(true));
    assert_eq!(server.clients[ANNA].cursor(), 0);

    let mut server = TestServer::with_people(&["Anna"]);
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA]);
    server.send(ANNA, ClientMessage::SetComputer(1, Some(Level::Gentle)));
    server.start_match(&[ANNA]);
    play_stones(&mut server, &[(ANNA, 4)]);
    server.wait(2000);
    assert_eq!(server.clients[ANNA].cursor(), 2);
    server.send(ANNA, ClientMessage::TakeBack(0));
    assert_eq!(server.clients[ANNA].cursor(), 0);
}

#[test]
fn take_back_in_race_is_free_or_forbidden() {
    for (goal, is_free) in [
        (RaceGoal::FirstToFinish, true),
        (RaceGoal::FewestMoves, false),
    ] {
        let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
        let room = server.open_room(
            RoomConfig {
                goal,
                ..room_config("drench:8x8,c6#7", 2)
            },
            &[ANNA, BEN],
        );
        server.start_match(&[ANNA, BEN]);
        server.send(CARL, ClientMessage::Watch(room));
        for choice in 0..3 {
            let message = server.next_message(ANNA, Random, choice).expect("a move");
            server.send(ANNA, message);
        }
        assert_eq!(server.clients[ANNA].cursor(), 3);
        if is_free {
            server.send(ANNA, ClientMessage::TakeBack(1));
            assert_eq!(
                (server.clients[ANNA].cursor(), server.clients[BEN].cursor()),
                (1, 0)
            );
            for ply in [1, 2, u32::MAX] {
                let refusal = server.expect_refusal(ANNA, ClientMessage::TakeBack(ply));
                assert_eq!(refusal, Refusal::NothingToTakeBack);
            }
            let progress = server.clients[BEN]
                .state
                .game()
                .expect("a game")
                .info
                .progress[0];
            assert_eq!(progress.moves, 1);
        } else {
            assert_eq!(
                server.expect_refusal(ANNA, ClientMessage::TakeBack(1)),
                Refusal::TakeBackForbidden
            );
        }
        server.assert_in_sync();
    }
}
