//! Animations on the board: floods from tile to tile; tiles that appear, disappear or slide; moving pieces. All of them
//! share one [`AnimationClock`], which runs only during animations.

use crate::board::tiles::{Slide, Tile, TileAppearance, TileSystems, TileVisual, Tiles, at_rest};
use crate::board::timing::{BOUNCE, LONGEST_FRAME, SWELL, TimedEffect, timed};
use crate::core::settings::Settings;
use crate::core::{
    FrameSystems, MoveCommitted, PositionChanged, RedrawAppExt, RedrawRequest, ReplayStepped,
};
use crate::drawing::tile_style::holder;
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Appearance, Effect, Seat};

/// Duration of a move when animations are off: it ends in the next frame, but is not zero, so that the clock advances.
const AT_ONCE: f64 = 1e-6;
/// Clock shared by all animations on the board. It runs only while there are any.
#[derive(Resource, Default, Debug)]
pub struct AnimationClock {
    /// Current time of the clock, in seconds.
    now: f64,
    /// Time at which the last animation ends.
    until: f64,
}

impl AnimationClock {
    /// Keeps the clock running for this time.
    pub(super) const fn run_for(&mut self, seconds: f64) {
        self.until = self.until.max(self.now + seconds);
    }

    /// Returns `true` while an animation is running.
    pub fn is_running(&self) -> bool {
        self.now < self.until
    }

    /// Returns the current time, in seconds.
    pub(super) const fn now(&self) -> f64 {
        self.now
    }

    /// Ends all animations at once.
    pub(super) const fn settle(&mut self) {
        self.until = self.now;
    }
}

/// Advance of the [`AnimationClock`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnimationSystems;

/// An animation caused by a move, other than a change of tiles.
#[derive(Message, Clone, Debug)]
pub(super) enum Animation {
    /// Shows a line between two tiles.
    Line {
        line: Vec<tessella_boards::Point>,
        until: f64,
    },
    /// Moves a piece along these cells, or off the board if there are none.
    Piece {
        seat: Seat,
        number: u8,
        path: Vec<CellId>,
        begin: f64,
        end: f64,
    },
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnimationClock>()
        .redraw_on_component_change::<TileAppearance>()
        .redraw_on_component_change::<TileVisual>()
        .add_message::<Animation>()
        .add_systems(
            Update,
            (
                pass_time.in_set(AnimationSystems),
                propagate_flood,
                slide_tiles,
                swell_tiles,
            )
                .chain()
                .in_set(FrameSystems::Animate)
                .after(TileSystems)
                .run_if(|animation_clock: Res<AnimationClock>| animation_clock.is_running()),
        );
}

/// Sets the appearance of the changed tiles at once, and schedules the animations that show the changes.
pub(super) fn begin(
    mut committed: MessageReader<MoveCommitted>,
    mut stepped: MessageReader<ReplayStepped>,
    mut changed: MessageReader<PositionChanged>,
    tiles: Res<Tiles>,
    mut parts: Query<(&mut TileAppearance, &mut TileVisual)>,
    mut animation_clock: ResMut<AnimationClock>,
    mut animations: MessageWriter<Animation>,
    settings: Res<Settings>,
) {
    // The tiles show the position already, and a move may have been undone in the same frame.
    if changed.read().count() > 0 {
        committed.clear();
        stepped.clear();
        return;
    }
    let committed = committed.read().map(|committed| &committed.effects);
    let stepped = stepped.read().map(|stepped| &stepped.effects);
    let stretch = f64::from(settings.motion().stretch());
    let Some(board) = &tiles.board else {
        return;
    };
    for effects in committed.chain(stepped) {
        let now = animation_clock.now;
        let mut rest = now;
        let mut slides = false;
        for TimedEffect { effect, begin, end } in timed(effects, board, stretch) {
            let (begin, end) = (now + begin, now + end);
            rest = rest.max(end);
            match effect {
                &Effect::CellChanged {
                    cell, appearance, ..
                } => {
                    let entity = tiles.entities.get(cell.index());
                    if let Some(Ok((mut tile, mut visual))) =
                        entity.map(|&tile| parts.get_mut(tile))
                    {
                        tile.0 = appearance;
                        visual.due = Some(begin);
                        // A tile that slides disappears at its destination, without shrinking.
                        visual.shrinks = appearance == Appearance::Removed && !slides;
                    }
                }
                Effect::TileMoved { from, to } => {
                    let entity = tiles.entities.get(to.index());
                    if let (Some(projection), Some(Ok((_, mut visual)))) =
                        (&tiles.projection, entity.map(|&tile| parts.get_mut(tile)))
                    {
                        let origin = at_rest(projection, *from).translation.truncate();
                        slides = true;
                        rest = rest.max(end + BOUNCE * stretch);
                        visual.slide = Some(Slide {
                            from: origin,
                            begin,
                            landing: end,
                            bounces: true,
                        });
                    }
                }
                Effect::PairLine(line) => {
                    animations.write(Animation::Line {
                        line: line.clone(),
                        until: end,
                    });
                }
                Effect::DieRolled(_) => {}
                Effect::PieceMoved {
                    seat, number, path, ..
                } => {
                    animations.write(Animation::Piece {
                        seat: *seat,
                        number: *number,
                        path: path.clone(),
                        begin,
                        end,
                    });
                }
            }
        }
        // Without animations the changes are shown in the next frame.
        animation_clock.until = animation_clock
            .until
            .max(rest.max(animation_clock.now + AT_ONCE));
    }
}

