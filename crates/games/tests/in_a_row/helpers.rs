//! Games and moves shared by the tests of In a Row.

use proptest::prelude::*;
use std::sync::atomic::AtomicBool;
use tessella_boards::CellId;
use tessella_games::budget::SearchBudget;
use tessella_games::in_a_row::{InARow, Setup};
use tessella_games::{GameSetup, Move, Rules, Seat, Start};

pub static NEVER: AtomicBool = AtomicBool::new(false);

pub fn parse(options: &str) -> Setup {
    Setup::parse(options).expect("options that fit each other")
}

pub fn begin(options: &str) -> InARow {
    InARow::new(&parse(options), &Start::Seed(0)).expect("options that fit each other")
}

/// Creates a position from the cells of a game code.
pub fn spelt(options: &str, cells: &str) -> InARow {
    let setup = parse(options);
    let cells = setup.parse_cells(cells).expect("valid cells");
    InARow::new(&setup, &Start::Cells(cells)).expect("a possible position")
}

pub fn spell(game: &InARow) -> String {
    let cells = game.board().cells();
    let cells: Vec<u8> = cells
        .map(|cell| game.stone(cell).map_or(0, |seat| seat.0 + 1))
        .collect();
    game.setup().format_cells(&cells)
}

pub fn put(game: &mut InARow, cell: CellId) {
    let seat = game.to_move().seat().expect("an unfinished game");
    game.advance(seat, Move::Cell(cell)).expect("a legal move");
}

pub fn free(game: &InARow) -> Vec<CellId> {
    let moves = game.legal_moves().into_iter();
    let cell = |mv| match mv {
        Move::Cell(cell) => cell,
        other => panic!("{other:?} is no move of this game"),
    };
    moves.map(cell).collect()
}

/// Returns boards of all shapes with all numbers of seats that fit.
pub fn setups() -> Vec<Setup> {
    let boards = [
        "3x3",
        "3x5,k3",
        "4x4,k3",
        "7x6,k4",
        "7x6,k4,fall",
        "9x9,k5",
        "19x19,k5",
        "19x19,k6,fall",
        "hex3x3,k3",
        "hex5x4,k4",
        "hex9x7,k5",
        "hex7x6,k4,odd-columns,fall",
        "hex6x7,k4,even-rows",
        "3x3x3,k3",
        "4x4x4,k4",
        "4x4x4,k4,fall",
        "6x5x4,k4",
        "3x3x3x3,k3",
        "4x3x4x3,k4,fall",
        "5x5,k4",
        "3x4x3,fall",
    ];
    let all = boards
        .iter()
        .flat_map(|board| (2..=8).map(move |seats| format!("{board},s{seats}")));
    all.filter_map(|options| Setup::parse(&options).ok())
        .collect()
}

pub fn any_setup() -> impl Strategy<Value = Setup> {
    (proptest::sample::select(setups()), 0..8u8).prop_map(|(mut setup, first)| {
        setup.first = Seat(first % setup.seats);
        setup
    })
}

/// Returns a budget without a clock, so that games are the same on every machine.
pub const fn nodes(nodes: u64) -> SearchBudget<'static> {
    SearchBudget::nodes(nodes, &NEVER)
}
