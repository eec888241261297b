//! Biconnected components of a board, and the chain of components with the most cells. No path can cover more than such
//! a chain. Only boards with hills and some maps have more than one component.

use tessella_boards::{CellId, Graph};

/// A component is large if it has at least one in this many cells of the board.
const LARGE_FRACTION: usize = 10;

/// Chain of biconnected components, a path in the block-cut tree.
pub(super) struct ComponentChain {
    /// `true` for each cell that belongs to a component of the chain.
    pub(super) is_in_chain: Vec<bool>,
    /// Articulation points between the components in which a path can end.
    pub(super) articulation_points: Vec<CellId>,
    /// Cells of the first large component without its articulation point to the next: possible starts of a path.
    pub(super) first: Vec<CellId>,
    /// Cells of the last large component, likewise: possible ends of a path.
    pub(super) last: Vec<CellId>,
}

impl ComponentChain {
    /// Returns the chain with the most cells. The board must be connected.
    pub(super) fn longest(graph: &Graph) -> Self {
        let components = biconnected_components(graph);
        let mut components_of: Vec<Vec<usize>> = vec![Vec::new(); graph.len()];
        for (component, cells) in components.iter().enumerate() {
            for cell in cells {
                components_of[cell.index()].push(component);
            }
        }
        // In a tree, the node farthest from any node is one end of a longest path.
        let (end, _) = farthest(&components, &components_of, 0);
        let (other_end, predecessors) = farthest(&components, &components_of, end);
        let mut is_in_chain = vec![false; graph.len()];
        let mut order = vec![other_end];
        let mut articulation_points = Vec::new();
        while let Some((before, articulation)) = predecessors[order[order.len() - 1]] {
            articulation_points.push(articulation);
            order.push(before);
        }
        for cell in order.iter().flat_map(|&component| &components[component]) {
            is_in_chain[cell.index()] = true;
        }
        // A path that must start in a small component is hard to grow; one that starts elsewhere may still get there.
        let is_large =
            |component: &usize| components[*component].len() * LARGE_FRACTION >= graph.len();
        let largest = (0..order.len())
            .max_by_key(|&at| components[order[at]].len())
            .unwrap_or_default();
        let begin = order.iter().position(is_large).unwrap_or(largest);
        let end = order.iter().rposition(is_large).unwrap_or(largest);
        let without = |at: usize, articulation: Option<&CellId>| {
            let cells = components[order[at]].iter().copied();
            cells.filter(|cell| Some(cell) != articulation).collect()
        };
        let (after_begin, before_end) = if begin < end {
            (
                articulation_points.get(begin),
                articulation_points.get(end - 1),
            )
        } else {
            (None, None)
        };
        Self {
            is_in_chain,
            first: without(begin, after_begin),
            last: without(end, before_end),
            articulation_points: articulation_points[begin..end].to_vec(),
        }
    }
}

/// Returns the component at the end of the longest chain from a component, and for each component its predecessor with
/// the articulation point between them.
fn farthest(
    components: &[Vec<CellId>],
    components_of: &[Vec<usize>],
    from: usize,
) -> (usize, Vec<Option<(usize, CellId)>>) {
    let mut predecessors = vec![None; components.len()];
    let mut farthest = (0, from);
    let mut stack = vec![(from, components[from].len())];
    while let Some((component, cells)) = stack.pop() {
        if cells > farthest.0 {
            farthest = (cells, component);
        }
        let predecessor = predecessors[component].map(|(before, _)| before);
        let entry = predecessors[component].map(|(_, articulation)| articulation);
        for &cell in components[component]
            .iter()
            .filter(|&&cell| Some(cell) != entry)
        {
            for &next in &components_of[cell.index()] {
                if next != component && Some(next) != predecessor {
                    predecessors[next] = Some((component, cell));
                    stack.push((next, cells + components[next].len() - 1));
                }
            }
        }
    }
    (farthest.1, predecessors)
}

/// Returns the cells of each biconnected component, including bridges (Hopcroft and Tarjan).
fn biconnected_components(graph: &Graph) -> Vec<Vec<CellId>> {
    const NEVER: u32 = u32::MAX;
    let mut components = Vec::new();
    let mut discovery = vec![NEVER; graph.len()];
    let mut low = vec![NEVER; graph.len()];
    let mut clock = 1;
    let mut unassigned = vec![CellId(0)];
    let mut stack = vec![(CellId(0), CellId(0), 0)];
    (discovery[0], low[0]) = (0, 0);
    while let Some(&mut (cell, from, ref mut next_edge)) = stack.last_mut() {
        if let Some(&next) = graph.neighbours(cell).get(*next_edge) {
            *next_edge += 1;
            if discovery[next.index()] == NEVER {
                discovery[next.index()] = clock;
                low[next.index()] = clock;
                clock += 1;
                unassigned.push(next);
                stack.push((next, cell, 0));
            } else if next != from {
                low[cell.index()] = low[cell.index()].min(discovery[next.index()]);
            }
            continue;
        }
        stack.pop();
        if stack.is_empty() {
            break;
        }
        low[from.index()] = low[from.index()].min(low[cell.index()]);
        if low[cell.index()] >= discovery[from.index()] {
            let mut component = vec![from];
            while let Some(last) = unassigned.pop() {
                component.push(last);
                if last == cell {
                    break;
                }
            }
            components.push(component);
        }
    }
    components
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
    fn component_chain_takes_two_longest_arms() {
        // A triangle with arms of one, two and three cells at its corners.
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
        let chain = ComponentChain::longest(&graph(9, &steps));
        let off: Vec<usize> = (0..9).filter(|&cell| !chain.is_in_chain[cell]).collect();
        assert_eq!(off, [3]);
        assert_eq!(chain.articulation_points.len(), 5);
        let mut ends = [chain.first, chain.last];
        ends.sort();
        assert_eq!(ends, [[CellId(5)], [CellId(8)]]);
    }

    #[test]
    fn cycle_is_one_biconnected_component() {
        let square = [(0, 1), (1, 2), (2, 3), (3, 0)];
        let chain = ComponentChain::longest(&graph(4, &square));
        assert_eq!(chain.is_in_chain, [true; 4]);
        assert!(chain.articulation_points.is_empty());
        assert_eq!(chain.first.len(), 4);
    }
}
