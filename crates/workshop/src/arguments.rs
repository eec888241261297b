//! Command-line arguments shared by several commands.

use clap::Args;
use std::fmt;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tessella_command_line::arguments::number;
use tessella_games::Setup;
use tessella_games::budget::SearchBudget;
use tessella_library::received::{self, ReceivedError};

/// Maximum number of characters of an argument that an error message quotes.
const MAX_SHOWN: usize = 200;

/// Limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchLimits {
    /// No limit.
    Unbounded,
    /// Time limit.
    Time(Duration),
    /// Node limit.
    Nodes(u64),
}

impl SearchLimits {
    /// Parses a time (`500ms`, `20s`, `2m`) or a number of nodes (`500000`, `20k`, `20M`).
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let digits = text.trim_end_matches(|sign: char| sign.is_ascii_alphabetic());
        let read = || {
            let count = digits.parse().ok().filter(|&count: &u64| count > 0)?;
            Some(match &text[digits.len()..] {
                "" => Self::Nodes(count),
                "k" => Self::Nodes(count.checked_mul(1000)?),
                "M" => Self::Nodes(count.checked_mul(1_000_000)?),
                "ms" => Self::Time(Duration::from_millis(count)),
                "s" => Self::Time(Duration::from_secs(count)),
                "m" => Self::Time(Duration::from_secs(count.checked_mul(60)?)),
                _ => return None,
            })
        };
        read().ok_or_else(|| {
            format!("expected a time such as 500ms, 20s or 2m, or a number of nodes such as 500000 or 20M, not \"{text}\"")
        })
    }

    /// Starts a budget with these limits.
    pub(super) fn begin(self, stop: &AtomicBool) -> SearchBudget<'_> {
        match self {
            Self::Unbounded => SearchBudget::unbounded(stop),
            Self::Time(time) => SearchBudget::time(time, stop),
            Self::Nodes(nodes) => SearchBudget::nodes(nodes, stop),
        }
    }
}

impl fmt::Display for SearchLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unbounded => f.write_str("no limit"),
            Self::Time(time) if time.subsec_millis() == 0 => write!(f, "{} s", time.as_secs()),
            Self::Time(time) => write!(f, "{} ms", time.as_millis()),
            Self::Nodes(1) => f.write_str("1 node"),
            Self::Nodes(nodes) => write!(f, "{nodes} nodes"),
        }
    }
}

/// Arguments of commands that work in parallel.
#[derive(Args, Clone, Copy, Debug)]
pub struct Threads {
    /// Number of threads [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = number(1..=256_usize))]
    threads: Option<usize>,
}

impl Threads {
    pub(super) fn count(self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.unwrap_or_else(cores)
    }
}

/// Parses the name of a game, or a game code with or without a seed; a seed is ignored.
pub(super) fn game(word: &str) -> Result<Setup, String> {
    received::setup(word).map_err(|error| about_game(word, &error))
}

/// Like [`game`], but also accepts boards that can only be solved.
pub(super) fn game_for_solver(word: &str) -> Result<Setup, String> {
    received::setup_for_solver(word).map_err(|error| about_game(word, &error))
}

/// Returns the error message for a word that names no game.
fn about_game(word: &str, error: &ReceivedError) -> String {
    if *error != ReceivedError::Unknown {
        return error.to_string();
    }
    let shown: String = word.chars().take(MAX_SHOWN).collect();
    format!("expected a game, such as drench or drench:9x9,c5, not \"{shown}\"")
}
