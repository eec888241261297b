//! Command-line arguments shared by several commands.

use super::COMMANDS;
use super::puzzles::StartCell;
use crate::games::Setup;
use crate::games::budget::SearchBudget;
use crate::received::{self, ReceivedError};
use lexopt::{Arg, Parser, ValueExt};
use std::fmt;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Maximum number of characters of an argument that a message repeats.
const MAX_SHOWN: usize = 200;

/// Limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchLimits {
    /// No limit.
    Unbounded,
    /// Limit of time.
    Time(Duration),
    /// Limit of nodes.
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

/// Returns the value of an option.
pub(super) fn value(parser: &mut Parser, option: &str) -> Result<String, String> {
    let value = parser
        .value()
        .map_err(|_| format!("{option} needs a value"))?;
    value.string().map_err(|error| format!("{option}: {error}"))
}

/// Parses the value of an option as a number in `least..=most`.
pub(super) fn count(
    parser: &mut Parser,
    option: &str,
    least: u64,
    most: u64,
) -> Result<u64, String> {
    let given = value(parser, option)?;
    let count = given
        .parse()
        .ok()
        .filter(|count| (least..=most).contains(count));
    count.ok_or_else(|| {
        format!("{option}: expected a number from {least} to {most}, not \"{given}\"")
    })
}

/// Parses the value of `--budget`.
pub(super) fn budget(parser: &mut Parser) -> Result<SearchLimits, String> {
    let text = value(parser, "--budget")?;
    SearchLimits::parse(&text).map_err(|error| format!("--budget: {error}"))
}

/// Parses the value of `--start`.
pub(super) fn start_cell(parser: &mut Parser) -> Result<StartCell, String> {
    let text = value(parser, "--start")?;
    text.parse().map_err(|error| format!("--start: {error}"))
}

/// Parses the value of `--threads`.
pub(super) fn threads(parser: &mut Parser) -> Result<usize, String> {
    Ok(count(parser, "--threads", 1, 256)? as usize)
}

/// Returns the number of cores.
pub(super) fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Returns the error message for an unknown argument.
pub(super) fn unexpected(argument: &Arg<'_>, command: &str) -> String {
    debug_assert!(COMMANDS.contains(&command));
    let shown = match argument {
        Arg::Short(letter) => format!("-{letter}"),
        Arg::Long(name) => format!("--{name}"),
        Arg::Value(word) => word.to_string_lossy().into_owned(),
    };
    format!("\"{shown}\" is not a word of {command}; \"tessella {command} --help\" lists them")
}

/// Parses the name of a game, or a game code with or without a seed; a seed is ignored.
pub(super) fn game(word: &str) -> Result<Setup, String> {
    received::setup(word).map_err(|error| about_game(word, &error))
}

/// Does the same for boards that are only solved.
pub(super) fn game_for_solver(word: &str) -> Result<Setup, String> {
    received::setup_for_solver(word).map_err(|error| about_game(word, &error))
}

/// Returns the sentence about a word that names no game.
fn about_game(word: &str, error: &ReceivedError) -> String {
    if *error != ReceivedError::Unknown {
        return error.to_string();
    }
    let shown: String = word.chars().take(MAX_SHOWN).collect();
    format!("expected a game, such as drench or drench:9x9,c5, not \"{shown}\"")
}

/// Joins the words that belong to one code, and returns the only one.
pub(super) fn only_word(words: Vec<String>, command: &str) -> Result<Option<String>, String> {
    let mut words = received::join_words(words).into_iter();
    let first = words.next();
    match words.next() {
        None => Ok(first),
        Some(second) => Err(unexpected(&Arg::Value(second.into()), command)),
    }
}
