//! Tournaments: entering, rounds, matches and standings.

use super::harness::{
    ANNA, BEN, CARL, DORA, Style, TestServer, room_config, seeded_numbers, small_games,
};
use super::tournament_fixtures::{
    BREAK, RESULT_TIME, entered, info, is_playing, places, play_to_the_end, resign_all, started,
};
use tessella_games::{Game, Level};
use tessella_lobby::{
    ClientEvent, ClientMessage, InvalidRoom, MAX_ENTRANTS, PairingResult, Refusal, RoomConfig,
    RoomId, RoomStage, TournamentKind, TournamentStage,
};

/// Opens a room with Anna and Ben in its seats, watched by Carl and Dora.
fn watched_room() -> (TestServer, RoomId) {
    let mut server = TestServer::with_people(&["Anna", "Ben", "Carl", "Dora"]);
    let room = server.open_room(room_config("row:3x3,k3#1", 2), &[ANNA, BEN]);
    for client in [CARL, DORA] {
        server.send_ok(client, ClientMessage::Watch(room));
    }
    (server, room)
}

/// Message that starts a round robin.
const START: ClientMessage = ClientMessage::StartTournament(TournamentKind::RoundRobin);

/// Refusal of a tournament of three.
const THREE_ARE_TOO_FEW: Refusal = Refusal::TooFewEntrants {
    least: 4,
    entered: 3,
};

#[test]
fn person_outside_of_the_room_does_not_enter_its_tournament() {
    let mut server = TestServer::with_people(&["Anna"]);
    assert_eq!(
        server.expect_refusal(ANNA, ClientMessage::EnterTournament),
        Refusal::NotSeated
    );
}

#[test]
fn tournament_without_entrants_is_neither_started_nor_left() {
    let (mut server, _) = watched_room();
    for message in [START, ClientMessage::Withdraw] {
        let refusal = server.expect_refusal(ANNA, message);
        assert_eq!(refusal, Refusal::NoTournament);
    }
}

#[test]
fn tournament_is_started_by_its_owner_once_enough_have_entered() {
    let (mut server, _) = watched_room();
    for client in [ANNA, BEN, CARL] {
        server.send_ok(client, ClientMessage::EnterTournament);
    }
    assert_eq!(server.expect_refusal(ANNA, START), THREE_ARE_TOO_FEW);
    server.send_ok(DORA, ClientMessage::EnterTournament);
    assert_eq!(server.expect_refusal(BEN, START), Refusal::NotOwner);
    server.send_ok(ANNA, START);
    assert_eq!(info(&server, DORA).stage, TournamentStage::Running);
}

#[test]
fn whoever_withdraws_or_leaves_the_room_is_no_entrant() {
    let (mut server, room) = watched_room();
    for client in [ANNA, BEN, CARL, DORA] {
        server.send_ok(client, ClientMessage::EnterTournament);
    }
    server.send_ok(CARL, ClientMessage::Withdraw);
    assert_eq!(info(&server, ANNA).entrants.len(), 3);
    server.send_ok(CARL, ClientMessage::EnterTournament);
    server.send_ok(DORA, ClientMessage::LeaveRoom);
    server.wait(500);
    server.send_ok(DORA, ClientMessage::Watch(room));
    assert_eq!(server.expect_refusal(ANNA, START), THREE_ARE_TOO_FEW);
}

#[test]
fn tournament_begins_after_a_match_of_the_room_with_its_winner_ranked_first() {
    let (mut server, _) = watched_room();
    for client in [BEN, CARL, DORA, ANNA] {
        server.send_ok(client, ClientMessage::EnterTournament);
    }
    server.start_match(&[ANNA, BEN]);
    assert_eq!(
        server.expect_refusal(ANNA, START),
        Refusal::MatchStarted { watch: false }
    );
    server.send_ok(BEN, ClientMessage::Resign);
    server.send_ok(ANNA, START);
    let first = &info(&server, DORA).entrants[0];
    assert_eq!((&*first.name, first.is_here), ("Anna", true));
}

#[test]
fn room_of_a_running_tournament_has_no_seats_no_second_one_and_no_end() {
    let (mut server, room) = watched_room();
    for client in [ANNA, BEN, CARL, DORA] {
        server.send_ok(client, ClientMessage::EnterTournament);
    }
    server.send_ok(ANNA, START);
    let owner = server.clients[ANNA].room().owner;
    assert_eq!(owner, Some(server.clients[ANNA].id()));
    for message in [
        ClientMessage::TakeSeat(room, None),
        START,
        ClientMessage::CloseRoom,
    ] {
        let refusal = server.expect_refusal(ANNA, message);
        assert_eq!(refusal, Refusal::TournamentRunning);
    }
}

