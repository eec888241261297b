//! Labels of groups of results, and errors of the file of a history.

use crate::text::{Text, texts};
use tessella_games::Level;
use tessella_language::{Language, list, tr};
use tessella_library::statistics::{
    BoardClass, BoardShape, Group, HISTORY_VERSION, HistoryError, Opponent, Summary,
};

texts! { HistoryError in language {
    NotAHistory => "statistics-file-another-kind",
    UnknownVersion(version) => "statistics-file-version"(latest = HISTORY_VERSION, version),
    Damaged => "file-checksum",
    Codec(error) => "statistics-file-not-decoded"(error = error.text(language)),
}}

/// "Hexes, hills".
impl Text for BoardClass {
    fn text(&self, language: Language) -> String {
        let kind = match self.shape {
            BoardShape::Squares => tr!(language, "kind-squares"),
            BoardShape::Hexes => tr!(language, "kind-hexes"),
            BoardShape::Map => tr!(language, "kind-map"),
            BoardShape::Cube => tr!(language, "kind-cube"),
            BoardShape::Ring => tr!(language, "kind-ring"),
            BoardShape::Track => tr!(language, "kind-track"),
            BoardShape::Hypercube => tr!(language, "kind-hypercube"),
        };
        if self.has_hills {
            tr!(language, "kind-hills", kind)
        } else {
            kind.to_owned()
        }
    }
}

texts! { Opponent in language {
    Nobody => "opponent-nobody",
    People => "opponent-people",
    Computer(Level::Gentle) => "opponent-computer-gentle",
    Computer(Level::Easy) => "opponent-computer-easy",
    Computer(Level::Medium) => "opponent-computer-medium",
    Computer(Level::Hard) => "opponent-computer-hard",
    Person(name) => { name.clone() },
    Problem => "opponent-problem",
}}

/// Returns the kind of board of a group, and whether its games began from given positions: "Squares, custom positions".
pub fn board_name(group: &Group, language: Language) -> String {
    let board = group.board.text(language);
    if group.is_of_given_positions {
        tr!(language, "statistics-positions", board)
    } else {
        board
    }
}

/// The numbers of wins and other ends.
impl Text for Summary {
    fn text(&self, language: Language) -> String {
        let mut parts = Vec::new();
        if self.won > 0 {
            parts.push(tr!(language, "statistics-won", games = self.won));
        }
        if self.lost > 0 {
            parts.push(tr!(language, "statistics-lost", games = self.lost));
        }
        if self.drawn > 0 {
            parts.push(tr!(language, "statistics-drawn", games = self.drawn));
        }
        if self.given_up > 0 {
            parts.push(tr!(language, "statistics-given-up", games = self.given_up));
        }
        if parts.is_empty() {
            tr!(language, "statistics-played", games = self.played)
        } else {
            list(language, parts)
        }
    }
}
