//! Lines that a game draws over its board.

use crate::app::core::palette::Rgb;
use crate::app::drawing::shapes::regular;
use bevy::prelude::*;

/// A line through places on the board, round at its ends and corners.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// The places, in cells; y grows down.
    pub line: Vec<Vec2>,
    /// How wide it is, in cells.
    pub width: f32,
    /// Its colour.
    pub rgb: Rgb,
}

impl Stroke {
    /// It as convex pieces.
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
