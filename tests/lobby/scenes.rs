//! What people do in a lobby, scene by scene.

use super::harness::Style::{Advised, Random};
use super::harness::*;
use std::collections::BTreeSet;
use tessella::boards::CellId;
use tessella::games::{Game, Level, Move, Outcome, Rules, Seat, Turn};
use tessella::lobby::{
    ChatText, ClientEvent, ClientMessage, ClientState, CloseReason, Forfeit, JobResult,
    LeaveReason, LobbyJob, LobbyLimits, MatchResult, PHRASES, PersonId, Presence, RaceGoal,
    Refusal, RoomConfig, RoomId, RoomStage, SeatOccupant, ServerMessage, TimeLimit,
};
use tessella::session::{GameCode, Player, Session};

// Coming in.

#[test]
fn who_comes_in_is_seen_by_all_and_sees_all() {
    let mut server = TestServer::with_people(&["Anna", "  Ben \u{200b}"]);
    assert_eq!(server.lobby.people(), 2);
    for client in [ANNA, BEN] {
        let names: Vec<&str> = server.clients[client]
            .state
            .people()
            .map(|person| person.name.as_str())
            .collect();
        assert_eq!(names, ["Anna", "Ben"]);
        assert_eq!(server.clients[client].state.reconnect_window(), 60);
    }
    assert_eq!(server.clients[ANNA].events[0], ClientEvent::Welcome);
    assert_ne!(
        server.clients[ANNA].state.token(),
        server.clients[BEN].state.token()
    );
    server.disconnect(BEN);
    assert_eq!(
        server.clients[ANNA].state.people().count(),
        1,
        "nobody without a seat is waited for"
    );
}

#[test]
fn a_name_that_is_in_use_or_none_is_refused_and_another_can_be_had() {
    let mut server = TestServer::with_people(&["Anna"]);
    let ben = server.join("aNNa");
    let refusal = Refusal::NameInUse("aNNa".to_owned());
    assert_eq!(server.clients[ben].refusal(), Some(&refusal));
    assert_eq!(server.clients[ben].state.me(), None);
    assert_eq!(
        server.expect_refusal(ben, hello("\u{202e} \n")).to_string(),
        "A name has 1 to 24 letters, digits or other signs that can be seen."
    );
    // Before the hello nothing is answered.
    let received = server.clients[ben].received.len();
    server.send(ben, chat("Hello?"));
    server.send(ben, ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2)));
    assert_eq!(server.clients[ben].received.len(), received);
    server.send(ben, hello("Ben"));
    assert!(server.clients[ben].state.me().is_some());

    assert_eq!(
        server.expect_refusal(ben, ClientMessage::Rename("ANNA".to_owned())),
        Refusal::NameInUse("ANNA".to_owned())
    );
    server.send(ben, ClientMessage::Rename("Benjamin".to_owned()));
    let id = server.clients[ben].id();
    assert_eq!(server.clients[ANNA].state.name(id), "Benjamin");
    server.send(ben, ClientMessage::Rename("BENJAMIN".to_owned()));
    assert_eq!(server.clients[ANNA].state.name(id), "BENJAMIN");
    server.send(ben, hello("Ben"));
    assert_eq!(server.clients[ANNA].state.name(id), "Ben");
    assert_eq!(
        server.expect_refusal(ben, ClientMessage::Rename(String::new())),
        Refusal::InvalidName
    );
}

#[test]
fn who_has_no_name_for_a_minute_is_let_go() {
    let mut server = TestServer::with_people(&["Anna"]);
    let ben = server.join("Anna");
    server.clients.push(TestClient::default());
    let carl = server.clients.len() - 1;
    server.connect(carl);
    server.wait(59_000);
    assert_eq!(server.clients[carl].received, []);
    server.send(ben, hello("Ben"));
    // A host that slept has heard nobody meanwhile.
    server.skip(3_600_000);
    assert!(server.clients[carl].connection.is_some());
    server.wait(1000);
    assert_eq!(
        server.clients[carl].close_reason(),
        Some(CloseReason::HelloTimeout)
    );
    assert_eq!(server.clients[carl].connection, None);
    server.wait(120_000);
    for client in [ANNA, ben] {
        assert!(server.clients[client].connection.is_some());
        assert_eq!(server.clients[client].state.people().count(), 2);
    }
}

#[test]
fn who_leaves_the_host_is_not_said_to_be_cut_off() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let (ben, carl) = (server.clients[BEN].id(), server.clients[CARL].id());
    let connection = server.clients[BEN].connection.expect("a connection");
    server.lobby.leave_server(connection);
    server.process_output();
    server.disconnect(CARL);
    let received = &server.clients[ANNA].received;
    assert!(
        received.contains(&ServerMessage::PersonLeft(ben, LeaveReason::Left)),
        "{received:?}"
    );
    assert!(
        received.contains(&ServerMessage::PersonLeft(carl, LeaveReason::Disconnected)),
        "{received:?}"
    );

    // Who sits somewhere has the seat kept either way.
    let mut server = tic_tac_toe();
    let connection = server.clients[BEN].connection.expect("a connection");
    let ben = server.clients[BEN].id();
    server.lobby.leave_server(connection);
    server.process_output();
    assert_eq!(
        server.clients[ANNA].presence_of(ben),
        Some(Presence::Disconnected(60))
    );
}

#[test]
fn who_says_again_that_they_are_ready_is_not_refused() {
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
fn a_host_takes_in_as_many_people_and_rooms_as_it_says() {
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
    assert_eq!(
        Refusal::ServerFull(3).to_string(),
        "The host is full: 3 of 3 people are here."
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
fn a_second_connection_with_the_same_token_replaces_the_first() {
    let mut server = tic_tac_toe();
    let copy = server.clients.len();
    server.clients.push(TestClient {
        state: server.clients[BEN].state.clone(),
        ..Default::default()
    });
    let ben = server.clients[BEN].id();
    server.reconnect(copy, "Ben");
    assert_eq!(
        server.clients[BEN].close_reason(),
        Some(CloseReason::Replaced)
    );
    assert_eq!(server.clients[BEN].connection, None);
    assert_eq!(server.clients[copy].id(), ben);
    assert_eq!(server.clients[copy].state.seat(), Some(1));
    assert_eq!(
        server.clients[ANNA].presence_of(ben),
        Some(Presence::Connected)
    );
    play_stones(&mut server, &[(ANNA, 4), (copy, 0)]);
    assert_eq!(server.lobby.people(), 3);
}

#[test]
fn an_unknown_token_is_as_good_as_none() {
    let mut server = TestServer::with_people(&["Anna"]);
    let token = server.clients[ANNA].state.token().expect("a token");
    server.clients.push(TestClient::default());
    server.connect(BEN);
    let token = Some(tessella::lobby::ReconnectToken(
        token.0.map(|byte| byte ^ 1),
    ));
    server.send(
        BEN,
        ClientMessage::Hello {
            name: "Ben".to_owned(),
            token,
        },
    );
    assert_ne!(server.clients[BEN].id(), server.clients[ANNA].id());
    assert_ne!(server.clients[BEN].state.token(), token);
}

#[test]
fn nonsense_and_floods_end_a_connection() {
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
    // It is as if the way had been closed at once.
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
        "one answer is enough"
    );
    server.send(BEN, ClientMessage::LeaveRoom);
    assert_eq!(
        server.clients[BEN].close_reason(),
        Some(CloseReason::TooManyMessages)
    );
    assert_eq!(server.clients[BEN].connection, None);
    assert_eq!(server.lobby.people(), 1);
}

// Chat.

#[test]
fn what_is_said_is_heard_in_the_same_room() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
    let room = server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA]);
    server.send(BEN, ClientMessage::Watch(room));
    server.send(ANNA, chat("  Who \n plays?\u{7} "));
    server.send(BEN, ClientMessage::Chat(ChatText::Phrase(0)));
    server.send(CARL, chat("Good evening"));
    assert_eq!(
        server.clients[ANNA].chat(),
        ["Anna: Who plays?", "Ben: Hello!"]
    );
    assert_eq!(server.clients[BEN].chat(), server.clients[ANNA].chat());
    assert_eq!(server.clients[CARL].chat(), ["Carl: Good evening"]);
    assert_eq!(server.clients[3].chat(), server.clients[CARL].chat());
    server.send(CARL, chat(&"x".repeat(500)));
    let last = server.clients[3]
        .chat()
        .pop()
        .expect("something that was said");
    assert_eq!(last.len(), "Carl: ".len() + 200);
    for nothing in [
        chat(" \n"),
        ClientMessage::Chat(ChatText::Phrase(PHRASES.len() as u8)),
    ] {
        server.send(CARL, nothing);
    }
    assert_eq!(server.clients[3].chat().len(), 2);
}

