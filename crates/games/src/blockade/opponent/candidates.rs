//! Moves that a search considers: runs and flights that shorten the seat's path, and builds on opponents' paths.

use super::super::sites::{Site, sites_with};
use super::state::SearchState;
use crate::{Move, Seat};
use tessella_boards::CellId;

/// How many moves a search considers in a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Widths {
    /// Number of runs.
    pub(super) runs: usize,
    /// Number of builds.
    pub(super) builds: usize,
    /// Number of cells of an opponent's path, starting at its runner, on which builds are considered.
    pub(super) ahead: usize,
}

/// A move and its immediate gain in halves: how much it shortens the mover's path and lengthens an opponent's.
#[derive(Clone, Copy, Debug)]
pub(super) struct RatedMove {
    pub(super) mv: Move,
    pub(super) gain: i32,
}

/// Number of flights.
const FLIGHTS: usize = 2;
/// Gain over the best run, in halves, that makes a flight worth considering.
const FLIGHT_GAIN: i32 = 2;

/// Returns the moves worth searching for the seat to move, greatest gain first. `against` are the opponents on whose
/// paths it builds.
pub(super) fn candidates(
    state: &mut SearchState<'_>,
    against: &[Seat],
    widths: Widths,
) -> Vec<RatedMove> {
    let mover = state.mover;
    let cost = state.cost(mover) as i32;
    let gains = |targets: Vec<(CellId, u32)>| {
        let mut targets: Vec<(CellId, i32)> = targets
            .into_iter()
            .filter(|&(_, left)| left != u32::MAX)
            .map(|(cell, left)| (cell, cost - left as i32))
            .collect();
        targets.sort_by_key(|&(_, gain)| -gain);
        targets
    };
    let mut runs = gains(state.runs());
    runs.truncate(widths.runs);
    let best = runs.first().map_or(0, |&(_, gain)| gain);
    let mut found: Vec<RatedMove> = runs
        .into_iter()
        .map(|(to, gain)| RatedMove {
            mv: Move::Cell(to),
            gain,
        })
        .collect();
    let flights = gains(state.flight_targets()).into_iter().take(FLIGHTS);
    let flights = flights.filter(|&(_, gain)| gain >= best + FLIGHT_GAIN);
    found.extend(flights.map(|(to, gain)| RatedMove {
        mv: Move::Fly(to),
        gain,
    }));
    if state.builds[mover.index()] > 0 {
        let mut builds = Vec::new();
        for &other in against {
            builds.extend(builds_against(state, other, widths.ahead));
        }
        builds.sort_by_key(|build: &RatedMove| -build.gain);
        builds.truncate(widths.builds);
        found.extend(builds);
    }
    found.sort_by_key(|candidate| -candidate.gain);
    found
}

/// Returns the builds on an opponent's path that lengthen it by more than the mover's path.
fn builds_against(state: &mut SearchState<'_>, other: Seat, ahead: usize) -> Vec<RatedMove> {
    let path = state.path(other);
    let mut found: Vec<RatedMove> = Vec::new();
    let data = state.data;
    for (at, &cell) in path.iter().enumerate().skip(1).take(ahead) {
        for site in sites_with(&data.board, cell) {
            // Sites with an earlier cell of the path have already been considered.
            let is_new = |cell| !state.is_occupied(cell) && !path[1..at].contains(&cell);
            if !site.cells().all(is_new) {
                continue;
            }
            let gain = build_gain(state, other, &site);
            if let Some(gain) = gain.filter(|&gain| gain > 0) {
                let (first, last) = site.ends();
                found.push(RatedMove {
                    mv: Move::Build(first, last),
                    gain,
                });
            }
        }
    }
    found
}

/// Returns how much more a build lengthens an opponent's path than the mover's; `None` if it is illegal.
fn build_gain(state: &mut SearchState<'_>, other: Seat, site: &Site) -> Option<i32> {
    let mut gain = 0;
    for seat in state.data.seats() {
        let before = state.cost(seat);
        let after = state.cost_after_build(seat, site)?;
        let longer = after as i32 - before as i32;
        gain += match seat {
            _ if seat == other => longer,
            _ if seat == state.mover => -longer,
            _ => 0,
        };
    }
    Some(gain)
}
