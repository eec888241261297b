//! Meshes of polygons, and those of a board's tiles.

use crate::board::tiles::{TileVisual, Tiles};
use crate::core::FrameSystems;
use crate::core::palette::Rgb;
use crate::core::theme::{Theme, colour as plain};
use crate::drawing::polygon::{inset, mitred, ring};
use crate::drawing::shapes::Kinds;
use crate::drawing::{BoardProjection, polygon, shapes, solid};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use std::collections::HashMap;
use tessella_boards::CellId;

/// Overlap of the tiles in a region, in cells.
const OVERLAP: f32 = 0.005;

/// Light on the outline of a tile in the dark theme of high contrast: so much that each colour becomes white.
const DAZZLING: f32 = 2.0 / FAINTEST;
/// Least red, green and blue of a tile, linear. On the screen it is none, and it becomes white under enough light.
pub(super) const FAINTEST: f32 = 1e-4;

/// How tiles are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Finish {
    /// With light from above.
    Enamel,
    /// Flat, with an outline under this light.
    Outlined(f32),
}

impl Finish {
    fn of(theme: &Theme) -> Self {
        match (theme.is_high_contrast(), theme.dark) {
            (false, _) => Self::Enamel,
            (true, false) => Self::Outlined(0.0),
            (true, true) => Self::Outlined(DAZZLING),
        }
    }
}

/// Meshes of a board's tiles: a pair for each kind of cell and each of its heights.
#[derive(Resource, Clone)]
pub struct TileMeshes {
    finish: Finish,
    kinds: Kinds,
    pairs: HashMap<(usize, u8), Pair>,
    /// Height of each cell.
    levels: Vec<u8>,
}

/// Meshes of a tile.
#[derive(Clone)]
pub(super) struct Pair {
    pub(super) apart: Handle<Mesh>,
    pub(super) joined: Handle<Mesh>,
    /// Sunk place of a tile that cannot be entered.
    pub(super) sunk: Handle<Mesh>,
    /// Ring on the tile.
    pub(super) home: Handle<Mesh>,
}

impl TileMeshes {
    /// Returns the kind of a cell: cells of a kind share their meshes.
    pub(super) fn kind(&self, cell: CellId) -> Option<usize> {
        self.kinds.of.get(cell.index()).copied()
    }

    /// Returns the meshes of a cell's tile.
    pub(super) fn pair(&self, cell: CellId) -> Option<&Pair> {
        let level = self.levels.get(cell.index())?;
        self.pairs.get(&(self.kind(cell)?, *level))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        refinish_tiles
            .in_set(FrameSystems::Animate)
            .run_if(resource_changed::<Theme>)
            .run_if(resource_exists::<TileMeshes>),
    );
}

/// Draws the tiles anew when a theme of high contrast is chosen or left.
fn refinish_tiles(
    mut shapes: ResMut<TileMeshes>,
    mut visuals: Query<&mut TileVisual>,
    theme: Res<Theme>,
    tiles: Res<Tiles>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if let Some(projection) = &tiles.projection
        && shapes.finish != Finish::of(&theme)
    {
        *shapes = tile_meshes(projection, &theme, &mut meshes);
        visuals
            .iter_mut()
            .for_each(|mut visual| visual.set_changed());
    }
}

/// Creates the meshes of the tiles of another board, or of another view of it.
pub(super) fn make_tile_meshes(
    mut commands: Commands,
    tiles: Res<Tiles>,
    theme: Res<Theme>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if let Some(projection) = &tiles.projection {
        commands.insert_resource(tile_meshes(projection, &theme, &mut meshes));
    }
}

