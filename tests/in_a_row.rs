//! Properties of every game of In a Row: tic-tac-toe has the known numbers of games and positions, rows are recognised,
//! and computer players make legal moves, stronger ones at higher levels.

use proptest::prelude::*;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;
use tessella::boards::random::SeededRng;
use tessella::boards::{CellId, Connectivity, Cube, Hex, HexLayout, Plan, Shape, Square};
use tessella::games::budget::{Effort, SearchBudget, SearchReport, SearchResult};
use tessella::games::in_a_row::{InARow, NO_SUCH_CELL, NOTHING_BELOW, Setup, TAKEN};
use tessella::games::{
    Advice, Appearance, Colour, Effect, GameSetup, IllegalMove, Level, Move, Outcome, Rules, Seat,
    Start, Turn,
};

static NEVER: AtomicBool = AtomicBool::new(false);

fn parse(options: &str) -> Setup {
    Setup::parse(options).expect("options that fit each other")
}

fn begin(options: &str) -> InARow {
    InARow::new(&parse(options), &Start::Seed(0)).expect("options that fit each other")
}

/// Creates a position from spelt-out cells.
fn spelt(options: &str, cells: &str) -> InARow {
    let setup = parse(options);
    let cells = setup.parse_cells(cells).expect("valid cells");
    InARow::new(&setup, &Start::Cells(cells)).expect("a possible position")
}

fn spell(game: &InARow) -> String {
    let cells = game.board().cells();
    let cells: Vec<u8> = cells
        .map(|cell| game.stone(cell).map_or(0, |seat| seat.0 + 1))
        .collect();
    game.setup().format_cells(&cells)
}

fn put(game: &mut InARow, cell: CellId) {
    let seat = game.to_move().seat().expect("an unfinished game");
    game.advance(seat, Move::Cell(cell)).expect("a legal move");
}

fn free(game: &InARow) -> Vec<CellId> {
    let moves = game.legal_moves().into_iter();
    let cell = |mv| match mv {
        Move::Cell(cell) => cell,
        other => panic!("{other:?} is no move of this game"),
    };
    moves.map(cell).collect()
}

/// Returns the symmetries of a 3×3 board, each as the source of every cell.
fn symmetries() -> Vec<[usize; 9]> {
    let turn = |from: [usize; 9]| [6, 3, 0, 7, 4, 1, 8, 5, 2].map(|cell: usize| from[cell]);
    let mirror = |from: [usize; 9]| [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|cell: usize| from[cell]);
    let same = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let turns: Vec<_> = std::iter::successors(Some(same), |&from| Some(turn(from)))
        .take(4)
        .collect();
    turns
        .iter()
        .map(|&from| mirror(from))
        .chain(turns.clone())
        .collect()
}

#[test]
fn tic_tac_toe_has_known_number_of_games_and_positions() {
    fn walk(game: &InARow, seen: &mut HashSet<String>, ends: &mut [u32; 3]) {
        seen.insert(spell(game).replace('/', ""));
        match game.outcome() {
            Some(Outcome::Won(Seat::FIRST)) => ends[0] += 1,
            Some(Outcome::Won(_)) => ends[1] += 1,
            Some(_) => ends[2] += 1,
            None => {
                for cell in free(game) {
                    let mut next = game.clone();
                    put(&mut next, cell);
                    walk(&next, seen, ends);
                }
            }
        }
    }
    let (mut seen, mut ends) = (HashSet::new(), [0; 3]);
    walk(&begin("3x3"), &mut seen, &mut ends);
    assert_eq!(ends, [131_184, 77_904, 46_080]);
    assert_eq!(ends.iter().sum::<u32>(), 255_168);
    assert_eq!(seen.len(), 5_478);
    let symmetries = symmetries();
    let least = |position: &String| {
        let cells = position.as_bytes();
        let turned = symmetries.iter().map(|from| from.map(|cell| cells[cell]));
        turned.min().expect("the position itself")
    };
    assert_eq!(seen.iter().map(least).collect::<HashSet<_>>().len(), 765);
}

