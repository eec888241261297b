//! Positions, moves, their effects, and advice.

use super::{appearances, chosen, for_every_game, visible_state};
use proptest::prelude::*;
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use tessella_boards::CellId;
use tessella_games::{
    Advice, Appearance, Effect, Level, Move, Outcome, Piece, Position, Rules, Seat, Turn,
};

/// Returns the appearance of the cells and the pieces after these effects.
pub fn after_effects(
    before: &Position,
    effects: &[Effect],
) -> Result<(Vec<Appearance>, Vec<Piece>), TestCaseError> {
    let (mut appearances, mut pieces) = (appearances(before), before.pieces());
    let on_board = |cell: &CellId| cell.index() < before.board().len();
    for effect in effects {
        match effect {
            Effect::CellChanged {
                cell, appearance, ..
            } => {
                prop_assert!(on_board(cell), "{:?}", effect);
                appearances[cell.index()] = *appearance;
            }
            Effect::PieceMoved {
                seat,
                number,
                path,
                carried,
            } => {
                prop_assert!(path.iter().all(on_board), "{:?}", effect);
                prop_assert!(*carried || !path.is_empty(), "{:?} leads nowhere", effect);
                let piece = pieces
                    .iter_mut()
                    .find(|piece| piece.seat == *seat && piece.number == *number);
                match piece {
                    Some(piece) => piece.at = path.last().copied(),
                    None => prop_assert!(false, "{:?} of a piece that is not there", effect),
                }
            }
            Effect::TileMoved { from, to } => {
                prop_assert!(on_board(from) && on_board(to), "{:?}", effect);
            }
            Effect::PairLine(line) => {
                let is_drawable = line.iter().all(|at| at.x.is_finite() && at.y.is_finite());
                prop_assert!(line.len() >= 2 && is_drawable, "{:?}", effect);
            }
            Effect::DieRolled(pips) => prop_assert!(*pips >= 1, "{:?}", effect),
        }
    }
    Ok((appearances, pieces))
}

#[test]
fn effects_of_move_match_its_result() {
    for_every_game(40, |random| {
        let mut session = random.begin();
        for &choice in &random.choices {
            let before = session.position().clone();
            let Some((seat, mv)) = chosen(&before, choice) else {
                break;
            };
            let effects = before.effects(seat, mv);
            let played = session.play(seat, mv);
            prop_assert_eq!(played.as_ref(), Ok(&effects), "{:?} by {:?}", mv, seat);
            let (appearances_after, pieces_after) = after_effects(&before, &effects)?;
            let after = session.position();
            for (cell, appearance) in after.board().cells().zip(appearances_after) {
                let was = before.appearance(cell);
                prop_assert_eq!(
                    after.appearance(cell),
                    appearance,
                    "{:?}, which was {:?}, after {:?}",
                    cell,
                    was,
                    mv
                );
            }
            prop_assert_eq!(after.pieces(), pieces_after, "after {:?} by {:?}", mv, seat);
        }
        Ok(())
    });
}

#[test]
fn position_is_consistent_after_every_move() {
    for_every_game(40, |random| {
        let seats = random.setup.seats();
        prop_assert!((1..=Seat::MAX_COUNT).contains(&seats), "{} seats", seats);
        let first = random.begin();
        prop_assert_eq!(first.position().outcome(), None, "over before it begins");
        let pieces = |position: &Position| -> Vec<(Seat, u8)> {
            let pieces = position.pieces();
            pieces
                .iter()
                .map(|piece| (piece.seat, piece.number))
                .collect()
        };
        let all = pieces(first.position());
        prop_assert!(all.is_sorted() && all.iter().collect::<HashSet<_>>().len() == all.len());
        prop_assert!(all.iter().all(|(seat, _)| seat.0 < seats), "{:?}", all);
        random.play(|ply, session| {
            let position = session.position();
            let is_over = position.outcome().is_some();
            prop_assert_eq!(
                is_over,
                position.to_move() == Turn::Nobody,
                "after {} moves",
                ply
            );
            prop_assert_eq!(
                is_over,
                position.legal_moves().is_empty(),
                "after {} moves",
                ply
            );
            prop_assert_eq!(session.player_to_move().is_none(), is_over);
            let seat = position.to_move().seat();
            prop_assert!(
                seat.is_none_or(|seat| seat.0 < seats),
                "{:?} is to move",
                seat
            );
            if let Some(Outcome::Won(seat)) = position.outcome() {
                prop_assert!(seat.0 < seats, "{:?} has won", seat);
            }
            prop_assert_eq!(&pieces(position), &all, "the pieces after {} moves", ply);
            let len = position.board().len();
            let standing = position.pieces().into_iter().filter_map(|piece| piece.at);
            prop_assert!(
                standing
                    .chain(position.highlighted())
                    .all(|cell| cell.index() < len)
            );
            Ok(())
        })?;
        Ok(())
    });
}

