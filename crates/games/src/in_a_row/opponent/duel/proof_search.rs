//! Depth-first proof-number search (df-pn) for forced wins, with threat search at each position.

use super::cell_set::CellSet;
use super::line_table::LineTable;
use super::pairing;
use super::threat_search::ThreatSearch;
use crate::Seat;
use crate::budget::{BudgetSpent, NodeCounter};
use crate::search::TranspositionTable;

/// Infinite proof or disproof number.
const INFINITE: u32 = 1 << 30;
/// Number of a position's moves that count towards its numbers at a time.
const WIDTH: usize = 4;
/// Maximum number of threats in the chains looked for at each position.
const CHAIN: u32 = 10;

/// Maximum potential of the attacker at which it is worth looking for a pairing strategy; above it there is hardly ever
/// one.
const PAIRABLE: i32 = 104;

/// Which of the attacker's moves are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// Moves that threaten to win by a chain of threats.
    Threats,
    /// All moves.
    All,
}

/// Position after a move.
struct ChildNode {
    cell: u16,
    key: u64,
    proof: u32,
    disproof: u32,
}

impl ChildNode {
    /// Returns the child's numbers from the point of view of the seat that chooses: its own first, then the other's.
    const fn numbers(&self, attacks: bool) -> (u32, u32) {
        if attacks {
            (self.proof, self.disproof)
        } else {
            (self.disproof, self.proof)
        }
    }
}

/// Most promising child of a position and the numbers of the position itself.
struct SelectedChild {
    /// Index of the child.
    at: usize,
    /// Smallest own number of any child, and the second smallest.
    least: u32,
    second: u32,
    /// Sum of the children's other numbers.
    sum: u32,
}

impl SelectedChild {
    /// Selects a child for the side that `attacks` says. At the attacker's nodes one child must be proved, at the
    /// defender's all. Only the most promising undecided children count; others follow once these are refuted.
    fn new(children: &[ChildNode], attacks: bool) -> Self {
        let mut selection = Self {
            at: 0,
            least: INFINITE,
            second: u32::MAX,
            sum: 0,
        };
        let numbers = children
            .iter()
            .map(|child| child.numbers(attacks))
            .enumerate();
        let open = numbers.filter(|&(_, (own, _))| own < INFINITE);
        for (at, (own, other)) in open.take(WIDTH) {
            if own < selection.least {
                selection.second = selection.least;
                (selection.least, selection.at) = (own, at);
            } else if own < selection.second {
                selection.second = own;
            }
            selection.sum = selection.sum.saturating_add(other).min(INFINITE);
        }
        selection
    }

    /// Returns the proof and disproof numbers of the position.
    const fn numbers(&self, attacks: bool) -> (u32, u32) {
        if attacks {
            (self.least, self.sum)
        } else {
            (self.sum, self.least)
        }
    }

    /// Returns the limits of the selected child's numbers from those of the position, its own first. A limit slightly
    /// above the second-best child's number keeps the search from switching between children too often.
    fn limits(&self, (own, other): (u32, u32), own_limit: u32, sum_limit: u32) -> (u32, u32) {
        let own_limit = own_limit
            .min(
                self.second
                    .saturating_add(self.second / 4)
                    .saturating_add(1),
            )
            .max(own + 1);
        let sum_limit = sum_limit
            .saturating_sub(self.sum)
            .saturating_add(other)
            .max(other + 1)
            .min(INFINITE);
        (own_limit, sum_limit)
    }
}

/// Stored numbers of a position. Numbers that took more work are kept longer.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct ProofNumbers {
    /// Number of positions searched.
    work: u64,
    proof: u32,
    disproof: u32,
}

/// Search for a win by one seat, the attacker.
pub(super) struct ProofNumberSearch<'t, 'l, 'm, 'b, const WORDS: usize> {
    table: &'t mut LineTable<'l, WORDS>,
    counter: &'m mut NodeCounter<'b>,
    chains: ThreatSearch,
    attacker: Seat,
    scope: Scope,
    proofs: TranspositionTable<u64, ProofNumbers, 2>,
    pub(super) best: Option<u16>,
}

