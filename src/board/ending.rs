//! The end of a game on its board: colours, light, and the movement of tiles and pieces. Nothing waits for it.

use crate::board::animation::{AnimationClock, AnimationSystems};
use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes::{coloured, layered};
use crate::board::pieces::{PieceOf, at_place};
use crate::board::tiles::{
    ON_TILE, Tile, TileAppearance, TileMark, TileVisual, Tiles, at_rest, layer,
};
use crate::board::timing::MotionTime;
use crate::core::palette::Rgb;
use crate::core::theme::{Theme, colour as plain};
use crate::core::{FrameSystems, RedrawAppExt, Screen};
use crate::drawing::ending::{MovedTile, Veil};
use crate::drawing::tile_style::holder;
use crate::drawing::{BoardProjection, Ending, piece_places, shapes, solid};
use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;
use tessella_boards::CellId;
use tessella_games::{Appearance, Piece};

/// Distance of veils from the tiles, towards the camera: they are above marks and the outlines of regions.
const VEIL: f32 = 5.0 * ON_TILE;
/// Layer of tesserae, above pieces.
const TESSERAE: f32 = 2.75;
/// Distance between two tiles of a medal, towards the camera.
const APART: f32 = 0.003;

/// End of the game that the board shows now.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct BoardEnding {
    ending: Option<Ending>,
    /// Time since it began, in seconds at normal speed.
    since: f64,
}

impl BoardEnding {
    /// Shows an end, or none. Without animation its last frame is shown at once.
    pub(crate) fn show(&mut self, ending: Option<Ending>, is_animated: bool) {
        let since = match (&ending, is_animated) {
            (Some(ending), false) => ending.duration(),
            _ => 0.0,
        };
        *self = Self { ending, since };
    }

    /// Returns the end that is shown.
    pub const fn shown(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Returns `true` while the board moves or changes its colours.
    pub fn is_running(&self) -> bool {
        let ending = self.ending.as_ref();
        ending.is_some_and(|ending| self.since < ending.duration())
    }

    /// Returns the time since the beginning, in seconds at normal speed.
    pub const fn since(&self) -> f64 {
        self.since
    }
}

/// Set of the systems that show the end of a game.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct EndingSystems;

/// Material of veils, which have vertex colours with opacities.
#[derive(Resource)]
struct VeilMaterial(Handle<ColorMaterial>);

impl FromWorld for VeilMaterial {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<ColorMaterial>>();
        Self(materials.add(ColorMaterial {
            alpha_mode: AlphaMode2d::Blend,
            ..default()
        }))
    }
}

/// Mesh that exists only at the end of a game.
#[derive(Component)]
struct EndingMesh;

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<BoardEnding>()
        .init_resource::<VeilMaterial>()
        .add_systems(
            Update,
            (
                advance_ending.run_if(|ending: Res<BoardEnding>| ending.is_running()),
                (
                    move_tiles,
                    hop_stones,
                    move_pieces,
                    draw_veils,
                    draw_tesserae,
                )
                    .run_if(
                        resource_changed::<BoardEnding>
                            .or_else(resource_changed::<Tiles>)
                            .or_else(resource_changed::<Theme>),
                    ),
            )
                .chain()
                .in_set(EndingSystems)
                .in_set(FrameSystems::Animate)
                .after(AnimationSystems)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(OnExit(Screen::Play), forget_ending);
}

fn forget_ending(mut ending: ResMut<BoardEnding>) {
    ending.show(None, false);
}

fn advance_ending(mut ending: ResMut<BoardEnding>, motion: MotionTime) {
    let end = ending.ending.as_ref().map_or(0.0, Ending::duration);
    ending.since = (ending.since + motion.passed()).min(end);
}

