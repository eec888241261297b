//! Draws the snakes and ladders of a track from a seed. What a seed draws never changes: codes that players keep depend
//! on it.

use crate::boards::random::SeededRng;
use crate::boards::{CellId, Jump, Track};

/// How many ladders a hundred cells have, and how many snakes: from so many to two more.
const FEWEST_IN_100: u32 = 8;

/// Snakes and ladders for a plain open track: none begins or ends where another does, nor on the first or the last cell,
/// and all lead to another row, but not over more than six in ten of the rows. The end can be reached from wherever a
/// piece can come, and is soon enough, even where it must be thrown exactly.
pub(super) fn snakes_and_ladders(track: &Track, seed: u64) -> Vec<Jump> {
    let mut stream = SeededRng::new(b"snakes 1", seed);
    loop {
        let ladders = count(track.len, &mut stream);
        let snakes = count(track.len, &mut stream);
        let jumps = draw(track, ladders, snakes, &mut stream);
        if can_always_finish(track.len, &jumps) && is_soon_over(track.len, &jumps) {
            return jumps;
        }
    }
}

/// How many of a kind a track of this length has.
fn count(len: u16, stream: &mut SeededRng) -> u32 {
    let in_100 = FEWEST_IN_100 + stream.below(3);
    (u32::from(len) * in_100 / 100).max(2)
}

/// The ladders, and then the snakes, each in the order of the cells where they begin.
fn draw(track: &Track, ladders: u32, snakes: u32, stream: &mut SeededRng) -> Vec<Jump> {
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

/// Where a piece comes to rest that walks to each cell.
fn rests(len: u16, jumps: &[Jump]) -> Vec<usize> {
    let mut rests: Vec<usize> = (0..len.into()).collect();
    for jump in jumps {
        rests[jump.from.index()] = jump.to.index();
    }
    rests
}

/// Whether nine of ten pieces are at the end, thrown exactly, after as many throws as there are cells. Where many snakes
/// lie together before the end, it takes far more.
fn is_soon_over(len: u16, jumps: &[Jump]) -> bool {
    const ALL: u64 = 1 << 40;
    let rests = rests(len, jumps);
    let goal = usize::from(len);
    // How many of all pieces have gone so many cells.
    let mut gone = vec![0; goal + 1];
    gone[0] = ALL;
    for _ in 0..len {
        let mut next = vec![0; goal + 1];
        next[goal] = gone[goal];
        for (from, &pieces) in gone[..goal].iter().enumerate() {
            for reached in from + 1..=from + 6 {
                let to = if reached > goal {
                    from
                } else {
                    rests[reached - 1] + 1
                };
                next[to] += pieces / 6;
            }
        }
        gone = next;
    }
    gone[goal] >= ALL / 10 * 9
}

/// Whether the last cell can be reached from the beginning and from every cell on which a piece can come to rest, by
/// throws that end on it exactly. Six heads of snakes in a row can be in the way.
fn can_always_finish(len: u16, jumps: &[Jump]) -> bool {
    let rests = rests(len, jumps);
    let len = usize::from(len);
    let throws = |first: usize| (first..(first + 6).min(len)).map(|cell| rests[cell]);
    let mut comes = vec![false; len];
    let mut open: Vec<usize> = throws(0).collect();
    while let Some(cell) = open.pop() {
        if !std::mem::replace(&mut comes[cell], true) {
            open.extend(throws(cell + 1));
        }
    }
    let mut finishes = vec![false; len];
    finishes[len - 1] = true;
    loop {
        let more: Vec<usize> = (0..len)
            .filter(|&cell| !finishes[cell] && throws(cell + 1).any(|next| finishes[next]))
            .collect();
        if more.is_empty() {
            break;
        }
        more.into_iter().for_each(|cell| finishes[cell] = true);
    }
    comes[len - 1] && (0..len).all(|cell| !comes[cell] || finishes[cell])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jump(from: u32, to: u32) -> Jump {
        let (from, to) = (CellId(from), CellId(to));
        Jump { from, to }
    }

    #[test]
    fn six_snakes_in_a_row_cannot_be_passed_but_by_a_ladder() {
        let snakes: Vec<Jump> = (0..6).map(|at| jump(20 + at, 2 + at)).collect();
        assert!(!can_always_finish(36, &snakes));
        assert!(can_always_finish(36, &snakes[1..]));
        let ladder = [&snakes[..], &[jump(10, 30)]].concat();
        assert!(can_always_finish(36, &ladder));
    }

    #[test]
    fn a_ladder_past_a_trap_must_be_in_reach_of_all_who_can_miss_it() {
        let mut jumps: Vec<Jump> = (0..6).map(|at| jump(50 + at, 31 + at)).collect();
        jumps.push(jump(10, 60));
        assert!(
            !can_always_finish(64, &jumps),
            "whoever misses the ladder comes never back to it"
        );
        jumps.push(jump(40, 61));
        assert!(can_always_finish(64, &jumps));
    }

    #[test]
    fn many_snakes_before_the_end_make_a_race_too_long() {
        assert!(is_soon_over(100, &[]));
        let snakes: Vec<Jump> = (0..5).map(|at| jump(90 + at, 40 + at)).collect();
        assert!(can_always_finish(100, &snakes) && !is_soon_over(100, &snakes));
    }

    #[test]
    fn a_seed_draws_the_same_for_ever() {
        let jumps = snakes_and_ladders(&Track::line(100), 4711);
        let drawn: Vec<(u32, u32)> = jumps.iter().map(|jump| (jump.from.0, jump.to.0)).collect();
        assert_eq!(drawn, GOLDEN);
    }

    /// As drawn by the first version.
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
