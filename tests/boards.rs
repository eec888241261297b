//! What holds for every board that a game code can name, whatever its shape, its size and the seed of its hills.

#[path = "support/plans.rs"]
mod plans;

use plans::plans;
use proptest::prelude::*;
use tessella::boards::notation::NotationError;
use tessella::boards::{
    Board, BoardError, CellId, CellTerrain, Heights, Hills, Mover, Plan, Point, Shape, Square,
    Terrain,
};
use tessella::codec;
use tessella::games::options::OptionReader;

fn boards() -> impl Strategy<Value = (Plan, Board)> {
    plans(5..=9).prop_map(|plan| {
        let board = plan.build().expect("a board within the limits");
        (plan, board)
    })
}

/// Parses the notation of a board.
fn parse(notation: &str) -> Result<Plan, NotationError> {
    let mut options = OptionReader::new(notation);
    let board = options.board();
    options.finish("a board")?;
    board.into_plan(Shape::Square(Square::new(1, 1)))
}

/// Twice the area of a polygon, positive where it is clockwise with y down.
fn doubled_area(outline: &[Point]) -> f32 {
    let next = outline.iter().cycle().skip(1);
    let sides = outline.iter().zip(next);
    sides.map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn board_notation_is_parsed_back((plan, _) in boards()) {
        let notation = plan.notation();
        prop_assert_eq!(parse(&notation), Ok(plan), "{}", notation);
    }

    #[test]
    fn the_cells_are_as_many_as_its_shape_says((plan, board) in boards()) {
        prop_assert_eq!(board.len() as u64, plan.shape.cells());
    }

    #[test]
    fn neighbours_are_mutual_and_never_too_steep((_, board) in boards()) {
        for a in board.cells() {
            for &b in board.neighbours(a) {
                prop_assert!(a != b && board.neighbours(b).contains(&a));
                prop_assert!(board.adjacent(a).contains(&b));
                if let Some(heights) = board.heights() {
                    prop_assert!(!heights.bars(a, b));
                }
            }
        }
    }

    /// Bellman and Ford's way of finding distances, which knows nothing of queues and formulas.
    #[test]
    fn distances_are_those_of_plain_relaxation((_, board) in boards(), from: proptest::sample::Index) {
        let from = CellId(from.index(board.len()) as u32);
        for mover in [Mover::Walker, Mover::Flyer] {
            let mut costs = vec![None; board.len()];
            costs[from.index()] = Some(0);
            loop {
                let before = costs.clone();
                for a in board.cells() {
                    let Some(cost) = costs[a.index()] else { continue };
                    for &b in board.adjacent(a) {
                        let Some(step) = board.step_cost(mover, a, b, &Terrain::default()) else { continue };
                        let known = costs[b.index()].unwrap_or(u32::MAX);
                        costs[b.index()] = Some(known.min(cost + step));
                    }
                }
                if costs == before {
                    break;
                }
            }
            for to in board.cells() {
                prop_assert_eq!(board.distance_for(mover, from, to), costs[to.index()]);
            }
        }
    }

    #[test]
    fn every_path_is_a_way_of_that_cost((_, board) in boards(), ends: [proptest::sample::Index; 2]) {
        let [a, b] = ends.map(|end| CellId(end.index(board.len()) as u32));
        let path = board.path(a, b);
        prop_assert_eq!(path.is_some(), board.distance(a, b).is_some());
        let Some(path) = path else { return Ok(()) };
        prop_assert_eq!((path[0], path[path.len() - 1]), (a, b));
        let mut cost = 0;
        for step in path.windows(2) {
            prop_assert!(board.neighbours(step[0]).contains(&step[1]));
            let step = board.step_cost(Mover::Walker, step[0], step[1], &Terrain::default());
            cost += step.expect("a step that is not barred");
        }
        prop_assert_eq!(Some(cost), board.distance(a, b));
    }

    #[test]
    fn hills_cut_nothing_off((plan, board) in boards()) {
        let even = Plan::even(plan.shape).build().expect("a board within the limits");
        prop_assert_eq!(board.check_connected().is_ok(), even.check_connected().is_ok());
    }

    #[test]
    fn half_a_turn_keeps_everything((_, board) in boards()) {
        let turns = board.opposite(CellId(0)).is_some();
        for a in board.cells() {
            let other = board.opposite(a);
            prop_assert_eq!(other.is_some(), turns);
            let Some(other) = other else { continue };
            prop_assert_eq!(board.opposite(other), Some(a));
            prop_assert_eq!(board.height(a), board.height(other));
            for &b in board.neighbours(a) {
                let turned = board.opposite(b).expect("every cell has its opposite");
                prop_assert!(board.neighbours(other).contains(&turned));
            }
        }
    }

    #[test]
    fn a_cell_is_hit_in_its_middle_and_lies_within_the_board((_, board) in boards()) {
        let extent = board.extent();
        for cell in board.cells() {
            prop_assert_eq!(board.cell_at(board.centre(cell)), Some(cell));
            let outline = board.outline(cell);
            prop_assert!(outline.len() >= 3);
            prop_assert!(doubled_area(&outline) > 0.0, "clockwise");
            for corner in outline {
                prop_assert!(corner.x >= -1e-3 && corner.x <= extent.x + 1e-3);
                prop_assert!(corner.y >= -1e-3 && corner.y <= extent.y + 1e-3);
            }
        }
    }

    #[test]
    fn no_more_is_covered_than_there_are_places_to_hit((_, board) in boards()) {
        let areas: f32 = board.cells().map(|cell| doubled_area(&board.outline(cell)) / 2.0).sum();
        let extent = board.extent();
        let (columns, rows) = (160, 160);
        let place = |column: u32, row: u32| Point::new(
            extent.x * (column as f32 + 0.5) / columns as f32,
            extent.y * (row as f32 + 0.5) / rows as f32,
        );
        let hits = (0..columns * rows).filter(|at| board.cell_at(place(at % columns, at / columns)).is_some());
        let hit = hits.count() as f32 / (columns * rows) as f32 * extent.x * extent.y;
        // Overlapping outlines would cover more than can be hit, gaps in what is hit less.
        prop_assert!((hit - areas).abs() < 0.03 * areas, "{hit} of {areas}");
    }
}

