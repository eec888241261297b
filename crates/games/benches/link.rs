//! Link: speed of deals and hints, compared with naive methods: random deals until one is solvable, and a recursive
//! search for lines.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use tessella_boards::random::SeededRng;
use tessella_boards::{Plan, Shape, Square};
use tessella_games::link::{Gravity, Link, Setup, Time};
use tessella_games::{Advice, Move, Rules, Seat, Start};

const WIDTH: usize = 30;
const HEIGHT: usize = 16;
/// Columns of the naive field, including the ring.
const COLUMNS: usize = WIDTH + 2;
const FACES: u8 = 30;

fn setup(gravity: Gravity) -> Setup {
    Setup {
        plan: Plan::even(Shape::Square(Square::new(WIDTH as u16, HEIGHT as u16))),
        faces: FACES,
        gravity,
        time: Time::Untimed,
    }
}

/// Faces row by row with a ring of empty cells; 0 for an empty cell.
#[derive(Clone)]
struct NaiveField {
    cells: Vec<u8>,
    gravity: Gravity,
}

impl NaiveField {
    fn new(cells: &[u8], gravity: Gravity) -> Self {
        let mut field = vec![0; COLUMNS * (HEIGHT + 2)];
        for (cell, &value) in cells.iter().enumerate() {
            field[(cell / WIDTH + 1) * COLUMNS + cell % WIDTH + 1] = value;
        }
        Self {
            cells: field,
            gravity,
        }
    }

    /// Follows every line from a cell with at most `turns` turns left.
    fn line_reaches(&self, from: usize, direction: usize, turns: u8, to: usize) -> bool {
        let (column, row) = (from % COLUMNS, from / COLUMNS);
        let next = match direction {
            0 if row > 0 => from - COLUMNS,
            1 if column + 1 < COLUMNS => from + 1,
            2 if row + 1 < HEIGHT + 2 => from + COLUMNS,
            3 if column > 0 => from - 1,
            _ => return false,
        };
        if next == to {
            return true;
        }
        if self.cells[next] != 0 {
            return false;
        }
        (0..4).any(|onward| {
            let turn = u8::from(onward != direction);
            turn <= turns && self.line_reaches(next, onward, turns - turn, to)
        })
    }

    fn random_pair(&self, stream: &mut SeededRng) -> Option<(usize, usize)> {
        let mut tiles: Vec<usize> = (0..self.cells.len())
            .filter(|&cell| self.cells[cell] != 0)
            .collect();
        stream.shuffle(&mut tiles);
        for (at, &a) in tiles.iter().enumerate() {
            for &b in &tiles[..at] {
                let is_alike = self.cells[a] == self.cells[b];
                if is_alike && (0..4).any(|direction| self.line_reaches(a, direction, 2, b)) {
                    return Some((a, b));
                }
            }
        }
        None
    }

    fn remove_pair(&mut self, (a, b): (usize, usize)) {
        self.cells[a] = 0;
        self.cells[b] = 0;
        if self.gravity != Gravity::Down {
            return;
        }
        for column in 1..=WIDTH {
            let mut lowest = HEIGHT;
            for row in (1..=HEIGHT).rev() {
                let from = row * COLUMNS + column;
                if self.cells[from] != 0 {
                    self.cells.swap(from, lowest * COLUMNS + column);
                    lowest -= 1;
                }
            }
        }
    }

    /// Removes random pairs. Returns the first of them if that clears the field.
    fn clear_randomly(&self, stream: &mut SeededRng) -> Option<(usize, usize)> {
        let mut field = self.clone();
        let mut first = None;
        while let Some(pair) = field.random_pair(stream) {
            first.get_or_insert(pair);
            field.remove_pair(pair);
        }
        field
            .cells
            .iter()
            .all(|&value| value == 0)
            .then_some(first)?
    }
}

/// Generates random boards until removing random pairs clears one.
fn naive_deal(seed: u64, gravity: Gravity) -> Vec<u8> {
    let mut stream = SeededRng::new(b"plain  1", seed);
    let pairs = 0..WIDTH * HEIGHT / 2;
    let mut cells: Vec<u8> = pairs
        .flat_map(|pair| [1 + (pair % usize::from(FACES)) as u8; 2])
        .collect();
    loop {
        stream.shuffle(&mut cells);
        if NaiveField::new(&cells, gravity)
            .clear_randomly(&mut stream)
            .is_some()
        {
            return cells;
        }
    }
}

