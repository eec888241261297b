//! State of a match, and making moves in it.

use super::delayed::DelayedBoards;
use crate::info::{
    DropoutPolicy, ForfeitReason, MatchHold, MatchInfo, MatchPlayer, MatchResult, RaceGoal,
    RaceProgress, RaceView, RoomConfig, TimeLimit,
};
use crate::race_progress::race_progress;
use crate::refusal::Refusal;
use tessella_games::{IllegalMove, Move, Outcome, Rules, Seat, Turn};
use tessella_session::{Played, Player, Record, Session};

/// A match in a room.
#[derive(Clone, Debug)]
pub(crate) struct Match {
    /// Number of the match in its room, counted from 1.
    pub number: u32,
    /// Room seat that has the first seat in the game.
    pub(super) first_seat: u8,
    /// Number of room seats.
    pub(super) seats: u8,
    pub(super) goal: RaceGoal,
    pub(super) limit: TimeLimit,
    pub(super) dropouts: DropoutPolicy,
    /// Players at the start of the match, by room seat.
    pub(super) players: Vec<MatchPlayer>,
    /// One board, or in a race one for each seat.
    pub(super) boards: Vec<Session>,
    /// `true` for each room seat that has dropped out or does not take part in the race.
    pub(super) dropped_out: Vec<bool>,
    /// Room seats that have dropped out, in order, and the reasons.
    pub(super) forfeits: Vec<(u8, ForfeitReason)>,
    /// When spectators see the boards of a race.
    pub(super) race_view: RaceView,
    /// Boards that spectators see with a delay.
    pub(super) delayed: Option<DelayedBoards>,
    /// Time left for each seat, in milliseconds.
    pub(super) time_left: Vec<u32>,
    /// Take-back request waiting for answers.
    pub take_back_request: Option<TakeBackRequest>,
    /// Draw offer waiting for answers.
    pub draw_offer: Option<DrawOffer>,
    /// Number of moves made when each room seat last offered a draw.
    pub(super) draw_offered_at: Vec<Option<usize>>,
    /// Pause or countdown.
    pub(super) hold: Option<MatchHold>,
    /// Request for a pause waiting for answers.
    pub pause_request: Option<PauseRequest>,
    /// Time until each room seat may ask for a pause again, in milliseconds.
    pub(super) pause_wait: Vec<u32>,
    /// Time since the last move, in milliseconds.
    pub(super) since_move: u32,
    /// The computer's move, once one has been found.
    pub(super) computer_move: Option<Move>,
    /// Job that searches for the computer's move.
    pub search_job: Option<u64>,
    /// Result of a finished match. A forfeit is not restored after a crash.
    pub final_result: Option<MatchResult>,
}

/// Request to take back a move.
#[derive(Clone, Debug)]
pub(crate) struct TakeBackRequest {
    /// Seat that asks.
    pub by: u8,
    /// Number of moves that would be left.
    pub ply: usize,
    /// Seats that have not answered yet.
    pub pending: Vec<u8>,
}

/// Offer of a draw.
#[derive(Clone, Debug)]
pub(crate) struct DrawOffer {
    /// Seat that offers.
    pub by: u8,
    /// Seats that have not answered yet.
    pub pending: Vec<u8>,
}

/// Request for a pause.
#[derive(Clone, Debug)]
pub(crate) struct PauseRequest {
    /// Seat that asks.
    pub by: u8,
    /// Seats that have not answered yet.
    pub pending: Vec<u8>,
    /// Time left until it counts as declined, in milliseconds.
    pub(super) left: u32,
}

/// A move made on one of the boards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CommittedMove {
    pub board: u8,
    pub seq: u32,
    pub mv: Move,
    pub after: u32,
    pub hash: u32,
}

