//! Zoom and pan: the whole board is shown, or a part of it if its cells are too small to be hit.

use crate::board::pixels::{BoardPlacement, Pixels};
use crate::core::layout::TARGET;
use crate::core::rects::between;
use crate::core::rotation::Rotation;
use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::egui::Rect;
use tessella_boards::Point;
use tessella_games::GameCode;

/// Maximum size of a cell, in points; larger ones are not needed to hit them.
const LARGEST_CELL: f32 = 64.0;
/// Distance of the zoom-out button from the corner of the board's area, in points.
const MARGIN: f32 = 8.0;

/// Zoom factor and visible part of the board.
///
/// Lengths and positions are in logical pixels of the window, unless they are said to be on the board; then they refer
/// to the board as displayed, which may be rotated.
#[derive(Resource, Clone, Debug)]
pub struct View {
    /// Scale relative to the whole board fitted into its area.
    zoom: f32,
    /// Position on the board at the centre of its area.
    centre: Vec2,
    whole: WholeBoard,
    /// Code of the game that is shown.
    of: Option<GameCode>,
}

/// The whole board fitted into its area.
#[derive(Clone, Copy, Debug, Default)]
struct WholeBoard {
    placement: BoardPlacement,
    extent: Vec2,
    /// Height of the room above the board for its highest cells, in cells.
    headroom: f32,
    fitted: Pixels,
    rotation: Rotation,
}

impl Default for View {
    fn default() -> Self {
        Self {
            zoom: 1.0,
            centre: Vec2::ZERO,
            whole: WholeBoard::default(),
            of: None,
        }
    }
}

impl View {
    /// Shows a board with this extent, and with this much room above it, in an area. The view of the same game is kept as
    /// far as the area allows; another game is shown whole.
    pub fn take(
        &mut self,
        code: &GameCode,
        placement: &BoardPlacement,
        extent: Point,
        headroom: f32,
        scale: f32,
        rotation: Rotation,
    ) {
        if self.of.as_ref() != Some(code) {
            self.of = Some(code.clone());
            self.show_whole();
        }
        self.fit(placement, extent, headroom, scale);
        self.whole.rotation = rotation;
    }

    /// Keeps the visible part of the board in a new area.
    fn fit(&mut self, placement: &BoardPlacement, extent: Point, headroom: f32, scale: f32) {
        self.whole = WholeBoard {
            placement: *placement,
            extent: Vec2::new(extent.x, extent.y),
            headroom,
            fitted: Pixels::fit(placement, extent, headroom, scale),
            rotation: self.whole.rotation,
        };
        self.settle();
    }

    /// Returns the position and scale of the board.
    pub fn pixels(&self) -> Pixels {
        let rotation = self.whole.rotation;
        let extent = rotation.extent(self.whole.extent);
        if !self.is_zoomed() {
            return Pixels {
                rotation,
                extent,
                ..self.whole.fitted
            };
        }
        let cell = self.whole.fitted.cell * self.zoom;
        let origin = self.middle() - self.centre * cell;
        Pixels {
            origin,
            cell,
            rotation,
            extent,
        }
    }

    /// Returns the side of a cell, in points.
    pub fn cell(&self) -> f32 {
        self.pixels().cell / self.whole.placement.zoom
    }

    /// Returns `true` if the board is larger than the whole board fitted into its area.
    pub fn is_zoomed(&self) -> bool {
        self.zoom > 1.0
    }

    /// Shows the whole board.
    pub const fn show_whole(&mut self) {
        self.zoom = 1.0;
    }

    /// Zooms by a factor. The point of the board at the position `at` stays there, unless the edge of the board would
    /// become visible.
    pub fn zoom_at(&mut self, at: Vec2, factor: f32) {
        self.pull(at, at, factor);
    }

    /// Zooms by a factor and moves the point of the board at `from` to `to`, as far as the edges of the board allow.
    pub fn pull(&mut self, from: Vec2, to: Vec2, factor: f32) {
        let Some(held) = self.pixels().as_seen(from) else {
            return;
        };
        if !(factor.is_finite() && factor > 0.0 && to.is_finite()) {
            return;
        }
        self.zoom = (self.zoom * factor).clamp(1.0, self.most());
        let cell = self.whole.fitted.cell * self.zoom;
        self.centre = held - (to - self.middle()) / cell;
        self.settle();
    }

