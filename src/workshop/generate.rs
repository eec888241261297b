//! `tessella generate`: game codes of solvable boards, each with a solution and its difficulty.

use super::arguments::{SearchLimits, Shard, all_cores, budget, count, game, threads, unexpected};
use super::difficulty::difficulty;
use super::failures::{Failure, Failures};
use super::{Console, Exit, notation, progress, solution};
use crate::games::budget::{Effort, SearchBudget, SearchResult};
use crate::games::{Position, Rules, Setup, Start};
use crate::session::GameCode;
use lexopt::Parser;
use lexopt::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

/// Default limits per board.
const DEFAULT_LIMITS: SearchLimits = SearchLimits::Time(Duration::from_secs(10));
/// Time after which a search notices that it is to stop.
const STOP_INTERVAL: Duration = Duration::from_millis(50);

/// Board with its certificate.
#[derive(Serialize)]
struct Generated {
    code: String,
    /// Length of the solution; `None` for several seats or with chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<usize>,
    /// `true` if the solution is proved to be a shortest one.
    #[serde(skip_serializing_if = "Option::is_none")]
    optimal: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<String>,
    /// Difficulty in bits: a player choosing uniformly among the legal moves plays as well as the solution with
    /// probability 1 in 2 to the power of this. `None` if unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    difficulty: Option<f64>,
}

/// Result of a seed.
enum SeedOutcome {
    Generated(Generated),
    Failed(Failure),
}

/// Parsed arguments.
struct Request {
    setup: Setup,
    boards: u64,
    json: bool,
    limits: SearchLimits,
    workers: usize,
    /// The first seed of all shards.
    first: u64,
    shard: Shard,
}

impl Request {
    fn parse(mut parser: Parser) -> Result<Self, String> {
        let (mut setup, mut boards, mut json) = (None, 1, false);
        let (mut limits, mut workers, mut seed) = (DEFAULT_LIMITS, all_cores(), None);
        let mut shard = Shard::WHOLE;
        while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
            match argument {
                Long("json") => json = true,
                Long("shard") => shard = Shard::parse(&mut parser)?,
                Long("threads") => workers = threads(&mut parser)?,
                Long("count") => boards = count(&mut parser, "--count", 1, 1_000_000)?,
                Long("seed") => seed = Some(count(&mut parser, "--seed", 0, u64::MAX / 2)?),
                Long("budget") => limits = budget(&mut parser)?,
                Value(word) if setup.is_none() => {
                    setup = Some(game(&word.string().map_err(|error| error.to_string())?)?);
                }
                other => return Err(unexpected(&other, "generate")),
            }
        }
        let setup = setup.ok_or("generate needs a game, such as drench or drench:9x9,c5")?;
        // Reports invalid combinations before any work starts.
        Position::new(&setup, &Start::Seed(1)).map_err(|error| error.to_string())?;
        if shard != Shard::WHOLE && seed.is_none() {
            return Err("--shard needs --seed, so that no two parts try the same seed".to_owned());
        }
        let random = || RandomState::new().build_hasher().finish() % 1_000_000_000;
        Ok(Self {
            setup,
            boards,
            json,
            limits,
            workers: workers.min(boards as usize),
            first: seed.unwrap_or_else(random),
            shard,
        })
    }

    /// Returns the seed of a board by the order in which they are tried.
    const fn seed(&self, at: u64) -> u64 {
        self.first + self.shard.index_of(at)
    }
}

