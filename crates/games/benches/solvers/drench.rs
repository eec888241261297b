//! Measurements of the single-player solver of Drench.

use crate::report::{Report, mean, took};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_boards::{Board, CellId, Shape, Square};
use tessella_games::budget::{Effort, SearchBudget};
use tessella_games::drench::{Flood, Par, shortest};
use tessella_games::{Colour, Seat};

/// Cache size of the search, in bytes: 2 GiB with everything else.
const TABLE_BYTES: usize = 3 << 29;

/// Board with a known optimum, or 0.
pub struct KnownBoard {
    name: String,
    board: Board,
    cells: Vec<u8>,
    start: CellId,
    optimum: usize,
}

/// Solved board.
pub struct SolvedBoard {
    pub par: Par,
    pub took: Duration,
}

impl KnownBoard {
    fn new(name: String, side: [u16; 2], cells: Vec<u8>, start: u32, optimum: usize) -> Self {
        let square = Square::new(side[0], side[1]);
        Self {
            name,
            board: Board::new(Shape::Square(square)).expect("a size within the limits"),
            cells,
            start: CellId(start),
            optimum,
        }
    }

    /// Creates a square with random colours, which is flooded from its first corner.
    pub fn random(stream: &mut SeededRng, side: u16, colours: u32) -> Self {
        let cells = (0..side * side).map(|_| stream.below(colours) as u8);
        Self::new("random".to_owned(), [side, side], cells.collect(), 0, 0)
    }

    /// Solves the board and plays the solution.
    fn solve(&self, effort: Effort) -> SolvedBoard {
        let never = AtomicBool::new(false);
        self.solve_within(effort, &SearchBudget::unbounded(&never))
    }

    /// Solves the board within a budget and plays the solution.
    pub fn solve_within(&self, effort: Effort, budget: &SearchBudget<'_>) -> SolvedBoard {
        let begun = Instant::now();
        let graph = self.board.graph();
        let par = shortest(graph, &self.cells, self.start, effort, budget, TABLE_BYTES);
        let took = begun.elapsed();
        let par = par.expect("every board can be solved");
        let mut flood = Flood::new(graph, &self.cells, &[self.start]);
        for &Colour(colour) in &par.solution {
            assert!(flood.colour(Seat::FIRST) != Colour(colour));
            flood.recolour(graph, Seat::FIRST, Colour(colour));
        }
        assert_eq!(flood.size(Seat::FIRST) as usize, self.cells.len());
        SolvedBoard { par, took }
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/flood-it")
}

/// Reads a file with one board per line.
fn lines(file: &str, start: u32) -> Vec<KnownBoard> {
    let text = std::fs::read_to_string(folder().join(file)).expect("a file of the repository");
    let known = |(at, line): (usize, &str)| {
        let (cells, optimum) = line.split_once(' ').expect("cells and an optimum");
        let cells: Vec<u8> = cells.bytes().map(|sign| sign - b'1').collect();
        let side = cells.len().isqrt() as u16;
        let optimum = optimum.trim().parse().expect("a number");
        KnownBoard::new(
            format!("{file}:{}", at + 1),
            [side, side],
            cells,
            start,
            optimum,
        )
    };
    text.lines().enumerate().map(known).collect()
}

/// Reads the boards with one file each.
fn files() -> Vec<KnownBoard> {
    let entries = std::fs::read_dir(folder().join("optimal")).expect("a folder of the repository");
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let known = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a file of the repository");
        let numbers: Vec<u16> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .flat_map(str::split_whitespace)
            .map(|word| word.parse().expect("a number"))
            .collect();
        let [rows, columns, _, rest @ ..] = numbers.as_slice() else {
            panic!("a size and colours");
        };
        let (cells, optimum) = rest.split_at(usize::from(rows * columns));
        let cells = cells.iter().map(|&colour| colour as u8 - 1).collect();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        KnownBoard::new(name, [*columns, *rows], cells, 0, optimum[0].into())
    };
    paths.iter().map(known).collect()
}

