//! Generator of the snakes and ladders of a track. The result for a seed never changes, because players keep game
//! codes.

use super::die::{FOUR, SIDES};
use super::jump_lines::{Ends, TrackPlan};
use tessella_boards::random::SeededRng;
use tessella_boards::{CellId, Jump, Track};

/// Minimum number of ladders, and of snakes, per hundred cells. The maximum is two more.
const MIN_PER_100: u32 = 8;
/// Number of random lines to try for each jump before starting over with all of them.
const MAX_DRAWS: u32 = 400;

/// Returns snakes and ladders for an open track, which may have branches but no jumps. No two share a start or end, none
/// uses the first or the last cell or a cell where a branch begins or ends, and each leads to another row, across at most
/// six tenths of the rows. Their lines can be told apart. There is a snake beside each branch. The end can be reached from
/// every cell that a piece can reach, and in reasonable time, even by exact rolls and always by the main path.
pub(super) fn snakes_and_ladders(track: &Track, back_four: bool, seed: u64) -> Vec<Jump> {
    let mut stream = SeededRng::new(b"snakes 1", seed);
    loop {
        let ladders = count(track.len, &mut stream);
        let snakes = count(track.len, &mut stream);
        let Some(jumps) = generate(track, ladders, snakes, &mut stream) else {
            continue;
        };
        let rolls = Rolls::new(track.len, back_four, &jumps);
        if endangers_forks(track, &jumps) && rolls.can_always_finish() && rolls.are_few() {
            return jumps;
        }
    }
}

/// Returns `true` if the path beside each branch has a snake's head.
fn endangers_forks(track: &Track, jumps: &[Jump]) -> bool {
    track.branches.iter().all(|branch| {
        let beside = branch.from..branch.to;
        let is_snake = |jump: &&Jump| jump.to < jump.from;
        jumps
            .iter()
            .filter(is_snake)
            .any(|snake| beside.contains(&snake.from))
    })
}

/// Returns a random number of snakes, or of ladders, for a track of this length.
fn count(len: u16, stream: &mut SeededRng) -> u32 {
    let per_100 = MIN_PER_100 + stream.below(3);
    (u32::from(len) * per_100 / 100).max(2)
}

/// Generates the ladders and then the snakes, each sorted by start cell. Returns `None` if there is no room for one of
/// them.
fn generate(track: &Track, ladders: u32, snakes: u32, stream: &mut SeededRng) -> Option<Vec<Jump>> {
    let plan = TrackPlan::new(track);
    let columns = u32::from(track.columns());
    let row = |cell: u32| cell / columns;
    let last = u32::from(track.len) - 1;
    let highest = (row(last) * 6 / 10).max(1);
    let mut taken = vec![false; usize::from(track.len)];
    for branch in &track.branches {
        taken[branch.from.index()] = true;
        taken[branch.to.index()] = true;
    }
    let mut lines: Vec<Ends> = Vec::new();
    for _ in 0..ladders + snakes {
        let (one, other) = (0..MAX_DRAWS).find_map(|_| {
            let line = (1 + stream.below(last - 1), 1 + stream.below(last - 1));
            let (one, other) = line;
            let rises = row(one).abs_diff(row(other));
            let is_free = !taken[one as usize] && !taken[other as usize];
            let fits = is_free && (1..=highest).contains(&rises) && plan.is_long_enough(line);
            let is_distinct = || lines.iter().all(|&drawn| plan.are_distinct(line, drawn));
            (fits && is_distinct()).then_some(line)
        })?;
        taken[one as usize] = true;
        taken[other as usize] = true;
        lines.push((one.min(other), one.max(other)));
    }
    let jump = |from, to| Jump {
        from: CellId(from),
        to: CellId(to),
    };
    let (up, down) = lines.split_at(ladders as usize);
    let mut up: Vec<Jump> = up.iter().map(|&(low, high)| jump(low, high)).collect();
    let mut down: Vec<Jump> = down.iter().map(|&(low, high)| jump(high, low)).collect();
    up.sort_by_key(|jump| jump.from);
    down.sort_by_key(|jump| jump.from);
    up.extend(down);
    Some(up)
}

/// The effect of exact rolls on a piece that follows the main path. Progress is in cells, from 0 to the goal.
struct Rolls {
    /// Progress after each number of pips, by the previous progress.
    after: Vec<[usize; *SIDES.end() as usize]>,
    /// Number of rolls within which most pieces must reach the goal.
    most: usize,
}