#[test]
fn hard_level_never_loses_at_tic_tac_toe() {
    /// Plays every game against the hard level as `seat`. Returns the number of games that it did not win.
    fn walk(game: &InARow, seat: Seat, known: &mut HashMap<String, CellId>) -> u32 {
        match game.to_move() {
            Turn::Nobody => {
                let outcome = game.outcome();
                assert_ne!(outcome, Some(Outcome::Won(seat.other())), "{}", spell(game));
                u32::from(outcome == Some(Outcome::Draw))
            }
            Turn::Player(mover) if mover == seat => {
                let think = || {
                    let budget = SearchBudget::unbounded(&NEVER);
                    let chosen = game.choose_move(Level::Hard, &budget).expect("a move");
                    assert!(chosen.is_safe, "{}", spell(game));
                    chosen.cell
                };
                let cell = *known.entry(spell(game)).or_insert_with(think);
                let mut next = game.clone();
                put(&mut next, cell);
                walk(&next, seat, known)
            }
            _ => {
                let after = |cell| {
                    let mut next = game.clone();
                    put(&mut next, cell);
                    next
                };
                let nexts = free(game).into_iter().map(after);
                nexts.map(|next| walk(&next, seat, known)).sum()
            }
        }
    }
    for seat in [Seat::FIRST, Seat::SECOND] {
        for first in ["3x3", "3x3,f2"] {
            let draws = walk(&begin(first), seat, &mut HashMap::new());
            assert!(draws > 0, "a game that nobody needs to lose");
        }
    }
}

/// Returns boards of all shapes with all numbers of seats that fit.
fn setups() -> Vec<Setup> {
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
        "5x5,k4",
        "3x4x3,fall",
    ];
    let all = boards
        .iter()
        .flat_map(|board| (2..=8).map(move |seats| format!("{board},s{seats}")));
    all.filter_map(|options| Setup::parse(&options).ok())
        .collect()
}

