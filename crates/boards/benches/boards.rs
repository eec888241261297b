//! Boards of a million cells: speed of building, sweeps and searches, compared with petgraph and pathfinding.

use criterion::{
    BenchmarkGroup, Criterion, criterion_group, criterion_main, measurement::WallTime,
};
use pathfinding::prelude::{bfs, dijkstra};
use petgraph::algo::{astar, dijkstra as all_distances};
use petgraph::csr::Csr;
use petgraph::graph::{NodeIndex, UnGraph};
use std::hint::black_box;
use tessella_boards::{
    Board, CellId, Hex, HexLayout, Hills, PathSearch, Plan, SearchEnd, Shape, Square, Terrain,
    WalkingGraph,
};

const SIDE: u16 = 1000;
const CELLS: u32 = SIDE as u32 * SIDE as u32;
const FIRST: CellId = CellId(0);
const LAST: CellId = CellId(CELLS - 1);

type Petgraph = UnGraph<(), (), u32>;

fn square() -> Board {
    Board::new(Shape::Square(Square::new(SIDE, SIDE))).expect("a size within the limits")
}

fn hex(layout: HexLayout) -> Board {
    let hex = Hex {
        width: SIDE,
        height: SIDE,
        layout,
    };
    Board::new(Shape::Hex(hex)).expect("a size within the limits")
}

/// Returns each pair of neighbours of the square in numerical order.
fn pairs() -> impl Iterator<Item = (u32, u32)> {
    let side = u32::from(SIDE);
    (0..CELLS).flat_map(move |cell| {
        let right = (cell % side + 1 < side).then_some((cell, cell + 1));
        let below = (cell + side < CELLS).then_some((cell, cell + side));
        right.into_iter().chain(below)
    })
}

fn petgraph() -> Petgraph {
    let edges = 2 * CELLS as usize;
    let mut graph = Petgraph::with_capacity(CELLS as usize, edges);
    for _ in 0..CELLS {
        graph.add_node(());
    }
    for (a, b) in pairs() {
        graph.add_edge(NodeIndex::new(a as usize), NodeIndex::new(b as usize), ());
    }
    graph
}

/// Returns the input of petgraph's CSR graph: each step in both directions, sorted.
fn sorted_steps() -> Vec<(u32, u32)> {
    let mut steps: Vec<_> = pairs().flat_map(|(a, b)| [(a, b), (b, a)]).collect();
    steps.sort_unstable();
    steps
}

fn flat_petgraph(steps: &[(u32, u32)]) -> Csr {
    Csr::from_sorted_edges(steps).expect("sorted steps")
}

fn few_samples<'a>(criterion: &'a mut Criterion, name: &str) -> BenchmarkGroup<'a, WallTime> {
    let mut group = criterion.benchmark_group(name);
    group.sample_size(20);
    group
}

fn build(criterion: &mut Criterion) {
    let mut group = few_samples(criterion, "build 1000x1000");
    group.bench_function("tessella, squares", |bencher| bencher.iter(square));
    group.bench_function("petgraph UnGraph, squares", |bencher| {
        bencher.iter(petgraph);
    });
    let steps = sorted_steps();
    group.bench_function("petgraph Csr of sorted edges, squares", |bencher| {
        bencher.iter(|| flat_petgraph(&steps));
    });
    for layout in [HexLayout::OddRows, HexLayout::OddColumns] {
        group.bench_function(format!("tessella, hexagons, {layout:?}"), |bencher| {
            bencher.iter(|| hex(layout));
        });
    }
    group.finish();
}

/// Measures the sum over the neighbours of every cell.
fn sweep(criterion: &mut Criterion) {
    let (board, theirs) = (square(), petgraph());
    let flat = flat_petgraph(&sorted_steps());
    let sum_of_ours = || {
        let nexts = board.cells().flat_map(|cell| board.neighbours(cell));
        nexts.map(|next| u64::from(next.0)).sum::<u64>()
    };
    let sum_of_theirs = || {
        let nexts = theirs
            .node_indices()
            .flat_map(|node| theirs.neighbors(node));
        nexts.map(|next| next.index() as u64).sum::<u64>()
    };
    let sum_of_flat = || {
        let nexts = (0..CELLS).flat_map(|node| flat.neighbors_slice(node));
        nexts.map(|&next| u64::from(next)).sum::<u64>()
    };
    assert_eq!(sum_of_ours(), sum_of_theirs());
    assert_eq!(sum_of_ours(), sum_of_flat());
    let mut group = few_samples(criterion, "sweep over all neighbours of 1000x1000");
    group.bench_function("tessella", |bencher| bencher.iter(sum_of_ours));
    group.bench_function("petgraph UnGraph", |bencher| bencher.iter(sum_of_theirs));
    group.bench_function("petgraph Csr", |bencher| bencher.iter(sum_of_flat));
    group.finish();
}

