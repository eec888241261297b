//! Pauses by agreement, and countdowns.

use super::harness::Style::Random;
use super::harness::{ANNA, BEN, CARL, TestServer, play_stones, room_config, stone};
use tessella_games::Level;
use tessella_lobby::{
    ClientEvent, ClientMessage, LobbyLimits, MatchHold, PersonId, Presence, Refusal, RoomConfig,
    RoomStage, ServerMessage, TimeLimit,
};

/// Longest pause, in milliseconds.
const MAX_PAUSE: u32 = 600_000;

/// Creates a server with the usual countdown of three seconds, that Anna, Ben and Carl have joined.
fn server_with_countdown() -> TestServer {
    let mut server = TestServer::with_limits(LobbyLimits::default());
    for name in ["Anna", "Ben", "Carl"] {
        server.join(name);
    }
    server
}

/// Starts tic-tac-toe with ten seconds for each seat, and waits for the end of the countdown. Carl watches.
fn start_with_clock() -> TestServer {
    start_with_clock_of(10)
}

/// Does the same with this number of seconds.
fn start_with_clock_of(seconds: u16) -> TestServer {
    let mut server = server_with_countdown();
    let limit = TimeLimit::PerSeat(seconds);
    let config = room_config("row:3x3,k3#1", 2);
    let room = server.open_room(RoomConfig { limit, ..config }, &[ANNA, BEN]);
    server.send(CARL, ClientMessage::Watch(room));
    server.start_match(&[ANNA, BEN]);
    server.wait(3_000);
    server
}

fn hold(server: &TestServer, client: usize) -> Option<MatchHold> {
    server.clients[client].state.game()?.hold
}

/// Returns the person whose request for a pause a client sees.
fn request_by(server: &TestServer, client: usize) -> Option<PersonId> {
    server.clients[client].state.game()?.pause_request
}

#[track_caller]
fn assert_hold(server: &TestServer, clients: &[usize], expected: Option<MatchHold>) {
    for &client in clients {
        assert_eq!(hold(server, client), expected, "client {client}");
    }
}

/// Lets Anna ask for a pause, and Ben agree.
fn pause(server: &mut TestServer) {
    server.send(ANNA, ClientMessage::RequestPause);
    server.send(BEN, ClientMessage::AnswerPause(true));
}

#[test]
fn pause_needs_the_consent_of_the_opponent() {
    let mut server = start_with_clock();
    let anna = server.clients[ANNA].id();
    server.send(ANNA, ClientMessage::RequestPause);
    assert_eq!(request_by(&server, BEN), Some(anna));
    assert_eq!(
        [request_by(&server, ANNA), request_by(&server, CARL)],
        [None; 2]
    );
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::RequestPause),
        Refusal::PausePending
    );
    for client in [ANNA, CARL] {
        let refusal = server.expect_refusal(client, ClientMessage::AnswerPause(true));
        assert!(
            matches!(refusal, Refusal::Stale | Refusal::NotSeated),
            "{refusal:?}"
        );
    }
    server.send(BEN, ClientMessage::AnswerPause(false));
    assert_eq!(request_by(&server, BEN), None);
    assert_eq!(
        server.clients[ANNA].events.last(),
        Some(&ClientEvent::PauseAnswered(false))
    );
    assert_hold(&server, &[ANNA, BEN, CARL], None);
    // Asking again at once is refused.
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::RequestPause),
        Refusal::RateLimited
    );
    server.send(BEN, ClientMessage::RequestPause);
    server.send(ANNA, ClientMessage::AnswerPause(true));
    assert_hold(
        &server,
        &[ANNA, BEN, CARL],
        Some(MatchHold::Paused(MAX_PAUSE)),
    );
}

#[test]
fn no_clock_runs_and_no_move_is_made_during_a_pause() {
    let mut server = start_with_clock();
    play_stones(&mut server, &[(ANNA, 4)]);
    server.wait(4_000);
    pause(&mut server);
    server.wait(60_000);
    let paused = Refusal::Held(MatchHold::Paused(MAX_PAUSE - 60_000));
    let moves = stone(&server, BEN, 0);
    for message in [moves, ClientMessage::Chance { ply: 1 }] {
        assert_eq!(server.expect_refusal(BEN, message), paused);
    }
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::TakeBack(0)),
        paused
    );
    assert_eq!(
        server.expect_refusal(CARL, ClientMessage::EndPause),
        Refusal::NotSeated
    );
    // Ben has six of ten seconds left. Whoever is seated ends the pause, and a countdown comes first.
    server.send(ANNA, ClientMessage::EndPause);
    assert_hold(
        &server,
        &[ANNA, BEN, CARL],
        Some(MatchHold::Countdown(3_000)),
    );
    server.wait(2_000);
    let moves = stone(&server, BEN, 0);
    let soon = server.expect_refusal(BEN, moves);
    assert_eq!(soon, Refusal::Held(MatchHold::Countdown(1_000)));
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::EndPause),
        Refusal::NotPaused
    );
    server.wait(1_000);
    assert_hold(&server, &[ANNA, BEN, CARL], None);
    server.wait(5_500);
    assert_eq!(server.clients[BEN].result(), None);
    play_stones(&mut server, &[(BEN, 0)]);
    server.assert_in_sync();
    assert_eq!(server.clients[ANNA].cursor(), 2);
}

