//! Games on a device: the one being played, and all others in which a move was made.

use super::{GameId, Hints, IdentifiedGame, Player, Record, RestoreError, Session};
use std::collections::HashSet;
use tessella_games::{Effect, IllegalMove, Move, Rules, Seat, SetupError, Start};

/// Game in a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Identity of the game in this library, where it is unique.
    pub id: GameId,
    /// Identity of the original if this game is a copy: it was imported into a library that already had that game.
    pub copy_of: Option<GameId>,
    /// The game.
    pub record: Record,
    /// `true` if the game is over at its cursor.
    pub is_over: bool,
    /// `true` if the player marked the game as a favourite.
    pub is_favourite: bool,
    /// Hints shown while it was played.
    pub hints: Hints,
}

impl StoredGame {
    /// Returns the identity that all copies of the game share, including those on other devices.
    pub fn identity(&self) -> GameId {
        self.copy_of.unwrap_or(self.id)
    }

    /// Returns `true` if the game can be continued: a move was made, and the game is not over.
    pub const fn can_continue(&self) -> bool {
        !self.is_over && !self.record.moves.is_empty()
    }

    /// Makes the game a copy with an identity of its own if another game in the library has its identity. `taken` holds
    /// the identities of all other games; that of this game is added.
    pub(super) fn make_unique(&mut self, taken: &mut HashSet<GameId>) {
        if !taken.insert(self.id) {
            self.copy_of = Some(self.identity());
            self.id = GameId::random_except(|id| taken.contains(&id));
            taken.insert(self.id);
        }
    }
}

/// Game that is being played.
#[derive(Clone, Debug)]
pub(super) struct CurrentEntry {
    id: GameId,
    copy_of: Option<GameId>,
    game: Session,
    pub(super) is_favourite: bool,
    pub(super) hints: Hints,
}

impl CurrentEntry {
    /// Returns the identity that all copies of the game share.
    fn identity(&self) -> GameId {
        self.copy_of.unwrap_or(self.id)
    }

    fn stored(&self) -> StoredGame {
        StoredGame {
            id: self.id,
            copy_of: self.copy_of,
            record: self.game.record(),
            is_over: self.game.position().outcome().is_some(),
            is_favourite: self.is_favourite,
            hints: self.hints.clone(),
        }
    }

    /// Returns `true` if the game must not be lost: a move was made, even if it has been undone since, or the player
    /// marked it as a favourite.
    fn is_kept(&self) -> bool {
        !self.game.moves().is_empty() || self.is_favourite
    }
}

/// Games on a device. A game in which a move was made stays until the player removes it.
///
/// Only the game being played has a position; the others are records, which are replayed only when they are opened.
/// This allows a library to hold thousands of games.
#[derive(Clone, Debug, Default)]
pub struct GameLibrary {
    /// The games that are not being played; the one played last is at the end.
    pub(super) stored: Vec<StoredGame>,
    pub(super) current: Option<CurrentEntry>,
    /// The game removed last, and its index.
    removed: Option<(usize, StoredGame)>,
}

impl GameLibrary {
    /// Creates a library in which this game is being played.
    pub fn new(game: impl Into<IdentifiedGame>) -> Self {
        let mut library = Self::default();
        library.begin(game);
        library
    }

    /// Creates a library of games that are not being played; the one played last is at the end. Their identities must
    /// be distinct.
    pub(super) fn of_stored(stored: Vec<StoredGame>) -> Self {
        Self {
            stored,
            ..Self::default()
        }
    }

    /// Returns `true` if a game has this identity. The game removed last counts, because it can be put back.
    fn has(&self, id: GameId) -> bool {
        let removed = self.removed().map(|removed| removed.id);
        [self.current_id(), removed].contains(&Some(id))
            || self.stored.iter().any(|stored| stored.id == id)
    }

    fn new_id(&self) -> GameId {
        GameId::random_except(|id| self.has(id))
    }

    /// Adds a game that is not being played. It counts as played later than all others.
    pub fn add(&mut self, record: Record, is_over: bool, is_favourite: bool) -> GameId {
        let id = self.new_id();
        self.stored.push(StoredGame {
            id,
            copy_of: None,
            record,
            is_over,
            is_favourite,
            hints: Hints::default(),
        });
        id
    }

