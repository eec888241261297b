//! Frames around highlighted tiles: the selected one, those of a hint, the last stone, and the winning ones.

use crate::board::animation::AnimationClock;
use crate::board::ending::BoardEnding;
use crate::board::mesh_spawner::MeshSpawner;
use crate::board::meshes::coloured;
use crate::board::pixels::BoardScale;
use crate::board::tiles::Tiles;
use crate::board::timing::MotionTime;
use crate::core::motion::{HINT_BREATH, breath};
use crate::core::palette::Rgb;
use crate::core::theme::Theme;
use crate::core::{
    BetterMove, FrameSystems, Hint, MoveCommitted, PositionChanged, RedrawAppExt, RedrawRequest,
    Screen, ShownGame,
};
use crate::drawing::{BoardProjection, Ending, shapes};
use crate::games::game_ui;
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Advice, Effect, Move, Position, Rules, Turn};
use tessella_session::{Player, Session};

/// Thickness of the frames in cells, and its maximum in points.
const THICKNESS: f32 = 0.11;
const MAX_THICKNESS: f32 = 6.0;
/// Thickness of frames that the cursor's frame may cover on the inner side, relative to the others.
const THICK: f32 = 1.8;

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

/// Reason for which a cell has a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reason {
    /// The rules highlight it.
    Highlighted,
    LastStone,
    /// A piece that can be moved is there, or a branch of its way leads there.
    Movable,
    BetterMove,
    Hinted,
    Picked,
    Target,
}

impl Reason {
    fn colour(self, theme: &Theme) -> Rgb {
        match self {
            Self::Highlighted => theme.shades.outline,
            Self::LastStone => theme.shades.quiet,
            Self::Movable | Self::Picked => theme.shades.accent,
            Self::BetterMove => theme.gold_mark(),
            Self::Hinted => theme.shades.lit,
            Self::Target => theme.shades.gold.top,
        }
    }

    /// Returns the thickness of the frame, relative to [`THICKNESS`].
    const fn thickness(self) -> f32 {
        match self {
            Self::Highlighted | Self::Movable => 1.0,
            Self::LastStone => 0.7,
            Self::BetterMove | Self::Hinted | Self::Picked | Self::Target => THICK,
        }
    }
}

/// Cells with frames, in drawing order.
#[derive(Resource, Default)]
struct MarkedCells {
    by_position: Vec<(CellId, Reason)>,
    by_choice: Vec<(CellId, Reason)>,
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
        .init_resource::<MarkedCells>()
        .add_systems(
            Update,
            forget_picked
                .in_set(FrameSystems::Animate)
                .run_if(on_message::<PositionChanged>.or_else(on_message::<MoveCommitted>)),
        )
        .add_systems(
            Update,
            (
                breathe_hint,
                mark_position,
                mark_choices,
                draw_selection_outlines,
            )
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
            .map(|mv| game_ui(position).end_of_move(mv))
            .to_vec(),
        _ => Vec::new(),
    });
    cells.flatten().collect()
}

/// Lets the rings of a new hint breathe, and then rest.
fn breathe_hint(
    mut breaths: ResMut<HintBreath>,
    hint: Res<Hint>,
    shown: ShownGame,
    motion: MotionTime,
    mut redraw: ResMut<RedrawRequest>,
) {
    if hint.is_changed() {
        let has_rings =
            (shown.game()).is_some_and(|game| !hinted(game.position(), &hint).is_empty());
        let breathes = has_rings && motion.is_shown();
        breaths.since = if breathes { 0.0 } else { BREATHS };
    }
    if breaths.since < BREATHS {
        breaths.since = (breaths.since + motion.passed() / HINT_BREATH).min(BREATHS);
        redraw.request();
    }
}

/// Marks the cells that the position emphasises, while nothing moves.
fn mark_position(
    shown: ShownGame,
    ending: Res<BoardEnding>,
    animation_clock: Res<AnimationClock>,
    mut marked: ResMut<MarkedCells>,
) {
    let Some(game) = shown.game() else {
        return;
    };
    marked.by_position.clear();
    if animation_clock.is_running() {
        return;
    }
    let position = game.position();
    // The line of stones is told by what lies over all others.
    let has_line = matches!(ending.shown(), Some(Ending::Lines(_)));
    let highlighted = position.highlighted().into_iter().filter(|_| !has_line);
    let highlighted = highlighted.map(|cell| (cell, Reason::Highlighted));
    let last = game_ui(position)
        .last_placed()
        .map(|cell| (cell, Reason::LastStone));
    let movable = movable(game).into_iter();
    let movable = movable.map(|cell| (cell, Reason::Movable));
    marked
        .by_position
        .extend(highlighted.chain(last).chain(movable));
}

/// Marks the cells of the better move, of a hint, and those that the player has chosen.
fn mark_choices(
    shown: ShownGame,
    better: Res<BetterMove>,
    hint: Res<Hint>,
    picked: Res<Picked>,
    mut marked: ResMut<MarkedCells>,
) {
    let Some(game) = shown.game() else {
        return;
    };
    let better = better.0.iter().flat_map(|better| &better.cells);
    let better = better.map(|&cell| (cell, Reason::BetterMove));
    let hinted = hinted(game.position(), &hint).into_iter();
    let hinted = hinted.map(|cell| (cell, Reason::Hinted));
    let picked_cell = picked.cell.map(|cell| (cell, Reason::Picked));
    let target = picked.target.map(|cell| (cell, Reason::Target));
    marked.by_choice = better
        .chain(hinted)
        .chain(picked_cell)
        .chain(target)
        .collect();
}

/// Draws the frames anew when they have changed.
fn draw_selection_outlines(
    mut spawner: MeshSpawner,
    outlines: Option<Single<(Entity, &SelectionOutlines)>>,
    marked: Res<MarkedCells>,
    breaths: Res<HintBreath>,
    theme: Res<Theme>,
    scale: BoardScale,
    tiles: Res<Tiles>,
) {
    let Some(projection) = &tiles.projection else {
        return;
    };
    let board = projection.board();
    let thickness = scale.capped(THICKNESS, MAX_THICKNESS);
    let marked = marked.by_position.iter().chain(&marked.by_choice);
    let around = marked
        .filter(|(cell, _)| cell.index() < board.len())
        .map(|&(cell, reason)| {
            let breath = if reason == Reason::Hinted {
                breaths.width()
            } else {
                1.0
            };
            let thickness = thickness * reason.thickness() * breath;
            (cell, reason.colour(&theme), thickness)
        });
    let wanted = SelectionOutlines {
        around: around.collect(),
        projection: projection.clone(),
    };
    let drawn = outlines.map(Single::into_inner);
    if drawn.is_some_and(|(_, drawn)| *drawn == wanted) {
        return;
    }
    if let Some((entity, _)) = drawn {
        spawner.commands.entity(entity).despawn();
    } else if wanted.around.is_empty() {
        return;
    }
    let pieces = wanted.around.iter().flat_map(|&(cell, rgb, thickness)| {
        let centre = projection.centre(cell);
        let pieces = shapes::frame(board, cell, thickness).into_iter();
        pieces.map(move |piece| (piece.into_iter().map(|at| centre + at).collect(), rgb))
    });
    let pieces: Vec<(Vec<Vec2>, Rgb)> = pieces.collect();
    spawner.spawn(coloured(&pieces), 2.95, wanted);
}
