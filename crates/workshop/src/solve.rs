//! `tessella solve`: finds a solution for each board, and checks it by the rules before writing it.

use super::arguments::{SearchLimits, Threads};
use super::parallel::work_in_order;
use super::puzzles::{self, Puzzle, PuzzleBoard, StartCell, Unreadable};
use super::shard::Shard;
use super::solution::{self, Found, Solution, Strength, painted};
use super::{Console, Exit, notation};
use clap::{Args, ValueHint};
use serde::Serialize;
use std::time::{Duration, Instant};
use tessella_command_line::arguments::number;
use tessella_command_line::terminal::counted;
use tessella_games::budget::{Effort, SearchBudget};
use tessella_games::drench::format_flood_colours;
use tessella_games::{Move, Position};
use tessella_library::received::{ReceivedCode, join_words};

/// Parameters of a search.
#[derive(Clone, Copy)]
struct Task {
    strength: Strength,
    limits: SearchLimits,
}

/// Result for a board.
#[derive(Default, Serialize)]
struct SolveReport {
    board: String,
    /// One of `solved`, `hopeless`, `decided`, `unknown`, `chance` and `error`.
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<usize>,
    /// `true` if the length is proved to be the minimum.
    #[serde(skip_serializing_if = "Option::is_none")]
    optimal: Option<bool>,
    /// Lower bound of the length of a solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<String>,
    /// Outcome with best play by all seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
    /// Length of an optimal solution according to the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    seconds: f64,
    nodes: u64,
}

/// Arguments of the command.
#[derive(Args, Debug)]
pub struct SolveArguments {
    /// Game codes, IDs of Simon Tatham's Flood, or files of boards (- for standard input)
    #[arg(required = true, value_name = "FILE|CODE", value_hint = ValueHint::FilePath)]
    boards: Vec<String>,
    /// Settle for a good answer in a moment
    #[arg(long)]
    quick: bool,
    /// Budget of each board: a time (500ms, 20s, 2m) or nodes (500000, 20M) [default: none]
    #[arg(long, value_name = "B", allow_hyphen_values = true, value_parser = SearchLimits::parse)]
    budget: Option<SearchLimits>,
    /// Memory for all boards that are solved at once, in MiB
    #[arg(long, value_name = "MIB", default_value = "1024", value_parser = number(16..=1_u64 << 20))]
    memory: u64,
    /// Where grids begin: corner, centre, or a column and a row from 0 such as 4.7
    #[arg(long, value_name = "CELL", default_value = "corner")]
    start: StartCell,
    /// Solve only part I of N, such as 3/16
    #[arg(long, value_name = "I/N", allow_hyphen_values = true, value_parser = Shard::parse)]
    shard: Option<Shard>,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: SolveArguments, console: &mut Console<'_>) -> Result<Exit, String> {
    let SolveArguments {
        memory,
        start,
        json,
        ..
    } = arguments;
    let effort = if arguments.quick {
        Effort::Quick
    } else {
        Effort::Full
    };
    let limits = arguments.budget.unwrap_or(SearchLimits::Unbounded);
    let shard = arguments.shard.unwrap_or(Shard::WHOLE);
    let workers = arguments.threads.count();
    let arguments = join_words(arguments.boards);
    let (puzzles, mut exit) = read_puzzles(&arguments, start, shard, console);
    let workers = workers.clamp(1, puzzles.len().max(1));
    let task = Task {
        strength: Strength {
            effort,
            memory: (memory << 20) as usize / workers,
        },
        limits,
    };
    let begun = Instant::now();
    let (mut printed, mut solved, mut proved) = (0, 0, 0);
    let stop = console.stop;
    let solve = |puzzle: &Puzzle| solve(puzzle, task, &task.limits.begin(stop));
    work_in_order(&puzzles, workers, console, solve, |console, found| {
        printed += 1;
        solved += usize::from(found.length.is_some());
        proved += usize::from(found.optimal == Some(true));
        exit = exit.max(match found.result {
            "unknown" | "error" => Exit::Failed,
            _ => Exit::Success,
        });
        if json {
            console.write_json(&found)
        } else {
            console.write(&report_line(&found))
        }
    })?;
    if printed < puzzles.len() {
        exit = exit.max(Exit::Failed);
        console.say(&format!(
            "not begun: {}",
            counted(puzzles.len() - printed, "board")
        ));
    }
    if printed > 1 && !json {
        console.say(&format!(
            "{printed} boards: {solved} solved, {proved} of them optimal, in {:.1} s",
            begun.elapsed().as_secs_f64()
        ));
    }
    Ok(exit)
}

