//! Text output of the games: a new game needs an arm of [`transcript`] and a file like those beside this one.

use tessella_games::{Effect, Move, Position, Seat};

/// Move with the positions before and after it.
pub struct Step<'a> {
    pub seat: Seat,
    pub mv: Move,
    pub effects: &'a [Effect],
    pub after: &'a Position,
}

/// Text and drawings of the positions of a game.
pub trait Transcript {
    /// Parses the words of a move, ignoring any words after it; `None` if they mean nothing in this game.
    fn read(&self, words: &[&str]) -> Option<Move>;

    /// Describes a move from this position in the words of [`Transcript::read`], and its result.
    fn describe(&self, step: &Step<'_>) -> String;

    /// Describes the standing in a few words; empty if the drawing shows it.
    fn describe_state(&self) -> String;

    /// Draws the board, with each line indented by four characters.
    fn draw(&self) -> String;

    /// Draws what precedes the first move.
    fn draw_start(&self) -> String {
        self.draw()
    }

    /// Draws a move from this position.
    fn draw_move(&self, step: &Step<'_>) -> String {
        transcript(step.after).draw()
    }
}

/// Returns the transcript of a game.
pub fn transcript(position: &Position) -> &dyn Transcript {
    match position {
        Position::Drench(game) => game,
        Position::Link(game) => game,
        Position::LightBlock(game) => game,
        Position::InARow(game) => game,
        Position::Race(game) => game,
        Position::Blockade(game) => game,
    }
}

/// Splits a text into words without commas.
pub fn words(text: &str) -> Vec<&str> {
    let words = text.split([' ', ',']);
    words.filter(|word| !word.is_empty()).collect()
}

/// Parses the number of a seat or piece, which players count from 1.
pub fn number(word: &str) -> Option<u8> {
    word.parse::<u8>().ok()?.checked_sub(1)
}

/// Returns the letter of a colour, a face or a seat.
pub fn letter(number: u8) -> char {
    char::from(b'a' + number)
}
