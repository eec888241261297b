//! Today's boards: time to choose and deal the boards of a day, to find the day of a code, and to reply in a problem.

use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use tessella_games::{Position, Rules};
use tessella_library::today::{
    DailyGame, Day, FIRST_DAY, daily_board, daily_boards, find_board, reply,
};

/// Number of days in which the boards repeat.
const DAYS: i32 = 520 * 7;

fn day(number: i32) -> Day {
    Day::from_number(FIRST_DAY.number() + number)
}

fn deal(number: i32) -> Vec<Position> {
    let boards = daily_boards(day(number)).expect("a day with boards");
    let position = |code: &tessella_games::GameCode| Position::new(&code.setup, &code.start);
    let dealt = boards.iter().map(|board| position(&board.code));
    dealt
        .map(|position| position.expect("a position"))
        .collect()
}

/// Positions after each first move of the Sunday problems, with the replier to move.
fn to_reply() -> Vec<Position> {
    let mut positions = Vec::new();
    for number in (6..DAYS).step_by(70) {
        let board = daily_board(day(number), DailyGame::Problem).expect("a problem");
        let first = Position::new(&board.code.setup, &board.code.start).expect("a position");
        let seat = first.to_move().seat().expect("a seat to move");
        for mv in first.legal_moves() {
            let mut position = first.clone();
            position.advance(seat, mv).expect("a legal move");
            positions.push(position);
        }
    }
    positions
}

fn today(criterion: &mut Criterion) {
    let mut number = 0;
    criterion.bench_function("choose and deal the boards of a day", |bencher| {
        bencher.iter(|| {
            number = (number + 1) % DAYS;
            black_box(deal(number))
        });
    });
    criterion.bench_function("choose and deal the boards of a Sunday", |bencher| {
        bencher.iter(|| {
            number = (number + 7) % DAYS / 7 * 7;
            black_box(deal(number + 6))
        });
    });
    criterion.bench_function("find the day of a code of a problem", |bencher| {
        let board = daily_board(day(DAYS - 1), DailyGame::Problem).expect("a problem");
        bencher.iter(|| find_board(&board.code, day(DAYS)));
    });
    let positions = to_reply();
    let mut at = 0;
    criterion.bench_function("a reply on Sundays", |bencher| {
        bencher.iter(|| {
            at = (at + 1) % positions.len();
            reply(&positions[at])
        });
    });
    let slowest = positions.iter().map(|position| {
        let begun = std::time::Instant::now();
        black_box(reply(position));
        begun.elapsed()
    });
    println!("slowest reply: {:?}", slowest.max());
    let slowest = (0..DAYS).map(|number| {
        let begun = std::time::Instant::now();
        black_box(deal(number));
        begun.elapsed()
    });
    println!("slowest day: {:?}", slowest.max());
}

criterion_group!(benches, today);
criterion_main!(benches);
