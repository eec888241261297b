//! Maps that follow from a seed, the same on every machine and in every version.
//!
//! Sites are scattered, and moved apart a little; each becomes a cell of a [`VoronoiMesh`]. Some of the cells become land, and
//! what separates them becomes winding lines. All lengths are in sites' distances until the end, when the map is
//! scaled so that its areas have size 1 on average.

use super::border::{self, BorderStyle, unit};
use super::land;
use super::polygons;
use super::voronoi::VoronoiMesh;
use super::{Area, MapGeometry};
use crate::boards::polygon::Point64;
use crate::boards::random::SeededRng;
use crate::boards::{CellId, Graph};
use std::collections::{BTreeSet, HashMap};

/// How much wider than high the land is.
const WIDER: f64 = 1.25;

/// How many rings of sites around the inside stay where they are, so that all cells inside are bounded.
const FRAME: usize = 2;

/// How often each site is moved to the middle of its cell (after Lloyd): more makes the areas more alike.
const RELAXATIONS: usize = 2;

/// The shortest side that two cells share.
const SHORTEST_SIDE: f64 = 0.24;

/// The smallest area, where the mean is 1.
const SMALLEST: f64 = 0.27;

/// How far the middle of an area is from its border at least.
const NARROWEST: f64 = 0.25;

/// How often a map is tried before the seed is given up. More than a handful has not been seen.
const ATTEMPTS: usize = 100;

const INLAND: BorderStyle = BorderStyle {
    bend: 0.28,
    calm: 0.5,
};

/// A coast is wilder than a border.
const COAST: BorderStyle = BorderStyle {
    bend: 0.36,
    calm: 0.58,
};

/// The map of a seed; `None` when no attempt gives areas of a decent size.
pub(super) fn generate(areas: u16, seed: u64) -> Option<MapGeometry> {
    let mut rng = SeededRng::new(b"map    1", seed);
    (0..ATTEMPTS).find_map(|extra| attempt(areas.into(), RELAXATIONS + extra, &mut rng))
}

fn attempt(count: usize, relaxations: usize, rng: &mut SeededRng) -> Option<MapGeometry> {
    let (mut sites, open) = scatter(count, rng);
    for _ in 0..relaxations {
        let mesh = VoronoiMesh::from_sites(&sites);
        for (cell, site) in sites.iter_mut().enumerate().filter(|(cell, _)| open[*cell]) {
            *site = mesh.middle(cell).unwrap_or(*site);
        }
    }
    let mut mesh = VoronoiMesh::from_sites(&sites);
    mesh.collapse(SHORTEST_SIDE);
    let half = half_size(count);
    let land = land::grow(&mesh, &sites, &open, count, half, rng)?;
    let outlines = outlines(&mesh, &land, rng)?;
    finish(&outlines)
}

/// Half of the land's width and height, roughly: it fills about four fifths of the rectangle.
fn half_size(count: usize) -> Point64 {
    let height = (count as f64 * 1.3 / WIDER).sqrt();
    Point64::new(height * WIDER / 2.0, height / 2.0)
}

/// Sites around the middle, one to each square of a lattice, and which of them are not in the frame.
fn scatter(count: usize, rng: &mut SeededRng) -> (Vec<Point64>, Vec<bool>) {
    let half = half_size(count);
    let side = |half: f64| (half * 2.7).ceil() as usize + 2 + 2 * FRAME;
    let (columns, rows) = (side(half.x), side(half.y));
    let mut sites = Vec::with_capacity(columns * rows);
    let mut open = Vec::with_capacity(columns * rows);
    for row in 0..rows {
        for column in 0..columns {
            let inside = |at: usize, side: usize| (FRAME..side - FRAME).contains(&at);
            let is_open = inside(row, rows) && inside(column, columns);
            let reach = if is_open { 0.75 } else { 0.2 };
            let place = |at: usize, side: usize, rng: &mut SeededRng| {
                at as f64 - (side - 1) as f64 / 2.0 + reach * unit(rng)
            };
            let x = place(column, columns, rng);
            let y = place(row, rows, rng);
            sites.push(Point64::new(x, y));
            open.push(is_open);
        }
    }
    (sites, open)
}

