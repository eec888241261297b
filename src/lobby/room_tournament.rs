//! Tournament of a room: its entrants, its schedule and the rooms of its matches.

use super::ids::{DeviceKey, PersonId, RoomId};
use super::names::tidy_name;
use super::tournament::{MAX_ENTRANTS, Pairing, TournamentSchedule, TournamentStage};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Person who has entered a tournament. They are known by their device, also after they have left and come again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct TournamentEntrant {
    pub device: DeviceKey,
    pub name: String,
    /// `true` if they do not want to play any more.
    pub has_withdrawn: bool,
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
    /// Entrants, from the start on in the order of their rank.
    pub entrants: Vec<TournamentEntrant>,
    /// Schedule, once the tournament has started.
    pub schedule: Option<TournamentSchedule>,
    /// Time until the current round begins, in milliseconds; `None` while it is played.
    pub time_to_round: Option<u64>,
    /// Rooms of the current round, by the index of the pairing.
    pub rooms: BTreeMap<u8, MatchRoom>,
    /// Time since an entrant has come or gone of which the others do not know yet, in milliseconds.
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
        entrants.find(|entrant| entrant.device == device)
    }

    pub(super) fn has_entrant(&self, device: DeviceKey) -> bool {
        self.entrants.iter().any(|entrant| entrant.device == device)
    }

    /// Returns the pairings of the current round, with their indices.
    pub(super) fn pairings(&self) -> Vec<(u8, Pairing)> {
        let schedule = self.schedule.as_ref();
        let pairings = schedule.map_or(&[][..], TournamentSchedule::pairings);
        (0..).zip(pairings.iter().copied()).collect()
    }

    /// Returns the pairing that is played in a room, with its index.
    pub(super) fn pairing_in(&self, room: RoomId) -> Option<(u8, Pairing)> {
        let (&at, _) = self.rooms.iter().find(|(_, own)| own.room == room)?;
        self.pairings().get(usize::from(at)).copied()
    }

    /// Returns `true` if a tournament that was read could be one.
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
