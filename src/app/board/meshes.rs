//! Meshes and materials shared by the tiles and pieces of a board.

use crate::app::board::camera::half_round;
use crate::app::board::tiles::{ON_TILE, Slide, Tile, TileVisual, Tiles, at_rest};
use crate::app::core::palette::{Rgb, ink, paint};
use crate::app::core::settings::{FaceSet, Settings};
use crate::app::core::theme::{Theme, colour as plain};
use crate::app::core::{BoardOrientation, FrameSystems, palette};
use crate::app::drawing::faces::{MakeSheets, Sheets, place_on_sheet};
use crate::app::drawing::shapes::{Kinds, STONE, STONE_SYMBOL, face_size, regular};
use crate::app::drawing::solid::{self, THICKNESS};
use crate::app::drawing::tile_style::{Body, Mark, TileStyle};
use crate::app::drawing::{BoardProjection, polygon, shapes};
use crate::boards::{Board, CellId};
use crate::games::link::FACES;
use crate::games::{Face, Seat};
use bevy::asset::RenderAssetUsages;
use bevy::ecs::query::QueryData;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;
use std::collections::HashMap;

/// Number of tile colours.
const COLOURS: usize = palette::PAINTS.len();

/// Width of the light around a lit tile, in cells. It is less where the centre of a neighbour would be in it.
const HALO: f32 = 0.44;

/// Opacity of the stones of layers that are not in focus.
const CLEAR_STONE: f32 = 0.75;

/// Returns the opacity of the tiles of layers that are not in focus. The tiles of several layers cover each
/// other.
const fn clear_tile_opacity(theme: &Theme) -> f32 {
    if theme.dark { 0.018 } else { 0.13 }
}

/// Overlap of the tiles in a region, in cells.
const OVERLAP: f32 = 0.005;

/// Meshes and materials of tiles and pieces that do not depend on the board.
#[derive(Resource)]
pub struct TileAssets {
    bodies: Vec<Handle<ColorMaterial>>,
    inks: Vec<Handle<ColorMaterial>>,
    symbols: Vec<Handle<Mesh>>,
    stones: Vec<Handle<Mesh>>,
    faces: Vec<Handle<Mesh>>,
    /// Materials of the face sheets, by set.
    sheets: [Handle<ColorMaterial>; 2],
    /// Piece in games for one player.
    pub(super) walker: Handle<Mesh>,
    /// Material of meshes with vertex colours.
    pub(super) white: Handle<ColorMaterial>,
    /// Material of the outline of a region.
    pub(super) outline: Handle<ColorMaterial>,
    /// Material of the frame around the focused tile.
    pub(super) focus: Handle<ColorMaterial>,
    /// Materials of the tiles and stones of layers that are not in focus.
    clear_tile: Handle<ColorMaterial>,
    clear_stone: Handle<ColorMaterial>,
    /// Material of the light around lit tiles.
    pub(super) glow: Handle<ColorMaterial>,
}

/// Meshes of a board's tiles: a pair for each kind of cell and each of its heights.
#[derive(Resource, Clone)]
pub struct TileMeshes {
    kinds: Kinds,
    pairs: HashMap<(usize, u8), Pair>,
    /// Lights around tiles, by kind of cell.
    halos: HashMap<usize, Handle<Mesh>>,
    /// Height of each cell.
    levels: Vec<u8>,
}

/// Meshes of a tile.
#[derive(Clone)]
pub(super) struct Pair {
    pub(super) apart: Handle<Mesh>,
    pub(super) joined: Handle<Mesh>,
}

impl TileMeshes {
    /// Returns the kind of a cell: cells of a kind share their meshes.
    pub(super) fn kind(&self, cell: CellId) -> Option<usize> {
        self.kinds.of.get(cell.index()).copied()
    }

