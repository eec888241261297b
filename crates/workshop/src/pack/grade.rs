//! Candidates for the levels of a pack, and their difficulty.

use super::super::Console;
use super::super::difficulty::{BoardDifficulty, board_difficulty};
use super::super::failures::Failure;
use super::super::parallel::work_in_order;
use super::request::Request;
use std::collections::HashSet;
use std::sync::atomic::Ordering;
use tessella_games::GameCode;
use tessella_games::budget::SearchBudget;
use tessella_games::{Setup, Start};
use tessella_session::{Player, Session};

/// Board that could become a level.
#[derive(Clone, Debug)]
pub(super) struct LevelCandidate {
    /// Index of the setup in the arguments.
    pub(super) kind: usize,
    pub(super) code: GameCode,
    /// Fewest moves, in games whose solutions have different lengths.
    pub(super) par: Option<usize>,
    /// Difficulty in bits.
    pub(super) bits: f64,
    /// Hash of the start position.
    hash: u32,
}

/// Grades the boards of all setups. The result depends only on the arguments, and is in the order of the setups and
/// seeds.
///
/// # Errors
/// If none of a setup's boards could be graded, or the command was stopped.
pub(super) fn grade(
    request: &Request,
    console: &mut Console<'_>,
) -> Result<Vec<LevelCandidate>, String> {
    let boards: Vec<(usize, u64)> = (0..request.setups.len())
        .flat_map(|kind| (0..request.candidates).map(move |at| (kind, request.first_seed + at)))
        .collect();
    let stop = console.stop;
    let mut results = boards.iter();
    let mut found: Vec<LevelCandidate> = Vec::new();
    let mut known = HashSet::new();
    let mut failures = Vec::new();
    let grade_one = |&(kind, seed): &(usize, u64)| {
        let budget = SearchBudget::nodes(request.nodes, stop);
        grade_board(kind, &request.setups[kind], seed, &budget)
    };
    let report = |_: &mut Console<'_>, graded: Result<LevelCandidate, Failure>| {
        let board = results.next();
        match graded {
            // Two seeds can give the same board if it is small.
            Ok(candidate) if known.insert((candidate.kind, candidate.hash)) => {
                found.push(candidate);
            }
            Ok(_) => {}
            Err(failure) => failures.push(failure),
        }
        let last = request.first_seed + request.candidates - 1;
        match board {
            Some(&(kind, seed)) if seed == last => {
                let is_found = found.last().is_some_and(|candidate| candidate.kind == kind);
                let failures = std::mem::take(&mut failures);
                if is_found || stop.load(Ordering::Relaxed) {
                    Ok(())
                } else {
                    Err(no_board(&request.setups[kind], &failures, request.nodes))
                }
            }
            _ => Ok(()),
        }
    };
    work_in_order(&boards, request.workers, console, grade_one, report)?;
    if stop.load(Ordering::Relaxed) {
        Err("stopped before all boards were graded".to_owned())
    } else {
        Ok(found)
    }
}

fn grade_board(
    kind: usize,
    setup: &Setup,
    seed: u64,
    budget: &SearchBudget<'_>,
) -> Result<LevelCandidate, Failure> {
    let code = GameCode {
        setup: setup.clone(),
        start: Start::Seed(seed),
    };
    // The setup has been checked, so if a board is refused, that is because of its seed.
    let session = Session::new(code, vec![Player::Human]).map_err(|_| Failure::Unsolvable)?;
    let BoardDifficulty { length, bits } = board_difficulty(session.position(), budget)?;
    Ok(LevelCandidate {
        kind,
        code: session.code().clone(),
        par: matches!(setup, Setup::Drench(_)).then_some(length),
        bits,
        hash: session.state_hash(),
    })
}

/// Returns the message that none of a setup's boards could be graded.
fn no_board(setup: &Setup, failures: &[Failure], nodes: u64) -> String {
    let (game, options) = (setup.game().name(), setup.options());
    let tried = failures.len();
    let unsolved = failures.iter();
    let unsolved = unsolved.filter(|&&failure| failure == Failure::Unsolved);
    match unsolved.count() {
        0 => format!("{game}:{options}: none of the {tried} boards tried can be won"),
        unsolved => format!(
            "{game}:{options}: of the {tried} boards tried, {unsolved} were not solved and graded in {nodes} nodes a search, and the others cannot be won; a greater --budget may help"
        ),
    }
}