/// The outlines of the land's cells; `None` when a cell has been drawn together too far.
fn outlines(mesh: &VoronoiMesh, land: &[usize], rng: &mut SeededRng) -> Option<Vec<Vec<Point64>>> {
    // By its corners, the cell on whose right hand each side has.
    let mut owners = HashMap::new();
    for (cell, ring) in mesh.cells.iter().enumerate() {
        owners.extend(polygons::sides(ring).map(|side| (side, cell)));
    }
    let is_land: BTreeSet<usize> = land.iter().copied().collect();
    let middles: Vec<Option<Point64>> = (0..mesh.cells.len())
        .map(|cell| mesh.middle(cell))
        .collect();
    let mut lines = HashMap::new();
    for &cell in &is_land {
        for (a, b) in polygons::sides(&mesh.cells[cell]) {
            let other = *owners.get(&(b, a))?;
            let (from, to) = (mesh.corners[a], mesh.corners[b]);
            let middles = [middles[cell]?, middles[other]?];
            // The line must be seen from both middles, or it could wind into another cell's room.
            let is_seen = polygons::turn(from, to, middles[0]) > 0.0
                && polygons::turn(to, from, middles[1]) > 0.0;
            if !is_seen {
                return None;
            }
            if lines.contains_key(&(b, a)) {
                continue;
            }
            let style = if is_land.contains(&other) {
                &INLAND
            } else {
                &COAST
            };
            let line = border::displaced_line((from, to), middles, style, rng);
            lines.insert((a, b), line);
        }
    }
    let outline = |&cell: &usize| {
        let mut outline = Vec::new();
        for (a, b) in polygons::sides(&mesh.cells[cell]) {
            match lines.get(&(a, b)) {
                Some(line) => outline.extend_from_slice(&line[..line.len() - 1]),
                None => {
                    let line = lines.get(&(b, a))?;
                    outline.extend(line[1..].iter().rev());
                }
            }
        }
        Some(outline)
    };
    land.iter().map(outline).collect()
}

/// Scales and numbers the areas; `None` when one of them is too small.
fn finish(outlines: &[Vec<Point64>]) -> Option<MapGeometry> {
    let sizes: Vec<f64> = outlines
        .iter()
        .map(|outline| polygons::area(outline))
        .collect();
    let mean = sizes.iter().sum::<f64>() / sizes.len() as f64;
    if sizes.iter().any(|size| size / mean < SMALLEST) {
        return None;
    }
    let scale = 1.0 / mean.sqrt();
    let (low, _) = polygons::bounds(&outlines.concat());
    let mut areas = Vec::with_capacity(outlines.len());
    for outline in outlines {
        let place =
            |spot: &Point64| Point64::new((spot.x - low.x) * scale, (spot.y - low.y) * scale);
        let (area, depth) = Area::new(outline.iter().map(|spot| place(spot).into()).collect());
        if depth < NARROWEST {
            return None;
        }
        areas.push(area);
    }
    sort_as_read(&mut areas);
    let graph = sharing(&areas);
    Some(MapGeometry::new(areas, graph))
}

/// From the top left to the bottom right, in rows about as high as an area.
fn sort_as_read(areas: &mut [Area]) {
    let tops = areas.iter().map(|area| area.centre.y);
    let top = tops.fold(f32::INFINITY, f32::min);
    let row = |area: &Area| (area.centre.y - top) as u32;
    areas.sort_by(|a, b| {
        row(a)
            .cmp(&row(b))
            .then(a.centre.x.total_cmp(&b.centre.x))
            .then(a.centre.y.total_cmp(&b.centre.y))
    });
}

/// Who shares a border with whom.
fn sharing(areas: &[Area]) -> Graph {
    // The same numbers in both outlines, so their bits tell.
    let key = |point: super::Point| (point.x.to_bits(), point.y.to_bits());
    let mut owners = HashMap::new();
    for (cell, area) in areas.iter().enumerate() {
        for (a, b) in polygons::sides(&area.outline) {
            owners.insert((key(a), key(b)), CellId(cell as u32));
        }
    }
    Graph::new(areas.len() as u32, |cell| {
        let across = polygons::sides(&areas[cell.index()].outline)
            .filter_map(|(a, b)| owners.get(&(key(b), key(a))).copied());
        across.collect::<BTreeSet<_>>()
    })
}
