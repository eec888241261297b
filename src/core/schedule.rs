//! System sets that order the systems within a frame.

use bevy::prelude::*;

/// Main steps of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameSystems {
    /// Pointers, keys and computer players request moves.
    Input,
    /// The authority makes the moves, and the tiles follow.
    Play,
    /// Animations advance.
    Animate,
    /// Meshes, materials and the camera are updated.
    Show,
}

/// The computer player's systems. The player's input runs after them, so that a hint requested in this frame is not
/// mistaken for one about the previous position.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ComputerSystems;

/// Mouse and touch input on the board.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PointerSystems;

/// Keyboard and gamepad input: moves, new boards and other screens.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct KeySystems;

/// Keys that the buttons of pads stand for in menus.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MenuKeySystems;

/// Handling of messages received over the network.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NetSystems;

/// Moves made by the authority, or requested from a remote one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CommitSystems;

/// State transitions that follow from what the authority has done in this frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FollowGameSystems;

/// Drawing of the screens; everything drawn on top of a screen runs after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScreenSystems;

/// Requests of frames because of changes in this frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ChangeDetectionSystems;

/// Requests for the next frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RedrawSystems;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            FrameSystems::Input,
            FrameSystems::Play,
            FollowGameSystems,
            FrameSystems::Animate,
            FrameSystems::Show,
        )
            .chain(),
    )
    .configure_sets(Last, ChangeDetectionSystems.before(RedrawSystems));
}
