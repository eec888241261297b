//! Undo and redo of whole games.

use crate::helpers::{COMPUTER, PERSON, TWO, play, play_on, played, session, state, visible_state};
use tessella::games::{Rules, Start};
use tessella::session::{GameHistory, HistoryStep};

#[test]
fn history_undoes_and_redoes_new_game() {
    let mut history = GameHistory::new(played("drench:9x9,c6#1", &[PERSON], 3));
    history.begin(played("drench:9x9,c6#2", &[PERSON], 1));
    let begun = state(&history);

    assert_eq!(
        history.undo(),
        HistoryStep::Move,
        "the one move of the second game"
    );
    assert_eq!(history.undo(), HistoryStep::Game);
    assert_eq!(
        (history.current_index(), history.game().record().cursor),
        (0, 3),
        "the first game as it was left"
    );
    for _ in 0..3 {
        assert_eq!(history.undo(), HistoryStep::Move);
    }
    assert!(!history.can_undo());
    assert_eq!(history.undo(), HistoryStep::Unchanged);

    for step in [
        HistoryStep::Move,
        HistoryStep::Move,
        HistoryStep::Move,
        HistoryStep::Game,
        HistoryStep::Move,
    ] {
        assert_eq!(history.redo(), step);
    }
    assert!(!history.can_redo());
    assert_eq!(history.redo(), HistoryStep::Unchanged);
    assert_eq!(state(&history), begun);
}

#[test]
fn history_discards_games_without_moves_after_new_game() {
    let mut history = GameHistory::new(session("drench:9x9,c6#1", &[PERSON]));
    history.begin(session("drench:9x9,c6#2", &[PERSON]));
    history.begin(session("drench:9x9,c6#3", &[PERSON]));
    assert_eq!(
        (history.undo(), history.undo()),
        (HistoryStep::Game, HistoryStep::Game)
    );
    history.begin(session("drench:9x9,c6#4", &[PERSON]));
    let starts: Vec<Start> = history
        .games()
        .iter()
        .map(|game| game.code().start.clone())
        .collect();
    assert_eq!(starts, [Start::Seed(1), Start::Seed(4)]);
    assert_eq!(history.current_index(), 1);
}

#[test]
fn history_discards_later_games_without_moves_after_move() {
    let mut history = GameHistory::new(played("drench:9x9,c6#1", &[PERSON], 2));
    history.begin(played("drench:9x9,c6#2", &[PERSON], 0));
    assert_eq!(history.undo(), HistoryStep::Game);
    assert!(history.can_redo());
    play_on(&mut history, 0);
    assert!(!history.can_redo());
    assert_eq!(
        (history.redo(), history.games().len()),
        (HistoryStep::Unchanged, 1)
    );
}

#[test]
fn history_makes_undone_moves_again_when_new_game_begins() {
    let mut history = GameHistory::new(played("drench:9x9,c6#1", &[PERSON], 5));
    let played = history.game().record();
    assert_eq!(
        (history.undo(), history.undo()),
        (HistoryStep::Move, HistoryStep::Move)
    );
    history.begin(session("drench:9x9,c6#2", &[PERSON]));
    let begun = state(&history);
    assert_eq!(history.undo(), HistoryStep::Game);
    assert_eq!(history.game().record(), played);
    assert_eq!(history.redo(), HistoryStep::Game);
    assert_eq!(state(&history), begun);
}

#[test]
fn history_keeps_later_games_with_moves_after_move() {
    let mut history = GameHistory::new(played("drench:9x9,c6#1", &[PERSON], 1));
    history.begin(played("drench:9x9,c6#2", &[PERSON], 1));
    let second = history.game().record();
    history.begin(session("drench:9x9,c6#3", &[PERSON]));
    for step in [HistoryStep::Game, HistoryStep::Move, HistoryStep::Game] {
        assert_eq!(history.undo(), step);
    }
    // The second game is undone to its start; its move can still be redone.
    play_on(&mut history, 1);
    assert_eq!((history.games().len(), history.current_index()), (2, 1));
    assert_eq!(history.games()[0].record(), second);
}

#[test]
fn full_history_drops_games_without_moves_then_finished_ones_then_oldest() {
    let begun = |seed: u64, moves| played(&format!("drench:5x5,c6#{seed}"), &[PERSON], moves);
    let mut finished = begun(2, 0);
    while play(&mut finished, 0) {}
    assert!(finished.position().outcome().is_some());
    let mut history = GameHistory::new(begun(1, 1));
    history.begin(finished);
    history.begin(begun(3, 0));
    (4..=8).for_each(|seed| history.begin(begun(seed, 1)));
    let seeds = |history: &GameHistory| -> Vec<u64> {
        let starts = history.games().iter().map(|game| &game.code().start);
        let seed = |start: &Start| match start {
            Start::Seed(seed) => Some(*seed),
            _ => None,
        };
        starts.filter_map(seed).collect()
    };
    assert_eq!(seeds(&history), [1, 2, 3, 4, 5, 6, 7, 8]);
    history.begin(begun(9, 1));
    assert_eq!(seeds(&history), [1, 2, 4, 5, 6, 7, 8, 9]);
    history.begin(begun(10, 1));
    assert_eq!(seeds(&history), [1, 4, 5, 6, 7, 8, 9, 10]);
    history.begin(begun(11, 1));
    assert_eq!(seeds(&history), [4, 5, 6, 7, 8, 9, 10, 11]);
    history.begin(begun(12, 0));
    history.begin(begun(13, 0));
    assert_eq!(seeds(&history), [6, 7, 8, 9, 10, 11, 12, 13]);
    history.begin(begun(14, 0));
    assert_eq!(seeds(&history), [6, 7, 8, 9, 10, 11, 13, 14]);
}

#[test]
fn history_undoes_restart() {
    let players = [PERSON, COMPUTER];
    let mut history = GameHistory::new(played(TWO, &players, 4));
    let before = history.game().record();
    history.restart().expect("the same game once more");
    let again = history.game();
    assert_eq!(again.record().code, before.code);
    assert_eq!(again.players(), players);
    assert_eq!((again.record().moves, again.record().cursor), (vec![], 0));
    assert_eq!(
        visible_state(again.position()),
        visible_state(session(TWO, &players).position())
    );
    assert_eq!(history.undo(), HistoryStep::Game);
    assert_eq!(history.game().record(), before);
}

#[test]
fn history_keeps_last_eight_games() {
    let game = |seed| session(&format!("drench:5x5,c6#{seed}"), &[PERSON]);
    let mut history = GameHistory::new(game(0));
    (1..=9).for_each(|seed| history.begin(game(seed)));
    assert_eq!((history.games().len(), history.current_index()), (8, 7));
    let mut steps = 0;
    while history.undo() == HistoryStep::Game {
        steps += 1;
    }
    assert_eq!(steps, 7, "games that can be gone back to");
    assert_eq!(
        history.game().code().start,
        Start::Seed(2),
        "the oldest of ten games"
    );
}

#[test]
fn history_requires_current_game() {
    let game = session("drench:5x5,c6#1", &[PERSON]);
    assert!(GameHistory::from_games(vec![game.clone()], 0).is_some());
    assert!(GameHistory::from_games(vec![game], 1).is_none());
    assert!(GameHistory::from_games(vec![], 0).is_none());
}
