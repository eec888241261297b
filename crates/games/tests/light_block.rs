//! Properties of every game of Light Block: generated boards are winnable as promised, the rules agree with effects and
//! appearance, and the solver agrees with an exhaustive search.

use proptest::prelude::*;
use std::sync::atomic::AtomicBool;
use tessella_boards::notation::Expected::OptionOnce;
use tessella_boards::random::SeededRng;
use tessella_boards::{Board, CellId};
use tessella_games::Expected::FittingBoard;
use tessella_games::GameCode;
use tessella_games::SetupError::{Areas, CubeSides, Sides, TileCount, WrappedOrHoles};
use tessella_games::budget::SearchBudget;
use tessella_games::light_block::{
    BLOCKED, BoardKind, Expected, LIT, LightBlock, NOT_ADJACENT, PathResult, STOOD_ON, Setup,
    SetupError, Winnable,
};
use tessella_games::{
    self, Advice, Appearance, Colour, Effect, GameSetup, IllegalMove, Level, Move, Outcome, Rules,
    Seat, Start, Turn,
};

/// Boards of every kind, small enough to be played to the end many times.
const BOARDS: [&str; 22] = [
    "3x3,b0",
    "3x4,b4",
    "5x5,b8",
    "7x6,b4",
    "10x10,b12",
    "10x10,b0",
    "9x9,b0",
    "10x10,b12,classic",
    "8x8,n8,b6",
    "8x8,n8,b6,classic",
    "3x60,b10",
    "hex6x7,b6",
    "hex8x7,even-columns,b12,classic",
    "map6-1,b12",
    "map40-7,b12",
    "map60-3,b5,classic",
    "2x2x2,b8",
    "4x3x5,b12",
    "4x4x4,n26,b4,classic",
    "9x9,hills4-2,b12",
    "hex8x8,hills5-7,climb2,b12",
    "4x4x4,hills3-1,b12,classic",
];

fn setup(words: &str) -> Setup {
    let code: GameCode = format!("light:{words}#1").parse().expect("a sound code");
    match code.setup {
        tessella_games::Setup::LightBlock(setup) => setup,
        other => panic!("a setup of another game: {other:?}"),
    }
}

fn new_game(setup: &Setup, seed: u64) -> LightBlock {
    LightBlock::new(setup, &Start::Seed(seed)).expect("a valid setup")
}

/// More nodes than any small board needs.
const NODES: u64 = 20_000;

fn never() -> AtomicBool {
    AtomicBool::new(false)
}

/// Makes legal steps to these tiles.
fn walk(game: &mut LightBlock, path: &[u32]) {
    for &cell in path {
        let stepped = game.advance(Seat::FIRST, Move::Cell(CellId(cell)));
        stepped.unwrap_or_else(|error| panic!("to tile {cell}: {error}"));
    }
}

/// Renders the board: `@` is the walker on a dark tile and `&` on a lit one, `o` another lit tile, `.` another dark one
/// and `#` a block.
fn render(game: &LightBlock) -> String {
    let sign = |cell| match (game.appearance(cell), cell == game.at()) {
        (Appearance::Dark, true) => '@',
        (Appearance::Lit, true) => '&',
        (Appearance::Dark, false) => '.',
        (Appearance::Lit, false) => 'o',
        (Appearance::Blocked, false) => '#',
        (appearance, _) => panic!("{appearance:?} on a board of Light Block"),
    };
    game.board().cells().map(sign).collect()
}

/// Returns the number of blocks that a setup asks for.
fn block_count(setup: &Setup) -> usize {
    let cells = setup.plan.shape.cells() as usize;
    match usize::from(setup.blocks) {
        0 => 0,
        one_in => cells / one_in,
    }
}

