//! Problems for two seats, and the replies to them.

use crate::{board, deal};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use tessella_boards::CellId;
use tessella_games::GameCode;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::in_a_row::InARow;
use tessella_games::{Move, Outcome, Position, Rules, Seat};
use tessella_library::today::{DailyGame, Day, FIRST_DAY, moves_to_win, reply};

const NODES: u64 = 300_000;

fn day(number: i32) -> Day {
    Day::from_number(FIRST_DAY.number() + number)
}

/// Returns the position of a problem, the seat to move, and par.
fn problem(number: i32) -> (InARow, Seat, u8) {
    let board = board(day(number), DailyGame::Problem);
    let par = board.par.expect("a par");
    let Position::InARow(position) = deal(&board) else {
        panic!("{} is another game", board.code);
    };
    let seat = position.to_move().seat().expect("a seat to move");
    (position, seat, par as u8)
}

/// Returns `true` if a seat can win within this many moves of its own; tries all moves.
fn wins_by_all_moves(position: &InARow, seat: Seat, moves: u8) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome == Outcome::Won(seat);
    }
    let mover = position.to_move().seat().expect("a seat to move");
    if moves == 0 {
        return false;
    }
    let after = |mv| {
        let mut position = position.clone();
        position.advance(mover, mv).expect("a legal move");
        position
    };
    let mut legal = position.legal_moves().into_iter();
    if mover == seat {
        legal.any(|mv| wins_by_all_moves(&after(mv), seat, moves - 1))
    } else {
        legal.all(|mv| wins_by_all_moves(&after(mv), seat, moves))
    }
}

#[test]
fn problem_grows_by_moves_over_the_week() {
    for week in 0..520 {
        let pars = (0..7).map(|weekday| problem(7 * week + weekday).2);
        assert_eq!(pars.collect::<Vec<u8>>(), [2, 3, 3, 4, 4, 5, 6]);
    }
}

#[test]
fn problem_is_won_in_par_by_one_first_move() {
    for number in (0..3640).step_by(13) {
        let (position, _, par) = problem(number);
        let (fewest, first) = moves_to_win(&position, par, NODES).expect("a win");
        assert_eq!((fewest, first.len()), (par, 1), "{}", day(number));
    }
}

#[test]
fn win_of_a_problem_equals_trying_all_moves() {
    for number in (0..3640).step_by(97) {
        let (position, seat, par) = problem(number);
        let par = par.min(4);
        let fewest = (1..=par).find(|&moves| wins_by_all_moves(&position, seat, moves));
        let found = moves_to_win(&position, par, NODES).map(|(fewest, _)| fewest);
        assert_eq!(found, fewest, "{}", day(number));
    }
}

#[test]
fn problem_is_won_by_the_solver_of_the_game() {
    let stop = AtomicBool::new(false);
    let mut proved = 0;
    for number in (0..3640).step_by(61) {
        let (position, seat, _) = problem(number);
        if position.stones() < 12 {
            continue;
        }
        let budget = SearchBudget::nodes(3_000_000, &stop);
        let report = position.solve(Effort::Full, &budget).expect("a report");
        match report.result {
            SearchResult::Value { outcome, .. } => {
                assert_eq!(outcome, Outcome::Won(seat), "{}", day(number));
                proved += 1;
            }
            result => assert_eq!(result, SearchResult::Unknown),
        }
    }
    assert!(proved >= 20, "{proved} proved");
}

#[test]
fn best_play_against_the_reply_takes_exactly_par() {
    for number in (0..3640).step_by(11) {
        let (first, seat, par) = problem(number);
        let mut position = Position::InARow(first);
        for left in (1..=par).rev() {
            let Position::InARow(row) = &position else {
                panic!("another game");
            };
            let (fewest, winning) = moves_to_win(row, left, NODES).expect("a win");
            assert_eq!(fewest, left, "{}: the reply defends longest", day(number));
            position
                .advance(seat, Move::Cell(winning[0]))
                .expect("a legal move");
            if let Some(mv) = reply(&position) {
                position.advance(seat.other(), mv).expect("a legal reply");
            }
        }
        assert_eq!(position.outcome(), Some(Outcome::Won(seat)));
    }
}

/// Describes the replies to all first moves of problems, as columns from 1.
fn describe_replies() -> String {
    let mut text = String::new();
    for number in 0..105 {
        let (first, seat, _) = problem(number);
        let replies = first.legal_moves().into_iter().map(|mv| {
            let mut position = Position::InARow(first.clone());
            position.advance(seat, mv).expect("a legal move");
            match reply(&position) {
                Some(Move::Cell(cell)) => (cell.0 % 7 + 1).to_string(),
                reply => panic!("{reply:?}"),
            }
        });
        let replies: Vec<String> = replies.collect();
        text += &format!("{} {}\n", day(number), replies.join(" "));
    }
    text
}

/// The golden file must never change.
#[test]
fn replies_match_golden_file() {
    let golden = include_str!("../golden/replies.txt");
    let now = describe_replies();
    if now != golden {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("replies.txt");
        std::fs::write(&path, &now).expect("a file");
        let mut lines = now.lines().zip(golden.lines());
        let first = lines.find(|(now, golden)| now != golden);
        panic!("{first:?} differ; {} has all replies", path.display());
    }
}

#[test]
fn reply_wins_or_blocks() {
    for (cells, expected) in [
        ("......./......./......./......./bb...../aaa.b..", 38),
        ("......./......./......./......./......./baaa.b.", 39),
        ("......./......./......./b....../b....../ba.a..a", 14),
    ] {
        let code: GameCode = format!("row:7x6,k4,s2,fall={cells}")
            .parse()
            .expect("a code");
        let position = Position::new(&code.setup, &code.start).expect("a position");
        let expected = Some(Move::Cell(CellId(expected)));
        assert_eq!(reply(&position), expected, "{cells}");
    }
}

#[test]
fn reply_is_none_in_other_games_and_when_the_game_is_over() {
    for code in [
        "drench:8x8,c4#1",
        "row:15x15,k5#1",
        "row:5x5,k3,s3#1",
        "row:3x3,k3=aaa/bb./...",
    ] {
        let code: GameCode = code.parse().expect("a code");
        let position = Position::new(&code.setup, &code.start).expect("a position");
        assert_eq!(reply(&position), None, "{code}");
    }
}
