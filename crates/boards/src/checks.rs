//! Invariants of boards of every shape, and helpers shared by the tests of several shapes.

use super::{Board, CellId, Connectivity, Direction, Point, Shape};
use std::collections::HashSet;

pub(super) fn board(shape: Shape) -> Board {
    Board::new(shape).expect("a shape within the limits")
}

/// Checks the invariants of flat boards. It examines every pair of cells, so it suits small boards only.
pub(super) fn assert_invariants(board: &Board) {
    assert_eq!(board.heights(), None, "distances are steps on even ground");
    assert_mutual_neighbours(board);
    assert_distances_match_search(board);
    assert_directions_match_neighbours(board);
    assert_lines_have_distinct_cells(board);
    assert_half_turn_preserves_neighbours(board);
    assert_jumps_lead_to_cells(board);
    assert_clockwise_outlines_within_extent(board);
    assert_points_match_cell_at(board);
    assert_no_cell_outside_board(board);
}

fn assert_mutual_neighbours(board: &Board) {
    for cell in board.cells() {
        let nexts = board.neighbours(cell);
        for (at, next) in nexts.iter().enumerate() {
            assert_ne!(*next, cell, "{:?}", board.shape());
            assert!(!nexts[..at].contains(next), "{:?}", board.shape());
            let backs = board.neighbours(*next);
            assert!(backs.contains(&cell), "{:?} {cell:?}", board.shape());
        }
    }
}

fn assert_distances_match_search(board: &Board) {
    for a in board.cells() {
        for (b, searched) in board.cells().zip(board.graph().distances(a)) {
            let pair = (board.shape(), a, b);
            assert_eq!(board.distance(a, b), searched, "{pair:?}");
            let path = board.path(a, b);
            let steps = path.as_ref().map(|path| path.len() as u32 - 1);
            assert_eq!(steps, searched, "{pair:?}");
            let path = path.unwrap_or_default();
            if let (Some(first), Some(last)) = (path.first(), path.last()) {
                assert_eq!((*first, *last), (a, b), "{pair:?}");
            }
            for step in path.windows(2) {
                assert!(board.neighbours(step[0]).contains(&step[1]), "{pair:?}");
            }
        }
    }
}

/// Checks that a cell's neighbours begin with those that have a direction, in the order of the directions.
fn assert_directions_match_neighbours(board: &Board) {
    let directions = board.directions();
    for cell in board.cells() {
        let mut named = Vec::new();
        for &direction in directions {
            if let Some(next) = board.step(cell, direction) {
                let place = (board.shape(), cell, direction);
                let back = board.step(next, direction.reversed());
                assert_eq!(back, Some(cell), "{place:?}");
                if !named.contains(&next) {
                    named.push(next);
                }
            }
        }
        let nexts = board.neighbours(cell);
        assert!(nexts.starts_with(&named), "{:?} {cell:?}", board.shape());
        let all = [Direction::Above, Direction::Below].into_iter();
        for direction in all.chain(Direction::PLANAR) {
            let leads = board.step(cell, direction).is_some();
            assert!(!leads || directions.contains(&direction));
        }
    }
}

fn assert_lines_have_distinct_cells(board: &Board) {
    assert!(board.lines(0).is_empty());
    let single: Vec<Vec<CellId>> = board.cells().map(|cell| vec![cell]).collect();
    assert_eq!(board.lines(1), single);
    for k in 2..=7 {
        let mut seen = HashSet::new();
        for mut line in board.lines(k) {
            line.sort_unstable();
            line.dedup();
            assert_eq!(line.len(), usize::from(k), "{:?}", board.shape());
            assert!(seen.insert(line), "listed twice: {k} {:?}", board.shape());
        }
    }
}

fn assert_half_turn_preserves_neighbours(board: &Board) {
    let turns = board.opposite(CellId(0)).is_some();
    for cell in board.cells() {
        let turned = board.opposite(cell);
        assert_eq!(turned.is_some(), turns, "{:?} {cell:?}", board.shape());
        let Some(turned) = turned else { continue };
        assert_eq!(board.opposite(turned), Some(cell), "{:?}", board.shape());
        let turn = |&next: &CellId| board.opposite(next).expect("all cells turn or none");
        let nexts: HashSet<CellId> = board.neighbours(cell).iter().map(turn).collect();
        let others: HashSet<CellId> = board.neighbours(turned).iter().copied().collect();
        assert_eq!(nexts, others, "{:?} {cell:?}", board.shape());
    }
}

