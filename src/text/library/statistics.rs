//! Labels of groups of results, and errors of the file of a history.

use crate::text::Text;
use tessella_games::Level;
use tessella_language::{Language, tr};
use tessella_library::statistics::{
    BoardClass, BoardShape, Group, HISTORY_VERSION, HistoryError, Opponent,
};

impl Text for HistoryError {
    fn text(&self, language: Language) -> String {
        match self {
            Self::NotAHistory => tr!(language, "statistics-file-another-kind").to_owned(),
            Self::UnknownVersion(version) => tr!(
                language,
                "statistics-file-version",
                latest = HISTORY_VERSION,
                version = *version
            ),
            Self::Damaged => tr!(language, "file-checksum").to_owned(),
            Self::Codec(error) => {
                tr!(
                    language,
                    "statistics-file-not-decoded",
                    error = error.text(language)
                )
            }
        }
    }
}

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

impl Text for Opponent {
    fn text(&self, language: Language) -> String {
        let text = match self {
            Self::Nobody => tr!(language, "opponent-nobody"),
            Self::People => tr!(language, "opponent-people"),
            Self::Computer(Level::Gentle) => tr!(language, "opponent-computer-gentle"),
            Self::Computer(Level::Easy) => tr!(language, "opponent-computer-easy"),
            Self::Computer(Level::Medium) => tr!(language, "opponent-computer-medium"),
            Self::Computer(Level::Hard) => tr!(language, "opponent-computer-hard"),
            Self::Person(name) => name,
            Self::Problem => tr!(language, "opponent-problem"),
        };
        text.to_owned()
    }
}

/// Returns the kind of board of a group, and whether its games began from given positions: "Squares, custom positions".
pub fn board_name(group: &Group, language: Language) -> String {
    let board = group.board.text(language);
    if group.is_of_given_positions {
        tr!(language, "statistics-positions", board)
    } else {
        board
    }
}