#[test]
fn who_says_too_much_waits_and_may_then_go_on() {
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
fn who_is_muted_is_not_heard() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let anna = server.clients[ANNA].id();
    server.send(ANNA, chat("One"));
    server.clients[BEN].state.mute(anna, true);
    let event = server.clients[BEN].events.len();
    server.send(ANNA, chat("Two"));
    assert!(server.clients[BEN].state.is_muted(anna));
    assert_eq!(server.clients[BEN].events.len(), event);
    assert!(server.clients[BEN].chat().is_empty());
    server.clients[BEN].state.mute(anna, false);
    assert_eq!(server.clients[BEN].chat(), ["Anna: One", "Anna: Two"]);
}

// Rooms.

#[test]
fn a_room_is_opened_sat_in_watched_and_closed() {
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
fn places_are_taken_once() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
    let room = server.open_room(room_config("row:6x6,k4,s3#1", 3), &[ANNA]);
    assert_eq!(
        server
            .expect_refusal(BEN, ClientMessage::TakeSeat(room, Some(0)))
            .to_string(),
        "Anna sits there."
    );
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::TakeSeat(room, Some(3))),
        Refusal::NoSuchSeat
    );
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::TakeSeat(RoomId(999), None)),
        Refusal::RoomNotFound
    );
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::Watch(RoomId(999))),
        Refusal::RoomNotFound
    );
    server.send(BEN, ClientMessage::TakeSeat(room, Some(2)));
    server.send(ANNA, ClientMessage::SetComputer(1, Some(Level::Easy)));
    server.send(ANNA, ClientMessage::SetComputer(1, None));
    server.send(BEN, ClientMessage::TakeSeat(room, Some(1)));
    assert_eq!(server.clients[BEN].state.seat(), Some(1), "moved over");
    server.send(ANNA, ClientMessage::SetComputer(2, Some(Level::Easy)));
    assert_eq!(
        server.expect_refusal(CARL, ClientMessage::TakeSeat(room, None)),
        Refusal::RoomFull(3)
    );
    server.send(BEN, ClientMessage::LeaveRoom);
    assert_eq!(
        server
            .expect_refusal(CARL, ClientMessage::TakeSeat(room, Some(2)))
            .to_string(),
        "The computer sits there."
    );

    let two = server.open_room(room_config("row:3x3,k3#1", 2), &[BEN, CARL]);
    let refusal = server.expect_refusal(3, ClientMessage::TakeSeat(two, None));
    assert_eq!(refusal, Refusal::RoomFull(2));
    assert_eq!(refusal.to_string(), "A second player has already joined.");
    assert_eq!(
        server.expect_refusal(3, ClientMessage::TakeSeat(two, Some(1))),
        Refusal::RoomFull(2)
    );
    for message in [
        ClientMessage::TakeSeat(room, None),
        ClientMessage::Watch(room),
        ClientMessage::Watch(two),
        ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2)),
    ] {
        assert_eq!(server.expect_refusal(BEN, message), Refusal::AlreadyInRoom);
    }
    for message in [
        ClientMessage::LeaveRoom,
        ClientMessage::SetReady(true),
        ClientMessage::Resign,
        ClientMessage::AnswerTakeBack(true),
    ] {
        assert_eq!(server.expect_refusal(3, message), Refusal::NotSeated);
    }
}

#[test]
fn a_room_that_is_not_to_be_watched_is_not() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let secret = RoomConfig {
        spectators: false,
        ..room_config("row:3x3,k3#1", 2)
    };
    let room = server.open_room(secret, &[ANNA]);
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::Watch(room)),
        Refusal::NoSpectators
    );
}

#[test]
fn plans_that_fit_no_game_are_refused_with_words() {
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
            room_config("row:3x3,k3#1", 3),
            "this game has 2 seats, and the room 3 places",
        ),
        (
            room_config("drench:6x6,c4#1", 1),
            "a room has 2 to 8 places, and this one 1",
        ),
        (
            room_config("drench:6x6,c4#1", 9),
            "a room has 2 to 8 places, and this one 9",
        ),
        (room_config("drench:6x6,c4#1", 0), "2 to 8 places"),
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
        let said = refusal.to_string();
        assert!(said.contains(words), "{said}");
        assert!(said.starts_with("This game cannot be opened: "), "{said}");
    }
    assert_eq!(server.lobby.rooms(), 0);
}

#[test]
fn a_game_that_cannot_be_dealt_closes_the_room_before_anybody_knows_it() {
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
    let cannot = |server: &mut TestServer| {
        for work in std::mem::take(&mut server.jobs) {
            if let LobbyJob::Generate { id, .. } = work {
                let why = Box::new(Err("there is no such board".to_owned()));
                server.lobby.finish_job(id, JobResult::Generated(why));
            }
        }
        server.process_output();
    };
    cannot(&mut server);
    let refusal = Refusal::InvalidRoom("there is no such board".to_owned());
    assert_eq!(server.clients[ANNA].refusal(), Some(&refusal));
    assert_eq!(server.lobby.rooms(), 0);

    server.send(
        ANNA,
        ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2)),
    );
    server.disconnect(ANNA);
    assert_eq!(server.clients[BEN].state.people().count(), 2);
    cannot(&mut server);
    assert_eq!(server.clients[BEN].state.people().count(), 1, "a ghost");
    let other = server.join("Anna");
    assert!(
        server.clients[other].state.me().is_some(),
        "the name is free"
    );
}

