//! A room: places to sit in, people who watch, and the game that is played.

use super::bout::{Bout, SavedBout};
use super::message::{PersonId, PlaceInfo, RoomId, RoomInfo, RoomPlan, Stage, Taker, TimeLimit};
use crate::games::{Level, Seat, Start};
use crate::session::{GameCode, Player, Session};
use serde::{Deserialize, Serialize};

/// How much of a game code everybody is told, in characters.
const SHOWN: usize = 60;
/// The longest game code that a room is opened with, in bytes.
pub(super) const LONGEST_CODE: usize = 6000;
/// The longest time that a clock can give, in seconds.
const LONGEST_LIMIT: u16 = 6 * 60 * 60;

/// A place to sit in.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub taker: Taker,
    pub ready: bool,
    pub won: u16,
    /// When somebody sat down, by the order in which people do.
    since: u64,
}

/// A room.
#[derive(Clone, Debug)]
pub(super) struct Room {
    pub id: RoomId,
    pub plan: RoomPlan,
    code: GameCode,
    pub places: Vec<Place>,
    pub watching: Vec<PersonId>,
    pub stage: Stage,
    pub bout: Option<Bout>,
    /// A game that has been dealt and not begun.
    pub dealt: Option<Session>,
    /// What the dealing of a game was asked under.
    pub dealing: Option<u64>,
    /// Whether it has never been dealt, so that nobody knows of the room.
    pub is_new: bool,
    /// The place that begins the next game, and how many there have been.
    pub begins: u8,
    pub games: u32,
    /// For how long everybody has been cut off, in milliseconds.
    pub deserted: u64,
}

/// A room as it is kept for the time after a crash.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct SavedRoom {
    id: RoomId,
    plan: RoomPlan,
    /// Who has each place, how many games they have won, and when they sat down.
    places: Vec<(Taker, u16, u64)>,
    stage: Stage,
    bout: Option<SavedBout>,
    begins: u8,
    games: u32,
}

impl Room {
    /// A room that nobody sits in yet.
    ///
    /// # Errors
    /// Says what does not fit.
    pub(super) fn new(id: RoomId, plan: RoomPlan) -> Result<Self, String> {
        if plan.code.len() > LONGEST_CODE {
            return Err(format!("its code has more than {LONGEST_CODE} signs"));
        }
        let code: GameCode = plan.code.parse().map_err(|error| format!("{error}"))?;
        let (seats, places) = (code.setup.seats(), plan.places);
        if seats > 1 && places != seats {
            return Err(format!(
                "this game has {seats} seats, and the room {places} places"
            ));
        }
        if !(2..=Seat::MAX_COUNT).contains(&places) {
            let most = Seat::MAX_COUNT;
            return Err(format!(
                "a room has 2 to {most} places, and this one {places}"
            ));
        }
        if let TimeLimit::Move(seconds) | TimeLimit::Game(seconds) = plan.limit
            && !(1..=LONGEST_LIMIT).contains(&seconds)
        {
            return Err(format!(
                "a clock has 1 to {LONGEST_LIMIT} seconds, and this one {seconds}"
            ));
        }
        let free = Place {
            taker: Taker::Nobody,
            ready: false,
            won: 0,
            since: 0,
        };
        Ok(Self {
            id,
            places: vec![free; places.into()],
            plan,
            code,
            watching: Vec::new(),
            stage: Stage::Dealing,
            bout: None,
            dealt: None,
            dealing: None,
            is_new: true,
            begins: 0,
            games: 0,
            deserted: 0,
        })
    }

    /// Whether each plays on a board of their own.
    pub(super) fn is_race(&self) -> bool {
        self.code.setup.seats() == 1
    }

    /// What everybody knows of it.
    pub(super) fn info(&self) -> RoomInfo {
        let (game, options) = (self.code.setup.game().name(), self.code.setup.options());
        let mut about: String = format!("{game}:{options}");
        if let Some((end, _)) = about.char_indices().nth(SHOWN) {
            about.truncate(end);
            about.push('…');
        }
        let info = |place: &Place| PlaceInfo {
            taker: place.taker,
            ready: place.ready,
            won: place.won,
        };
        RoomInfo {
            id: self.id,
            about,
            race: self.is_race(),
            places: self.places.iter().map(info).collect(),
            opener: self.opener(),
            watching: self.watching.clone(),
            spectators: self.plan.spectators,
            limit: self.plan.limit,
            goal: self.plan.goal,
            stage: self.stage,
        }
    }

    /// Those who sit here.
    pub(super) fn seated(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.places.iter().filter_map(|place| match place.taker {
            Taker::Person(person) => Some(person),
            Taker::Nobody | Taker::Computer(_) => None,
        })
    }

