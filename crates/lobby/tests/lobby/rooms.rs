//! Opening and closing rooms.

use super::harness::{ANNA, BEN, CARL, JobMode, TestServer, chosen, room_config, small_games};
use tessella_games::Game;
use tessella_lobby::{
    ClientMessage, InvalidRoom, JobResult, LobbyJob, Refusal, RoomCodeError, RoomConfig, RoomStage,
    TimeLimit,
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
                server.clients[CARL].state.seat_name(0),
                Some(chosen("Anna"))
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
    let seat_count = |room| InvalidRoom::SeatCount { most: 10, room };
    let mut refuse = |config: RoomConfig| {
        server.wait(2000);
        match server.expect_refusal(ANNA, ClientMessage::OpenRoom(config)) {
            Refusal::InvalidRoom(reason) => reason,
            refusal => panic!("{refusal:?}"),
        }
    };
    for code in ["chess:8x8#1", "", "row:3x3,k3"] {
        let reason = refuse(room_config(code, 2));
        assert_eq!(reason, InvalidRoom::Code(code.to_owned()));
        assert!(matches!(RoomCodeError::new(code), RoomCodeError::Code(_)));
    }
    let same_colours = "drench:5x5,c5,s2=aaaaa/bbbbb/bbbbb/bbbbb/bbbba";
    let reason = refuse(room_config(same_colours, 2));
    assert_eq!(reason, InvalidRoom::Code(same_colours.to_owned()));
    let error = RoomCodeError::new(same_colours);
    assert!(matches!(error, RoomCodeError::Setup(_)), "{error:?}");
    for (config, expected) in [
        (
            room_config("row:3x3,k3#1", 3),
            InvalidRoom::SeatMismatch { game: 2, room: 3 },
        ),
        (room_config("drench:6x6,c4#1", 1), seat_count(1)),
        (room_config("drench:6x6,c4#1", 11), seat_count(11)),
        (room_config("drench:6x6,c4#1", 0), seat_count(0)),
        (
            clock(TimeLimit::PerMove(0)),
            InvalidRoom::Clock {
                most: 21_600,
                room: 0,
            },
        ),
        (
            clock(TimeLimit::PerSeat(u16::MAX)),
            InvalidRoom::Clock {
                most: 21_600,
                room: u16::MAX,
            },
        ),
        (room_config(&long, 2), InvalidRoom::CodeTooLong(6000)),
    ] {
        assert_eq!(refuse(config), expected);
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
                server.lobby.finish_job(id, JobResult::Generated(None));
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