/// Asserts that the solution wins by the rules.
fn assert_solution_wins(game: &LightBlock) {
    let path = game.solution().expect("a board that can be won");
    assert_eq!(path[0], game.at());
    let mut game = game.clone();
    for &cell in &path[1..] {
        game.advance(Seat::FIRST, Move::Cell(cell))
            .expect("a step of the solution");
    }
    assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
    assert_eq!(game.lit(), game.free());
}

/// Asserts that the boards of these seeds are winnable and have the number of blocks asked for.
fn assert_all_winnable(words: &str, seeds: std::ops::Range<u64>) {
    let setup = setup(words);
    for seed in seeds {
        let game = new_game(&setup, seed);
        assert_eq!(game.winnable(), Winnable::Yes);
        let blocked = game
            .board()
            .cells()
            .filter(|&cell| game.is_blocked(cell))
            .count();
        assert_eq!(blocked, block_count(&setup), "blocks on {words}#{seed}");
        assert_solution_wins(&game);
    }
}

#[test]
fn light_block_tiles_light_when_left_and_last_tile_on_win() {
    let start = Start::Cells(vec![2, 0, 0, 0, 0, 0, 0, 0, 1]);
    let mut game = LightBlock::new(&setup("3x3"), &start).expect("a board to be played");
    assert_eq!((render(&game).as_str(), game.lit()), ("@.......#", 0));
    walk(&mut game, &[1]);
    assert_eq!((render(&game).as_str(), game.lit()), ("o@......#", 1));
    walk(&mut game, &[2, 5, 4, 3]);
    assert_eq!((render(&game).as_str(), game.lit()), ("ooo@oo..#", 5));
    walk(&mut game, &[6]);
    assert_eq!((render(&game).as_str(), game.lit()), ("oooooo@.#", 6));
    assert_eq!(game.outcome(), None);
    walk(&mut game, &[7]);
    assert_eq!((render(&game).as_str(), game.lit()), ("ooooooo&#", 8));
    assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
}

#[test]
fn light_block_last_tile_stays_dark_on_loss() {
    let start = Start::Cells(vec![2, 0, 0, 0, 0, 0, 0, 0, 1]);
    let mut game = LightBlock::new(&setup("3x3"), &start).expect("a board to be played");
    walk(&mut game, &[3, 4, 1, 2, 5]);
    assert_eq!((render(&game).as_str(), game.lit()), ("ooooo@..#", 5));
    assert_eq!(game.outcome(), Some(Outcome::Lost));
}

#[test]
fn light_block_winning_move_lights_two_tiles() {
    let start = Start::Cells(vec![2, 0, 0, 1, 1, 1, 1, 1, 1]);
    let mut game = LightBlock::new(&setup("3x3"), &start).expect("a board to be played");
    let lights = |cell| Effect::CellChanged {
        cell: CellId(cell),
        appearance: Appearance::Lit,
        distance: 0,
    };
    let walks = |cell| Effect::PieceMoved {
        seat: Seat::FIRST,
        number: 0,
        path: vec![CellId(cell)],
        carried: false,
    };
    let first = game.play(Seat::FIRST, Move::Cell(CellId(1)));
    assert_eq!(first, Ok(vec![lights(0), walks(1)]));
    let last = game.play(Seat::FIRST, Move::Cell(CellId(2)));
    assert_eq!(last, Ok(vec![lights(1), walks(2), lights(2)]));
}

#[test]
fn light_block_illegal_steps_are_refused_with_reason() {
    let start = Start::Cells(vec![2, 0, 0, 1, 0, 0, 0, 0, 0]);
    let mut game = LightBlock::new(&setup("3x3"), &start).expect("a board to be played");
    let refused = |game: &LightBlock, cell| game.check(Seat::FIRST, Move::Cell(CellId(cell)));
    assert_eq!(refused(&game, 0), Err(STOOD_ON));
    assert_eq!(refused(&game, 3), Err(BLOCKED));
    assert_eq!(refused(&game, 2), Err(NOT_ADJACENT));
    assert_eq!(refused(&game, 9), Err(NOT_ADJACENT));
    walk(&mut game, &[1]);
    assert_eq!(refused(&game, 0), Err(LIT));
    assert_eq!(refused(&game, 1), Err(STOOD_ON));
}

