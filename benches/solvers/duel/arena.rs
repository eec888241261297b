//! Computer players against each other.

use super::plain;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tessella::boards::random::SeededRng;
use tessella::games::budget::Budget;
use tessella::games::drench::Drench;
use tessella::games::{Level, Move, Outcome, Rules, Seat, Setup, Start, Turn};
use tessella::session::GameCode;

/// Who plays.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// Takes what brings most tiles now.
    Greedy,
    /// A plain search so many moves ahead.
    Plain(u32),
    /// A level of the program.
    Level(Level),
    /// The program's best move within a time.
    Best(Duration),
}

impl Player {
    fn choose(self, game: &Drench, standstill: u32) -> Move {
        let never = AtomicBool::new(false);
        match self {
            Self::Greedy => plain::greedy(game),
            Self::Plain(depth) => plain::search(game, standstill, depth),
            Self::Level(level) => game.computer_move(level, &never).expect("a move"),
            Self::Best(time) => game.best_move(&Budget::time(time, &never)).expect("a move"),
        }
    }
}

/// What games are played.
#[derive(Clone, Copy, Debug)]
pub struct Series {
    /// The options of the game.
    pub options: &'static str,
    /// How many boards; each is played twice, with seats swapped.
    pub boards: u64,
    /// How many moves at the beginning are drawn at random, the same for both games of a board.
    pub drawn: u32,
    /// How many games are played at a time.
    pub threads: usize,
}

/// How a series ended, for the first of its players.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// How many boards were played, and how many of them were won or lost from both sides.
    pub boards: u32,
    pub won_twice: u32,
    pub lost_twice: u32,
    /// How many moves each player made, and how long it thought.
    pub moves: [u32; 2],
    pub thought: [Duration; 2],
}

/// Plays two players against each other.
pub fn play(series: Series, players: [Player; 2]) -> Score {
    let (next, score) = (AtomicU64::new(0), Mutex::new(Score::default()));
    std::thread::scope(|scope| {
        for _ in 0..series.threads {
            scope.spawn(|| {
                loop {
                    let board = next.fetch_add(1, Ordering::Relaxed);
                    if board >= series.boards {
                        break;
                    }
                    let games = [false, true].map(|swapped| game(series, players, board, swapped));
                    score.lock().expect("no thread panicked").add(games);
                }
            });
        }
    });
    score.into_inner().expect("no thread panicked")
}

impl Score {
    fn add(&mut self, games: [Game; 2]) {
        let ends = games.each_ref().map(|game| game.points);
        self.boards += 1;
        self.won_twice += u32::from(ends == [1, 1]);
        self.lost_twice += u32::from(ends == [-1, -1]);
        for game in games {
            match game.points {
                1 => self.won += 1,
                0 => self.drawn += 1,
                _ => self.lost += 1,
            }
            for who in 0..2 {
                self.moves[who] += game.moves[who];
                self.thought[who] += game.thought[who];
            }
        }
    }
}

/// A game that was played.
#[derive(Default)]
struct Game {
    /// 1 if the first player won, -1 if the second did.
    points: i8,
    moves: [u32; 2],
    thought: [Duration; 2],
}

/// The first position of the game with these options and this seed.
pub fn begin(options: &str, seed: u64) -> Drench {
    let code: GameCode = format!("drench:{options}#{seed}")
        .parse()
        .expect("a sound code");
    let Setup::Drench(setup) = &code.setup else {
        panic!("a game of Drench");
    };
    Drench::new(setup, &Start::Seed(seed)).expect("a sound setup")
}

fn game(series: Series, players: [Player; 2], board: u64, swapped: bool) -> Game {
    let mut game = begin(series.options, board);
    let mut stream = SeededRng::new(b"openings", board);
    let (mut standstill, mut count) = (0, 0);
    let mut played = Game::default();
    while let Turn::Of(seat) = game.to_move() {
        let who = seat.index() ^ usize::from(swapped);
        let mv = if count < series.drawn {
            let legal = game.legal_moves();
            legal[stream.below(legal.len() as u32) as usize]
        } else {
            let begun = Instant::now();
            let mv = players[who].choose(&game, standstill);
            played.thought[who] += begun.elapsed();
            played.moves[who] += 1;
            mv
        };
        let before = game.flood().size(seat);
        game.advance(seat, mv).expect("a legal move");
        standstill = if game.flood().size(seat) == before {
            standstill + 1
        } else {
            0
        };
        count += 1;
    }
    let first = if swapped { Seat::SECOND } else { Seat::FIRST };
    played.points = match game.outcome() {
        Some(Outcome::Won(seat)) if seat == first => 1,
        Some(Outcome::Won(_)) => -1,
        _ => 0,
    };
    played
}
