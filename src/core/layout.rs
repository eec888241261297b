//! Layout of the screen of a game, as plain arithmetic that tests check for many window sizes.
//!
//! The status is above the board and the controls are below it, within reach of the thumbs. If that makes the board
//! larger, as in windows wider than high, all of them are in a column beside the board.

use crate::core::rects::{between, sized};
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use tessella_boards::Point;

/// Minimum side of anything that can be pressed, in points.
pub const TARGET: f32 = 48.0;
/// Number of tool buttons below the colours.
pub const TOOLS: usize = 5;

/// Rectangles of all parts of the screen of a game, in points.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrangement {
    /// Button that returns to the title.
    pub back: Rect,
    /// Name of the game.
    pub title: Rect,
    /// Icons at the end of the title row.
    pub corner: [Rect; 3],
    /// Numbers of the game, such as moves and time.
    pub status: Rect,
    /// Area of the board, which is fitted into it.
    pub board: Rect,
    /// Line of advice above the colours, if there is room.
    pub advice: Option<Rect>,
    /// A button for each colour.
    pub colours: Vec<Rect>,
    /// Result, in place of the colours, when the game is over or replayed.
    pub result: Rect,
    /// Buttons: undo, redo, hint, the same board, a new one.
    pub tools: [Rect; TOOLS],
    /// Game code, if there is room.
    pub code: Option<Rect>,
}

/// Height of the network bar above the board, in points; it may contain buttons.
const BAR: f32 = TARGET;

impl Arrangement {
    /// Reserves the network bar at the top of the board's area and returns its rectangle.
    pub fn take_bar(&mut self) -> Rect {
        let bar = between(
            self.board.min,
            pos2(self.board.right(), self.board.top() + BAR),
        );
        self.board = between(bar.left_bottom() + vec2(0.0, 4.0), self.board.max);
        bar
    }

    /// Moves all rectangles.
    fn moved(mut self, by: Vec2) -> Self {
        let single = [
            &mut self.back,
            &mut self.title,
            &mut self.status,
            &mut self.board,
            &mut self.result,
        ];
        let several = self.corner.iter_mut().chain(&mut self.colours);
        let several = several.chain(&mut self.tools).chain(&mut self.advice);
        for rect in several.chain(&mut self.code).chain(single) {
            *rect = rect.translate(by);
        }
        self
    }
}

/// Arranges the free part of a window for a game with this number of colours and seats, on a board of this extent.
pub fn arrange(free: Rect, colours: usize, seats: usize, extent: Point) -> Arrangement {
    let window = free.size();
    let cell = |at: &Arrangement| (at.board.width() / extent.x).min(at.board.height() / extent.y);
    let (below, beside) = (
        below(window, colours, seats),
        beside(window, colours, seats, extent),
    );
    let best = if cell(&beside) > cell(&below) {
        beside
    } else {
        below
    };
    best.moved(free.min.to_vec2())
}

/// Returns `true` if the buttons of a result need two rows.
pub const fn is_narrow(width: f32) -> bool {
    width < 320.0
}

/// Returns the numbers of columns and rows of the colour buttons.
const fn grid(colours: usize) -> (usize, usize) {
    match colours {
        0..=5 => (colours, 1),
        6 => (3, 2),
        _ => (colours.div_ceil(2), 2),
    }
}

/// Divides a rectangle into a grid, row by row.
fn cells(area: Rect, (columns, rows): (usize, usize), gap: f32, count: usize) -> Vec<Rect> {
    let size = vec2(
        (area.width() - gap * (columns as f32 - 1.0)) / columns as f32,
        (area.height() - gap * (rows as f32 - 1.0)) / rows as f32,
    );
    (0..count)
        .map(|at| {
            let (column, row) = ((at % columns) as f32, (at / columns) as f32);
            sized(
                area.min + vec2(column * (size.x + gap), row * (size.y + gap)),
                size,
            )
        })
        .collect()
}

/// Returns the back button, the title and the icons in the header row.
fn header(row: Rect) -> (Rect, Rect, [Rect; 3]) {
    let square = vec2(TARGET, row.height());
    let back = sized(row.min, square);
    let corner = [3.0, 2.0, 1.0]
        .map(|from_right| sized(pos2(row.right() - from_right * TARGET, row.top()), square));
    let title = between(
        pos2(back.right(), row.top()),
        pos2(corner[0].left(), row.bottom()),
    );
    (back, title, corner)
}

