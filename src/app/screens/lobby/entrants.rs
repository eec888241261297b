//! The names of those who have entered a tournament.

use crate::language::tr;
use crate::lobby::TournamentInfo;

/// Returns the name of an entrant.
pub(super) fn name(info: &TournamentInfo, entrant: u8) -> &str {
    let entrant = info.entrants.get(usize::from(entrant));
    entrant.map_or_else(|| tr!("lobby-somebody"), |entrant| &entrant.name)
}
