//! Light Block: whether the positions of random games can still be won, and how long boards take that can be.

use crate::report::{Report, mean, percentile, took};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella::boards::random::SeededRng;
use tessella::boards::{Board, CellId};
use tessella::games::budget::{Effort, SearchBudget, SearchResult};
use tessella::games::light_block::{LightBlock, Setup};
use tessella::games::{self, Appearance, Outcome, Rules, Seat, Start};
use tessella::session::GameCode;

/// How long the solver may think about a position.
const LONGEST: Duration = Duration::from_secs(1);
/// How long the plain search may.
const LONGEST_PLAIN: Duration = Duration::from_millis(100);
/// How many boards of 60×60 are dealt.
const DEALT: u64 = 200;

/// Measures what the solver reaches.
pub fn measure(report: &mut Report) {
    for (words, games) in [("10x10", 1000), ("10x10,classic", 1000)] {
        let judged = judge(words, games, solve);
        let in_time = percentile(&judged.times, 99) <= Duration::from_millis(50);
        report.row(
            &format!("{}: decided", judged.what(words)),
            "all; 99 % in 50 ms",
            &judged.decided(),
            Some(in_time && judged.unknown == 0),
        );
    }
    for (words, games) in [("20x20", 1000), ("20x20,classic", 1000)] {
        let judged = judge(words, games, solve);
        report.row(
            &format!("{}: decided", judged.what(words)),
            "95 % in 1 s",
            &judged.decided(),
            Some(100 * judged.unknown <= 5 * judged.times.len()),
        );
    }
    for (words, games) in [("10x10", 60), ("20x20", 20)] {
        let judged = judge(words, games, search_plainly);
        report.row(
            &format!(
                "{}: decided by stepping on and turning back where tiles are cut off, in {}",
                judged.what(words),
                took(LONGEST_PLAIN)
            ),
            "",
            &judged.decided(),
            None,
        );
    }
    for (words, games) in [
        ("10x10,n8,b4", 300),
        ("hex10x10,b6", 300),
        ("hex20x20", 300),
        ("20x20,n8", 200),
        ("map200-3,b6", 300),
        ("6x6x6", 300),
        ("10x10x10,n26", 10),
        ("20x20,hills4-1,climb2", 300),
        ("60x60", 50),
        ("hex60x60", 50),
        ("60x60,n8", 20),
    ] {
        let judged = judge(words, games, solve);
        report.row(
            &format!("{}: decided", judged.what(words)),
            "",
            &judged.decided(),
            None,
        );
    }
    deal(report);
}

/// What became of the positions of some games.
struct Judged {
    games: u64,
    won: usize,
    lost: usize,
    unknown: usize,
    times: Vec<Duration>,
}

impl Judged {
    fn what(&self, words: &str) -> String {
        let (positions, games) = (self.times.len(), self.games);
        format!("`{words}`, the {positions} positions of {games} random games")
    }

    fn decided(&self) -> String {
        let share = 100.0 * (self.won + self.lost) as f64 / self.times.len() as f64;
        let longest = self.times.iter().max().copied().unwrap_or_default();
        format!(
            "{share:.2} % ({} won, {} lost, {} unknown); mean {}, 99 % in {}, longest {}",
            self.won,
            self.lost,
            self.unknown,
            took(mean(&self.times)),
            took(percentile(&self.times, 99)),
            took(longest)
        )
    }
}

/// Plays random games until nothing can be done, and asks about each position on the way. The boards are spelt out, so that
/// the ways that they were dealt with are not known.
fn judge(words: &str, games: u64, judge: impl Fn(&LightBlock) -> SearchResult) -> Judged {
    let setup = setup(words);
    let mut judged = Judged {
        games,
        won: 0,
        lost: 0,
        unknown: 0,
        times: Vec::new(),
    };
    for seed in 0..games {
        let dealt = LightBlock::new(&setup, &Start::Seed(seed)).expect("choices that fit");
        let cells = dealt
            .board()
            .cells()
            .map(|cell| match dealt.appearance(cell) {
                Appearance::Blocked => 1,
                _ if cell == dealt.at() => 2,
                _ => 0,
            });
        let start = Start::Cells(cells.collect());
        let mut game = LightBlock::new(&setup, &start).expect("the same board");
        let mut stream = SeededRng::new(b"walking!", seed);
        loop {
            let begun = Instant::now();
            let answer = judge(&game);
            judged.times.push(begun.elapsed());
            match answer {
                SearchResult::Solved { moves, .. } => {
                    judged.won += 1;
                    let mut walked = game.clone();
                    for mv in moves {
                        walked.advance(Seat::FIRST, mv).expect("a step of a way");
                    }
                    assert_eq!(walked.outcome(), Some(Outcome::Won(Seat::FIRST)));
                }
                SearchResult::Unsolvable => judged.lost += 1,
                _ => judged.unknown += 1,
            }
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[stream.below(moves.len() as u32) as usize];
            game.advance(Seat::FIRST, mv).expect("a legal move");
        }
    }
    judged
}

