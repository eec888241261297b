//! The end of a game: the last move is shown before the result, and then the board shows how it ended.

use crate::stage::{Stage, TileState, assert_same, people};
use bevy::prelude::*;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tessella::board::{BoardEnding, Departure, EnteringTile, PathLines, PieceOf, Tile};
use tessella::core::settings::Motion;
use tessella::core::{GameRequest, GoBack, NewBoard, OpenScreen, Phase, Screen};
use tessella::drawing::{Ending, appearances};
use tessella_boards::CellId;
use tessella_games::{Level, Move, Outcome, Position, Rules, Seat};
use tessella_session::Session;

fn click(stage: &mut Stage, cell: CellId) {
    stage.click(stage.place_of(cell));
}

fn move_for(position: &Position) -> Move {
    let move_found = position.computer_move(Level::Hard, &AtomicBool::new(false));
    move_found.expect("a move")
}

/// Wins a game of Link with the moves of the computer player.
fn win_link(stage: &mut Stage) {
    while stage.game().position().outcome().is_none() {
        let Move::Pair(first, second) = move_for(stage.game().position()) else {
            panic!("Link consists of pairs");
        };
        for cell in [first, second] {
            click(stage, cell);
        }
        stage.until("the pair is removed", |stage| !stage.is_animating());
    }
}

#[test]
fn win_is_shown_after_last_stone_has_fallen() {
    let mut stage = Stage::playing(people("row:4x4,k3,s2,fall#1"));
    stage.set_motion(Motion::Normal);
    // The first seat fills the bottom of three columns, the second seat places its stones above.
    for column in [0, 0, 1, 1, 2] {
        click(&mut stage, CellId(column));
        if stage.game().position().outcome().is_none() {
            stage.finish_animations();
        }
    }
    let won = Some(Outcome::Won(Seat::FIRST));
    assert_eq!(stage.game().position().outcome(), won);
    assert!(stage.is_animating());
    assert!(stage.resource::<PathLines>().0.is_empty(), "the line waits");
    let says_won = |stage: &Stage| stage.shows_part("won") || stage.shows_part("Won");
    assert!(!says_won(&stage), "{:?}", stage.words());
    stage.finish_animations();
    assert!(!stage.resource::<PathLines>().0.is_empty());
    assert!(says_won(&stage), "{:?}", stage.words());
}

/// Games of each kind that end within a few moves of the computer.
const ENDINGS: [&str; 7] = [
    "drench:6x6,c4#1",
    "drench:6x6,c5,m2#1",
    "link:4x4,f4,untimed#7",
    "light:4x4,b8#3",
    "row:4x4,k3,s2,fall#1",
    "race:track20,s2#1",
    "blockade:5x5,s2,b2#1",
];

fn is_ending(stage: &Stage) -> bool {
    stage.resource::<BoardEnding>().is_running()
}

/// Returns a game before its last move, and that move with its seat.
fn before_the_end(code: &str) -> (Session, Seat, Move) {
    let mut game = people(code);
    game.play_computer_moves(400).expect("legal moves");
    assert!(game.position().outcome().is_some(), "{code}");
    assert!(game.go_to(game.cursor() - 1));
    let seat = game.position().to_move().seat().expect("a seat");
    let mv = game.moves()[game.cursor()].mv;
    (game, seat, mv)
}

/// Ends a game by its last move, and shows the result.
fn end(code: &str, motion: Motion) -> Stage {
    let (game, seat, mv) = before_the_end(code);
    let mut stage = Stage::playing(game);
    stage.set_motion(motion);
    stage.write(match mv {
        Move::Chance(_) => GameRequest::Chance { seat },
        _ => GameRequest::Move { seat, mv },
    });
    stage.until("the result", |stage| stage.phase() == Some(Phase::Over));
    stage.frames(2);
    stage
}

