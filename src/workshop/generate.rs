//! `tessella generate`: game codes of boards that can be won, each with a solution and how hard it is to keep to one.

use super::arguments::{SearchLimits, all_cores, count, game, threads, unexpected, value};
use super::{Console, Exit, notation, progress, solve};
use crate::games::budget::{Effort, SearchBudget, SearchResult};
use crate::games::{Move, Outcome, Position, Rules, Seat, Setup, Start};
use crate::session::GameCode;
use lexopt::Parser;
use lexopt::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// How long is thought about a board if nothing else is said.
const USUAL: SearchLimits = SearchLimits::Time(Duration::from_secs(10));
/// How many nodes it may take to find out whether another move would have won as well.
const NODES_FOR_ANOTHER: u64 = 200_000;
/// So many boards in a row of which none will do, and there will hardly be another.
const MAX_FAILED_SEEDS: u64 = 1000;

/// A board with its certificate.
#[derive(Serialize)]
struct Generated {
    code: String,
    /// How many moves the solution has; nothing where several play, or chance decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<usize>,
    /// Whether that is proved to be the least.
    #[serde(skip_serializing_if = "Option::is_none")]
    optimal: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<String>,
    /// In bits: of those who choose by chance among the moves at hand, one in 2 to the power of this keeps to ways that are as
    /// good as the solution. Nothing where that was not found out.
    #[serde(skip_serializing_if = "Option::is_none")]
    difficulty: Option<f64>,
}

/// What came of a seed.
enum SeedOutcome {
    Generated(Generated),
    /// The board cannot be won, or that was not found out.
    Unsolved,
}

pub(super) fn run(mut parser: Parser, console: &mut Console<'_>) -> Result<Exit, String> {
    let (mut setup, mut wanted, mut json) = (None, 1, false);
    let (mut limits, mut workers, mut seed) = (USUAL, all_cores(), None);
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Long("json") => json = true,
            Long("threads") => workers = threads(&mut parser)?,
            Long("count") => wanted = count(&mut parser, "--count", 1, 1_000_000)?,
            Long("seed") => seed = Some(count(&mut parser, "--seed", 0, u64::MAX / 2)?),
            Long("budget") => {
                let text = value(&mut parser, "--budget")?;
                limits =
                    SearchLimits::parse(&text).map_err(|error| format!("--budget: {error}"))?;
            }
            Value(word) if setup.is_none() => {
                setup = Some(game(&word.string().map_err(|error| error.to_string())?)?);
            }
            other => return Err(unexpected(&other, "generate")),
        }
    }
    let setup = setup.ok_or("generate needs a game, such as drench or drench:9x9,c5")?;
    // What does not fit together is said before any work is begun.
    Position::new(&setup, &Start::Seed(1)).map_err(|error| error.to_string())?;
    let first = seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() % 1_000_000_000);
    let workers = workers.min(wanted as usize);
    let (mut made, mut failed) = (0, 0);
    generate_all(
        &setup,
        first,
        limits,
        workers,
        wanted,
        console,
        |console, outcome| {
            match outcome {
                SeedOutcome::Unsolved => failed += 1,
                SeedOutcome::Generated(generated) => {
                    (made, failed) = (made + 1, 0);
                    let line = match json {
                        true => {
                            serde_json::to_string(&generated).map_err(|error| error.to_string())?
                        }
                        false => report_line(&generated),
                    };
                    console.write(&line)?;
                }
            }
            Ok(made < wanted && failed < MAX_FAILED_SEEDS)
        },
    )?;
    if made == wanted {
        return Ok(Exit::Success);
    }
    console.say(&format!(
        "{made} of {wanted} boards: the others could not be won, or not be solved in time"
    ));
    Ok(Exit::Failed)
}