impl<'t, 'l, 'm, 'b, const WORDS: usize> ProofNumberSearch<'t, 'l, 'm, 'b, WORDS> {
    pub(super) fn new(
        table: &'t mut LineTable<'l, WORDS>,
        attacker: Seat,
        scope: Scope,
        bytes: usize,
        counter: &'m mut NodeCounter<'b>,
    ) -> Self {
        Self {
            table,
            counter,
            chains: ThreatSearch::new(),
            attacker,
            scope,
            proofs: TranspositionTable::new(bytes),
            best: None,
        }
    }

    /// Returns `true` if the attacker wins; `best` is then the winning move, if it is the attacker's turn.
    pub(super) fn wins(&mut self, mover: Seat) -> Result<bool, BudgetSpent> {
        let (proof, _) = self.search(mover, INFINITE, INFINITE, true)?;
        Ok(proof == 0)
    }

    /// Searches a position until one of its numbers reaches its threshold or it is decided.
    fn search(
        &mut self,
        mover: Seat,
        proof_limit: u32,
        disproof_limit: u32,
        is_root: bool,
    ) -> Result<(u32, u32), BudgetSpent> {
        self.counter.node()?;
        let key = self.table.canonical_key().0;
        let begun = self.counter.nodes();
        let attacks = mover == self.attacker;
        let moves = if attacks {
            self.attack()?
        } else {
            self.defence()?
        };
        let moves = match moves {
            Expansion::Won(cell) => {
                if is_root {
                    self.best = cell;
                }
                return Ok(self.store(key, 0, INFINITE, 1));
            }
            Expansion::Refuted => {
                return Ok(self.store(key, INFINITE, 0, 1));
            }
            Expansion::Open(moves) => moves,
        };
        let mut children = self.children(moves, mover);
        loop {
            let selection = SelectedChild::new(&children, attacks);
            let (proof, disproof) = selection.numbers(attacks);
            if proof == 0 || disproof == 0 || proof >= proof_limit || disproof >= disproof_limit {
                if is_root && attacks && proof == 0 {
                    self.best = Some(children[selection.at].cell);
                }
                let work = self.counter.nodes() - begun;
                return Ok(self.store(key, proof, disproof, work));
            }
            let child = &mut children[selection.at];
            let (proof_limit, disproof_limit) = if attacks {
                selection.limits(child.numbers(attacks), proof_limit, disproof_limit)
            } else {
                let (disproof, proof) =
                    selection.limits(child.numbers(attacks), disproof_limit, proof_limit);
                (proof, disproof)
            };
            let cell = child.cell;
            self.table.place(cell, mover);
            let found = self.search(mover.other(), proof_limit, disproof_limit, false);
            self.table.undo(cell, mover);
            (child.proof, child.disproof) = found?;
        }
    }

    /// Stores the numbers of a position with the number of positions searched for them, and returns the numbers.
    fn store(&mut self, key: u64, proof: u32, disproof: u32, work: u64) -> (u32, u32) {
        let numbers = ProofNumbers {
            work,
            proof,
            disproof,
        };
        self.proofs.insert(key, numbers);
        (proof, disproof)
    }

    /// Returns the positions after these moves, most promising first, without symmetric duplicates.
    fn children(&self, moves: CellSet<WORDS>, mover: Seat) -> Vec<ChildNode> {
        let mut children: Vec<ChildNode> = Vec::with_capacity(moves.len() as usize);
        for cell in moves.iter() {
            let key = self.table.canonical_key_after(cell, mover);
            if !children.iter().any(|child| child.key == key) {
                children.push(ChildNode {
                    cell,
                    key,
                    proof: 0,
                    disproof: 0,
                });
            }
        }
        self.sort(&mut children, mover);
        for child in &mut children {
            let known = self.proofs.get(child.key);
            (child.proof, child.disproof) = match known {
                Some(known) => (known.proof, known.disproof),
                None => self.guess(child.cell, mover),
            };
        }
        children
    }

    /// Returns the winning moves of a proved position, as far as they are known.
    pub(super) fn line(&mut self, mover: Seat) -> Vec<u16> {
        let mut mover = mover;
        let mut line = Vec::new();
        let mut best = self.best;
        while let Ok(next) = self.next_of_line(mover, best.take()) {
            let Some(cell) = next else {
                break;
            };
            self.table.place(cell, mover);
            line.push(cell);
            mover = mover.other();
        }
        let mut chain = Vec::new();
        let is_chain = mover == self.attacker
            && self
                .chains
                .find(self.table, mover, CHAIN, &mut chain, self.counter)
                == Ok(true);
        for &cell in line.iter().rev() {
            mover = mover.other();
            self.table.undo(cell, mover);
        }
        if is_chain {
            line.extend(chain);
        }
        line
    }