#[test]
fn pause_ends_by_itself_after_ten_minutes() {
    let mut server = start_with_clock();
    pause(&mut server);
    server.wait(u64::from(MAX_PAUSE) - 250);
    assert_hold(&server, &[ANNA, BEN], Some(MatchHold::Paused(MAX_PAUSE)));
    server.wait(250);
    assert_hold(
        &server,
        &[ANNA, BEN, CARL],
        Some(MatchHold::Countdown(3_000)),
    );
    server.wait(3_000);
    assert_hold(&server, &[ANNA, BEN, CARL], None);
    play_stones(&mut server, &[(ANNA, 4)]);
}

#[test]
fn pause_is_asked_for_only_where_time_matters() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    assert_hold(&server, &[ANNA], None);
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::RequestPause),
        Refusal::PauseUnavailable
    );
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::EndPause),
        Refusal::NotPaused
    );
}

#[test]
fn unanswered_request_for_a_pause_is_dropped() {
    let mut server = start_with_clock_of(60);
    server.send(ANNA, ClientMessage::RequestPause);
    // A move does not answer it.
    play_stones(&mut server, &[(ANNA, 4)]);
    server.wait(29_500);
    assert_eq!(request_by(&server, BEN), Some(server.clients[ANNA].id()));
    server.wait(500);
    assert_eq!(request_by(&server, BEN), None);
    assert_eq!(
        server.clients[ANNA].events.last(),
        Some(&ClientEvent::PauseAnswered(false))
    );
    assert_hold(&server, &[ANNA, BEN], None);
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::AnswerPause(true)),
        Refusal::Stale
    );
    // The interval between two requests is over as well.
    server.send(ANNA, ClientMessage::RequestPause);
    assert!(request_by(&server, BEN).is_some());
}

#[test]
fn disconnect_counts_as_consent_and_a_pause_keeps_the_seat() {
    let mut server = start_with_clock();
    let ben = server.clients[BEN].id();
    server.send(ANNA, ClientMessage::RequestPause);
    server.disconnect(BEN);
    assert_hold(&server, &[ANNA, CARL], Some(MatchHold::Paused(MAX_PAUSE)));
    // Longer than the reconnect window.
    server.wait(120_000);
    let presence = server.clients[ANNA].presence_of(ben);
    assert!(
        matches!(presence, Some(Presence::Disconnected(_))),
        "{presence:?}"
    );
    server.reconnect_fresh(BEN, "Ben");
    assert_hold(
        &server,
        &[BEN],
        Some(MatchHold::Paused(MAX_PAUSE - 120_000)),
    );
    server.send(BEN, ClientMessage::EndPause);
    server.wait(3_000);
    play_stones(&mut server, &[(ANNA, 4), (BEN, 0)]);

    // Absent people are not asked.
    let mut server = start_with_clock();
    server.disconnect(BEN);
    server.send(ANNA, ClientMessage::RequestPause);
    assert_hold(&server, &[ANNA], Some(MatchHold::Paused(MAX_PAUSE)));
}

#[test]
fn request_for_a_pause_is_shown_after_reconnect() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let limit = TimeLimit::PerSeat(60);
    let config = RoomConfig {
        limit,
        ..room_config("row:6x6,k4,s3#1", 3)
    };
    server.open_room(config, &[ANNA, BEN, CARL]);
    server.start_match(&[ANNA, BEN, CARL]);
    server.send(ANNA, ClientMessage::RequestPause);
    server.send(CARL, ClientMessage::Resync);
    let anna = server.clients[ANNA].id();
    assert_eq!(request_by(&server, CARL), Some(anna));
    server.send(BEN, ClientMessage::AnswerPause(true));
    assert_hold(&server, &[ANNA, BEN, CARL], None);
    // Somebody who drops out withdraws the question.
    server.send(BEN, ClientMessage::Resign);
    assert_eq!(request_by(&server, CARL), None);
    assert_hold(&server, &[ANNA, CARL], None);
    server.send(CARL, ClientMessage::RequestPause);
    assert_eq!(request_by(&server, BEN), None);
    server.send(ANNA, ClientMessage::AnswerPause(true));
    assert_hold(
        &server,
        &[ANNA, BEN, CARL],
        Some(MatchHold::Paused(MAX_PAUSE)),
    );
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::EndPause),
        Refusal::NoMatch
    );
}

