//! Numbers that the screen shows, and the row of the most important ones.

use crate::core::language::SpokenLanguage;
use crate::core::rects::sized;
use crate::core::theme::{Theme, ink, text};
use crate::ui::{heavy, long_time, plain, row, write};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Ui, pos2, vec2};
use std::collections::BTreeMap;
use std::time::{Duration, SystemTime};
use tessella_games::Game;
use tessella_language::{Language, tr};
use tessella_library::statistics::{Ending, GameResult, Group, Statistics, Summary};
use tessella_library::today::{Day, Zone};

/// Numbers of all games.
#[derive(Resource, Default)]
pub(super) struct Overview {
    pub(super) total: Summary,
    pub(super) games: Vec<GameNumbers>,
    /// Number of games that were finished on each day, in the time zone of now.
    pub(super) days: BTreeMap<Day, u32>,
}

/// Numbers of a game.
pub(super) struct GameNumbers {
    pub(super) game: Game,
    pub(super) total: Summary,
    pub(super) groups: Vec<(Group, Summary)>,
    /// Moves above par of the wins with a par, in the order in which they were finished.
    pub(super) above_par: Vec<i64>,
}

impl Overview {
    /// Computes the numbers.
    pub(super) fn of(statistics: &Statistics, zone: &Zone) -> Self {
        let results = statistics.results();
        let mut days = BTreeMap::new();
        let is_finished = |result: &GameResult| result.ending != Ending::GivenUp;
        for (_, result) in results.iter().filter(|(_, result)| is_finished(result)) {
            let since = Duration::from_secs(result.finished_at);
            if let Some(time) = SystemTime::UNIX_EPOCH.checked_add(since) {
                *days.entry(zone.day_of(time)).or_insert(0) += 1;
            }
        }
        let groups = statistics.groups();
        let numbers = |&game: &Game| GameNumbers {
            game,
            total: statistics.of_game(game),
            groups: { groups.iter() }
                .filter(|(group, _)| group.game == game)
                .cloned()
                .collect(),
            above_par: { results.iter() }
                .filter(|(_, result)| result.is_won() && !result.is_of_given_position())
                .filter(|(_, result)| result.game() == Some(game))
                .filter_map(|(_, result)| result.moves_above_par())
                .collect(),
        };
        let games = Game::ALL.iter().map(numbers);
        Self {
            total: statistics.total(),
            games: { games }
                .filter(|numbers| numbers.total.played > 0 || !numbers.groups.is_empty())
                .collect(),
            days,
        }
    }
}

/// Height of the row of totals, in points.
const HEIGHT: f32 = 76.0;

/// Draws the totals of all games side by side.
pub(super) fn draw_totals(ui: &mut Ui, theme: &Theme, total: &Summary) {
    let language = ui.language();
    let line = row(ui, HEIGHT);
    let numbers = [
        (
            total.played.to_string(),
            tr!(language, "statistics-total-played"),
        ),
        (
            win_share(total, language),
            tr!(language, "statistics-total-won"),
        ),
        (
            long_time(total.milliseconds, language),
            tr!(language, "statistics-total-time"),
        ),
        (
            total.longest_streak.to_string(),
            tr!(language, "statistics-total-streak"),
        ),
    ];
    let gap = 8.0;
    let count = numbers.len() as f32;
    let width = (line.width() - gap * (count - 1.0)) / count;
    for (at, (number, label)) in numbers.into_iter().enumerate() {
        let corner = line.min + vec2((width + gap) * at as f32, 0.0);
        let place = sized(corner, vec2(width, HEIGHT));
        let painter = ui.painter();
        painter.rect_filled(place, 16.0, ink(theme.shades.surface));
        let (above, below) = (place.center().y - 10.0, place.center().y + 20.0);
        for (label, y, font, shade) in [
            (number.as_str(), above, heavy(26.0), theme.shades.text),
            (label, below, plain(text::SMALL), theme.shades.quiet),
        ] {
            let at = pos2(place.center().x, y);
            let centre = Align2::CENTER_CENTER;
            write(painter, at, centre, label, font, ink(shade), width - 12.0);
        }
    }
}

/// Returns the share of games won, among those that could be won or lost.
pub(super) fn win_share(summary: &Summary, language: Language) -> String {
    let decided = summary.won + summary.lost + summary.drawn + summary.given_up;
    match (u64::from(summary.won) * 100 + u64::from(decided) / 2).checked_div(decided.into()) {
        Some(percent) => tr!(language, "statistics-percent", percent),
        None => "–".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn win_share_is_rounded_and_leaves_out_shared_games() {
        let of = |won, lost, played| {
            let summary = Summary {
                won,
                lost,
                played,
                ..Summary::default()
            };
            win_share(&summary, Language::English)
        };
        assert_eq!(of(0, 0, 3), "–");
        assert_eq!(of(1, 2, 3), "33%");
        assert_eq!(of(2, 1, 9), "67%");
        assert_eq!(of(4, 0, 4), "100%");
    }
}
