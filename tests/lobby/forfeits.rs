//! Matches that end by resigning or leaving.

use super::harness::{ANNA, BEN, CARL, play_stones, tic_tac_toe};
use tessella::lobby::{ClientMessage, Forfeit, MatchResult, Refusal, RoomStage, SeatOccupant};

#[test]
fn resigning_loses_and_keeps_the_seat() {
    let mut server = tic_tac_toe();
    server.send(ANNA, ClientMessage::Resign);
    let gave_up = MatchResult {
        winner: Some(1),
        forfeit: Some((0, Forfeit::Resigned)),
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
        forfeit: Some((0, Forfeit::Left)),
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