    /// Returns the mesh of the light around a cell's tile. It is created when it is first asked for.
    pub(super) fn halo(
        &mut self,
        projection: &BoardProjection,
        cell: CellId,
        meshes: &mut Assets<Mesh>,
    ) -> Option<Handle<Mesh>> {
        let kind = self.kind(cell)?;
        let board = projection.board();
        let width = HALO.min(0.85 * shapes::distance_to_neighbours(board, cell));
        let new = || meshes.add(halo_mesh(&shapes::apart(board, cell), width));
        Some(self.halos.entry(kind).or_insert_with(new).clone())
    }

    /// Returns the meshes of a cell's tile.
    pub(super) fn pair(&self, cell: CellId) -> Option<&Pair> {
        let level = self.levels.get(cell.index())?;
        self.pairs.get(&(self.kind(cell)?, *level))
    }
}

impl TileAssets {
    /// Returns the material of a tile with this body.
    pub(super) fn body(&self, body: Body) -> Handle<ColorMaterial> {
        self.bodies[body.index()].clone()
    }

    /// Returns the mesh and the material of a seat's stone.
    pub(super) fn stone(&self, seat: Seat) -> (Handle<Mesh>, Handle<ColorMaterial>) {
        let mesh = self.stones[seat.index() % self.stones.len()].clone();
        (mesh, self.white.clone())
    }

    /// Returns the components of a mark, scaled for this board.
    fn mark(&self, mark: Mark, faces: FaceSet, board: &Board) -> MarkParts {
        let (mesh, material, size) = match mark {
            Mark::Symbol(colour) => {
                let index = colour.index() % COLOURS;
                (self.symbols[index].clone(), self.inks[index].clone(), 1.0)
            }
            Mark::Stone(seat) => {
                let (mesh, material) = self.stone(seat);
                (mesh, material, 1.0)
            }
            Mark::Face(face) => (
                self.faces[usize::from(face.0 % FACES)].clone(),
                self.sheets[faces as usize].clone(),
                face_size(board),
            ),
        };
        let transform = Transform::from_xyz(0.0, 0.0, ON_TILE).with_scale(Vec3::splat(size));
        (Mesh2d(mesh), MeshMaterial2d(material), transform)
    }
}

/// Components of a mark on a tile.
type MarkParts = (Mesh2d, MeshMaterial2d<ColorMaterial>, Transform);

/// Creates the meshes of a board's tiles.
pub(super) fn tile_meshes(projection: &BoardProjection, meshes: &mut Assets<Mesh>) -> TileMeshes {
    let board = projection.board();
    let kinds = Kinds::new(board);
    let levels: Vec<u8> = board.cells().map(|cell| board.height(cell)).collect();
    let mut pairs = HashMap::new();
    for cell in board.cells() {
        let of = (kinds.of[cell.index()], levels[cell.index()]);
        pairs.entry(of).or_insert_with(|| {
            let apart = shapes::apart(board, cell);
            let joined = shapes::joined(board, cell, OVERLAP);
            Pair {
                apart: meshes.add(tile_mesh(projection, cell, &apart, false)),
                joined: meshes.add(tile_mesh(projection, cell, &joined, true)),
            }
        });
    }
    TileMeshes {
        kinds,
        pairs,
        halos: HashMap::new(),
        levels,
    }
}

/// Creates the light of a tile with this outline: brightest at the edge of the tile, and fading out around it within this
/// width, in cells.
fn halo_mesh(outline: &[Vec2], width: f32) -> Mesh {
    /// Opacity at the centre and at the edge of the tile.
    const OPACITY: [f32; 2] = [0.1, 0.42];
    /// Opacity half-way through the light around the tile.
    const HALF_WAY: f32 = 0.13;
    let beyond = |at: &Vec2, width: f32| *at + at.normalize_or_zero() * width;
    let rings = [(0.0, OPACITY[1]), (width / 2.0, HALF_WAY), (width, 0.0)];
    let mut points = vec![([0.0; 3], OPACITY[0])];
    for (width, opacity) in rings {
        let ring = outline.iter().map(|at| beyond(at, width));
        points.extend(ring.map(|at| ([at.x, -at.y, 0.0], opacity)));
    }
    let count = outline.len() as u32;
    let mut indices = Vec::new();
    for at in 0..count {
        let (this, next) = (1 + at, 1 + (at + 1) % count);
        indices.extend([0, next, this]);
        for inner in [0, count] {
            let (this, next) = (this + inner, next + inner);
            indices.extend([this, next, next + count, this, next + count, this + count]);
        }
    }
    let (places, opacities): (Vec<[f32; 3]>, Vec<f32>) = points.into_iter().unzip();
    let colours: Vec<[f32; 4]> = { opacities.into_iter() }
        .map(|opacity| [1.0, 1.0, 1.0, opacity])
        .collect();
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
    .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
    .with_inserted_indices(Indices::U32(indices))
}

