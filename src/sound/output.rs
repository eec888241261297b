//! Output of sounds, on a thread of its own: the system may take long to open an audio device.

use super::cue::{PlaySound, Sound};
use crate::core::{Service, give_up};
use bevy::prelude::*;
use kira::sound::static_sound::StaticSoundData;
use kira::{AudioManager, AudioManagerSettings, Decibels, DefaultBackend, StartTime};
use std::io::Cursor;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;
use tessella_tasks as task;

/// Time after the last sound at which the device is closed, so that an idle program uses no processor time.
const PATIENCE: Duration = Duration::from_secs(60);

/// Output of sounds. Without one, in tests and screenshots, nothing is heard.
#[derive(Resource, Default)]
pub struct AudioOutput(Option<Sender<SoundRequest>>);

/// Sound with its volume relative to that of its file, in decibels.
#[derive(Clone, Copy, Debug)]
struct SoundRequest {
    play: PlaySound,
    decibels: f32,
}

impl AudioOutput {
    /// Starts the thread that plays sounds. It opens the audio device at the first sound.
    pub fn start() -> Self {
        let (sender, receiver) = channel();
        let play = move || run(&receiver);
        match task::spawn_service("sound", play, || give_up(Service::Sound)) {
            Ok(_) => Self(Some(sender)),
            Err(error) => {
                warn!("no sounds: {error}");
                Self(None)
            }
        }
    }

    /// Plays a sound. It does not block.
    pub(super) fn play(&self, play: PlaySound, decibels: f32) {
        let request = SoundRequest { play, decibels };
        if let Some(sender) = &self.0
            && sender.send(request).is_err()
        {
            debug!("the thread that plays sounds has ended");
        }
    }
}

/// Plays sounds until the program ends.
fn run(requests: &Receiver<SoundRequest>) {
    // Without it, ALSA writes to standard error when there is no device.
    #[cfg(target_os = "linux")]
    let _messages = alsa::Output::local_error_handler();
    let mut player = None;
    loop {
        let request = match player {
            Some(_) => requests.recv_timeout(PATIENCE),
            None => requests.recv().map_err(RecvTimeoutError::from),
        };
        match request {
            Ok(request) => {
                if player.is_none() {
                    player = AudioPlayer::open();
                }
                if let Some(player) = &mut player {
                    player.play(request);
                } else {
                    // A device may be plugged in later, but not for the sounds of this move.
                    while requests.recv_timeout(Duration::from_secs(2)).is_ok() {}
                }
            }
            Err(RecvTimeoutError::Timeout) => player = None,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// Open audio device, and the decoded sounds.
struct AudioPlayer {
    manager: AudioManager<DefaultBackend>,
    sounds: Vec<(Sound, StaticSoundData)>,
}

impl AudioPlayer {
    /// Opens the default device. Returns `None` if there is none.
    fn open() -> Option<Self> {
        let manager = AudioManager::new(AudioManagerSettings::default());
        let manager = manager.inspect_err(|error| debug!("no audio device: {error}"));
        let sounds = Sound::ALL.iter().filter_map(|&sound| {
            let data = StaticSoundData::from_cursor(Cursor::new(sound.file()));
            data.inspect_err(|error| error!("the sound {sound:?} cannot be decoded: {error}"))
                .ok()
                .map(|data| (sound, data))
        });
        Some(Self {
            manager: manager.ok()?,
            sounds: sounds.collect(),
        })
    }

    fn play(&mut self, SoundRequest { play, decibels }: SoundRequest) {
        let Some((_, data)) = self.sounds.iter().find(|(sound, _)| *sound == play.sound) else {
            return;
        };
        let delay = Duration::try_from_secs_f64(play.delay).unwrap_or_default();
        let rate = f64::from(play.semitones) / 12.0;
        let sound = data
            .start_time(StartTime::Delayed(delay))
            .volume(Decibels(decibels))
            .playback_rate(rate.exp2());
        if let Err(error) = self.manager.play(sound) {
            debug!("{:?} is not played: {error}", play.sound);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_decoded() {
        for &sound in Sound::ALL {
            let data = StaticSoundData::from_cursor(Cursor::new(sound.file()));
            let data = data.unwrap_or_else(|error| panic!("{sound:?}: {error}"));
            let seconds = data.duration().as_secs_f64();
            assert!((0.05..1.6).contains(&seconds), "{sound:?}: {seconds} s");
        }
    }
}
