//! Undo and redo of whole games.

use crate::helpers::{COMPUTER, PERSON, TWO, play_on, played, session, state, visible_state};
use tessella::games::Start;
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
fn history_discards_games_after_new_game() {
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
fn history_discards_later_games_after_move() {
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
fn history_discards_redo_moves_after_new_game() {
    let mut history = GameHistory::new(played("drench:9x9,c6#1", &[PERSON], 5));
    assert_eq!(
        (history.undo(), history.undo()),
        (HistoryStep::Move, HistoryStep::Move)
    );
    history.begin(session("drench:9x9,c6#2", &[PERSON]));
    let begun = state(&history);
    assert_eq!(history.undo(), HistoryStep::Game);
    assert_eq!(history.game().record().cursor, 3, "the game as it was left");
    assert_eq!(history.redo(), HistoryStep::Game);
    assert_eq!(state(&history), begun);
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
