//! Pieces on the board and their movement.

use super::tiles::despawn_all;
use crate::board::animation::{Animation, AnimationClock, AnimationSystems};
use crate::board::departure::BoardPart;
use crate::board::steps::is_stepping;
use crate::board::tile_assets::TileAssets;
use crate::board::tiles::{TileSystems, Tiles};
use crate::core::{BoardOrientation, FrameSystems, PositionChanged, Screen, ShownGame};
use crate::drawing::BoardProjection;
use crate::drawing::piece_places::{SIZE, places};
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Piece, Rules, Seat};

/// A piece.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceOf {
    /// Seat that owns the piece.
    pub seat: Seat,
    /// Number of the piece among those of its seat.
    pub number: u8,
    /// Cell by the rules; `None` while the piece is off the board.
    pub at: Option<CellId>,
}

/// Paths that the piece has yet to follow.
#[derive(Component, Default)]
struct PiecePaths(Vec<PiecePath>);

/// Path of a piece: points in the world, with its start and end times.
struct PiecePath {
    places: Vec<Vec2>,
    begin: f64,
    end: f64,
    /// `true` if the path leads off the board.
    is_off: bool,
}

impl PiecePath {
    /// Returns the point at a fraction of the path's length.
    fn at(&self, share: f32) -> Option<Vec2> {
        let stretches = || self.places.windows(2).map(|ends| (ends[0], ends[1]));
        let length: f32 = stretches().map(|(from, to)| from.distance(to)).sum();
        let mut left = length * share;
        for (from, to) in stretches() {
            let long = from.distance(to);
            if left <= long && long > 0.0 {
                return Some(from.lerp(to, left / long));
            }
            left -= long;
        }
        self.places.last().copied()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            begin_walks.run_if(on_message::<Animation>),
            walk_pieces,
            respawn_pieces
                .run_if(on_message::<PositionChanged>.or_else(resource_changed::<BoardOrientation>))
                .run_if(not(is_stepping)),
        )
            .chain()
            .in_set(FrameSystems::Animate)
            .after(TileSystems)
            .after(AnimationSystems)
            .run_if(in_state(Screen::Play)),
    );
}

/// Spawns the pieces of the position and despawns the previous ones.
fn respawn_pieces(
    mut commands: Commands,
    shown: ShownGame,
    orientation: Res<BoardOrientation>,
    assets: Res<TileAssets>,
) {
    let Some(game) = shown.game() else {
        return;
    };
    commands.queue(despawn_all::<PieceOf>);
    let position = game.position();
    let pieces = position.pieces();
    let is_walker = position.setup().seats() == 1;
    let projection = BoardProjection::new(position, *orientation);
    let places = places(projection.board(), &pieces);
    for (&Piece { seat, number, at }, place) in pieces.iter().zip(places) {
        let (mesh, material) = if is_walker {
            (assets.walker.clone(), assets.white.clone())
        } else {
            assets.stone(seat)
        };
        let (visibility, transform) = at_place(place, &projection);
        commands.spawn((
            PieceOf { seat, number, at },
            PiecePaths::default(),
            Mesh2d(mesh),
            MeshMaterial2d(material),
            transform,
            visibility,
            BoardPart,
        ));
    }
}

/// Returns the components of a piece that stands still on its board.
pub(super) fn at_place(
    place: Option<(Vec2, f32)>,
    projection: &BoardProjection,
) -> (Visibility, Transform) {
    match place {
        None => (Visibility::Hidden, Transform::from_xyz(0.0, 0.0, 2.7)),
        Some((at, size)) => {
            let at = projection.raised(at);
            let transform = Transform::from_xyz(at.x, -at.y, 2.7);
            (
                Visibility::Inherited,
                transform.with_scale(Vec3::splat(size)),
            )
        }
    }
}

/// Gives each piece the paths of a move. Its cell by the rules is the end of the path at once.
fn begin_walks(
    mut animations: MessageReader<Animation>,
    mut pieces: Query<(
        &mut PieceOf,
        &mut PiecePaths,
        &mut Transform,
        &mut Visibility,
    )>,
    tiles: Res<Tiles>,
) {
    let Some(projection) = &tiles.projection else {
        return;
    };
    for animation in animations.read() {
        let Animation::Piece {
            seat,
            number,
            path,
            begin,
            end,
        } = animation
        else {
            continue;
        };
        for (mut piece, mut paths, mut transform, mut visibility) in &mut pieces {
            if (piece.seat, piece.number) != (*seat, *number) {
                continue;
            }
            let mut places: Vec<Vec2> = Vec::new();
            let last = paths.0.last().and_then(|path| path.places.last().copied());
            if *visibility != Visibility::Hidden {
                places.push(last.unwrap_or(transform.translation.truncate()));
            }
            places.extend(path.iter().map(|&cell| {
                let centre = projection.centre(cell);
                Vec2::new(centre.x, -centre.y)
            }));
            if *visibility == Visibility::Hidden
                && let Some(first) = places.first()
            {
                transform.translation = first.extend(transform.translation.z);
                transform.scale = Vec3::splat(SIZE);
                *visibility = Visibility::Inherited;
            }
            piece.at = path.last().copied();
            paths.0.push(PiecePath {
                places,
                begin: *begin,
                end: *end,
                is_off: path.is_empty(),
            });
        }
    }
}

/// Moves the pieces along their paths. When all have stopped, pieces on the same cell are arranged side by side.
fn walk_pieces(
    mut pieces: Query<(&PieceOf, &mut PiecePaths, &mut Transform, &mut Visibility)>,
    tiles: Res<Tiles>,
    animation_clock: Res<AnimationClock>,
) {
    if pieces.iter().all(|(_, paths, ..)| paths.0.is_empty()) {
        return;
    }
    let Some(projection) = &tiles.projection else {
        return;
    };
    if !animation_clock.is_running() {
        let mut standing: Vec<Piece> = Vec::new();
        for (&PieceOf { seat, number, at }, mut paths, ..) in &mut pieces {
            paths.0.clear();
            standing.push(Piece { seat, number, at });
        }
        let places = places(projection.board(), &standing);
        for ((_, _, mut transform, mut visibility), place) in pieces.iter_mut().zip(places) {
            (*visibility, *transform) = at_place(place, projection);
        }
        return;
    }
    for (_, paths, mut transform, _) in &mut pieces {
        let now = animation_clock.now();
        let Some(path) = paths.0.iter().rev().find(|path| path.begin <= now) else {
            continue;
        };
        let length = (path.end - path.begin).max(f64::EPSILON);
        let share = ((now - path.begin) / length).clamp(0.0, 1.0) as f32;
        if let Some(at) = path.at(share) {
            transform.translation = at.extend(transform.translation.z);
        }
        let size = if path.is_off {
            SIZE * (1.0 - share)
        } else {
            SIZE
        };
        transform.scale = Vec3::splat(size);
    }
}
