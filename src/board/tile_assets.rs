//! Materials of tiles and pieces, and meshes that do not depend on the board.

use crate::board::departure::Departure;
use crate::board::elevation::SHADOW;
use crate::board::meshes::{FAINTEST, TileMeshes, coloured, mesh};
use crate::board::tiles::ON_TILE;
use crate::core::FrameSystems;
use crate::core::palette::{Paints, Rgb, ink};
use crate::core::settings::Settings;
use crate::core::theme::{Theme, colour as plain};
use crate::drawing::faces::{Sheets, place_on_sheet};
use crate::drawing::shapes;
use crate::drawing::shapes::{STONE, STONE_SYMBOL, face_size, regular};
use crate::drawing::solid::{self, Disc};
use crate::drawing::tile_style::{Body, Mark, Relief};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;
use std::collections::HashMap;
use tessella_boards::{Board, CellId};
use tessella_games::link::FACES;
use tessella_games::{Colour, Face, Seat};

/// Number of tile colours.
const COLOURS: usize = Paints::COUNT;

/// Opacity of the stones of layers that are not in focus.
const CLEAR_STONE: f32 = 0.75;

/// Returns the opacity of the tiles of layers that are not in focus. The tiles of several layers cover each
/// other.
const fn clear_tile_opacity(theme: &Theme) -> f32 {
    if theme.dark { 0.018 } else { 0.13 }
}

/// Meshes and materials of tiles and pieces that do not depend on the board.
#[derive(Resource)]
pub struct TileAssets {
    /// Materials of the bodies on level ground, and of those that were needed on hills.
    bodies: HashMap<(Body, Relief), Handle<ColorMaterial>>,
    inks: Vec<Handle<ColorMaterial>>,
    symbols: Vec<Handle<Mesh>>,
    stones: Vec<Handle<Mesh>>,
    faces: Vec<Handle<Mesh>>,
    /// Material of the sheet of faces in use.
    sheet: Handle<ColorMaterial>,
    /// Piece in games for one player.
    pub(super) walker: Handle<Mesh>,
    /// Material of meshes with vertex colours.
    pub(super) white: Handle<ColorMaterial>,
    /// Material of the dashes between neighbours that do not touch.
    pub(super) outline: Handle<ColorMaterial>,
    /// Material of the shadow of a step.
    pub(super) shadow: Handle<ColorMaterial>,
    /// Material of the frame around the focused tile.
    pub(super) focus: Handle<ColorMaterial>,
    /// Materials of the tiles and stones of layers that are not in focus.
    pub(super) clear_tile: Handle<ColorMaterial>,
    pub(super) clear_stone: Handle<ColorMaterial>,
    /// Material of the light around lit tiles.
    pub(super) glow: Handle<ColorMaterial>,
}

impl TileAssets {
    /// Returns the material of a tile with this body on level ground.
    pub(super) fn body(&self, body: Body) -> Handle<ColorMaterial> {
        let known = self.bodies.get(&(body, Relief::FLAT));
        known.cloned().unwrap_or_default()
    }

    /// Returns the material of a tile with this body on a cell of this height.
    pub(super) fn body_at(
        &mut self,
        body: Body,
        relief: Relief,
        theme: &Theme,
        materials: &mut Assets<ColorMaterial>,
    ) -> Handle<ColorMaterial> {
        let relief = body.shaded_by(relief);
        let material = || materials.add(ColorMaterial::from(visible(body.rgb_at(theme, relief))));
        let handle = self.bodies.entry((body, relief));
        handle.or_insert_with(material).clone()
    }

    /// Returns the mesh and the material of a seat's stone.
    pub(super) fn stone(&self, seat: Seat) -> (Handle<Mesh>, Handle<ColorMaterial>) {
        let mesh = self.stones[seat.index() % self.stones.len()].clone();
        (mesh, self.white.clone())
    }

    /// Returns the components of a mark on a cell, scaled for this board.
    pub(super) fn mark(
        &self,
        mark: Mark,
        board: &Board,
        cell: CellId,
        shapes: &TileMeshes,
    ) -> MarkParts {
        let (mesh, material, size) = match mark {
            Mark::Home(seat) => {
                let ring = shapes.pair(cell).map(|pair| pair.home.clone());
                let colour = Colour(Paints::colour_of_seat(seat.0) as u8);
                let material = self.body(Body::Paint(colour));
                (ring.unwrap_or_default(), material, 1.0)
            }
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
                self.sheet.clone(),
                face_size(board),
            ),
        };
        let transform = Transform::from_xyz(0.0, 0.0, ON_TILE).with_scale(Vec3::splat(size));
        (Mesh2d(mesh), MeshMaterial2d(material), transform)
    }
}

/// Components of a mark on a tile.
pub(super) type MarkParts = (Mesh2d, MeshMaterial2d<ColorMaterial>, Transform);

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

/// Creates a stone in a seat's colour, with its symbol.
fn stone_mesh(seat: u8, paints: &Paints) -> Mesh {
    let (paint, symbol) = paints.of_seat(seat);
    let mut pieces = discs(&solid::stone(paint.rgb), STONE);
    let symbol = symbol_of_size(symbol, STONE_SYMBOL).into_iter();
    pieces.extend(symbol.map(|piece| (piece, ink(paint.rgb))));
    coloured(&pieces)
}

