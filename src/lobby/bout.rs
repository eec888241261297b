//! A game that is played in a room: on one board, or as a race on a board for each.

use super::message::{Ending, Forfeit, GameInfo, Goal, Progress, TimeLimit};
use super::progress::progress;
use super::refusal::Refusal;
use super::resume::resume;
use crate::games::{IllegalMove, Level, Move, Outcome, Position, Rules, Seat, Turn};
use crate::session::{Played, Player, Record, Session};
use serde::{Deserialize, Serialize};

/// How long the computer waits before it moves, in milliseconds: as long as it takes to see what it answers.
const PAUSE: u32 = 600;

/// A game being played.
#[derive(Clone, Debug)]
pub(super) struct Bout {
    /// Counts the games of the room, from 1.
    pub number: u32,
    /// The place that sits in the first seat.
    first: u8,
    /// How many places there are.
    places: u8,
    goal: Goal,
    limit: TimeLimit,
    /// One, or in a race one for each place.
    boards: Vec<Session>,
    /// Who races no more.
    gave_up: Vec<bool>,
    /// How much time each place has left, in milliseconds.
    left: Vec<u32>,
    /// Who asked to take back a move after how many, and who is still to answer.
    pub asked: Option<Asked>,
    /// How long it has been since the last move, in milliseconds.
    rested: u32,
    /// The computer's move, once it is thought out.
    thought: Option<Move>,
    /// What the computer's move was asked under.
    pub thinking: Option<u64>,
    /// How it ended, if that is known: of a forfeit not after a crash.
    pub ended: Option<Ending>,
}

/// Somebody would like to take back a move.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    /// The place that asked.
    pub by: u8,
    /// How many moves are to be left.
    pub ply: usize,
    /// The places that are still to answer.
    pub open: Vec<u8>,
}

/// A move that was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Made {
    pub board: u8,
    pub seq: u32,
    pub mv: Move,
    pub after: u32,
    pub hash: u32,
}

/// What came of time that passed.
#[derive(Debug)]
pub(super) enum Due {
    /// A move.
    Made(Made),
    /// A place has no time left.
    Late(u8),
    /// The computer is to think.
    Think(Box<Position>, Level),
}

/// A game as it is kept for the time after a crash.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct SavedBout {
    number: u32,
    first: u8,
    places: u8,
    goal: Goal,
    limit: TimeLimit,
    boards: Vec<Record>,
    gave_up: Vec<bool>,
    left: Vec<u32>,
}

impl Bout {
    /// A game that begins: dealt once, and for a race copied for each place. In `begins` is the place that makes the first
    /// move; of `players`, by place, `None` is where nobody plays.
    pub(super) fn new(
        number: u32,
        mut dealt: Session,
        begins: u8,
        players: &[Option<Player>],
        goal: Goal,
        limit: TimeLimit,
    ) -> Self {
        let places = players.len() as u8;
        let race = dealt.players().len() == 1;
        // The rules say which seat begins; the place that is to begin sits there.
        let seat = dealt.position().to_move().seat().map_or(0, |seat| seat.0);
        let first = (begins + places - seat % places) % places;
        let boards = match race {
            true => vec![dealt; places.into()],
            false => {
                let in_order = (0..places).map(|seat| (first + seat) % places);
                let seated = in_order.map(|place| players[usize::from(place)]);
                dealt.set_players(seated.map(|player| player.unwrap_or(Player::Human)));
                vec![dealt]
            }
        };
        Self {
            number,
            first,
            places,
            goal,
            limit,
            boards,
            gave_up: players
                .iter()
                .map(|player| race && player.is_none())
                .collect(),
            left: vec![full(limit); places.into()],
            asked: None,
            rested: 0,
            thought: None,
            thinking: None,
            ended: None,
        }
    }

    pub(super) fn is_race(&self) -> bool {
        self.boards[0].players().len() == 1
    }

    pub(super) fn boards(&self) -> &[Session] {
        &self.boards
    }

    pub(super) fn info(&self) -> GameInfo {
        GameInfo {
            number: self.number,
            first: self.first,
            race: self.is_race(),
            progress: match self.is_race() {
                true => (0..self.places).map(|place| self.progress(place)).collect(),
                false => Vec::new(),
            },
        }
    }