fn any_setup() -> impl Strategy<Value = Setup> {
    (proptest::sample::select(setups()), 0..8u8).prop_map(|(mut setup, first)| {
        setup.first = Seat(first % setup.seats);
        setup
    })
}

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
fn expected(game: &InARow, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
    let Turn::Player(to_move) = game.to_move() else {
        return Err(IllegalMove::Over);
    };
    let Move::Cell(cell) = mv else {
        return match seat == to_move {
            true => Err(IllegalMove::WrongKind),
            false => Err(IllegalMove::NotYourTurn { to_move }),
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

    #[test]
    fn options_round_trip_through_text(setup in any_setup()) {
        prop_assert_eq!(Setup::parse(&setup.options()), Ok(setup));
    }

    #[test]
    fn random_text_never_panics_as_options_or_cells(text in "[0-9a-z,.x/]{0,24}") {
        if let Ok(setup) = Setup::parse(&text) {
            prop_assert_eq!(Setup::parse(&setup.options()), Ok(setup));
        }
        if let Ok(cells) = Setup::default().parse_cells(&text) {
            let _ = InARow::new(&Setup::default(), &Start::Cells(cells));
        }
    }
}

#[test]
fn cube_4x4x4_has_76_lines_and_each_wins() {
    let setup = parse("4x4x4,k4");
    let board = setup.plan.build().expect("a board");
    let lines = board.lines(4);
    assert_eq!(lines.len(), 76);
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

#[test]
fn invalid_option_error_points_at_its_text() {
    let cases = [
        ("2x3", "2x3", "3 to 19"),
        ("20x19", "20x19", "3 to 19"),
        ("3x3,k4", "k4", "no line of this board has 4 cells"),
        ("k4", "k4", "no line"),
        ("9x9,k7", "k7", "3 to 6 stones in a row"),
        ("9x9,k2", "k2", "3 to 6 stones in a row"),
        ("9x9,s9", "s9", "2 to 8 seats"),
        ("9x9,s1", "s1", "2 to 8 seats"),
        ("3x3,s5", "s5", "never get 3 stones"),
        ("3x3,f3", "f3", "one of the players"),
        ("3x3,f0", "f0", "such as f2"),
        ("hex9x9,fall", "fall", "straight down"),
        ("9x9,wrap", "9x9", "not joined"),
        ("9x9,holes1.1", "9x9", "no holes"),
        ("9x9,hills4-7", "9x9", "even"),
        ("map40-7", "map40-7", "squares, hexes and cubes"),
        ("7x7x7", "7x7x7", "3 to 6"),
        ("3x3,k3,k3", "k3", "once"),
        ("3x3,fall,fall", "fall", "once"),
        ("3x3,x", "x", "a board"),
    ];
    for (options, word, expected) in cases {
        let error = Setup::parse(options).expect_err(options);
        assert_eq!(&options[error.at.clone()], word, "{options}: {error}");
        assert!(error.expected.contains(expected), "{options}: {error}");
    }
}

#[test]
fn impossible_start_position_is_refused() {
    let refused = |options: &str, cells: &str| {
        let setup = parse(options);
        let cells = setup.parse_cells(cells).expect("valid cells");
        let refused = InARow::new(&setup, &Start::Cells(cells));
        refused.expect_err("an impossible position").0
    };
    assert!(refused("3x3", "aaa/.../bbb").contains("both"));
    assert!(refused("3x3,fall", ".../.a./...").contains("below"));
    assert!(refused("3x3x3,fall", "a..........................").contains("below"));
    let setup = Setup::default();
    assert!(InARow::new(&setup, &Start::Cells(vec![0; 8])).is_err());
    assert!(InARow::new(&setup, &Start::Cells(vec![3; 9])).is_err());
    let wrong = setup
        .parse_cells("aac......")
        .expect_err("a third player's stone");
    assert_eq!(
        (wrong.at, wrong.expected.as_str()),
        (2..3, "\".\" for a free cell or a stone from a to b")
    );
}

#[test]
fn next_game_is_begun_by_winner_or_next_seat_after_draw() {
    let setup = parse("9x9,k5,s3,f2");
    assert_eq!(setup.rematch(Outcome::Won(Seat(2))).first, Seat(2));
    assert_eq!(setup.rematch(Outcome::Won(Seat(1))), setup);
    assert_eq!(setup.rematch(Outcome::Draw).first, Seat(2));
    assert_eq!(
        setup.rematch(Outcome::Draw).rematch(Outcome::Draw).first,
        Seat(0)
    );
    assert_eq!(
        Setup::default().rematch(Outcome::Draw).options(),
        "3x3,k3,s2,f2"
    );
}

/// Returns a budget without a clock, so that games are the same on every machine.
const fn nodes(nodes: u64) -> SearchBudget<'static> {
    SearchBudget::nodes(nodes, &NEVER)
}

/// Plays a game after `opening` random stones. Returns its outcome.
fn duel(options: &str, seed: u64, opening: u32, levels: [Level; 2], most: u64) -> Outcome {
    let mut game = begin(options);
    let mut stream = SeededRng::new(b"openings", seed);
    for _ in 0..opening {
        let moves = free(&game);
        put(&mut game, moves[stream.below(moves.len() as u32) as usize]);
    }
    let mut safe = None;
    while let Turn::Player(seat) = game.to_move() {
        let level = levels[seat.index()];
        let chosen = game.choose_move(level, &nodes(most)).expect("a move");
        put(&mut game, chosen.cell);
        safe = safe.max(chosen.is_safe.then_some(seat));
    }
    let outcome = game.outcome().expect("a game that is over");
    // A level that proved safety does not lose if it searches as deep for the rest of the game.
    if let Some(seat) = safe {
        assert_ne!(outcome, Outcome::Won(seat.other()), "{}", spell(&game));
    }
    outcome
}

/// Plays games with the seats swapped after each. Returns the wins and losses of the stronger level.
fn duels(options: &str, games: u64, [strong, weak]: [Level; 2], nodes: u64) -> (u32, u32) {
    let (mut wins, mut losses) = (0, 0);
    for game in 0..games {
        let seat = Seat((game % 2) as u8);
        let levels = if game % 2 == 0 {
            [strong, weak]
        } else {
            [weak, strong]
        };
        match duel(options, game / 2, 4, levels, nodes) {
            Outcome::Won(winner) if winner == seat => wins += 1,
            Outcome::Won(_) => losses += 1,
            _ => {}
        }
    }
    (wins, losses)
}

const ORDER: [[Level; 2]; 3] = [
    [Level::Easy, Level::Gentle],
    [Level::Medium, Level::Easy],
    [Level::Hard, Level::Medium],
];

#[test]
fn level_beats_level_below() {
    for (options, games, nodes) in [("7x6,k4,fall", 16, 100_000), ("9x9,k5", 4, 12_000)] {
        for pair in ORDER {
            let (wins, losses) = duels(options, games, pair, nodes);
            assert!(
                wins > 2 * losses,
                "{options} {pair:?}: {wins} won and {losses} lost of {games}"
            );
        }
    }
}

/// Prints the strength of each level against the one below.
#[test]
#[ignore = "takes minutes"]
fn level_strengths_are_printed() {
    for options in ["7x6,k4,fall", "9x9,k5", "15x15,k5", "4x4x4,k4", "hex9x9,k4"] {
        for pair in ORDER {
            let (wins, losses) = duels(options, 40, pair, 200_000);
            println!("{options} {pair:?}: {wins} won and {losses} lost of 40");
        }
    }
}

#[test]
fn stronger_level_wins_most_games_among_several_seats() {
    for (options, seats) in [
        ("9x9,k4,s3", 3),
        ("7x6,k4,s3,fall", 3),
        ("13x13,k4,s4", 4_u64),
    ] {
        let mut wins = 0;
        let games = 4 * seats;
        for seed in 0..games {
            let mut game = begin(options);
            let good = Seat((seed % seats) as u8);
            let mut stream = SeededRng::new(b"openings", seed);
            for _ in 0..seats {
                let moves = free(&game);
                put(&mut game, moves[stream.below(moves.len() as u32) as usize]);
            }
            while let Turn::Player(seat) = game.to_move() {
                let level = if seat == good {
                    Level::Hard
                } else {
                    Level::Gentle
                };
                let chosen = game.choose_move(level, &nodes(1_000)).expect("a move");
                put(&mut game, chosen.cell);
            }
            wins += u64::from(game.outcome() == Some(Outcome::Won(good)));
        }
        assert!(2 * wins > games, "{options}: {wins} of {games}");
    }
}

#[test]
fn levels_play_legal_moves_for_any_number_of_seats() {
    for setup in setups() {
        for level in Level::ALL {
            let mut game = InARow::new(&setup, &Start::Seed(0)).expect("options that fit");
            for _ in 0..6 {
                if game.outcome().is_some() {
                    break;
                }
                let chosen = game.choose_move(level, &nodes(50)).expect("a move");
                put(&mut game, chosen.cell);
            }
        }
    }
}

#[test]
fn levels_above_gentle_win_at_once_and_block_threats() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        for (options, cells, expected) in [
            ("5x5,k4", "aaa../bbb../...../...../.....", 3),
            ("5x5,k4", "aaa../bb.../..b../...../.....", 3),
            ("5x5,k4", "bbb../aa.../..a../...../.....", 3),
            (
                "7x6,k4,fall",
                "......./......./......./......./bbb..../aaa....",
                38,
            ),
            (
                "9x9,k4,s3",
                "bbb....../aa......./cc......./........./........./a......../c......../........./.........",
                3,
            ),
        ] {
            let game = spelt(options, cells);
            let chosen = game.choose_move(level, &nodes(2_000)).expect("a move");
            assert_eq!(
                chosen.cell,
                CellId(expected),
                "{level:?} at {options} {cells}"
            );
        }
    }
}

