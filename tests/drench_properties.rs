//! Properties of every game of Drench: the rules agree with a simpler second implementation, start positions are fair,
//! and computer players make legal moves.

mod support;

use proptest::prelude::*;
use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use support::setups;
use tessella::boards::{Board, CellId, Plan, Shape, Square};
use tessella::games::budget::{Effort, SearchBudget, SearchResult};
use tessella::games::drench::{
    Drench, Margin, NO_SUCH_COLOUR, OTHERS_COLOUR, OWN_COLOUR, Players, SIDES, Setup,
};
use tessella::games::{
    Advice, Appearance, Colour, Effect, IllegalMove, Level, Move, Outcome, Rules, Seat, Start, Turn,
};
use tessella::session::GameCode;

/// Second implementation of the rules: a region is the connected component of its start cell, computed anew each time.
struct ReferenceGame {
    setup: Setup,
    /// Move limit of a single player.
    limit: Option<u16>,
    board: Board,
    homes: Vec<usize>,
    /// Colour of each tile, in tile order.
    tiles: Vec<u8>,
    moves: u16,
    /// Number of latest moves that took no tile.
    standstill_moves: u16,
}

impl ReferenceGame {
    /// Creates the same start position as a new game.
    fn of(game: &Drench) -> Self {
        Self {
            setup: game.setup().clone(),
            board: game.board().clone(),
            homes: game
                .seats()
                .map(|seat| game.flood().home(seat).index())
                .collect(),
            limit: game.limit(),
            tiles: picture(game)
                .into_iter()
                .map(|(colour, _)| colour.0)
                .collect(),
            moves: 0,
            standstill_moves: 0,
        }
    }

    fn seats(&self) -> u8 {
        match self.setup.players {
            Players::One { .. } => 1,
            Players::Two { .. } => 2,
        }
    }

    fn home(&self, seat: u8) -> usize {
        self.homes[usize::from(seat)]
    }

    fn colour(&self, seat: u8) -> u8 {
        self.tiles[self.home(seat)]
    }

    /// Returns the neighbours of a tile, computed independently on plain squares; other boards have tests of their own.
    fn neighbours(&self, tile: usize) -> Vec<usize> {
        let (width, height) = match &self.setup.plan {
            Plan {
                shape: Shape::Square(square),
                hills: None,
            } if *square == Square::new(square.width, square.height) => {
                (usize::from(square.width), usize::from(square.height))
            }
            _ => {
                let neighbours = self.board.neighbours(CellId(tile as u32));
                return neighbours.iter().map(|cell| cell.index()).collect();
            }
        };
        let (x, y) = (tile % width, tile / width);
        let mut neighbours = Vec::new();
        if y > 0 {
            neighbours.push(tile - width);
        }
        if x > 0 {
            neighbours.push(tile - 1);
        }
        if x + 1 < width {
            neighbours.push(tile + 1);
        }
        if y + 1 < height {
            neighbours.push(tile + width);
        }
        neighbours
    }

    /// Returns the distance from the start cell, through the region, of each tile of a seat's region.
    fn steps(&self, seat: u8) -> Vec<Option<u32>> {
        let home = self.home(seat);
        let mut steps = vec![None; self.tiles.len()];
        steps[home] = Some(0);
        let mut queue = VecDeque::from([(home, 0)]);
        while let Some((tile, distance)) = queue.pop_front() {
            for next in self.neighbours(tile) {
                if self.tiles[next] == self.tiles[home] && steps[next].is_none() {
                    steps[next] = Some(distance + 1);
                    queue.push_back((next, distance + 1));
                }
            }
        }
        steps
    }

    fn size(&self, seat: u8) -> u32 {
        self.steps(seat).iter().flatten().count() as u32
    }

    /// Recolours the seat's region. Returns the number of added tiles.
    fn paint(&mut self, seat: u8, colour: u8) -> u32 {
        let before = self.steps(seat);
        for (tile, _) in before
            .iter()
            .enumerate()
            .filter(|(_, steps)| steps.is_some())
        {
            self.tiles[tile] = colour;
        }
        let gained = self.size(seat) - before.iter().flatten().count() as u32;
        self.moves += 1;
        self.standstill_moves = if gained == 0 {
            self.standstill_moves + 1
        } else {
            0
        };
        gained
    }

