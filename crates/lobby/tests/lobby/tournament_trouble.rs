//! Tournaments in which people leave, lose their connection, are removed or come back, and servers that are restarted.

use super::harness::{
    ANNA, BEN, CARL, DORA, JobMode, Style, TestServer, room_config, seeded_numbers,
};
use super::tournament_fixtures::{
    BREAK, RESULT_TIME, entered, info, is_playing, places, resign_all, started,
};
use tessella_lobby::{
    ClientMessage, JobResult, LobbyJob, PairingResult, Refusal, RoomConfig, RoomId, RoomStage,
    ServerMessage, TimeLimit, TournamentKind, TournamentStage, tournament_limit,
};

/// Returns the names of the people who have lost in a round.
fn losers(server: &TestServer, round: usize) -> Vec<String> {
    let info = info(server, CARL);
    let name = |entrant: u8| info.entrants[usize::from(entrant)].name.clone();
    let mut losers: Vec<String> = info.rounds[round]
        .iter()
        .flat_map(|pairing| match pairing.result {
            Some(PairingResult::FirstWon) => vec![pairing.second],
            Some(PairingResult::SecondWon) => vec![Some(pairing.first)],
            Some(PairingResult::NeitherWon) => vec![Some(pairing.first), pairing.second],
            Some(PairingResult::Draw) | None => Vec::new(),
        })
        .flatten()
        .map(name)
        .collect();
    losers.sort();
    losers
}

fn next_round(server: &mut TestServer) {
    server.wait(RESULT_TIME);
    server.wait(BREAK);
}

#[test]
fn games_of_a_person_who_leaves_are_lost_until_they_come_back() {
    let (mut server, room) = started(4, TournamentKind::RoundRobin);
    server.send_ok(ANNA, ClientMessage::LeaveRoom);
    assert!(losers(&server, 0).contains(&"Player 0".to_owned()));
    resign_all(&mut server);
    next_round(&mut server);
    assert!(losers(&server, 1).contains(&"Player 0".to_owned()));
    // The tournament belongs to somebody else then.
    let ben = server.clients[BEN].id();
    let home = server.clients[BEN].state.rooms().find(|own| own.id == room);
    assert_eq!(home.and_then(|home| home.owner), Some(ben));
    // With another connection and as another person, but the same device.
    server.disconnect(ANNA);
    server.reconnect_fresh(ANNA, "Annabel");
    server.send_ok(ANNA, ClientMessage::Watch(room));
    resign_all(&mut server);
    next_round(&mut server);
    assert!(is_playing(&server, ANNA));
    for client in [BEN, CARL, DORA] {
        if is_playing(&server, client)
            && server.clients[client].room().id == server.clients[ANNA].room().id
        {
            server.send_ok(client, ClientMessage::Resign);
        }
    }
    resign_all(&mut server);
    server.wait(RESULT_TIME);
    assert_eq!(info(&server, ANNA).stage, TournamentStage::Over);
    let own = places(&server, ANNA)
        .into_iter()
        .find(|line| line.0.starts_with("Player 0"));
    assert_eq!(
        own.map(|line| line.2),
        Some(2),
        "{:?}",
        places(&server, ANNA)
    );
}

#[test]
fn person_who_withdraws_loses_the_match_and_may_continue() {
    let (mut server, room) = started(4, TournamentKind::RoundRobin);
    server.send_ok(DORA, ClientMessage::Withdraw);
    assert!(!info(&server, ANNA).entrants[3].is_here);
    assert!(losers(&server, 0).contains(&"Player 3".to_owned()));
    resign_all(&mut server);
    next_round(&mut server);
    assert!(!is_playing(&server, DORA));
    assert_eq!(server.clients[DORA].room().id, room);
    assert!(losers(&server, 1).contains(&"Player 3".to_owned()));
    server.send_ok(DORA, ClientMessage::EnterTournament);
    resign_all(&mut server);
    next_round(&mut server);
    assert!(is_playing(&server, DORA));
}

#[test]
fn withdrawal_before_the_board_is_ready_loses_the_match() {
    let (mut server, _) = entered(4, room_config("row:3x3,k3#1", 2));
    server.send_ok(
        ANNA,
        ClientMessage::StartTournament(TournamentKind::KnockOut),
    );
    server.job_mode = JobMode::Deferred;
    server.wait(BREAK);
    assert_eq!(server.clients[DORA].stage(), Some(RoomStage::Generating));
    server.send_ok(DORA, ClientMessage::Withdraw);
    server.wait(300);
    assert_eq!(losers(&server, 0), ["Player 3"]);
    for job in std::mem::take(&mut server.jobs) {
        server.run_job(job);
    }
    server.process_output();
    assert!(!is_playing(&server, DORA));
    assert!((0..3).filter(|&client| is_playing(&server, client)).count() == 2);
}

