//! Undo, redo, records, saves, chance and the countdown.

use super::rules::after_effects;
use super::{chosen, for_every_game, visible_state};
use proptest::prelude::*;
use tessella_games::{Effect, IllegalMove, Level, Move, Outcome, Rules};
use tessella_session::{
    GameLibrary, IdentifiedGame, Played, Player, Session, export_game, import_game, read_save,
    write_save,
};

#[test]
fn undo_redo_and_records_restore_the_same_position() {
    for_every_game(24, |random| {
        let mut states = Vec::new();
        let mut session = random.play(|_, session| {
            states.push(visible_state(session.position()));
            Ok(())
        })?;
        let all = session.moves().to_vec();
        while session.undo() {
            let ply = session.cursor();
            prop_assert_eq!(
                &visible_state(session.position()),
                &states[ply],
                "undo of move {}",
                ply + 1
            );
            // Replaying a game is cheap, but too expensive for every move of this test.
            if ply % 16 == 0 {
                let record = session.record();
                let restored = Session::restore(&record);
                let restored = restored.map_err(|error| TestCaseError::fail(error.to_string()))?;
                prop_assert_eq!(
                    &visible_state(restored.position()),
                    &states[ply],
                    "restored at {}",
                    ply
                );
                prop_assert_eq!(restored.record(), record);
                let expected = session.time_left();
                prop_assert_eq!(restored.time_left(), expected, "of the countdown");
            }
        }
        prop_assert_eq!(session.cursor(), 0, "undo of all moves by people");
        while session.can_redo() {
            let effects = session.next_effects();
            let (before, ply) = (session.position().clone(), session.cursor() + 1);
            prop_assert!(session.redo());
            prop_assert_eq!(session.cursor(), ply);
            prop_assert_eq!(
                &visible_state(session.position()),
                &states[ply],
                "redo of move {}",
                ply
            );
            let (appearances, _) = after_effects(&before, &effects)?;
            prop_assert_eq!(
                &appearances,
                &states[ply].appearances,
                "effects of the next move {}",
                ply
            );
        }
        prop_assert_eq!(session.moves(), &all[..]);

        session.go_to(all.len() / 2);
        let library = GameLibrary::new(session.clone());
        let bytes = write_save(&library).map_err(|error| TestCaseError::fail(error.to_string()))?;
        let again = read_save(&bytes).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(again.problem, None);
        let game = again.library.game().expect("the game of the save");
        prop_assert_eq!(game.record(), session.record());
        prop_assert_eq!(
            visible_state(game.position()),
            visible_state(session.position())
        );
        Ok(())
    });
}

#[test]
fn unfinished_game_is_exported_and_imported() {
    for_every_game(24, |random| {
        let mut session = random.play(|_, _| Ok(()))?;
        session.advance_clock(random.choices.len() as u32);
        let all = session.moves().len();
        // With and without moves to redo.
        for ply in [all, all / 2] {
            session.go_to(ply);
            let exported = IdentifiedGame::from(session.clone());
            let text = export_game(&exported);
            let text = text.map_err(|error| TestCaseError::fail(error.to_string()))?;
            let again = import_game(&text);
            let again = again.map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(again.id, exported.id);
            let again = again.game;
            prop_assert_eq!(again.record(), session.record());
            prop_assert_eq!(
                visible_state(again.position()),
                visible_state(session.position())
            );
            prop_assert_eq!(again.time_left(), session.time_left());
        }
        Ok(())
    });
}

/// Returns the positions that repeated undo reaches, each with the effects of the undone move.
fn undone(session: &Session) -> Vec<(usize, Vec<Effect>)> {
    let mut session = session.clone();
    let mut positions = Vec::new();
    while session.undo() {
        positions.push((session.cursor(), session.next_effects()));
    }
    positions
}

#[test]
fn undo_skips_computer_moves_after_moves_are_replaced() {
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
                let is_human = session.player_to_move() == Some((seat, Player::Human));
                let effects = session.play(seat, mv);
                let effects = effects.map_err(|error| TestCaseError::fail(error.to_string()))?;
                shown.push((is_human, effects));
            }
        }
        let humans = shown.into_iter().enumerate().rev();
        let humans =
            humans.filter_map(|(ply, (is_human, effects))| is_human.then_some((ply, effects)));
        let humans: Vec<_> = humans.collect();
        prop_assert_eq!(&undone(&session), &humans);
        let restored = Session::restore(&session.record());
        let restored = restored.map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(&undone(&restored), &humans, "restored");
        Ok(())
    });
}

#[test]
fn undone_chance_moves_are_repeated() {
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
fn countdown_alone_ends_the_game() {
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
        // Before the end of the game, where the countdown still runs.
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
            "a move after the countdown"
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
            "the time is up before the countdown ends"
        );
        Ok(())
    });
}