/// Recolours and scales tiles, and moves those that leave their cells. After the end, they are as by the rules.
fn move_tiles(
    mut tiles: Query<(&Tile, &TileAppearance, &mut TileVisual, &mut Transform)>,
    ending: Res<BoardEnding>,
    shown: Res<Tiles>,
    animation_clock: Res<AnimationClock>,
    mut has_moved: Local<bool>,
) {
    let Some(projection) = &shown.projection else {
        return;
    };
    let Some(end) = ending.shown() else {
        // A move that was undone moves the tiles itself.
        if std::mem::take(&mut *has_moved) && !animation_clock.is_running() {
            for (tile, appearance, mut visual, mut transform) in &mut tiles {
                visual.set_if_neq(TileVisual::new(appearance.0));
                transform.set_if_neq(at_rest(projection, tile.0));
            }
        }
        return;
    };
    *has_moved = true;
    let (board, since) = (projection.board(), ending.since);
    for (tile, _, mut visual, mut transform) in &mut tiles {
        let size = Vec3::splat(end.size(board, tile.0, since));
        if transform.scale != size {
            transform.scale = size;
        }
        if let Some(body) = end.body(board, tile.0, since)
            && visual.body != Some(body)
        {
            visual.body = Some(body);
            if let Appearance::Painted { colour, .. } = visual.look {
                visual.look = Appearance::Painted {
                    colour,
                    holder: None,
                };
            }
        }
    }
    for (number, (cell, look, place)) in (0..).zip(end.moved(board, since)) {
        let entity = shown.entities.get(cell.index());
        if let Some(Ok((_, _, mut visual, mut transform))) =
            entity.map(|&entity| tiles.get_mut(entity))
        {
            if visual.look != look {
                visual.look = look;
            }
            *transform = moved(place, number);
        }
    }
}

/// Returns the transform of a tile that is not on its cell.
fn moved(MovedTile { centre, size }: MovedTile, number: u16) -> Transform {
    let at = Vec3::new(centre.x, -centre.y, APART * f32::from(number));
    Transform::from_translation(at).with_scale(Vec3::new(size, size, 1.0))
}

/// Lifts the stones that hop.
fn hop_stones(
    tiles: Query<&Children, With<Tile>>,
    mut marks: Query<&mut Transform, With<TileMark>>,
    ending: Res<BoardEnding>,
    shown: Res<Tiles>,
) {
    let stones = ending
        .shown()
        .map_or(Vec::new(), |end| end.stones(ending.since));
    for (cell, height) in stones {
        let entity = shown.entities.get(cell.index());
        let Some(children) = entity.and_then(|&entity| tiles.get(entity).ok()) else {
            continue;
        };
        let mut marks = marks.iter_many_mut(children);
        while let Some(mut mark) = marks.fetch_next() {
            mark.translation.y = height;
        }
    }
}

/// Returns the pieces in the order in which they were spawned, and their places.
fn standing<'a>(
    pieces: impl Iterator<Item = &'a PieceOf>,
    projection: &BoardProjection,
) -> Vec<(Piece, Option<(Vec2, f32)>)> {
    let pieces = pieces.map(|&PieceOf { seat, number, at }| Piece { seat, number, at });
    let pieces: Vec<Piece> = pieces.collect();
    let places = piece_places(projection.board(), &pieces);
    pieces.into_iter().zip(places).collect()
}

/// Lifts and lowers the pieces.
fn move_pieces(
    mut pieces: Query<(&PieceOf, &mut Transform)>,
    ending: Res<BoardEnding>,
    shown: Res<Tiles>,
) {
    let (Some(end), Some(projection)) = (ending.shown(), &shown.projection) else {
        return;
    };
    let standing = standing(pieces.iter().map(|(piece, _)| piece), projection);
    for ((piece, mut transform), (_, place)) in pieces.iter_mut().zip(standing) {
        let (_, mut wanted) = at_place(place, projection);
        wanted.translation.y += end.piece_height(piece.seat, ending.since);
        transform.set_if_neq(wanted);
    }
}

