//! `tessella solve`: a solution for each board, validated by the rules before it is written.

use super::arguments::{SearchLimits, Shard, all_cores, count, threads, unexpected, value};
use super::puzzles::{Grid, Puzzle, PuzzleBoard, StartCell, from_code, from_file};
use super::{Console, Exit, notation, progress};
use crate::games::budget::{Effort, SearchBudget, SearchResult};
use crate::games::drench::{self, Drench, Flood};
use crate::games::{GameSetup, Move, Outcome, Position, Rules, Seat};
use crate::session::GameCode;
use lexopt::Parser;
use lexopt::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Read;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Maximum size of a file in bytes.
const MAX_FILE_SIZE: u64 = 64 << 20;
/// Memory in MiB for the tables of all boards that are solved at once.
const DEFAULT_MEMORY_MIB: u64 = 1024;

/// Parameters of a search.
#[derive(Clone, Copy)]
struct Task {
    effort: Effort,
    limits: SearchLimits,
    /// Memory for the tables of one board, in bytes.
    memory: usize,
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
    /// Outcome with best play of all seats.
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

pub(super) fn run(mut parser: Parser, console: &mut Console<'_>) -> Result<Exit, String> {
    let (mut effort, mut limits) = (Effort::Full, SearchLimits::Unbounded);
    let (mut workers, mut memory, mut json) = (all_cores(), DEFAULT_MEMORY_MIB, false);
    let (mut start, mut shard, mut arguments) = (StartCell::Corner, Shard::WHOLE, Vec::new());
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Long("quick") => effort = Effort::Quick,
            Long("json") => json = true,
            Long("shard") => shard = Shard::parse(&mut parser)?,
            Long("threads") => workers = threads(&mut parser)?,
            Long("memory") => memory = count(&mut parser, "--memory", 16, 1 << 20)?,
            Long("budget") => {
                let text = value(&mut parser, "--budget")?;
                limits =
                    SearchLimits::parse(&text).map_err(|error| format!("--budget: {error}"))?;
            }
            Long("start") => {
                let text = value(&mut parser, "--start")?;
                start = text.parse().map_err(|error| format!("--start: {error}"))?;
            }
            Value(word) => arguments.push(word.string().map_err(|error| error.to_string())?),
            other => return Err(unexpected(&other, "solve")),
        }
    }
    if arguments.is_empty() {
        return Err("solve needs a game code or a file of boards".to_owned());
    }
    let mut exit = Exit::Success;
    let mut puzzles = Vec::new();
    for word in &arguments {
        for read in read(word, start, console) {
            match read {
                Ok(puzzle) => puzzles.push(puzzle),
                Err(error) => {
                    console.say(&error);
                    exit = Exit::InvalidInput;
                }
            }
        }
    }
    let mut indices = 0..;
    puzzles.retain(|_| indices.next().is_some_and(|index| shard.contains(index)));
    let workers = workers.clamp(1, puzzles.len().max(1));
    let task = Task {
        effort,
        limits,
        memory: (memory << 20) as usize / workers,
    };
    let begun = Instant::now();
    let (mut printed, mut solved, mut proved) = (0, 0, 0);
    solve_all(&puzzles, task, workers, console, |console, found| {
        printed += 1;
        solved += usize::from(found.length.is_some());
        proved += usize::from(found.optimal == Some(true));
        exit = exit.max(match found.result {
            "unknown" | "error" => Exit::Failed,
            _ => Exit::Success,
        });
        match json {
            true => console.write_json(found),
            false => console.write(&report_line(found)),
        }
    })?;
    if printed < puzzles.len() {
        exit = exit.max(Exit::Failed);
        console.say(&format!(
            "{} boards were not begun",
            puzzles.len() - printed
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

/// Reads the boards of an argument: those of a file if it exists, else a game code.
fn read(word: &str, start: StartCell, console: &mut Console<'_>) -> Vec<Result<Puzzle, String>> {
    if word == "-" {
        let mut text = String::new();
        return match console.input.take(MAX_FILE_SIZE).read_to_string(&mut text) {
            Ok(_) => from_file("standard input", &text, start),
            Err(error) => vec![Err(format!("standard input: {error}"))],
        };
    }
    match std::fs::File::open(word) {
        Ok(file) => {
            let mut text = String::new();
            match file.take(MAX_FILE_SIZE).read_to_string(&mut text) {
                Ok(_) => from_file(word, &text, start),
                Err(error) => vec![Err(format!("{word}: {error}"))],
            }
        }
        // An argument with a colon is a game code; others could only be files.
        Err(error) if !word.contains(':') => vec![Err(format!("{word}: {error}"))],
        Err(_) => vec![from_code(word).map_err(|error| format!("{word}: {error}"))],
    }
}

/// Solves boards in parallel, and reports each in the order of the input.
fn solve_all(
    puzzles: &[Puzzle],
    task: Task,
    workers: usize,
    console: &mut Console<'_>,
    mut print: impl FnMut(&mut Console<'_>, &SolveReport) -> Result<(), String>,
) -> Result<(), String> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let bar = progress::bar(puzzles.len(), console.is_interactive);
    let stop = console.stop;
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let (next, sender) = (&next, sender.clone());
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(puzzle) = puzzles.get(at) else {
                        break;
                    };
                    let budget = task.limits.begin(stop);
                    if sender.send((at, solve(puzzle, task, &budget))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut pending = BTreeMap::new();
        let mut printed = 0;
        for (at, found) in receiver {
            pending.insert(at, found);
            bar.inc(1);
            while let Some(found) = pending.remove(&printed) {
                let written = bar.suspend(|| print(console, &found));
                if let Err(error) = written {
                    // The reader has closed the output, so the remaining boards are skipped.
                    next.store(puzzles.len(), Ordering::Relaxed);
                    return Err(error);
                }
                printed += 1;
            }
        }
        bar.finish_and_clear();
        Ok(())
    })
}

fn solve(puzzle: &Puzzle, task: Task, budget: &SearchBudget<'_>) -> SolveReport {
    let begun = Instant::now();
    let mut found = match &puzzle.board {
        PuzzleBoard::Game(code) => solve_game(code, task, budget),
        PuzzleBoard::Grid(grid) => solve_grid(grid, task, budget),
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

/// Solves a game, and plays the solution by the rules.
fn solve_game(
    code: &GameCode,
    task: Task,
    budget: &SearchBudget<'_>,
) -> Result<SolveReport, String> {
    let position = Position::new(&code.setup, &code.start).map_err(|error| error.to_string())?;
    if let Position::Drench(drench) = &position
        && drench.setup().seats() == 1
    {
        // Unlike the solver of the rules, this one takes a memory limit and returns a lower bound.
        return solve_drench(&position, drench, task, budget);
    }
    let Some(finding) = position.solve(task.effort, budget) else {
        return Ok(SolveReport {
            result: "chance",
            ..SolveReport::default()
        });
    };
    let nodes = finding.nodes;
    let found = match finding.result {
        SearchResult::Solved { moves, shortest } => {
            let outcome = play(&position, &moves)?;
            if outcome != Some(Outcome::Won(Seat::FIRST)) {
                return Err("the solution that was found does not win by the rules".to_owned());
            }
            SolveReport {
                result: "solved",
                length: Some(moves.len()),
                optimal: Some(shortest),
                moves: Some(notation::format_moves(&position, &moves)),
                ..SolveReport::default()
            }
        }
        SearchResult::Unsolvable => SolveReport {
            result: "hopeless",
            ..SolveReport::default()
        },
        SearchResult::Value { outcome, line } => {
            play(&position, &line)?;
            SolveReport {
                result: "decided",
                outcome: Some(notation::outcome_text(outcome)),
                moves: Some(notation::format_moves(&position, &line)),
                ..SolveReport::default()
            }
        }
        SearchResult::Unknown => SolveReport {
            result: "unknown",
            ..SolveReport::default()
        },
    };
    Ok(SolveReport { nodes, ..found })
}

fn solve_drench(
    position: &Position,
    drench: &Drench,
    task: Task,
    budget: &SearchBudget<'_>,
) -> Result<SolveReport, String> {
    let Some(par) = drench.shortest(task.effort, budget, task.memory) else {
        return Ok(SolveReport {
            result: "unknown",
            ..SolveReport::default()
        });
    };
    let limit = drench.limit().map_or(usize::MAX, usize::from);
    if par.lower_bound > limit {
        return Ok(SolveReport {
            result: "hopeless",
            least: Some(par.lower_bound),
            nodes: par.nodes,
            ..SolveReport::default()
        });
    }
    let moves: Vec<Move> = par.solution.iter().copied().map(Move::Paint).collect();
    if moves.len() > limit {
        return Ok(SolveReport {
            result: "unknown",
            least: Some(par.lower_bound),
            nodes: par.nodes,
            ..SolveReport::default()
        });
    }
    if play(position, &moves)? != Some(Outcome::Won(Seat::FIRST)) {
        return Err("the solution that was found does not win by the rules".to_owned());
    }
    Ok(SolveReport {
        result: "solved",
        length: Some(moves.len()),
        optimal: Some(par.is_shortest()),
        least: Some(par.lower_bound),
        moves: Some(notation::format_moves(position, &moves)),
        nodes: par.nodes,
        ..SolveReport::default()
    })
}

/// Returns the outcome after these moves.
pub(super) fn play(position: &Position, moves: &[Move]) -> Result<Option<Outcome>, String> {
    let mut position = position.clone();
    for (ply, &mv) in (1..).zip(moves) {
        let refused = |why: &dyn std::fmt::Display| {
            format!("move {ply} of what was found is against the rules: {why}")
        };
        let seat = position.to_move().seat();
        let seat = seat.ok_or_else(|| refused(&"the game is over"))?;
        position.advance(seat, mv).map_err(|why| refused(&why))?;
    }
    Ok(position.outcome())
}

/// Solves a grid from any start cell, and floods it by the rules.
fn solve_grid(grid: &Grid, task: Task, budget: &SearchBudget<'_>) -> Result<SolveReport, String> {
    let board = grid.board()?;
    let cells: Vec<u8> = grid.cells.iter().map(|colour| colour.0).collect();
    let par = drench::shortest(
        board.graph(),
        &cells,
        grid.start,
        task.effort,
        budget,
        task.memory,
    );
    let Some(par) = par else {
        return Ok(SolveReport {
            result: "unknown",
            ..SolveReport::default()
        });
    };
    let mut flood = Flood::new(board.graph(), &cells, &[grid.start]);
    for &colour in &par.solution {
        flood.recolour(board.graph(), Seat::FIRST, colour);
    }
    if flood.size(Seat::FIRST) as usize != board.len() {
        return Err("the solution that was found does not flood the board".to_owned());
    }
    Ok(SolveReport {
        result: "solved",
        length: Some(par.solution.len()),
        optimal: Some(par.is_shortest()),
        least: Some(par.lower_bound),
        moves: Some(grid.format_colours(&par.solution)),
        nodes: par.nodes,
        ..SolveReport::default()
    })
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
            format!("{name}: {length} moves, {optimal}{known} ({took}): {moves}")
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