/// Creates the mesh of a solid: its top, its visible sides, and a bright edge unless it is joined to others. The colours of its corners are the
/// light on them.
fn tile_mesh(
    projection: &BoardProjection,
    cell: CellId,
    outline: &[Vec2],
    is_joined: bool,
) -> Mesh {
    let (up, length) = (projection.up(), projection.thickness(cell, is_joined));
    let mut lights: Vec<[f32; 4]> = Vec::new();
    let mut pieces: Vec<Vec<Vec2>> = Vec::new();
    let top = solid::SolidFace {
        corners: outline.to_vec(),
        light: 1.0,
    };
    let edge = (!is_joined).then(|| solid::bright_edge(outline, up));
    let faces = solid::visible_sides(outline, up, length).into_iter();
    for face in faces.chain([top]).chain(edge.into_iter().flatten()) {
        let light = [face.light, face.light, face.light, 1.0];
        lights.extend(std::iter::repeat_n(light, face.corners.len()));
        pieces.push(face.corners);
    }
    mesh(&pieces).with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, lights)
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
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, points)
    .with_inserted_indices(Indices::U32(indices))
}

/// Creates a flat mesh of polygons, each in its colour.
pub(super) fn coloured(pieces: &[(Vec<Vec2>, Rgb)]) -> Mesh {
    let mut colours: Vec<[f32; 4]> = Vec::new();
    let mut outlines: Vec<Vec<Vec2>> = Vec::with_capacity(pieces.len() + 1);
    for (piece, rgb) in pieces {
        let colour = plain(*rgb).to_linear().to_f32_array();
        colours.extend(std::iter::repeat_n(colour, piece.len()));
        outlines.push(piece.clone());
    }
    if outlines.is_empty() {
        outlines.push(NOTHING.to_vec());
        colours.extend([[0.0; 4]; NOTHING.len()]);
    }
    mesh(&outlines).with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
}

/// Creates a square of one cell that shows a face of a sheet.
fn face_mesh(face: Face) -> Mesh {
    let place = place_on_sheet(face);
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(
        Mesh::ATTRIBUTE_POSITION,
        vec![
            [-0.5, -0.5, 0.0],
            [0.5, -0.5, 0.0],
            [0.5, 0.5, 0.0],
            [-0.5, 0.5, 0.0],
        ],
    )
    .with_inserted_attribute(
        Mesh::ATTRIBUTE_UV_0,
        vec![
            [place.min.x, place.max.y],
            [place.max.x, place.max.y],
            [place.max.x, place.min.y],
            [place.min.x, place.min.y],
        ],
    )
    .with_inserted_indices(Indices::U32(vec![0, 1, 2, 0, 2, 3]))
}

/// Returns the symbol of a colour, scaled, as convex polygons.
fn symbol_of_size(index: usize, size: f32) -> Vec<Vec<Vec2>> {
    let pieces = shapes::symbol(index).into_iter();
    let scaled = |piece: Vec<Vec2>| piece.into_iter().map(|point| point * size).collect();
    pieces.map(scaled).collect()
}