#[test]
fn light_block_boards_of_10x10_are_winnable() {
    assert_all_winnable("10x10", 0..1000);
}

#[test]
fn light_block_boards_of_30x30_are_winnable() {
    assert_all_winnable("30x30", 0..500);
}

#[test]
fn light_block_boards_of_60x60_are_winnable() {
    assert_all_winnable("60x60", 0..200);
}

#[test]
#[ignore = "takes a minute with optimisations"]
fn light_block_thousand_large_boards_are_winnable() {
    assert_all_winnable("30x30", 0..1000);
    assert_all_winnable("60x60", 0..1000);
}

#[test]
fn light_block_boards_of_other_shapes_are_winnable_with_exact_block_count() {
    for words in [
        "3x3",
        "4x5,b4",
        "9x9,b0",
        "20x20,b6",
        "10x10,n8,b4",
        "hex10x10",
        "hex30x30,b5",
        "map40-7",
        "map100-1,b5",
        "map400-5",
        "2x2x2",
        "3x3x3",
        "6x5x7,b8",
        "4x4x4,n26",
    ] {
        assert_all_winnable(words, 0..8);
    }
}

#[test]
fn light_block_boards_with_hills_are_winnable() {
    for words in [
        "10x10,hills4-7",
        "20x20,hills9-3",
        "hex20x20,hills6-1",
        "map100-2,hills4-1",
    ] {
        for seed in 0..4 {
            assert_solution_wins(&new_game(&setup(words), seed));
        }
    }
}

/// Counts pairs of blocks that share a side, pairs that share a corner, and blocks at the border.
fn counts(side: u32, is_blocked: impl Fn(u32, u32) -> bool) -> [u32; 3] {
    let mut counts = [0; 3];
    let is_blocked = |x: u32, y: u32| x < side && y < side && is_blocked(x, y);
    for (x, y) in (0..side).flat_map(|y| (0..side).map(move |x| (x, y))) {
        if is_blocked(x, y) {
            counts[0] += u32::from(is_blocked(x + 1, y)) + u32::from(is_blocked(x, y + 1));
            counts[1] += u32::from(is_blocked(x + 1, y + 1));
            counts[1] += u32::from(x > 0 && is_blocked(x - 1, y + 1));
            counts[2] += u32::from(x == 0 || y == 0 || x + 1 == side || y + 1 == side);
        }
    }
    counts
}

#[test]
fn light_block_blocks_are_distributed_like_random_ones() {
    const SIDE: u32 = 20;
    let setup = setup("20x20,b12");
    let mut stream = SeededRng::new(b"examples", 5);
    let (mut generated, mut scattered) = ([0; 3], [0; 3]);
    let mut quarters = [0; 4];
    for seed in 0..150 {
        let game = new_game(&setup, seed);
        let of_game = counts(SIDE, |x, y| game.is_blocked(CellId(y * SIDE + x)));
        let mut order: Vec<u32> = (0..SIDE * SIDE).collect();
        stream.shuffle(&mut order);
        let blocks = &order[..block_count(&setup)];
        let by_chance = counts(SIDE, |x, y| blocks.contains(&(y * SIDE + x)));
        for at in 0..3 {
            generated[at] += of_game[at];
            scattered[at] += by_chance[at];
        }
        for cell in game.board().cells().filter(|&cell| game.is_blocked(cell)) {
            let (x, y) = (cell.0 % SIDE, cell.0 / SIDE);
            quarters[(2 * (y / (SIDE / 2)) + x / (SIDE / 2)) as usize] += 1;
        }
    }
    for (generated, scattered) in generated.into_iter().zip(scattered) {
        assert!(
            4 * generated.abs_diff(scattered) < scattered,
            "{generated} against {scattered} by chance"
        );
    }
    let mean = quarters.iter().sum::<i32>() / 4;
    assert!(
        quarters
            .iter()
            .all(|count| 10 * (count - mean).abs() < mean),
        "{quarters:?}"
    );
}

