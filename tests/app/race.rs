//! Race games in the window: the die and the pieces that it moves.

use crate::stage::{Stage, WIDE, game};
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use tessella::app::core::settings::Motion;
use tessella::boards::CellId;
use tessella::games::{Level, Move, Seat};
use tessella::session::Player;

const HUMAN: Player = Player::Human;
const EASY: Player = Player::Computer(Level::Easy);

#[test]
fn die_rolls_by_enter_press_and_button() {
    let mut stage = Stage::playing(game("race:track100,s2,once#5", &[HUMAN, HUMAN]));
    stage.set_motion(Motion::Off);
    stage.key(KeyCode::Enter, Key::Enter);
    stage.frames(3);
    assert_eq!(stage.cursor(), 1);
    stage.click(stage.place_of(CellId(40)));
    assert_eq!(stage.cursor(), 2);
    stage.press_button("Cast the die");
    assert_eq!(stage.cursor(), 3);
}

#[test]
fn roll_after_undo_is_the_same() {
    let mut stage = Stage::playing(game("race:track100,s2,once#5", &[HUMAN, HUMAN]));
    stage.set_motion(Motion::Off);
    for _ in 0..6 {
        stage.key(KeyCode::Enter, Key::Enter);
        stage.frames(3);
    }
    let rolls: Vec<Move> = stage
        .game()
        .moves()
        .iter()
        .map(|played| played.mv)
        .collect();
    for _ in 0..6 {
        stage.letter('u');
        stage.frames(2);
    }
    assert_eq!(stage.cursor(), 0);
    for _ in 0..6 {
        stage.key(KeyCode::Enter, Key::Enter);
        stage.frames(3);
    }
    let again: Vec<Move> = stage
        .game()
        .moves()
        .iter()
        .map(|played| played.mv)
        .collect();
    assert_eq!(again, rolls);
}

#[test]
fn person_cannot_roll_for_computer() {
    let mut stage = Stage::playing(game("race:track100,s2,once#5", &[EASY, HUMAN]));
    stage.set_motion(Motion::Slow);
    stage.key(KeyCode::Enter, Key::Enter);
    stage.frame();
    assert_eq!(stage.cursor(), 0, "the computer still waits");
    stage.until("the computer casts", |stage| stage.cursor() == 1);
    assert_eq!(stage.game().player_to_move(), Some((Seat::SECOND, HUMAN)));
    stage.finish_animations();
    stage.frames(60);
    assert_eq!(
        stage.cursor(),
        1,
        "the computer does not cast for the person"
    );
}

#[test]
fn piece_animation_ends_at_position_of_rules() {
    let mut stage = Stage::playing_in(
        WIDE,
        tessella::app::core::storage::Storage::nowhere(),
        game("race:track100,s3#9", &[HUMAN, HUMAN, HUMAN]),
    );
    for _ in 0..12 {
        stage.key(KeyCode::Enter, Key::Enter);
        stage.frame();
        stage.finish_animations();
    }
    assert!(stage.cursor() >= 12);
}
