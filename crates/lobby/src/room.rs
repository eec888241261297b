//! A room: its seats, its spectators and its match.

use super::bans::RoomBans;
use super::ids::{DeviceTag, PersonId, RoomId};
use super::info::{
    MAX_CODE_BYTES, MatchPlayer, RaceView, RoomConfig, RoomInfo, RoomStage, Score, SeatInfo,
    SeatOccupant, TimeLimit,
};
use super::matches::{Match, SavedMatch};
use super::refusal::{InvalidRoom, Refusal};
use super::room_tournament::RoomTournament;
use serde::{Deserialize, Serialize};
use tessella_games::GameCode;
use tessella_games::{Level, Seat, Start};
use tessella_session::Session;

/// Maximum length of the game summary sent to everybody, in characters.
const MAX_SUMMARY_CHARS: usize = 60;
/// Maximum time limit, in seconds.
const MAX_LIMIT: u16 = 6 * 60 * 60;

/// A seat in a room.
#[derive(Clone, Debug)]
pub(super) struct RoomSeat {
    pub occupant: SeatOccupant,
    pub ready: bool,
    pub score: Score,
    /// Sequence number at which the seat was taken.
    since: u64,
}

/// A room.
#[derive(Clone, Debug)]
pub(super) struct Room {
    pub id: RoomId,
    pub config: RoomConfig,
    code: GameCode,
    pub seats: Vec<RoomSeat>,
    pub spectators: Vec<PersonId>,
    /// Devices that the owner has banned.
    pub bans: RoomBans,
    pub stage: RoomStage,
    pub current_match: Option<Match>,
    /// Generated game for the next match.
    pub next_game: Option<Session>,
    /// Job that generates the next game.
    pub generate_job: Option<u64>,
    /// `true` until the first game has been generated. Nobody is told about the room before that.
    pub is_unannounced: bool,
    /// `true` once people have been told about the room.
    pub is_known: bool,
    /// Seat that moves first in the next match.
    pub starter: u8,
    pub match_count: u32,
    /// Time for which everybody in the room has been disconnected, in milliseconds.
    pub abandoned: u64,
    pub tournament: Option<RoomTournament>,
    /// Room of the tournament, if the server opened this one for a tournament match.
    pub home: Option<RoomId>,
}

/// A room as stored in a saved lobby.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct SavedRoom {
    id: RoomId,
    config: RoomConfig,
    /// Occupant, score and sequence number of each seat.
    seats: Vec<(SeatOccupant, Score, u64)>,
    stage: RoomStage,
    current_match: Option<SavedMatch>,
    starter: u8,
    match_count: u32,
    tournament: Option<RoomTournament>,
    home: Option<RoomId>,
    /// Spectators, who can come back just as players can.
    spectators: Vec<PersonId>,
    bans: Vec<DeviceTag>,
}

impl Room {
    /// Creates an empty room.
    ///
    /// # Errors
    /// If the configuration is invalid.
    pub(super) fn new(id: RoomId, config: RoomConfig) -> Result<Self, InvalidRoom> {
        if config.code.len() > MAX_CODE_BYTES {
            return Err(InvalidRoom::CodeTooLong(MAX_CODE_BYTES as u16));
        }
        let Ok(code) = config.code.parse::<GameCode>() else {
            return Err(InvalidRoom::Code(config.code));
        };
        let (game_seats, seats) = (code.setup.seats(), config.seats);
        if game_seats > 1 && seats != game_seats {
            return Err(InvalidRoom::SeatMismatch {
                game: game_seats,
                room: seats,
            });
        }
        if !(2..=Seat::MAX_COUNT).contains(&seats) {
            return Err(InvalidRoom::SeatCount {
                most: Seat::MAX_COUNT,
                room: seats,
            });
        }
        let seconds = match config.limit {
            TimeLimit::None => None,
            TimeLimit::PerMove(seconds) | TimeLimit::PerSeat(seconds) => Some(seconds),
            TimeLimit::Increment { start, seconds } => Some(start).filter(|_| seconds <= MAX_LIMIT),
        };
        let seconds = seconds.or((config.limit != TimeLimit::None).then_some(u16::MAX));
        if let Some(seconds) = seconds
            && !(1..=MAX_LIMIT).contains(&seconds)
        {
            return Err(InvalidRoom::Clock {
                most: MAX_LIMIT,
                room: seconds,
            });
        }
        let free = RoomSeat {
            occupant: SeatOccupant::Empty,
            ready: false,
            score: Score::default(),
            since: 0,
        };
        Ok(Self {
            id,
            seats: vec![free; seats.into()],
            config,
            code,
            spectators: Vec::new(),
            bans: RoomBans::default(),
            stage: RoomStage::Generating,
            current_match: None,
            next_game: None,
            generate_job: None,
            is_unannounced: true,
            is_known: false,
            starter: 0,
            match_count: 0,
            abandoned: 0,
            tournament: None,
            home: None,
        })
    }

