//! Graph of the remaining tiles. A winning path is a Hamiltonian cycle of this graph.
//!
//! The vertices are the walker's tile, the open tiles and an auxiliary vertex, the terminal. One edge joins the
//! terminal to the walker and is always included; one edge joins it to each tile on which a path can end.

use super::super::remaining::RemainingBoard;
use tessella_boards::CellId;

/// Edge between the terminal and the walker.
pub(super) const START_EDGE: u32 = 0;
/// Vertex of the walker's tile.
pub(super) const WALKER: u32 = 0;

/// Graph of the remaining tiles and the terminal.
pub(super) struct CycleGraph {
    /// Tile of each vertex except the terminal, which is the last vertex.
    pub(super) cells: Vec<CellId>,
    /// Start of each vertex's list in `beside`, followed by the end of the last list.
    starts: Vec<u32>,
    /// Incident edges of all vertices, each with the vertex at its other end.
    beside: Vec<(u32, u32)>,
    /// The two vertices of each edge.
    pub(super) ends: Vec<[u32; 2]>,
    /// Colour of each vertex, if the graph is bipartite. The colour of the terminal differs from that of the last tile
    /// of a path.
    pub(super) colours: Option<Vec<bool>>,
}

impl CycleGraph {
    /// Builds the graph of the remaining tiles. Returns `None` if the graph is bipartite and the numbers of tiles of
    /// both colours rule out a path.
    pub(super) fn new(remaining: &RemainingBoard<'_>) -> Option<Self> {
        let mut cells = vec![remaining.at];
        let mut number = vec![u32::MAX; remaining.graph.len()];
        number[remaining.at.index()] = WALKER;
        for cell in (0..remaining.graph.len() as u32).map(CellId) {
            if remaining.is_open[cell.index()] {
                number[cell.index()] = cells.len() as u32;
                cells.push(cell);
            }
        }
        let terminal = cells.len() as u32;
        let mut colours: Option<Vec<bool>> = remaining
            .colours
            .as_ref()
            .map(|colours| cells.iter().map(|cell| colours[cell.index()]).collect());
        let last_colour = match &colours {
            None => None,
            Some(colours) => {
                let own = colours[WALKER as usize];
                let of_own = colours.iter().filter(|&&colour| colour == own).count();
                match of_own.checked_sub(colours.len() - of_own) {
                    Some(0) => Some(!own),
                    Some(1) => Some(own),
                    _ => return None,
                }
            }
        };
        let mut ends = vec![[terminal, WALKER]];
        for (from, cell) in cells.iter().enumerate() {
            for next in remaining.graph.neighbours(*cell) {
                let to = number[next.index()];
                if to != u32::MAX && to > from as u32 {
                    ends.push([from as u32, to]);
                }
            }
        }
        for vertex in 1..terminal {
            let is_possible = |colours: &Vec<bool>| Some(colours[vertex as usize]) == last_colour;
            if colours.as_ref().is_none_or(is_possible) {
                ends.push([terminal, vertex]);
            }
        }
        if let (Some(colours), Some(last)) = (&mut colours, last_colour) {
            colours.push(!last);
        }
        Some(Self::from_edges(cells, ends, colours))
    }

    fn from_edges(cells: Vec<CellId>, ends: Vec<[u32; 2]>, colours: Option<Vec<bool>>) -> Self {
        let vertices = cells.len() + 1;
        let mut starts = vec![0; vertices + 1];
        for &[a, b] in &ends {
            starts[a as usize + 1] += 1;
            starts[b as usize + 1] += 1;
        }
        for vertex in 0..vertices {
            starts[vertex + 1] += starts[vertex];
        }
        let mut filled = starts.clone();
        let mut beside = vec![(0, 0); 2 * ends.len()];
        for (edge, &[a, b]) in ends.iter().enumerate() {
            for (from, to) in [(a, b), (b, a)] {
                let at = &mut filled[from as usize];
                beside[*at as usize] = (edge as u32, to);
                *at += 1;
            }
        }
        Self {
            cells,
            starts,
            beside,
            ends,
            colours,
        }
    }

    /// Returns the number of vertices, including the terminal.
    pub(super) const fn len(&self) -> usize {
        self.cells.len() + 1
    }

    /// Returns the auxiliary vertex that closes the cycle.
    pub(super) const fn terminal(&self) -> u32 {
        self.cells.len() as u32
    }

    /// Returns the incident edges of a vertex, each with the vertex at its other end.
    pub(super) fn incident(&self, vertex: u32) -> &[(u32, u32)] {
        let at = vertex as usize;
        &self.beside[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    /// Returns the edge between two vertices, if there is one.
    pub(super) fn edge_between(&self, a: u32, b: u32) -> Option<u32> {
        // The terminal has the longest list.
        let (from, to) = if a == self.terminal() { (b, a) } else { (a, b) };
        let mut beside = self.incident(from).iter();
        beside
            .find(|&&(_, vertex)| vertex == to)
            .map(|&(edge, _)| edge)
    }

    /// Returns the other end of an edge.
    pub(super) fn other_end(&self, edge: u32, vertex: u32) -> u32 {
        let [a, b] = self.ends[edge as usize];
        if a == vertex { b } else { a }
    }
}
