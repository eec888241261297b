//! Arguments of the command.

use super::super::arguments::{
    SearchLimits, all_cores, budget, count, game_for_solver, only_word, threads, unexpected,
};
use super::super::shard::Shard;
use crate::games::{Position, Setup, Start};
use lexopt::Parser;
use lexopt::prelude::*;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;

/// Default limits per board.
const DEFAULT_LIMITS: SearchLimits = SearchLimits::Time(Duration::from_secs(10));
/// Maximum number of boards, and of candidates.
const MAX_COUNT: u64 = 1_000_000_000;

/// End of the search, for this part of the work.
#[derive(Clone, Copy)]
pub(super) enum Goal {
    /// Number of boards to make, of as many seeds as that takes.
    Boards(u64),
    /// Number of seeds to try.
    Candidates(u64),
}

impl Goal {
    /// Returns the number of seeds that may be tried.
    pub(super) const fn max_seeds(self) -> u64 {
        match self {
            Self::Boards(_) => u64::MAX,
            Self::Candidates(candidates) => candidates,
        }
    }

    /// Returns the number of steps until the end.
    pub(super) const fn steps(self) -> u64 {
        match self {
            Self::Boards(steps) | Self::Candidates(steps) => steps,
        }
    }
}

/// Parsed arguments.
pub(super) struct Request {
    pub(super) setup: Setup,
    pub(super) goal: Goal,
    pub(super) json: bool,
    pub(super) limits: SearchLimits,
    pub(super) workers: usize,
    /// The first seed of all shards.
    first: u64,
    shard: Shard,
}

impl Request {
    pub(super) fn parse(mut parser: Parser) -> Result<Self, String> {
        let (mut words, mut boards, mut candidates, mut json) = (Vec::new(), None, None, false);
        let (mut limits, mut workers, mut seed) = (DEFAULT_LIMITS, all_cores(), None);
        let mut shard = Shard::WHOLE;
        while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
            match argument {
                Long("json") => json = true,
                Long("shard") => shard = Shard::parse(&mut parser)?,
                Long("threads") => workers = threads(&mut parser)?,
                Long("count") => boards = Some(count(&mut parser, "--count", 1, MAX_COUNT)?),
                Long("candidates") => {
                    candidates = Some(count(&mut parser, "--candidates", 1, MAX_COUNT)?);
                }
                Long("seed") => seed = Some(count(&mut parser, "--seed", 0, u64::MAX / 2)?),
                Long("budget") => limits = budget(&mut parser)?,
                Value(word) => words.push(word.string().map_err(|error| error.to_string())?),
                other => return Err(unexpected(&other, "generate")),
            }
        }
        let word = only_word(words, "generate")?;
        let word = word.ok_or("generate needs a game, such as drench or drench:9x9,c5")?;
        let setup = game_for_solver(&word)?;
        // Reports invalid combinations before any work starts.
        Position::for_solver(&setup, &Start::Seed(1)).map_err(|error| error.to_string())?;
        if shard != Shard::WHOLE && seed.is_none() {
            return Err("--shard needs --seed, so that no two parts try the same seed".to_owned());
        }
        let goal = match (boards, candidates) {
            (boards, None) => Goal::Boards(shard.share(boards.unwrap_or(1))),
            (None, Some(candidates)) => Goal::Candidates(shard.share(candidates)),
            (Some(_), Some(_)) => {
                return Err("expected --count or --candidates, not both".to_owned());
            }
        };
        let random = || RandomState::new().build_hasher().finish() % 1_000_000_000;
        Ok(Self {
            setup,
            goal,
            json,
            limits,
            workers: workers.min(goal.steps() as usize),
            first: seed.unwrap_or_else(random),
            shard,
        })
    }

    /// Returns the seed of a board by the order in which they are tried.
    pub(super) const fn seed(&self, at: u64) -> u64 {
        self.first + self.shard.number_of(at)
    }
}
