//! Lines that a game draws over its board.

use crate::app::core::palette::Rgb;
use crate::app::drawing::shapes::regular;
use bevy::prelude::*;

/// A polyline over the board, with round ends and joints.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// Points of the line, in cells; y points down.
    pub line: Vec<Vec2>,
    /// Width, in cells.
    pub width: f32,
    /// Colour.
    pub rgb: Rgb,
}

impl Stroke {
    /// Returns the line as convex polygons.
    pub fn pieces(&self) -> Vec<Vec<Vec2>> {
        let half = self.width / 2.0;
        let joints = self.line.iter().map(|&at| {
            let disc = regular(8, half, 0.0);
            disc.into_iter().map(|corner| at + corner).collect()
        });
        let stretches = self.line.windows(2).filter_map(|ends| {
            let along = (ends[1] - ends[0]).try_normalize()? * half;
            let across = along.perp();
            let [from, to] = [ends[0], ends[1]];
            Some(vec![from - across, to - across, to + across, from + across])
        });
        joints.chain(stretches).collect()
    }
}
