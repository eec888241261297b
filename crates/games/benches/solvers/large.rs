//! Measurements of the single-player solver of Drench on large boards, and on boards of many colours.

use crate::drench::{KnownBoard, SolvedBoard};
use crate::report::{Report, mean, memory_text, peak_memory_mib, percentile, took};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tessella_boards::random::SeededRng;
use tessella_games::budget::{Effort, SearchBudget};

/// Seed of the boards.
const SEED: u64 = 1;
/// Maximum memory of the process, in MiB.
const MAX_MEMORY_MIB: u64 = 2048;

/// Set of random boards with its target.
struct BoardSet {
    side: u16,
    colours: u32,
    count: usize,
    /// Time after which a board counts as not proved.
    limit: Duration,
    target: &'static str,
    /// Returns `true` if the times meet the target, given whether all boards were proved.
    is_met: Option<fn(&[Duration], bool) -> bool>,
}

const SETS: [BoardSet; 4] = [
    BoardSet {
        side: 14,
        colours: 8,
        count: 100,
        limit: Duration::from_secs(120),
        target: "",
        is_met: None,
    },
    BoardSet {
        side: 14,
        colours: 12,
        count: 100,
        limit: Duration::from_secs(120),
        target: "",
        is_met: None,
    },
    BoardSet {
        side: 24,
        colours: 6,
        count: 100,
        limit: Duration::from_secs(120),
        target: "mean 5 s, none over 120 s and 2 GiB",
        is_met: Some(|times, are_proved| are_proved && mean(times) <= Duration::from_secs(5)),
    },
    BoardSet {
        side: 30,
        colours: 6,
        count: 9,
        limit: Duration::from_secs(240),
        target: "median 60 s",
        is_met: Some(|times, _| percentile(times, 50) <= Duration::from_secs(60)),
    },
];

/// Measures the solver. Boards that are not proved count with the time that was spent on them.
pub fn measure(report: &mut Report) {
    for set in &SETS {
        let BoardSet { side, colours, .. } = set;
        let mut stream = SeededRng::new(b"large   ", SEED);
        let solved: Vec<SolvedBoard> = (0..set.count)
            .map(|_| solve(&KnownBoard::random(&mut stream, *side, *colours), set.limit))
            .collect();
        let proved = solved.iter().filter(|solved| solved.par.is_shortest());
        let proved = proved.count();
        let times: Vec<Duration> = solved.iter().map(|solved| solved.took).collect();
        let memory = peak_memory_mib();
        let is_small = memory.is_none_or(|mib| mib <= MAX_MEMORY_MIB);
        report.row(
            &format!(
                "{} random boards of {side}×{side} and {colours} colours",
                set.count
            ),
            set.target,
            &format!(
                "{proved} proved; mean {}, median {}, at most {}{}",
                took(mean(&times)),
                took(percentile(&times, 50)),
                took(percentile(&times, 100)),
                memory_text(memory)
            ),
            set.is_met
                .map(|is_met| is_met(&times, proved == set.count) && is_small),
        );
    }
}

/// Solves a board, and gives up after some time.
fn solve(board: &KnownBoard, limit: Duration) -> SolvedBoard {
    let never = AtomicBool::new(false);
    board.solve_within(Effort::Full, &SearchBudget::time(limit, &never))
}
