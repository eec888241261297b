//! The end of a won game: the last move is shown before the result, and then the wave.

use crate::stage::{Stage, assert_same, people};
use std::sync::atomic::AtomicBool;
use tessella::board::{Emphasis, PathLines};
use tessella::core::settings::Motion;
use tessella::drawing::appearances;
use tessella_boards::CellId;
use tessella_games::{Appearance, Level, Move, Outcome, Position, Rules, Seat};

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

fn is_wave_running(stage: &Stage) -> bool {
    stage.resource::<Emphasis>().is_running()
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

#[test]
fn removed_tiles_appear_once_more_in_wave() {
    let mut stage = Stage::playing(people("link:4x4,f4,untimed#7"));
    stage.set_motion(Motion::Normal);
    let dealt: Vec<_> = appearances(stage.game().position()).collect();
    win_link(&mut stage);
    assert!(is_wave_running(&stage));
    let mut has_appeared = vec![false; dealt.len()];
    while is_wave_running(&stage) {
        for (index, (cell, look)) in stage.pictures().into_iter().enumerate() {
            assert!(look == Appearance::Removed || (cell, look) == dealt[index]);
            has_appeared[index] |= look != Appearance::Removed;
        }
        stage.frame();
    }
    assert!(has_appeared.iter().all(|&is_so| is_so), "{has_appeared:?}");
    let by_rules: Vec<_> = appearances(stage.game().position()).collect();
    assert_same(&stage.pictures(), &by_rules, "the tiles after the wave");
}

#[test]
fn undo_in_wave_restores_tiles() {
    let mut stage = Stage::playing(people("link:4x4,f4,untimed#7"));
    stage.set_motion(Motion::Normal);
    win_link(&mut stage);
    stage.until("a removed tile appears", |stage| {
        stage
            .pictures()
            .iter()
            .any(|(_, look)| *look != Appearance::Removed)
    });
    stage.letter('u');
    stage.finish_animations();
    assert!(!is_wave_running(&stage));
    assert_eq!(stage.game().position().outcome(), None);
}
