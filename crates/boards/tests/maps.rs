//! Properties of every generated map.

use std::collections::{BTreeMap, BTreeSet};
use tessella_boards::random::SeededRng;
use tessella_boards::{Board, BoardError, CellId, Map, Point, Shape};

/// Numbers of areas, with the number of seeds tested for each.
const SIZES: [(u16, u64); 11] = [
    (3, 40),
    (4, 40),
    (5, 40),
    (8, 30),
    (12, 25),
    (20, 20),
    (40, 20),
    (60, 10),
    (100, 5),
    (200, 3),
    (400, 2),
];

fn map(areas: u16, seed: u64) -> Board {
    Board::new(Shape::Map(Map::Seeded { areas, seed }))
        .unwrap_or_else(|error| panic!("{areas} areas from {seed}: {error}"))
}

fn every_map(check: impl Fn(&Board, &str)) {
    for (areas, seeds) in SIZES {
        for seed in 0..seeds {
            check(
                &map(areas, seed),
                &format!("{areas} areas from seed {seed}"),
            );
        }
    }
}

type Coordinates = [f64; 2];

fn place(point: Point) -> Coordinates {
    [point.x.into(), point.y.into()]
}

fn outline(board: &Board, cell: CellId) -> Vec<Coordinates> {
    board.outline(cell).into_iter().map(place).collect()
}

fn sides<T: Copy>(outline: &[T]) -> Vec<(T, T)> {
    (0..outline.len())
        .map(|at| (outline[at], outline[(at + 1) % outline.len()]))
        .collect()
}

fn double_signed_area(a: Coordinates, b: Coordinates, c: Coordinates) -> f64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

fn size(outline: &[Coordinates]) -> f64 {
    let parts = sides(outline);
    parts
        .iter()
        .map(|&(a, b)| double_signed_area([0.0; 2], a, b))
        .sum::<f64>()
        / 2.0
}

/// Computes the winding number of an outline, unlike the board itself.
fn contains(outline: &[Coordinates], at: Coordinates) -> bool {
    let rounds = sides(outline).into_iter().map(|(a, b)| {
        let down = i32::from(a[1] <= at[1] && b[1] > at[1] && double_signed_area(a, b, at) > 0.0);
        let up = i32::from(b[1] <= at[1] && a[1] > at[1] && double_signed_area(a, b, at) < 0.0);
        down - up
    });
    rounds.sum::<i32>() != 0
}

