//! Tournaments: pairings, results and standings, without people and rooms.
//!
//! Entrants are numbers, in the order of their rank at the start. A [`TournamentSchedule`] is a round robin or a knock-out.

mod knock_out;
mod pairing;
mod round_robin;
mod schedule;
mod standings;

pub use pairing::{MAX_DRAWS, Pairing, PairingResult, TournamentKind, TournamentStage};
pub use schedule::{MAX_ENTRANTS, MIN_ENTRANTS, TournamentSchedule};
pub use standings::Standing;
