//! Light Block: `@` is the walker, `o` a lit tile, `.` a dark one and `#` a block.

use super::grid::Grid;
use super::teller::{Step, Teller};
use tessella::games::light_block::LightBlock;
use tessella::games::{Look, Move, Rules};

impl Teller for LightBlock {
    fn read(&self, words: &[&str]) -> Option<Move> {
        let ["steps", "to", cell, ..] = words else {
            return None;
        };
        Grid::of(self.board()).cell(cell).map(Move::Cell)
    }

    fn told(&self, step: &Step<'_>) -> String {
        let Move::Cell(cell) = step.mv else {
            panic!("{:?} in a game of Light Block", step.mv);
        };
        format!("steps to {}", Grid::of(self.board()).name(cell))
    }

    fn standing(&self) -> String {
        format!("{} of {} lit", self.lit(), self.free())
    }

    fn drawn(&self) -> String {
        let walkers = self.pieces();
        let sign = |cell| match self.look(cell) {
            _ if walkers.iter().any(|walker| walker.at == Some(cell)) => '@',
            Look::Lit => 'o',
            Look::Dark => '.',
            Look::Blocked => '#',
            look => panic!("{look:?} on a board of Light Block"),
        };
        Grid::of(self.board()).drawn(self.board(), sign)
    }
}
