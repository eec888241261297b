//! Race games in the window: the die and the pieces that it moves.

use crate::stage::{Stage, WIDE, game};
use bevy::input::keyboard::Key;
use bevy::prelude::{KeyCode, UVec2, Vec2};
use tessella::board::BoardNumbers;
use tessella::core::settings::Motion;
use tessella::drawing::piece_places::yard;
use tessella_boards::CellId;
use tessella_games::{Colour, Level, Move, Position, Rules, Seat};
use tessella_session::{Player, Session};

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
    stage.press_button("Roll");
    assert_eq!(stage.cursor(), 3);
}

#[test]
fn die_in_the_middle_of_a_ring_rolls_by_press() {
    for size in [WIDE, UVec2::new(360, 640)] {
        let mut stage = Stage::playing(game("race:ring40,s4,p4#5", &[HUMAN; 4]));
        stage.set_motion(Motion::Off);
        stage.resize(size);
        let corners = [0, 10, 20, 30].map(|cell| stage.place_of(CellId(cell)));
        stage.click(corners.iter().sum::<Vec2>() / 4.0);
        let Position::Race(race) = stage.game().position() else {
            panic!("not a race");
        };
        assert_eq!(race.rolls(), 1, "{size}");
    }
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
        tessella::core::storage::Storage::nowhere(),
        game("race:track100,s3#9", &[HUMAN, HUMAN, HUMAN]),
    );
    for _ in 0..12 {
        stage.key(KeyCode::Enter, Key::Enter);
        stage.frame();
        stage.finish_animations();
    }
    assert!(stage.cursor() >= 12);
}

/// Returns a game in which these moves have been made.
fn played(code: &str, moves: &[Move]) -> Session {
    let mut session = game(code, &[HUMAN, HUMAN]);
    for &mv in moves {
        let seat = session.position().to_move().seat().expect("a seat to move");
        session.play(seat, mv).expect("a legal move");
    }
    session
}

#[test]
fn waiting_piece_is_pressed_at_home() {
    // The first piece enters and leaves the entry. With the next six it or the second piece can move.
    let rolls = [6, 3, 1, 1, 1, 6].map(Move::Chance);
    let mut stage = Stage::playing(played("race:ring40,s2,p2,again#1", &rolls));
    assert_eq!(
        stage.game().position().legal_moves(),
        [Move::Piece(0), Move::Piece(1)]
    );
    let board = stage.game().position().board().clone();
    let [entry, next] = [0, 1].map(|cell| stage.place_of(CellId(cell)));
    let [a, b] = [0, 1].map(|cell| {
        let centre = board.centre(CellId(cell));
        Vec2::new(centre.x, centre.y)
    });
    let yard = yard(&board, Seat::FIRST).expect("a yard").centre;
    let home = entry + (yard - a) * entry.distance(next) / a.distance(b);
    stage.click(home);
    stage.finish_animations();
    assert_eq!(
        stage.game().moves().last().map(|played| played.mv),
        Some(Move::Piece(1))
    );
}

#[test]
fn way_at_a_fork_is_chosen_by_its_end_or_by_its_key() {
    // The first piece goes to cell 3, and its three steps then pass the fork at cell 4.
    let rolls = [6, 1, 1, 1, 3, 1, 1, 1, 3].map(Move::Chance);
    for way in [Move::Piece(0), Move::PieceByBranch(0)] {
        let mut stage = Stage::playing(played("race:ring32,s2,p1,fork,once#1", &rolls));
        let Position::Race(race) = stage.game().position() else {
            panic!("a race");
        };
        assert!(race.legal_moves().contains(&way));
        let end = race.destination(way).expect("an end");
        let place = stage.place_of(end);
        stage.click(place);
        stage.finish_animations();
        assert_eq!(
            stage.game().moves().last().map(|played| played.mv),
            Some(way)
        );
    }
    let mut stage = Stage::playing(played("race:ring32,s2,p1,fork,once#1", &rolls));
    assert!(
        stage.shows("1 short: 26 to go") && stage.shows("1 long: 30 to go"),
        "{:?}",
        stage.words()
    );
    assert!(stage.shows("Choose a way: the short one saves 4 steps"));
    let numbers = stage.resource::<BoardNumbers>().0.iter();
    let labels: Vec<&str> = numbers.map(|number| number.text.as_str()).collect();
    assert_eq!(labels, ["\u{2212}4", "+4"]);
    stage.digit(Colour(1));
    stage.finish_animations();
    assert!(stage.resource::<BoardNumbers>().0.is_empty());
    let last = stage.game().moves().last().map(|played| played.mv);
    assert_eq!(last, Some(Move::PieceByBranch(0)));
}

#[test]
fn several_computers_are_called_by_their_colours() {
    let players = [HUMAN, EASY, Player::Computer(Level::Hard)];
    let mut stage = Stage::playing(game("race:ring24,s3,p2#7", &players));
    stage.resize(WIDE);
    assert!(
        stage.shows("Cyan · Easy") && stage.shows("Yellow · Hard"),
        "{:?}",
        stage.words()
    );
    // Two seats need no such names.
    let mut stage = Stage::playing(game("race:ring24,s2,p2#7", &[HUMAN, EASY]));
    stage.resize(WIDE);
    assert!(stage.shows("Easy computer"), "{:?}", stage.words());
}

#[test]
fn log_tells_of_the_last_roll_in_every_window() {
    // In a ring, the die is on the board and the button below it.
    for size in [WIDE, UVec2::new(360, 640)] {
        let rolls = [1, 1, 1, 6].map(Move::Chance);
        let mut stage = Stage::playing(played("race:ring32,s2,p1,once#1", &rolls));
        stage.resize(size);
        stage.finish_animations();
        assert!(
            stage.shows("Player 2 rolled 6: a piece enters"),
            "{size}: {:?}",
            stage.words()
        );
    }
}

#[test]
fn panel_tells_only_the_rules_of_its_board() {
    for (code, is_ring) in [("race:ring24,s2,p2#7", true), ("race:track60,s2#2", false)] {
        let mut stage = Stage::playing(game(code, &[HUMAN; 2]));
        stage.resize(UVec2::new(1600, 1000));
        let words = stage.words().join(" ");
        assert_eq!(words.contains("once around the ring"), is_ring, "{words}");
        assert_eq!(words.contains("Snakes and ladders:"), !is_ring, "{words}");
    }
}