    /// Returns `true` if every tile has the colour of a region.
    fn is_settled(&self) -> bool {
        let regions: Vec<u8> = (0..self.seats()).map(|seat| self.colour(seat)).collect();
        self.tiles.iter().all(|colour| regions.contains(colour))
    }

    fn score(&self, seat: u8) -> u32 {
        if self.is_settled() {
            let own = self.colour(seat);
            self.tiles.iter().filter(|&&colour| colour == own).count() as u32
        } else {
            self.size(seat)
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.seats() == 1 {
            return match self.is_settled() {
                true => Some(Outcome::Won(Seat::FIRST)),
                false => (Some(self.moves) == self.limit).then_some(Outcome::Lost),
            };
        }
        let standstill = self.standstill_moves == 2 * u16::from(self.setup.colours);
        if !standstill && !self.is_settled() {
            return None;
        }
        let (first, second) = (self.score(0), self.score(1));
        Some(if first > second {
            Outcome::Won(Seat::FIRST)
        } else if second > first {
            Outcome::Won(Seat::SECOND)
        } else {
            Outcome::Draw
        })
    }

    fn to_move(&self) -> Turn {
        match self.outcome() {
            None => Turn::Player(Seat((self.moves % u16::from(self.seats())) as u8)),
            Some(_) => Turn::Nobody,
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        (0..self.setup.colours)
            .filter(|&colour| (0..self.seats()).all(|seat| self.colour(seat) != colour))
            .map(|colour| Move::Paint(Colour(colour)))
            .collect()
    }

    /// Returns the expected error of an illegal move.
    fn refusal(&self, seat: Seat, colour: u8) -> IllegalMove {
        match self.to_move() {
            Turn::Player(to_move) if to_move != seat => IllegalMove::NotYourTurn { to_move },
            Turn::Player(_) if colour >= self.setup.colours => NO_SUCH_COLOUR,
            Turn::Player(_) if colour == self.colour(seat.0) => OWN_COLOUR,
            Turn::Player(_) => OTHERS_COLOUR,
            _ => IllegalMove::Over,
        }
    }
}

/// Returns the visible state: colour and holder of each tile.
fn picture(game: &Drench) -> Vec<(Colour, Option<Seat>)> {
    let flood = game.flood();
    game.board()
        .cells()
        .map(|cell| (flood.shown(cell), flood.holder(cell)))
        .collect()
}

/// Returns all other observable facts of a game as text.
fn facts(game: &Drench) -> String {
    let flood = game.flood();
    let seats: Vec<_> = game
        .seats()
        .map(|seat| {
            (
                flood.home(seat),
                flood.colour(seat),
                flood.size(seat),
                game.score(seat),
            )
        })
        .collect();
    let free: Vec<u32> = (0..game.setup().colours)
        .map(|colour| flood.free(Colour(colour)))
        .collect();
    format!(
        "after {} moves of {:?}: regions {seats:?}, free {free:?}, {:?}, {:?}, may {:?}",
        game.moves(),
        game.limit(),
        game.to_move(),
        game.outcome(),
        game.legal_moves(),
    )
}

/// Returns the same text as [`facts`] for the reference.
fn reference_facts(reference: &ReferenceGame) -> String {
    let seats: Vec<_> = (0..reference.seats())
        .map(|seat| {
            let (home, colour) = (reference.home(seat), reference.colour(seat));
            (
                CellId(home as u32),
                Colour(colour),
                reference.size(seat),
                reference.score(seat),
            )
        })
        .collect();
    let mut free = vec![0; usize::from(reference.setup.colours)];
    for (tile, holder) in reference_holders(reference).into_iter().enumerate() {
        if holder.is_none() {
            free[usize::from(reference.tiles[tile])] += 1;
        }
    }
    format!(
        "after {} moves of {:?}: regions {seats:?}, free {free:?}, {:?}, {:?}, may {:?}",
        reference.moves,
        reference.limit,
        reference.to_move(),
        reference.outcome(),
        reference.legal_moves(),
    )
}

fn reference_holders(reference: &ReferenceGame) -> Vec<Option<Seat>> {
    let mut holders = vec![None; reference.tiles.len()];
    for seat in 0..reference.seats() {
        for (tile, steps) in reference.steps(seat).into_iter().enumerate() {
            if steps.is_some() {
                holders[tile] = Some(Seat(seat));
            }
        }
    }
    holders
}

/// Asserts that the game and the reference are in the same position. This implies that regions are connected, have one
/// colour and contain their start cells.
fn assert_same(game: &Drench, reference: &ReferenceGame) {
    let expected: Vec<_> = reference
        .tiles
        .iter()
        .zip(reference_holders(reference))
        .map(|(&colour, holder)| (Colour(colour), holder))
        .collect();
    assert_eq!(
        picture(game),
        expected,
        "colours and holders after {} moves",
        reference.moves
    );
    let appearances = expected
        .into_iter()
        .map(|(colour, holder)| Appearance::Painted { colour, holder });
    let looked = game.board().cells().map(|cell| game.appearance(cell));
    assert!(
        looked.eq(appearances),
        "appearances unlike the colours and holders after {} moves",
        reference.moves
    );
    assert_eq!(facts(game), reference_facts(reference));
}

fn begin(setup: &Setup, seed: u64) -> Drench {
    Drench::new(setup, &Start::Seed(seed)).expect("options within their bounds")
}

/// Returns the seat to move; `None` when the game is over.
fn mover(game: &Drench) -> Option<Seat> {
    match game.to_move() {
        Turn::Player(seat) => Some(seat),
        Turn::Nobody => None,
        Turn::Chance(_) => panic!("chance has no part in Drench"),
    }
}

/// Returns the colour of a move.
fn painted(mv: Move) -> Colour {
    match mv {
        Move::Paint(colour) => colour,
        mv => panic!("{mv:?} is no move of Drench"),
    }
}

/// Returns the number of free tiles that a move takes.
fn gained(game: &Drench, seat: Seat, mv: Move) -> usize {
    let is_free = |effect: &&Effect| match effect {
        Effect::CellChanged { cell, .. } => game.flood().holder(*cell).is_none(),
        effect => panic!("{effect:?} in Drench"),
    };
    game.effects(seat, mv).iter().filter(is_free).count()
}

/// Returns the move of a hint.
fn advised(game: &Drench, stop: &AtomicBool) -> Option<Move> {
    match game.hint(stop)? {
        Advice::Play { mv, .. } => Some(mv),
        advice => panic!("{advice:?} in Drench"),
    }
}

/// Generates seats and colours of moves, mostly in range.
fn random_moves() -> impl Strategy<Value = Vec<(u8, u8)>> {
    let seat = prop_oneof![6 => 0..2u8, 1 => any::<u8>()];
    let colour = prop_oneof![6 => 0..10u8, 1 => any::<u8>()];
    proptest::collection::vec((seat, colour), 0..250)
}

/// Generates choices of legal moves, reduced modulo the number of legal moves.
fn choices() -> impl Strategy<Value = Vec<usize>> {
    proptest::collection::vec(0..840usize, 0..120)
}

/// Returns one move of each kind that other games use.
fn moves_of_other_games() -> [Move; 5] {
    [
        Move::Cell(CellId(0)),
        Move::Pair(CellId(0), CellId(1)),
        Move::Piece(0),
        Move::Chance(1),
        Move::TimeUp,
    ]
}

/// Plays the chosen legal moves while there are any, and calls `look` with each before it is made.
fn play_legal(game: &mut Drench, choices: &[usize], mut look: impl FnMut(&Drench, Seat, Move)) {
    for choice in choices {
        let Some(seat) = mover(game) else { break };
        let moves = game.legal_moves();
        let mv = moves[choice % moves.len()];
        look(game, seat, mv);
        game.advance(seat, mv).expect("a legal move");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn rules_agree_with_reference_on_random_input(
        setup in setups(5..=12), seed: u64, random_moves in random_moves(),
    ) {
        let mut game = begin(&setup, seed);
        let mut reference = ReferenceGame::of(&game);
        assert_same(&game, &reference);
        for (seat, colour) in random_moves {
            let (seat, mv) = (Seat(seat), Move::Paint(Colour(colour)));
            let is_legal = reference.to_move() == Turn::Player(seat) && reference.legal_moves().contains(&mv);
            prop_assert_eq!(game.check(seat, mv).is_ok(), is_legal, "check of {:?} by {:?}", mv, seat);
            let before = (picture(&game), facts(&game));
            let answer = game.play(seat, mv);
            prop_assert_eq!(answer.is_ok(), is_legal, "{:?} by {:?}: {:?}", mv, seat, answer);
            if is_legal {
                reference.paint(seat.0, colour);
            } else {
                prop_assert_eq!(answer, Err(reference.refusal(seat, colour)), "{:?} by {:?}", mv, seat);
                prop_assert_eq!((picture(&game), facts(&game)), before, "a refused move changed something");
            }
            assert_same(&game, &reference);
        }
    }

    #[test]
    fn rules_accept_exactly_the_legal_moves(
        setup in setups(5..=8), seed: u64, choices in choices(),
    ) {
        let mut game = begin(&setup, seed);
        play_legal(&mut game, &choices, |_, _, _| {});
        let listed = game.legal_moves();
        for seat in 0..=u8::MAX {
            for colour in 0..=u8::MAX {
                let (seat, mv) = (Seat(seat), Move::Paint(Colour(colour)));
                let expected = game.to_move() == Turn::Player(seat) && listed.contains(&mv);
                let accepted = game.check(seat, mv).is_ok();
                prop_assert_eq!(accepted, expected, "{:?} by {:?}, with {:?} listed", mv, seat, &listed);
            }
        }
        for seat in 0..=2 {
            let refused = game.to_move().check(Seat(seat)).err().unwrap_or(IllegalMove::WrongKind);
            for mv in moves_of_other_games() {
                prop_assert_eq!(game.clone().play(Seat(seat), mv), Err(refused), "{:?} by {:?}", mv, seat);
            }
        }
        for mv in listed {
            let seat = mover(&game).expect("a seat to move");
            prop_assert!(game.clone().play(seat, mv).is_ok(), "{:?} is listed", mv);
        }
    }

    #[test]
    fn regions_never_lose_a_tile(setup in setups(5..=12), seed: u64, choices in choices()) {
        let mut game = begin(&setup, seed);
        let mut before = picture(&game);
        play_legal(&mut game, &choices, |game, _, _| {
            let now = picture(game);
            for (tile, ((_, was), (_, is))) in before.iter().zip(&now).enumerate() {
                assert!(was.is_none() || was == is, "tile {tile} went from {was:?} to {is:?}");
            }
            before = now;
        });
    }

    #[test]
    fn effects_applied_give_the_next_position(
        setup in setups(5..=12), seed: u64, choices in choices(),
    ) {
        let mut game = begin(&setup, seed);
        let mut reference = ReferenceGame::of(&game);
        play_legal(&mut game, &choices, |game, seat, mv| {
            let colour = painted(mv);
            reference.paint(seat.0, colour.0);
            let steps = reference.steps(seat.0);
            let mut after = game.clone();
            let effects = after.play(seat, mv).expect("a legal move");
            assert_eq!(effects, game.effects(seat, mv), "play tells of other effects");

            let mut shown = picture(game);
            let mut touched = vec![false; shown.len()];
            for effect in effects {
                let Effect::CellChanged { cell, appearance, distance } = effect else {
                    panic!("{effect:?} in Drench");
                };
                assert_eq!(appearance, Appearance::Painted { colour, holder: Some(seat) }, "of {cell:?}");
                match shown[cell.index()] {
                    (was, None) => assert_eq!(was, colour, "{cell:?}, which is taken"),
                    (_, Some(holder)) => assert_eq!(holder, seat, "{cell:?}, which is recoloured"),
                }
                shown[cell.index()] = (colour, Some(seat));
                assert_eq!(steps[cell.index()], Some(distance), "the distance in {effect:?}");
                assert!(!touched[cell.index()], "a second effect on {cell:?}");
                touched[cell.index()] = true;
            }
            assert_eq!(shown, picture(&after), "{mv:?} by {seat:?}");
        });
    }

    #[test]
    fn game_ends_even_if_no_region_grows(setup in setups(5..=8), seed: u64) {
        let mut game = begin(&setup, seed);
        let mut reference = ReferenceGame::of(&game);
        let growths = u16::try_from(game.board().len()).expect("a small board");
        let most = (growths * 2 * u16::from(setup.colours)).max(game.limit().unwrap_or(0));
        while let Some(seat) = mover(&game) {
            prop_assert!(game.moves() < most, "the game goes on after {} moves", most);
            let moves = game.legal_moves();
            let &mv = moves
                .iter()
                .min_by_key(|&&mv| gained(&game, seat, mv))
                .expect("a move in an unfinished game");
            let colour = painted(mv);
            game.advance(seat, mv).expect("a legal move");
            reference.paint(seat.0, colour.0);
            assert_same(&game, &reference);
        }
    }
}

/// Returns the colour to which half a turn maps each colour; `None` if it maps one to several.
fn partners(dealt: &ReferenceGame) -> Option<Vec<Option<u8>>> {
    let ReferenceGame { tiles, board, .. } = dealt;
    let mut partners = vec![None; usize::from(dealt.setup.colours)];
    for (tile, &colour) in tiles.iter().enumerate() {
        let turned = board
            .opposite(CellId(tile as u32))
            .expect("a board with a half-turn");
        let other = tiles[turned.index()];
        if *partners[usize::from(colour)].get_or_insert(other) != other {
            return None;
        }
    }
    Some(partners)
}

proptest! {
    #[test]
    fn start_position_is_never_over(setup in setups(SIDES), seed: u64) {
        // Without this limit the quick solver runs for each board.
        let players = match setup.players {
            Players::One { limit: None } => Players::One { limit: Some(1) },
            players => players,
        };
        let game = begin(&Setup { players, ..setup }, seed);
        prop_assert_eq!(game.outcome(), None);
        prop_assert!(picture(&game).iter().all(|(colour, _)| colour.0 < setup.colours));
        let colours: Vec<Colour> = game.seats().map(|seat| game.flood().colour(seat)).collect();
        if let [first, second] = colours[..] {
            prop_assert_ne!(first, second, "the two seats begin with one colour");
        }
    }

    #[test]
    fn even_board_half_turn_swaps_colours_in_pairs(setup in setups(5..=12), seed: u64) {
        let players = Players::Two { even: true };
        let setup = Setup { players, colours: setup.colours.max(4), ..setup };
        let dealt = ReferenceGame::of(&begin(&setup, seed));
        prop_assume!(dealt.board.opposite(CellId(0)).is_some());
        let partners = partners(&dealt);
        let partners = partners.expect("one partner for each colour");
        for (colour, partner) in partners.iter().enumerate() {
            if let Some(partner) = partner {
                let back = partners[usize::from(*partner)];
                prop_assert_eq!(back, Some(colour as u8), "partners {:?}", &partners);
            }
        }
        let selves = partners.iter().enumerate();
        let selves = selves.filter(|&(colour, partner)| *partner == Some(colour as u8)).count();
        prop_assert!(selves <= 2, "{} colours are their own partners: {:?}", selves, &partners);
    }
}

#[test]
fn free_board_is_not_symmetric() {
    let players = Players::Two { even: false };
    let setup = Setup {
        players,
        ..Setup::default()
    };
    let symmetric = (0..50)
        .filter(|&seed| partners(&ReferenceGame::of(&begin(&setup, seed))).is_some())
        .count();
    assert_eq!(symmetric, 0, "of 50 free boards");
}

#[test]
fn start_position_uses_all_colours_about_equally() {
    for players in [
        Players::One { limit: Some(1) },
        Players::Two { even: true },
        Players::Two { even: false },
    ] {
        let setup = Setup {
            plan: Plan::even(Shape::Square(Square::new(40, 40))),
            colours: 8,
            players,
        };
        let mut counts = [0u32; 8];
        for colour in ReferenceGame::of(&begin(&setup, 4711)).tiles {
            counts[usize::from(colour)] += 1;
        }
        // Five standard deviations (13.2 on a free board) around the mean of 200.
        assert!(
            counts.iter().all(|count| count.abs_diff(200) < 66),
            "{players:?}: {counts:?}"
        );
    }
}

fn alone(width: u16, height: u16, colours: u8) -> Setup {
    let players = Players::One { limit: None };
    Setup {
        plan: Plan::even(Shape::Square(Square::new(width, height))),
        colours,
        players,
    }
}

#[test]
fn classic_game_has_limit_of_thirty_moves() {
    for seed in 0..100 {
        assert_eq!(
            begin(&Setup::default(), seed).limit(),
            Some(30),
            "seed {seed}"
        );
    }
}

#[test]
fn hints_followed_win_within_limit_of_every_board() {
    let boards = [
        (alone(5, 5, 3), 12),
        (alone(5, 5, 10), 12),
        (alone(6, 9, 7), 8),
        (alone(12, 12, 10), 4),
        (alone(15, 15, 6), 4),
        (alone(40, 5, 10), 2),
        (alone(5, 40, 4), 2),
        (alone(20, 20, 10), 2),
    ];
    let never = AtomicBool::new(false);
    for (setup, seeds) in boards {
        for seed in 0..seeds {
            let mut game = begin(&setup, seed);
            while let Some(seat) = mover(&game) {
                let hint = advised(&game, &never).expect("a hint in an unfinished game");
                let gained = gained(&game, seat, hint);
                assert!(
                    gained > 0,
                    "{setup:?}, seed {seed}: a hint that brings nothing"
                );
                game.advance(seat, hint)
                    .expect("a hint that is a legal move");
            }
            let (moves, limit) = (game.moves(), game.limit());
            assert_eq!(
                game.outcome(),
                Some(Outcome::Won(Seat::FIRST)),
                "{setup:?}, seed {seed}: {moves} of {limit:?} moves"
            );
        }
    }
}

fn two(side: u16, colours: u8) -> Setup {
    let players = Players::Two { even: true };
    Setup {
        plan: Plan::even(Shape::Square(Square::new(side, side))),
        colours,
        players,
    }
}

/// Plays a whole game between two levels.
fn duel(setup: &Setup, seed: u64, levels: [Level; 2]) -> Drench {
    let never = AtomicBool::new(false);
    let mut game = begin(setup, seed);
    while let Some(seat) = mover(&game) {
        let level = levels[seat.index()];
        let mv = game
            .computer_move(level, &never)
            .expect("a move in an unfinished game");
        assert!(
            game.legal_moves().contains(&mv),
            "{level:?} wants {mv:?}, seed {seed}"
        );
        game.advance(seat, mv).expect("a legal move");
    }
    game
}

/// Returns the wins of the first level in 120 games against the second: 60 boards from both sides.
fn wins_of_120(better: Level, worse: Level) -> usize {
    let won_by = |seat: Seat, levels: [Level; 2]| {
        (0..60)
            .filter(|&seed| duel(&two(12, 6), seed, levels).outcome() == Some(Outcome::Won(seat)))
            .count()
    };
    won_by(Seat::FIRST, [better, worse]) + won_by(Seat::SECOND, [worse, better])
}

#[test]
fn quick_levels_play_whole_games_with_legal_moves() {
    let quick = [Level::Gentle, Level::Easy, Level::Medium];
    for first in quick {
        for second in quick {
            for colours in [4, 7, 10] {
                let game = duel(&two(9, colours), 1, [first, second]);
                assert!(game.outcome().is_some());
            }
        }
    }
}

/// Returns a board of each shape.
fn boards() -> Vec<Plan> {
    [
        "7x7,n8",
        "8x7,wrap",
        "7x7,holes3.3+0.6",
        "hex8x7",
        "hex7x8,even-columns",
        "map30-4",
        "3x4x3",
        "3x3x3,n26",
        "ring20",
        "9x9,hills5-2",
        "hex8x8,hills3-7",
        "map30-4,hills4-1",
    ]
    .map(|words| {
        let code: GameCode = format!("drench:{words}#1").parse().expect("a valid code");
        code.setup.plan().clone()
    })
    .into()
}

#[test]
fn levels_play_whole_games_on_every_shape() {
    for plan in boards() {
        let setup = Setup {
            plan,
            colours: 5,
            players: Players::Two { even: true },
        };
        for levels in [[Level::Gentle, Level::Easy], [Level::Medium, Level::Easy]] {
            assert!(duel(&setup, 2, levels).outcome().is_some(), "{setup:?}");
        }
    }
}

#[test]
fn easy_beats_gentle_on_every_shape() {
    let mut wins = 0;
    for plan in boards() {
        let setup = Setup {
            plan,
            colours: 6,
            players: Players::Two { even: true },
        };
        let won_by = |seat: Seat, levels: [Level; 2]| {
            let won =
                |&seed: &u64| duel(&setup, seed, levels).outcome() == Some(Outcome::Won(seat));
            (0..10).filter(won).count()
        };
        wins += won_by(Seat::FIRST, [Level::Easy, Level::Gentle])
            + won_by(Seat::SECOND, [Level::Gentle, Level::Easy]);
    }
    assert!(wins >= 150, "{wins} won of 240");
}

#[test]
fn hints_win_within_every_margin_on_every_shape() {
    let never = AtomicBool::new(false);
    for plan in boards() {
        let setup = Setup {
            plan,
            colours: 6,
            players: Players::One { limit: None },
        };
        for seed in 0..3 {
            let mut game = begin(&setup, seed);
            let [relaxed, fair, tight] = Margin::ALL.map(|margin| game.limit_with(margin));
            assert!(relaxed > fair && fair >= tight, "{relaxed} {fair} {tight}");
            assert_eq!(game.limit(), Some(fair));
            while let Some(seat) = mover(&game) {
                let hint = advised(&game, &never).expect("a hint in an unfinished game");
                game.advance(seat, hint)
                    .expect("a hint that is a legal move");
            }
            assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)), "{setup:?}");
            let moves = game.moves();
            assert!(moves <= tight, "{setup:?}: {moves} moves of {tight}");
        }
    }
}

