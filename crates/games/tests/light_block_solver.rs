//! Solver of Light Block against an independent dynamic programme, with solutions played by the rules.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_games::GameCode;
use tessella_games::budget::{Effort, SearchBudget, SearchReport, SearchResult};
use tessella_games::light_block::{LightBlock, Setup};
use tessella_games::{self, Advice, Appearance, Move, Outcome, Rules, Seat, Start, Turn};

fn setup(words: &str) -> Setup {
    let code: GameCode = format!("light:{words}#1").parse().expect("a sound code");
    match code.setup {
        tessella_games::Setup::LightBlock(setup) => setup,
        other => panic!("a setup of another game: {other:?}"),
    }
}

fn new_game(words: &str, seed: u64) -> LightBlock {
    LightBlock::new(&setup(words), &Start::Seed(seed)).expect("a valid setup")
}

/// Returns a board with random blocks, one in `one_in` tiles, or `None` if no step leads off the start.
fn random_board(words: &str, one_in: u32, stream: &mut SeededRng) -> Option<LightBlock> {
    let setup = setup(words);
    let board = setup.plan.build().expect("a small board");
    let mut cells: Vec<u8> = board
        .cells()
        .map(|_| u8::from(stream.below(one_in) == 0))
        .collect();
    let start = stream.below(cells.len() as u32) as usize;
    cells[start] = 2;
    LightBlock::new(&setup, &Start::Cells(cells)).ok()
}

/// Makes a random step. Returns `false` if there is none.
fn step(game: &mut LightBlock, stream: &mut SeededRng) -> bool {
    let moves = game.legal_moves();
    if moves.is_empty() {
        return false;
    }
    let mv = moves[stream.below(moves.len() as u32) as usize];
    game.advance(Seat::FIRST, mv).expect("a legal move");
    true
}

fn solve(game: &LightBlock, nodes: u64) -> SearchReport {
    let never = AtomicBool::new(false);
    let finding = game.solve(Effort::Full, &SearchBudget::nodes(nodes, &never));
    finding.expect("a game that can be solved")
}

/// Returns `true` for a winning position. The solution is played and must win.
fn verify_answer(game: &LightBlock, answer: &SearchResult) -> bool {
    match answer {
        SearchResult::Solved { moves, shortest } => {
            assert!(shortest);
            let mut game = game.clone();
            for &mv in moves {
                game.advance(Seat::FIRST, mv).expect("a step of the path");
            }
            assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
            true
        }
        SearchResult::Unsolvable => false,
        other => panic!("{other:?} of {:?}", game.path()),
    }
}

/// Returns `true` if a position can be won, by dynamic programming over the edges in order. A state is the set of path
/// ends (frontier method).
///
/// Vertex 0 is auxiliary: one edge, which is always included, joins it to the walker, and one edge joins it to each
/// open tile. A winning path then is a Hamiltonian cycle.
fn has_path_by_dp(game: &LightBlock) -> bool {
    const INSIDE: u8 = u8::MAX;
    let board = game.board();
    let is_left = |&cell: &_| game.appearance(cell) == Appearance::Dark || cell == game.at();
    let tiles: Vec<_> = board.cells().filter(is_left).collect();
    let walker = 1 + tiles
        .iter()
        .position(|&tile| tile == game.at())
        .expect("it");
    if tiles.len() == 1 {
        return true;
    }
    let mut edges = Vec::new();
    for (a, &tile) in tiles.iter().enumerate() {
        if a + 1 != walker {
            edges.push((a + 1, 0));
        }
        for (b, next) in tiles.iter().enumerate().skip(a + 1) {
            if board.neighbours(tile).contains(next) {
                edges.push((a + 1, b + 1));
            }
        }
    }
    // Other end of the path that ends at each vertex.
    let mut first: Vec<u8> = (0..=tiles.len() as u8).collect();
    first.swap(0, walker);
    let mut states = HashSet::from([first]);
    for (at, &(a, b)) in edges.iter().enumerate() {
        let is_last_of_a = edges.get(at + 1).is_none_or(|&(next, _)| next != a);
        let mut afterwards = HashSet::with_capacity(2 * states.len());
        for left in states {
            let (of_a, of_b) = (left[a] as usize, left[b] as usize);
            if left[a] != INSIDE && left[b] != INSIDE {
                let mut taken = left.clone();
                if of_a == b {
                    taken[a] = INSIDE;
                    taken[b] = INSIDE;
                    if taken.iter().all(|&end| end == INSIDE) {
                        return true;
                    }
                } else {
                    taken[a] = INSIDE;
                    taken[b] = INSIDE;
                    taken[of_a] = of_b as u8;
                    taken[of_b] = of_a as u8;
                    if !is_last_of_a || taken[a] == INSIDE {
                        afterwards.insert(taken);
                    }
                }
            }
            if !is_last_of_a || left[a] == INSIDE {
                afterwards.insert(left);
            }
        }
        states = afterwards;
    }
    false
}

