//! Games of two seats.

use crate::helpers::{NEVER, analysed, game, play, play_randomly, positions};
use std::collections::HashMap;
use tessella_boards::CellId;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::{Evaluation, Level, Move, Outcome, Position, Rules, Seat};
use tessella_library::analysis::{
    Analyser, Analysis, DuelAnalysis, DuelMistake, MIN_ESTIMATED_LOSS,
};
use tessella_session::Session;

const DRAWN: Option<Evaluation> = Some(Evaluation::Proved(Outcome::Draw));
const FIRST_WINS: Option<Evaluation> = Some(Evaluation::Proved(Outcome::Won(Seat::FIRST)));

fn duel(game: &Session) -> DuelAnalysis {
    match analysed(game) {
        Analysis::Duel(duel) => duel,
        other => panic!("{other:?}"),
    }
}

/// Returns a game of In a Row with stones placed on these cells in turn.
fn stones(code: &str, cells: &[u32]) -> Session {
    let mut game = game(code);
    for &cell in cells {
        play(&mut game, Move::Cell(CellId(cell)));
    }
    game
}

/// Returns the outcome of best play by a search of all continuations.
fn best_outcome(position: &Position, known: &mut HashMap<String, Outcome>) -> Outcome {
    let Some(seat) = position.to_move().seat() else {
        return position.outcome().expect("a game that is over");
    };
    let cells = position.board().cells();
    let key = format!(
        "{seat:?} {:?}",
        cells
            .map(|cell| position.appearance(cell))
            .collect::<Vec<_>>()
    );
    if let Some(&outcome) = known.get(&key) {
        return outcome;
    }
    let outcomes: Vec<Outcome> = position
        .legal_moves()
        .into_iter()
        .map(|mv| {
            let mut after = position.clone();
            after.advance(seat, mv).expect("a legal move");
            best_outcome(&after, known)
        })
        .collect();
    let best = [Outcome::Won(seat), Outcome::Draw]
        .into_iter()
        .find(|outcome| outcomes.contains(outcome))
        .unwrap_or(Outcome::Won(seat.other()));
    known.insert(key, best);
    best
}

#[test]
fn tic_tac_toe_answer_at_the_side_is_the_turning_point() {
    // The second seat answers the corner at a side, and loses to two threats at once.
    let game = stones("row:3x3,k3,s2#1", &[0, 1, 3, 6, 4, 5, 8]);
    assert_eq!(game.position().outcome(), Some(Outcome::Won(Seat::FIRST)));
    let analysis = duel(&game);
    let mistake = DuelMistake {
        ply: 1,
        seat: Seat::SECOND,
        loss: 500,
        is_proved: true,
    };
    assert_eq!(analysis.mistakes, [mistake]);
    // Only the middle holds the draw against a stone in the corner.
    assert_eq!(analysis.better.get(&1), Some(&Move::Cell(CellId(4))));
    assert_eq!(analysis.turning_point, Some(1));
    assert_eq!(analysis.evaluations[..2], [DRAWN; 2]);
    assert_eq!(analysis.evaluations[2..], [FIRST_WINS; 6]);
}

#[test]
fn tic_tac_toe_of_perfect_play_has_a_flat_curve() {
    let game = stones("row:3x3,k3,s2#1", &[4, 0, 8, 6, 3, 5, 1, 7, 2]);
    let analysis = duel(&game);
    assert_eq!(analysis.evaluations, vec![DRAWN; 10]);
    assert_eq!(analysis.mistakes, []);
    assert_eq!(analysis.turning_point, None);
}

#[test]
fn game_that_is_not_over_has_no_turning_point() {
    let mut game = stones("row:3x3,k3,s2#1", &[0, 1, 3, 6, 4, 5, 8]);
    assert!(game.undo_to(5));
    let analysis = duel(&game);
    assert_eq!(analysis.evaluations.last(), Some(&FIRST_WINS));
    assert_eq!((analysis.mistakes.len(), analysis.turning_point), (1, None));
}

#[test]
fn proved_evaluations_are_those_of_a_search_of_all_games() {
    for code in ["row:3x3,k3,s2", "row:4x3,k3,s2,fall", "row:hex3x3,k3,s2"] {
        let mut known = HashMap::new();
        for seed in 0..8 {
            let mut game = game(&format!("{code}#{seed}"));
            play_randomly(&mut game, seed, 16);
            check_proofs(&game, &mut known);
        }
    }
}

