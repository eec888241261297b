//! Time, chance and movers in a session: what is recorded, refused, and left by undo.

use std::sync::atomic::AtomicBool;
use tessella_games::{Colour, IllegalMove, Level, Move, Outcome, Rules, Seat};
use tessella_session::{
    GameLibrary, Played, Player, Record, RestoreError, Session, read_save, write_save,
};

const PERSON: Player = Player::Human;
const COMPUTER: Player = Player::Computer(Level::Easy);
const ALONE: &str = "drench:9x9,c6,m40#4711";
const TWO: &str = "drench:9x9,c6,s2#4711";
/// Painting `b` leaves a single colour.
const ONE_MOVE: &str = "drench:5x5,c3,m2=aaaaa/bbbbb/bbbbb/bbbbb/bbbbb";

fn session(code: &str, players: &[Player]) -> Session {
    let code = code.parse().expect("a right code");
    Session::new(code, players.to_vec()).expect("a game that can be set up")
}

/// Waits, then makes the first legal move.
fn play(session: &mut Session, wait: u32) {
    let (seat, _) = session.player_to_move().expect("a game that goes on");
    session.advance_clock(wait);
    let mv = session.position().legal_moves()[0];
    session.play(seat, mv).expect("a legal move");
}

/// Plays a game with the given waiting times before the moves.
fn played(code: &str, players: &[Player], waits: &[u32]) -> Session {
    let mut session = session(code, players);
    waits.iter().for_each(|&wait| play(&mut session, wait));
    session
}

fn times(session: &Session) -> Vec<u32> {
    session.moves().iter().map(|played| played.at).collect()
}

fn restored(record: &Record) -> Session {
    Session::restore(record).unwrap_or_else(|error| panic!("{error}: {record:?}"))
}

// Time.

#[test]
fn move_has_elapsed_time() {
    let mut session = session(ALONE, &[PERSON]);
    assert_eq!(session.elapsed(), 0);
    session.advance_clock(300);
    session.advance_clock(400);
    play(&mut session, 50);
    play(&mut session, 0);
    play(&mut session, 1250);
    session.advance_clock(10);
    assert_eq!(times(&session), [750, 750, 2000]);
    assert_eq!(session.elapsed(), 2010);
}

#[test]
fn elapsed_time_saturates() {
    let mut session = played(ALONE, &[PERSON], &[u32::MAX - 1, 5]);
    session.advance_clock(u32::MAX);
    assert_eq!(times(&session), [u32::MAX - 1, u32::MAX]);
    assert_eq!(session.elapsed(), u32::MAX);
    assert_eq!(restored(&session.record()).elapsed(), u32::MAX);
}

#[test]
fn refused_move_changes_no_time() {
    let mut session = played(ALONE, &[PERSON], &[100]);
    session.advance_clock(900);
    let before = session.record();
    for mv in [Move::Paint(Colour(6)), Move::Chance(3), Move::TimeUp] {
        assert!(session.play(Seat::FIRST, mv).is_err(), "{mv:?}");
    }
    assert_eq!(session.record(), before);
    assert_eq!(session.elapsed(), 1000);
}

#[test]
fn undo_and_redo_keep_elapsed_time() {
    let mut session = played(ALONE, &[PERSON], &[100, 200, 300]);
    assert!(session.undo() && session.undo());
    assert_eq!(session.elapsed(), 600, "taken back");
    session.advance_clock(50);
    assert!(session.redo());
    assert_eq!(session.elapsed(), 650, "made again");
    assert_eq!(times(&session), [100, 300, 600]);
}

#[test]
fn replacement_move_has_later_time() {
    let mut session = played(ALONE, &[PERSON], &[100, 200, 300]);
    assert!(session.undo() && session.undo());
    play(&mut session, 50);
    assert_eq!(times(&session), [100, 650]);
}

#[test]
fn elapsed_time_stops_after_game_over() {
    let mut session = session(ONE_MOVE, &[PERSON]);
    session.advance_clock(1000);
    let won = session.play(Seat::FIRST, Move::Paint(Colour(1)));
    assert!(won.is_ok());
    assert_eq!(
        session.position().outcome(),
        Some(Outcome::Won(Seat::FIRST))
    );
    session.advance_clock(99_000);
    assert_eq!(session.elapsed(), 1000);
    assert!(session.undo());
    session.advance_clock(500);
    assert_eq!(session.elapsed(), 1500, "the game goes on");
}

