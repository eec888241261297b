//! Wins by threats alone: each stone lacks one to a row, and each answer is forced, until one threatens twice.

use super::super::super::super::Seat;
use super::super::super::super::budget::{BudgetSpent, NodeCounter};
use super::cell_set::CellSet;
use super::line_table::LineTable;

/// How many positions without a chain are remembered, a power of two.
const PLACES: usize = 1 << 12;

/// What is added to the key of a position, for either seat may be the one that threatens.
const SEAT_KEYS: [u64; 2] = [0, 0x5555_5555_5555_5555];

/// Looks for chains of threats, and remembers where there are none.
pub(super) struct ThreatSearch {
    /// Positions without a chain of so many threats.
    failed: Vec<(u64, u32)>,
}

impl ThreatSearch {
    pub(super) fn new() -> Self {
        Self {
            failed: vec![(0, 0); PLACES],
        }
    }

    /// The stones of a chain of at most `threats` threats at whose end this seat, which is to move, wins, from the first,
    /// the forced answers between them; they are left in `moves`. Whether there is one.
    pub(super) fn find<const WORDS: usize>(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        seat: Seat,
        threats: u32,
        moves: &mut Vec<u16>,
        meter: &mut NodeCounter<'_>,
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
        let place = key as usize & (PLACES - 1);
        if self.failed[place].0 == key && self.failed[place].1 >= threats {
            return Ok(false);
        }
        let begun = moves.len();
        for cell in cells.iter() {
            meter.node()?;
            table.place_plain(cell, seat);
            moves.push(cell);
            let wins = self.continues(table, seat, threats, moves, meter);
            table.undo_plain(cell, seat);
            if wins? {
                return Ok(true);
            }
            moves.truncate(begun);
        }
        self.failed[place] = (key, threats);
        Ok(false)
    }

    /// Whether a threat that was just made leads to a win.
    fn continues<const WORDS: usize>(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        seat: Seat,
        threats: u32,
        moves: &mut Vec<u16>,
        meter: &mut NodeCounter<'_>,
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
                let continues = self.find(table, seat, threats - 1, moves, meter);
                table.undo_plain(answer, other);
                continues
            }
        }
    }

    /// Where alone the other seat, which is to move, can break a chain by which this seat would win if it were to move.
    /// `None` when there is no such chain. Not for stones that fall.
    pub(super) fn defences<const WORDS: usize>(
        &mut self,
        table: &mut LineTable<'_, WORDS>,
        seat: Seat,
        threats: u32,
        meter: &mut NodeCounter<'_>,
    ) -> Result<Option<CellSet<WORDS>>, BudgetSpent> {
        let mut moves = Vec::new();
        let is_threatened = self.find(table, seat, threats, &mut moves, meter)?;
        Ok(is_threatened.then(|| defence_zone(table, seat, &moves)))
    }
}

/// Where a stone of the other seat could break a chain: on its cells, or where it would make a threat of its own out of the
/// answers that are forced.
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
    // The last stones of a chain that threatens twice are two that win; the first of them may be blocked.
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
    // Lines that lack two by themselves become threats with the stone alone.
    (zone | table.threats(other)) & table.playable()
}
