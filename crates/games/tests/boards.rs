//! Properties of every board that a game code can describe: any shape, size and seed of hills.

use proptest::prelude::*;
use tessella_boards::notation;
use tessella_boards::{
    Board, BoardError, CellId, Heights, Hills, PathSearch, Plan, Point, Shape, Square, Terrain,
    WalkingGraph,
};
use tessella_games::options::OptionReader;
use tessella_games::{Expected, NotationError};
use tessella_test_support::plans;

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
    options.finish(Expected::Options)?;
    let plan = board.into_plan(Shape::Square(Square::new(1, 1)));
    plan.map_err(|error| error.map(Expected::Board))
}

/// Returns twice the signed area of a polygon, positive if it is clockwise (y grows down).
fn double_area(outline: &[Point]) -> f32 {
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
    fn board_has_as_many_cells_as_shape((plan, board) in boards()) {
        prop_assert_eq!(board.len() as u64, plan.shape.cells());
    }

    #[test]
    fn board_neighbours_are_mutual_and_never_too_steep((_, board) in boards()) {
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

    /// Compares with Bellman–Ford, which uses neither queues nor formulas.
    #[test]
    fn board_distances_match_bellman_ford((_, board) in boards(), from: proptest::sample::Index) {
        let from = CellId(from.index(board.len()) as u32);
        let mut steps: Vec<Option<u32>> = vec![None; board.len()];
        steps[from.index()] = Some(0);
        loop {
            let before = steps.clone();
            for a in board.cells() {
                let Some(made) = steps[a.index()] else { continue };
                for &b in board.neighbours(a) {
                    let known = steps[b.index()].unwrap_or(u32::MAX);
                    steps[b.index()] = Some(known.min(made + 1));
                }
            }
            if steps == before {
                break;
            }
        }
        for to in board.cells() {
            prop_assert_eq!(board.distance(from, to), steps[to.index()]);
        }
    }

    #[test]
    fn board_paths_have_the_steps_of_their_distance((_, board) in boards(), ends: [proptest::sample::Index; 2]) {
        let [a, b] = ends.map(|end| CellId(end.index(board.len()) as u32));
        let path = board.path(a, b);
        prop_assert_eq!(path.is_some(), board.distance(a, b).is_some());
        let Some(path) = path else { return Ok(()) };
        prop_assert_eq!((path[0], path[path.len() - 1]), (a, b));
        for step in path.windows(2) {
            prop_assert!(board.neighbours(step[0]).contains(&step[1]));
        }
        prop_assert_eq!(Some(path.len() as u32 - 1), board.distance(a, b));
    }

    /// Walkers go wherever steps lead, and as cheaply as their steps allow.
    #[test]
    fn walkers_reach_what_steps_reach((_, board) in boards(), from: proptest::sample::Index) {
        let from = CellId(from.index(board.len()) as u32);
        let heights = Terrain::default().heights(&board);
        let graph = WalkingGraph::new(&board);
        let mut search = PathSearch::default();
        search.costs_to(&graph, &[from], &heights);
        for cell in board.cells() {
            let (cost, steps) = (search.cost(cell), board.distance(cell, from));
            prop_assert_eq!(cost.is_some(), steps.is_some());
            let (Some(cost), Some(steps)) = (cost, steps) else { continue };
            let path = search.path_back(cell);
            let costs = path.windows(2).map(|step| {
                let mut steps = graph.steps_from(step[0], &heights);
                steps.find(|&(next, _)| next == step[1]).map(|(_, cost)| cost)
            });
            prop_assert_eq!(costs.sum::<Option<u32>>(), Some(cost));
            prop_assert!(cost >= 2 * steps, "{} for {} steps", cost, steps);
            prop_assert_eq!((path[0], path.last()), (cell, Some(&from)));
        }
    }

    #[test]
    fn hills_keep_board_connected((plan, board) in boards()) {
        let even = Plan::even(plan.shape).build().expect("a board within the limits");
        prop_assert_eq!(board.check_connected().is_ok(), even.check_connected().is_ok());
    }

    #[test]
    fn half_turn_preserves_neighbours_and_heights((_, board) in boards()) {
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
    fn cell_at_centre_is_the_cell_itself((_, board) in boards()) {
        let extent = board.extent();
        for cell in board.cells() {
            prop_assert_eq!(board.cell_at(board.centre(cell)), Some(cell));
            let outline = board.outline(cell);
            prop_assert!(outline.len() >= 3);
            prop_assert!(double_area(&outline) > 0.0, "clockwise");
            for corner in outline {
                prop_assert!(corner.x >= -1e-3 && corner.x <= extent.x + 1e-3);
                prop_assert!(corner.y >= -1e-3 && corner.y <= extent.y + 1e-3);
            }
        }
    }

    #[test]
    fn outlines_cover_exactly_what_cell_at_hits((_, board) in boards()) {
        let areas: f32 = board.cells().map(|cell| double_area(&board.outline(cell)) / 2.0).sum();
        let extent = board.extent();
        let (columns, rows) = (160, 160);
        let place = |column: u32, row: u32| Point::new(
            extent.x * (column as f32 + 0.5) / columns as f32,
            extent.y * (row as f32 + 0.5) / rows as f32,
        );
        let hits = (0..columns * rows).filter(|at| board.cell_at(place(at % columns, at / columns)).is_some());
        let hit = hits.count() as f32 / (columns * rows) as f32 * extent.x * extent.y;
        // If outlines overlapped, they would cover more than can be hit; with gaps, less.
        prop_assert!((hit - areas).abs() < 0.03 * areas, "{hit} of {areas}");
    }
}

#[test]
fn invalid_boards_are_refused_with_reason() {
    let build = |shape| {
        Board::new(shape)
            .map(drop)
            .map_err(|error| error.to_string())
    };
    for (notation, expected) in [
        ("0x5", notation::Expected::Sides),
        ("hex9x0", notation::Expected::Hexes),
        ("map0-1", notation::Expected::Map),
        ("ring0", notation::Expected::Ring),
    ] {
        let error = parse(notation).expect_err("no board of size zero");
        assert_eq!(error.expected, expected.into(), "{notation}");
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
fn disconnected_board_is_refused() {
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
fn heights_must_match_cell_count() {
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
fn terrain_stores_only_changed_cells() {
    let board = Plan {
        shape: Shape::Square(Square::new(40, 40)),
        hills: Some(Hills {
            levels: 4,
            seed: 1,
            climb: 1,
        }),
    };
    let board = board.build().expect("a board within the limits");
    let mut terrain = Terrain::default();
    for cell in board.cells() {
        terrain.set_height(&board, cell, board.height(cell));
    }
    assert_eq!(terrain, Terrain::default(), "nothing has changed");
    let changes = [(3, 9), (7, 0), (9, 200)].map(|(cell, height)| (CellId(cell), height));
    for (cell, height) in changes {
        terrain.set_height(&board, cell, height);
    }
    let differs = |&(cell, height): &(CellId, u8)| board.height(cell) != height;
    let kept: Vec<_> = changes.into_iter().filter(differs).collect();
    assert_eq!(terrain.changed().collect::<Vec<_>>(), kept);
    let heights = terrain.heights(&board);
    for cell in board.cells() {
        assert_eq!(heights[cell.index()], terrain.height(&board, cell));
    }
    assert_eq!((heights[3], heights[7], heights[9]), (9, 0, 200));
    for (cell, _) in changes {
        terrain.set_height(&board, cell, board.height(cell));
    }
    assert_eq!(terrain, Terrain::default());
}