    pub(super) fn progress(&self, place: u8) -> Progress {
        let at = usize::from(place);
        progress(&self.boards[at], self.gave_up[at])
    }

    /// The seat in which a place sits.
    fn seat(&self, place: u8) -> Seat {
        match self.is_race() {
            true => Seat::FIRST,
            false => Seat((place + self.places - self.first) % self.places),
        }
    }

    /// The place that sits in a seat.
    fn place(&self, seat: Seat) -> u8 {
        (seat.0 + self.first) % self.places
    }

    /// The board on which a place plays.
    pub(super) fn board(&self, place: u8) -> u8 {
        if self.is_race() { place } else { 0 }
    }

    /// Makes the move of a place.
    pub(super) fn play(&mut self, place: u8, ply: u32, mv: Move) -> Result<Made, Refusal> {
        if matches!(mv, Move::Chance(_) | Move::TimeUp) {
            return Err(Refusal::Rules(IllegalMove::WrongKind.to_string()));
        }
        self.check(place, ply)?;
        self.make(place, mv)
    }

    /// Lets chance decide for a place, by a number that was drawn.
    pub(super) fn cast(&mut self, place: u8, ply: u32, drawn: u32) -> Result<Made, Refusal> {
        self.check(place, ply)?;
        let game = &self.boards[usize::from(self.board(place))];
        game.position()
            .to_move()
            .check(self.seat(place))
            .map_err(|why| Refusal::Rules(why.to_string()))?;
        let mv = game
            .recorded_chance()
            .filter(|_| matches!(game.position().to_move(), Turn::Chance(_)))
            .or_else(|| game.position().chance_move(drawn))
            .ok_or_else(|| Refusal::Rules(IllegalMove::WrongKind.to_string()))?;
        self.make(place, mv)
    }

    fn check(&self, place: u8, ply: u32) -> Result<(), Refusal> {
        if self.has_given_up(place) {
            return Err(Refusal::NoGame);
        }
        let game = &self.boards[usize::from(self.board(place))];
        match game.cursor() as u32 == ply {
            true => Ok(()),
            false => Err(Refusal::Stale),
        }
    }

    fn make(&mut self, place: u8, mv: Move) -> Result<Made, Refusal> {
        let (board, seat) = (self.board(place), self.seat(place));
        let game = &mut self.boards[usize::from(board)];
        let before = game.moves()[..game.cursor()]
            .last()
            .map_or(0, |&Played { at, .. }| at);
        game.advance(seat, mv)
            .map_err(|why| Refusal::Rules(why.to_string()))?;
        let made = Made {
            board,
            seq: game.cursor() as u32,
            mv,
            after: game.elapsed() - before.min(game.elapsed()),
            hash: game.state_hash(),
        };
        self.asked = None;
        self.rested = 0;
        self.thought = None;
        self.thinking = None;
        if let TimeLimit::Move(_) = self.limit {
            self.left[usize::from(place)] = full(self.limit);
        }
        Ok(made)
    }

    /// After how many moves the game is when a place takes its last one back.
    pub(super) fn last_ply(&self, place: u8) -> Option<usize> {
        self.boards[usize::from(self.board(place))].last_ply_of(self.seat(place))
    }

    /// Takes moves back on the board of a place; how many are left and how long it has been played, if there were such.
    pub(super) fn take_back(&mut self, place: u8, ply: usize) -> Option<(u32, u32)> {
        let at = usize::from(self.board(place));
        let game = &mut self.boards[at];
        if game.is_out_of_time() || !game.undo_to(ply) {
            return None;
        }
        let left = (game.cursor() as u32, game.elapsed());
        // Who is to move again has as long as for any other move; who races would have it for ever.
        if let (TimeLimit::Move(_), false) = (self.limit, self.is_race()) {
            self.left.fill(full(self.limit));
        }
        self.asked = None;
        self.rested = 0;
        self.thought = None;
        self.thinking = None;
        Some(left)
    }

    /// A place races no more.
    pub(super) fn give_up(&mut self, place: u8) {
        self.gave_up[usize::from(place)] = true;
    }

