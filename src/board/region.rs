//! The regions of seats: the tiles of a seat are glazed together, with a lip below, and a rim around that of the seat to move.

use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes::coloured_layers;
use crate::board::pixels::BoardScale;
use crate::board::tiles::{ON_TILE, TileVisual, Tiles, layer};
use crate::core::palette::Rgb;
use crate::core::theme::Theme;
use crate::core::{BoardOrientation, FrameSystems, ShownGame};
use crate::drawing::regions::{LIP, LIP_SHADE, RIM, RIM_ON_HILLS, seams};
use crate::drawing::solid::{SEAM_LIGHT, lit};
use crate::drawing::tile_style::{TileStyle, holder};
use crate::drawing::{BoardProjection, BorderPiece, RegionOutline, Side, sides};
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Appearance, Rules, Seat};
use tessella_session::Session;

/// Greatest thickness of the rim, in points, because small boards have large cells.
const MAX_RIM: f32 = 3.0;
/// Side of a cell from which its rounded corners are seen, in logical pixels. Boards with smaller ones have thousands of cells.
const ROUNDED_PIXELS: f32 = 12.0;

/// The regions, and all sides that their outlines may follow on the board as it was drawn last.
#[derive(Component, Default)]
struct Regions {
    sides: Vec<Side>,
    drawn: Option<Drawn>,
}

/// What the current mesh was made for, besides the tiles.
#[derive(PartialEq)]
struct Drawn {
    /// Thickness of the rim, in cells.
    thickness: f32,
    /// `true` if the corners of regions are rounded.
    is_rounded: bool,
    orientation: BoardOrientation,
    theme: Theme,
    /// Seat whose region has the rim; `None` if each has one.
    to_move: Option<Seat>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_regions.in_set(FrameSystems::Show));
}

/// Spawns the mesh of the regions and despawns the previous one.
pub(super) fn spawn_regions(spawner: &mut MeshSpawner<'_, '_>) {
    spawner.despawn_all::<Regions>();
    spawner.spawn(coloured_layers(&[]), 0.0, Regions::default());
}

/// Rebuilds the regions when the visual of a tile, the turn, the theme or the scale of the board has changed.
fn draw_regions(
    visuals: Query<Ref<TileVisual>>,
    tiles: Res<Tiles>,
    scale: BoardScale,
    theme: Res<Theme>,
    shown: ShownGame,
    regions: Option<Single<(&mut Regions, &Mesh2d)>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let (Some(regions), Some(projection)) = (regions, &tiles.projection) else {
        return;
    };
    let (mut regions, mesh) = regions.into_inner();
    let position = shown.game().map(Session::position);
    // In high contrast, each tile has an outline, so that of a region is wider.
    let wider = if theme.is_high_contrast() { 1.6 } else { 1.0 };
    let drawn = Drawn {
        thickness: wider * scale.capped(RIM, MAX_RIM),
        is_rounded: scale.pixels.cell >= ROUNDED_PIXELS,
        orientation: projection.orientation(),
        theme: *theme,
        to_move: position.and_then(|position| position.to_move().seat()),
    };
    let has_changed = visuals.iter().any(|visual| visual.is_changed());
    if !has_changed && regions.drawn.as_ref() == Some(&drawn) {
        return;
    }
    if regions
        .drawn
        .as_ref()
        .is_none_or(|before| before.orientation != drawn.orientation)
    {
        regions.sides = sides(projection.board());
    }
    let looks: Vec<Option<Appearance>> = tiles
        .entities
        .iter()
        .map(|&entity| visuals.get(entity).ok().map(|visual| visual.look))
        .collect();
    let border = Border {
        projection,
        looks: &looks,
        drawn: &drawn,
    };
    let pieces = match (drawn.is_rounded, projection.is_flat()) {
        (false, _) => border.straight(&regions.sides),
        (true, true) => border.glazed(&regions.sides),
        (true, false) => border.on_hills(&regions.sides),
    };
    if let Err(error) = meshes.insert(mesh.0.id(), coloured_layers(&pieces)) {
        error!("failed to draw the regions: {error}");
    }
    regions.drawn = Some(drawn);
}

/// Polygon with its colour and its distance towards the camera.
type Piece = (Vec<Vec2>, Rgb, f32);

/// Inputs of the border of all regions.
struct Border<'a> {
    projection: &'a BoardProjection,
    looks: &'a [Option<Appearance>],
    drawn: &'a Drawn,
}