    /// Returns the next move of a proved win, up to the chain of threats that ends it.
    fn next_of_line(&mut self, mover: Seat, best: Option<u16>) -> Result<Option<u16>, BudgetSpent> {
        let attacks = mover == self.attacker;
        let Expansion::Open(moves) = (if attacks {
            self.attack()?
        } else {
            self.defence()?
        }) else {
            return Ok(None);
        };
        if best.is_some() {
            return Ok(best);
        }
        let proved = moves.iter().find(|&cell| {
            self.table.place(cell, mover);
            let known = self.proofs.get(self.table.canonical_key().0);
            self.table.undo(cell, mover);
            known.is_some_and(|known| known.proof == 0)
        });
        Ok(proved)
    }

    /// Sorts the most promising moves of the seat to move to the front.
    fn sort(&self, children: &mut [ChildNode], mover: Seat) {
        let other = mover.other();
        children.sort_by_cached_key(|child| {
            let after = |seat| self.table.potential_after(child.cell, mover, seat);
            let (mine, theirs) = (after(mover), after(other));
            // The attacker weighs its own potential more, and so does the defender with the attacker's.
            if mover == self.attacker {
                theirs - 2 * mine
            } else {
                2 * theirs - mine
            }
        });
    }

    /// Estimates the proof and disproof numbers after a move.
    fn guess(&self, cell: u16, mover: Seat) -> (u32, u32) {
        if self.scope == Scope::Threats {
            return (1, 1);
        }
        let (attacker, defender) = (self.attacker, self.attacker.other());
        let potential = self.table.potential_after(cell, mover, attacker);
        // Below these potentials, the defender can hold the position (Erdős and Selfridge).
        if potential < if mover == attacker { 64 } else { 32 } {
            return (INFINITE, 0);
        }
        let defence = self.table.potential_after(cell, mover, defender);
        let proof = 1 + (512 + 2 * defence) / (potential + 1);
        (proof as u32, 1 + potential as u32 / 4)
    }

    fn attack(&mut self) -> Result<Expansion<WORDS>, BudgetSpent> {
        let (attacker, defender) = (self.attacker, self.attacker.other());
        if !self.table.can_win(attacker) {
            return Ok(Expansion::Refuted);
        }
        let theirs = self.table.wins(defender);
        let mut moves = Vec::new();
        if self
            .chains
            .find(self.table, attacker, CHAIN, &mut moves, self.counter)?
        {
            return Ok(Expansion::Won(moves.first().copied()));
        }
        if theirs.len() > 1 || self.table.free_count() == 0 {
            return Ok(Expansion::Refuted);
        }
        if !theirs.is_empty() {
            return Ok(Expansion::Open(theirs));
        }
        if self.scope == Scope::Threats {
            let moves = self.table.building(attacker) | self.table.threats(attacker);
            return Ok(if moves.is_empty() {
                Expansion::Refuted
            } else {
                Expansion::Open(moves)
            });
        }
        if self.table.potential(attacker) < PAIRABLE && pairing::stops(self.table, attacker) {
            return Ok(Expansion::Refuted);
        }
        Ok(Expansion::Open(self.table.useful()))
    }

    fn defence(&mut self) -> Result<Expansion<WORDS>, BudgetSpent> {
        let (attacker, defender) = (self.attacker, self.attacker.other());
        if !self.table.wins(defender).is_empty()
            || !self.table.can_win(attacker)
            || self.table.free_count() == 0
        {
            return Ok(Expansion::Refuted);
        }
        let wins = self.table.wins(attacker);
        if wins.len() > 1 {
            return Ok(Expansion::Won(None));
        }
        if !wins.is_empty() {
            return Ok(Expansion::Open(wins));
        }
        match self
            .chains
            .defences(self.table, attacker, CHAIN, self.counter)?
        {
            Some(zone) => Ok(Expansion::Open(zone)),
            None if self.scope == Scope::Threats => Ok(Expansion::Refuted),
            None => Ok(Expansion::Open(self.table.useful())),
        }
    }
}

/// Result of a position, or the moves to search.
enum Expansion<const WORDS: usize> {
    Won(Option<u16>),
    Refuted,
    Open(CellSet<WORDS>),
}
