//! Facts about people, rooms and matches that the server sends to its clients.
//!
//! The order of variants and fields is the wire format: see [`super::ClientMessage`].

use super::ids::{DeviceTag, PersonId, RoomId};
use super::tournament::{Pairing, Standing, TournamentKind, TournamentStage};
use serde::{Deserialize, Serialize};
use tessella_games::Level;

/// Maximum length of a room's game code, in bytes.
pub(super) const MAX_CODE_BYTES: usize = 6000;

/// Time per move in tournament games of a room without a clock, in seconds.
const TOURNAMENT_MOVE: u16 = 5 * 60;
/// Time per player in tournament races of a room without a clock, in seconds. A limit per move would not end a race in
/// which moves can be taken back at will.
const TOURNAMENT_RACE: u16 = 20 * 60;

/// Clock that players play against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TimeLimit {
    /// No clock.
    #[default]
    None,
    /// Seconds for each move.
    PerMove(u16),
    /// Seconds for all moves of a seat.
    PerSeat(u16),
    /// Time of a seat that grows with each of its moves, as on a Fischer clock.
    Increment {
        /// Seconds at the start.
        start: u16,
        /// Seconds that each move adds.
        seconds: u16,
    },
}

/// Returns the clock for tournament games in a room with this clock. They always have one, so that a player who does
/// not move cannot hold up the round.
pub const fn tournament_limit(limit: TimeLimit, is_race: bool) -> TimeLimit {
    match (limit, is_race) {
        (TimeLimit::None, false) => TimeLimit::PerMove(TOURNAMENT_MOVE),
        (TimeLimit::None, true) => TimeLimit::PerSeat(TOURNAMENT_RACE),
        (limit, _) => limit,
    }
}

/// Rule that decides who wins a race on the same board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RaceGoal {
    /// The first to finish wins.
    #[default]
    FirstToFinish,
    /// The fewest moves win.
    FewestMoves,
}

/// What happens to the seat of a player who leaves or forfeits a game of three or more, in which the others play on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DropoutPolicy {
    /// The computer takes over.
    #[default]
    Computer,
    /// The seat drops out, and its turns are skipped.
    DropOut,
}

/// When spectators see the boards of a race. If they always saw them at once, players could copy moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RaceView {
    /// Twenty seconds after each move.
    #[default]
    Delayed,
    /// After the end of the race.
    AfterEnd,
    /// At once.
    Live,
}

/// Settings of a room, fixed when it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomConfig {
    /// Game code. If it has a seed, each match gets a fresh one, so that nobody knows the board in advance.
    pub code: String,
    /// Number of seats. For a multiplayer game, it must be that of the game; a single-player game becomes a race of
    /// this many.
    pub seats: u8,
    /// `true` if spectators are allowed.
    pub spectators: bool,
    /// Clock.
    pub limit: TimeLimit,
    /// Rule that decides a race; ignored in multiplayer games.
    pub goal: RaceGoal,
    /// What happens to the seat of a player who drops out of a game of three or more on a shared board.
    pub dropouts: DropoutPolicy,
    /// When spectators see the boards of a race; ignored in multiplayer games.
    pub race_view: RaceView,
}

impl RoomConfig {
    /// Returns the configuration of a room for this game, with spectators allowed and without a clock.
    pub fn new(code: impl Into<String>, seats: u8) -> Self {
        Self {
            code: code.into(),
            seats,
            spectators: true,
            limit: TimeLimit::None,
            goal: RaceGoal::FirstToFinish,
            dropouts: DropoutPolicy::Computer,
            race_view: RaceView::Delayed,
        }
    }
}

/// Connection state of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Presence {
    /// Connected.
    Connected,
    /// Disconnected. The seat is reserved for this many more seconds, and for longer if nobody is waiting in the room.
    Disconnected(u16),
}

/// Public facts about a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonInfo {
    /// Identifier.
    pub id: PersonId,
    /// Tag of the device, by which it can be muted.
    pub device: DeviceTag,
    /// Display name.
    pub name: String,
    /// Connection state.
    pub presence: Presence,
    /// Room they are in.
    pub room: Option<RoomId>,
}

/// Occupant of a seat in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeatOccupant {
    /// Nobody.
    Empty,
    /// A person.
    Person(PersonId),
    /// The computer.
    Computer(Level),
}

/// Public facts about a seat in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Occupant.
    pub occupant: SeatOccupant,
    /// `true` if the occupant is ready to start.
    pub ready: bool,
    /// Matches that the occupant has played and won on this server.
    pub score: Score,
}

/// Matches that a person has played and won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Number of matches played, including those that they dropped out of.
    pub played: u16,
    /// Number of matches won.
    pub won: u16,
}

/// Stage of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoomStage {
    /// People take seats and get ready.
    Waiting,
    /// The start position is being generated.
    Generating,
    /// A match is being played.
    Playing,
    /// A match has ended and its players are still here.
    Over,
}

