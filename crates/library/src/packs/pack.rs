//! A pack and its levels.

use crate::statistics::GameKey;
use tessella_games::GameCode;

/// Pack of levels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    pub(super) title: String,
    pub(super) author: Option<String>,
    pub(super) levels: Vec<PackLevel>,
}

/// Level of a pack: a board for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackLevel {
    pub(super) code: GameCode,
    pub(super) par: Option<u16>,
    pub(super) title: Option<String>,
}

impl Pack {
    /// Returns the title, which is not empty.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns the name of the author; `None` if the pack has none.
    pub fn author(&self) -> Option<&str> {
        self.author.as_deref()
    }

    /// Returns the levels in order. There is at least one, and no board occurs twice.
    pub fn levels(&self) -> &[PackLevel] {
        &self.levels
    }

    /// Returns the index of the level whose board a session plays ([`tessella_session::Session::code`]); `None` if the
    /// board is not in the pack.
    pub fn find(&self, code: &GameCode) -> Option<usize> {
        self.levels.iter().position(|level| level.code == *code)
    }
}

impl PackLevel {
    /// Returns the code of the board, complete with the options that the rules decide, as in a session on it.
    pub const fn code(&self) -> &GameCode {
        &self.code
    }

    /// Returns par, the fewest moves in which the board can be won, if the pack gives it.
    pub const fn par(&self) -> Option<u16> {
        self.par
    }

    /// Returns the title; `None` if the level only has a number.
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// Returns the key under which results on the board are counted.
    pub fn key(&self) -> GameKey {
        GameKey::Board(self.code.to_string())
    }
}