fn assert_jumps_lead_to_cells(board: &Board) {
    for cell in board.cells() {
        let mut jumps = board.jumps(cell).iter();
        assert!(jumps.all(|to| to.index() < board.len() && *to != cell));
    }
}

/// Returns the bounding box of all outlines: minimum and maximum coordinates of their corners.
fn bounding_box(board: &Board) -> (Point, Point) {
    let mut low = Point::new(f32::INFINITY, f32::INFINITY);
    let mut high = Point::new(f32::NEG_INFINITY, f32::NEG_INFINITY);
    for corner in board.cells().flat_map(|cell| board.outline(cell)) {
        assert!(corner.x.is_finite() && corner.y.is_finite());
        low = Point::new(low.x.min(corner.x), low.y.min(corner.y));
        high = Point::new(high.x.max(corner.x), high.y.max(corner.y));
    }
    (low, high)
}

pub(super) fn assert_clockwise_outlines_within_extent(board: &Board) {
    for cell in board.cells() {
        let outline = board.outline(cell);
        assert!(outline.len() >= 3, "{:?} {cell:?}", board.shape());
        // The area formula is positive for clockwise outlines because y grows down.
        assert!(area(&outline) > 0.0, "{:?} {cell:?}", board.shape());
    }
    let (low, high) = bounding_box(board);
    let extent = board.extent();
    let is_within =
        low.x > -1e-4 && low.y > -1e-4 && high.x < extent.x + 1e-4 && high.y < extent.y + 1e-4;
    assert!(is_within, "{low:?} {high:?} on {:?}", board.shape());
}

/// Checks that the outlines start at `(0, 0)` and end at the extent, as on boards without missing cells.
pub(super) fn assert_tight_extent(board: &Board) {
    let (low, high) = bounding_box(board);
    let extent = board.extent();
    for (is, should) in [
        (low.x, 0.0),
        (low.y, 0.0),
        (high.x, extent.x),
        (high.y, extent.y),
    ] {
        let shape = board.shape();
        let is_near = (is - should).abs() < 1e-4;
        assert!(is_near, "{is} is not {should} on {shape:?}");
    }
}

/// Checks on a fine grid that extends beyond the board that each point is inside at most one outline and that `cell_at`
/// agrees. Points very close to an edge are skipped, because rounding decides there.
fn assert_points_match_cell_at(board: &Board) {
    let outlines: Vec<Vec<Point>> = board.cells().map(|cell| board.outline(cell)).collect();
    for cell in board.cells() {
        let centre = board.centre(cell);
        let holding: Vec<CellId> = (board.cells().zip(&outlines))
            .filter(|(_, outline)| contains(outline, centre))
            .map(|(cell, _)| cell)
            .collect();
        assert_eq!(holding, [cell], "{:?}", board.shape());
        assert_eq!(board.cell_at(centre), Some(cell), "{:?}", board.shape());
    }
    let extent = board.extent();
    let spacing = (extent.x.max(extent.y) + 0.4) / 50.0;
    let places = |end: f32| {
        let count = ((end + 0.4) / spacing) as u16;
        (0..=count).map(move |at| f32::from(at).mul_add(spacing, -0.1937))
    };
    for place in places(extent.y).flat_map(|y| places(extent.x).map(move |x| Point::new(x, y))) {
        let is_clear = |outline: &&Vec<Point>| edge_distance(outline, place) > 1e-4;
        if outlines.iter().all(|outline| is_clear(&outline)) {
            let holding: Vec<CellId> = (board.cells().zip(&outlines))
                .filter(|(_, outline)| contains(outline, place))
                .map(|(cell, _)| cell)
                .collect();
            let found: Vec<CellId> = board.cell_at(place).into_iter().collect();
            assert_eq!(found, holding, "{place:?} on {:?}", board.shape());
        }
    }
}

fn assert_no_cell_outside_board(board: &Board) {
    let (inside, extent) = (board.centre(CellId(0)), board.extent());
    let never = [
        f32::NAN,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::MAX,
        f32::MIN,
        -1e-3,
    ];
    for (beside_x, beside_y) in (never.map(|beside| (beside, beside)).into_iter())
        .chain([(extent.x + 1e-2, extent.y + 1e-2)])
    {
        for place in [
            Point::new(beside_x, inside.y),
            Point::new(inside.x, beside_y),
            Point::new(beside_x, beside_y),
        ] {
            let found = board.cell_at(place);
            assert_eq!(found, None, "{place:?} on {:?}", board.shape());
        }
    }
}

