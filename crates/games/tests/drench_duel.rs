//! Drench for two seats: solver and computer player against plain minimax, within their budgets and the rules.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_games::GameCode;
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::drench::{Drench, Setup};
use tessella_games::{
    Appearance, GameSetup, Level, Move, Outcome, Rules, Seat, Setup as AnySetup, Start, Turn,
};

/// A small board of each shape.
const SMALL_BOARDS: [&str; 10] = [
    "5x5",
    "5x5,n8",
    "5x6,wrap",
    "5x5,holes2.2+0.4",
    "hex5x5",
    "map14-4",
    "2x3x3",
    "2x2x3,n26",
    "ring14",
    "5x5,hills3-2",
];

fn begin(words: &str, seed: u64) -> Drench {
    let code: GameCode = format!("drench:{words}#{seed}")
        .parse()
        .expect("a valid code");
    let AnySetup::Drench(setup) = &code.setup else {
        panic!("a game of Drench");
    };
    let setup: &Setup = setup;
    assert_eq!(setup.seats(), 2);
    Drench::new(setup, &Start::Seed(seed)).expect("a valid setup")
}

/// Position and the number of moves since a region last grew.
#[derive(Clone)]
struct TestPosition {
    game: Drench,
    standstill: u8,
}

impl TestPosition {
    fn after(&self, mv: Move) -> Self {
        let seat = self.mover().expect("an unfinished game");
        let mut game = self.game.clone();
        game.advance(seat, mv).expect("a legal move");
        let has_grown = game.flood().size(seat) > self.game.flood().size(seat);
        Self {
            game,
            standstill: if has_grown { 0 } else { self.standstill + 1 },
        }
    }

    fn mover(&self) -> Option<Seat> {
        match self.game.to_move() {
            Turn::Player(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns everything that determines the rest of the game.
    fn key(&self) -> (Vec<Appearance>, u8, Option<Seat>) {
        let board = self.game.board();
        let appearances = board
            .cells()
            .map(|cell| self.game.appearance(cell))
            .collect();
        (appearances, self.standstill, self.mover())
    }
}

/// Plain minimax over all moves, with a cache of outcomes.
#[derive(Default)]
struct Minimax(HashMap<(Vec<Appearance>, u8, Option<Seat>), Outcome>);

impl Minimax {
    fn outcome(&mut self, position: &TestPosition) -> Outcome {
        let Some(mover) = position.mover() else {
            return position.game.outcome().expect("the game is over");
        };
        let key = position.key();
        if let Some(&known) = self.0.get(&key) {
            return known;
        }
        let rank = |outcome: &Outcome| match outcome {
            Outcome::Won(seat) if *seat == mover => 2,
            Outcome::Draw => 1,
            _ => 0,
        };
        let moves = position.game.legal_moves().into_iter();
        let outcomes = moves.map(|mv| self.outcome(&position.after(mv)));
        let best = outcomes.max_by_key(rank).expect("a move");
        self.0.insert(key, best);
        best
    }
}

/// Returns positions of small games of all shapes, played at random until few tiles are free.
fn small_positions() -> impl Iterator<Item = (String, TestPosition)> {
    SMALL_BOARDS.into_iter().flat_map(|board| {
        (0..8).map(move |seed| {
            let (words, most) = match seed % 2 {
                0 => (format!("{board},c4,s2"), 9 + seed / 2),
                _ => (format!("{board},c5,s2,free"), 6 + seed / 2),
            };
            let mut stream = SeededRng::new(b"openings", seed);
            let mut position = TestPosition {
                game: begin(&words, seed),
                standstill: 0,
            };
            let free = |game: &Drench| {
                let held: u32 = game.seats().map(|seat| game.flood().size(seat)).sum();
                game.board().len() as u32 - held
            };
            while position.mover().is_some() && u64::from(free(&position.game)) > most {
                let moves = position.game.legal_moves();
                position = position.after(moves[stream.below(moves.len() as u32) as usize]);
            }
            (format!("{words}#{seed}"), position)
        })
    })
}

#[test]
fn solver_and_best_move_agree_with_minimax_on_every_shape() {
    let never = AtomicBool::new(false);
    let mut ends = Vec::new();
    for (name, start) in small_positions() {
        let mut minimax = Minimax::default();
        let expected = minimax.outcome(&start);
        let finding = start
            .game
            .solve(Effort::Full, &SearchBudget::unbounded(&never));
        let Some(SearchResult::Value { outcome, line }) = finding.map(|finding| finding.result)
        else {
            panic!("{name}: not solved");
        };
        assert_eq!(outcome, expected, "{name}");
        let mut position = start.clone();
        for mv in line {
            position = position.after(mv);
            assert_eq!(
                minimax.outcome(&position),
                expected,
                "{name}: {mv:?} of the line"
            );
        }
        if start.mover().is_some() {
            let budget = SearchBudget::nodes(1_000_000, &never);
            let mv = start.game.best_move(&budget).expect("a move");
            let end = minimax.outcome(&start.after(mv));
            assert_eq!(end, expected, "{name}: {mv:?} is no best move");
        }
        if !ends.contains(&expected) {
            ends.push(expected);
        }
    }
    assert_eq!(ends.len(), 3, "wins of both and draws: {ends:?}");
}

#[test]
fn node_budget_gives_same_move_each_time_and_is_never_exceeded() {
    let never = AtomicBool::new(false);
    for words in ["15x15,c6,s2", "hex12x12,c5,s2,free", "map60-3,c7,s2"] {
        let game = begin(words, 3);
        for nodes in [0, 1, 50, 3000, 20_000] {
            let budget = SearchBudget::nodes(nodes, &never);
            let moves = [(); 2].map(|()| game.best_move(&budget).expect("a move"));
            assert_eq!(moves[0], moves[1], "{words}, {nodes} nodes");
            assert!(game.legal_moves().contains(&moves[0]));
            let findings = [(); 2].map(|()| game.solve(Effort::Full, &budget).expect("a finding"));
            assert_eq!(findings[0], findings[1], "{words}, {nodes} nodes");
            assert!(
                findings[0].nodes <= nodes,
                "{} of {nodes} nodes",
                findings[0].nodes
            );
        }
    }
}

#[test]
fn best_move_is_legal_with_any_budget_on_every_shape() {
    let never = AtomicBool::new(false);
    for board in SMALL_BOARDS.into_iter().chain(["40x40", "11x11x11"]) {
        let mut game = begin(&format!("{board},c6,s2,free"), 5);
        for nodes in [0, 1, 7, 100].into_iter().cycle().take(60) {
            let Turn::Player(seat) = game.to_move() else {
                break;
            };
            let budget = SearchBudget::nodes(nodes, &never);
            let mv = game
                .best_move(&budget)
                .expect("a move in an unfinished game");
            game.advance(seat, mv).expect("a legal move");
        }
    }
}

#[test]
fn stopped_search_returns_at_once() {
    let game = begin("40x40,c10,s2", 1);
    let stopped = AtomicBool::new(true);
    assert_eq!(game.best_move(&SearchBudget::unbounded(&stopped)), None);
    let finding = game
        .solve(Effort::Full, &SearchBudget::unbounded(&stopped))
        .expect("a finding");
    assert_eq!((finding.result, finding.nodes), (SearchResult::Unknown, 0));
    // Stopped by another thread, and by the clock, during the search.
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(50));
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        let begun = Instant::now();
        assert!(game.best_move(&SearchBudget::unbounded(&stop)).is_some());
        assert!(begun.elapsed() < Duration::from_millis(700));
    });
    let never = AtomicBool::new(false);
    let begun = Instant::now();
    let budget = SearchBudget::time(Duration::from_millis(50), &never);
    let finding = game.solve(Effort::Full, &budget).expect("a finding");
    assert_eq!(finding.result, SearchResult::Unknown);
    assert!(begun.elapsed() < Duration::from_millis(700));
}

