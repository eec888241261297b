//! Light Block: `@` is the walker on a dark tile and `&` on a lit one, `o` another lit tile, `.` another dark one, `#`
//! a block.

use super::grid::Grid;
use super::transcript::{Step, Transcript};
use tessella_games::light_block::LightBlock;
use tessella_games::{Appearance, Move, Rules};

impl Transcript for LightBlock {
    fn read(&self, words: &[&str]) -> Option<Move> {
        let ["steps", "to", cell, ..] = words else {
            return None;
        };
        Grid::of(self.board()).cell(cell).map(Move::Cell)
    }

    fn describe(&self, step: &Step<'_>) -> String {
        let Move::Cell(cell) = step.mv else {
            panic!("{:?} in a game of Light Block", step.mv);
        };
        format!("steps to {}", Grid::of(self.board()).name(cell))
    }

    fn describe_state(&self) -> String {
        format!("{} of {} lit", self.lit(), self.free())
    }

    fn draw(&self) -> String {
        let walkers = self.pieces();
        let is_stood_on = |cell| walkers.iter().any(|walker| walker.at == Some(cell));
        let sign = |cell| match (self.appearance(cell), is_stood_on(cell)) {
            (Appearance::Dark, true) => '@',
            (Appearance::Lit, true) => '&',
            (Appearance::Lit, false) => 'o',
            (Appearance::Dark, false) => '.',
            (Appearance::Blocked, false) => '#',
            (appearance, _) => panic!("{appearance:?} on a board of Light Block"),
        };
        Grid::of(self.board()).draw(self.board(), sign)
    }
}