#[test]
fn tournament_is_refused_for_other_games_and_rooms() {
    let mut server = TestServer::with_people(&["Anna"]);
    let secret = RoomConfig {
        spectators: false,
        ..room_config("row:3x3,k3#1", 2)
    };
    for (config, expected) in [
        (
            room_config("row:6x6,k4,s3#7", 3),
            Refusal::TwoSeatsNeeded(3),
        ),
        (secret, Refusal::NoSpectators),
    ] {
        server.open_room(config, &[ANNA]);
        assert_eq!(
            server.expect_refusal(ANNA, ClientMessage::EnterTournament),
            expected
        );
        server.send_ok(ANNA, ClientMessage::LeaveRoom);
    }
}

#[test]
fn round_robin_is_played_at_the_same_time_by_all() {
    for people in [4, 5, 8] {
        let (mut server, room) = started(people, TournamentKind::RoundRobin);
        let playing = (0..people).filter(|&client| is_playing(&server, client));
        assert_eq!(playing.count(), people / 2 * 2);
        assert_eq!(info(&server, ANNA).rooms.len(), people / 2);
        for client in 0..people {
            let client = &server.clients[client];
            let has_left = |event: &ClientEvent| matches!(event, ClientEvent::PersonLeft(_));
            assert!(!client.events.iter().any(has_left), "nobody has left");
            let is_undecided = client.state.is_in_undecided_match();
            assert_eq!(is_undecided, client.stage() == Some(RoomStage::Playing));
        }
        // The rooms of the matches belong to the tournament, and nobody owns them.
        let own = server.clients[ANNA].state.rooms();
        let of_matches = own.filter(|own| own.home == Some(room) && own.owner.is_none());
        assert_eq!(of_matches.count(), people / 2);
        assert_eq!(server.lobby.rooms(), 1);
        play_to_the_end(&mut server, resign_all);
        // Everybody has played everybody, and those who joined later have won.
        let expected: Vec<(String, u8, u8)> = (0..people as u8)
            .map(|place| {
                let number = people as u8 - 1 - place;
                (format!("Player {number}"), place + 1, 2 * number)
            })
            .collect();
        for client in 0..people {
            assert_eq!(places(&server, client), expected);
            assert_eq!(server.clients[client].room().id, room);
        }
        // The owner has a seat again, and the others watch.
        assert_eq!(server.clients[ANNA].state.seat(), Some(0));
        assert_eq!(server.clients[ANNA].state.rooms().count(), 1);
        server.assert_in_sync();
    }
}

#[test]
fn knock_out_goes_on_with_the_winners() {
    for people in [4, 6, 9] {
        let (mut server, _) = started(people, TournamentKind::KnockOut);
        let mut rounds = 0;
        play_to_the_end(&mut server, |server| {
            rounds += 1;
            resign_all(server);
        });
        assert_eq!(rounds, people.next_power_of_two().trailing_zeros());
        let places = places(&server, BEN);
        assert_eq!(
            (&*places[0].0, places[0].1),
            (&*format!("Player {}", people - 1), 1)
        );
        assert_eq!(places.iter().filter(|line| line.1 == 1).count(), 1);
    }
}

/// Makes all players draw their matches.
fn draw_all(server: &mut TestServer) {
    for client in 0..server.clients.len() {
        if !is_playing(server, client) {
            continue;
        }
        server.send(client, ClientMessage::OfferDraw);
        let own = server.clients[client].room().id;
        for other in 0..server.clients.len() {
            let is_asked = other != client && is_playing(server, other);
            if is_asked && server.clients[other].room().id == own {
                server.send_ok(other, ClientMessage::AnswerDraw(true));
            }
        }
    }
}

#[test]
fn knock_out_exchanges_the_seats_after_a_draw_and_ends_after_three() {
    let (mut server, _) = started(4, TournamentKind::KnockOut);
    let first_seat = |server: &TestServer| {
        let game = server.clients[ANNA].state.game().expect("a match");
        (game.info.first_seat, game.info.number)
    };
    let mut seen = Vec::new();
    for _ in 0..3 {
        seen.push(first_seat(&server));
        draw_all(&mut server);
        let room = server.clients[ANNA].room().id;
        assert_eq!(
            server.expect_refusal(ANNA, ClientMessage::SetReady(true)),
            Refusal::TournamentRunning,
            "the server starts the next game"
        );
        server.wait(RESULT_TIME);
        if seen.len() < 3 {
            assert_eq!(server.clients[ANNA].room().id, room, "in the same room");
        }
    }
    assert_eq!(seen, [(0, 1), (1, 2), (0, 3)]);
    let round = &info(&server, ANNA).rounds[0];
    for pairing in round {
        assert_eq!(
            (pairing.draws, pairing.result),
            (3, Some(PairingResult::SecondWon))
        );
    }
}

