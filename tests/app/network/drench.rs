//! Drench for two: each player sees their own corner at the top left.

use super::connected_apps::{ConnectedApps, hash, is_to_move, lobby_of, room};
use crate::stage::{Stage, colour_of};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use std::time::Duration;
use tessella::board::BoardPlacement;
use tessella::board::Cursor;
use tessella::core::BoardOrientation;
use tessella::core::rotation::Rotation;
use tessella::core::settings::{Motion, Settings};
use tessella::drawing::bed;
use tessella_boards::{CellId, Point};
use tessella_games::{Appearance, Move, Position, Rules, Seat};
use tessella_session::Player;

/// A board of 8 columns and 6 rows, whose second corner is its last tile.
const CODE: &str = "drench:8x6,c5,s2#4";
const LAST: CellId = CellId(8 * 6 - 1);

/// Returns the corner of this window's player.
fn own_corner(stage: &Stage) -> CellId {
    let players = stage.game().players();
    match players.iter().position(|&player| player == Player::Human) {
        Some(0) => CellId(0),
        Some(1) => LAST,
        other => panic!("{other:?} is no seat for two"),
    }
}

/// Returns the position of this column and row in the window, from the board's rectangle alone.
fn seen_at(stage: &Stage, column: f32, row: f32) -> Vec2 {
    let place = *stage.resource::<BoardPlacement>();
    let rect = place.rect * place.zoom;
    let margin = bed::margin(Point::new(8.0, 6.0));
    let [columns, rows] = [8.0, 6.0].map(|cells| cells + 2.0 * margin);
    let cell = (rect.width() / columns).min(rect.height() / rows).floor();
    let corner = rect.center() - bevy_egui::egui::vec2(4.0 * cell, 3.0 * cell);
    Vec2::new(
        corner.x + (column + 0.5) * cell,
        corner.y + (row + 0.5) * cell,
    )
}

#[test]
fn drench_for_two_shows_own_corner_at_top_left() {
    let mut apps = ConnectedApps::playing("corners", 3, CODE);
    let first = apps.first();
    let second = 1 - first;
    let rotated: Vec<bool> = apps
        .stages
        .iter()
        .map(|stage| stage.resource::<BoardOrientation>().rotation == Rotation::Half)
        .collect();
    assert_eq!((rotated[first], rotated[second]), (false, true));
    assert!(!rotated[2], "who watches sees the board as it is");
    for (at, opposite) in [(first, LAST), (second, CellId(0))] {
        let stage = &mut apps.stages[at];
        let corner = own_corner(stage);
        for (column, row, cell) in [(0.0, 0.0, corner), (7.0, 5.0, opposite)] {
            let place = seen_at(stage, column, row);
            assert!(place.distance(stage.middle_of(cell)) < 2.0, "{cell:?}");
            assert_eq!(stage.place_of(cell), stage.middle_of(cell));
            stage.point_at(place);
            stage.frame();
            assert_eq!(stage.resource::<Cursor>().cell, cell, "{column}, {row}");
        }
        let tile = stage.tiles()[corner.index()];
        let seat = Seat(u8::from(at == second));
        assert!(
            matches!(tile.1, Appearance::Painted { holder: Some(holder), .. } if holder == seat),
            "{tile:?} is the own one"
        );
    }
}

#[test]
fn click_on_rotated_board_hits_visible_tile() {
    let mut apps = ConnectedApps::playing("turned-clicks", 2, CODE);
    let first = apps.first();
    let second = 1 - first;
    apps.make_move(0);
    for round in 0..4 {
        let stage = &mut apps.stages[second];
        assert!(is_to_move(stage));
        let legal = stage.legal();
        let tiles = stage.tiles();
        let seen = (0..6).flat_map(|row| (0..8).map(move |column| (column, row)));
        let choices: Vec<_> = seen
            .map(|(column, row)| {
                // After half a turn, the first tile on the screen is the last tile of the board.
                let cell = LAST.index() - (row * 8 + column);
                (column, row, colour_of(tiles[cell]))
            })
            .filter(|(.., colour)| legal.contains(colour))
            .collect();
        let (column, row, colour) = choices[round % choices.len()];
        let place = seen_at(stage, column as f32, row as f32);
        match round % 2 {
            0 => stage.click(place),
            _ => stage.touch(place),
        }
        apps.until("all see the move", |stages| {
            stages.iter().all(|stage| stage.cursor() == 2 * round + 2)
        });
        let made = apps.stages[first].game().moves()[2 * round + 1].mv;
        assert_eq!(made, Move::Paint(colour), "{column}, {row}");
        apps.make_move(round);
    }
}

