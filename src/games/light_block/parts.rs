//! The parts of a board that hang together by single cells, and the chain of them that has most cells: no path can be
//! on more than such a chain. Only hills and some maps have more parts than one.

use crate::boards::{CellId, Graph};

/// One in how many cells of a board makes a part large.
const LARGE_ONE_IN: usize = 10;

/// A chain of parts, each joined to the next by one cell.
pub(super) struct Chain {
    /// Whether each cell of the board is in one of its parts.
    pub(super) is_on: Vec<bool>,
    /// The cells that join two of the parts between its ends.
    pub(super) joints: Vec<CellId>,
    /// The cells of the first large part, but not the one that joins it to the next: where a path may begin.
    pub(super) first: Vec<CellId>,
    /// The cells of the last large part, likewise: where it may end.
    pub(super) last: Vec<CellId>,
}

impl Chain {
    /// The chain of most cells, on a board of which nothing is cut off.
    pub(super) fn longest(graph: &Graph) -> Self {
        let parts = parts(graph);
        let mut parts_of: Vec<Vec<usize>> = vec![Vec::new(); graph.len()];
        for (part, cells) in parts.iter().enumerate() {
            for cell in cells {
                parts_of[cell.index()].push(part);
            }
        }
        // In a tree, what is farthest from anywhere is one end of the longest way.
        let (end, _) = farthest(&parts, &parts_of, 0);
        let (other_end, befores) = farthest(&parts, &parts_of, end);
        let mut is_on = vec![false; graph.len()];
        let mut order = vec![other_end];
        let mut joints = Vec::new();
        while let Some((before, joint)) = befores[order[order.len() - 1]] {
            joints.push(joint);
            order.push(before);
        }
        for cell in order.iter().flat_map(|&part| &parts[part]) {
            is_on[cell.index()] = true;
        }
        // A path that must begin in a small corner is hard to weave; it may still come there.
        let is_large = |part: &usize| parts[*part].len() * LARGE_ONE_IN >= graph.len();
        let largest = (0..order.len())
            .max_by_key(|&at| parts[order[at]].len())
            .unwrap_or_default();
        let begin = order.iter().position(is_large).unwrap_or(largest);
        let end = order.iter().rposition(is_large).unwrap_or(largest);
        let without = |at: usize, joint: Option<&CellId>| {
            let cells = parts[order[at]].iter().copied();
            cells.filter(|cell| Some(cell) != joint).collect()
        };
        let (after_begin, before_end) = match begin < end {
            true => (joints.get(begin), joints.get(end - 1)),
            false => (None, None),
        };
        Self {
            is_on,
            first: without(begin, after_begin),
            last: without(end, before_end),
            joints: joints[begin..end].to_vec(),
        }
    }
}

/// The part to which most cells lead from a part, and the part before each with the cell that joins them.
fn farthest(
    parts: &[Vec<CellId>],
    parts_of: &[Vec<usize>],
    from: usize,
) -> (usize, Vec<Option<(usize, CellId)>>) {
    let mut befores = vec![None; parts.len()];
    let mut farthest = (0, from);
    let mut stack = vec![(from, parts[from].len())];
    while let Some((part, cells)) = stack.pop() {
        if cells > farthest.0 {
            farthest = (cells, part);
        }
        let came_from = befores[part].map(|(before, _)| before);
        let joint_back = befores[part].map(|(_, joint)| joint);
        for &cell in parts[part].iter().filter(|&&cell| Some(cell) != joint_back) {
            for &next in &parts_of[cell.index()] {
                if next != part && Some(next) != came_from {
                    befores[next] = Some((part, cell));
                    stack.push((next, cells + parts[next].len() - 1));
                }
            }
        }
    }
    (farthest.1, befores)
}

/// The cells of each part: those any two of which are joined by two ways without a cell in common, and single steps that
/// nothing leads round (Hopcroft and Tarjan).
fn parts(graph: &Graph) -> Vec<Vec<CellId>> {
    const NEVER: u32 = u32::MAX;
    let mut parts = Vec::new();
    let mut met = vec![NEVER; graph.len()];
    let mut low = vec![NEVER; graph.len()];
    let mut clock = 1;
    let mut open = vec![CellId(0)];
    let mut stack = vec![(CellId(0), CellId(0), 0)];
    (met[0], low[0]) = (0, 0);
    while let Some(&mut (cell, from, ref mut looked_at)) = stack.last_mut() {
        if let Some(&next) = graph.neighbours(cell).get(*looked_at) {
            *looked_at += 1;
            if met[next.index()] == NEVER {
                met[next.index()] = clock;
                low[next.index()] = clock;
                clock += 1;
                open.push(next);
                stack.push((next, cell, 0));
            } else if next != from {
                low[cell.index()] = low[cell.index()].min(met[next.index()]);
            }
            continue;
        }
        stack.pop();
        if stack.is_empty() {
            break;
        }
        low[from.index()] = low[from.index()].min(low[cell.index()]);
        if low[cell.index()] >= met[from.index()] {
            let mut part = vec![from];
            while let Some(last) = open.pop() {
                part.push(last);
                if last == cell {
                    break;
                }
            }
            parts.push(part);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(len: u32, steps: &[(u32, u32)]) -> Graph {
        Graph::new(len, |cell| {
            let nexts = steps.iter().filter_map(move |&(a, b)| match cell.0 {
                at if at == a => Some(CellId(b)),
                at if at == b => Some(CellId(a)),
                _ => None,
            });
            nexts.collect::<Vec<_>>()
        })
    }

    #[test]
    fn of_three_arms_the_chain_takes_the_two_longest() {
        // A triangle, with arms of one, two and three cells at its corners.
        let steps = [
            (0, 1),
            (1, 2),
            (2, 0),
            (0, 3),
            (1, 4),
            (4, 5),
            (2, 6),
            (6, 7),
            (7, 8),
        ];
        let chain = Chain::longest(&graph(9, &steps));
        let off: Vec<usize> = (0..9).filter(|&cell| !chain.is_on[cell]).collect();
        assert_eq!(off, [3]);
        assert_eq!(chain.joints.len(), 5);
        let mut ends = [chain.first, chain.last];
        ends.sort();
        assert_eq!(ends, [[CellId(5)], [CellId(8)]]);
    }

    #[test]
    fn what_hangs_together_is_one_part() {
        let square = [(0, 1), (1, 2), (2, 3), (3, 0)];
        let chain = Chain::longest(&graph(4, &square));
        assert_eq!(chain.is_on, [true; 4]);
        assert!(chain.joints.is_empty());
        assert_eq!(chain.first.len(), 4);
    }
}
