//! Invariants of the lobby's public facts.

use super::harness::{TestServer, View};
use super::random_steps::{LIMITS, OBSERVER};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use tessella_lobby::{PersonId, Presence, RoomInfo, RoomStage, SeatOccupant, TournamentStage};

/// Checks that the public facts are consistent.
pub fn check_invariants(server: &TestServer) -> Result<(), TestCaseError> {
    let (people, rooms) = server.view(OBSERVER);
    // Absent people come back even if others have taken their places.
    prop_assert!(people.len() <= 2 * usize::from(LIMITS.max_people));
    let opened = rooms.iter().filter(|room| room.home.is_none());
    prop_assert!(opened.count() <= usize::from(LIMITS.max_rooms));
    let here = people
        .iter()
        .filter(|person| person.presence == Presence::Connected);
    prop_assert_eq!(here.count(), server.lobby.people(), "connected people");
    let mut names = BTreeSet::new();
    for person in &people {
        prop_assert!(names.insert(person.name.to_lowercase()), "{}", person.name);
        prop_assert!(!person.name.is_empty());
    }
    let mut somewhere = BTreeSet::new();
    for room in &rooms {
        let seated = room.seats.iter().filter_map(|seat| match seat.occupant {
            SeatOccupant::Person(id) => Some(id),
            SeatOccupant::Empty | SeatOccupant::Computer(_) => None,
        });
        let seated: Vec<PersonId> = seated.collect();
        let all: Vec<PersonId> = seated.iter().chain(&room.spectators).copied().collect();
        let is_running = room.tournament == Some(TournamentStage::Running);
        let is_empty = all.is_empty() && !is_running;
        prop_assert!(!is_empty, "a room without people: {:?}", room);
        for id in all {
            prop_assert!(somewhere.insert(id), "{:?} is in two seats", id);
            let person = people.iter().find(|person| person.id == id);
            let own = person.and_then(|person| person.room);
            prop_assert_eq!(own, Some(room.id), "{:?}", id);
        }
        if let Some(home) = room.home {
            let home = rooms.iter().find(|room| room.id == home);
            let home = home.and_then(|home| home.tournament);
            prop_assert_eq!(home, Some(TournamentStage::Running), "{:?}", room);
            prop_assert_eq!(room.owner, None);
            prop_assert!(room.seats.len() == 2 && room.tournament.is_none());
        }
        match room.owner {
            _ if is_running || room.home.is_some() => {}
            Some(owner) => prop_assert!(seated.contains(&owner)),
            None => prop_assert!(seated.is_empty()),
        }
        let taken = room
            .seats
            .iter()
            .filter(|seat| seat.occupant != SeatOccupant::Empty);
        if room.stage == RoomStage::Playing && !room.is_race {
            // Those who have dropped out of a game of three or more may have left.
            let fewest = if room.seats.len() > 2 { 1 } else { 2 };
            prop_assert!(taken.count() >= fewest, "{:?}", room);
        } else if room.stage == RoomStage::Waiting && room.home.is_none() {
            let enough = if room.is_race { 2 } else { room.seats.len() };
            let is_ready = taken.clone().count() >= enough
                && !seated.is_empty()
                && taken.clone().all(|seat| seat.ready);
            prop_assert!(!is_ready, "all are ready, but no match starts: {:?}", room);
        }
    }
    for person in &people {
        let expected = person.room.is_some();
        prop_assert_eq!(somewhere.contains(&person.id), expected, "{:?}", person);
    }
    check_clients(server, &(people, rooms))
}

/// Checks that all clients see the same people, that those in no room see the same rooms, the others theirs and those of its
/// tournament, and a match where one is running.
fn check_clients(server: &TestServer, expected: &View) -> Result<(), TestCaseError> {
    let mut held = BTreeMap::new();
    for (at, client) in server.clients.iter().enumerate().skip(1) {
        if client.state.me().is_none() || client.connection.is_none() {
            continue;
        }
        let (people, rooms) = server.view(at);
        prop_assert_eq!(&people, &expected.0, "client {}", at);
        let room = client.state.room();
        let home = room.map(|room| room.home.unwrap_or(room.id));
        let is_told =
            |room: &&RoomInfo| home.is_none_or(|home| room.home.unwrap_or(room.id) == home);
        let told: Vec<&RoomInfo> = rooms.iter().filter(is_told).collect();
        let all: Vec<&RoomInfo> = expected.1.iter().filter(is_told).collect();
        prop_assert_eq!(told, all, "client {}", at);
        let is_running = room.is_some_and(|room| room.stage == RoomStage::Playing);
        let is_seen = client
            .state
            .game()
            .is_some_and(|game| game.result.is_none() && !game.boards.is_empty());
        prop_assert_eq!(is_running, is_seen, "client {} in {:?}", at, room);
        if let (Some(room), Some(game)) = (room, client.state.game()) {
            let hold = game.hold.map(|hold| std::mem::discriminant(&hold));
            let of_others = *held.entry(room.id).or_insert(hold);
            prop_assert_eq!(hold, of_others, "client {} in {:?}", at, room);
        }
    }
    Ok(())
}