#[test]
fn rooms_are_not_opened_faster_than_they_are_dealt() {
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
fn the_game_begins_when_all_are_ready_and_nobody_comes_in_then() {
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
    assert_eq!(
        refusal.to_string(),
        "The game in this room has begun. You can watch it."
    );
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
fn a_race_begins_without_the_one_who_was_not_ready_once_they_leave() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    server.open_room(room_config("drench:6x6,c4#7", 5), &[ANNA, BEN, CARL]);
    server.send(ANNA, ClientMessage::SetReady(true));
    server.send(BEN, ClientMessage::SetReady(true));
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Waiting));
    server.send(CARL, ClientMessage::LeaveRoom);
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
    let seen = server.clients[CARL].state.rooms().next();
    assert_eq!(seen.map(|room| room.stage), Some(RoomStage::Playing));
    let progress = &server.clients[ANNA]
        .state
        .game()
        .expect("a game")
        .info
        .progress;
    assert_eq!(progress.len(), 5);
    assert_eq!(progress[4].won, Some(false), "nobody races there");
}

#[test]
fn only_who_has_sat_longest_gives_places_to_the_computer() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let room = server.open_room(room_config("row:6x6,k4,s3#1", 3), &[ANNA, BEN]);
    let computer = ClientMessage::SetComputer(2, Some(Level::Gentle));
    assert_eq!(
        server.expect_refusal(BEN, computer.clone()),
        Refusal::NotOwner
    );
    assert_eq!(
        server
            .expect_refusal(ANNA, ClientMessage::SetComputer(1, Some(Level::Easy)))
            .to_string(),
        "Ben sits there."
    );
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::SetComputer(3, None)),
        Refusal::NoSuchSeat
    );
    server.send(ANNA, ClientMessage::LeaveRoom);
    server.send(BEN, computer);
    server.send(ANNA, ClientMessage::TakeSeat(room, None));
    let seen = server.clients[ANNA].state.room().expect("a room");
    assert_eq!(seen.owner, Some(server.clients[BEN].id()));
    assert_eq!(
        seen.seats[2].occupant,
        SeatOccupant::Computer(Level::Gentle)
    );
    assert_eq!(
        server.clients[ANNA].state.seat_name(2).as_deref(),
        Some("Computer, gentle")
    );

    let mut server = TestServer::with_people(&["Anna"]);
    server.open_room(room_config("drench:6x6,c4#7", 2), &[ANNA]);
    let refusal = server.expect_refusal(ANNA, ClientMessage::SetComputer(1, Some(Level::Easy)));
    assert!(refusal.to_string().contains("only people"), "{refusal}");
}

// Games.

#[test]
fn each_game_is_played_to_its_end_and_all_sides_agree() {
    for &game in Game::ALL {
        for (code, seats) in small_games(game) {
            for goal in [RaceGoal::FirstToFinish, RaceGoal::FewestMoves] {
                let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
                // Advice on a game against others takes long, and is of no matter here.
                let is_race = code
                    .parse()
                    .is_ok_and(|code: GameCode| code.setup.seats() == 1);
                let anna = if is_race { Advised } else { Random };
                let seated = &[(ANNA, anna), (BEN, Random), (CARL, Random)];
                let seated = &seated[..seats.into()];
                let people: Vec<usize> = seated.iter().map(|&(client, _)| client).collect();
                let room = server.open_room(
                    RoomConfig {
                        goal,
                        ..room_config(code, seats)
                    },
                    &people,
                );
                server.start_match(&people);
                server.send(3, ClientMessage::Watch(room));
                let result = server.play_out(seated);
                assert_eq!(result.forfeit, None, "{code}");
                for client in people.into_iter().chain([3]) {
                    let client = &server.clients[client];
                    let seen = client.state.game().expect("a game");
                    assert_eq!(seen.result, Some(result.clone()), "{code}");
                    assert_eq!(client.stage(), Some(RoomStage::Over), "{code}");
                    let place = client.state.seat();
                    let expected = match (seen.info.is_race, place) {
                        (true, None) => usize::from(seats),
                        _ => 1,
                    };
                    assert_eq!(seen.boards.len(), expected, "{code}: boards of {place:?}");
                    if seen.info.is_race {
                        assert_eq!(seen.info.progress.len(), usize::from(seats));
                        for (board, session) in &seen.boards {
                            let known = seen.info.progress[usize::from(*board)];
                            let own = tessella::lobby::race_progress(session, false);
                            assert_eq!(known, own, "{code}");
                        }
                    } else {
                        let outcome = seen.boards[&0].position().outcome();
                        let winner = match outcome.expect("an end") {
                            Outcome::Won(seat) => Some((seat.0 + seen.info.first_seat) % seats),
                            Outcome::Lost | Outcome::Draw => None,
                        };
                        assert_eq!(winner, result.winner, "{code}");
                    }
                }
                let seen = server.clients[3].state.game().expect("a game");
                if seen.info.is_race {
                    let boards = seen.boards.iter();
                    let done = boards.filter(|(_, board)| {
                        board.position().outcome() == Some(Outcome::Won(Seat::FIRST))
                    });
                    let mut done: Vec<(usize, u8)> = done
                        .map(|(&place, board)| (board.cursor(), place))
                        .collect();
                    done.sort_unstable();
                    let expected = match (goal, &done[..]) {
                        (RaceGoal::FirstToFinish, [(_, first)])
                        | (RaceGoal::FewestMoves, [(_, first)]) => Some(*first),
                        (RaceGoal::FewestMoves, [(one, first), (other, _), ..]) if one < other => {
                            Some(*first)
                        }
                        _ => None,
                    };
                    assert_eq!(result.winner, expected, "{code} {goal:?}: {done:?}");
                    assert!(
                        !done.is_empty(),
                        "{code} {goal:?}: who plays as advised is done"
                    );
                }
                let won: Vec<u16> = server.clients[3]
                    .state
                    .room()
                    .expect("a room")
                    .seats
                    .iter()
                    .map(|seat| seat.wins)
                    .collect();
                for (place, won) in (0..).zip(won) {
                    assert_eq!(won, u16::from(result.winner == Some(place)), "{code}");
                }
                assert!(
                    server.moved_sizes.mean() <= 15.0,
                    "{code}: {:?}",
                    server.moved_sizes
                );
            }
        }
    }
}

