//! Blockade: the height of each cell, or the letter of a runner, upper case on raised ground.

use super::grid::{EMPTY, Grid};
use super::transcript::{Step, Transcript, letter};
use tessella_boards::CellId;
use tessella_games::blockade::Blockade;
use tessella_games::{Appearance, Effect, Move, Rules, Seat};

/// Returns the character that stands for a height.
fn sign_of(height: u8) -> char {
    match height {
        0 => EMPTY,
        height => char::from(b'0' + height),
    }
}

impl Transcript for Blockade {
    fn read(&self, words: &[&str]) -> Option<Move> {
        let grid = Grid::of(self.board());
        match words {
            ["runs", "to", to, ..] => grid.cell(to).map(Move::Cell),
            ["flies", "to", to, ..] => grid.cell(to).map(Move::Fly),
            ["raises", first, "and", second, ..] => {
                Some(Move::Build(grid.cell(first)?, Some(grid.cell(second)?)))
            }
            ["raises", cell, ..] => Some(Move::Build(grid.cell(cell)?, None)),
            _ => None,
        }
    }

    fn describe(&self, step: &Step<'_>) -> String {
        let grid = Grid::of(self.board());
        let mut text = match step.mv {
            Move::Cell(to) => format!("runs to {}", grid.name(to)),
            Move::Fly(to) => format!("flies to {}", grid.name(to)),
            Move::Build(cell, None) => format!("raises {}", grid.name(cell)),
            Move::Build(first, Some(second)) => {
                format!("raises {} and {}", grid.name(first), grid.name(second))
            }
            mv => panic!("{mv:?} in a game of Blockade"),
        };
        for effect in step.effects {
            if let (
                Move::Cell(_),
                Effect::PieceMoved {
                    path,
                    carried: true,
                    ..
                },
            ) = (step.mv, effect)
            {
                let [from, to] = path[..] else {
                    panic!("a jump over {path:?}");
                };
                text += &format!(", jumping from {} to {}", grid.name(from), grid.name(to));
            }
        }
        text
    }

    fn describe_state(&self) -> String {
        let cost = |seat: Seat| {
            let cost = self.cost_to_go(seat).map(|cost| f64::from(cost) / 2.0);
            let cost = cost.map_or("no path".to_owned(), |cost| format!("{cost} to go"));
            format!(
                "player {}: {cost}, {} builds",
                seat.0 + 1,
                self.builds_left(seat)
            )
        };
        self.seats().map(cost).collect::<Vec<_>>().join("; ")
    }

    fn draw(&self) -> String {
        let sign = |cell: CellId| {
            let Appearance::Ground { height, .. } = self.appearance(cell) else {
                panic!("{:?} on the ground", self.appearance(cell));
            };
            match self.seats().find(|&seat| self.runner(seat) == cell) {
                Some(seat) if height > 0 => letter(seat.0).to_ascii_uppercase(),
                Some(seat) => letter(seat.0),
                None => sign_of(height),
            }
        };
        Grid::of(self.board()).draw(self.board(), sign)
    }
}
