//! Mosaic of the days on which games were finished: a column for each week, a row for each day of the week. The colour of a day is
//! that of the game finished most often on it.

use super::game_tile;
use crate::core::language::SpokenLanguage;
use crate::core::rects::{centred, sized};
use crate::core::theme::{Themed, ink, space};
use crate::screens::today::short_name;
use crate::text::Text;
use crate::ui::{self, NOTE, STRONG, draw_tray};
use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use std::collections::BTreeMap;
use tessella_games::Game;
use tessella_language::{Language, tr};
use tessella_library::today::{Day, Weekday};

/// Number of weeks shown, the current one included.
const WEEKS: i32 = 12;
/// Greatest distance from a day to the next, in points.
const PITCH: f32 = 40.0;
/// Share of that distance that a tile takes.
const TILE: f32 = 0.88;
/// Height of the line with the names of the months, and of a line of the legend, in points.
const LINE: f32 = 22.0;
/// Least distance between the names of two months, in columns.
const MONTH_COLUMNS: i32 = 2;
/// Least width of an entry of the legend, in points.
const LEGEND: f32 = 130.0;
/// Number of games of a day from which its colour is the strongest.
const MANY: usize = 4;

type Days = BTreeMap<Day, Vec<Option<Game>>>;

/// Adds a card with the last weeks up to today.
pub(super) fn draw_day_map(ui: &mut Ui, days: &Days, today: Day) {
    let first = first_day(today);
    let finished: Vec<Option<Game>> = days
        .range(first..=today)
        .flat_map(|(_, games)| games.iter().copied())
        .collect();
    ui::panel(ui, |ui| {
        let (games, weeks) = (finished.len(), WEEKS);
        let heading = tr!(ui.language(), "statistics-weeks", games, weeks);
        ui::label(ui, STRONG, &heading);
        ui::note(ui, &about(days, (first, today), ui.language()));
        let labels = label_width(ui);
        let pitch = ((ui.available_width() - labels) / WEEKS as f32).min(PITCH);
        let size = vec2(labels + WEEKS as f32 * pitch, LINE + 7.0 * pitch);
        ui::picture(ui, size, |painter, area| {
            let tray = Rect::from_min_max(area.min + vec2(labels, LINE), area.max);
            draw_names(painter, area, tray, first);
            draw_tray(painter, tray, 0.3 * pitch);
            draw_days(painter, tray, days, (first, today));
        });
        draw_legend(ui, &finished);
    });
}

/// Returns what the map shows in words: the days on which games were finished, the most of them in a row, and the games of today.
fn about(days: &Days, (first, today): (Day, Day), language: Language) -> String {
    let (played, longest) = runs(days, (first, today));
    let games = days.get(&today).map_or(0, Vec::len);
    let mut parts = vec![tr!(language, "statistics-days", days = played)];
    if longest > 1 {
        parts.push(tr!(language, "statistics-days-run", days = longest));
    }
    parts.push(tr!(language, "statistics-days-today", games));
    parts.join(" · ")
}

/// Returns the number of days on which games were finished, and the most of them in a row.
fn runs(days: &Days, (first, today): (Day, Day)) -> (usize, usize) {
    let (mut played, mut longest, mut run) = (0, 0, 0);
    let mut last = None;
    for (day, _) in days
        .range(first..=today)
        .filter(|(_, games)| !games.is_empty())
    {
        played += 1;
        run = if last == Some(day.number() - 1) {
            run + 1
        } else {
            1
        };
        longest = longest.max(run);
        last = Some(day.number());
    }
    (played, longest)
}

/// Returns the Monday with which the weeks begin.
fn first_day(today: Day) -> Day {
    let monday = today.number() - today.weekday().index() as i32;
    Day::from_number(monday - 7 * (WEEKS - 1))
}

/// Returns the width of the names of the weekdays, with the space beside them.
fn label_width(ui: &Ui) -> f32 {
    let language = ui.language();
    let width = |weekday: Weekday| {
        let name = short_name(weekday, language).to_owned();
        let galley = ui
            .painter()
            .layout_no_wrap(name, NOTE.font(), Color32::BLACK);
        galley.size().x.ceil()
    };
    Weekday::ALL.map(width).into_iter().fold(0.0, f32::max) + space::SMALL
}

/// Draws the names of every second weekday to the left of the days, and those of the months above them.
fn draw_names(painter: &Painter, area: Rect, tray: Rect, first: Day) {
    let language = painter.language();
    let pitch = tray.height() / 7.0;
    for weekday in Weekday::ALL.into_iter().step_by(2) {
        let y = tray.top() + (weekday.index() as f32 + 0.5) * pitch;
        let size = vec2(tray.left() - area.left(), LINE);
        let place = centred(pos2(area.left() + size.x / 2.0, y), size);
        let name = short_name(weekday, language);
        ui::draw_text(painter, place, Align2::LEFT_CENTER, NOTE, name);
    }
    for (column, month) in month_columns(first) {
        let left = pos2(tray.left() + column as f32 * pitch, area.top());
        let place = sized(left, vec2(tray.right() - left.x, LINE));
        let name = tr!(language, "statistics-month", month);
        ui::draw_text(painter, place, Align2::LEFT_CENTER, NOTE, &name);
    }
}

