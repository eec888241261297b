//! Best-first search for a proof that the attacker wins: a depth-first form of AO*, guided by estimates of the work
//! that a proof takes.

use super::board::{CubeBoard, CubePosition, Stones, cells};
use super::chains::ChainSearch;
use super::pairing;
use super::replies::Replies;
use crate::budget::{BudgetSpent, NodeCounter};
use crate::search::{TableKey, TranspositionTable};

/// Work that a proof takes, as an estimate or a lower bound: 0 if the position is proved, [`INFINITE`] if it is
/// refuted.
pub(super) type Proof = u32;

/// Work of a proof that is impossible.
pub(super) const INFINITE: Proof = 1 << 30;
/// Smallest and greatest estimate for a position that has not been searched.
const ESTIMATES: (f32, f32) = (3.0, 12_800.0);
/// Additional work for a stone that only forces a reply. It delays sequences of such stones.
const FORCING_WORK: Proof = 512;
/// Potentials of the attacker below which the defender can hold the position (Erdős and Selfridge): with the defender
/// to move, and with the attacker to move.
const HOLDABLE: (u32, u32) = (64, 32);
/// Potential of the attacker below which it is worth looking for a pairing strategy.
const PAIRABLE: u32 = 160;

/// Exact key of the stones of a position in the table.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct StonesKey(u128);

impl StonesKey {
    /// Mixes the bits of the stones. Different stones have different keys.
    fn new(stones: Stones) -> Self {
        // No position has the key of an empty slot, since no cell holds two stones.
        let stones = u128::from(!stones.attacker) << 64 | u128::from(!stones.defender);
        let product = stones.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
        Self(product ^ product >> 64)
    }
}

impl TableKey for StonesKey {
    fn bits(self) -> usize {
        self.0 as usize
    }
}

/// Stored result of a position. Results that took more work are kept longer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Entry {
    /// Number of nodes searched.
    nodes: u32,
    pub(super) proof: Proof,
    /// Replies not refuted yet, if the defender is to move.
    open: u64,
    /// Best stone, if the attacker is to move.
    pub(super) best: u8,
    /// `true` if a chain of threats begins with that stone.
    pub(super) is_chain: bool,
}

/// A stone of the attacker, or replies of the defender that lead to symmetric positions.
struct Child {
    cells: u64,
    /// Canonical stones after the move.
    stones: Stones,
    proof: Proof,
    /// Work added to that of the position after the move.
    extra: Proof,
    is_searched: bool,
}

/// Search for a win by the attacker.
pub(super) struct CubeSearch {
    pub(super) board: CubeBoard,
    pub(super) chains: ChainSearch,
    entries: TranspositionTable<StonesKey, Entry, 2>,
}

impl CubeSearch {
    /// Creates a search with a table of at most `bytes` bytes.
    pub(super) fn new(board: CubeBoard, bytes: usize) -> Self {
        Self {
            board,
            chains: ChainSearch::new(),
            entries: TranspositionTable::new(bytes),
        }
    }

    /// Returns the stored result of canonical stones.
    pub(super) fn entry(&self, stones: Stones) -> Option<Entry> {
        self.entries.get(StonesKey::new(stones))
    }

