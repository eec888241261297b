//! Numbers that the screen shows, and the row of the most important ones.

use crate::core::language::SpokenLanguage;
use crate::core::palette::Rgb;
use crate::core::rects::{centred, inset};
use crate::core::theme::{Themed, ink, radius, space};
use crate::ui::{self, Face, NOTE, NUMBER, long_time};
use bevy::prelude::Resource;
use bevy_egui::egui::{Align2, Painter, Rect, Ui, Vec2, pos2};
use lucide_icons::Icon;
use std::cmp::Reverse;
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
    /// Ends of the last games that somebody could win, the newest last.
    pub(super) form: Vec<Ending>,
    pub(super) bests: Bests,
}

/// Best wins without hints.
#[derive(Default)]
pub(super) struct Bests {
    /// The fastest.
    pub(super) time: Option<GameResult>,
    /// The nearest to par, and of several the longest; in a game without pars that with the fewest moves.
    pub(super) moves: Option<GameResult>,
}

impl Bests {
    fn of<'a>(wins: impl Iterator<Item = &'a GameResult> + Clone) -> Self {
        let timed = wins.clone().filter(|win| win.milliseconds > 0);
        let with_par = wins
            .clone()
            .filter_map(|win| Some(((win.moves_above_par()?, Reverse(win.moves)), win)))
            .min_by_key(|(rank, _)| *rank)
            .map(|(_, win)| win);
        let moves = with_par.or_else(|| wins.min_by_key(|win| win.moves));
        Self {
            time: timed.min_by_key(|win| win.milliseconds).cloned(),
            moves: moves.cloned(),
        }
    }
}

/// Number of games whose ends are the form.
const FORM: usize = 10;

/// Returns the ends of the last games that somebody could win, the newest last.
fn form<'a>(results: impl Iterator<Item = &'a GameResult>) -> Vec<Ending> {
    let endings = results.map(|result| result.ending);
    let mut endings: Vec<Ending> = endings.filter(|&ending| ending != Ending::Played).collect();
    endings.drain(..endings.len().saturating_sub(FORM));
    endings
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
        let numbers = |&game: &Game| {
            let counted = results
                .iter()
                .map(|(_, result)| *result)
                .filter(|result| !result.is_of_given_position())
                .filter(|result| result.game() == Some(game));
            let wins = counted.clone().filter(|result| result.is_won());
            GameNumbers {
                game,
                total: statistics.of_game(game),
                groups: groups
                    .iter()
                    .filter(|(group, _)| group.game == game)
                    .cloned()
                    .collect(),
                above_par: wins
                    .clone()
                    .filter_map(GameResult::moves_above_par)
                    .collect(),
                form: form(counted),
                bests: Bests::of(wins.filter(|win| win.hints == 0)),
            }
        };
        let games = Game::ALL.iter().map(numbers);
        Self {
            total: statistics.total(),
            games: games
                .filter(|numbers| numbers.total.played > 0 || !numbers.groups.is_empty())
                .collect(),
            days,
        }
    }
}

/// Height of the card of a total, in points.
const HEIGHT: f32 = 84.0;
/// Least width of four of them side by side, in points.
const FOUR_COLUMNS: f32 = 620.0;
/// Side of the tile on a card, in points, and the width of a card from which it is beside the number and not beside the label.
const TILE: (f32, f32) = (48.0, 190.0);

/// Adds the totals of all games, in one row or two.
pub(super) fn draw_totals(ui: &mut Ui, total: &Summary) {
    let language = ui.language();
    let played = total.played.to_string();
    let won = win_share(total, language);
    let time = long_time(total.milliseconds, language);
    let streak = total.longest_streak.to_string();
    let numbers = [
        (
            played,
            tr!(language, "statistics-total-played"),
            Icon::Shapes,
        ),
        (won, tr!(language, "statistics-total-won"), Icon::Trophy),
        (time, tr!(language, "statistics-total-time"), Icon::Play),
        (streak, tr!(language, "statistics-total-streak"), Icon::Star),
    ];
    let is_wide = ui.available_width() >= FOUR_COLUMNS;
    let size = (if is_wide { 4 } else { 2 }, HEIGHT);
    let numbers = numbers.into_iter().enumerate();
    ui::grid(
        ui,
        size,
        numbers,
        |ui, area, (at, (number, label, icon))| {
            let theme = ui.current_theme();
            let painter = ui.painter();
            let card = Face::plain(&theme, 0.0).draw(painter, area, radius::CARD, 0.0);
            let inner = inset(card, space::MEDIUM);
            let (side, wide) = TILE;
            let is_beside = area.width() >= wide;
            let side = if is_beside { side } else { NOTE.size * 1.7 };
            let (above, below) = inner.split_top_bottom_at_fraction(0.58);
            let beside = if is_beside { inner } else { below };
            let middle = pos2(beside.left() + side / 2.0, beside.center().y);
            let paint = theme.paints.paint(at).rgb;
            draw_icon_tile(painter, centred(middle, Vec2::splat(side)), paint, icon);
            let left = beside.left() + side + space::SMALL;
            let above = if is_beside {
                above.with_min_x(left)
            } else {
                above
            };
            let below = below.with_min_x(left);
            ui::draw_text(painter, above, Align2::LEFT_CENTER, NUMBER, &number);
            ui::draw_text(painter, below, Align2::LEFT_CENTER, NOTE, label);
        },
    );
}

/// Draws a tile with an icon.
fn draw_icon_tile(painter: &Painter, place: Rect, paint: Rgb, icon: Icon) {
    let face = Face::paint(&painter.current_theme(), paint, 0.0);
    let top = face.draw(painter, place, 0.25 * place.height(), 0.0);
    ui::draw_icon(
        painter,
        top.center(),
        icon,
        0.55 * top.height(),
        ink(face.ink),
    );
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
    use tessella_library::statistics::Opponent;

    fn result(ending: Ending, moves: u32, par: Option<u32>, milliseconds: u32) -> GameResult {
        GameResult {
            code: "drench:9x9,c6#1".to_owned(),
            ending,
            opponent: Opponent::Nobody,
            moves,
            par,
            milliseconds,
            hints: 0,
            finished_at: 0,
        }
    }

    #[test]
    fn form_is_that_of_the_last_ten_games_that_somebody_could_win() {
        let endings = [Ending::Won; 4].into_iter().chain([Ending::Lost; 9]);
        let mut results: Vec<GameResult> =
            endings.map(|ending| result(ending, 9, None, 0)).collect();
        results.push(result(Ending::Played, 9, None, 0));
        let form = form(results.iter());
        assert_eq!(form.len(), FORM);
        assert_eq!(form[..2], [Ending::Won, Ending::Lost]);
        assert_eq!(super::form(results[..1].iter()), [Ending::Won]);
    }

    #[test]
    fn best_moves_are_nearest_to_par_and_best_time_is_the_least() {
        let wins = [
            result(Ending::Won, 8, Some(6), 9_000),
            result(Ending::Won, 12, Some(12), 20_000),
            result(Ending::Won, 21, Some(21), 60_000),
        ];
        let bests = Bests::of(wins.iter());
        assert_eq!(bests.time.map(|win| win.milliseconds), Some(9_000));
        assert_eq!(bests.moves.map(|win| win.moves), Some(21));
        let without = [7, 5].map(|moves| result(Ending::Won, moves, None, 0));
        let bests = Bests::of(without.iter());
        assert_eq!(bests.moves.map(|win| win.moves), Some(5));
        assert!(bests.time.is_none(), "no time was measured");
    }

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
