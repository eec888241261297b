//! `tessella generate`: game codes of solvable boards, each with a solution and its difficulty.

mod request;

use super::difficulty::difficulty;
use super::failures::{Failure, Failures};
use super::parallel::{progress_bar, work_until};
use super::{Console, Exit, notation, solution};
pub use request::GenerateArguments;
use request::{Goal, Request};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tessella_command_line::terminal::counted;
use tessella_games::GameCode;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::{Position, Rules, Setup, Start};

/// Board with the proof that it can be solved.
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
    /// Difficulty in bits: a player who chooses uniformly among the legal moves plays as well as the solution with a
    /// probability of 1 in 2 to the power of this. `None` if unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    difficulty: Option<f64>,
}

/// Result of a seed.
enum SeedOutcome {
    Generated(Generated),
    Failed(Failure),
}

pub(super) fn run(arguments: GenerateArguments, console: &mut Console<'_>) -> Result<Exit, String> {
    let request = Request::new(arguments)?;
    let (mut made, mut tried) = (0, 0);
    let mut failures = Failures::new(request.limits, Instant::now());
    generate_all(&request, console, |console, at, outcome| {
        let is_stopped = console.stop.load(Ordering::Relaxed);
        match outcome {
            SeedOutcome::Generated(generated) => {
                made += 1;
                if let Goal::Boards(_) = request.goal {
                    failures.reset(Instant::now());
                }
                if request.json {
                    console.write_json(&generated)?;
                } else {
                    console.write(&report_line(&generated))?;
                }
            }
            // The search may have been cut short, so this is not a result.
            SeedOutcome::Failed(_) if is_stopped => return Ok(true),
            SeedOutcome::Failed(failure) => {
                if let Some(why) = failures.add(failure, Instant::now()) {
                    let seed = request.seed(at);
                    console.say(&format!("board {} (seed {seed}): {why}", at + 1));
                }
            }
        }
        tried += 1;
        Ok(match request.goal {
            Goal::Boards(boards) => made < boards && !failures.should_give_up(Instant::now()),
            Goal::Candidates(candidates) => tried < candidates,
        })
    })?;
    match request.goal {
        Goal::Boards(boards) if made == boards => Ok(Exit::Success),
        Goal::Boards(boards) => {
            let why = if console.stop.load(Ordering::Relaxed) {
                "stopped before the others were found".to_owned()
            } else {
                failures.summary()
            };
            console.say(&format!("{made} of {boards} boards: {why}"));
            Ok(Exit::Failed)
        }
        Goal::Candidates(candidates) => {
            let is_stopped = tried < candidates;
            if is_stopped {
                console.say(&format!("stopped after {tried} of {candidates} candidates"));
            }
            if let Some(failed) = failures.total() {
                console.say(&format!("{made} of {tried} candidates; {failed}"));
            }
            Ok(if is_stopped || failures.has_unsolved() {
                Exit::Failed
            } else {
                Exit::Success
            })
        }
    }
}

/// Generates and solves the boards of consecutive seeds in parallel. Reports the results in the order of the seeds,
/// until `report` returns `false`.
fn generate_all(
    request: &Request,
    console: &mut Console<'_>,
    mut report: impl FnMut(&mut Console<'_>, u64, SeedOutcome) -> Result<bool, String>,
) -> Result<(), String> {
    let is_step = |outcome: &SeedOutcome| {
        matches!(outcome, SeedOutcome::Generated(_)) || matches!(request.goal, Goal::Candidates(_))
    };
    let bar = progress_bar(request.goal.steps() as usize, console.is_interactive);
    let work = |at, is_done: &AtomicBool| {
        let budget = request.limits.begin(is_done);
        generate(&request.setup, request.seed(at), &budget)
    };
    let (seeds, stop) = (request.goal.max_seeds(), console.stop);
    let done = work_until(seeds, request.workers, stop, work, |at, outcome| {
        if outcome.as_ref().is_ok_and(is_step) {
            bar.inc(1);
        }
        bar.suspend(|| report(console, at, outcome?))
    });
    bar.finish_and_clear();
    done
}

fn generate(setup: &Setup, seed: u64, budget: &SearchBudget<'_>) -> Result<SeedOutcome, String> {
    let start = Start::Seed(seed);
    let position = Position::for_solver(setup, &start).map_err(|error| error.to_string())?;
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

/// Formats a board and its solution as a line of text.
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
    let length = counted(*length, "move");
    format!("{code}  {length}{optimal}{difficulty}: {moves}")
}
