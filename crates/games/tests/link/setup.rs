//! Setups of Link and their notation in game codes.

use crate::helpers::*;
use proptest::prelude::*;
use tessella_boards::notation::Expected::OptionOnce;
use tessella_games::Expected::{EndOfCells, FittingBoard, MoreCells};
use tessella_games::GameCode;
use tessella_games::SetupError::{Columns, Corners, Rows, TileCount, WrappedOrHoles};
use tessella_games::link::{Expected, FACES, Link, Setup, SetupError, Time, default_countdown};
use tessella_games::{Countdown, GameSetup, Rules, Start};
use tessella_session::{Player, Session};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn link_setup_round_trips_through_game_code(setup in setups(20), seed: u64) {
        let code = GameCode { setup: tessella_games::Setup::Link(setup.clone()), start: Start::Seed(seed) };
        prop_assert_eq!(code.to_string().parse::<GameCode>(), Ok(code));
        let game = new_game(&setup, seed);
        prop_assert_eq!(game.setup().countdown(), setup.countdown());
        prop_assert!(game.setup().time != Time::Usual);
        let cells: Vec<u8> = game.board().cells()
            .map(|cell| game.face(cell).map_or(0, |face| face.0 + 1)).collect();
        let code = GameCode { setup: tessella_games::Setup::Link(game.setup().clone()), start: Start::Cells(cells.clone()) };
        prop_assert_eq!(code.to_string().parse::<GameCode>(), Ok(code));
        let again = Link::new(&setup, &Start::Cells(cells)).expect("a deal spelt out");
        prop_assert_eq!(appearances(&again), appearances(&game));
        prop_assert!(again.solution().is_empty());
    }
}

#[test]
fn link_invalid_code_is_refused_with_what_is_expected() {
    let board = |error: SetupError| FittingBoard(error.into());
    let no_gravity = || Expected::NoGravity(SetupError::Gravity).into();
    let countdown = || {
        Expected::Countdown {
            starts: 6..=3600,
            gains: 0..=60,
        }
        .into()
    };
    let refusals = [
        ("link:9x9#1", board(SetupError::OddTiles { tiles: 81 })),
        ("link:31x4#1", FittingBoard(Columns(2..=30))),
        ("link:4x21#1", FittingBoard(Rows(2..=20))),
        ("link:hex31x2#1", FittingBoard(Columns(2..=30))),
        ("link:ring40#1", board(SetupError::UnsupportedBoard)),
        ("link:10x10,wrap#1", FittingBoard(WrappedOrHoles)),
        ("link:10x10,n8#1", FittingBoard(Corners)),
        ("link:10x10,hills2-1#1", board(SetupError::Hills)),
        ("link:hex10x8,down#1", no_gravity()),
        ("link:down,hex10x8#1", no_gravity()),
        ("link:10x10,f46#1", Expected::Faces(1..=45).into()),
        ("link:10x10,f0#1", Expected::Faces(1..=45).into()),
        (
            "link:2x2,f3#1",
            Expected::FewerFaces(SetupError::TooManyFaces { pairs: 2 }).into(),
        ),
        ("link:f16,f16#1", OptionOnce.into()),
        ("link:down,up#1", OptionOnce.into()),
        ("link:untimed,t180+3#1", OptionOnce.into()),
        ("link:t5+3#1", countdown()),
        ("link:t5#1", Expected::CountdownStart(6..=3600).into()),
        ("link:t+3#1", countdown()),
        ("link:t180+61#1", countdown()),
        ("link:sideways#1", Expected::Options.into()),
        ("link:2x2=ab/ba/", EndOfCells),
        ("link:2x2=ab/aT", Expected::Cells.into()),
        ("link:2x2=abb", MoreCells { tiles: 4, found: 3 }),
    ];
    for (code, expected) in refusals {
        let error = code.parse::<GameCode>().expect_err(code);
        assert_eq!(error.expected(), &expected, "{code}");
    }
}