/// Asserts that the solver is right about a position. Returns the number of nodes searched.
fn assert_solver_is_right(game: &LightBlock, counts: &mut [u32; 2]) -> u64 {
    let finding = solve(game, 100_000);
    let is_won = verify_answer(game, &finding.result);
    assert_eq!(is_won, has_path_by_dp(game), "{:?}", game.path());
    counts[usize::from(is_won)] += 1;
    finding.nodes
}

#[test]
fn frontier_dp_decides_known_small_boards() {
    let cells = |text: &str| {
        let code: GameCode = format!("light:{text}").parse().expect("a code");
        match (code.setup, code.start) {
            (tessella_games::Setup::LightBlock(setup), start) => {
                LightBlock::new(&setup, &start).expect("a board to be played")
            }
            other => panic!("{other:?}"),
        }
    };
    assert!(has_path_by_dp(&cells(
        "3x3=@.../.../...".replace("@...", "@..").as_str()
    )));
    assert!(!has_path_by_dp(&cells("3x3=.@./.../...")));
    assert!(has_path_by_dp(&cells("3x3=@../##./###")));
    assert!(!has_path_by_dp(&cells("3x3=.@./##./###")));
    assert!(!has_path_by_dp(&cells("3x3=@../##./..#")));
    assert!(has_path_by_dp(&cells("3x3,n8=.@./.../...")));
}

#[test]
fn light_block_solver_agrees_with_dp_on_every_shape() {
    let mut stream = SeededRng::new(b"examples", 20);
    for (words, one_in) in [
        ("5x5", 8),
        ("6x6", 9),
        ("4x8", 9),
        ("4x4,n8", 4),
        ("5x5,n8", 3),
        ("hex5x5", 6),
        ("hex6x5,even-columns", 6),
        ("map24-2", 6),
        ("map30-3", 9),
        ("2x3x4", 5),
        ("3x3x3", 8),
        ("3x2x2,n26", 2),
        ("6x6,hills3-2", 12),
        ("hex5x5,hills3-1", 9),
        ("map24-2,hills3-1,climb2", 9),
        ("3x3x3,hills3-2", 12),
        ("2x2x2x2", 8),
    ] {
        let mut counts = [0; 2];
        for _ in 0..30 {
            if let Some(game) = random_board(words, one_in, &mut stream) {
                assert_solver_is_right(&game, &mut counts);
            }
        }
        assert!(counts[0] > 2, "{words}: {counts:?}");
        assert!(
            counts[1] > 2 || words.contains("hills"),
            "{words}: {counts:?}"
        );
    }
}

/// Boards that are small enough for the dynamic programme.
const RANDOM_GAMES: [(&str, u64); 12] = [
    ("6x6,b9", 30),
    ("7x6,b6", 20),
    ("8x8,b9", 4),
    ("6x6,n8,b4", 8),
    ("hex6x6,b6", 10),
    ("hex7x6,b5", 6),
    ("hex8x8,b4", 2),
    ("map36-3,b6", 6),
    ("3x3x4,b6", 10),
    ("3x3x2,n26,b4", 8),
    ("7x7,hills4-1,climb2,b9", 10),
    ("hex6x6,hills4-1,climb2,b6", 10),
];

/// Asserts that the solver is right about all positions of random games, `times` times as many as listed. Returns the
/// largest number of nodes searched.
fn check_random_games(times: u64) -> u64 {
    let mut stream = SeededRng::new(b"examples", 21);
    let mut most = 0;
    for (words, games) in RANDOM_GAMES {
        let mut counts = [0; 2];
        for seed in 0..times * games {
            let generated = new_game(words, seed);
            // The solution of a generated board is known; that of the same board given as cells is not.
            let cells = generated
                .board()
                .cells()
                .map(|cell| match generated.appearance(cell) {
                    Appearance::Blocked => 1,
                    _ if cell == generated.at() => 2,
                    _ => 0,
                });
            let start = Start::Cells(cells.collect());
            let mut game = LightBlock::new(generated.setup(), &start).expect("the same board");
            loop {
                most = assert_solver_is_right(&game, &mut counts).max(most);
                if !step(&mut game, &mut stream) {
                    break;
                }
            }
        }
        assert!(counts.iter().all(|&count| count > 2), "{words}: {counts:?}");
    }
    most
}

#[test]
fn light_block_solver_agrees_with_dp_during_random_games() {
    check_random_games(1);
}

#[test]
#[ignore = "takes some minutes with optimisations"]
fn light_block_solver_agrees_with_dp_during_many_random_games() {
    let most = check_random_games(100);
    assert!(
        most > 100,
        "no position that was hard: {most} nodes at most"
    );
}