#[test]
fn what_cannot_be_is_refused_in_words() {
    let build = |shape| {
        Board::new(shape)
            .map(drop)
            .map_err(|error| error.to_string())
    };
    for (notation, why) in [
        ("0x5", "expected columns and rows"),
        ("hex9x0", "expected columns and rows"),
        ("map0-1", "expected how many areas"),
        ("ring0", "expected how many cells"),
    ] {
        let error = parse(notation).expect_err("no board of size zero");
        assert!(error.to_string().starts_with(why), "{notation}: {error}");
    }
    for (shape, why) in [
        (Square::new(0, 3), "at least one cell on each side"),
        (
            Square::new(2000, 2000),
            "a board of 4000000 cells is too large",
        ),
        (
            Square {
                holes: [(3, 0)].into(),
                ..Square::new(3, 3)
            },
            "the hole in column 3, row 0 is not on the board",
        ),
        (
            Square {
                holes: [(0, 0)].into(),
                ..Square::new(1, 1)
            },
            "at least one cell",
        ),
    ] {
        let error = build(Shape::Square(shape)).expect_err("a board that cannot be");
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn an_unconnected_board_is_refused_where_it_must_be_connected() {
    let board = Board::new(Shape::Square(Square {
        holes: [(1, 0), (1, 1), (1, 2)].into(),
        ..Square::new(3, 3)
    }));
    let board = board.expect("a board in two parts is a board");
    assert_eq!(
        board.check_connected(),
        Err(BoardError::Disconnected { cell: CellId(1) })
    );
    assert_eq!(board.distance(CellId(0), CellId(1)), None);
    assert_eq!(board.path(CellId(0), CellId(1)), None);
}

#[test]
fn as_many_heights_as_cells_are_asked_for() {
    let board = Board::new(Shape::Square(Square::new(3, 3))).expect("a board");
    let heights = Heights {
        levels: [0; 8].into(),
        max_step: 1,
    };
    let error = board
        .with_heights(heights)
        .expect_err("a height is missing");
    assert_eq!(error.to_string(), "8 heights do not fit a board of 9 cells");
}

#[test]
fn only_terrain_that_differs_from_the_board_is_kept_and_sent() {
    let board = Plan {
        shape: Shape::Square(Square::new(40, 40)),
        hills: Some(Hills {
            levels: 4,
            seed: 1,
            climb: 1,
        }),
    };
    let board = board.build().expect("a board within the limits");
    let bytes = |terrain: &Terrain| codec::encode(terrain).expect("bytes for any terrain");
    let mut terrain = Terrain::default();
    let empty = bytes(&terrain).len();
    for cell in board.cells() {
        terrain.set(&board, cell, Some(CellTerrain::Height(board.height(cell))));
    }
    assert_eq!(bytes(&terrain).len(), empty, "nothing has changed");
    terrain.set(&board, CellId(3), Some(CellTerrain::Gone));
    terrain.set(&board, CellId(7), Some(CellTerrain::Blocked));
    terrain.set(&board, CellId(9), Some(CellTerrain::Height(200)));
    assert_eq!(terrain.changed().count(), 3);
    assert!(bytes(&terrain).len() <= empty + 12);
    let read: Terrain = codec::decode(&bytes(&terrain)).expect("its own bytes");
    assert_eq!(read, terrain);
    for cell in [3, 7, 9] {
        terrain.set(&board, CellId(cell), None);
    }
    assert_eq!(terrain, Terrain::default());
}