fn tile_meshes(
    projection: &BoardProjection,
    theme: &Theme,
    meshes: &mut Assets<Mesh>,
) -> TileMeshes {
    let finish = Finish::of(theme);
    let board = projection.board();
    let kinds = Kinds::new(board);
    let levels: Vec<u8> = board.cells().map(|cell| board.height(cell)).collect();
    let mut pairs = HashMap::new();
    for cell in board.cells() {
        let of = (kinds.of[cell.index()], levels[cell.index()]);
        pairs.entry(of).or_insert_with(|| {
            let apart = shapes::apart(board, cell);
            // On hills, seams join the tiles of a region.
            let joined = if projection.is_flat() {
                shapes::joined(board, cell, OVERLAP)
            } else {
                apart.clone()
            };
            Pair {
                apart: meshes.add(tile_mesh(projection, cell, &apart, false, finish)),
                joined: meshes.add(tile_mesh(projection, cell, &joined, true, finish)),
                sunk: meshes.add(sunk_mesh(projection, &apart, finish)),
                home: meshes.add(mesh(&shapes::home_ring(board, cell))),
            }
        });
    }
    TileMeshes {
        finish,
        kinds,
        pairs,
        levels,
    }
}

/// Creates the mesh of a solid: its top, its visible sides, and a bright edge unless it is joined to others. The colours of its corners are the
/// light on them.
fn tile_mesh(
    projection: &BoardProjection,
    cell: CellId,
    outline: &[Vec2],
    is_joined: bool,
    finish: Finish,
) -> Mesh {
    let (up, length) = (projection.up(), projection.thickness(cell, is_joined));
    let mut lights: Vec<[f32; 4]> = Vec::new();
    let mut pieces: Vec<Vec<Vec2>> = Vec::new();
    let mut add = |corners: Vec<Vec2>, light: &dyn Fn(Vec2) -> f32| {
        let lights_of = corners.iter().map(|&corner| light(corner));
        lights.extend(lights_of.map(|light| [light, light, light, 1.0]));
        pieces.push(corners);
    };
    for side in solid::visible_sides(outline, up, length) {
        add(side.corners, &|_| side.light);
    }
    if is_joined {
        // The tiles of a region are seen through the glaze that joins them.
        add(outline.to_vec(), &|_| solid::SEAM_LIGHT);
        let board = projection.board();
        add(shapes::apart(board, cell), &|at| match finish {
            Finish::Enamel => solid::glaze(at, up),
            Finish::Outlined(_) => 1.0,
        });
    } else if let Finish::Outlined(light) = finish {
        add(outline.to_vec(), &|_| light);
        add(inset(outline, solid::OUTLINE), &|_| 1.0);
    } else {
        // On a light bed, the line in the colour of the lip sets off pale tiles.
        for piece in ring(&mitred(outline, -solid::LINE), outline) {
            add(piece, &|_| solid::SIDE_LIGHT);
        }
        add(outline.to_vec(), &|at| solid::slope(at, up));
        for edge in solid::bright_edge(outline, up) {
            add(edge.corners, &|_| edge.light);
        }
    }
    mesh(&pieces).with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, lights)
}

/// Creates the mesh of a hole: its ground, on which its upper edge casts a shadow, or with an outline.
fn sunk_mesh(projection: &BoardProjection, outline: &[Vec2], finish: Finish) -> Mesh {
    let shaded = |&at: &Vec2| at * solid::HOLE - projection.up() * solid::HOLE_SHADOW;
    let (around, ground) = match finish {
        Finish::Enamel => (solid::SIDE_LIGHT, outline.iter().map(shaded).collect()),
        Finish::Outlined(light) => (light, inset(outline, solid::OUTLINE)),
    };
    let lights = [(outline.len(), around), (ground.len(), 1.0)];
    let lights: Vec<[f32; 4]> = lights
        .into_iter()
        .flat_map(|(count, light)| std::iter::repeat_n([light, light, light, 1.0], count))
        .collect();
    mesh(&[outline.to_vec(), ground]).with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, lights)
}

/// Degenerate triangle for empty meshes: a mesh needs at least one triangle.
pub(super) const NOTHING: [Vec2; 3] = [Vec2::ZERO; 3];

