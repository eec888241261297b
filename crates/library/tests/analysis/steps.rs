//! Steps of an analysis: stopping, determinism, and what the analysed game contains.

use crate::helpers::{NEVER, analysed, game, play_randomly, solo};
use std::sync::atomic::AtomicBool;
use tessella_games::Rules;
use tessella_library::analysis::{Analyser, AnalysisProgress};
use tessella_session::Session;

/// Games for one seat.
const SOLO: [&str; 3] = [
    "drench:10x10,c6#1",
    "link:6x6,f6,down,untimed#2",
    "light:6x6#3",
];
/// Games of all kinds that have an analysis.
const GAMES: [&str; 7] = [
    SOLO[0],
    SOLO[1],
    SOLO[2],
    "drench:6x6,c5,s2#4",
    "row:6x5,k4,s2,fall#5",
    "blockade:5x5,s2,b3#6",
    "race:track40,s2,exact#7",
];

#[test]
fn same_game_has_the_same_analysis() {
    for code in GAMES {
        let mut game = game(code);
        play_randomly(&mut game, 3, 16);
        let first = analysed(&game);
        // Neither facts computed for the window nor another ply changes anything.
        game.first().precompute();
        game.go_to(2);
        game.position().hint(&NEVER);
        assert_eq!(analysed(&game), first, "{code}");
        let again = Session::restore(&game.record()).expect("a record");
        assert_eq!(analysed(&again), first, "{code}");
    }
}

#[test]
fn stopped_step_changes_nothing() {
    let stop = AtomicBool::new(true);
    for code in GAMES {
        let mut game = game(code);
        play_randomly(&mut game, 3, 16);
        let mut analyser = Analyser::new(&game).expect("an analysis");
        let before = analyser.analysis();
        assert_eq!(analyser.step(&stop), AnalysisProgress::Stopped, "{code}");
        assert_eq!(analyser.analysis(), before, "{code}");
        while analyser.step(&NEVER) == AnalysisProgress::Unfinished {}
        assert_eq!(analyser.analysis(), analysed(&game), "{code}");
        assert_eq!(analyser.step(&stop), AnalysisProgress::Finished);
    }
}

#[test]
fn analysis_includes_moves_available_for_redo_but_not_replaced_ones() {
    let mut game = game(GAMES[0]);
    play_randomly(&mut game, 1, 8);
    let whole = solo(&game);
    assert_eq!(whole.needed.len(), 9);
    assert!(game.undo() && game.undo());
    assert_eq!(solo(&game), whole);
    play_randomly(&mut game, 5, 1);
    assert_eq!(solo(&game).needed.len(), 8);
    assert!(game.undo_to(2));
    assert_eq!(solo(&game).needed[..], whole.needed[..3]);
}

#[test]
fn game_without_moves_has_its_best_solution() {
    for code in SOLO {
        let analysis = solo(&game(code));
        assert!(analysis.is_finished);
        assert_eq!(analysis.needed.len(), 1);
        assert_eq!(analysis.mistakes, []);
        assert!(analysis.best.is_some(), "{code}");
    }
}
