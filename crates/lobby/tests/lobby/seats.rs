//! Seats: taking them, getting ready, and the computer.

use super::harness::{ANNA, BEN, CARL, DORA, TestServer, room_config, tic_tac_toe};
use tessella_games::{Level, Rules, Seat, Turn};
use tessella_lobby::{
    ClientMessage, DisplayName, InvalidRoom, Refusal, RoomId, RoomStage, SeatOccupant,
};
use tessella_session::{Player, Session};

/// Opens a room with three seats, the first of which Anna has; Ben, Carl and Dora are in the lobby.
fn room_of_three() -> (TestServer, RoomId) {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
    let room = server.open_room(room_config("row:6x6,k4,s3#1", 3), &[ANNA]);
    (server, room)
}

#[test]
fn seat_is_taken_once() {
    let (mut server, room) = room_of_three();
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::TakeSeat(room, Some(0))),
        Refusal::SeatTaken("Anna".to_owned())
    );
}

#[test]
fn seat_of_a_computer_is_taken() {
    let (mut server, room) = room_of_three();
    server.send(ANNA, ClientMessage::SetComputer(2, Some(Level::Easy)));
    assert_eq!(
        server.expect_refusal(CARL, ClientMessage::TakeSeat(room, Some(2))),
        Refusal::SeatTaken(Refusal::COMPUTER.to_owned())
    );
}

#[test]
fn seat_is_free_again_without_its_computer() {
    let (mut server, room) = room_of_three();
    server.send(ANNA, ClientMessage::SetComputer(1, Some(Level::Easy)));
    server.send(ANNA, ClientMessage::SetComputer(1, None));
    server.send(BEN, ClientMessage::TakeSeat(room, Some(1)));
    assert_eq!(server.clients[BEN].state.seat(), Some(1));
}

#[test]
fn seat_that_does_not_exist_is_refused() {
    let (mut server, room) = room_of_three();
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::TakeSeat(room, Some(3))),
        Refusal::NoSuchSeat
    );
}

#[test]
fn room_that_does_not_exist_is_refused() {
    let (mut server, _) = room_of_three();
    for message in [
        ClientMessage::TakeSeat(RoomId(999), None),
        ClientMessage::Watch(RoomId(999)),
    ] {
        assert_eq!(server.expect_refusal(BEN, message), Refusal::RoomNotFound);
    }
}

#[test]
fn person_moves_to_another_seat() {
    let (mut server, room) = room_of_three();
    server.send(BEN, ClientMessage::TakeSeat(room, Some(2)));
    server.send(BEN, ClientMessage::TakeSeat(room, Some(1)));
    assert_eq!(server.clients[BEN].state.seat(), Some(1));
    server.send_ok(CARL, ClientMessage::TakeSeat(room, Some(2)));
}

#[test]
fn full_room_is_refused() {
    let (mut server, room) = room_of_three();
    server.send(BEN, ClientMessage::TakeSeat(room, Some(1)));
    server.send(ANNA, ClientMessage::SetComputer(2, Some(Level::Easy)));
    assert_eq!(
        server.expect_refusal(CARL, ClientMessage::TakeSeat(room, None)),
        Refusal::RoomFull(3)
    );
    let two = server.open_room(room_config("row:3x3,k3#1", 2), &[CARL, DORA]);
    server.send(BEN, ClientMessage::LeaveRoom);
    for seat in [None, Some(1)] {
        assert_eq!(
            server.expect_refusal(BEN, ClientMessage::TakeSeat(two, seat)),
            Refusal::RoomFull(2)
        );
    }
}

#[test]
fn person_is_in_one_room() {
    let (mut server, room) = room_of_three();
    let own = server.open_room(room_config("row:3x3,k3#1", 2), &[BEN]);
    for message in [
        ClientMessage::TakeSeat(room, None),
        ClientMessage::Watch(room),
        ClientMessage::Watch(own),
        ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2)),
    ] {
        assert_eq!(server.expect_refusal(BEN, message), Refusal::AlreadyInRoom);
    }
}

