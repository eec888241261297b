//! The defender's replies, and the chains of threats that refute them.

use super::board::{CubeBoard, CubePosition, cells};
use super::chains::{self, Chain, ChainSearch};
use crate::budget::{BudgetSpent, NodeCounter};

/// The defender's replies to a stone of the attacker.
#[derive(Default)]
pub(super) struct Replies {
    /// Replies after which no chain of threats has been found.
    pub(super) open: u64,
    /// The other replies, each with the index of a chain that wins after it. Replies that let the attacker complete a
    /// line at once are left out.
    pub(super) refuted: Vec<(u8, usize)>,
    pub(super) chains: Vec<Chain>,
}

impl Replies {
    /// Returns the replies of the defender, who is to move; `None` if one of them certainly refutes the attack.
    pub(super) fn new(
        board: &CubeBoard,
        position: &CubePosition,
        search: &mut ChainSearch,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Option<Self>, BudgetSpent> {
        search.forget();
        let mut replies = Self::default();
        if position.counter_wins(board) != 0 {
            return Ok(None);
        }
        let wins = position.wins(board);
        if wins.count_ones() > 1 {
            return Ok(Some(replies));
        }
        let mut first = 0;
        let mut threatens = true;
        if wins == 0 {
            let chain = search.find(board, position, counter)?;
            threatens = chain.is_some();
            first = chain.iter().flatten().fold(0, |set, cell| set | 1 << cell);
            replies.chains.extend(chain);
        }
        let within = if wins == 0 { position.free() } else { wins };
        for cell in cells(within & first).chain(cells(within & !first)) {
            let next = position.defended(board, cell);
            let forced = next.counter_wins(board);
            if forced.count_ones() > 1 {
                return Ok(None);
            }
            if replies.refute(board, &next, cell) {
                continue;
            }
            // If the attacker has no chain even after a pass, it can have one only if a threat by the defender forces a
            // stone that helps it.
            let chain = if threatens || forced != 0 {
                search.find(board, &next, counter)?
            } else {
                None
            };
            if let Some(chain) = chain {
                replies.refuted.push((cell, replies.chains.len()));
                replies.chains.push(chain);
            } else {
                replies.open |= 1 << cell;
            }
        }
        // Chains found later can refute earlier replies.
        for cell in cells(replies.open) {
            if replies.refute(board, &position.defended(board, cell), cell) {
                replies.open &= !(1 << cell);
            }
        }
        Ok(Some(replies))
    }

    /// Looks for a known chain that wins after a reply, and records it.
    fn refute(&mut self, board: &CubeBoard, after: &CubePosition, cell: u8) -> bool {
        let mut known = self.chains.iter().enumerate().rev();
        let winning = known.find(|(_, chain)| chains::wins(board, after, chain));
        let number = winning.map(|(number, _)| number);
        self.refuted.extend(number.map(|number| (cell, number)));
        number.is_some()
    }
}
