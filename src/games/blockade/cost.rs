//! Costs of paths as text.

use tessella_language::{Language, decimal};

/// Formats a cost given in halves.
pub(super) fn cost_words(halves: u32, language: Language) -> String {
    match halves % 2 {
        0 => (halves / 2).to_string(),
        _ => decimal(language, f64::from(halves) / 2.0, 1),
    }
}
