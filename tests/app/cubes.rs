//! Cubes whose layers are side by side or stacked.

use crate::stage::{Stage, people};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::math::{UVec2, Vec2};
use bevy::prelude::{Children, ColorMaterial, MeshMaterial2d, MouseButton, Transform, With};
use tessella::board::{Cursor, HoverPreview, Picked, PieceOf, Tile};
use tessella::core::BoardOrientation;
use tessella::core::palette::Rgb;
use tessella::core::settings::{CubePicture, Motion, Settings};
use tessella::core::storage::Storage;
use tessella::core::theme::Theme;
use tessella::drawing::BoardProjection;
use tessella_boards::{CellId, Direction, StackView};
use tessella_games::{Move, Rules};

const CUBE: &str = "row:4x4x4,k4,s2#1";

/// Opens a cube whose layers are stacked.
fn stage() -> Stage {
    stacked(CUBE)
}

fn stacked(code: &str) -> Stage {
    let mut stage = Stage::playing(people(code));
    stage.world().resource_mut::<Settings>().cubes = CubePicture::Stacked;
    stage.frames(2);
    stage
}

fn view(stage: &Stage) -> Option<StackView> {
    stage.resource::<BoardOrientation>().stack
}

fn focus(stage: &Stage) -> u16 {
    view(stage).expect("layers one above the other").focus
}

fn yaw(stage: &Stage) -> i16 {
    view(stage).expect("layers one above the other").yaw
}

/// Returns the cells of the moves so far.
fn moves(stage: &Stage) -> Vec<CellId> {
    let cell = |mv| match mv {
        Move::Cell(cell) => cell,
        other => panic!("{other:?}"),
    };
    stage
        .game()
        .moves()
        .iter()
        .map(|played| cell(played.mv))
        .collect()
}

#[test]
fn layers_are_stacked_only_where_the_player_and_the_board_allow_it() {
    assert_eq!(view(&Stage::playing(people(CUBE))), None);
    assert!(view(&stage()).is_some());
    for code in ["drench:4x4x4,c5#1", "row:3x3,k3#1", "row:3x3x3x3,k3#1"] {
        assert_eq!(view(&stacked(code)), None, "{code}");
    }
}

#[test]
fn choice_beside_the_board_stacks_the_layers_and_is_kept() {
    let mut stage = Stage::playing(people(CUBE));
    stage.press("Stacked");
    stage.frames(2);
    assert!(view(&stage).is_some());
    assert_eq!(stage.resource::<Settings>().cubes, CubePicture::Stacked);
    stage.press("Side by side");
    stage.frames(2);
    assert_eq!(view(&stage), None);
    assert_eq!(stage.resource::<Settings>().cubes, CubePicture::Flat);
    assert_eq!(stage.cursor(), 0, "no stone is placed");
}

#[test]
fn layers_have_names_and_the_columns_in_which_their_tiles_are_largest() {
    for (size, columns) in [
        (UVec2::new(1280, 800), 2),
        (UVec2::new(640, 360), 2),
        (UVec2::new(412, 915), 2),
        (UVec2::new(300, 1200), 1),
    ] {
        let stage = Stage::playing_in(size, Storage::nowhere(), people(CUBE));
        let orientation = stage.resource::<BoardOrientation>();
        assert_eq!(orientation.columns, Some(columns), "{size}");
        for layer in 1..=4 {
            assert!(stage.shows(&format!("Layer {layer}")), "{size}");
        }
    }
    let stage = Stage::playing(people("row:3x3x3x3,k3#1"));
    assert!(stage.shows_part("Cube 2, layer 3"), "{:?}", stage.words());
}

#[test]
fn pointer_moves_the_focus_to_a_layer_and_plays_there() {
    let mut stage = stage();
    for cell in [CellId(5), CellId(63), CellId(20), CellId(37)] {
        stage.point_at(stage.place_in_layer_of(cell));
        stage.frames(2);
        assert_eq!(u32::from(focus(&stage)), cell.0 / 16);
        stage.click(stage.place_of(cell));
        stage.finish_animations();
    }
    assert_eq!(moves(&stage), [5, 63, 20, 37].map(CellId));
}