#[test]
fn person_outside_of_rooms_cannot_act_in_one() {
    let (mut server, _) = room_of_three();
    for message in [
        ClientMessage::LeaveRoom,
        ClientMessage::SetReady(true),
        ClientMessage::Resign,
        ClientMessage::AnswerTakeBack(true),
    ] {
        assert_eq!(server.expect_refusal(DORA, message), Refusal::NotSeated);
    }
}

#[test]
fn seat_is_assigned_to_computer_by_owner_only() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let room = server.open_room(room_config("row:6x6,k4,s3#1", 3), &[ANNA, BEN]);
    let computer = ClientMessage::SetComputer(2, Some(Level::Gentle));
    assert_eq!(
        server.expect_refusal(BEN, computer.clone()),
        Refusal::NotOwner
    );
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::SetComputer(1, Some(Level::Easy))),
        Refusal::SeatTaken("Ben".to_owned())
    );
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::SetComputer(3, None)),
        Refusal::NoSuchSeat
    );
    server.send(ANNA, ClientMessage::LeaveRoom);
    server.send(BEN, computer);
    server.send(ANNA, ClientMessage::TakeSeat(room, None));
    let seen = server.clients[ANNA].room();
    assert_eq!(seen.owner, Some(server.clients[BEN].id()));
    assert_eq!(
        seen.seats[2].occupant,
        SeatOccupant::Computer(Level::Gentle)
    );
    assert_eq!(
        server.clients[ANNA].state.seat_name(2),
        Some(DisplayName::Computer(Level::Gentle))
    );

    let mut server = TestServer::with_people(&["Anna"]);
    server.open_room(room_config("drench:6x6,c4#7", 2), &[ANNA]);
    let refusal = server.expect_refusal(ANNA, ClientMessage::SetComputer(1, Some(Level::Easy)));
    assert_eq!(refusal, Refusal::InvalidRoom(InvalidRoom::ComputerInRace));
}

#[test]
fn match_starts_when_all_are_ready_and_closes_the_seats() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let room = server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA]);
    server.send(ANNA, ClientMessage::SetReady(true));
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Waiting));
    server.send(BEN, ClientMessage::TakeSeat(room, None));
    server.send(ANNA, ClientMessage::SetReady(false));
    server.send(BEN, ClientMessage::SetReady(true));
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Waiting));
    server.send(ANNA, ClientMessage::SetReady(true));
    assert_eq!(
        server.clients[CARL]
            .state
            .rooms()
            .next()
            .map(|room| room.stage),
        Some(RoomStage::Playing)
    );
    let refusal = server.expect_refusal(CARL, ClientMessage::TakeSeat(room, None));
    assert_eq!(refusal, Refusal::MatchStarted { watch: true });
    server.send(CARL, ClientMessage::Watch(room));
    assert_eq!(server.clients[CARL].board().map(Session::cursor), Some(0));
    assert_eq!(server.clients[CARL].state.seat(), None);
    for message in [
        ClientMessage::SetReady(false),
        ClientMessage::SetComputer(1, None),
    ] {
        assert_eq!(
            server.expect_refusal(ANNA, message),
            Refusal::MatchStarted { watch: false }
        );
    }
}

#[test]
fn ready_twice_is_accepted() {
    let mut server = tic_tac_toe();
    let received = server.clients[ANNA].received.len();
    server.send(ANNA, ClientMessage::SetReady(true));
    assert_eq!(server.clients[ANNA].received.len(), received);
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::SetReady(false)),
        Refusal::MatchStarted { watch: false }
    );
}

#[test]
fn seat_of_another_person_is_remote_player() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.open_room(room_config("race:track30,s2#7", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    let game = server.clients[ANNA].board().expect("a board");
    assert_eq!(game.position().to_move(), Turn::Chance(Seat::FIRST));
    assert_eq!(game.players(), [Player::Human, Player::Remote]);
    let game = server.clients[BEN].board().expect("a board");
    assert_eq!(game.players(), [Player::Remote, Player::Human]);
}
