//! Tests of the solver of the cube.

use super::super::super::super::position::InARow;
use super::super::line_table::LineTable;
use super::super::outcome_search::{self, OutcomeSearch};
use super::super::proof_search::{ProofNumberSearch, Scope};
use super::board::{CubeBoard, CubePosition, Stones, cells};
use super::chains::{self, ChainSearch};
use super::pairing;
use super::replies::Replies;
use super::search::{CubeSearch, INFINITE};
use super::solver::{Best, CubeSolver};
use crate::budget::{NodeCounter, SearchBudget};
use crate::in_a_row::Setup;
use crate::{GameSetup, Move, Rules, Seat, Start};
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use tessella_boards::CellId;
use tessella_boards::random::SeededRng;

static NEVER: AtomicBool = AtomicBool::new(false);
const CUBE: &str = "4x4x4,k4";

fn begin(options: &str) -> InARow {
    let setup = Setup::parse(options).expect("options that fit each other");
    InARow::new(&setup, &Start::Seed(0)).expect("choices that fit each other")
}

fn play(game: &mut InARow, cell: u16) {
    let seat = game.to_move().seat().expect("an unfinished game");
    let mv = Move::Cell(CellId(cell.into()));
    game.advance(seat, mv).expect("a legal move");
}

/// Returns an unfinished position after this number of random stones, none of which completes a line and each of which
/// prevents that the other seat completes one, if possible.
fn by_chance(empty: &InARow, stones: u32, stream: &mut SeededRng) -> InARow {
    loop {
        let mut game = empty.clone();
        while game.outcome().is_none() && game.stones() < stones {
            let table = table(&game);
            let threats = table.wins(game.mover().other());
            let within = if threats.is_empty() {
                table.playable()
            } else {
                threats
            };
            let choice: Vec<u16> = (within & !table.wins(game.mover())).iter().collect();
            if choice.is_empty() {
                break;
            }
            play(
                &mut game,
                choice[stream.below(choice.len() as u32) as usize],
            );
        }
        if game.outcome().is_none() && game.stones() == stones {
            return game;
        }
    }
}

fn table(game: &InARow) -> LineTable<'_, 1> {
    LineTable::new(game.layout(), &game.placed_stones())
}

fn counter() -> NodeCounter<'static> {
    NodeCounter::new(SearchBudget::unbounded(&NEVER), 1024)
}

fn board() -> CubeBoard {
    CubeBoard::new(begin(CUBE).layout()).expect("the cube")
}

/// Returns the stones with the seat to move, or else the other one, as the attacker.
fn stones(game: &InARow, attacks: bool) -> Stones {
    let [mover, other] = outcome_search::stones(&table(game), game.mover())
        .map(|cells| cells.iter().fold(0, |set, cell| set | 1 << cell));
    let (attacker, defender) = if attacks {
        (mover, other)
    } else {
        (other, mover)
    };
    Stones { attacker, defender }
}

/// Returns the value for the seat to move and the winning moves.
fn solve(game: &InARow) -> (i8, Vec<u16>) {
    let mut solver = CubeSolver::new(game.layout(), 1 << 24).expect("the cube");
    let stones = outcome_search::stones(&table(game), game.mover());
    solver
        .solve(&stones, &mut counter())
        .expect("an unlimited budget")
}

#[test]
fn cube_solver_exists_only_for_the_cube() {
    for (options, expected) in [
        (CUBE, true),
        ("4x4x4,k3", false),
        ("4x4x4,k4,fall", false),
        ("8x8,k4", false),
        ("3x3x3,k3", false),
        ("4x4,k4", false),
        ("5x5x5,k4", false),
    ] {
        let found = CubeSolver::new(begin(options).layout(), 1 << 10);
        assert_eq!(found.is_some(), expected, "{options}");
    }
}

#[test]
fn cube_lines_match_line_table() {
    let board = board();
    let empty = begin(CUBE);
    let mut stream = SeededRng::new(b"cubetest", 1);
    for number in 0..200 {
        let game = by_chance(&empty, number % 50, &mut stream);
        let position = CubePosition::new(&board, stones(&game, true));
        let table = table(&game);
        let set = |seat: Seat| table.wins(seat).iter().fold(0, |set, cell| set | 1 << cell);
        assert_eq!(position.wins(&board), set(game.mover()));
        assert_eq!(position.counter_wins(&board), set(game.mover().other()));
    }
}

