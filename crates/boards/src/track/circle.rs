//! Circular layout of tracks: the main path on a circle, with branches outside and lanes inside.

use super::layout::CellPolygon;
use super::{Branch, Lane, Stretch, Track, TrackError};
use crate::CellId;
use crate::polygon::Point64;
use std::f64::consts::TAU;

/// Maximum distance from the centre; beyond it, `f32` coordinates are too coarse for outlines.
const MAX_RADIUS: f64 = 16384.0;

/// Maximum distance between a straight side and the arc that it approximates.
const ARC_TOLERANCE: f64 = 0.05;

/// Gap between bands, because straight sides deviate from their arcs.
const BAND_GAP: f64 = 0.15;

/// Gap beside and above lanes.
const LANE_MARGIN: f64 = 0.05;

/// Half of the width of a lane.
const LANE_HALF_WIDTH: f64 = 0.4;

/// Minimum distance between the end of a lane and the centre.
const MIN_LANE_END_RADIUS: f64 = 0.3;

/// Minimum width of the cells of a branch.
const MIN_CELL_WIDTH: f64 = 0.6;

/// Fraction of a cell left free at both ends of a branch, so that it does not seem to lead into the next one.
const BRANCH_INSET: f64 = 0.1;

/// Circular layout of a track. Angles are clockwise from the top, and the centre is at `(0, 0)`.
#[derive(Debug)]
pub(super) struct CircularLayout<'a> {
    track: &'a Track,
    /// Angle of each cell of the main path.
    angle: f64,
    /// Angle at which the first cell starts.
    begin: f64,
    /// Inner radius of the main path.
    inner: f64,
    /// Band of each branch: the maximum number of branches between it and the main path.
    pub(super) bands: Vec<u32>,
}

impl<'a> CircularLayout<'a> {
    pub(super) fn new(track: &'a Track) -> Result<Self, TrackError> {
        let cells = f64::from(track.len);
        let turn = if track.ring { TAU } else { TAU * 5.0 / 6.0 };
        let angle = turn / cells;
        let mut circle = Self {
            track,
            angle,
            begin: if track.ring {
                // The first cell is at the top, or the one from which the first lane leads straight down.
                let top = track.lanes.first().map_or(0, |lane| lane.from.0);
                -angle * (f64::from(top) + 0.5)
            } else {
                -turn / 2.0
            },
            // In the middle of their depth, cells are at least as wide as deep.
            inner: (1.0 / angle).max(1.0) - 0.5,
            bands: bands(track),
        };
        for (branch, &band) in track.branches.iter().zip(&circle.bands) {
            let needed = MIN_CELL_WIDTH * f64::from(branch.len) / circle.sweep(branch);
            circle.inner = circle.inner.max(needed - band_offset(band));
        }
        for (lane, nearest) in circle.min_lane_end_radii() {
            let above = nearest + f64::from(lane.len) + LANE_MARGIN;
            circle.inner = circle
                .inner
                .max(above.hypot(LANE_HALF_WIDTH) + ARC_TOLERANCE);
        }
        let outermost = circle.bands.iter().map(|&band| band_offset(band) + 1.0);
        let radius = circle.inner + outermost.fold(1.0, f64::max);
        if radius > MAX_RADIUS {
            let [width, most] = [radius, MAX_RADIUS].map(|radius| (2.0 * radius).round() as u64);
            return Err(TrackError::TooWide { width, most });
        }
        Ok(circle)
    }

    /// Returns each lane with the minimum distance of its end from the centre at which it is clear of adjacent lanes.
    fn min_lane_end_radii(&self) -> Vec<(&'a Lane, f64)> {
        let mut lanes: Vec<&Lane> = self.track.lanes.iter().collect();
        lanes.sort_by_key(|lane| lane.from);
        let angles: Vec<f64> = lanes.iter().map(|lane| self.middle(lane.from)).collect();
        let to_next = |at: usize| match angles.get(at + 1) {
            Some(next) => next - angles[at],
            None => TAU - (angles[at] - angles[0]),
        };
        let ends = lanes.iter().enumerate().map(|(at, &lane)| {
            let before = (at + lanes.len() - 1) % lanes.len();
            let half = to_next(at).min(to_next(before)) / 2.0;
            // Half of the angle between two lanes belongs to each; the corners of the last cell must be within it.
            let kept = if half < TAU / 4.0 {
                (LANE_HALF_WIDTH + LANE_MARGIN) / half.tan()
            } else {
                0.0
            };
            (lane, kept.max(MIN_LANE_END_RADIUS))
        });
        ends.collect()
    }

    /// Returns the angle at which a cell of the main path starts. On a ring, the cell after the last is the first.
    fn corner(&self, cell: u32) -> f64 {
        let len = u32::from(self.track.len);
        let cell = if self.track.ring { cell % len } else { cell };
        self.begin + f64::from(cell) * self.angle
    }