#[test]
fn who_is_not_to_move_is_refused_and_nothing_changes() {
    let mut server = tic_tac_toe();
    let early = stone(&server, BEN, 4);
    assert_eq!(
        server.expect_refusal(BEN, early).to_string(),
        "That move cannot be made: it is player 1's turn."
    );
    play_stones(&mut server, &[(ANNA, 4)]);
    let again = stone(&server, ANNA, 5);
    assert!(matches!(
        server.expect_refusal(ANNA, again),
        Refusal::IllegalMove(_)
    ));
    let taken = stone(&server, BEN, 4);
    assert!(matches!(
        server.expect_refusal(BEN, taken),
        Refusal::IllegalMove(_)
    ));
    let cell = |ply, cell| ClientMessage::Move {
        ply,
        mv: Move::Cell(CellId(cell)),
    };
    for ply in [0, 2, u32::MAX] {
        assert_eq!(server.expect_refusal(BEN, cell(ply, 0)), Refusal::Stale);
    }
    for mv in [
        Move::TimeUp,
        Move::Chance(3),
        Move::Piece(0),
        Move::Cell(CellId(u32::MAX)),
    ] {
        let refusal = server.expect_refusal(BEN, ClientMessage::Move { ply: 1, mv });
        assert!(
            matches!(refusal, Refusal::IllegalMove(_)),
            "{mv:?}: {refusal}"
        );
    }
    assert!(matches!(
        server.expect_refusal(BEN, ClientMessage::Chance { ply: 1 }),
        Refusal::IllegalMove(_)
    ));
    let room = server.clients[ANNA].state.room().expect("a room").id;
    server.send(CARL, ClientMessage::Watch(room));
    assert_eq!(server.expect_refusal(CARL, cell(1, 0)), Refusal::NotSeated);
    assert_eq!(server.clients[ANNA].cursor(), 1);
    play_stones(&mut server, &[(BEN, 0)]);
    assert_eq!(server.clients[CARL].cursor(), 2);
}

#[test]
fn chance_is_the_hosts_to_ask() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.open_room(room_config("race:track30,s2#7", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    for mv in [Move::Chance(5), Move::TimeUp, Move::Piece(0)] {
        let refusal = server.expect_refusal(ANNA, ClientMessage::Move { ply: 0, mv });
        assert!(matches!(refusal, Refusal::IllegalMove(_)), "{mv:?}");
    }
    assert!(matches!(
        server.expect_refusal(BEN, ClientMessage::Chance { ply: 0 }),
        Refusal::IllegalMove(_)
    ));
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::Chance { ply: 1 }),
        Refusal::Stale
    );
    server.send(ANNA, ClientMessage::Chance { ply: 0 });
    assert_eq!(server.clients[BEN].cursor(), 1);
}

#[test]
fn the_winner_begins_the_next_game_and_after_a_draw_the_other() {
    let mut server = tic_tac_toe();
    // Ben wins, though Anna began.
    play_stones(
        &mut server,
        &[
            (ANNA, 0),
            (BEN, 3),
            (ANNA, 1),
            (BEN, 4),
            (ANNA, 8),
            (BEN, 5),
        ],
    );
    let won = MatchResult {
        winner: Some(1),
        forfeit: None,
    };
    assert_eq!(server.clients[ANNA].result(), Some(won));
    let late = stone(&server, ANNA, 2);
    assert_eq!(server.expect_refusal(ANNA, late), Refusal::NoMatch);
    server.send(ANNA, ClientMessage::SetReady(true));
    assert_eq!(server.clients[BEN].stage(), Some(RoomStage::Over));
    server.send(BEN, ClientMessage::SetReady(true));
    let game = server.clients[ANNA].state.game().expect("a game");
    assert_eq!((game.info.number, game.info.first_seat), (2, 1));
    assert_eq!(
        (server.clients[ANNA].cursor(), game.result.clone()),
        (0, None)
    );
    let early = stone(&server, ANNA, 0);
    assert!(matches!(
        server.expect_refusal(ANNA, early),
        Refusal::IllegalMove(_)
    ));
    // Ben begins, and it is a draw.
    let draw = [
        (BEN, 0),
        (ANNA, 4),
        (BEN, 8),
        (ANNA, 1),
        (BEN, 7),
        (ANNA, 6),
        (BEN, 2),
        (ANNA, 5),
        (BEN, 3),
    ];
    play_stones(&mut server, &draw);
    let drawn = MatchResult {
        winner: None,
        forfeit: None,
    };
    assert_eq!(server.clients[BEN].result(), Some(drawn));
    server.start_match(&[ANNA, BEN]);
    play_stones(&mut server, &[(ANNA, 0)]);
    let room = server.clients[ANNA].state.room().expect("a room");
    assert_eq!([room.seats[0].wins, room.seats[1].wins], [0, 1]);
}

#[test]
fn each_game_of_a_room_is_dealt_afresh_and_the_winner_begins_it_whoever_the_code_says() {
    for code in ["row:3x3,k3,f2#1", "race:track30,s2#7", "drench:7x7,c5,s2#7"] {
        let mut server = TestServer::with_people(&["Anna", "Ben"]);
        server.open_room(room_config(code, 2), &[ANNA, BEN]);
        let (mut begins, mut codes) = (0, Vec::new());
        for number in 1..=4 {
            server.start_match(&[ANNA, BEN]);
            let game = server.clients[ANNA].board().expect("a board");
            let seat = game.position().to_move().seat().expect("a seat");
            let info = &server.clients[ANNA].state.game().expect("a game").info;
            assert_eq!(info.number, number, "{code}");
            assert_eq!((info.first_seat + seat.0) % 2, begins, "{code}");
            codes.push(game.code().to_string());
            let result = server.play_out(&[(ANNA, Random), (BEN, Random)]);
            begins = result.winner.unwrap_or(1 - begins);
        }
        let own = codes.len();
        codes.dedup();
        assert_eq!(codes.len(), own, "{code}: a fresh seed for each game");
    }
}

// Taking back.

#[test]
fn a_move_is_taken_back_if_the_other_allows_it() {
    let mut server = tic_tac_toe();
    let nothing = server.expect_refusal(ANNA, ClientMessage::TakeBack(0));
    assert_eq!(nothing, Refusal::NothingToTakeBack);
    play_stones(&mut server, &[(ANNA, 4), (BEN, 0)]);
    server.send(ANNA, ClientMessage::TakeBack(0));
    let anna = server.clients[ANNA].id();
    let asked = |server: &TestServer, client: usize| server.clients[client].take_back_request();
    assert_eq!(asked(&server, BEN), Some(anna));
    assert_eq!(asked(&server, ANNA), None);
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::TakeBack(0)),
        Refusal::TakeBackPending
    );
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::AnswerTakeBack(true)),
        Refusal::Stale
    );
    server.send(BEN, ClientMessage::AnswerTakeBack(false));
    assert_eq!(
        server.clients[ANNA].events.last(),
        Some(&ClientEvent::TakeBackAnswered(false))
    );
    assert_eq!(
        (server.clients[ANNA].cursor(), asked(&server, BEN)),
        (2, None)
    );
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::AnswerTakeBack(true)),
        Refusal::Stale
    );

    server.send(ANNA, ClientMessage::TakeBack(0));
    server.send(BEN, ClientMessage::AnswerTakeBack(true));
    server.assert_in_sync();
    assert_eq!(
        [server.clients[ANNA].cursor(), server.clients[BEN].cursor()],
        [0, 0]
    );
    play_stones(&mut server, &[(ANNA, 0), (BEN, 4)]);

    // Ben client_messages, and Anna moves instead of answering.
    server.send(BEN, ClientMessage::TakeBack(0));
    play_stones(&mut server, &[(ANNA, 1)]);
    assert_eq!(asked(&server, ANNA), None);
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::AnswerTakeBack(true)),
        Refusal::Stale
    );
}

