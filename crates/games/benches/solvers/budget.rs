//! All games: time by which searches exceed their limit, and their reaction time to the stop flag.

use crate::report::{Report, mean, percentile, took};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_games::GameCode;
use tessella_games::budget::{Effort, SearchBudget};
use tessella_games::{Move, Position, Rules};
use tessella_session::{Player, Session};

/// Boards on which hardly any search ends within the time limit.
const BOARDS: [&str; 12] = [
    "drench:19x19,c6#1",
    "drench:40x40,c10#1",
    "drench:15x15,c6,s2#1",
    "drench:40x40,c6,s2#1",
    "link:18x8,f36,untimed#1",
    "link:30x20,f45,left,untimed#1",
    "light:20x20,n8#1",
    "light:60x60#1",
    "row:15x15,k5#1",
    "row:4x4x4,k4#1",
    "row:7x6,k4,fall#1",
    "row:19x19,k6,s4#1",
];
/// Time limits, and delays before the stop, in milliseconds.
const TIMES: [u64; 3] = [1, 10, 100];
/// Numbers of random moves before the search.
const MOVES: [usize; 3] = [0, 4, 20];
/// Longest acceptable delay.
const LATEST: Duration = Duration::from_millis(20);

/// Measures the delays.
pub fn measure(report: &mut Report) {
    for code in BOARDS {
        let (mut late, mut stopped) = (Vec::new(), Vec::new());
        for moves in MOVES {
            let position = position(code, moves);
            for milliseconds in TIMES {
                let time = Duration::from_millis(milliseconds);
                for search in [best_move, solve] {
                    late.push(overrun(&position, time, search));
                    stopped.push(reaction_time(&position, time, search));
                }
            }
        }
        for (what, times) in [
            ("longer than it may", &late),
            ("until a search that is told to stop has stopped", &stopped),
        ] {
            let longest = percentile(times, 100);
            report.row(
                &format!("`{code}`: {what}"),
                &format!("at most {}", took(LATEST)),
                &format!(
                    "{} in the mean of {}, at most {}",
                    took(mean(times)),
                    times.len(),
                    took(longest)
                ),
                Some(longest <= LATEST),
            );
        }
    }
}

/// Returns a position after some random moves.
fn position(code: &str, moves: usize) -> Position {
    let code: GameCode = code.parse().expect("a valid game code");
    let seats = usize::from(code.setup.seats());
    let mut game = Session::new(code, vec![Player::Human; seats]).expect("a game that can begin");
    let mut stream = SeededRng::new(b"budgeted", moves as u64);
    for _ in 0..moves {
        let legal: Vec<Move> = game.position().legal_moves();
        let Some(seat) = game
            .position()
            .to_move()
            .seat()
            .filter(|_| !legal.is_empty())
        else {
            break;
        };
        let mv = legal[stream.below(legal.len() as u32) as usize];
        game.play(seat, mv).expect("a legal move");
    }
    game.position().clone()
}

/// Search within a budget; its result is ignored.
type BudgetedSearch = fn(&Position, &SearchBudget<'_>);

fn best_move(position: &Position, budget: &SearchBudget<'_>) {
    position.best_move(budget);
}

fn solve(position: &Position, budget: &SearchBudget<'_>) {
    position.solve(Effort::Full, budget);
}

/// Returns the time by which a search exceeds its limit.
fn overrun(position: &Position, time: Duration, search: BudgetedSearch) -> Duration {
    let never = AtomicBool::new(false);
    let begun = Instant::now();
    search(position, &SearchBudget::time(time, &never));
    begun.elapsed().saturating_sub(time)
}

/// Returns the time for which a search continues after the stop; zero if it ended before.
fn reaction_time(position: &Position, time: Duration, search: BudgetedSearch) -> Duration {
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let stopper = scope.spawn(|| {
            thread::sleep(time);
            stop.store(true, Ordering::Relaxed);
            Instant::now()
        });
        search(position, &SearchBudget::unbounded(&stop));
        let ended = Instant::now();
        let told = stopper.join().expect("a thread that does not panic");
        ended.saturating_duration_since(told)
    })
}
