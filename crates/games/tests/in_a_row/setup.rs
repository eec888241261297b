//! Options, start positions and rematches.

use crate::helpers::{any_setup, parse};
use proptest::prelude::*;
use tessella_boards::{Connectivity, Cube, Hex, HexLayout, Plan, Shape, Square};
use tessella_games::in_a_row::{InARow, Setup};
use tessella_games::{GameSetup, Outcome, Seat, Start};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn options_round_trip_through_text(setup in any_setup()) {
        prop_assert_eq!(Setup::parse(&setup.options()), Ok(setup));
    }

    #[test]
    fn random_text_never_panics_as_options_or_cells(text in "[0-9a-z,.x/]{0,24}") {
        if let Ok(setup) = Setup::parse(&text) {
            prop_assert_eq!(Setup::parse(&setup.options()), Ok(setup));
        }
        if let Ok(cells) = Setup::default().parse_cells(&text) {
            let _ = InARow::new(&Setup::default(), &Start::Cells(cells));
        }
    }
}

#[test]
fn invalid_option_error_points_at_its_text() {
    let cases = [
        ("2x3", "2x3", "3 to 19"),
        ("20x19", "20x19", "3 to 19"),
        ("3x3,k4", "k4", "no line of this board has 4 cells"),
        ("k4", "k4", "no line"),
        ("9x9,k7", "k7", "3 to 6 stones in a row"),
        ("9x9,k2", "k2", "3 to 6 stones in a row"),
        ("9x9,s11", "s11", "2 to 10 seats"),
        ("9x9,s1", "s1", "2 to 10 seats"),
        ("3x3,s5", "s5", "never get 3 stones"),
        ("3x3,f3", "f3", "one of the players"),
        ("3x3,f0", "f0", "such as f2"),
        ("hex9x9,fall", "fall", "straight down"),
        ("4x4,off-centre", "off-centre", "no tile in its centre"),
        ("3x3,fall,off-centre", "off-centre", "stones fall"),
        ("9x9,wrap", "9x9", "not joined"),
        ("9x9,holes1.1", "9x9", "no holes"),
        ("9x9,hills4-7", "9x9", "even"),
        (
            "map40-7",
            "map40-7",
            "squares, hexes, cubes and in four dimensions",
        ),
        ("7x7x7", "7x7x7", "3 to 6"),
        ("3x3,k3,k3", "k3", "once"),
        ("3x3,fall,fall", "fall", "once"),
        ("3x3,x", "x", "a board"),
    ];
    for (options, word, expected) in cases {
        let error = Setup::parse(options).expect_err(options);
        assert_eq!(&options[error.at.clone()], word, "{options}: {error}");
        assert!(error.expected.contains(expected), "{options}: {error}");
    }
}

#[test]
fn impossible_start_position_is_refused() {
    let refused = |options: &str, cells: &str| {
        let setup = parse(options);
        let cells = setup.parse_cells(cells).expect("valid cells");
        let refused = InARow::new(&setup, &Start::Cells(cells));
        refused.expect_err("an impossible position").0
    };
    assert!(refused("3x3", "aaa/.../bbb").contains("both"));
    assert!(refused("3x3,fall", ".../.a./...").contains("below"));
    assert!(refused("3x3x3,fall", "a..........................").contains("below"));
    let setup = Setup::default();
    assert!(InARow::new(&setup, &Start::Cells(vec![0; 8])).is_err());
    assert!(InARow::new(&setup, &Start::Cells(vec![3; 9])).is_err());
    let wrong = setup
        .parse_cells("aac......")
        .expect_err("a third player's stone");
    assert_eq!(
        (wrong.at, wrong.expected.as_str()),
        (2..3, "\".\" for a free cell or a stone from a to b")
    );
}

#[test]
fn next_game_is_begun_by_winner_or_same_seat_after_draw() {
    let setup = parse("9x9,k5,s3,f2");
    assert_eq!(setup.rematch(Outcome::Won(Seat(2))).first, Seat(2));
    assert_eq!(setup.rematch(Outcome::Won(Seat(1))), setup);
    assert_eq!(setup.rematch(Outcome::Draw), setup);
}

#[test]
fn setup_accepts_boards_of_each_shape() {
    let mut setup = Setup::default();
    let shapes = [
        Shape::Square(Square {
            connectivity: Connectivity::Sides,
            ..Square::new(19, 3)
        }),
        Shape::Hex(Hex {
            width: 3,
            height: 19,
            layout: HexLayout::EvenColumns,
        }),
        Shape::Cube(Cube {
            width: 6,
            height: 6,
            depth: 6,
            connectivity: Connectivity::Sides,
        }),
    ];
    for shape in shapes {
        assert!(Setup::sizes().check(&shape).is_ok());
        setup.set_plan(Plan::even(shape));
        assert_eq!(setup.check(), Ok(()));
    }
}
