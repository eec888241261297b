//! After the end of a game nothing on the screen says what to do next in it: while the last move is shown, with the
//! result, and in the replay, in every game and at every ending.

use crate::shapes::{good_move, make, play_turns};
use crate::stage::{Stage, TALL, WIDE, game, people};
use std::time::Duration;
use tessella::core::settings::Motion;
use tessella::core::storage::Storage;
use tessella::core::{Phase, Screen};
use tessella_boards::CellId;
use tessella_games::{Level, Move, Outcome, Position, Rules, Seat};
use tessella_session::{Player, Session};

const HUMAN: Player = Player::Human;
const EASY: Player = Player::Computer(Level::Easy);

/// Beginnings of texts for a player who is to do something, or about what can still happen.
const WHILE_PLAYED: [&str; 24] = [
    "Drag the ball over every tile",
    "Can be won",
    "Can't be won",
    "May be impossible",
    "Checking the board",
    "Pick two",
    "No moves left",
    "Get 3 in a row",
    "Move your runner",
    "Run or fly",
    "Run, fly",
    "Choose a colour",
    "Choose a piece",
    "Choose a way",
    "Your roll",
    "Roll again",
    "Computer's turn",
    "Opponent's turn",
    "Looking for a good move",
    "Your turn",
    "To move",
    "Waiting",
    "Thinking",
    "This board can't be won",
];

/// Checks that no text on the screen is one for a game in progress.
fn check(stage: &Stage, when: &str) {
    for words in stage.words() {
        let wrong = WHILE_PLAYED.iter().find(|begin| words.starts_with(**begin));
        assert_eq!(wrong, None, "{}, {when}: {words:?}", stage.game().code());
    }
}

/// Follows a game from its last move to the result, and through its replay.
fn check_ending(stage: &mut Stage) {
    for _ in 0..400 {
        if stage.phase() == Some(Phase::Over) {
            break;
        }
        check(stage, "while the last move is shown");
        stage.frame();
    }
    assert_eq!(stage.phase(), Some(Phase::Over));
    stage.frames(2);
    check(stage, "with the result");
    stage.press("Replay");
    stage.frames(2);
    let goals = &WHILE_PLAYED[..19];
    for ply in [0, stage.cursor() / 2, stage.cursor()] {
        stage.write(tessella::core::ReplayRequest::GoTo(ply));
        stage.frames(3);
        for words in stage.words() {
            let wrong = goals.iter().find(|begin| words.starts_with(**begin));
            let code = stage.game().code();
            assert_eq!(wrong, None, "{code}, in the replay: {words:?}");
        }
    }
    stage.press("Close replay");
    stage.frames(2);
    check(stage, "after the replay");
}

/// Makes the last move of a game with animations.
fn end_by(size: bevy::prelude::UVec2, of: Session, mv: Move) {
    let mut stage = Stage::playing_in(size, Storage::nowhere(), of);
    stage.set_motion(Motion::Normal);
    let before = stage.cursor();
    make(&mut stage, 1, mv);
    stage.until("the last move", |stage| stage.cursor() > before);
    assert!(stage.game().position().outcome().is_some());
    check_ending(&mut stage);
}

/// Returns the game before its last move, and that move, if people and computers play good moves.
fn before_the_end(code: &str, players: &[Player]) -> (Session, Move) {
    let mut stage = Stage::playing(game(code, players));
    stage.set_motion(Motion::Off);
    play_turns(&mut stage, |stage, turn| {
        let mv = good_move(stage);
        make(stage, turn, mv);
    });
    let mut session = stage.game().clone();
    let last = session.moves().last().expect("a move").mv;
    assert!(session.go_to(session.cursor() - 1));
    (session, last)
}

#[test]
fn nothing_is_to_be_done_after_won_and_drawn_games() {
    for (code, players) in [
        ("drench:6x6,c5#1", &[HUMAN][..]),
        ("drench:6x6,c5,s2#3", &[HUMAN, HUMAN]),
        ("drench:6x6,c5,s2#3", &[HUMAN, EASY]),
        ("link:4x4,f6,untimed#1", &[HUMAN]),
        ("light:5x5,b8#1", &[HUMAN]),
        ("light:4x4,b8,classic#2", &[HUMAN]),
        ("row:3x3,k3,s2#1", &[HUMAN, HUMAN]),
        ("row:5x5,k3,s3#1", &[EASY, HUMAN, EASY]),
        ("race:track20,s2#1", &[HUMAN, HUMAN]),
        ("blockade:5x5,s2,b2#1", &[HUMAN, HUMAN]),
    ] {
        for size in [WIDE, TALL] {
            let (mut session, last) = before_the_end(code, players);
            // The last move is a person's.
            let count = session.players().len();
            session.set_players(vec![HUMAN; count]);
            end_by(size, session, last);
        }
    }
    // A draw.
    let mut session = people("row:3x3,k3,s2#1");
    for cell in [0, 1, 2, 4, 3, 5, 7, 6] {
        let seat = session.position().to_move().seat().expect("a seat");
        session
            .play(seat, Move::Cell(CellId(cell)))
            .expect("a free cell");
    }
    end_by(WIDE, session, Move::Cell(CellId(8)));
}

