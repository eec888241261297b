//! Frames around highlighted tiles: the selected one, those of a hint, the last stone, and the winning ones.

use crate::board::animation::AnimationClock;
use crate::board::departure::BoardPart;
use crate::board::ending::BoardEnding;
use crate::board::meshes::coloured;
use crate::board::pixels::{BoardPlacement, Pixels};
use crate::board::tile_assets::TileAssets;
use crate::board::tiles::Tiles;
use crate::board::timing::LONGEST_FRAME;
use crate::core::motion::{HINT_BREATH, breath};
use crate::core::palette::Rgb;
use crate::core::settings::Settings;
use crate::core::theme::Theme;
use crate::core::{
    BetterMove, FrameSystems, Hint, MoveCommitted, PositionChanged, RedrawAppExt, RedrawRequest,
    Screen, Shot, ShownGame, shows_motion,
};
use crate::drawing::{BoardProjection, Ending, shapes};
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Advice, Effect, Move, Position, Rules, Turn};
use tessella_session::{Player, Session};

/// Thickness of the frames in cells, and its maximum in logical pixels.
const THICKNESS: f32 = 0.11;
const MOST_PIXELS: f32 = 6.0;

/// The tiles that the player to move has pressed, before the press that plays a move.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Picked {
    /// The tile that was selected first, if a move takes two.
    pub cell: Option<CellId>,
    /// The tile on which a second press plays a move.
    pub target: Option<CellId>,
}

/// Number of breaths of the rings of a hint, and how much wider they become.
const BREATHS: f64 = 2.0;
const WIDER: f32 = 0.45;

/// Breathing of the rings of a hint after it has been shown.
#[derive(Resource, Default)]
struct HintBreath {
    /// Number of breaths since then.
    since: f64,
}

impl HintBreath {
    /// Returns the factor on the width of the rings.
    fn width(&self) -> f32 {
        1.0 + WIDER * breath(self.since.fract() as f32)
    }
}

/// Mesh of all frames, with the values that it was built for.
#[derive(Component, PartialEq)]
struct SelectionOutlines {
    /// Cell, colour and thickness of each frame.
    around: Vec<(CellId, Rgb, f32)>,
    /// Heights of the cells.
    projection: BoardProjection,
}

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<Picked>()
        .init_resource::<HintBreath>()
        .add_systems(
            Update,
            forget_picked
                .in_set(FrameSystems::Animate)
                .run_if(on_message::<PositionChanged>.or_else(on_message::<MoveCommitted>)),
        )
        .add_systems(
            Update,
            (breathe, draw_selection_outlines)
                .chain()
                .in_set(FrameSystems::Show)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(OnExit(Screen::Play), forget_picked);
}

fn forget_picked(mut picked: ResMut<Picked>) {
    picked.set_if_neq(Picked::default());
}

/// Returns the cells that a hint refers to.
pub fn hinted(position: &Position, hint: &Hint) -> Vec<CellId> {
    match hint {
        Hint::Found(Advice::Play { mv, .. }) => cells_of(position, *mv),
        _ => Vec::new(),
    }
}

/// Returns the cells that a move of the seat to move is about, except those that it only changes.
pub fn cells_of(position: &Position, mv: Move) -> Vec<CellId> {
    match mv {
        Move::Cell(cell) | Move::Fly(cell) => vec![cell],
        Move::Build(first, second) => [first].into_iter().chain(second).collect(),
        Move::Pair(a, b) => vec![a, b],
        // Cell of the piece, unless it is off the board, and its destination.
        Move::Piece(number) | Move::PieceByBranch(number) => {
            let Some(seat) = position.to_move().seat() else {
                return Vec::new();
            };
            let pieces = position.pieces().into_iter();
            let stands = pieces
                .filter(|piece| (piece.seat, piece.number) == (seat, number))
                .filter_map(|piece| piece.at);
            let comes = position
                .effects(seat, mv)
                .into_iter()
                .filter_map(|effect| match effect {
                    Effect::PieceMoved {
                        seat: whose, path, ..
                    } if whose == seat => path.last().copied(),
                    _ => None,
                });
            stands.chain(comes).collect()
        }
        Move::Paint(_) | Move::Chance(_) | Move::TimeUp | Move::Pass => Vec::new(),
    }
}

/// Returns the cells of the pieces that a person can move, and where the branches of a fork lead.
fn movable(game: &Session) -> Vec<CellId> {
    let position = game.position();
    let (Turn::Player(seat), Some((_, Player::Human))) =
        (position.to_move(), game.player_to_move())
    else {
        return Vec::new();
    };
    let pieces = position.pieces();
    if pieces.len() < 2 {
        return Vec::new();
    }
    let legal = position.legal_moves();
    let at = |number| {
        let mut pieces = pieces.iter();
        let piece = pieces.find(|piece| (piece.seat, piece.number) == (seat, number));
        piece.and_then(|piece| piece.at)
    };
    let cells = legal.iter().flat_map(|&mv| match mv {
        Move::Piece(number) => vec![at(number)],
        Move::PieceByBranch(number) => [Move::Piece(number), mv]
            .map(|mv| end(position, mv))
            .to_vec(),
        _ => Vec::new(),
    });
    cells.flatten().collect()
}

