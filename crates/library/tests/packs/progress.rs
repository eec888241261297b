//! Progress in a pack, from the results of games.

use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::{Move, Rules};
use tessella_library::packs::{LevelState, Pack};
use tessella_library::statistics::{Ending, GameResult, Opponent, Statistics};
use tessella_session::{GameId, Player, Session};

const TEXT: &str = "title: Three\ndrench:6x6,c4#1 par 7\nlight:4x4,b8#1\nlink:4x4,f8,untimed#1\n";

fn pack() -> Pack {
    Pack::parse(TEXT).unwrap_or_else(|error| panic!("{error}"))
}

/// Result of a level of the pack.
fn result(level: usize, ending: Ending, moves: u32, hints: u32) -> GameResult {
    GameResult {
        code: pack().levels()[level].code().to_string(),
        ending,
        opponent: Opponent::Nobody,
        moves,
        par: None,
        milliseconds: 1000,
        hints,
        finished_at: 1_800_000_000,
    }
}

/// Returns the states after these results.
fn states(results: &[GameResult]) -> Vec<LevelState> {
    let mut statistics = Statistics::default();
    for (id, result) in (1..).zip(results) {
        statistics.record(GameId::from_number(id), result.clone());
    }
    pack().progress(&statistics).states().to_vec()
}

#[test]
fn pack_level_is_at_par_without_hints_and_within_par() {
    use Ending::{GivenUp, Lost, Won};
    use LevelState::{Open, WonAtPar};
    for (ending, moves, hints, state) in [
        (Won, 7, 0, WonAtPar),
        (Won, 6, 0, WonAtPar),
        (Won, 8, 0, LevelState::Won),
        (Won, 7, 1, LevelState::Won),
        (Lost, 7, 0, Open),
        (GivenUp, 7, 0, Open),
    ] {
        let states = states(&[result(0, ending, moves, hints)]);
        assert_eq!(states, [state, Open, Open], "{ending:?}, {moves}, {hints}");
    }
    // The others have no par.
    let won = [result(1, Won, 99, 0), result(2, Won, 99, 1)];
    assert_eq!(states(&won), [Open, WonAtPar, LevelState::Won]);
}

#[test]
fn pack_level_lost_first_can_be_won_later_and_improved() {
    let lost = result(0, Ending::Lost, 9, 0);
    let won = result(0, Ending::Won, 9, 0);
    let best = result(0, Ending::Won, 7, 0);
    let worse = result(0, Ending::Won, 7, 2);
    let mut all = vec![lost];
    assert_eq!(states(&all)[0], LevelState::Open);
    for (result, state) in [
        (won, LevelState::Won),
        (best, LevelState::WonAtPar),
        (worse, LevelState::WonAtPar),
    ] {
        all.push(result);
        assert_eq!(states(&all)[0], state);
    }
}

#[test]
fn par_of_the_result_counts_before_that_of_the_pack() {
    let won = GameResult {
        par: Some(5),
        ..result(0, Ending::Won, 7, 0)
    };
    assert_eq!(states(&[won])[0], LevelState::Won);
}

#[test]
fn pack_progress_counts_and_finds_the_next_level() {
    let mut statistics = Statistics::default();
    let mut win = |level, hints| {
        let id = GameId::from_number(level as u64);
        statistics.record(id, result(level, Ending::Won, 7, hints));
        pack().progress(&statistics)
    };
    let progress = win(1, 0);
    assert_eq!((progress.won(), progress.at_par()), (1, 1));
    assert_eq!(progress.next(), Some(0));
    assert_eq!(progress.next_after(0), Some(2));
    assert_eq!(progress.next_after(1), Some(2));
    assert_eq!(progress.next_after(2), Some(0));
    let progress = win(2, 1);
    assert_eq!((progress.won(), progress.at_par()), (2, 1));
    assert_eq!(progress.next_after(2), Some(0));
    assert_eq!(progress.next_after(0), None, "all others are won");
    let progress = win(0, 0);
    assert_eq!((progress.won(), progress.at_par()), (3, 2));
    assert_eq!((progress.next(), progress.next_after(1)), (None, None));
}

/// A session of the code as a person writes it has the key of the level.
#[test]
fn pack_level_played_to_the_end_is_won() {
    let stop = std::sync::atomic::AtomicBool::new(false);
    let pack = pack();
    let mut statistics = Statistics::default();
    let codes = TEXT.lines().skip(1);
    for (number, line) in codes.enumerate() {
        let code = line.split(' ').next().unwrap_or(line);
        let code = code.parse().unwrap_or_else(|error| panic!("{error}"));
        let mut session = Session::new(code, vec![Player::Human]).expect("a game");
        let budget = SearchBudget::nodes(1_000_000, &stop);
        let report = session.position().solve(Effort::Full, &budget);
        let Some(SearchResult::Solved { moves, .. }) = report.map(|report| report.result) else {
            panic!("{line} is not solved");
        };
        let mut play = |mv: Move| {
            let (seat, _) = session.player_to_move().expect("a turn");
            session.play(seat, mv).expect("a legal move");
        };
        moves.into_iter().for_each(&mut play);
        assert_eq!(pack.find(session.code()), Some(number));
        let result = GameResult::of(&session, 0, 1, None).expect("a finished game");
        statistics.record(GameId::from_number(1), result);
        let progress = pack.progress(&statistics);
        assert_eq!(progress.next(), (number < 2).then_some(number + 1));
    }
    assert_eq!(pack.progress(&statistics).at_par(), 3);
}
