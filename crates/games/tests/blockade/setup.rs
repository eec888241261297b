//! Homes and goals, refused setups, and positions with their cells given.

use super::{FIRST, SECOND, at, game, play};
use tessella_boards::CellId;
use tessella_games::Expected::{FittingBoard, MoreCells};
use tessella_games::GameCode;
use tessella_games::blockade::{Expected, SIDES, Setup, SetupError};
use tessella_games::{GameSetup, Move, Position, Rules, Seat};

/// Returns the error of a code that can be read, but not played.
fn refused(code: &str) -> tessella_games::SetupError {
    let code: GameCode = code.parse().expect("a code");
    Position::new(&code.setup, &code.start).expect_err("no game")
}

#[test]
fn homes_are_in_the_middle_of_opposite_sides() {
    for (width, height) in [(9, 9), (8, 8), (6, 9), (7, 5)] {
        let game = game(&format!("{width}x{height},s2#1"));
        let (first, second) = (game.runner(FIRST), game.runner(SECOND));
        assert_eq!(game.board().opposite(first), Some(second));
        assert_eq!(first, at(width, width / 2, height - 1));
        let top: Vec<CellId> = (0..width).map(CellId).collect();
        assert_eq!(game.goal(FIRST), top);
        let bottom = |cell: &CellId| CellId(cell.0 + width * (height - 1));
        assert_eq!(
            game.goal(SECOND),
            top.iter().map(bottom).collect::<Vec<_>>()
        );
        assert_eq!(game.cost_to_go(FIRST), Some(2 * (height - 1)));
    }
    let four = game("9x9,s4#1");
    let homes = [(4, 8), (4, 0), (0, 4), (8, 4)].map(|(column, row)| at(9, column, row));
    assert_eq!(
        four.seats()
            .map(|seat| four.runner(seat))
            .collect::<Vec<_>>(),
        homes
    );
    let right: Vec<CellId> = (0..9).map(|row| at(9, 8, row)).collect();
    assert_eq!(four.goal(Seat(2)), right);
}

#[test]
fn costs_from_home_to_goal_are_equal_for_two_on_every_rectangle() {
    let layouts = ["", ",even-rows", ",odd-columns", ",even-columns"];
    for (width, height) in (5..=8).flat_map(|width| (5..=8).map(move |height| (width, height))) {
        let hexes = layouts.map(|layout| format!("hex{width}x{height}{layout}"));
        let squares = [format!("{width}x{height}"), format!("{width}x{height},n8")];
        for board in hexes.into_iter().chain(squares) {
            let game = game(&format!("{board},s2#1"));
            assert_eq!(game.cost_to_go(FIRST), game.cost_to_go(SECOND), "{board}");
        }
    }
}

#[test]
fn homes_on_maps_are_far_apart_and_goals_are_the_farthest_cells() {
    let game = game("map60-7,s2#1");
    let board = game.board();
    let (first, second) = (game.runner(FIRST), game.runner(SECOND));
    let apart = |a, b| board.distance(a, b).expect("a connected map");
    let pairs = board
        .cells()
        .flat_map(|a| board.cells().map(move |b| (a, b)));
    assert_eq!(
        Some(apart(first, second)),
        pairs.map(|(a, b)| apart(a, b)).max()
    );
    let end = game.goal(FIRST).iter().copied();
    let end = end.max_by_key(|&cell| apart(first, cell)).expect("a goal");
    assert_eq!(apart(first, end), apart(first, second));
    assert!(
        game.goal(FIRST)
            .iter()
            .all(|&cell| cell == end || board.adjacent(end).contains(&cell))
    );
    assert_eq!(game.goal(FIRST).len(), board.adjacent(end).len() + 1);
}

#[test]
fn setup_with_unequal_paths_is_refused() {
    let error = "blockade:5x9,s3#1".parse::<GameCode>().expect_err("paths");
    let uneven = FittingBoard(SetupError::PathsDiffer.into());
    assert_eq!(error.expected(), &uneven);
}

#[test]
fn usual_number_of_builds_grows_with_the_board() {
    let builds = |options: &str| {
        let setup = Setup::parse(options).unwrap_or_else(|error| panic!("{error}"));
        setup.builds()
    };
    assert_eq!(
        [builds("9x9,s2"), builds("9x9,s3"), builds("9x9,s4")],
        [10, 7, 5]
    );
    assert_eq!(
        [
            builds("hex11x12,s2"),
            builds("map60-7,s2"),
            builds("9x9,b3")
        ],
        [12, 8, 3]
    );
    let most = *SIDES.end();
    assert_eq!(builds(&format!("{most}x{most},s2")), 20);
}

#[test]
fn one_of_two_seats_has_one_more_build_on_hexes_of_even_rows() {
    let builds = |options: &str| {
        let game = game(options);
        let seats = game.seats().map(|seat| game.builds_left(seat));
        seats.collect::<Vec<u8>>()
    };
    assert_eq!(builds("hex11x12,s2#1"), [13, 12]);
    assert_eq!(builds("hex5x6,odd-columns,s2,b40#1"), [41, 40]);
    assert_eq!(builds("hex11x12,hills3-2,s2#1"), [12, 13]);
    for (options, equal) in [
        ("hex11x12,s2,b0#1", 0),
        ("hex11x11,s2#1", 12),
        ("hex11x11,hills3-2,s2#1", 12),
        ("hex11x12,hills3-2,s2,b0#1", 0),
        ("9x10,s2#1", 10),
    ] {
        assert_eq!(builds(options), [equal; 2], "{options}");
    }
    assert_eq!(builds("hex5x6,odd-columns,s3,b4#1"), [4; 3]);
}

#[test]
fn position_can_be_spelt_out_and_read_again() {
    let mut game = game("6x5,s2,b3#1");
    play(
        &mut game,
        &[
            Move::Build(at(6, 0, 1), Some(at(6, 1, 1))),
            Move::Build(at(6, 5, 3), None),
            Move::Build(at(6, 0, 1), None),
        ],
    );
    let code = format!("6x5,s2,b3={}", game.setup().format_cells(&game.cells()));
    assert!(
        code.ends_with("=00k000/420000/000000/000002/000a00"),
        "{code}"
    );
    let spelt = super::game(&code);
    assert_eq!(spelt.cells(), game.cells());
    for seat in game.seats() {
        assert_eq!(spelt.cost_to_go(seat), game.cost_to_go(seat));
    }
}

#[test]
fn wrong_spelt_out_positions_are_refused_with_the_reason() {
    for (cells, error) in [
        (
            "00000/00000/00000/00000/00a00",
            SetupError::NoRunner(SECOND),
        ),
        (
            "0000k/00000/00000/000k0/00a00",
            SetupError::TwoRunners(SECOND),
        ),
        (
            "00a00/00000/00000/00000/00k00",
            SetupError::RunnerAtGoal(FIRST),
        ),
        (
            "0000k/22222/00000/00000/00a00",
            SetupError::RunnerWithoutPath(FIRST),
        ),
    ] {
        let refused = refused(&format!("blockade:5x5,s2={cells}"));
        assert_eq!(refused, error.into(), "{cells}");
    }
    let more = MoreCells {
        tiles: 25,
        found: 10,
    };
    for (cells, expected) in [
        ("0000k/00000/00000/00000/00A00", Expected::Cells.into()),
        ("0000k/00000", more),
    ] {
        let code = format!("blockade:5x5,s2={cells}");
        let error = code.parse::<GameCode>().expect_err("wrong cells");
        assert_eq!(error.expected(), &expected, "{cells}");
    }
}
