//! Match that a client takes part in or watches.

use super::event::ClientEvent;
use crate::ids::PersonId;
use crate::info::{ForfeitReason, MAX_CODE_BYTES, MatchHold, MatchInfo, MatchResult};
use crate::message::ServerMessage;
use crate::restore::restore_session;
use std::collections::{BTreeMap, BTreeSet};
use tessella_games::{Move, Rules, Seat};
use tessella_session::{Player, Record, Session};

/// Maximum number of moves in a game that is accepted from a server.
const MAX_MOVES: usize = 20_000;

/// Sessions of a match by board number. They are stored outside [`ClientState`](super::ClientState), so that a window
/// can show a board without copying it, even after the connection is lost.
pub type ClientBoards = BTreeMap<u8, Session>;

/// Match in the client's room.
#[derive(Clone, Debug)]
pub struct ClientGame {
    /// Description of the match.
    pub info: MatchInfo,
    /// Numbers of the boards received from the server: seats in a race, 0 for a shared board.
    pub boards: BTreeSet<u8>,
    /// Time left for each seat at the last update, in milliseconds.
    pub clocks: Option<Vec<u32>>,
    /// Result of a finished match.
    pub result: Option<MatchResult>,
    /// Person who has asked to take back a move and is waiting for an answer.
    pub take_back_request: Option<PersonId>,
    /// Person who has offered a draw and is waiting for an answer.
    pub draw_offer: Option<PersonId>,
    /// Person who has asked for a pause and is waiting for an answer.
    pub pause_request: Option<PersonId>,
    /// Pause or countdown, with the time left when the server sent it.
    pub hold: Option<MatchHold>,
    /// Boards that differ from the server's and have been requested again.
    pub(super) desynced: BTreeSet<u8>,
}

/// What a message about the match has changed.
pub(super) enum GameUpdate {
    Event(ClientEvent),
    /// The board equals the server's again.
    Synced(u8),
    /// The board differs from the server's.
    Desync(u8),
}

impl ClientGame {
    /// Creates a match; `boards` are those already received for an earlier description of it.
    pub(super) const fn new(info: MatchInfo, boards: BTreeSet<u8>) -> Self {
        Self {
            info,
            boards,
            clocks: None,
            result: None,
            take_back_request: None,
            draw_offer: None,
            pause_request: None,
            hold: None,
            desynced: BTreeSet::new(),
        }
    }

    /// Returns `true` if a room seat has dropped out of the match.
    pub fn has_dropped_out(&self, seat: u8) -> bool {
        let mut forfeits = self.info.forfeits.iter();
        forfeits.any(|&(other, _)| other == seat)
    }

    /// Applies a message about the match. Returns `None` if nothing has changed.
    pub(super) fn apply(
        &mut self,
        boards: &mut ClientBoards,
        message: ServerMessage,
    ) -> Option<GameUpdate> {
        let event = match message {
            ServerMessage::Board {
                board,
                record,
                hash,
            } => return self.apply_board(boards, board, &record, hash),
            ServerMessage::Moved {
                board,
                seq,
                mv,
                after,
                hash,
            } => return self.apply_move(boards, board, seq, mv, after, hash.into()),
            ServerMessage::TakenBack {
                board,
                ply,
                elapsed,
            } => return self.apply_take_back(boards, board, ply, elapsed),
            ServerMessage::TakeBackRequested(id) => {
                self.take_back_request = Some(id);
                ClientEvent::TakeBackRequested(id)
            }
            ServerMessage::TakeBackAnswered(accepted) => {
                self.take_back_request = None;
                ClientEvent::TakeBackAnswered(accepted)
            }
            ServerMessage::DrawOffered(id) => {
                self.draw_offer = Some(id);
                ClientEvent::DrawOffered(id)
            }
            ServerMessage::DrawAnswered(accepted) => {
                self.draw_offer = None;
                ClientEvent::DrawAnswered(accepted)
            }
            ServerMessage::PauseRequested(id) => {
                self.pause_request = Some(id);
                ClientEvent::PauseRequested(id)
            }
            ServerMessage::PauseAnswered(accepted) => {
                self.pause_request = None;
                ClientEvent::PauseAnswered(accepted)
            }
            ServerMessage::Held(hold) => {
                self.hold = hold;
                ClientEvent::Held(hold)
            }
            ServerMessage::Progress(seat, progress) => {
                *self.info.progress.get_mut(usize::from(seat))? = progress;
                ClientEvent::Changed
            }
            ServerMessage::MatchEnded(result) => {
                (self.take_back_request, self.draw_offer) = (None, None);
                (self.pause_request, self.hold) = (None, None);
                self.result = Some(result.clone());
                ClientEvent::MatchEnded(result)
            }
            ServerMessage::DroppedOut(seat, why) => {
                return self.apply_dropout(boards, seat, why).map(GameUpdate::Event);
            }
            ServerMessage::Clocks(clocks) if clocks.len() <= Seat::MAX_COUNT.into() => {
                self.clocks = Some(clocks);
                ClientEvent::Changed
            }
            _ => return None,
        };
        Some(GameUpdate::Event(event))
    }

