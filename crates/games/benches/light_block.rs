//! Light Block: speed of the generator and of the solver.
//!
//! The generator is compared with two naive ones. One scatters blocks until a search finds a path. The other grows a
//! path with random rotations and blocks the tiles outside the path. The more blocks are scattered beforehand, the
//! longer it takes, and the more random their distribution is. The distributions are printed first.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use tessella_boards::random::SeededRng;
use tessella_boards::{Board, CellId, Plan, Shape, Square};
use tessella_games::budget::SearchBudget;
use tessella_games::light_block::{LightBlock, Setup};
use tessella_games::{Move, Outcome, Rules, Seat, Start};

/// One in this many tiles is blocked.
const BLOCKS: usize = 12;
/// Number of steps of the naive search on a board before the next board is tried.
const SEARCH_STEPS: u32 = 20_000;
/// Number of steps for which a path is grown, for each tile of the board, before another path is started.
const GROWTH_STEPS_PER_TILE: usize = 20;
/// One in this many rotations reverses the whole path, which then continues from its other end.
const REVERSAL_ODDS: u32 = 32;
/// Quarters of the blocks scattered before a path is grown, and the largest side for which that is fast enough.
const SCATTERED_QUARTERS: [(usize, u16); 4] = [(0, 60), (2, 60), (3, 30), (4, 10)];
/// Number of boards whose blocks are counted.
const COUNTED_BOARDS: u64 = 50;

fn setup(side: u16) -> Setup {
    Setup {
        plan: Plan::even(Shape::Square(Square::new(side, side))),
        ..Setup::default()
    }
}

/// Searches depth first for a path, and steps to the tile with the fewest onward steps first.
fn backtrack(
    board: &Board,
    at: CellId,
    is_open: &mut [bool],
    open: usize,
    steps: &mut u32,
) -> bool {
    if open == 0 {
        return true;
    }
    if *steps == 0 {
        return false;
    }
    *steps -= 1;
    let mut nexts: Vec<CellId> = board.neighbours(at).to_vec();
    nexts.retain(|next| is_open[next.index()]);
    nexts.sort_by_key(|&next| {
        let onwards = board.neighbours(next).iter();
        onwards.filter(|cell| is_open[cell.index()]).count()
    });
    for next in nexts {
        is_open[next.index()] = false;
        if backtrack(board, next, is_open, open - 1, steps) {
            return true;
        }
        is_open[next.index()] = true;
    }
    false
}

/// Returns the cells in random order.
fn shuffled(board: &Board, stream: &mut SeededRng) -> Vec<CellId> {
    let mut order: Vec<CellId> = board.cells().collect();
    stream.shuffle(&mut order);
    order
}

/// Scatters blocks and draws a start until the search finds a path. Returns the number of boards tried.
fn generate_by_search(board: &Board, stream: &mut SeededRng) -> u32 {
    let blocked = board.len() / BLOCKS;
    let mut boards = 0;
    loop {
        boards += 1;
        let order = shuffled(board, stream);
        let mut is_open = vec![false; board.len()];
        for cell in &order[blocked + 1..] {
            is_open[cell.index()] = true;
        }
        let open = board.len() - blocked - 1;
        let mut steps = SEARCH_STEPS;
        if backtrack(board, order[blocked], &mut is_open, open, &mut steps) {
            return boards;
        }
    }
}

/// Scatters `scattered` blocks and grows a path, until the path leaves out at most the number of blocks.
fn generate_by_growth(board: &Board, scattered: usize, stream: &mut SeededRng) -> Vec<CellId> {
    let length = board.len() - board.len() / BLOCKS;
    loop {
        let order = shuffled(board, stream);
        let (scattered, free) = order.split_at(scattered);
        if let Some(path) = grow(board, scattered, free[0], length, stream) {
            return path;
        }
    }
}

/// Extends the path to a random new tile if there is one. Otherwise links its end to another of its tiles and reverses
/// the part after that tile (Pósa rotation).
fn grow(
    board: &Board,
    scattered: &[CellId],
    start: CellId,
    length: usize,
    stream: &mut SeededRng,
) -> Option<Vec<CellId>> {
    let mut is_strewn = vec![false; board.len()];
    for cell in scattered {
        is_strewn[cell.index()] = true;
    }
    let mut path = vec![start];
    let mut place: Vec<Option<usize>> = vec![None; board.len()];
    place[start.index()] = Some(0);
    let (mut new, mut old) = (Vec::new(), Vec::new());
    for _ in 0..GROWTH_STEPS_PER_TILE * board.len() {
        if path.len() == length {
            return Some(path);
        }
        new.clear();
        old.clear();
        for &next in board.neighbours(path[path.len() - 1]) {
            match place[next.index()] {
                Some(place) if place + 2 == path.len() => {}
                Some(place) => old.push(place),
                None if is_strewn[next.index()] => {}
                None => new.push(next),
            }
        }
        if !new.is_empty() {
            let next = new[stream.below(new.len() as u32) as usize];
            place[next.index()] = Some(path.len());
            path.push(next);
            continue;
        }
        let reverses_all = old.is_empty() || stream.below(REVERSAL_ODDS) == 0;
        let first = if reverses_all {
            0
        } else {
            old[stream.below(old.len() as u32) as usize] + 1
        };
        path[first..].reverse();
        for (at, cell) in path.iter().enumerate().skip(first) {
            place[cell.index()] = Some(at);
        }
    }
    None
}

