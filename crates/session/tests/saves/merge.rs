//! Merging of libraries: no game is lost, none is kept twice, and the order makes no difference.

use crate::helpers::{
    Act, COMPUTER, PERSON, act, acts, library_after, openings, play_on, played, read_save, saved,
    session, state,
};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use tessella_games::Move;
use tessella_session::{GameId, GameLibrary, Hints, Merged, Record, Session, StoredGame};

fn begun(seed: u64, moves: usize) -> Session {
    played(&format!("drench:9x9,c6#{seed}"), &[PERSON], moves)
}

const fn merged(added: usize, known: usize) -> Merged {
    Merged { added, known }
}

/// Games that must not be lost, each by its identity and record, with its mark, number of hints and their plies. A
/// game that is kept twice has the marks and the plies of both.
type Kept = BTreeMap<(GameId, String), (bool, u32, BTreeSet<u32>)>;

fn unite(kept: &mut Kept, key: (GameId, String), with: (bool, u32, BTreeSet<u32>)) {
    let (is_favourite, count, plies) = kept.entry(key).or_default();
    *is_favourite |= with.0;
    plies.extend(with.2);
    *count = (*count).max(with.1).max(plies.len() as u32);
}

fn add(kept: &mut Kept, game: &StoredGame) {
    let key = (game.identity(), format!("{:?}", game.record));
    let plies = game.hints.plies().iter().copied().collect();
    unite(kept, key, (game.is_favourite, game.hints.count(), plies));
}

fn kept(library: &GameLibrary) -> Kept {
    let mut kept = Kept::new();
    for game in library.games() {
        if !game.record.moves.is_empty() || game.is_favourite {
            add(&mut kept, &game);
        }
    }
    kept
}

fn joined(libraries: &[&GameLibrary]) -> Kept {
    let mut all = Kept::new();
    for library in libraries {
        for (key, with) in kept(library) {
            unite(&mut all, key, with);
        }
    }
    all
}

fn after(mut library: GameLibrary, others: &[&GameLibrary]) -> GameLibrary {
    for &other in others {
        library.merge(other.clone());
    }
    library
}

#[track_caller]
fn assert_unique(library: &GameLibrary) {
    let games = library.games();
    let ids: HashSet<GameId> = games.iter().map(|game| game.id).collect();
    assert_eq!(ids.len(), games.len(), "an identity is taken twice");
}

#[test]
fn merge_with_empty_library_takes_all_games() {
    let mut other = GameLibrary::new(begun(1, 2));
    other.begin(begun(2, 3));
    other.set_favourite(other.current_id().expect("a game"), true);
    let mut library = GameLibrary::default();
    assert_eq!(library.merge(other.clone()), merged(2, 0));
    assert!(library.game().is_none(), "no game is opened");
    assert_eq!(library.games(), other.games());
    assert_eq!(library.merge(GameLibrary::default()), merged(0, 0));
    assert_eq!(library.games(), other.games());
}

#[test]
fn merge_keeps_current_game_and_stores_that_of_the_other() {
    let mut library = GameLibrary::new(begun(1, 2));
    let (id, before) = (library.current_id(), library.games());
    let other = GameLibrary::new(begun(2, 3));
    assert_eq!(library.merge(other.clone()), merged(1, 0));
    assert_eq!(library.current_id(), id);
    let games = library.games();
    assert_eq!(games[0], before[0]);
    assert_eq!(games[1..], other.games());
    assert!(library.undo(), "the game goes on");
}

#[test]
fn merge_drops_only_games_without_moves_and_mark() {
    let mut library = GameLibrary::default();
    let mut untouched = GameLibrary::new(begun(1, 0));
    assert_eq!(library.merge(untouched.clone()), merged(0, 0));
    untouched.set_favourite(untouched.current_id().expect("a game"), true);
    assert_eq!(library.merge(untouched), merged(1, 0));
    let mut undone = GameLibrary::new(begun(2, 1));
    assert!(undone.undo());
    assert_eq!(library.merge(undone), merged(1, 0));
}

#[test]
fn merge_of_a_game_played_on_keeps_both_and_marks_the_copy() {
    let first = GameLibrary::new(begun(1, 2));
    let id = first.current_id().expect("a game");
    let mut second = first.clone();
    play_on(&mut second, 1);
    for (mut library, other) in [(first.clone(), &second), (second.clone(), &first)] {
        assert_eq!(library.merge(other.clone()), merged(1, 0));
        let games = library.games();
        assert_eq!((games[0].id, games[0].copy_of), (id, None));
        assert_eq!(games[1].copy_of, Some(id));
        assert_eq!(games[1].record, other.games()[0].record);
        assert_unique(&library);
        assert_eq!(library.merge(other.clone()), merged(0, 1));
        assert_eq!(library.games(), games);
    }
}

