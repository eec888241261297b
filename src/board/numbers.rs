//! Mesh of the numbers that a game writes on its board.

use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes::coloured;
use crate::board::tiles::Tiles;
use crate::core::palette::Rgb;
use crate::core::{FrameSystems, RedrawAppExt, Screen};
use crate::drawing::BoardNumber;
use bevy::prelude::*;

/// Numbers on the board. They seldom change, so they have a mesh of their own.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct BoardNumbers(pub Vec<BoardNumber>);

/// Mesh of all numbers.
#[derive(Component)]
struct NumbersMesh;

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<BoardNumbers>()
        .add_systems(
            Update,
            draw_numbers
                .in_set(FrameSystems::Show)
                .run_if(in_state(Screen::Play).and_then(resource_changed::<BoardNumbers>)),
        )
        .add_systems(OnExit(Screen::Play), forget_numbers);
}

fn forget_numbers(mut numbers: ResMut<BoardNumbers>) {
    numbers.0.clear();
}

fn draw_numbers(mut spawner: MeshSpawner, numbers: Res<BoardNumbers>, tiles: Res<Tiles>) {
    spawner.despawn_all::<NumbersMesh>();
    let Some(projection) = tiles.projection.as_ref().filter(|_| !numbers.0.is_empty()) else {
        return;
    };
    let triangles = numbers.0.iter().flat_map(|number| {
        let number = BoardNumber {
            at: projection.raised(number.at),
            ..number.clone()
        };
        let rgb = number.rgb;
        number
            .triangles()
            .into_iter()
            .map(move |triangle| (triangle, rgb))
    });
    let triangles: Vec<(Vec<Vec2>, Rgb)> = triangles.collect();
    spawner.spawn(coloured(&triangles), 2.25, NumbersMesh);
}
