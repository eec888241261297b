//! Setups of Link and their notation in game codes.

use crate::helpers::*;
use proptest::prelude::*;
use tessella_games::GameCode;
use tessella_games::link::{FACES, Link, Setup, Time, default_countdown};
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

fn error(code: &str) -> String {
    let read: Result<GameCode, _> = code.parse();
    match read {
        Err(error) => error.to_string(),
        Ok(code) => {
            let begun = Session::new(code, vec![Player::Human]);
            begun
                .err()
                .map_or_else(String::new, |error| error.to_string())
        }
    }
}

#[test]
fn link_invalid_setup_is_refused_with_reason() {
    let refusals = [
        ("link:9x9#1", "81 tiles are not all in pairs"),
        ("link:31x4#1", "2 to 30 columns"),
        ("link:4x21#1", "2 to 20 rows"),
        ("link:hex31x2#1", "2 to 30 columns"),
        ("link:ring40#1", "no rows"),
        ("link:10x10,wrap#1", "not joined"),
        ("link:10x10,n8#1", "along their sides"),
        ("link:10x10,hills2-1#1", "even"),
        ("link:hex10x8,down#1", "stay where they are"),
        ("link:down,hex10x8#1", "stay where they are"),
        ("link:10x10,f46#1", "1 to 45 faces"),
        ("link:10x10,f0#1", "1 to 45 faces"),
        ("link:2x2,f3#1", "at most 2 faces"),
        ("link:f16,f16#1", "each option once"),
        ("link:down,up#1", "each option once"),
        ("link:untimed,t180+3#1", "each option once"),
        ("link:t5+3#1", "6 to 3600 seconds"),
        ("link:t5#1", "6 to 3600 seconds"),
        ("link:t+3#1", "6 to 3600 seconds"),
        ("link:t180+61#1", "0 to 60"),
        ("link:sideways#1", "a way to fall"),
        ("link:2x2=ab/ba/", "nothing after"),
        ("link:2x2=ab/aT", "A to S"),
        ("link:2x2=ab/ac", "in pairs"),
        ("link:2x2=../..", "no pair"),
        ("link:2x2=abb", "4 tiles"),
    ];
    for (code, expected) in refusals {
        let said = error(code);
        assert!(said.contains(expected), "{code}: {said:?}");
    }
    let refused = |setup: Setup| Link::new(&setup, &Start::Seed(1)).expect_err("no game").0;
    let usual = Setup::default();
    assert!(
        refused(Setup {
            faces: 46,
            ..usual.clone()
        })
        .contains("faces")
    );
    assert!(
        refused(Setup {
            plan: squares(2, 2),
            ..usual.clone()
        })
        .contains("2 faces")
    );
    let time = |start, gain| Time::Countdown(Countdown { start, gain });
    assert!(
        refused(Setup {
            time: time(5000, 0),
            ..usual.clone()
        })
        .contains("seconds")
    );
    assert!(
        refused(Setup {
            time: time(6500, 0),
            ..usual.clone()
        })
        .contains("whole")
    );
    assert!(
        refused(Setup {
            time: time(6000, 61_000),
            ..usual.clone()
        })
        .contains("back")
    );
    let cells = |cells: &[u8]| {
        Link::new(&usual, &Start::Cells(cells.to_vec()))
            .expect_err("no game")
            .0
    };
    assert!(cells(&[1, 1]).contains("100"));
    assert!(cells(&[46; 100]).contains("45 faces"));
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
