//! Generated maps. The same seed gives the same map on every machine and in every version.
//!
//! Sites are scattered and relaxed, and each becomes a cell of a [`VoronoiMesh`]. Some cells become land, and the sides
//! between cells become winding lines. Lengths are in distances between sites until the end, when the map is scaled so
//! that the mean area has size 1.

use super::border::{self, BorderStyle, unit};
use super::geometry::{Area, MapGeometry};
use super::land;
use super::polygons;
use super::voronoi::VoronoiMesh;
use crate::polygon::Point64;
use crate::random::SeededRng;
use crate::{CellId, Graph, Point};
use std::collections::{BTreeSet, HashMap};

/// Ratio of the width of the land to its height.
const ASPECT_RATIO: f64 = 1.25;

/// Number of rings of fixed sites around the interior, so that all interior cells are bounded.
const FRAME: usize = 2;

/// Number of Lloyd relaxations, which move each site to the centroid of its cell; more give more uniform areas.
const RELAXATIONS: usize = 2;

/// Minimum length of a side shared by two cells.
const MIN_SIDE: f64 = 0.24;

/// Minimum size of an area relative to the mean.
const MIN_AREA: f64 = 0.27;

/// Minimum depth of the centre of an area.
const MIN_DEPTH: f64 = 0.25;

/// Maximum number of attempts per seed. In practice a handful is enough.
const MAX_ATTEMPTS: usize = 100;

const INLAND: BorderStyle = BorderStyle {
    amplitude: 0.28,
    decay: 0.5,
};

/// Coasts are rougher than inland borders.
const COAST: BorderStyle = BorderStyle {
    amplitude: 0.36,
    decay: 0.58,
};

/// Generates the map of a seed; `None` if no attempt gives areas of acceptable size.
pub(super) fn generate(areas: u16, seed: u64) -> Option<MapGeometry> {
    let mut rng = SeededRng::new(b"map    1", seed);
    (0..MAX_ATTEMPTS).find_map(|extra| attempt(areas.into(), RELAXATIONS + extra, &mut rng))
}

fn attempt(count: usize, relaxations: usize, rng: &mut SeededRng) -> Option<MapGeometry> {
    let (mut sites, open) = scatter_sites(count, rng);
    for _ in 0..relaxations {
        let mesh = VoronoiMesh::from_sites(&sites);
        for (cell, site) in sites.iter_mut().enumerate().filter(|(cell, _)| open[*cell]) {
            *site = mesh.centroid(cell).unwrap_or(*site);
        }
    }
    let mut mesh = VoronoiMesh::from_sites(&sites);
    mesh.collapse(MIN_SIDE);
    let half = half_size(count);
    let land = land::grow(&mesh, &sites, &open, count, half, rng)?;
    let outlines = outlines(&mesh, &land, rng)?;
    finish(&outlines)
}

/// Returns half the approximate width and height of the land, which fills about four fifths of that rectangle.
fn half_size(count: usize) -> Point64 {
    let height = (count as f64 * 1.3 / ASPECT_RATIO).sqrt();
    Point64::new(height * ASPECT_RATIO / 2.0, height / 2.0)
}

/// Scatters sites around the centre, one per square of a lattice, and returns which of them are not in the frame.
fn scatter_sites(count: usize, rng: &mut SeededRng) -> (Vec<Point64>, Vec<bool>) {
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

/// Returns the outlines of the land cells; `None` if a cell has degenerated.
fn outlines(mesh: &VoronoiMesh, land: &[usize], rng: &mut SeededRng) -> Option<Vec<Vec<Point64>>> {
    // The cell to the right of each directed side.
    let mut owners = HashMap::new();
    for (cell, ring) in mesh.cells.iter().enumerate() {
        owners.extend(polygons::sides(ring).map(|side| (side, cell)));
    }
    let is_land: BTreeSet<usize> = land.iter().copied().collect();
    let middles: Vec<Option<Point64>> = (0..mesh.cells.len())
        .map(|cell| mesh.centroid(cell))
        .collect();
    let mut lines = HashMap::new();
    for &cell in &is_land {
        for (a, b) in polygons::sides(&mesh.cells[cell]) {
            let other = *owners.get(&(b, a))?;
            let (from, to) = (mesh.corners[a], mesh.corners[b]);
            let middles = [middles[cell]?, middles[other]?];
            // Both centres must see the side, or the line could wind into another cell's area.
            let is_seen = polygons::double_signed_area(from, to, middles[0]) > 0.0
                && polygons::double_signed_area(to, from, middles[1]) > 0.0;
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

/// Scales and numbers the areas; `None` if one is too small.
fn finish(outlines: &[Vec<Point64>]) -> Option<MapGeometry> {
    let sizes: Vec<f64> = outlines
        .iter()
        .map(|outline| polygons::area(outline))
        .collect();
    let mean = sizes.iter().sum::<f64>() / sizes.len() as f64;
    if sizes.iter().any(|size| size / mean < MIN_AREA) {
        return None;
    }
    let scale = 1.0 / mean.sqrt();
    let (low, _) = polygons::bounds(&outlines.concat());
    let mut areas = Vec::with_capacity(outlines.len());
    for outline in outlines {
        let place =
            |spot: &Point64| Point64::new((spot.x - low.x) * scale, (spot.y - low.y) * scale);
        let (area, depth) = Area::new(outline.iter().map(|spot| place(spot).into()).collect());
        if depth < MIN_DEPTH {
            return None;
        }
        areas.push(area);
    }
    sort_in_reading_order(&mut areas);
    let graph = border_graph(&areas);
    Some(MapGeometry::new(areas, graph))
}

/// Sorts areas in reading order, in rows about as high as an area.
fn sort_in_reading_order(areas: &mut [Area]) {
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

/// Returns the graph of areas that share a border.
fn border_graph(areas: &[Area]) -> Graph {
    // Shared corners are bit-identical in both outlines.
    let key = |point: Point| (point.x.to_bits(), point.y.to_bits());
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
