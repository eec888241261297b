//! Line that joins a pair of tiles.

use crate::board::animation::{Animation, AnimationClock, AnimationSystems};
use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes::coloured;
use crate::board::tiles::{TileSystems, Tiles};
use crate::core::palette::Rgb;
use crate::core::theme::Theme;
use crate::core::{FrameSystems, Screen};
use crate::drawing::PathLine;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use tessella_boards::{Board, Point};

/// Width of the line, in cells.
const WIDTH: f32 = 0.14;
/// Distance from the board of a line around the outside, in cells.
const BESIDE: f32 = 0.2;

/// Share of its time in which the line grows from one tile to the other.
const GROWTH: f64 = 0.5;

/// A line that grows along its way. Times are those of the [`AnimationClock`], in seconds.
#[derive(Component)]
struct PairLine {
    path_line: PathLine,
    /// Time at which it begins to grow.
    from: f64,
    /// Time at which it is removed.
    until: f64,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show_pair_line, grow_pair_line, remove_pair_line)
            .chain()
            .in_set(FrameSystems::Animate)
            .after(TileSystems)
            .after(AnimationSystems)
            .run_if(in_state(Screen::Play)),
    );
}

/// Returns a point of a line; a point outside of the board is moved close enough to be visible in any window.
fn near_board(at: Point, board: Option<&Board>) -> Vec2 {
    let at = Vec2::new(at.x, at.y);
    let Some(extent) = board.map(Board::extent) else {
        return at;
    };
    let beside = Vec2::splat(BESIDE);
    at.clamp(-beside, Vec2::new(extent.x, extent.y) + beside)
}

fn show_pair_line(
    mut spawner: MeshSpawner,
    mut animations: MessageReader<Animation>,
    theme: Res<Theme>,
    tiles: Res<Tiles>,
    animation_clock: Res<AnimationClock>,
) {
    for animation in animations.read() {
        let Animation::Line { line, until } = animation else {
            continue;
        };
        let path_line = PathLine {
            line: line
                .iter()
                .map(|&at| near_board(at, tiles.board.as_ref()))
                .collect(),
            width: WIDTH,
            rgb: theme.shades.accent,
        };
        let path_line = match &tiles.projection {
            Some(projection) => path_line.raised(projection),
            None => path_line,
        };
        let mesh = path_line_mesh(&path_line.first_part(0.0));
        let line = PairLine {
            path_line,
            from: animation_clock.now(),
            until: *until,
        };
        // Its bounds are those of the first frame.
        spawner.spawn(mesh, 2.8, (line, NoFrustumCulling));
    }
}

/// Width of the dark edge of a line, in cells, and the share of black in it.
const EDGE: f32 = 0.07;
const DARK: f32 = 0.7;

/// Creates a line with a dark edge, so that it is seen on tiles and on the bed.
fn path_line_mesh(path_line: &PathLine) -> Mesh {
    let edge = PathLine {
        width: path_line.width + EDGE,
        rgb: path_line.rgb.mix(Rgb::hex(0x00_00_00), DARK),
        ..path_line.clone()
    };
    let pieces: Vec<_> = [&edge, path_line]
        .into_iter()
        .flat_map(|line| line.pieces().into_iter().map(|piece| (piece, line.rgb)))
        .collect();
    coloured(&pieces)
}

fn grow_pair_line(
    lines: Query<(&PairLine, &Mesh2d)>,
    animation_clock: Res<AnimationClock>,
    mut meshes: ResMut<Assets<Mesh>>,
) -> Result {
    for (line, mesh) in &lines {
        let growth = (line.until - line.from) * GROWTH;
        let share = ((animation_clock.now() - line.from) / growth.max(f64::EPSILON)).min(1.0);
        let part = line.path_line.first_part(share as f32);
        meshes.insert(mesh.0.id(), path_line_mesh(&part))?;
    }
    Ok(())
}

fn remove_pair_line(
    mut commands: Commands,
    lines: Query<(Entity, &PairLine)>,
    animation_clock: Res<AnimationClock>,
) {
    for (entity, line) in &lines {
        if line.until <= animation_clock.now() || !animation_clock.is_running() {
            commands.entity(entity).despawn();
        }
    }
}