fn tools(row: Rect) -> [Rect; TOOLS] {
    let width = row.width() / TOOLS as f32;
    std::array::from_fn(|at| {
        sized(
            row.min + vec2(width * at as f32, 0.0),
            vec2(width, row.height()),
        )
    })
}

fn below(window: Vec2, colours: usize, seats: usize) -> Arrangement {
    let roomy = window.y >= 780.0;
    let (margin, gap) = if roomy { (16.0, 12.0) } else { (10.0, 8.0) };
    let (left, width) = (margin, window.x - 2.0 * margin);
    let row = |top: f32, height: f32| sized(pos2(left, top), vec2(width, height));
    let head = row(margin / 2.0, TARGET);
    let status_height = match (seats, roomy) {
        (1, true) => 72.0,
        (1, false) => 54.0,
        (_, true) => 84.0,
        (_, false) => 62.0,
    };
    let status = row(head.bottom() + if roomy { 8.0 } else { 2.0 }, status_height);
    let tool_height = if roomy { 60.0 } else { 48.0 };
    let tool_row = row(window.y - margin / 2.0 - tool_height, tool_height);
    let columns = grid(colours);
    let button_height = if roomy { 68.0 } else { 48.0 };
    let buttons_height = columns.1 as f32 * (button_height + gap) - gap;
    let buttons = row(tool_row.top() - gap / 2.0 - buttons_height, buttons_height);
    // The result needs two rows even if the colours need one, and a third in narrow windows.
    let result_height = buttons_height.max(match (roomy, is_narrow(width)) {
        (true, _) => 136.0,
        (false, false) => 104.0,
        (false, true) => 150.0,
    });
    let result = between(pos2(left, buttons.bottom() - result_height), buttons.max);
    let board = between(
        pos2(left, status.bottom() + gap),
        pos2(left + width, result.top() - gap),
    );
    let (back, title, corner) = header(head);
    Arrangement {
        back,
        title,
        corner,
        status,
        board,
        advice: None,
        colours: cells(buttons, columns, gap, colours),
        result,
        tools: tools(tool_row),
        code: None,
    }
}

