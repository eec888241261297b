//! The place of a message: the nearest one that covers nothing.

use bevy_egui::egui::emath::Pos2;
use bevy_egui::egui::{Context, LayerId, Order, Rect, Vec2, pos2, vec2};

/// Distance of a message from the edges of the window and from what it must not cover, in points.
const GAP: f32 = 3.0;
/// Distance between the heights at which a place is searched for, in points.
const STEP: f32 = 4.0;

/// What is in the window around a message.
#[derive(Clone, Debug, Default)]
pub(super) struct Surroundings {
    /// The board, controls and other messages, which must stay visible.
    pub needed: Vec<Rect>,
    /// Texts and pictures. Those under a message are covered only if there is no other place.
    pub other: Vec<Rect>,
}

impl Surroundings {
    /// Returns the controls that are drawn in this frame, as far as they are visible.
    pub(super) fn controls(context: &Context) -> Vec<Rect> {
        context.viewport(|viewport| {
            let widgets = &viewport.this_pass.widgets;
            let all = widgets.layers().flat_map(|(_, widgets)| widgets);
            all.filter(|widget| widget.sense.senses_click())
                .map(|widget| widget.interact_rect)
                .filter(Rect::is_positive)
                .collect()
        })
    }

    /// Returns the places of everything that is drawn in this frame, except backgrounds.
    pub(super) fn drawn(context: &Context) -> Vec<Rect> {
        let window = context.viewport_rect();
        let is_background = |rect: &Rect| rect.area() > window.area() / 2.0;
        context.graphics(|graphics| {
            let Some(list) = graphics.get(LayerId::background()) else {
                return Vec::new();
            };
            list.all_entries()
                .map(|drawn| {
                    drawn
                        .shape
                        .visual_bounding_rect()
                        .intersect(drawn.clip_rect)
                })
                .filter(|rect| rect.is_positive() && !is_background(rect))
                .collect()
        })
    }

    /// Returns `true` if a message there covers nothing that must stay visible.
    pub(super) fn permits(&self, place: Rect) -> bool {
        !self.needed.iter().any(|rect| overlaps(*rect, place))
    }

    /// Returns the place for a message: free, and as near as possible to a point. The message has one of these sizes, the first one that has a
    /// place, and its index is returned as well. If there is none, as little as possible is covered.
    pub(super) fn place(&self, window: Rect, sizes: &[Vec2], near: Pos2) -> Option<(usize, Rect)> {
        let everything: Vec<Rect> = self.needed.iter().chain(&self.other).copied().collect();
        let free = |around: &[Rect]| {
            let mut places = sizes.iter().enumerate();
            places.find_map(|(at, &size)| {
                Some((at, nearest_free(window, size, near, around, &self.needed)?))
            })
        };
        free(&everything)
            .or_else(|| free(&self.needed))
            .or_else(|| Some((0, self.least_covering(window, *sizes.first()?, near)?)))
    }

    fn least_covering(&self, window: Rect, size: Vec2, near: Pos2) -> Option<Rect> {
        let covered = |place: &Rect| -> f32 {
            let common = self.needed.iter().map(|rect| rect.intersect(*place));
            common
                .filter(Rect::is_positive)
                .map(|rect| rect.area())
                .sum()
        };
        let left = in_range(
            near.x - size.x / 2.0,
            window.left(),
            window.right() - size.x,
        );
        let at_height = |top| Rect::from_min_size(pos2(left, top), size);
        heights(window, size)
            .map(at_height)
            .min_by(|one, other| covered(one).total_cmp(&covered(other)))
    }
}

fn overlaps(one: Rect, other: Rect) -> bool {
    one.intersect(other).is_positive()
}

/// Limits a coordinate; a range that is empty because the window is too small begins where it should.
fn in_range(at: f32, least: f32, most: f32) -> f32 {
    at.min(most).max(least)
}

/// Returns the heights at which a message of this size can be.
fn heights(window: Rect, size: Vec2) -> impl Iterator<Item = f32> {
    let last = (window.height() - size.y - 2.0 * GAP).max(0.0);
    let count = (last / STEP) as u16;
    (0..=count).map(move |step| window.top() + GAP + f32::from(step) * STEP)
}