#[test]
fn round_robin_counts_draws() {
    let (mut server, _) = started(4, TournamentKind::RoundRobin);
    play_to_the_end(&mut server, draw_all);
    let places = places(&server, CARL);
    assert!(
        places.iter().all(|line| (line.1, line.2) == (1, 3)),
        "{places:?}"
    );
}

#[test]
fn tournament_is_played_in_every_game() {
    for &game in Game::ALL {
        for (code, seats) in small_games(game) {
            if seats != 2 {
                continue;
            }
            let (mut server, _) = entered(4, room_config(code, 2));
            server.send_ok(
                ANNA,
                ClientMessage::StartTournament(TournamentKind::KnockOut),
            );
            server.wait(BREAK);
            let mut random = seeded_numbers(3);
            for _ in 0..40_000 {
                if info(&server, ANNA).stage == TournamentStage::Over {
                    break;
                }
                let mut has_moved = false;
                for client in 0..4 {
                    let style = if random().is_multiple_of(2) {
                        Style::Random
                    } else {
                        Style::Advised
                    };
                    if let Some(message) = server.next_message(client, style, random()) {
                        server.send(client, message);
                        has_moved = true;
                    }
                }
                server.wait(if has_moved { 60 } else { 2000 });
            }
            assert_eq!(info(&server, ANNA).stage, TournamentStage::Over, "{code}");
            server.assert_in_sync();
        }
    }
}

#[test]
fn race_room_with_many_seats_holds_races_of_two() {
    let (mut server, _) = entered(5, room_config("light:5x5#7", 8));
    server.send_ok(
        ANNA,
        ClientMessage::StartTournament(TournamentKind::RoundRobin),
    );
    server.wait(BREAK);
    assert_eq!(info(&server, ANNA).rooms.len(), 2);
    let playing: Vec<usize> = (0..5)
        .filter(|&client| is_playing(&server, client))
        .collect();
    assert_eq!(server.clients[playing[0]].room().seats.len(), 2);
    play_to_the_end(&mut server, resign_all);
}

#[test]
fn match_of_a_tournament_can_be_watched() {
    let (mut server, room) = started(5, TournamentKind::RoundRobin);
    let free = (0..5)
        .find(|&client| !is_playing(&server, client))
        .expect("a bye");
    let rooms = info(&server, free).rooms.clone();
    // From one match to the other, and back to the tournament's room.
    for (_, own) in &rooms {
        server.send_ok(free, ClientMessage::Watch(*own));
        assert_eq!(server.clients[free].room().id, *own);
        assert!(server.clients[free].board().is_some());
    }
    server.send_ok(free, ClientMessage::Watch(room));
    assert_eq!(server.clients[free].room().id, room);
    server.send_ok(free, ClientMessage::Watch(rooms[1].1));
    // A stranger watches as well, and a player does not leave a match by it.
    let guest = server.join("Guest");
    server.send_ok(guest, ClientMessage::Watch(rooms[0].1));
    let player = (0..5)
        .find(|&client| is_playing(&server, client))
        .expect("a player");
    for other in [room, rooms[0].1, rooms[1].1] {
        if server.clients[player].room().id != other {
            assert_eq!(
                server.expect_refusal(player, ClientMessage::Watch(other)),
                Refusal::MatchStarted { watch: false }
            );
        }
    }
    assert_eq!(
        server.expect_refusal(guest, ClientMessage::EnterTournament),
        Refusal::TournamentRunning
    );
    // After the match all are back; a player who wants to is back at once.
    resign_all(&mut server);
    server.send_ok(player, ClientMessage::Watch(room));
    assert_eq!(server.clients[player].room().id, room);
    server.wait(RESULT_TIME);
    for client in 0..6 {
        assert_eq!(server.clients[client].room().id, room);
    }
    server.assert_in_sync();
}