#[test]
fn light_block_classic_board_has_no_block_at_border() {
    for seed in 0..50 {
        let game = new_game(&setup("12x12,b6,classic"), seed);
        let board = game.board();
        assert!(game.free() < board.len());
        for cell in board.cells().filter(|&cell| game.is_blocked(cell)) {
            let (x, y) = (cell.0 % 12, cell.0 / 12);
            assert!(x > 0 && y > 0 && x < 11 && y < 11, "a block at the border");
        }
    }
}

/// Returns `true` if a path covers all open tiles, by exhaustive search.
fn has_path_exhaustive(board: &Board, at: CellId, is_open: &mut [bool], open: usize) -> bool {
    open == 0
        || board.neighbours(at).iter().any(|&next| {
            if !is_open[next.index()] {
                return false;
            }
            is_open[next.index()] = false;
            let found = has_path_exhaustive(board, next, is_open, open - 1);
            is_open[next.index()] = true;
            found
        })
}

/// Asserts that the solver agrees with an exhaustive search and that its path wins.
fn assert_solver_is_right(game: &LightBlock) -> bool {
    let board = game.board();
    let mut is_open: Vec<bool> = board
        .cells()
        .map(|cell| game.appearance(cell) == Appearance::Dark && cell != game.at())
        .collect();
    let open = game.free() - game.path().len();
    let has_path = has_path_exhaustive(board, game.at(), &mut is_open, open);
    match game.find_path(&SearchBudget::nodes(NODES, &never())) {
        PathResult::Found(path) => {
            assert!(has_path);
            let mut game = game.clone();
            for cell in path {
                game.advance(Seat::FIRST, Move::Cell(cell))
                    .expect("a step that can be made");
            }
            assert_eq!(game.lit(), game.free());
        }
        PathResult::Impossible => assert!(!has_path, "{:?}", game.path()),
        PathResult::Unknown => panic!("a small board that is not decided"),
    }
    has_path
}

#[test]
fn light_block_solver_agrees_with_exhaustive_search() {
    let mut stream = SeededRng::new(b"examples", 6);
    for words in [
        "3x3",
        "4x3",
        "4x4",
        "5x4",
        "5x5",
        "3x3,n8",
        "4x3,n8",
        "hex3x4",
        "hex4x4",
        "map12-3",
        "map16-4",
        "2x3x3",
        "5x4,hills4-1",
        "hex4x4,hills3-2",
        "map16-4,hills4-3",
    ] {
        let setup = setup(words);
        let board = setup.plan.build().expect("a small board");
        let mut won = 0;
        for _ in 0..60 {
            let one_in = 3 + stream.below(10);
            let mut cells: Vec<u8> = board
                .cells()
                .map(|_| u8::from(stream.below(one_in) == 0))
                .collect();
            let start = stream.below(cells.len() as u32) as usize;
            cells[start] = 2;
            // A start without a free neighbour is refused.
            if let Ok(game) = LightBlock::new(&setup, &Start::Cells(cells)) {
                won += u32::from(assert_solver_is_right(&game));
            }
        }
        let fewest = if words.contains("hills") { 0 } else { 5 };
        assert!(
            (fewest..=55).contains(&won),
            "{won} of 60 can be won on {words}"
        );
    }
}

#[test]
fn light_block_solver_agrees_with_exhaustive_search_during_games() {
    let mut stream = SeededRng::new(b"examples", 7);
    for words in ["5x5,b8", "4x4,n8,b4", "hex4x5,b6", "map16-4,b6"] {
        for seed in 0..10 {
            let mut game = new_game(&setup(words), seed);
            loop {
                let moves = game.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[stream.below(moves.len() as u32) as usize];
                game.advance(Seat::FIRST, mv).expect("a legal move");
                assert_solver_is_right(&game);
            }
        }
    }
}