#[test]
fn record_restores_elapsed_time() {
    let mut session = played(ALONE, &[PERSON], &[100, 200, 300]);
    session.advance_clock(4000);
    assert!(session.undo());
    let record = session.record();
    assert_eq!((record.elapsed, record.cursor), (4600, 2));
    let mut again = restored(&record);
    assert_eq!(again.elapsed(), 4600);
    assert_eq!(again.record(), record);
    for session in [&mut session, &mut again] {
        play(session, 7);
    }
    assert_eq!(again.record(), session.record());
}

#[test]
fn save_keeps_time_of_each_game() {
    let mut library = GameLibrary::new(played(ALONE, &[PERSON], &[100, 200]));
    library.advance_clock(1);
    library.begin(played(TWO, &[PERSON, COMPUTER], &[5, 6, 7]));
    let second = library.current_id().expect("a game");
    library.advance_clock(20);
    library.begin(session(ALONE, &[PERSON]));
    library.advance_clock(300);
    assert_eq!(library.open(second), Ok(true));
    library.advance_clock(4000);

    let bytes = write_save(&library).expect("bytes for any library");
    let library = read_save(&bytes).expect("its own bytes").library;
    let games = library.games();
    let elapsed: Vec<u32> = games.iter().map(|game| game.record.elapsed).collect();
    assert_eq!(elapsed, [4038, 301]);
    assert_eq!(times(library.game().expect("a game")), [5, 11, 18]);
}

#[test]
fn record_with_unordered_times_uses_the_latest() {
    let mut record = played(ALONE, &[PERSON], &[1, 1, 1]).record();
    for (played, at) in record.moves.iter_mut().zip([500, 9000, 20]) {
        played.at = at;
    }
    for (elapsed, expected) in [(0, 9000), (8999, 9000), (9001, 9001)] {
        record.elapsed = elapsed;
        for cursor in 0..=3 {
            record.cursor = cursor;
            let mut session = restored(&record);
            assert_eq!(session.elapsed(), expected, "with {cursor} moves made");
            assert_eq!(times(&session), [500, 9000, 20], "as they were recorded");
            play(&mut session, 5);
            assert_eq!(times(&session).last(), Some(&(expected + 5)));
        }
    }
}

// The end of time in a game without a countdown.

#[test]
fn game_without_countdown_refuses_time_up() {
    let mut session = played(TWO, &[PERSON, PERSON], &[100, u32::MAX]);
    assert_eq!(session.time_left(), None);
    assert_eq!(
        session.play(Seat::FIRST, Move::TimeUp),
        Err(IllegalMove::WrongKind)
    );
    let to_move = Seat::FIRST;
    assert_eq!(
        session.play(Seat::SECOND, Move::TimeUp),
        Err(IllegalMove::NotYourTurn { to_move })
    );
    assert!(!session.is_out_of_time());
    assert!(session.can_undo());
}

#[test]
fn record_with_time_up_without_countdown_is_refused() {
    let mut record = played(ALONE, &[PERSON], &[100, 200]).record();
    record.moves.push(Played {
        mv: Move::TimeUp,
        at: u32::MAX,
    });
    let why = IllegalMove::WrongKind;
    assert_eq!(
        Session::restore(&record).err(),
        Some(RestoreError::Move { ply: 3, why })
    );
}

#[test]
fn time_up_after_game_over_is_refused() {
    let mut session = session(ONE_MOVE, &[PERSON]);
    assert!(session.play(Seat::FIRST, Move::Paint(Colour(1))).is_ok());
    assert_eq!(
        session.play(Seat::FIRST, Move::TimeUp),
        Err(IllegalMove::Over)
    );
    assert!(!session.is_out_of_time());
}

// Chance.

#[test]
fn game_without_chance_refuses_chance_moves() {
    let mut session = played(TWO, &[PERSON, COMPUTER], &[0, 0, 0, 0]);
    for pips in [0, 1, 6, u32::MAX] {
        assert_eq!(
            session.play(Seat::FIRST, Move::Chance(pips)),
            Err(IllegalMove::WrongKind)
        );
    }
    assert_eq!(session.recorded_chance(), None);
    assert!(session.undo());
    assert_eq!(session.recorded_chance(), None, "a move waits for a redo");

    let mut record = session.record();
    record.moves[2].mv = Move::Chance(1);
    let why = IllegalMove::WrongKind;
    assert_eq!(
        Session::restore(&record).err(),
        Some(RestoreError::Move { ply: 3, why })
    );
}