/// Returns what the board shows: the tiles, their places, the pieces and the lines.
fn board(stage: &mut Stage) -> (Vec<TileState>, Vec<Transform>, Vec<Transform>, PathLines) {
    let pictures = stage.pictures();
    let lines = stage.resource::<PathLines>().clone();
    let world = stage.world();
    let mut tiles: Vec<(u32, Transform)> = world
        .query::<(&Tile, &Transform)>()
        .iter(world)
        .map(|(tile, transform)| (tile.0.0, *transform))
        .collect();
    tiles.sort_by_key(|(cell, _)| *cell);
    let places = tiles.into_iter().map(|(_, place)| place).collect();
    let mut pieces = world.query_filtered::<&Transform, With<PieceOf>>();
    let pieces = pieces.iter(world).copied().collect();
    (pictures, places, pieces, lines)
}

#[test]
fn board_without_motion_ends_like_the_one_with_motion() {
    for code in ENDINGS {
        let mut moving = end(code, Motion::Normal);
        assert!(is_ending(&moving), "{code}");
        moving.until("the end", |stage| !is_ending(stage));
        moving.frames(2);
        let mut still = end(code, Motion::Off);
        assert!(!is_ending(&still), "{code}");
        let shown = still.resource::<BoardEnding>().shown();
        assert!(shown.is_some(), "{code}");
        let endings = [&moving, &still].map(Stage::resource::<BoardEnding>);
        assert_eq!(endings[0], endings[1], "{code}");
        assert_eq!(board(&mut moving), board(&mut still), "{code}");
    }
}

#[test]
fn ended_board_requests_no_frames() {
    for code in ENDINGS {
        let mut stage = end(code, Motion::Normal);
        assert!(stage.requests_frame(), "{code}");
        stage.until("the end", |stage| !is_ending(stage));
        stage.pass(Duration::from_secs(20));
        stage.frames(20);
        assert!(!stage.requests_frame(), "{code}");
    }
}

#[test]
fn new_board_begins_during_the_end_of_a_game() {
    for code in ENDINGS {
        let mut stage = end(code, Motion::Normal);
        stage.frames(5);
        assert!(is_ending(&stage), "{code}");
        stage.trigger(NewBoard);
        stage.frames(2);
        assert_eq!(stage.phase(), Some(Phase::Playing), "{code}");
        assert_eq!(stage.cursor(), 0, "{code}");
        assert_eq!(stage.resource::<BoardEnding>().shown(), None, "{code}");
        stage.until("the board stands", |stage| {
            let world = stage.world();
            let mut entering = world.query_filtered::<(), With<EnteringTile>>();
            entering.iter(world).next().is_none()
        });
        stage.frames(2);
        let (_, places, ..) = board(&mut stage);
        assert!(
            places.iter().all(|place| place.scale == Vec3::ONE),
            "{code}"
        );
    }
}

#[test]
fn undo_during_the_end_restores_the_tiles() {
    for code in ENDINGS {
        let mut stage = end(code, Motion::Normal);
        stage.frames(12);
        stage.letter('u');
        stage.finish_animations();
        assert_eq!(stage.game().position().outcome(), None, "{code}");
        assert_eq!(stage.resource::<BoardEnding>().shown(), None, "{code}");
        let (pictures, places, ..) = board(&mut stage);
        let by_rules: Vec<_> = appearances(stage.game().position()).collect();
        assert_same(&pictures, &by_rules, code);
        assert!(
            places.iter().all(|place| place.scale == Vec3::ONE),
            "{code}"
        );
    }
}

#[test]
fn cleared_tiles_form_a_medal() {
    let mut stage = Stage::playing(people("link:4x4,f4,untimed#7"));
    stage.set_motion(Motion::Normal);
    let dealt: Vec<_> = appearances(stage.game().position()).collect();
    win_link(&mut stage);
    stage.until("the end begins", |stage| is_ending(stage));
    stage.until("the end", |stage| !is_ending(stage));
    assert_same(&stage.pictures(), &dealt, "the tiles of the medal");
    let seconds = stage.game().elapsed().div_ceil(1000);
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    let Some(Ending::Medal { words, .. }) = stage.resource::<BoardEnding>().shown() else {
        panic!("no medal");
    };
    assert_eq!(*words, time);
    assert!(stage.shows(&time), "{:?}", stage.words());
}

