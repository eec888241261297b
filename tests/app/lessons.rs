//! Lessons: they come before the first game, their marked moves lead to the end, and nothing is saved.

use crate::stage::{Stage, WIDE, game};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use lucide_icons::Icon;
use std::sync::atomic::AtomicBool;
use tessella::core::settings::{Motion, Settings};
use tessella::core::storage::Storage;
use tessella::core::{GameRequest, Hint, LessonGame, NewBoard, Phase, Screen};
use tessella::games::about;
use tessella_boards::CellId;
use tessella_games::{Advice, Game, Move, Outcome, Rules, Seat, Setup, blockade};
use tessella_language::Language;
use tessella_session::Player;

/// Opens the program as at its first start.
fn first_start() -> Stage {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.forget_lessons();
    stage.set_motion(Motion::Off);
    stage
}

/// Returns the game code of a lesson.
fn lesson_code(of: Game) -> String {
    let lesson = LessonGame::new(&about(of).lesson).expect("a sound code");
    lesson.game().code().to_string()
}

/// Returns the cell of the player's runner in a game of Blockade.
fn runner(stage: &mut Stage) -> Option<CellId> {
    let first = stage.pieces().first().and_then(|piece| piece.at);
    first.filter(|_| stage.game().code().setup.game() == Game::Blockade)
}

/// Makes the marked move with the pointer, or rolls the die.
fn make_marked_move(stage: &mut Stage) {
    let marked = match stage.hint() {
        Hint::Found(Advice::Play { mv, .. }) => Some(*mv),
        _ => None,
    };
    match marked {
        Some(Move::Paint(colour)) => stage.digit(colour),
        Some(Move::Cell(to)) => {
            if let Some(at) = runner(stage) {
                stage.click(stage.place_of(at));
            }
            stage.click(stage.place_of(to));
        }
        Some(Move::Pair(one, other) | Move::Build(one, Some(other))) => {
            stage.click(stage.place_of(one));
            stage.click(stage.place_of(other));
        }
        Some(Move::Build(alone, None)) => {
            stage.click(stage.place_of(alone));
            stage.click(stage.place_of(alone));
        }
        Some(Move::Fly(to)) => {
            let at = runner(stage).expect("a runner");
            for cell in [at, to, to] {
                stage.click(stage.place_of(cell));
            }
        }
        Some(other) => panic!("the lesson marks {other:?}"),
        None => stage.key(KeyCode::Enter, Key::Enter),
    }
}

#[test]
fn scripts_of_lessons_reach_their_end_by_the_rules() {
    for &of in Game::ALL {
        let mut lesson = LessonGame::new(&about(of).lesson).expect("a sound code");
        assert_eq!(lesson.kind(), of);
        assert!(!lesson.text(Language::English).is_empty());
        let mut own = 0;
        while let Some(step) = lesson.step() {
            assert_ne!(
                lesson.text(Language::English),
                (about(of).lesson.end)(Language::English)
            );
            let seat = lesson.game().position().to_move().seat().expect("a seat");
            own += u32::from(seat.0 == 0);
            let played = lesson.play(seat, step.mv);
            assert!(
                played.is_ok(),
                "{}: {step:?}: {played:?}",
                of.english_title()
            );
        }
        assert!(
            (2..=8).contains(&own),
            "{}: {own} moves",
            of.english_title()
        );
        assert_eq!(
            lesson.text(Language::English),
            (about(of).lesson.end)(Language::English)
        );
        let outcome = lesson.game().position().outcome();
        assert_eq!(
            outcome,
            Some(Outcome::Won(Seat::FIRST)),
            "{}",
            of.english_title()
        );
    }
}