#[test]
fn light_block_hints_lead_to_win_or_back_to_winnable_position() {
    let mut stream = SeededRng::new(b"examples", 8);
    for words in [
        "5x5,b8",
        "6x6,b10",
        "hex5x5,b8",
        "map20-3,b6",
        "5x5,b8,classic",
    ] {
        for seed in 0..8 {
            let mut game = new_game(&setup(words), seed);
            for _ in 0..6 {
                let moves = game.legal_moves();
                if !moves.is_empty() {
                    let mv = moves[stream.below(moves.len() as u32) as usize];
                    game.advance(Seat::FIRST, mv).expect("a legal move");
                }
            }
            if game.to_move() == Turn::Nobody {
                assert_eq!(game.hint(&never()), None);
                continue;
            }
            match game.hint(&never()).expect("a hint while the game goes on") {
                Advice::Lost { last_winnable } => {
                    let replayed = |moves: usize| {
                        let mut again = new_game(game.setup(), seed);
                        for &cell in &game.path()[1..=moves] {
                            again
                                .advance(Seat::FIRST, Move::Cell(cell))
                                .expect("a move made");
                        }
                        again.find_path(&SearchBudget::nodes(NODES, &never()))
                    };
                    let last_winnable = last_winnable as usize;
                    assert!(matches!(replayed(last_winnable), PathResult::Found(_)));
                    assert_eq!(replayed(last_winnable + 1), PathResult::Impossible);
                }
                Advice::Play { proved: true, .. } => {
                    while game.to_move() != Turn::Nobody {
                        let Some(Advice::Play { mv, proved: true }) = game.hint(&never()) else {
                            panic!("a hint that is no longer proved");
                        };
                        game.advance(Seat::FIRST, mv)
                            .expect("a hint that is a legal move");
                    }
                    assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
                }
                Advice::Play { proved: false, .. } => {
                    assert_ne!(new_game(game.setup(), seed).winnable(), Winnable::Yes);
                }
                Advice::Unsolvable => {
                    assert_eq!(new_game(game.setup(), seed).winnable(), Winnable::No);
                }
            }
        }
    }
}

#[test]
fn light_block_computer_wins_winnable_boards() {
    for words in BOARDS {
        let mut game = new_game(&setup(words), 3);
        while let Some(mv) = game.computer_move(Level::Easy, &never()) {
            game.advance(Seat::FIRST, mv).expect("a legal move");
        }
        let outcome = game.outcome().expect("a game that is over");
        if game.setup().kind == BoardKind::Winnable {
            assert_eq!(outcome, Outcome::Won(Seat::FIRST), "{words}");
        }
    }
}

#[test]
fn light_block_hint_stops_at_flag() {
    let game = new_game(&setup("10x10,classic"), 1);
    assert_eq!(game.hint(&AtomicBool::new(true)), None);
    assert_eq!(
        game.computer_move(Level::Hard, &AtomicBool::new(true)),
        None
    );
}

#[test]
fn light_block_game_code_round_trips() {
    for words in BOARDS {
        let setup = setup(words);
        let again: GameCode = format!("light:{}#7", setup.options())
            .parse()
            .expect("a code");
        assert_eq!(
            again.setup,
            tessella_games::Setup::LightBlock(setup.clone())
        );
        let game = new_game(&setup, 7);
        let sign = |cell| match game.appearance(cell) {
            Appearance::Blocked => 1,
            Appearance::Dark if cell == game.at() => 2,
            Appearance::Dark => 0,
            appearance => panic!("{appearance:?} before the first step"),
        };
        let cells: Vec<u8> = game.board().cells().map(sign).collect();
        let code = GameCode {
            setup: tessella_games::Setup::LightBlock(setup.clone()),
            start: Start::Cells(cells),
        };
        let again: GameCode = code.to_string().parse().expect("a code");
        assert_eq!(again, code);
        let spelt = LightBlock::new(&setup, &again.start).expect("a board spelt out");
        assert_eq!(spelt.at(), game.at());
        assert_eq!(spelt.free(), game.free());
    }
}

