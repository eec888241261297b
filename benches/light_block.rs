//! Light Block without a window: how fast boards that can be won are dealt, and how fast positions are judged.
//!
//! Two plain builders are the measure. One strews blocks anew until a search finds a way. The other grows a path, turns it
//! where it cannot go on, and blocks what it leaves out; the more of the blocks are strewn before, the longer that takes, and
//! the more they lie as they would by chance. How far they do is printed first.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use tessella::boards::random::Stream;
use tessella::boards::{Board, CellId, Plan, Shape, Square};
use tessella::games::budget::Budget;
use tessella::games::light_block::{LightBlock, Setup};
use tessella::games::{Move, Outcome, Rules, Seat, Start};

/// One in how many tiles is blocked.
const BLOCKS: usize = 12;
/// How many steps the plain search makes on a board before the next is tried.
const STEPS_ON_A_BOARD: u32 = 20_000;
/// How many steps a path is grown for, for each tile of the board, before another is begun.
const STEPS_FOR_A_TILE: usize = 20;
/// One in so many turns goes through the whole path, which then goes on from its other end.
const TURNS_TO_A_WHOLE: u32 = 32;
/// How many quarters of the blocks are strewn before a path is grown, and the largest side on which that ends soon.
const STREWN: [(usize, u16); 4] = [(0, 60), (2, 60), (3, 30), (4, 10)];
/// Of how many boards the blocks are counted.
const COUNTED: u64 = 50;

fn setup(side: u16) -> Setup {
    Setup {
        plan: Plan::even(Shape::Square(Square::new(side, side))),
        ..Setup::default()
    }
}

/// Steps to the tile from which fewest lead on, and turns back where none is left.
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

/// The cells in random order.
fn shuffled(board: &Board, stream: &mut Stream) -> Vec<CellId> {
    let mut order: Vec<CellId> = board.cells().collect();
    stream.shuffle(&mut order);
    order
}

/// Strews blocks and draws a start until the search finds a way; how many boards that took.
fn searched(board: &Board, stream: &mut Stream) -> u32 {
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
        let mut steps = STEPS_ON_A_BOARD;
        if backtrack(board, order[blocked], &mut is_open, open, &mut steps) {
            return boards;
        }
    }
}

/// A path that leaves out no more tiles than are to be blocked: so many blocks are strewn and a path is grown, until one is
/// long enough.
fn grown(board: &Board, strewn: usize, stream: &mut Stream) -> Vec<CellId> {
    let length = board.len() - board.len() / BLOCKS;
    loop {
        let order = shuffled(board, stream);
        let (strewn, free) = order.split_at(strewn);
        if let Some(path) = grow(board, strewn, free[0], length, stream) {
            return path;
        }
    }
}

/// Steps to a new tile by chance while there is one. Else joins the end of the path to another of its tiles: what came
/// after that one is gone the other way round, and ends elsewhere.
fn grow(
    board: &Board,
    strewn: &[CellId],
    start: CellId,
    length: usize,
    stream: &mut Stream,
) -> Option<Vec<CellId>> {
    let mut is_strewn = vec![false; board.len()];
    for cell in strewn {
        is_strewn[cell.index()] = true;
    }
    let mut path = vec![start];
    let mut place: Vec<Option<usize>> = vec![None; board.len()];
    place[start.index()] = Some(0);
    let (mut new, mut old) = (Vec::new(), Vec::new());
    for _ in 0..STEPS_FOR_A_TILE * board.len() {
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
        let turns_whole = old.is_empty() || stream.below(TURNS_TO_A_WHOLE) == 0;
        let first = match turns_whole {
            true => 0,
            false => old[stream.below(old.len() as u32) as usize] + 1,
        };
        path[first..].reverse();
        for (at, cell) in path.iter().enumerate().skip(first) {
            place[cell.index()] = Some(at);
        }
    }
    None
}

