//! The computer's moves and the hints: they arrive, are legal and never apply to an older position.

use crate::stage::{Stage, game};
use std::sync::atomic::AtomicBool;
use tessella::core::Phase;
use tessella::core::settings::Motion;
use tessella::core::{GameRequest, Hint};
use tessella_games::{Colour, Level, Move, Rules, Seat};
use tessella_session::Player;

const HUMAN: Player = Player::Human;

#[test]
fn computer_plays_to_the_end_at_every_level() {
    for level in Level::ALL {
        let players = [HUMAN, Player::Computer(level)];
        let mut stage = Stage::playing(game("drench:6x6,c4,s2#2", &players));
        stage.set_motion(Motion::Off);
        while let Some((_, player)) = stage.game().player_to_move() {
            match player {
                HUMAN => {
                    let colour = stage.legal()[0];
                    stage.digit(colour);
                }
                Player::Remote | Player::ProblemOpponent => panic!("the computer has the seat"),
                Player::Computer(_) => {
                    let made = stage.cursor();
                    stage.until("the computer moves", |stage| stage.cursor() > made);
                }
            }
        }
        stage.until("the result is shown", |stage| {
            stage.phase() == Some(Phase::Over)
        });
        assert!(stage.game().position().outcome().is_some());
    }
}

#[test]
fn computer_waits_until_its_move_can_be_seen() {
    let players = [HUMAN, Player::Computer(Level::Easy)];
    let mut stage = Stage::playing(game("drench:9x9,c6,s2#3", &players));
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.until("the flood comes to rest", |stage| !stage.is_animating());
    assert_eq!(stage.cursor(), 1);
    stage.frames(20);
    assert_eq!(stage.cursor(), 1, "0.32 seconds are less than its pause");
    stage.until("the computer moves", |stage| stage.cursor() == 2);
}

/// Runs frames for long enough that a search that was not cancelled would end.
fn expect_no_move(stage: &mut Stage) {
    stage.frames(120);
}

#[test]
fn undo_cancels_computer_move() {
    let players = [HUMAN, Player::Computer(Level::Easy)];
    let mut stage = Stage::playing(game("drench:9x9,c6,s2#4", &players));
    let colour = stage.legal()[0];
    // The undo comes earlier or later in the computer's search.
    for frames in [0, 1, 2, 30, 50] {
        stage.digit(colour);
        stage.frames(frames);
        stage.letter('u');
        // If the computer moves in the same frame, the key comes after that move.
        stage.frame();
        assert_eq!(stage.cursor(), 0);
        expect_no_move(&mut stage);
        assert_eq!(stage.cursor(), 0, "a move of the computer came too late");
    }
}

/// Returns the computer's answer to this move of the person.
fn answer_to(stage: &Stage, colour: Colour) -> Option<Move> {
    let mut position = stage.game().position().clone();
    let moved = position.advance(Seat::FIRST, Move::Paint(colour));
    moved.expect("a legal move");
    position.computer_move(Level::Easy, &AtomicBool::new(false))
}

#[test]
fn computer_answers_current_position_after_undo() {
    let players = [HUMAN, Player::Computer(Level::Easy)];
    let mut stage = Stage::playing(game("drench:9x9,c6,s2#4", &players));
    // After the second move, the answer to the first would be late: legal, but wrong.
    let comes_late = |&(first, second): &(Colour, Colour)| {
        let late = answer_to(&stage, first);
        late != Some(Move::Paint(second)) && late != answer_to(&stage, second)
    };
    let legal = stage.legal();
    let mut pairs = legal
        .iter()
        .flat_map(|&first| legal.iter().map(move |&second| (first, second)));
    let (taken_back, made) = pairs.find(comes_late).expect("two such moves");
    let answer = answer_to(&stage, made);
    stage.digit(taken_back);
    stage.frames(10);
    stage.letter('u');
    stage.digit(made);
    stage.until("the computer moves", |stage| stage.cursor() == 2);
    assert_eq!(Some(stage.game().moves()[1].mv), answer);
}

#[test]
fn new_game_cancels_computer_move() {
    let players = [HUMAN, Player::Computer(Level::Easy)];
    let mut stage = Stage::playing(game("drench:9x9,c6,s2#5", &players));
    let colour = stage.legal()[0];
    for letter in ['s', 'n'] {
        let colour = if letter == 's' {
            colour
        } else {
            stage.legal()[0]
        };
        stage.digit(colour);
        stage.frames(10);
        stage.letter(letter);
        stage.frame();
        assert_eq!(stage.cursor(), 0);
        expect_no_move(&mut stage);
        assert_eq!(stage.cursor(), 0, "a move of the computer came too late");
    }
}

#[test]
fn computer_move_for_old_game_is_not_made_in_new_game() {
    let players = [Player::Computer(Level::Easy), HUMAN];
    let mut stage = Stage::playing(game("drench:9x9,c6,s2#6", &players));
    // The computer answers in the same frame in which its game restarts.
    let mv = Move::Paint(stage.legal()[0]);
    stage.write(GameRequest::Move {
        seat: Seat::FIRST,
        mv,
    });
    stage.write(GameRequest::Restart);
    stage.frame();
    assert_eq!((stage.games().len(), stage.cursor()), (2, 0));
}

/// Returns the colour of the hint once it is found.
fn hint(stage: &mut Stage) -> Colour {
    stage.letter('h');
    stage.until("a hint", |stage| matches!(stage.hint(), Hint::Found(_)));
    match stage.hinted() {
        Some(Move::Paint(colour)) => colour,
        other => panic!("{other:?} is no hint"),
    }
}

#[test]
fn hint_is_legal_and_cleared_by_move() {
    for (code, players) in [
        ("drench:15x15,c6#7", vec![HUMAN]),
        ("drench:9x9,c6,s2#7", vec![HUMAN, HUMAN]),
        (
            "drench:9x9,c6,s2#7",
            vec![HUMAN, Player::Computer(Level::Gentle)],
        ),
    ] {
        let mut stage = Stage::playing(game(code, &players));
        let hinted = hint(&mut stage);
        assert!(stage.legal().contains(&hinted));
        stage.frame();
        assert!(stage.words().iter().any(|words| words.starts_with("Try ")));
        stage.digit(hinted);
        assert_eq!(stage.cursor(), 1);
        assert_eq!(*stage.hint(), Hint::None);
        stage.frames(3);
        assert_eq!(*stage.hint(), Hint::None);
    }
}

#[test]
fn hint_search_is_cancelled_when_position_changes() {
    let mut stage = Stage::playing(game("drench:15x15,c6#8", &[HUMAN]));
    let position = stage.game().position();
    let Some(Move::Paint(first)) = position.computer_move(Level::Hard, &AtomicBool::new(false))
    else {
        panic!("a first move to make");
    };
    stage.letter('h');
    assert_eq!(*stage.hint(), Hint::Searching);
    stage.digit(first);
    stage.frames(60);
    assert_eq!(*stage.hint(), Hint::None);
    // The first hint would now be the region's own colour.
    let second = hint(&mut stage);
    assert!(stage.legal().contains(&second));
}

#[test]
fn hint_is_unavailable_on_computers_turn() {
    let players = [Player::Computer(Level::Easy), HUMAN];
    let mut stage = Stage::playing(game("drench:9x9,c6,s2#9", &players));
    stage.letter('h');
    stage.frame();
    assert_eq!(*stage.hint(), Hint::None);
}
