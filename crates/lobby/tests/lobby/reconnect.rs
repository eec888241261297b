//! Disconnecting and reconnecting.

use super::harness::{ANNA, BEN, CARL, TestServer, chosen, play_stones, room_config, tic_tac_toe};
use tessella_lobby::{
    ClientMessage, ForfeitReason, LobbyLimits, MatchResult, Presence, Refusal, RoomStage,
    SeatOccupant,
};

#[test]
fn reconnect_reclaims_the_seat_and_the_match() {
    let mut server = tic_tac_toe();
    let room = server.clients[ANNA].room().id;
    play_stones(&mut server, &[(ANNA, 4), (BEN, 0)]);
    let ben = server.clients[BEN].id();
    server.disconnect(BEN);
    assert_eq!(
        server.clients[ANNA].presence_of(ben),
        Some(Presence::Disconnected(60))
    );
    server.wait(10_000);
    assert_eq!(
        server.clients[ANNA].presence_of(ben),
        Some(Presence::Disconnected(50))
    );
    assert_eq!(
        server.expect_refusal(CARL, ClientMessage::TakeSeat(room, Some(1))),
        Refusal::MatchStarted { watch: true }
    );
    let before = server.clients[ANNA].board().expect("a board").state_hash();
    server.reconnect_fresh(BEN, "Ben");
    assert_eq!(server.clients[BEN].id(), ben);
    assert_eq!(server.clients[BEN].state.seat(), Some(1));
    assert_eq!(
        server.clients[ANNA].presence_of(ben),
        Some(Presence::Connected)
    );
    let game = server.clients[BEN].board().expect("a board");
    assert_eq!((game.cursor(), game.state_hash()), (2, before));
    play_stones(&mut server, &[(ANNA, 1), (BEN, 2)]);
    server.disconnect(BEN);
    assert_eq!(
        server.clients[ANNA].presence_of(ben),
        Some(Presence::Disconnected(50)),
        "what is left of the time for this match"
    );
    server.reconnect(BEN, "Ben");
    play_stones(&mut server, &[(ANNA, 7)]);
    assert_eq!(server.clients[ANNA].winner(), Some(0));
    server.start_match(&[ANNA, BEN]);
    server.disconnect(BEN);
    assert_eq!(
        server.clients[ANNA].presence_of(ben),
        Some(Presence::Disconnected(60)),
        "the full time in the next match"
    );
}

#[test]
fn reconnect_time_is_a_budget_of_the_match() {
    let mut server = tic_tac_toe();
    let room = server.clients[ANNA].room().id;
    server.send(CARL, ClientMessage::Watch(room));
    for _ in 0..5 {
        server.disconnect(BEN);
        server.wait(11_000);
        assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
        server.reconnect(BEN, "Ben");
        server.wait(1000);
    }
    server.disconnect(BEN);
    server.wait(5000);
    assert_eq!(server.clients[ANNA].winner(), Some(0));
}

#[test]
fn reconnect_window_expires_with_a_forfeit() {
    let mut server = tic_tac_toe();
    let ben = server.clients[BEN].id();
    server.disconnect(BEN);
    server.wait(59_750);
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
    server.wait(250);
    let gone = MatchResult {
        winner: Some(0),
        forfeit: Some((1, ForfeitReason::Disconnected)),
        places: vec![1, 2],
    };
    assert_eq!(server.clients[ANNA].result(), Some(gone));
    assert_eq!(server.clients[CARL].presence_of(ben), None);
    assert_eq!(
        server.clients[ANNA].room().seats[1].occupant,
        SeatOccupant::Empty
    );
    server.reconnect(BEN, "Ben");
    assert_ne!(server.clients[BEN].id(), ben, "a new person");
}

#[test]
fn reconnect_to_abandoned_room_works_until_its_timeout() {
    for (wait, is_reserved) in [(3_599_000, true), (3_601_000, false)] {
        let mut server = tic_tac_toe();
        play_stones(&mut server, &[(ANNA, 4)]);
        server.disconnect(ANNA);
        server.disconnect(BEN);
        server.wait(wait);
        assert_eq!(server.lobby.rooms(), usize::from(is_reserved));
        assert_eq!(
            server.clients[CARL].state.people().count(),
            if is_reserved { 3 } else { 1 }
        );
        if is_reserved {
            server.reconnect_fresh(BEN, "Ben");
            server.wait(1000);
            server.reconnect(ANNA, "Anna");
            play_stones(&mut server, &[(BEN, 0), (ANNA, 1)]);
        }
    }
}

#[test]
fn reconnect_window_of_zero_starts_when_somebody_waits() {
    let mut server = TestServer::with_limits(LobbyLimits {
        reconnect_window: 0,
        ..LobbyLimits::default()
    });
    let people = [server.join("Anna"), server.join("Ben")];
    server.open_room(room_config("row:3x3,k3#1", 2), &people);
    server.start_match(&people);
    server.disconnect(ANNA);
    server.disconnect(BEN);
    server.wait(10_000);
    assert_eq!(server.lobby.rooms(), 1);
    server.reconnect(ANNA, "Anna");
    server.wait(250);
    assert_eq!(server.clients[ANNA].winner(), Some(0));
}

#[test]
fn reconnect_window_stops_while_server_is_suspended() {
    let mut server = tic_tac_toe();
    server.disconnect(BEN);
    server.skip(3_600_000);
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
    server.reconnect(BEN, "Ben");
    play_stones(&mut server, &[(ANNA, 4), (BEN, 0)]);
}

#[test]
fn reconnect_is_not_undone_by_late_clock_update() {
    let mut server = tic_tac_toe();
    let ben = server.clients[BEN].id();
    server.disconnect(BEN);
    server.wait(5000);
    server.reconnect(BEN, "Ben");
    server.wait(5000);
    assert_eq!(
        server.clients[ANNA].presence_of(ben),
        Some(Presence::Connected)
    );
}

#[test]
fn names_of_a_race_are_known_while_the_connection_is_lost() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let room = server.open_room(room_config("light:5x5#7", 3), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    server.send(CARL, ClientMessage::Watch(room));
    server.send(BEN, ClientMessage::Resign);
    for client in [ANNA, CARL] {
        let state = &mut server.clients[client].state;
        state.disconnect();
        let names: Vec<_> = (0..3).map(|seat| state.player_name(seat)).collect();
        assert_eq!(names, [Some(chosen("Anna")), Some(chosen("Ben")), None]);
    }
}
