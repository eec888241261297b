//! Result of a game.

use super::opponent::Opponent;
use super::results::GameKey;
use serde::{Deserialize, Serialize};
use tessella_games::{Game, Outcome, Rules, Seat};
use tessella_session::{GameId, Player, Session};

/// How a game ended for the player. Variants are encoded in order, so new variants go at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Ending {
    /// The player won.
    Won,
    /// The player lost.
    Lost,
    /// Nobody won.
    Drawn,
    /// Several people played on one device, so the win is nobody's.
    Played,
    /// The player removed the game before it was over.
    GivenUp,
}

/// Result of a game. Fields are encoded in order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct GameResult {
    /// Game code, with values filled in for the options that the player left open.
    pub code: String,
    /// End of the game.
    pub ending: Ending,
    /// Opponent of the player.
    pub opponent: Opponent,
    /// Number of the player's moves; if several people played on one device, the moves of all of them.
    pub moves: u32,
    /// Par, if it is known.
    pub par: Option<u32>,
    /// Time of play in milliseconds.
    pub milliseconds: u32,
    /// Number of hints shown.
    pub hints: u32,
    /// When the game was finished or given up, in seconds since 1970-01-01 UTC. The date depends on the time zone.
    pub finished_at: u64,
}

impl GameResult {
    /// Returns the result of a finished game for the person at this device. `finished_at` is in seconds since
    /// 1970-01-01 UTC. Returns `None` if the game is not over, or no person at this device has a seat.
    pub fn of(game: &Session, hints: u32, finished_at: u64, par: Option<u32>) -> Option<Self> {
        let ending = ending(game, game.position().outcome()?);
        Self::with_ending(game, ending, hints, finished_at, par)
    }

    /// Returns the result of a game that is given up; `None` if it is over, or no person at this device has a seat.
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

    /// Returns the result of a match, which can end before the game is over by its rules. `finished_at` is in seconds
    /// since 1970-01-01 UTC. Returns `None` if no person at this device has a seat.
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

    /// Returns the key under which the game is counted. `id` is the identity that its copies share.
    pub fn key(&self, id: GameId) -> GameKey {
        GameKey::new(&self.opponent, || self.code.clone(), id)
    }

    /// Returns the game that the game code names; `None` if this version does not have it.
    pub fn game(&self) -> Option<Game> {
        let name = self.code.split(':').next()?;
        let mut games = Game::ALL.iter().copied();
        games.find(|game| game.name() == name)
    }

    /// Returns `true` if the game began from a position that somebody entered cell by cell, not from one that the
    /// program made. It could be won in one move, so such games are counted separately. A problem also begins from a
    /// given position, but from the same one for everybody.
    pub fn is_of_given_position(&self) -> bool {
        let start = self.code.find(['#', '=']);
        self.opponent != Opponent::Problem
            && start.is_some_and(|at| self.code[at..].starts_with('='))
    }

    /// Returns the number of moves above par, negative if below; `None` without a par.
    pub fn moves_above_par(&self) -> Option<i64> {
        Some(i64::from(self.moves) - i64::from(self.par?))
    }

    /// Returns `true` if the game was won.
    pub fn is_won(&self) -> bool {
        self.ending == Ending::Won
    }

    /// Returns `true` if the game was won without a hint. Only such games can be best results.
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
