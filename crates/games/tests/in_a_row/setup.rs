//! Options, start positions and rematches.

use crate::helpers::{any_setup, parse};
use proptest::prelude::*;
use tessella_boards::notation::Expected::OptionOnce;
use tessella_boards::{Connectivity, Cube, Hex, HexLayout, Plan, Shape, Square};
use tessella_games::Expected::FittingBoard;
use tessella_games::in_a_row::{Expected, InARow, Setup, SetupError};
use tessella_games::{GameSetup, NotationError, Outcome, Seat, Start};

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
    let board = |error: SetupError| FittingBoard(error.into());
    let row = |error| Expected::FittingRow(error).into();
    let no_line = SetupError::NoLine { cells: 4 };
    let sides = FittingBoard(tessella_games::SetupError::Sides(3..=19));
    let cases = [
        ("2x3", "2x3", sides.clone()),
        ("20x19", "20x19", sides),
        ("3x3,k4", "k4", row(no_line.clone())),
        ("k4", "k4", row(no_line)),
        ("9x9,k7", "k7", Expected::Row(3..=6).into()),
        ("9x9,k2", "k2", Expected::Row(3..=6).into()),
        ("9x9,s11", "s11", Expected::Seats(2..=10).into()),
        ("9x9,s1", "s1", Expected::Seats(2..=10).into()),
        (
            "3x3,s5",
            "s5",
            Expected::FittingSeats(SetupError::TooManyPlayers {
                players: 5,
                stones: 3,
            })
            .into(),
        ),
        (
            "3x3,f3",
            "f3",
            Expected::FittingFirst(SetupError::First).into(),
        ),
        ("3x3,f0", "f0", Expected::First.into()),
        ("hex9x9,fall", "fall", board(SetupError::Falls)),
        ("4x4,off-centre", "off-centre", board(SetupError::NoCentre)),
        (
            "3x3,fall,off-centre",
            "off-centre",
            board(SetupError::CentreFalls),
        ),
        (
            "9x9,wrap",
            "9x9",
            FittingBoard(tessella_games::SetupError::WrappedOrHoles),
        ),
        (
            "9x9,holes1.1",
            "9x9",
            FittingBoard(tessella_games::SetupError::WrappedOrHoles),
        ),
        ("9x9,hills4-7", "9x9", board(SetupError::Hills)),
        ("map40-7", "map40-7", board(SetupError::UnsupportedBoard)),
        (
            "7x7x7",
            "7x7x7",
            FittingBoard(tessella_games::SetupError::CubeSides(3..=6)),
        ),
        ("3x3,k3,k3", "k3", OptionOnce.into()),
        ("3x3,fall,fall", "fall", OptionOnce.into()),
        ("3x3,x", "x", Expected::Options.into()),
    ];
    for (options, word, expected) in cases {
        let error = Setup::parse(options).expect_err(options);
        assert_eq!(&options[error.at.clone()], word, "{options}: {error}");
        assert_eq!(error.expected, expected, "{options}");
    }
}

#[test]
fn impossible_start_position_is_refused() {
    let begun = |setup: &Setup, cells| InARow::new(setup, &Start::Cells(cells)).err();
    let refused = |options: &str, cells: &str| {
        let setup = parse(options);
        let cells = setup.parse_cells(cells).expect("valid cells");
        begun(&setup, cells)
    };
    let floats = Some(SetupError::FloatingStone.into());
    assert_eq!(
        refused("3x3", "aaa/.../bbb"),
        Some(SetupError::TwoWinners.into())
    );
    assert_eq!(refused("3x3,fall", ".../.a./..."), floats);
    assert_eq!(refused("3x3x3,fall", "a.........................."), floats);
    let setup = Setup::default();
    let (given, wanted) = (8, 9);
    assert_eq!(
        begun(&setup, vec![0; given]),
        Some(tessella_games::SetupError::CellCount { given, wanted })
    );
    assert_eq!(
        begun(&setup, vec![3; wanted]),
        Some(SetupError::StoneWithoutSeat.into())
    );
    let stone = Expected::Cells { last: 'b' };
    assert_eq!(
        setup.parse_cells("aac......"),
        Err(NotationError::new(2..3, stone))
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
