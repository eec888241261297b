//! The line around each seat's region.

use super::*;
use std::collections::HashMap;

/// How thick the line is, in cells, and at most in logical pixels: small boards have large cells.
const THICKNESS: f32 = 0.085;
const MOST_PIXELS: f32 = 4.0;

/// A side that a cell shares with another, or with the outside.
struct Side {
    from: Vec2,
    to: Vec2,
    inside: CellId,
    outside: Option<CellId>,
}

/// The line around the regions, and all sides that it could run along.
#[derive(Component)]
pub(super) struct RegionLine {
    sides: Vec<Side>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_line.in_set(Step::Show));
}

pub(super) fn spawn(commands: &mut Commands, board: &Board, kit: &Kit, meshes: &mut Assets<Mesh>) {
    commands.queue(despawn_all::<RegionLine>);
    commands.spawn((
        RegionLine {
            sides: sides(board),
        },
        Mesh2d(meshes.add(meshes::mesh(&[NOTHING.to_vec()]))),
        MeshMaterial2d(kit.outline.clone()),
        Transform::from_xyz(0.0, 0.0, 2.0),
        DespawnOnExit(Screen::Play),
    ));
}

/// A triangle without area, for a mesh must have one.
const NOTHING: [Vec2; 3] = [Vec2::ZERO; 3];

/// Each side of each cell, with the cell on its other side. Two cells share a side when both have its two ends.
fn sides(board: &Board) -> Vec<Side> {
    let key = |point: Vec2| {
        (
            (point.x * 256.0).round() as i32,
            (point.y * 256.0).round() as i32,
        )
    };
    let mut sides: Vec<Side> = Vec::with_capacity(board.len() * 4);
    let mut by_ends: HashMap<_, usize> = HashMap::with_capacity(board.len() * 4);
    for inside in board.cells() {
        let corners: Vec<Vec2> = board
            .outline(inside)
            .iter()
            .map(|corner| Vec2::new(corner.x, corner.y))
            .collect();
        for (at, &from) in corners.iter().enumerate() {
            let to = corners[(at + 1) % corners.len()];
            let outside = by_ends.get(&(key(to), key(from))).copied();
            if let Some(other) = outside {
                sides[other].outside = Some(inside);
            }
            by_ends.insert((key(from), key(to)), sides.len());
            let outside = outside.map(|other| sides[other].inside);
            sides.push(Side {
                from,
                to,
                inside,
                outside,
            });
        }
    }
    sides
}

/// Draws the line anew when a tile has changed its picture, or the board its size.
fn draw_line(
    changed: Query<(), Changed<Picture>>,
    pictures: Query<&Picture>,
    tiles: Res<Tiles>,
    (pixels, place): (Res<Pixels>, Res<BoardPlace>),
    line: Option<Single<(&RegionLine, &Mesh2d)>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let Some(line) = line else {
        return;
    };
    if changed.is_empty() && !pixels.is_changed() {
        return;
    }
    let thickness = pixels.capped(THICKNESS, MOST_PIXELS * place.zoom);
    let holders: Vec<Option<Seat>> = tiles
        .entities
        .iter()
        .map(|&entity| pictures.get(entity).ok().and_then(|picture| picture.holder))
        .collect();
    let (RegionLine { sides }, mesh) = *line;
    let mut pieces = vec![NOTHING.to_vec()];
    for side in sides {
        let holder = holders.get(side.inside.index()).copied().flatten();
        let beyond = side
            .outside
            .and_then(|cell| holders.get(cell.index()).copied().flatten());
        if holder.is_none() || holder == beyond {
            continue;
        }
        let along = (side.to - side.from).normalize() * (thickness / 2.0);
        let across = along.perp();
        // As long again at each end as the line is thick, so that corners are filled.
        let (from, to) = (side.from - along, side.to + along);
        pieces.push(vec![from - across, to - across, to + across, from + across]);
    }
    if let Err(error) = meshes.insert(mesh.0.id(), meshes::mesh(&pieces)) {
        error!("the line around the regions cannot be drawn: {error}");
    }
}