#[test]
fn cube_canonical_stones_are_shared_by_symmetric_positions() {
    let empty = begin(CUBE);
    let board = board();
    let mut stream = SeededRng::new(b"cubetest", 2);
    for number in 0..100 {
        let stones = stones(&by_chance(&empty, number % 14, &mut stream), true);
        let (canonical, map) = board.canonical(stones);
        let image =
            |set: u64, map: &dyn Fn(u8) -> u64| cells(set).fold(0, |all, cell| all | map(cell));
        let to_canonical = |cell: u8| 1 << map[usize::from(cell)];
        assert_eq!(image(stones.attacker, &to_canonical), canonical.attacker);
        assert_eq!(image(stones.defender, &to_canonical), canonical.defender);
        for map in &empty.layout().symmetries {
            let turned = |cell: u8| 1 << map[usize::from(cell)];
            let turned = Stones {
                attacker: image(stones.attacker, &turned),
                defender: image(stones.defender, &turned),
            };
            assert_eq!(board.canonical(turned).0, canonical);
        }
    }
}

/// Returns `true` if every reply of the defender loses to the chain, by the rules alone.
fn wins_against_all(board: &CubeBoard, stones: Stones, chain: &[u8]) -> bool {
    let position = CubePosition::new(board, stones);
    if position.wins(board) != 0 {
        return true;
    }
    let Some((&cell, rest)) = chain.split_first() else {
        return false;
    };
    if stones.occupied() >> cell & 1 == 1 {
        return false;
    }
    let stones = stones.attacked(cell);
    let position = CubePosition::new(board, stones);
    position.counter_wins(board) == 0
        && cells(position.free()).all(|reply| wins_against_all(board, stones.defended(reply), rest))
}

#[test]
fn cube_chains_win_against_all_replies() {
    let board = board();
    let empty = begin(CUBE);
    let mut stream = SeededRng::new(b"cubetest", 3);
    let mut search = ChainSearch::new();
    let (mut won, mut broken) = (0, 0);
    for number in 0..150 {
        let stones = stones(&by_chance(&empty, 6 + number % 24, &mut stream), true);
        let position = CubePosition::new(&board, stones);
        let found = search.find(&board, &position, &mut counter());
        let Some(chain) = found.expect("an unlimited budget") else {
            continue;
        };
        assert!(chains::wins(&board, &position, &chain), "{stones:?}");
        assert!(wins_against_all(&board, stones, &chain), "{stones:?}");
        won += 1;
        // After one more stone of the defender, the chain is accepted only if it still wins.
        for cell in cells(position.free()) {
            let stones = stones.defended(cell);
            let position = CubePosition::new(&board, stones);
            if chains::wins(&board, &position, &chain) {
                assert!(
                    wins_against_all(&board, stones, &chain),
                    "{stones:?} {chain:?}"
                );
            } else {
                broken += 1;
            }
        }
    }
    assert!(won > 30 && broken > 150, "{won} {broken}");
}

#[test]
fn cube_chain_is_refuted_by_a_counter_threat() {
    let set = |cells: &[u8]| cells.iter().fold(0, |set, cell| set | 1 << cell);
    let board = board();
    // Rows 0 to 3 and 0, 4, 8, 12: a stone on 0 makes two lines of three stones.
    let attacker = set(&[1, 2, 4, 8]);
    for (defender, expected) in [
        (set(&[21, 42]), true),
        // The defender completes the line of these cells first.
        (set(&[20, 21, 22]), false),
        (set(&[3]), false),
    ] {
        let position = CubePosition::new(&board, Stones { attacker, defender });
        assert_eq!(chains::wins(&board, &position, &[0]), expected);
    }
}

#[test]
fn cube_solver_and_outcome_search_find_the_same_values() {
    let empty = begin(CUBE);
    let mut stream = SeededRng::new(b"cubetest", 4);
    let mut counts = [0; 3];
    for number in 0..60 {
        let game = by_chance(&empty, 46 + number % 8, &mut stream);
        let (found, line) = solve(&game);
        let mut search = OutcomeSearch::for_any_board(1 << 22, 64);
        let value = search.exact(&mut table(&game), game.mover(), &mut counter());
        assert_eq!(Ok(found), value, "{:?}", game.cells);
        assert_eq!(line.is_empty(), found == 0);
        counts[(found + 1) as usize] += 1;
    }
    assert!(counts.into_iter().all(|count| count > 5), "{counts:?}");
}

#[test]
fn cube_pairs_stop_the_attacker() {
    let empty = begin(CUBE);
    let board = board();
    let mut stream = SeededRng::new(b"cubetest", 7);
    let mut stopped = [0; 2];
    for number in 0..200 {
        let game = by_chance(&empty, 46 + number % 8, &mut stream);
        let position = CubePosition::new(&board, stones(&game, true));
        if position.wins(&board) != 0 {
            continue;
        }
        let stops = pairing::stops(&board, &position);
        stopped[usize::from(stops)] += 1;
        if stops {
            let mut search = OutcomeSearch::for_any_board(1 << 20, 64);
            let value = search.exact(&mut table(&game), game.mover(), &mut counter());
            assert!(value.is_ok_and(|value| value <= 0), "{:?}", game.cells);
        }
    }
    assert!(stopped.into_iter().all(|count| count > 10), "{stopped:?}");
}

