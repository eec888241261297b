//! Boards of a race as its spectators see them, a while after the moves.

use crate::message::ServerMessage;
use std::collections::VecDeque;
use tessella_games::Seat;
use tessella_session::Session;

/// Time after which spectators see a move, in milliseconds.
const DELAY: u64 = 20_000;

/// Boards of a race as its spectators see them.
#[derive(Clone, Debug)]
pub(crate) struct DelayedBoards {
    boards: Vec<Session>,
    /// Messages about boards that spectators have yet to be sent, with the remaining delay in milliseconds.
    waiting: VecDeque<(u64, u8, ServerMessage)>,
}

impl DelayedBoards {
    /// Creates boards that are up to date.
    pub(super) const fn new(boards: Vec<Session>) -> Self {
        Self {
            boards,
            waiting: VecDeque::new(),
        }
    }

    pub(super) fn boards(&self) -> &[Session] {
        &self.boards
    }

    /// Stores a message about a board until it is due.
    pub(super) fn push(&mut self, board: u8, message: ServerMessage) {
        self.waiting.push_back((DELAY, board, message));
    }

    /// Advances by `passed` milliseconds, and returns the messages that are due.
    pub(super) fn take_due(&mut self, passed: u64) -> Vec<ServerMessage> {
        for (left, ..) in &mut self.waiting {
            *left = left.saturating_sub(passed);
        }
        let mut due = Vec::new();
        while let Some((_, board, message)) = self.waiting.pop_front_if(|(left, ..)| *left == 0) {
            self.apply(board, &message);
            due.push(message);
        }
        due
    }

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
