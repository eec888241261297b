//! Validation of tournaments that a server has sent.

use crate::info::TournamentInfo;
use crate::names::tidy_name;
use crate::tournament::{MAX_ENTRANTS, Pairing};

/// Maximum number of rounds, and of pairings in a round, that are accepted from a server.
const MAX_ROUNDS: usize = MAX_ENTRANTS as usize;

/// Returns a tournament made safe to display; `None` if it is larger than a real one, or refers to entrants that do not
/// exist.
pub(super) fn tidied(mut info: TournamentInfo) -> Option<TournamentInfo> {
    let entrants = info.entrants.len();
    let is_entrant = |entrant: u8| usize::from(entrant) < entrants;
    let is_pairing =
        |pairing: &Pairing| is_entrant(pairing.first) && pairing.second.is_none_or(is_entrant);
    let is_valid = entrants <= MAX_ENTRANTS.into()
        && info.rounds.len() <= MAX_ROUNDS
        && info.rounds.iter().all(|round| round.len() <= MAX_ROUNDS)
        && info.rounds.iter().flatten().all(is_pairing)
        && info.rooms.len() <= MAX_ROUNDS
        && info.standings.len() <= entrants
        && info.standings.iter().all(|line| is_entrant(line.entrant));
    if !is_valid {
        return None;
    }
    for entrant in &mut info.entrants {
        entrant.name = tidy_name(&entrant.name)?;
    }
    Some(info)
}