    fn middle(&self, cell: CellId) -> f64 {
        self.corner(cell.0) + self.angle / 2.0
    }

    /// Returns the angle that a branch spans: from the cell that it leaves to the one that it joins, including both.
    fn sweep(&self, branch: &Branch) -> f64 {
        let beside = main_steps_beside(self.track, branch) + 1;
        (f64::from(beside) - 2.0 * BRANCH_INSET) * self.angle
    }

    /// Returns the polygon of the cell with an index within its stretch.
    pub(super) fn polygon(&self, stretch: Stretch, at: u32) -> CellPolygon {
        match stretch {
            Stretch::Main => {
                ring_sector(self.inner, self.corner(at), self.corner(at + 1), self.angle)
            }
            Stretch::Branch(branch) => {
                let inner = self.inner + band_offset(self.bands[branch]);
                let branch = &self.track.branches[branch];
                let each = self.sweep(branch) / f64::from(branch.len);
                let begin = self.corner(branch.from.0) + BRANCH_INSET * self.angle;
                let corner = |at: u32| begin + f64::from(at) * each;
                ring_sector(inner, corner(at), corner(at + 1), each)
            }
            Stretch::Lane(lane) => {
                let angle = self.middle(self.track.lanes[lane].from);
                // Below the chords of the inner arc of the main path.
                let arc = self.inner - ARC_TOLERANCE;
                let first = (arc * arc - LANE_HALF_WIDTH * LANE_HALF_WIDTH).sqrt() - LANE_MARGIN;
                lane_cell(angle, first - f64::from(at))
            }
        }
    }
}

/// Returns the distance of a band from the inner arc of the main path.
fn band_offset(band: u32) -> f64 {
    (1.0 + BAND_GAP) * f64::from(band + 1)
}

/// Returns the number of steps of the main path beside a branch.
fn main_steps_beside(track: &Track, branch: &Branch) -> u32 {
    let round = if branch.to < branch.from {
        u32::from(track.len)
    } else {
        0
    };
    branch.to.0 + round - branch.from.0
}

/// Returns the band of each branch: the innermost in which no other branch is beside the same cell of the main path.
fn bands(track: &Track) -> Vec<u32> {
    let round = i64::from(track.len);
    let begins_within = |branch: &Branch, of: &Branch| {
        let after = i64::from(branch.from.0) - i64::from(of.from.0);
        after.rem_euclid(round) <= i64::from(main_steps_beside(track, of))
    };
    let mut taken: Vec<Vec<&Branch>> = Vec::new();
    let mut bands = Vec::with_capacity(track.branches.len());
    for branch in &track.branches {
        let is_free = |band: &Vec<&Branch>| {
            !(band.iter()).any(|other| begins_within(branch, other) || begins_within(other, branch))
        };
        let band = taken.iter().position(is_free).unwrap_or(taken.len());
        if band == taken.len() {
            taken.push(Vec::new());
        }
        taken[band].push(branch);
        bands.push(band as u32);
    }
    bands
}

fn polar(radius: f64, angle: f64) -> Point64 {
    Point64 {
        x: radius * angle.sin(),
        y: -radius * angle.cos(),
    }
}

/// Returns a ring sector one cell deep between two angles; `sweep` is their difference.
fn ring_sector(inner: f64, begin: f64, end: f64, sweep: f64) -> CellPolygon {
    let outer = inner + 1.0;
    let sides = (sweep / (8.0 * ARC_TOLERANCE / outer).sqrt())
        .ceil()
        .max(1.0) as u32;
    let angles: Vec<f64> = (0..=sides)
        .map(|side| {
            if side == sides {
                // Exactly the start of the next cell.
                end
            } else {
                begin + sweep * f64::from(side) / f64::from(sides)
            }
        })
        .collect();
    let there = angles.iter().map(|&angle| polar(outer, angle));
    let back = angles.iter().rev().map(|&angle| polar(inner, angle));
    CellPolygon {
        corners: there.chain(back).collect(),
        centre: polar(inner + 0.5, begin + sweep / 2.0),
    }
}

/// Returns a cell of a lane towards the centre, one cell deep, that starts at radius `out`.
fn lane_cell(angle: f64, out: f64) -> CellPolygon {
    let (sin, cos) = angle.sin_cos();
    let place = |out: f64, across: f64| Point64 {
        x: out * sin + across * cos,
        y: across * sin - out * cos,
    };
    CellPolygon {
        corners: vec![
            place(out, -LANE_HALF_WIDTH),
            place(out, LANE_HALF_WIDTH),
            place(out - 1.0, LANE_HALF_WIDTH),
            place(out - 1.0, -LANE_HALF_WIDTH),
        ],
        centre: place(out - 0.5, 0.0),
    }
}