    /// Returns the game being played.
    pub fn game(&self) -> Option<&Session> {
        Some(&self.current.as_ref()?.game)
    }

    /// Returns the identity of the game being played in this library.
    pub fn current_id(&self) -> Option<GameId> {
        Some(self.current.as_ref()?.id)
    }

    /// Returns the game being played in the form in which it is exported: with the identity that all its copies share.
    pub fn current(&self) -> Option<IdentifiedGame> {
        let current = self.current.as_ref()?;
        Some(IdentifiedGame {
            id: current.identity(),
            game: current.game.clone(),
            hints: current.hints.clone(),
        })
    }

    /// Returns the identity that the game being played shares with all its copies, including those on other devices.
    pub fn current_identity(&self) -> Option<GameId> {
        Some(self.current.as_ref()?.identity())
    }

    /// Counts a hint shown in the game being played, at the current ply. Once the game is over no move follows, so such
    /// a hint has no ply.
    pub fn record_hint(&mut self) {
        if let Some(CurrentEntry { game, hints, .. }) = &mut self.current {
            let is_over = game.position().outcome().is_some();
            let ply = u32::try_from(game.cursor()).ok();
            hints.note(ply.filter(|_| !is_over));
        }
    }

    /// Returns the number of hints shown in the game being played; 0 if there is none.
    pub fn current_hints(&self) -> u32 {
        self.current
            .as_ref()
            .map_or(0, |current| current.hints.count())
    }

    /// Returns the plies at which hints were shown in the game being played, as [`Hints::plies`] does; empty if there
    /// is none.
    pub fn current_hint_plies(&self) -> &[u32] {
        self.current
            .as_ref()
            .map_or(&[], |current| current.hints.plies())
    }

    /// Returns all games, the one played last first. A game being played is included even without moves.
    pub fn games(&self) -> Vec<StoredGame> {
        let current = self.current.iter().map(CurrentEntry::stored);
        current.chain(self.stored.iter().rev().cloned()).collect()
    }

    /// Returns the games that are not being played; the one played last is at the end.
    pub fn stored(&self) -> &[StoredGame] {
        &self.stored
    }

    /// Returns the game being played in the form in which it is stored when another is opened.
    pub(super) fn current_as_stored(&self) -> Option<StoredGame> {
        self.current.as_ref().map(CurrentEntry::stored)
    }

    /// Returns `true` if there is no game.
    pub const fn is_empty(&self) -> bool {
        self.stored.is_empty() && self.current.is_none()
    }

