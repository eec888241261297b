//! Boards of a race as its spectators see them, some time after the moves.

use super::state::Match;
use crate::games::Seat;
use crate::lobby::info::RaceView;
use crate::lobby::message::ServerMessage;
use crate::session::Session;
use std::collections::VecDeque;

/// Time after which spectators see a move, in milliseconds.
const DELAY: u64 = 20_000;

/// Boards of a race as its spectators see them.
#[derive(Clone, Debug)]
pub(in crate::lobby) struct DelayedBoards {
    boards: Vec<Session>,
    /// Messages about boards that spectators have not been sent yet, with the time until then in milliseconds.
    waiting: VecDeque<(u64, u8, ServerMessage)>,
}

impl DelayedBoards {
    /// Applies a message about a board.
    fn apply(&mut self, board: u8, message: &ServerMessage) {
        let Some(session) = self.boards.get_mut(usize::from(board)) else {
            return;
        };
        match *message {
            ServerMessage::Moved { mv, after, .. } => {
                let last = session.moves()[..session.cursor()].last();
                let at = last.map_or(0, |last| last.at).saturating_add(after);
                let played = session.play_at(Seat::FIRST, mv, at);
                debug_assert!(played.is_ok(), "{played:?}");
            }
            ServerMessage::TakenBack { ply, elapsed, .. } => {
                session.undo_to(ply as usize);
                session.set_elapsed(elapsed);
            }
            _ => {}
        }
    }
}

impl Match {
    /// Sets when spectators see the boards of a race. The present positions are not delayed.
    pub(in crate::lobby) fn set_race_view(&mut self, view: RaceView) {
        self.race_view = if self.is_race() { view } else { RaceView::Live };
        self.delayed = (self.race_view == RaceView::Delayed).then(|| DelayedBoards {
            boards: self.boards.clone(),
            waiting: VecDeque::new(),
        });
    }

    /// Returns the boards that a viewer may see, by the seat of a player; `None` is a spectator.
    pub(in crate::lobby) fn visible_boards(&self, viewer: Option<u8>) -> &[Session] {
        match (self.race_view, viewer, &self.final_result) {
            (RaceView::Live, ..) | (_, Some(_), _) | (.., Some(_)) => &self.boards,
            (RaceView::Delayed, ..) => self.delayed.as_ref().map_or(&[], |delayed| &delayed.boards),
            (RaceView::AfterEnd, ..) => &[],
        }
    }

    /// Returns a message about a board if spectators are sent it at once. Otherwise it is stored, or dropped if they see
    /// the boards only after the end.
    pub(in crate::lobby) fn delay(
        &mut self,
        board: u8,
        message: &ServerMessage,
    ) -> Option<ServerMessage> {
        match (self.race_view, &mut self.delayed) {
            (RaceView::Live, _) => Some(message.clone()),
            (RaceView::Delayed, Some(delayed)) => {
                delayed.waiting.push_back((DELAY, board, message.clone()));
                None
            }
            _ => None,
        }
    }

    /// Returns the messages that spectators are due after `passed` milliseconds.
    pub(in crate::lobby) fn take_due(&mut self, passed: u64) -> Vec<ServerMessage> {
        let Some(delayed) = &mut self.delayed else {
            return Vec::new();
        };
        for (left, ..) in &mut delayed.waiting {
            *left = left.saturating_sub(passed);
        }
        let mut due = Vec::new();
        while let Some((_, board, message)) = delayed.waiting.pop_front_if(|(left, ..)| *left == 0)
        {
            delayed.apply(board, &message);
            due.push(message);
        }
        due
    }
}
