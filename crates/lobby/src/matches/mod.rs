//! Matches: one board shared by all seats, or a race with a board for each seat.

mod clock;
mod delayed;
mod dropouts;
mod hold;
mod race_view;
mod result;
mod saved;
mod state;

pub(super) use clock::TickEvent;
pub(super) use saved::SavedMatch;
pub(super) use state::{CommittedMove, DrawOffer, Match, TakeBackRequest};