#[test]
fn first_press_on_card_leads_through_lesson_to_game() {
    for &of in Game::ALL {
        let mut stage = first_start();
        stage.press(of.english_title());
        assert_eq!(stage.screen(), Screen::Play);
        let first = about(of).lesson.steps[0].text;
        let text = first.expect("a text")(Language::English);
        assert!(
            stage.shows(text),
            "{}: {:?}",
            of.english_title(),
            stage.words()
        );
        for _ in 0..8 {
            stage.until("the next move of the player", |stage| {
                stage.shows("Play a real game")
                    || matches!(stage.game().player_to_move(), Some((_, Player::Human)))
            });
            stage.frames(2);
            if stage.shows("Play a real game") {
                break;
            }
            make_marked_move(&mut stage);
            stage.frames(2);
        }
        assert!(
            stage.shows((about(of).lesson.end)(Language::English)),
            "{}: {:?}",
            of.english_title(),
            stage.words()
        );
        assert_eq!(stage.games().len(), 0, "a lesson is not saved");
        stage.press("Play a real game");
        assert_eq!(stage.screen(), Screen::Play);
        let code = stage.game().code().to_string();
        assert!(code.starts_with(of.name()), "{code}");
        assert_ne!(code, lesson_code(of));
        assert_eq!(stage.cursor(), 0);
        // The lesson comes once.
        stage.escape();
        stage.press(of.english_title());
        assert!(!stage.shows(text));
    }
}

#[test]
fn lesson_of_blockade_has_real_limits_and_is_played_by_keys() {
    let mut stage = first_start();
    stage.press("Blockade");
    stage.frames(2);
    let Setup::Blockade(setup) = stage.game().code().setup.clone() else {
        panic!("a game of Blockade");
    };
    let usual = blockade::Setup {
        plan: setup.plan.clone(),
        ..blockade::Setup::default()
    };
    assert_eq!(setup.builds(), usual.builds());
    assert_eq!((setup.range, setup.flights), (usual.range, usual.flights));
    let mut made = Vec::new();
    while !stage.shows("Play a real game") {
        let marked = match stage.hint() {
            Hint::Found(Advice::Play { mv, .. }) => *mv,
            other => panic!("no move is marked: {other:?}"),
        };
        let at = runner(&mut stage).expect("a runner");
        let cells = match marked {
            Move::Cell(to) => vec![at, to],
            Move::Build(first, second) => vec![first, second.unwrap_or(first)],
            Move::Fly(to) => vec![at, to, to],
            other => panic!("the lesson marks {other:?}"),
        };
        for cell in cells {
            stage.choose_by_arrows(cell);
        }
        made.push(marked);
        stage.until("the next move of the player", |stage| {
            stage.shows("Play a real game")
                || matches!(stage.game().player_to_move(), Some((_, Player::Human)))
        });
        stage.frames(3);
    }
    let Move::Build(first, second) = made[1] else {
        panic!("{made:?}");
    };
    let Move::Build(again, _) = made[2] else {
        panic!("{made:?}");
    };
    assert!(
        [Some(first), second].contains(&Some(again)),
        "no tile is raised twice"
    );
    assert!(matches!(made[3], Move::Fly(_)), "{made:?}");
}

#[test]
fn skipped_lesson_starts_game() {
    let mut stage = first_start();
    stage.press("Link");
    stage.press("Skip lesson");
    assert!(stage.shows("Undo"));
    assert_ne!(stage.game().code().to_string(), lesson_code(Game::Link));
}

#[test]
fn lesson_refuses_other_moves_and_keys() {
    let mut stage = first_start();
    stage.press("Light Block");
    stage.click(stage.place_of(CellId(3)));
    assert_eq!(stage.cursor(), 0);
    assert!(stage.shows("Press the marked spot"));
    make_marked_move(&mut stage);
    assert_eq!(stage.cursor(), 1);
    for key in ['u', 's', 'n', 'h', 'r'] {
        stage.letter(key);
        stage.frames(2);
        assert_eq!(stage.cursor(), 1, "{key}");
        assert_eq!(
            stage.game().code().to_string(),
            lesson_code(Game::LightBlock)
        );
    }
}

