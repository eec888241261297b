//! Limits of the server and rate limits.

use super::harness::{
    ANNA, BEN, CARL, JobMode, TestServer, chat, hello, play_stones, room_config, tic_tac_toe,
};
use tessella_lobby::{ClientMessage, CloseReason, LobbyLimits, Refusal};

#[test]
fn limits_of_people_and_rooms_are_enforced() {
    let mut server = TestServer::with_limits(LobbyLimits {
        max_people: 3,
        max_rooms: 1,
        ..LobbyLimits::default()
    });
    for name in ["Anna", "Ben", "Carl"] {
        server.join(name);
    }
    let dora = server.join("Dora");
    assert_eq!(
        server.clients[dora].refusal(),
        Some(&Refusal::ServerFull(3))
    );
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA]);
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2))),
        Refusal::TooManyRooms(1)
    );
    server.send(ANNA, ClientMessage::LeaveRoom);
    server.open_room(room_config("row:3x3,k3#1", 2), &[BEN]);
    server.disconnect(CARL);
    server.send(dora, hello("Dora"));
    assert!(server.clients[dora].state.me().is_some());
}

#[test]
fn invalid_message_or_flood_closes_the_connection() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let ben = server.clients[BEN].id();
    let connection = server.clients[BEN].connection.expect("a connection");
    server.lobby.reject_invalid(connection);
    server.process_output();
    assert_eq!(
        server.clients[BEN].close_reason(),
        Some(CloseReason::InvalidMessage)
    );
    assert_eq!(server.clients[ANNA].state.person(ben), None);
    server.reconnect(BEN, "Ben");
    let connection = server.clients[BEN].connection.expect("a connection");
    server.lobby.reject_invalid(connection);
    // The lobby counts the connection as closed before the output is delivered.
    assert_eq!(server.lobby.people(), 1);
    server.process_output();
    server.lobby.receive(connection, hello("Ben"));
    server.lobby.reject_invalid(connection);
    assert!(server.lobby.take_output().is_empty());

    server.reconnect(BEN, "Ben");
    for _ in 0..80 {
        server.send(BEN, ClientMessage::LeaveRoom);
    }
    assert_eq!(server.clients[BEN].refusal(), Some(&Refusal::RateLimited));
    let received = server.clients[BEN].received.len();
    for _ in 0..998 {
        server.send(BEN, ClientMessage::LeaveRoom);
    }
    assert_eq!(
        server.clients[BEN].received.len(),
        received,
        "only the first excess message is answered"
    );
    server.send(BEN, ClientMessage::LeaveRoom);
    assert_eq!(
        server.clients[BEN].close_reason(),
        Some(CloseReason::TooManyMessages)
    );
    assert_eq!(server.clients[BEN].connection, None);
    assert_eq!(server.lobby.people(), 1);
}

#[test]
fn chat_rate_limit_refills_over_time() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    for _ in 0..5 {
        server.send(ANNA, chat("Hello!"));
    }
    assert_eq!(
        server.expect_refusal(ANNA, chat("Hello!")),
        Refusal::RateLimited
    );
    server.wait(1750);
    assert_eq!(
        server.expect_refusal(ANNA, chat("Hello!")),
        Refusal::RateLimited
    );
    server.wait(250);
    server.send(ANNA, chat("Are you there?"));
    assert_eq!(server.clients[BEN].chat().len(), 6);
}

#[test]
fn room_limit_counts_unfinished_generate_jobs() {
    let mut server = TestServer::with_people(&["Anna"]);
    server.job_mode = JobMode::Deferred;
    for _ in 0..40 {
        server.send(
            ANNA,
            ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2)),
        );
        server.send(ANNA, ClientMessage::LeaveRoom);
        server.wait(1000);
    }
    assert_eq!(server.jobs.len(), usize::from(server.limits.max_rooms));
    assert_eq!(server.lobby.rooms(), 0);
    for work in std::mem::take(&mut server.jobs) {
        server.run_job(work);
    }
    server.send(
        ANNA,
        ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2)),
    );
    assert_eq!(server.lobby.rooms(), 1);
}

#[test]
fn resync_rate_is_limited() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    let received = server.clients[BEN].received.len();
    server.send(BEN, ClientMessage::Resync);
    assert_eq!(server.clients[BEN].received.len(), received + 2);
    for _ in 0..20 {
        server.send(BEN, ClientMessage::Resync);
    }
    assert_eq!(server.clients[BEN].refusal(), Some(&Refusal::RateLimited));
    server.assert_in_sync();
}
