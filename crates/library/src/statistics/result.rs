//! Result of a game.

use super::opponent::Opponent;
use super::results::GameKey;
use serde::{Deserialize, Serialize};
use tessella_games::{Game, Outcome, Rules, Seat};
use tessella_session::{GameId, Player, Session};

/// End of a game for the player. Variants are encoded by order, so new variants go at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Ending {
    /// The player won.
    Won,
    /// The player lost.
    Lost,
    /// Nobody won.
    Drawn,
    /// Several people played on one device, so it is nobody's win.
    Played,
    /// The player removed the game before its end.
    GivenUp,
}

/// Result of a game. Fields are encoded by order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct GameResult {
    /// Game code, with the options that the player left open.
    pub code: String,
    /// End of the game.
    pub ending: Ending,
    /// Opponent of the player.
    pub opponent: Opponent,
    /// Number of the player's moves; of several people at one device, the moves of all.
    pub moves: u32,
    /// Number of moves that is par, if it is known.
    pub par: Option<u32>,
    /// Time of play in milliseconds.
    pub milliseconds: u32,
    /// Number of hints shown.
    pub hints: u32,
    /// Time at which the game was finished or given up, in seconds since 1970-01-01 in UTC. Its date is that of a time zone.
    pub finished_at: u64,
}

impl GameResult {
    /// Returns the result of a finished game for the person at this device. `finished_at` is in seconds since 1970-01-01
    /// in UTC. Returns `None` while the game is not over, or if no person at this device has a seat.
    pub fn of(game: &Session, hints: u32, finished_at: u64, par: Option<u32>) -> Option<Self> {
        let ending = ending(game, game.position().outcome()?);
        Self::with_ending(game, ending, hints, finished_at, par)
    }

    /// Returns the result of a game that is given up. Returns `None` if it is over, or no person at this device has a
    /// seat.
    pub fn of_given_up(
        game: &Session,
        hints: u32,
        given_up_at: u64,
        par: Option<u32>,
    ) -> Option<Self> {
        match game.position().outcome() {
            None => Self::with_ending(game, Ending::GivenUp, hints, given_up_at, par),
            Some(_) => None,
        }
    }

    /// Returns the result of a match of several seats, which can end before the rules of its game say so.
    /// `finished_at` is in seconds since 1970-01-01 in UTC. Returns `None` if no person at this device has a seat.
    pub fn of_match(game: &Session, ending: Ending, finished_at: u64) -> Option<Self> {
        Self::with_ending(game, ending, 0, finished_at, None)
    }

    fn with_ending(
        game: &Session,
        ending: Ending,
        hints: u32,
        finished_at: u64,
        par: Option<u32>,
    ) -> Option<Self> {
        Some(Self {
            opponent: Opponent::of(game)?,
            code: game.code().to_string(),
            ending,
            moves: game.human_moves(),
            par,
            milliseconds: game.elapsed(),
            hints,
            finished_at,
        })
    }

    /// Returns the key under which the game counts. `id` is the identity that its copies share.
    pub fn key(&self, id: GameId) -> GameKey {
        GameKey::new(&self.opponent, || self.code.clone(), id)
    }

    /// Returns the game, by the name at the start of the game code; `None` if this version has no such game.
    pub fn game(&self) -> Option<Game> {
        let name = self.code.split(':').next()?;
        let mut games = Game::ALL.iter().copied();
        games.find(|game| game.name() == name)
    }

    /// Returns `true` if the game began from a position that somebody gave, cell by cell, and not from one that the program makes. It may be
    /// won in one move, so such games are counted apart. A problem is a position as well, but chosen for all.
    pub fn is_of_given_position(&self) -> bool {
        let start = self.code.find(['#', '=']);
        self.opponent != Opponent::Problem
            && start.is_some_and(|at| self.code[at..].starts_with('='))
    }

    /// Returns the number of moves above par; negative below. `None` without a par.
    pub fn moves_above_par(&self) -> Option<i64> {
        Some(i64::from(self.moves) - i64::from(self.par?))
    }

    /// Returns `true` if the game was won.
    pub fn is_won(&self) -> bool {
        self.ending == Ending::Won
    }

    /// Returns `true` if the game was won without a hint, so that it can be a best result.
    pub(super) fn is_won_without_hints(&self) -> bool {
        self.is_won() && self.hints == 0
    }

    /// Returns `true` if the game was given up. Any other ending replaces it.
    pub(super) fn is_given_up(&self) -> bool {
        self.ending == Ending::GivenUp
    }
}

/// Returns the ending for the person at this device.
fn ending(game: &Session, outcome: Outcome) -> Ending {
    let is_human = |seat: Seat| game.players().get(seat.index()) == Some(&Player::Human);
    match outcome {
        _ if game.people() > 1 => Ending::Played,
        Outcome::Won(seat) if is_human(seat) => Ending::Won,
        Outcome::Won(_) | Outcome::Lost => Ending::Lost,
        Outcome::Draw => Ending::Drawn,
    }
}