/// Creates the piece of games for one player.
fn walker_mesh() -> Mesh {
    coloured(&discs(&solid::ball(), solid::BALL * STONE))
}

/// Returns the discs of a piece of this radius.
fn discs(discs: &[Disc], radius: f32) -> Vec<(Vec<Vec2>, Rgb)> {
    let outline = |disc: &Disc| {
        let centre = Vec2::new(disc.right, disc.down) * radius;
        let points = regular(40, disc.radius * radius, 0.0).into_iter();
        (points.map(|point| centre + point).collect(), disc.rgb)
    };
    discs.iter().map(outline).collect()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make_assets).add_systems(
        Update,
        (
            paint_assets.run_if(|departure: Res<Departure>| !departure.is_running()),
            choose_sheet.run_if(resource_changed::<Settings>),
        )
            .in_set(FrameSystems::Show),
    );
}

fn make_assets(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let theme = Theme::default();
    let bodies = Body::all().map(|body| {
        let material = ColorMaterial::from(visible(body.rgb(&theme)));
        ((body, Relief::FLAT), materials.add(material))
    });
    let bodies = bodies.collect();
    let mut flat = |rgb| materials.add(ColorMaterial::from(plain(rgb)));
    let inks = (0..COLOURS)
        .map(|index| flat(ink(theme.paints.paint(index).rgb)))
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
    let [glow, clear_tile, clear_stone, shadow] = [
        (theme.shades.lit, 1.0),
        (theme.shades.text, clear_tile_opacity(&theme)),
        (Rgb::hex(0xff_ff_ff), CLEAR_STONE),
        (Rgb::hex(0x00_00_00), SHADOW),
    ]
    .map(|(rgb, opacity)| materials.add(blended(rgb, opacity)));
    let sheet = materials.add(ColorMaterial::default());
    let symbols = (0..COLOURS).map(|index| mesh(&symbol_of_size(index, shapes::SYMBOL)));
    commands.insert_resource(TileAssets {
        bodies,
        inks,
        symbols: symbols.map(|symbol| meshes.add(symbol)).collect(),
        stones: (0..Seat::MAX_COUNT)
            .map(|seat| meshes.add(stone_mesh(seat, &theme.paints)))
            .collect(),
        faces: (0..FACES)
            .map(|face| meshes.add(face_mesh(Face(face))))
            .collect(),
        sheet,
        walker: meshes.add(walker_mesh()),
        white,
        outline,
        shadow,
        focus,
        clear_tile,
        clear_stone,
        glow,
    });
}

/// Shows the sheet of the set of faces in use.
fn choose_sheet(
    settings: Res<Settings>,
    sheets: Res<Sheets>,
    assets: Res<TileAssets>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let used = Some(sheets.image(settings.faces));
    if materials
        .get(&assets.sheet)
        .is_some_and(|material| material.texture != used)
        && let Some(mut material) = materials.get_mut(&assets.sheet)
    {
        material.texture = used;
    }
}

/// Returns the colour of a body, of which a bright light leaves no part dark.
pub(super) fn visible(rgb: Rgb) -> Color {
    let linear = plain(rgb).to_linear();
    let [red, green, blue] = [linear.red, linear.green, linear.blue].map(|part| part.max(FAINTEST));
    LinearRgba::rgb(red, green, blue).into()
}

/// Updates the materials that depend on the theme, and the stones, whose meshes have colours. A board that departs keeps its own.
fn paint_assets(
    theme: Res<Theme>,
    assets: Res<TileAssets>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut shown: Local<Option<Theme>>,
) -> Result {
    if *shown == Some(*theme) {
        return Ok(());
    }
    let paints = &theme.paints;
    // The assets are made with the default theme.
    let before = shown.replace(*theme).unwrap_or_default().paints;
    if before != *paints {
        for (seat, stone) in (0..).zip(&assets.stones) {
            meshes.insert(stone, stone_mesh(seat, paints))?;
        }
    }
    let lines = [&assets.outline, &assets.focus].map(|line| (line, theme.shades.outline));
    let blended = [
        (&assets.glow, theme.shades.lit, 1.0),
        (
            &assets.clear_tile,
            theme.shades.text,
            clear_tile_opacity(&theme),
        ),
    ];
    let bodies = assets
        .bodies
        .iter()
        .map(|((body, relief), handle)| (handle, visible(body.rgb_at(&theme, *relief))));
    let inks = assets
        .inks
        .iter()
        .enumerate()
        .map(|(index, handle)| (handle, plain(ink(paints.paint(index).rgb))));
    let lines = lines.map(|(handle, rgb)| (handle, plain(rgb)));
    let blended = blended.map(|(handle, rgb, opacity)| (handle, plain(rgb).with_alpha(opacity)));
    for (handle, wanted) in bodies.chain(inks).chain(lines).chain(blended) {
        if materials
            .get(handle)
            .is_some_and(|material| material.color != wanted)
            && let Some(mut material) = materials.get_mut(handle)
        {
            material.color = wanted;
        }
    }
    Ok(())
}
