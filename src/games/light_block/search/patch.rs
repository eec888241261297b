//! The pieces of a choice, a path from the walker home and rounds beside it, and how they are put together.

use super::net::{Net, WALKER, WAY_OUT};
use super::trail::{Fate, Trail};

/// Edges that are chosen for the way.
pub(super) trait Choice {
    /// Whether an edge is chosen.
    fn is_chosen(&self, edge: u32) -> bool;

    /// Chooses an edge or gives it up.
    fn choose(&mut self, net: &Net, edge: u32, is_chosen: bool);
}

/// Which piece each place is in, and how many places each piece has. The path is piece 0.
pub(super) struct Pieces {
    pub(super) of: Vec<u32>,
    lengths: Vec<u32>,
}

impl Pieces {
    /// The pieces of a choice by which each place has its edges, after as many were put together as is easy.
    pub(super) fn joined(net: &Net, choice: &mut impl Choice, trail: &Trail) -> Self {
        let mut pieces = Self::of(net, choice);
        pieces.join(net, choice, trail);
        pieces
    }

    /// The pieces of a choice by which each place has its two edges.
    fn of(net: &Net, choice: &impl Choice) -> Self {
        const NEVER: u32 = u32::MAX;
        let mut pieces = Self {
            of: vec![NEVER; net.len()],
            lengths: Vec::new(),
        };
        for first in 0..net.len() as u32 {
            if pieces.of[first as usize] != NEVER {
                continue;
            }
            let piece = pieces.lengths.len() as u32;
            pieces.lengths.push(0);
            let (mut at, mut came_by) = (first, WAY_OUT);
            loop {
                pieces.of[at as usize] = piece;
                pieces.lengths[piece as usize] += 1;
                let Some((edge, next)) = onwards(net, choice, at, came_by) else {
                    break;
                };
                (at, came_by) = (next, edge);
                if at == first {
                    break;
                }
            }
        }
        pieces
    }

    /// Puts pieces together wherever two edges that are chosen can be given up for two others.
    fn join(&mut self, net: &Net, choice: &mut impl Choice, trail: &Trail) {
        let is_open = |edge: u32| trail.fate(edge) == Fate::Open;
        let mut names: Vec<u32> = (0..self.lengths.len() as u32).collect();
        for edge in 1..net.ends.len() as u32 {
            if !is_open(edge) || choice.is_chosen(edge) {
                continue;
            }
            let [a, c] = net.ends[edge as usize];
            let (of_a, of_c) = (self.name(&mut names, a), self.name(&mut names, c));
            if of_a == of_c {
                continue;
            }
            if let Some(exchange) = exchange(net, choice, &is_open, [a, c]) {
                for (at, edge) in exchange.into_iter().enumerate() {
                    choice.choose(net, edge, at >= 2);
                }
                choice.choose(net, edge, true);
                let (into, gone) = (of_a.min(of_c), of_a.max(of_c));
                names[gone as usize] = into;
                self.lengths[into as usize] += self.lengths[gone as usize];
                self.lengths[gone as usize] = 0;
            }
        }
        for place in 0..net.len() as u32 {
            self.of[place as usize] = self.name(&mut names, place);
        }
    }

    fn name(&self, names: &mut [u32], place: u32) -> u32 {
        let mut name = self.of[place as usize];
        while names[name as usize] != name {
            names[name as usize] = names[names[name as usize] as usize];
            name = names[name as usize];
        }
        name
    }

    /// The smallest piece but the path, if there are others.
    pub(super) fn smallest_round(&self) -> Option<u32> {
        let rounds = self.lengths.iter().enumerate().skip(1);
        let left = rounds.filter(|&(_, &length)| length > 0);
        left.min_by_key(|&(_, &length)| length)
            .map(|(piece, _)| piece as u32)
    }
}

/// The edge by which a choice goes on from a place, and where to.
pub(super) fn onwards(
    net: &Net,
    choice: &impl Choice,
    at: u32,
    came_by: u32,
) -> Option<(u32, u32)> {
    let mut beside = net.beside(at).iter();
    beside
        .find(|&&(edge, _)| edge != came_by && edge != WAY_OUT && choice.is_chosen(edge))
        .copied()
}

/// Two edges that can be given up, one at each of two places, and one that can be chosen instead where they led.
fn exchange(
    net: &Net,
    choice: &impl Choice,
    is_open: &impl Fn(u32) -> bool,
    [a, c]: [u32; 2],
) -> Option<[u32; 3]> {
    let given_up = |place: u32| {
        let beside = net.beside(place).iter();
        beside.filter(|&&(edge, _)| is_open(edge) && choice.is_chosen(edge))
    };
    for &(from_a, b) in given_up(a) {
        for &(from_c, d) in given_up(c) {
            if let Some(edge) = net.between(b, d)
                && is_open(edge)
                && !choice.is_chosen(edge)
            {
                return Some([from_a, from_c, edge]);
            }
        }
    }
    None
}

/// The places of a choice in one piece, from the walker until before home.
pub(super) fn way(net: &Net, choice: &impl Choice) -> Vec<u32> {
    let mut way = vec![WALKER];
    let (mut at, mut came_by) = (WALKER, WAY_OUT);
    while let Some((edge, next)) = onwards(net, choice, at, came_by) {
        if next == net.home() {
            break;
        }
        way.push(next);
        (at, came_by) = (next, edge);
    }
    way
}
