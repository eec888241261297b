//! Generator of boards. The board of a seed never changes, because players keep game codes.

use super::biconnected::ComponentChain;
use super::clustering::BlockClustering;
use super::errors::SetupError;
use super::path_growth::PathBuilder;
use super::remaining::bipartition;
use super::setup::{self, BoardKind, Setup};
use std::collections::VecDeque;
use tessella_boards::random::SeededRng;
use tessella_boards::{Board, CellId, Connectivity, Shape, Square};

/// Steps of the local search per cell.
const SEARCH_STEPS_PER_CELL: u32 = 400;
/// Steps of the redistribution of blocks per cell.
const REDISTRIBUTION_STEPS_PER_CELL: u32 = 300;
/// Number of candidates in each attempt, of which the best is taken. The next attempt runs if the previous one does not
/// reach the target number of blocks.
const ATTEMPTS: [u32; 5] = [1, 8, 8, 8, 8];
/// Number of random pairs of ends tried before blocks are ignored.
const MAX_DRAWS: u32 = 16;

/// Start position: blocks, start and solution.
#[derive(Clone, Debug)]
pub(super) struct GeneratedBoard {
    pub(super) is_blocked: Vec<bool>,
    pub(super) start: CellId,
    /// Path that lights every tile, beginning with the start.
    pub(super) solution: Option<Vec<CellId>>,
}

/// Generates the start position of a seed. `board` must be the board of `setup`, and `setup` must be valid.
pub(super) fn generate(setup: &Setup, board: &Board, seed: u64) -> GeneratedBoard {
    let mut stream = SeededRng::new(b"light  1", seed);
    match setup.kind {
        BoardKind::Winnable => winnable_board(setup, board, &mut stream),
        BoardKind::Classic => classic_board(setup, board, &mut stream),
    }
}

/// Returns the number of blocks on a board with this many cells, rounded down.
fn block_count(setup: &Setup, cells: usize) -> usize {
    match usize::from(setup.blocks) {
        0 => 0,
        one_in => cells / one_in,
    }
}

/// Generates a board that can be won. Blocks are scattered at random and a path is grown through the free cells; where
/// it cannot cover a cell, that cell becomes a block and another block becomes free. Finally blocks move until they are
/// about as close to each other as the scattered ones.
fn winnable_board(setup: &Setup, board: &Board, stream: &mut SeededRng) -> GeneratedBoard {
    let chain = ComponentChain::longest(board.graph());
    let off_chain = chain
        .is_in_chain
        .iter()
        .filter(|&&is_in_chain| !is_in_chain)
        .count();
    let target = block_count(setup, board.len()).saturating_sub(off_chain);
    let cells = board.len() as u32;
    let is_forbidden = |cell: CellId| !chain.is_in_chain[cell.index()];
    let mut best: Option<(usize, Vec<CellId>)> = None;
    for attempts in ATTEMPTS {
        let candidates = (0..attempts).map(|_| {
            let scattered = scatter_blocks(board, &chain, target, stream);
            let first = initial_path(board, &chain, &scattered, stream);
            let branch = SeededRng::new(b"lightway", u64::from(stream.below(u32::MAX)));
            let mut builder = PathBuilder::new(
                board.graph(),
                &first,
                is_forbidden,
                scattered.clone(),
                branch,
            );
            builder.grow();
            (builder, scattered)
        });
        let most_promising = candidates.min_by_key(|(builder, _)| builder.uncovered());
        let (mut builder, scattered) = most_promising.expect("at least one candidate");
        let is_covered = builder.cover_gaps(target, SEARCH_STEPS_PER_CELL * cells);
        if is_covered {
            builder.shorten_to(target);
            let mut clustering =
                BlockClustering::new(board, blocked(board, &builder.path()), &scattered);
            builder.redistribute(&mut clustering, REDISTRIBUTION_STEPS_PER_CELL * cells);
        }
        if best
            .as_ref()
            .is_none_or(|(out, _)| builder.uncovered() < *out)
        {
            best = Some((builder.uncovered(), builder.path()));
        }
        if is_covered {
            break;
        }
    }
    let (_, mut path) = best.expect("at least one attempt");
    if stream.below(2) == 0 {
        path.reverse();
    }
    GeneratedBoard {
        is_blocked: blocked(board, &path),
        start: path[0],
        solution: Some(path),
    }
}