/// Creates a thick disc in a seat's colour, with its symbol.
fn stone_mesh(seat: u8) -> Mesh {
    let (paint, symbol) = palette::of_seat(seat);
    let disc = regular(40, STONE, 0.0);
    let mut pieces = thick(&disc, paint.rgb);
    pieces.push((disc, paint.rgb));
    let symbol = symbol_of_size(symbol, STONE_SYMBOL).into_iter();
    pieces.extend(symbol.map(|piece| (piece, ink(paint.rgb))));
    coloured(&pieces)
}

/// Creates a white disc with a dark rim.
fn walker_mesh() -> Mesh {
    const RIM: Rgb = Rgb::hex(0x23_25_2e);
    const FILL: Rgb = Rgb::hex(0xff_ff_ff);
    let rim = regular(40, 0.8 * STONE, 0.0);
    let mut pieces = thick(&rim, FILL);
    pieces.extend([(rim, RIM), (regular(40, 0.62 * STONE, 0.0), FILL)]);
    coloured(&pieces)
}

/// Returns the visible sides of a piece of a colour.
fn thick(outline: &[Vec2], rgb: Rgb) -> Vec<(Vec<Vec2>, Rgb)> {
    let sides = solid::visible_sides(outline, Vec2::NEG_Y, THICKNESS).into_iter();
    sides
        .map(|side| (side.corners, solid::lit(rgb, side.light)))
        .collect()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make_assets.after(MakeSheets))
        .add_systems(
            Update,
            (
                paint_assets.run_if(resource_changed::<Theme>),
                restyle_all.run_if(resource_changed::<Settings>),
                style_tiles,
            )
                .chain()
                .in_set(FrameSystems::Show),
        );
}

fn make_assets(
    mut commands: Commands,
    sheets: Res<Sheets>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let theme = Theme::default();
    let mut flat = |rgb| materials.add(ColorMaterial::from(plain(rgb)));
    let bodies = Body::all().map(|body| flat(body.rgb(&theme))).collect();
    let inks = (0..COLOURS)
        .map(|index| flat(ink(paint(index).rgb)))
        .collect();
    let [white, outline, focus] = [
        Rgb::hex(0xff_ff_ff),
        theme.shades.outline,
        theme.shades.outline,
    ]
    .map(flat);
    let blended = |rgb, opacity| ColorMaterial {
        color: plain(rgb).with_alpha(opacity),
        alpha_mode: AlphaMode2d::Blend,
        ..default()
    };
    let [glow, clear_tile, clear_stone] = [
        (theme.shades.lit, 1.0),
        (theme.shades.text, clear_tile_opacity(&theme)),
        (Rgb::hex(0xff_ff_ff), CLEAR_STONE),
    ]
    .map(|(rgb, opacity)| materials.add(blended(rgb, opacity)));
    let sheets = FaceSet::ALL.map(|set| materials.add(ColorMaterial::from(sheets.image(set))));
    let symbols = (0..COLOURS).map(|index| mesh(&symbol_of_size(index, shapes::SYMBOL)));
    commands.insert_resource(TileAssets {
        bodies,
        inks,
        symbols: symbols.map(|symbol| meshes.add(symbol)).collect(),
        stones: (0..Seat::MAX_COUNT)
            .map(|seat| meshes.add(stone_mesh(seat)))
            .collect(),
        faces: (0..FACES)
            .map(|face| meshes.add(face_mesh(Face(face))))
            .collect(),
        sheets,
        walker: meshes.add(walker_mesh()),
        white,
        outline,
        focus,
        clear_tile,
        clear_stone,
        glow,
    });
}

/// Updates the materials that depend on the theme.
fn paint_assets(
    theme: Res<Theme>,
    assets: Res<TileAssets>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let lines = [&assets.outline, &assets.focus].map(|line| (line, theme.shades.outline));
    let blended = [
        (&assets.glow, theme.shades.lit, 1.0),
        (
            &assets.clear_tile,
            theme.shades.text,
            clear_tile_opacity(&theme),
        ),
    ];
    let bodies = Body::all().map(|body| (&assets.bodies[body.index()], body.rgb(&theme)));
    let opaque = bodies.chain(lines).map(|(handle, rgb)| (handle, rgb, 1.0));
    for (handle, rgb, opacity) in opaque.chain(blended) {
        let wanted = plain(rgb).with_alpha(opacity);
        if materials
            .get(handle)
            .is_some_and(|material| material.color != wanted)
            && let Some(mut material) = materials.get_mut(handle)
        {
            material.color = wanted;
        }
    }
}

