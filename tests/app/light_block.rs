//! Light Block: runs along a straight way, and paths drawn by dragging.

use crate::stage::{Stage, game};
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;
use tessella::core::settings::Motion;
use tessella::core::theme::{Theme, colour};
use tessella_boards::{CellId, Direction};
use tessella_games::{Appearance, Rules};
use tessella_session::Player;

const HUMAN: Player = Player::Human;

const CODE: &str = "light:4x3=@.../..../...#";

fn appearance(stage: &Stage, cell: u32) -> Appearance {
    stage.game().position().appearance(CellId(cell))
}

#[test]
fn press_in_same_row_runs_there() {
    for motion in [Motion::Off, Motion::Normal] {
        let mut stage = Stage::playing(game(CODE, &[HUMAN]));
        stage.set_motion(motion);
        stage.click(stage.place_of(CellId(3)));
        stage.until("the run", |stage| stage.cursor() == 3);
        stage.frames(5);
        assert_eq!(stage.cursor(), 3);
        stage.click(stage.place_of(CellId(11)));
        stage.frames(5);
        assert_eq!(stage.cursor(), 3, "a block ends the way");
    }
}

#[test]
fn other_input_stops_run() {
    let mut stage = Stage::playing(game(CODE, &[HUMAN]));
    stage.click(stage.place_of(CellId(3)));
    stage.until("the first step", |stage| stage.cursor() == 1);
    stage.letter('u');
    stage.until("the undo", |stage| stage.cursor() == 0);
    stage.frames(60);
    assert_eq!(stage.cursor(), 0);
}

#[test]
fn dragging_mouse_walks_and_comes_back() {
    let mut stage = Stage::playing(game(CODE, &[HUMAN]));
    let at = |stage: &Stage, cell: u32| stage.place_of(CellId(cell));
    stage.point_at(at(&stage, 0));
    stage.mouse_button(MouseButton::Left, ButtonState::Pressed);
    // One movement over several tiles, as from a slow frame.
    stage.point_at(at(&stage, 3));
    stage.frames(6);
    assert_eq!(stage.cursor(), 3);
    stage.point_at(at(&stage, 7));
    stage.frames(4);
    assert_eq!(stage.cursor(), 4);
    stage.point_at(at(&stage, 3));
    stage.frames(4);
    assert_eq!(stage.cursor(), 3, "the way back undoes");
    stage.mouse_button(MouseButton::Left, ButtonState::Released);
    stage.point_at(at(&stage, 7));
    stage.frames(4);
    assert_eq!(stage.cursor(), 3, "the button is released");
    assert_eq!(appearance(&stage, 7), Appearance::Dark);
}

#[test]
fn dragging_finger_walks() {
    let mut stage = Stage::playing(game(CODE, &[HUMAN]));
    let (from, to) = (stage.place_of(CellId(0)), stage.place_of(CellId(8)));
    stage.drag_finger(from, to);
    stage.frames(4);
    assert_eq!(stage.cursor(), 2);
    // A finger that begins elsewhere chooses the tile it stays on.
    let next = stage.place_of(CellId(9));
    stage.finger(1, TouchPhase::Started, next);
    stage.finger(1, TouchPhase::Ended, next);
    stage.frames(4);
    assert_eq!(stage.cursor(), 3);
}

#[test]
fn search_for_path_ends_with_words_after_restart() {
    let mut stage = Stage::playing(game(CODE, &[HUMAN]));
    let is_known = |stage: &mut Stage| {
        std::thread::sleep(std::time::Duration::from_millis(1));
        stage.shows("Can be won")
    };
    stage.until("the result of the search", is_known);
    stage.click(stage.place_of(CellId(1)));
    stage.finish_animations();
    stage.letter('s');
    stage.until("the cursor", |stage| stage.cursor() == 0);
    stage.until("the result of the search", is_known);
}

/// Returns how far the light reaches across and down the board, in cells; zero without light.
fn extent_of_light(stage: &mut Stage) -> Vec2 {
    let lit = stage.resource::<Theme>().shades.lit;
    let world = stage.world();
    let mut all = world.query::<(&MeshMaterial2d<ColorMaterial>, &Mesh2d)>();
    let materials = world.resource::<Assets<ColorMaterial>>();
    let is_light = |material: &MeshMaterial2d<ColorMaterial>| {
        let material = materials.get(&material.0).expect("a material that is used");
        material.alpha_mode == AlphaMode2d::Blend && material.color == colour(lit)
    };
    let mut lights = all.iter(world).filter(|(material, _)| is_light(material));
    let (_, mesh) = lights.next().expect("the light of the board");
    assert!(lights.next().is_none(), "the light is one shape");
    let meshes = world.resource::<Assets<Mesh>>();
    let mesh = meshes.get(&mesh.0).expect("a mesh that is drawn");
    let corners = mesh.attribute(Mesh::ATTRIBUTE_POSITION).expect("corners");
    let corners = corners.as_float3().expect("places");
    let (mut least, mut greatest) = (Vec2::MAX, Vec2::MIN);
    for &[x, y, _] in corners {
        least = least.min(Vec2::new(x, y));
        greatest = greatest.max(Vec2::new(x, y));
    }
    greatest - least
}

#[test]
fn light_is_around_all_lit_tiles() {
    let mut stage = Stage::playing(game("light:3x3=@../.../...", &[HUMAN]));
    assert_eq!(extent_of_light(&mut stage), Vec2::ZERO);
    for (arrow, tiles) in [
        (Direction::Right, Vec2::new(1.0, 1.0)),
        (Direction::Right, Vec2::new(2.0, 1.0)),
        (Direction::Down, Vec2::new(3.0, 1.0)),
        (Direction::Down, Vec2::new(3.0, 2.0)),
    ] {
        stage.arrow(arrow);
        stage.finish_animations();
        stage.until("the light has spread", |stage| {
            let light = extent_of_light(stage) - tiles;
            light.x > 0.1 && light.abs_diff_eq(light.yx(), 1e-3)
        });
    }
    stage.letter('u');
    stage.finish_animations();
    stage.frames(2);
    let light = extent_of_light(&mut stage) - Vec2::new(3.0, 1.0);
    assert!(light.abs_diff_eq(light.yx(), 1e-3), "{light}");
    stage.letter('s');
    stage.frames(3);
    assert_eq!(extent_of_light(&mut stage), Vec2::ZERO);
}