/// Checks boards on which every neighbour has a direction and nothing obstructs a path: distances have a closed form,
/// and the neighbours are exactly the steps.
pub(super) fn assert_grid_invariants(board: &Board) {
    for cell in board.cells() {
        let nexts = (board.directions().iter()).filter_map(|&to| board.step(cell, to));
        let nexts: Vec<CellId> = nexts.collect();
        assert_eq!(board.neighbours(cell), nexts, "{:?}", board.shape());
    }
    assert_closed_form_distances(board);
}

/// Checks that every distance has a closed form. [`assert_invariants`] checks the values.
pub(super) fn assert_closed_form_distances(board: &Board) {
    for a in board.cells() {
        assert!(
            board
                .cells()
                .all(|b| board.geometry.distance(a, b).is_some())
        );
    }
}

/// Checks that consecutive cells of a line have the same offset.
pub(super) fn assert_straight_lines(board: &Board) {
    for line in (2..=6).flat_map(|k| board.lines(k)) {
        let middles: Vec<Point> = line.iter().map(|&cell| board.centre(cell)).collect();
        for at in middles.windows(3) {
            let bend_x = at[0].x + at[2].x - 2.0 * at[1].x;
            let bend_y = at[0].y + at[2].y - 2.0 * at[1].y;
            let is_straight = bend_x.abs() < 1e-4 && bend_y.abs() < 1e-4;
            assert!(is_straight, "{line:?} on {:?}", board.shape());
        }
    }
}

fn edges(outline: &[Point]) -> impl Iterator<Item = ([f64; 2], [f64; 2])> {
    let corners = outline.iter().map(|at| [at.x.into(), at.y.into()]);
    corners.clone().zip(corners.cycle().skip(1))
}

/// Returns the signed area of an outline; negative if it runs counterclockwise.
pub(super) fn area(outline: &[Point]) -> f64 {
    edges(outline)
        .map(|([ax, ay], [bx, by])| (ax * by - bx * ay) / 2.0)
        .sum()
}

/// Returns `true` if a point is inside an outline: a ray to the right crosses an odd number of edges.
fn contains(outline: &[Point], place: Point) -> bool {
    let (x, y) = (f64::from(place.x), f64::from(place.y));
    let crossed = edges(outline).filter(|([ax, ay], [bx, by])| {
        (*ay > y) != (*by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax)
    });
    crossed.count() % 2 == 1
}

/// Returns the distance from a point to the nearest edge of an outline.
fn edge_distance(outline: &[Point], place: Point) -> f64 {
    let (x, y) = (f64::from(place.x), f64::from(place.y));
    edges(outline)
        .map(|([ax, ay], [bx, by])| {
            let (dx, dy) = (bx - ax, by - ay);
            let along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
            let along = along.clamp(0.0, 1.0);
            (ax + along * dx - x).hypot(ay + along * dy - y)
        })
        .fold(f64::INFINITY, f64::min)
}

/// Asserts that the neighbours on a board of blocks differ by at most one in each coordinate, and in only one with
/// [`Connectivity::Sides`].
pub(super) fn assert_block_neighbours<const DIMENSIONS: usize>(
    board: &Board,
    connectivity: Connectivity,
    coordinates: impl Fn(CellId) -> [u16; DIMENSIONS],
) {
    for a in board.cells() {
        let touches = |&b: &CellId| {
            let pairs = coordinates(a).into_iter().zip(coordinates(b));
            let apart: Vec<u16> = pairs.map(|(a, b)| a.abs_diff(b)).collect();
            let differing = apart.iter().filter(|&&by| by != 0).count();
            apart.iter().all(|&by| by <= 1)
                && match connectivity {
                    Connectivity::Sides => differing == 1,
                    Connectivity::Corners => differing >= 1,
                }
        };
        let mut neighbours = board.neighbours(a).to_vec();
        neighbours.sort_unstable();
        let expected: Vec<CellId> = board.cells().filter(touches).collect();
        assert_eq!(neighbours, expected, "{a:?}");
    }
}