#[test]
fn who_was_cut_off_is_asked_when_they_are_back() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    server.disconnect(BEN);
    server.send(ANNA, ClientMessage::TakeBack(0));
    server.reconnect_fresh(BEN, "Ben");
    let anna = server.clients[ANNA].id();
    assert_eq!(server.clients[BEN].take_back_request(), Some(anna));
    server.send(ANNA, ClientMessage::Resync);
    let asked = server.clients[ANNA].take_back_request();
    assert_eq!(asked, None, "nobody client_messages themselves");
    server.send(BEN, ClientMessage::AnswerTakeBack(true));
    assert_eq!(
        [server.clients[ANNA].cursor(), server.clients[BEN].cursor()],
        [0, 0]
    );
}

#[test]
fn all_others_are_asked_and_a_computer_is_not() {
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
fn in_a_race_moves_are_taken_back_freely_or_not_at_all() {
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

// Ends that are not by the rules.

#[test]
fn who_gives_up_loses_and_stays() {
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
fn who_comes_when_a_game_is_over_sees_how_it_ended() {
    let mut server = tic_tac_toe();
    play_stones(
        &mut server,
        &[(ANNA, 0), (BEN, 3), (ANNA, 1), (BEN, 4), (ANNA, 2)],
    );
    let won = MatchResult {
        winner: Some(0),
        forfeit: None,
    };
    let room = server.clients[ANNA].state.room().expect("a room").id;
    server.send_ok(CARL, ClientMessage::Watch(room));
    server.disconnect(BEN);
    server.reconnect(BEN, "Ben");
    for client in [ANNA, BEN, CARL] {
        assert_eq!(server.clients[client].result(), Some(won.clone()));
        assert_eq!(server.clients[client].cursor(), 5);
    }
    server.crash();
    for (client, name) in [(ANNA, "Anna"), (BEN, "Ben")] {
        server.reconnect(client, name);
        assert_eq!(server.clients[client].result(), Some(won.clone()));
        assert_eq!(server.clients[client].cursor(), 5);
    }
    // After the next game has begun, the one before is gone.
    server.start_match(&[ANNA, BEN]);
    assert_eq!(server.clients[BEN].result(), None);
    assert_eq!(server.clients[BEN].cursor(), 0);
}

#[test]
fn a_race_goes_on_without_who_gives_up_until_one_is_left_who_has_won() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    server.open_room(room_config("drench:6x6,c4#7", 3), &[ANNA, BEN, CARL]);
    server.start_match(&[ANNA, BEN, CARL]);
    server.send(ANNA, ClientMessage::Resign);
    let progress = server.clients[BEN]
        .state
        .game()
        .expect("a game")
        .info
        .progress[0];
    assert_eq!(progress.won, Some(false));
    for message in [ClientMessage::Resign, ClientMessage::TakeBack(0)] {
        assert_eq!(server.expect_refusal(ANNA, message), Refusal::NoMatch);
    }
    let message = server.next_message(ANNA, Random, 0).expect("a move");
    assert_eq!(server.expect_refusal(ANNA, message), Refusal::NoMatch);
    assert_eq!(server.clients[CARL].stage(), Some(RoomStage::Playing));
    server.send(BEN, ClientMessage::LeaveRoom);
    let last = MatchResult {
        winner: Some(2),
        forfeit: None,
    };
    assert_eq!(server.clients[ANNA].result(), Some(last));
}

#[test]
fn who_is_done_in_a_race_of_fewest_moves_has_won_though_they_leave() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    let goal = RaceGoal::FewestMoves;
    server.open_room(
        RoomConfig {
            goal,
            ..room_config("drench:6x6,c4#7", 2)
        },
        &[ANNA, BEN],
    );
    server.start_match(&[ANNA, BEN]);
    while let Some(message @ ClientMessage::Move { .. }) = server.next_message(ANNA, Advised, 0) {
        server.send(ANNA, message);
        server.think();
    }
    assert_eq!(server.clients[BEN].stage(), Some(RoomStage::Playing));
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::Resign),
        Refusal::NoMatch
    );
    server.send(ANNA, ClientMessage::LeaveRoom);
    server.send(BEN, ClientMessage::Resign);
    assert_eq!(server.clients[BEN].winner(), Some(0));
    let room = server.clients[BEN].state.room().expect("a room");
    assert_eq!(room.seats[0].wins, 0, "nobody sits there");
}

#[test]
fn who_leaves_forfeits_and_somebody_else_plays_in_their_place() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    server.send(ANNA, ClientMessage::LeaveRoom);
    let left = MatchResult {
        winner: Some(1),
        forfeit: Some((0, Forfeit::Left)),
    };
    assert_eq!(server.clients[BEN].result(), Some(left));
    assert!(server.clients[ANNA].state.game().is_none());
    let room = server.clients[BEN].state.room().expect("a room").clone();
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

// Cut off.

#[test]
fn the_seat_of_one_who_is_cut_off_is_kept_while_others_wait() {
    let mut server = tic_tac_toe();
    let room = server.clients[ANNA].state.room().expect("a room").id;
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
        Some(Presence::Disconnected(60)),
        "as long as the first time"
    );
}

#[test]
fn who_does_not_come_back_in_time_forfeits_and_is_gone() {
    let mut server = tic_tac_toe();
    let ben = server.clients[BEN].id();
    server.disconnect(BEN);
    server.wait(59_750);
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
    server.wait(250);
    let gone = MatchResult {
        winner: Some(0),
        forfeit: Some((1, Forfeit::Disconnected)),
    };
    assert_eq!(server.clients[ANNA].result(), Some(gone));
    assert_eq!(server.clients[CARL].presence_of(ben), None);
    assert_eq!(
        server.clients[ANNA].state.room().expect("a room").seats[1].occupant,
        SeatOccupant::Empty
    );
    server.reconnect(BEN, "Ben");
    assert_ne!(server.clients[BEN].id(), ben, "somebody new");
}

#[test]
fn where_nobody_waits_seats_are_kept_for_long_and_not_for_ever() {
    for (wait, is_kept) in [(3_599_000, true), (3_601_000, false)] {
        let mut server = tic_tac_toe();
        play_stones(&mut server, &[(ANNA, 4)]);
        server.disconnect(ANNA);
        server.disconnect(BEN);
        server.wait(wait);
        assert_eq!(server.lobby.rooms(), usize::from(is_kept));
        assert_eq!(
            server.clients[CARL].state.people().count(),
            if is_kept { 3 } else { 1 }
        );
        if is_kept {
            server.reconnect_fresh(BEN, "Ben");
            server.wait(1000);
            server.reconnect(ANNA, "Anna");
            play_stones(&mut server, &[(BEN, 0), (ANNA, 1)]);
        }
    }
}