    /// All who are here.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.seated().chain(self.watching.iter().copied())
    }

    /// The place of a person.
    pub(super) fn place_of(&self, person: PersonId) -> Option<u8> {
        let at = self
            .places
            .iter()
            .position(|place| place.taker == Taker::Person(person))?;
        Some(at as u8)
    }

    /// Who has sat longest.
    pub(super) fn opener(&self) -> Option<PersonId> {
        let seated = self.places.iter().filter_map(|place| match place.taker {
            Taker::Person(person) => Some((place.since, person)),
            Taker::Nobody | Taker::Computer(_) => None,
        });
        seated.min().map(|(_, person)| person)
    }

    /// When the one sat down who did so last.
    pub(super) fn latest(&self) -> u64 {
        let since = self.places.iter().map(|place| place.since);
        since.max().unwrap_or(0)
    }

    /// The first place that nobody has.
    pub(super) fn free_place(&self) -> Option<u8> {
        let at = self
            .places
            .iter()
            .position(|place| place.taker == Taker::Nobody)?;
        Some(at as u8)
    }

    /// Somebody takes a place; `since` counts up with each who does.
    pub(super) fn take(&mut self, place: u8, taker: Taker, since: u64) {
        self.places[usize::from(place)] = Place {
            taker,
            ready: matches!(taker, Taker::Computer(_)),
            won: 0,
            since,
        };
    }

    /// The computer's level at a place.
    pub(super) fn computer(&self, place: u8) -> Option<Level> {
        match self.places.get(usize::from(place))?.taker {
            Taker::Computer(level) => Some(level),
            Taker::Nobody | Taker::Person(_) => None,
        }
    }

    /// Whether everything is ready for a game to begin: in a race two are enough.
    pub(super) fn is_ready(&self) -> bool {
        let seated = self
            .places
            .iter()
            .filter(|place| place.taker != Taker::Nobody);
        let enough = match self.is_race() {
            true => seated.clone().count() >= 2,
            false => seated.clone().count() == self.places.len(),
        };
        enough && self.seated().next().is_some() && seated.clone().all(|place| place.ready)
    }

    /// The code of the next game: with a fresh seed, if it has one.
    pub(super) fn next_code(&self, seed: u64) -> GameCode {
        let mut code = self.code.clone();
        if let Start::Seed(_) = code.start {
            code.start = Start::Seed(seed % 1_000_000_000);
        }
        code
    }

    /// Begins the game that was dealt.
    pub(super) fn begin(&mut self, dealt: Session) {
        let players: Vec<Option<Player>> = self
            .places
            .iter()
            .map(|place| match place.taker {
                Taker::Nobody => None,
                Taker::Person(_) => Some(Player::Human),
                Taker::Computer(level) => Some(Player::Computer(level)),
            })
            .collect();
        self.games += 1;
        let (goal, limit) = (self.plan.goal, self.plan.limit);
        let bout = Bout::new(self.games, dealt, self.begins, &players, goal, limit);
        self.bout = Some(bout);
        self.stage = Stage::Running;
    }

    pub(super) fn save(&self) -> Option<SavedRoom> {
        (!self.is_new).then(|| SavedRoom {
            id: self.id,
            plan: self.plan.clone(),
            places: self
                .places
                .iter()
                .map(|place| (place.taker, place.won, place.since))
                .collect(),
            stage: self.stage,
            bout: self.bout.as_ref().map(Bout::save),
            begins: self.begins,
            games: self.games,
        })
    }

    /// The room that was kept; `None` if it does not fit together.
    pub(super) fn restore(saved: SavedRoom) -> Option<Self> {
        let mut room = Self::new(saved.id, saved.plan).ok()?;
        if room.places.len() != saved.places.len() || saved.begins >= room.plan.places {
            return None;
        }
        // Who was ready is to say so again: nobody knows who comes back.
        for (place, (taker, won, since)) in room.places.iter_mut().zip(saved.places) {
            *place = Place {
                taker,
                ready: matches!(taker, Taker::Computer(_)),
                won,
                since,
            };
        }
        room.is_new = false;
        room.begins = saved.begins;
        room.games = saved.games;
        let mut bout = match saved.bout {
            None => None,
            Some(bout) => Some(Bout::restore(bout)?),
        };
        let fits =
            |bout: &Bout| bout.places() == room.plan.places && bout.is_race() == room.is_race();
        if !bout.as_ref().is_none_or(fits) {
            return None;
        }
        // A game that all play on one board goes on with all of them.
        let is_full = room.is_race() || room.free_place().is_none();
        room.stage = match (saved.stage, bout.is_some() && is_full) {
            (stage @ (Stage::Running | Stage::Over), true) => stage,
            _ => Stage::Waiting,
        };
        if let Some(bout) = bout.as_mut().filter(|_| room.stage == Stage::Over) {
            bout.ended = bout.ending();
        }
        room.bout = bout;
        Some(room)
    }
}
