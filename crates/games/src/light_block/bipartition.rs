//! Two-colouring of a graph, as on a chessboard.

use tessella_boards::{CellId, Graph};

/// Colours the cells for which `counts` holds so that neighbours have different colours; `None` if that subgraph is not
/// bipartite. Other cells get an arbitrary colour.
pub(super) fn bipartition(graph: &Graph, counts: impl Fn(CellId) -> bool) -> Option<Vec<bool>> {
    let mut colours: Vec<Option<bool>> = vec![None; graph.len()];
    let mut stack = Vec::new();
    for first in 0..graph.len() as u32 {
        if colours[first as usize].is_some() {
            continue;
        }
        colours[first as usize] = Some(false);
        if counts(CellId(first)) {
            stack.push((CellId(first), false));
        }
        while let Some((cell, colour)) = stack.pop() {
            let beside = graph.neighbours(cell).iter();
            for &next in beside.filter(|&&next| counts(next)) {
                match colours[next.index()] {
                    None => {
                        colours[next.index()] = Some(!colour);
                        stack.push((next, !colour));
                    }
                    Some(other) if other == colour => return None,
                    Some(_) => {}
                }
            }
        }
    }
    colours.into_iter().collect()
}
