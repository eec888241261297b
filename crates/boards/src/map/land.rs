//! Land growth on a mesh: one landmass with bays and capes, without lakes.

use super::border::unit;
use super::polygons;
use super::voronoi::VoronoiMesh;
use crate::polygon::Point64;
use crate::random::SeededRng;

/// Chooses `count` connected cells around the centre; `None` if there is no room.
///
/// The land grows cell by cell. A cell is added only if the land around it is one contiguous arc, so that no sea is
/// enclosed and no two coasts touch.
pub(super) fn grow(
    mesh: &VoronoiMesh,
    sites: &[Point64],
    open: &[bool],
    count: usize,
    half: Point64,
    rng: &mut SeededRng,
) -> Option<Vec<usize>> {
    let noise = GrowthNoise::new(rng);
    let arrival: Vec<f64> = sites
        .iter()
        .map(|&site| noise.arrival_time(site, half) + 0.25 / half.y * unit(rng))
        .collect();
    let around = CellSurroundings::new(mesh);
    let mut is_land = vec![false; sites.len()];
    let mut land = Vec::with_capacity(count);
    let mut coast: Vec<usize> = (0..sites.len()).filter(|&cell| open[cell]).collect();
    while land.len() < count {
        let next = coast
            .iter()
            .copied()
            .filter(|&cell| !is_land[cell])
            .filter(|&cell| land.is_empty() || around.is_simply_connected(cell, &is_land))
            .map(|cell| {
                (
                    arrival[cell] - 0.7 / half.y * around.land_share(cell, &is_land),
                    cell,
                )
            })
            .min_by(|a, b| a.0.total_cmp(&b.0))?
            .1;
        is_land[next] = true;
        if land.is_empty() {
            coast.clear();
        }
        land.push(next);
        coast.retain(|&cell| cell != next);
        for &beside in &around.sides[next] {
            if open[beside] && !is_land[beside] && !coast.contains(&beside) {
                coast.push(beside);
            }
        }
    }
    Some(land)
}

/// Noise that decides when the land reaches each position.
struct GrowthNoise {
    wide: [[f64; Self::SIDE]; Self::SIDE],
    narrow: [[f64; Self::SIDE * 2]; Self::SIDE * 2],
}

impl GrowthNoise {
    const SIDE: usize = 5;

    fn new(rng: &mut SeededRng) -> Self {
        Self {
            wide: std::array::from_fn(|_| std::array::from_fn(|_| unit(rng))),
            narrow: std::array::from_fn(|_| std::array::from_fn(|_| unit(rng))),
        }
    }

    /// Returns the arrival time. It grows with the distance from the centre, is about 1 on a rounded rectangle, and
    /// includes noise.
    fn arrival_time(&self, site: Point64, half: Point64) -> f64 {
        let (x, y) = (site.x / half.x, site.y / half.y);
        let even = (x * x * x * x + y * y * y * y).sqrt().sqrt();
        // Strong noise would break a small land up into capes.
        let noise_share = (half.y / 4.0).min(1.0);
        even + noise_share * (0.2 * sample(&self.wide, x, y) + 0.15 * sample(&self.narrow, x, y))
    }
}

/// Samples a smooth surface through lattice values that cover the positions from -1.5 to 1.5.
fn sample<const N: usize>(lattice: &[[f64; N]; N], x: f64, y: f64) -> f64 {
    let locate = |at: f64| {
        let at = ((at + 1.5) / 3.0).clamp(0.0, 1.0) * (N - 1) as f64;
        let low = (at as usize).min(N - 2);
        let part = at - low as f64;
        (low, part * part * (3.0 - 2.0 * part))
    };
    let ((column, right), (row, down)) = (locate(x), locate(y));
    let along = |row: &[f64; N]| row[column] + (row[column + 1] - row[column]) * right;
    let (upper, lower) = (along(&lattice[row]), along(&lattice[row + 1]));
    upper + (lower - upper) * down
}

/// Neighbourhood of each cell of a mesh.
struct CellSurroundings {
    /// Neighbours across the sides, in order; cells on the border of the mesh have fewer.
    sides: Vec<Vec<usize>>,
    /// Cells at each corner.
    corners: Vec<Vec<usize>>,
    /// Corner at the end of each side.
    ends: Vec<Vec<usize>>,
}

impl CellSurroundings {
    fn new(mesh: &VoronoiMesh) -> Self {
        let mut corners = vec![Vec::new(); mesh.corners.len()];
        for (cell, ring) in mesh.cells.iter().enumerate() {
            for &corner in ring {
                corners[corner].push(cell);
            }
        }
        let mut sides = Vec::with_capacity(mesh.cells.len());
        let mut ends = Vec::with_capacity(mesh.cells.len());
        for (cell, ring) in mesh.cells.iter().enumerate() {
            let across = polygons::sides(ring).filter_map(|(a, b)| {
                let both = |&&next: &&usize| next != cell && mesh.has_side(next, (b, a));
                corners[a].iter().find(both).map(|&next| (next, b))
            });
            let (nexts, lasts) = across.unzip();
            sides.push(nexts);
            ends.push(lasts);
        }
        Self {
            sides,
            corners,
            ends,
        }
    }

    /// Returns the fraction of land among the neighbours of a cell.
    fn land_share(&self, cell: usize, is_land: &[bool]) -> f64 {
        let sides = &self.sides[cell];
        let land = sides.iter().filter(|&&side| is_land[side]).count();
        land as f64 / sides.len().max(1) as f64
    }

    /// Returns `true` if the land around a sea cell is one contiguous arc that includes a side.
    fn is_simply_connected(&self, cell: usize, is_land: &[bool]) -> bool {
        let sides = &self.sides[cell];
        let mut begins = 0;
        let mut has_side = false;
        for (at, &side) in sides.iter().enumerate() {
            let next = sides[(at + 1) % sides.len()];
            let mut between = self.corners[self.ends[cell][at]]
                .iter()
                .filter(|&&other| other != cell && other != side && other != next)
                .map(|&other| is_land[other]);
            let (from, to) = (is_land[side], is_land[next]);
            has_side |= from;
            match between.next() {
                None => begins += usize::from(!from && to),
                // If several cells meet in one corner, they must be all land or all sea.
                Some(land) => {
                    if between.any(|other| other != land) {
                        return false;
                    }
                    begins += usize::from(!from && land) + usize::from(!land && to);
                }
            }
        }
        has_side && begins == 1
    }
}