/// Creates a flat mesh of polygons. Polygons have y down, the world has y up.
pub(super) fn mesh(pieces: &[Vec<Vec2>]) -> Mesh {
    layered(pieces.iter().map(|piece| (piece.as_slice(), 0.0)))
}

/// Creates a mesh of polygons, each with its distance towards the camera.
pub(super) fn layered<'a>(pieces: impl IntoIterator<Item = (&'a [Vec2], f32)>) -> Mesh {
    let mut points: Vec<[f32; 3]> = Vec::new();
    let mut indices: Vec<u32> = Vec::new();
    for (piece, layer) in pieces {
        let first = points.len() as u32;
        points.extend(piece.iter().map(|point| [point.x, -point.y, layer]));
        for [a, b, c] in polygon::triangles(piece) {
            indices.extend([a, c, b].map(|corner| first + corner as u32));
        }
    }
    // A buffer of a graphics card cannot be empty.
    if indices.is_empty() && !points.is_empty() {
        indices.extend([0; 3]);
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, points)
    .with_inserted_indices(Indices::U32(indices))
}

/// Creates a flat mesh of polygons, each in its colour.
pub(super) fn coloured(pieces: &[(Vec<Vec2>, Rgb)]) -> Mesh {
    let pieces = pieces.iter();
    of_colours(pieces.map(|(piece, rgb)| (piece.as_slice(), *rgb, 0.0)))
}

/// Creates a mesh of polygons, each in its colour and with its distance towards the camera.
pub(super) fn coloured_layers(pieces: &[(Vec<Vec2>, Rgb, f32)]) -> Mesh {
    let pieces = pieces.iter();
    of_colours(pieces.map(|(piece, rgb, layer)| (piece.as_slice(), *rgb, *layer)))
}

fn of_colours<'a>(pieces: impl Iterator<Item = (&'a [Vec2], Rgb, f32)>) -> Mesh {
    let mut colours: Vec<[f32; 4]> = Vec::new();
    let mut outlines: Vec<(&[Vec2], f32)> = Vec::new();
    // Neighbouring pieces mostly have the same colour.
    let mut last = (Rgb::hex(0), LinearRgba::BLACK.to_f32_array());
    for (piece, rgb, layer) in pieces {
        if rgb != last.0 {
            last = (rgb, plain(rgb).to_linear().to_f32_array());
        }
        let colour = last.1;
        colours.extend(std::iter::repeat_n(colour, piece.len()));
        outlines.push((piece, layer));
    }
    if outlines.is_empty() {
        outlines.push((&NOTHING, 0.0));
        colours.extend([[0.0; 4]; NOTHING.len()]);
    }
    layered(outlines).with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tile_assets::visible;
    use crate::core::settings::ThemeChoice;
    use crate::drawing::tile_style::Body;

    #[test]
    fn outline_in_high_contrast_has_one_colour_on_all_tiles() {
        let outlines = [
            (ThemeChoice::ContrastDark, 1.0),
            (ThemeChoice::ContrastLight, 0.0),
        ];
        // The purest colour that a player can choose is the hardest case.
        let pure = [0xff_00_00, 0x00_ff_00, 0x00_00_ff, 0x00_00_00].map(Rgb::hex);
        for (choice, expected) in outlines {
            let theme = Theme::chosen(choice, false, Theme::default().paints);
            let Finish::Outlined(light) = Finish::of(&theme) else {
                panic!("{choice:?} is not flat");
            };
            let bodies = Body::all().map(|body| body.rgb(&theme));
            for rgb in bodies.chain(pure) {
                let LinearRgba {
                    red, green, blue, ..
                } = visible(rgb).to_linear();
                let shown = [red, green, blue].map(|part| (part * light).clamp(0.0, 1.0));
                assert_eq!(shown, [expected; 3], "{rgb:?}");
            }
        }
        assert_eq!(Finish::of(&Theme::default()), Finish::Enamel);
    }
}
