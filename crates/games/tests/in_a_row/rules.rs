//! Rules: moves, rows and the end of a game.

use crate::helpers::{any_setup, begin, free, parse, put, spell, spelt};
use proptest::prelude::*;
use std::sync::atomic::AtomicBool;
use tessella_boards::CellId;
use tessella_games::budget::SearchBudget;
use tessella_games::in_a_row::{CENTRE_FIRST, InARow, NO_SUCH_CELL, NOTHING_BELOW, TAKEN};
use tessella_games::{
    Appearance, Colour, Effect, GameSetup, IllegalMove, Level, Move, Outcome, Rules, Seat, Start,
    Turn,
};

/// Returns the winner and the cells of all winning rows, by scanning every line of the board.
fn winner(game: &InARow, lines: &[Vec<CellId>]) -> (Option<Seat>, Vec<CellId>) {
    let wins = |line: &&Vec<CellId>| {
        let stone = game.stone(line[0]);
        stone.is_some() && line.iter().all(|&cell| game.stone(cell) == stone)
    };
    let mut cells: Vec<CellId> = lines.iter().filter(wins).flatten().copied().collect();
    cells.sort_unstable();
    cells.dedup();
    let winner = cells.first().and_then(|&cell| game.stone(cell));
    (winner, cells)
}

fn appearances(game: &InARow) -> Vec<Appearance> {
    game.board()
        .cells()
        .map(|cell| game.appearance(cell))
        .collect()
}

/// Generates a move of any kind.
fn any_move() -> impl Strategy<Value = Move> {
    let cell = || prop_oneof![9 => 0..400u32, 1 => any::<u32>()].prop_map(CellId);
    prop_oneof![
        8 => cell().prop_map(Move::Cell),
        1 => any::<u8>().prop_map(|colour| Move::Paint(Colour(colour))),
        1 => (cell(), cell()).prop_map(|(a, b)| Move::Pair(a, b)),
        1 => any::<u8>().prop_map(Move::Piece),
        1 => any::<u32>().prop_map(Move::Chance),
        1 => Just(Move::TimeUp),
    ]
}