#[test]
fn where_seats_are_not_kept_one_is_kept_as_long_as_nobody_waits() {
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
fn time_may_jump_to_its_end() {
    let mut server = clocked(TimeLimit::PerMove(10));
    for now in [u64::MAX - 1000, u64::MAX, 0, u64::MAX] {
        server.lobby.tick(now);
        server.process_output();
        server.send(ANNA, chat("Still here"));
    }
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
}

#[test]
fn a_host_that_slept_took_nobodys_seat() {
    let mut server = tic_tac_toe();
    server.disconnect(BEN);
    server.skip(3_600_000);
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
    server.reconnect(BEN, "Ben");
    play_stones(&mut server, &[(ANNA, 4), (BEN, 0)]);
}

#[test]
fn a_late_clock_cuts_off_nobody_who_is_back() {
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

// Clocks.

fn clocked(limit: TimeLimit) -> TestServer {
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

fn clocks(server: &TestServer) -> Option<Vec<u32>> {
    server.clients[ANNA].state.game()?.clocks.clone()
}

fn late(place: u8) -> Option<MatchResult> {
    Some(MatchResult {
        winner: Some(1 - place),
        forfeit: Some((place, Forfeit::OutOfTime)),
    })
}

#[test]
fn a_clock_for_each_move_begins_anew_with_it() {
    let mut server = clocked(TimeLimit::PerMove(10));
    assert_eq!(clocks(&server), Some(vec![10_000, 10_000]));
    for moves in [(ANNA, 4), (BEN, 0), (ANNA, 1), (BEN, 7)] {
        server.wait(9_500);
        play_stones(&mut server, &[moves]);
    }
    server.wait(9_500);
    assert_eq!(server.clients[ANNA].result(), None);
    // What is taken back gives whoever is to move as long as for any other.
    server.send(BEN, ClientMessage::TakeBack(0));
    server.send(ANNA, ClientMessage::AnswerTakeBack(true));
    server.wait(9_500);
    play_stones(&mut server, &[(BEN, 7)]);
    server.wait(9_500);
    assert_eq!(server.clients[ANNA].result(), None);
    server.wait(500);
    assert_eq!(server.clients[ANNA].result(), late(0));
}

#[test]
fn a_clock_for_a_game_runs_only_for_who_is_to_move() {
    let mut server = clocked(TimeLimit::PerSeat(10));
    server.wait(6_000);
    play_stones(&mut server, &[(ANNA, 4)]);
    server.wait(9_000);
    play_stones(&mut server, &[(BEN, 0)]);
    server.wait(3_800);
    assert_eq!(server.clients[BEN].result(), None);
    server.wait(250);
    assert_eq!(server.clients[BEN].result(), late(0));
}

#[test]
fn clocks_stand_still_while_somebody_is_cut_off() {
    let mut server = clocked(TimeLimit::PerSeat(10));
    server.wait(4_000);
    server.disconnect(BEN);
    server.wait(30_000);
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
    assert_eq!(server.clients[ANNA].result(), late(0));
}

#[test]
fn who_is_late_in_a_race_races_no_more() {
    for limit in [TimeLimit::PerMove(10), TimeLimit::PerSeat(10)] {
        let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
        server.open_room(
            RoomConfig {
                limit,
                ..room_config("light:5x5#7", 3)
            },
            &[ANNA, BEN, CARL],
        );
        server.start_match(&[ANNA, BEN, CARL]);
        server.wait(8_000);
        for client in [BEN, CARL] {
            let message = server.next_message(client, Advised, 0).expect("a move");
            server.send(client, message);
        }
        server.wait(3_000);
        let progress = server.clients[BEN]
            .state
            .game()
            .expect("a game")
            .info
            .progress
            .clone();
        assert_eq!(progress[0].won, Some(false), "{limit:?}");
        let still = limit == TimeLimit::PerMove(10);
        assert_eq!(
            server.clients[BEN].stage() == Some(RoomStage::Playing),
            still,
            "{limit:?}"
        );
        if !still {
            let nobody = MatchResult {
                winner: None,
                forfeit: None,
            };
            assert_eq!(server.clients[BEN].result(), Some(nobody));
        }
    }
}

#[test]
fn a_race_against_time_ends_when_it_is_up_for_all() {
    for goal in [RaceGoal::FirstToFinish, RaceGoal::FewestMoves] {
        let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
        let race = RoomConfig {
            goal,
            ..room_config("link:6x4,f6,t10+1#7", 2)
        };
        let room = server.open_room(race, &[ANNA, BEN]);
        server.start_match(&[ANNA, BEN]);
        server.send(CARL, ClientMessage::Watch(room));
        assert!(matches!(
            server.expect_refusal(
                ANNA,
                ClientMessage::Move {
                    ply: 0,
                    mv: Move::TimeUp
                }
            ),
            Refusal::IllegalMove(_)
        ));
        server.wait(5_000);
        let message = server.next_message(ANNA, Advised, 0).expect("a pair");
        server.send(ANNA, message);
        server.wait(5_250);
        let up = |server: &TestServer, client: usize| {
            server.clients[client]
                .board()
                .is_some_and(Session::is_out_of_time)
        };
        assert_eq!(
            [up(&server, ANNA), up(&server, BEN)],
            [false, true],
            "{goal:?}"
        );
        assert_eq!(
            server.clients[ANNA]
                .state
                .game()
                .expect("a game")
                .info
                .progress[1]
                .won,
            Some(false)
        );
        server.wait(1_000);
        assert!(up(&server, ANNA), "{goal:?}");
        let nobody = MatchResult {
            winner: None,
            forfeit: None,
        };
        assert_eq!(server.clients[CARL].result(), Some(nobody), "{goal:?}");
        server.assert_in_sync();
        let last = server.clients[CARL].received.iter().rev().find(|message| {
            matches!(
                message,
                ServerMessage::Moved { .. } | ServerMessage::MatchEnded(_)
            )
        });
        assert!(
            matches!(last, Some(ServerMessage::MatchEnded(_))),
            "the end comes last: {last:?}"
        );
    }
}

#[test]
fn what_ends_a_race_is_told_after_its_last_moves() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let limit = TimeLimit::PerSeat(10);
    let room = server.open_room(
        RoomConfig {
            limit,
            ..room_config("link:6x4,f6,t10+1#7", 2)
        },
        &[ANNA, BEN],
    );
    server.start_match(&[ANNA, BEN]);
    server.send(CARL, ClientMessage::Watch(room));
    server.wait(5_000);
    let message = server.next_message(ANNA, Advised, 0).expect("a pair");
    server.send(ANNA, message);
    // Anna has the second that the pair gave her, and yet no time by the clock; on Ben's board it is up.
    server.wait(5_000);
    let received = server.clients[CARL].received.iter().rev();
    let mut received = received.filter(|message| {
        matches!(
            message,
            ServerMessage::Moved { .. } | ServerMessage::MatchEnded(_)
        )
    });
    assert!(matches!(
        received.next(),
        Some(ServerMessage::MatchEnded(_))
    ));
    assert!(matches!(
        received.next(),
        Some(ServerMessage::Moved {
            mv: Move::TimeUp,
            board: 1,
            ..
        })
    ));
}

#[test]
fn the_time_of_all_is_up_at_once() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let room = server.open_room(room_config("link:6x4,f6,t10+1#7", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    server.send(CARL, ClientMessage::Watch(room));
    server.wait(10_000);
    let seen = server.clients[CARL].state.game().expect("a game");
    assert!(seen.boards.values().all(Session::is_out_of_time));
    assert!(
        seen.info
            .progress
            .iter()
            .all(|progress| progress.won == Some(false))
    );
    let of_game: Vec<&ServerMessage> = server.clients[CARL]
        .received
        .iter()
        .filter(|message| {
            matches!(
                message,
                ServerMessage::Moved { .. }
                    | ServerMessage::Progress(..)
                    | ServerMessage::MatchEnded(_)
            )
        })
        .collect();
    assert_eq!(of_game.len(), 5);
    assert!(
        matches!(of_game[4], ServerMessage::MatchEnded(_)),
        "{of_game:?}"
    );
}

// Computers.

#[test]
fn computers_sit_where_people_do_not() {
    for (code, seats) in [
        ("row:3x3,k3#1", 2),
        ("row:6x6,k4,s3#1", 3),
        ("race:ring24,s3,p2#7", 3),
        ("drench:7x7,c5,s2#7", 2),
    ] {
        for level in [Level::Gentle, Level::Easy] {
            let mut server = TestServer::with_people(&["Anna", "Ben"]);
            let room = server.open_room(room_config(code, seats), &[ANNA]);
            for place in 1..seats {
                server.send(ANNA, ClientMessage::SetComputer(place, Some(level)));
            }
            server.start_match(&[ANNA]);
            server.send(BEN, ClientMessage::Watch(room));
            let result = server.play_out(&[(ANNA, Random)]);
            assert_eq!(result.forfeit, None);
            let players = server.clients[ANNA].board().expect("a board").players();
            let people = players.iter().filter(|&&player| player == Player::Human);
            assert_eq!(people.count(), 1, "{code}");
            // The next one: nobody but Anna needs to be ready.
            server.start_match(&[ANNA]);
            server.send(ANNA, ClientMessage::Resign);
            assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Over));
        }
    }
}

#[test]
fn a_computer_waits_while_somebody_is_cut_off_and_forgets_what_was_taken_back() {
    let mut server = TestServer::with_people(&["Anna"]);
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA]);
    server.send(ANNA, ClientMessage::SetComputer(1, Some(Level::Easy)));
    server.start_match(&[ANNA]);
    server.job_mode = JobMode::Deferred;
    let message = stone(&server, ANNA, 4);
    server.send_ok(ANNA, message);
    server.disconnect(ANNA);
    server.wait(20_000);
    server.reconnect_fresh(ANNA, "Anna");
    assert_eq!((server.clients[ANNA].cursor(), server.jobs.len()), (1, 0));
    server.wait(1000);
    assert_eq!(server.jobs.len(), 1, "asked once");
    server.send(ANNA, ClientMessage::TakeBack(0));
    play_stones(&mut server, &[(ANNA, 0)]);
    server.wait(1000);
    assert_eq!(server.jobs.len(), 2);
    // The first thought is for another position, and comes last.
    let late = server.jobs.remove(0);
    let work = server.jobs.remove(0);
    server.run_job(work);
    server.run_job(late);
    server.wait(1000);
    assert_eq!(server.clients[ANNA].cursor(), 2);
    server.assert_in_sync();
}