    /// Returns `true` if each seat plays a separate copy of the board.
    pub(super) fn is_race(&self) -> bool {
        self.code.setup.seats() == 1
    }

    /// Returns the public facts.
    pub(super) fn info(&self) -> RoomInfo {
        let (game, options) = (self.code.setup.game().name(), self.code.setup.options());
        let mut summary: String = format!("{game}:{options}");
        if let Some((end, _)) = summary.char_indices().nth(MAX_SUMMARY_CHARS) {
            summary.truncate(end);
            summary.push('…');
        }
        let info = |seat: &RoomSeat| SeatInfo {
            occupant: seat.occupant,
            ready: seat.ready,
            score: seat.score,
        };
        RoomInfo {
            id: self.id,
            summary,
            is_race: self.is_race(),
            seats: self.seats.iter().map(info).collect(),
            owner: self.owner(),
            spectators: self.spectators.clone(),
            allows_spectators: self.config.spectators,
            limit: self.config.limit,
            goal: self.config.goal,
            dropouts: self.config.dropouts,
            race_view: self.config.race_view,
            stage: self.stage,
            tournament: self.tournament.as_ref().map(|tournament| tournament.stage),
            home: self.home,
        }
    }

    /// Iterates over the people who have a seat.
    pub(super) fn seated(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.seats.iter().filter_map(|seat| match seat.occupant {
            SeatOccupant::Person(person) => Some(person),
            SeatOccupant::Empty | SeatOccupant::Computer(_) => None,
        })
    }

