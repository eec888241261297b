//! Map of the days on which games were finished: a column for each week, a row for each day of the week.

use crate::core::language::SpokenLanguage;
use crate::core::rects::sized;
use crate::core::theme::{Themed, ink};
use crate::ui;
use bevy_egui::egui::{Ui, Vec2, vec2};
use std::collections::BTreeMap;
use tessella_language::tr;
use tessella_library::today::Day;

/// Side of a day, with the space to the next, in points.
const SIDE: f32 = 14.0;
/// Space between two days, in points.
const GAP: f32 = 3.0;
/// Number of games of a day from which its colour is the strongest.
const MANY: u32 = 6;

/// Adds a card with the last weeks up to today, as many as there is room for.
pub(super) fn draw(ui: &mut Ui, days: &BTreeMap<Day, u32>, today: Day) {
    let shades = ui.current_theme().shades;
    ui::panel(ui, |ui| {
        let width = ui.available_width();
        let weeks = ((width + GAP) / SIDE).max(1.0) as i32;
        let monday = today.number() - today.weekday().index() as i32;
        let first = monday - 7 * (weeks - 1);
        let games: u32 = { days.range(Day::from_number(first)..=today) }
            .map(|(_, count)| count)
            .sum();
        ui::note(ui, &tr!(ui.language(), "statistics-weeks", games, weeks));
        ui::picture(ui, vec2(width, 7.0 * SIDE - GAP), |painter, area| {
            for number in first..=today.number() {
                let since = number - first;
                let at = vec2((since / 7) as f32, (since % 7) as f32) * SIDE;
                let place = sized(area.min + at, Vec2::splat(SIDE - GAP));
                let share = match days.get(&Day::from_number(number)) {
                    None | Some(0) => 0.0,
                    Some(&count) => 0.25 + 0.75 * (count.min(MANY) as f32 / MANY as f32),
                };
                let shade = shades.raised.mix(shades.accent, share);
                painter.rect_filled(place, 3.0, ink(shade));
            }
        });
    });
}