#[test]
fn hard_level_finds_and_proves_win_by_threats() {
    // Two rows of three that can each be extended at one end only, and cross there.
    let rows =
        "....b..../....a..../....a..../....a..../baaa...../........./........./........./b..b..b.b";
    let game = spelt("9x9,k5", rows);
    let chosen = game.choose_move(Level::Hard, &nodes(10_000));
    let chosen = chosen.expect("a move");
    assert_eq!((chosen.cell, chosen.depth), (CellId(40), 0));
    assert!(chosen.is_safe);
}

#[test]
fn hint_is_certain_only_when_proved() {
    let is_certain = |game: &InARow| match game.hint(&NEVER) {
        Some(Advice::Play { proved, .. }) => proved,
        other => panic!("{other:?} instead of a move"),
    };
    assert!(is_certain(&begin("3x3")));
    // The second player cannot block both rows.
    assert!(!is_certain(&spelt("3x3", "a.a/.b./b.a")));
    // The board is too large for a proof of safety.
    assert!(!is_certain(&begin("15x15,k5")));
    let over = spelt("3x3", "aaa/bb./...");
    assert_eq!(over.hint(&NEVER), None);
    for level in Level::ALL {
        assert_eq!(over.computer_move(level, &NEVER), None);
    }
}

#[test]
fn stopped_computer_player_returns_at_once() {
    let stopped = AtomicBool::new(true);
    let game = begin("19x19,k5");
    for level in Level::ALL {
        let mv = game.computer_move(level, &stopped);
        assert!(
            mv.is_none_or(|mv| game.legal_moves().contains(&mv)),
            "{level:?} wants {mv:?}"
        );
    }
    assert_eq!(game.hint(&stopped), None, "a hint that was stopped");
}