#[test]
fn tournament_has_at_most_32_people_and_all_of_them_play() {
    let (mut server, room) = entered(MAX_ENTRANTS.into(), room_config("row:3x3,k3#1", 2));
    let more = server.join("One too many");
    server.send_ok(more, ClientMessage::Watch(room));
    assert_eq!(
        server.expect_refusal(more, ClientMessage::EnterTournament),
        Refusal::TournamentFull(MAX_ENTRANTS)
    );
    server.send_ok(
        ANNA,
        ClientMessage::StartTournament(TournamentKind::RoundRobin),
    );
    server.wait(BREAK);
    assert_eq!(info(&server, ANNA).rooms.len(), 16);
    assert!((0..32).all(|client| is_playing(&server, client)));
    let size = tessella_formats::codec::encode(info(&server, ANNA))
        .expect("bytes")
        .len();
    assert!(size < 6000, "{size} bytes");
    resign_all(&mut server);
    server.wait(RESULT_TIME + BREAK);
    assert!((0..32).all(|client| is_playing(&server, client)));
    assert_eq!(info(&server, ANNA).round, 1);
}

#[test]
fn tournament_is_followed_by_another_of_the_owner() {
    let (mut server, _) = started(4, TournamentKind::KnockOut);
    play_to_the_end(&mut server, resign_all);
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::EnterTournament),
        Refusal::NotOwner
    );
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::Withdraw),
        Refusal::NoTournament
    );
    let start = ClientMessage::StartTournament(TournamentKind::KnockOut);
    assert_eq!(server.expect_refusal(ANNA, start), Refusal::NoTournament);
    server.send_ok(ANNA, ClientMessage::EnterTournament);
    assert_eq!(info(&server, BEN).stage, TournamentStage::Open);
    server.send_ok(BEN, ClientMessage::EnterTournament);
    assert_eq!(info(&server, BEN).entrants.len(), 2);
}

#[test]
fn tournament_is_ended_by_its_owner() {
    let (mut server, room) = started(4, TournamentKind::RoundRobin);
    assert_eq!(
        server.expect_refusal(BEN, ClientMessage::EndTournament),
        Refusal::NotOwner
    );
    resign_all(&mut server);
    server.wait(RESULT_TIME + BREAK);
    assert_eq!(info(&server, ANNA).round, 1);
    server.send_ok(ANNA, ClientMessage::EndTournament);
    let info = info(&server, BEN);
    assert_eq!((info.stage, info.rooms.len()), (TournamentStage::Over, 0));
    assert_eq!(info.standings.iter().map(|line| line.points).sum::<u8>(), 4);
    for client in 0..4 {
        assert_eq!(server.clients[client].room().id, room);
    }
    let end = ClientMessage::EndTournament;
    assert_eq!(server.expect_refusal(ANNA, end), Refusal::NoTournament);
    server.send_ok(BEN, ClientMessage::TakeSeat(room, None));
    server.start_match(&[ANNA, BEN]);
}

fn set_computer(index: u8, level: Option<Level>) -> ClientMessage {
    ClientMessage::SetTournamentComputer(index, level)
}

/// Returns the levels of all entrants.
fn levels(server: &TestServer, client: usize) -> Vec<Option<Level>> {
    let entrants = info(server, client).entrants.iter();
    entrants.map(|entrant| entrant.computer).collect()
}

#[test]
fn computers_are_entered_by_the_owner_without_gaps() {
    let (mut server, _) = entered(2, room_config("row:3x3,k3#1", 2));
    let add = set_computer(0, Some(Level::Easy));
    assert_eq!(server.expect_refusal(BEN, add.clone()), Refusal::NotOwner);
    assert_eq!(
        server.expect_refusal(ANNA, set_computer(1, Some(Level::Easy))),
        Refusal::NoSuchSeat
    );
    server.send(ANNA, add);
    server.send(ANNA, set_computer(1, Some(Level::Medium)));
    server.send(ANNA, set_computer(2, Some(Level::Gentle)));
    server.send(ANNA, set_computer(1, None));
    server.send(ANNA, set_computer(0, Some(Level::Hard)));
    server.wait(500);
    assert_eq!(
        levels(&server, BEN),
        [None, None, Some(Level::Hard), Some(Level::Gentle)]
    );
}

