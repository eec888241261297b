//! The player's opponent in a game.

use serde::{Deserialize, Serialize};
use tessella_games::{Level, Seat};
use tessella_session::{Player, Session};

/// The player's opponent. Variants are encoded in order, so new variants go at the end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Opponent {
    /// Nobody: a game for one seat.
    Nobody,
    /// Several people at one device, or nameless people at other devices.
    People,
    /// Computer players, the strongest of which has this level.
    Computer(Level),
    /// The person at another device with this name. Several names are sorted and joined by commas.
    Person(String),
    /// The opponent that replies in a problem.
    Problem,
}

impl Opponent {
    /// Returns the opponent of the person at this device; `None` if nobody at this device has a seat.
    pub fn of(game: &Session) -> Option<Self> {
        match game.people() {
            0 => return None,
            1 if game.players().len() == 1 => return Some(Self::Nobody),
            1 => {}
            _ => return Some(Self::People),
        }
        let seats = game.players().iter().zip((0..).map(Seat));
        let opponents: Vec<Self> = seats
            .filter_map(|(&player, seat)| Self::in_seat(player, game.name_of(seat)))
            .collect();
        let names = opponents.iter().filter_map(Self::person);
        let mut names: Vec<&str> = names.collect();
        names.sort_unstable();
        if names.is_empty() {
            opponents.into_iter().max()
        } else {
            Some(Self::Person(names.join(", ")))
        }
    }

    /// Returns what kind of opponent the player in a seat is; `None` for a person at this device.
    fn in_seat(player: Player, name: Option<&str>) -> Option<Self> {
        match player {
            Player::Human => None,
            Player::ProblemOpponent => Some(Self::Problem),
            Player::Computer(level) => Some(Self::Computer(level)),
            Player::Remote => Some(name.map_or(Self::People, |name| Self::Person(name.to_owned()))),
        }
    }

    fn person(&self) -> Option<&str> {
        match self {
            Self::Person(name) => Some(name),
            _ => None,
        }
    }
}
