//! Opening and closing rooms.

use super::harness::{ANNA, BEN, CARL, JobMode, TestServer, room_config, small_games};
use tessella_games::Game;
use tessella_lobby::{
    ClientMessage, InvalidRoom, JobResult, LobbyJob, Refusal, RoomConfig, RoomStage, TimeLimit,
};

#[test]
fn room_is_opened_joined_watched_and_closed() {
    for &game in Game::ALL {
        for (code, seats) in small_games(game) {
            let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
            let room = server.open_room(room_config(code, seats), &[ANNA, BEN]);
            let info = server.clients[CARL].state.rooms().next().expect("a room");
            assert_eq!(info.id, room);
            assert!(code.starts_with(info.summary.split(',').next().expect("a name")));
            assert_eq!(info.seats.len(), usize::from(seats));
            assert_eq!(info.stage, RoomStage::Waiting);
            assert_eq!(info.owner, Some(server.clients[ANNA].id()));
            assert_eq!(server.lobby.advertised_game().as_deref(), Some(game.name()));
            server.send(CARL, ClientMessage::Watch(room));
            let info = server.clients[ANNA].state.room().expect("the own room");
            assert_eq!(info.spectators, [server.clients[CARL].id()]);
            assert_eq!(server.clients[BEN].state.seat(), Some(1));
            assert_eq!(
                server.clients[CARL].state.seat_name(0).as_deref(),
                Some("Anna")
            );
            for (client, left) in [(CARL, 1), (ANNA, 1), (BEN, 0)] {
                server.send(client, ClientMessage::LeaveRoom);
                assert_eq!(server.clients[client].refusal(), None, "{code}");
                assert_eq!(server.lobby.rooms(), left, "{code}");
            }
            assert_eq!(server.clients[ANNA].state.rooms().count(), 0);
        }
    }
}

#[test]
fn room_with_invalid_config_is_refused_with_reason() {
    let mut server = TestServer::with_people(&["Anna"]);
    let clock = |limit| RoomConfig {
        limit,
        ..room_config("row:3x3,k3#1", 2)
    };
    let long = format!("drench:map@{}", "x".repeat(7000));
    for (config, words) in [
        (room_config("chess:8x8#1", 2), "column 1 (\"chess\")"),
        (room_config("", 2), "the name of a game"),
        (room_config("row:3x3,k3", 2), "\"#\" and a seed"),
        (
            room_config("drench:5x5,c5,s2=aaaaa/bbbbb/bbbbb/bbbbb/bbbba", 2),
            "opened: the two players' first tiles must differ in colour.",
        ),
        (
            room_config("row:3x3,k3#1", 3),
            "this game has 2 seats, and the room 3",
        ),
        (
            room_config("drench:6x6,c4#1", 1),
            "a room has 2 to 10 places, and this one 1",
        ),
        (
            room_config("drench:6x6,c4#1", 11),
            "a room has 2 to 10 places, and this one 11",
        ),
        (room_config("drench:6x6,c4#1", 0), "2 to 10 places"),
        (
            clock(TimeLimit::PerMove(0)),
            "a clock has 1 to 21600 seconds",
        ),
        (clock(TimeLimit::PerSeat(u16::MAX)), "this one 65535"),
        (room_config(&long, 2), "more than 6000 signs"),
    ] {
        server.wait(2000);
        let refusal = server.expect_refusal(ANNA, ClientMessage::OpenRoom(config));
        assert!(matches!(refusal, Refusal::InvalidRoom(_)), "{refusal:?}");
        let text = refusal.to_string();
        assert!(text.contains(words), "{text}");
        assert!(text.starts_with("This game cannot be opened: "), "{text}");
    }
    assert_eq!(server.lobby.rooms(), 0);
}

#[test]
fn room_closes_unannounced_if_generation_fails() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.job_mode = JobMode::Deferred;
    server.send(
        ANNA,
        ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2)),
    );
    assert_eq!(server.clients[BEN].state.rooms().count(), 0);
    let anna = server.clients[ANNA].id();
    assert_eq!(
        server.clients[BEN].state.person(anna).map(|anna| anna.room),
        Some(None)
    );
    let fail_jobs = |server: &mut TestServer| {
        for work in std::mem::take(&mut server.jobs) {
            if let LobbyJob::Generate { id, .. } = work {
                let why = Box::new(Err("there is no such board".to_owned()));
                server.lobby.finish_job(id, JobResult::Generated(why));
            }
        }
        server.process_output();
    };
    fail_jobs(&mut server);
    let refusal = Refusal::InvalidRoom(InvalidRoom::Code("row:3x3,k3#1".to_owned()));
    assert_eq!(server.clients[ANNA].refusal(), Some(&refusal));
    assert_eq!(server.lobby.rooms(), 0);

    server.send(
        ANNA,
        ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2)),
    );
    server.disconnect(ANNA);
    assert_eq!(server.clients[BEN].state.people().count(), 2);
    fail_jobs(&mut server);
    assert_eq!(
        server.clients[BEN].state.people().count(),
        1,
        "the owner is removed"
    );
    let other = server.join("Anna");
    assert!(
        server.clients[other].state.me().is_some(),
        "the name is free"
    );
}
