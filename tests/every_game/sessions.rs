//! Undo, redo, records, saves, chance and the countdown.

use super::rules::shown;
use super::{chosen, for_every_game, sight};
use proptest::prelude::*;
use tessella::games::{Effect, IllegalMove, Level, Move, Outcome, Rules};
use tessella::session::{
    GameHistory, Played, Player, Session, export_game, import_game, read_save, write_save,
};

#[test]
fn undo_redo_and_records_lead_back_to_the_same() {
    for_every_game(24, |random| {
        let mut sights = Vec::new();
        let mut session = random.play(|_, session| {
            sights.push(sight(session.position()));
            Ok(())
        })?;
        let all = session.moves().to_vec();
        while session.undo() {
            let ply = session.cursor();
            prop_assert_eq!(
                &sight(session.position()),
                &sights[ply],
                "undo of move {}",
                ply + 1
            );
            // Every game is to be cheap to play through, but not so cheap that a test could do it at every move.
            if ply % 16 == 0 {
                let record = session.record();
                let restored = Session::restore(&record);
                let restored = restored.map_err(|error| TestCaseError::fail(error.to_string()))?;
                prop_assert_eq!(
                    &sight(restored.position()),
                    &sights[ply],
                    "restored at {}",
                    ply
                );
                prop_assert_eq!(restored.record(), record);
                let expected = session.time_left();
                prop_assert_eq!(restored.time_left(), expected, "of the countdown");
            }
        }
        prop_assert_eq!(session.cursor(), 0, "all moves of persons");
        while session.can_redo() {
            let effects = session.next_effects();
            let (before, ply) = (session.position().clone(), session.cursor() + 1);
            prop_assert!(session.redo());
            prop_assert_eq!(session.cursor(), ply);
            prop_assert_eq!(
                &sight(session.position()),
                &sights[ply],
                "redo of move {}",
                ply
            );
            let (looks, _) = shown(&before, &effects)?;
            prop_assert_eq!(
                &looks,
                &sights[ply].appearances,
                "what is shown of the next move {}",
                ply
            );
        }
        prop_assert_eq!(session.moves(), &all[..]);

        session.go_to(all.len() / 2);
        let table = GameHistory::new(session);
        let bytes = write_save(&table).map_err(|error| TestCaseError::fail(error.to_string()))?;
        let again = read_save(&bytes).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(again.game().record(), table.game().record());
        prop_assert_eq!(
            sight(again.game().position()),
            sight(table.game().position())
        );
        Ok(())
    });
}

#[test]
fn a_game_in_its_midst_is_handed_over_to_another_device() {
    for_every_game(24, |random| {
        let mut session = random.play(|_, _| Ok(()))?;
        session.advance_clock(random.choices.len() as u32);
        let all = session.moves().len();
        // With and without moves that wait for a redo.
        for ply in [all, all / 2] {
            session.go_to(ply);
            let text = export_game(&session);
            let text = text.map_err(|error| TestCaseError::fail(error.to_string()))?;
            let again = import_game(&text);
            let again = again.map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(again.record(), session.record());
            prop_assert_eq!(sight(again.position()), sight(session.position()));
            prop_assert_eq!(again.time_left(), session.time_left());
        }
        Ok(())
    });
}

/// Every place that undo, again and again, leads to, with what is shown there of the move taken back.
fn taken_back(session: &Session) -> Vec<(usize, Vec<Effect>)> {
    let mut session = session.clone();
    let mut places = Vec::new();
    while session.undo() {
        places.push((session.cursor(), session.next_effects()));
    }
    places
}

#[test]
fn moves_in_place_of_others_are_known_by_whoever_made_them() {
    for_every_game(24, |random| {
        let players = [Player::Human, Player::Computer(Level::Easy)];
        let players = players.into_iter().cycle();
        let players = players.take(random.setup.seats().into()).collect();
        let session = Session::new(random.code(), players);
        let mut session = session.map_err(|error| TestCaseError::fail(error.to_string()))?;
        let mut shown = Vec::new();
        let halves = random.choices.split_at(random.choices.len() / 2);
        for choices in [halves.0, halves.1] {
            session.go_to(session.moves().len() / 2);
            shown.truncate(session.cursor());
            for &choice in choices {
                let Some((seat, mv)) = chosen(session.position(), choice) else {
                    break;
                };
                let is_persons = session.player_to_move() == Some((seat, Player::Human));
                let effects = session.play(seat, mv);
                let effects = effects.map_err(|error| TestCaseError::fail(error.to_string()))?;
                shown.push((is_persons, effects));
            }
        }
        let persons = shown.into_iter().enumerate().rev();
        let persons =
            persons.filter_map(|(ply, (is_persons, effects))| is_persons.then_some((ply, effects)));
        let persons: Vec<_> = persons.collect();
        prop_assert_eq!(&taken_back(&session), &persons);
        let restored = Session::restore(&session.record());
        let restored = restored.map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(&taken_back(&restored), &persons, "restored");
        Ok(())
    });
}

#[test]
fn chance_brings_the_same_again_after_undo() {
    for_every_game(24, |random| {
        let mut session = random.play(|_, _| Ok(()))?;
        while session.undo() {
            let next = session.moves()[session.cursor()].mv;
            let before = session.recorded_chance();
            if matches!(next, Move::Chance(_)) {
                prop_assert_eq!(before, Some(next), "after {} moves", session.cursor());
            }
            if let (Some(mv), Some((seat, _))) = (before, session.player_to_move()) {
                prop_assert_eq!(session.position().check(seat, mv), Ok(()), "{:?}", mv);
            }
        }
        Ok(())
    });
}

#[test]
fn a_countdown_ends_the_game_and_nothing_else_does() {
    for_every_game(24, |random| {
        let mut session = random.play(|_, session| {
            let mut early = session.clone();
            let Some((seat, _)) = early.player_to_move() else {
                return Ok(());
            };
            let expected = match session.time_left() {
                None => IllegalMove::WrongKind,
                Some(_) => IllegalMove::TimeIsLeft,
            };
            prop_assert_eq!(early.play(seat, Move::TimeUp), Err(expected));
            Ok(())
        })?;
        // Somewhere in the game, for at its end there is no time to run out of.
        let ply = random.seed as usize % session.moves().len().max(1);
        session.go_to(ply);
        let (seat, mv) = chosen(session.position(), 0).expect("a move before the end");
        let mut record = session.record();
        record.moves.truncate(ply);
        record.moves.push(Played { mv, at: u32::MAX });
        let in_time = session.time_left().is_none();
        prop_assert_eq!(
            Session::restore(&record).is_ok(),
            in_time,
            "a move at the end of time"
        );
        let mut late = session.clone();
        late.advance_clock(u32::MAX);
        if session.time_left().is_none() {
            prop_assert!(late.play(seat, mv).is_ok());
            return Ok(());
        }
        prop_assert_eq!(late.time_left(), Some(0));
        prop_assert_eq!(late.play(seat, mv), Err(IllegalMove::TimeIsUp));
        prop_assert!(late.play(seat, Move::TimeUp).is_ok());
        prop_assert!(late.is_out_of_time() && !late.can_undo());
        prop_assert_eq!(late.position().outcome(), Some(Outcome::Lost));
        prop_assert_eq!(late.time_left(), Some(0));
        let record = late.record();
        let restored = Session::restore(&record);
        let restored = restored.map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(restored.record(), record.clone());

        let mut early = record;
        let last = early.moves.len() - 1;
        early.moves[last].at = session.elapsed();
        prop_assert!(
            Session::restore(&early).is_err(),
            "the time is up while there is some left"
        );
        Ok(())
    });
}