/// Returns all cells outside a path as blocks.
fn blocked(board: &Board, path: &[CellId]) -> Vec<bool> {
    let mut is_blocked = vec![true; board.len()];
    for cell in path {
        is_blocked[cell.index()] = false;
    }
    is_blocked
}

/// Scatters blocks at random over a chain. If the board is bipartite, a path alternates between the two colours, so the
/// blocks must balance the free cells of both.
fn scatter_blocks(
    board: &Board,
    chain: &ComponentChain,
    target: usize,
    stream: &mut SeededRng,
) -> Vec<bool> {
    let mut order: Vec<CellId> = board
        .cells()
        .filter(|cell| chain.is_in_chain[cell.index()])
        .collect();
    let cells = order.len();
    stream.shuffle(&mut order);
    order.retain(|cell| !chain.articulation_points.contains(cell));
    let colours = bipartition(board.graph(), |_| true);
    let of_second = |cell: &CellId| {
        colours
            .as_ref()
            .is_some_and(|colours| colours[cell.index()])
    };
    let mut left = [target, 0];
    if colours.is_some() {
        let second = board
            .cells()
            .filter(|cell| chain.is_in_chain[cell.index()] && of_second(cell))
            .count();
        // If the number of free cells is odd, a random colour has one more.
        let free = cells - target;
        let second_free = free / 2
            + if free % 2 == 1 {
                stream.below(2) as usize
            } else {
                0
            };
        let second_blocks = second.saturating_sub(second_free).min(target);
        left = [target - second_blocks, second_blocks];
    }
    let mut blocks = vec![false; board.len()];
    for cell in order {
        let left = &mut left[usize::from(of_second(&cell))];
        if *left > 0 {
            *left -= 1;
            blocks[cell.index()] = true;
        }
    }
    blocks
}

/// Returns a shortest path along the whole chain between two random cells, over free cells if possible.
fn initial_path(
    board: &Board,
    chain: &ComponentChain,
    blocks: &[bool],
    stream: &mut SeededRng,
) -> Vec<CellId> {
    let free = |cells: &[CellId]| -> Vec<CellId> {
        let free: Vec<CellId> = cells
            .iter()
            .filter(|cell| !blocks[cell.index()])
            .copied()
            .collect();
        if free.is_empty() {
            cells.to_vec()
        } else {
            free
        }
    };
    let (firsts, lasts) = (free(&chain.first), free(&chain.last));
    let none = vec![false; board.len()];
    let mut path = Vec::new();
    for draw in 0..MAX_DRAWS {
        let from = firsts[stream.below(firsts.len() as u32) as usize];
        let to = lasts[stream.below(lasts.len() as u32) as usize];
        // The last draw ignores blocks, and the path replaces them.
        let avoided = if draw + 1 < MAX_DRAWS { blocks } else { &none };
        let found = shortest_path(board, from, to, avoided);
        if found.len() > 1 {
            return found;
        }
        path = vec![from, board.neighbours(from)[0]];
    }
    path
}

/// Returns a shortest path over cells that are not `avoided`; empty if there is none.
fn shortest_path(board: &Board, from: CellId, to: CellId, avoided: &[bool]) -> Vec<CellId> {
    let mut previous = vec![None; board.len()];
    previous[from.index()] = Some(from);
    let mut queue = VecDeque::from([from]);
    while let Some(cell) = queue.pop_front() {
        if cell == to {
            break;
        }
        for &next in board.neighbours(cell) {
            if previous[next.index()].is_none() && !avoided[next.index()] {
                previous[next.index()] = Some(cell);
                queue.push_back(next);
            }
        }
    }
    let mut path = vec![to];
    let mut at = to;
    while at != from {
        let Some(before) = previous[at.index()] else {
            return Vec::new();
        };
        path.push(before);
        at = before;
    }
    path.reverse();
    path
}