/// Returns the months that begin in the weeks from this Monday, each with its column. The month of the first day comes first, if there
/// is room for its name before the next.
fn month_columns(first: Day) -> Vec<(i32, u8)> {
    let mut columns = vec![(0, first.date().1)];
    let mut start = first.month_start().next_month();
    while start.number() < first.number() + 7 * WEEKS {
        let column = (start.number() - first.number()) / 7;
        columns.push((column, start.date().1));
        start = start.next_month();
    }
    if columns.get(1).is_some_and(|next| next.0 < MONTH_COLUMNS) {
        columns.remove(0);
    }
    columns.retain(|&(column, _)| column <= WEEKS - MONTH_COLUMNS);
    columns
}

/// Draws a tile for each day. Today has a ring.
fn draw_days(painter: &Painter, tray: Rect, days: &Days, (first, today): (Day, Day)) {
    let theme = painter.current_theme();
    let pitch = tray.height() / 7.0;
    let size = Vec2::splat(TILE * pitch);
    for number in first.number()..=today.number() {
        let (day, since) = (Day::from_number(number), number - first.number());
        let corner = vec2((since / 7) as f32 + 0.5, (since % 7) as f32 + 0.5) * pitch;
        let place = centred(tray.min + corner, size);
        let games = days.get(&day).map_or(&[][..], Vec::as_slice);
        if games.is_empty() {
            painter.rect_filled(
                place,
                0.2 * pitch,
                ink(theme.shades.bed.mix(theme.shades.line, 0.4)),
            );
        } else {
            let share = 0.4 + 0.6 * games.len().min(MANY) as f32 / MANY as f32;
            game_tile::draw_game_tile(painter, place, favourite(games), share);
        }
        if day == today {
            let ring = Stroke::new(2.0, ink(theme.shades.text));
            painter.rect_stroke(place, 0.2 * pitch, ring, StrokeKind::Outside);
        }
    }
}

/// Adds the names of the games with their colours.
fn draw_legend(ui: &mut Ui, finished: &[Option<Game>]) {
    let language = ui.language();
    let columns = (ui.available_width() / LEGEND).max(1.0) as usize;
    let played = Game::ALL
        .iter()
        .filter(|game| finished.contains(&Some(**game)));
    ui::grid(ui, (columns, LINE), played, |ui, area, &game| {
        let (mark, name) = area.split_left_right_at_x(area.left() + LINE);
        let tile = sized(mark.min, Vec2::splat(16.0)).translate(vec2(0.0, 3.0));
        game_tile::draw_game_tile(ui.painter(), tile, Some(game), 1.0);
        let name_of = game.text(language);
        ui::draw_text(ui.painter(), name, Align2::LEFT_CENTER, NOTE, &name_of);
    });
}

/// Returns the game finished most often; of several, the first in the order of the title screen.
fn favourite(games: &[Option<Game>]) -> Option<Game> {
    let count = |game: Game| games.iter().filter(|one| **one == Some(game)).count();
    let most = Game::ALL
        .iter()
        .rev()
        .copied()
        .max_by_key(|&game| count(game))?;
    (count(most) > 0).then_some(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn favourite_is_the_game_finished_most_often() {
        let (first, second) = (Game::ALL[0], Game::ALL[1]);
        let days = [Some(first), Some(second), None, None, Some(second)];
        assert_eq!(favourite(&days), Some(second));
        assert_eq!(favourite(&days[..2]), Some(first));
        assert_eq!(favourite(&[None]), None);
    }

    #[test]
    fn words_count_the_days_played_and_the_longest_run() {
        let today = Day::from_date(2026, 11, 22).expect("a day");
        let ago = |days: i32| Day::from_number(today.number() - days);
        let game = vec![Some(Game::ALL[0])];
        let mut days = Days::new();
        assert_eq!(runs(&days, (first_day(today), today)), (0, 0));
        // The last one is before the first week of the map.
        for day in [0, 3, 4, 5, 9, 90] {
            days.insert(ago(day), game.clone());
        }
        assert_eq!(runs(&days, (first_day(today), today)), (5, 3));
        let words = about(&days, (first_day(today), today), Language::English);
        assert_eq!(words, "5 days played · longest run 3 · today 1");
    }

    #[test]
    fn months_are_above_the_weeks_in_which_they_begin() {
        let today = Day::from_date(2026, 11, 22).expect("a day");
        let first = first_day(today);
        assert_eq!(first, Day::from_date(2026, 8, 31).expect("a day"));
        // 1 September is in the first week, so that August has no room.
        assert_eq!(month_columns(first), [(0, 9), (4, 10), (8, 11)]);
    }
}