/// Returns the cell of the stone that was placed last, while the game is played.
fn last_stone(position: &Position) -> Option<CellId> {
    match position {
        Position::InARow(game) if game.outcome().is_none() => game.last(),
        _ => None,
    }
}

/// Returns the cell at which a piece ends by a move, if the move is legal.
fn end(position: &Position, mv: Move) -> Option<CellId> {
    match position {
        Position::Race(race) => race.destination(mv),
        _ => None,
    }
}

/// Lets the rings of a new hint breathe, and then rest.
fn breathe(
    mut breaths: ResMut<HintBreath>,
    (hint, time): (Res<Hint>, Res<Time<Real>>),
    shown: ShownGame,
    (settings, shot): (Res<Settings>, Option<Res<Shot>>),
    mut redraw: ResMut<RedrawRequest>,
) {
    if hint.is_changed() {
        let has_rings = shown
            .game()
            .is_some_and(|game| !hinted(game.position(), &hint).is_empty());
        let breathes = has_rings && shows_motion(&settings, shot.as_deref());
        breaths.since = if breathes { 0.0 } else { BREATHS };
    }
    if breaths.since < BREATHS {
        let breath = HINT_BREATH * f64::from(settings.motion().stretch().max(0.01));
        let passed = time.delta_secs_f64().min(LONGEST_FRAME) / breath;
        breaths.since = (breaths.since + passed).min(BREATHS);
        redraw.request();
    }
}

fn draw_selection_outlines(
    mut commands: Commands,
    outlines: Option<Single<(Entity, &SelectionOutlines)>>,
    shown: ShownGame,
    (picked, better): (Res<Picked>, Res<BetterMove>),
    (hint, breaths): (Res<Hint>, Res<HintBreath>),
    (theme, ending, animation_clock): (Res<Theme>, Res<BoardEnding>, Res<AnimationClock>),
    (pixels, place, tiles, assets): (
        Res<Pixels>,
        Res<BoardPlacement>,
        Res<Tiles>,
        Res<TileAssets>,
    ),
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let (Some(game), Some(projection)) = (shown.game(), &tiles.projection) else {
        return;
    };
    let position = game.position();
    let thickness = pixels.capped(THICKNESS, MOST_PIXELS * place.zoom);
    // Wider on the inner side too, where the cursor's frame covers it.
    let thick = 1.8 * thickness;
    let mut around = Vec::new();
    if !animation_clock.is_running() {
        // The line of stones is told by what lies over all others.
        let has_line = matches!(ending.shown(), Some(Ending::Lines(_)));
        let marked = position.highlighted().into_iter().filter(|_| !has_line);
        around.extend(marked.map(|cell| (cell, theme.shades.outline, thickness)));
        let last = last_stone(position).into_iter();
        around.extend(last.map(|cell| (cell, theme.shades.quiet, 0.7 * thickness)));
        let choices = movable(game).into_iter();
        around.extend(choices.map(|cell| (cell, theme.shades.accent, thickness)));
    }
    let better = better.0.iter().flat_map(|better| &better.cells);
    around.extend(better.map(|&cell| (cell, theme.gold_mark(), thick)));
    let hinted = hinted(position, &hint).into_iter();
    let breathing = thick * breaths.width();
    around.extend(hinted.map(|cell| (cell, theme.shades.lit, breathing)));
    around.extend(picked.cell.map(|cell| (cell, theme.shades.accent, thick)));
    around.extend(
        picked
            .target
            .map(|cell| (cell, theme.shades.gold.top, thick)),
    );
    around.retain(|(cell, ..)| cell.index() < position.board().len());
    let wanted = SelectionOutlines {
        around,
        projection: projection.clone(),
    };
    let drawn = outlines.map(Single::into_inner);
    if drawn.is_none_or(|(_, drawn)| *drawn != wanted) {
        if let Some((entity, _)) = drawn {
            commands.entity(entity).despawn();
        } else if wanted.around.is_empty() {
            return;
        }
        let board = projection.board();
        let pieces = wanted.around.iter().flat_map(|&(cell, rgb, thickness)| {
            let centre = projection.centre(cell);
            let pieces = shapes::frame(board, cell, thickness).into_iter();
            pieces.map(move |piece| (piece.into_iter().map(|at| centre + at).collect(), rgb))
        });
        let pieces: Vec<(Vec<Vec2>, Rgb)> = pieces.collect();
        commands.spawn((
            Mesh2d(meshes.add(coloured(&pieces))),
            MeshMaterial2d(assets.white.clone()),
            Transform::from_xyz(0.0, 0.0, 2.95),
            wanted,
            BoardPart,
        ));
    }
}