    /// Moves the board.
    pub fn pan(&mut self, by: Vec2) {
        let middle = self.middle();
        self.pull(middle, middle + by, 1.0);
    }

    /// Moves the board by the shortest distance that shows the rectangle between two positions on it: opposite corners.
    pub fn reveal(&mut self, from: Vec2, to: Vec2) {
        let Pixels {
            cell,
            rotation,
            extent,
            ..
        } = self.pixels();
        let (one, other) = (rotation.seen(from, extent), rotation.seen(to, extent));
        let (from, to) = (one.min(other), one.max(other));
        if cell > 0.0 {
            let half = self.size() / (2.0 * cell);
            // A rectangle that does not fit is centred.
            let middle = (from + to) / 2.0;
            let (least, most) = ((to - half).min(middle), (from + half).max(middle));
            let fits = (to - from).cmple(half * 2.0);
            self.centre = Vec2::select(fits, self.centre.clamp(least, most), middle);
            self.settle();
        }
    }

    /// Returns `true` if the position is in the board's area.
    pub fn is_over(&self, at: Vec2) -> bool {
        self.whole.placement.rect.contains(self.point(at))
    }

    /// Returns `true` if the board can be hit at the position: it is clipped at the edges of its area, and the zoom-out
    /// button covers it.
    pub fn is_open(&self, at: Vec2) -> bool {
        self.is_over(at) && !(self.is_zoomed() && self.button().contains(self.point(at)))
    }

    /// Converts a position to points.
    fn point(&self, at: Vec2) -> egui::Pos2 {
        egui::pos2(at.x, at.y) / self.whole.placement.zoom
    }

    /// Returns the centre of the board's area.
    pub fn middle(&self) -> Vec2 {
        let centre = self.whole.placement.rect.center();
        Vec2::new(centre.x, centre.y) * self.whole.placement.zoom
    }

    /// Returns the rectangle of the zoom-out button, in points.
    pub fn button(&self) -> Rect {
        let side = egui::Vec2::splat(TARGET);
        let corner = self.whole.placement.rect.max - egui::Vec2::splat(MARGIN);
        between(corner - side, corner)
    }

    /// Returns `true` for each side on which the board extends beyond its area: left, top, right, bottom.
    pub fn goes_on(&self) -> [bool; 4] {
        let half = self.size() / (2.0 * self.pixels().cell.max(f32::MIN_POSITIVE));
        // An invisible difference does not count.
        let (least, most) = self.edges();
        let (before, after) = (self.centre - half - least, most - self.centre - half);
        [before.x, before.y, after.x, after.y].map(|beyond| self.is_zoomed() && beyond > 0.02)
    }

    /// Returns the size of the board's area.
    fn size(&self) -> Vec2 {
        let size = self.whole.placement.rect.size() * self.whole.placement.zoom;
        Vec2::new(size.x, size.y)
    }

    /// Returns the top left and the bottom right corner of what is drawn of the board.
    fn edges(&self) -> (Vec2, Vec2) {
        (Vec2::new(0.0, -self.whole.headroom), self.whole.extent)
    }

    /// Returns the maximum zoom factor.
    fn most(&self) -> f32 {
        let largest = LARGEST_CELL * self.whole.placement.zoom;
        let fitted = self.whole.fitted.cell;
        if fitted > 0.0 {
            (largest / fitted).max(1.0)
        } else {
            1.0
        }
    }

