//! The meshes and materials that all tiles of a board share.

use super::relief::SHADES;
use super::shapes::Kinds;
use super::*;
use crate::app::palette::{ink, paint};
use crate::app::theme::{Theme, colour as plain};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};

/// How many colours there can be.
const COLOURS: usize = 10;

/// By how much the tiles of a region overlap, in cells.
const OVERLAP: f32 = 0.005;

/// What tiles are made of, whatever the board.
#[derive(Resource)]
pub struct Kit {
    /// By colour and shade, from the lowest tiles to the highest.
    bodies: Vec<[Handle<ColorMaterial>; SHADES]>,
    inks: Vec<Handle<ColorMaterial>>,
    symbols: Vec<Handle<Mesh>>,
    /// The line around a region.
    pub(super) outline: Handle<ColorMaterial>,
    /// The frame around the tile in focus.
    pub(super) focus: Handle<ColorMaterial>,
}

/// The meshes of a board's tiles: a pair for each kind of cell.
#[derive(Resource, Clone)]
pub struct TileMeshes {
    kinds: Kinds,
    pairs: Vec<Pair>,
}

/// The meshes of a tile.
#[derive(Clone)]
pub(super) struct Pair {
    pub(super) apart: Handle<Mesh>,
    pub(super) joined: Handle<Mesh>,
}

impl TileMeshes {
    /// The kind of a cell, with which it shares its meshes.
    pub(super) fn kind(&self, cell: CellId) -> Option<usize> {
        self.kinds.of.get(cell.index()).copied()
    }

    /// The meshes of a cell's tile.
    pub(super) fn pair(&self, cell: CellId) -> Option<&Pair> {
        self.pairs.get(self.kind(cell)?)
    }
}

impl Kit {
    /// The material of a tile of this colour on a cell of this board.
    pub(super) fn body(
        &self,
        colour: Colour,
        board: &Board,
        cell: CellId,
    ) -> Handle<ColorMaterial> {
        let shades = &self.bodies[colour.index() % COLOURS];
        shades[shade(board, cell).min(SHADES - 1)].clone()
    }

    /// The symbol of a colour, to be put on a tile.
    pub(super) fn symbol(&self, colour: Colour) -> impl Bundle + use<> {
        let index = colour.index() % COLOURS;
        (
            Mesh2d(self.symbols[index].clone()),
            MeshMaterial2d(self.inks[index].clone()),
            Transform::from_xyz(0.0, 0.0, 1.0),
        )
    }
}

/// The meshes for the tiles of a board.
pub(super) fn tile_meshes(board: &Board, meshes: &mut Assets<Mesh>) -> TileMeshes {
    let kinds = Kinds::new(board);
    let pair = |&cell: &CellId| Pair {
        apart: meshes.add(mesh(&[shapes::apart(board, cell)])),
        joined: meshes.add(mesh(&[shapes::joined(board, cell, OVERLAP)])),
    };
    let pairs = kinds.examples.iter().map(pair).collect();
    TileMeshes { kinds, pairs }
}

/// A triangle without area, for a mesh must have one.
pub(super) const NOTHING: [Vec2; 3] = [Vec2::ZERO; 3];

/// A flat mesh of polygons. They are measured with y down, the world with y up.
pub(super) fn mesh(pieces: &[Vec<Vec2>]) -> Mesh {
    let mut points: Vec<[f32; 3]> = Vec::new();
    let mut indices: Vec<u32> = Vec::new();
    for piece in pieces {
        let first = points.len() as u32;
        points.extend(piece.iter().map(|point| [point.x, -point.y, 0.0]));
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make_kit).add_systems(
        Update,
        (
            paint_kit.run_if(resource_changed::<Theme>),
            show_symbols.run_if(resource_changed::<Settings>),
            dress_tiles,
        )
            .in_set(Step::Show),
    );
}

fn make_kit(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let mut flat = |rgb| materials.add(ColorMaterial::from(plain(rgb)));
    let kit = Kit {
        bodies: (0..COLOURS)
            .map(|index| std::array::from_fn(|shade| flat(shaded(paint(index).rgb, shade))))
            .collect(),
        inks: (0..COLOURS)
            .map(|index| flat(ink(paint(index).rgb)))
            .collect(),
        outline: flat(paint(0).rgb),
        focus: flat(paint(0).rgb),
        symbols: (0..COLOURS)
            .map(|index| {
                let small = |piece: Vec<Vec2>| {
                    piece
                        .into_iter()
                        .map(|point| point * shapes::SYMBOL)
                        .collect()
                };
                let pieces: Vec<Vec<Vec2>> = shapes::symbol(index).into_iter().map(small).collect();
                meshes.add(mesh(&pieces))
            })
            .collect(),
    };
    commands.insert_resource(kit);
}

/// The theme changes a few materials, and all that use them follow.
fn paint_kit(theme: Res<Theme>, kit: Res<Kit>, mut materials: ResMut<Assets<ColorMaterial>>) {
    for (handle, rgb) in [
        (&kit.outline, theme.shades.outline),
        (&kit.focus, theme.shades.outline),
    ] {
        if let Some(mut material) = materials.get_mut(handle) {
            material.color = plain(rgb);
        }
    }
}

/// Puts symbols on the tiles or takes them away.
fn show_symbols(
    mut commands: Commands,
    settings: Res<Settings>,
    tiles: Query<(Entity, &Picture, Option<&Children>)>,
    kit: Res<Kit>,
) {
    for (entity, picture, children) in &tiles {
        match (settings.symbols, children) {
            (true, None) => {
                commands
                    .entity(entity)
                    .with_child(kit.symbol(picture.colour));
            }
            (false, Some(_)) => {
                commands.entity(entity).despawn_children();
            }
            _ => {}
        }
    }
}

/// Gives a tile whose picture changed the mesh and the materials for it.
fn dress_tiles(
    mut tiles: Query<
        (
            &Tile,
            &Picture,
            &mut Mesh2d,
            &mut MeshMaterial2d<ColorMaterial>,
            Option<&Children>,
        ),
        Changed<Picture>,
    >,
    mut symbols: Query<(&mut Mesh2d, &mut MeshMaterial2d<ColorMaterial>), Without<Tile>>,
    kit: Res<Kit>,
    shapes: Option<Res<TileMeshes>>,
    board: Res<Tiles>,
) {
    let (Some(shapes), Some(board)) = (shapes, &board.board) else {
        return;
    };
    for (tile, picture, mut mesh, mut material, children) in &mut tiles {
        let Some(shape) = shapes.pair(tile.0) else {
            continue;
        };
        let wanted = if picture.holder.is_some() {
            &shape.joined
        } else {
            &shape.apart
        };
        mesh.set_if_neq(Mesh2d(wanted.clone()));
        material.set_if_neq(MeshMaterial2d(kit.body(picture.colour, board, tile.0)));
        let index = picture.colour.index() % COLOURS;
        for &child in children.into_iter().flatten() {
            if let Ok((mut mesh, mut ink)) = symbols.get_mut(child) {
                mesh.set_if_neq(Mesh2d(kit.symbols[index].clone()));
                ink.set_if_neq(MeshMaterial2d(kit.inks[index].clone()));
            }
        }
    }
}
