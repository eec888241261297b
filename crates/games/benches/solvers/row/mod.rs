//! Measurements of the solver and the computer player of In a Row.

mod plain;

use crate::report::{Report, mean, memory_text, peak_memory_mib, percentile, share, took};
use plain::Plain;
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::in_a_row::{InARow, Setup};
use tessella_games::{GameSetup, Move, Outcome, Rules, Seat, Start};

static NEVER: AtomicBool = AtomicBool::new(false);
/// Time limit per move in games against the baseline.
const MOVE_TIME: Duration = Duration::from_secs(1);

fn start(options: &str) -> InARow {
    let setup = Setup::parse(options).expect("options that fit each other");
    InARow::new(&setup, &Start::Seed(0)).expect("choices that fit each other")
}

/// Returns a game after random stones, in which no seat can win at once.
fn opened(options: &str, seed: u64, stones: u32) -> InARow {
    let mut stream = SeededRng::new(b"openings", seed);
    loop {
        let mut game = start(options);
        for _ in 0..stones {
            let moves = game.legal_moves();
            if !moves.is_empty() {
                play(&mut game, moves[stream.below(moves.len() as u32) as usize]);
            }
        }
        let wins_at_once = |mv: &Move| {
            let mut next = game.clone();
            play(&mut next, *mv);
            next.outcome().is_some()
        };
        if game.outcome().is_none() && !game.legal_moves().iter().any(wins_at_once) {
            return game;
        }
    }
}

fn play(game: &mut InARow, mv: Move) {
    let seat = game.to_move().seat().expect("an unfinished game");
    game.advance(seat, mv).expect("a legal move");
}

/// Measures solver and computer player.
pub fn measure(report: &mut Report) {
    small(report);
    for (options, target, longest, expected) in [
        (
            "3x3x3,k3",
            "the first player wins",
            60,
            Outcome::Won(Seat::FIRST),
        ),
        (
            "6x6,k4",
            "the first player wins",
            60,
            Outcome::Won(Seat::FIRST),
        ),
        ("7x7,k5", "a draw (published: 2.5 s)", 60, Outcome::Draw),
        (
            "4x4x4,k4",
            "the first player wins, in 5 minutes and 4 GiB",
            CUBE,
            Outcome::Won(Seat::FIRST),
        ),
        (
            "7x6,k4,fall",
            "the first player wins, in 15 minutes and 4 GiB",
            CONNECT_FOUR,
            Outcome::Won(Seat::FIRST),
        ),
    ] {
        solved(report, options, target, longest, expected);
    }
    endings(report);
    cube(report);
    against(report, "7x6,k4,fall", 8, 4, 24);
    against(report, "15x15,k5", 4, 4, 24);
}

/// Time limit for the 4×4×4 cube, in seconds.
const CUBE: u64 = 5 * 60;

/// Time limit for the empty board of 7×6 cells with falling stones, in seconds.
const CONNECT_FOUR: u64 = 15 * 60;

/// Maximum memory of the process, where the system reports it.
const MAX_MEMORY_MIB: u64 = 4 << 10;

/// Measures the moves that lose value, over all positions of tic-tac-toe.
fn small(report: &mut Report) {
    let mut values = HashMap::new();
    value(&start("3x3,k3"), &mut values);
    let (mut played, mut wrong) = (0, 0);
    let begun = Instant::now();
    for (cells, &best) in &values {
        let setup = start("3x3,k3").setup().clone();
        let game = InARow::new(&setup, &Start::Cells(cells.clone())).expect("a possible position");
        if game.outcome().is_some() {
            continue;
        }
        let mv = game
            .best_move(&SearchBudget::time(MOVE_TIME, &NEVER))
            .expect("a move");
        let mut next = game.clone();
        play(&mut next, mv);
        played += 1;
        wrong += u32::from(-values[&cells_of(&next)] != best);
    }
    report.row(
        "3×3, three in a row: moves that give something away, in all positions",
        "0",
        &format!(
            "{wrong} of {played}, {} a move",
            took(begun.elapsed() / played)
        ),
        Some(wrong == 0),
    );
}

fn cells_of(game: &InARow) -> Vec<u8> {
    let cells = game.board().cells();
    cells
        .map(|cell| game.stone(cell).map_or(0, |seat| seat.0 + 1))
        .collect()
}

/// Returns the value of a position for the seat to move by exhaustive search.
fn value(game: &InARow, known: &mut HashMap<Vec<u8>, i32>) -> i32 {
    let cells = cells_of(game);
    if let Some(&value) = known.get(&cells) {
        return value;
    }
    let found = match game.outcome() {
        Some(Outcome::Won(_)) => -1,
        Some(_) => 0,
        None => {
            let after = |mv| {
                let mut next = game.clone();
                play(&mut next, mv);
                -value(&next, known)
            };
            game.legal_moves()
                .into_iter()
                .map(after)
                .max()
                .unwrap_or_default()
        }
    };
    known.insert(cells, found);
    found
}

