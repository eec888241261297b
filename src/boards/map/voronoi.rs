//! A plane divided among sites, each with the part that is nearest to it (after Voronoi), whose cells share their
//! corners exactly and have no short sides.

use super::polygons;
use crate::boards::polygon::Point64;
use std::collections::BTreeMap;

/// A plane divided into cells. Only those in the inside are bounded.
pub(super) struct VoronoiMesh {
    /// Where cells meet.
    pub corners: Vec<Point64>,
    /// The corners of each cell, clockwise; none where it is unbounded.
    pub cells: Vec<Vec<usize>>,
}

impl VoronoiMesh {
    /// Divides the plane among sites.
    ///
    /// It depends on nothing but which triangles there are in the triangulation (after Delaunay), of which there is
    /// only one: not on the order in which they are found.
    pub fn from_sites(sites: &[Point64]) -> Self {
        let points: Vec<delaunator::Point> = sites
            .iter()
            .map(|site| delaunator::Point {
                x: site.x,
                y: site.y,
            })
            .collect();
        let found = delaunator::triangulate(&points);
        let mut triangles: Vec<[usize; 3]> = found
            .triangles
            .chunks_exact(3)
            .map(|found| {
                let mut triangle = [found[0], found[1], found[2]];
                triangle.sort_unstable();
                triangle
            })
            .collect();
        triangles.sort_unstable();
        let corners = triangles
            .iter()
            .map(|&[a, b, c]| circumcentre(sites[a], sites[b], sites[c]))
            .collect();
        // For each site its triangles, by the other site through which one comes to them going clockwise.
        let mut around = vec![BTreeMap::new(); sites.len()];
        for (corner, &[a, b, c]) in triangles.iter().enumerate() {
            let clockwise = polygons::turn(sites[a], sites[b], sites[c]) > 0.0;
            let [a, b, c] = if clockwise { [a, b, c] } else { [a, c, b] };
            around[a].insert(b, (c, corner));
            around[b].insert(c, (a, corner));
            around[c].insert(a, (b, corner));
        }
        let cells = around.iter().map(ring).collect();
        Self { corners, cells }
    }

    /// The centre of gravity of a cell; `None` where it is unbounded.
    pub fn middle(&self, cell: usize) -> Option<Point64> {
        let corners = self.cells[cell].iter();
        let outline: Vec<Point64> = corners.map(|&corner| self.corners[corner]).collect();
        (outline.len() > 2).then(|| polygons::centroid(&outline))
    }

    /// Whether one of a cell's sides leads from one corner to another.
    pub fn has_side(&self, cell: usize, side: (usize, usize)) -> bool {
        polygons::sides(&self.cells[cell]).any(|other| other == side)
    }

    /// Draws the ends of each short side together into one corner that all cells there share, the shortest first.
    pub fn collapse(&mut self, shortest: f64) {
        let mut weights = vec![1.0; self.corners.len()];
        loop {
            let mut becomes: Vec<usize> = (0..self.corners.len()).collect();
            let mut moved = vec![false; self.corners.len()];
            let short = self.short_sides(shortest);
            if short.is_empty() {
                return;
            }
            for (_, a, b) in short {
                // What lies beside a corner that has moved is measured again first.
                if moved[a] || moved[b] {
                    continue;
                }
                let part = weights[b] / (weights[a] + weights[b]);
                self.corners[a] = self.corners[a].towards(self.corners[b], part);
                weights[a] += weights[b];
                (moved[a], moved[b]) = (true, true);
                becomes[b] = a;
            }
            for cell in &mut self.cells {
                for corner in cell.iter_mut() {
                    *corner = becomes[*corner];
                }
                cell.dedup();
                if cell.len() > 1 && cell.first() == cell.last() {
                    cell.pop();
                }
            }
        }
    }

    /// The sides that are too short, with the squares of their lengths: the shortest first.
    fn short_sides(&self, shortest: f64) -> Vec<(f64, usize, usize)> {
        let sides = self.cells.iter().flat_map(|cell| polygons::sides(cell));
        let mut short: Vec<_> = sides
            .filter(|(a, b)| a < b)
            .map(|(a, b)| (self.corners[a].square_distance(self.corners[b]), a, b))
            .filter(|&(square, ..)| square < shortest * shortest)
            .collect();
        short.sort_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
        short
    }
}

/// The corners around a site in order; none where the triangles do not close around it.
fn ring(around: &BTreeMap<usize, (usize, usize)>) -> Vec<usize> {
    let Some((&first, _)) = around.first_key_value() else {
        return Vec::new();
    };
    let mut corners = Vec::with_capacity(around.len());
    let mut at = first;
    while let Some(&(next, corner)) = around.get(&at) {
        corners.push(corner);
        at = next;
        if at == first {
            return corners;
        }
        if corners.len() > around.len() {
            break;
        }
    }
    Vec::new()
}

/// The place that is as far from each corner of a triangle as from the others.
fn circumcentre(a: Point64, b: Point64, c: Point64) -> Point64 {
    let (bx, by) = (b.x - a.x, b.y - a.y);
    let (cx, cy) = (c.x - a.x, c.y - a.y);
    let (b, c) = (bx * bx + by * by, cx * cx + cy * cy);
    let double = 2.0 * (bx * cy - by * cx);
    Point64::new(
        a.x + (cy * b - by * c) / double,
        a.y + (bx * c - cx * b) / double,
    )
}
