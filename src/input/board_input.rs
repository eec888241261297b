//! Access of pointers to the board: the cell at a position, the focus, presses and drags.

use crate::board::{Cursor, Picked, View};
use crate::core::{BoardOrientation, CurrentGame, Input, InputQueue, Phase, Screen};
use crate::drawing::BoardProjection;
use crate::drawing::piece_places::entry_of_home;
use crate::input::meaning::is_playable;
use crate::input::path_drag::PathDrag;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::time::Duration;
use tessella_boards::{CellId, StackView};
use tessella_games::Rules;

/// Angle by which a drag over a logical pixel turns a cube, in degrees.
const DEGREES_A_PIXEL: f32 = 0.5;
/// Longest time between the two presses of a double click.
const DOUBLE_CLICK: Duration = Duration::from_millis(400);

/// Side of a tile from which a finger hits it without fail, in points.
const SMALL_TILE: f32 = 32.0;

/// What pointers and zoom keys read and change of the board.
#[derive(SystemParam)]
pub(super) struct BoardInput<'w, 's> {
    pub(super) current: Res<'w, CurrentGame>,
    pub(super) picked: Res<'w, Picked>,
    pub(super) orientation: ResMut<'w, BoardOrientation>,
    pub(super) view: ResMut<'w, View>,
    pub(super) screen: Res<'w, State<Screen>>,
    pub(super) phase: Option<Res<'w, State<Phase>>>,
    pub(super) queue: ResMut<'w, InputQueue>,
    pub(super) time: Res<'w, Time<Real>>,
    /// Part of a degree by which a cube is still to be turned.
    pub(super) turn: Local<'s, f32>,
    /// Last tile that was chosen, and the time at which it was.
    pub(super) last: Local<'s, Option<(CellId, Duration)>>,
}

impl BoardInput<'_, '_> {
    /// Moves the focus to the tile below a pointer while a game is in progress, and in a cube also afterwards, so that each
    /// layer can be seen.
    pub(super) fn hover(&self, at: Vec2, cursor: &mut Cursor) {
        if !self.is_shown() {
            return;
        }
        let cell = self.cell_at(at);
        cursor.pointed = cell;
        let is_played = self.is_played();
        if is_played || self.orientation.stack.is_some() {
            cursor.by_pointer = true;
            cursor.cell = cell.unwrap_or(cursor.cell);
            let is_playable = |cell| is_playable(cell, &self.current, &self.picked);
            cursor.shown = is_played && cell.is_some_and(is_playable);
        }
    }

    pub(super) fn is_shown(&self) -> bool {
        *self.screen.get() == Screen::Play
    }

    /// Returns `true` if tiles can be chosen: not after the game and not in a replay.
    pub(super) fn is_played(&self) -> bool {
        let phase = self.phase.as_ref().map(|phase| *phase.get());
        self.is_shown() && phase == Some(Phase::Playing)
    }

    /// Returns the cell at a position in the window, if the board is shown and nothing covers it. Where pieces wait, it is the
    /// cell on which they enter.
    pub(super) fn cell_at(&self, place: Vec2) -> Option<CellId> {
        let position = self.current.game()?.position();
        let at = self.view.pixels().on_board(place)?;
        let is_waiting =
            || entry_of_home(position.board(), &position.pieces(), Vec2::new(at.x, at.y));
        let projection = BoardProjection::new(position, *self.orientation);
        let cell = projection
            .cell_at(Vec2::new(at.x, at.y))
            .or_else(is_waiting);
        cell.filter(|_| self.view.is_open(place))
    }

    /// Returns `true` if a drag moves the board: it pans a zoomed board, and turns a cube.
    pub(super) fn can_be_dragged(&self) -> bool {
        self.view.is_zoomed() || self.orientation.stack.is_some()
    }

    /// Moves the board by a drag. A cube turns by the horizontal distance; what is less than a degree is kept for the next
    /// drag.
    pub(super) fn drag(&mut self, by: Vec2) {
        if self.view.is_zoomed() {
            self.view.pan(by);
        } else if self.orientation.stack.is_some() {
            let turn = *self.turn - by.x * DEGREES_A_PIXEL;
            let degrees = turn.trunc();
            *self.turn = turn - degrees;
            if degrees != 0.0 {
                self.orientation.turn(degrees as i16);
            }
        }
    }

    /// Returns `true` if fingers may miss the tiles.
    fn has_small_tiles(&self) -> bool {
        let stack = self.orientation.stack;
        let flatness = stack.map_or(1.0, |_| StackView::FORESHORTENING);
        self.view.cell() * flatness < SMALL_TILE
    }

    /// Begins to drag the piece along its path, if one can be dragged from this cell.
    pub(super) fn begin_path(&self, cell: Option<CellId>, at: Vec2) -> Option<PathDrag> {
        let game = self.current.game().filter(|_| self.is_played())?;
        PathDrag::begin(game, cell?, at)
    }

    /// Drags the piece over all cells up to a position.
    pub(super) fn drag_path(&mut self, number: usize, path: &mut PathDrag, to: Vec2) {
        let Some(game) = self.current.game() else {
            return;
        };
        let pitch = (self.view.pixels().cell / 4.0).max(1.0);
        let steps = (path.at.distance(to) / pitch).ceil().clamp(1.0, 200.0);
        let points = (1..=steps as u32).map(|step| path.at.lerp(to, step as f32 / steps));
        let cells: Vec<CellId> = points.filter_map(|at| self.cell_at(at)).collect();
        path.at = to;
        for cell in cells {
            if let Some(input) = path.enter(game.position(), cell) {
                self.queue.push_event(number, input);
            }
        }
    }

    /// Puts a press on a tile into the queue of inputs, for the event with this number.
    pub(super) fn choose(&mut self, number: usize, cell: Option<CellId>, by_finger: bool) {
        if let Some(cell) = cell.filter(|_| self.is_shown()) {
            let now = self.time.elapsed();
            let last = self.last.replace((cell, now));
            let again = last.is_some_and(|(tile, at)| tile == cell && now - at <= DOUBLE_CLICK);
            let input = Input::Tile {
                cell,
                again,
                is_inexact: by_finger && self.has_small_tiles(),
            };
            self.queue.push_event(number, input);
        }
    }
}
