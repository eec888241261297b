//! The flood: tiles change one after the other, from where the change began.

use super::*;
use crate::app::idle::Moving;

/// How long a flood takes to its farthest tile, at most, in seconds at normal speed.
const LONGEST: f64 = 0.4;
/// How long it takes from one tile to the next, at most.
const STEP: f64 = 0.035;
/// How long a flood without motion takes: it is there in the frame after, and the sum of all floods still grows by it.
const AT_ONCE: f64 = 1e-6;
/// How long a tile takes to swell into its place.
const SWELL: f64 = 0.16;

/// The flood that travels over the tiles.
#[derive(Resource, Default, Debug)]
pub struct Flood {
    /// Seconds that floods have travelled so far.
    now: f64,
    /// When the last tile will have come to rest.
    until: f64,
}

impl Flood {
    /// Whether a flood is on its way.
    pub fn travels(&self) -> bool {
        self.now < self.until
    }

    /// Ends the flood where it is.
    pub(super) const fn settle(&mut self) {
        self.until = self.now;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Flood>().add_systems(
        Update,
        propagate_flood
            .in_set(Step::Animate)
            .after(TilesFollow)
            .run_if(|flood: Res<Flood>| flood.travels()),
    );
}

/// Gives the tiles at once what the rules say, and each the time when it will show it.
pub(super) fn begin(
    mut committed: MessageReader<MoveCommitted>,
    mut stepped: MessageReader<ReplayStepped>,
    tiles: Res<Tiles>,
    mut parts: Query<(&mut TileColour, &mut Holder, &mut Picture)>,
    mut flood: ResMut<Flood>,
    settings: Res<Settings>,
) {
    let committed = committed.read().map(|committed| &committed.effects);
    let stepped = stepped.read().map(|stepped| &stepped.effects);
    for effects in committed.chain(stepped) {
        let distance_of = |effect: &Effect| match *effect {
            Effect::Recoloured { distance, .. } | Effect::Taken { distance, .. } => distance,
        };
        let farthest = effects.iter().map(distance_of).max().unwrap_or(0).max(1);
        let stretch = f64::from(settings.motion.stretch());
        let step = stretch * STEP.min(LONGEST / f64::from(farthest));
        for effect in effects {
            let (Effect::Recoloured { cell, .. } | Effect::Taken { cell, .. }) = *effect;
            let Some(&entity) = tiles.entities.get(cell.index()) else {
                continue;
            };
            let Ok((mut colour, mut holder, mut picture)) = parts.get_mut(entity) else {
                continue;
            };
            match *effect {
                Effect::Recoloured { colour: new, .. } => colour.0 = new,
                Effect::Taken { seat, .. } => holder.0 = Some(seat),
            }
            picture.due = Some(flood.now + step * f64::from(distance_of(effect)));
        }
        let rest = step * f64::from(farthest) + stretch * SWELL;
        // A flood without motion still has to arrive, in the frame that follows.
        flood.until = flood.until.max(flood.now + rest.max(AT_ONCE));
    }
}

/// Lets the flood travel: a tile whose time has come shows what the rules say, and swells if it was taken.
fn propagate_flood(
    mut tiles: Query<(&TileColour, &Holder, &mut Picture, &mut Transform)>,
    mut flood: ResMut<Flood>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut moving: ResMut<Moving>,
) {
    flood.now += time.delta_secs_f64();
    let arrives = !flood.travels();
    if arrives {
        flood.now = flood.until;
    } else {
        moving.now();
    }
    let swell = SWELL * f64::from(settings.motion.stretch());
    for (colour, holder, mut picture, mut transform) in &mut tiles {
        if picture.due.is_some_and(|due| due <= flood.now || arrives) {
            // A tile that still swells goes on with it when the next flood comes over it.
            let taken = match picture.holder == holder.0 {
                true => picture.taken,
                false => picture.due,
            };
            *picture = Picture {
                colour: colour.0,
                holder: holder.0,
                due: None,
                taken,
            };
        }
        if let Some(taken) = picture.taken {
            let share = if swell > 0.0 {
                ((flood.now - taken) / swell).clamp(0.0, 1.0)
            } else {
                1.0
            };
            let rest = 1.0 - share as f32;
            transform.scale = Vec3::splat(1.0 - 0.35 * rest * rest);
            if rest == 0.0 || arrives {
                transform.scale = Vec3::ONE;
                picture.taken = None;
            }
        }
    }
}
