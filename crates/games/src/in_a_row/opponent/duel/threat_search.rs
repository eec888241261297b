//! Threat search: looks for wins by stones that each leave a line with one missing stone, which forces every reply,
//! until one stone makes two threats.

use super::cell_set::CellSet;
use super::line_table::LineTable;
use crate::Seat;
use crate::budget::{BudgetSpent, NodeCounter};
use crate::search::TranspositionTable;

/// Maximum size of the table in bytes.
const TABLE_BYTES: usize = 1 << 16;

/// Key of each seat, combined with the position's key: either seat may be the one that threatens.
const SEAT_KEYS: [u64; 2] = [0, 0x5555_5555_5555_5555];

/// Search for chains of threats, with a table of positions that have none.
pub(super) struct ThreatSearch {
    /// Lengths, in threats, of chains that positions are known not to have.
    failed: TranspositionTable<u64, u32, 1>,
}

impl ThreatSearch {
    pub(super) fn new() -> Self {
        Self {
            failed: TranspositionTable::new(TABLE_BYTES),
        }
    }

    /// Searches for a chain of at most `threats` threats by which this seat, which is to move, wins. Returns `true` if
    /// there is one; `moves` then holds its stones and the forced answers between them.
    pub(super) fn find<const WORDS: usize>(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        seat: Seat,
        threats: u32,
        moves: &mut Vec<u16>,
        counter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        if let Some(cell) = table.wins(seat).first() {
            moves.push(cell);
            return Ok(true);
        }
        let mut cells = table.threats(seat);
        if threats == 0 || cells.is_empty() {
            return Ok(false);
        }
        let other = seat.other();
        match table.wins(other).first_two() {
            (None, _) => {}
            (Some(block), None) => {
                let mut only = CellSet::EMPTY;
                only.insert(block);
                cells = cells & only;
            }
            (Some(_), Some(_)) => return Ok(false),
        }
        let key = table.key() ^ SEAT_KEYS[seat.index()];
        if self.failed.get(key).is_some_and(|failed| failed >= threats) {
            return Ok(false);
        }
        let begun = moves.len();
        for cell in cells.iter() {
            counter.node()?;
            table.place_plain(cell, seat);
            moves.push(cell);
            let wins = self.continues(table, seat, threats, moves, counter);
            table.undo_plain(cell, seat);
            if wins? {
                return Ok(true);
            }
            moves.truncate(begun);
        }
        self.failed.insert(key, threats);
        Ok(false)
    }

    /// Returns `true` if a threat just made leads to a win.
    fn continues<const WORDS: usize>(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        seat: Seat,
        threats: u32,
        moves: &mut Vec<u16>,
        counter: &mut NodeCounter<'_>,
    ) -> Result<bool, BudgetSpent> {
        let other = seat.other();
        if !table.wins(other).is_empty() {
            return Ok(false);
        }
        match table.wins(seat).first_two() {
            (None, _) => Ok(false),
            (Some(one), Some(two)) => {
                moves.extend([one, two]);
                Ok(true)
            }
            (Some(answer), None) => {
                table.place_plain(answer, other);
                moves.push(answer);
                let continues = self.find(table, seat, threats - 1, moves, counter);
                table.undo_plain(answer, other);
                continues
            }
        }
    }

    /// Returns the only cells on which the other seat, which is to move, can break a chain by which this seat would win
    /// if it were to move. `None` if there is no such chain. Not for falling stones.
    pub(super) fn defences<const WORDS: usize>(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        seat: Seat,
        threats: u32,
        counter: &mut NodeCounter<'_>,
    ) -> Result<Option<CellSet<WORDS>>, BudgetSpent> {
        let mut moves = Vec::new();
        let is_threatened = self.find(table, seat, threats, &mut moves, counter)?;
        Ok(is_threatened.then(|| defence_zone(table, seat, &moves)))
    }
}

/// Returns the cells on which a stone of the other seat could break a chain: the cells of the chain, and those that
/// make a threat together with the forced answers.
fn defence_zone<const WORDS: usize>(
    table: &LineTable<'_, WORDS>,
    seat: Seat,
    moves: &[u16],
) -> CellSet<WORDS> {
    let mut zone = CellSet::EMPTY;
    for &cell in moves {
        zone.insert(cell);
    }
    let other = seat.other();
    let k = table.layout.k;
    let mut answers = CellSet::<WORDS>::EMPTY;
    for &cell in moves.iter().skip(1).step_by(2) {
        answers.insert(cell);
    }
    // A chain that ends with a double threat ends with two winning stones; the first of them may be blocked.
    for answer in answers.iter() {
        for &line in table.layout.through(answer) {
            if table.held(line, seat) > 0 {
                continue;
            }
            let cells = table.layout.line(line).iter();
            let forced = cells
                .clone()
                .filter(|&&cell| answers.contains(cell))
                .count() as u8;
            if table.held(line, other) + forced + 2 >= k {
                for &cell in cells {
                    if table.playable().contains(cell) {
                        zone.insert(cell);
                    }
                }
            }
        }
    }
    // A line with two missing stones becomes a threat with this stone alone.
    (zone | table.threats(other)) & table.playable()
}