    /// Makes a move in the game being played, like [`Session::play`].
    ///
    /// # Errors
    /// If the rules or the clock refuse the move, or no game is being played; then nothing changes.
    pub fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        let current = self.current.as_mut().ok_or(IllegalMove::Over)?;
        current.game.play(seat, mv)
    }

    /// Adds to the time of play of the game being played, in milliseconds.
    pub fn advance_clock(&mut self, time: u32) {
        if let Some(current) = &mut self.current {
            current.game.advance_clock(time);
        }
    }

    /// Sets the names of the players of the game being played, by seat.
    pub fn set_names(&mut self, names: Vec<String>) {
        if let Some(current) = &mut self.current {
            current.game.set_names(names);
        }
    }

    /// Undoes a move of the game being played, like [`Session::undo`].
    pub fn undo(&mut self) -> bool {
        let current = self.current.as_mut();
        current.is_some_and(|current| current.game.undo())
    }

    /// Redoes a move of the game being played, like [`Session::redo`].
    pub fn redo(&mut self) -> bool {
        let current = self.current.as_mut();
        current.is_some_and(|current| current.game.redo())
    }

    /// Starts a new or an imported game. The game that was being played stays in the library if a move was made in it;
    /// returns `true` if so.
    ///
    /// An imported game never replaces one in the library: if one has its identity, the imported game becomes a copy of
    /// it.
    pub fn begin(&mut self, game: impl Into<IdentifiedGame>) -> bool {
        let IdentifiedGame { id, game, hints } = game.into();
        let is_kept = self.store_current();
        let copy_of = Some(id).filter(|&id| self.has(id));
        self.current = Some(CurrentEntry {
            id: copy_of.map_or(id, |_| self.new_id()),
            copy_of,
            game,
            is_favourite: false,
            hints,
        });
        is_kept
    }

    /// Starts the same game again. After a finished game another seat may begin, depending on the game. A start
    /// position given by its cells is kept. On a board for one seat, and in a problem, the hints shown so far also
    /// count for the new game, without their plies. Returns `true` if the previous game stays in the library.
    ///
    /// # Errors
    /// Those of [`Session::new`].
    pub fn restart(&mut self) -> Result<bool, SetupError> {
        let Some(game) = self.game() else {
            return Ok(false);
        };
        let mut code = game.code().clone();
        if let (Some(outcome), Start::Seed(_)) = (game.position().outcome(), &code.start) {
            code.setup = code.setup.rematch(outcome);
        }
        let is_same_board =
            matches!(game.players(), [_]) || game.players().contains(&Player::ProblemOpponent);
        let mut again = IdentifiedGame::from(Session::new(code, game.players().to_vec())?);
        if is_same_board {
            again.hints = Hints::without_plies(self.current_hints());
        }
        Ok(self.begin(again))
    }

    /// Starts a game with the first `ply` moves of the game being played, at the time of play after the last of them.
    /// It shares that game's identity, its number of hints, and their plies up to the last of these moves. Returns
    /// `true` if that game stays in the library.
    pub fn branch(&mut self, ply: usize) -> bool {
        let Some(from) = &self.current else {
            return false;
        };
        let (mut game, mut hints) = (from.game.clone(), from.hints.clone());
        let identity = from.identity();
        game.cut_to(ply);
        hints.cut_to(ply);
        let is_kept = self.begin(game);
        if let Some(current) = &mut self.current {
            (current.copy_of, current.hints) = (Some(identity), hints);
        }
        is_kept
    }

    /// Opens a game, which becomes the one being played. Returns `false` if there is no such game.
    ///
    /// # Errors
    /// If the game cannot be restored; then nothing changes.
    pub fn open(&mut self, id: GameId) -> Result<bool, RestoreError> {
        if self.current_id() == Some(id) {
            return Ok(true);
        }
        let Some(at) = self.stored.iter().position(|stored| stored.id == id) else {
            return Ok(false);
        };
        let game = Session::restore(&self.stored[at].record)?;
        let stored = self.stored.remove(at);
        self.store_current();
        self.current = Some(CurrentEntry {
            id,
            copy_of: stored.copy_of,
            game,
            is_favourite: stored.is_favourite,
            hints: stored.hints,
        });
        Ok(true)
    }

    /// Marks a game as a favourite, or removes the mark.
    pub fn set_favourite(&mut self, id: GameId, is_favourite: bool) {
        if let Some(current) = self.current.as_mut().filter(|current| current.id == id) {
            current.is_favourite = is_favourite;
        } else if let Some(stored) = self.stored.iter_mut().find(|stored| stored.id == id) {
            stored.is_favourite = is_favourite;
        }
    }

    /// Removes a game. [`GameLibrary::put_back`] can put it back until another one is removed.
    pub fn remove(&mut self, id: GameId) {
        if let Some(current) = self.current.take_if(|current| current.id == id) {
            self.removed = Some((self.stored.len(), current.stored()));
        } else if let Some(at) = self.stored.iter().position(|stored| stored.id == id) {
            self.removed = Some((at, self.stored.remove(at)));
        }
    }

    /// Returns the game removed last, unless it was put back.
    pub fn removed(&self) -> Option<&StoredGame> {
        Some(&self.removed.as_ref()?.1)
    }

    /// Puts the game removed last back in its place. It is not being played.
    pub fn put_back(&mut self) {
        if let Some((at, game)) = self.removed.take() {
            self.stored.insert(at.min(self.stored.len()), game);
        }
    }

    /// Moves the game being played to the stored ones, unless nothing would be lost without it. Returns `true` if it is
    /// stored.
    pub(super) fn store_current(&mut self) -> bool {
        let current = self.current.take().filter(CurrentEntry::is_kept);
        let stored = current.as_ref().map(CurrentEntry::stored);
        self.stored.extend(stored);
        current.is_some()
    }
}
