//! Layout of the screen of a game, as plain arithmetic that tests check for many window sizes.
//!
//! The status is above the board and the controls are below it, within reach of the thumbs. If that makes the board
//! larger, as in windows wider than high, all of them are in a column beside the board.

use crate::core::rects::{between, centred, sized};
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
    /// Button that shares the game.
    pub share: Rect,
    /// Button of the sounds, if there is room.
    pub sounds: Option<Rect>,
    /// Button of the rules.
    pub help: Rect,
    /// Button of the settings.
    pub settings: Rect,
    /// Numbers of the game, such as moves and time.
    pub status: Rect,
    /// Area of the board, which is fitted into it.
    pub board: Rect,
    /// Line of advice above the colours, if there is room.
    pub advice: Option<Rect>,
    /// A button for each colour.
    pub colours: Vec<Rect>,
    /// Result, in place of the colours, when the game is over or replayed. Above a board that needs the height, it is only a line
    /// high while nothing is shown in it, see [`Self::enlarge_result`].
    pub result: Rect,
    /// Buttons: undo, redo, hint, the same board, a new one.
    pub tools: [Rect; TOOLS],
    /// What is worth knowing about the game, if there is room.
    pub well: Option<Rect>,
}

/// Least height of the bar above the board of a network game or of a lesson, in points; it may contain buttons.
pub const BAR: f32 = TARGET;
/// Height of the line of advice where the controls of a game are right below it, in points.
pub const ADVICE: f32 = 28.0;
/// Least height of a result with its buttons, in points.
pub const RESULT_BELOW: f32 = 104.0;

impl Arrangement {
    /// Reserves a bar of this height at the top of the board's area and returns its rectangle.
    pub fn take_bar(&mut self, height: f32) -> Rect {
        let bar = self.board.with_max_y(self.board.top() + height);
        self.board = between(bar.left_bottom() + vec2(0.0, 4.0), self.board.max);
        bar
    }

    /// Enlarges the place of the result to this height, as far as there is room: down into that of the well, or else up into that of
    /// the board.
    pub fn enlarge_result(&mut self, height: f32) {
        let missing = (height - self.result.height()).max(0.0);
        if let Some(well) = self.well {
            self.result.max.y = (self.result.bottom() + missing).min(well.bottom());
        } else if self.board.bottom() <= self.result.top() {
            let missing = missing.min(self.board.height() / 2.0);
            self.result.min.y -= missing;
            self.board.max.y -= missing;
        }
    }

    /// Puts the status between the buttons of the header, in place of the name.
    fn put_status_between(&mut self, row: Rect, header: Header) {
        let square = |button: Rect| {
            centred(
                pos2(button.center().x, row.center().y),
                vec2(TARGET, TARGET),
            )
        };
        self.back = square(header.back);
        (self.help, self.settings) = (square(header.help), square(header.settings));
        self.share = self.help.translate(vec2(-TARGET, 0.0));
        // A game with a countdown has a button for a pause before the others.
        let left = pos2(self.back.right() + 8.0, row.top());
        let right = pos2(self.share.left() - TARGET - 8.0, row.bottom());
        (self.status, self.sounds) = (between(left, right), None);
        self.title = sized(left, vec2(0.0, row.height()));
    }

    /// Moves all rectangles.
    fn moved(mut self, by: Vec2) -> Self {
        let single = [
            &mut self.back,
            &mut self.title,
            &mut self.share,
            &mut self.help,
            &mut self.settings,
            &mut self.status,
            &mut self.board,
            &mut self.result,
        ];
        let several = self.colours.iter_mut().chain(&mut self.tools);
        let several = several.chain(&mut self.advice).chain(&mut self.well);
        for rect in several.chain(&mut self.sounds).chain(single) {
            *rect = rect.translate(by);
        }
        self
    }
}

/// Share of the largest possible tiles from which the controls are beside the board in a window wider than high, so that all games
/// look alike there.
const BESIDE_ANYWAY: f32 = 0.72;