#[test]
fn setup_accepts_boards_of_each_shape() {
    let mut setup = Setup::default();
    let shapes = [
        Shape::Square(Square {
            connectivity: Connectivity::Sides,
            ..Square::new(19, 3)
        }),
        Shape::Hex(Hex {
            width: 3,
            height: 19,
            layout: HexLayout::EvenColumns,
        }),
        Shape::Cube(Cube {
            width: 6,
            height: 6,
            depth: 6,
            connectivity: Connectivity::Sides,
        }),
    ];
    for shape in shapes {
        assert!(Setup::sizes().check(&shape).is_ok());
        setup.set_plan(Plan::even(shape));
        assert_eq!(setup.check(), Ok(()));
    }
}

/// Returns the value of a position for the seat to move by exhaustive search: 1, 0 or -1.
fn solved(game: &InARow) -> i32 {
    match game.outcome() {
        Some(Outcome::Won(_)) => -1,
        Some(_) => 0,
        None => {
            let after = |cell| {
                let mut next = game.clone();
                put(&mut next, cell);
                -solved(&next)
            };
            free(game).into_iter().map(after).max().unwrap_or_default()
        }
    }
}

#[test]
fn hard_level_safety_matches_exhaustive_search() {
    let budget = nodes(1_000_000);
    let mut stream = SeededRng::new(b"endgames", 1);
    for (options, left) in [
        ("4x4,k3", 8),
        ("4x4,k4", 8),
        ("6x6,k4,fall", 10),
        ("5x4,k4,fall", 9),
        ("hex4x4,k4", 8),
        ("3x3x3,k3,fall", 8),
    ] {
        let mut tried = 0;
        while tried < 20 {
            let mut game = begin(options);
            while game.outcome().is_none() {
                let room = game.board().len() as u32 - game.stones();
                if room <= left {
                    break;
                }
                let moves = free(&game);
                put(&mut game, moves[stream.below(moves.len() as u32) as usize]);
            }
            if game.outcome().is_some() {
                continue;
            }
            tried += 1;
            let value = solved(&game);
            let chosen = game.choose_move(Level::Hard, &budget).expect("a move");
            assert_eq!(chosen.is_safe, value >= 0, "{options} {}", spell(&game));
            put(&mut game, chosen.cell);
            assert_eq!(-solved(&game), value, "{options} {}", spell(&game));
        }
    }
}

fn solve(game: &InARow, effort: Effort, budget: &SearchBudget<'_>) -> SearchReport {
    game.solve(effort, budget).expect("a game without chance")
}

#[test]
fn solver_matches_published_results_on_small_boards() {
    // Connect-four results on small boards by John Tromp, m,n,k-games by Jos Uiterwijk and others.
    let first = Outcome::Won(Seat::FIRST);
    for (options, expected) in [
        ("3x3,k3", Outcome::Draw),
        ("4x3,k3", first),
        ("4x4,k3", first),
        ("4x4,k4", Outcome::Draw),
        ("5x5,k4", Outcome::Draw),
        ("6x5,k4", first),
        ("3x3x3,k3", first),
        ("4x4,k4,fall", Outcome::Draw),
        ("4x5,k4,fall", Outcome::Draw),
        ("5x4,k4,fall", Outcome::Draw),
        ("6x4,k4,fall", Outcome::Won(Seat::SECOND)),
    ] {
        match solve(
            &begin(options),
            Effort::Full,
            &SearchBudget::unbounded(&NEVER),
        )
        .result
        {
            SearchResult::Value { outcome, line } => {
                assert_eq!(outcome, expected, "{options}");
                let mut game = begin(options);
                for mv in line {
                    let seat = game.to_move().seat().expect("an unfinished game");
                    game.play(seat, mv).expect("a legal move");
                }
                if outcome != Outcome::Draw {
                    assert_eq!(game.outcome(), Some(outcome), "{options}");
                }
            }
            other => panic!("{other:?} of {options}"),
        }
    }
}