/// Draws what lies over the tiles.
fn draw_veils(
    mut spawner: MeshSpawner,
    visuals: Query<&TileVisual>,
    ending: Res<BoardEnding>,
    shown: Res<Tiles>,
    theme: Res<Theme>,
    material: Res<VeilMaterial>,
) {
    spawner.despawn_all::<EndingMesh>();
    let (Some(end), Some(projection)) = (ending.shown(), &shown.projection) else {
        return;
    };
    let veils = end.veils(projection.board(), &theme, ending.since);
    let is_joined = |cell: CellId| {
        let visual = shown
            .entities
            .get(cell.index())
            .and_then(|&tile| visuals.get(tile).ok());
        visual.is_some_and(|visual| holder(visual.look).is_some())
    };
    let mut polygons: Vec<(Vec<Vec2>, f32)> = Vec::new();
    let mut colours: Vec<[f32; 4]> = Vec::new();
    for (cell, veil) in projection.board().cells().zip(veils) {
        let Some(veil) = veil.filter(|_| !projection.is_clear(cell)) else {
            continue;
        };
        for corners in surface(projection, cell, is_joined(cell)) {
            colours.extend(corners.iter().map(|&at| tint(veil, at, projection)));
            polygons.push((corners, layer(projection, cell) + VEIL));
        }
    }
    if polygons.is_empty() {
        return;
    }
    let pieces = polygons.iter().map(|(piece, layer)| (&piece[..], *layer));
    let mesh = layered(pieces).with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours);
    spawner.spawn_in(
        material.0.clone(),
        mesh,
        0.0,
        (EndingMesh, NoFrustumCulling),
    );
}

/// Returns the visible top and sides of a tile as polygons on the board.
fn surface(projection: &BoardProjection, cell: CellId, is_joined: bool) -> Vec<Vec<Vec2>> {
    let board = projection.board();
    let outline = if is_joined {
        shapes::joined(board, cell, 0.0)
    } else {
        shapes::apart(board, cell)
    };
    let thickness = projection.thickness(cell, is_joined);
    let sides = solid::visible_sides(&outline, projection.up(), thickness).into_iter();
    let centre = projection.centre(cell);
    sides
        .map(|side| side.corners)
        .chain([outline])
        .map(|corners| corners.into_iter().map(|at| centre + at).collect())
        .collect()
}

/// Returns the colour of a veil at a point of the board, with its opacity.
fn tint(veil: Veil, at: Vec2, projection: &BoardProjection) -> [f32; 4] {
    let extent = projection.board().extent();
    let (rgb, opacity) = veil.at((at.x + at.y) / (extent.x + extent.y));
    linear(rgb, opacity)
}

fn linear(rgb: Rgb, opacity: f32) -> [f32; 4] {
    plain(rgb).with_alpha(opacity).to_linear().to_f32_array()
}

/// Draws the tesserae that burst around the winner's pieces.
fn draw_tesserae(
    mut spawner: MeshSpawner,
    pieces: Query<&PieceOf>,
    ending: Res<BoardEnding>,
    shown: Res<Tiles>,
    theme: Res<Theme>,
) {
    let (Some(end), Some(projection)) = (ending.shown(), &shown.projection) else {
        return;
    };
    let mut polygons: Vec<(Vec<Vec2>, Rgb)> = Vec::new();
    for (piece, place) in standing(pieces.iter(), projection) {
        let Some((at, _)) = place else {
            continue;
        };
        let at = projection.raised(at);
        let (paint, _) = theme.paints.of_seat(piece.seat.0);
        let colours = [paint.rgb, theme.shades.gold.top, theme.shades.text];
        for (number, corners) in end.tesserae(piece.seat, ending.since) {
            let corners = corners.into_iter().map(|corner| at + corner).collect();
            polygons.push((corners, colours[number % colours.len()]));
        }
    }
    if !polygons.is_empty() {
        spawner.spawn(
            coloured(&polygons),
            TESSERAE,
            (EndingMesh, NoFrustumCulling),
        );
    }
}
