//! The analysis of a game in its replay: marks, sentences, the curve and the best solution beside the game.

use crate::stage::{Stage, TALL, WIDE, game, people};
use bevy::prelude::UVec2;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tessella::board::BoardPlacement;
use tessella::core::storage::Storage;
use tessella::core::{BetterMove, GameAnalysis, GameRequest, Phase, ReplayRequest};
use tessella_boards::CellId;
use tessella_games::{Level, Move, Rules, Seat};
use tessella_library::analysis::Analysis;
use tessella_session::{Player, Session};

/// Opens the replay of a finished game and waits for the analysis.
fn analysed(game: Session, size: UVec2) -> Stage {
    assert!(game.position().outcome().is_some());
    let mut stage = Stage::playing_in(size, Storage::nowhere(), game);
    stage.until("the end", |stage| stage.phase() == Some(Phase::Over));
    stage.pass(Duration::from_secs(2));
    stage.press("Replay");
    stage.until("the analysis", |stage| {
        let analysis = stage.resource::<GameAnalysis>().0.as_ref();
        analysis.is_some_and(Analysis::is_finished)
    });
    stage
}

fn go_to(stage: &mut Stage, ply: usize) {
    stage.write(ReplayRequest::GoTo(ply));
    stage.frames(3);
}

/// Returns a game of Drench that is won after the first colours in turn.
fn wasteful() -> Session {
    let mut game = people("drench:6x6,c4,m30#1");
    while game.position().outcome().is_none() {
        let legal = game.position().legal_moves();
        let mv = match game.cursor() {
            made @ 0..4 => Some(legal[made % 2]),
            _ => game
                .position()
                .computer_move(Level::Hard, &AtomicBool::new(false)),
        };
        game.play(Seat::FIRST, mv.expect("a move"))
            .expect("a legal move");
    }
    game
}

#[test]
fn replay_of_solo_game_says_where_moves_were_lost() {
    let game = wasteful();
    let moves = game.moves().len();
    for size in [WIDE, TALL] {
        let mut stage = analysed(game.clone(), size);
        let analysis = stage.resource::<GameAnalysis>().0.clone();
        let Some(Analysis::Solo(solo)) = analysis else {
            panic!("{analysis:?}");
        };
        assert!(!solo.mistakes.is_empty());
        for ply in 0..=moves {
            go_to(&mut stage, ply);
            let is_mistake = solo.mistakes.iter().any(|mistake| mistake.ply + 1 == ply);
            assert_eq!(
                stage.shows_part(" lost"),
                is_mistake,
                "{ply}: {:?}",
                stage.words()
            );
            let better = ply.checked_sub(1).and_then(|made| solo.better.get(&made));
            let shown = stage.resource::<BetterMove>().0.clone();
            assert_eq!(shown.as_ref().map(|shown| &shown.mv), better, "{ply}");
            assert_eq!(stage.shows_part("Better: "), better.is_some(), "{ply}");
            // Tiles that are not held yet: those that the colour would have won.
            assert!(shown.is_none_or(|shown| !shown.cells.is_empty()), "{ply}");
            assert!(stage.shows("Mistake"), "the marks are explained at {ply}");
        }
        assert!(!solo.better.is_empty());
        let best = solo.best.expect("a solution").moves.len();
        assert!(
            stage.shows_part(&format!("best: {best} move")),
            "{:?}",
            stage.words()
        );
    }
}

#[test]
fn replay_shows_the_best_solution_beside_the_game() {
    for size in [WIDE, TALL] {
        let mut stage = analysed(wasteful(), size);
        let whole = stage.resource::<BoardPlacement>().rect;
        stage.write(ReplayRequest::Compare(true));
        stage.frames(3);
        assert!(stage.shows("Your game") && stage.shows_part("Best: "));
        assert_eq!(stage.library().current_hints(), 1, "it shows a solution");
        let half = stage.resource::<BoardPlacement>().rect;
        assert!(half.width() < whole.width() * 0.51 && half.left() >= whole.left() - 1.0);
        for ply in [0, 3, 1000] {
            go_to(&mut stage, ply);
        }
        stage.write(ReplayRequest::Compare(false));
        stage.frames(3);
        assert!(!stage.shows("Your game"));
        assert_eq!(stage.resource::<BoardPlacement>().rect, whole);
    }
}

#[test]
fn replay_of_duel_names_the_turning_point_and_the_shares() {
    // The second player answers a corner at an edge, and loses.
    let mut game = people("row:3x3,k3,s2#1");
    for cell in [0, 1, 4, 8, 3, 5, 6] {
        let (seat, _) = game.player_to_move().expect("a player");
        let mv = game
            .position()
            .legal_moves()
            .into_iter()
            .find(|mv| matches!(mv, Move::Cell(at) if at.index() == cell));
        game.play(seat, mv.expect("a free cell")).expect("legal");
    }
    let mut stage = analysed(game, WIDE);
    let analysis = stage.resource::<GameAnalysis>().0.clone();
    let Some(Analysis::Duel(duel)) = analysis else {
        panic!("{analysis:?}");
    };
    assert_eq!(duel.turning_point, Some(1));
    go_to(&mut stage, 0);
    assert!(
        stage.shows_part("heading for a draw"),
        "{:?}",
        stage.words()
    );
    go_to(&mut stage, 2);
    assert!(
        stage.shows_part("turning point, player 1 is winning"),
        "{:?}",
        stage.words()
    );
    assert!(
        stage.shows("Better: row 2, column 2"),
        "{:?}",
        stage.words()
    );
    let better = stage.resource::<BetterMove>().0.clone();
    assert_eq!(better.map(|better| better.cells), Some(vec![CellId(4)]));
    assert!(stage.shows("Turning point"), "{:?}", stage.words());
    go_to(&mut stage, 3);
    assert_eq!(stage.resource::<BetterMove>().0, None);
}

#[test]
fn hints_are_marked_in_the_replay() {
    let mut stage = Stage::playing(people("drench:5x5,c3,m20#1"));
    stage.letter('h');
    stage.until("a hint", |stage| stage.hinted().is_some());
    while stage.game().position().outcome().is_none() {
        let mv = stage.game().position().legal_moves()[0];
        stage.write(GameRequest::Move {
            seat: Seat::FIRST,
            mv,
        });
        let cursor = stage.cursor();
        stage.until("the move", |stage| stage.cursor() > cursor);
    }
    stage.finish_animations();
    stage.until("the end", |stage| stage.phase() == Some(Phase::Over));
    stage.pass(Duration::from_secs(2));
    stage.press("Replay");
    go_to(&mut stage, 1);
    assert!(
        stage.shows_part("with a hint") || stage.shows_part(" lost"),
        "{:?}",
        stage.words()
    );
}

#[test]
fn replay_without_analysis_has_no_marks() {
    let players = [Player::Human; 3];
    let mut game = game("row:3x3,k3,s3#1", &players);
    game.play_computer_moves(9).expect("legal moves");
    let mut stage = Stage::playing(game);
    stage.until("the end", |stage| stage.phase() == Some(Phase::Over));
    stage.pass(Duration::from_secs(2));
    stage.press("Replay");
    stage.frames(10);
    assert_eq!(stage.resource::<GameAnalysis>().0, None);
    assert!(stage.shows_part("Move "));
}