/// Scatters blocks by the rule of the original game: never where at least three eighths of the surrounding places are
/// blocked or outside the board. Such a board may be impossible to win.
fn classic_board(setup: &Setup, board: &Board, stream: &mut SeededRng) -> GeneratedBoard {
    let target = block_count(setup, board.len());
    loop {
        let mut order: Vec<CellId> = board.cells().collect();
        stream.shuffle(&mut order);
        let mut is_blocked = vec![false; board.len()];
        let mut left = target;
        for &cell in &order {
            if left > 0 && has_room(board, &is_blocked, cell) {
                is_blocked[cell.index()] = true;
                left -= 1;
            }
        }
        let is_free = |cell: &CellId| !is_blocked[cell.index()];
        let can_start =
            |cell: &CellId| is_free(cell) && board.neighbours(*cell).iter().any(is_free);
        let starts: Vec<CellId> = board.cells().filter(can_start).collect();
        if !starts.is_empty() {
            let start = starts[stream.below(starts.len() as u32) as usize];
            return GeneratedBoard {
                is_blocked,
                start,
                solution: None,
            };
        }
    }
}

/// Returns `true` if less than three eighths of the places around a cell are blocked or outside the board. Squares have
/// eight such places, with or without diagonal steps; hexes six; cubes as many as neighbours. Nothing on a map is
/// outside.
fn has_room(board: &Board, is_blocked: &[bool], cell: CellId) -> bool {
    let blocked = |cells: &[CellId]| cells.iter().filter(|at| is_blocked[at.index()]).count();
    let touching = board.adjacent(cell);
    let (places, free) = match board.shape() {
        Shape::Square(square) => {
            let around = square_around(square, cell);
            (8, around.len() - blocked(&around))
        }
        Shape::Hex(_) => (6, touching.len() - blocked(touching)),
        Shape::Cube(cube) => {
            let places = match cube.connectivity {
                Connectivity::Sides => 6,
                Connectivity::Corners => 26,
            };
            (places, touching.len() - blocked(touching))
        }
        Shape::Hypercube(hypercube) => {
            let places = match hypercube.connectivity {
                Connectivity::Sides => 8,
                Connectivity::Corners => 80,
            };
            (places, touching.len() - blocked(touching))
        }
        Shape::Map(_) | Shape::Track(_) => (touching.len(), touching.len() - blocked(touching)),
    };
    8 * (places - free) < 3 * places
}

/// Returns the cells around a cell on a rectangle of squares, including diagonal ones.
fn square_around(square: &Square, cell: CellId) -> Vec<CellId> {
    let width = u32::from(square.width);
    let (column, row) = (cell.0 % width, cell.0 / width);
    let columns = column.saturating_sub(1)..=(column + 1).min(width - 1);
    let rows = row.saturating_sub(1)..=(row + 1).min(u32::from(square.height) - 1);
    let around = rows.flat_map(|row| {
        columns
            .clone()
            .map(move |column| CellId(row * width + column))
    });
    around.filter(|&other| other != cell).collect()
}

/// Returns the start position of a board given as cells.
///
/// # Errors
/// If the number of cells is wrong, a value is unknown, there is not exactly one start, or no step leads off it.
pub(super) fn board_from_cells(
    board: &Board,
    cells: &[u8],
) -> Result<GeneratedBoard, crate::SetupError> {
    if cells.len() != board.len() {
        let (given, wanted) = (cells.len(), board.len());
        return Err(crate::SetupError::TileCount { given, wanted });
    }
    if cells.iter().any(|&cell| cell > setup::START) {
        return Err(SetupError::Tile.into());
    }
    let mut starts = board
        .cells()
        .filter(|cell| cells[cell.index()] == setup::START);
    let (Some(start), None) = (starts.next(), starts.next()) else {
        return Err(SetupError::StartCount.into());
    };
    let is_free = |next: &CellId| cells[next.index()] == setup::FREE;
    if !board.neighbours(start).iter().any(is_free) {
        return Err(SetupError::NoStep.into());
    }
    Ok(GeneratedBoard {
        is_blocked: cells.iter().map(|&cell| cell == setup::BLOCK).collect(),
        start,
        solution: None,
    })
}
