//! Light Block without a window: how fast boards that can be won are dealt, against blocks strewn anew until a plain
//! search finds a way, and how fast positions are judged.

use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use tessella::boards::random::Stream;
use tessella::boards::{Board, CellId, Plan, Shape, Square};
use tessella::games::light_block::{LightBlock, Setup};
use tessella::games::{Move, Rules, Seat, Start};

/// One in how many tiles is blocked.
const BLOCKS: usize = 12;
/// How many steps the plain search makes on a board before the next is tried.
const STEPS_ON_A_BOARD: u32 = 20_000;

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

/// Strews blocks and draws a start until the search finds a way; how many boards that took.
fn naive(board: &Board, stream: &mut Stream) -> u32 {
    let blocked = board.len() / BLOCKS;
    let mut boards = 0;
    loop {
        boards += 1;
        let mut order: Vec<CellId> = board.cells().collect();
        stream.shuffle(&mut order);
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

/// The naive way is only tried on small boards: the larger they are, the fewer of those that are strewn can be won.
fn deal(criterion: &mut Criterion) {
    for side in [6, 8, 10, 30, 60] {
        let mut group =
            criterion.benchmark_group(format!("a board of {side}x{side} that can be won"));
        group.sample_size(if side < 10 { 20 } else { 10 });
        let mut seed = 0;
        let setup = setup(side);
        group.bench_function("tessella", |bencher| {
            bencher.iter(|| {
                seed += 1;
                LightBlock::new(black_box(&setup), &Start::Seed(seed))
            });
        });
        if side <= 10 {
            let board = setup.plan.build().expect("a size within the limits");
            let mut stream = Stream::new(b"benching", 1);
            group.bench_function("strewn until a search finds a way", |bencher| {
                bencher.iter(|| naive(&board, &mut stream));
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
                    positions[at].verdict(1_000_000, &never)
                });
            },
        );
    }
}

criterion_group!(benches, deal, judge);
criterion_main!(benches);
