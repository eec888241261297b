//! Measurements of the computer player of Drench for two seats.
//!
//! Boards are of two kinds: even, symmetric under rotation by 180° with partner colours, as the game generates them for
//! two; and free, where one side may have an advantage by chance, so that many games are decided before they begin.

mod arena;
mod plain;

use crate::report::{Report, percentile, share, took};
use arena::{Contestant, Score, Series};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::{Level, Rules, Turn};

/// Time limit of the program per move.
const TIME: Duration = Duration::from_millis(100);
const OURS: Contestant = Contestant::Best(TIME);
const PLAIN: Contestant = Contestant::Plain(6);

/// Number of random moves at the beginning of games between levels.
const DRAWN: u32 = 4;

/// Measures the computer player.
pub fn measure(report: &mut Report) {
    references(report);
    aims(report);
    other_boards(report);
    levels(report);
    endgames(report);
}

fn series(options: &'static str, boards: u64, drawn: u32) -> Series {
    Series {
        options,
        boards,
        drawn,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
    }
}

/// Returns the share of points in percent with its bounds, and the counts behind it.
fn summary(score: &Score) -> String {
    let (points, low, high) = share(score.won, score.drawn, score.lost);
    format!(
        "{:.1} % ({:.0} to {:.0}) of {} games; of {} boards {} won and {} lost from both sides",
        100.0 * points,
        100.0 * low,
        100.0 * high,
        score.won + score.drawn + score.lost,
        score.boards,
        score.won_twice,
        score.lost_twice,
    )
}

fn points(score: &Score) -> f64 {
    share(score.won, score.drawn, score.lost).0
}

fn thinking_time(score: &Score, who: usize) -> String {
    took(score.thinking_time[who] / score.moves[who].max(1))
}

/// Measures the plain search against the greedy player, as a baseline.
fn references(report: &mut Report) {
    for (deal, options) in DEALS {
        let score = arena::play(series(options, 200, 0), [PLAIN, Contestant::Greedy]);
        let what = format!("plain depth 6 against greedy, {deal}");
        let measured = format!("{}; {} a move", summary(&score), thinking_time(&score, 0));
        report.row(&what, "", &measured, None);
    }
}

/// The two kinds of boards of 15×15 tiles and 6 colours.
const DEALS: [(&str, &str); 2] = [
    ("15×15 of 6 colours, even", "15x15,c6,s2"),
    ("15×15 of 6 colours, free", "15x15,c6,s2,free"),
];

fn aims(report: &mut Report) {
    for (other, name, aim, boards) in [
        (Contestant::Greedy, "greedy", 0.90, 40),
        (PLAIN, "plain depth 6", 0.65, 60),
    ] {
        for (deal, options) in DEALS {
            let score = arena::play(series(options, boards, 0), [OURS, other]);
            let what = format!("100 ms a move against {name}, {deal}");
            let least = format!("{:.0} %", 100.0 * aim);
            let measured = format!("{}; {} a move", summary(&score), thinking_time(&score, 0));
            report.row(&what, &least, &measured, Some(points(&score) >= aim));
        }
    }
}

fn other_boards(report: &mut Report) {
    for (name, options) in [
        ("hex 13×13 of 6 colours, even", "hex13x13,c6,s2"),
        ("a map of 120 areas, 6 colours", "map120-1,c6,s2"),
    ] {
        for (other, against) in [(Contestant::Greedy, "greedy"), (PLAIN, "plain depth 6")] {
            let score = arena::play(series(options, 12, 0), [OURS, other]);
            let what = format!("100 ms a move against {against}, {name}");
            report.row(&what, "", &summary(&score), None);
        }
    }
}

/// Measures each level against the one below, after some random moves.
fn levels(report: &mut Report) {
    for (deal, options) in DEALS {
        for (better, worse, name, boards) in [
            (
                Contestant::Level(Level::Easy),
                Level::Gentle,
                "Easy against Gentle",
                300,
            ),
            (
                Contestant::Level(Level::Medium),
                Level::Easy,
                "Medium against Easy",
                300,
            ),
            (OURS, Level::Medium, "Hard, at 100 ms, against Medium", 40),
        ] {
            let series = series(options, boards, DRAWN);
            let score = arena::play(series, [better, Contestant::Level(worse)]);
            let what = format!("{name}, {deal}");
            let holds = (0.65..=0.85).contains(&points(&score));
            report.row(&what, "65 to 85 %", &summary(&score), Some(holds));
        }
    }
}

/// Measures the number of moves before its end at which a game can be solved in a second.
fn endgames(report: &mut Report) {
    let never = AtomicBool::new(false);
    for moves in [16, 20, 24] {
        let (mut times, mut positions, mut solved, mut nodes) = (Vec::new(), 0, 0, 0);
        for board in 0..20 {
            let mut game = arena::begin("15x15,c6,s2", board);
            while let Turn::Player(seat) = game.to_move()
                && game.moves() < moves
            {
                let mv = game
                    .best_move(&SearchBudget::nodes(2000, &never))
                    .expect("a move");
                game.advance(seat, mv).expect("a legal move");
            }
            if game.outcome().is_some() {
                continue;
            }
            let begun = Instant::now();
            let budget = SearchBudget::time(Duration::from_secs(1), &never);
            let finding = game.solve(Effort::Full, &budget).expect("a finding");
            positions += 1;
            nodes += finding.nodes;
            solved += u32::from(finding.result != SearchResult::Unknown);
            times.push(begun.elapsed());
        }
        let what = format!("solved in a second after {moves} moves of 15×15, even");
        let rate = nodes as f64 / times.iter().sum::<Duration>().as_secs_f64() / 1e6;
        let measured = format!(
            "{solved} of {positions}, half of them in {}, at most {}; {rate:.2} million nodes a second",
            took(percentile(&times, 50)),
            took(percentile(&times, 100)),
        );
        report.row(&what, "", &measured, None);
    }
}
