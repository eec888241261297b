//! Packs shipped with the program.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::{Game, Outcome, Position, Rules, Seat};
use tessella_library::packs::{Pack, shipped_packs};
use tessella_session::{Player, Session};

/// Number of levels of each pack.
const LEVELS: usize = 30;

/// Returns the texts of all packs in the folder, in the order of their names.
fn texts() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/packs");
    let entries = fs::read_dir(folder).expect("the folder");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    let text = |path| fs::read_to_string(path).expect("a text");
    paths.iter().map(text).collect()
}

#[test]
fn shipped_packs_are_those_of_the_folder_with_complete_codes() {
    let shipped = shipped_packs();
    let texts = texts();
    assert_eq!(shipped.len(), texts.len());
    for text in texts {
        let pack = Pack::parse(&text).unwrap_or_else(|error| panic!("{error}"));
        assert!(shipped.contains(&pack), "{}", pack.title());
    }
    let titles: HashSet<_> = shipped.iter().map(Pack::title).collect();
    assert_eq!(titles.len(), shipped.len());
    for game in [Game::Drench, Game::Link, Game::LightBlock] {
        let is_of = |pack: &&Pack| {
            let mut levels = pack.levels().iter();
            levels.all(|level| level.code().setup.game() == game)
        };
        assert_eq!(shipped.iter().filter(is_of).count(), 2, "{game:?}");
    }
}

#[test]
fn shipped_levels_are_different_boards_that_fit_a_phone() {
    let mut codes = HashSet::new();
    let mut positions = HashSet::new();
    for pack in shipped_packs() {
        assert_eq!(pack.levels().len(), LEVELS, "{}", pack.title());
        for level in pack.levels() {
            let code = level.code().clone();
            let name = code.to_string();
            assert!(code.setup.plan().shape.cells() <= 400, "{name}");
            assert!(code.setup.countdown().is_none(), "{name} has a clock");
            let session = Session::new(code.clone(), vec![Player::Human]).expect("a game");
            let plan = code.setup.plan().notation();
            assert!(positions.insert((plan, session.state_hash())), "{name}");
            assert!(codes.insert(name), "{code}");
        }
    }
}

#[test]
fn shipped_levels_can_be_won_in_par() {
    let stop = AtomicBool::new(false);
    for level in shipped_packs().iter().flat_map(Pack::levels) {
        let code = level.code();
        let mut position = Position::new(&code.setup, &code.start).expect("a board");
        let budget = SearchBudget::nodes(2_000_000, &stop);
        let report = position.solve(Effort::Full, &budget).expect("a report");
        let SearchResult::Solved { moves, shortest } = report.result else {
            panic!("{code}: {report:?}");
        };
        assert_eq!(level.par().is_some(), code.setup.game() == Game::Drench);
        if let Some(par) = level.par() {
            assert!(shortest && moves.len() == usize::from(par), "{code}");
        }
        for mv in moves {
            position.advance(Seat::FIRST, mv).expect("a legal move");
        }
        assert_eq!(
            position.outcome(),
            Some(Outcome::Won(Seat::FIRST)),
            "{code}"
        );
    }
}

/// The texts state the difficulty of each level in the line before it.
#[test]
fn shipped_levels_become_more_difficult_evenly() {
    for text in texts() {
        let bits = text.lines().filter_map(|line| {
            let (number, bits) = line.strip_prefix("# ")?.split_once(": ")?;
            let bits: f64 = bits.strip_suffix(" bits")?.parse().ok()?;
            Some((number.parse::<usize>().ok()?, bits))
        });
        let (numbers, bits): (Vec<usize>, Vec<f64>) = bits.unzip();
        assert_eq!(numbers, (1..=LEVELS).collect::<Vec<_>>());
        assert!(
            bits.is_sorted_by(|easier, harder| easier < harder),
            "{bits:?}"
        );
        let mean = (bits[LEVELS - 1] - bits[0]) / (LEVELS - 1) as f64;
        let steps = bits.windows(2).map(|pair| pair[1] - pair[0]);
        assert!(steps.into_iter().all(|step| step < 2.2 * mean), "{bits:?}");
        assert!(bits[LEVELS - 1] > 5.0 * bits[0], "{bits:?}");
    }
}