impl Match {
    /// Starts a match with a generated game, which is copied for each seat in a race. The room seat `starter` moves
    /// first. `players` are in the order of room seats.
    pub(crate) fn new(
        number: u32,
        mut game: Session,
        starter: u8,
        players: Vec<MatchPlayer>,
        config: &RoomConfig,
    ) -> Self {
        let seats = players.len() as u8;
        let is_race = game.players().len() == 1;
        // The rules decide which seat in the game moves first; the starter gets that seat.
        let first_to_move = game.position().to_move().seat().map_or(0, |seat| seat.0);
        let first_seat = (starter + seats - first_to_move % seats) % seats;
        let boards = if is_race {
            vec![game; seats.into()]
        } else {
            let in_order = (0..seats).map(|seat| (first_seat + seat) % seats);
            game.set_players(in_order.map(|seat| match players[usize::from(seat)] {
                MatchPlayer::Computer(level) => Player::Computer(level),
                MatchPlayer::Person(_) | MatchPlayer::Nobody => Player::Human,
            }));
            vec![game]
        };
        Self {
            number,
            first_seat,
            seats,
            goal: config.goal,
            limit: config.limit,
            dropouts: config.dropouts,
            boards,
            dropped_out: players
                .iter()
                .map(|player| is_race && *player == MatchPlayer::Nobody)
                .collect(),
            forfeits: Vec::new(),
            players,
            race_view: RaceView::Live,
            delayed: None,
            time_left: vec![full_time(config.limit); seats.into()],
            take_back_request: None,
            draw_offer: None,
            draw_offered_at: vec![None; seats.into()],
            hold: None,
            pause_request: None,
            pause_wait: vec![0; seats.into()],
            since_move: 0,
            computer_move: None,
            search_job: None,
            final_result: None,
        }
    }

    /// Returns `true` if each seat plays a separate copy of the board.
    pub(crate) fn is_race(&self) -> bool {
        self.boards[0].players().len() == 1
    }

    /// Returns the number of room seats.
    pub(crate) const fn seats(&self) -> u8 {
        self.seats
    }

    pub(crate) fn info(&self) -> MatchInfo {
        MatchInfo {
            number: self.number,
            first_seat: self.first_seat,
            is_race: self.is_race(),
            progress: if self.is_race() {
                (0..self.seats).map(|seat| self.progress(seat)).collect()
            } else {
                Vec::new()
            },
            players: self.players.clone(),
            forfeits: self.forfeits.clone(),
        }
    }

    pub(crate) fn progress(&self, seat: u8) -> RaceProgress {
        let at = usize::from(seat);
        race_progress(&self.boards[at], self.dropped_out[at])
    }

    /// Returns the seat in the game that belongs to a room seat.
    pub(super) fn game_seat(&self, seat: u8) -> Seat {
        if self.is_race() {
            Seat::FIRST
        } else {
            Seat((seat + self.seats - self.first_seat) % self.seats)
        }
    }

    /// Returns the room seat that a seat in the game belongs to.
    pub(super) fn room_seat(&self, seat: Seat) -> u8 {
        (seat.0 + self.first_seat) % self.seats
    }

    /// Returns the number of the board that a room seat plays on.
    pub(crate) fn board(&self, seat: u8) -> u8 {
        if self.is_race() { seat } else { 0 }
    }

    /// Makes a move for a seat.
    pub(crate) fn play(&mut self, seat: u8, ply: u32, mv: Move) -> Result<CommittedMove, Refusal> {
        if matches!(mv, Move::Chance(_) | Move::TimeUp | Move::Pass) {
            return Err(Refusal::IllegalMove(IllegalMove::WrongKind));
        }
        self.check_ply(seat, ply)?;
        self.commit(seat, mv)
    }

    /// Resolves a chance event for a seat from a random number.
    pub(crate) fn play_chance(
        &mut self,
        seat: u8,
        ply: u32,
        random: u32,
    ) -> Result<CommittedMove, Refusal> {
        self.check_ply(seat, ply)?;
        self.resolve_chance(seat, random)
    }

    pub(super) fn resolve_chance(
        &mut self,
        seat: u8,
        random: u32,
    ) -> Result<CommittedMove, Refusal> {
        let game = &self.boards[usize::from(self.board(seat))];
        game.position()
            .to_move()
            .check(self.game_seat(seat))
            .map_err(Refusal::IllegalMove)?;
        let mv = game
            .recorded_chance()
            .filter(|_| matches!(game.position().to_move(), Turn::Chance(_)))
            .or_else(|| game.position().chance_move(random))
            .ok_or(Refusal::IllegalMove(IllegalMove::WrongKind))?;
        self.commit(seat, mv)
    }

    fn check_ply(&self, seat: u8, ply: u32) -> Result<(), Refusal> {
        if self.has_dropped_out(seat) {
            return Err(Refusal::NoMatch);
        }
        let game = &self.boards[usize::from(self.board(seat))];
        if game.cursor() as u32 == ply {
            Ok(())
        } else {
            Err(Refusal::Stale)
        }
    }