/// Share by which tiles must be larger for what is around a high board to become lower.
const WORTH_LESS_AROUND: f32 = 1.1;

/// Arranges the free part of a window for a game with this number of colours and seats, on a board of this extent.
pub fn arrange(free: Rect, colours: usize, seats: usize, extent: Point) -> Arrangement {
    let window = free.size();
    let cell = |at: &Arrangement| (at.board.width() / extent.x).min(at.board.height() / extent.y);
    let beside = beside(window, colours, seats, extent);
    let mut best = below(window, colours, seats, extent);
    if (colours, seats) == (0, 1) {
        for lower in [lined(window, extent), slim(window, extent)]
            .into_iter()
            .flatten()
        {
            if cell(&lower) > cell(&best) * WORTH_LESS_AROUND {
                best = lower;
            }
        }
    }
    if let Some(compact) = compact(window, colours, seats, extent)
        && cell(&compact) > cell(&best)
    {
        best = compact;
    }
    let is_roomy = window.y >= ROOMY_BESIDE && window.x > window.y * 1.1;
    let needed = if is_roomy { BESIDE_ANYWAY } else { 1.0 };
    if cell(&beside) > cell(&best) * needed {
        best = beside;
    }
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

/// Width of a header from which it has room for the button of the sounds, in points.
const WIDE_HEADER: f32 = 400.0;

/// Parts of the header row.
struct Header {
    back: Rect,
    title: Rect,
    share: Rect,
    sounds: Option<Rect>,
    help: Rect,
    settings: Rect,
}

fn header(row: Rect) -> Header {
    let square = vec2(TARGET, row.height());
    let back = sized(row.min, square);
    let from_right = |at: f32| sized(pos2(row.right() - at * TARGET, row.top()), square);
    let sounds = (row.width() >= WIDE_HEADER).then(|| from_right(3.0));
    let share = from_right(if sounds.is_some() { 4.0 } else { 3.0 });
    let title = between(
        pos2(back.right(), row.top()),
        pos2(share.left(), row.bottom()),
    );
    Header {
        back,
        title,
        share,
        sounds,
        help: from_right(2.0),
        settings: from_right(1.0),
    }
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

/// Height of a colour button below the board at most, in points.
const TALL_COLOUR: f32 = 96.0;

fn below(window: Vec2, colours: usize, seats: usize, extent: Point) -> Arrangement {
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
    let rows = columns.1 as f32;
    let button_height = if roomy { 68.0 } else { 48.0 };
    let tools_apart = if roomy { gap } else { gap / 2.0 };
    let usual_height = rows * (button_height + gap) - gap;
    // The buttons take what a wide board leaves.
    let free = tool_row.top() - tools_apart - 2.0 * gap - status.bottom() - usual_height;
    let spare = (free - width * extent.y / extent.x).max(0.0);
    let most = (TALL_COLOUR - button_height).max(0.0);
    let buttons_height = usual_height + rows * (spare / rows.max(1.0)).min(most);
    let buttons = row(
        tool_row.top() - tools_apart - buttons_height,
        buttons_height,
    );
    // The result needs two rows even if the colours need one, and a third in narrow windows.
    let result_height = buttons_height.max(match (roomy, is_narrow(width)) {
        (true, _) => 124.0,
        (false, false) => RESULT_BELOW,
        (false, true) => 150.0,
    });
    let result = between(pos2(left, buttons.bottom() - result_height), buttons.max);
    let board = between(
        pos2(left, status.bottom() + gap),
        pos2(left + width, result.top() - gap),
    );
    let head = header(head);
    Arrangement {
        back: head.back,
        title: head.title,
        share: head.share,
        sounds: head.sounds,
        help: head.help,
        settings: head.settings,
        status,
        board,
        advice: None,
        colours: cells(buttons, columns, gap, colours),
        result,
        tools: tools(tool_row),
        well: None,
    }
}

/// Arranges a window for a board so high that the place of the result is better left to it while the game is played.
fn lined(window: Vec2, extent: Point) -> Option<Arrangement> {
    let mut at = below(window, 0, 1, extent);
    // Windows that are this narrow have no room for the tiles of such boards either.
    if is_narrow(at.result.width()) {
        return None;
    }
    let lower = at.result.height() - ADVICE;
    at.result.min.y += lower;
    at.board.max.y += lower;
    Some(at)
}

/// Distances in a window that is arranged for the tiles alone, in points: of the parts from each other, of the header from the upper
/// edge, and of the others from their edges.
const SLIM_GAP: f32 = 3.0;
const SLIM_TOP: f32 = 5.0;
const SLIM_EDGE: f32 = 2.0;
/// Distance of the words below the board of such a window from both sides, in points.
const SLIM_INSET: f32 = 8.0;
/// Height of the header of such a window, in points.
const SLIM_HEADER: f32 = 52.0;
/// Height of the line of advice there, in points: a message of two lines has its place in it, too.
const SLIM_ADVICE: f32 = 46.0;

/// Arranges a window for a board so high that, moreover, the status is in the header row, in place of the name.
fn slim(window: Vec2, extent: Point) -> Option<Arrangement> {
    let mut at = lined(window, extent)?;
    let width = window.x - 2.0 * SLIM_EDGE;
    let row = |top: f32, height: f32| sized(pos2(SLIM_EDGE, top), vec2(width, height));
    let head = row(SLIM_TOP, SLIM_HEADER);
    at.put_status_between(head, header(head));
    at.tools = tools(row(window.y - SLIM_EDGE - TARGET, TARGET));
    at.result = row(at.tools[0].top() - SLIM_ADVICE, SLIM_ADVICE).shrink2(vec2(SLIM_INSET, 0.0));
    let top = head.bottom() + SLIM_GAP;
    at.board = row(top, at.result.top() - SLIM_GAP - top);
    Some(at)
}

/// Height of a colour button where there is room, in points.
const COLOUR: f32 = 84.0;
/// Height of a result where there is room, in points.
const RESULT: f32 = 140.0;
/// Least height of the place for what is worth knowing about a game, in points.
const WELL: f32 = 96.0;
/// Height of a window from which there is room around the controls beside the board, in points.
const ROOMY_BESIDE: f32 = 600.0;

/// Range of the height of a window that is almost square and small, and its least width, in points.
const COMPACT: ([f32; 2], f32) = ([420.0, 700.0], 460.0);

/// Arranges a small window that is almost square: the status is in the header row, in place of the name.
fn compact(window: Vec2, colours: usize, seats: usize, extent: Point) -> Option<Arrangement> {
    let ([lowest, highest], narrowest) = COMPACT;
    if window.x < narrowest || window.y < lowest || window.y > highest {
        return None;
    }
    let mut at = below(window, colours, seats, extent);
    let row = at.back.union(at.settings);
    let height = at.status.height().max(row.height());
    let head = sized(row.min, vec2(row.width(), height));
    at.put_status_between(head, header(row));
    at.board.min.y = head.bottom() + 8.0;
    Some(at)
}

fn beside(window: Vec2, colours: usize, seats: usize, extent: Point) -> Arrangement {
    let roomy = window.y >= ROOMY_BESIDE;
    let (margin, gap) = if roomy { (40.0, 12.0) } else { (8.0, 8.0) };
    let panel_width = (window.x * 0.34).clamp(5.0 * TARGET + 4.0 * gap, 428.0);
    let apart = if roomy { 48.0 } else { 16.0 };
    let height = window.y - 2.0 * margin;
    // The width of the board follows its aspect ratio, so that board and column are centred together.
    let most = window.x - 2.0 * margin - apart - panel_width;
    let board_width = (height * extent.x / extent.y).min(most);
    let spare = (most - board_width) / 2.0;
    let board = sized(pos2(margin + spare, margin), vec2(board_width, height));
    let left = board.right() + apart;
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
    // The tools are at the bottom, in line with the board, and the other controls share the space above them.
    let tool_height = if roomy { 60.0 } else { 48.0 };
    let tool_row = row(window.y - margin - tool_height, tool_height);
    let free = row(buttons_top, tool_row.top() - gap - buttons_top);
    let (button, result_height) = if roomy {
        (COLOUR, RESULT)
    } else {
        (76.0, free.height())
    };
    let height = free
        .height()
        .clamp(buttons_height(TARGET), buttons_height(button));
    let buttons = row(buttons_top, height);
    let result = row(buttons_top, height.max(result_height).min(free.height()));
    let well = between(pos2(left, result.bottom() + gap), free.max);
    let well = (roomy && well.height() >= WELL).then_some(well);
    let head = header(head);
    Arrangement {
        back: head.back,
        title: head.title,
        share: head.share,
        sounds: head.sounds,
        help: head.help,
        settings: head.settings,
        status,
        board,
        advice,
        colours: cells(buttons, columns, gap, colours),
        result,
        tools: tools(tool_row),
        well,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::bed::margin;

    fn everything(at: &Arrangement) -> Vec<(&'static str, Rect)> {
        let mut rects = vec![
            ("back", at.back),
            ("title", at.title),
            ("share", at.share),
            ("help", at.help),
            ("settings", at.settings),
            ("status", at.status),
            ("board", at.board),
        ];
        rects.extend(at.advice.map(|rect| ("advice", rect)));
        rects.extend(at.sounds.map(|rect| ("sounds", rect)));
        rects.extend(at.well.map(|rect| ("well", rect)));
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
            (500.0, 500.0),
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
            let pressed = at.colours.iter().chain(&at.tools).chain(&at.sounds).chain([
                &at.back,
                &at.share,
                &at.help,
                &at.settings,
            ]);
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
    fn board_has_its_room_in_small_windows_that_are_almost_square() {
        let at = arrange(
            Rect::from_min_size(CORNER, vec2(500.0, 500.0)),
            0,
            1,
            Point::new(10.0, 10.0),
        );
        assert!(at.board.size().min_elem() >= 250.0, "{:?}", at.board);
    }

    #[test]
    fn wide_board_that_stands_upright_has_large_tiles_on_a_phone() {
        // 34 points in 16 rows and what is around them would need a height of 714 points.
        for (size, least) in [((412.0, 915.0), 34.0), ((360.0, 640.0), 28.5)] {
            let free = Rect::from_min_size(CORNER, vec2(size.0, size.1));
            let extent = Point::new(10.0, 16.0);
            let board = arrange(free, 0, 1, extent).board;
            let bed = 2.0 * margin(extent);
            let tile = (board.width() / (10.0 + bed)).min(board.height() / (16.0 + bed));
            assert!(tile >= least, "{size:?}: {tile}");
        }
    }

    #[test]
    fn board_that_needs_the_height_leaves_room_for_a_result() {
        let free = Rect::from_min_size(CORNER, vec2(360.0, 640.0));
        let mut at = arrange(free, 0, 1, Point::new(10.0, 16.0));
        at.enlarge_result(RESULT_BELOW);
        assert!(at.result.height() >= RESULT_BELOW);
        assert!(at.board.bottom() <= at.result.top());
    }

    #[test]
    fn panel_beside_the_board_is_filled_down_to_the_tools() {
        for size in [vec2(1280.0, 800.0), vec2(1422.0, 800.0)] {
            for colours in [0, 6] {
                let free = Rect::from_min_size(CORNER, size);
                let at = arrange(free, colours, 1, Point::new(15.0, 15.0));
                let well = at.well.expect("room for what is worth knowing");
                assert!((at.tools[0].bottom() - at.board.bottom()).abs() < 0.1);
                assert!(at.tools[0].top() - well.bottom() < 24.0);
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
