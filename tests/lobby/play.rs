//! Playing games in rooms to their end, all sides agreeing after every move.

use super::house::{House, numbers};
use std::sync::atomic::AtomicBool;
use tessella::games::{Advice, Move, Rules, Turn};
use tessella::lobby::{Ask, Ending, Stage};
use tessella::session::Player;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Any move; who is stuck begins again, where that is allowed.
    Random,
    /// As the game advises.
    Advised,
}

impl House {
    /// What a guest can ask for in their game now; `None` if it is not for them to do anything.
    pub fn next_ask(&self, guest: usize, style: Style, choice: u64) -> Option<Ask> {
        let guest = &self.guests[guest];
        if guest.stage() != Some(Stage::Running) {
            return None;
        }
        guest.visit.place()?;
        let board = guest.board()?;
        let ply = board.cursor() as u32;
        let Some((_, player)) = board.player_to_move() else {
            let is_stuck = board.position().outcome() == Some(tessella::games::Outcome::Lost);
            return (is_stuck && !board.is_out_of_time() && ply > 0).then_some(Ask::TakeBack(0));
        };
        if player != Player::Human {
            return None;
        }
        if let Turn::Chance(_) = board.position().to_move() {
            return Some(Ask::Chance { ply });
        }
        if style == Style::Advised {
            match board.position().hint(&AtomicBool::new(false)) {
                Some(Advice::Play { mv, .. }) => return Some(Ask::Move { ply, mv }),
                Some(Advice::Lost { last_winnable }) => return Some(Ask::TakeBack(last_winnable)),
                Some(Advice::Unsolvable) | None => {}
            }
        }
        let moves = board.position().legal_moves();
        let mv = moves[choice as usize % moves.len()];
        Some(Ask::Move { ply, mv })
    }

    /// Everybody who sees a board sees it as the others do.
    #[track_caller]
    pub fn assert_agreed(&self) {
        let mut seen: Vec<(usize, u8, u32, Vec<Move>, u32)> = Vec::new();
        for guest in &self.guests {
            let (Some(room), Some(game)) = (guest.visit.room(), guest.visit.game()) else {
                continue;
            };
            for (&board, session) in &game.boards {
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
        assert_eq!(self.torn, 0, "boards that did not agree");
    }

    /// Plays the games of these to their end, by turns; how it ended.
    #[track_caller]
    pub fn play_out(&mut self, seated: &[(usize, Style)]) -> Ending {
        let mut random = numbers(5);
        let first = seated[0].0;
        for _ in 0..20_000 {
            if let Some(ending) = self.guests[first]
                .visit
                .game()
                .and_then(|game| game.ending.clone())
            {
                self.assert_agreed();
                return ending;
            }
            let mut is_moved = false;
            for &(guest, style) in seated {
                if let Some(ask) = self.next_ask(guest, style, random()) {
                    // In races that count moves nobody goes back.
                    let is_refused = matches!(ask, Ask::TakeBack(_))
                        && self.guests[guest]
                            .visit
                            .room()
                            .is_some_and(|room| room.goal == tessella::lobby::Goal::Fewest);
                    if is_refused {
                        continue;
                    }
                    self.granted(guest, ask);
                    is_moved = true;
                    self.assert_agreed();
                }
                self.moment();
            }
            if !is_moved {
                self.wait(700);
            }
        }
        panic!("the game has no end");
    }
}
