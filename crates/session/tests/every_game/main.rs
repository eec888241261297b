//! Invariants of every game in the list, for random setups and moves: the effects of a move match its result, a refused
//! move changes nothing, and records, codes and undo restore the same position.
//!
//! A new game needs only an arm in [`setups`].

mod codes;
mod options;
mod rules;
mod seats;
mod sessions;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseResult, TestRunner};
use tessella_boards::{CellId, Connectivity, Cube, Hex, HexLayout, Hypercube, Plan, Shape, Square};
use tessella_games::GameCode;
use tessella_games::{
    Appearance, Colour, Game, GameSetup, Move, Outcome, Piece, Position, Rules, Seat, Setup, Start,
    Turn,
};
use tessella_games::{blockade, in_a_row, light_block, link, race};
use tessella_session::{Player, Session};

/// Returns setups of a game, on small boards.
fn setups(game: Game) -> BoxedStrategy<Setup> {
    match game {
        Game::Drench => tessella_test_support::setups(5..=8)
            .prop_map(Setup::Drench)
            .boxed(),
        Game::Link => link_setups().prop_map(Setup::Link).boxed(),
        Game::LightBlock => light_setups().prop_map(Setup::LightBlock).boxed(),
        Game::InARow => row_setups().prop_map(Setup::InARow).boxed(),
        Game::Race => race_setups().prop_map(Setup::Race).boxed(),
        Game::Blockade => blockade_setups().prop_map(Setup::Blockade).boxed(),
    }
}

/// Returns small boards of Link, with every gravity, with and without a countdown.
fn link_setups() -> impl Strategy<Value = link::Setup> {
    let squares = (2..=7u16, 1..=3u16)
        .prop_map(|(columns, pairs)| (Shape::Square(Square::new(columns, 2 * pairs)), 0..6usize));
    let hexes = (2..=6u16, 1..=3u16, 0..4usize).prop_map(|(width, pairs, layout)| {
        let hex = Hex {
            width,
            height: 2 * pairs,
            layout: HexLayout::ALL[layout],
        };
        (Shape::Hex(hex), 0..1usize)
    });
    let shapes = prop_oneof![3 => squares, 1 => hexes];
    let shapes = shapes.prop_flat_map(|(shape, gravities)| (Just(shape), gravities));
    (shapes, 1..=6u8, any::<bool>()).prop_map(|((shape, gravity), faces, timed)| {
        let pairs = shape.cells() as u8 / 2;
        link::Setup {
            plan: Plan::even(shape),
            faces: faces.min(pairs),
            gravity: link::Gravity::ALL[gravity],
            time: if timed {
                link::Time::Usual
            } else {
                link::Time::Untimed
            },
        }
    })
}

/// Returns small boards of Light Block of every shape and kind.
fn light_setups() -> impl Strategy<Value = light_block::Setup> {
    let classic = any::<bool>().prop_map(|classic| {
        if classic {
            light_block::BoardKind::Classic
        } else {
            light_block::BoardKind::Winnable
        }
    });
    let fits = |plan: &Plan| {
        let plain = Plan::even(plan.shape.clone());
        light_block::Setup::sizes().check(&plain.shape).is_ok()
    };
    let plans = tessella_test_support::plans(3..=7).prop_filter("a board of Light Block", fits);
    (plans, prop_oneof![Just(0u8), 4..=16u8], classic)
        .prop_map(|(plan, blocks, kind)| light_block::Setup { plan, blocks, kind })
}