#[test]
fn light_block_invalid_code_is_refused_with_column() {
    let row = || tessella_games::Expected::WholeRow { tiles: 3 };
    let forced = SetupError::UnsupportedBoard;
    for (code, column, expected) in [
        ("light:10x10,b3#1", 13, Expected::Blocks(4..=60).into()),
        ("light:10x10,b61#1", 13, Expected::Blocks(4..=60).into()),
        ("light:10x10,b12,b12#1", 17, OptionOnce.into()),
        ("light:classic,classic#1", 15, OptionOnce.into()),
        ("light:2x9#1", 7, FittingBoard(Sides(3..=60))),
        ("light:61x9#1", 7, FittingBoard(Sides(3..=60))),
        ("light:10x10,wrap#1", 7, FittingBoard(WrappedOrHoles)),
        ("light:ring40#1", 7, FittingBoard(forced.into())),
        ("light:11x2x2#1", 7, FittingBoard(CubeSides(2..=10))),
        ("light:map5-1#1", 7, FittingBoard(Areas(6..=400))),
        ("light:10x10,fast#1", 13, Expected::Options.into()),
        ("light:3x3=@.././...", 16, row()),
        (
            "light:3x3=...........",
            20,
            tessella_games::Expected::FewerCells { most: 9 },
        ),
        ("light:3x3=.........", 20, Expected::Start.into()),
        ("light:3x3=@..../...@", 16, row()),
        ("light:3x3=@......@.", 18, Expected::NoSecondStart.into()),
        ("light:3x3=@..x.....", 14, Expected::Cells.into()),
    ] {
        let error = code.parse::<GameCode>().expect_err(code);
        assert_eq!(error.column(), column, "{code}: {error}");
        assert_eq!(error.expected(), &expected, "{code}");
    }
}

#[test]
fn light_block_unplayable_cells_are_refused() {
    let small = setup("3x3");
    let refused = |cells: &[u8]| LightBlock::new(&small, &Start::Cells(cells.to_vec())).err();
    let (given, wanted) = (8, 9);
    assert_eq!(refused(&[0; 8]), Some(TileCount { given, wanted }));
    for (cells, error) in [
        ([0; 9], SetupError::StartCount),
        ([2; 9], SetupError::StartCount),
        ([2, 3, 0, 0, 0, 0, 0, 0, 0], SetupError::Tile),
        ([2, 1, 0, 1, 0, 0, 0, 0, 0], SetupError::NoStep),
    ] {
        assert_eq!(refused(&cells), Some(error.into()), "{cells:?}");
    }
    let blocks = Setup {
        blocks: 2,
        ..Setup::default()
    };
    let error = LightBlock::new(&blocks, &Start::Seed(1)).err();
    assert_eq!(error, Some(SetupError::Blocks(4..=60).into()));
}

#[test]
fn light_block_classic_board_knows_if_winnable() {
    let mut said = [0; 3];
    for seed in 0..60 {
        let game = new_game(&setup("7x7,b12,classic"), seed);
        let winnable = game.winnable();
        said[winnable as usize] += 1;
        match winnable {
            Winnable::Yes => assert_solution_wins(&game),
            _ => assert_eq!(game.solution(), None),
        }
    }
    assert!(said[0] > 5 && said[1] > 5, "{said:?}");
}