/// Returns the place of this size that overlaps none of these rectangles and is nearest to a point.
fn nearest_free(
    window: Rect,
    size: Vec2,
    near: Pos2,
    taken: &[Rect],
    needed: &[Rect],
) -> Option<Rect> {
    let (left, right) = (window.left() + GAP, window.right() - GAP - size.x);
    if left > right || size.y > window.height() - 2.0 * GAP {
        return None;
    }
    let mut best: Option<(f32, Rect)> = None;
    // Also close above and below everything: what is free may be just high enough.
    let edges = needed
        .iter()
        .flat_map(|rect| [rect.bottom() + GAP, rect.top() - GAP - size.y])
        .filter(|top| (window.top()..=window.bottom() - size.y).contains(top));
    for top in heights(window, size).chain(edges) {
        let rows = Rect::from_min_size(pos2(window.left(), top), vec2(window.width(), size.y));
        let beside: Vec<Rect> = taken
            .iter()
            .map(|rect| rect.expand(GAP))
            .filter(|rect| overlaps(*rect, rows))
            .collect();
        let edges = beside
            .iter()
            .flat_map(|rect| [rect.right(), rect.left() - size.x]);
        let wanted = in_range(near.x - size.x / 2.0, left, right);
        for from in edges.chain([wanted]) {
            let place = Rect::from_min_size(pos2(from, top), size);
            let distance = place.center().distance_sq(near);
            let is_nearer = best.is_none_or(|(least, _)| distance < least);
            let is_inside = (left..=right).contains(&from);
            if is_inside && is_nearer && !beside.iter().any(|rect| overlaps(*rect, place)) {
                best = Some((distance, place));
            }
        }
    }
    best.map(|(_, place)| place)
}

/// Layer of messages, above everything else.
pub(super) const LAYER: Order = Order::Tooltip;

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Rect = Rect {
        min: Pos2::ZERO,
        max: pos2(400.0, 600.0),
    };

    fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }

    #[test]
    fn message_is_at_the_nearest_free_place() {
        let around = Surroundings {
            needed: vec![
                rect(0.0, 100.0, 400.0, 500.0),
                rect(0.0, 550.0, 400.0, 600.0),
            ],
            other: Vec::new(),
        };
        let size = vec2(200.0, 36.0);
        let place = around.place(WINDOW, &[size], pos2(200.0, 520.0));
        let (_, place) = place.expect("there is a free place");
        assert!(place.top() >= 500.0 && place.bottom() <= 550.0, "{place:?}");
        assert_eq!(place.center().x, 200.0);
        assert!(around.permits(place));
    }

    #[test]
    fn message_becomes_narrower_to_fit_beside_something() {
        let around = Surroundings {
            needed: vec![rect(0.0, 0.0, 250.0, 600.0)],
            other: Vec::new(),
        };
        let sizes = [vec2(300.0, 36.0), vec2(130.0, 72.0)];
        let place = around.place(WINDOW, &sizes, pos2(0.0, 300.0));
        let (at, place) = place.expect("there is a free place");
        assert_eq!(at, 1);
        assert!(around.permits(place));
    }

    #[test]
    fn message_covers_a_text_before_a_control() {
        let around = Surroundings {
            needed: vec![rect(0.0, 60.0, 400.0, 600.0)],
            other: vec![rect(0.0, 0.0, 400.0, 60.0)],
        };
        let place = around.place(WINDOW, &[vec2(200.0, 36.0)], pos2(200.0, 600.0));
        assert!(
            place.is_some_and(|(_, place)| around.permits(place)),
            "{place:?}"
        );
    }

    #[test]
    fn message_without_any_place_covers_as_little_as_possible() {
        let around = Surroundings {
            needed: vec![rect(0.0, 0.0, 400.0, 570.0)],
            other: Vec::new(),
        };
        let place = around.place(WINDOW, &[vec2(300.0, 60.0)], pos2(200.0, 0.0));
        assert!(
            place.is_some_and(|(_, place)| place.bottom() > 590.0),
            "{place:?}"
        );
    }
}