/// Returns small boards of In a Row, for two and three seats.
fn row_setups() -> impl Strategy<Value = in_a_row::Setup> {
    let squares =
        (3..=6u16, 3..=6u16).prop_map(|(width, height)| Shape::Square(Square::new(width, height)));
    let hexes = (3..=5u16).prop_map(|side| {
        Shape::Hex(Hex {
            width: side,
            height: side,
            layout: HexLayout::default(),
        })
    });
    let cubes = (3..=4u16).prop_map(|side| {
        Shape::Cube(Cube {
            width: side,
            height: side,
            depth: side,
            connectivity: Connectivity::Sides,
        })
    });
    let hypercubes = any::<bool>().prop_map(|is_even| {
        Shape::Hypercube(Hypercube {
            sides: if is_even { [3; 4] } else { [4, 3, 3, 4] },
            connectivity: Connectivity::Sides,
        })
    });
    let shapes = prop_oneof![squares, hexes, cubes, hypercubes];
    let flags = (any::<bool>(), any::<bool>());
    (shapes, 2..=3u8, 0..2u8, flags).prop_map(|(shape, seats, first, (falls, bars))| {
        let falls = falls && !matches!(shape, Shape::Hex(_));
        let plan = Plan::even(shape);
        let board = plan.build().expect("a board");
        let bars_centre = bars && !falls && in_a_row::centre(&board).is_some();
        in_a_row::Setup {
            plan,
            k: 3,
            seats,
            first: Seat(first),
            falls,
            bars_centre,
        }
    })
}

/// Returns short races, on tracks and around rings.
fn race_setups() -> impl Strategy<Value = race::Setup> {
    let tracks = (20..=60u16, any::<bool>()).prop_map(|(cells, exact)| {
        let variant = race::Variant::SnakesAndLadders { exact };
        (race::Setup::snakes_and_ladders(cells).plan, variant)
    });
    let rings = (1..=3u16, 1..=2u8).prop_map(|(laps, pieces)| {
        let variant = race::Variant::AroundTheRing {
            pieces,
            laps: 1 + laps as u8 % 2,
        };
        (race::Setup::around_the_ring(24 * laps).plan, variant)
    });
    let seats = prop_oneof![Just(2u8), Just(3), Just(4), Just(8)];
    let flags = any::<[bool; 3]>();
    (prop_oneof![tracks, rings], seats, flags).prop_map(
        |((plan, variant), seats, [roll_again, forks, back_four])| {
            let setup = race::Setup {
                plan,
                variant,
                seats,
                roll_again,
                forks,
                back_four,
            };
            // Short tracks have no room for forks.
            let fits = setup.check().is_ok();
            race::Setup {
                forks: forks && fits,
                ..setup
            }
        },
    )
}

/// Returns small boards of Blockade of every shape, with and without hills, for two to four seats.
fn blockade_setups() -> impl Strategy<Value = blockade::Setup> {
    let fits = |plan: &Plan| blockade::Setup::sizes().check(&plan.shape).is_ok();
    let plans = tessella_test_support::plans(5..=7).prop_filter("a board of Blockade", fits);
    let builds = proptest::option::of(0..=6u8);
    (plans, 2..=4u8, 1..=3u8, builds, 0..=3u8)
        .prop_map(|(plan, seats, range, builds, flights)| blockade::Setup {
            plan,
            seats,
            range,
            builds,
            flights,
        })
        .prop_filter("paths of about the same cost", |setup| {
            setup.check().is_ok()
        })
}

/// Maximum number of moves of a random game, because not every game ends by random moves.
const MAX_MOVES: usize = 300;

/// A random game: its setup and seed, numbers that select legal moves, and arbitrary moves to try.
#[derive(Clone, Debug)]
struct Random {
    setup: Setup,
    seed: u64,
    choices: Vec<u32>,
    tries: Vec<(Seat, Move)>,
}

impl Random {
    fn code(&self) -> GameCode {
        GameCode {
            setup: self.setup.clone(),
            start: Start::Seed(self.seed),
        }
    }

    fn begin(&self) -> Session {
        let players = vec![Player::Human; self.setup.seats().into()];
        Session::new(self.code(), players)
            .unwrap_or_else(|error| panic!("{}: {error}", self.code()))
    }

