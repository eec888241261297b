//! The order of systems within a frame.

use bevy::prelude::*;

/// The order of what happens in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Pointers, keys and computer players ask for moves.
    Input,
    /// The authority makes the moves, and the tiles follow.
    Play,
    /// What moves on the screen moves on.
    Animate,
    /// Meshes, materials and the camera are brought up to date.
    Show,
}

/// What the computer does in a frame. The player's input follows, so that a hint that is asked for now is not taken
/// for one about the position before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct Thinking;

/// Mouse and fingers choose.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct Pointing;

/// Keys and pads ask for moves, other boards and other screens.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct Pressing;

/// What has come over the network is taken in.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct NetUpdate;

/// The authority makes moves, or is asked for them if it is elsewhere.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct Committing;

/// The systems that draw the screens; what goes on top of every screen comes after them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawScreens;

/// The next frame is asked for, if one is to follow.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct AskForFrames;

pub(in crate::app) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (Step::Input, Step::Play, Step::Animate, Step::Show).chain(),
    );
}