#[test]
fn two_seats_begin_on_opposite_or_farthest_cells() {
    for plan in boards() {
        let setup = Setup {
            plan,
            colours: 6,
            players: Players::Two { even: true },
        };
        let game = begin(&setup, 1);
        let board = game.board();
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| game.flood().home(seat));
        match board.opposite(CellId(0)) {
            Some(opposite) => assert_eq!((first, second), (CellId(0), opposite)),
            None => {
                let steps = |from| board.graph().distances(from);
                let farthest = board.cells().flat_map(steps).flatten().max();
                assert_eq!(steps(first)[second.index()], farthest, "{setup:?}");
            }
        }
    }
}

#[test]
fn hard_level_wins_every_won_position() {
    let never = AtomicBool::new(false);
    let mut won = 0;
    for seed in 0..6 {
        let setup = two(6, 5);
        let budget = SearchBudget::unbounded(&never);
        let finding = begin(&setup, seed).solve(Effort::Full, &budget);
        let Some(SearchResult::Value { outcome, .. }) = finding.map(|finding| finding.result)
        else {
            panic!("a board of 36 tiles, seed {seed}, is not solved");
        };
        if let Outcome::Won(seat) = outcome {
            let mut levels = [Level::Gentle; 2];
            levels[seat.index()] = Level::Hard;
            assert_eq!(
                duel(&setup, seed, levels).outcome(),
                Some(outcome),
                "seed {seed}"
            );
            won += 1;
        }
    }
    assert!(won > 0, "six draws");
}

