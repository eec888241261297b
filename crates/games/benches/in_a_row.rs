//! In a Row without a window: speed of the rules against a scan of every line, and of the search against plain minimax.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use tessella_boards::random::SeededRng;
use tessella_boards::{CellId, Plan, Shape, Square};
use tessella_games::budget::SearchBudget;
use tessella_games::in_a_row::{InARow, Setup};
use tessella_games::{Level, Move, Outcome, Rules, Seat, Start};

fn begin(width: u16, height: u16, k: u8, falls: bool) -> InARow {
    let setup = Setup {
        plan: Plan::even(Shape::Square(Square::new(width, height))),
        k,
        falls,
        ..Setup::default()
    };
    InARow::new(&setup, &Start::Seed(0)).expect("options that fit each other")
}

/// Textbook rules: every line of the board is scanned after each stone.
#[derive(Clone)]
struct ReferenceGame<'a> {
    lines: &'a [Vec<CellId>],
    cells: Vec<Option<Seat>>,
}

impl ReferenceGame<'_> {
    fn has_won(&self, seat: Seat) -> bool {
        let is_row = |line: &Vec<CellId>| {
            line.iter()
                .all(|cell| self.cells[cell.index()] == Some(seat))
        };
        self.lines.iter().any(is_row)
    }

    /// Returns the value of the best move without pruning, and counts the positions.
    fn minimax(&mut self, width: usize, seat: Seat, depth: u32, nodes: &mut u64) -> i32 {
        *nodes += 1;
        if self.has_won(seat.other()) {
            return -1000 - depth as i32;
        }
        if depth == 0 {
            let count = |seat| {
                let is_open = |line: &&Vec<CellId>| {
                    line.iter()
                        .all(|cell| self.cells[cell.index()].is_none_or(|of| of == seat))
                };
                self.lines.iter().filter(is_open).count() as i32
            };
            return count(seat) - count(seat.other());
        }
        let mut best = None;
        for column in 0..width {
            let mut cells = (column..self.cells.len()).step_by(width).rev();
            if let Some(cell) = cells.find(|&cell| self.cells[cell].is_none()) {
                self.cells[cell] = Some(seat);
                let value = -self.minimax(width, seat.other(), depth - 1, nodes);
                self.cells[cell] = None;
                best = best.max(Some(value));
            }
        }
        best.unwrap_or_default()
    }
}

/// Measures a whole random game per move.
fn moves(criterion: &mut Criterion) {
    for (side, k) in [(3, 3), (19, 6)] {
        let mut game = begin(side, side, k, false);
        let empty = game.clone();
        let mut stream = SeededRng::new(b"benching", 1);
        let mut moves = Vec::new();
        while let Some(seat) = game.to_move().seat() {
            let free = game.legal_moves();
            let mv = free[stream.below(free.len() as u32) as usize];
            game.advance(seat, mv).expect("a legal move");
            moves.push((seat, mv));
        }
        let lines = game.board().lines(k.into());
        let reference = ReferenceGame {
            lines: &lines,
            cells: vec![None; game.board().len()],
        };
        let mut group = criterion.benchmark_group(format!("a stone on {side}x{side}"));
        group.throughput(Throughput::Elements(moves.len() as u64));
        group.bench_function("tessella", |bencher| {
            bencher.iter_batched(
                || empty.clone(),
                |mut game| {
                    for &(seat, mv) in &moves {
                        game.advance(seat, mv).expect("a legal move");
                        black_box(game.outcome());
                    }
                    game
                },
                BatchSize::SmallInput,
            );
        });
        group.bench_function("every line", |bencher| {
            bencher.iter_batched(
                || reference.clone(),
                |mut reference| {
                    for &(seat, mv) in &moves {
                        if let Move::Cell(cell) = mv {
                            reference.cells[cell.index()] = Some(seat);
                        }
                        black_box(reference.has_won(seat).then_some(Outcome::Won(seat)));
                    }
                    reference
                },
                BatchSize::SmallInput,
            );
        });
        group.finish();
    }
}

/// Measures the first move of connect four on 7×6 cells at fixed depths, per position searched.
fn search(criterion: &mut Criterion) {
    let never = AtomicBool::new(false);
    let game = begin(7, 6, 4, true);
    let lines = game.board().lines(4);
    for depth in [4, 6] {
        let budget = SearchBudget::unbounded(&never);
        let think = || game.search_to_depth(depth, &budget);
        let minimax = || {
            let cells = vec![None; game.board().len()];
            let lines = &lines;
            let mut nodes = 0;
            let value = ReferenceGame { lines, cells }.minimax(7, Seat::FIRST, depth, &mut nodes);
            (value, nodes)
        };
        let mut group = criterion.benchmark_group(format!("{depth} moves ahead on 7x6"));
        group.sample_size(10);
        let nodes = think().expect("a move").nodes;
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(format!("tessella, {nodes} positions"), |bencher| {
            bencher.iter(think);
        });
        let nodes = minimax().1;
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(format!("minimax, {nodes} positions"), |bencher| {
            bencher.iter(minimax);
        });
        group.finish();
    }
}

/// Measures the first move of tic-tac-toe, searched to the end.
fn solve(criterion: &mut Criterion) {
    let never = AtomicBool::new(false);
    let budget = SearchBudget::unbounded(&never);
    for (side, k) in [(3, 3), (4, 4)] {
        let game = begin(side, side, k, false);
        let mut group = criterion.benchmark_group(format!("all of {side}x{side}"));
        group.sample_size(10);
        let nodes = game
            .choose_move(Level::Hard, &budget)
            .expect("a move")
            .nodes;
        group.bench_function(format!("tessella, {nodes} positions"), |bencher| {
            bencher.iter(|| game.choose_move(Level::Hard, &budget));
        });
        group.finish();
    }
}

criterion_group!(benches, moves, search, solve);
criterion_main!(benches);
