//! Random games: every position against an independent search for paths and runs.

use super::{game, numbers};
use std::collections::HashMap;
use tessella_boards::{Board, CellId, Connectivity, Shape};
use tessella_games::blockade::{Blockade, MAX_TURNS};
use tessella_games::{IllegalMove, Move, Outcome, Rules, Seat};

/// Returns `true` if a step changes two coordinates.
fn is_diagonal(board: &Board, a: CellId, b: CellId) -> bool {
    match board.shape() {
        Shape::Square(square) if square.connectivity == Connectivity::Corners => {
            let width = u32::from(square.width);
            a.0 % width != b.0 % width && a.0 / width != b.0 / width
        }
        _ => false,
    }
}

/// Returns the cost of a step or jump in halves; `None` if it is barred.
fn climb_cost(game: &Blockade, level: u32, from: u8, to: u8) -> Option<u32> {
    let climb = game.board().heights().map_or(1, |heights| heights.max_step);
    let rise = i32::from(to) - i32::from(from);
    (rise.unsigned_abs() <= climb.into()).then(|| level + 2 * rise.max(0).unsigned_abs())
}

fn step_cost(game: &Blockade, heights: &[u8], from: CellId, to: CellId) -> Option<u32> {
    let level = if is_diagonal(game.board(), from, to) {
        3
    } else {
        2
    };
    climb_cost(game, level, heights[from.index()], heights[to.index()])
}

/// Returns the heights of all cells.
fn heights(game: &Blockade) -> Vec<u8> {
    let cells = game.board().cells();
    cells.map(|cell| game.height(cell)).collect()
}