/// Moves of every kind.
fn any_move() -> impl Strategy<Value = Move> {
    let cell = prop_oneof![8 => 0..120u32, 1 => any::<u32>()].prop_map(CellId);
    prop_oneof![
        8 => cell.clone().prop_map(Move::Cell),
        1 => (cell.clone(), cell).prop_map(|(a, b)| Move::Pair(a, b)),
        1 => any::<u8>().prop_map(|colour| Move::Paint(Colour(colour))),
        1 => any::<u8>().prop_map(Move::Piece),
        1 => any::<u32>().prop_map(Move::Chance),
        1 => Just(Move::TimeUp),
    ]
}

/// Returns everything visible of a game.
fn snapshot(game: &LightBlock) -> String {
    let appearances: Vec<Appearance> = game
        .board()
        .cells()
        .map(|cell| game.appearance(cell))
        .collect();
    format!(
        "{appearances:?} {:?} {:?} {:?}",
        game.pieces(),
        game.path(),
        game.outcome()
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn light_block_accepts_exactly_legal_moves(
        board in 0..BOARDS.len(),
        seed: u64,
        tries in proptest::collection::vec((prop_oneof![5 => Just(0u8), 1 => any::<u8>()], any_move()), 0..150),
    ) {
        let mut game = new_game(&setup(BOARDS[board]), seed);
        for (seat, mv) in tries {
            let seat = Seat(seat);
            let is_legal = game.to_move() == Turn::Player(seat) && game.legal_moves().contains(&mv);
            prop_assert_eq!(game.check(seat, mv).is_ok(), is_legal);
            let before = snapshot(&game);
            let answer = game.play(seat, mv);
            prop_assert_eq!(answer.is_ok(), is_legal);
            if !is_legal {
                prop_assert_eq!(before, snapshot(&game));
            }
        }
        // Also tries every cell, adjacent or not.
        for cell in 0..game.board().len() as u32 + 2 {
            let mv = Move::Cell(CellId(cell));
            let is_legal = game.legal_moves().contains(&mv);
            prop_assert_eq!(game.check(Seat::FIRST, mv).is_ok(), is_legal);
        }
    }

    #[test]
    fn light_block_effects_lead_to_next_appearance(
        board in 0..BOARDS.len(), seed: u64, choices in proptest::collection::vec(any::<u32>(), 130),
    ) {
        let mut game = new_game(&setup(BOARDS[board]), seed);
        let appearances = |game: &LightBlock| -> Vec<Appearance> {
            game.board().cells().map(|cell| game.appearance(cell)).collect()
        };
        let (mut shown, mut at) = (appearances(&game), game.pieces()[0].at);
        for choice in choices {
            let moves = game.legal_moves();
            prop_assert_eq!(moves.is_empty(), game.outcome().is_some());
            let Some(&mv) = moves.get(choice as usize % moves.len().max(1)) else {
                let outcome = if game.lit() == game.free() { Outcome::Won(Seat::FIRST) } else { Outcome::Lost };
                prop_assert_eq!(game.outcome(), Some(outcome));
                prop_assert_eq!(game.check(Seat::FIRST, Move::Cell(CellId(0))), Err(IllegalMove::Over));
                break;
            };
            for effect in game.play(Seat::FIRST, mv).expect("a legal move") {
                match effect {
                    Effect::CellChanged { cell, appearance, .. } => shown[cell.index()] = appearance,
                    Effect::PieceMoved { seat: Seat::FIRST, number: 0, path, carried: false } => {
                        at = path.last().copied();
                    }
                    other => panic!("an effect of another game: {other:?}"),
                }
            }
            prop_assert_eq!(&shown, &appearances(&game));
            prop_assert_eq!(game.pieces()[0].at, at);
            prop_assert_eq!(Some(game.at()), at);
            prop_assert_eq!(shown.iter().filter(|&&appearance| appearance == Appearance::Lit).count(), game.lit());
            let is_won = game.outcome() == Some(Outcome::Won(Seat::FIRST));
            prop_assert_eq!(game.appearance(game.at()), if is_won { Appearance::Lit } else { Appearance::Dark });
        }
    }
}
