//! What is left of a game as a graph: a way that wins is a round trip over all its places.
//!
//! The places are the walker's tile, the open tiles, and one that is not on the board: home. From home a path leads to the
//! walker, which is always taken, and one to each tile on which a way might end.

use super::super::rest::Rest;
use crate::boards::CellId;

/// The path from home to the walker.
pub(super) const WAY_OUT: u32 = 0;
/// The walker's place.
pub(super) const WALKER: u32 = 0;

/// The graph of what is left.
pub(super) struct Net {
    /// The tile of each place but home, which is the last one.
    pub(super) cells: Vec<CellId>,
    /// Where the list of each place begins; one entry more than there are places.
    starts: Vec<u32>,
    /// The edges at each place, and the places to which they lead.
    beside: Vec<(u32, u32)>,
    /// The two places of each edge.
    pub(super) ends: Vec<[u32; 2]>,
    /// Where a path takes two colours in turn: the colour of each place. Home has the one that the last tile has not.
    pub(super) colours: Option<Vec<bool>>,
}

impl Net {
    /// The graph of what is left; `None` where a path takes two colours in turn, and there are too many tiles of one.
    pub(super) fn of(rest: &Rest<'_>) -> Option<Self> {
        let mut cells = vec![rest.at];
        let mut number = vec![u32::MAX; rest.graph.len()];
        number[rest.at.index()] = WALKER;
        for cell in (0..rest.graph.len() as u32).map(CellId) {
            if rest.is_open[cell.index()] {
                number[cell.index()] = cells.len() as u32;
                cells.push(cell);
            }
        }
        let home = cells.len() as u32;
        let mut colours: Option<Vec<bool>> = rest
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
        let mut ends = vec![[home, WALKER]];
        for (from, cell) in cells.iter().enumerate() {
            for next in rest.graph.neighbours(*cell) {
                let to = number[next.index()];
                if to != u32::MAX && to > from as u32 {
                    ends.push([from as u32, to]);
                }
            }
        }
        for place in 1..home {
            let is_possible = |colours: &Vec<bool>| Some(colours[place as usize]) == last_colour;
            if colours.as_ref().is_none_or(is_possible) {
                ends.push([home, place]);
            }
        }
        if let (Some(colours), Some(last)) = (&mut colours, last_colour) {
            colours.push(!last);
        }
        Some(Self::new(cells, ends, colours))
    }

    fn new(cells: Vec<CellId>, ends: Vec<[u32; 2]>, colours: Option<Vec<bool>>) -> Self {
        let places = cells.len() + 1;
        let mut starts = vec![0; places + 1];
        for &[a, b] in &ends {
            starts[a as usize + 1] += 1;
            starts[b as usize + 1] += 1;
        }
        for place in 0..places {
            starts[place + 1] += starts[place];
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

    /// How many places there are, home among them.
    pub(super) const fn len(&self) -> usize {
        self.cells.len() + 1
    }

    /// The place that is not on the board.
    pub(super) const fn home(&self) -> u32 {
        self.cells.len() as u32
    }

    /// The edges at a place, and the places to which they lead.
    pub(super) fn beside(&self, place: u32) -> &[(u32, u32)] {
        let at = place as usize;
        &self.beside[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    /// The edge between two places, if there is one.
    pub(super) fn between(&self, a: u32, b: u32) -> Option<u32> {
        // Home has the longest list.
        let (from, to) = if a == self.home() { (b, a) } else { (a, b) };
        let mut beside = self.beside(from).iter();
        beside
            .find(|&&(_, place)| place == to)
            .map(|&(edge, _)| edge)
    }

    /// The other place of an edge.
    pub(super) fn beyond(&self, edge: u32, place: u32) -> u32 {
        let [a, b] = self.ends[edge as usize];
        if a == place { b } else { a }
    }
}
