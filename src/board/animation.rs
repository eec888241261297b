//! Animations on the board: floods from tile to tile; tiles that appear, disappear or slide; moving pieces. All of them
//! share one [`AnimationClock`], which runs only during animations.

use crate::board::tiles::{
    Slide, SlideKind, Tile, TileAppearance, TileMark, TileSystems, TileVisual, Tiles, at_rest,
};
use crate::board::timing::{LONGEST_FRAME, TimedEffect, timed};
use crate::core::motion::{FLIGHT, FLIGHT_DELAY, STEP_BACK, SWELL};
use crate::core::settings::Settings;
use crate::core::{
    FrameSystems, MoveCommitted, PositionChanged, RedrawAppExt, RedrawRequest, ReplayStepped,
};
use crate::drawing::ending::scattered;
use crate::drawing::tile_style::holder;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tessella_boards::CellId;
use tessella_games::{Appearance, Effect, Seat};

/// Duration of a move when animations are off: it ends in the next frame, but is not zero, so that the clock advances.
const AT_ONCE: f64 = 1e-6;
/// Distance above its cell from which a stone that is placed drops, in cells, and how much larger it is there.
const DROP_HEIGHT: f32 = 0.35;
const DROP_SIZE: f32 = 0.15;
/// Distance of a flying tile from the others, towards the camera.
const ABOVE: f32 = 0.3;

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

    /// Returns `true` if this time has come. At the end of the last animation, all times have.
    pub(super) fn has_reached(&self, time: f64) -> bool {
        time <= self.now || !self.is_running()
    }

    /// Returns the share of an animation that has passed.
    fn share_since(&self, begin: f64, duration: f64) -> f32 {
        if duration > 0.0 && self.is_running() {
            ((self.now - begin) / duration).clamp(0.0, 1.0) as f32
        } else {
            1.0
        }
    }

    /// Ends all animations at once.
    pub(super) const fn settle(&mut self) {
        self.until = self.now;
    }
}

/// Advance of the [`AnimationClock`], and of the tiles with it.
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
                pass_time,
                propagate_flood,
                remove_matches,
                apply_due_visuals,
                slide_tiles,
                grow_tiles,
            )
                .chain()
                .in_set(AnimationSystems)
                .in_set(FrameSystems::Animate)
                .after(TileSystems)
                .run_if(|animation_clock: Res<AnimationClock>| animation_clock.is_running()),
        );
}

/// Sets the appearance of the changed tiles at once, and schedules the animations that show the changes.
pub(super) fn begin_animations(
    mut committed: MessageReader<MoveCommitted>,
    mut stepped: MessageReader<ReplayStepped>,
    mut changed: MessageReader<PositionChanged>,
    mut schedule: AnimationSchedule,
) {
    // The tiles show the position already, and a move may have been undone in the same frame.
    if changed.read().count() > 0 {
        committed.clear();
        stepped.clear();
        return;
    }
    let committed = committed.read().map(|committed| &committed.effects);
    let stepped = stepped.read().map(|stepped| &stepped.effects);
    for effects in committed.chain(stepped) {
        schedule.add(effects, 0.0, 1.0);
    }
}

/// Schedules the animations of effects.
#[derive(SystemParam)]
pub(super) struct AnimationSchedule<'w, 's> {
    tiles: Res<'w, Tiles>,
    parts: Query<'w, 's, (&'static mut TileAppearance, &'static mut TileVisual), With<Tile>>,
    pub(super) animation_clock: ResMut<'w, AnimationClock>,
    animations: MessageWriter<'w, Animation>,
    settings: Res<'w, Settings>,
}

impl AnimationSchedule<'_, '_> {
    /// Shows the steps of moves that are undone or redone, one after the other.
    pub(super) fn add_steps(&mut self, steps: &[Vec<Effect>]) {
        let mut delay = 0.0;
        for effects in steps {
            delay = self.add(effects, delay, STEP_BACK);
        }
    }