    /// Plays the game by its choices. Calls `visit` at the start and after each move, with the number of moves made.
    fn play(
        &self,
        mut visit: impl FnMut(usize, &Session) -> TestCaseResult,
    ) -> Result<Session, TestCaseError> {
        let mut session = self.begin();
        visit(0, &session)?;
        for (choice, ply) in self.choices.iter().zip(1..) {
            let Some((seat, mv)) = chosen(session.position(), *choice) else {
                break;
            };
            session.advance_clock(choice % 50);
            let played = session.play(seat, mv);
            prop_assert!(
                played.is_ok(),
                "{:?} by {:?}, which is legal: {:?}",
                mv,
                seat,
                played
            );
            visit(ply, &session)?;
        }
        Ok(session)
    }
}

/// Returns the legal move that a number selects, and its seat. For a shuffle, the number is the seed.
fn chosen(position: &Position, choice: u32) -> Option<(Seat, Move)> {
    let turn = position.to_move();
    let moves = moves(position);
    let mv = moves[choice as usize % moves.len().max(1)..].first()?;
    let seat = turn.seat()?;
    let shuffle = Move::Chance(choice);
    let shuffles = matches!(moves[..], [Move::Chance(_)]) && position.check(seat, shuffle).is_ok();
    Some((seat, if shuffles { shuffle } else { *mv }))
}

/// Returns the legal moves, without [`Move::TimeUp`].
fn moves(position: &Position) -> Vec<Move> {
    position.legal_moves()
}

/// Returns cells, most of them within small boards.
fn cells() -> impl Strategy<Value = CellId> {
    prop_oneof![8 => 0..70u32, 1 => any::<u32>()].prop_map(CellId)
}

/// Returns moves of any kind from any seat.
fn tries() -> impl Strategy<Value = (Seat, Move)> {
    let seat = prop_oneof![8 => 0..3u8, 1 => any::<u8>()];
    let small = || prop_oneof![8 => 0..10u8, 1 => any::<u8>()];
    let mv = prop_oneof![
        small().prop_map(|colour| Move::Paint(Colour(colour))),
        cells().prop_map(Move::Cell),
        (cells(), cells()).prop_map(|(one, other)| Move::Pair(one, other)),
        small().prop_map(Move::Piece),
        small().prop_map(Move::PieceByBranch),
        prop_oneof![8 => 0..8u32, 1 => any::<u32>()].prop_map(Move::Chance),
        Just(Move::TimeUp),
        cells().prop_map(Move::Fly),
        (cells(), proptest::option::of(cells())).prop_map(|(one, other)| Move::Build(one, other)),
    ];
    (seat.prop_map(Seat), mv)
}

/// Runs a test on random games of every kind.
fn for_every_game(cases: u32, test: impl Fn(&Random) -> TestCaseResult) {
    for &game in Game::ALL {
        let randoms = (
            setups(game),
            any::<u64>(),
            proptest::collection::vec(any::<u32>(), 0..=MAX_MOVES),
            proptest::collection::vec(tries(), 1..60),
        )
            .prop_map(|(setup, seed, choices, tries)| Random {
                setup,
                seed,
                choices,
                tries,
            });
        let mut runner = TestRunner::new(Config::with_cases(cases));
        if let Err(error) = runner.run(&randoms, |random| test(&random)) {
            panic!("{}: {error}", game.english_title());
        }
    }
}

/// All visible state of a position.
#[derive(Clone, Debug, PartialEq)]
struct VisibleState {
    appearances: Vec<Appearance>,
    pieces: Vec<Piece>,
    highlighted: Vec<CellId>,
    to_move: Turn,
    outcome: Option<Outcome>,
    legal: Vec<Move>,
}

fn visible_state(position: &Position) -> VisibleState {
    VisibleState {
        appearances: appearances(position),
        pieces: position.pieces(),
        highlighted: position.highlighted(),
        to_move: position.to_move(),
        outcome: position.outcome(),
        legal: position.legal_moves(),
    }
}

fn appearances(position: &Position) -> Vec<Appearance> {
    let cells = position.board().cells();
    cells.map(|cell| position.appearance(cell)).collect()
}