#[test]
fn nothing_is_to_be_done_after_the_computers_last_move() {
    let mut session = game("row:3x3,k3,s2#1", &[HUMAN, EASY]);
    let seats = [Seat::FIRST, Seat::SECOND].into_iter().cycle();
    for (seat, cell) in seats.zip([0, 3, 1, 4]) {
        session
            .play(seat, Move::Cell(CellId(cell)))
            .expect("a free cell");
    }
    let mut stage = Stage::playing(session);
    stage.set_motion(Motion::Normal);
    // The person misses the line, and the computer ends its own.
    stage.click(stage.place_of(CellId(8)));
    stage.until("the computer wins", |stage| {
        stage.game().position().outcome() == Some(Outcome::Won(Seat::SECOND))
    });
    check_ending(&mut stage);
}

#[test]
fn nothing_is_to_be_done_after_lost_games() {
    // No move is left.
    let drench = game("drench:6x6,c5,m2#1", &[HUMAN]);
    let mut session = drench.clone();
    let mv = session.position().legal_moves()[0];
    session.play(Seat::FIRST, mv).expect("a legal move");
    let last = session.position().legal_moves()[0];
    end_by(WIDE, session, last);
    // The ball is stuck.
    let mut session = people("light:3x3=@../.../...");
    for cell in [3, 4, 5, 2] {
        let mv = Move::Cell(CellId(cell));
        session.play(Seat::FIRST, mv).expect("a step");
    }
    let mut stuck = people("light:4x3=@.../..../....");
    for cell in [4, 5, 6, 2] {
        let mv = Move::Cell(CellId(cell));
        stuck.play(Seat::FIRST, mv).expect("a step");
    }
    end_by(TALL, stuck, Move::Cell(CellId(1)));
    end_by(WIDE, session, Move::Cell(CellId(1)));
}

#[test]
fn nothing_is_to_be_done_when_the_time_is_up() {
    let mut stage = Stage::playing(people("link:6x6,f9,t10+0#3"));
    stage.press("Start");
    stage.until("the time is up", |stage| {
        stage.pass(Duration::from_secs(1));
        stage.game().position().outcome().is_some()
    });
    assert_eq!(stage.game().position().outcome(), Some(Outcome::Lost));
    check_ending(&mut stage);
}

#[test]
fn can_be_won_is_not_said_of_a_position_that_may_be_lost() {
    let mut stage = Stage::playing(people("light:4x3=@.../..../...#"));
    stage.until("the result of the search", |stage| {
        std::thread::sleep(Duration::from_millis(1));
        stage.shows("Can be won")
    });
    stage.click(stage.place_of(CellId(1)));
    stage.finish_animations();
    assert!(!stage.shows("Can be won"), "{:?}", stage.words());
}

#[test]
fn replay_shows_the_time_that_was_left() {
    let mut stage = Stage::playing(people("link:4x4,f4#3"));
    stage.press("Start");
    let countdown = stage.game().code().setup.countdown();
    let total = countdown.expect("a clock").start;
    while stage.game().position().outcome().is_none() {
        stage.pass(Duration::from_millis(1500));
        let Position::Link(link) = stage.game().position() else {
            panic!("a game of Link");
        };
        if link.is_stuck() {
            stage.press("Shuffle");
        } else {
            let mv = good_move(&stage);
            make(&mut stage, 1, mv);
        }
        stage.finish_animations();
    }
    stage.until("the result", |stage| stage.phase() == Some(Phase::Over));
    let first = stage.game().moves()[0].at;
    stage.press("Replay");
    for (ply, left) in [(0, total), (1, total - first)] {
        stage.write(tessella::core::ReplayRequest::GoTo(ply));
        stage.frames(3);
        let replay = stage.resource::<tessella::core::Replay>();
        let shown = replay.game.as_ref().and_then(Session::time_left);
        // The pair that was found gives time back, at most up to that of the start.
        let shown = shown.expect("a clock");
        assert!(shown >= left && shown <= total, "{shown} of {left}");
    }
    assert_eq!(stage.screen(), Screen::Play);
}
