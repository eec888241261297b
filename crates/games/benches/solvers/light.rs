//! Light Block: share of proved positions of random games, and speed of the generator.

use crate::report::{Report, mean, percentile, took};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_boards::{Board, CellId};
use tessella_games::GameCode;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::light_block::{LightBlock, Setup};
use tessella_games::{self, Appearance, Outcome, Rules, Seat, Start};

/// Time limit of the solver for a position.
const SOLVE_LIMIT: Duration = Duration::from_secs(1);
/// Time limit of the naive search for a position.
const NAIVE_LIMIT: Duration = Duration::from_millis(100);
/// Number of boards of 60×60 generated.
const GENERATED_BOARDS: u64 = 200;

/// Measures the solver.
pub fn measure(report: &mut Report) {
    for (words, games) in [("10x10", 1000), ("10x10,classic", 1000)] {
        let results = solve_games(words, games, solve);
        let in_time = percentile(&results.times, 99) <= Duration::from_millis(50);
        report.row(
            &format!("{}: proved", results.what(words)),
            "all; 99 % in 50 ms",
            &results.proved(),
            Some(in_time && results.unknown == 0),
        );
    }
    for (words, games) in [("20x20", 1000), ("20x20,classic", 1000)] {
        let results = solve_games(words, games, solve);
        report.row(
            &format!("{}: proved", results.what(words)),
            "95 % in 1 s",
            &results.proved(),
            Some(100 * results.unknown <= 5 * results.times.len()),
        );
    }
    for (words, games) in [("10x10", 60), ("20x20", 20)] {
        let results = solve_games(words, games, search_naively);
        report.row(
            &format!(
                "{}: proved by backtracking where open tiles are cut off, in {}",
                results.what(words),
                took(NAIVE_LIMIT)
            ),
            "",
            &results.proved(),
            None,
        );
    }
    for (words, games) in [
        ("10x10,n8,b4", 300),
        ("hex10x10,b6", 300),
        ("hex20x20", 300),
        ("20x20,n8", 200),
        ("map200-3,b6", 300),
        ("6x6x6", 300),
        ("10x10x10,n26", 10),
        ("20x20,hills4-1,climb2", 300),
        ("60x60", 50),
        ("hex60x60", 50),
        ("60x60,n8", 20),
    ] {
        let results = solve_games(words, games, solve);
        report.row(
            &format!("{}: proved", results.what(words)),
            "",
            &results.proved(),
            None,
        );
    }
    generator_speed(report);
}

/// Results for the positions of some games.
struct PositionResults {
    games: u64,
    won: usize,
    lost: usize,
    unknown: usize,
    times: Vec<Duration>,
}

impl PositionResults {
    fn what(&self, words: &str) -> String {
        let (positions, games) = (self.times.len(), self.games);
        format!("`{words}`, the {positions} positions of {games} random games")
    }

    fn proved(&self) -> String {
        let share = 100.0 * (self.won + self.lost) as f64 / self.times.len() as f64;
        let longest = self.times.iter().max().copied().unwrap_or_default();
        format!(
            "{share:.2} % ({} won, {} lost, {} unknown); mean {}, 99 % in {}, longest {}",
            self.won,
            self.lost,
            self.unknown,
            took(mean(&self.times)),
            took(percentile(&self.times, 99)),
            took(longest)
        )
    }
}

/// Plays random games to the end and solves each position. The boards are given as cells, so that no solution is known.
fn solve_games(
    words: &str,
    games: u64,
    solve: impl Fn(&LightBlock) -> SearchResult,
) -> PositionResults {
    let setup = setup(words);
    let mut results = PositionResults {
        games,
        won: 0,
        lost: 0,
        unknown: 0,
        times: Vec::new(),
    };
    for seed in 0..games {
        let generated = LightBlock::new(&setup, &Start::Seed(seed)).expect("a valid setup");
        let cells = generated
            .board()
            .cells()
            .map(|cell| match generated.appearance(cell) {
                Appearance::Blocked => 1,
                _ if cell == generated.at() => 2,
                _ => 0,
            });
        let start = Start::Cells(cells.collect());
        let mut game = LightBlock::new(&setup, &start).expect("the same board");
        let mut stream = SeededRng::new(b"walking!", seed);
        loop {
            let begun = Instant::now();
            let answer = solve(&game);
            results.times.push(begun.elapsed());
            match answer {
                SearchResult::Solved { moves, .. } => {
                    results.won += 1;
                    let mut walked = game.clone();
                    for mv in moves {
                        walked.advance(Seat::FIRST, mv).expect("a step of the path");
                    }
                    assert_eq!(walked.outcome(), Some(Outcome::Won(Seat::FIRST)));
                }
                SearchResult::Unsolvable => results.lost += 1,
                _ => results.unknown += 1,
            }
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[stream.below(moves.len() as u32) as usize];
            game.advance(Seat::FIRST, mv).expect("a legal move");
        }
    }
    results
}