#[test]
fn undo_and_redo_are_animated() {
    let mut stage = Stage::playing(people("drench:9x9,c6#7"));
    stage.set_motion(Motion::Normal);
    let colour = stage.legal()[0];
    stage.write(GameRequest::Move {
        seat: Seat::FIRST,
        mv: Move::Paint(colour),
    });
    stage.frames(2);
    stage.finish_animations();
    for letter in ['u', 'r'] {
        let before = stage.pictures();
        stage.letter(letter);
        stage.frame();
        assert!(stage.is_animating(), "{letter}");
        let by_rules: Vec<_> = appearances(stage.game().position()).collect();
        assert_ne!(before, by_rules, "{letter}");
        stage.finish_animations();
        assert_same(&stage.pictures(), &by_rules, "the tiles afterwards");
    }
}

#[test]
fn redone_last_move_is_followed_by_the_end() {
    for code in ENDINGS {
        for motion in [Motion::Normal, Motion::Off] {
            let mut stage = end(code, motion);
            stage.until("the end", |stage| !is_ending(stage));
            stage.frames(2);
            let shown = board(&mut stage);
            stage.letter('u');
            stage.finish_animations();
            stage.write(GameRequest::Redo);
            stage.frame();
            assert_eq!(stage.resource::<BoardEnding>().shown(), None, "{code}");
            assert_eq!(stage.is_animating(), motion == Motion::Normal, "{code}");
            stage.until("the result", |stage| stage.phase() == Some(Phase::Over));
            stage.frames(2);
            assert_eq!(is_ending(&stage), motion == Motion::Normal, "{code}");
            stage.until("the end", |stage| !is_ending(stage));
            stage.frames(2);
            assert_eq!(board(&mut stage), shown, "{code}");
        }
    }
}

/// Returns the number of meshes of the board, which are those without a parent.
fn meshes(stage: &mut Stage) -> usize {
    let world = stage.world();
    let mut meshes = world.query_filtered::<(), (With<Mesh2d>, Without<ChildOf>)>();
    meshes.iter(world).count()
}

#[test]
fn board_leaves_with_its_screen() {
    let mut stage = Stage::playing(people("drench:9x9,c6#7"));
    stage.set_motion(Motion::Normal);
    stage.frames(30);
    let all = meshes(&mut stage);
    stage.trigger(GoBack);
    stage.frames(2);
    assert_eq!(stage.screen(), Screen::Title);
    assert!(stage.resource::<Departure>().is_running());
    assert_eq!(meshes(&mut stage), all);
    stage.until("the change of screens", |stage| {
        !stage.resource::<Departure>().is_running()
    });
    stage.frame();
    assert_eq!(meshes(&mut stage), 0);
    stage.frames(20);
    assert!(!stage.requests_frame());
    // Whoever returns at once finds one board.
    stage.trigger(OpenScreen(Screen::Play));
    stage.frames(30);
    stage.trigger(GoBack);
    stage.frame();
    stage.trigger(OpenScreen(Screen::Play));
    stage.frames(2);
    assert_eq!(stage.screen(), Screen::Play);
    assert_eq!(meshes(&mut stage), all);
}

#[test]
fn board_leaves_at_once_without_motion() {
    let mut stage = Stage::playing(people("drench:9x9,c6#7"));
    stage.set_motion(Motion::Off);
    stage.frames(3);
    stage.trigger(GoBack);
    stage.frames(2);
    assert_eq!(stage.screen(), Screen::Title);
    assert_eq!(meshes(&mut stage), 0);
}

#[test]
fn tiles_of_an_old_board_shrink_away() {
    for code in ["drench:7x7,c6#7", "link:6x4,f6,untimed#7"] {
        let mut stage = Stage::playing(people(code));
        stage.set_motion(Motion::Normal);
        // The board is shown before anything moves.
        stage.write(GameRequest::Restart);
        stage.frames(40);
        let all = meshes(&mut stage);
        stage.trigger(NewBoard);
        stage.frames(2);
        assert!(meshes(&mut stage) > all, "{code}");
        stage.frames(40);
        assert!(!stage.requests_frame(), "{code}");
        let tiles = stage.game().position().board().len();
        assert_eq!(stage.count::<Tile>(), tiles, "{code}");
        assert!(meshes(&mut stage) < 2 * tiles, "{code}");
    }
}
