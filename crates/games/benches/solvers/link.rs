//! Link: share of proved positions, and speed of deals and hints.
//!
//! The reference is a common dealer: random tiles, and pairs removed in arbitrary order. All times are for one core.

use crate::report::{Report, mean, percentile, took};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tessella_boards::random::SeededRng;
use tessella_boards::{Plan, Shape, Square};
use tessella_games::budget::{Effort, SearchBudget, SearchResult};
use tessella_games::link::{Gravity, Link, Setup, Time};
use tessella_games::{Advice, Move, Outcome, Rules, Seat, Start, Turn};

/// Time limit for solving a position.
const SOLVE_LIMIT: Duration = Duration::from_millis(100);
/// Target time for a deal.
const DEAL_TARGET: Duration = Duration::from_millis(20);
/// Target time for a hint.
const HINT_TARGET: Duration = Duration::from_millis(5);
/// Target share of proved positions.
const PROVED_TARGET: f64 = 0.95;

static NEVER: AtomicBool = AtomicBool::new(false);

/// Measures the solver.
pub fn measure(report: &mut Report) {
    solved_positions(report);
    deals(report);
    dealers(report);
    hints(report);
}

fn setup(width: u16, height: u16, faces: u8, gravity: Gravity) -> Setup {
    Setup {
        plan: Plan::even(Shape::Square(Square::new(width, height))),
        faces,
        gravity,
        time: Time::Untimed,
    }
}

fn gravity_label(gravity: Gravity) -> String {
    format!("gravity {}", gravity.english_name().to_lowercase())
}

fn generated(setup: &Setup, seed: u64) -> Link {
    Link::new(setup, &Start::Seed(seed)).expect("a valid setup")
}

/// Deals a board like a common dealer: all faces about equally often, on random cells.
fn random_board(setup: &Setup, seed: u64) -> Link {
    let mut stream = SeededRng::new(b"strewn 1", seed);
    let pairs = 0..setup.plan.shape.cells() as usize / 2;
    let mut cells: Vec<u8> = pairs
        .flat_map(|pair| [1 + (pair % usize::from(setup.faces)) as u8; 2])
        .collect();
    stream.shuffle(&mut cells);
    Link::new(setup, &Start::Cells(cells)).expect("tiles in pairs")
}

/// Returns the same board without a known solution.
fn without_solution(game: &Link) -> Link {
    let faces = game.board().cells().map(|cell| game.face(cell));
    let cells = faces.map(|face| face.map_or(0, |face| face.0 + 1));
    Link::new(game.setup(), &Start::Cells(cells.collect())).expect("tiles in pairs")
}

/// Removes a random pair. Returns `false` if there is none.
fn remove_random_pair(game: &mut Link, stream: &mut SeededRng) -> bool {
    if game.to_move() != Turn::Player(Seat::FIRST) {
        return false;
    }
    let pairs = game.pairs();
    let (a, b) = pairs[stream.below(pairs.len() as u32) as usize];
    game.advance(Seat::FIRST, Move::Pair(a, b))
        .expect("a pair that is listed");
    true
}

/// Returns `true` if these moves clear the board.
fn clears(game: &Link, moves: &[Move]) -> bool {
    let mut game = game.clone();
    let all = moves
        .iter()
        .all(|&mv| game.advance(Seat::FIRST, mv).is_ok());
    all && game.outcome() == Some(Outcome::Won(Seat::FIRST))
}

/// Results of the solver.
#[derive(Default)]
struct Tally {
    times: Vec<Duration>,
    won: usize,
    lost: usize,
}

impl Tally {
    /// Solves a position without a known solution, and plays the solution that is found.
    fn add(&mut self, game: &Link) {
        let game = without_solution(game);
        let begun = Instant::now();
        let finding = game.solve(Effort::Full, &SearchBudget::time(SOLVE_LIMIT, &NEVER));
        self.times.push(begun.elapsed());
        match finding.map(|finding| finding.result) {
            Some(SearchResult::Solved { moves, .. }) => {
                assert!(
                    clears(&game, &moves),
                    "a solution that does not clear the board"
                );
                self.won += 1;
            }
            Some(SearchResult::Unsolvable) => self.lost += 1,
            _ => {}
        }
    }

    fn proved(&self) -> f64 {
        (self.won + self.lost) as f64 / self.times.len().max(1) as f64
    }

    fn text(&self) -> String {
        format!(
            "{:.2} % of {} ({} can be won, {} cannot); 95 % in {}, the slowest {}",
            100.0 * self.proved(),
            self.times.len(),
            self.won,
            self.lost,
            took(percentile(&self.times, 95)),
            took(percentile(&self.times, 100)),
        )
    }
}

