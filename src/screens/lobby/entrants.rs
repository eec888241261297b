//! The names of those who have entered a tournament.

use crate::text::Text;
use tessella_language::Language;
use tessella_lobby::{DisplayName, TournamentInfo};

/// Returns the name of an entrant. Computers of the same level have numbers.
pub(super) fn name(info: &TournamentInfo, entrant: u8, language: Language) -> String {
    let at = usize::from(entrant);
    let Some(entrant) = info.entrants.get(at) else {
        return DisplayName::Unknown.text(language);
    };
    let Some(level) = entrant.computer else {
        return entrant.name.clone();
    };
    let alike = |count: usize| {
        let entrants = info.entrants.iter().take(count);
        entrants
            .filter(|other| other.computer == Some(level))
            .count()
    };
    let name = DisplayName::Computer(level).text(language);
    match alike(info.entrants.len()) {
        1 => name,
        _ => format!("{name} {}", alike(at) + 1),
    }
}

/// Returns the names of all entrants in their order.
pub(super) fn names(info: &TournamentInfo, language: Language) -> Vec<String> {
    let entrants = 0..info.entrants.len() as u8;
    entrants
        .map(|entrant| name(info, entrant, language))
        .collect()
}