/// Returns the cost from a seat's runner to its goal by relaxing all steps until nothing changes.
fn cost_to_go(game: &Blockade, heights: &[u8], seat: Seat) -> Option<u32> {
    let board = game.board();
    let mut costs: Vec<Option<u32>> = vec![None; board.len()];
    costs[game.runner(seat).index()] = Some(0);
    loop {
        let mut changed = false;
        for from in board.cells() {
            let Some(cost) = costs[from.index()] else {
                continue;
            };
            for &to in board.adjacent(from) {
                let Some(step) = step_cost(game, heights, from, to) else {
                    continue;
                };
                if costs[to.index()].is_none_or(|known| cost + step < known) {
                    costs[to.index()] = Some(cost + step);
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    game.goal(seat)
        .iter()
        .filter_map(|cell| costs[cell.index()])
        .min()
}

/// Returns the cells to which a runner can go from a cell by a step or a jump, with the costs.
fn next_cells(game: &Blockade, others: &[CellId], from: CellId) -> Vec<(CellId, u32)> {
    let board = game.board();
    let heights = heights(game);
    let mut found = Vec::new();
    for &next in board.adjacent(from) {
        if !others.contains(&next) {
            found.extend(step_cost(game, &heights, from, next).map(|cost| (next, cost)));
        }
    }
    let mut landings = Vec::new();
    if board.directions().is_empty() {
        let beside = |cells: &[CellId]| -> Vec<CellId> {
            let all = cells.iter().flat_map(|&cell| board.adjacent(cell));
            all.copied().collect()
        };
        let mut passed: Vec<CellId> = Vec::new();
        let mut reached = vec![from];
        loop {
            let next = beside(&reached).into_iter();
            let next: Vec<CellId> = next.filter(|cell| others.contains(cell)).collect();
            if next.iter().all(|cell| passed.contains(cell)) {
                break;
            }
            passed.extend(next.iter().copied());
            reached = passed.clone();
        }
        let free = |cell: &CellId| !others.contains(cell) && *cell != from;
        landings.extend(beside(&passed).into_iter().filter(free));
    }
    for &direction in board.directions() {
        let mut line = Vec::new();
        let mut cell = from;
        while let Some(next) = board.step_ignoring_heights(cell, direction) {
            line.push(next);
            cell = next;
        }
        let free = line.iter().position(|cell| !others.contains(cell));
        landings.extend(free.filter(|&at| at > 0).map(|at| line[at]));
    }
    for landing in landings {
        let cost = climb_cost(game, 2, heights[from.index()], heights[landing.index()]);
        found.extend(cost.map(|cost| (landing, cost)));
    }
    found
}

/// Returns the runs of a seat by trying all sequences of steps and jumps within the range.
fn runs(game: &Blockade, seat: Seat) -> HashMap<CellId, u32> {
    let limit = 2 * u32::from(game.setup().range);
    let others: Vec<CellId> = game
        .seats()
        .filter(|&other| other != seat)
        .map(|other| game.runner(other))
        .collect();
    let start = game.runner(seat);
    let mut best: HashMap<CellId, u32> = HashMap::new();
    let mut open = vec![(start, 0)];
    while let Some((cell, cost)) = open.pop() {
        for (next, step) in next_cells(game, &others, cell) {
            let reached = cost + step;
            let is_allowed = reached <= limit || cell == start && cost == 0;
            let known = best.get(&next).copied().unwrap_or(u32::MAX);
            if is_allowed && next != start && reached < known {
                best.insert(next, reached);
                open.push((next, reached));
            }
        }
    }
    best
}

/// Checks the paths, the runs and a refused build of a position.
fn check_position(game: &Blockade, number: &mut impl FnMut(usize) -> usize) {
    let now = heights(game);
    for seat in game.seats() {
        let expected = cost_to_go(game, &now, seat);
        assert!(
            expected.is_some() || game.outcome().is_some(),
            "{seat:?} is shut in"
        );
        assert_eq!(game.cost_to_go(seat), expected);
        let path = game.path_to_go(seat);
        let costs = path
            .windows(2)
            .map(|ends| step_cost(game, &now, ends[0], ends[1]).expect("a step"));
        assert_eq!((!path.is_empty()).then(|| costs.sum()), expected);
    }
    let Some(seat) = game.to_move().seat() else {
        return;
    };
    let found: HashMap<CellId, u32> = game
        .runs(seat)
        .iter()
        .map(|run| (run.to, run.cost))
        .collect();
    assert_eq!(found, runs(game, seat));
    let cells: Vec<CellId> = game.board().cells().collect();
    let first = cells[number(cells.len())];
    let beside = game.board().adjacent(first);
    let second = (number(3) > 0).then(|| beside[number(beside.len())]);
    check_build(game, seat, first, second);
}

/// Checks a build against the paths after it.
fn check_build(game: &Blockade, seat: Seat, first: CellId, second: Option<CellId>) {
    let answer = game.check(seat, Move::Build(first, second));
    let hills = game.board().heights();
    let climb = hills.map_or(1, |heights| heights.max_step);
    let more = u8::from(hills.is_some());
    let mut after = heights(game);
    for cell in [first].into_iter().chain(second) {
        let too_steep = after[cell.index()] + climb + 1;
        after[cell.index()] = 9.min(too_steep + more);
        let is_possible = game.builds_left(seat) > 0
            && too_steep <= 9
            && game.seats().all(|seat| game.runner(seat) != cell);
        if !is_possible {
            assert!(matches!(answer, Err(IllegalMove::Rule(_))), "{answer:?}");
            return;
        }
    }
    let closed = game
        .seats()
        .filter(|&seat| cost_to_go(game, &after, seat).is_none());
    let closed: Vec<Seat> = closed.collect();
    match answer {
        Ok(()) => assert_eq!(closed, []),
        Err(IllegalMove::ClosesPath(seats)) => {
            assert_eq!(seats.iter().collect::<Vec<_>>(), closed);
            assert!(!closed.is_empty());
        }
        Err(other) => panic!("{other}"),
    }
}

/// Boards of every kind with several seats, ranges and stocks.
const BOARDS: &[&str] = &[
    "5x5,s2,b4#1",
    "6x5,s2,r2,b5#1",
    "7x7,n8,s2,r2,b8,w2#1",
    "6x6,s4,b3#1",
    "6x6,n8,s3,r3,b4,w3#1",
    "hex6x6,s2,b6#1",
    "hex5x6,odd-columns,s3,r2,b4#1",
    "hex6x6,hills3-2,s2,r2,b6,w2#1",
    "6x6,hills4-1,s2,b5#1",
    "7x6,hills4-3,climb2,s2,r3,b5#1",
    "map24-3,s2,r2,b5,w2#1",
    "map30-8,s2,b4#1",
];

/// Plays a random game. Each position is checked if `is_checked`.
fn play_random(options: &str, seed: u64, is_checked: bool) -> Blockade {
    let mut game = game(options);
    let mut number = numbers(seed);
    let first = heights(&game);
    while let Some(seat) = game.to_move().seat() {
        let mv = random_move(&game, seat, &mut number);
        let before = heights(&game);
        game.advance(seat, mv)
            .unwrap_or_else(|error| panic!("{mv:?}: {error}"));
        if is_checked {
            check_position(&game, &mut number);
        }
        if !matches!(mv, Move::Build(..)) {
            assert_eq!(heights(&game), before);
        }
    }
    let changed = |cell: &CellId| game.height(*cell) != first[cell.index()];
    let changed = game.board().cells().filter(changed).count();
    let built: usize = game
        .seats()
        .map(|seat| usize::from(game.setup().builds_of(seat) - game.builds_left(seat)))
        .sum();
    assert!(changed <= 2 * built && (changed > 0) == (built > 0));
    assert!(game.turns() <= MAX_TURNS + u32::from(game.setup().seats));
    game
}

/// Returns a random run, flight or build.
fn random_move(game: &Blockade, seat: Seat, number: &mut impl FnMut(usize) -> usize) -> Move {
    for _ in 0..8 {
        let cells = game.board().len();
        let first = CellId(number(cells) as u32);
        let beside = game.board().adjacent(first);
        let second = (number(2) > 0).then(|| beside[number(beside.len())]);
        let build = Move::Build(first, second);
        if number(3) == 0 && game.check(seat, build).is_ok() {
            return build;
        }
        let runs = game.runs(seat);
        if !runs.is_empty() && number(8) > 0 {
            return Move::Cell(runs[number(runs.len())].to);
        }
    }
    let moves = game.legal_moves();
    moves[number(moves.len())]
}

#[test]
fn blockade_paths_and_runs_match_independent_search_after_every_move() {
    for (board, seed) in BOARDS
        .iter()
        .flat_map(|board| (0..6).map(move |seed| (board, seed)))
    {
        play_random(board, seed, true);
    }
}

#[test]
fn ten_thousand_random_games_end() {
    let (mut won, mut drawn) = (0, 0);
    for seed in 0..10_000 {
        let board = BOARDS[seed as usize % BOARDS.len()];
        match play_random(board, seed, false).outcome() {
            Some(Outcome::Won(_)) => won += 1,
            Some(Outcome::Draw) => drawn += 1,
            other => panic!("{board} ended with {other:?}"),
        }
    }
    assert!(won > 5000 && drawn > 0, "{won} won, {drawn} drawn");
}