#[test]
fn a_computer_that_thinks_nonsense_is_asked_again() {
    let mut server = TestServer::with_people(&["Anna"]);
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA]);
    server.send(ANNA, ClientMessage::SetComputer(1, Some(Level::Easy)));
    server.start_match(&[ANNA]);
    server.job_mode = JobMode::Deferred;
    play_stones(&mut server, &[(ANNA, 4)]);
    for nonsense in [Some(Move::Piece(9)), None, Some(Move::Cell(CellId(4)))] {
        server.wait(1000);
        let [LobbyJob::FindMove { id, .. }] = server.jobs[..] else {
            panic!("{:?}", server.jobs);
        };
        server.jobs.clear();
        server.lobby.finish_job(id, JobResult::MoveFound(nonsense));
    }
    server.wait(1000);
    let work = server.jobs.remove(0);
    server.run_job(work);
    server.wait(1000);
    assert_eq!(server.clients[ANNA].cursor(), 2);
}

// Spectators.

#[test]
fn who_watches_a_race_sees_all_boards_and_who_races_the_own() {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
    let room = server.open_room(room_config("light:5x5#7", 3), &[ANNA, BEN, CARL]);
    server.start_match(&[ANNA, BEN, CARL]);
    for choice in 0..2 {
        for client in [ANNA, CARL] {
            let message = server
                .next_message(client, Advised, choice)
                .expect("a move");
            server.send(client, message);
        }
    }
    server.send(3, ClientMessage::Watch(room));
    let boards = |server: &TestServer, client: usize| -> Vec<u8> {
        let game = server.clients[client].state.game();
        game.into_iter()
            .flat_map(|game| game.boards.keys().copied())
            .collect()
    };
    assert_eq!(boards(&server, 3), [0, 1, 2]);
    assert_eq!(
        [boards(&server, ANNA), boards(&server, BEN)],
        [vec![0], vec![1]]
    );
    server.assert_in_sync();
    let codes: Vec<String> = server.clients[3]
        .state
        .game()
        .expect("a game")
        .boards
        .values()
        .map(|game| game.code().to_string())
        .collect();
    assert!(
        codes.iter().all(|code| *code == codes[0]),
        "the same board for all"
    );
    for client in [BEN, 3] {
        let progress = &server.clients[client]
            .state
            .game()
            .expect("a game")
            .info
            .progress;
        let moves: Vec<u16> = progress.iter().map(|progress| progress.moves).collect();
        assert_eq!(moves, [2, 0, 2]);
    }
    // Who has left the race may watch it.
    server.send(CARL, ClientMessage::LeaveRoom);
    server.send(CARL, ClientMessage::Watch(room));
    assert_eq!(boards(&server, CARL), [0, 1, 2]);
}