    /// Limits the view: the board fills its area on each axis on which it is larger, and is centred on the other axes.
    fn settle(&mut self) {
        self.zoom = self.zoom.clamp(1.0, self.most());
        // A zoom factor that makes no visible difference is reset to 1.
        if self.zoom < 1.001 {
            self.zoom = 1.0;
        }
        let cell = self.pixels().cell;
        let (least, most) = self.edges();
        if cell <= 0.0 {
            self.centre = (least + most) / 2.0;
            return;
        }
        let half = (self.size() / (2.0 * cell)).min((most - least) / 2.0);
        self.centre = self.centre.clamp(least + half, most - half);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A phone: the area is narrow, and the interface is not enlarged.
    const PLACE: BoardPlacement = BoardPlacement {
        rect: Rect {
            min: egui::pos2(10.0, 100.0),
            max: egui::pos2(350.0, 500.0),
        },
        zoom: 1.0,
    };

    fn view(width: f32, height: f32) -> View {
        let mut view = View::default();
        view.fit(&PLACE, Point::new(width, height), 0.0, 2.0);
        view
    }

    /// Returns the position on the board at a position in the window.
    fn under(view: &View, at: Vec2) -> Vec2 {
        let point = view.pixels().on_board(at).expect("a board with a size");
        Vec2::new(point.x, point.y)
    }

    #[track_caller]
    fn assert_near(a: Vec2, b: Vec2) {
        assert!(a.distance(b) < 1e-3, "{a} is not {b}");
    }

    /// Checks that the board fills its area on each axis on which it is larger, and is centred on the others.
    #[track_caller]
    fn assert_held(view: &View) {
        let pixels = view.pixels();
        let (min, size) = (view.middle() - view.size() / 2.0, view.size());
        let (from, to) = (
            pixels.origin,
            pixels.origin + view.whole.extent * pixels.cell,
        );
        for axis in 0..2 {
            let (from, to) = (from[axis] - min[axis], to[axis] - min[axis]);
            if to - from > size[axis] {
                assert!(from < 1e-2 && to > size[axis] - 1e-2, "{from} to {to}");
            } else {
                assert!((from + to - size[axis]).abs() < 1.1, "{from} to {to}");
            }
        }
    }

    #[test]
    fn view_shows_whole_board_at_first() {
        let view = view(40.0, 40.0);
        assert!(!view.is_zoomed());
        assert_eq!(
            view.pixels(),
            Pixels::fit(&PLACE, Point::new(40.0, 40.0), 0.0, 2.0)
        );
        assert_eq!(view.goes_on(), [false; 4]);
    }

    #[test]
    fn zoom_keeps_the_point_under_the_pointer() {
        let mut view = view(40.0, 40.0);
        let at = Vec2::new(150.0, 320.0);
        let held = under(&view, at);
        for factor in [1.4, 1.5, 2.0, 0.8, 1.1] {
            view.zoom_at(at, factor);
            assert_near(under(&view, at), held);
            assert_held(&view);
        }
    }

    #[test]
    fn pinch_moves_the_point_between_two_fingers() {
        let mut view = view(40.0, 40.0);
        let (from, to) = (Vec2::new(150.0, 320.0), Vec2::new(170.0, 300.0));
        let held = under(&view, from);
        view.pull(from, to, 2.0);
        assert_near(under(&view, to), held);
        assert_held(&view);
    }

    #[test]
    fn zoom_is_limited_by_cell_size_and_whole_board() {
        let mut view = view(40.0, 40.0);
        let whole = view.pixels();
        let at = Vec2::new(200.0, 300.0);
        view.zoom_at(at, 1000.0);
        assert!((view.pixels().cell - 64.0).abs() < 1e-3);
        assert_eq!(view.goes_on(), [true; 4]);
        view.zoom_at(at, 0.001);
        assert_eq!((view.pixels(), view.is_zoomed()), (whole, false));
    }

    #[test]
    fn zoom_limit_grows_with_interface_scale() {
        let mut view = View::default();
        let placement = BoardPlacement { zoom: 2.0, ..PLACE };
        view.fit(&placement, Point::new(40.0, 40.0), 0.0, 1.0);
        view.zoom_at(view.middle(), 1000.0);
        assert!((view.pixels().cell - 128.0).abs() < 1e-3);
    }

    #[test]
    fn zoom_is_disabled_for_large_cells() {
        let mut view = view(4.5, 4.5);
        let whole = view.pixels();
        assert!(whole.cell >= 64.0);
        view.zoom_at(Vec2::new(100.0, 200.0), 3.0);
        view.pan(Vec2::new(30.0, 30.0));
        assert_eq!((view.pixels(), view.is_zoomed()), (whole, false));
    }

    #[test]
    fn pan_stops_at_the_edges() {
        let mut view = view(40.0, 40.0);
        view.zoom_at(view.middle(), 4.0);
        let before = under(&view, view.middle());
        view.pan(Vec2::new(34.0, -17.0));
        let moved = before - Vec2::new(34.0, -17.0) / view.pixels().cell;
        assert_near(under(&view, view.middle()), moved);
        for by in [
            Vec2::splat(1e4),
            Vec2::splat(-1e4),
            Vec2::new(1e4, -1e4),
            Vec2::new(-1e4, 1e4),
        ] {
            view.pan(by);
            assert_held(&view);
        }
        view.pan(Vec2::splat(1e4));
        assert_near(under(&view, Vec2::new(10.0, 100.0)), Vec2::ZERO);
        assert_eq!(view.goes_on(), [false, false, true, true]);
    }

    #[test]
    fn view_centres_board_on_the_axis_with_spare_room() {
        let mut view = view(40.0, 5.0);
        view.zoom_at(view.middle(), 2.0);
        view.pan(Vec2::splat(50.0));
        assert_held(&view);
        assert_eq!(view.goes_on(), [true, false, true, false]);
        assert!((under(&view, view.middle()).y - 2.5).abs() < 1e-3);
    }

    #[test]
    fn resize_keeps_zoom_and_limits_the_view() {
        let mut view = view(40.0, 40.0);
        view.zoom_at(Vec2::new(10.0, 100.0), 4.0);
        let zoom = view.zoom;
        let mut wide = PLACE;
        wide.rect.max.x = 900.0;
        view.fit(&wide, Point::new(40.0, 40.0), 0.0, 1.0);
        assert_eq!(view.zoom, zoom);
        assert_held(&view);
        // An area so large that the cells have their maximum size without zoom.
        wide.rect.max = egui::pos2(3000.0, 3000.0);
        view.fit(&wide, Point::new(40.0, 40.0), 0.0, 1.0);
        assert!(!view.is_zoomed());
        assert_held(&view);
    }

    #[test]
    fn view_is_reset_for_another_game() {
        let code = |code: &str| code.parse::<GameCode>().expect("a sound code");
        let (first, second) = (code("drench:40x40,c6#1"), code("drench:40x40,c6#2"));
        let extent = Point::new(40.0, 40.0);
        let mut view = View::default();
        view.take(&first, &PLACE, extent, 0.0, 1.0, Rotation::None);
        view.zoom_at(view.middle(), 3.0);
        view.take(&first, &PLACE, extent, 0.0, 1.0, Rotation::None);
        assert!(view.is_zoomed());
        view.take(&second, &PLACE, extent, 0.0, 1.0, Rotation::None);
        assert!(!view.is_zoomed());
    }

    #[test]
    fn reveal_shows_the_rectangle() {
        let mut view = view(40.0, 40.0);
        view.zoom_at(Vec2::new(10.0, 100.0), 4.0);
        let (size, min) = (view.size(), view.middle() - view.size() / 2.0);
        for cell in [(0.0, 0.0), (39.0, 0.0), (20.0, 20.0), (3.0, 39.0)] {
            let from = Vec2::new(cell.0, cell.1);
            view.reveal(from, from + 1.0);
            let pixels = view.pixels();
            for corner in [from, from + 1.0] {
                let at = pixels.in_window(Point::new(corner.x, corner.y)) - min;
                let is_inside = at.cmpge(Vec2::splat(-0.01)).all() && at.cmple(size + 0.01).all();
                assert!(is_inside, "{corner} is at {at} of {size}");
            }
            assert_held(&view);
        }
        let before = view.pixels();
        view.reveal(Vec2::new(4.0, 38.0), Vec2::new(5.0, 39.0));
        assert_eq!(view.pixels(), before, "what is seen already moves nothing");
        view.reveal(Vec2::ZERO, Vec2::splat(40.0));
        assert_near(under(&view, view.middle()), Vec2::splat(20.0));
    }

    #[test]
    fn view_ignores_empty_area_and_invalid_zoom_factors() {
        let mut view = View::default();
        view.zoom_at(Vec2::ZERO, 2.0);
        view.pan(Vec2::ONE);
        view.reveal(Vec2::ZERO, Vec2::ONE);
        assert_eq!(
            (view.pixels(), view.is_zoomed()),
            (Pixels::default(), false)
        );
        let mut view = self::view(40.0, 40.0);
        for factor in [f32::NAN, 0.0, -1.0, f32::INFINITY] {
            view.zoom_at(view.middle(), factor);
        }
        assert!(!view.is_zoomed());
    }

    #[test]
    fn board_is_hit_only_where_visible() {
        let mut view = view(40.0, 40.0);
        let button = view.button().center();
        let button = Vec2::new(button.x, button.y);
        assert!(view.is_open(button), "there is no button yet");
        view.zoom_at(view.middle(), 3.0);
        assert!(!view.is_open(button));
        assert!(view.is_open(view.middle()));
        assert!(!view.is_open(Vec2::new(5.0, 300.0)));
    }
}