/// Measures the time to solve an empty board on one core.
fn solved(report: &mut Report, options: &str, target: &str, longest: u64, expected: Outcome) {
    let game = start(options);
    let begun = Instant::now();
    let budget = SearchBudget::time(Duration::from_secs(longest), &NEVER);
    let finding = game
        .solve(Effort::Full, &budget)
        .expect("a game without chance");
    let time = took(begun.elapsed());
    let nodes = finding.nodes;
    let memory = peak_memory_mib();
    let (measured, holds) = match finding.result {
        SearchResult::Value { outcome, .. } => {
            let words = match outcome {
                Outcome::Won(Seat::FIRST) => "the first player wins",
                Outcome::Won(_) => "the second player wins",
                _ => "a draw",
            };
            (
                format!("{words}: {time}, {nodes} nodes{}", memory_text(memory)),
                outcome == expected && memory.is_none_or(|mib| mib <= MAX_MEMORY_MIB),
            )
        }
        _ => (format!("not found in {time}, {nodes} nodes"), false),
    };
    report.row(
        &format!("`{options}` solved from the empty board"),
        target,
        &measured,
        Some(holds),
    );
}

/// Measures the time to solve connect four after some stones.
fn endings(report: &mut Report) {
    for stones in [8, 12, 16] {
        let mut times = Vec::new();
        let mut solved = 0;
        for seed in 0..20 {
            let game = opened("7x6,k4,fall", seed, stones);
            let begun = Instant::now();
            let budget = SearchBudget::time(Duration::from_secs(10), &NEVER);
            let finding = game
                .solve(Effort::Full, &budget)
                .expect("a game without chance");
            times.push(begun.elapsed());
            solved += u32::from(matches!(finding.result, SearchResult::Value { .. }));
        }
        report.row(
            &format!("`7x6,k4,fall` solved after {stones} stones by chance, at most 10 s each"),
            "",
            &format!(
                "{solved} of 20; mean {}, median {}",
                took(mean(&times)),
                took(percentile(&times, 50))
            ),
            None,
        );
    }
}

/// Plays a whole game at a second per move. Returns `true` if the program wins, `false` if it loses, `None` for a draw.
fn game(mut game: InARow, plain: &Plain, depth: u32, us: Seat) -> Option<bool> {
    while let Some(seat) = game.to_move().seat() {
        let mv = if seat == us {
            game.best_move(&SearchBudget::time(MOVE_TIME, &NEVER))
        } else {
            plain.best_move(&game, depth)
        };
        play(&mut game, mv.expect("a move"));
    }
    match game.outcome() {
        Some(Outcome::Won(winner)) => Some(winner == us),
        _ => None,
    }
}

/// Plays games on two threads and returns the numbers of wins, draws and losses.
fn games(count: u64, one: impl Fn(u64) -> Option<bool> + Sync) -> (u32, u32, u32) {
    let next = Mutex::new(0);
    let points = Mutex::new((0, 0, 0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let number = {
                        let mut next = next.lock().expect("no game has panicked");
                        *next += 1;
                        *next - 1
                    };
                    if number >= count {
                        return;
                    }
                    let ended = one(number);
                    let mut points = points.lock().expect("no game has panicked");
                    match ended {
                        Some(true) => points.0 += 1,
                        None => points.1 += 1,
                        Some(false) => points.2 += 1,
                    }
                }
            });
        }
    });
    points.into_inner().expect("no game has panicked")
}

/// Measures the 4×4×4 cube as the first player, against a player whose first stone is random.
fn cube(report: &mut Report) {
    let plain = Plain::new(&start("4x4x4,k4"));
    let (won, drawn, lost) = games(8, |seed| {
        let mut cube = start("4x4x4,k4");
        let mv = cube
            .best_move(&SearchBudget::time(MOVE_TIME, &NEVER))
            .expect("a move");
        play(&mut cube, mv);
        let moves = cube.legal_moves();
        let mut stream = SeededRng::new(b"openings", seed);
        play(&mut cube, moves[stream.below(moves.len() as u32) as usize]);
        game(cube, &plain, 4, Seat::FIRST)
    });
    report.row(
        "`4x4x4,k4` begun at a second a move, against an alpha-beta search of 4 moves whose first stone is put by chance",
        "all won",
        &format!("{won} won, {drawn} drawn, {lost} lost"),
        Some(drawn + lost == 0),
    );
}

/// Measures games against the plain search, with the seats swapped after each; each pair of games begins with the same
/// stones.
fn against(report: &mut Report, options: &str, depth: u32, stones: u32, count: u64) {
    let plain = Plain::new(&start(options));
    let (won, drawn, lost) = games(count, |number| {
        let us = Seat((number % 2) as u8);
        game(opened(options, number / 2, stones), &plain, depth, us)
    });
    let (points, low, high) = share(won, drawn, lost);
    report.row(
        &format!("`{options}` at a second a move against an alpha-beta search of {depth} moves, {stones} stones by chance, seats swapped"),
        "80 %",
        &format!(
            "{:.0} % ({:.0} to {:.0}; {won} won, {drawn} drawn, {lost} lost)",
            100.0 * points,
            100.0 * low,
            100.0 * high
        ),
        Some(points >= 0.8),
    );
}