/// Marks all tiles as changed, because settings decide on symbols and faces.
fn restyle_all(mut visuals: Query<&mut TileVisual>) {
    visuals
        .iter_mut()
        .for_each(|mut visual| visual.set_changed());
}

/// Components of a tile that show its visual.
#[derive(QueryData)]
#[query_data(mutable)]
struct ShownTile {
    entity: Entity,
    tile: &'static Tile,
    visual: &'static TileVisual,
    mesh: &'static mut Mesh2d,
    material: &'static mut MeshMaterial2d<ColorMaterial>,
    visibility: &'static mut Visibility,
    children: Option<&'static Children>,
}

/// Components of the mark on a tile.
#[derive(QueryData)]
#[query_data(mutable)]
struct ShownMark {
    mesh: &'static mut Mesh2d,
    material: &'static mut MeshMaterial2d<ColorMaterial>,
    transform: &'static mut Transform,
}

/// Updates the mesh, the material and the mark of each tile whose visual has changed.
fn style_tiles(
    mut commands: Commands,
    mut tiles: Query<ShownTile, Changed<TileVisual>>,
    mut marks: Query<ShownMark, Without<Tile>>,
    assets: Res<TileAssets>,
    settings: Res<Settings>,
    shapes: Option<Res<TileMeshes>>,
    tiles_shown: Res<Tiles>,
    orientation: Res<BoardOrientation>,
) {
    let (Some(shapes), Some(projection)) = (shapes, &tiles_shown.projection) else {
        return;
    };
    let upright = half_round(orientation.rotated);
    for mut parts in &mut tiles {
        let (tile, visual) = (parts.tile, parts.visual);
        let Some(shape) = shapes.pair(tile.0) else {
            continue;
        };
        let style = TileStyle::of(visual.look, settings.symbols);
        parts.visibility.set_if_neq(match style.body {
            Some(_) => Visibility::Inherited,
            None => Visibility::Hidden,
        });
        if let Some(body) = style.body {
            let wanted = if style.is_joined {
                &shape.joined
            } else {
                &shape.apart
            };
            parts.mesh.set_if_neq(Mesh2d(wanted.clone()));
            let material = match projection.is_clear(tile.0) {
                true => assets.clear_tile.clone(),
                false => assets.body(body),
            };
            parts.material.set_if_neq(MeshMaterial2d(material));
        }
        let child = parts
            .children
            .and_then(|children| children.first().copied());
        let mark = style.mark.map(|mark| {
            let (mesh, mut material, mut transform) =
                assets.mark(mark, settings.faces, projection.board());
            transform.rotation = upright;
            transform.scale.y *= projection.foreshortening();
            if projection.is_clear(tile.0) {
                material = MeshMaterial2d(assets.clear_stone.clone());
            }
            (mesh, material, transform)
        });
        match (mark, child) {
            (Some((mesh, material, transform)), Some(child)) => {
                if let Ok(mut parts) = marks.get_mut(child) {
                    parts.mesh.set_if_neq(mesh);
                    parts.material.set_if_neq(material);
                    if visual.slide.is_none() {
                        parts.transform.set_if_neq(transform);
                    }
                }
            }
            (Some((mesh, material, mut transform)), None) => {
                // A falling stone first appears at the start of its slide.
                if let Some(Slide { from, .. }) = visual.slide {
                    let rest = at_rest(projection, tile.0).translation.truncate();
                    transform.translation += (from - rest).extend(0.0);
                }
                let mark = (mesh, material, transform);
                commands.entity(parts.entity).with_child(mark);
            }
            (None, Some(_)) => {
                commands.entity(parts.entity).despawn_children();
            }
            (None, None) => {}
        }
    }
}