fn deals(criterion: &mut Criterion) {
    for gravity in [Gravity::None, Gravity::Down] {
        let name = gravity.english_name();
        let mut group = criterion.benchmark_group(format!("a deal of 30x16, gravity {name}"));
        let setup = setup(gravity);
        let mut seed = 0;
        group.bench_function("tessella", |bencher| {
            bencher.iter(|| {
                seed += 1;
                Link::new(black_box(&setup), &Start::Seed(seed))
            });
        });
        group.sample_size(10);
        let mut seed = 0;
        group.bench_function("at random until one can be won", |bencher| {
            bencher.iter(|| {
                seed += 1;
                naive_deal(black_box(seed), gravity)
            });
        });
        group.finish();
    }
}

/// Measures a hint at the start of a game. The second board is given as cells, so that no solution is known.
fn hints(criterion: &mut Criterion) {
    let never = AtomicBool::new(false);
    for gravity in [Gravity::None, Gravity::Down] {
        let name = gravity.english_name();
        let mut group = criterion.benchmark_group(format!("a hint on 30x16, gravity {name}"));
        let setup = setup(gravity);
        let dealt = Link::new(&setup, &Start::Seed(1)).expect("a valid setup");
        let faces = dealt.board().cells().map(|cell| dealt.face(cell));
        let cells: Vec<u8> = faces
            .map(|face| face.map_or(0, |face| face.0 + 1))
            .collect();
        let spelt = Link::new(&setup, &Start::Cells(cells.clone())).expect("tiles in pairs");
        for game in [&dealt, &spelt] {
            let advice = game.hint(&never);
            assert!(
                matches!(advice, Some(Advice::Play { proved: true, .. })),
                "{advice:?}"
            );
        }
        group.bench_function("tessella, dealt", |bencher| {
            bencher.iter(|| black_box(&dealt).hint(&never));
        });
        group.bench_function("tessella, spelt out", |bencher| {
            bencher.iter(|| black_box(&spelt).hint(&never));
        });
        group.sample_size(10);
        let naive = NaiveField::new(&cells, gravity);
        let mut stream = SeededRng::new(b"plain  2", 1);
        group.bench_function("pairs as they come, until all go", |bencher| {
            bencher.iter(|| {
                loop {
                    if let Some(pair) = black_box(&naive).clear_randomly(&mut stream) {
                        return pair;
                    }
                }
            });
        });
        group.finish();
    }
}

/// Measures all removable pairs in the middle of a game.
fn lines(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("all pairs that go, half of 30x16 left");
    let setup = setup(Gravity::None);
    let dealt = Link::new(&setup, &Start::Seed(1)).expect("a valid setup");
    let mut game = dealt.clone();
    for &(a, b) in &dealt.solution()[..WIDTH * HEIGHT / 4] {
        let taken = game.advance(Seat::FIRST, Move::Pair(a, b));
        taken.expect("a pair of the solution");
    }
    let faces = game.board().cells().map(|cell| game.face(cell));
    let cells: Vec<u8> = faces
        .map(|face| face.map_or(0, |face| face.0 + 1))
        .collect();
    let naive = NaiveField::new(&cells, Gravity::None);
    let all = |naive: NaiveField| {
        let tiles: Vec<usize> = (0..naive.cells.len())
            .filter(|&cell| naive.cells[cell] != 0)
            .collect();
        let mut count = 0;
        for (at, &a) in tiles.iter().enumerate() {
            for &b in &tiles[..at] {
                let is_alike = naive.cells[a] == naive.cells[b];
                count += usize::from(
                    is_alike && (0..4).any(|direction| naive.line_reaches(a, direction, 2, b)),
                );
            }
        }
        count
    };
    assert_eq!(all(naive.clone()), game.pairs().len());
    group.bench_function("tessella", |bencher| {
        bencher.iter(|| black_box(&game).pairs());
    });
    group.sample_size(10);
    group.bench_function("following all lines", |bencher| {
        bencher.iter_batched(|| naive.clone(), all, BatchSize::LargeInput);
    });
    group.finish();
}

criterion_group!(benches, deals, hints, lines);
criterion_main!(benches);