// Movers.

/// Returns the number of moves after each undo until none is possible.
fn stops(session: &Session) -> Vec<usize> {
    let mut session = session.clone();
    let mut stops = Vec::new();
    while session.undo() {
        stops.push(session.cursor());
    }
    stops
}

#[test]
fn undo_and_new_moves_keep_movers() {
    let mut session = played(TWO, &[PERSON, COMPUTER], &[1; 5]);
    assert_eq!(stops(&session), [4, 2, 0]);
    assert!(session.undo() && session.undo());
    assert_eq!(session.cursor(), 2);
    assert_eq!(session.player_to_move(), Some((Seat::FIRST, PERSON)));

    play(&mut session, 1);
    assert_eq!(session.player_to_move(), Some((Seat::SECOND, COMPUTER)));
    assert_eq!(stops(&session), [2, 0], "the person's own move");
    play(&mut session, 1);
    assert_eq!(stops(&session), [2, 0], "the computer's goes with it");
    play(&mut session, 1);
    assert_eq!(stops(&session), [4, 2, 0]);
}

#[test]
fn restored_session_keeps_movers() {
    for players in [[PERSON, COMPUTER], [COMPUTER, PERSON], [PERSON, PERSON]] {
        let mut session = played(TWO, &players, &[1; 7]);
        for cursor in [7, 4, 3, 0] {
            session.go_to(cursor);
            let mut again = restored(&session.record());
            assert_eq!(stops(&again), stops(&session), "{players:?} at {cursor}");
            let mut redone = Vec::new();
            for session in [&mut session.clone(), &mut again] {
                let mut stops = Vec::new();
                while session.redo() {
                    stops.push(session.cursor());
                }
                redone.push(stops);
            }
            assert_eq!(redone[0], redone[1], "{players:?} at {cursor}");
        }
    }
}

#[test]
fn next_effects_belong_to_mover_of_redo() {
    let mut session = played(TWO, &[PERSON, PERSON], &[]);
    let mut shown = Vec::new();
    for _ in 0..6 {
        let (seat, _) = session.player_to_move().expect("a game that goes on");
        let mv = session.position().legal_moves()[0];
        shown.push(session.play(seat, mv).expect("a legal move"));
    }
    assert!(session.next_effects().is_empty());
    for (ply, effects) in shown.into_iter().enumerate().rev() {
        assert!(session.undo());
        assert_eq!(session.next_effects(), effects, "after {ply} moves");
    }
}

#[test]
fn game_between_computers_cannot_be_undone() {
    let session = played(TWO, &[COMPUTER, COMPUTER], &[1; 4]);
    assert!(!session.can_undo());
    assert!(stops(&session).is_empty());
}

// Restart.

/// Plays the current game to its end with computer moves.
fn play_out(library: &mut GameLibrary) {
    let never = AtomicBool::new(false);
    let next = |library: &GameLibrary| library.game().and_then(Session::player_to_move);
    while let Some((seat, _)) = next(library) {
        let position = library.game().expect("a game").position();
        let mv = position.computer_move(Level::Easy, &never);
        library.advance_clock(10);
        library
            .play(seat, mv.expect("a move while the game goes on"))
            .expect("a legal move");
    }
}

#[test]
fn restarted_game_has_fresh_time() {
    for (code, players) in [(ALONE, vec![PERSON]), (TWO, vec![COMPUTER, PERSON])] {
        let mut library = GameLibrary::new(session(code, &players));
        play_out(&mut library);
        let ended = library.games().remove(0);
        assert!(ended.is_over, "{code}");

        assert_eq!(library.restart(), Ok(true));
        let again = library.game().expect("a game");
        assert_eq!(again.record().code, ended.record.code);
        assert_eq!(again.players(), players);
        assert_eq!((again.elapsed(), again.moves()), (0, &[][..]));
        assert_eq!(again.position().outcome(), None);

        library.advance_clock(7);
        assert_eq!(library.open(ended.id), Ok(true));
        let opened = library.game().expect("the game that has ended");
        assert_eq!(opened.record(), ended.record);
        assert!(opened.position().outcome().is_some());
    }
}