    /// Iterates over the seated people and the spectators.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.seated().chain(self.spectators.iter().copied())
    }

    /// Returns the spectators who do not yet see the current boards of the race.
    pub(super) fn late_viewers(&self) -> Vec<PersonId> {
        if self.is_race() && self.config.race_view != RaceView::Live {
            self.spectators.clone()
        } else {
            Vec::new()
        }
    }

    /// Returns the seat of a person.
    pub(super) fn seat_of(&self, person: PersonId) -> Option<u8> {
        let at = self
            .seats
            .iter()
            .position(|seat| seat.occupant == SeatOccupant::Person(person))?;
        Some(at as u8)
    }

    /// Returns `true` if a tournament is running, so that people from this room can be in the rooms of its matches.
    pub(super) fn has_running_tournament(&self) -> bool {
        let tournament = self.tournament.as_ref();
        tournament.is_some_and(RoomTournament::is_running)
    }

    /// Refuses requests for what the server itself does during a tournament.
    pub(super) fn check_no_tournament(&self) -> Result<(), Refusal> {
        if self.home.is_some() || self.has_running_tournament() {
            Err(Refusal::TournamentRunning)
        } else {
            Ok(())
        }
    }

    /// Returns the person who has been seated longest, or who owns the running tournament. The room of a match has no owner.
    pub(super) fn owner(&self) -> Option<PersonId> {
        if self.home.is_some() {
            return None;
        }
        if let Some(tournament) = &self.tournament
            && tournament.is_running()
        {
            return Some(tournament.owner);
        }
        let seated = self.seats.iter().filter_map(|seat| match seat.occupant {
            SeatOccupant::Person(person) => Some((seat.since, person)),
            SeatOccupant::Empty | SeatOccupant::Computer(_) => None,
        });
        seated.min().map(|(_, person)| person)
    }

    /// Returns the highest sequence number of any seat.
    pub(super) fn latest(&self) -> u64 {
        let since = self.seats.iter().map(|seat| seat.since);
        since.max().unwrap_or(0)
    }

    /// Returns the first empty seat.
    pub(super) fn free_seat(&self) -> Option<u8> {
        let at = self
            .seats
            .iter()
            .position(|seat| seat.occupant == SeatOccupant::Empty)?;
        Some(at as u8)
    }

    /// Sets the occupant of a seat; `since` increases with each call.
    pub(super) fn occupy(&mut self, seat: u8, occupant: SeatOccupant, since: u64) {
        self.seats[usize::from(seat)] = RoomSeat {
            occupant,
            ready: matches!(occupant, SeatOccupant::Computer(_)),
            score: Score::default(),
            since,
        };
    }

    /// Clears the ready state of all people.
    pub(super) fn reset_ready(&mut self) {
        for seat in &mut self.seats {
            seat.ready = matches!(seat.occupant, SeatOccupant::Computer(_));
        }
    }

    /// Returns the level of the computer in a seat.
    pub(super) fn computer(&self, seat: u8) -> Option<Level> {
        match self.seats.get(usize::from(seat))?.occupant {
            SeatOccupant::Computer(level) => Some(level),
            SeatOccupant::Empty | SeatOccupant::Person(_) => None,
        }
    }

    /// Returns `true` if a match can start. A race needs two players; other games need all seats taken.
    pub(super) fn is_ready(&self) -> bool {
        let taken = self
            .seats
            .iter()
            .filter(|seat| seat.occupant != SeatOccupant::Empty);
        let is_enough = if self.is_race() {
            taken.clone().count() >= 2
        } else {
            taken.clone().count() == self.seats.len()
        };
        is_enough && self.seated().next().is_some() && taken.clone().all(|seat| seat.ready)
    }

    /// Returns the code of the next game, with its seed, if it has one, replaced.
    pub(super) fn next_code(&self, seed: u64) -> GameCode {
        let mut code = self.code.clone();
        if let Start::Seed(_) = code.start {
            code.start = Start::Seed(code.setup.fair_seed(seed % 1_000_000_000));
        }
        code
    }

    /// Starts a match with the generated game. If time matters, it begins with a countdown of this many milliseconds.
    pub(super) fn start_match(&mut self, game: Session, players: Vec<MatchPlayer>, countdown: u32) {
        self.match_count += 1;
        let (number, starter) = (self.match_count, self.starter);
        let mut current = Match::new(number, game, starter, players, &self.config);
        current.set_race_view(self.config.race_view);
        if current.is_timed() {
            current.begin_countdown(countdown);
        }
        self.current_match = Some(current);
        self.stage = RoomStage::Playing;
    }

    pub(super) fn save(&self) -> Option<SavedRoom> {
        (!self.is_unannounced).then(|| SavedRoom {
            id: self.id,
            config: self.config.clone(),
            seats: self
                .seats
                .iter()
                .map(|seat| (seat.occupant, seat.score, seat.since))
                .collect(),
            stage: self.stage,
            current_match: self.current_match.as_ref().map(Match::save),
            starter: self.starter,
            match_count: self.match_count,
            tournament: self.tournament.clone(),
            home: self.home,
            spectators: self.spectators.clone(),
            bans: self.bans.devices().to_vec(),
        })
    }

    /// Restores a room; `None` if it is inconsistent.
    pub(super) fn restore(saved: SavedRoom) -> Option<Self> {
        let mut room = Self::new(saved.id, saved.config).ok()?;
        if room.seats.len() != saved.seats.len() || saved.starter >= room.config.seats {
            return None;
        }
        // People must get ready again, because some may not come back.
        for (seat, (occupant, score, since)) in room.seats.iter_mut().zip(saved.seats) {
            *seat = RoomSeat {
                occupant,
                ready: matches!(occupant, SeatOccupant::Computer(_)),
                score,
                since,
            };
        }
        (room.is_unannounced, room.is_known) = (false, true);
        let is_tournament_possible = room.is_race() || room.config.seats == 2;
        let tournament = saved.tournament.filter(|_| is_tournament_possible);
        room.tournament = tournament.filter(RoomTournament::is_consistent);
        room.home = saved.home;
        room.spectators = saved.spectators;
        for device in saved.bans {
            room.bans.add(device);
        }
        room.starter = saved.starter;
        room.match_count = saved.match_count;
        let mut current_match = match saved.current_match {
            None => None,
            Some(saved) => {
                let mut current = Match::restore(saved)?;
                current.set_race_view(room.config.race_view);
                Some(current)
            }
        };
        let fits = |current: &Match| {
            current.seats() == room.config.seats && current.is_race() == room.is_race()
        };
        if !current_match.as_ref().is_none_or(fits) {
            return None;
        }
        // A match on a shared board continues only if all players who have not dropped out are still in their seats.
        let is_full = room.is_race()
            || (0..).zip(&room.seats).all(|(seat, place)| {
                let has_dropped_out = |current: &Match| current.has_dropped_out(seat);
                place.occupant != SeatOccupant::Empty
                    || current_match.as_ref().is_some_and(has_dropped_out)
            });
        room.stage = match (saved.stage, current_match.is_some() && is_full) {
            (stage @ (RoomStage::Playing | RoomStage::Over), true) => stage,
            _ => RoomStage::Waiting,
        };
        if let Some(over) = current_match
            .as_mut()
            .filter(|_| room.stage == RoomStage::Over)
        {
            over.final_result = over.result();
        }
        room.current_match = current_match;
        Some(room)
    }
}