#[test]
fn pause_with_only_the_computer_begins_at_once_and_the_computer_waits() {
    let mut server = TestServer::with_people(&["Anna"]);
    let limit = TimeLimit::PerSeat(60);
    let config = RoomConfig {
        limit,
        ..room_config("row:3x3,k3#1", 2)
    };
    server.open_room(config, &[ANNA]);
    server.send(ANNA, ClientMessage::SetComputer(1, Some(Level::Gentle)));
    server.start_match(&[ANNA]);
    play_stones(&mut server, &[(ANNA, 4)]);
    server.send(ANNA, ClientMessage::RequestPause);
    server.wait(5_000);
    assert_eq!(server.clients[ANNA].cursor(), 1);
    server.send(ANNA, ClientMessage::EndPause);
    server.wait(2_000);
    assert_eq!(server.clients[ANNA].cursor(), 2);
}

#[test]
fn pause_is_restored_after_a_crash() {
    let mut server = start_with_clock();
    play_stones(&mut server, &[(ANNA, 4)]);
    pause(&mut server);
    server.wait(10_000);
    server.crash();
    // It lasts while nobody is there.
    server.wait(700_000);
    for (client, name) in [(ANNA, "Anna"), (BEN, "Ben")] {
        server.reconnect(client, name);
    }
    let left = Some(MatchHold::Paused(MAX_PAUSE - 10_000));
    assert_hold(&server, &[ANNA, BEN], left);
    server.send(BEN, ClientMessage::EndPause);
    server.wait(3_000);
    play_stones(&mut server, &[(BEN, 0)]);
}

#[test]
fn race_begins_after_a_countdown_that_all_see() {
    let mut server = server_with_countdown();
    let room = server.open_room(room_config("light:5x5#7", 2), &[ANNA, BEN]);
    server.send(CARL, ClientMessage::Watch(room));
    server.start_match(&[ANNA, BEN]);
    let full = Some(MatchHold::Countdown(3_000));
    assert_hold(&server, &[ANNA, BEN, CARL], full);
    let message = server.next_message(ANNA, Random, 1).expect("a move");
    assert_eq!(
        server.expect_refusal(ANNA, message),
        Refusal::Held(MatchHold::Countdown(3_000))
    );
    server.wait(1_250);
    // A person who comes in the meantime is told what is left of it.
    server.disconnect(BEN);
    server.reconnect_fresh(BEN, "Ben");
    assert_eq!(hold(&server, BEN), Some(MatchHold::Countdown(1_750)));
    server.wait(1_750);
    assert_hold(&server, &[ANNA, BEN, CARL], None);
    let message = server.next_message(ANNA, Random, 1).expect("a move");
    server.send_ok(ANNA, message);
    // The time of play counts from the end of the countdown.
    let board = server.clients[ANNA].board().expect("a board");
    assert_eq!(board.moves()[0].at, 0);

    pause(&mut server);
    let message = server.next_message(BEN, Random, 1).expect("a move");
    assert!(matches!(
        server.expect_refusal(BEN, message),
        Refusal::Held(MatchHold::Paused(_))
    ));
    assert!(matches!(
        server.expect_refusal(ANNA, ClientMessage::TakeBack(0)),
        Refusal::Held(MatchHold::Paused(_))
    ));
}

#[test]
fn match_on_a_shared_board_without_a_clock_begins_at_once() {
    let mut server = server_with_countdown();
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    assert_hold(&server, &[ANNA, BEN], None);
    play_stones(&mut server, &[(ANNA, 4)]);
}

#[test]
fn match_that_ends_during_a_pause_is_no_longer_stopped() {
    let mut server = start_with_clock();
    pause(&mut server);
    server.send(BEN, ClientMessage::Resign);
    assert_hold(&server, &[ANNA, BEN, CARL], None);
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Over));
    // The next match begins with its own countdown.
    server.start_match(&[ANNA, BEN]);
    assert_hold(
        &server,
        &[ANNA, BEN, CARL],
        Some(MatchHold::Countdown(3_000)),
    );
    let held = server.clients[CARL]
        .received
        .iter()
        .filter(|message| matches!(message, ServerMessage::Held(_)));
    assert_eq!(held.count(), 4, "start, pause and its end are told once");
}