/// Plays the levels without a clock, so these games are the same on every machine.
#[test]
fn level_wins_about_three_of_four_games_against_level_below() {
    for (better, worse) in [(Level::Easy, Level::Gentle), (Level::Medium, Level::Easy)] {
        let wins = wins_of_120(better, worse);
        assert!((78..=102).contains(&wins), "{better:?} won {wins} of 120");
    }
}

#[test]
fn stopped_computer_player_returns_at_once() {
    let stopped = AtomicBool::new(true);
    let game = begin(&two(40, 10), 1);
    for level in Level::ALL {
        let begun = Instant::now();
        let mv = game.computer_move(level, &stopped);
        let taken = begun.elapsed();
        // Without a stop the hard level takes twice this time; the others have no clock.
        assert!(
            taken < Duration::from_millis(350),
            "{level:?} took {taken:?}"
        );
        assert!(
            mv.is_none_or(|mv| game.legal_moves().contains(&mv)),
            "{level:?} wants {mv:?}"
        );
    }
    assert_eq!(
        begin(&alone(15, 15, 6), 1).hint(&stopped),
        None,
        "a hint that was stopped"
    );
}

#[test]
fn finished_game_has_no_computer_move_or_hint() {
    let never = AtomicBool::new(false);
    let game = duel(&two(5, 4), 1, [Level::Easy, Level::Easy]);
    for level in Level::ALL {
        assert_eq!(game.computer_move(level, &never), None, "{level:?}");
    }
    assert_eq!(game.hint(&never), None);
}
