//! A wing, the sign of a flight.

use bevy::prelude::*;

/// Returns the lines of a wing around the origin: three feathers, in a square of this side. y points down.
pub fn wing(side: f32) -> [[Vec2; 4]; 3] {
    const FEATHERS: [[Vec2; 4]; 3] = [
        [
            Vec2::new(-0.46, 0.34),
            Vec2::new(-0.28, -0.06),
            Vec2::new(0.02, -0.28),
            Vec2::new(0.48, -0.4),
        ],
        [
            Vec2::new(-0.4, 0.37),
            Vec2::new(-0.16, 0.1),
            Vec2::new(0.1, -0.03),
            Vec2::new(0.4, -0.1),
        ],
        [
            Vec2::new(-0.34, 0.4),
            Vec2::new(-0.1, 0.3),
            Vec2::new(0.06, 0.24),
            Vec2::new(0.26, 0.16),
        ],
    ];
    FEATHERS.map(|feather| feather.map(|at| at * side))
}