impl Rolls {
    fn new(len: u16, back_four: bool, jumps: &[Jump]) -> Self {
        let goal = usize::from(len);
        let mut landings: Vec<usize> = (0..=goal).collect();
        for jump in jumps {
            landings[jump.from.index() + 1] = jump.to.index() + 1;
        }
        let reached = |from: usize, pips: usize| {
            if back_four && pips == usize::from(FOUR) {
                from.checked_sub(pips).filter(|&to| to > 0).unwrap_or(from)
            } else {
                Some(from + pips).filter(|&to| to <= goal).unwrap_or(from)
            }
        };
        let after = |from: usize| {
            std::array::from_fn(|side| {
                if from == goal {
                    goal
                } else {
                    landings[reached(from, side + 1)]
                }
            })
        };
        Self {
            after: (0..=goal).map(after).collect(),
            most: goal * if back_four { 2 } else { 1 },
        }
    }

    fn goal(&self) -> usize {
        self.after.len() - 1
    }

    /// Returns `true` if nine of ten pieces reach the end within as many rolls as there are cells, or twice as many if
    /// fours go back. Several snakes close together before the end can make it take far longer.
    fn are_few(&self) -> bool {
        const ALL: u64 = 1 << 40;
        let goal = self.goal();
        // Number of pieces with each progress.
        let mut pieces_at = vec![0; goal + 1];
        pieces_at[0] = ALL;
        for _ in 0..self.most {
            let mut next = vec![0; goal + 1];
            for (pieces, after) in pieces_at.iter().zip(&self.after) {
                for &to in after {
                    next[to] += pieces / 6;
                }
            }
            pieces_at = next;
        }
        pieces_at[goal] >= ALL / 10 * 9
    }

    /// Returns `true` if the end can be reached from the start and from every cell that a piece can reach. Six heads of
    /// snakes in a row can block it.
    fn can_always_finish(&self) -> bool {
        let goal = self.goal();
        let mut reachable = vec![false; goal + 1];
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut reachable[at], true) {
                open.extend(self.after[at]);
            }
        }
        let mut finishes = vec![false; goal + 1];
        finishes[goal] = true;
        loop {
            let leads_home =
                |&at: &usize| !finishes[at] && self.after[at].iter().any(|&to| finishes[to]);
            let more: Vec<usize> = (0..goal).filter(leads_home).collect();
            if more.is_empty() {
                break;
            }
            more.into_iter().for_each(|at| finishes[at] = true);
        }
        (0..=goal).all(|at| !reachable[at] || finishes[at])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jump(from: u32, to: u32) -> Jump {
        let (from, to) = (CellId(from), CellId(to));
        Jump { from, to }
    }

    fn rolls(len: u16, jumps: &[Jump]) -> Rolls {
        Rolls::new(len, false, jumps)
    }

    #[test]
    fn six_snakes_in_a_row_block_the_end_without_a_ladder() {
        let snakes: Vec<Jump> = (0..6).map(|at| jump(20 + at, 2 + at)).collect();
        assert!(!rolls(36, &snakes).can_always_finish());
        assert!(rolls(36, &snakes[1..]).can_always_finish());
        let ladder = [&snakes[..], &[jump(10, 30)]].concat();
        assert!(rolls(36, &ladder).can_always_finish());
    }

    #[test]
    fn ladder_past_a_trap_is_reachable_for_every_piece() {
        let mut jumps: Vec<Jump> = (0..6).map(|at| jump(50 + at, 31 + at)).collect();
        jumps.push(jump(10, 60));
        assert!(
            !rolls(64, &jumps).can_always_finish(),
            "a piece past the ladder cannot return to it"
        );
        jumps.push(jump(40, 61));
        assert!(rolls(64, &jumps).can_always_finish());
    }

    #[test]
    fn track_with_many_snakes_before_the_end_is_refused() {
        assert!(rolls(100, &[]).are_few());
        let snakes: Vec<Jump> = (0..5).map(|at| jump(90 + at, 40 + at)).collect();
        assert!(rolls(100, &snakes).can_always_finish() && !rolls(100, &snakes).are_few());
    }

    #[test]
    fn snakes_and_ladders_of_a_seed_never_change() {
        let jumps = snakes_and_ladders(&Track::line(100), false, 4711);
        let generated: Vec<(u32, u32)> =
            jumps.iter().map(|jump| (jump.from.0, jump.to.0)).collect();
        assert_eq!(generated, GOLDEN);
    }

    /// Result of the first version of the generator.
    const GOLDEN: [(u32, u32); 17] = [
        (1, 40),
        (7, 27),
        (15, 23),
        (28, 45),
        (34, 67),
        (41, 85),
        (54, 96),
        (58, 61),
        (68, 94),
        (35, 6),
        (52, 5),
        (55, 44),
        (77, 62),
        (78, 60),
        (88, 71),
        (89, 50),
        (91, 42),
    ];
}
