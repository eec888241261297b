//! How the games are told: a new game is an arm of [`teller`] and a file like those beside this one.

use tessella::games::{Effect, Move, Position, Seat};

/// A move that was made, and what came of it.
pub struct Step<'a> {
    pub seat: Seat,
    pub mv: Move,
    pub effects: &'a [Effect],
    pub after: &'a Position,
}

/// Words and drawings for the positions of a game.
pub trait Teller {
    /// Reads the words of a move, behind which others may follow; `None` if they say nothing in this game.
    fn read(&self, words: &[&str]) -> Option<Move>;

    /// A move from this position in the words that [`Teller::read`] knows, and what came of it.
    fn told(&self, step: &Step<'_>) -> String;

    /// How the game stands, in a few words; nothing where there is no more to say than the drawing shows.
    fn standing(&self) -> String;

    /// The board, each line four signs further in.
    fn drawn(&self) -> String;

    /// What is drawn before the first move.
    fn introduced(&self) -> String {
        self.drawn()
    }

    /// What is drawn of a move from this position.
    fn pictured(&self, step: &Step<'_>) -> String {
        teller(step.after).drawn()
    }
}

/// Who tells a game.
pub fn teller(position: &Position) -> &dyn Teller {
    match position {
        Position::Drench(game) => game,
        Position::Link(game) => game,
        Position::LightBlock(game) => game,
        Position::InARow(game) => game,
        Position::Race(game) => game,
    }
}

/// The words of a text, without the commas between them.
pub fn words(text: &str) -> Vec<&str> {
    let words = text.split([' ', ',']);
    words.filter(|word| !word.is_empty()).collect()
}

/// The number of a seat or a piece, which players count from 1.
pub fn number(word: &str) -> Option<u8> {
    word.parse::<u8>().ok()?.checked_sub(1)
}

/// The sign of a colour, a face or a seat, by its number.
pub fn letter(number: u8) -> char {
    char::from(b'a' + number)
}
