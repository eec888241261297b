//! Inputs of a person on the screen of a game, in the order in which they came.

use crate::core::messages::GameRequest;
use crate::core::redraw::RedrawAppExt;
use crate::core::settings::CubePicture;
use bevy::prelude::*;
use std::collections::VecDeque;
use tessella_boards::{CellId, Direction};

/// One input of a person on the screen of a game. Its meaning depends on the position and the phase at the time at
/// which it is handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Press on a tile by a mouse or a finger.
    Tile {
        /// The tile.
        cell: CellId,
        /// `true` for the second press of a double click.
        again: bool,
        /// `true` for a press by a finger on a small tile, which may have missed another one.
        is_inexact: bool,
    },
    /// Arrow, which moves the focus or a piece.
    Arrow(Direction),
    /// Press on the tile in focus.
    Enter,
    /// Digit key, from 0 for the key 1 to 9 for the key 0.
    Digit(u8),
    /// Roll of the die.
    Roll,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// The same board again.
    Restart,
    /// A new board.
    NewBoard,
    /// A hint.
    Hint,
    /// Pause, or its end.
    Pause,
    /// Another volume of sounds.
    Volume,
    /// Symbols on the colours of tiles, or none.
    Symbols,
    /// Another picture of cubes.
    Cubes(CubePicture),
    /// Turn of a cube around its vertical axis, by an angle in degrees.
    TurnCube(i16),
    /// The rules of the game.
    Help,
    /// Return to the screen before.
    Back,
}

/// Queue of the inputs that are not handled yet. One is handled in a frame, after the authority has answered the one
/// before it, so inputs that come within one frame have the same results as inputs in a frame each.
#[derive(Resource, Default, Debug)]
pub struct InputQueue {
    waiting: VecDeque<Input>,
    /// Inputs of this frame, with the numbers of the window's events that they come from.
    fresh: Vec<(usize, Input)>,
    /// Request that waits for the end of an animation; a later one replaces it.
    pub(crate) deferred: Option<GameRequest>,
    /// Cell to which the piece runs, one step after the other. Any input stops it.
    pub(crate) run_to: Option<CellId>,
}

impl InputQueue {
    /// Adds an input that does not come from an event of the window.
    pub fn push(&mut self, input: Input) {
        self.fresh.push((usize::MAX, input));
    }

    /// Adds an input from an event of the window with this number. Several systems read the events, and the numbers
    /// put their inputs in order.
    pub(crate) fn push_event(&mut self, number: usize, input: Input) {
        self.fresh.push((number, input));
    }

    /// Returns `true` if no input waits.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.fresh.is_empty()
    }

    /// Puts the inputs of this frame behind those that wait already, in the order of their events.
    pub(crate) fn sort(&mut self) {
        self.fresh.sort_by_key(|&(number, _)| number);
        let fresh = self.fresh.drain(..).map(|(_, input)| input);
        self.waiting.extend(fresh);
    }

    /// Removes and returns the oldest input.
    pub(crate) fn take(&mut self) -> Option<Input> {
        self.waiting.pop_front()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_redraw_resource::<InputQueue>();
}