fn setup(words: &str) -> Setup {
    let code: GameCode = format!("light:{words}#1").parse().expect("a sound code");
    match code.setup {
        games::Setup::LightBlock(setup) => setup,
        other => panic!("a setup of another game: {other:?}"),
    }
}

fn solve(game: &LightBlock) -> SearchResult {
    let never = AtomicBool::new(false);
    let finding = game.solve(Effort::Full, &SearchBudget::time(LONGEST, &never));
    finding.expect("a game that can be solved").result
}

/// What one would try first: steps to the tile from which fewest lead on, and turns back where open tiles are cut off.
fn search_plainly(game: &LightBlock) -> SearchResult {
    let board = game.board();
    let mut is_open: Vec<bool> = board
        .cells()
        .map(|cell| game.appearance(cell) == Appearance::Dark && cell != game.at())
        .collect();
    let open = game.free() - game.path().len();
    let until = Instant::now() + LONGEST_PLAIN;
    let mut way = Vec::new();
    match step_on(board, game.at(), &mut is_open, open, until, &mut way) {
        Some(true) => SearchResult::Solved {
            moves: way.into_iter().rev().map(games::Move::Cell).collect(),
            shortest: true,
        },
        Some(false) => SearchResult::Unsolvable,
        None => SearchResult::Unknown,
    }
}

/// Whether a way leads on over all open tiles; `None` when the time is up. The way is told from its end.
fn step_on(
    board: &Board,
    at: CellId,
    is_open: &mut [bool],
    open: usize,
    until: Instant,
    way: &mut Vec<CellId>,
) -> Option<bool> {
    if open == 0 {
        return Some(true);
    }
    if Instant::now() >= until {
        return None;
    }
    let mut is_met = vec![false; board.len()];
    let mut stack = vec![at];
    let mut met = 0;
    while let Some(cell) = stack.pop() {
        for &next in board.neighbours(cell) {
            if is_open[next.index()] && !std::mem::replace(&mut is_met[next.index()], true) {
                met += 1;
                stack.push(next);
            }
        }
    }
    if met < open {
        return Some(false);
    }
    let mut nexts: Vec<CellId> = board.neighbours(at).to_vec();
    nexts.retain(|next| is_open[next.index()]);
    nexts.sort_by_key(|&next| {
        let onwards = board.neighbours(next).iter();
        onwards.filter(|cell| is_open[cell.index()]).count()
    });
    for next in nexts {
        is_open[next.index()] = false;
        let leads_on = step_on(board, next, is_open, open - 1, until, way);
        is_open[next.index()] = true;
        match leads_on {
            Some(false) => {}
            Some(true) => {
                way.push(next);
                return Some(true);
            }
            None => return None,
        }
    }
    Some(false)
}

/// Deals large boards that can be won, and wins them.
fn deal(report: &mut Report) {
    let setup = setup("60x60");
    let mut times = Vec::new();
    for seed in 0..DEALT {
        let begun = Instant::now();
        let dealt = LightBlock::new(&setup, &Start::Seed(seed));
        times.push(begun.elapsed());
        let mut game = dealt.expect("choices that fit");
        let way = game.solution().expect("a board that can be won").to_vec();
        for &cell in &way[1..] {
            let stepped = game.advance(Seat::FIRST, games::Move::Cell(cell));
            stepped.expect("a step of a way");
        }
        assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
    }
    let longest = times.iter().max().copied().unwrap_or_default();
    report.row(
        &format!("making a board of `60x60` that can be won, {DEALT} times"),
        "200 ms",
        &format!("mean {}, longest {}", took(mean(&times)), took(longest)),
        Some(longest < Duration::from_millis(200)),
    );
}