#[test]
fn who_asks_again_is_told_again() {
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

#[test]
fn a_guest_whose_board_is_torn_has_it_mended() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    // Something that the host never received.
    let lie = ServerMessage::Moved {
        board: 0,
        seq: 2,
        mv: Move::Cell(CellId(0)),
        after: 5,
        hash: 1.into(),
    };
    let event = server.clients[BEN].state.apply(lie.clone());
    assert_eq!(event, Some(ClientEvent::Desync(ClientMessage::Resync)));
    assert_eq!(server.clients[BEN].state.apply(lie), None, "asked already");
    server.send(BEN, ClientMessage::Resync);
    assert_eq!(
        server.clients[BEN].events.last(),
        Some(&ClientEvent::BoardSynced(0))
    );
    server.assert_in_sync();
    play_stones(&mut server, &[(BEN, 0)]);

    // Two boards of a is_race: they are received again together.
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    let room = server.open_room(room_config("light:5x5#7", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    server.send(CARL, ClientMessage::Watch(room));
    let lie = |board| ServerMessage::TakenBack {
        board,
        ply: 9,
        elapsed: 0,
    };
    let state = &mut server.clients[CARL].state;
    assert_eq!(
        state.apply(lie(0)),
        Some(ClientEvent::Desync(ClientMessage::Resync))
    );
    assert_eq!(state.apply(lie(1)), None);
    server.send(CARL, ClientMessage::Resync);
    server.assert_in_sync();
    assert_eq!(
        server.clients[CARL].state.apply(lie(1)),
        Some(ClientEvent::Desync(ClientMessage::Resync))
    );
}

// The end of the host.

#[test]
fn a_host_that_closes_tells_all_and_keeps_the_games() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    server.lobby.shut_down();
    server.process_output();
    for client in &server.clients {
        assert_eq!(client.close_reason(), Some(CloseReason::ServerClosed));
        assert_eq!(client.connection, None);
    }
    assert_eq!(server.lobby.people(), 0);
    server.wait(120_000);
    server.crash();
    server.reconnect_fresh(ANNA, "Anna");
    server.reconnect_fresh(BEN, "Ben");
    play_stones(&mut server, &[(BEN, 0), (ANNA, 1)]);
}

#[test]
fn after_a_crash_everybody_comes_back_and_plays_on() {
    for &game in Game::ALL {
        for (code, seats) in small_games(game) {
            for is_fresh in [false, true] {
                let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
                let people = &[ANNA, BEN, CARL][..seats.into()];
                let limit = TimeLimit::PerSeat(3000);
                let room = server.open_room(
                    RoomConfig {
                        limit,
                        ..room_config(code, seats)
                    },
                    people,
                );
                server.start_match(people);
                let mut random = seeded_numbers(3);
                for _ in 0..2 {
                    for &client in people {
                        if let Some(
                            message @ (ClientMessage::Move { .. } | ClientMessage::Chance { .. }),
                        ) = server.next_message(client, Random, random())
                        {
                            server.send(client, message);
                        }
                    }
                    server.wait(500);
                }
                assert!(server.lobby.take_changed(), "{code}");
                let before: Vec<_> = people
                    .iter()
                    .map(|&client| {
                        let game = server.clients[client].board().expect("a board");
                        (
                            server.clients[client].id(),
                            server.clients[client].state.seat(),
                            game.record(),
                            game.state_hash(),
                        )
                    })
                    .collect();
                let clocks = server.clients[ANNA]
                    .state
                    .game()
                    .and_then(|game| game.clocks.clone());
                server.crash();
                for (&client, name) in people.iter().zip(["Anna", "Ben", "Carl"]) {
                    match is_fresh {
                        true => server.reconnect_fresh(client, name),
                        false => server.reconnect(client, name),
                    }
                }
                assert_eq!(
                    server.clients[ANNA].state.room().map(|room| room.id),
                    Some(room)
                );
                let after: Vec<_> = people
                    .iter()
                    .map(|&client| {
                        let game = server.clients[client].board().expect("a board");
                        let mut record = game.record();
                        record.elapsed = record.elapsed.min(before[client].2.elapsed);
                        (
                            server.clients[client].id(),
                            server.clients[client].state.seat(),
                            record,
                            game.state_hash(),
                        )
                    })
                    .collect();
                let same =
                    |one: &[(PersonId, Option<u8>, tessella::session::Record, u32)]| -> Vec<_> {
                        one.iter()
                            .map(|one| {
                                (
                                    one.0,
                                    one.1,
                                    one.2.code.clone(),
                                    one.2.moves.clone(),
                                    one.2.players.clone(),
                                    one.3,
                                )
                            })
                            .collect()
                    };
                assert_eq!(same(&before), same(&after), "{code}");
                assert!(clocks.is_some());
                let seated: Vec<_> = people
                    .iter()
                    .map(|&client| (client, if client == ANNA { Advised } else { Random }))
                    .collect();
                server.play_out(&seated);
                server.start_match(people);
            }
        }
    }
}

#[test]
fn after_a_crash_who_does_not_come_back_is_waited_for_five_times_as_long() {
    let mut server = tic_tac_toe();
    server.crash();
    server.reconnect(ANNA, "Anna");
    let ben = server.clients[BEN].state.token().map(|_| PersonId(2));
    assert_eq!(
        ben.and_then(|ben| server.clients[ANNA].presence_of(ben)),
        Some(Presence::Disconnected(300))
    );
    server.wait(299_750);
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Playing));
    server.wait(250);
    assert_eq!(server.clients[ANNA].winner(), Some(0));
    let dora = server.join("Dora");
    assert!(
        server.clients[dora].id() > server.clients[ANNA].id(),
        "nobody's number is given again"
    );
}

#[test]
fn a_room_that_was_about_to_begin_waits_again_after_a_crash() {
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    server.send(ANNA, ClientMessage::Resign);
    server.job_mode = JobMode::Deferred;
    server.send(ANNA, ClientMessage::SetReady(true));
    server.send(BEN, ClientMessage::SetReady(true));
    assert_eq!(server.clients[ANNA].stage(), Some(RoomStage::Generating));
    server.crash();
    server.job_mode = JobMode::Immediate;
    server.reconnect(ANNA, "Anna");
    server.reconnect(BEN, "Ben");
    server.start_match(&[ANNA, BEN]);
    play_stones(&mut server, &[(BEN, 4)]);
}

#[test]
fn what_was_kept_is_read_as_such_or_refused_with_words() {
    let mut server = tic_tac_toe();
    play_stones(&mut server, &[(ANNA, 4)]);
    let kept = server.lobby.save().expect("a lobby is kept");
    let mut other = TestServer::new();
    assert_eq!(other.lobby.restore(&kept), Ok(1));
    for (bytes, words) in [
        (&kept[..kept.len() / 2], "damaged"),
        (&[9u8, 0, 0][..], "format 9"),
    ] {
        let mut other = TestServer::new();
        let error = other.lobby.restore(bytes).expect_err("what was not kept");
        assert!(error.to_string().contains(words), "{error}");
    }
    // Whatever the bytes are, nobody is where nothing is known of them.
    for at in 0..kept.len() {
        for byte in (0..6).chain([kept[at] ^ 0x40, 250, 251, 255]) {
            let mut damaged = kept.clone();
            damaged[at] = byte;
            let mut other = TestServer::new();
            if other.lobby.restore(&damaged).is_ok() {
                let fresh = other.join("Dora");
                other.wait(10_000);
                let state: &ClientState = &other.clients[fresh].state;
                let mut somewhere = BTreeSet::new();
                for room in state.rooms() {
                    for place in &room.seats {
                        if let SeatOccupant::Person(id) = place.occupant {
                            assert!(somewhere.insert(id), "{id:?} is in two seats");
                            assert_eq!(
                                state.person(id).and_then(|person| person.room),
                                Some(room.id)
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn turns_of_chance_and_seats_are_what_they_seem() {
    // What the scenes above lean on.
    let mut server = TestServer::with_people(&["Anna", "Ben"]);
    server.open_room(room_config("race:track30,s2#7", 2), &[ANNA, BEN]);
    server.start_match(&[ANNA, BEN]);
    let game = server.clients[ANNA].board().expect("a board");
    assert_eq!(game.position().to_move(), Turn::Chance(Seat::FIRST));
    assert_eq!(game.players(), [Player::Human, Player::Remote]);
    let game = server.clients[BEN].board().expect("a board");
    assert_eq!(game.players(), [Player::Remote, Player::Human]);
}