#[test]
fn arrows_follow_screen_directions_on_rotated_board() {
    let mut apps = ConnectedApps::playing("turned-arrows", 2, CODE);
    let second = 1 - apps.first();
    apps.make_move(0);
    let stage = &mut apps.stages[second];
    // Moves the pointer off the board, so that it does not move the cursor. The first arrow only shows the cursor.
    for (code, key, x, y) in [
        (KeyCode::ArrowRight, Key::ArrowRight, 1.0, 0.0),
        (KeyCode::ArrowDown, Key::ArrowDown, 0.0, 1.0),
        (KeyCode::ArrowLeft, Key::ArrowLeft, -1.0, 0.0),
        (KeyCode::ArrowUp, Key::ArrowUp, 0.0, -1.0),
    ] {
        let from = CellId(8 * 2 + 3);
        stage.point_at(stage.middle_of(from));
        stage.frame();
        let before = stage.resource::<Cursor>().cell;
        assert_eq!(before, from);
        if !stage.resource::<Cursor>().shown {
            stage.key(code, key.clone());
        }
        stage.key(code, key);
        let after = stage.resource::<Cursor>().cell;
        let way = stage.middle_of(after) - stage.middle_of(before);
        assert!(way.normalize().distance(Vec2::new(x, y)) < 1e-3, "{way}");
    }
}

#[test]
fn local_game_after_network_game_is_not_rotated() {
    let mut apps = ConnectedApps::playing("turned-back", 2, CODE);
    let second = 1 - apps.first();
    assert!(apps.stages[second].resource::<BoardOrientation>().rotation == Rotation::Half);
    apps.stages[second].escape();
    apps.frames(2);
    assert!(apps.stages[second].resource::<BoardOrientation>().rotation != Rotation::Half);
}

#[test]
fn network_move_is_animated_to_every_tile() {
    let mut apps = ConnectedApps::playing("travel", 3, "drench:10x10,c6,s2#1");
    for stage in &mut apps.stages {
        stage.world().resource_mut::<Settings>().motion = Some(Motion::Normal);
    }
    for turn in 0..10 {
        apps.make_move(turn);
    }
    apps.until("everything is at rest", |stages| {
        stages.iter().all(|stage| !stage.is_animating())
    });
    apps.check_alike();
}

#[test]
fn client_cannot_move_out_of_turn() {
    let mut apps = ConnectedApps::playing("not-to-move", 3, CODE);
    for turn in 0..4 {
        let mover = apps.mover().expect("somebody is to move");
        let Position::Drench(position) = apps.stages[mover].game().position() else {
            panic!("a game of Drench");
        };
        let legal: Vec<Move> = position.legal_moves();
        let before = hash(&apps.stages[mover]);
        for at in (0..3).filter(|&at| at != mover) {
            let stage = &mut apps.stages[at];
            for mv in &legal {
                if let &Move::Paint(colour) = mv {
                    stage.digit(colour);
                    let button = stage.arrangement().colours[colour.index()];
                    stage.press_rect(button);
                }
            }
            for cell in [CellId(0), CellId(3), CellId(20), LAST] {
                stage.click(stage.place_of(cell));
                stage.touch(stage.place_of(cell));
            }
            stage.arrow(tessella_boards::Direction::Right);
            stage.key(KeyCode::Enter, Key::Enter);
            stage.letter('u');
            stage.letter('s');
            stage.letter('n');
        }
        apps.pass(Duration::from_millis(150));
        for stage in &apps.stages {
            assert_eq!((stage.cursor(), hash(stage)), (turn, before));
        }
        apps.make_move(turn);
    }
}

#[test]
fn server_rejects_move_out_of_turn() {
    let mut apps = ConnectedApps::playing("refused-move", 2, CODE);
    let mover = apps.mover().expect("somebody is to move");
    let other = 1 - mover;
    let mv = apps.stages[mover].game().position().legal_moves()[0];
    for seat in [Seat::FIRST, Seat::SECOND] {
        apps.stages[other].write(tessella::core::GameRequest::Move { seat, mv });
        apps.until("the server sends the reason", |stages| {
            stages[other].shows_part("Not a legal move")
        });
        apps.stages[other].pass(Duration::from_secs(20));
        assert!(!apps.stages[other].shows_part("Not a legal move"));
        apps.check_alike();
        assert_eq!(apps.stages[mover].cursor(), 0);
    }
    // An illegal move by the player whose turn it is.
    let own = colour_of(apps.stages[mover].tiles()[0]);
    apps.stages[mover].digit(own);
    apps.until("the server sends the reason", |stages| {
        stages[mover].shows_part("Not a legal move")
    });
    assert_eq!(apps.stages[other].cursor(), 0);
}

#[test]
fn asymmetric_board_is_not_rotated() {
    let mut apps = ConnectedApps::in_lobby("hexes", 2);
    apps.open_room(0, room("drench:hex5x5,c5,s2#1", 2));
    apps.begin();
    // A board of shifted rows is not symmetric under half a turn.
    for stage in &apps.stages {
        assert!(lobby_of(stage).seat().is_some());
        assert!(stage.resource::<BoardOrientation>().rotation != Rotation::Half);
    }
    apps.play_to_the_end();
}