/// Returns the target of the share of proved positions, in words.
fn proved_target() -> String {
    format!(
        "{:.0} % within {}",
        100.0 * PROVED_TARGET,
        took(SOLVE_LIMIT)
    )
}

/// Measures positions of random games, and boards dealt at random.
fn solved_positions(report: &mut Report) {
    positions_of_whole_games(report);
    positions_with_other_faces(report);
    random_boards(report);
    positions_on_larger_boards(report);
}

/// Solves every position of random games with this setup.
fn solve_games(tally: &mut Tally, setup: &Setup, games: u64) {
    for seed in 0..games {
        let mut game = generated(setup, seed);
        let mut stream = SeededRng::new(b"anypairs", seed);
        while game.tiles_left() > 0 {
            tally.add(&game);
            if !remove_random_pair(&mut game, &mut stream) {
                break;
            }
        }
    }
}

fn positions_of_whole_games(report: &mut Report) {
    for gravity in Gravity::ALL {
        let mut tally = Tally::default();
        solve_games(&mut tally, &setup(10, 10, 16, gravity), 100);
        report.row(
            &format!(
                "proved: positions of 100 random games, 10×10 of 16 faces, {}",
                gravity_label(gravity)
            ),
            &proved_target(),
            &tally.text(),
            Some(tally.proved() >= PROVED_TARGET),
        );
    }
}

fn positions_with_other_faces(report: &mut Report) {
    for faces in [4, 8, 25, 45] {
        let mut tally = Tally::default();
        for gravity in Gravity::ALL {
            solve_games(&mut tally, &setup(10, 10, faces, gravity), 30);
        }
        report.row(
            &format!("the same, 30 games of {faces} faces under each gravity"),
            &proved_target(),
            &tally.text(),
            Some(tally.proved() >= PROVED_TARGET),
        );
    }
}

/// Measures boards with tiles placed at random.
fn random_boards(report: &mut Report) {
    for faces in [16, 25, 45] {
        for (gravities, which) in [
            (&Gravity::ALL[..1], gravity_label(Gravity::None)),
            (&Gravity::ALL[1..], "each other gravity".to_owned()),
        ] {
            let mut tally = Tally::default();
            for &gravity in gravities {
                for seed in 0..100 {
                    tally.add(&random_board(&setup(10, 10, faces, gravity), seed));
                }
            }
            report.row(
                &format!("proved: 100 boards with tiles placed at random, 10×10 of {faces} faces, {which}"),
                "",
                &tally.text(),
                None,
            );
        }
    }
    let mut tally = Tally::default();
    for seed in 0..100 {
        tally.add(&random_board(&setup(18, 8, 45, Gravity::None), seed));
    }
    report.row(
        "proved: 100 boards with tiles placed at random, 18×8 of 45 faces, gravity none",
        "",
        &tally.text(),
        None,
    );
}

fn positions_on_larger_boards(report: &mut Report) {
    for (width, height, faces) in [(18, 8, 36), (30, 20, 45)] {
        for gravity in Gravity::ALL {
            let mut tally = Tally::default();
            for seed in 0..40 {
                let mut game = generated(&setup(width, height, faces, gravity), seed);
                let mut stream = SeededRng::new(b"anypairs", seed);
                for _ in 0..stream.below(u32::from(width * height) / 2) {
                    remove_random_pair(&mut game, &mut stream);
                }
                tally.add(&game);
            }
            report.row(
                &format!(
                    "proved: 40 positions of random games, {width}×{height} of {faces} faces, {}",
                    gravity_label(gravity)
                ),
                "",
                &tally.text(),
                None,
            );
        }
    }
}

fn deals(report: &mut Report) {
    for gravity in Gravity::ALL {
        let setup = setup(30, 16, 30, gravity);
        let mut times = Vec::new();
        for seed in 0..200 {
            let begun = Instant::now();
            let game = generated(&setup, seed);
            times.push(begun.elapsed());
            let moves = game.solution().iter().map(|&(a, b)| Move::Pair(a, b));
            let moves: Vec<Move> = moves.collect();
            assert!(clears(&game, &moves), "a deal that cannot be won");
        }
        report.row(
            &format!(
                "a deal that can be won, 30×16 of 30 faces, {}",
                gravity_label(gravity)
            ),
            &format!("in {}", took(DEAL_TARGET)),
            &format!(
                "{} in the mean of 200, 99 % in {}, the slowest {}; each played to its end",
                took(mean(&times)),
                took(percentile(&times, 99)),
                took(percentile(&times, 100))
            ),
            Some(percentile(&times, 99) <= DEAL_TARGET),
        );
    }
}

