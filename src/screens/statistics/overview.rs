//! Numbers that the screen shows, and the row of the most important ones.

use crate::core::language::SpokenLanguage;
use crate::core::rects::inset;
use crate::core::theme::{Themed, ink, radius, space};
use crate::ui::{self, NOTE, TITLE, long_time};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Ui};
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
    /// Games that were finished on each day, in the time zone of now. A game that this version cannot parse is `None`.
    pub(super) days: BTreeMap<Day, Vec<Option<Game>>>,
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
        let mut days = BTreeMap::<_, Vec<_>>::new();
        let is_finished = |result: &GameResult| result.ending != Ending::GivenUp;
        for (_, result) in results.iter().filter(|(_, result)| is_finished(result)) {
            let since = Duration::from_secs(result.finished_at);
            if let Some(time) = SystemTime::UNIX_EPOCH.checked_add(since) {
                days.entry(zone.day_of(time))
                    .or_default()
                    .push(result.game());
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

/// Height of the card of a total, in points.
const HEIGHT: f32 = 84.0;
/// Least width of four of them side by side, in points.
const FOUR_COLUMNS: f32 = 560.0;

/// Adds the totals of all games, in one row or two.
pub(super) fn draw_totals(ui: &mut Ui, total: &Summary) {
    let language = ui.language();
    let played = total.played.to_string();
    let won = win_share(total, language);
    let time = long_time(total.milliseconds, language);
    let streak = total.longest_streak.to_string();
    let numbers = [
        (played, tr!(language, "statistics-total-played")),
        (won, tr!(language, "statistics-total-won")),
        (time, tr!(language, "statistics-total-time")),
        (streak, tr!(language, "statistics-total-streak")),
    ];
    let ground = ink(ui.current_theme().shades.surface);
    let is_wide = ui.available_width() >= FOUR_COLUMNS;
    let size = (if is_wide { 4 } else { 2 }, HEIGHT);
    ui::grid(ui, size, numbers, |ui, area, (number, label)| {
        let painter = ui.painter();
        painter.rect_filled(area, radius::CARD, ground);
        let inner = inset(area, space::SMALL);
        let (above, below) = inner.split_top_bottom_at_fraction(0.5);
        let style = TITLE.size(26.0);
        ui::draw_text(painter, above, Align2::CENTER_CENTER, style, &number);
        ui::draw_text(painter, below, Align2::CENTER_CENTER, NOTE, label);
    });
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
