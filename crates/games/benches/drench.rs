//! Drench without a window: speed of the flood fill against the textbook's, of the generator and of the quick solver.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use std::collections::{HashSet, VecDeque};
use std::hint::black_box;
use tessella_boards::random::SeededRng;
use tessella_boards::{Board, CellId, Graph, Plan, Shape, Square};
use tessella_games::drench::{Drench, Flood, Players, Setup};
use tessella_games::{Colour, Position, Seat, Start};

const COLOURS: u8 = 6;
const HOME: CellId = CellId(0);

/// Fills as in textbooks: a queue and a set of visited cells cover the whole region at each move.
fn reference_fill(graph: &Graph, cells: &mut [u8], colour: u8) {
    let old = cells[HOME.index()];
    let mut visited = HashSet::from([HOME]);
    let mut queue = VecDeque::from([HOME]);
    while let Some(cell) = queue.pop_front() {
        cells[cell.index()] = colour;
        for &next in graph.neighbours(cell) {
            if cells[next.index()] == old && visited.insert(next) {
                queue.push_back(next);
            }
        }
    }
}

/// Random board and moves that flood it.
struct RandomGame {
    board: Board,
    cells: Vec<u8>,
    moves: Vec<Colour>,
}

/// Colours of a board before a move, and the move.
type Sample = (Vec<u8>, Colour);

impl RandomGame {
    /// Creates a game whose moves take the colours in turn until one is left, so that it has regions of all sizes.
    fn new(side: u16) -> Self {
        let square = Square::new(side, side);
        let board = Board::new(Shape::Square(square)).expect("a size within the limits");
        let mut stream = SeededRng::new(b"benching", 1);
        let cells = board
            .cells()
            .map(|_| stream.below(COLOURS.into()) as u8)
            .collect();
        let mut game = Self {
            board,
            cells,
            moves: Vec::new(),
        };
        let mut flood = game.flood();
        for colour in (0..COLOURS).map(Colour).cycle() {
            if flood.size(Seat::FIRST) as usize == game.cells.len() {
                break;
            }
            if flood.colour(Seat::FIRST) != colour {
                flood.recolour(game.board.graph(), Seat::FIRST, colour);
                game.moves.push(colour);
            }
        }
        game
    }

    fn flood(&self) -> Flood {
        Flood::new(self.board.graph(), &self.cells, &[HOME])
    }

    /// Returns positions evenly spread over the game. Checks that the textbook's fill gives the same results.
    fn samples(&self, count: usize) -> Vec<Sample> {
        let every = self.moves.len().div_ceil(count);
        let mut samples = Vec::new();
        let mut flood = self.flood();
        let shown = |flood: &Flood| self.board.cells().map(|cell| flood.shown(cell).0).collect();
        for (at, &colour) in self.moves.iter().enumerate() {
            if at % every != every / 2 {
                flood.recolour(self.board.graph(), Seat::FIRST, colour);
                continue;
            }
            let before: Vec<u8> = shown(&flood);
            flood.recolour(self.board.graph(), Seat::FIRST, colour);
            let mut filled = before.clone();
            reference_fill(self.board.graph(), &mut filled, colour.0);
            let after: Vec<u8> = shown(&flood);
            assert!(filled == after, "the two differ after move {}", at + 1);
            samples.push((before, colour));
        }
        samples
    }
}

/// Measures a whole game per move. On the larger board the textbook's fill makes only some of the moves, because all of
/// them would take minutes.
fn moves(criterion: &mut Criterion) {
    for (side, count) in [(15, usize::MAX), (1000, 16)] {
        let game = RandomGame::new(side);
        let graph = game.board.graph();
        let samples = game.samples(count);
        let mut group = criterion.benchmark_group(format!("a move on {side}x{side}"));
        if side > 100 {
            group.sample_size(10);
        }
        group.throughput(Throughput::Elements(game.moves.len() as u64));
        group.bench_function("tessella", |bencher| {
            bencher.iter_batched(
                || game.flood(),
                |mut flood| {
                    for &colour in &game.moves {
                        flood.recolour(graph, Seat::FIRST, colour);
                    }
                    flood
                },
                BatchSize::LargeInput,
            );
        });
        group.throughput(Throughput::Elements(samples.len() as u64));
        group.bench_function("textbook", |bencher| {
            bencher.iter_batched(
                || samples.clone(),
                |mut samples| {
                    for (cells, colour) in &mut samples {
                        reference_fill(graph, cells, colour.0);
                    }
                    samples
                },
                BatchSize::LargeInput,
            );
        });
        group.finish();
    }
}

fn setup(side: u16, limit: Option<u16>) -> Setup {
    Setup {
        plan: Plan::even(Shape::Square(Square::new(side, side))),
        colours: COLOURS,
        players: Players::One { limit },
    }
}

fn solver(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("the quick solver");
    for side in [15, 40] {
        let game = Drench::new(&setup(side, Some(30)), &Start::Seed(1));
        let game = game.expect("options that fit each other");
        group.bench_function(format!("{side}x{side}"), |bencher| {
            bencher.iter(|| game.quick_solution());
        });
    }
    group.finish();
}

/// Measures new boards with a computed move limit, which needs the quick solver, and with a fixed one.
fn deal(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a new board of 15x15");
    for (name, limit) in [
        ("with a limit that fits", None),
        ("with a limit of 30", Some(30)),
    ] {
        let setup = tessella_games::Setup::Drench(setup(15, limit));
        let mut seed = 0;
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                seed += 1;
                Position::new(black_box(&setup), &Start::Seed(seed))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, moves, solver, deal);
criterion_main!(benches);