impl Border<'_> {
    fn holders(&self) -> Vec<Option<Seat>> {
        let looks = self.looks.iter();
        looks.map(|look| look.and_then(holder)).collect()
    }

    fn has_rim(&self, seat: Option<Seat>) -> bool {
        self.drawn.to_move.is_none() || self.drawn.to_move == seat
    }

    /// Returns the colour of a cell's tile.
    fn colour(&self, cell: CellId) -> Rgb {
        let look = self.looks.get(cell.index()).copied().flatten();
        let body = look.and_then(|look| TileStyle::of(look, false).body);
        body.map_or(self.drawn.theme.shades.bare, |body| {
            body.rgb_at(&self.drawn.theme, self.projection.relief(cell))
        })
    }

    /// Returns a line along each side of the regions with a rim.
    fn straight(&self, sides: &[Side]) -> Vec<Piece> {
        let (projection, holders) = (self.projection, self.holders());
        let rgb = self.drawn.theme.shades.outline;
        let border = sides.iter().filter(|side| {
            side.bounds_region(&holders) && self.has_rim(holders[side.inside.index()])
        });
        border
            .map(|side| {
                let along = (side.to - side.from).normalize_or_zero() * self.drawn.thickness;
                let across = along.perp();
                // Longer by its thickness at each end, so that corners are filled.
                let (from, to) = (side.from - along, side.to + along);
                let lift = projection.up() * projection.lift(side.inside);
                let corners = [from - across, to - across, to + across, from + across];
                let polygon = corners.map(|corner| corner + lift).to_vec();
                (polygon, rgb, layer(projection, side.inside) + 2.0 * ON_TILE)
            })
            .collect()
    }

    /// Returns the smooth borders of all regions on a flat board. They cover the parts of their tiles that are outside.
    fn glazed(&self, sides: &[Side]) -> Vec<Piece> {
        let shades = &self.drawn.theme.shades;
        let up = self.projection.up();
        let mut pieces = Vec::new();
        let mut add = |polygon: Vec<Vec2>, rgb: Rgb, cell: CellId, above: f32| {
            pieces.push((polygon, rgb, layer(self.projection, cell) + above * ON_TILE));
        };
        let mut seam_of = remembered(|rgb| lit(rgb, SEAM_LIGHT));
        let mut lip_of = remembered(|rgb| rgb.shaded(LIP_SHADE, 0.0));
        for outline in RegionOutline::all(self.projection.board(), sides, &self.holders()) {
            for piece in outline.outside() {
                add(piece.polygon, shades.bed, piece.cell, 0.4);
            }
            for piece in outline.inside() {
                let seam = seam_of(self.colour(piece.cell));
                add(piece.polygon, seam, piece.cell, 0.8);
            }
            for piece in outline.lip(up, LIP) {
                let lip = lip_of(self.colour(piece.cell));
                add(piece.polygon, lip, piece.cell, 0.6);
            }
            if self.has_rim(Some(outline.seat)) {
                for piece in outline.rim(self.drawn.thickness) {
                    add(piece.polygon, shades.outline, piece.cell, 2.0);
                }
            }
        }
        pieces
    }

    /// Returns what joins the tiles of each region on a board with heights, and the rim on them.
    fn on_hills(&self, sides: &[Side]) -> Vec<Piece> {
        let (projection, holders) = (self.projection, self.holders());
        let mut pieces = Vec::new();
        let mut add = |piece: BorderPiece, rgb: Rgb, above: f32| {
            let layer = layer(projection, piece.cell) + above * ON_TILE;
            pieces.push((piece.polygon, rgb, layer));
        };
        for (piece, light) in seams(projection, sides, &holders) {
            let rgb = lit(self.colour(piece.cell), light);
            add(piece, rgb, 0.8);
        }
        let thickness = RIM_ON_HILLS * self.drawn.thickness;
        for outline in RegionOutline::all(projection.board(), sides, &holders) {
            if self.has_rim(Some(outline.seat)) {
                for piece in outline.raised_rim(projection, thickness) {
                    add(piece, self.drawn.theme.shades.outline, 2.0);
                }
            }
        }
        pieces
    }
}

/// Returns the function that remembers the shades of colours: a region has few of them and thousands of pieces.
fn remembered(shade: impl Fn(Rgb) -> Rgb) -> impl FnMut(Rgb) -> Rgb {
    let mut known: Vec<(Rgb, Rgb)> = Vec::new();
    move |rgb| match known.iter().find(|(of, _)| *of == rgb) {
        Some(&(_, shade)) => shade,
        None => {
            known.push((rgb, shade(rgb)));
            known[known.len() - 1].1
        }
    }
}