    pub(super) fn commit(&mut self, seat: u8, mv: Move) -> Result<CommittedMove, Refusal> {
        let (board, game_seat) = (self.board(seat), self.game_seat(seat));
        let game = &mut self.boards[usize::from(board)];
        let before = game.moves()[..game.cursor()]
            .last()
            .map_or(0, |&Played { at, .. }| at);
        game.advance(game_seat, mv).map_err(Refusal::IllegalMove)?;
        let committed = CommittedMove {
            board,
            seq: game.cursor() as u32,
            mv,
            after: game.elapsed() - before.min(game.elapsed()),
            hash: game.state_hash(),
        };
        self.on_position_changed();
        let is_race = self.is_race();
        let left = &mut self.time_left[usize::from(seat)];
        match self.limit {
            TimeLimit::PerMove(_) => *left = full_time(self.limit),
            // In a race, moves can be taken back and made again at will, which would give unlimited time.
            TimeLimit::Increment { seconds, .. } if !is_race => {
                *left = left.saturating_add(u32::from(seconds) * 1000);
            }
            TimeLimit::None | TimeLimit::PerSeat(_) | TimeLimit::Increment { .. } => {}
        }
        Ok(committed)
    }

    /// Drops what refers to the previous position.
    pub(super) fn on_position_changed(&mut self) {
        self.take_back_request = None;
        self.draw_offer = None;
        self.since_move = 0;
        self.computer_move = None;
        self.search_job = None;
    }

    /// Returns the number of moves made before a seat's last move.
    pub(crate) fn last_ply(&self, seat: u8) -> Option<usize> {
        self.boards[usize::from(self.board(seat))].last_ply_of(self.game_seat(seat))
    }

    /// Takes back moves on a seat's board. Returns the number of moves left and the time of play in milliseconds;
    /// `None` if there is nothing to take back.
    pub(crate) fn take_back(&mut self, seat: u8, ply: usize) -> Option<(u32, u32)> {
        let at = usize::from(self.board(seat));
        let game = &mut self.boards[at];
        if game.is_out_of_time() || !game.undo_to(ply) {
            return None;
        }
        let left = (game.cursor() as u32, game.elapsed());
        // The player to move gets the full time again. In a race, that would give unlimited time.
        if let (TimeLimit::PerMove(_), false) = (self.limit, self.is_race()) {
            self.time_left.fill(full_time(self.limit));
        }
        self.on_position_changed();
        Some(left)
    }

    /// Returns `true` if a racer has finished for good.
    pub(crate) fn has_finished(&self, seat: u8) -> bool {
        let game = &self.boards[usize::from(self.board(seat))];
        match (self.goal, game.position().outcome()) {
            (_, None) => false,
            (RaceGoal::FewestMoves, Some(_)) => true,
            // A racer who is stuck can take moves back.
            (RaceGoal::FirstToFinish, Some(outcome)) => {
                outcome == Outcome::Won(Seat::FIRST) || game.is_out_of_time()
            }
        }
    }

    /// Returns `true` if moves can be taken back without asking the others.
    pub(crate) fn allows_free_take_back(&self) -> bool {
        self.is_race() && self.goal == RaceGoal::FirstToFinish
    }

    /// Returns the record of a board as seen from the viewer's room seat; `None` is a spectator.
    pub(crate) fn record(&self, game: &Session, board: u8, viewer: Option<u8>) -> Record {
        let mut record = game.record();
        for (game_seat, player) in (0..).map(Seat).zip(&mut record.players) {
            let seat = if self.is_race() {
                board
            } else {
                self.room_seat(game_seat)
            };
            let is_own = viewer == Some(seat) && !self.is_vacant(game_seat);
            if *player == Player::Human && !is_own {
                *player = Player::Remote;
            }
        }
        record
    }
}

/// Returns the initial time for the match or for each move, in milliseconds.
pub(super) const fn full_time(limit: TimeLimit) -> u32 {
    match limit {
        TimeLimit::None => u32::MAX,
        TimeLimit::PerMove(seconds)
        | TimeLimit::PerSeat(seconds)
        | TimeLimit::Increment { start: seconds, .. } => seconds as u32 * 1000,
    }
}