/// The game on the board of a path, which must win it and leave out as many tiles as were to be blocked.
fn won_by(setup: &Setup, board: &Board, path: &[CellId]) -> LightBlock {
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

/// How many blocks there are in the mean that have no other beside them.
fn alone(board: &Board, mut blocked: impl FnMut(u64) -> Vec<bool>) -> f64 {
    let mut alone = 0;
    for number in 0..COUNTED {
        let is_blocked = blocked(number);
        let has_none = |cell: &CellId| {
            let mut beside = board.neighbours(*cell).iter();
            is_blocked[cell.index()] && !beside.any(|next| is_blocked[next.index()])
        };
        alone += board.cells().filter(has_none).count();
    }
    alone as f64 / COUNTED as f64
}

fn blocks_of(game: &LightBlock) -> Vec<bool> {
    let cells = game.board().cells();
    cells.map(|cell| game.is_blocked(cell)).collect()
}

/// Checks that the boards of all builders are won by their paths, and says how their blocks lie.
fn compare_boards(setup: &Setup, board: &Board, side: u16) {
    let mut stream = Stream::new(b"benching", 3);
    let blocks = board.len() / BLOCKS;
    let dealt = alone(board, |seed| {
        let game = LightBlock::new(setup, &Start::Seed(seed)).expect("choices that fit");
        let way = game.solution().expect("a board that can be won");
        blocks_of(&won_by(setup, board, way))
    });
    let by_chance = alone(board, |_| {
        let mut is_blocked = vec![false; board.len()];
        for cell in &shuffled(board, &mut stream)[..blocks] {
            is_blocked[cell.index()] = true;
        }
        is_blocked
    });
    println!("{side}x{side}, of {blocks} blocks so many have none beside them:");
    println!("  {by_chance:.1} by chance, {dealt:.1} as Tessella deals them");
    for (quarters, _) in STREWN.into_iter().filter(|&(_, most)| side <= most) {
        let grown = alone(board, |_| {
            let path = grown(board, blocks * quarters / 4, &mut stream);
            blocks_of(&won_by(setup, board, &path))
        });
        println!("  {grown:.1} with {quarters} quarters strewn before a path is grown");
    }
}

/// The plain ways are only tried where they end: the larger the board, the fewer of those that are strewn can be won.
fn deal(criterion: &mut Criterion) {
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
            let mut stream = Stream::new(b"benching", 1);
            group.bench_function("strewn until a search finds a way", |bencher| {
                bencher.iter(|| searched(&board, &mut stream));
            });
        }
        for (quarters, _) in STREWN.into_iter().filter(|&(_, most)| side <= most) {
            let mut stream = Stream::new(b"benching", 4);
            let name = BenchmarkId::new("a path grown, quarters of the blocks strewn", quarters);
            group.bench_function(name, |bencher| {
                let strewn = board.len() / BLOCKS * quarters / 4;
                bencher.iter(|| grown(&board, strewn, &mut stream));
            });
        }
        group.finish();
    }
}

/// Judges positions after random steps: those that can be won, and those that cannot.
fn judge(criterion: &mut Criterion) {
    let never = AtomicBool::new(false);
    for side in [10, 30] {
        let mut stream = Stream::new(b"benching", 2);
        let positions: Vec<LightBlock> = (0..20)
            .map(|seed| {
                let start = Start::Seed(seed);
                let mut game = LightBlock::new(&setup(side), &start).expect("choices that fit");
                let way = game.solution().expect("a board that can be won").to_vec();
                let followed = stream.below(way.len() as u32 / 2) as usize;
                for &cell in &way[1..=followed] {
                    game.advance(Seat::FIRST, Move::Cell(cell))
                        .expect("a step of a way");
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
                    positions[at].find_path(&Budget::nodes(20_000, &never))
                });
            },
        );
    }
}

criterion_group!(benches, deal, judge);
criterion_main!(benches);
