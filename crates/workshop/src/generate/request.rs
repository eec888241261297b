//! Arguments of `tessella generate`.

use super::super::arguments::{SearchLimits, Threads, game_for_solver};
use super::super::shard::Shard;
use clap::Args;
use std::hash::{BuildHasher, Hasher, RandomState};
use tessella_command_line::arguments::number;
use tessella_games::{Position, Setup, Start};
use tessella_library::received::join_words;

/// Maximum number of boards, and of candidates.
const MAX_COUNT: u64 = 1_000_000_000;

/// Arguments of the command.
#[derive(Args, Debug)]
pub struct GenerateArguments {
    /// Name of a game, or its code without a seed, such as drench:9x9,c5
    #[arg(required = true)]
    game: Vec<String>,
    /// Number of boards
    #[arg(long, value_name = "N", default_value = "1", value_parser = number(1..=MAX_COUNT))]
    count: u64,
    /// Try this many seeds, and print the boards of all that are solved
    #[arg(long, value_name = "N", conflicts_with = "count", value_parser = number(1..=MAX_COUNT))]
    candidates: Option<u64>,
    /// First seed that is tried [default: random]
    #[arg(long, value_name = "N", value_parser = number(0..=u64::MAX / 2))]
    seed: Option<u64>,
    /// Budget of each board: a time (500ms, 20s, 2m) or nodes (500000, 20M)
    #[arg(long, value_name = "B", allow_hyphen_values = true, default_value = "10s", value_parser = SearchLimits::parse)]
    budget: SearchLimits,
    /// Make only part I of N, such as 3/16; needs --seed
    #[arg(long, value_name = "I/N", allow_hyphen_values = true, value_parser = Shard::parse)]
    shard: Option<Shard>,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// When this part of the work is done.
#[derive(Clone, Copy)]
pub(super) enum Goal {
    /// After making this many boards, from as many seeds as it takes.
    Boards(u64),
    /// After trying this many seeds.
    Candidates(u64),
}

impl Goal {
    /// Returns the maximum number of seeds to try.
    pub(super) const fn max_seeds(self) -> u64 {
        match self {
            Self::Boards(_) => u64::MAX,
            Self::Candidates(candidates) => candidates,
        }
    }

    /// Returns the number of boards or seeds, as the length of the progress bar.
    pub(super) const fn steps(self) -> u64 {
        match self {
            Self::Boards(steps) | Self::Candidates(steps) => steps,
        }
    }
}

/// Validated arguments.
pub(super) struct Request {
    pub(super) setup: Setup,
    pub(super) goal: Goal,
    pub(super) json: bool,
    pub(super) limits: SearchLimits,
    pub(super) workers: usize,
    /// First seed across all shards.
    first: u64,
    shard: Shard,
}

impl Request {
    /// Validates the arguments.
    ///
    /// # Errors
    /// One line that says which argument is wrong, and what was expected.
    pub(super) fn new(arguments: GenerateArguments) -> Result<Self, String> {
        let setup = match join_words(arguments.game).as_slice() {
            [word] => game_for_solver(word)?,
            words => return Err(format!("generate: expected one game, not {}", words.len())),
        };
        // Reports invalid combinations before any work starts.
        Position::for_solver(&setup, &Start::Seed(1)).map_err(|error| error.to_string())?;
        let shard = arguments.shard.unwrap_or(Shard::WHOLE);
        if shard != Shard::WHOLE && arguments.seed.is_none() {
            return Err("--shard needs --seed, so that no two parts try the same seed".to_owned());
        }
        let goal = match arguments.candidates {
            Some(candidates) => Goal::Candidates(shard.share(candidates)),
            None => Goal::Boards(shard.share(arguments.count)),
        };
        let random = || RandomState::new().build_hasher().finish() % 1_000_000_000;
        Ok(Self {
            setup,
            goal,
            json: arguments.json,
            limits: arguments.budget,
            workers: arguments.threads.count().min(goal.steps() as usize),
            first: arguments.seed.unwrap_or_else(random),
            shard,
        })
    }

    /// Returns the seed that this part tries at index `at`.
    pub(super) const fn seed(&self, at: u64) -> u64 {
        self.first + self.shard.number_of(at)
    }
}