#[test]
fn link_invalid_setup_is_refused_with_reason() {
    let code_error = |code: &str| {
        let code: GameCode = code.parse().expect("a code");
        Session::new(code, vec![Player::Human]).err()
    };
    assert_eq!(
        code_error("link:2x2=ab/ac"),
        Some(SetupError::OddFace.into())
    );
    assert_eq!(
        code_error("link:2x2=../.."),
        Some(SetupError::NoPair.into())
    );
    let refused = |setup: Setup| Link::new(&setup, &Start::Seed(1)).err();
    let usual = Setup::default();
    let faces = Setup {
        faces: 46,
        ..usual.clone()
    };
    assert_eq!(refused(faces), Some(SetupError::Faces(1..=45).into()));
    let small = Setup {
        plan: squares(2, 2),
        ..usual.clone()
    };
    let too_many = SetupError::TooManyFaces { pairs: 2 };
    assert_eq!(refused(small), Some(too_many.into()));
    for (start, gain, error) in [
        (5000, 0, SetupError::Countdown(6..=3600)),
        (6500, 0, SetupError::WholeSeconds),
        (6000, 61_000, SetupError::Gain(0..=60)),
    ] {
        let time = Time::Countdown(Countdown { start, gain });
        let setup = Setup {
            time,
            ..usual.clone()
        };
        assert_eq!(refused(setup), Some(error.into()));
    }
    let cells = |cells: &[u8]| Link::new(&usual, &Start::Cells(cells.to_vec())).err();
    let (given, wanted) = (2, 100);
    assert_eq!(cells(&[1, 1]), Some(TileCount { given, wanted }));
    let face = SetupError::TileFace { faces: 45 };
    assert_eq!(cells(&[46; 100]), Some(face.into()));
}

#[test]
fn link_default_countdown_follows_number_of_pairs() {
    let seconds = |cells| default_countdown(cells).start / 1000;
    assert_eq!([4, 10, 100, 200, 600].map(seconds), [7, 18, 180, 360, 1080]);
    assert_eq!(default_countdown(100).gain, 3000);
    let setup = |code: &str| game(code).setup().options();
    assert_eq!(setup("link:10x10#1"), "10x10,f16,t180+3");
    assert_eq!(setup("link:4x4,down#1"), "4x4,f8,down,t29+3");
    assert_eq!(setup("link:4x4,untimed#1"), "4x4,f8,untimed");
}

#[test]
fn link_faces_have_distinct_symbols() {
    let setup = Setup {
        faces: FACES,
        ..Setup::default()
    };
    let values: Vec<u8> = (0..=45).collect();
    let spelt = setup.format_cells(&values);
    let mut signs: Vec<char> = spelt.chars().filter(|sign| *sign != '/').collect();
    signs.sort_unstable();
    signs.dedup();
    assert_eq!(signs.len(), 46);
}

#[test]
fn link_countdown_is_longer_within_its_range() {
    let longer = |code: &str, times: u32| {
        let code: GameCode = code.parse().expect("a code");
        let GameCode { setup, start } = code;
        let setup = setup.with_more_time(times);
        GameCode { setup, start }.to_string()
    };
    for (code, times, expected) in [
        ("link:10x10,f16#7", 2, "link:10x10,f16,t360+6#7"),
        ("link:6x6,f9,t60+0#7", 4, "link:6x6,f9,t240+0#7"),
        ("link:6x6,f9,t2000+40#7", 2, "link:6x6,f9,t3600+60#7"),
        ("link:6x6,f9,untimed#7", 4, "link:6x6,f9,untimed#7"),
        ("drench:9x9,c6#7", 4, "drench:9x9,c6#7"),
    ] {
        let code = longer(code, times);
        assert!(
            code.starts_with(expected.split('#').next().unwrap_or_default()),
            "{code}"
        );
        assert!(code.parse::<GameCode>().is_ok(), "{code}");
    }
}
