//! Start positions of levels, for their pictures.

use bevy::prelude::*;
use bevy_egui::egui::Context;
use std::collections::HashMap;
use tessella_games::GameCode;
use tessella_games::Position;

/// Largest number of positions that are kept.
const MOST: usize = 200;

/// Start positions of the levels that were shown. At most one is generated in a frame, because a large one takes a while.
#[derive(Resource, Default)]
pub struct LevelPictures {
    known: HashMap<String, Option<Position>>,
    /// `true` if a position was generated in this frame.
    is_busy: bool,
    /// `true` if a position waits for the next frame.
    is_waiting: bool,
}

impl LevelPictures {
    /// Returns the start position of a level, or `None` until it is generated.
    pub fn of(&mut self, code: &GameCode) -> Option<&Position> {
        let key = code.to_string();
        if !self.known.contains_key(&key) {
            if self.is_busy {
                self.is_waiting = true;
                return None;
            }
            self.is_busy = true;
            if self.known.len() >= MOST {
                self.known.clear();
            }
            let position = Position::new(&code.setup, &code.start).ok();
            self.known.insert(key.clone(), position);
        }
        self.known.get(&key)?.as_ref()
    }

    /// Ends a frame, and requests another one if a position waits.
    pub fn end_frame(&mut self, context: &Context) {
        if std::mem::take(&mut self.is_waiting) {
            context.request_repaint();
        }
        self.is_busy = false;
    }
}