#[test]
fn player_who_reconnects_continues_the_match() {
    let (mut server, _) = started(4, TournamentKind::KnockOut);
    let own = server.clients[BEN].room().id;
    server.disconnect(BEN);
    server.wait(3000);
    server.reconnect_fresh(BEN, "Player 1");
    assert_eq!(server.clients[BEN].room().id, own);
    assert!(is_playing(&server, BEN));
    assert_eq!(info(&server, BEN).entrants.len(), 4);
    // A player who does not come back in time loses.
    server.disconnect(BEN);
    server.wait(70_000);
    assert!(losers(&server, 0).contains(&"Player 1".to_owned()));
}

#[test]
fn match_of_two_absent_players_does_not_stop_the_others() {
    let (mut server, _) = started(4, TournamentKind::KnockOut);
    let own = server.clients[ANNA].room().id;
    let both: Vec<usize> = (0..4)
        .filter(|&client| server.clients[client].room().id == own)
        .collect();
    let watching = (0..4).find(|client| !both.contains(client));
    for client in both {
        server.disconnect(client);
    }
    resign_all(&mut server);
    server.wait(70_000);
    let rounds = &info(&server, watching.expect("another player")).rounds;
    assert!(
        rounds[0].iter().all(|pairing| pairing.result.is_some()),
        "{rounds:?}"
    );
}

#[test]
fn round_waits_for_those_whose_place_is_reserved() {
    let (mut server, _) = started(4, TournamentKind::RoundRobin);
    resign_all(&mut server);
    server.wait(RESULT_TIME);
    server.disconnect(DORA);
    server.wait(BREAK + 20_000);
    assert!((0..4).all(|client| !is_playing(&server, client)));
    server.reconnect_fresh(DORA, "Player 3");
    server.wait(500);
    assert!((0..4).all(|client| is_playing(&server, client)));
    resign_all(&mut server);
    server.wait(RESULT_TIME);
    server.disconnect(DORA);
    server.wait(70_000);
    assert!((0..3).filter(|&client| is_playing(&server, client)).count() == 2);
    assert!(losers(&server, 2).contains(&"Player 3".to_owned()));
}

#[test]
fn tournament_continues_after_a_restart_in_every_phase() {
    let restart = |server: &mut TestServer| {
        server.crash();
        for client in 0..5 {
            server.reconnect_fresh(client, &format!("Player {client}"));
        }
    };
    let (mut server, room) = started(5, TournamentKind::RoundRobin);
    restart(&mut server);
    let playing = |server: &TestServer| (0..5).filter(|&client| is_playing(server, client)).count();
    assert_eq!(playing(&server), 4, "matches go on");
    for _ in 0..20 {
        if info(&server, ANNA).stage == TournamentStage::Over {
            break;
        }
        resign_all(&mut server);
        restart(&mut server);
        server.wait(RESULT_TIME);
        restart(&mut server);
        for client in 0..5 {
            assert_eq!(server.clients[client].room().id, room, "between rounds");
        }
        server.wait(BREAK);
        restart(&mut server);
    }
    let expected: Vec<(String, u8, u8)> = (0..5u8)
        .map(|place| (format!("Player {}", 4 - place), place + 1, 8 - 2 * place))
        .collect();
    assert_eq!(places(&server, BEN), expected);
}

#[test]
fn draw_is_played_again_after_a_restart() {
    let (mut server, _) = started(4, TournamentKind::KnockOut);
    let own = server.clients[ANNA].room().id;
    let other = (1..4).find(|&client| server.clients[client].room().id == own);
    let other = other.expect("an opponent");
    server.send(ANNA, ClientMessage::OfferDraw);
    server.send_ok(other, ClientMessage::AnswerDraw(true));
    server.crash();
    for client in 0..4 {
        server.reconnect_fresh(client, &format!("Player {client}"));
    }
    server.wait(RESULT_TIME);
    assert!(is_playing(&server, ANNA) && is_playing(&server, other));
    let game = server.clients[ANNA].state.game().expect("a match");
    assert_eq!((game.info.number, game.info.first_seat), (2, 1));
}

