//! Matches that end by resigning or leaving.

use super::harness::Style::Random;
use super::harness::{ANNA, BEN, CARL, TestServer, chosen, play_stones, room_config, tic_tac_toe};
use tessella_games::Move;
use tessella_lobby::{
    ClientMessage, DropoutPolicy, ForfeitReason, MatchResult, Refusal, RoomConfig, RoomStage,
    SeatOccupant,
};
use tessella_session::Player;

#[test]
fn resigning_loses_and_keeps_the_seat() {
    let mut server = tic_tac_toe();
    server.send(ANNA, ClientMessage::Resign);
    let gave_up = MatchResult {
        winner: Some(1),
        forfeit: Some((0, ForfeitReason::Resigned)),
        places: vec![2, 1],
    };
    assert_eq!(server.clients[BEN].result(), Some(gave_up));
    assert_eq!(server.clients[ANNA].state.seat(), Some(0));
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::Resign),
        Refusal::NoMatch
    );
    server.start_match(&[ANNA, BEN]);
    play_stones(&mut server, &[(BEN, 4)]);
}

#[test]
fn leaving_forfeits_and_frees_the_seat() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    server.send(ANNA, ClientMessage::LeaveRoom);
    let left = MatchResult {
        winner: Some(1),
        forfeit: Some((0, ForfeitReason::Left)),
        places: vec![2, 1],
    };
    assert_eq!(server.clients[BEN].result(), Some(left));
    assert!(server.clients[ANNA].state.game().is_none());
    let room = server.clients[BEN].room().clone();
    assert_eq!(
        (room.stage, room.seats[0].occupant),
        (RoomStage::Waiting, SeatOccupant::Empty)
    );
    server.send(CARL, ClientMessage::TakeSeat(room.id, None));
    assert_eq!(server.clients[CARL].state.seat(), Some(0));
    server.start_match(&[BEN, CARL]);
    play_stones(
        &mut server,
        &[(BEN, 0), (CARL, 4), (BEN, 1), (CARL, 5), (BEN, 2)],
    );
    assert_eq!(server.clients[CARL].winner(), Some(1));
}

/// Starts a game of three on a shared board, for Anna, Ben and Carl.
fn three_in_a_row(code: &str, dropouts: DropoutPolicy) -> TestServer {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let config = RoomConfig {
        dropouts,
        ..room_config(code, 3)
    };
    server.open_room(config, &[ANNA, BEN, CARL]);
    server.start_match(&[ANNA, BEN, CARL]);
    server
}

/// Plays the match to its end with the people who are left, and returns the result.
fn play_out(server: &mut TestServer, left: &[usize]) -> MatchResult {
    let seated: Vec<_> = left.iter().map(|&client| (client, Random)).collect();
    server.play_out(&seated)
}

/// Returns the moves on the board that a client sees.
fn moves(server: &TestServer, client: usize) -> Vec<Move> {
    let board = server.clients[client].board().expect("a board");
    board.moves().iter().map(|played| played.mv).collect()
}

#[test]
fn game_of_three_goes_on_with_the_computer() {
    for code in ["row:6x6,k4,s3#7", "race:track30,s3#7"] {
        let mut server = three_in_a_row(code, DropoutPolicy::Computer);
        let room = server.clients[ANNA].room().id;
        let dora = server.join("Dora");
        server.send(dora, ClientMessage::Watch(room));
        server.send(BEN, ClientMessage::LeaveRoom);
        assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
        for client in [ANNA, CARL, dora] {
            let game = server.clients[client].state.game().expect("a game");
            assert_eq!(game.info.forfeits, [(1, ForfeitReason::Left)], "{code}");
            let name = server.clients[client].state.player_name(1);
            assert_eq!(name, Some(chosen("Ben")), "{code}");
        }
        let seat = server.clients[CARL].room().seats[1].occupant;
        assert_eq!(seat, SeatOccupant::Empty);
        let result = play_out(&mut server, &[ANNA, CARL]);
        assert_eq!(result.forfeit, None, "{code}");
        assert_eq!(result.places.len(), 3, "{code}");
        assert_eq!(result.places[1], 3, "{code}: {result:?}");
        if let Some(winner) = result.winner {
            assert_eq!(result.places[usize::from(winner)], 1, "{code}");
        }
        // The computer has made moves for Ben.
        let moves = moves(&server, dora);
        assert!(moves.len() > 3 && !moves.contains(&Move::Pass), "{moves:?}");
    }
}

#[test]
fn game_of_three_goes_on_without_the_seat() {
    for code in ["row:6x6,k4,s3#7", "race:ring24,s3,p2#7"] {
        let mut server = three_in_a_row(code, DropoutPolicy::DropOut);
        server.send(BEN, ClientMessage::Resign);
        assert_eq!(
            server.expect_refusal(BEN, ClientMessage::Resign),
            Refusal::NoMatch
        );
        let own = server.clients[BEN].board().expect("a board");
        assert!(!own.players().contains(&Player::Human), "{code}");
        let result = play_out(&mut server, &[ANNA, CARL]);
        assert_eq!(result.places[1], 3, "{code}: {result:?}");
        assert!(moves(&server, BEN).contains(&Move::Pass), "{code}");
        // Everybody who is still here plays the next match.
        server.start_match(&[ANNA, BEN, CARL]);
        assert!(server.clients[BEN].result().is_none());
    }
}

#[test]
fn last_seat_that_is_left_wins() {
    let mut server = three_in_a_row("row:6x6,k4,s3#7", DropoutPolicy::DropOut);
    server.send(CARL, ClientMessage::LeaveRoom);
    server.send(ANNA, ClientMessage::Resign);
    let last = MatchResult {
        winner: Some(1),
        forfeit: Some((0, ForfeitReason::Resigned)),
        places: vec![2, 1, 3],
    };
    assert_eq!(server.clients[BEN].result(), Some(last));
    // Without people the computers do not play on.
    let mut server = three_in_a_row("row:6x6,k4,s3#7", DropoutPolicy::Computer);
    for client in [CARL, ANNA] {
        server.send(client, ClientMessage::Resign);
        assert_eq!(server.clients[BEN].stage(), Some(RoomStage::Playing));
    }
    server.send(BEN, ClientMessage::Resign);
    let places = server.clients[BEN].result().map(|result| result.places);
    assert_eq!(places, Some(vec![2, 1, 3]));
}

#[test]
fn dropouts_survive_a_crash() {
    let mut server = three_in_a_row("row:6x6,k4,s3#7", DropoutPolicy::DropOut);
    server.send(BEN, ClientMessage::LeaveRoom);
    play_stones(&mut server, &[(ANNA, 0)]);
    server.wait(500);
    server.crash();
    for (client, name) in [(ANNA, "Anna"), (CARL, "Carl")] {
        server.reconnect_fresh(client, name);
    }
    play_stones(&mut server, &[(CARL, 1)]);
    let game = server.clients[CARL].state.game().expect("a game");
    assert_eq!(game.info.forfeits, [(1, ForfeitReason::Left)]);
    let name = server.clients[ANNA].state.player_name(1);
    assert_eq!(name, Some(chosen("Ben")));
}
