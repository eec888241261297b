//! Constructors of rectangles whose sides are never negative.
//!
//! egui rejects negative sizes, and values derived from them (a font size, a radius, another rectangle) are
//! meaningless. All layouts create their rectangles here.

use bevy_egui::egui::{Pos2, Rect, Vec2};

/// Returns the rectangle between two corners. Where the second one is left of the first or above it, the rectangle is
/// empty and begins at the first.
pub fn between(min: Pos2, max: Pos2) -> Rect {
    Rect::from_min_max(min, max.max(min))
}

/// Returns the rectangle of a size at its top left corner.
pub fn sized(min: Pos2, size: Vec2) -> Rect {
    Rect::from_min_size(min, size.max(Vec2::ZERO))
}

/// Returns the rectangle of a size around its centre.
pub fn centred(centre: Pos2, size: Vec2) -> Rect {
    Rect::from_center_size(centre, size.max(Vec2::ZERO))
}

/// Returns the rectangle reduced by a margin on all sides; at least its centre remains.
pub fn inset(rect: Rect, margin: f32) -> Rect {
    centred(rect.center(), rect.size() - Vec2::splat(2.0 * margin))
}