pub(super) fn run(parser: Parser, console: &mut Console<'_>) -> Result<Exit, String> {
    let request = Request::parse(parser)?;
    let boards = request.boards;
    let mut made = 0;
    let mut failures = Failures::new(request.limits, Instant::now());
    generate_all(&request, console, |console, at, outcome| {
        let is_stopped = console.stop.load(Ordering::Relaxed);
        match outcome {
            SeedOutcome::Generated(generated) => {
                made += 1;
                failures.reset(Instant::now());
                match request.json {
                    true => console.write_json(&generated)?,
                    false => console.write(&report_line(&generated))?,
                }
            }
            // The search of this board may have been cut short.
            SeedOutcome::Failed(_) if is_stopped => return Ok(true),
            SeedOutcome::Failed(failure) => {
                if let Some(why) = failures.add(failure, Instant::now()) {
                    let seed = request.seed(at);
                    console.say(&format!("board {} (seed {seed}): {why}", at + 1));
                }
            }
        }
        Ok(made < boards && !failures.should_give_up(Instant::now()))
    })?;
    if made == boards {
        return Ok(Exit::Success);
    }
    let why = match console.stop.load(Ordering::Relaxed) {
        true => "stopped before the others were found".to_owned(),
        false => failures.summary(),
    };
    console.say(&format!("{made} of {boards} boards: {why}"));
    Ok(Exit::Failed)
}

/// Generates and solves boards of consecutive seeds in parallel, and reports each result in the order of the seeds
/// until `report` returns `false`.
fn generate_all(
    request: &Request,
    console: &mut Console<'_>,
    mut report: impl FnMut(&mut Console<'_>, u64, SeedOutcome) -> Result<bool, String>,
) -> Result<(), String> {
    let stop = console.stop;
    let next = AtomicU64::new(0);
    // Ends the searches as well, so that nobody waits for boards that are not needed.
    let is_done = AtomicBool::new(stop.load(Ordering::Relaxed));
    let (sender, receiver) = mpsc::channel();
    let bar = progress::bar(request.boards as usize, console.is_interactive);
    std::thread::scope(|scope| {
        for _ in 0..request.workers {
            let (next, is_done, sender) = (&next, &is_done, sender.clone());
            scope.spawn(move || {
                while !is_done.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let budget = request.limits.begin(is_done);
                    let outcome = generate(&request.setup, request.seed(at), &budget);
                    if sender.send((at, outcome)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut pending = BTreeMap::new();
        let mut reported = 0;
        loop {
            if stop.load(Ordering::Relaxed) {
                is_done.store(true, Ordering::Relaxed);
            }
            match receiver.recv_timeout(STOP_INTERVAL) {
                Ok((at, outcome)) => pending.insert(at, outcome),
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            while let Some(outcome) = pending.remove(&reported) {
                if matches!(outcome, Ok(SeedOutcome::Generated(_))) {
                    bar.inc(1);
                }
                let continues =
                    outcome.and_then(|outcome| bar.suspend(|| report(console, reported, outcome)));
                reported += 1;
                if !matches!(continues, Ok(true)) {
                    is_done.store(true, Ordering::Relaxed);
                    bar.finish_and_clear();
                    return continues.map(|_| ());
                }
            }
        }
        bar.finish_and_clear();
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
    let without_solution = Generated {
        code: code.to_string(),
        length: None,
        optimal: None,
        moves: None,
        difficulty: None,
    };
    if setup.seats() > 1 {
        return Ok(SeedOutcome::Generated(without_solution));
    }
    let Some(finding) = position.solve(Effort::Full, budget) else {
        return Ok(SeedOutcome::Generated(without_solution));
    };
    let (moves, shortest) = match finding.result {
        SearchResult::Solved { moves, shortest } => (moves, shortest),
        SearchResult::Unsolvable => return Ok(SeedOutcome::Failed(Failure::Unsolvable)),
        SearchResult::Value { .. } | SearchResult::Unknown => {
            return Ok(SeedOutcome::Failed(Failure::Unsolved));
        }
    };
    solution::check_win(&position, &moves).map_err(|error| format!("{code}: {error}"))?;
    Ok(SeedOutcome::Generated(Generated {
        length: Some(moves.len()),
        optimal: Some(shortest),
        moves: Some(notation::format_moves(&position, &moves)),
        difficulty: difficulty(&position, &moves, budget),
        ..without_solution
    }))
}

/// Formats a board and its certificate as a line of text.
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