#[test]
fn owner_of_a_tournament_removes_and_bans_players() {
    let (mut server, room) = started(4, TournamentKind::RoundRobin);
    let dora = server.clients[DORA].id();
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::Kick(dora, true)),
        Refusal::NotOwner
    );
    server.send_ok(ANNA, ClientMessage::Kick(dora, true));
    assert!(losers(&server, 0).contains(&"Player 3".to_owned()));
    let rooms: Vec<_> = server.clients[DORA]
        .state
        .rooms()
        .map(|own| own.id)
        .collect();
    assert!(rooms.len() > 1);
    for own in rooms {
        assert_eq!(
            server.expect_refusal(DORA, ClientMessage::Watch(own)),
            Refusal::Banned,
            "neither the tournament's room nor a match"
        );
    }
    resign_all(&mut server);
    next_round(&mut server);
    assert!(losers(&server, 1).contains(&"Player 3".to_owned()));
    // Also after a restart.
    server.crash();
    for client in 0..4 {
        server.reconnect_fresh(client, &format!("Player {client}"));
    }
    let refusal = server.expect_refusal(DORA, ClientMessage::Watch(room));
    assert_eq!(refusal, Refusal::Banned);
    // The operator bans from the server.
    let ben = server.clients[BEN].id();
    assert!(server.lobby.remove_from_server(ben, true));
    server.process_output();
    server.wait(300);
    let info = info(&server, ANNA);
    let here = info.entrants.iter().filter(|entrant| entrant.is_here);
    let here: Vec<&str> = here.map(|entrant| &*entrant.name).collect();
    assert_eq!((info.room, here), (room, vec!["Player 0", "Player 2"]));
}

#[test]
fn tournament_without_people_is_closed() {
    let (mut server, _) = started(4, TournamentKind::RoundRobin);
    for client in 0..4 {
        server.send_ok(client, ClientMessage::LeaveRoom);
    }
    server.wait(500);
    assert_eq!(server.clients[ANNA].state.rooms().count(), 0);
    assert_eq!(server.lobby.rooms(), 0);
}

#[test]
fn tournament_abandoned_by_all_is_closed_after_the_usual_time() {
    let (mut server, _) = started(4, TournamentKind::RoundRobin);
    for client in 0..4 {
        server.disconnect(client);
    }
    server.wait(3_500_000);
    assert_eq!(server.lobby.rooms(), 1);
    server.wait(200_000);
    assert_eq!(server.lobby.rooms(), 0);
}

#[test]
fn operator_closes_the_room_of_a_tournament_with_its_matches() {
    for of_match in [false, true] {
        let (mut server, room) = started(4, TournamentKind::RoundRobin);
        let own = if of_match {
            server.clients[BEN].room().id
        } else {
            room
        };
        assert!(server.lobby.close_room(own));
        server.process_output();
        for client in 0..4 {
            assert_eq!(server.clients[client].state.rooms().count(), 0);
            assert_eq!(server.clients[client].state.tournament(), None);
        }
    }
}

#[test]
fn draining_server_begins_no_round() {
    let (mut server, _) = started(4, TournamentKind::RoundRobin);
    server.lobby.drain();
    resign_all(&mut server);
    server.wait(RESULT_TIME + 3 * BREAK);
    assert_eq!(info(&server, ANNA).round, 1);
    assert!((0..4).all(|client| !is_playing(&server, client)));
    // After the restart it goes on.
    server.crash();
    for client in 0..4 {
        server.reconnect_fresh(client, &format!("Player {client}"));
    }
    server.wait(BREAK);
    assert!((0..4).all(|client| is_playing(&server, client)));
}

#[test]
fn game_that_cannot_be_generated_is_a_draw() {
    let (mut server, _) = entered(4, room_config("row:3x3,k3#1", 2));
    server.send_ok(
        ANNA,
        ClientMessage::StartTournament(TournamentKind::RoundRobin),
    );
    server.job_mode = JobMode::Deferred;
    server.wait(BREAK);
    for job in std::mem::take(&mut server.jobs) {
        let LobbyJob::Generate { id, .. } = job else {
            continue;
        };
        server.lobby.finish_job(id, JobResult::Generated(None));
        server.process_output();
    }
    let results = info(&server, ANNA).rounds[0]
        .iter()
        .map(|pairing| pairing.result);
    assert_eq!(results.collect::<Vec<_>>(), [Some(PairingResult::Draw); 2]);
}

/// Starts a tournament of four people in a room, up to the first games.
fn started_in(config: RoomConfig) -> (TestServer, RoomId) {
    let (mut server, room) = entered(4, config);
    let kind = TournamentKind::RoundRobin;
    server.send_ok(ANNA, ClientMessage::StartTournament(kind));
    server.wait(BREAK);
    (server, room)
}

/// Returns the clock of the game that a player sees.
fn clock(server: &TestServer, client: usize) -> TimeLimit {
    server.clients[client].room().limit
}

