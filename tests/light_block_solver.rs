//! Light Block: what the solver says of positions, against a plain dynamic programme that knows nothing of how it was
//! found, and played through the rules.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella::boards::random::SeededRng;
use tessella::games::budget::{Effort, SearchBudget, SearchReport, SearchResult};
use tessella::games::light_block::{LightBlock, Setup};
use tessella::games::{self, Advice, Appearance, Move, Outcome, Rules, Seat, Start, Turn};
use tessella::session::GameCode;

fn setup(words: &str) -> Setup {
    let code: GameCode = format!("light:{words}#1").parse().expect("a sound code");
    match code.setup {
        games::Setup::LightBlock(setup) => setup,
        other => panic!("a setup of another game: {other:?}"),
    }
}

fn begin(words: &str, seed: u64) -> LightBlock {
    LightBlock::new(&setup(words), &Start::Seed(seed)).expect("choices within their bounds")
}

/// A board of random blocks, one in so many tiles, if a step leads off its start.
fn strewn(words: &str, one_in: u32, stream: &mut SeededRng) -> Option<LightBlock> {
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

/// Steps on by chance; whether that can be done.
fn step(game: &mut LightBlock, stream: &mut SeededRng) -> bool {
    let moves = game.legal_moves();
    if moves.is_empty() {
        return false;
    }
    let mv = moves[stream.below(moves.len() as u32) as usize];
    game.advance(Seat::FIRST, mv).expect("a legal move");
    true
}

fn solved(game: &LightBlock, nodes: u64) -> SearchReport {
    let never = AtomicBool::new(false);
    let finding = game.solve(Effort::Full, &SearchBudget::nodes(nodes, &never));
    finding.expect("a game that can be solved")
}

/// Whether a position is won, as the solver has it; a way is walked, and must win.
fn is_won(game: &LightBlock, answer: &SearchResult) -> bool {
    match answer {
        SearchResult::Solved { moves, shortest } => {
            assert!(shortest);
            let mut game = game.clone();
            for &mv in moves {
                game.advance(Seat::FIRST, mv).expect("a step of a way");
            }
            assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
            true
        }
        SearchResult::Unsolvable => false,
        other => panic!("{other:?} of {:?}", game.path()),
    }
}

/// Whether a position can be won, by all sets of paths over the edges that come first, told apart by their ends.
///
/// Besides the tiles there is a place from which one edge leads to the walker, which is taken, and one to each open tile: with
/// it a way is a round trip.
fn can_be_won(game: &LightBlock) -> bool {
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
    // The other end of the path of which each place is an end.
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

/// That the solver is right about a position, be it won or lost; the nodes that it took.
fn is_right(game: &LightBlock, counts: &mut [u32; 2]) -> u64 {
    let finding = solved(game, 100_000);
    let is_won = is_won(game, &finding.result);
    assert_eq!(is_won, can_be_won(game), "{:?}", game.path());
    counts[usize::from(is_won)] += 1;
    finding.nodes
}

#[test]
fn the_dynamic_programme_knows_small_boards() {
    let cells = |text: &str| {
        let code: GameCode = format!("light:{text}").parse().expect("a code");
        match (code.setup, code.start) {
            (games::Setup::LightBlock(setup), start) => {
                LightBlock::new(&setup, &start).expect("a board to be played")
            }
            other => panic!("{other:?}"),
        }
    };
    assert!(can_be_won(&cells(
        "3x3=@.../.../...".replace("@...", "@..").as_str()
    )));
    assert!(!can_be_won(&cells("3x3=.@./.../...")));
    assert!(can_be_won(&cells("3x3=@../##./###")));
    assert!(!can_be_won(&cells("3x3=.@./##./###")));
    assert!(!can_be_won(&cells("3x3=@../##./..#")));
    assert!(can_be_won(&cells("3x3,n8=.@./.../...")));
}

#[test]
fn boards_of_every_shape_are_judged_right() {
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
    ] {
        let mut counts = [0; 2];
        for _ in 0..30 {
            if let Some(game) = strewn(words, one_in, &mut stream) {
                is_right(&game, &mut counts);
            }
        }
        assert!(counts[0] > 2, "{words}: {counts:?}");
        assert!(
            counts[1] > 2 || words.contains("hills"),
            "{words}: {counts:?}"
        );
    }
}

/// Boards on which the dynamic programme has not too many states.
const WALKED: [(&str, u64); 12] = [
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

/// That all positions of so many times as many random games are judged right; the most nodes that one took.
fn all_are_right(times: u64) -> u64 {
    let mut stream = SeededRng::new(b"examples", 21);
    let mut most = 0;
    for (words, games) in WALKED {
        let mut counts = [0; 2];
        for seed in 0..times * games {
            let dealt = begin(words, seed);
            // What was dealt is known: the same board spelt out is not.
            let cells = dealt
                .board()
                .cells()
                .map(|cell| match dealt.appearance(cell) {
                    Appearance::Blocked => 1,
                    _ if cell == dealt.at() => 2,
                    _ => 0,
                });
            let start = Start::Cells(cells.collect());
            let mut game = LightBlock::new(dealt.setup(), &start).expect("the same board");
            loop {
                most = is_right(&game, &mut counts).max(most);
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
fn every_position_of_random_games_is_judged_right() {
    all_are_right(1);
}

#[test]
#[ignore = "takes some minutes with optimisations"]
fn every_position_of_many_random_games_is_judged_right() {
    let most = all_are_right(100);
    assert!(
        most > 100,
        "no position that was hard: {most} nodes at most"
    );
}

#[test]
fn all_positions_of_random_games_on_large_boards_are_decided() {
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
            let mut game = begin(words, seed);
            // Once lost, always lost: the solver must not find a way later.
            let mut was_won = true;
            loop {
                let won = is_won(&game, &solved(&game, 2_000).result);
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
fn hard_positions_take_lessons_and_are_lost_as_the_steps_after_them_are() {
    // Of these, trying all ways has no end: what they lack is neither a tile with a second neighbour nor one that hangs together.
    let mut hardest = 0;
    for (words, seed) in [("hex10x10,b6", 100), ("10x10,n8,b4", 368)] {
        let mut stream = SeededRng::new(b"walking!", seed);
        let mut game = begin(words, seed);
        let mut was_won = true;
        loop {
            let finding = solved(&game, 100_000);
            let won = is_won(&game, &finding.result);
            assert!(was_won || !won, "{words}#{seed}: {:?}", game.path());
            (was_won, hardest) = (won, finding.nodes.max(hardest));
            if !step(&mut game, &mut stream) {
                break;
            }
        }
    }
    assert!(hardest > 1_000, "{hardest} nodes at most");
}

/// A position that takes the search a few thousand nodes.
fn hard() -> LightBlock {
    let mut stream = SeededRng::new(b"walking!", 100);
    let mut game = begin("hex10x10,b6", 100);
    for _ in 0..8 {
        assert!(step(&mut game, &mut stream));
    }
    game
}

#[test]
fn the_same_position_and_budget_give_the_same_answer() {
    let game = hard();
    let full = solved(&game, 100_000);
    assert_eq!(full.result, SearchResult::Unsolvable);
    assert_eq!(solved(&game, 100_000), full);
    assert_eq!(solved(&game, full.nodes), full);
    let unknown = |nodes| SearchReport {
        result: SearchResult::Unknown,
        nodes,
    };
    assert_eq!(solved(&game, full.nodes - 1), unknown(full.nodes - 1));
    assert_eq!(solved(&game, 10), unknown(10));
    let wide = strewn("30x30", 30, &mut SeededRng::new(b"examples", 3)).expect("a board");
    assert_eq!(solved(&wide, 5_000), solved(&wide, 5_000));
}

#[test]
fn who_is_stopped_or_out_of_time_ends_at_once() {
    let game = hard();
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
    // A fast machine finds out in time.
    let (found, took) = answer(&little);
    assert!(matches!(
        found,
        SearchResult::Unknown | SearchResult::Unsolvable
    ));
    assert!(took < Duration::from_millis(5 + 200), "{took:?}");
    assert_eq!(game.best_move(&SearchBudget::unbounded(&now)), None);
}

#[test]
fn a_quick_answer_is_one_that_a_hint_would_give() {
    let never = AtomicBool::new(false);
    for seed in 0..20 {
        let mut stream = SeededRng::new(b"examples", seed);
        let mut game = begin("10x10,b9", seed);
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
fn who_has_won_has_nothing_left_to_do() {
    let mut game = begin("4x4,b8", 3);
    let way = game.solution().expect("a board that can be won").to_vec();
    for &cell in &way[1..] {
        game.advance(Seat::FIRST, Move::Cell(cell)).expect("a step");
    }
    let finding = solved(&game, 1);
    let moves = Vec::new();
    assert_eq!(
        finding.result,
        SearchResult::Solved {
            moves,
            shortest: true
        }
    );
}