/// Reads the boards of a part, and reports those that cannot be read. These are numbered, too, so that each is reported
/// by only one part. A file that cannot be read is reported by all parts, because the numbers of the boards after it
/// depend on it.
fn read_puzzles(
    arguments: &[String],
    start: StartCell,
    shard: Shard,
    console: &mut Console<'_>,
) -> (Vec<Puzzle>, Exit) {
    let (mut puzzles, mut exit) = (Vec::new(), Exit::Success);
    let mut number = 0;
    for word in arguments {
        for read in puzzles::read(word, start, console.input) {
            if !matches!(read, Err(Unreadable::File(_))) {
                number += 1;
                if !shard.contains(number - 1) {
                    continue;
                }
            }
            match read {
                Ok(puzzle) => puzzles.push(puzzle),
                Err(error) => {
                    console.say(&error.to_string());
                    exit = Exit::InvalidInput;
                }
            }
        }
    }
    (puzzles, exit)
}

fn solve(puzzle: &Puzzle, task: Task, budget: &SearchBudget<'_>) -> SolveReport {
    let begun = Instant::now();
    let mut found = match &puzzle.board {
        PuzzleBoard::Game(found) => solve_game(found, task, budget),
        PuzzleBoard::Grid(grid) => solution::solve_grid(grid, task.strength, budget)
            .map(|solution| report(solution, |moves| grid.format_colours(&painted(moves)))),
    }
    .unwrap_or_else(|error| SolveReport {
        result: "error",
        error: Some(error),
        ..SolveReport::default()
    });
    found.board.clone_from(&puzzle.name);
    found.known = puzzle.known;
    found.seconds = Duration::as_secs_f64(&begun.elapsed());
    found
}

/// Solves a game given by its code.
fn solve_game(
    found: &ReceivedCode,
    task: Task,
    budget: &SearchBudget<'_>,
) -> Result<SolveReport, String> {
    let code = &found.code;
    let position =
        Position::for_solver(&code.setup, &code.start).map_err(|error| error.to_string())?;
    let solution = solution::solve_position(&position, task.strength, budget)?;
    let format = |moves: &[Move]| {
        if found.is_flood_id {
            format_flood_colours(&painted(moves))
        } else {
            notation::format_moves(&position, moves)
        }
    };
    Ok(report(solution, format))
}

/// Reports a solution, with its moves formatted.
fn report(solution: Solution, format: impl Fn(&[Move]) -> String) -> SolveReport {
    let nodes = solution.nodes;
    let found = match solution.found {
        Found::Solved {
            moves,
            shortest,
            least,
        } => SolveReport {
            result: "solved",
            length: Some(moves.len()),
            optimal: Some(shortest),
            least,
            moves: Some(format(&moves)),
            ..SolveReport::default()
        },
        Found::Unsolvable { least } => SolveReport {
            result: "hopeless",
            least,
            ..SolveReport::default()
        },
        Found::Value { outcome, line } => SolveReport {
            result: "decided",
            outcome: Some(notation::outcome_text(outcome)),
            moves: Some(format(&line)),
            ..SolveReport::default()
        },
        Found::Unknown { least } => SolveReport {
            result: "unknown",
            least,
            ..SolveReport::default()
        },
        Found::Chance => SolveReport {
            result: "chance",
            ..SolveReport::default()
        },
    };
    SolveReport { nodes, ..found }
}

/// Formats a result as a line of text.
fn report_line(found: &SolveReport) -> String {
    let took = format!("{:.3} s, {} nodes", found.seconds, found.nodes);
    let name = &found.board;
    let moves = found.moves.as_deref().unwrap_or_default();
    match (found.result, found.length) {
        ("solved", Some(length)) => {
            let is_optimal = found.optimal == Some(true);
            let known = match found.known.map(|known| known as usize) {
                None => String::new(),
                Some(known) if known == length => ", as the file says".to_owned(),
                Some(known) => format!(", and {known} by the file"),
            };
            let optimal = match (is_optimal, found.least) {
                (true, _) => "optimal".to_owned(),
                (false, Some(least)) => format!("and at least {least} are needed"),
                (false, None) => "not proved to be the fewest".to_owned(),
            };
            let length = counted(length, "move");
            format!("{name}: {length}, {optimal}{known} ({took}): {moves}")
        }
        ("hopeless", _) => format!("{name}: cannot be won ({took})"),
        ("decided", _) => {
            let outcome = found.outcome.as_deref().unwrap_or_default();
            format!("{name}: {outcome} with best play ({took}): {moves}")
        }
        ("chance", _) => format!("{name}: there is nothing to solve, for chance decides"),
        ("error", _) => format!("{name}: {}", found.error.as_deref().unwrap_or_default()),
        _ => format!("{name}: not found out ({took})"),
    }
}
