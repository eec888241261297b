//! Costs of paths as text.

/// Formats a cost given in halves.
pub(super) fn cost_words(halves: u32) -> String {
    match halves % 2 {
        0 => (halves / 2).to_string(),
        _ => format!("{}.5", halves / 2),
    }
}