/// Checks that each evaluation is the outcome of best play, and each move that changes it a mistake.
fn check_proofs(game: &Session, known: &mut HashMap<String, Outcome>) {
    let code = game.code();
    let positions = positions(game);
    let outcomes: Vec<Outcome> = positions
        .iter()
        .map(|position| best_outcome(position, known))
        .collect();
    let analysis = duel(game);
    let expected = outcomes.iter().copied().map(Evaluation::Proved).map(Some);
    assert_eq!(analysis.evaluations, expected.collect::<Vec<_>>(), "{code}");
    let changes: Vec<usize> = (0..game.moves().len())
        .filter(|&ply| outcomes[ply] != outcomes[ply + 1])
        .collect();
    let mistakes = analysis.mistakes.iter().map(|mistake| mistake.ply);
    assert_eq!(mistakes.collect::<Vec<_>>(), changes, "{code}");
    assert!(analysis.mistakes.iter().all(|mistake| mistake.is_proved));
}

#[test]
fn proofs_of_every_game_agree_with_its_solver() {
    for code in [
        "drench:5x5,c4,s2",
        "drench:hex5x5,c4,s2",
        "blockade:5x5,s2,b2,w0",
        "blockade:map20-1,s2,b1",
    ] {
        for seed in 0..2 {
            let mut game = game(&format!("{code}#{seed}"));
            play_randomly(&mut game, seed, 200);
            let analysis = duel(&game);
            let mut checked = 0;
            for (position, evaluation) in positions(&game)
                .iter()
                .zip(&analysis.evaluations)
                .rev()
                .take(6)
            {
                let budget = SearchBudget::nodes(4_000, &NEVER);
                let report = position.solve(Effort::Full, &budget).expect("a solver");
                if let SearchResult::Value { outcome, .. } = report.result
                    && let Some(Evaluation::Proved(proved)) = evaluation
                {
                    assert_eq!(*proved, outcome, "{code} {seed}");
                    checked += 1;
                }
            }
            assert!(checked > 0, "{code} {seed}");
        }
    }
}

#[test]
fn evaluation_of_a_seat_with_a_large_lead_is_high() {
    // The second seat chooses at random, the first does not.
    for code in [
        "drench:8x8,c6,s2#1",
        "blockade:7x7,s2#1",
        "row:7x6,k4,s2,fall#1",
    ] {
        let mut game = game(code);
        while let Some((seat, _)) = game.player_to_move() {
            match game.position().computer_move(Level::Medium, &NEVER) {
                Some(mv) if seat == Seat::FIRST => play(&mut game, mv),
                _ => {
                    let seed = game.moves().len() as u64;
                    play_randomly(&mut game, seed, 1);
                }
            }
        }
        assert_eq!(
            game.position().outcome(),
            Some(Outcome::Won(Seat::FIRST)),
            "{code}"
        );
        let analysis = duel(&game);
        let shares: Vec<u16> = analysis
            .evaluations
            .iter()
            .flatten()
            .map(|evaluation| evaluation.share())
            .collect();
        assert_eq!(shares.len(), game.moves().len() + 1);
        let late = &shares[shares.len() * 2 / 3..];
        assert!(late.iter().all(|&share| share > 500), "{code}: {shares:?}");
    }
}

#[test]
fn race_evaluation_favours_the_seat_that_is_far_ahead() {
    let mut ahead = 0;
    for seed in 0..4 {
        let mut game = game(&format!("race:track40,s2#{seed}"));
        play_randomly(&mut game, seed, 60);
        let analysis = duel(&game);
        assert_eq!(
            analysis.mistakes,
            [],
            "there is nothing to choose on a track without forks"
        );
        for (position, evaluation) in positions(&game).iter().zip(&analysis.evaluations) {
            let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| position.standing(seat));
            let leader = if first > second {
                Seat::FIRST
            } else {
                Seat::SECOND
            };
            if first.abs_diff(second) > 25 {
                let share = evaluation.map(|evaluation| evaluation.share_of(leader));
                assert!(share > Some(500), "{first} to {second}: {evaluation:?}");
                ahead += 1;
            }
        }
    }
    assert!(ahead > 0, "nobody was far ahead");
}

#[test]
fn estimated_mistake_is_a_large_loss_of_the_mover() {
    for code in ["drench:8x8,c6,s2#1", "blockade:7x7,s2#2", "row:7x7,k5,s2#3"] {
        let mut game = game(code);
        play_randomly(&mut game, 7, 30);
        let analysis = duel(&game);
        let shares = |ply: usize, seat| {
            analysis.evaluations[ply].map_or(0, |evaluation| evaluation.share_of(seat))
        };
        for mistake in &analysis.mistakes {
            let loss = shares(mistake.ply, mistake.seat) - shares(mistake.ply + 1, mistake.seat);
            assert_eq!(mistake.loss, loss, "{code}");
            assert!(mistake.is_proved || loss >= MIN_ESTIMATED_LOSS, "{code}");
        }
        assert!(
            !analysis.mistakes.is_empty(),
            "{code}: a random game has mistakes"
        );
    }
}

#[test]
fn game_of_three_seats_has_no_analysis() {
    for code in [
        "row:7x7,k4,s3#1",
        "race:track40,s4,exact#1",
        "blockade:9x9,s4#1",
    ] {
        assert!(Analyser::new(&game(code)).is_none(), "{code}");
    }
}
