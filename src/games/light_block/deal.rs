//! Deals the blocks and the start of a board from a seed. What a seed deals never changes: codes that players keep
//! depend on it.

use super::colours::colours;
use super::crowd::Crowd;
use super::parts::Chain;
use super::weave::Weave;
use super::{Kind, Setup};
use crate::boards::random::SeededRng;
use crate::boards::{Board, CellId, Connectivity, Shape, Square};
use std::collections::VecDeque;

/// How many steps the path through a board is worked on, for each cell.
const STEPS_PER_CELL: u32 = 400;
/// How many steps blocks are moved about, for each cell.
const SPREAD_PER_CELL: u32 = 300;
/// From how many beginnings the most promising is taken; where that leads to no board with as few blocks as wanted,
/// from how many the next time.
const BEGINNINGS: [u32; 5] = [1, 8, 8, 8, 8];
/// How often two cells are drawn, if no way over free cells joins them.
const DRAWS: u32 = 16;

/// What is on the cells of a board at first.
#[derive(Clone, Debug)]
pub(super) struct Dealt {
    pub(super) is_blocked: Vec<bool>,
    pub(super) start: CellId,
    /// A way that lights every tile, from the start on.
    pub(super) solution: Option<Vec<CellId>>,
}

/// The blocks and the start of a board. `board` must be the one of `setup`, and `setup` must pass its check.
pub(super) fn deal(setup: &Setup, board: &Board, seed: u64) -> Dealt {
    let mut stream = SeededRng::new(b"light  1", seed);
    match setup.kind {
        Kind::Winnable => winnable(setup, board, &mut stream),
        Kind::Classic => classic(setup, board, &mut stream),
    }
}

/// How many cells of so many are to be blocked.
fn wanted(setup: &Setup, cells: usize) -> usize {
    match usize::from(setup.blocks) {
        0 => 0,
        one_in => (cells + one_in / 2) / one_in,
    }
}

/// A board that can be won. Blocks are strewn freely, and a path is woven through what is left; where a tile cannot be
/// on it, another block gives way. At last blocks move until they are as close to each other as those that were strewn.
fn winnable(setup: &Setup, board: &Board, stream: &mut SeededRng) -> Dealt {
    let chain = Chain::longest(board.graph());
    let off_chain = chain.is_on.iter().filter(|&&is_on| !is_on).count();
    let wanted = wanted(setup, board.len()).saturating_sub(off_chain);
    let cells = board.len() as u32;
    let is_barred = |cell: CellId| !chain.is_on[cell.index()];
    let mut best: Option<(usize, Vec<CellId>)> = None;
    for beginnings in BEGINNINGS {
        let begun = (0..beginnings).map(|_| {
            let strewn = strewn(board, &chain, wanted, stream);
            let first = first_way(board, &chain, &strewn, stream);
            let branch = SeededRng::new(b"lightway", u64::from(stream.below(u32::MAX)));
            let mut weave = Weave::new(board.graph(), &first, is_barred, strewn.clone(), branch);
            weave.grow();
            (weave, strewn)
        });
        let best_begun = begun.min_by_key(|(weave, _)| weave.out());
        let (mut weave, strewn) = best_begun.expect("at least one beginning");
        let is_settled = weave.settle(wanted, STEPS_PER_CELL * cells);
        if is_settled {
            weave.shorten(wanted);
            let mut crowd = Crowd::new(board, blocked(board, &weave.way()), &strewn);
            weave.spread(&mut crowd, SPREAD_PER_CELL * cells);
        }
        if best.as_ref().is_none_or(|(out, _)| weave.out() < *out) {
            best = Some((weave.out(), weave.way()));
        }
        if is_settled {
            break;
        }
    }
    let (_, mut way) = best.expect("at least one try");
    if stream.below(2) == 0 {
        way.reverse();
    }
    Dealt {
        is_blocked: blocked(board, &way),
        start: way[0],
        solution: Some(way),
    }
}

