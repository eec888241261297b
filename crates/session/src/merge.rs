//! Merging of libraries: adding the games of another device, or of a backup.

use super::{GameId, GameLibrary, Record, StoredGame};
use std::collections::{HashMap, HashSet};

/// Numbers of games that a merge added, and of those that were already in the library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// Number of games added.
    pub added: usize,
    /// Number of games that the library already had, with the same identity and record.
    pub known: usize,
}

impl GameLibrary {
    /// Adds the games of another library. No game is lost, and merging the same library again changes nothing.
    ///
    /// A game that both have with the same identity and the same record is kept once; it is a favourite if it is one in
    /// either, and has the larger number of hints and the plies of both. If the records differ, both are kept, and the
    /// added one becomes a copy. The game being played stays the same; that of the other library is stored, unless
    /// nothing would be lost without it. Added games count as played later than those in the library.
    pub fn merge(&mut self, mut other: Self) -> Merged {
        other.store_current();
        let mut games = std::mem::take(&mut self.stored);
        games.extend(self.current_as_stored());
        let own = games.len();
        games.append(&mut other.stored);
        let firsts = first_of_each(&games);
        for (at, &first) in firsts.iter().enumerate().skip(own) {
            let (before, rest) = games.split_at_mut(at);
            if let (Some(first), Some(game)) = (before.get_mut(first), rest.first()) {
                first.is_favourite |= game.is_favourite;
                first.hints.unite(&game.hints);
            }
        }
        let added = games.split_off(own);
        if let Some(current) = &mut self.current
            && let Some(stored) = games.pop()
        {
            (current.is_favourite, current.hints) = (stored.is_favourite, stored.hints);
        }
        let mut taken: HashSet<GameId> = games.iter().map(|game| game.id).collect();
        taken.extend(self.current_id());
        taken.extend(self.removed().map(|removed| removed.id));
        self.stored = games;
        let mut merged = Merged::default();
        for (at, mut game) in (own..).zip(added) {
            if firsts[at] < at {
                merged.known += 1;
                continue;
            }
            merged.added += 1;
            game.make_unique(&mut taken);
            self.stored.push(game);
        }
        merged
    }
}

/// Returns the index of the first game with the same identity and record as each game.
fn first_of_each(games: &[StoredGame]) -> Vec<usize> {
    let mut firsts: HashMap<(GameId, &Record), usize> = HashMap::with_capacity(games.len());
    games
        .iter()
        .enumerate()
        .map(|(at, game)| *firsts.entry((game.identity(), &game.record)).or_insert(at))
        .collect()
}