#[test]
fn merge_unites_marks_and_takes_more_hints() {
    let plain = GameLibrary::new(begun(1, 2));
    let id = plain.current_id().expect("a game");
    let mut marked = plain.clone();
    marked.record_hint();
    marked.set_favourite(id, true);
    let mut stored = marked.clone();
    stored.begin(begun(2, 0));
    for (mut library, other) in [
        (plain.clone(), &marked),
        (plain.clone(), &stored),
        (marked.clone(), &plain),
        (stored.clone(), &plain),
    ] {
        assert_eq!(library.merge(other.clone()), merged(0, 1));
        let games = library.games();
        let game = games.iter().find(|game| game.id == id);
        let game = game.expect("the game of both");
        assert_eq!((game.is_favourite, game.hints.count()), (true, 1));
        assert_eq!(game.hints.plies(), [2]);
    }
}

#[test]
fn merge_keeps_records_that_cannot_be_restored() {
    let mut record: Record = begun(1, 2).record();
    record.moves[1].mv = Move::Cell(tessella_boards::CellId(0));
    let unknown = Record {
        code: "chess:8x8#1".to_owned(),
        ..record.clone()
    };
    let mut other = GameLibrary::default();
    let bad = other.add(record, false, true);
    other.add(unknown, true, false);
    let mut library = GameLibrary::new(begun(2, 1));
    assert_eq!(library.merge(other.clone()), merged(2, 0));
    assert_eq!(library.stored(), other.stored());
    library.open(bad).expect_err("a move of another game");
    assert_eq!(library.merge(other), merged(0, 2));
}

#[test]
fn merge_brings_a_removed_game_back_beside_the_one_that_can_be_put_back() {
    let mut library = GameLibrary::new(begun(1, 2));
    let (id, other) = (library.current_id().expect("a game"), library.clone());
    library.remove(id);
    assert_eq!(library.merge(other.clone()), merged(1, 0));
    library.put_back();
    assert_unique(&library);
    assert_eq!(library.games().len(), 2);
    assert_eq!(kept(&library), kept(&other));
}

#[test]
fn merge_gives_games_with_one_identity_by_chance_different_ones() {
    let mut library = GameLibrary::new(begun(1, 2));
    let id = library.current_id().expect("a game");
    let stranger = tessella_session::IdentifiedGame {
        id,
        game: session("row:3x3,k3,s2#1", &[PERSON, COMPUTER]),
        hints: Hints::default(),
    };
    let mut other = GameLibrary::new(stranger);
    play_on(&mut other, 0);
    assert_eq!(library.merge(other.clone()), merged(1, 0));
    assert_unique(&library);
    assert_eq!(library.merge(other), merged(0, 1));
}

/// Libraries of three devices that began with the same games, each after actions of its own.
fn devices() -> impl Strategy<Value = [GameLibrary; 3]> {
    let own = || (openings(), acts());
    (own(), own(), own(), own()).prop_map(|((opening, common), first, second, third)| {
        let common = library_after(opening, common);
        [first, second, third].map(|(opening, acts)| {
            let mut library = common.clone();
            let (before, after) = acts.split_at(acts.len() / 2);
            let begin = [Act::Begin(opening)];
            for what in before.iter().chain(&begin).chain(after) {
                act(&mut library, what.clone());
            }
            library
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn merge_loses_no_game_in_any_order([first, second, third] in devices()) {
        let all = joined(&[&first, &second, &third]);
        for (own, others) in [
            (&first, [&second, &third]),
            (&first, [&third, &second]),
            (&second, [&first, &third]),
            (&third, [&second, &first]),
        ] {
            let library = after(own.clone(), &others);
            prop_assert_eq!(kept(&library), all.clone());
            assert_unique(&library);
        }
        let grouped = after(first.clone(), &[&after(second, &[&third])]);
        prop_assert_eq!(kept(&grouped), all);
    }

    #[test]
    fn merge_again_changes_nothing([mut library, other, _] in devices()) {
        let played = library.game().map(Session::record);
        let (id, own) = (library.current_id(), library.games().len());
        let done = library.merge(other.clone());
        prop_assert_eq!(library.current_id(), id);
        prop_assert_eq!(library.game().map(Session::record), played);
        prop_assert_eq!(library.games().len(), own + done.added);
        let before = library.games();
        let again = library.merge(other.clone());
        prop_assert_eq!(again, merged(0, done.added + done.known));
        prop_assert_eq!(library.games(), before.clone());
        let mut reread = read_save(&saved(&library)).expect("a save");
        prop_assert_eq!(state(&reread), state(&library));
        prop_assert_eq!(reread.merge(read_save(&saved(&other)).expect("a save")).added, 0);
        prop_assert_eq!(reread.games(), before);
    }
}
