//! Making the table of daily boards, which are chosen from consecutive seeds by their difficulty.

use super::super::arguments::game as parse_setup;
use super::grade::{DayCandidate, candidate};
use super::plans::{WeekdayPlan, plans};
use crate::Console;
use crate::parallel::progress_bar;
use indicatif::ProgressBar;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use tessella_games::Setup;
use tessella_library::today::{DailyGame, Weekday};

/// Number of seeds graded at a time.
const BATCH: u64 = 128;
/// Number of seeds per board after which a plan is considered impossible.
const MAX_SEEDS: u64 = 10_000;

/// Writes the table of a game with boards for this many weeks. The same arguments always give the same text.
pub(super) fn make(
    game: DailyGame,
    weeks: usize,
    workers: usize,
    console: &mut Console<'_>,
) -> Result<(), String> {
    let bar = progress_bar(weeks * Weekday::ALL.len(), console.is_interactive);
    let mut pools = Vec::new();
    for (plan, weekday) in plans(game).iter().zip(Weekday::ALL) {
        let pool = choose(plan, weeks, workers, &bar, console.stop)?;
        if pool.len() < weeks {
            let (name, found) = (weekday.english_name(), pool.len());
            return Err(format!(
                "{name}, {}: {found} of {weeks} boards were found",
                plan.options
            ));
        }
        pools.push(pool);
    }
    bar.finish_and_clear();
    console.write(&format!(
        "{}: boards of the day, version 1",
        game.game().english_title()
    ))?;
    for plan in plans(game) {
        console.write(plan.options)?;
    }
    for week in 0..weeks {
        let entries: Vec<&str> = pools.iter().map(|pool| pool[week].as_str()).collect();
        console.write(&entries.join(" "))?;
    }
    Ok(())
}

/// Returns the entries of the first distinct boards within the difficulty of a plan.
fn choose(
    plan: &WeekdayPlan,
    boards: usize,
    workers: usize,
    bar: &ProgressBar,
    stop: &AtomicBool,
) -> Result<Vec<String>, String> {
    let setup = parse_setup(plan.options)?;
    let mut chosen = Vec::new();
    let mut known = Vec::new();
    let mut first = 1;
    while chosen.len() < boards && first < MAX_SEEDS * boards as u64 {
        let batch = grade_batch(&setup, plan, first, workers, stop);
        if stop.load(Ordering::Relaxed) {
            return Err("stopped before the table was complete".to_owned());
        }
        for candidate in batch.into_iter().flatten() {
            if chosen.len() < boards
                && plan.bits.contains(&candidate.bits)
                && !known.contains(&candidate.start)
            {
                known.push(candidate.start);
                chosen.push(candidate.entry);
                bar.inc(1);
            }
        }
        first += BATCH;
    }
    Ok(chosen)
}

/// Grades a batch of consecutive seeds in parallel. The results are in the order of the seeds.
fn grade_batch(
    setup: &Setup,
    plan: &WeekdayPlan,
    first: u64,
    workers: usize,
    stop: &AtomicBool,
) -> Vec<Option<DayCandidate>> {
    let next = AtomicU64::new(0);
    let results: Mutex<Vec<Option<DayCandidate>>> = Mutex::new((0..BATCH).map(|_| None).collect());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= BATCH || stop.load(Ordering::Relaxed) {
                        break;
                    }
                    let found = candidate(setup, plan, first + at, stop);
                    results.lock().unwrap_or_else(PoisonError::into_inner)[at as usize] = found;
                }
            });
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner)
}