    /// Returns the session of a board, unless it is known to differ from the server's.
    fn session<'a>(&self, boards: &'a mut ClientBoards, board: u8) -> Option<&'a mut Session> {
        boards
            .get_mut(&board)
            .filter(|_| self.boards.contains(&board))
    }

    fn apply_board(
        &mut self,
        boards: &mut ClientBoards,
        board: u8,
        record: &Record,
        hash: u32,
    ) -> Option<GameUpdate> {
        if board >= Seat::MAX_COUNT {
            return None;
        }
        let similar = boards.values().next();
        let session = Some(record).filter(|record| is_bounded(record));
        let session = session.and_then(|record| restore_session(record, similar));
        let is_equal = session.is_some_and(|session| {
            let is_equal = session.state_hash() == hash;
            boards.insert(board, session);
            self.boards.insert(board);
            is_equal
        });
        self.desynced.remove(&board);
        Some(if is_equal {
            GameUpdate::Synced(board)
        } else {
            GameUpdate::Desync(board)
        })
    }

    fn apply_move(
        &mut self,
        boards: &mut ClientBoards,
        board: u8,
        seq: u32,
        mv: Move,
        after: u32,
        hash: u32,
    ) -> Option<GameUpdate> {
        if self.desynced.contains(&board) {
            return None;
        }
        (self.take_back_request, self.draw_offer) = (None, None);
        let moved = self.session(boards, board).and_then(|session| {
            let last = session.moves()[..session.cursor()].last();
            let at = last.map_or(0, |last| last.at).saturating_add(after);
            let seat = session.position().to_move().seat()?;
            let is_next = session.cursor() as u32 + 1 == seq;
            let effects = is_next.then(|| session.play_at(seat, mv, at))?.ok()?;
            (session.state_hash() == hash).then_some((seat, effects))
        });
        Some(match moved {
            Some((seat, effects)) => GameUpdate::Event(ClientEvent::Moved {
                board,
                seq: seq as usize,
                seat,
                mv,
                effects,
            }),
            None => GameUpdate::Desync(board),
        })
    }

    /// Marks a seat as dropped out. On a shared board, its player makes no more moves.
    fn apply_dropout(
        &mut self,
        boards: &mut ClientBoards,
        seat: u8,
        why: ForfeitReason,
    ) -> Option<ClientEvent> {
        let seats = self.info.players.len() as u8;
        let is_known = self.info.forfeits.iter().any(|&(other, _)| other == seat);
        if seat >= seats || is_known {
            return None;
        }
        self.info.forfeits.push((seat, why));
        (self.take_back_request, self.draw_offer) = (None, None);
        let game_seat = Seat((seat + seats - self.info.first_seat % seats) % seats);
        if let Some(session) = self.session(boards, 0).filter(|_| !self.info.is_race) {
            let mut players = session.players().to_vec();
            if let Some(player) = players.get_mut(game_seat.index()) {
                *player = Player::Remote;
            }
            session.set_players(players);
        }
        Some(ClientEvent::DroppedOut(seat, why))
    }

    fn apply_take_back(
        &mut self,
        boards: &mut ClientBoards,
        board: u8,
        ply: u32,
        elapsed: u32,
    ) -> Option<GameUpdate> {
        if self.desynced.contains(&board) {
            return None;
        }
        self.draw_offer = None;
        let session = self.session(boards, board)?;
        session.undo_to(ply as usize);
        if session.cursor() as u32 != ply {
            return Some(GameUpdate::Desync(board));
        }
        session.set_elapsed(elapsed);
        Some(GameUpdate::Event(ClientEvent::TakenBack(board)))
    }
}

/// Returns `true` if a record is no larger than that of a real game.
fn is_bounded(record: &Record) -> bool {
    // The code of a running game contains all defaults, so it can be longer than the room's code.
    record.code.len() <= 2 * MAX_CODE_BYTES && record.moves.len() <= MAX_MOVES
}
