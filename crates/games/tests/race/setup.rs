//! Setups of races and their game codes.

use super::{ring, setups, track, varied};
use proptest::prelude::*;
use tessella_boards::notation::Expected::OptionOnce;
use tessella_boards::{Plan, Shape, Square, Track};
use tessella_games::Expected::FittingBoard;
use tessella_games::GameCode;
use tessella_games::race::{Expected, Race, Setup, SetupError, Variant};
use tessella_games::{GameSetup, Start};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn formatted_options_are_parsed_back(at in 0..setups().len(), seed in any::<u64>()) {
        let setup = &setups()[at];
        let read = Setup::parse(&setup.options());
        prop_assert_eq!(read.as_ref(), Ok(setup));
        let text = format!("race:{}#{seed}", setup.options());
        let code: GameCode = text.parse().expect("a sound code");
        prop_assert_eq!(code.to_string(), text);
    }

    #[test]
    fn options_with_any_text_do_not_panic(words in "[a-z0-9,-]{0,24}") {
        if let Ok(setup) = Setup::parse(&words) {
            prop_assert!(setup.check().is_ok());
            prop_assert_eq!(Setup::parse(&setup.options()), Ok(setup));
        }
    }
}

#[test]
fn code_without_options_gives_the_defaults() {
    let read = |words: &str| Setup::parse(words).expect("sound options");
    assert_eq!(read("track100"), Setup::default());
    assert_eq!(read("s2,again"), Setup::default());
    assert_eq!(read("ring40"), Setup::around_the_ring(40));
    assert_eq!(read("s4,p2,ring40,once"), ring(40, 4, 2, false));
    assert_eq!(read("exact,s3,track60"), track(60, 3, true, true));
    assert_eq!(Setup::default().options(), "track100,s2,again");
    let all = varied(ring(48, 4, 2, false), 2, true, true);
    assert_eq!(read("back4,once,fork,laps2,p2,ring48,s4"), all);
    assert_eq!(all.options(), "ring48,s4,p2,laps2,fork,back4,once");
    assert_eq!(read("ring40,laps1"), Setup::around_the_ring(40));
    assert_eq!(ring(40, 4, 3, false).options(), "ring40,s4,p3,once");
    assert_eq!(track(60, 3, true, true).options(), "track60,s3,exact,again");
}

const fn ring_length(players: u8, example: u16) -> SetupError {
    SetupError::RingLength { players, example }
}

#[test]
fn wrong_code_is_reported_with_its_column() {
    let misfit = |error: SetupError| FittingBoard(error.into());
    for (text, column, expected) in [
        ("race:#1", 6, Expected::Options.into()),
        ("race:track100,s11#1", 15, Expected::Seats(2..=10).into()),
        ("race:track100,s1#1", 15, Expected::Seats(2..=10).into()),
        ("race:ring40,p5#1", 13, Expected::Pieces(1..=4).into()),
        ("race:track100,p4#1", 15, Expected::NoPieces.into()),
        ("race:ring40,exact#1", 13, Expected::NoExact.into()),
        ("race:ring40,laps3#1", 13, Expected::Laps(1..=2).into()),
        ("race:track100,laps2#1", 15, Expected::NoLaps.into()),
        ("race:ring40,laps2,laps2#1", 19, OptionOnce.into()),
        ("race:fork,fork#1", 11, OptionOnce.into()),
        ("race:back5#1", 6, Expected::Options.into()),
        (
            "race:ring20,s4,fork#1",
            6,
            misfit(SetupError::RingForks {
                players: 4,
                least: 24,
            }),
        ),
        (
            "race:track30,fork#1",
            6,
            misfit(SetupError::TrackForks(40..=120)),
        ),
        ("race:ring40,again,once#1", 19, OptionOnce.into()),
        ("race:s2,s2#1", 9, OptionOnce.into()),
        ("race:ring40,s3#1", 6, misfit(ring_length(3, 42))),
        ("race:ring80,s7#1", 6, misfit(ring_length(7, 77))),
        (
            "race:ring12#1",
            6,
            FittingBoard(tessella_games::SetupError::RingLength(16..=80)),
        ),
        (
            "race:track201#1",
            6,
            FittingBoard(tessella_games::SetupError::TrackLength(20..=200)),
        ),
        ("race:15x15#1", 6, misfit(SetupError::UnsupportedBoard)),
        ("race:track100,hills4-7#1", 6, misfit(SetupError::Hills)),
        ("race:track100=aabb", 15, Expected::Seed.into()),
        ("race:track100=", 15, Expected::Seed.into()),
    ] {
        let error = text.parse::<GameCode>().expect_err(text);
        assert_eq!(error.expected(), &expected, "{text}");
        assert_eq!(error.column(), column, "{text}: {error}");
    }
    let error = "race:ring40,s3#1".parse::<GameCode>().expect_err("a ring");
    let text = "game code, column 6 (\"ring40\"): expected a board that fits (for 3 players, the ring's length must be a multiple of 3, such as 42)";
    assert_eq!(error.to_string(), text);
}

#[test]
fn new_board_sets_the_matching_kind_of_race() {
    let mut setup = track(60, 3, true, false);
    setup.set_plan(Plan::even(Shape::Track(Track::line(90))));
    assert_eq!(setup, track(90, 3, true, false));
    setup.set_plan(Plan::even(Shape::Track(Track::ring(42))));
    assert_eq!(setup, ring(42, 3, 4, false));
    setup.set_plan(Plan::even(Shape::Square(Square::new(9, 9))));
    assert_eq!(setup.check(), Err(SetupError::UnsupportedBoard.into()));
    setup.set_plan(Plan::even(Shape::Track(Track::line(50))));
    assert_eq!(setup, track(50, 3, false, false));
    let cells = Race::new(&Setup::default(), &Start::Cells(vec![0; 100]));
    assert_eq!(cells.err(), Some(SetupError::Cells.into()));
    let mismatched = Setup {
        variant: Variant::AroundTheRing { pieces: 4, laps: 1 },
        ..Setup::default()
    };
    assert_eq!(mismatched.check(), Err(SetupError::NeedsRing.into()));
}
