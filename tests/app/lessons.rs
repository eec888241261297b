//! Lessons: they come before the first game, their marked moves lead to the end, and nothing is saved.

use crate::stage::{Stage, WIDE, game};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use tessella::core::settings::Motion;
use tessella::core::storage::Storage;
use tessella::core::{Hint, LessonGame, Screen};
use tessella::games::about;
use tessella_boards::CellId;
use tessella_games::{Advice, Game, Move, Outcome, Rules, Seat};
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

/// Makes the marked move with the pointer, or rolls the die.
fn make_marked_move(stage: &mut Stage) {
    let marked = match stage.hint() {
        Hint::Found(Advice::Play { mv, .. }) => Some(*mv),
        _ => None,
    };
    match marked {
        Some(Move::Paint(colour)) => stage.digit(colour),
        Some(Move::Cell(to)) => {
            let runner = stage
                .pieces()
                .first()
                .and_then(|piece| piece.at)
                .filter(|_| stage.game().code().setup.game() == Game::Blockade);
            if let Some(at) = runner {
                stage.click(stage.place_of(at));
            }
            stage.click(stage.place_of(to));
        }
        Some(Move::Pair(one, other) | Move::Build(one, Some(other))) => {
            stage.click(stage.place_of(one));
            stage.click(stage.place_of(other));
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