#[test]
fn level_chooses_same_move_in_same_position() {
    let never = AtomicBool::new(false);
    let mut game = begin("9x9,c6,s2", 2);
    while let Turn::Player(seat) = game.to_move() {
        let mut chosen = None;
        for level in [Level::Gentle, Level::Easy, Level::Medium] {
            let moves = [(); 2].map(|()| game.computer_move(level, &never));
            assert_eq!(moves[0], moves[1], "{level:?}");
            assert!(moves[0].is_some_and(|mv| game.legal_moves().contains(&mv)));
            chosen = moves[0];
        }
        game.advance(seat, chosen.expect("a move"))
            .expect("a legal move");
    }
}

/// Returns the setup of a game for two.
fn setup(words: &str) -> Setup {
    begin(words, 1).setup().clone()
}

#[test]
fn fair_seed_gives_both_seats_equally_many_tiles() {
    for words in ["hex15x15,c6,s2", "hex7x5,c4,s2", "map40-7,c5,s2"] {
        let mut changed = 0;
        for seed in 0..30 {
            let fair = setup(words).fair_seed(seed);
            let [one, other] =
                [Seat::FIRST, Seat::SECOND].map(|seat| begin(words, fair).score(seat));
            assert_eq!(one, other, "{words}#{fair}");
            assert!(fair >= seed, "{words}#{seed}");
            changed += usize::from(fair != seed);
        }
        assert!(changed > 0, "{words}: no seed was unfair");
    }
}

#[test]
fn fair_seed_is_the_same_where_nothing_is_to_be_evened_out() {
    for words in ["15x15,c6,s2", "hex14x14,c6,s2", "hex15x15,c6,s2,free"] {
        for seed in 0..30 {
            assert_eq!(setup(words).fair_seed(seed), seed, "{words}");
        }
    }
    assert_eq!(Setup::default().fair_seed(7), 7, "a game for one");
}

#[test]
fn certain_winner_wins_however_the_game_goes_on() {
    for seed in 0..20 {
        let mut stream = SeededRng::new(b"the rest", seed);
        let mut game = begin("9x9,c5,s2", seed);
        let mut certain = None;
        while let Turn::Player(seat) = game.to_move() {
            let now = game.certain_winner();
            assert!(certain.is_none() || now == certain, "#{seed}");
            certain = now;
            let moves = game.legal_moves();
            let mv = moves[stream.below(moves.len() as u32) as usize];
            game.advance(seat, mv).expect("a legal move");
        }
        if let Some(winner) = certain {
            assert_eq!(game.outcome(), Some(Outcome::Won(winner)), "#{seed}");
        }
    }
}