#[test]
fn first_touch_of_a_small_tile_in_another_layer_shows_the_stone_only() {
    let mut stage = stage();
    let cell = CellId(63);
    stage.touch(stage.place_of(cell));
    assert_eq!((focus(&stage), stage.cursor()), (3, 0));
    assert_eq!(stage.resource::<Picked>().target, Some(cell));
    stage.touch(stage.place_of(cell));
    assert_eq!(moves(&stage), [cell]);
}

#[test]
fn keys_move_the_focus_through_the_layers() {
    let mut stage = stage();
    stage.arrow(Direction::Right);
    assert_eq!(focus(&stage), 0);
    stage.key(KeyCode::PageDown, Key::PageDown);
    stage.key(KeyCode::PageDown, Key::PageDown);
    assert_eq!(focus(&stage), 2);
    stage.key(KeyCode::Enter, Key::Enter);
    assert_eq!(moves(&stage), [CellId(32)]);
}

#[test]
fn drag_and_keys_turn_the_cube() {
    let mut stage = stage();
    let before = yaw(&stage);
    stage.letter('.');
    assert_eq!(yaw(&stage), before + 15);
    stage.letter(',');
    stage.letter(',');
    assert_eq!(yaw(&stage), before - 15);
    let from = stage.place_of(CellId(5));
    stage.drag(MouseButton::Right, from, from - Vec2::new(60.0, 0.0));
    assert_eq!(yaw(&stage), before - 15 + 30);
    stage.drag_finger(from, from + Vec2::new(60.0, 0.0));
    assert_eq!(yaw(&stage), before - 15);
    assert_eq!(stage.cursor(), 0, "a drag plays nothing");
}

#[test]
fn tiles_and_stones_stay_together_while_the_cube_is_turned() {
    let mut stage = stage();
    for cell in [5, 6, 10] {
        stage.click(stage.place_of(CellId(cell)));
        stage.finish_animations();
    }
    for _ in 0..4 {
        stage.letter('.');
    }
    stage.frames(2);
    let orientation = *stage.resource::<BoardOrientation>();
    let projection = BoardProjection::new(stage.game().position(), orientation);
    let world = stage.world();
    let mut tiles = world.query::<(&Tile, &Transform, Option<&Children>)>();
    let mut marks = 0;
    for (tile, transform, children) in tiles.iter(world) {
        let centre = projection.centre(tile.0);
        let drawn = transform.translation.truncate() * Vec2::new(1.0, -1.0);
        assert!(
            drawn.distance(centre) < 1e-4,
            "{:?}: {drawn} {centre}",
            tile.0
        );
        for &mark in children.into_iter().flatten() {
            let mark = world.get::<Transform>(mark).expect("a mark has a place");
            assert_eq!(mark.translation.truncate(), Vec2::ZERO, "{:?}", tile.0);
            marks += 1;
        }
    }
    assert_eq!(marks, 3);
}

#[test]
fn arrows_follow_the_turned_cube() {
    let mut stage = stage();
    // The first press shows the cursor in the upper left cell.
    stage.arrow(Direction::Right);
    for _ in 0..6 {
        stage.letter('.');
    }
    assert_eq!(yaw(&stage), 115);
    // A quarter turn clockwise: the left edge is now the upper one, and the rows run from top to bottom.
    stage.arrow(Direction::Down);
    assert_eq!(stage.resource::<Cursor>().cell, CellId(1));
    stage.arrow(Direction::Left);
    assert_eq!(stage.resource::<Cursor>().cell, CellId(5));
}

#[test]
fn tiles_of_other_layers_are_clear() {
    let mut stage = stage();
    stage.frames(2);
    let world = stage.world();
    let mut tiles = world.query::<(&Tile, &MeshMaterial2d<ColorMaterial>)>();
    let mut tiles: Vec<_> = tiles
        .iter(world)
        .map(|(tile, material)| (tile.0, material.id()))
        .collect();
    tiles.sort_by_key(|(cell, _)| *cell);
    let (solid, clear) = tiles.split_at(16);
    assert!(solid.iter().all(|(_, material)| *material == solid[0].1));
    assert!(clear.iter().all(|(_, material)| *material == clear[0].1));
    assert_ne!(solid[0].1, clear[0].1);
}

