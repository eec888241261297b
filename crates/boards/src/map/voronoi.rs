//! Voronoi diagram of sites whose cells share their corners exactly and have no short sides.

use super::polygons;
use crate::polygon::Point64;
use std::collections::BTreeMap;

/// Plane divided into cells. Only interior cells are bounded.
pub(super) struct VoronoiMesh {
    /// Points where cells meet.
    pub corners: Vec<Point64>,
    /// Corners of each cell in clockwise order; empty if the cell is unbounded.
    pub cells: Vec<Vec<usize>>,
}

impl VoronoiMesh {
    /// Divides the plane among sites.
    ///
    /// The result depends only on the set of triangles of the Delaunay triangulation, which is unique, and not on their
    /// order.
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
        // The triangles around each site, keyed by the other site at which they start in clockwise order.
        let mut around = vec![BTreeMap::new(); sites.len()];
        for (corner, &[a, b, c]) in triangles.iter().enumerate() {
            let clockwise = polygons::double_signed_area(sites[a], sites[b], sites[c]) > 0.0;
            let [a, b, c] = if clockwise { [a, b, c] } else { [a, c, b] };
            around[a].insert(b, (c, corner));
            around[b].insert(c, (a, corner));
            around[c].insert(a, (b, corner));
        }
        let cells = around.iter().map(corners_around).collect();
        Self { corners, cells }
    }

    /// Returns the centroid of a cell; `None` if it is unbounded.
    pub fn centroid(&self, cell: usize) -> Option<Point64> {
        let corners = self.cells[cell].iter();
        let outline: Vec<Point64> = corners.map(|&corner| self.corners[corner]).collect();
        (outline.len() > 2).then(|| polygons::centroid(&outline))
    }

    /// Returns `true` if a cell has a side from one corner to another.
    pub fn has_side(&self, cell: usize, side: (usize, usize)) -> bool {
        polygons::sides(&self.cells[cell]).any(|other| other == side)
    }

    /// Merges the ends of each short side into one corner shared by all cells there, the shortest side first.
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
                // Sides with moved corners have new lengths, so they wait for the next round.
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

    /// Returns the sides that are too short with their squared lengths, the shortest first.
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

/// Returns the corners around a site in order; empty if the triangles do not enclose it.
fn corners_around(around: &BTreeMap<usize, (usize, usize)>) -> Vec<usize> {
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

/// Returns the circumcentre of a triangle.
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
