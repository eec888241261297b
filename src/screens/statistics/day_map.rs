//! Map of the days on which games were finished: a column for each week, a row for each day of the week.

use crate::core::language::SpokenLanguage;
use crate::core::rects::{inset, sized};
use crate::core::theme::{Theme, ink, text};
use crate::ui::{plain, row, write};
use bevy_egui::egui::{Align2, Ui, pos2, vec2};
use std::collections::BTreeMap;
use tessella_language::tr;
use tessella_library::today::Day;

/// Side of a day, with the space to the next, in points.
const SIDE: f32 = 14.0;
/// Height of the card, in points.
const HEIGHT: f32 = 7.0 * SIDE + 48.0;
/// Number of games of a day from which its colour is the strongest.
const MANY: u32 = 6;

/// Draws the last weeks up to today, as many as there is room for.
pub(super) fn draw(ui: &mut Ui, theme: &Theme, days: &BTreeMap<Day, u32>, today: Day) {
    let card = row(ui, HEIGHT);
    let painter = ui.painter();
    let shades = &theme.shades;
    painter.rect_filled(card, 16.0, ink(shades.surface));
    let inner = inset(card, 14.0);
    let weeks = ((inner.width() + 2.0) / SIDE).max(1.0) as i32;
    let monday = today.number() - today.weekday().index() as i32;
    let first = monday - 7 * (weeks - 1);
    let games: u32 = { days.range(Day::from_number(first)..=today) }
        .map(|(_, count)| count)
        .sum();
    write(
        painter,
        pos2(inner.left(), inner.top() + 6.0),
        Align2::LEFT_CENTER,
        &tr!(ui.language(), "statistics-weeks", games, weeks),
        plain(text::SMALL),
        ink(shades.quiet),
        inner.width(),
    );
    let corner = inner.min + vec2(0.0, 22.0);
    for number in first..=today.number() {
        let since = number - first;
        let at = vec2((since / 7) as f32, (since % 7) as f32) * SIDE;
        let place = sized(corner + at, vec2(SIDE - 3.0, SIDE - 3.0));
        let count = days.get(&Day::from_number(number)).copied().unwrap_or(0);
        let share = match count {
            0 => 0.0,
            count => 0.25 + 0.75 * (count.min(MANY) as f32 / MANY as f32),
        };
        let shade = shades.raised.mix(shades.accent, share);
        painter.rect_filled(place, 3.0, ink(shade));
    }
}