    /// Whether a place races no more.
    pub(super) fn has_given_up(&self, place: u8) -> bool {
        self.gave_up[usize::from(place)]
    }

    /// Whether a place that races has nothing left to do, whatever the others do.
    pub(super) fn is_done(&self, place: u8) -> bool {
        let game = &self.boards[usize::from(self.board(place))];
        match (self.goal, game.position().outcome()) {
            (_, None) => false,
            (Goal::Fewest, Some(_)) => true,
            // Who is stuck can go back.
            (Goal::First, Some(outcome)) => {
                outcome == Outcome::Won(Seat::FIRST) || game.is_out_of_time()
            }
        }
    }

    /// Whether moves may be taken back without asking.
    pub(super) fn takes_back_freely(&self) -> bool {
        self.is_race() && self.goal == Goal::First
    }

    /// How the game ended; `None` while it goes on.
    pub(super) fn ending(&self) -> Option<Ending> {
        let winner = match self.is_race() {
            false => match self.boards[0].position().outcome()? {
                Outcome::Won(seat) => Some(self.place(seat)),
                Outcome::Lost | Outcome::Draw => None,
            },
            true => self.race_winner()?,
        };
        Some(Ending {
            winner,
            forfeit: None,
        })
    }

    /// Who won the race, if it is over: nobody, or one.
    fn race_winner(&self) -> Option<Option<u8>> {
        let places = 0..self.places;
        let done = |place: &u8| {
            self.boards[usize::from(*place)].position().outcome() == Some(Outcome::Won(Seat::FIRST))
        };
        let moves = |place: u8| self.boards[usize::from(place)].cursor();
        let winners: Vec<u8> = places.clone().filter(done).collect();
        let best = winners.iter().map(|&place| moves(place)).min();
        let is_beaten =
            |place: u8| self.goal == Goal::Fewest && best.is_some_and(|best| moves(place) >= best);
        let settled =
            |place: u8| self.has_given_up(place) || self.is_done(place) || is_beaten(place);
        // Who alone is left of several has won.
        let mut racing = places.clone().filter(|&place| !self.has_given_up(place));
        if let (Some(last), None) = (racing.next(), racing.next())
            && winners.is_empty()
        {
            return Some(Some(last));
        }
        let is_over = match self.goal {
            Goal::First => !winners.is_empty() || places.clone().all(settled),
            Goal::Fewest => places.clone().all(settled),
        };
        let first = |best: &[u8]| match best {
            [only] => Some(*only),
            _ => None,
        };
        let best: Vec<u8> = match self.goal {
            Goal::First => winners,
            Goal::Fewest => winners
                .into_iter()
                .filter(|&place| Some(moves(place)) == best)
                .collect(),
        };
        is_over.then(|| first(&best))
    }

    /// How a game ends that a place cannot or will not go on with. Who is left wins if it is only one.
    pub(super) fn forfeited(&self, place: u8, why: Forfeit) -> Ending {
        Ending {
            winner: (self.places == 2).then_some(1 - place % 2),
            forfeit: Some((place, why)),
        }
    }

    /// Lets time pass, in milliseconds, where the game does not rest: `rests` says of each place whether somebody who is cut
    /// off has it. Tells what is due.
    pub(super) fn pass(
        &mut self,
        time: u32,
        rests: &[bool],
        computer: impl Fn(u8) -> Option<Level>,
        drawn: u32,
    ) -> Vec<Due> {
        self.rested = self.rested.saturating_add(time);
        match self.is_race() {
            true => self.pass_race(time, rests),
            false if rests.contains(&true) => Vec::new(),
            false => self
                .pass_shared(time, computer, drawn)
                .into_iter()
                .collect(),
        }
    }

    fn pass_race(&mut self, time: u32, rests: &[bool]) -> Vec<Due> {
        let mut due = Vec::new();
        for place in 0..self.places {
            let at = usize::from(place);
            if rests[at] || self.has_given_up(place) {
                continue;
            }
            let game = &mut self.boards[at];
            game.advance_clock(time);
            if game.time_left() == Some(0) && game.position().outcome().is_none() {
                due.extend(self.make(place, Move::TimeUp).ok().map(Due::Made));
            }
            if self.limit != TimeLimit::None && !self.is_done(place) {
                self.left[at] = self.left[at].saturating_sub(time);
                if self.left[at] == 0 {
                    due.push(Due::Late(place));
                }
            }
        }
        due
    }

