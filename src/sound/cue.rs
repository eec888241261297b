//! Sounds, and the time and pitch at which one is played.

use bevy::prelude::*;

/// Declares the sounds, each with its file in `assets/sounds`.
macro_rules! sounds {
    ($($(#[$doc:meta])* $name:ident = $file:literal,)*) => {
        /// Sound of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Sound {
            $($(#[$doc])* $name,)*
        }

        impl Sound {
            /// All sounds.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// Returns the sound as a WAV file.
            pub(super) const fn file(self) -> &'static [u8] {
                match self {
                    $(Self::$name => include_bytes!(concat!("../../assets/sounds/", $file)),)*
                }
            }
        }
    };
}

sounds! {
    /// A colour floods tiles.
    Drop = "drop.wav",
    /// A tile is put down.
    Tile = "tile.wav",
    /// A pair is removed.
    Pair = "pair.wav",
    /// A stone is placed.
    Stone = "stone.wav",
    /// A tile lights up.
    Light = "light.wav",
    /// A piece moves by one cell.
    Step = "step.wav",
    /// The die is rolled.
    Die = "die.wav",
    /// A piece climbs a ladder.
    Climb = "climb.wav",
    /// A piece slides down a snake.
    Slide = "slide.wav",
    /// Ground rises.
    Rise = "rise.wav",
    /// A runner flies or jumps.
    Fly = "fly.wav",
    /// A piece is sent home.
    Capture = "capture.wav",
    /// A move is refused.
    Refused = "refused.wav",
    /// The game is won.
    Win = "win.wav",
    /// The game is lost.
    Loss = "loss.wav",
    /// The game is drawn.
    Draw = "draw.wav",
    /// The turn of a person on this device begins in a network game.
    Turn = "turn.wav",
    /// A chat message arrives.
    Message = "message.wav",
}

/// Request to play a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// The sound.
    pub sound: Sound,
    /// Time until it begins, in seconds.
    pub delay: f64,
    /// Number of semitones by which it is raised.
    pub semitones: u8,
}

impl PlaySound {
    /// Returns a request for a sound at its own pitch.
    pub const fn after(delay: f64, sound: Sound) -> Self {
        Self {
            sound,
            delay,
            semitones: 0,
        }
    }
}
