//! Follow-up strategy: the seat not to move answers each stone in the same column, and so gets every other free cell,
//! until it wins or the board is full.

use super::board::{FallingBoard, FallingPosition};

/// Returns `true` if the seat not to move gets at least this outcome by following up: 1 for a win, 0 for a draw.
#[inline]
pub(super) fn proves<const K: usize>(
    board: &FallingBoard<K>,
    position: &FallingPosition,
    least: i8,
) -> bool {
    let occupied = position.occupied();
    let free = board.cells & !occupied;
    let playable = board.playable(occupied);
    let (mover, other) = (position.mover, position.other);
    // The seat that follows up gets the cells above the first stone of each pair. A column with an odd number of free
    // cells has a single cell below its pairs.
    let single = playable & board.upper;
    let gained = free & board.upper & !single;
    // No stone will be placed above a cell on which the seat that follows up wins.
    let won = other.wins & gained;
    let unused = board.above(won);
    if single.count_ones().is_multiple_of(2)
        && (least <= 0 || won != 0 || board.has_line(other.stones | gained))
        && is_stopped(board, mover.stones | (free & !gained & !unused), single)
    {
        return true;
    }
    // The pairs in one column can begin a cell later if it ends with a cell on which the seat that follows up wins.
    let mut ends = other.wins & free & !playable & !board.upper;
    while ends != 0 {
        let end = ends & ends.wrapping_neg();
        let column = board.column_cells(board.column(end));
        ends &= !column;
        let upper = board.upper ^ column;
        let single = playable & upper;
        if !single.count_ones().is_multiple_of(2) {
            continue;
        }
        let gained = free & upper & !single;
        let unused = (unused & !column) | (column & !(end | (end - 1)));
        if is_stopped(board, mover.stones | (free & !gained & !unused), single) {
            return true;
        }
    }
    false
}

/// Returns `true` if a seat completes no line on these cells when it gets only one of each two single cells. At most
/// four single cells are considered; of more, it may get all.
#[inline]
fn is_stopped<const K: usize>(board: &FallingBoard<K>, cells: u64, single: u64) -> bool {
    let stops = |taken: u64| !board.has_line(cells & !taken);
    let stops_pairs = |[one, two]: [u64; 2], [three, four]: [u64; 2]| {
        stops(one | three) && stops(one | four) && stops(two | three) && stops(two | four)
    };
    match single.count_ones() {
        2 => {
            let [one, two, ..] = split(single);
            stops(one) && stops(two)
        }
        4 if stops(single) => {
            let [one, two, three, four] = split(single);
            stops_pairs([one, two], [three, four])
                || stops_pairs([one, three], [two, four])
                || stops_pairs([one, four], [two, three])
        }
        4 => false,
        _ => stops(0),
    }
}

/// Returns the first four cells of a set, each as a set.
#[inline]
fn split(cells: u64) -> [u64; 4] {
    let mut left = cells;
    [(); 4].map(|()| {
        let cell = left & left.wrapping_neg();
        left ^= cell;
        cell
    })
}
