//! Lines that a game draws over its board: the way that was walked, ladders and snakes.

use super::meshes::coloured;
use super::shapes::regular;
use super::*;
use crate::app::games::front;
use crate::app::palette::Rgb;
use crate::app::theme::Theme;

/// A line through places on the board, round at its ends and corners.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// The places, in cells; y grows down.
    pub line: Vec<Vec2>,
    /// How wide it is, in cells.
    pub width: f32,
    /// Its colour.
    pub rgb: Rgb,
}

impl Stroke {
    /// It as convex pieces.
    pub fn pieces(&self) -> Vec<Vec<Vec2>> {
        let half = self.width / 2.0;
        let joints = self.line.iter().map(|&at| {
            let disc = regular(8, half, 0.0);
            disc.into_iter().map(|corner| at + corner).collect()
        });
        let stretches = self.line.windows(2).filter_map(|ends| {
            let along = (ends[1] - ends[0]).try_normalize()? * half;
            let across = along.perp();
            let [from, to] = [ends[0], ends[1]];
            Some(vec![from - across, to - across, to + across, from + across])
        });
        joints.chain(stretches).collect()
    }
}

/// The mesh of all lines of the game.
#[derive(Component)]
struct Strokes;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(Step::Show).run_if(
            in_state(Screen::Play).and_then(
                on_message::<PositionChanged>
                    .or_else(on_message::<MoveCommitted>)
                    .or_else(on_message::<ReplayStepped>)
                    .or_else(resource_changed::<Theme>),
            ),
        ),
    );
}

fn draw(
    mut commands: Commands,
    (table, replay): (Res<OnTable>, Res<Replay>),
    theme: Res<Theme>,
    kit: Res<Kit>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    commands.queue(despawn_all::<Strokes>);
    let Some(game) = shown(&table, &replay) else {
        return;
    };
    let position = game.position();
    let strokes = front(position.setup().game()).strokes(position, &theme);
    if strokes.is_empty() {
        return;
    }
    let pieces = strokes.iter().flat_map(|stroke| {
        let pieces = stroke.pieces().into_iter();
        pieces.map(|piece| (piece, stroke.rgb))
    });
    let pieces: Vec<(Vec<Vec2>, Rgb)> = pieces.collect();
    commands.spawn((
        Strokes,
        Mesh2d(meshes.add(coloured(&pieces))),
        MeshMaterial2d(kit.white.clone()),
        Transform::from_xyz(0.0, 0.0, 2.2),
        DespawnOnExit(Screen::Play),
    ));
}