/// Advances the clock.
fn pass_time(
    mut animation_clock: ResMut<AnimationClock>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<RedrawRequest>,
) {
    animation_clock.now += time.delta_secs_f64().min(LONGEST_FRAME);
    if animation_clock.is_running() {
        redraw.request();
    } else {
        animation_clock.now = animation_clock.until;
    }
}

/// Updates the visuals of the tiles whose time has come. A tile that changes its owner, or gets a stone, starts to
/// grow.
fn propagate_flood(
    mut tiles: Query<(&TileAppearance, &mut TileVisual)>,
    animation_clock: Res<AnimationClock>,
) {
    let arrives = !animation_clock.is_running();
    for (appearance, mut visual) in &mut tiles {
        if visual
            .due
            .is_some_and(|due| due <= animation_clock.now || arrives)
        {
            let is_new = match (visual.look, appearance.0) {
                (before, Appearance::Stone(_) | Appearance::Ground { .. }) => {
                    before != appearance.0
                }
                (before, after) => holder(before) != holder(after),
            };
            // A tile that is still growing continues when the next flood reaches it. What falls or rises does not grow.
            let slide = visual.slide;
            let came = match is_new && slide.is_none() {
                true => visual.due,
                false => visual.came,
            };
            *visual = TileVisual {
                came,
                slide,
                ..TileVisual::new(appearance.0)
            };
        }
    }
}

/// Moves sliding tiles, and sliding stones on their cells, to their destinations.
fn slide_tiles(
    mut tiles: Query<(&Tile, &mut TileVisual, &mut Transform, Option<&Children>)>,
    mut marks: Query<&mut Transform, Without<Tile>>,
    tiles_shown: Res<Tiles>,
    animation_clock: Res<AnimationClock>,
    settings: Res<Settings>,
) {
    let arrives = !animation_clock.is_running();
    let bounce = BOUNCE * f64::from(settings.motion().stretch());
    let Some(projection) = &tiles_shown.projection else {
        return;
    };
    for (tile, mut visual, mut transform, children) in &mut tiles {
        let Some(slide) = visual.slide else {
            continue;
        };
        if animation_clock.now < slide.begin && !arrives {
            continue;
        }
        let rest = at_rest(projection, tile.0).translation;
        let share = match arrives {
            true => None,
            false => slide.offset_share(animation_clock.now, bounce),
        };
        let offset = (slide.from - rest.truncate()) * share.unwrap_or(0.0);
        if matches!(visual.look, Appearance::Stone(_)) {
            for &child in children.into_iter().flatten() {
                if let Ok(mut mark) = marks.get_mut(child) {
                    mark.translation.x = offset.x;
                    mark.translation.y = offset.y;
                }
            }
        } else {
            transform.translation.x = rest.x + offset.x;
            transform.translation.y = rest.y + offset.y;
        }
        if share.is_none() {
            visual.slide = None;
        }
    }
}

/// Scales the tiles that are growing or shrinking.
fn swell_tiles(
    mut tiles: Query<(&mut TileVisual, &mut Transform)>,
    animation_clock: Res<AnimationClock>,
    settings: Res<Settings>,
) {
    let arrives = !animation_clock.is_running();
    let swell = SWELL * f64::from(settings.motion().stretch());
    let share_since = |begin: f64| match swell > 0.0 && !arrives {
        true => ((animation_clock.now - begin) / swell).clamp(0.0, 1.0) as f32,
        false => 1.0,
    };
    for (mut visual, mut transform) in &mut tiles {
        if let Some(due) = visual.due.filter(|_| visual.shrinks) {
            let share = share_since(due - swell);
            transform.scale = Vec3::splat(1.0 - share);
        } else if let Some(came) = visual.came {
            let rest = 1.0 - share_since(came);
            transform.scale = Vec3::splat(1.0 - 0.35 * rest * rest);
            if rest == 0.0 {
                visual.came = None;
            }
        } else if transform.scale != Vec3::ONE {
            transform.scale = Vec3::ONE;
        }
    }
}
