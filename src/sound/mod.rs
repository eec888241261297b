//! Sounds and vibrations: which ones the events of a game cause, and the output of sounds.

mod cue;
mod effects;
mod output;

pub use cue::{PlaySound, Sound};
pub use output::AudioOutput;

use crate::core::settings::{Settings, Volume};
use crate::core::{
    Authority, ChatArrived, CurrentGame, FrameSystems, MoveCommitted, MoveRefused, Replay,
    ReplayStepped, Vibrate,
};
use bevy::prelude::*;
use tessella_games::{Effect, Outcome, Rules};
use tessella_session::{Player, Session};

/// Time after the last effect of a move at which its result is heard, in seconds.
const RESULT: f64 = 0.1;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>()
        .init_resource::<AudioOutput>()
        .add_systems(
            Update,
            (
                hear_moves,
                hear_replay,
                hear_others,
                play_sounds,
                feel_moves,
            )
                .chain()
                .in_set(FrameSystems::Show),
        );
}

/// Requests the sounds of the moves that are made, and of the result of the last one.
fn hear_moves(
    mut committed: MessageReader<MoveCommitted>,
    current: Res<CurrentGame>,
    settings: Res<Settings>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let Some(game) = current.game() else {
        committed.clear();
        return;
    };
    let stretch = f64::from(settings.motion().stretch());
    let moves: Vec<&MoveCommitted> = committed.read().collect();
    for (index, made) in moves.iter().enumerate() {
        let heard = effect_sounds(game, made.seq, &made.effects, stretch);
        let end = heard.iter().map(|play| play.delay).fold(0.0, f64::max) + RESULT;
        sounds.write_batch(heard);
        if index + 1 == moves.len() {
            let is_remote = current.authority() == Authority::Remote;
            let sound = result_sound(game).or_else(|| turn_sound(game, made, is_remote));
            sounds.write_batch(sound.map(|sound| PlaySound::after(end, sound)));
        }
    }
}

fn effect_sounds(game: &Session, seq: usize, effects: &[Effect], stretch: f64) -> Vec<PlaySound> {
    effects::sounds_of(seq, effects, game.position().board(), stretch)
}

/// Returns the sound of the result, as the people on this device hear it; `None` while the game is played.
fn result_sound(game: &Session) -> Option<Sound> {
    Some(match game.position().outcome()? {
        Outcome::Lost => Sound::Loss,
        Outcome::Draw => Sound::Draw,
        Outcome::Won(seat) => match game.players()[seat.index()] {
            Player::Human => Sound::Win,
            _ if game.people() > 0 => Sound::Loss,
            _ => Sound::Win,
        },
    })
}

/// Returns the sound that calls a person on this device in a network game, after a move of somebody else.
fn turn_sound(game: &Session, made: &MoveCommitted, is_remote: bool) -> Option<Sound> {
    let (seat, player) = game.player_to_move()?;
    let calls = is_remote && player == Player::Human && seat != made.seat;
    calls.then_some(Sound::Turn)
}

/// Requests the sounds of the moves that a replay shows.
fn hear_replay(
    mut stepped: MessageReader<ReplayStepped>,
    replay: Res<Replay>,
    settings: Res<Settings>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let Some(game) = &replay.game else {
        stepped.clear();
        return;
    };
    let stretch = f64::from(settings.motion().stretch());
    for step in stepped.read() {
        sounds.write_batch(effect_sounds(game, game.cursor(), &step.effects, stretch));
    }
}

/// Requests the sounds of refused moves and chat messages.
fn hear_others(
    mut refused: MessageReader<MoveRefused>,
    mut chat: MessageReader<ChatArrived>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let refused = refused.read().map(|_| Sound::Refused);
    let unseen = chat.read().filter(|message| !message.is_seen);
    let chat = unseen.map(|_| Sound::Message);
    // Several messages in a frame sound once.
    let heard = [refused.last(), chat.last()].into_iter().flatten();
    sounds.write_batch(heard.map(|sound| PlaySound::after(0.0, sound)));
}

/// Requests a vibration for each move of a person on this device, for a refused move, and for a won game, if the player wants
/// them.
fn feel_moves(
    mut committed: MessageReader<MoveCommitted>,
    mut refused: MessageReader<MoveRefused>,
    current: Res<CurrentGame>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    if settings.no_vibration {
        committed.clear();
        refused.clear();
        return;
    }
    if refused.read().last().is_some() {
        commands.trigger(Vibrate::Refusal);
    }
    let (Some(made), Some(game)) = (committed.read().last(), current.game()) else {
        return;
    };
    if result_sound(game) == Some(Sound::Win) {
        commands.trigger(Vibrate::Win);
    } else if game.players().get(made.seat.index()) == Some(&Player::Human) {
        commands.trigger(Vibrate::Move);
    }
}

fn play_sounds(
    mut sounds: MessageReader<PlaySound>,
    output: Res<AudioOutput>,
    settings: Res<Settings>,
) {
    let decibels = match settings.volume {
        Volume::Off => return sounds.clear(),
        Volume::Low => -12.0,
        Volume::Full => 0.0,
    };
    for &play in sounds.read() {
        output.play(play, decibels);
    }
}