/// Deals and solves seed after seed, several at once, and tells what came of each in the order of the seeds, as long as more
/// are wanted.
fn generate_all(
    setup: &Setup,
    first: u64,
    limits: SearchLimits,
    workers: usize,
    wanted: u64,
    console: &mut Console<'_>,
    mut tell: impl FnMut(&mut Console<'_>, SeedOutcome) -> Result<bool, String>,
) -> Result<(), String> {
    let next = AtomicU64::new(0);
    let is_done = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    let bar = progress::bar(wanted as usize, console.is_interactive);
    let stop = console.stop;
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let (next, is_done, sender) = (&next, &is_done, sender.clone());
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) && !is_done.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let outcome = generate(setup, first + at, &limits.begin(stop));
                    if sender.send((at, outcome)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut told = 0;
        for (at, outcome) in receiver {
            early.insert(at, outcome);
            while let Some(outcome) = early.remove(&told) {
                told += 1;
                if matches!(outcome, Ok(SeedOutcome::Generated(_))) {
                    bar.inc(1);
                }
                let goes_on = outcome.and_then(|outcome| bar.suspend(|| tell(console, outcome)));
                if !matches!(goes_on, Ok(true)) {
                    is_done.store(true, Ordering::Relaxed);
                    bar.finish_and_clear();
                    return goes_on.map(|_| ());
                }
            }
        }
        Ok(())
    })
}

fn generate(setup: &Setup, seed: u64, budget: &SearchBudget<'_>) -> Result<SeedOutcome, String> {
    let start = Start::Seed(seed);
    let position = Position::new(setup, &start).map_err(|error| error.to_string())?;
    let code = GameCode {
        setup: position.setup(),
        start,
    };
    let plain = Generated {
        code: code.to_string(),
        length: None,
        optimal: None,
        moves: None,
        difficulty: None,
    };
    if setup.seats() > 1 {
        return Ok(SeedOutcome::Generated(plain));
    }
    let Some(finding) = position.solve(Effort::Full, budget) else {
        return Ok(SeedOutcome::Generated(plain));
    };
    let SearchResult::Solved { moves, shortest } = finding.result else {
        return Ok(SeedOutcome::Unsolved);
    };
    if solve::play(&position, &moves)? != Some(Outcome::Won(Seat::FIRST)) {
        return Err(format!(
            "{code}: the solution that was found does not win by the rules"
        ));
    }
    Ok(SeedOutcome::Generated(Generated {
        length: Some(moves.len()),
        optimal: Some(shortest),
        moves: Some(notation::format_moves(&position, &moves)),
        difficulty: difficulty(&position, &moves, budget),
        ..plain
    }))
}

/// How many bits it takes to choose moves as good as those of a solution, from its first to its last; `None` if the budget does
/// not last, or it is not found out of some move whether it is as good.
fn difficulty(first: &Position, solution: &[Move], budget: &SearchBudget<'_>) -> Option<f64> {
    let mut position = first.clone();
    let mut bits = 0.0;
    for (made, &mv) in (1..).zip(solution) {
        let moves = position.legal_moves();
        let mut good = 0;
        for &other in &moves {
            good += u32::from(
                other == mv || is_as_good(&position, other, solution.len() - made, budget)?,
            );
        }
        bits += (moves.len() as f64 / f64::from(good)).log2();
        let seat = position.to_move().seat()?;
        position.advance(seat, mv).ok()?;
    }
    Some(bits)
}

/// Whether a move can be followed by so many others that win; `None` where that is not found out.
fn is_as_good(
    position: &Position,
    mv: Move,
    left: usize,
    budget: &SearchBudget<'_>,
) -> Option<bool> {
    if budget.is_over() {
        return None;
    }
    let mut position = position.clone();
    let seat = position.to_move().seat()?;
    position.advance(seat, mv).ok()?;
    if let Some(outcome) = position.outcome() {
        return Some(outcome == Outcome::Won(Seat::FIRST));
    }
    let bounded = SearchBudget {
        nodes: NODES_FOR_ANOTHER,
        ..*budget
    };
    match position.solve(Effort::Full, &bounded)?.result {
        SearchResult::Solved { moves, .. } if moves.len() <= left => Some(true),
        SearchResult::Solved { shortest: true, .. } | SearchResult::Unsolvable => Some(false),
        SearchResult::Solved { .. } | SearchResult::Value { .. } | SearchResult::Unknown => None,
    }
}

/// A board and its certificate in a line for people.
fn report_line(generated: &Generated) -> String {
    let Generated {
        code,
        length,
        optimal,
        moves,
        difficulty,
    } = generated;
    let (Some(length), Some(moves)) = (length, moves) else {
        return code.clone();
    };
    let optimal = if *optimal == Some(true) {
        ", optimal"
    } else {
        ""
    };
    let difficulty =
        difficulty.map_or_else(String::new, |bits| format!(", difficulty {bits:.1} bits"));
    format!("{code}  {length} moves{optimal}{difficulty}: {moves}")
}
