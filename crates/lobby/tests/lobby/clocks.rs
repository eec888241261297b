//! Clocks of matches on a shared board.

use super::harness::{ANNA, BEN, TestServer, chat, play_stones, room_config};
use tessella_lobby::{ClientMessage, ForfeitReason, MatchResult, RoomConfig, RoomStage, TimeLimit};

/// Starts tic-tac-toe with a clock.
fn start_with_clock(limit: TimeLimit) -> TestServer {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.open_room(
        RoomConfig {
            limit,
            ..room_config("row:3x3,k3#1", 2)
        },
        &[ANNA, BEN],
    );
    server.start_match(&[ANNA, BEN]);
    server
}

/// Clocks that Anna sees.
fn clocks(server: &TestServer) -> Option<Vec<u32>> {
    server.clients[ANNA].state.game()?.clocks.clone()
}

/// Returns the result of a match in which a seat ran out of time.
fn time_loss(seat: u8) -> Option<MatchResult> {
    Some(MatchResult {
        winner: Some(1 - seat),
        forfeit: Some((seat, ForfeitReason::OutOfTime)),
        places: if seat == 0 { vec![2, 1] } else { vec![1, 2] },
    })
}

#[test]
fn clock_per_move_restarts_with_each_move() {
    let mut server = start_with_clock(TimeLimit::PerMove(10));
    assert_eq!(clocks(&server), Some(vec![10_000, 10_000]));
    for moves in [(ANNA, 4), (BEN, 0), (ANNA, 1), (BEN, 7)] {
        server.wait(9_500);
        play_stones(&mut server, &[moves]);
    }
    server.wait(9_500);
    assert_eq!(server.clients[ANNA].result(), None);
    // After a take-back the player to move has the full time again.
    server.send(BEN, ClientMessage::TakeBack(0));
    server.send(ANNA, ClientMessage::AnswerTakeBack(true));
    server.wait(9_500);
    play_stones(&mut server, &[(BEN, 7)]);
    server.wait(9_500);
    assert_eq!(server.clients[ANNA].result(), None);
    server.wait(500);
    assert_eq!(server.clients[ANNA].result(), time_loss(0));
}

#[test]
fn clock_per_seat_runs_for_the_player_to_move() {
    let mut server = start_with_clock(TimeLimit::PerSeat(10));
    server.wait(6_000);
    play_stones(&mut server, &[(ANNA, 4)]);
    server.wait(9_000);
    play_stones(&mut server, &[(BEN, 0)]);
    server.wait(3_800);
    assert_eq!(server.clients[BEN].result(), None);
    server.wait(250);
    assert_eq!(server.clients[BEN].result(), time_loss(0));
}

#[test]
fn clock_pauses_for_some_seconds_while_a_player_is_disconnected() {
    let mut server = start_with_clock(TimeLimit::PerSeat(10));
    server.wait(4_000);
    server.disconnect(BEN);
    server.wait(4_750);
    assert_eq!(server.clients[ANNA].result(), None);
    server.reconnect_fresh(BEN, "Ben");
    assert_eq!(
        server.clients[BEN]
            .state
            .game()
            .and_then(|game| game.clocks.clone()),
        Some(vec![6_000, 10_000])
    );
    server.wait(5_750);
    assert_eq!(server.clients[ANNA].result(), None);
    server.wait(250);
    assert_eq!(server.clients[ANNA].result(), time_loss(0));
}

#[test]
fn clock_cannot_be_stopped_by_disconnecting_again_and_again() {
    for limit in [TimeLimit::PerMove(10), TimeLimit::PerSeat(10)] {
        let mut server = start_with_clock(limit);
        for _ in 0..7 {
            assert_eq!(server.clients[BEN].result(), None, "{limit:?}");
            server.disconnect(ANNA);
            server.wait(2_000);
            server.reconnect(ANNA, "Anna");
        }
        // Five seconds of absence stop the clock, and the other ten do not.
        server.wait(1_000);
        assert_eq!(server.clients[BEN].result(), time_loss(0), "{limit:?}");
    }
}

#[test]
fn clock_stops_while_nobody_is_connected() {
    let mut server = start_with_clock(TimeLimit::PerSeat(10));
    for client in [ANNA, BEN] {
        server.disconnect(client);
    }
    server.wait(60_000);
    server.reconnect(BEN, "Ben");
    // Afterwards nobody is to blame, and the clock waits for all.
    server.wait(30_000);
    server.reconnect(ANNA, "Anna");
    play_stones(&mut server, &[(ANNA, 4)]);
}

#[test]
fn clock_with_increment_grows_with_each_move() {
    let mut server = start_with_clock(TimeLimit::Increment {
        start: 10,
        seconds: 3,
    });
    assert_eq!(clocks(&server), Some(vec![10_000, 10_000]));
    for moves in [
        (ANNA, 4),
        (BEN, 0),
        (ANNA, 1),
        (BEN, 7),
        (ANNA, 3),
        (BEN, 5),
    ] {
        server.wait(5_000);
        play_stones(&mut server, &[moves]);
    }
    // Three times ten seconds less five and more three.
    server.wait(3_500);
    assert_eq!(server.clients[BEN].result(), None);
    server.wait(750);
    assert_eq!(server.clients[BEN].result(), time_loss(0));
}

#[test]
fn clock_survives_extreme_times() {
    let mut server = start_with_clock(TimeLimit::PerMove(10));
    for now in [u64::MAX - 1000, u64::MAX, 0, u64::MAX] {
        server.lobby.tick(now);
        server.process_output();
        server.send(ANNA, chat("Still here"));
    }
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
}
