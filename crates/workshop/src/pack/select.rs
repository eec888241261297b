//! Choosing the levels of a pack from graded boards.

use super::grade::LevelCandidate;
use super::request::Request;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Penalty for each level that a setup already has: its median counts as this many parts of the range farther away.
const SPREAD: f64 = 2.0;

/// Chooses levels whose difficulty rises evenly, from the median of the easiest setup to that of the hardest one. The
/// range is divided into equal parts, and each level gets a board within its part: from a setup whose median is near
/// and that has few levels so far, the board closest to the middle of the part.
///
/// # Errors
/// If one of the parts has no board.
pub(super) fn select(
    request: &Request,
    candidates: &[LevelCandidate],
) -> Result<Vec<LevelCandidate>, String> {
    let medians = medians(candidates);
    let low = medians.values().copied().fold(f64::INFINITY, f64::min);
    let high = medians.values().copied().fold(0.0, f64::max);
    let width = (high - low) / request.levels as f64;
    let mut used: BTreeMap<usize, u32> = BTreeMap::new();
    let mut chosen: Vec<LevelCandidate> = Vec::new();
    for level in 0..request.levels {
        let from = low + width * level as f64;
        let (middle, to) = (from + width / 2.0, from + width);
        let is_last = level + 1 == request.levels;
        let fits = |bits| from <= bits && (bits < to || is_last && bits <= high);
        let rank = |candidate: &LevelCandidate| {
            let kind = candidate.kind;
            let levels = f64::from(used.get(&kind).copied().unwrap_or(0));
            let distance = (medians[&kind] - middle).abs() + SPREAD * width * levels;
            (distance, (candidate.bits - middle).abs())
        };
        let best = candidates
            .iter()
            .filter(|candidate| fits(candidate.bits))
            .min_by(|a, b| rank(a).partial_cmp(&rank(b)).unwrap_or(Ordering::Equal));
        let best = best.ok_or_else(|| {
            format!(
                "level {} of {} needs a board of {from:.1} to {to:.1} bits, and there is none: more --candidates, other codes or a smaller --count may help",
                level + 1,
                request.levels
            )
        })?;
        *used.entry(best.kind).or_default() += 1;
        chosen.push(best.clone());
    }
    Ok(chosen)
}

/// Returns the median difficulty of each setup.
fn medians(candidates: &[LevelCandidate]) -> BTreeMap<usize, f64> {
    let mut by_kind: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    for candidate in candidates {
        let kind = by_kind.entry(candidate.kind).or_default();
        kind.push(candidate.bits);
    }
    let medians = by_kind.into_iter().map(|(kind, mut bits)| {
        bits.sort_by(f64::total_cmp);
        (kind, bits[bits.len() / 2])
    });
    medians.collect()
}
