//! Drench: a tile is a letter, upper case if a player owns it.

use super::transcript::{Step, Transcript, letter};
use tessella_boards::Shape;
use tessella_games::drench::Drench;
use tessella_games::{Appearance, Colour, Effect, Move, Rules};

impl Transcript for Drench {
    fn read(&self, words: &[&str]) -> Option<Move> {
        let ["paints", colour, ..] = words else {
            return None;
        };
        let colour = colour.bytes().next()?.checked_sub(b'a')?;
        Some(Move::Paint(Colour(colour)))
    }

    /// Includes the number of tiles that the move adds, derived from the appearance before it.
    fn describe(&self, step: &Step<'_>) -> String {
        let Move::Paint(colour) = step.mv else {
            panic!("{:?} in a game of Drench", step.mv);
        };
        let is_free = |effect: &&Effect| match effect {
            Effect::CellChanged { cell, .. } => {
                matches!(
                    self.appearance(*cell),
                    Appearance::Painted { holder: None, .. }
                )
            }
            _ => false,
        };
        let brought = step.effects.iter().filter(is_free).count();
        format!("paints {}, +{brought}", letter(colour.0))
    }

    /// Scores of all seats, "12 to 8".
    fn describe_state(&self) -> String {
        let scores: Vec<String> = self
            .seats()
            .map(|seat| self.score(seat).to_string())
            .collect();
        scores.join(" to ")
    }

    fn draw(&self) -> String {
        let tiles = self.board().cells().map(|cell| {
            let tile = letter(self.flood().shown(cell).0);
            match self.flood().holder(cell) {
                Some(_) => tile.to_ascii_uppercase(),
                None => tile,
            }
        });
        let tiles: Vec<char> = tiles.collect();
        let Shape::Square(square) = self.board().shape() else {
            panic!("the listed games are on squares");
        };
        let rows = tiles.chunks(square.width.into());
        rows.map(|row| format!("    {}\n", row.iter().collect::<String>()))
            .collect()
    }
}
