//! Layout of the title screen, which fills the window.

use crate::core::layout::TARGET;
use crate::core::rects::{between, centred, sized};
use crate::core::theme::space;
use crate::ui;
use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

/// Space between cards, in points.
const GAP: f32 = space::MEDIUM;
/// Height of the program's name, in points.
const NAME: f32 = 52.0;
/// Height of the row of an unfinished game, in points.
const ROW: f32 = 66.0;
/// Height of the row of buttons for the games, statistics, settings and help, in points.
const FOOT: f32 = TARGET;
/// Range of the height of the card to begin with, in points.
const START: [f32; 2] = [72.0, 620.0];
/// Height that the card to begin with keeps above the rows of unfinished games, in points.
const START_ABOVE_ROWS: f32 = 230.0;
/// Greatest size of everything in a wide window, and in a high one, in points.
const WIDEST: Vec2 = vec2(1420.0, 860.0);
const HIGHEST: Vec2 = vec2(600.0, 1040.0);

/// Height of a window that is not wide below which the games are in three columns, and the width that these need, in points.
const LOW: f32 = 600.0;
const THREE_COLUMNS: f32 = 440.0;

/// What the layout depends on besides the window.
pub(super) struct TitleContent {
    /// Number of games to choose from.
    pub games: usize,
    /// Number of unfinished games besides the one to continue.
    pub unfinished: usize,
    /// `true` if symbols are offered.
    pub offers_symbols: bool,
}

/// Returns the height that small cards of a width need, in points.
type SmallHeight<'a> = &'a dyn Fn(f32) -> f32;

/// Areas of the title screen.
#[derive(Resource)]
pub(super) struct TitleLayout {
    pub name: Rect,
    /// Card to begin with.
    pub start: Rect,
    /// Line that offers symbols.
    pub symbols: Option<Rect>,
    /// Rows for unfinished games, as far as there is room.
    pub unfinished: Vec<Rect>,
    pub games: Vec<Rect>,
    /// Row of the small cards: today's boards, the packs and the local network.
    pub small: Rect,
    pub foot: Rect,
}

/// Returns cells of the same size that fill an area in this number of columns.
fn grid(area: Rect, columns: usize, count: usize) -> Vec<Rect> {
    let rows = count.div_ceil(columns) as f32;
    let gaps = vec2(columns as f32 - 1.0, rows - 1.0) * GAP;
    let size = (area.size() - gaps) / vec2(columns as f32, rows);
    let cell = |at: usize| {
        let place = vec2((at % columns) as f32, (at / columns) as f32);
        sized(area.min + place * (size + Vec2::splat(GAP)), size)
    };
    (0..count).map(cell).collect()
}

/// Cuts a row of this height off the lower end of an area, with a gap above it.
fn take_bottom(area: &mut Rect, height: f32) -> Rect {
    let (rest, row) = area.split_top_bottom_at_y(area.bottom() - height);
    *area = between(rest.min, pos2(rest.right(), rest.bottom() - GAP));
    row
}

/// Cuts a row of this height off the upper end of an area, with a gap below it.
fn take_top(area: &mut Rect, height: f32) -> Rect {
    let (row, rest) = area.split_top_bottom_at_y(area.top() + height);
    *area = between(pos2(rest.left(), rest.top() + GAP), rest.max);
    row
}

/// Returns the layout in a window. The card to begin with is above the games, or beside them in a wide window.
pub(super) fn places(
    window: Rect,
    content: &TitleContent,
    small_height: SmallHeight<'_>,
) -> TitleLayout {
    let is_wide = ui::is_wide(window.size());
    let is_roomy = is_wide && window.height() >= 600.0;
    let margin = if is_roomy { space::HUGE } else { space::LARGE };
    let most = if is_wide { WIDEST } else { HIGHEST };
    let free = window.size() - vec2(2.0 * margin, if is_roomy { margin } else { space::LARGE });
    let mut area = centred(window.center(), free.min(most));
    let foot = take_bottom(&mut area, FOOT);
    if is_wide {
        let width = (area.width() * 0.34).clamp(200.0, 440.0);
        let (mut left, right) = area.split_left_right_at_x(area.left() + width);
        let mut right = right.with_min_x(right.left() + 2.0 * GAP);
        let name = take_top(&mut left, NAME);
        let symbols = content
            .offers_symbols
            .then(|| take_bottom(&mut left, TARGET));
        let rows = ((left.height() - START_ABOVE_ROWS) / (ROW + GAP)).max(0.0) as usize;
        let rows = (0..rows.min(content.unfinished)).map(|_| take_bottom(&mut left, ROW));
        let mut unfinished: Vec<Rect> = rows.collect();
        unfinished.reverse();
        // Low windows leave no room for pictures.
        let height = (right.height() * 0.14).clamp(TARGET, 88.0);
        let small = take_bottom(&mut right, height);
        let columns = if right.width() > 420.0 { 3 } else { 2 };
        let height = left.height().clamp(START[0], START[1]);
        return TitleLayout {
            name,
            start: sized(left.min, vec2(left.width(), height)),
            symbols,
            unfinished,
            games: grid(right, columns, content.games),
            small,
            foot,
        };
    }
    let is_low = window.height() < LOW && area.width() >= THREE_COLUMNS;
    let mut name = take_top(&mut area, NAME);
    let height = (area.height() * 0.15).clamp(START[0], 132.0);
    let start = take_top(&mut area, height);
    let symbols = content.offers_symbols.then(|| {
        if !is_low {
            return take_top(&mut area, TARGET);
        }
        let beside;
        (name, beside) = name.split_left_right_at_fraction(0.5);
        beside
    });
    let width = (area.width() - 2.0 * space::SMALL) / 3.0;
    let height = (area.height() * 0.14).clamp(70.0, 88.0);
    let small = take_bottom(&mut area, height.max(small_height(width)));
    TitleLayout {
        name,
        start,
        symbols,
        unfinished: Vec::new(),
        games: grid(area, if is_low { 3 } else { 2 }, content.games),
        small,
        foot,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_have_room_in_a_small_window_that_is_almost_square() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(500.0, 500.0));
        let content = TitleContent {
            games: 6,
            unfinished: 0,
            offers_symbols: true,
        };
        let at = places(window, &content, &|_| 80.0);
        assert!(at.games.iter().all(|card| card.height() >= 80.0));
        let symbols = at.symbols.expect("symbols are offered");
        assert!(symbols.intersect(at.name).width() <= 0.0);
        assert!(symbols.height() >= TARGET);
    }
}
