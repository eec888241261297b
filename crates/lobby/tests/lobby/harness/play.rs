//! Automatic play of matches.

use super::fixtures::seeded_numbers;
use super::server::TestServer;
use std::sync::atomic::AtomicBool;
use tessella_games::{Advice, Move, Outcome, Rules, Turn};
use tessella_lobby::{ClientMessage, MatchResult, RaceGoal, RoomStage};
use tessella_session::Player;

/// Playing style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Random moves. A stuck racer restarts where that is allowed.
    Random,
    /// Moves that the game's hint suggests.
    Advised,
}

impl TestServer {
    /// Returns a client's next message in its match, or `None` if it is not to move.
    pub fn next_message(&self, client: usize, style: Style, choice: u64) -> Option<ClientMessage> {
        let client = &self.clients[client];
        if client.stage() != Some(RoomStage::Playing) {
            return None;
        }
        client.state.seat()?;
        let board = client.board()?;
        let ply = board.cursor() as u32;
        let Some((_, player)) = board.player_to_move() else {
            let is_stuck = board.position().outcome() == Some(Outcome::Lost);
            let can_restart = is_stuck && !board.is_out_of_time() && ply > 0;
            return can_restart.then_some(ClientMessage::TakeBack(0));
        };
        if player != Player::Human {
            return None;
        }
        if let Turn::Chance(_) = board.position().to_move() {
            return Some(ClientMessage::Chance { ply });
        }
        if style == Style::Advised {
            match board.position().hint(&AtomicBool::new(false)) {
                Some(Advice::Play { mv, .. }) => return Some(ClientMessage::Move { ply, mv }),
                Some(Advice::Lost { last_winnable }) => {
                    return Some(ClientMessage::TakeBack(last_winnable));
                }
                Some(Advice::Unsolvable) | None => {}
            }
        }
        let moves = board.position().legal_moves();
        let mv = moves[choice as usize % moves.len()];
        Some(ClientMessage::Move { ply, mv })
    }

    /// Asserts that all clients have the same boards and that no desync has occurred.
    #[track_caller]
    pub fn assert_in_sync(&self) {
        let mut seen: Vec<(usize, u8, u32, Vec<Move>, u32)> = Vec::new();
        for client in &self.clients {
            let Some(room) = client.state.room() else {
                continue;
            };
            for (board, session) in client.boards() {
                let moves = session.moves().iter().map(|played| played.mv).collect();
                let last = session.moves().last().map_or(0, |last| last.at);
                let one = (room.id.0 as usize, board, session.state_hash(), moves, last);
                let known = seen
                    .iter()
                    .find(|known| (known.0, known.1) == (one.0, board));
                match known {
                    Some(known) => assert_eq!(known, &one),
                    None => seen.push(one),
                }
            }
        }
        assert_eq!(self.desyncs, 0, "desyncs");
    }

    /// Plays a match to its end and returns the result.
    #[track_caller]
    pub fn play_out(&mut self, seated: &[(usize, Style)]) -> MatchResult {
        let mut random = seeded_numbers(5);
        let first = seated[0].0;
        for _ in 0..20_000 {
            if let Some(result) = self.clients[first].result() {
                self.assert_in_sync();
                return result;
            }
            let mut has_moved = false;
            for &(client, style) in seated {
                if let Some(message) = self.next_message(client, style, random()) {
                    let room = self.clients[client].room();
                    let is_forbidden = matches!(message, ClientMessage::TakeBack(_))
                        && room.goal == RaceGoal::FewestMoves;
                    if is_forbidden {
                        continue;
                    }
                    self.send_ok(client, message);
                    has_moved = true;
                    self.assert_in_sync();
                }
                self.think();
            }
            if !has_moved {
                self.wait(700);
            }
        }
        panic!("the match does not end");
    }
}