#[test]
fn lesson_leaves_game_in_progress_alone() {
    let mut stage = Stage::playing(game("drench:9x9,c6#4", &[Player::Human]));
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.finish_animations();
    let code = stage.game().code().clone();
    stage.key(KeyCode::F1, Key::F1);
    stage.press("Link");
    stage.press("Play the lesson (20 seconds)");
    assert_eq!(stage.game().code().to_string(), lesson_code(Game::Link));
    // The help and the settings return to the lesson.
    stage.key(KeyCode::F1, Key::F1);
    stage.escape();
    assert_eq!(stage.game().code().to_string(), lesson_code(Game::Link));
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
    stage.press("Continue");
    assert_eq!(stage.game().code(), &code);
    assert_eq!(stage.cursor(), 1);
}

/// Plays the board that is shown to its end with the moves of the solver.
fn win(stage: &mut Stage) {
    let never = AtomicBool::new(false);
    while stage.game().position().outcome().is_none() {
        let mv = match stage.game().position().hint(&never) {
            Some(Advice::Play { mv, .. }) => mv,
            other => panic!("no move to play: {other:?}"),
        };
        let made = stage.cursor();
        let seat = Seat::FIRST;
        stage.write(GameRequest::Move { seat, mv });
        stage.until("the move is made", |stage| stage.cursor() > made);
    }
    stage.until("the result is shown", |stage| {
        stage.phase() == Some(Phase::Over)
    });
    stage.frames(3);
}

#[track_caller]
fn assert_board(stage: &Stage, expected: &str) {
    let code = stage.game().code().to_string();
    assert!(code.starts_with(expected), "{code} instead of {expected}");
}

#[test]
fn first_boards_after_a_lesson_grow_with_each_win() {
    for (of, boards) in [
        (
            Game::Drench,
            ["drench:7x7,", "drench:11x11,", "drench:15x15,"],
        ),
        (Game::Link, ["link:6x4,", "link:8x6,", "link:10x10,"]),
        (
            Game::LightBlock,
            ["light:5x5,", "light:7x7,", "light:10x10,"],
        ),
    ] {
        let mut stage = first_start();
        stage.press(of.english_title());
        stage.press("Skip lesson");
        stage.frames(4);
        for (at, board) in boards.into_iter().enumerate() {
            assert_board(&stage, board);
            if at + 1 < boards.len() {
                // A board that is not won is followed by one of the same size.
                stage.trigger(NewBoard);
                stage.frames(4);
                assert_board(&stage, board);
                win(&mut stage);
                stage.trigger(NewBoard);
                stage.frames(4);
            }
        }
        let settings = stage.resource::<Settings>();
        assert!(settings.first_boards.is_empty(), "they never come back");
    }
}

#[test]
fn set_up_leaves_the_first_boards_for_good() {
    let mut stage = first_start();
    stage.press("Drench");
    stage.press("Skip lesson");
    stage.frames(4);
    assert_board(&stage, "drench:7x7,");
    stage.leave_for_title();
    stage.open_short_setup("Drench");
    stage.press("Small");
    stage.press("Play");
    stage.frames(4);
    assert_board(&stage, "drench:9x9,");
    stage.leave_for_title();
    stage.press("Drench");
    stage.frames(4);
    assert_board(&stage, "drench:9x9,");
}

#[test]
fn newcomer_starts_with_one_press_and_finds_help_with_colours() {
    let mut stage = first_start();
    stage.frames(2);
    assert!(stage.shows("Start here: Drench"), "{:?}", stage.words());
    stage.press("Colours hard to tell apart? Add symbols");
    assert!(stage.resource::<Settings>().symbols);
    stage.press("Start here: Drench");
    stage.frames(4);
    assert!(stage.game().code().to_string().starts_with("drench:5x5,"));
    stage.press_icon(Icon::Shapes);
    assert!(!stage.resource::<Settings>().symbols, "also in the lesson");
}