#[test]
fn player_who_does_not_move_holds_up_no_round_of_a_room_without_a_clock() {
    let (mut server, room) = started_in(room_config("row:6x6,k6#1", 2));
    let own = server.clients[ANNA].state.room_with(room);
    assert_eq!(own.map(|own| own.limit), Some(TimeLimit::None));
    assert_eq!(clock(&server, ANNA), TimeLimit::PerMove(300));
    // In one match both players move every four minutes; in the other nobody does.
    let opponent =
        (1..4).find(|&client| server.clients[client].room().id == server.clients[ANNA].room().id);
    let mut random = seeded_numbers(3);
    for _ in 0..3 {
        for client in [ANNA, opponent.expect("an opponent")] {
            let message = server.next_message(client, Style::Random, random());
            if let Some(message) = message {
                server.send_ok(client, message);
            }
        }
        server.wait(240_000);
    }
    assert!(is_playing(&server, ANNA));
    let decided = info(&server, ANNA).rounds[0].iter();
    let decided = decided.filter(|pairing| pairing.result.is_some());
    assert_eq!(decided.count(), 1, "one has lost by time");
    assert_eq!(losers(&server, 0).len(), 1);
    server.wait(300_000);
    next_round(&mut server);
    assert_eq!(info(&server, ANNA).round, 1);
}

#[test]
fn race_in_which_nobody_moves_ends_in_a_room_without_a_clock() {
    let (mut server, _) = started_in(room_config("light:5x5#7", 4));
    assert_eq!(clock(&server, ANNA), TimeLimit::PerSeat(1200));
    server.wait(1_195_000);
    assert!(is_playing(&server, ANNA));
    server.wait(10_000);
    let results = info(&server, ANNA).rounds[0]
        .iter()
        .map(|pairing| pairing.result);
    assert_eq!(results.collect::<Vec<_>>(), [Some(PairingResult::Draw); 2]);
}

#[test]
fn tournament_keeps_the_clock_of_its_room() {
    let limit = TimeLimit::Increment {
        start: 60,
        seconds: 5,
    };
    let (server, _) = started_in(RoomConfig {
        limit,
        ..room_config("row:3x3,k3#1", 2)
    });
    assert_eq!(clock(&server, ANNA), limit);
    for is_race in [false, true] {
        assert_eq!(tournament_limit(limit, is_race), limit);
        assert_ne!(tournament_limit(TimeLimit::None, is_race), TimeLimit::None);
    }
}

#[test]
fn tournament_is_sent_seldom_however_often_somebody_comes_and_goes() {
    let (mut server, room) = started(5, TournamentKind::RoundRobin);
    let free = (0..5).find(|&client| !is_playing(&server, client));
    let free = free.expect("a bye");
    let other = (0..5).find(|&client| client != free).expect("a player");
    let count = |server: &TestServer| {
        let received = server.clients[other].received.iter();
        let tournaments =
            received.filter(|message| matches!(message, ServerMessage::Tournament(_)));
        tournaments.count()
    };
    let before = count(&server);
    let rooms: Vec<_> = info(&server, free).rooms.iter().map(|own| own.1).collect();
    for turn in 0..100 {
        let messages = [
            ClientMessage::Watch(rooms[turn % 2]),
            ClientMessage::LeaveRoom,
            ClientMessage::Watch(room),
            ClientMessage::Withdraw,
            ClientMessage::EnterTournament,
        ];
        for message in messages {
            server.send(free, message);
            server.wait(25);
        }
    }
    assert!(server.clients[free].connection.is_some());
    let more = count(&server) - before;
    assert!((2..60).contains(&more), "{more} messages in 12 seconds");
}

#[test]
fn tournament_without_people_makes_room() {
    let (mut server, home) = started(4, TournamentKind::RoundRobin);
    for client in [ANNA, BEN, CARL, DORA] {
        server.disconnect(client);
    }
    // It takes one of the sixteen rooms, and its matches take none.
    for number in 0..16 {
        let name = format!("Person {number}");
        let person = server.join(&name);
        server.open_room(room_config("row:3x3,k3#1", 2), &[person]);
        assert_eq!(server.lobby.has_room(home), number < 15, "{number}");
    }
    assert_eq!((server.lobby.rooms(), server.lobby.games()), (16, 0));
    assert_eq!(server.lobby.people_details().len(), 16);
    let person = server.join("Person 16");
    let open = ClientMessage::OpenRoom(room_config("row:3x3,k3#1", 2));
    assert_eq!(
        server.expect_refusal(person, open),
        Refusal::TooManyRooms(16)
    );
}
