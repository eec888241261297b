//! The line around each seat's region.

use super::body::holder;
use super::meshes::NOTHING;
use super::shapes::grid;
use super::*;
use crate::boards::{Direction, Shape};
use std::cmp::Ordering;
use std::collections::HashMap;

/// How thick the line is, in cells, and at most in logical pixels: small boards have large cells.
const THICKNESS: f32 = 0.085;
const MOST_PIXELS: f32 = 4.0;

/// A side that a cell shares with another, or with the outside.
pub(super) struct Side {
    pub(super) from: Vec2,
    pub(super) to: Vec2,
    pub(super) inside: CellId,
    /// Which side of the cell it is, in the order of its outline.
    pub(super) at: usize,
    pub(super) outside: Option<CellId>,
}

/// The line around the regions, and all sides that it could run along.
#[derive(Component)]
pub(super) struct RegionLine {
    sides: Vec<Side>,
    /// How thick it was drawn last, in cells.
    thickness: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_line.in_set(Step::Show));
}

pub(super) fn spawn(commands: &mut Commands, board: &Board, kit: &Kit, meshes: &mut Assets<Mesh>) {
    commands.queue(despawn_all::<RegionLine>);
    commands.spawn((
        RegionLine {
            sides: sides(board),
            thickness: 0.0,
        },
        Mesh2d(meshes.add(meshes::mesh(&[NOTHING.to_vec()]))),
        MeshMaterial2d(kit.outline.clone()),
        Transform::from_xyz(0.0, 0.0, 2.0),
        DespawnOnExit(Screen::Play),
    ));
}

/// Each side of each cell, with the cell on its other side. Two cells share a side when both have its two ends.
pub(super) fn sides(board: &Board) -> Vec<Side> {
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
            let outside = by_ends.get(&(grid(to), grid(from))).copied();
            if let Some(other) = outside {
                sides[other].outside = Some(inside);
            }
            by_ends.insert((grid(from), grid(to)), sides.len());
            let outside = outside.map(|other| sides[other].inside);
            sides.push(Side {
                from,
                to,
                inside,
                at,
                outside,
            });
        }
    }
    if matches!(board.shape(), Shape::Square(square) if square.wrapped) {
        for side in sides.iter_mut().filter(|side| side.outside.is_none()) {
            side.outside = over_joined_edge(board, side);
        }
    }
    sides
}

/// The cell on the other side of a joined edge.
fn over_joined_edge(board: &Board, side: &Side) -> Option<CellId> {
    let along = side.to - side.from;
    // Outlines are clockwise with y down, so that the cell is on the right of its sides.
    let outwards = match (along.x.total_cmp(&0.0), along.y.total_cmp(&0.0)) {
        (Ordering::Greater, _) => Direction::Up,
        (Ordering::Less, _) => Direction::Down,
        (Ordering::Equal, Ordering::Greater) => Direction::Right,
        (Ordering::Equal, _) => Direction::Left,
    };
    board.step_ignoring_heights(side.inside, outwards)
}

/// Draws the line anew when a tile has changed its picture, or the board its size.
fn draw_line(
    changed: Query<(), Changed<Picture>>,
    pictures: Query<&Picture>,
    tiles: Res<Tiles>,
    (pixels, place): (Res<Pixels>, Res<BoardPlace>),
    line: Option<Single<(&mut RegionLine, &Mesh2d)>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let Some(line) = line else {
        return;
    };
    let (mut line, mesh) = line.into_inner();
    let thickness = pixels.capped(THICKNESS, MOST_PIXELS * place.zoom);
    if changed.is_empty() && line.thickness == thickness {
        return;
    }
    line.thickness = thickness;
    let holders: Vec<Option<Seat>> = tiles
        .entities
        .iter()
        .map(|&entity| {
            pictures
                .get(entity)
                .ok()
                .and_then(|picture| holder(picture.appearance))
        })
        .collect();
    let mut pieces = vec![NOTHING.to_vec()];
    for side in &line.sides {
        let holder = holders.get(side.inside.index()).copied().flatten();
        let beyond = side
            .outside
            .and_then(|cell| holders.get(cell.index()).copied().flatten());
        if holder.is_none() || holder == beyond {
            continue;
        }
        let along = (side.to - side.from).normalize_or_zero() * (thickness / 2.0);
        let across = along.perp();
        // As long again at each end as the line is thick, so that corners are filled.
        let (from, to) = (side.from - along, side.to + along);
        pieces.push(vec![from - across, to - across, to + across, from + across]);
    }
    if let Err(error) = meshes.insert(mesh.0.id(), meshes::mesh(&pieces)) {
        error!("the line around the regions cannot be drawn: {error}");
    }
}