#[test]
fn owner_fills_a_tournament_with_computers() {
    let (mut server, room) = entered(2, room_config("row:3x3,k3#1", 2));
    let too_few = Refusal::TooFewEntrants {
        least: 4,
        entered: 2,
    };
    let start = ClientMessage::StartTournament(TournamentKind::KnockOut);
    assert_eq!(server.expect_refusal(ANNA, start.clone()), too_few);
    server.send(ANNA, set_computer(0, Some(Level::Hard)));
    server.send(ANNA, set_computer(1, Some(Level::Gentle)));
    server.send_ok(ANNA, start);
    assert_eq!(
        server.expect_refusal(ANNA, set_computer(0, None)),
        Refusal::TournamentRunning
    );
    server.wait(BREAK);
    // Each person has a match, against a computer or the other one, and the computer moves in it.
    assert!(is_playing(&server, ANNA) && is_playing(&server, BEN));
    assert_eq!(
        server.clients[ANNA]
            .state
            .tournament()
            .map(|info| info.room),
        Some(room)
    );
    play_to_the_end(&mut server, |server| {
        for client in [ANNA, BEN] {
            if is_playing(server, client) {
                server.send_ok(client, ClientMessage::Resign);
            }
        }
    });
    let info = info(&server, ANNA);
    assert_eq!((info.stage, info.rounds.len()), (TournamentStage::Over, 2));
    let mut pairings = info.rounds.iter().flatten();
    assert!(pairings.all(|pairing| pairing.result.is_some()));
    // People who give up lose against computers, so that one of these wins.
    assert!(levels(&server, BEN)[usize::from(info.standings[0].entrant)].is_some());
}

#[test]
fn stronger_computer_wins_without_a_game_and_survives_a_restart() {
    let (mut server, _) = entered(1, room_config("row:3x3,k3#1", 2));
    for (index, level) in (0..).zip([Level::Gentle, Level::Hard, Level::Easy]) {
        server.send(ANNA, set_computer(index, Some(level)));
    }
    server.send_ok(
        ANNA,
        ClientMessage::StartTournament(TournamentKind::RoundRobin),
    );
    server.wait(BREAK);
    assert!(is_playing(&server, ANNA));
    let before = levels(&server, ANNA);
    server.crash();
    server.reconnect_fresh(ANNA, "Player 0");
    assert_eq!(levels(&server, ANNA), before);
    assert!(
        is_playing(&server, ANNA),
        "the match with the computer goes on"
    );
    play_to_the_end(&mut server, resign_all);
    let order: Vec<Option<Level>> = info(&server, ANNA)
        .standings
        .iter()
        .map(|line| before[usize::from(line.entrant)])
        .collect();
    let expected = [Level::Hard, Level::Easy, Level::Gentle].map(Some);
    assert_eq!(order[..3], expected);
    assert_eq!(order[3], None);
}

#[test]
fn lobby_saved_before_there_were_computers_is_read() {
    let (mut server, room) = started(4, TournamentKind::KnockOut);
    let saved = server.lobby.save().expect("a saved lobby");
    // The previous format has another version, and lacks the list of computers at its end, which is empty here.
    assert_eq!((saved[0], saved[saved.len() - 1]), (5, 0));
    let mut before = saved[..saved.len() - 1].to_vec();
    before[0] = 4;
    let mut other = TestServer::new();
    assert_eq!(other.lobby.restore(&before), Ok(3));
    server.crash();
    server.reconnect(ANNA, "Player 0");
    assert_eq!(info(&server, ANNA).room, room);
}

#[test]
fn races_have_no_computers() {
    let (mut server, _) = entered(4, room_config("light:4x4,b5#3", 2));
    let refusal = Refusal::InvalidRoom(InvalidRoom::ComputerInRace);
    let add = set_computer(0, Some(Level::Easy));
    assert_eq!(server.expect_refusal(ANNA, add), refusal);
}

#[test]
fn those_who_are_out_have_no_games_left() {
    let (mut server, _) = started(4, TournamentKind::KnockOut);
    let has_games =
        |server: &TestServer, client: usize| server.clients[client].state.has_tournament_games();
    assert!((0..4).all(|client| has_games(&server, client)));
    resign_all(&mut server);
    server.wait(500);
    let left: Vec<usize> = (0..4)
        .filter(|&client| has_games(&server, client))
        .collect();
    assert_eq!(left.len(), 2, "{left:?}");
    server.wait(RESULT_TIME);
    server.wait(BREAK);
    assert_eq!(info(&server, ANNA).round, 1);
    let playing: Vec<usize> = (0..4)
        .filter(|&client| is_playing(&server, client))
        .collect();
    assert_eq!(playing, left);
    resign_all(&mut server);
    server.wait(500);
    assert!((0..4).all(|client| !has_games(&server, client)));
}
