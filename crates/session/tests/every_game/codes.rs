//! Setups, boards and game codes.

use super::{for_every_game, visible_state};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use tessella_boards::{Plan, Shape, Track};
use tessella_games::GameCode;
use tessella_games::{Advice, Game, Level, Position, Rules, Start, Turn};

#[test]
fn game_code_is_parsed_back_and_gives_the_same_position() {
    for_every_game(40, |random| {
        let code = random.code();
        prop_assert_eq!(code.to_string().parse(), Ok(code.clone()), "{}", code);

        let session = random.begin();
        let complete_code = session.code();
        prop_assert_eq!(
            complete_code.to_string().parse(),
            Ok(complete_code.clone()),
            "{}",
            complete_code
        );
        for code in [&code, complete_code] {
            let again = Position::new(&code.setup, &code.start);
            let again = again.map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(
                visible_state(&again),
                visible_state(session.position()),
                "{}",
                code
            );
            prop_assert_eq!(&again.setup(), &complete_code.setup, "{}", code);
        }

        let mut other = random.setup.clone();
        other.set_plan(random.setup.plan().clone());
        prop_assert_eq!(&other, &random.setup, "replaced by the same board");
        let fits = random
            .setup
            .game()
            .sizes()
            .check(&random.setup.plan().shape);
        prop_assert_eq!(fits, Ok(()), "supported sizes");
        Ok(())
    });
}

/// Returns boards of every shape, many of which some game does not support.
fn boards() -> impl Strategy<Value = Plan> {
    let lines = (3..=80u16).prop_map(|len| Plan::even(Shape::Track(Track::line(len))));
    let others = tessella_test_support::setups(3..=20).prop_map(|setup| setup.plan);
    prop_oneof![1 => lines, 7 => others]
}

#[test]
fn unsupported_board_is_refused_in_code_and_setup() {
    for &game in Game::ALL {
        let sizes = game.sizes();
        let mut runner = TestRunner::new(Config::with_cases(200));
        let tried = runner.run(&(boards(), any::<u64>()), |(plan, seed)| {
            let fits = sizes.check(&plan.shape).is_ok() && (sizes.hills || plan.hills.is_none());
            let mut setup = game.default_setup();
            setup.set_plan(plan);
            let start = Start::Seed(seed);
            let code = GameCode { setup, start };
            let read = code.to_string().parse::<GameCode>();
            let begun = Position::new(&code.setup, &code.start);
            if fits {
                let why = begun.err().map(|error| error.to_string());
                prop_assert_ne!(why, Some(String::new()), "a reason for the player");
            } else {
                prop_assert!(read.is_err(), "{} is read", code);
                prop_assert!(begun.is_err(), "{} begins", code);
            }
            Ok(())
        });
        if let Err(error) = tried {
            panic!("{}: {error}", game.english_title());
        }
    }
}

#[test]
fn default_setup_of_each_game_can_be_played() {
    let never = AtomicBool::new(false);
    let mut names = HashSet::new();
    for &game in Game::ALL {
        let usual = game.default_setup();
        assert_eq!(usual.game(), game);
        assert!(names.insert(game.name()) && names.insert(game.english_title()));
        let options = usual.options();
        let text = format!("{}:{options}#4711", game.name());
        let code: GameCode = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((code.to_string(), &code.setup), (text.clone(), &usual));
        assert_eq!(game.sizes().check(&usual.plan().shape), Ok(()), "{text}");

        let position =
            Position::new(&code.setup, &code.start).unwrap_or_else(|error| panic!("{error}"));
        let Turn::Player(seat) = position.to_move() else {
            continue;
        };
        let mv = position.computer_move(Level::Gentle, &never);
        let mv = mv.unwrap_or_else(|| panic!("{text}: no move of the computer"));
        assert_eq!(position.check(seat, mv), Ok(()), "{text}: {mv:?}");
        match position.hint(&never) {
            Some(Advice::Play { mv, .. }) => {
                assert_eq!(position.check(seat, mv), Ok(()), "{text}: {mv:?}");
            }
            Some(advice) => panic!("{text} cannot be won: {advice:?}"),
            None => {}
        }
    }
}