/// Measures the solver.
pub fn measure(report: &mut Report) {
    for (file, start, target) in [
        ("14x14x6-corner.txt", 0, 3),
        ("18x18x6-corner.txt", 0, 60),
        ("19x19x6-centre.txt", 180, 100),
    ] {
        let boards = lines(file, start);
        let solved: Vec<SolvedBoard> = boards
            .iter()
            .map(|board| board.solve(Effort::Full))
            .collect();
        let right = boards
            .iter()
            .zip(&solved)
            .filter(|(board, solved)| {
                solved.par.is_shortest() && solved.par.solution.len() == board.optimum
            })
            .count();
        let times: Vec<Duration> = solved.iter().map(|solved| solved.took).collect();
        let longest = times.iter().max().copied().unwrap_or_default();
        let target = Duration::from_millis(target);
        report.row(
            &format!(
                "{}: all {} proved",
                file.trim_end_matches(".txt"),
                boards.len()
            ),
            &format!("mean {}, none over 10 s", took(target)),
            &format!(
                "{right} proved; mean {}, at most {}",
                took(mean(&times)),
                took(longest)
            ),
            Some(right == boards.len() && mean(&times) <= target && longest.as_secs() < 10),
        );
    }
    quick(report);
    daily(report);
    hard(report);
}

/// Measures quick answers against the known optima.
fn quick(report: &mut Report) {
    let boards = lines("19x19x6-centre.txt", 180);
    let solved: Vec<SolvedBoard> = boards
        .iter()
        .map(|board| board.solve(Effort::Quick))
        .collect();
    let times: Vec<Duration> = solved.iter().map(|solved| solved.took).collect();
    let moves: usize = solved.iter().map(|solved| solved.par.solution.len()).sum();
    let least: usize = boards.iter().map(|board| board.optimum).sum();
    let beyond = (moves - least) as f64 / least as f64;
    report.row(
        "19x19x6-centre: quick answers",
        "mean 10 ms, 0.5 % beyond the optimum in sum",
        &format!(
            "mean {}, {moves} moves for {least}: {:.2} %",
            took(mean(&times)),
            beyond * 100.0
        ),
        Some(mean(&times) <= Duration::from_millis(10) && beyond <= 0.005),
    );
}

/// Measures random boards of the default size.
fn daily(report: &mut Report) {
    const BOARDS: usize = 200;
    let mut stream = SeededRng::new(b"solvers ", 1);
    let boards: Vec<KnownBoard> = (0..BOARDS)
        .map(|_| KnownBoard::random(&mut stream, 15, 6))
        .collect();
    let solved: Vec<SolvedBoard> = boards
        .iter()
        .map(|board| board.solve(Effort::Full))
        .collect();
    let times: Vec<Duration> = solved.iter().map(|solved| solved.took).collect();
    let soon = times.iter().filter(|time| time.as_millis() < 500).count();
    let longest = times.iter().max().copied().unwrap_or_default();
    report.row(
        "the par of 200 random boards of 15×15 and 6 colours",
        "nearly all in 0.5 s",
        &format!(
            "{soon} of {BOARDS} in 0.5 s; mean {}, at most {}",
            took(mean(&times)),
            took(longest)
        ),
        Some(soon * 100 >= BOARDS * 99),
    );
}

/// Measures the hardest boards.
fn hard(report: &mut Report) {
    let boards = files();
    let mut right = 0;
    let mut longest = (Duration::ZERO, "");
    let mut total = Duration::ZERO;
    let filter = std::env::var("HARD").unwrap_or_default();
    for board in &boards {
        if !board.name.contains(&filter) {
            continue;
        }
        let solved = board.solve(Effort::Full);
        eprintln!(
            "{} {} {} {:?} {}",
            board.name,
            board.optimum,
            solved.par.solution.len(),
            solved.took,
            solved.par.nodes
        );
        let is_right = solved.par.is_shortest() && solved.par.solution.len() == board.optimum;
        right += usize::from(is_right);
        longest = longest.max((solved.took, &board.name));
        total += solved.took;
    }
    report.row(
        "the boards of \"99 problems\" in `optimal/`",
        "each proved in 60 s and 2 GiB",
        &format!(
            "{right} of {} proved; {} in all, at most {} ({})",
            boards.len(),
            took(total),
            took(longest.0),
            longest.1
        ),
        Some(right == boards.len() && longest.0.as_secs() < 60),
    );
}