/// Returns the game on the board of a path. Asserts that the path wins it and that the number of blocks is right.
fn game_won_by(setup: &Setup, board: &Board, path: &[CellId]) -> LightBlock {
    const FREE: u8 = 0;
    const BLOCK: u8 = 1;
    const START: u8 = 2;
    let mut cells = vec![BLOCK; board.len()];
    for cell in path {
        cells[cell.index()] = FREE;
    }
    cells[path[0].index()] = START;
    let game = LightBlock::new(setup, &Start::Cells(cells)).expect("a board that can be played");
    let mut walked = game.clone();
    for &cell in &path[1..] {
        let stepped = walked.advance(Seat::FIRST, Move::Cell(cell));
        stepped.expect("a step of the path");
    }
    assert_eq!(walked.outcome(), Some(Outcome::Won(Seat::FIRST)));
    assert_eq!(board.len() - walked.free(), board.len() / BLOCKS);
    game
}

/// Returns the mean number of blocks without an adjacent block.
fn isolated_blocks(board: &Board, mut blocked: impl FnMut(u64) -> Vec<bool>) -> f64 {
    let mut alone = 0;
    for number in 0..COUNTED_BOARDS {
        let is_blocked = blocked(number);
        let has_none = |cell: &CellId| {
            let mut beside = board.neighbours(*cell).iter();
            is_blocked[cell.index()] && !beside.any(|next| is_blocked[next.index()])
        };
        alone += board.cells().filter(has_none).count();
    }
    alone as f64 / COUNTED_BOARDS as f64
}

fn blocks_of(game: &LightBlock) -> Vec<bool> {
    let cells = game.board().cells();
    cells.map(|cell| game.is_blocked(cell)).collect()
}

/// Checks that the paths of all generators win, and prints the distribution of their blocks.
fn compare_boards(setup: &Setup, board: &Board, side: u16) {
    let mut stream = SeededRng::new(b"benching", 3);
    let blocks = board.len() / BLOCKS;
    let generated = isolated_blocks(board, |seed| {
        let game = LightBlock::new(setup, &Start::Seed(seed)).expect("a valid setup");
        let path = game.solution().expect("a board that can be won");
        blocks_of(&game_won_by(setup, board, path))
    });
    let by_chance = isolated_blocks(board, |_| {
        let mut is_blocked = vec![false; board.len()];
        for cell in &shuffled(board, &mut stream)[..blocks] {
            is_blocked[cell.index()] = true;
        }
        is_blocked
    });
    println!("{side}x{side}, of {blocks} blocks so many have none beside them:");
    println!("  {by_chance:.1} by chance, {generated:.1} as Tessella deals them");
    for (quarters, _) in SCATTERED_QUARTERS
        .into_iter()
        .filter(|&(_, most)| side <= most)
    {
        let grown = isolated_blocks(board, |_| {
            let path = generate_by_growth(board, blocks * quarters / 4, &mut stream);
            blocks_of(&game_won_by(setup, board, &path))
        });
        println!("  {grown:.1} with {quarters} quarters scattered before a path is grown");
    }
}

/// Measures the generators. The naive ones run only on boards where they finish: the larger a random board, the rarer a
/// win.
fn generate(criterion: &mut Criterion) {
    for side in [6, 8, 10, 30, 60] {
        let setup = setup(side);
        let board = setup.plan.build().expect("a size within the limits");
        if side >= 10 {
            compare_boards(&setup, &board, side);
        }
        let mut group =
            criterion.benchmark_group(format!("a board of {side}x{side} that can be won"));
        group.sample_size(if side < 10 { 20 } else { 10 });
        let mut seed = 0;
        group.bench_function("tessella", |bencher| {
            bencher.iter(|| {
                seed += 1;
                LightBlock::new(black_box(&setup), &Start::Seed(seed))
            });
        });
        if side <= 10 {
            let mut stream = SeededRng::new(b"benching", 1);
            group.bench_function("blocks scattered until a search finds a path", |bencher| {
                bencher.iter(|| generate_by_search(&board, &mut stream));
            });
        }
        for (quarters, _) in SCATTERED_QUARTERS
            .into_iter()
            .filter(|&(_, most)| side <= most)
        {
            let mut stream = SeededRng::new(b"benching", 4);
            let name = BenchmarkId::new("a path grown, quarters of the blocks scattered", quarters);
            group.bench_function(name, |bencher| {
                let scattered = board.len() / BLOCKS * quarters / 4;
                bencher.iter(|| generate_by_growth(&board, scattered, &mut stream));
            });
        }
        group.finish();
    }
}

/// Measures the solver on positions after random steps, some of them lost.
fn solve(criterion: &mut Criterion) {
    let never = AtomicBool::new(false);
    for side in [10, 30] {
        let mut stream = SeededRng::new(b"benching", 2);
        let positions: Vec<LightBlock> = (0..20)
            .map(|seed| {
                let start = Start::Seed(seed);
                let mut game = LightBlock::new(&setup(side), &start).expect("a valid setup");
                let path = game.solution().expect("a board that can be won").to_vec();
                let followed = stream.below(path.len() as u32 / 2) as usize;
                for &cell in &path[1..=followed] {
                    game.advance(Seat::FIRST, Move::Cell(cell))
                        .expect("a step of a path");
                }
                for _ in 0..3 {
                    let moves = game.legal_moves();
                    if !moves.is_empty() {
                        let mv = moves[stream.below(moves.len() as u32) as usize];
                        game.advance(Seat::FIRST, mv).expect("a legal move");
                    }
                }
                game
            })
            .collect();
        let mut at = 0;
        criterion.bench_function(
            &format!("whether a game on {side}x{side} can be won"),
            |bencher| {
                bencher.iter(|| {
                    at = (at + 1) % positions.len();
                    positions[at].find_path(&SearchBudget::nodes(20_000, &never))
                });
            },
        );
    }
}

criterion_group!(benches, generate, solve);
criterion_main!(benches);