/// Measures a path from corner to corner on a flat board, where every search visits all cells.
fn path(criterion: &mut Criterion) {
    let (board, theirs) = (square(), petgraph());
    let [first, last] = [FIRST, LAST].map(|cell| NodeIndex::new(cell.index()));
    let by_pathfinding = || {
        let nexts = |&cell: &CellId| board.neighbours(cell).iter().copied();
        bfs(black_box(&FIRST), nexts, |&cell| cell == LAST)
    };
    let by_astar = || {
        let left = |node: NodeIndex| board.distance(CellId(node.index() as u32), LAST);
        let left = |node| left(node).unwrap_or_default();
        astar(&theirs, black_box(first), |node| node == last, |_| 1, left)
    };
    let by_dijkstra = || all_distances(&theirs, black_box(first), Some(last), |_| 1_u32);
    let steps = 2 * (u32::from(SIDE) - 1);
    let cells = steps as usize + 1;
    let lengths = [
        board.path(FIRST, LAST).map(|path| path.len()),
        board.graph().path(FIRST, LAST).map(|path| path.len()),
        by_pathfinding().map(|path| path.len()),
        by_astar().map(|(_, path)| path.len()),
    ];
    assert_eq!(lengths, [Some(cells); 4]);
    assert_eq!(by_dijkstra().get(&last), Some(&steps));
    let mut group = few_samples(criterion, "a path across 1000x1000");
    group.bench_function("tessella, Board::path", |bencher| {
        bencher.iter(|| board.path(black_box(FIRST), LAST));
    });
    group.bench_function("tessella, Graph::path", |bencher| {
        bencher.iter(|| board.graph().path(black_box(FIRST), LAST));
    });
    group.bench_function("pathfinding, bfs", |bencher| bencher.iter(by_pathfinding));
    group.bench_function("petgraph, astar", |bencher| bencher.iter(by_astar));
    group.bench_function("petgraph, dijkstra", |bencher| bencher.iter(by_dijkstra));
    group.finish();
}

/// Measures a path from corner to corner over hills.
fn path_over_hills(criterion: &mut Criterion) {
    let hills = Hills {
        levels: 4,
        seed: 1,
        climb: 1,
    };
    let plan = Plan {
        shape: Shape::Square(Square::new(SIDE, SIDE)),
        hills: Some(hills),
    };
    let board = &plan.build().expect("hills within the limits");
    let heights = &Terrain::default().heights(board);
    let graph = &WalkingGraph::new(board);
    let mut search = PathSearch::default();
    let mut ours = || {
        let steps = |cell| graph.steps_from(cell, heights);
        search.run(graph, &[black_box(FIRST)], SearchEnd::At(LAST), steps);
        search.cost(LAST)
    };
    let by_pathfinding = || {
        let nexts = |&cell: &CellId| {
            let height = board.height(cell);
            let nexts = board.neighbours(cell).iter();
            nexts.map(move |&next| {
                let climb = board.height(next).saturating_sub(height);
                (next, 2 + 2 * u32::from(climb))
            })
        };
        dijkstra(black_box(&FIRST), nexts, |&cell| cell == LAST)
    };
    assert_eq!(ours(), by_pathfinding().map(|(_, cost)| cost));
    let mut group = few_samples(criterion, "a path over hills across 1000x1000");
    group.bench_function("tessella", |bencher| bencher.iter(&mut ours));
    group.bench_function("pathfinding, dijkstra", |bencher| {
        bencher.iter(by_pathfinding);
    });
    group.finish();
}

criterion_group!(benches, build, sweep, path, path_over_hills);
criterion_main!(benches);