/// Public facts about a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomInfo {
    /// Identifier.
    pub id: RoomId,
    /// Game and options as in the game code, truncated if they are very long.
    pub summary: String,
    /// `true` if each player plays a separate copy of the board.
    pub is_race: bool,
    /// Seats.
    pub seats: Vec<SeatInfo>,
    /// Person who has been seated longest, or who owns the running tournament. Only they can assign seats to the
    /// computer.
    pub owner: Option<PersonId>,
    /// Spectators.
    pub spectators: Vec<PersonId>,
    /// `true` if spectators are allowed.
    pub allows_spectators: bool,
    /// Clock.
    pub limit: TimeLimit,
    /// Rule that decides a race.
    pub goal: RaceGoal,
    /// What happens to the seat of a player who drops out.
    pub dropouts: DropoutPolicy,
    /// When spectators see the boards of a race.
    pub race_view: RaceView,
    /// Stage.
    pub stage: RoomStage,
    /// Stage of the room's tournament, if it has one.
    pub tournament: Option<TournamentStage>,
    /// Room of the tournament that this room's match belongs to.
    pub home: Option<RoomId>,
}

/// Player who has entered a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// Tag of the device, by which the person is recognized even after leaving and coming back.
    pub device: DeviceTag,
    /// Display name.
    pub name: String,
    /// `true` if they are in a room of the tournament and have not withdrawn.
    pub is_here: bool,
    /// Level, if the entrant is a computer, which is always there; `None` for a person.
    pub computer: Option<Level>,
}

/// Tournament of a room, sent to the people in that room and in the rooms of its matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentInfo {
    /// Room of the tournament.
    pub room: RoomId,
    /// Stage.
    pub stage: TournamentStage,
    /// Kind; meaningful only once the tournament has started.
    pub kind: TournamentKind,
    /// Entrants, in the order of their rank once the tournament has started. Everything else refers to their indices.
    pub entrants: Vec<Entrant>,
    /// All rounds of a round robin; the rounds up to the current one of a knock-out.
    pub rounds: Vec<Vec<Pairing>>,
    /// Index of the current round.
    pub round: u8,
    /// Rooms of the matches of the current round, with the indices of their pairings.
    pub rooms: Vec<(u8, RoomId)>,
    /// Standings, best first.
    pub standings: Vec<Standing>,
}

impl TournamentInfo {
    /// Returns `true` if an entrant may still have games to play, judging by the results so far.
    pub fn has_games_left(&self, entrant: u8) -> bool {
        if self.stage != TournamentStage::Running {
            return false;
        }
        let pairings = || self.rounds.iter().flatten();
        match self.kind {
            TournamentKind::RoundRobin => {
                let mut own = pairings().filter(|pairing| pairing.has(entrant));
                own.any(|pairing| pairing.result.is_none())
            }
            TournamentKind::KnockOut => {
                let is_out = |pairing: &Pairing| {
                    pairing.has(entrant)
                        && pairing.result.is_some()
                        && pairing.winner() != Some(entrant)
                };
                let last = self.rounds.last().map_or(&[][..], Vec::as_slice);
                let in_play = last
                    .iter()
                    .filter(|pairing| pairing.result.is_none() || pairing.winner().is_some());
                let is_decided = last.iter().all(|pairing| pairing.result.is_some());
                let goes_on = !is_decided || in_play.count() > 1;
                goes_on && !pairings().any(is_out)
            }
        }
    }

    /// Returns the pairing that is being played in a room.
    pub fn pairing_in(&self, room: RoomId) -> Option<&Pairing> {
        let (at, _) = self.rooms.iter().find(|&&(_, own)| own == room)?;
        let round = self.rounds.get(usize::from(self.round))?;
        round.get(usize::from(*at))
    }
}

/// Why a match is stopped: no clock runs, and no move is accepted. Times count from when they were sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MatchHold {
    /// Pause that the players have agreed on. It ends automatically after this time, in milliseconds.
    Paused(u32),
    /// Countdown at the start or after a pause. The match continues after this time, in milliseconds.
    Countdown(u32),
}

/// Why a player dropped out of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ForfeitReason {
    /// The player left the room.
    Left,
    /// The player was disconnected and did not reconnect in time.
    Disconnected,
    /// The player resigned.
    Resigned,
    /// The player ran out of time.
    OutOfTime,
}

/// Result of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchResult {
    /// Seat that won; `None` if there is no single winner.
    pub winner: Option<u8>,
    /// Seat that forfeited and the reason, if a forfeit ended the match.
    pub forfeit: Option<(u8, ForfeitReason)>,
    /// Place of each seat, counted from 1. Tied seats share a place, and an empty seat has place 0.
    pub places: Vec<u8>,
}

/// Player of a seat at the start of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MatchPlayer {
    /// Nobody: the seat does not take part.
    Nobody,
    /// A person with this name.
    Person(String),
    /// The computer.
    Computer(Level),
}

/// Progress of one player in a race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaceProgress {
    /// Number of finished tiles.
    pub done: u16,
    /// Number of tiles to finish.
    pub total: u16,
    /// Number of moves made.
    pub moves: u16,
    /// `Some(true)` after finishing, `Some(false)` after a loss or a forfeit, `None` while racing.
    pub won: Option<bool>,
}

/// Description of a match, sent to everyone who sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchInfo {
    /// Number of the match in its room, counted from 1.
    pub number: u32,
    /// Room seat that has the first seat in the game; the others follow in order.
    pub first_seat: u8,
    /// `true` if each player plays a separate copy of the board.
    pub is_race: bool,
    /// Progress of each seat; empty if everybody plays on one board.
    pub progress: Vec<RaceProgress>,
    /// Players at the start of the match, by room seat. Those who have left since are still listed.
    pub players: Vec<MatchPlayer>,
    /// Seats that have dropped out, in order, and the reasons.
    pub forfeits: Vec<(u8, ForfeitReason)>,
}