fn setup(words: &str) -> Setup {
    let code: GameCode = format!("light:{words}#1").parse().expect("a sound code");
    match code.setup {
        tessella_games::Setup::LightBlock(setup) => setup,
        other => panic!("a setup of another game: {other:?}"),
    }
}

fn solve(game: &LightBlock) -> SearchResult {
    let never = AtomicBool::new(false);
    let finding = game.solve(Effort::Full, &SearchBudget::time(SOLVE_LIMIT, &never));
    finding.expect("a game that can be solved").result
}

/// Searches naively: steps to the tile with the fewest onward steps first, and backtracks when open tiles are cut off
fn search_naively(game: &LightBlock) -> SearchResult {
    let board = game.board();
    let mut is_open: Vec<bool> = board
        .cells()
        .map(|cell| game.appearance(cell) == Appearance::Dark && cell != game.at())
        .collect();
    let open = game.free() - game.path().len();
    let until = Instant::now() + NAIVE_LIMIT;
    let mut path = Vec::new();
    match extend_path(board, game.at(), &mut is_open, open, until, &mut path) {
        Some(true) => SearchResult::Solved {
            moves: path
                .into_iter()
                .rev()
                .map(tessella_games::Move::Cell)
                .collect(),
            shortest: true,
        },
        Some(false) => SearchResult::Unsolvable,
        None => SearchResult::Unknown,
    }
}

/// Returns `true` if a path covers all open tiles; `None` when the time is up. Collects the path in reverse.
fn extend_path(
    board: &Board,
    at: CellId,
    is_open: &mut [bool],
    open: usize,
    until: Instant,
    path: &mut Vec<CellId>,
) -> Option<bool> {
    if open == 0 {
        return Some(true);
    }
    if Instant::now() >= until {
        return None;
    }
    let mut is_reached = vec![false; board.len()];
    let mut stack = vec![at];
    let mut reached = 0;
    while let Some(cell) = stack.pop() {
        for &next in board.neighbours(cell) {
            if is_open[next.index()] && !std::mem::replace(&mut is_reached[next.index()], true) {
                reached += 1;
                stack.push(next);
            }
        }
    }
    if reached < open {
        return Some(false);
    }
    let mut nexts: Vec<CellId> = board.neighbours(at).to_vec();
    nexts.retain(|next| is_open[next.index()]);
    nexts.sort_by_key(|&next| {
        let onwards = board.neighbours(next).iter();
        onwards.filter(|cell| is_open[cell.index()]).count()
    });
    for next in nexts {
        is_open[next.index()] = false;
        let result = extend_path(board, next, is_open, open - 1, until, path);
        is_open[next.index()] = true;
        match result {
            Some(false) => {}
            Some(true) => {
                path.push(next);
                return Some(true);
            }
            None => return None,
        }
    }
    Some(false)
}

/// Generates large winnable boards and wins them.
fn generator_speed(report: &mut Report) {
    let setup = setup("60x60");
    let mut times = Vec::new();
    for seed in 0..GENERATED_BOARDS {
        let begun = Instant::now();
        let generated = LightBlock::new(&setup, &Start::Seed(seed));
        times.push(begun.elapsed());
        let mut game = generated.expect("a valid setup");
        let path = game.solution().expect("a board that can be won").to_vec();
        for &cell in &path[1..] {
            let stepped = game.advance(Seat::FIRST, tessella_games::Move::Cell(cell));
            stepped.expect("a step of the path");
        }
        assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
    }
    let longest = times.iter().max().copied().unwrap_or_default();
    report.row(
        &format!("making a board of `60x60` that can be won, {GENERATED_BOARDS} times"),
        "200 ms",
        &format!("mean {}, longest {}", took(mean(&times)), took(longest)),
        Some(longest < Duration::from_millis(200)),
    );
}