/// Returns the expected result of a move.
pub fn expected(game: &InARow, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
    let Turn::Player(to_move) = game.to_move() else {
        return Err(IllegalMove::Over);
    };
    let Move::Cell(cell) = mv else {
        return if seat == to_move {
            Err(IllegalMove::WrongKind)
        } else {
            Err(IllegalMove::NotYourTurn { to_move })
        };
    };
    if seat != to_move {
        Err(IllegalMove::NotYourTurn { to_move })
    } else if cell.index() >= game.board().len() {
        Err(NO_SUCH_CELL)
    } else if game.stone(cell).is_some() {
        Err(TAKEN)
    } else if !free(game).contains(&cell) {
        Err(NOTHING_BELOW)
    } else {
        Ok(())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn random_game_ends_as_scan_of_all_lines_expects(
        setup in any_setup(),
        choices in proptest::collection::vec(any::<u32>(), 361),
    ) {
        let mut game = InARow::new(&setup, &Start::Seed(0)).expect("options that fit each other");
        let seats = u32::from(setup.seats);
        let lines = game.board().lines(setup.k.into());
        let mut shown = appearances(&game);
        for choice in choices {
            let Turn::Player(seat) = game.to_move() else {
                break;
            };
            prop_assert_eq!(u32::from(seat.0), (u32::from(setup.first.0) + game.stones()) % seats);
            let moves = free(&game);
            let cell = moves[choice as usize % moves.len()];
            prop_assert_eq!(game.landing(cell), Some(cell));
            for effect in game.play(seat, Move::Cell(cell)).expect("a legal move") {
                match effect {
                    Effect::CellChanged { cell, appearance, .. } => shown[cell.index()] = appearance,
                    Effect::TileMoved { from, to } => {
                        prop_assert!(setup.falls && to == cell && from < to);
                    }
                    other => prop_assert!(false, "{:?}", other),
                }
            }
            prop_assert_eq!(&shown, &appearances(&game));
            prop_assert_eq!(game.last(), Some(cell));
            let (winner, marked) = winner(&game, &lines);
            prop_assert_eq!(game.outcome(), match winner {
                Some(seat) => Some(Outcome::Won(seat)),
                None if game.stones() as usize == game.board().len() => Some(Outcome::Draw),
                None => None,
            });
            prop_assert_eq!(game.highlighted(), marked);
            if game.stones().is_multiple_of(16) || winner.is_some() {
                let copy = spelt(&setup.options(), &spell(&game));
                prop_assert_eq!(copy.to_move(), game.to_move());
                prop_assert_eq!(copy.outcome(), game.outcome());
                prop_assert_eq!(appearances(&copy), appearances(&game));
            }
        }
        prop_assert!(game.outcome().is_some());
        prop_assert_eq!(game.legal_moves(), []);
    }

    #[test]
    fn move_of_any_kind_is_made_or_refused_with_expected_error(
        setup in any_setup(),
        moves in proptest::collection::vec((0..9u8, any_move()), 1..80),
    ) {
        let mut game = InARow::new(&setup, &Start::Seed(0)).expect("options that fit each other");
        for (seat, mv) in moves {
            // Mostly the seat to move.
            let seat = match game.to_move() {
                Turn::Player(to_move) if seat > 1 => to_move,
                _ => Seat(seat),
            };
            let mv = match mv {
                Move::Cell(CellId(cell)) if cell < 400 => {
                    Move::Cell(CellId(cell % (game.board().len() as u32 + 2)))
                }
                other => other,
            };
            let before = (spell(&game), game.last(), game.to_move());
            let expected = expected(&game, seat, mv);
            prop_assert_eq!(game.check(seat, mv), expected);
            game.effects(seat, mv);
            prop_assert_eq!(game.play(seat, mv).map(|_| ()), expected);
            if expected.is_err() {
                prop_assert_eq!(before, (spell(&game), game.last(), game.to_move()));
            }
        }
    }
}

/// Checks that each line of a board wins and is highlighted.
#[track_caller]
fn check_each_line_wins(options: &str, count: usize) {
    let setup = parse(options);
    let board = setup.plan.build().expect("a board");
    let lines = board.lines(setup.k.into());
    assert_eq!(lines.len(), count, "{options}");
    for line in lines {
        let mut cells = vec![0; board.len()];
        for cell in &line {
            cells[cell.index()] = 1;
        }
        let game = InARow::new(&setup, &Start::Cells(cells)).expect("a possible position");
        assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
        let mut sorted = line;
        sorted.sort_unstable();
        assert_eq!(game.highlighted(), sorted);
    }
}

#[test]
fn each_of_76_lines_of_cube_4x4x4_wins() {
    check_each_line_wins("4x4x4,k4", 76);
}

#[test]
fn each_line_in_four_dimensions_wins() {
    check_each_line_wins("3x3x3x3,k3", 272);
    check_each_line_wins("4x4x4x4,k4", 520);
}

#[test]
fn first_stone_is_not_placed_on_barred_centre() {
    for options in [
        "3x3,k3,off-centre",
        "3x3x3,k3,off-centre,s3",
        "3x3x3x3,k3,off-centre",
    ] {
        let mut game = begin(options);
        let centre = CellId(game.board().len() as u32 / 2);
        assert_eq!(game.barred(), Some(centre), "{options}");
        assert!(!game.legal_moves().contains(&Move::Cell(centre)));
        let refused = game.play(Seat::FIRST, Move::Cell(centre));
        assert_eq!(refused, Err(CENTRE_FIRST), "{options}");
        for level in Level::ALL {
            let never = AtomicBool::new(false);
            let budget = SearchBudget::nodes(2_000, &never);
            let chosen = game.choose_move(level, &budget).expect("a move");
            assert_ne!(chosen.cell, centre, "{options} {level:?}");
        }
        put(&mut game, CellId(0));
        assert_eq!(game.barred(), None);
        put(&mut game, centre);
        assert_eq!(game.stone(centre), Some(Seat::SECOND), "{options}");
    }
}

#[test]
fn overlong_and_double_rows_are_marked_whole() {
    let mut game = spelt("5x5,k3", "aa.aa/bb.../..a../bb.../.bab.");
    assert_eq!(game.outcome(), None);
    put(&mut game, CellId(2));
    assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
    assert_eq!(game.highlighted(), [0, 1, 2, 3, 4].map(CellId));
}

#[test]
fn falling_stone_lands_on_lowest_free_cell() {
    let mut game = begin("4x4,k3,fall");
    assert_eq!(free(&game), [12, 13, 14, 15].map(CellId));
    assert_eq!(game.landing(CellId(1)), Some(CellId(13)));
    assert_eq!(
        game.check(Seat::FIRST, Move::Cell(CellId(1))),
        Err(NOTHING_BELOW)
    );
    let effects = game
        .play(Seat::FIRST, Move::Cell(CellId(13)))
        .expect("a legal move");
    let [from, to] = [1, 13].map(CellId);
    assert_eq!(effects[0], Effect::TileMoved { from, to });
    assert_eq!(game.landing(CellId(13)), Some(CellId(9)));
    for cell in [9, 5, 1] {
        put(&mut game, CellId(cell));
    }
    assert_eq!(game.landing(CellId(5)), None);
    assert_eq!(game.landing(CellId(99)), None);
    // Through the layers of a cube, of which the last is the lowest.
    let game = begin("3x4x3,fall");
    assert_eq!(free(&game), (24..36).map(CellId).collect::<Vec<_>>());
    assert_eq!(game.landing(CellId(5)), Some(CellId(29)));
}
