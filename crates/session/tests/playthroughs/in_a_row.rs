//! In a Row: a stone is the letter of its player, upper case in a winning row.

use super::grid::{EMPTY, Grid};
use super::transcript::{Step, Transcript, letter};
use tessella_games::in_a_row::InARow;
use tessella_games::{Appearance, Effect, Move, Rules};

impl Transcript for InARow {
    fn read(&self, words: &[&str]) -> Option<Move> {
        let ["puts", cell, ..] = words else {
            return None;
        };
        Grid::of(self.board()).cell(cell).map(Move::Cell)
    }

    fn describe(&self, step: &Step<'_>) -> String {
        let Move::Cell(cell) = step.mv else {
            panic!("{:?} in a game of stones in a row", step.mv);
        };
        let grid = Grid::of(self.board());
        let mut text = format!("puts {}", grid.name(cell));
        for effect in step.effects {
            if let Effect::TileMoved { from, to } = effect {
                assert_eq!(*to, cell, "where the stone falls");
                text += &format!(" falling from {}", grid.name(*from));
            }
        }
        text
    }

    fn describe_state(&self) -> String {
        String::new()
    }

    fn draw(&self) -> String {
        let marked = self.highlighted();
        let sign = |cell| match self.appearance(cell) {
            Appearance::Stone(seat) if marked.contains(&cell) => {
                letter(seat.0).to_ascii_uppercase()
            }
            Appearance::Stone(seat) => letter(seat.0),
            Appearance::Empty => EMPTY,
            appearance => panic!("{appearance:?} on a board of stones in a row"),
        };
        Grid::of(self.board()).draw(self.board(), sign)
    }
}
