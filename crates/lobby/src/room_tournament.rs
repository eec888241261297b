//! Tournament of a room: its entrants, its schedule and the rooms of its matches.

use super::ids::{DeviceKey, PersonId, RoomId};
use super::names::tidy_name;
use super::tournament::{MAX_ENTRANTS, Pairing, TournamentSchedule, TournamentStage};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use tessella_games::Level;

/// Name of a computer in a saved tournament. Clients display their own name for it.
const COMPUTER_NAME: &str = "Computer";

/// Player who has entered a tournament. A person is recognized by their device, even after leaving and coming back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct TournamentEntrant {
    pub device: DeviceKey,
    pub name: String,
    /// `true` if they no longer want to play.
    pub has_withdrawn: bool,
    /// Level, if the entrant is a computer, whose `device` is made up. A saved lobby stores it separately from the
    /// rooms.
    #[serde(skip)]
    pub computer: Option<Level>,
}

impl TournamentEntrant {
    /// Creates a person.
    pub(super) const fn person(device: DeviceKey, name: String) -> Self {
        Self {
            device,
            name,
            has_withdrawn: false,
            computer: None,
        }
    }

    /// Creates a computer. Its number must be unique among the computers in the tournament.
    fn computer(number: u8, level: Level) -> Self {
        let mut device = [0xff; 32];
        device[31] = number;
        Self {
            device: DeviceKey(device),
            name: COMPUTER_NAME.to_owned(),
            has_withdrawn: false,
            computer: Some(level),
        }
    }

    /// Returns `true` for the person with this device.
    pub(super) fn is_person(&self, device: DeviceKey) -> bool {
        self.computer.is_none() && self.device == device
    }
}

/// Room in which a pairing of the current round is played.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct MatchRoom {
    pub room: RoomId,
    /// Time since the latest game in it ended, in milliseconds.
    pub since_end: u64,
}

/// Tournament of a room.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct RoomTournament {
    /// Owner of the room while the tournament runs.
    pub owner: PersonId,
    pub stage: TournamentStage,
    /// Entrants, in the order of their rank once the tournament has started.
    pub entrants: Vec<TournamentEntrant>,
    /// Schedule, once the tournament has started.
    pub schedule: Option<TournamentSchedule>,
    /// Time until the current round begins, in milliseconds; `None` while it is played.
    pub time_to_round: Option<u64>,
    /// Rooms of the current round, by the index of the pairing.
    pub rooms: BTreeMap<u8, MatchRoom>,
    /// Time since entrants came or went without the others having been told, in milliseconds.
    #[serde(skip)]
    pub unsent: Option<u64>,
}

impl RoomTournament {
    /// Creates a tournament that people can enter.
    pub(super) const fn new(owner: PersonId) -> Self {
        Self {
            owner,
            stage: TournamentStage::Open,
            entrants: Vec::new(),
            schedule: None,
            time_to_round: None,
            rooms: BTreeMap::new(),
            unsent: None,
        }
    }

    /// Returns `true` while rounds are played.
    pub(super) fn is_running(&self) -> bool {
        self.stage == TournamentStage::Running
    }

    pub(super) fn entrant_mut(&mut self, device: DeviceKey) -> Option<&mut TournamentEntrant> {
        let mut entrants = self.entrants.iter_mut();
        entrants.find(|entrant| entrant.is_person(device))
    }

    pub(super) fn has_entrant(&self, device: DeviceKey) -> bool {
        self.entrants
            .iter()
            .any(|entrant| entrant.is_person(device))
    }

    /// Removes a person from the entrants.
    pub(super) fn remove_person(&mut self, device: DeviceKey) {
        self.entrants.retain(|entrant| !entrant.is_person(device));
    }

    /// Sets the level of a computer, or removes it. The index counts computers only; the index after the last one adds
    /// a computer. Returns `false` if there is no such computer.
    pub(super) fn set_computer(&mut self, index: u8, level: Option<Level>) -> bool {
        let computers = (0..self.entrants.len()).filter(|&at| self.entrants[at].computer.is_some());
        let computers: Vec<usize> = computers.collect();
        match (computers.get(usize::from(index)), level) {
            (Some(&at), Some(level)) => self.entrants[at].computer = Some(level),
            (Some(&at), None) => drop(self.entrants.remove(at)),
            (None, Some(level)) if usize::from(index) == computers.len() => {
                let is_free = |number: &u8| {
                    let device = TournamentEntrant::computer(*number, level).device;
                    !computers
                        .iter()
                        .any(|&at| self.entrants[at].device == device)
                };
                let number = (0..MAX_ENTRANTS).find(is_free);
                let added = number.map(|number| TournamentEntrant::computer(number, level));
                self.entrants.extend(added);
            }
            (None, _) => return false,
        }
        true
    }

    /// Turns the entrants with these indices back into computers after the tournament was loaded.
    pub(super) fn restore_computers(&mut self, computers: &[(u8, Level)]) {
        for &(at, level) in computers {
            if let Some(entrant) = self.entrants.get_mut(usize::from(at)) {
                entrant.computer = Some(level);
            }
        }
    }

    /// Returns the levels of the computers, with the indices of their entrants.
    pub(super) fn computers(&self) -> Vec<(u8, Level)> {
        let entrants = (0..).zip(&self.entrants);
        entrants
            .filter_map(|(at, entrant)| Some((at, entrant.computer?)))
            .collect()
    }

    /// Returns the pairings of the current round, with their indices.
    pub(super) fn pairings(&self) -> Vec<(u8, Pairing)> {
        let schedule = self.schedule.as_ref();
        let pairings = schedule.map_or(&[][..], TournamentSchedule::pairings);
        (0..).zip(pairings.iter().copied()).collect()
    }

    /// Returns the pairing that is being played in a room, with its index.
    pub(super) fn pairing_in(&self, room: RoomId) -> Option<(u8, Pairing)> {
        let (&at, _) = self.rooms.iter().find(|(_, own)| own.room == room)?;
        self.pairings().get(usize::from(at)).copied()
    }

    /// Returns `true` if a loaded tournament is consistent.
    pub(super) fn is_consistent(&self) -> bool {
        let entrants = self.entrants.len();
        let devices = self.entrants.iter().map(|entrant| entrant.device);
        let devices: BTreeSet<DeviceKey> = devices.collect();
        let rooms = self.rooms.values().map(|own| own.room);
        let rooms: BTreeSet<RoomId> = rooms.collect();
        let is_scheduled = match &self.schedule {
            None => self.stage == TournamentStage::Open,
            Some(schedule) => {
                self.stage != TournamentStage::Open
                    && usize::from(schedule.entrants()) == entrants
                    && schedule.is_consistent()
            }
        };
        let is_named =
            |entrant: &TournamentEntrant| tidy_name(&entrant.name).as_ref() == Some(&entrant.name);
        let is_playing = |at: &u8| self.is_running() && usize::from(*at) < self.pairings().len();
        is_scheduled
            && entrants <= MAX_ENTRANTS.into()
            && devices.len() == entrants
            && self.entrants.iter().all(is_named)
            && self.rooms.keys().all(is_playing)
            && rooms.len() == self.rooms.len()
    }
}
