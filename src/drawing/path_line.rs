//! Lines that a game draws over its board.

use crate::core::palette::Rgb;
use crate::drawing::projection::BoardProjection;
use crate::drawing::shapes::regular;
use bevy::prelude::*;

/// A polyline over the board, with round ends and joints.
#[derive(Clone, Debug, PartialEq)]
pub struct PathLine {
    /// Points of the line, in cells; y points down.
    pub line: Vec<Vec2>,
    /// Width, in cells.
    pub width: f32,
    /// Colour.
    pub rgb: Rgb,
}

impl PathLine {
    /// Returns the line on the surface of a board.
    pub fn raised(&self, projection: &BoardProjection) -> Self {
        let points = self.line.iter();
        Self {
            line: points.map(|&at| projection.raised(at)).collect(),
            ..*self
        }
    }

    /// Returns the first part of the line, as long as this share of its length.
    pub fn first_part(&self, share: f32) -> Self {
        let length: f32 = self
            .line
            .windows(2)
            .map(|ends| ends[0].distance(ends[1]))
            .sum();
        let mut left = length * share.clamp(0.0, 1.0);
        let mut line: Vec<Vec2> = self.line.first().copied().into_iter().collect();
        for ends in self.line.windows(2) {
            let stretch = ends[0].distance(ends[1]);
            if left <= 0.0 {
                break;
            }
            line.push(ends[0].lerp(ends[1], (left / stretch.max(f32::EPSILON)).min(1.0)));
            left -= stretch;
        }
        Self { line, ..*self }
    }

    /// Returns the line as dashes of a length with gaps between them.
    pub fn dashed(&self, dash: f32, gap: f32) -> Vec<Self> {
        let mut dashes: Vec<Vec<Vec2>> = Vec::new();
        // What is left of the dash or of the gap at the end of a stretch.
        let (mut is_dash, mut left) = (true, dash);
        dashes.extend(self.line.first().map(|&at| vec![at]));
        for ends in self.line.windows(2) {
            let stretch = ends[0].distance(ends[1]);
            let mut gone = 0.0;
            while stretch - gone > left {
                gone += left;
                let at = ends[0].lerp(ends[1], gone / stretch);
                match (is_dash, dashes.last_mut()) {
                    (true, Some(dash)) => dash.push(at),
                    _ => dashes.push(vec![at]),
                }
                is_dash = !is_dash;
                left = if is_dash { dash } else { gap };
            }
            left -= stretch - gone;
            if let (true, Some(dash)) = (is_dash, dashes.last_mut()) {
                dash.push(ends[1]);
            }
        }
        let dashes = dashes.into_iter();
        dashes.map(|line| Self { line, ..*self }).collect()
    }

    /// Returns the line as convex polygons.
    pub fn pieces(&self) -> Vec<Vec<Vec2>> {
        stroke(&self.line, self.width)
    }
}

/// Returns a polyline of this width with round ends and joints, as convex polygons.
pub fn stroke(line: &[Vec2], width: f32) -> Vec<Vec<Vec2>> {
    let half = width / 2.0;
    let joints = line.iter().map(|&at| {
        let disc = regular(if half > 0.2 { 40 } else { 10 }, half, 0.0);
        disc.into_iter().map(|corner| at + corner).collect()
    });
    let stretches = line.windows(2).filter_map(|ends| {
        let along = (ends[1] - ends[0]).try_normalize()? * half;
        let across = along.perp();
        let [from, to] = [ends[0], ends[1]];
        Some(vec![from - across, to - across, to + across, from + across])
    });
    joints.chain(stretches).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_part_ends_at_share_of_length() {
        let path_line = PathLine {
            line: [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0)]
                .map(Vec2::from)
                .to_vec(),
            width: 0.1,
            rgb: Rgb::hex(0),
        };
        let ends = |share: f32| path_line.first_part(share).line;
        assert_eq!(ends(0.0), [Vec2::ZERO]);
        assert_eq!(ends(0.25), [Vec2::ZERO, Vec2::X]);
        let [.., last] = ends(0.75)[..] else {
            panic!("no line");
        };
        assert!(last.distance(Vec2::new(2.0, 1.0)) < 1e-5);
        assert_eq!(ends(1.0), path_line.line);
    }

    #[test]
    fn dashes_and_gaps_alternate_around_corners() {
        let line = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)].map(Vec2::from);
        let path_line = PathLine {
            line: line.to_vec(),
            width: 0.1,
            rgb: Rgb::hex(0),
        };
        let lines: Vec<Vec<Vec2>> = path_line
            .dashed(0.75, 0.125)
            .into_iter()
            .map(|dash| dash.line)
            .collect();
        let expected = [
            vec![Vec2::ZERO, Vec2::new(0.75, 0.0)],
            vec![Vec2::new(0.875, 0.0), Vec2::X, Vec2::new(1.0, 0.625)],
            vec![Vec2::new(1.0, 0.75), Vec2::ONE],
        ];
        assert_eq!(lines, expected);
    }
}