#[test]
fn quick_win_holds_against_every_reply() {
    /// Plays the quick solver's win against every reply while `left` lasts, then against random ones.
    fn holds(game: &InARow, left: &mut u32, stream: &mut SeededRng) {
        let finding = solve(game, Effort::Quick, &SearchBudget::unbounded(&NEVER));
        let SearchResult::Value { outcome, line } = finding.result else {
            panic!("the solver lost its win: {}", spell(game));
        };
        let mover = game.to_move().seat().expect("an unfinished game");
        assert_eq!(outcome, Outcome::Won(mover), "{}", spell(game));
        let Some(&Move::Cell(cell)) = line.first() else {
            panic!("a win without a move: {}", spell(game));
        };
        let mut next = game.clone();
        put(&mut next, cell);
        if next.outcome().is_some() {
            return;
        }
        let mut answers = free(&next);
        *left = left.saturating_sub(1);
        if *left == 0 {
            let chosen = stream.below(answers.len() as u32) as usize;
            answers = vec![answers[chosen]];
        }
        for answer in answers {
            let mut after = next.clone();
            put(&mut after, answer);
            assert_eq!(after.outcome(), None, "{}", spell(&after));
            holds(&after, left, stream);
        }
    }
    let mut stream = SeededRng::new(b"quickwin", 1);
    for options in ["7x7,k4", "hex6x6,k4", "4x4x4,k4", "9x9,k5", "7x6,k4,fall"] {
        let mut won = 0;
        while won < 2 {
            let mut game = begin(options);
            for _ in 0..12 {
                if game.outcome().is_none() {
                    let moves = free(&game);
                    put(&mut game, moves[stream.below(moves.len() as u32) as usize]);
                }
            }
            if game.outcome().is_some() {
                continue;
            }
            let found = solve(&game, Effort::Quick, &nodes(2_000));
            if found.result == SearchResult::Unknown {
                continue;
            }
            won += 1;
            holds(&game, &mut 2_000, &mut stream);
        }
    }
}

#[test]
fn node_budget_gives_same_result_and_is_never_exceeded() {
    for options in ["15x15,k5", "7x6,k4,fall", "4x4x4,k4", "hex9x9,k4", "5x5,k4"] {
        let game = begin(options);
        for most in [1, 100, 3_000] {
            let think = || game.choose_move(Level::Hard, &nodes(most)).expect("a move");
            assert_eq!(think(), think(), "{options} {most}");
            assert!(think().nodes <= most, "{options} {most}");
            for effort in [Effort::Quick, Effort::Full] {
                let solve = || solve(&game, effort, &nodes(most));
                assert_eq!(solve(), solve(), "{options} {most}");
                assert!(solve().nodes <= most, "{options} {most}");
            }
        }
    }
}

#[test]
fn search_ends_on_time_limit_and_stop_flag() {
    let generous = std::time::Duration::from_secs(2);
    for options in ["19x19,k5", "7x6,k4,fall", "4x4x4,k4", "6x6x6,k4"] {
        let game = begin(options);
        let time = || SearchBudget::time(std::time::Duration::from_millis(30), &NEVER);
        let begun = std::time::Instant::now();
        assert!(game.best_move(&time()).is_some(), "{options}");
        solve(&game, Effort::Full, &time());
        assert!(begun.elapsed() < generous, "{options}");
        let stop = AtomicBool::new(false);
        let begun = std::thread::scope(|scope| {
            let thinking =
                scope.spawn(|| solve(&game, Effort::Full, &SearchBudget::unbounded(&stop)));
            std::thread::sleep(std::time::Duration::from_millis(30));
            let begun = std::time::Instant::now();
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
            thinking.join().expect("no panic");
            begun
        });
        assert!(begun.elapsed() < generous, "{options}");
    }
}

#[test]
fn solver_with_three_seats_proves_only_immediate_wins() {
    let budget = SearchBudget::unbounded(&NEVER);
    let open = solve(&begin("5x5,k3,s3"), Effort::Full, &budget);
    assert_eq!(open.result, SearchResult::Unknown);
    let solved = solve(
        &spelt("5x5,k3,s3", "aa.../bb.../cc.../...../....."),
        Effort::Full,
        &budget,
    );
    let outcome = Outcome::Won(Seat::FIRST);
    assert_eq!(
        solved.result,
        SearchResult::Value {
            outcome,
            line: vec![Move::Cell(CellId(2))],
        }
    );
}