#[test]
fn light_block_solver_decides_large_boards() {
    let mut stream = SeededRng::new(b"examples", 22);
    for (words, games) in [
        ("10x10", 30),
        ("10x10,classic", 30),
        ("20x20", 6),
        ("20x20,b0", 2),
        ("20x20,b30,classic", 4),
        ("hex20x20", 3),
        ("16x16,n8", 3),
        ("map200-3", 3),
        ("6x6x6", 3),
        ("5x5x5,n26", 2),
        ("40x40", 1),
    ] {
        for seed in 0..games {
            let mut game = new_game(words, seed);
            // Once lost, a position stays lost: the solver must not find a path later.
            let mut was_won = true;
            loop {
                let won = verify_answer(&game, &solve(&game, 2_000).result);
                assert!(was_won || !won, "{words}#{seed}: {:?}", game.path());
                was_won = won;
                if !step(&mut game, &mut stream) {
                    break;
                }
            }
        }
    }
}

#[test]
fn light_block_solver_decides_hard_positions_consistently() {
    // These positions are out of reach of an exhaustive search: no local check proves them lost.
    let mut hardest = 0;
    for (words, seed) in [("hex10x10,b6", 2472), ("10x10,n8,b4", 368)] {
        let mut stream = SeededRng::new(b"walking!", seed);
        let mut game = new_game(words, seed);
        let mut was_won = true;
        loop {
            let finding = solve(&game, 100_000);
            let won = verify_answer(&game, &finding.result);
            assert!(was_won || !won, "{words}#{seed}: {:?}", game.path());
            (was_won, hardest) = (won, finding.nodes.max(hardest));
            if !step(&mut game, &mut stream) {
                break;
            }
        }
    }
    assert!(hardest > 1_000, "{hardest} nodes at most");
}

/// Returns a position that takes a few thousand nodes.
fn hard_position() -> LightBlock {
    let mut stream = SeededRng::new(b"walking!", 2472);
    let mut game = new_game("hex10x10,b6", 2472);
    for _ in 0..9 {
        assert!(step(&mut game, &mut stream));
    }
    game
}

#[test]
fn light_block_solver_is_deterministic() {
    let game = hard_position();
    let full = solve(&game, 100_000);
    assert_eq!(full.result, SearchResult::Unsolvable);
    assert_eq!(solve(&game, 100_000), full);
    assert_eq!(solve(&game, full.nodes), full);
    let unknown = |nodes| SearchReport {
        result: SearchResult::Unknown,
        nodes,
    };
    assert_eq!(solve(&game, full.nodes - 1), unknown(full.nodes - 1));
    assert_eq!(solve(&game, 10), unknown(10));
    let wide = random_board("30x30", 30, &mut SeededRng::new(b"examples", 3)).expect("a board");
    assert_eq!(solve(&wide, 5_000), solve(&wide, 5_000));
}

#[test]
fn light_block_solver_stops_at_deadline_and_flag() {
    let game = hard_position();
    let (never, now) = (AtomicBool::new(false), AtomicBool::new(true));
    let answer = |budget: &SearchBudget<'_>| {
        let begun = Instant::now();
        let finding = game.solve(Effort::Full, budget).expect("a finding");
        (finding.result, begun.elapsed())
    };
    assert_eq!(
        answer(&SearchBudget::unbounded(&now)).0,
        SearchResult::Unknown
    );
    let no_time = SearchBudget::time(Duration::ZERO, &never);
    assert_eq!(answer(&no_time).0, SearchResult::Unknown);
    let little = SearchBudget::time(Duration::from_millis(5), &never);
    // A fast machine may finish in time.
    let (found, took) = answer(&little);
    assert!(matches!(
        found,
        SearchResult::Unknown | SearchResult::Unsolvable
    ));
    assert!(took < Duration::from_millis(5 + 200), "{took:?}");
    assert_eq!(game.best_move(&SearchBudget::unbounded(&now)), None);
}

#[test]
fn light_block_quick_solution_matches_hint() {
    let never = AtomicBool::new(false);
    for seed in 0..20 {
        let mut stream = SeededRng::new(b"examples", seed);
        let mut game = new_game("10x10,b9", seed);
        for _ in 0..8 {
            step(&mut game, &mut stream);
        }
        if game.to_move() == Turn::Nobody {
            continue;
        }
        let finding = game.solve(Effort::Quick, &SearchBudget::unbounded(&never));
        let hint = game.hint(&never).expect("a game that goes on");
        match finding.expect("a finding").result {
            SearchResult::Solved { moves, .. } => {
                let (mv, proved) = (moves[0], true);
                assert_eq!(hint, Advice::Play { mv, proved });
                let best = game.best_move(&SearchBudget::unbounded(&never));
                assert_eq!(best, Some(mv));
            }
            SearchResult::Unsolvable => assert!(matches!(hint, Advice::Lost { .. }), "{hint:?}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn light_block_solver_handles_won_game() {
    let mut game = new_game("4x4,b8", 3);
    let path = game.solution().expect("a board that can be won").to_vec();
    for &cell in &path[1..] {
        game.advance(Seat::FIRST, Move::Cell(cell)).expect("a step");
    }
    let finding = solve(&game, 1);
    let moves = Vec::new();
    assert_eq!(
        finding.result,
        SearchResult::Solved {
            moves,
            shortest: true
        }
    );
}
