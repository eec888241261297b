//! Generator of the snakes and ladders of a track. The result for a seed never changes, because players keep game
//! codes.

use crate::boards::random::SeededRng;
use crate::boards::{CellId, Jump, Track};

/// Minimum number of ladders per hundred cells, and of snakes. The maximum is two more.
const MIN_PER_100: u32 = 8;

/// Returns snakes and ladders for a plain open track. No two share a start or end, none uses the first or the last
/// cell, and each leads to another row, across at most six tenths of the rows. The end can be reached from every cell
/// that a piece can reach, and in reasonable time, even by exact rolls.
pub(super) fn snakes_and_ladders(track: &Track, seed: u64) -> Vec<Jump> {
    let mut stream = SeededRng::new(b"snakes 1", seed);
    loop {
        let ladders = count(track.len, &mut stream);
        let snakes = count(track.len, &mut stream);
        let jumps = generate(track, ladders, snakes, &mut stream);
        if can_always_finish(track.len, &jumps) && is_short_enough(track.len, &jumps) {
            return jumps;
        }
    }
}

/// Returns a random number of snakes, or of ladders, for a track of this length.
fn count(len: u16, stream: &mut SeededRng) -> u32 {
    let per_100 = MIN_PER_100 + stream.below(3);
    (u32::from(len) * per_100 / 100).max(2)
}

/// Generates the ladders and then the snakes, each ordered by their start cells.
fn generate(track: &Track, ladders: u32, snakes: u32, stream: &mut SeededRng) -> Vec<Jump> {
    let columns = u32::from(track.columns());
    let row = |cell: u32| cell / columns;
    let last = u32::from(track.len) - 1;
    let highest = (row(last) * 6 / 10).max(1);
    let mut taken = vec![false; usize::from(track.len)];
    let mut ends = Vec::new();
    while (ends.len() as u32) < ladders + snakes {
        let (one, other) = (1 + stream.below(last - 1), 1 + stream.below(last - 1));
        let rises = row(one).abs_diff(row(other));
        let is_free = !taken[one as usize] && !taken[other as usize];
        if is_free && (1..=highest).contains(&rises) {
            taken[one as usize] = true;
            taken[other as usize] = true;
            ends.push((CellId(one.min(other)), CellId(one.max(other))));
        }
    }
    let (up, down) = ends.split_at(ladders as usize);
    let mut up: Vec<Jump> = (up.iter().map(|&(from, to)| Jump { from, to })).collect();
    let mut down: Vec<Jump> = (down.iter().map(|&(to, from)| Jump { from, to })).collect();
    up.sort_by_key(|jump| jump.from);
    down.sort_by_key(|jump| jump.from);
    up.extend(down);
    up
}

/// Returns the cell where a piece ends that steps onto each cell.
fn landings(len: u16, jumps: &[Jump]) -> Vec<usize> {
    let mut landings: Vec<usize> = (0..len.into()).collect();
    for jump in jumps {
        landings[jump.from.index()] = jump.to.index();
    }
    landings
}

/// Returns `true` if nine of ten pieces reach the end by exact rolls within as many rolls as there are cells. Several
/// snakes close together before the end can make it take far longer.
fn is_short_enough(len: u16, jumps: &[Jump]) -> bool {
    const ALL: u64 = 1 << 40;
    let landings = landings(len, jumps);
    let goal = usize::from(len);
    // Number of pieces with each progress.
    let mut pieces_at = vec![0; goal + 1];
    pieces_at[0] = ALL;
    for _ in 0..len {
        let mut next = vec![0; goal + 1];
        next[goal] = pieces_at[goal];
        for (from, &pieces) in pieces_at[..goal].iter().enumerate() {
            for reached in from + 1..=from + 6 {
                let to = if reached > goal {
                    from
                } else {
                    landings[reached - 1] + 1
                };
                next[to] += pieces / 6;
            }
        }
        pieces_at = next;
    }
    pieces_at[goal] >= ALL / 10 * 9
}

/// Returns `true` if the last cell can be reached by exact rolls from the start and from every cell that a piece can
/// reach. Six heads of snakes in a row can block it.
fn can_always_finish(len: u16, jumps: &[Jump]) -> bool {
    let landings = landings(len, jumps);
    let len = usize::from(len);
    let next_cells = |first: usize| (first..(first + 6).min(len)).map(|cell| landings[cell]);
    let mut reachable = vec![false; len];
    let mut open: Vec<usize> = next_cells(0).collect();
    while let Some(cell) = open.pop() {
        if !std::mem::replace(&mut reachable[cell], true) {
            open.extend(next_cells(cell + 1));
        }
    }
    let mut finishes = vec![false; len];
    finishes[len - 1] = true;
    loop {
        let more: Vec<usize> = (0..len)
            .filter(|&cell| !finishes[cell] && next_cells(cell + 1).any(|next| finishes[next]))
            .collect();
        if more.is_empty() {
            break;
        }
        more.into_iter().for_each(|cell| finishes[cell] = true);
    }
    reachable[len - 1] && (0..len).all(|cell| !reachable[cell] || finishes[cell])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jump(from: u32, to: u32) -> Jump {
        let (from, to) = (CellId(from), CellId(to));
        Jump { from, to }
    }

    #[test]
    fn six_snakes_in_a_row_block_the_end_without_a_ladder() {
        let snakes: Vec<Jump> = (0..6).map(|at| jump(20 + at, 2 + at)).collect();
        assert!(!can_always_finish(36, &snakes));
        assert!(can_always_finish(36, &snakes[1..]));
        let ladder = [&snakes[..], &[jump(10, 30)]].concat();
        assert!(can_always_finish(36, &ladder));
    }

    #[test]
    fn ladder_past_a_trap_is_reachable_for_every_piece() {
        let mut jumps: Vec<Jump> = (0..6).map(|at| jump(50 + at, 31 + at)).collect();
        jumps.push(jump(10, 60));
        assert!(
            !can_always_finish(64, &jumps),
            "a piece past the ladder cannot return to it"
        );
        jumps.push(jump(40, 61));
        assert!(can_always_finish(64, &jumps));
    }

    #[test]
    fn track_with_many_snakes_before_the_end_is_refused() {
        assert!(is_short_enough(100, &[]));
        let snakes: Vec<Jump> = (0..5).map(|at| jump(90 + at, 40 + at)).collect();
        assert!(can_always_finish(100, &snakes) && !is_short_enough(100, &snakes));
    }

    #[test]
    fn snakes_and_ladders_of_a_seed_never_change() {
        let jumps = snakes_and_ladders(&Track::line(100), 4711);
        let generated: Vec<(u32, u32)> =
            jumps.iter().map(|jump| (jump.from.0, jump.to.0)).collect();
        assert_eq!(generated, GOLDEN);
    }

    /// Result of the first version.
    const GOLDEN: [(u32, u32); 17] = [
        (1, 40),
        (7, 27),
        (15, 23),
        (28, 45),
        (32, 80),
        (43, 69),
        (54, 96),
        (59, 72),
        (68, 94),
        (61, 58),
        (64, 14),
        (67, 34),
        (81, 63),
        (85, 41),
        (88, 71),
        (91, 51),
        (97, 74),
    ];
}