#[test]
fn cube_solver_and_proof_number_search_find_the_same_winner() {
    let empty = begin(CUBE);
    let mut stream = SeededRng::new(b"cubetest", 5);
    for number in 0..40 {
        let game = by_chance(&empty, 16 + number % 24, &mut stream);
        let mover = game.mover();
        let (found, _) = solve(&game);
        let wins = |attacker: Seat| {
            let (mut table, mut counter) = (table(&game), counter());
            let mut prover =
                ProofNumberSearch::new(&mut table, attacker, Scope::All, 1 << 24, &mut counter);
            prover.wins(mover).expect("an unlimited budget")
        };
        let winner = if found == 1 { mover } else { mover.other() };
        assert!(found != 0 && wins(winner), "{:?}", game.cells);
    }
}

#[test]
fn cube_line_ends_the_game_with_the_win() {
    let empty = begin(CUBE);
    let mut stream = SeededRng::new(b"cubetest", 6);
    for number in 0..40 {
        let game = by_chance(&empty, 8 + number % 20, &mut stream);
        let (value, line) = solve(&game);
        let mut end = game.clone();
        for cell in line {
            play(&mut end, cell);
        }
        let winner = match value {
            1 => Some(game.mover()),
            -1 => Some(game.mover().other()),
            _ => None,
        };
        assert_eq!(end.winner, winner, "{:?}", game.cells);
    }
}

/// Check of the attacker's moves against all replies of the defender, with the positions checked.
struct Strategy {
    search: CubeSearch,
    seen: HashSet<Stones>,
}

impl Strategy {
    fn attack(&mut self, stones: Stones) {
        let (stones, _) = self.search.board.canonical(stones);
        if CubePosition::new(&self.search.board, stones).wins(&self.search.board) != 0
            || !self.seen.insert(stones)
        {
            return;
        }
        let best = self.search.best(stones, &mut counter());
        match best
            .expect("an unlimited budget")
            .expect("a proved position")
        {
            Best::Stone(cell) => self.defend(stones.attacked(cell)),
            Best::Chain(chain) => assert!(wins_against_all(&self.search.board, stones, &chain)),
        }
    }

    fn defend(&mut self, stones: Stones) {
        let (stones, _) = self.search.board.canonical(stones);
        let board = &self.search.board;
        let position = CubePosition::new(board, stones);
        assert_eq!(position.counter_wins(board), 0);
        let replies = Replies::new(board, &position, &mut self.search.chains, &mut counter())
            .expect("an unlimited budget")
            .expect("a proved position");
        for cell in cells(position.free()) {
            let after = stones.defended(cell);
            let refuted = replies.refuted.iter().find(|(reply, _)| *reply == cell);
            match refuted {
                Some(&(_, number)) => {
                    let chain = &replies.chains[number];
                    assert!(wins_against_all(&self.search.board, after, chain));
                }
                None => self.attack(after),
            }
        }
    }
}

#[test]
fn cube_proof_holds_against_all_replies() {
    let set = |cells: &[u8]| cells.iter().fold(0, |set, cell| set | 1 << cell);
    for (attacker, defender) in [
        (set(&[0, 26]), set(&[41, 60])),
        (set(&[0, 21]), set(&[3, 34])),
        (set(&[0, 34]), set(&[28, 36])),
    ] {
        let stones = Stones { attacker, defender };
        let mut search = CubeSearch::new(board(), 1 << 26);
        let (canonical, _) = search.board.canonical(stones);
        let proof = search.attack(canonical, INFINITE, &mut counter());
        assert_eq!(proof, Ok(0));
        let mut strategy = Strategy {
            search,
            seen: HashSet::new(),
        };
        strategy.attack(stones);
        assert!(strategy.seen.len() > 5, "{}", strategy.seen.len());
    }
}

#[test]
fn cube_solver_stops_when_its_budget_is_spent() {
    let game = begin(CUBE);
    let mut solver = CubeSolver::new(game.layout(), 1 << 20).expect("the cube");
    let mut counter = NodeCounter::new(SearchBudget::nodes(5000, &NEVER), 64);
    let found = solver.solve(&[Vec::new(), Vec::new()], &mut counter);
    assert!(found.is_err());
    assert_eq!(counter.nodes(), 5000);
}