#[test]
fn legal_moves_are_exactly_the_accepted_ones() {
    for_every_game(40, |random| {
        let mut tries = random.tries.iter().cycle();
        random.play(|ply, session| {
            let position = session.position();
            let legal = position.legal_moves();
            if let Some(seat) = position.to_move().seat() {
                for &mv in &legal {
                    prop_assert_eq!(
                        position.check(seat, mv),
                        Ok(()),
                        "{:?} after {} moves",
                        mv,
                        ply
                    );
                }
            }
            for &(seat, mv) in tries.by_ref().take(6) {
                let answer = position.check(seat, mv);
                let whose = position.to_move().check(seat);
                if let Err(why) = whose {
                    prop_assert_eq!(
                        answer,
                        Err(why),
                        "{:?} by {:?} after {} moves",
                        mv,
                        seat,
                        ply
                    );
                }
                // Two cells may be reversed, one shuffle represents all, and the clock decides when the time is up.
                let is_listed = legal.contains(&mv)
                    || match mv {
                        Move::Pair(one, other) => legal.contains(&Move::Pair(other, one)),
                        Move::Build(one, Some(other)) => {
                            legal.contains(&Move::Build(other, Some(one)))
                        }
                        Move::Chance(_) => matches!(legal[..], [Move::Chance(_)]) && answer.is_ok(),
                        Move::TimeUp => answer.is_ok() && session.time_left().is_some(),
                        _ => false,
                    };
                prop_assert_eq!(
                    answer.is_ok(),
                    is_listed && whose.is_ok(),
                    "{:?} by {:?} after {} moves: {:?}, with {:?} listed",
                    mv,
                    seat,
                    ply,
                    answer,
                    legal
                );
            }
            Ok(())
        })?;
        Ok(())
    });
}

#[test]
fn refused_move_changes_nothing() {
    for_every_game(40, |random| {
        let mut tries = random.tries.iter().cycle();
        random.play(|ply, session| {
            let before = visible_state(session.position());
            for &(seat, mv) in tries.by_ref().take(6) {
                let Err(why) = session.position().check(seat, mv) else {
                    continue;
                };
                let mut tried = session.position().clone();
                prop_assert_eq!(tried.advance(seat, mv), Err(why), "{:?} by {:?}", mv, seat);
                prop_assert_eq!(tried.play(seat, mv), Err(why), "{:?} by {:?}", mv, seat);
                prop_assert_eq!(
                    &visible_state(&tried),
                    &before,
                    "{:?} after {} moves",
                    mv,
                    ply
                );

                let mut tried = session.clone();
                prop_assert_eq!(tried.play(seat, mv), Err(why), "{:?} by {:?}", mv, seat);
                prop_assert_eq!(
                    &visible_state(tried.position()),
                    &before,
                    "{:?} after {} moves",
                    mv,
                    ply
                );
                prop_assert_eq!(tried.record(), session.record());
            }
            Ok(())
        })?;
        Ok(())
    });
}

#[test]
fn computer_moves_and_hints_are_legal() {
    let stopped = AtomicBool::new(true);
    for_every_game(16, |random| {
        let session = random.play(|ply, session| {
            if ply % 32 != 0 {
                return Ok(());
            }
            let position = session.position();
            let mut moves: Vec<Move> = Level::ALL
                .iter()
                .filter_map(|&level| position.computer_move(level, &stopped))
                .collect();
            if let Some(Advice::Play { mv, .. }) = position.hint(&stopped) {
                moves.push(mv);
            }
            if matches!(position.to_move(), Turn::Chance(_)) {
                prop_assert!(moves.is_empty(), "{:?} instead of chance", moves);
            }
            for mv in moves {
                let seat = position.to_move().seat().expect("a seat to move");
                prop_assert_eq!(
                    position.check(seat, mv),
                    Ok(()),
                    "{:?} after {} moves",
                    mv,
                    ply
                );
            }
            Ok(())
        })?;
        if session.position().outcome().is_some() {
            prop_assert_eq!(session.position().hint(&stopped), None);
        }
        Ok(())
    });
}