fn beside(window: Vec2, colours: usize, seats: usize, extent: Point) -> Arrangement {
    let roomy = window.y >= 600.0;
    let (margin, gap) = if roomy { (40.0, 12.0) } else { (8.0, 8.0) };
    let panel_width = (window.x * 0.34).clamp(5.0 * TARGET + 4.0 * gap, 428.0);
    let between = if roomy { 48.0 } else { 16.0 };
    let height = window.y - 2.0 * margin;
    // The width of the board follows its aspect ratio, so that board and column are centred together.
    let most = window.x - 2.0 * margin - between - panel_width;
    let board_width = (height * extent.x / extent.y).min(most);
    let spare = (most - board_width) / 2.0;
    let board = sized(pos2(margin + spare, margin), vec2(board_width, height));
    let left = board.right() + between;
    let row = |top: f32, height: f32| sized(pos2(left, top), vec2(panel_width, height));

    let head = row(margin, TARGET);
    let status_height = match (seats, roomy) {
        (1, true) => 96.0,
        (1, false) => 54.0,
        (_, true) => 172.0,
        (_, false) => 66.0,
    };
    let status = row(
        head.bottom() + if roomy { 20.0 } else { 4.0 },
        status_height,
    );
    let columns = grid(colours);
    let buttons_height = |height: f32| columns.1 as f32 * (height + gap) - gap;
    let advice = roomy.then(|| row(status.bottom() + 24.0, 20.0));
    let buttons_top = advice.map_or(status.bottom() + gap, |advice| advice.bottom() + gap);
    let bottom = window.y - margin;
    let (buttons, result, tool_row) = if roomy {
        let buttons = row(buttons_top, buttons_height(76.0));
        let result = row(buttons_top, buttons.height().max(140.0));
        (buttons, result, row(result.bottom() + 24.0, 60.0))
    } else {
        // The tools are at the bottom, and the other controls fill the space above them.
        let tools = row(bottom - 48.0, 48.0);
        let result = row(buttons_top, tools.top() - gap - buttons_top);
        let height = result
            .height()
            .clamp(buttons_height(48.0), buttons_height(76.0));
        (row(buttons_top, height), result, tools)
    };
    let code = (bottom - tool_row.bottom() >= 32.0).then(|| row(bottom - 24.0, 24.0));
    let (back, title, corner) = header(head);
    Arrangement {
        back,
        title,
        corner,
        status,
        board,
        advice,
        colours: cells(buttons, columns, gap, colours),
        result,
        tools: tools(tool_row),
        code,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn everything(at: &Arrangement) -> Vec<(&'static str, Rect)> {
        let mut rects = vec![
            ("back", at.back),
            ("title", at.title),
            ("sounds", at.corner[0]),
            ("help", at.corner[1]),
            ("settings", at.corner[2]),
            ("status", at.status),
            ("board", at.board),
        ];
        rects.extend(at.advice.map(|rect| ("advice", rect)));
        rects.extend(at.code.map(|rect| ("code", rect)));
        rects.extend(at.tools.map(|rect| ("tool", rect)));
        rects
    }

    fn sizes() -> impl Iterator<Item = Vec2> {
        let phones = [
            (360.0, 640.0),
            (640.0, 360.0),
            (412.0, 915.0),
            (915.0, 412.0),
        ];
        let others = [
            // The same phones with system bars and a display cut-out.
            (360.0, 568.0),
            (592.0, 336.0),
            (600.0, 600.0),
            (800.0, 1280.0),
            (1280.0, 720.0),
            (1422.0, 800.0),
            (2000.0, 800.0),
        ];
        phones.into_iter().chain(others).map(|(x, y)| vec2(x, y))
    }

    /// Top left corner of the free part of the window.
    const CORNER: bevy_egui::egui::Pos2 = pos2(24.0, 32.0);

    fn arrangements() -> impl Iterator<Item = (String, Rect, Arrangement)> {
        sizes().flat_map(|size| {
            (3..=10).flat_map(move |colours| {
                (1..=2).flat_map(move |seats| {
                    [(15.0, 15.0), (40.0, 5.0), (5.0, 40.0)].map(move |(x, y)| {
                        let name = format!("{size:?}, {colours} colours, {seats} seats, {x}x{y}");
                        let free = Rect::from_min_size(CORNER, size);
                        (name, free, arrange(free, colours, seats, Point::new(x, y)))
                    })
                })
            })
        })
    }

    #[test]
    fn layout_fits_the_window_without_overlaps() {
        for (name, window, arrangement) in arrangements() {
            let fixed = everything(&arrangement);
            let colours = arrangement.colours.iter().map(|&rect| ("colour", rect));
            let playing: Vec<_> = fixed.iter().copied().chain(colours).collect();
            let over: Vec<_> = fixed
                .iter()
                .copied()
                .chain([("result", arrangement.result)])
                .collect();
            for rects in [playing, over] {
                for (at, &(what, rect)) in rects.iter().enumerate() {
                    assert!(
                        window.expand(0.1).contains_rect(rect),
                        "{name}: {what} {rect:?} leaves the window"
                    );
                    for &(other, another) in &rects[at + 1..] {
                        let common = rect.intersect(another);
                        let overlaps = common.width() > 0.1 && common.height() > 0.1;
                        assert!(
                            !overlaps,
                            "{name}: {what} {rect:?} overlaps {other} {another:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn buttons_are_large_enough_for_touch() {
        for (name, _, at) in arrangements() {
            let pressed = at
                .colours
                .iter()
                .chain(&at.tools)
                .chain(&at.corner)
                .chain([&at.back]);
            for rect in pressed {
                let smallest = rect.size().min_elem();
                assert!(
                    smallest >= TARGET - 0.1,
                    "{name}: {rect:?} is too small to press"
                );
            }
        }
    }

    #[test]
    fn board_is_the_largest_part_of_the_layout() {
        for (name, window, at) in arrangements() {
            let rect = at.board;
            let least = window.size().min_elem() * 0.5;
            if name.ends_with("15x15") {
                assert!(
                    rect.size().min_elem() >= least,
                    "{name}: the board has only {rect:?}"
                );
            }
        }
    }
}
