//! Layout of the title screen.

use crate::core::layout::TARGET;
use crate::core::rects::{between, centred, sized};
use crate::screens::parts::column;
use crate::ui;
use bevy_egui::egui::{Rect, pos2, vec2};

/// Space between cards, in points.
const GAP: f32 = 12.0;
/// Height of the program's name, in points.
const NAME: f32 = 56.0;
/// Height of the card of an unfinished game, in points.
const ROW: f32 = 66.0;
/// Height of the row of buttons for the games, statistics, settings and help, in points.
const FOOT: f32 = 56.0;

/// Areas of the title screen.
pub(super) struct TitleLayout {
    pub(super) name: Rect,
    pub(super) go_on: Rect,
    pub(super) today: Rect,
    /// Rows for unfinished games, if there is room.
    pub(super) others: Vec<Rect>,
    pub(super) cards: Vec<Rect>,
    /// Card of the packs; `None` if they have a button in the last row.
    pub(super) packs: Option<Rect>,
    pub(super) foot: Rect,
}

/// Returns the areas of the cards: a grid of the games with this number of columns, and a row for the local network.
fn grid(part: Rect, columns: usize, count: usize) -> Vec<Rect> {
    let network_height = (part.height() * 0.14).clamp(TARGET + 8.0, 88.0);
    let top = pos2(part.left(), part.bottom() - network_height);
    let part = between(part.min, pos2(part.right(), top.y - GAP));
    let rows = count.div_ceil(columns) as f32;
    let size = vec2(
        (part.width() - GAP * (columns as f32 - 1.0)) / columns as f32,
        (part.height() - GAP * (rows - 1.0)) / rows,
    );
    let card = |at: usize| {
        let (column, row) = ((at % columns) as f32, (at / columns) as f32);
        let corner = part.min + vec2(column * (size.x + GAP), row * (size.y + GAP));
        sized(corner, size)
    };
    let network = sized(top, vec2(part.width(), network_height));
    (0..count).map(card).chain([network]).collect()
}

/// Computes the layout. The name and the current game are above the games, or beside them in wide windows.
pub(super) fn places(window: Rect, count: usize) -> TitleLayout {
    if ui::is_wide(window.size()) {
        let block = column(window, 1000.0);
        let height = (window.height() - 24.0).min(620.0);
        let block = centred(block.center(), vec2(block.width(), height));
        let left_width = (block.width() * 0.38).clamp(200.0, 380.0);
        let left = sized(block.min, vec2(left_width, height));
        let right = between(pos2(left.right() + 2.0 * GAP, block.top()), block.max);
        let columns = if right.width() > 420.0 { 3 } else { 2 };
        let name = sized(left.min, vec2(left_width, NAME));
        let card = (height - NAME - FOOT - ROW - 3.0 * GAP).clamp(72.0, 124.0);
        let go_on = sized(left.min + vec2(0.0, NAME + GAP), vec2(left_width, card));
        let foot = between(pos2(left.left(), left.bottom() - FOOT), left.max);
        let row = |at: usize| {
            let down = GAP + (ROW + GAP) * at as f32;
            sized(go_on.left_bottom() + vec2(0.0, down), vec2(left_width, ROW))
        };
        let rows = ((foot.top() - go_on.bottom() - GAP) / (ROW + GAP)).max(0.0) as usize;
        let mut cards = grid(right, columns, count);
        // The local network shares the last row with the packs.
        let last = cards.pop().unwrap_or(foot);
        let half = vec2((last.width() - GAP) / 2.0, last.height());
        cards.push(sized(last.right_top() - vec2(half.x, 0.0), half));
        return TitleLayout {
            name,
            go_on,
            // Where there is room, the card has pictures of the boards.
            today: if rows >= 3 {
                row(0).union(row(1))
            } else {
                row(0)
            },
            others: (if rows >= 3 { 2 } else { 1 }..rows).map(row).collect(),
            cards,
            packs: Some(sized(last.min, half)),
            foot,
        };
    }
    let block = column(window, 520.0);
    let height = (window.height() - 16.0).min(900.0);
    let block = centred(block.center(), vec2(block.width(), height));
    let row = |top: f32, height: f32| sized(pos2(block.left(), top), vec2(block.width(), height));
    let name = row(block.top(), NAME);
    let go_on = row(name.bottom() + 4.0, (height * 0.13).clamp(72.0, 116.0));
    let foot = row(block.bottom() - FOOT, FOOT);
    let games = between(
        pos2(block.left(), go_on.bottom() + GAP + 4.0),
        pos2(block.right(), foot.top() - 4.0),
    );
    let mut cards = grid(games, 2, count);
    // The local network shares the last row with today's boards.
    let last = cards.pop().unwrap_or(foot);
    let half = vec2((last.width() - GAP) / 2.0, last.height());
    let today = sized(last.min, half);
    cards.push(sized(last.right_top() - vec2(half.x, 0.0), half));
    TitleLayout {
        name,
        go_on,
        today,
        others: Vec::new(),
        cards,
        packs: None,
        foot,
    }
}