/// Compares the boards of the common dealer and of the program, with pairs removed in arbitrary order.
fn dealers(report: &mut Report) {
    const BOARDS: u64 = 1000;
    let is_cleared = |mut game: Link| {
        while let Some(&(a, b)) = game.pairs().first() {
            game.advance(Seat::FIRST, Move::Pair(a, b))
                .expect("a pair that is listed");
        }
        game.tiles_left() == 0
    };
    let share = |count: u64| 100.0 * count as f64 / BOARDS as f64;
    for gravity in Gravity::ALL {
        let setup = setup(18, 8, 36, gravity);
        let usual = (0..BOARDS).filter(|&seed| !is_cleared(random_board(&setup, seed)));
        let usual = usual.count() as u64;
        let ours = (0..BOARDS).filter(|&seed| {
            let game = generated(&setup, seed);
            let moves = game.solution().iter().map(|&(a, b)| Move::Pair(a, b));
            !clears(&game, &moves.collect::<Vec<_>>())
        });
        let ours = ours.count() as u64;
        report.row(
            &format!(
                "18×8 of 36 faces that are not cleared, {}",
                gravity_label(gravity)
            ),
            "none of ours; the common dealer: 58 % (none) to 85 %",
            &format!(
                "ours {:.1} % of {BOARDS}; tiles placed at random, pairs removed in order: {:.1} %",
                share(ours),
                share(usual)
            ),
            Some(ours == 0),
        );
    }
}

/// Times of hints, and the number of proved ones.
#[derive(Default)]
struct Hints {
    times: Vec<Duration>,
    proved: usize,
    /// Number of hints that report a lost position.
    late: usize,
}

impl Hints {
    fn ask(&mut self, game: &Link) -> Option<Move> {
        let begun = Instant::now();
        let advice = game.hint(&NEVER);
        self.times.push(begun.elapsed());
        match advice {
            Some(Advice::Play { mv, proved }) => {
                self.proved += usize::from(proved);
                Some(mv)
            }
            _ => {
                self.late += 1;
                None
            }
        }
    }

    fn text(&self) -> String {
        format!(
            "{} of {} proved, {} too late; {} in the mean, 95 % in {}, 99 % in {}, the slowest {}",
            self.proved,
            self.times.len(),
            self.late,
            took(mean(&self.times)),
            took(percentile(&self.times, 95)),
            took(percentile(&self.times, 99)),
            took(percentile(&self.times, 100)),
        )
    }
}

fn hints(report: &mut Report) {
    let target = format!("in {}", took(HINT_TARGET));
    let sizes = [(10, 10, 16, 20), (30, 16, 30, 4), (30, 20, 45, 4)];
    for (width, height, faces, games) in sizes {
        let mut hints = Hints::default();
        for gravity in Gravity::ALL {
            for seed in 0..games {
                let mut game = generated(&setup(width, height, faces, gravity), seed);
                while game.outcome().is_none() {
                    let mv = hints.ask(&game).expect("a deal can be won");
                    game.advance(Seat::FIRST, mv)
                        .expect("advice that can be followed");
                }
            }
        }
        report.row(
            &format!("hints followed from a deal to its end, {width}×{height} of {faces} faces, all gravities"),
            &target,
            &hints.text(),
            Some(hints.proved == hints.times.len() && percentile(&hints.times, 99) <= HINT_TARGET),
        );
    }
    for (width, height, faces, games) in [(10, 10, 16, 200), (30, 16, 30, 200), (30, 20, 45, 200)] {
        for gravity in Gravity::ALL {
            let mut hints = Hints::default();
            for seed in 0..games {
                let mut game = generated(&setup(width, height, faces, gravity), seed);
                let mut stream = SeededRng::new(b"strayed1", seed);
                for _ in 0..=stream.below(10) {
                    remove_random_pair(&mut game, &mut stream);
                }
                hints.ask(&game);
            }
            let answered = hints.proved + hints.late;
            report.row(
                &format!(
                    "a hint after 1 to 10 random pairs, {width}×{height} of {faces} faces, {}",
                    gravity_label(gravity)
                ),
                &target,
                &hints.text(),
                Some(answered == hints.times.len() && percentile(&hints.times, 99) <= HINT_TARGET),
            );
        }
    }
}
