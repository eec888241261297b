//! Animation of the flood: it spreads outwards from the home cell, moves do not wait for it, and it always ends.

use crate::stage::{Stage, assert_same, game};
use bevy::prelude::*;
use std::time::Duration;
use tessella::board::TileVisual;
use tessella::core::settings::Motion;
use tessella::games::game_ui;
use tessella_boards::CellId;
use tessella_games::{Appearance, Colour, Effect, Move, Outcome, Rules, Seat};
use tessella_session::Player;

/// Returns a legal colour that enlarges the region.
fn growing(stage: &Stage) -> Colour {
    let position = stage.game().position();
    let taken = |colour: Colour| position.effects(Seat::FIRST, Move::Paint(colour)).len();
    let legal = stage.legal();
    let best = legal.into_iter().max_by_key(|&colour| taken(colour));
    best.expect("a game that goes on")
}

#[test]
fn flood_animation_changes_nearer_tiles_first() {
    let mut stage = Stage::playing(game("drench:15x15,c4#8", &[Player::Human]));
    for _ in 0..6 {
        let colour = growing(&stage);
        let position = stage.game().position();
        let mut waiting: Vec<(CellId, u32)> = position
            .effects(Seat::FIRST, Move::Paint(colour))
            .into_iter()
            .filter_map(|effect| match effect {
                Effect::CellChanged { cell, distance, .. } => Some((cell, distance)),
                _ => None,
            })
            .collect();
        stage.digit(colour);
        let mut reached = 0;
        let mut frames = 1;
        while !waiting.is_empty() {
            let pictures = stage.pictures();
            let by_rules = stage.tiles();
            let (changed, others): (Vec<_>, Vec<_>) = waiting
                .into_iter()
                .partition(|(cell, _)| pictures[cell.index()] == by_rules[cell.index()]);
            let nearest = changed.iter().map(|&(_, distance)| distance).min();
            assert!(
                nearest.is_none_or(|nearest| nearest >= reached),
                "a tile was overtaken"
            );
            reached = changed
                .iter()
                .map(|&(_, distance)| distance)
                .fold(reached, u32::max);
            waiting = others;
            stage.frame();
            frames += 1;
        }
        assert!(
            frames > 2 || reached < 2,
            "{reached} steps in {frames} frames are no journey"
        );
        assert!(frames <= 40, "{frames} frames are too long a journey");
    }
}

#[test]
fn tiles_fill_their_cells_from_when_they_join_a_region() {
    let mut stage = Stage::playing(game("drench:15x15,c4#8", &[Player::Human]));
    for _ in 0..6 {
        stage.digit(growing(&stage));
        assert!(stage.is_animating());
        while stage.is_animating() {
            let world = stage.world();
            let mut tiles = world.query::<(&TileVisual, &Transform)>();
            for (visual, transform) in tiles.iter(world) {
                let joined = matches!(
                    visual.look,
                    Appearance::Painted {
                        holder: Some(_),
                        ..
                    }
                );
                assert!(!joined || transform.scale == Vec3::ONE, "{transform:?}");
            }
            stage.frame();
        }
    }
}

#[test]
fn moves_do_not_wait_for_flood_animation() {
    let mut stage = Stage::playing(game("drench:15x15,c6#9", &[Player::Human]));
    stage.set_motion(Motion::Slow);
    for made in 1..=8 {
        stage.digit(growing(&stage));
        assert_eq!(stage.cursor(), made);
        assert!(stage.is_animating());
    }
    stage.finish_animations();
}

#[test]
fn flood_is_immediate_without_motion() {
    let mut stage = Stage::playing(game("drench:15x15,c6#10", &[Player::Human]));
    stage.set_motion(Motion::Off);
    for _ in 0..6 {
        stage.digit(growing(&stage));
        assert!(!stage.is_animating());
        assert_same(&stage.pictures(), &stage.tiles(), "at rest");
    }
}

#[test]
fn motion_can_be_disabled_after_many_floods() {
    let mut stage = Stage::playing(game("drench:15x15,c6#11", &[Player::Human]));
    stage.set_motion(Motion::Slow);
    for _ in 0..14 {
        stage.digit(growing(&stage));
        stage.finish_animations();
    }
    stage.set_motion(Motion::Off);
    stage.digit(growing(&stage));
    stage.frame();
    assert_same(&stage.pictures(), &stage.tiles(), "at rest");
}

#[test]
fn rest_of_a_decided_game_plays_itself_at_a_press() {
    let mut session = game("drench:9x9,c5,s2#3", &[Player::Human, Player::Human]);
    while game_ui(session.position()).certain_winner().is_none() {
        let (seat, _) = session.player_to_move().expect("an undecided game");
        let mv = game_ui(session.position()).rest_move().expect("a move");
        session.play(seat, mv).expect("a legal move");
    }
    let winner = game_ui(session.position()).certain_winner();
    let winner = winner.expect("a seat with more than half of the tiles");
    assert_eq!(session.position().outcome(), None);
    let mut stage = Stage::playing(session);
    assert!(stage.shows_part("of 81 tiles"), "{:?}", stage.words());
    stage.press("Finish");
    stage.until("the game is over", |stage| {
        stage.game().position().outcome().is_some()
    });
    let outcome = stage.game().position().outcome();
    assert_eq!(outcome, Some(Outcome::Won(winner)));
}

#[test]
fn undo_stops_the_rest_of_a_game() {
    let mut session = game("drench:15x15,c6,s2#3", &[Player::Human, Player::Human]);
    while game_ui(session.position()).certain_winner().is_none() {
        let (seat, _) = session.player_to_move().expect("an undecided game");
        let mv = game_ui(session.position()).rest_move().expect("a move");
        session.play(seat, mv).expect("a legal move");
    }
    let before = session.cursor();
    let mut stage = Stage::playing(session);
    stage.press("Finish");
    stage.until("a move", |stage| stage.cursor() > before);
    stage.press("Undo");
    let after = stage.cursor();
    stage.pass(Duration::from_secs(2));
    assert_eq!(stage.cursor(), after);
}
