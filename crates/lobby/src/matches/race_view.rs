//! Which boards of a race a viewer may see.

use super::delayed::DelayedBoards;
use super::state::Match;
use crate::info::RaceView;
use crate::message::ServerMessage;
use tessella_session::Session;

impl Match {
    /// Sets when spectators see the boards of a race. The current positions are not delayed.
    pub(crate) fn set_race_view(&mut self, view: RaceView) {
        self.race_view = if self.is_race() { view } else { RaceView::Live };
        let is_delayed = self.race_view == RaceView::Delayed;
        self.delayed = is_delayed.then(|| DelayedBoards::new(self.boards.clone()));
    }

    /// Returns the boards that a viewer may see. `viewer` is a player's seat; `None` is a spectator.
    pub(crate) fn visible_boards(&self, viewer: Option<u8>) -> &[Session] {
        match (self.race_view, viewer, &self.final_result) {
            (RaceView::Live, ..) | (_, Some(_), _) | (.., Some(_)) => &self.boards,
            (RaceView::Delayed, ..) => self.delayed.as_ref().map_or(&[], DelayedBoards::boards),
            (RaceView::AfterEnd, ..) => &[],
        }
    }

    /// Returns a message about a board if spectators should be sent it at once. Otherwise stores it, or drops it if
    /// they see the boards only after the end.
    pub(crate) fn delay(&mut self, board: u8, message: &ServerMessage) -> Option<ServerMessage> {
        match (self.race_view, &mut self.delayed) {
            (RaceView::Live, _) => Some(message.clone()),
            (RaceView::Delayed, Some(delayed)) => {
                delayed.push(board, message.clone());
                None
            }
            _ => None,
        }
    }

    /// Advances by `passed` milliseconds, and returns the messages that are due to spectators.
    pub(crate) fn take_due(&mut self, passed: u64) -> Vec<ServerMessage> {
        let delayed = self.delayed.as_mut();
        delayed.map_or_else(Vec::new, |delayed| delayed.take_due(passed))
    }
}