/// All cells but those of a way.
fn blocked(board: &Board, way: &[CellId]) -> Vec<bool> {
    let mut is_blocked = vec![true; board.len()];
    for cell in way {
        is_blocked[cell.index()] = false;
    }
    is_blocked
}

/// So many blocks in random places of a chain. On a board of two colours like a chessboard's a path takes them in turn,
/// so that the blocks must even out the free tiles of both.
fn strewn(board: &Board, chain: &Chain, wanted: usize, stream: &mut SeededRng) -> Vec<bool> {
    let mut order: Vec<CellId> = board
        .cells()
        .filter(|cell| chain.is_on[cell.index()])
        .collect();
    let cells = order.len();
    stream.shuffle(&mut order);
    order.retain(|cell| !chain.joints.contains(cell));
    let colours = colours(board.graph(), |_| true);
    let of_second = |cell: &CellId| {
        colours
            .as_ref()
            .is_some_and(|colours| colours[cell.index()])
    };
    let mut left = [wanted, 0];
    if colours.is_some() {
        let second = board
            .cells()
            .filter(|cell| chain.is_on[cell.index()] && of_second(cell))
            .count();
        // With an odd number left over, either colour may have the one more.
        let free = cells - wanted;
        let second_free = free / 2
            + if free % 2 == 1 {
                stream.below(2) as usize
            } else {
                0
            };
        let second_blocks = second.saturating_sub(second_free).min(wanted);
        left = [wanted - second_blocks, second_blocks];
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

/// A shortest way along the whole chain between two random cells: over free cells, where that can be.
fn first_way(board: &Board, chain: &Chain, blocks: &[bool], stream: &mut SeededRng) -> Vec<CellId> {
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
    let mut way = Vec::new();
    for draw in 0..DRAWS {
        let from = firsts[stream.below(firsts.len() as u32) as usize];
        let to = lasts[stream.below(lasts.len() as u32) as usize];
        // In the end blocks may be in the way: they give way.
        let avoided = if draw + 1 < DRAWS { blocks } else { &none };
        let found = way_over(board, from, to, avoided);
        if found.len() > 1 {
            return found;
        }
        way = vec![from, board.neighbours(from)[0]];
    }
    way
}

/// A shortest way over cells that are not `avoided`; no cells where none leads there.
fn way_over(board: &Board, from: CellId, to: CellId, avoided: &[bool]) -> Vec<CellId> {
    let mut befores = vec![None; board.len()];
    befores[from.index()] = Some(from);
    let mut queue = VecDeque::from([from]);
    while let Some(cell) = queue.pop_front() {
        if cell == to {
            break;
        }
        for &next in board.neighbours(cell) {
            if befores[next.index()].is_none() && !avoided[next.index()] {
                befores[next.index()] = Some(cell);
                queue.push_back(next);
            }
        }
    }
    let mut way = vec![to];
    let mut at = to;
    while at != from {
        let Some(before) = befores[at.index()] else {
            return Vec::new();
        };
        way.push(before);
        at = before;
    }
    way.reverse();
    way
}

/// Blocks strewn by the original's rule: none where three eighths of the places around it are blocked or beside the
/// board. Whether the board can be won is left to chance.
fn classic(setup: &Setup, board: &Board, stream: &mut SeededRng) -> Dealt {
    let wanted = wanted(setup, board.len());
    loop {
        let mut order: Vec<CellId> = board.cells().collect();
        stream.shuffle(&mut order);
        let mut is_blocked = vec![false; board.len()];
        let mut left = wanted;
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
            return Dealt {
                is_blocked,
                start,
                solution: None,
            };
        }
    }
}

/// Whether less than three eighths of the places around a cell are blocked or beside the board. On squares they are
/// eight, whether or not a step leads over corners; on hexes six; in cubes as many as neighbours; on maps there is
/// nothing beside the board.
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
        Shape::Map(_) | Shape::Track(_) => (touching.len(), touching.len() - blocked(touching)),
    };
    8 * (places - free) < 3 * places
}

/// The cells around one on a plain rectangle of squares, those at its corners too.
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
