//! Straight runs of cells, for any shape with axes.

use super::CellId;

/// Returns every run of `k` distinct cells along each of `axes` axes. `next(cell, axis)` returns the next cell along an
/// axis.
///
/// Each run is listed in one direction only. A closed run, as on a wrapped board, is listed once instead of once per
/// cell.
pub(super) fn runs(
    cells: u32,
    axes: usize,
    k: u16,
    next: impl Fn(CellId, usize) -> Option<CellId>,
) -> Vec<Vec<CellId>> {
    match k {
        0 => return Vec::new(),
        // A single cell is the same run along every axis.
        1 => return (0..cells).map(|cell| vec![CellId(cell)]).collect(),
        _ => {}
    }
    let k = usize::from(k);
    let mut lines = Vec::new();
    for axis in 0..axes {
        for first in (0..cells).map(CellId) {
            let mut line = Vec::with_capacity(k);
            let mut at = Some(first);
            while let Some(cell) = at
                && line.len() < k
                && (line.is_empty() || cell != first)
            {
                line.push(cell);
                at = next(cell, axis);
            }
            let closes = at == Some(first);
            if line.len() == k && !(closes && line.iter().any(|&cell| cell < first)) {
                lines.push(line);
            }
        }
    }
    lines
}
