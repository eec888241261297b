//! Ways that the picture of a board alone would not show: between neighbours that do not touch in it, such as the two
//! ends of a ferry. Jumps are drawn by the game that has them.

use super::shapes::grid;
use super::*;
use crate::boards::Shape;

/// How thick a link is, how long its dashes are and how far apart, in cells.
const THICKNESS: f32 = 0.06;
const DASH: f32 = 0.16;
const PITCH: f32 = 0.28;
/// How many dashes a link has at the most.
const MOST_DASHES: f32 = 60.0;
/// The links of a board.
#[derive(Component)]
pub(super) struct Links;

/// Whether the outlines of two cells have a corner in common.
pub fn touch_in_picture(board: &Board, a: CellId, b: CellId) -> bool {
    let corners = |cell| {
        board
            .outline(cell)
            .into_iter()
            .map(|at| grid(Vec2::new(at.x, at.y)))
    };
    let of_a: Vec<_> = corners(a).collect();
    corners(b).any(|corner| of_a.contains(&corner))
}

/// The pairs of cells between which a dashed line is drawn: on maps and tracks neighbours that do not touch in the
/// picture.
///
/// The layers of a cube and the edges of a wrapped board follow a rule that a line for each pair would only hide.
fn pairs(board: &Board) -> Vec<(CellId, CellId)> {
    let mut pairs = Vec::new();
    for cell in board.cells() {
        if !matches!(board.shape(), Shape::Map(_) | Shape::Track(_)) {
            continue;
        }
        let beyond = board.adjacent(cell).iter().filter(|&&next| next > cell);
        let beyond = beyond.filter(|&&next| !touch_in_picture(board, cell, next));
        pairs.extend(beyond.map(|&next| (cell, next)));
    }
    pairs
}

/// The dashes of a line between the middles of two cells.
fn dashes(board: &Board, (a, b): (CellId, CellId)) -> Vec<Vec<Vec2>> {
    let place = |cell| {
        let centre = board.centre(cell);
        Vec2::new(centre.x, centre.y)
    };
    let (from, to) = (place(a), place(b));
    let length = from.distance(to);
    let along = (to - from) / length.max(f32::EPSILON);
    let across = along.perp() * (THICKNESS / 2.0);
    // Long links have longer dashes, not ever more of them.
    let stretch = (length / (PITCH * MOST_DASHES)).max(1.0);
    let (pitch, dash_length) = (PITCH * stretch, DASH * stretch);
    let count = (length / pitch) as u32;
    (1..count)
        .map(|dash| {
            let begin = from + along * (dash as f32 * pitch);
            let end = begin + along * dash_length;
            vec![begin - across, end - across, end + across, begin + across]
        })
        .collect()
}

/// All dashes of a board.
pub fn links(board: &Board) -> Vec<Vec<Vec2>> {
    let pairs = pairs(board).into_iter();
    pairs.flat_map(|pair| dashes(board, pair)).collect()
}

/// Spawns the links of a board, in place of those of the board before.
pub(super) fn spawn(commands: &mut Commands, board: &Board, kit: &Kit, meshes: &mut Assets<Mesh>) {
    commands.queue(despawn_all::<Links>);
    let pieces = links(board);
    if pieces.is_empty() {
        return;
    }
    commands.spawn((
        Links,
        Mesh2d(meshes.add(meshes::mesh(&pieces))),
        MeshMaterial2d(kit.outline.clone()),
        Transform::from_xyz(0.0, 0.0, 2.5),
        DespawnOnExit(Screen::Play),
    ));
}
