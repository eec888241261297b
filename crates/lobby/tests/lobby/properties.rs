//! Properties that hold for any sequence of messages and events, and for any saved bytes.

use super::harness::Style::Random;
use super::harness::{JobMode, TestServer, room_config};
use super::invariants::check_invariants;
use super::random_steps::{CLIENTS, CODES, LIMITS, OBSERVER, Step, apply_step, steps};
use super::tournament_fixtures::{is_playing, started};
use proptest::prelude::*;
use tessella_formats::codec::encode;
use tessella_games::Level;
use tessella_lobby::{ClientMessage, Lobby, RaceGoal, RoomConfig, TimeLimit, TournamentKind};

/// Returns the maximum number of messages that one request causes: a few for each person, and the complete state for a
/// person who joins.
const fn max_output(people: usize) -> usize {
    12 * people + 40
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, max_shrink_iters: 4000, ..ProptestConfig::default() })]

    #[test]
    fn random_steps_keep_the_invariants(
        (code, seats) in prop::sample::select(&CODES[..7]),
        goal in prop_oneof![Just(RaceGoal::FirstToFinish), Just(RaceGoal::FewestMoves)],
        limit in prop_oneof![Just(TimeLimit::None), Just(TimeLimit::PerMove(2)), Just(TimeLimit::PerSeat(5))],
        seated in 0..=4usize,
        has_tournament in prop::bool::weighted(0.4),
        steps in proptest::collection::vec(steps(), 1..90),
    ) {
        let mut server = TestServer::with_limits(LIMITS);
        server.join("Observer");
        for _ in 0..CLIENTS {
            server.add_client();
        }
        // Some clients start with a match, so that the steps do more.
        for (client, name) in (1..=seated).zip([0, 1, 2, 4]) {
            apply_step(&mut server, Step::Join(client, name, true));
            let open = ClientMessage::OpenRoom(RoomConfig { goal, limit, ..room_config(code, seats) });
            apply_step(&mut server, if client == 1 { Step::Message(1, open) } else { Step::EnterRoom(client, 0, true) });
        }
        apply_step(&mut server, Step::AllReady);
        // Others with a tournament, which begins if the room allows it.
        if has_tournament {
            for (client, name) in (1..).zip([0, 1, 2, 4, 5]) {
                apply_step(&mut server, Step::Join(client, name, true));
            }
            apply_step(&mut server, Step::Tournament(0, seated % 2 == 0));
        }
        for step in steps {
            let message = match &step {
                Step::Message(client, message) => server.clients[*client].connection.zip(Some(message.clone())),
                _ => None,
            };
            if let Some((connection, message)) = message {
                // The same as `send`, but with the output counted.
                server.lobby.receive(connection, message);
                let output = server.lobby.take_output();
                prop_assert!(output.len() <= max_output(CLIENTS), "{}: {:?}", output.len(), step);
                server.deliver_all(output);
            } else {
                apply_step(&mut server, step);
            }
            check_invariants(&server)?;
            server.assert_in_sync();
            server.wait(40);
        }
        // A new client is sent the same facts.
        server.disconnect(1);
        let view = server.view(OBSERVER);
        if view.0.len() < usize::from(LIMITS.max_people) {
            prop_assert_eq!(server.view_of_new_client(), view);
        }
        // All clients can leave.
        for client in 1..=CLIENTS {
            server.wait(1000);
            if server.clients[client].state.room().is_some() {
                server.send(client, ClientMessage::LeaveRoom);
                prop_assert_eq!(server.clients[client].state.room(), None);
                prop_assert_eq!(server.view(client), server.view(OBSERVER));
            }
            server.disconnect(client);
        }
        server.wait(u64::from(LIMITS.abandoned_room_timeout) * 1000 + 1000);
        prop_assert_eq!(server.view(OBSERVER).0.len(), 1);
        server.disconnect(OBSERVER);
        // The lobby is empty then.
        server.job_mode = JobMode::Immediate;
        for job in std::mem::take(&mut server.jobs) {
            server.run_job(job);
        }
        let empty = Lobby::new(LIMITS, Box::new(|| 0));
        let save = |lobby: &Lobby| lobby.save().map_err(|error| TestCaseError::fail(error.to_string()));
        prop_assert_eq!(save(&server.lobby)?, save(&empty)?);
        prop_assert_eq!(server.lobby.rooms(), 0);
        let left = format!("{:?}", server.lobby);
        prop_assert!(left.contains("connections: {}, people: {}, devices: 0, rooms: {}"), "{}", left);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn random_changes_of_a_saved_lobby_are_restored_or_refused(
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        has_tournament in any::<bool>(),
    ) {
        thread_local!(static SAVED: [Vec<u8>; 2] = [saved_lobby(), saved_tournament()]);
        let mut bytes = SAVED.with(|saved| saved[usize::from(has_tournament)].clone());
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        let mut server = TestServer::with_limits(LIMITS);
        if server.lobby.restore(&bytes).is_ok() {
            server.join("Observer");
            if server.clients[OBSERVER].state.me().is_some() {
                check_invariants(&server)?;
                for _ in 0..8 {
                    server.wait(2000);
                    check_invariants(&server)?;
                }
            }
        }
    }
}

/// Returns a saved lobby with two rooms: a race, and a match with a computer.
fn saved_lobby() -> Vec<u8> {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl"]);
    server.open_room(room_config("light:5x5#7", 3), &[0, 1]);
    server.start_match(&[0, 1]);
    server.open_room(room_config("row:6x6,k4,s3#7", 3), &[2]);
    for seat in [1, 2] {
        server.send(2, ClientMessage::SetComputer(seat, Some(Level::Gentle)));
    }
    server.start_match(&[2]);
    for client in 0..3 {
        let message = server.next_message(client, Random, 7).expect("a move");
        server.send_ok(client, message);
    }
    server.lobby.save().expect("a saved lobby")
}

/// Returns a saved lobby with a tournament in which one of two matches is over.
fn saved_tournament() -> Vec<u8> {
    let (mut server, _) = started(5, TournamentKind::RoundRobin);
    let mut players = 0..5;
    let player = players.find(|&client| is_playing(&server, client));
    server.send_ok(player.expect("a player"), ClientMessage::Resign);
    server.lobby.save().expect("a saved lobby")
}

#[test]
fn saved_lobby_with_false_length_is_refused() {
    let bytes = encode(&(1u16, 1u64 << 50)).expect("numbers");
    let mut lobby = Lobby::new(LIMITS, Box::new(|| 0));
    assert!(lobby.restore(&bytes).is_err());
    assert_eq!(lobby.rooms(), 0);
}
