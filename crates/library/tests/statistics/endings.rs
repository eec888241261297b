//! Endings, opponents and keys of sessions.

use crate::helpers::{ALONE, PERSON, finished, id, session, win};
use tessella_games::{Level, Rules};
use tessella_library::statistics::{Ending, GameKey, GameResult, Opponent, Statistics};
use tessella_session::{IdentifiedGame, Player, Session, export_game, import_game};

const ROW: &str = "row:3x3,k3,s2#1";
const EASY: Player = Player::Computer(Level::Easy);
const HARD: Player = Player::Computer(Level::Hard);

fn result(game: &Session) -> GameResult {
    GameResult::of(game, 2, 99, Some(5)).expect("a finished game")
}

#[test]
fn ending_is_that_of_the_only_person() {
    // The first seat wins with its first three moves.
    let play = |players: &[Player]| finished(ROW, players, &[0, 2, 0, 2, 0]);
    for (players, ending, opponent, moves) in [
        (
            [PERSON, EASY],
            Ending::Won,
            Opponent::Computer(Level::Easy),
            3,
        ),
        (
            [HARD, PERSON],
            Ending::Lost,
            Opponent::Computer(Level::Hard),
            2,
        ),
        ([PERSON, PERSON], Ending::Played, Opponent::People, 5),
        ([PERSON, Player::Remote], Ending::Won, Opponent::People, 3),
    ] {
        let game = play(&players);
        assert_eq!(game.cursor(), 5, "{:?}", game.moves());
        let result = result(&game);
        assert_eq!((result.ending, &result.opponent), (ending, &opponent));
        assert_eq!(result.moves, moves);
        assert_eq!(result.milliseconds, 5000);
        assert_eq!(
            (result.hints, result.par, result.finished_at),
            (2, Some(5), 99)
        );
        assert_eq!(result.code, ROW);
    }
    assert_eq!(GameResult::of(&play(&[EASY, HARD]), 0, 0, None), None);
}

#[test]
fn game_alone_is_won_or_lost() {
    let lost = finished("drench:5x5,c4,m3#1", &[PERSON], &[0]);
    assert_eq!(result(&lost).ending, Ending::Lost);
    assert_eq!(result(&lost).opponent, Opponent::Nobody);
    let mut won = session(ALONE, &[PERSON]);
    won.play_computer_moves(99).expect("legal moves");
    let moves = won.cursor() as u32;
    assert_eq!(
        (result(&won).ending, result(&won).moves),
        (Ending::Won, moves)
    );
}

#[test]
fn game_in_progress_has_no_result_but_can_be_given_up() {
    let mut game = session(ROW, &[PERSON, EASY]);
    assert_eq!(GameResult::of(&game, 0, 0, None), None);
    let given_up = GameResult::of_given_up(&game, 1, 7, None).expect("a result");
    assert_eq!((given_up.ending, given_up.hints), (Ending::GivenUp, 1));
    game.play_computer_moves(99).expect("legal moves");
    assert_eq!(GameResult::of_given_up(&game, 1, 7, None), None);
    assert!(game.undo());
    assert_eq!(GameResult::of(&game, 0, 0, None), None);
}

#[test]
fn strongest_computer_and_all_names_are_the_opponent() {
    let players = |others: &[Player]| [&[PERSON], others].concat();
    let code = "row:5x5,k3,s3#1";
    let opponent = |game: &Session| result(game).opponent;
    let game = finished(code, &players(&[EASY, HARD]), &[0]);
    assert_eq!(opponent(&game), Opponent::Computer(Level::Hard));
    let mut game = finished(code, &players(&[Player::Remote, HARD]), &[0]);
    assert_eq!(
        opponent(&game),
        Opponent::Computer(Level::Hard),
        "no name is known"
    );
    game.set_names(vec!["Me".to_owned(), "Bo".to_owned(), String::new()]);
    assert_eq!(opponent(&game), Opponent::Person("Bo".to_owned()));
    let mut game = finished(code, &players(&[Player::Remote; 2]), &[0]);
    game.set_names(vec!["Me".to_owned(), "Bo".to_owned(), "Al".to_owned()]);
    assert_eq!(opponent(&game), Opponent::Person("Al, Bo".to_owned()));
}

#[test]
fn board_alone_counts_by_its_code_and_other_games_by_identity() {
    let board = GameKey::Board(ALONE.to_owned());
    let alone = session(ALONE, &[PERSON]);
    assert_eq!(GameKey::of(&alone, id(1)), Some(board.clone()));
    assert_eq!(win(ALONE, 0).key(id(1)), board);
    let problem = GameResult {
        opponent: Opponent::Problem,
        ..win(ALONE, 0)
    };
    assert_eq!(problem.key(id(1)), board);
    let two = session(ROW, &[PERSON, EASY]);
    assert_eq!(GameKey::of(&two, id(1)), Some(GameKey::Game(id(1))));
    assert_eq!(GameKey::of(&session(ROW, &[EASY, EASY]), id(1)), None);
}

#[test]
fn imported_game_counts_once() {
    let game = IdentifiedGame::from(finished(ROW, &[PERSON, EASY], &[0]));
    let text = export_game(&game).expect("a text");
    let imported = import_game(&text).expect("a game");
    let mut statistics = Statistics::default();
    assert!(statistics.record(game.id, result(&game.game)));
    assert!(!statistics.record(imported.id, result(&imported.game)));
}

#[test]
fn game_counts_as_first_finished() {
    let mut statistics = Statistics::default();
    let lost = GameResult {
        ending: Ending::Lost,
        ..win(ALONE, 5)
    };
    assert!(statistics.record(id(1), lost.clone()));
    assert!(
        !statistics.record(id(2), win(ALONE, 6)),
        "won after an undo"
    );
    assert!(
        !statistics.record(id(2), win(ALONE, 4)),
        "the clock was set back"
    );
    let key = lost.key(id(1));
    assert_eq!(statistics.result(&key), Some(&lost));
    assert!(!statistics.take_back(&key), "it was not given up");
    assert_eq!(statistics.len(), 1);
}

#[test]
fn game_given_up_can_be_taken_back_or_finished() {
    let given_up = GameResult {
        ending: Ending::GivenUp,
        ..win(ALONE, 5)
    };
    let key = given_up.key(id(1));
    let mut statistics = Statistics::default();
    assert!(statistics.record(id(1), given_up.clone()));
    assert!(!statistics.record(id(1), given_up.clone()), "once");
    assert_eq!(statistics.total().given_up, 1);
    assert!(statistics.take_back(&key) && !statistics.take_back(&key));
    assert!(statistics.is_empty());
    assert!(statistics.record(id(1), given_up.clone()));
    assert!(statistics.record(id(1), win(ALONE, 9)));
    assert!(!statistics.record(id(1), given_up));
    let total = statistics.total();
    assert_eq!((total.played, total.won, total.given_up), (1, 1, 0));
}

#[test]
fn rolls_are_no_moves_of_a_player() {
    let game = finished("race:track24,s2#5", &[PERSON, EASY], &[3, 1, 4, 0, 5, 2, 5]);
    let Some(result) = GameResult::of(&game, 0, 0, None) else {
        panic!("{:?}", game.position().outcome());
    };
    let chosen = game.moves().len() as u32;
    assert!(result.moves < chosen / 2, "{} of {chosen}", result.moves);
}
