//! Every reason why a move can be refused.

use super::{FIRST, SECOND, at, game, play};
use tessella_boards::CellId;
use tessella_games::blockade::{
    Blockade, NO_BUILDS, NO_FLIGHTS, NO_PATH_THERE, NO_SUCH_CELL, NOT_TOUCHING, OCCUPIED,
    OUT_OF_REACH, TOO_FAR_TO_FLY, TOO_HIGH, TOO_STEEP,
};
use tessella_games::{Colour, IllegalMove, Move, Rules, SeatSet};

fn refused(game: &Blockade, mv: Move) -> IllegalMove {
    let seat = game.to_move().seat().expect("a game that goes on");
    game.check(seat, mv).expect_err("a move against the rules")
}

/// Returns a build on cells of a board of 5 columns.
fn build(first: (u32, u32), second: Option<(u32, u32)>) -> Move {
    let cell = |(column, row)| at(5, column, row);
    Move::Build(cell(first), second.map(cell))
}

#[test]
fn refused_run_has_its_reason() {
    let game = game("5x5,s2=00000/00000/00000/0k200/00a00");
    let run = |column, row| refused(&game, Move::Cell(at(5, column, row)));
    assert_eq!(run(2, 3), TOO_STEEP);
    assert_eq!(run(1, 3), OCCUPIED);
    assert_eq!(run(2, 4), OCCUPIED, "its own cell");
    assert_eq!(run(4, 4), OUT_OF_REACH);
    assert_eq!(refused(&game, Move::Cell(CellId(25))), NO_SUCH_CELL);
    assert_eq!(refused(&game, Move::Cell(CellId(u32::MAX))), NO_SUCH_CELL);
}

#[test]
fn refused_flight_has_its_reason() {
    let game = game("5x5,s2=00000/00000/00000/0k200/00a00");
    let fly = |column, row| refused(&game, Move::Fly(at(5, column, row)));
    assert_eq!(fly(2, 3), NO_PATH_THERE, "the top of a block");
    assert_eq!(fly(1, 3), OCCUPIED);
    assert_eq!(fly(2, 0), TOO_FAR_TO_FLY);
    assert_eq!(refused(&game, Move::Fly(CellId(25))), NO_SUCH_CELL);
    let without = super::game("5x5,s2,w0#1");
    assert_eq!(refused(&without, Move::Fly(at(5, 2, 2))), NO_FLIGHTS);
}

#[test]
fn refused_build_has_its_reason() {
    let mut game = game("5x5,s2,b1=00000/00080/00000/0k000/00a00");
    assert_eq!(refused(&game, build((1, 3), None)), OCCUPIED);
    assert_eq!(refused(&game, build((2, 3), Some((2, 4)))), OCCUPIED);
    assert_eq!(refused(&game, build((3, 1), None)), TOO_HIGH);
    assert_eq!(refused(&game, build((2, 1), Some((3, 1)))), TOO_HIGH);
    assert_eq!(refused(&game, build((1, 1), Some((2, 2)))), NOT_TOUCHING);
    assert_eq!(refused(&game, build((1, 1), Some((1, 1)))), NOT_TOUCHING);
    assert_eq!(refused(&game, Move::Build(CellId(25), None)), NO_SUCH_CELL);
    let beside = Move::Build(CellId(0), Some(CellId(25)));
    assert_eq!(refused(&game, beside), NO_SUCH_CELL);
    play(
        &mut game,
        &[build((0, 1), Some((0, 0))), build((4, 1), None)],
    );
    assert_eq!(refused(&game, build((0, 2), None)), NO_BUILDS);
}

#[test]
fn refused_build_tells_whose_path_it_closes() {
    let walls = game("5x5,s2=0000k/22220/00000/00000/00a00");
    let closes = |seats: &[_]| IllegalMove::ClosesPath(seats.iter().copied().collect::<SeatSet>());
    assert_eq!(
        refused(&walls, build((4, 1), None)),
        closes(&[FIRST, SECOND])
    );
    let why = refused(&walls, build((4, 1), None)).to_string();
    assert_eq!(why, "that would block the last paths of players 1 and 2");
    // The second runner is through already.
    let through = game("5x5,s2=00000/22220/0000k/00000/00a00");
    assert_eq!(refused(&through, build((4, 1), None)), closes(&[FIRST]));
    let why = refused(&through, build((4, 1), None)).to_string();
    assert_eq!(why, "that would block player 1's last path");
}

#[test]
fn move_out_of_turn_or_of_another_game_is_refused() {
    let mut game = game("5x5,s2=00000/00a00/00000/0000k/00000");
    let step = Move::Cell(at(5, 4, 4));
    assert_eq!(
        game.check(SECOND, step),
        Err(IllegalMove::NotYourTurn { to_move: FIRST })
    );
    for mv in [
        Move::Paint(Colour(0)),
        Move::Piece(0),
        Move::Chance(1),
        Move::TimeUp,
    ] {
        assert_eq!(refused(&game, mv), IllegalMove::WrongKind);
    }
    play(&mut game, &[Move::Cell(at(5, 2, 0))]);
    assert_eq!(game.check(SECOND, step), Err(IllegalMove::Over));
}
