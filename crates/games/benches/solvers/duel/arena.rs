//! Series of games between two contestants.

use super::plain;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_games::GameCode;
use tessella_games::budget::SearchBudget;
use tessella_games::drench::Drench;
use tessella_games::{Level, Move, Outcome, Rules, Seat, Setup, Start, Turn};

/// Contestant of a series.
#[derive(Clone, Copy, Debug)]
pub enum Contestant {
    /// Takes the most tiles with each move.
    Greedy,
    /// Plain search to this depth.
    Plain(u32),
    /// Level of the program.
    Level(Level),
    /// The program's best move within a time.
    Best(Duration),
}

impl Contestant {
    fn choose(self, game: &Drench, standstill: u32) -> Move {
        let never = AtomicBool::new(false);
        match self {
            Self::Greedy => plain::greedy(game),
            Self::Plain(depth) => plain::search(game, standstill, depth),
            Self::Level(level) => game.computer_move(level, &never).expect("a move"),
            Self::Best(time) => game
                .best_move(&SearchBudget::time(time, &never))
                .expect("a move"),
        }
    }
}

/// Parameters of a series.
#[derive(Clone, Copy, Debug)]
pub struct Series {
    /// Options of the game.
    pub options: &'static str,
    /// Number of boards; each is played twice, with the seats swapped.
    pub boards: u64,
    /// Number of random moves at the beginning, the same in both games of a board.
    pub drawn: u32,
    /// Number of games played at a time.
    pub threads: usize,
}

/// Result of a series for the first contestant.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// Number of boards, and of those won or lost from both sides.
    pub boards: u32,
    pub won_twice: u32,
    pub lost_twice: u32,
    /// Number of moves of each contestant, and the total time it spent on them.
    pub moves: [u32; 2],
    pub thinking_time: [Duration; 2],
}

/// Plays a series between two contestants.
pub fn play(series: Series, players: [Contestant; 2]) -> Score {
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
    fn add(&mut self, games: [ArenaGame; 2]) {
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
                self.thinking_time[who] += game.thinking_time[who];
            }
        }
    }
}

/// Finished game.
#[derive(Default)]
struct ArenaGame {
    /// 1 if the first contestant won, -1 if the second did.
    points: i8,
    moves: [u32; 2],
    thinking_time: [Duration; 2],
}

/// Returns the start position with these options and this seed.
pub fn begin(options: &str, seed: u64) -> Drench {
    let code: GameCode = format!("drench:{options}#{seed}")
        .parse()
        .expect("a valid code");
    let Setup::Drench(setup) = &code.setup else {
        panic!("a game of Drench");
    };
    Drench::new(setup, &Start::Seed(seed)).expect("a valid setup")
}

fn game(series: Series, players: [Contestant; 2], board: u64, swapped: bool) -> ArenaGame {
    let mut game = begin(series.options, board);
    let mut stream = SeededRng::new(b"openings", board);
    let (mut standstill, mut count) = (0, 0);
    let mut played = ArenaGame::default();
    while let Turn::Player(seat) = game.to_move() {
        let who = seat.index() ^ usize::from(swapped);
        let mv = if count < series.drawn {
            let legal = game.legal_moves();
            legal[stream.below(legal.len() as u32) as usize]
        } else {
            let begun = Instant::now();
            let mv = players[who].choose(&game, standstill);
            played.thinking_time[who] += begun.elapsed();
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