    /// Searches canonical stones with the attacker to move, until the work reaches the limit or the position is
    /// decided.
    pub(super) fn attack(
        &mut self,
        stones: Stones,
        limit: Proof,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Proof, BudgetSpent> {
        let begun = counter.nodes();
        let known = self.entry(stones);
        if let Some(known) = known.filter(|known| is_done(known.proof, limit)) {
            return Ok(known.proof);
        }
        counter.node()?;
        let position = CubePosition::new(&self.board, stones);
        if known.is_none() {
            self.chains.forget();
            if let Some(chain) = self.chains.find(&self.board, &position, counter)? {
                let entry = Entry {
                    best: chain[0],
                    is_chain: true,
                    ..Entry::default()
                };
                self.store(stones, entry, begun, counter);
                return Ok(0);
            }
        }
        let mut children = self.stones_of_attacker(&position, counter)?;
        loop {
            children.sort_by_key(|child| child.proof);
            let first = children.first();
            let proof = first.map_or(INFINITE, |child| child.proof);
            if is_done(proof, limit) {
                let entry = Entry {
                    proof,
                    best: first.map_or(0, |child| child.cells.trailing_zeros() as u8),
                    ..Entry::default()
                };
                self.store(stones, entry, begun, counter);
                return Ok(proof);
            }
            // A limit slightly above the work of the second-best stone avoids frequent switches between stones.
            let second = children.get(1).map_or(INFINITE, |child| child.proof);
            let limit = limit.min((second + second / 8 + 1).min(INFINITE));
            let best = &children[0];
            let limit = match limit {
                INFINITE => INFINITE,
                _ => limit.saturating_sub(best.extra),
            };
            self.defend(best.stones, limit, counter)?;
            for child in &mut children {
                if let Some(entry) = self.entry(child.stones) {
                    child.proof = plus(entry.proof, child.extra);
                }
            }
        }
    }

    /// Searches canonical stones with the defender to move, until the work reaches the limit or the position is
    /// decided.
    pub(super) fn defend(
        &mut self,
        stones: Stones,
        limit: Proof,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Proof, BudgetSpent> {
        let begun = counter.nodes();
        let entry = self.judged(stones, counter)?;
        if is_done(entry.proof, limit) {
            return Ok(entry.proof);
        }
        let mut children = self.replies_of_defender(stones, entry.open);
        loop {
            for child in &mut children {
                if let Some(entry) = self.entry(child.stones) {
                    (child.proof, child.is_searched) = (entry.proof, true);
                }
            }
            children.retain(|child| child.proof > 0);
            let proof = sum(&children);
            if is_done(proof, limit) {
                let entry = Entry {
                    proof,
                    open: children.iter().fold(0, |open, child| open | child.cells),
                    ..Entry::default()
                };
                self.store(stones, entry, begun, counter);
                return Ok(proof);
            }
            // Replies that have not been searched come first, then those that take the most work.
            let hardest = children
                .iter()
                .max_by_key(|child| (!child.is_searched, child.proof));
            let Some(child) = hardest else {
                return Ok(0);
            };
            let limit = match limit {
                INFINITE => INFINITE,
                _ => limit - (proof - child.proof),
            };
            self.attack(child.stones, limit, counter)?;
        }
    }

    /// Returns the stones that the attacker can place, up to the first one proved to win.
    fn stones_of_attacker(
        &mut self,
        position: &CubePosition,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Vec<Child>, BudgetSpent> {
        let forced = position.counter_wins(&self.board);
        let within = match forced.count_ones() {
            0 => position.free(),
            1 => forced,
            _ => 0,
        };
        let mut children: Vec<Child> = Vec::with_capacity(within.count_ones() as usize);
        for cell in cells(within) {
            let (stones, _) = self.board.canonical(position.stones.attacked(cell));
            if children.iter().any(|child| child.stones == stones) {
                continue;
            }
            let is_threat = position.attack.twos() & self.board.through(cell) != 0;
            let extra = if is_threat && forced == 0 {
                FORCING_WORK
            } else {
                0
            };
            let proof = plus(self.judged(stones, counter)?.proof, extra);
            children.push(Child {
                cells: 1 << cell,
                stones,
                proof,
                extra,
                is_searched: true,
            });
            if proof == 0 {
                break;
            }
        }
        Ok(children)
    }

    /// Returns these replies of the defender, with symmetric ones merged.
    fn replies_of_defender(&self, stones: Stones, open: u64) -> Vec<Child> {
        let mut children: Vec<Child> = Vec::with_capacity(open.count_ones() as usize);
        for cell in cells(open) {
            let (stones, _) = self.board.canonical(stones.defended(cell));
            match children.iter_mut().find(|child| child.stones == stones) {
                Some(child) => child.cells |= 1 << cell,
                None => children.push(Child {
                    cells: 1 << cell,
                    stones,
                    proof: estimate(&self.board, &CubePosition::new(&self.board, stones)),
                    extra: 0,
                    is_searched: false,
                }),
            }
        }
        children
    }

    /// Returns the entry of canonical stones with the defender to move. If there is none, finds the replies after which
    /// the attacker has no chain of threats.
    fn judged(
        &mut self,
        stones: Stones,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Entry, BudgetSpent> {
        if let Some(known) = self.entry(stones) {
            return Ok(known);
        }
        let begun = counter.nodes();
        let position = CubePosition::new(&self.board, stones);
        let replies = if potential(&position) < HOLDABLE.0 {
            None
        } else {
            Replies::new(&self.board, &position, &mut self.chains, counter)?
        };
        let entry = match replies {
            Some(Replies { open, .. }) => {
                let mut children = self.replies_of_defender(stones, open);
                for child in &mut children {
                    let known = self.entry(child.stones);
                    child.proof = known.map_or(child.proof, |known| known.proof);
                }
                Entry {
                    proof: sum(&children),
                    open,
                    ..Entry::default()
                }
            }
            None => Entry {
                proof: INFINITE,
                ..Entry::default()
            },
        };
        self.store(stones, entry, begun, counter);
        Ok(entry)
    }

    /// Stores the result of canonical stones. The number of nodes since `begun` is added to those of earlier searches.
    fn store(&mut self, stones: Stones, entry: Entry, begun: u64, counter: &NodeCounter<'_>) {
        let stored = self.entries.entry(StonesKey::new(stones));
        let nodes = u32::try_from(counter.nodes() - begun).unwrap_or(u32::MAX);
        let nodes = stored.nodes.saturating_add(nodes);
        *stored = Entry { nodes, ..entry };
    }
}

/// Returns `true` if a position with this work is decided or the work has reached the limit.
const fn is_done(proof: Proof, limit: Proof) -> bool {
    proof == 0 || proof >= limit || proof >= INFINITE
}

/// Adds work to that of an unproved position.
const fn plus(proof: Proof, extra: Proof) -> Proof {
    match proof {
        0 | INFINITE => proof,
        _ if proof + extra < INFINITE => proof + extra,
        _ => INFINITE - 1,
    }
}

/// Returns the work of proving all of these positions.
fn sum(children: &[Child]) -> Proof {
    let proofs = children.iter().map(|child| child.proof);
    if proofs.clone().any(|proof| proof >= INFINITE) {
        return INFINITE;
    }
    proofs.fold(0, |sum, proof| (sum + proof).min(INFINITE - 1))
}

/// Returns the sum, over the lines that the attacker can still complete, of 64 halved for each missing stone.
const fn potential(position: &CubePosition) -> u32 {
    let lines = &position.attack;
    4 * lines.empty().count_ones()
        + 8 * lines.ones().count_ones()
        + 16 * lines.twos().count_ones()
        + 32 * lines.threes().count_ones()
}

/// Estimates the work of a proof with the attacker to move. The weights are rounded from a regression of the logarithm of
/// the least work after one stone on the numbers of lines, over 12,300 positions of searches.
fn estimate(board: &CubeBoard, position: &CubePosition) -> Proof {
    let potential = potential(position);
    let is_pairable = potential < PAIRABLE && position.attack.threes() == 0;
    if potential < HOLDABLE.1 || is_pairable && pairing::stops(board, position) {
        return INFINITE;
    }
    let count = |lines: u128| lines.count_ones() as f32;
    let (attack, defence) = (&position.attack, &position.defence);
    let doublings =
        8.7 - 0.15 * count(attack.ones()) - count(attack.twos()) + 0.7 * count(defence.twos());
    doublings.exp2().clamp(ESTIMATES.0, ESTIMATES.1) as Proof
}