    fn pass_shared(
        &mut self,
        time: u32,
        computer: impl Fn(u8) -> Option<Level>,
        drawn: u32,
    ) -> Option<Due> {
        self.boards[0].advance_clock(time);
        let turn = self.boards[0].position().to_move();
        let place = self.place(turn.seat()?);
        if let Some(level) = computer(place) {
            return self.pass_computer(place, level, turn, drawn);
        }
        if self.limit == TimeLimit::None {
            return None;
        }
        let left = &mut self.left[usize::from(place)];
        *left = left.saturating_sub(time);
        (*left == 0).then_some(Due::Late(place))
    }

    fn pass_computer(&mut self, place: u8, level: Level, turn: Turn, drawn: u32) -> Option<Due> {
        let has_waited = self.rested >= PAUSE;
        if let Turn::Chance(_) = turn {
            let ply = self.boards[0].cursor() as u32;
            return match has_waited {
                true => self.cast(place, ply, drawn).ok().map(Due::Made),
                false => None,
            };
        }
        // A move that the rules refuse is forgotten, and another one asked for.
        if has_waited && let Some(mv) = self.thought.take() {
            self.thinking = None;
            return self.make(place, mv).ok().map(Due::Made);
        }
        match (self.thinking, self.thought) {
            (None, None) => Some(Due::Think(
                Box::new(self.boards[0].position().clone()),
                level,
            )),
            _ => None,
        }
    }

    /// The computer has thought out a move.
    pub(super) fn think(&mut self, ticket: u64, mv: Option<Move>) {
        if self.thinking == Some(ticket) {
            self.thought = mv;
            // Who found none is asked once more.
            if mv.is_none() {
                self.thinking = None;
            }
        }
    }

    /// How much time each place has left, in milliseconds; `None` without a clock.
    pub(super) fn clocks(&self) -> Option<Vec<u32>> {
        (self.limit != TimeLimit::None).then(|| self.left.clone())
    }

    /// The record of a board as one sees it who has a place, or none.
    pub(super) fn record(&self, board: u8, viewer: Option<u8>) -> Record {
        let mut record = self.boards[usize::from(board)].record();
        for (seat, player) in record.players.iter_mut().enumerate() {
            let place = match self.is_race() {
                true => board,
                false => self.place(Seat(seat as u8)),
            };
            if *player == Player::Human && viewer != Some(place) {
                *player = Player::Remote;
            }
        }
        record
    }

    pub(super) fn save(&self) -> SavedBout {
        SavedBout {
            number: self.number,
            first: self.first,
            places: self.places,
            goal: self.goal,
            limit: self.limit,
            boards: self.boards.iter().map(Session::record).collect(),
            gave_up: self.gave_up.clone(),
            left: self.left.clone(),
        }
    }

    /// How many places it has.
    pub(super) const fn places(&self) -> u8 {
        self.places
    }

    /// The game that was kept; `None` if it does not fit together.
    pub(super) fn restore(saved: SavedBout) -> Option<Self> {
        let mut boards: Vec<Session> = Vec::new();
        for record in &saved.boards {
            boards.push(resume(record, boards.first())?);
        }
        let places = usize::from(saved.places);
        let fits = match boards.first()?.players().len() {
            1 => boards.len() == places,
            seats => boards.len() == 1 && seats == places,
        };
        let all = [saved.gave_up.len(), saved.left.len()];
        (fits && all == [places; 2] && saved.first < saved.places).then(|| Self {
            number: saved.number,
            first: saved.first,
            places: saved.places,
            goal: saved.goal,
            limit: saved.limit,
            boards,
            gave_up: saved.gave_up,
            left: saved.left,
            asked: None,
            rested: 0,
            thought: None,
            thinking: None,
            ended: None,
        })
    }
}

/// How much time there is at first, or for each move, in milliseconds.
const fn full(limit: TimeLimit) -> u32 {
    match limit {
        TimeLimit::None => u32::MAX,
        TimeLimit::Move(seconds) | TimeLimit::Game(seconds) => seconds as u32 * 1000,
    }
}