    /// Shows effects after a delay. `speed` multiplies all durations. Returns the time until their end.
    fn add(&mut self, effects: &[Effect], delay: f64, speed: f64) -> f64 {
        let stretch = speed * f64::from(self.settings.motion().stretch());
        let Some(board) = self.tiles.board.clone() else {
            return delay;
        };
        let now = self.animation_clock.now + delay;
        let mut rest = now;
        let mut slides = false;
        if let Some(end) = self.fly(effects, now, stretch) {
            rest = end;
        }
        for TimedEffect { effect, begin, end } in timed(effects, &board, stretch) {
            let (begin, end) = (now + begin, now + end);
            rest = rest.max(end);
            match effect {
                &Effect::CellChanged {
                    cell, appearance, ..
                } => {
                    self.change(cell, appearance, begin, slides);
                    if self.drop_stone(cell, (begin, end)) {
                        rest = rest.max(end + SlideKind::Drop.bounce().0 * stretch);
                    }
                }
                Effect::TileMoved { from, to } if self.has_stone(*from) => {
                    self.slide((*to, *from), (begin, end), SlideKind::Departure);
                }
                Effect::TileMoved { from, to } => {
                    slides = true;
                    rest = rest.max(end + SlideKind::Fall.bounce().0 * stretch);
                    self.slide((*from, *to), (begin, end), SlideKind::Fall);
                }
                Effect::PairLine(line) => {
                    self.animations.write(Animation::Line {
                        line: line.clone(),
                        until: end,
                    });
                }
                Effect::DieRolled(_) => {}
                Effect::PieceMoved {
                    seat, number, path, ..
                } => {
                    self.animations.write(Animation::Piece {
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
        let clock = &mut self.animation_clock;
        clock.until = clock.until.max(rest.max(clock.now + AT_ONCE));
        rest - clock.now
    }

    fn change(&mut self, cell: CellId, appearance: Appearance, begin: f64, slides: bool) {
        let entity = self.tiles.entities.get(cell.index());
        if let Some(Ok((mut tile, mut visual))) = entity.map(|&tile| self.parts.get_mut(tile)) {
            tile.0 = appearance;
            // What leaves its cell is shown until it is away.
            let departure = visual
                .slide
                .filter(|slide| slide.kind == SlideKind::Departure);
            visual.due = Some(departure.map_or(begin, |slide| slide.landing));
            // A tile that slides disappears at its destination, without shrinking.
            visual.shrinks = appearance == Appearance::Removed && !slides;
        }
    }

    /// Lets the stone that is placed on a cell drop onto it, unless it falls there from another one. Returns `true` if it drops.
    fn drop_stone(&mut self, cell: CellId, (begin, landing): (f64, f64)) -> bool {
        let entity = self.tiles.entities.get(cell.index());
        let (Some(projection), Some(Ok((look, mut visual)))) = (
            &self.tiles.projection,
            entity.map(|&tile| self.parts.get_mut(tile)),
        ) else {
            return false;
        };
        let is_placed = matches!(look.0, Appearance::Stone(_)) && visual.slide.is_none();
        if is_placed {
            let up = projection.up() * Vec2::new(1.0, -1.0);
            visual.slide = Some(Slide {
                from: at_rest(projection, cell).translation.truncate() + up * DROP_HEIGHT,
                begin,
                landing,
                kind: SlideKind::Drop,
            });
        }
        is_placed
    }

    /// Returns `true` if a cell shows a stone now. One that moves from it is taken back.
    fn has_stone(&self, cell: CellId) -> bool {
        let entity = self.tiles.entities.get(cell.index());
        let visual = entity.and_then(|&tile| self.parts.get(tile).ok());
        visual.is_some_and(|(_, visual)| matches!(visual.look, Appearance::Stone(_)))
    }

    fn slide(
        &mut self,
        (from, to): (CellId, CellId),
        (begin, landing): (f64, f64),
        kind: SlideKind,
    ) {
        let entity = self.tiles.entities.get(to.index());
        if let (Some(projection), Some(Ok((_, mut visual)))) = (
            &self.tiles.projection,
            entity.map(|&tile| self.parts.get_mut(tile)),
        ) {
            if kind == SlideKind::Departure && visual.due.is_some() {
                visual.due = Some(landing);
            }
            visual.slide = Some(Slide {
                from: at_rest(projection, from).translation.truncate(),
                begin,
                landing,
                kind,
            });
        }
    }

    /// Lets the tiles of a shuffle fly to their places. Returns the time at which the last one lands; `None` if the effects are not
    /// those of a shuffle.
    fn fly(&mut self, effects: &[Effect], now: f64, stretch: f64) -> Option<f64> {
        let dealt = effects.iter().map(|effect| match effect {
            Effect::CellChanged {
                cell, appearance, ..
            } => Some((*cell, *appearance)),
            _ => None,
        });
        let dealt: Vec<(CellId, Appearance)> = dealt.collect::<Option<_>>()?;
        let look = |cell: CellId| {
            let entity = self.tiles.entities.get(cell.index())?;
            self.parts.get(*entity).ok().map(|(look, _)| look.0)
        };
        let before: Vec<(CellId, Appearance)> = dealt
            .iter()
            .map(|&(cell, _)| Some((cell, look(cell)?)))
            .collect::<Option<_>>()?;
        let flights = flights(&before, &dealt)?;
        for &(from, to) in &flights {
            let begin = now + stretch * FLIGHT_DELAY * f64::from(scattered(to));
            let landing = begin + stretch * FLIGHT;
            self.slide((from, to), (begin, landing), SlideKind::Flight);
        }
        Some(now + stretch * (FLIGHT_DELAY + FLIGHT))
    }
}

/// Returns from where to where the tiles of a shuffle move; `None` if other tiles lie there afterwards, or none have moved.
fn flights(
    before: &[(CellId, Appearance)],
    dealt: &[(CellId, Appearance)],
) -> Option<Vec<(CellId, CellId)>> {
    let is_face = |(_, look): &(CellId, Appearance)| matches!(look, Appearance::Face(_));
    if dealt.len() < 2 || !dealt.iter().chain(before).all(is_face) {
        return None;
    }
    let mut left = before.to_vec();
    let flight = |&(to, look): &(CellId, Appearance)| {
        let at = left.iter().position(|(_, before)| *before == look)?;
        Some((left.swap_remove(at).0, to))
    };
    dealt.iter().map(flight).collect()
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

/// Recolours the tiles that the wave of a flood has reached. [`timed`] lays the wave out from the distances of the tiles. A tile
/// that the flood has captured starts to grow.
fn propagate_flood(
    mut tiles: Query<(&TileAppearance, &mut TileVisual)>,
    animation_clock: Res<AnimationClock>,
) {
    for (appearance, mut visual) in &mut tiles {
        let is_flooded = matches!(appearance.0, Appearance::Painted { .. });
        if is_flooded && visual.is_due(&animation_clock) {
            let is_captured = holder(visual.look) != holder(appearance.0);
            visual.draw(appearance.0, is_captured);
        }
    }
}

/// Shrinks the tiles of a matched pair, and removes them when the line between them has been shown.
fn remove_matches(
    mut tiles: Query<(&TileAppearance, &mut TileVisual, &mut Transform)>,
    animation_clock: Res<AnimationClock>,
    settings: Res<Settings>,
) {
    let duration = SWELL * f64::from(settings.motion().stretch());
    for (appearance, mut visual, mut transform) in &mut tiles {
        if appearance.0 != Appearance::Removed {
            continue;
        }
        if visual.is_due(&animation_clock) {
            visual.draw(appearance.0, false);
        } else if let Some(due) = visual.due.filter(|_| visual.shrinks) {
            let share = animation_clock.share_since(due - duration, duration);
            transform.scale = Vec3::splat(1.0 - share);
        }
    }
}

/// Updates the other tiles whose time has come: stones, lit tiles, raised ground, and moves that are taken back. A tile that
/// changes its owner, or gets a stone, starts to grow.
fn apply_due_visuals(
    mut tiles: Query<(&TileAppearance, &mut TileVisual)>,
    animation_clock: Res<AnimationClock>,
) {
    for (appearance, mut visual) in &mut tiles {
        if visual.is_due(&animation_clock) {
            let is_new = match (visual.look, appearance.0) {
                (before, Appearance::Stone(_) | Appearance::Ground { .. }) => {
                    before != appearance.0
                }
                (before, after) => holder(before) != holder(after),
            };
            visual.draw(appearance.0, is_new);
        }
    }
}

/// Moves sliding tiles, and sliding stones on their cells, to their destinations.
fn slide_tiles(
    mut tiles: Query<(&Tile, &mut TileVisual, &mut Transform, Option<&Children>)>,
    mut marks: Query<&mut Transform, (With<TileMark>, Without<Tile>)>,
    tiles_shown: Res<Tiles>,
    animation_clock: Res<AnimationClock>,
    settings: Res<Settings>,
) {
    let arrives = !animation_clock.is_running();
    let stretch = f64::from(settings.motion().stretch());
    let Some(projection) = &tiles_shown.projection else {
        return;
    };
    for (tile, mut visual, mut transform, children) in &mut tiles {
        let Some(slide) = visual.slide else {
            continue;
        };
        let is_flight = slide.kind == SlideKind::Flight;
        // A tile that flies shows its face from the start, so it waits where that was.
        if animation_clock.now < slide.begin && !arrives && !is_flight {
            continue;
        }
        let rest = at_rest(projection, tile.0).translation;
        let now = animation_clock.now.max(slide.begin);
        let share = if arrives {
            None
        } else {
            slide.offset_share(now, stretch)
        };
        let offset = match share {
            None => Vec2::ZERO,
            Some(_) if is_flight => slide.flown(now, rest.truncate()) - rest.truncate(),
            Some(share) if slide.kind == SlideKind::Departure => {
                (slide.from - rest.truncate()) * (1.0 - share)
            }
            Some(share) => (slide.from - rest.truncate()) * share,
        };
        if matches!(visual.look, Appearance::Stone(_)) {
            let mut marks = marks.iter_many_mut(children.into_iter().flatten());
            while let Some(mut mark) = marks.fetch_next() {
                mark.translation.x = offset.x;
                mark.translation.y = offset.y;
                if slide.kind == SlideKind::Drop {
                    let size = 1.0 + DROP_SIZE * share.unwrap_or(0.0);
                    mark.scale.x = size;
                    mark.scale.y = size * projection.foreshortening();
                }
            }
        } else {
            transform.translation = rest + offset.extend(0.0);
            if is_flight && share.is_some() {
                transform.translation.z += ABOVE;
            }
        }
        if share.is_none() {
            visual.slide = None;
        }
    }
}

/// Scales the tiles that are growing.
fn grow_tiles(
    mut tiles: Query<(&mut TileVisual, &mut Transform)>,
    animation_clock: Res<AnimationClock>,
    settings: Res<Settings>,
) {
    let duration = SWELL * f64::from(settings.motion().stretch());
    for (mut visual, mut transform) in &mut tiles {
        if visual.shrinks {
            continue;
        }
        if let Some(came) = visual.came {
            let rest = 1.0 - animation_clock.share_since(came, duration);
            // The outline of a region is around whole cells from the first frame on.
            let smaller = if holder(visual.look).is_some() {
                0.0
            } else {
                0.35 * rest * rest
            };
            transform.scale = Vec3::splat(1.0 - smaller);
            if rest == 0.0 {
                visual.came = None;
            }
        } else if transform.scale != Vec3::ONE {
            transform.scale = Vec3::ONE;
        }
    }
}
