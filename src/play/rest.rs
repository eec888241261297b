//! The rest of a game whose winner is certain, played quickly by itself.

use crate::core::settings::Settings;
use crate::core::{
    Authority, ComputerSystems, CurrentGame, FrameSystems, GameRequest, Phase, PositionChanged,
    RedrawRequest, Screen,
};
use crate::games::game_ui;
use bevy::prelude::*;
use tessella_session::{Player, Session};

/// Time between two moves, in seconds at normal speed.
const PACE: f32 = 0.16;

/// Whether the rest of the game plays itself.
#[derive(Resource, Default)]
pub(super) struct PlayRest {
    is_on: bool,
    /// Time since the last move.
    since: f32,
    /// Number of moves before the one requested last.
    asked: Option<usize>,
}

impl PlayRest {
    pub(super) const fn is_on(&self) -> bool {
        self.is_on
    }

    /// Plays the rest of the game from now on.
    pub(super) fn begin(&mut self) {
        *self = Self {
            is_on: true,
            ..Self::default()
        };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayRest>()
        .add_systems(OnExit(Screen::Play), stop_playing_rest)
        .add_systems(OnExit(Phase::Playing), stop_playing_rest)
        .add_systems(
            Update,
            (
                stop_playing_rest.run_if(on_message::<PositionChanged>),
                play_rest.run_if(|rest: Res<PlayRest>| rest.is_on),
            )
                .chain()
                .after(ComputerSystems)
                .in_set(FrameSystems::Input)
                .run_if(in_state(Phase::Playing)),
        );
}

fn stop_playing_rest(mut rest: ResMut<PlayRest>) {
    *rest = PlayRest::default();
}

/// Returns `true` if the winner of a game is certain, so that its rest can play itself.
pub(super) fn can_play_rest(game: &Session) -> bool {
    game_ui(game.position()).certain_winner().is_some()
}

/// Requests the next move: of any seat in a game on this device, and of the player's own in a network game.
fn play_rest(
    current: Res<CurrentGame>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut rest: ResMut<PlayRest>,
    mut requests: MessageWriter<GameRequest>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let Some(game) = current.game().filter(|game| can_play_rest(game)) else {
        rest.is_on = false;
        return;
    };
    redraw.request();
    rest.since += time.delta_secs();
    let is_due = rest.since >= PACE * settings.motion().stretch();
    let is_asked = rest.asked == Some(game.cursor());
    let is_remote = current.authority() == Authority::Remote;
    let mover = game.player_to_move();
    let mover = mover.filter(|&(_, player)| !is_remote || player == Player::Human);
    let (Some((seat, _)), false, true) = (mover, is_asked, is_due) else {
        return;
    };
    if let Some(mv) = game_ui(game.position()).rest_move() {
        rest.since = 0.0;
        rest.asked = Some(game.cursor());
        requests.write(GameRequest::Move { seat, mv });
    }
}