/// Returns the distance from the nearest side.
fn distance(outline: &[Coordinates], at: Coordinates) -> f64 {
    let to_side = |(a, b): (Coordinates, Coordinates)| {
        let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
        let along = (at[0] - a[0]) * dx + (at[1] - a[1]) * dy;
        let part = (along / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        (at[0] - a[0] - part * dx).hypot(at[1] - a[1] - part * dy)
    };
    sides(outline)
        .into_iter()
        .map(to_side)
        .fold(f64::INFINITY, f64::min)
}

#[test]
fn map_has_requested_areas_all_connected() {
    every_map(|board, what| {
        let Shape::Map(Map::Seeded { areas, .. }) = board.shape() else {
            panic!("{what}: another shape");
        };
        assert_eq!(board.len(), usize::from(*areas), "{what}");
        assert!(board.graph().is_connected(), "{what}");
        for cell in board.cells() {
            for &next in board.neighbours(cell) {
                assert_ne!(next, cell, "{what}");
                assert!(board.neighbours(next).contains(&cell), "{what}");
            }
        }
    });
}

#[test]
fn map_areas_are_large_enough_with_mean_size_one() {
    every_map(|board, what| {
        let mut sum = 0.0;
        for cell in board.cells() {
            let outline = outline(board, cell);
            let centre = place(board.centre(cell));
            sum += size(&outline);
            assert!(size(&outline) >= 0.25, "{what}, {cell:?}");
            assert!(contains(&outline, centre), "{what}, {cell:?}");
            assert!(distance(&outline, centre) >= 0.249, "{what}, {cell:?}");
        }
        assert!((sum / board.len() as f64 - 1.0).abs() < 1e-3, "{what}");
    });
}

#[test]
fn map_outlines_are_simple_and_disjoint() {
    every_map(|board, what| {
        // All sides, with each shared border once.
        let mut lines = BTreeSet::new();
        let bits = |point: Point| [point.x.to_bits(), point.y.to_bits()];
        for cell in board.cells() {
            for (a, b) in sides(&board.outline(cell)) {
                lines.insert((bits(a).min(bits(b)), bits(a).max(bits(b))));
            }
        }
        let unbits = |[x, y]: [u32; 2]| place(Point::new(f32::from_bits(x), f32::from_bits(y)));
        let mut lines: Vec<_> = lines
            .into_iter()
            .map(|(a, b)| (unbits(a), unbits(b)))
            .collect();
        lines.sort_by(|a, b| a.0[0].min(a.1[0]).total_cmp(&b.0[0].min(b.1[0])));
        for (at, &(a, b)) in lines.iter().enumerate() {
            let right = a[0].max(b[0]);
            for &(c, d) in &lines[at + 1..] {
                if c[0].min(d[0]) > right {
                    break;
                }
                let shared = [a, b].iter().any(|end| [c, d].contains(end));
                let apart =
                    |from: Coordinates, to: Coordinates, one: Coordinates, two: Coordinates| {
                        double_signed_area(from, to, one) * double_signed_area(from, to, two) > 0.0
                    };
                assert!(
                    shared || apart(a, b, c, d) || apart(c, d, a, b),
                    "{what}: {a:?} to {b:?} meets {c:?} to {d:?}"
                );
            }
        }
    });
}

#[test]
fn map_outlines_are_clockwise_with_short_sides() {
    every_map(|board, what| {
        for cell in board.cells() {
            let outline = outline(board, cell);
            assert!(size(&outline) > 0.0, "{what}, {cell:?}");
            for (at, corner) in outline.iter().enumerate() {
                assert!(!outline[..at].contains(corner), "{what}, {cell:?}");
            }
            for (a, b) in sides(&outline) {
                let length = (a[0] - b[0]).hypot(a[1] - b[1]);
                assert!((0.02..0.6).contains(&length), "{what}, {cell:?}: {length}");
            }
        }
    });
}

#[test]
fn map_neighbours_share_a_border() {
    every_map(|board, what| {
        let bits = |point: Point| [point.x.to_bits(), point.y.to_bits()];
        let mut owners = BTreeMap::new();
        for cell in board.cells() {
            for (a, b) in sides(&board.outline(cell)) {
                let other = owners.insert((bits(a), bits(b)), cell);
                assert_eq!(other, None, "{what}: two areas on one side of a border");
            }
        }
        for cell in board.cells() {
            let mut shared: BTreeMap<CellId, f64> = BTreeMap::new();
            for (a, b) in sides(&board.outline(cell)) {
                if let Some(&next) = owners.get(&(bits(b), bits(a))) {
                    let length = f64::from(a.x - b.x).hypot(f64::from(a.y - b.y));
                    *shared.entry(next).or_default() += length;
                }
            }
            let nexts: Vec<CellId> = shared.keys().copied().collect();
            assert_eq!(board.neighbours(cell), nexts, "{what}");
            assert!(shared.values().all(|&length| length > 0.15), "{what}");
        }
    });
}

#[test]
fn map_points_are_in_one_area_and_match_cell_at() {
    every_map(|board, what| {
        let outlines: Vec<_> = board.cells().map(|cell| outline(board, cell)).collect();
        let extent = board.extent();
        let mut stream = SeededRng::new(b"sampling", 1);
        let mut sample = |side: f32| (stream.below(1 << 16) as f32 / 60_000.0 - 0.05) * side;
        for _ in 0..300 {
            let point = Point::new(sample(extent.x), sample(extent.y));
            let holders: Vec<CellId> = board
                .cells()
                .filter(|cell| contains(&outlines[cell.index()], place(point)))
                .collect();
            assert!(holders.len() < 2, "{what}: {point:?}");
            assert_eq!(board.cell_at(point), holders.first().copied(), "{what}");
        }
        for cell in board.cells() {
            assert_eq!(board.cell_at(board.centre(cell)), Some(cell), "{what}");
            for corner in board.outline(cell) {
                assert!((0.0..=extent.x).contains(&corner.x), "{what}");
                assert!((0.0..=extent.y).contains(&corner.y), "{what}");
            }
        }
        assert_eq!(board.cell_at(Point::new(f32::NAN, 0.5)), None);
    });
}

#[test]
fn map_has_no_lakes() {
    every_map(|board, what| {
        // Sides of only one area are coast, and the coast must be one closed line.
        let bits = |point: Point| [point.x.to_bits(), point.y.to_bits()];
        let all: BTreeSet<_> = board
            .cells()
            .flat_map(|cell| sides(&board.outline(cell)))
            .map(|(a, b)| (bits(a), bits(b)))
            .collect();
        let coast: BTreeMap<_, _> = all
            .iter()
            .copied()
            .filter(|&(a, b)| !all.contains(&(b, a)))
            .collect();
        let &begin = coast.keys().next().expect("every land has a coast");
        let mut at = coast[&begin];
        let mut walked = 1;
        while at != begin {
            at = coast[&at];
            walked += 1;
        }
        assert_eq!(walked, coast.len(), "{what}");
        let ashore = all.iter().filter(|&&(a, b)| !all.contains(&(b, a)));
        assert_eq!(ashore.count(), coast.len(), "{what}: coasts touch");
    });
}

#[test]
fn map_areas_are_numbered_in_reading_order() {
    every_map(|board, what| {
        let centres: Vec<Point> = board.cells().map(|cell| board.centre(cell)).collect();
        let top = centres.iter().map(|at| at.y).fold(f32::INFINITY, f32::min);
        let row = |at: &Point| (at.y - top) as u32;
        assert!(
            centres.is_sorted_by(|a, b| (row(a), a.x) <= (row(b), b.x)),
            "{what}"
        );
    });
}

#[test]
fn seeded_map_never_changes() {
    let sums = [(12, 1), (60, 2), (400, 3)].map(|(areas, seed)| {
        let board = map(areas, seed);
        let mut bytes = Vec::new();
        for cell in board.cells() {
            for corner in board.outline(cell) {
                bytes.extend(corner.x.to_bits().to_le_bytes());
                bytes.extend(corner.y.to_bits().to_le_bytes());
            }
            for next in board.neighbours(cell) {
                bytes.extend(next.0.to_le_bytes());
            }
        }
        crc32fast::hash(&bytes)
    });
    assert_eq!(sums, [0xA40C_1997, 0xA687_14F1, 0xE3FC_85FF]);
}

#[test]
fn map_with_invalid_area_count_is_refused() {
    for areas in [0, 2, 10_001] {
        let error = Board::new(Shape::Map(Map::Seeded { areas, seed: 1 })).err();
        assert_eq!(error, Some(BoardError::MapAreas { areas }));
    }
}

#[test]
fn map_has_no_directions_and_no_long_lines() {
    let board = map(12, 1);
    assert!(board.directions().is_empty());
    assert_eq!(board.lines(1).len(), 12);
    assert!(board.lines(2).is_empty());
    assert_eq!(board.opposite(CellId(0)), None);
    assert_eq!(board.name(CellId(0)), None);
    assert!(board.distance(CellId(0), CellId(11)) > Some(1));
}