#[test]
fn layers_can_be_seen_and_the_cube_turned_after_the_game() {
    let mut stage = stacked("row:3x3x3,k3,s2#1");
    for cell in [0, 3, 1, 4, 2] {
        stage.click(stage.place_of(CellId(cell)));
        stage.finish_animations();
    }
    assert!(stage.game().position().outcome().is_some());
    let before = yaw(&stage);
    stage.point_at(stage.place_in_layer_of(CellId(20)));
    stage.frames(2);
    assert_eq!(focus(&stage), 2);
    assert!(!stage.resource::<Cursor>().shown, "nothing can be chosen");
    stage.letter('.');
    assert_eq!(yaw(&stage), before + 15);
}

/// Returns the cells with a dotted frame and the colour of the dots.
fn framed(stage: &mut Stage) -> Option<(Vec<CellId>, Rgb)> {
    let world = stage.world();
    let mut frames = world.query::<&HoverPreview>();
    let frame = frames.iter(world).next()?;
    Some((frame.around.clone(), frame.rgb))
}

#[test]
fn same_place_on_the_other_layers_is_framed_in_the_colour_of_the_seat_to_move() {
    let mut stage = stage();
    stage.set_motion(Motion::Off);
    stage.world().resource_mut::<Settings>().cubes = CubePicture::Flat;
    stage.frames(2);
    let paints = stage.resource::<Theme>().paints;
    let of_seat = |seat| paints.of_seat(seat).0.rgb;
    stage.point_at(stage.place_of(CellId(20)));
    stage.frames(2);
    let (around, rgb) = framed(&mut stage).expect("frames");
    for cell in [4, 36, 52].map(CellId) {
        assert!(around.contains(&cell), "{cell:?} in {around:?}");
    }
    assert!(!around.contains(&CellId(20)));
    assert_eq!(rgb, of_seat(0));
    stage.click(stage.place_of(CellId(20)));
    stage.finish_animations();
    assert_eq!(framed(&mut stage), None, "a stone takes no other");
    stage.point_at(stage.place_of(CellId(21)));
    stage.frames(2);
    assert_eq!(framed(&mut stage).map(|(_, rgb)| rgb), Some(of_seat(1)));
}

#[test]
fn same_place_is_framed_in_all_layers_of_four_dimensions() {
    let mut stage = Stage::playing(people("row:3x3x3x3,k3,s2#1"));
    stage.point_at(stage.place_of(CellId(40)));
    stage.frames(2);
    let (around, _) = framed(&mut stage).expect("frames");
    for layer in (0..9).filter(|&layer| layer != 4) {
        let cell = CellId(9 * layer + 4);
        assert!(around.contains(&cell), "{cell:?} in {around:?}");
    }
}

#[test]
fn ball_follows_its_tile_into_other_columns() {
    let mut stage = Stage::playing(people("light:3x3x4,b9#3"));
    let mut columns = Vec::new();
    for size in [UVec2::new(1280, 800), UVec2::new(300, 1200)] {
        stage.resize(size);
        stage.frames(3);
        columns.push(stage.resource::<BoardOrientation>().columns);
        let pieces = stage.game().position().pieces();
        let cell = pieces[0].at.expect("a ball on the board");
        let world = stage.world();
        let mut tiles = world.query::<(&Tile, &Transform)>();
        let at = |transform: &Transform| transform.translation.truncate();
        let tile = tiles
            .iter(world)
            .find(|(tile, _)| tile.0 == cell)
            .map(|(_, transform)| at(transform));
        let mut balls = world.query_filtered::<&Transform, With<PieceOf>>();
        let ball = balls.single(world).map(at).expect("one ball");
        let tile = tile.expect("a tile below the ball");
        assert!(ball.distance(tile) < 0.1, "{size}: {ball} on {tile}");
    }
    assert_ne!(columns[0], columns[1]);
}
