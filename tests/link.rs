//! Link against a second set of rules, written as plainly as can be, and what must hold of every deal, shuffle and hint.

use proptest::prelude::*;
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tessella::boards::random::SeededRng;
use tessella::boards::{CellId, Hex, HexLayout, Plan, Point, Shape, Square};
use tessella::games::budget::{Effort, SearchBudget, SearchReport, SearchResult};
use tessella::games::link::{
    FACES, Gravity, Link, NO_LINE, NO_TILE, NOT_ALIKE, SAME_TILE, Setup, Time, default_countdown,
};
use tessella::games::{
    Advice, Appearance, Colour, Countdown, Effect, Face, GameSetup, IllegalMove, Level, Move,
    Outcome, Rules, Seat, Start, Turn,
};
use tessella::session::{GameCode, Player, Session};

/// A column and a row; those of the ring are beside the board.
type At = (i32, i32);

/// The rules as one would tell them: faces by column and row, and a search over all lines.
struct Textbook {
    width: i32,
    height: i32,
    layout: Option<HexLayout>,
    gravity: Gravity,
    faces: BTreeMap<At, u8>,
}

impl Textbook {
    fn of(game: &Link) -> Self {
        let setup = game.setup();
        let (width, height, layout) = match &setup.plan.shape {
            Shape::Square(square) => (square.width, square.height, None),
            Shape::Hex(hex) => (hex.width, hex.height, Some(hex.layout)),
            other => panic!("{other:?}"),
        };
        let mut textbook = Self {
            width: width.into(),
            height: height.into(),
            layout,
            gravity: setup.gravity,
            faces: BTreeMap::new(),
        };
        for cell in game.board().cells() {
            if let Some(face) = game.face(cell) {
                textbook.faces.insert(textbook.at(cell), face.0);
            }
        }
        textbook
    }

    fn at(&self, cell: CellId) -> At {
        (cell.0 as i32 % self.width, cell.0 as i32 / self.width)
    }

    fn cell(&self, (column, row): At) -> CellId {
        CellId((row * self.width + column) as u32)
    }

    fn is_open(&self, at: At) -> bool {
        let is_within = (-1..=self.width).contains(&at.0) && (-1..=self.height).contains(&at.1);
        is_within && !self.faces.contains_key(&at)
    }

    /// One step in each direction. Hexes are counted along their lines in half cells, so that a shifted line begins at 1.
    fn step(&self, (column, row): At, direction: usize) -> At {
        const SQUARES: [At; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        const HEXES: [At; 6] = [(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)];
        let Some(layout) = self.layout else {
            let (dx, dy) = SQUARES[direction];
            return (column + dx, row + dy);
        };
        let is_rows = matches!(layout, HexLayout::OddRows | HexLayout::EvenRows);
        let odd = i32::from(matches!(layout, HexLayout::OddRows | HexLayout::OddColumns));
        let shift = |line: i32| i32::from(line.rem_euclid(2) == odd);
        let (along, line) = if is_rows {
            (column, row)
        } else {
            (row, column)
        };
        let (halves, lines) = HEXES[direction];
        let along = (2 * along + shift(line) + halves - shift(line + lines)) / 2;
        let line = line + lines;
        if is_rows {
            (along, line)
        } else {
            (line, along)
        }
    }

    fn directions(&self) -> usize {
        if self.layout.is_some() { 6 } else { 4 }
    }

    /// The fewest turns of a line between two tiles, and how many steps the shortest of those has.
    fn joined(&self, a: At, b: At) -> Option<(u32, u32)> {
        let mut steps: HashMap<(At, usize, u32), u32> = HashMap::new();
        let mut queue: VecDeque<(At, usize, u32)> = VecDeque::new();
        for direction in 0..self.directions() {
            steps.insert((a, direction, 0), 0);
            queue.push_back((a, direction, 0));
        }
        let mut best: Option<(u32, u32)> = None;
        while let Some(state @ (at, direction, turns)) = queue.pop_front() {
            let done = steps[&state];
            let next = self.step(at, direction);
            if next == b {
                let found = (turns, done + 1);
                best = Some(best.map_or(found, |best| best.min(found)));
            }
            if !self.is_open(next) {
                continue;
            }
            for onward in 0..self.directions() {
                let turns = turns + u32::from(onward != direction);
                let state = (next, onward, turns);
                if turns <= 2 && !steps.contains_key(&state) {
                    steps.insert(state, done + 1);
                    queue.push_back(state);
                }
            }
        }
        best
    }

    fn pairs(&self) -> Vec<(CellId, CellId)> {
        let mut pairs = Vec::new();
        for (&a, face) in &self.faces {
            for (&b, other) in &self.faces {
                if self.cell(a) < self.cell(b) && face == other && self.joined(a, b).is_some() {
                    pairs.push((self.cell(a), self.cell(b)));
                }
            }
        }
        pairs.sort_unstable();
        pairs
    }

    /// Moves each tile by one step for as long as any can.
    fn take(&mut self, a: At, b: At) {
        self.faces.remove(&a);
        self.faces.remove(&b);
        let half = (self.width + 1) / 2;
        loop {
            let falls = |&(column, row): &At| {
                let (to, is_over) = match self.gravity {
                    Gravity::None => return None,
                    Gravity::Down => ((column, row + 1), row + 1 == self.height),
                    Gravity::Up => ((column, row - 1), row == 0),
                    Gravity::Left => ((column - 1, row), column == 0),
                    Gravity::Right => ((column + 1, row), column + 1 == self.width),
                    Gravity::Middle if column < half => ((column + 1, row), column + 1 == half),
                    Gravity::Middle => ((column - 1, row), column == half),
                };
                (!is_over && !self.faces.contains_key(&to)).then_some(((column, row), to))
            };
            let Some((from, to)) = self.faces.keys().find_map(falls) else {
                return;
            };
            let face = self.faces.remove(&from).expect("a tile that falls");
            self.faces.insert(to, face);
        }
    }

    /// The middle of a place, by the geometry of regular hexagons.
    fn centre(&self, at: At) -> (f64, f64) {
        let Some(layout) = self.layout else {
            return (f64::from(at.0) + 0.5, f64::from(at.1) + 0.5);
        };
        let is_rows = matches!(layout, HexLayout::OddRows | HexLayout::EvenRows);
        let odd = i32::from(matches!(layout, HexLayout::OddRows | HexLayout::OddColumns));
        let (along, line) = if is_rows { at } else { (at.1, at.0) };
        let shift = if line.rem_euclid(2) == odd { 1.0 } else { 0.5 };
        let along = f64::from(along) + shift;
        let across = f64::from(line) * 0.75_f64.sqrt() + 1.0 / 3.0_f64.sqrt();
        if is_rows {
            (along, across)
        } else {
            (across, along)
        }
    }

    /// The place with this middle.
    fn place(&self, (x, y): (f64, f64)) -> Option<At> {
        let rows =
            (-1..=self.height).flat_map(|row| (-1..=self.width).map(move |column| (column, row)));
        rows.into_iter().find(|&at| {
            let (there_x, there_y) = self.centre(at);
            (there_x - x).hypot(there_y - y) < 0.01
        })
    }

    /// That a line runs straight over empty places from the first tile to the last; how many steps it has.
    fn walk(&self, line: &[Point]) -> u32 {
        let exact = |point: &Point| (f64::from(point.x), f64::from(point.y));
        let mut all = 0;
        for (number, part) in line.windows(2).enumerate() {
            let (from, to) = (exact(&part[0]), exact(&part[1]));
            let length = (to.0 - from.0).hypot(to.1 - from.1);
            let steps = length.round();
            assert!((length - steps).abs() < 0.01, "{line:?} runs askew");
            for step in 0..=steps as u32 {
                let share = f64::from(step) / steps;
                let here = (
                    from.0 + (to.0 - from.0) * share,
                    from.1 + (to.1 - from.1) * share,
                );
                let place = self.place(here);
                let place = place.unwrap_or_else(|| panic!("{line:?} misses the cells"));
                let is_end =
                    number == 0 && step == 0 || number + 2 == line.len() && step == steps as u32;
                assert_eq!(self.is_open(place), !is_end, "{line:?} over {place:?}");
            }
            all += steps as u32;
        }
        all
    }
}

fn begin(setup: &Setup, seed: u64) -> Link {
    Link::new(setup, &Start::Seed(seed)).expect("choices that fit each other")
}

fn squares(width: u16, height: u16) -> Plan {
    Plan::even(Shape::Square(Square::new(width, height)))
}

fn hexes(width: u16, height: u16, layout: HexLayout) -> Plan {
    Plan::even(Shape::Hex(Hex {
        width,
        height,
        layout,
    }))
}

fn setup(plan: Plan, faces: u8, gravity: Gravity) -> Setup {
    let pairs = plan.shape.cells() / 2;
    Setup {
        faces: u64::from(faces).min(pairs) as u8,
        plan,
        gravity,
        time: Time::Untimed,
    }
}

/// Choices that fit each other, with sides of up to so many tiles.
fn setups(longest: u16) -> impl Strategy<Value = Setup> {
    let sides = (2..=longest, 2..=longest);
    let layout = proptest::option::weighted(0.4, proptest::sample::select(HexLayout::ALL.to_vec()));
    let gravity = proptest::sample::select(Gravity::ALL.to_vec());
    let time = prop_oneof![
        Just(Time::Usual),
        Just(Time::Untimed),
        (6..=3600_u32, 0..=60_u32).prop_map(|(start, gain)| Time::Countdown(Countdown {
            start: start * 1000,
            gain: gain * 1000,
        })),
    ];
    (sides, layout, gravity, 1..=FACES, time).prop_map(
        |((width, height), layout, gravity, faces, time)| {
            let width = width + (width * height) % 2;
            let (plan, gravity) = match layout {
                Some(layout) => (hexes(width, height, layout), Gravity::None),
                None => (squares(width, height), gravity),
            };
            Setup {
                time,
                ..setup(plan, faces, gravity)
            }
        },
    )
}

/// A board with tiles on some of its cells, of few faces so that many are alike.
fn spelt(setup: &Setup, seed: u64, share: u32) -> Link {
    let cells = setup.plan.shape.cells() as usize;
    let mut stream = SeededRng::new(b"testlink", seed);
    let pairs = (cells as u32 / 2 * share / 100).max(1);
    let faces = 1 + stream.below(pairs.min(FACES.into()));
    let mut values = vec![0; cells];
    for pair in 0..pairs as usize {
        let value = 1 + stream.below(faces) as u8;
        values[2 * pair] = value;
        values[2 * pair + 1] = value;
    }
    stream.shuffle(&mut values);
    Link::new(setup, &Start::Cells(values)).expect("tiles in pairs")
}

/// Plays legal moves at random until the game is over; shows each to `look` before it is made.
fn play_on(game: &mut Link, seed: u64, mut look: impl FnMut(&Link, Move)) {
    let mut stream = SeededRng::new(b"testplay", seed);
    while game.outcome().is_none() {
        let mut moves = game.legal_moves();
        moves.retain(|mv| *mv != Move::TimeUp);
        let mut mv = moves[stream.below(moves.len() as u32) as usize];
        if let Move::Chance(_) = mv {
            mv = Move::Chance(stream.below(u32::MAX));
        }
        look(game, mv);
        game.advance(Seat::FIRST, mv).expect("a legal move");
    }
}

fn appearances(game: &Link) -> Vec<Appearance> {
    game.board()
        .cells()
        .map(|cell| game.appearance(cell))
        .collect()
}

/// That the pairs of the solution go one after the other, and that nothing is left then.
fn follow_solution(game: &Link) {
    let mut game = game.clone();
    let solution = game.solution().to_vec();
    assert_eq!(solution.len() * 2, game.tiles_left());
    for (a, b) in solution {
        let played = game.advance(Seat::FIRST, Move::Pair(a, b));
        assert_eq!(played, Ok(()), "{:?}: {a:?} with {b:?}", game.setup());
    }
    assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
}

/// That rules and textbook say the same of every two cells.
fn agree(game: &Link) {
    let textbook = Textbook::of(game);
    for a in game.board().cells() {
        let here = game.board().centre(a);
        let (x, y) = textbook.centre(textbook.at(a));
        assert!((f64::from(here.x) - x).hypot(f64::from(here.y) - y) < 0.001);
        for b in game.board().cells() {
            let why_not = match (game.face(a), game.face(b)) {
                (None, _) | (_, None) => Some(NO_TILE),
                _ if a == b => Some(SAME_TILE),
                (one, other) => {
                    let joined = textbook.joined(textbook.at(a), textbook.at(b));
                    let line = game.line(a, b);
                    assert_eq!(line.is_some(), joined.is_some(), "{a:?} to {b:?}");
                    if let (Some(line), Some((turns, steps))) = (line, joined) {
                        assert_eq!(line.first(), Some(&here));
                        assert_eq!(line.last(), Some(&game.board().centre(b)));
                        assert_eq!(line.len() as u32, turns + 2, "{a:?} to {b:?}: {line:?}");
                        assert_eq!(textbook.walk(&line), steps, "{a:?} to {b:?}: {line:?}");
                    }
                    match (one == other, joined) {
                        (false, _) => Some(NOT_ALIKE),
                        (true, None) => Some(NO_LINE),
                        (true, Some(_)) => None,
                    }
                }
            };
            assert_eq!(game.why_not(a, b), why_not, "{a:?} with {b:?}");
        }
    }
    let pairs = textbook.pairs();
    assert_eq!(game.pairs(), pairs);
    assert_eq!(
        game.is_stuck(),
        pairs.is_empty() && !textbook.faces.is_empty()
    );
    assert_eq!(game.tiles_left(), textbook.faces.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn the_rules_agree_with_the_textbook(setup in setups(6), seed: u64, share in 5..=100_u32) {
        let game = spelt(&setup, seed, share);
        agree(&game);
    }

    #[test]
    fn tiles_fall_as_the_textbook_has_it(setup in setups(7), seed: u64, share in 20..=100_u32) {
        let mut game = spelt(&setup, seed, share);
        let mut expected = Textbook::of(&game);
        play_on(&mut game, seed, |game, mv| {
            let now = Textbook::of(game);
            assert_eq!(now.faces, expected.faces);
            expected = now;
            match mv {
                Move::Pair(a, b) => {
                    let (a, b) = (expected.at(a), expected.at(b));
                    expected.take(a, b);
                }
                mv => {
                    let mut after = game.clone();
                    after.advance(Seat::FIRST, mv).expect("a shuffle");
                    let counts = |textbook: &Textbook| {
                        let mut faces: Vec<u8> = textbook.faces.values().copied().collect();
                        faces.sort_unstable();
                        faces
                    };
                    let shuffled = Textbook::of(&after);
                    assert_eq!(counts(&shuffled), counts(&expected));
                    if shuffled.layout.is_none() {
                        assert!(shuffled.faces.keys().eq(expected.faces.keys()));
                    }
                    assert!(!after.is_stuck());
                    follow_solution(&after);
                    expected = shuffled;
                }
            }
        });
    }

    #[test]
    fn effects_turn_what_cells_show_into_what_they_show_afterwards(
        setup in setups(8), seed: u64, is_spelt: bool, share in 20..=100_u32,
    ) {
        let mut game = match is_spelt {
            true => spelt(&setup, seed, share),
            false => begin(&setup, seed),
        };
        play_on(&mut game, seed, |game, mv| {
            let mut after = game.clone();
            let effects = after.play(Seat::FIRST, mv).expect("a legal move");
            assert_eq!(game.effects(Seat::FIRST, mv), effects);
            let mut shown = appearances(game);
            let mut slid = appearances(game);
            for effect in &effects {
                match effect {
                    &Effect::CellChanged { cell, appearance, .. } => {
                        shown[cell.index()] = appearance;
                        if appearance == Appearance::Removed {
                            slid[cell.index()] = appearance;
                        }
                    }
                    &Effect::TileMoved { from, to } => {
                        assert_eq!(slid[to.index()], Appearance::Removed, "{from:?} slides onto a tile");
                        slid.swap(from.index(), to.index());
                    }
                    Effect::PairLine(line) => {
                        let Move::Pair(a, b) = mv else { panic!("{mv:?} joins tiles") };
                        assert_eq!(Some(line), game.line(a, b).as_ref());
                    }
                    other => panic!("{other:?}"),
                }
            }
            assert_eq!(shown, appearances(&after), "{mv:?}: {effects:?}");
            if let Move::Pair(..) = mv {
                assert!(matches!(effects[0], Effect::PairLine(_)));
                assert_eq!(slid, appearances(&after), "what slid after {mv:?}: {effects:?}");
            }
        });
        prop_assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
        prop_assert_eq!(game.tiles_left(), 0);
    }

    #[test]
    fn exactly_the_legal_moves_are_accepted_and_others_change_nothing(
        setup in setups(6), seed: u64, share in 5..=100_u32, plies in 0..12_usize,
        tries in proptest::collection::vec((any::<u8>(), 0..6_u8, any::<u32>(), any::<u32>()), 60),
    ) {
        let mut game = spelt(&setup, seed, share);
        let mut positions = Vec::new();
        play_on(&mut game, seed, |game, _| positions.push(game.clone()));
        positions.push(game);
        let mut game = positions.swap_remove(plies.min(positions.len() - 1));
        let cells = setup.plan.shape.cells() as u32;
        for (seat, kind, one, other) in tries {
            let seat = if seat < 200 { Seat::FIRST } else { Seat(seat) };
            let near = |id: u32| CellId(if id.is_multiple_of(5) { id } else { id % cells });
            let mv = match kind {
                0 => Move::Paint(Colour(one as u8)),
                1 => Move::Cell(near(one)),
                2 => Move::Pair(near(one), near(other)),
                3 => Move::Piece(one as u8),
                4 => Move::Chance(one),
                _ => Move::TimeUp,
            };
            let listed = game.legal_moves();
            let is_legal = game.to_move().seat() == Some(seat) && match mv {
                Move::Pair(a, b) => listed.contains(&Move::Pair(a.min(b), a.max(b))),
                Move::Chance(_) => listed.contains(&Move::Chance(0)),
                Move::TimeUp => game.setup().countdown().is_some(),
                mv => listed.contains(&mv),
            };
            prop_assert_eq!(game.check(seat, mv).is_ok(), is_legal, "{:?}: {:?}", mv, game.check(seat, mv));
            let before = appearances(&game);
            let mut tried = game.clone();
            let answer = tried.play(seat, mv);
            prop_assert_eq!(answer.is_ok(), is_legal);
            if is_legal {
                if mv != Move::TimeUp {
                    game = tried;
                }
            } else {
                prop_assert_eq!(appearances(&tried), before);
                prop_assert_eq!(tried.moves(), game.moves());
                prop_assert!(tried.effects(seat, mv).is_empty());
            }
        }
        for mv in game.legal_moves() {
            prop_assert!(game.clone().play(Seat::FIRST, mv).is_ok(), "{:?} is listed", mv);
        }
    }

    #[test]
    fn choices_are_spelt_and_read_again(setup in setups(20), seed: u64) {
        let code = GameCode { setup: tessella::games::Setup::Link(setup.clone()), start: Start::Seed(seed) };
        prop_assert_eq!(code.to_string().parse::<GameCode>(), Ok(code));
        let game = begin(&setup, seed);
        prop_assert_eq!(game.setup().countdown(), setup.countdown());
        prop_assert!(game.setup().time != Time::Usual);
        let cells: Vec<u8> = game.board().cells()
            .map(|cell| game.face(cell).map_or(0, |face| face.0 + 1)).collect();
        let code = GameCode { setup: tessella::games::Setup::Link(game.setup().clone()), start: Start::Cells(cells.clone()) };
        prop_assert_eq!(code.to_string().parse::<GameCode>(), Ok(code));
        let again = Link::new(&setup, &Start::Cells(cells)).expect("a deal spelt out");
        prop_assert_eq!(appearances(&again), appearances(&game));
        prop_assert!(again.solution().is_empty());
    }

    #[test]
    fn faces_are_spread_evenly(setup in setups(12), seed: u64) {
        let game = begin(&setup, seed);
        let mut counts = vec![0; usize::from(setup.faces)];
        for cell in game.board().cells() {
            let Face(face) = game.face(cell).expect("a tile on every cell");
            counts[usize::from(face)] += 1;
        }
        let (fewest, most) = (counts.iter().min(), counts.iter().max());
        prop_assert!(counts.iter().all(|count| count % 2 == 0), "{:?}", counts);
        prop_assert!(most <= fewest.map(|fewest| fewest + 2).as_ref(), "{:?}", counts);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_sure_hint_leads_to_another_until_the_board_is_empty(setup in setups(8), seed: u64) {
        let never = AtomicBool::new(false);
        let mut game = begin(&setup, seed);
        while game.outcome().is_none() {
            let Some(Advice::Play { mv, proved: true }) = game.hint(&never) else {
                panic!("{:?} after {} moves: {:?}", setup, game.moves(), game.hint(&never));
            };
            prop_assert_eq!(game.computer_move(Level::Gentle, &never), Some(mv));
            game.advance(Seat::FIRST, mv).expect("advice that can be followed");
        }
        prop_assert_eq!(game.moves() as usize, game.board().len() / 2);
        prop_assert_eq!(game.hint(&never), None);
    }
}

/// A thousand deals, sizes mixed: what the deal was made from clears the board by the rules.
fn a_thousand_deals(plan: impl Fn(u16, u16, u64) -> Plan, gravity: Gravity) {
    for seed in 0..1000_u64 {
        let (width, height) = match seed {
            0..2 => (30, 20),
            2..30 => (10, 10),
            _ => {
                let (width, height) = (2 + seed % 11, 2 + seed / 11 % 7);
                (width as u16 + (width * height % 2) as u16, height as u16)
            }
        };
        let faces = 1 + (seed * 7 % u64::from(FACES)) as u8;
        follow_solution(&begin(
            &setup(plan(width, height, seed), faces, gravity),
            seed,
        ));
    }
}

#[test]
fn every_deal_can_be_won_where_tiles_stay() {
    a_thousand_deals(|width, height, _| squares(width, height), Gravity::None);
}

#[test]
fn every_deal_can_be_won_where_tiles_fall_down() {
    a_thousand_deals(|width, height, _| squares(width, height), Gravity::Down);
}

#[test]
fn every_deal_can_be_won_where_tiles_rise() {
    a_thousand_deals(|width, height, _| squares(width, height), Gravity::Up);
}

#[test]
fn every_deal_can_be_won_where_tiles_slide_to_the_left() {
    a_thousand_deals(|width, height, _| squares(width, height), Gravity::Left);
}

#[test]
fn every_deal_can_be_won_where_tiles_slide_to_the_right() {
    a_thousand_deals(|width, height, _| squares(width, height), Gravity::Right);
}

#[test]
fn every_deal_can_be_won_where_tiles_slide_to_the_middle() {
    a_thousand_deals(|width, height, _| squares(width, height), Gravity::Middle);
}

#[test]
fn every_deal_can_be_won_on_hexes() {
    let layout = |seed: u64| HexLayout::ALL[(seed % 4) as usize];
    a_thousand_deals(
        |width, height, seed| hexes(width, height, layout(seed)),
        Gravity::None,
    );
    for layout in HexLayout::ALL {
        for (width, height) in [(2, 20), (3, 20), (30, 2), (30, 3), (5, 20)] {
            for seed in 0..10 {
                follow_solution(&begin(
                    &setup(hexes(width, height, layout), 16, Gravity::None),
                    seed,
                ));
            }
        }
    }
}

fn game(code: &str) -> Link {
    let code: GameCode = code.parse().expect("a code that can be read");
    match code.setup {
        tessella::games::Setup::Link(setup) => Link::new(&setup, &code.start).expect("a board"),
        other => panic!("{other:?}"),
    }
}

fn error(code: &str) -> String {
    let read: Result<GameCode, _> = code.parse();
    match read {
        Err(error) => error.to_string(),
        Ok(code) => {
            let begun = Session::new(code, vec![Player::Human]);
            begun
                .err()
                .map_or_else(String::new, |error| error.to_string())
        }
    }
}

#[test]
fn what_does_not_fit_is_refused_with_words() {
    let refusals = [
        ("link:9x9#1", "81 tiles are not all in pairs"),
        ("link:31x4#1", "2 to 30 columns"),
        ("link:4x21#1", "2 to 20 rows"),
        ("link:hex31x2#1", "2 to 30 columns"),
        ("link:ring40#1", "no rows"),
        ("link:10x10,wrap#1", "not joined"),
        ("link:10x10,n8#1", "along their sides"),
        ("link:10x10,hills2-1#1", "even"),
        ("link:hex10x8,down#1", "stay where they are"),
        ("link:down,hex10x8#1", "stay where they are"),
        ("link:10x10,f46#1", "1 to 45 faces"),
        ("link:10x10,f0#1", "1 to 45 faces"),
        ("link:2x2,f3#1", "at most 2 faces"),
        ("link:f16,f16#1", "each option once"),
        ("link:down,up#1", "each option once"),
        ("link:untimed,t180+3#1", "each option once"),
        ("link:t5+3#1", "6 to 3600 seconds"),
        ("link:t180#1", "6 to 3600 seconds"),
        ("link:t180+61#1", "0 to 60"),
        ("link:sideways#1", "a way to fall"),
        ("link:2x2=ab/ba/", "nothing after"),
        ("link:2x2=ab/aT", "A to S"),
        ("link:2x2=ab/ac", "in pairs"),
        ("link:2x2=../..", "no pair"),
        ("link:2x2=abb", "4 tiles"),
    ];
    for (code, expected) in refusals {
        let said = error(code);
        assert!(said.contains(expected), "{code}: {said:?}");
    }
    let refused = |setup: Setup| Link::new(&setup, &Start::Seed(1)).expect_err("no game").0;
    let usual = Setup::default();
    assert!(
        refused(Setup {
            faces: 46,
            ..usual.clone()
        })
        .contains("faces")
    );
    assert!(
        refused(Setup {
            plan: squares(2, 2),
            ..usual.clone()
        })
        .contains("2 faces")
    );
    let time = |start, gain| Time::Countdown(Countdown { start, gain });
    assert!(
        refused(Setup {
            time: time(5000, 0),
            ..usual.clone()
        })
        .contains("seconds")
    );
    assert!(
        refused(Setup {
            time: time(6500, 0),
            ..usual.clone()
        })
        .contains("whole")
    );
    assert!(
        refused(Setup {
            time: time(6000, 61_000),
            ..usual.clone()
        })
        .contains("back")
    );
    let cells = |cells: &[u8]| {
        Link::new(&usual, &Start::Cells(cells.to_vec()))
            .expect_err("no game")
            .0
    };
    assert!(cells(&[1, 1]).contains("100"));
    assert!(cells(&[46; 100]).contains("45 faces"));
}

#[test]
fn the_default_countdown_follows_the_number_of_pairs() {
    let seconds = |cells| default_countdown(cells).start / 1000;
    assert_eq!([4, 10, 100, 200, 600].map(seconds), [7, 18, 180, 360, 1080]);
    assert_eq!(default_countdown(100).gain, 3000);
    let setup = |code: &str| game(code).setup().options();
    assert_eq!(setup("link:10x10#1"), "10x10,f16,t180+3");
    assert_eq!(setup("link:4x4,down#1"), "4x4,f8,down,t29+3");
    assert_eq!(setup("link:4x4,untimed#1"), "4x4,f8,untimed");
}

#[test]
fn time_that_is_up_loses_the_game_where_there_is_a_countdown() {
    let mut untimed = game("link:4x4,untimed#1");
    assert_eq!(
        untimed.advance(Seat::FIRST, Move::TimeUp),
        Err(IllegalMove::WrongKind)
    );
    let mut timed = game("link:4x4#1");
    assert_eq!(timed.play(Seat::FIRST, Move::TimeUp), Ok(Vec::new()));
    assert_eq!(
        (timed.outcome(), timed.to_move()),
        (Some(Outcome::Lost), Turn::Nobody)
    );
    assert!(timed.legal_moves().is_empty());
    assert_eq!(
        timed.advance(Seat::FIRST, Move::TimeUp),
        Err(IllegalMove::Over)
    );
}

/// Two pairs that shut each other in: the row above and the ring join neither.
#[test]
fn where_no_pair_goes_chance_deals_anew() {
    let mut game = game("link:2x2,untimed=ab/ba");
    assert!(game.is_stuck());
    assert_eq!(game.to_move(), Turn::Chance(Seat::FIRST));
    assert_eq!(game.legal_moves(), [Move::Chance(0)]);
    let pair = Move::Pair(CellId(0), CellId(3));
    assert_eq!(game.check(Seat::FIRST, pair), Err(NO_LINE));
    game.advance(Seat::FIRST, Move::Chance(99))
        .expect("a shuffle");
    assert_eq!(game.to_move(), Turn::Player(Seat::FIRST));
    assert_eq!(
        game.check(Seat::FIRST, Move::Chance(99)),
        Err(IllegalMove::WrongKind)
    );
    follow_solution(&game);
}

#[test]
fn tiles_that_nothing_holds_have_fallen_when_the_game_begins() {
    let shown = |code: &str| {
        let game = game(code);
        let faces = game.board().cells().map(|cell| game.face(cell));
        faces
            .map(|face| face.map_or('.', |Face(face)| char::from(b'a' + face)))
            .collect::<String>()
    };
    assert_eq!(shown("link:4x2,untimed=ab../..ab"), "ab....ab");
    assert_eq!(shown("link:4x2,down,untimed=ab../..ab"), "....abab");
    assert_eq!(shown("link:4x2,left,untimed=.ab./..ab"), "ab..ab..");
    assert_eq!(shown("link:4x2,middle,untimed=a..b/.ab."), ".ab..ab.");
    assert_eq!(shown("link:5x2,middle,untimed=a...b/b...a"), "..ab...ba.");
}

/// No straight line leads far down a narrow board of hexes: the two must come nearer to each other.
#[test]
fn on_hexes_chance_moves_tiles_that_nothing_could_join() {
    let cells = format!("a.{}.a", ".".repeat(36));
    let mut game = game(&format!("link:hex2x20,untimed={cells}"));
    assert!(game.is_stuck());
    game.play(Seat::FIRST, Move::Chance(1)).expect("a shuffle");
    assert_eq!(game.tiles_left(), 2);
    follow_solution(&game);
}

/// Codes that players keep depend on it.
#[test]
fn what_a_seed_deals_never_changes() {
    let dealt = [
        ("link:6x4,f6#1", "aadadf/cbfacb/dbdffe/ecebce"),
        ("link:6x4,f6,down#1", "dadedf/aebabc/fabfcc/edcfbe"),
        ("link:7x4,f7,middle#2", "ceedbad/baggbfg/ecafbcd/efdcgfa"),
        ("link:hex6x4,f6#3", "bffcdf/abefbc/abdeda/eccaed"),
    ];
    for (code, cells) in dealt {
        let game = game(code);
        let values = game.board().cells().map(|cell| game.face(cell));
        let values: Vec<u8> = values
            .map(|face| face.map_or(0, |Face(face)| face + 1))
            .collect();
        assert_eq!(game.setup().format_cells(&values), cells, "{code}");
    }
    let mut stuck = game("link:2x4,untimed=ab/ba/cd/dc");
    stuck
        .advance(Seat::FIRST, Move::Chance(7))
        .expect("a shuffle");
    let faces: Vec<_> = stuck.board().cells().map(|cell| stuck.face(cell)).collect();
    assert_eq!(faces, [0, 2, 0, 2, 1, 3, 1, 3].map(|face| Some(Face(face))));
}

/// Against a search that tries everything: whether a hint keeps the board winnable, and since when nothing does.
#[test]
fn a_hint_says_when_it_was_too_late() {
    let never = AtomicBool::new(false);
    let mut late = 0;
    for seed in 0..40 {
        let mut game = begin(&setup(squares(4, 4), 4, Gravity::Down), seed);
        let mut stream = SeededRng::new(b"testhint", seed);
        let mut positions = vec![game.clone()];
        while game.to_move() == Turn::Player(Seat::FIRST) {
            let advice = game.hint(&never).expect("advice while pairs go");
            let won = positions
                .iter()
                .rposition(can_be_won)
                .expect("a deal that can be won");
            match advice {
                Advice::Play { mv, proved } => {
                    assert!(proved, "a board so small is searched to its end");
                    let mut after = game.clone();
                    after.advance(Seat::FIRST, mv).expect("a legal move");
                    assert!(can_be_won(&after));
                }
                Advice::Lost { last_winnable } => {
                    assert_eq!(last_winnable as usize, won);
                    late += 1;
                }
                Advice::Unsolvable => panic!("every deal can be won"),
            }
            let pairs = game.pairs();
            let (a, b) = pairs[stream.below(pairs.len() as u32) as usize];
            game.advance(Seat::FIRST, Move::Pair(a, b))
                .expect("a pair that goes");
            positions.push(game.clone());
        }
    }
    assert!(late > 3, "{late} positions that could not be won any more");
}

/// Tries everything.
fn can_be_won(game: &Link) -> bool {
    let after = |(a, b)| {
        let mut after = game.clone();
        after
            .advance(Seat::FIRST, Move::Pair(a, b))
            .expect("a pair that goes");
        after
    };
    game.tiles_left() == 0
        || game
            .pairs()
            .into_iter()
            .map(after)
            .any(|after| can_be_won(&after))
}

/// Tries everything, but nothing twice.
fn some_way_clears(game: &Link, hopeless: &mut HashSet<Vec<Appearance>>) -> bool {
    if game.tiles_left() == 0 {
        return true;
    }
    if hopeless.contains(&appearances(game)) {
        return false;
    }
    for (a, b) in game.pairs() {
        let mut after = game.clone();
        after
            .advance(Seat::FIRST, Move::Pair(a, b))
            .expect("a pair that goes");
        if some_way_clears(&after, hopeless) {
            return true;
        }
    }
    hopeless.insert(appearances(game));
    false
}

static NEVER: AtomicBool = AtomicBool::new(false);

fn solved(game: &Link, budget: &SearchBudget<'_>) -> SearchReport {
    let finding = game.solve(Effort::Full, budget);
    finding.expect("there is always something to solve")
}

/// That the moves clear the board, one after the other.
fn follow(game: &Link, moves: &[Move]) {
    let mut game = game.clone();
    for &mv in moves {
        assert_eq!(game.advance(Seat::FIRST, mv), Ok(()), "{mv:?} of {moves:?}");
    }
    assert_eq!(game.outcome(), Some(Outcome::Won(Seat::FIRST)));
}

/// That the solver says of boards and of what random pairs leave of them what trying everything says; how many of them can
/// be won and how many cannot.
fn solve_small_ones(plans: &[Plan], gravity: Gravity, boards: u64) -> [usize; 2] {
    let mut counts = [0; 2];
    for seed in 0..boards {
        let plan = &plans[seed as usize % plans.len()];
        let pairs = plan.shape.cells() as u8 / 2;
        let faces = [pairs, pairs, pairs * 3 / 4, pairs / 2][seed as usize / plans.len() % 4];
        let setup = setup(plan.clone(), faces, gravity);
        let mut game = match seed % 8 {
            0 => begin(&setup, seed),
            _ => strewn(&setup, seed),
        };
        let mut stream = SeededRng::new(b"testsolv", seed);
        let mut hopeless = HashSet::new();
        loop {
            let expected = some_way_clears(&game, &mut hopeless);
            counts[usize::from(expected)] += 1;
            match solved(&game, &SearchBudget::unbounded(&NEVER)).result {
                SearchResult::Solved { moves, shortest } => {
                    assert!(
                        shortest && expected,
                        "{moves:?} of {:?}",
                        appearances(&game)
                    );
                    follow(&game, &moves);
                }
                answer => {
                    assert_eq!(answer, SearchResult::Unsolvable);
                    assert!(!expected, "{:?} under {gravity:?}", appearances(&game));
                }
            }
            let pairs = game.pairs();
            if pairs.is_empty() {
                break;
            }
            let (a, b) = pairs[stream.below(pairs.len() as u32) as usize];
            game.advance(Seat::FIRST, Move::Pair(a, b))
                .expect("a pair that goes");
        }
    }
    counts
}

/// Tiles on all cells, each face as often as the others or once more, in an order of chance.
fn strewn(setup: &Setup, seed: u64) -> Link {
    let mut values: Vec<u8> = (0..setup.plan.shape.cells() as usize / 2)
        .flat_map(|pair| [1 + (pair % usize::from(setup.faces)) as u8; 2])
        .collect();
    SeededRng::new(b"teststrw", seed).shuffle(&mut values);
    Link::new(setup, &Start::Cells(values)).expect("tiles in pairs")
}

#[test]
fn what_can_be_won_is_known_on_small_boards_of_squares() {
    let plans = [(4, 4), (5, 4), (4, 6), (2, 7), (8, 2), (6, 4)].map(|(w, h)| squares(w, h));
    for gravity in Gravity::ALL {
        let [lost, won] = solve_small_ones(&plans, gravity, 120);
        assert!(
            lost > 30 && won > 300,
            "{gravity:?}: {lost} lost, {won} won"
        );
    }
}

#[test]
fn what_can_be_won_is_known_on_small_boards_of_hexes() {
    let plans: Vec<Plan> = HexLayout::ALL
        .into_iter()
        .flat_map(|layout| [(4, 4), (5, 4), (4, 6)].map(|(w, h)| hexes(w, h, layout)))
        .collect();
    let [lost, won] = solve_small_ones(&plans, Gravity::None, 240);
    assert!(lost > 10 && won > 300, "{lost} lost, {won} won");
}

#[test]
fn what_is_over_needs_no_way() {
    let mut game = game("link:2x2=aa/bb");
    for pair in [(0, 1), (2, 3)] {
        let mv = Move::Pair(CellId(pair.0), CellId(pair.1));
        game.advance(Seat::FIRST, mv).expect("two that touch");
    }
    let way = SearchResult::Solved {
        moves: Vec::new(),
        shortest: true,
    };
    assert_eq!(solved(&game, &SearchBudget::unbounded(&NEVER)).result, way);
    assert_eq!(game.best_move(&SearchBudget::unbounded(&NEVER)), None);
    let stuck = self::game("link:2x2=ab/ba");
    let finding = solved(&stuck, &SearchBudget::unbounded(&NEVER));
    assert_eq!(finding.result, SearchResult::Unsolvable);
    let mut late = self::game("link:4x4#1");
    late.advance(Seat::FIRST, Move::TimeUp)
        .expect("a countdown");
    let finding = solved(&late, &SearchBudget::unbounded(&NEVER));
    assert_eq!(finding.result, SearchResult::Unsolvable);
}

/// Large boards that nothing is known of, some of which cannot be decided.
fn large() -> impl Iterator<Item = Link> {
    Gravity::ALL.into_iter().flat_map(|gravity| {
        [(18, 8, 45), (30, 20, 45)]
            .map(|(width, height, faces)| strewn(&setup(squares(width, height), faces, gravity), 3))
    })
}

#[test]
fn as_many_nodes_find_the_same_and_no_more_are_looked_at() {
    for game in large() {
        for nodes in [0, 1, 40, 400] {
            let budget = SearchBudget::nodes(nodes, &NEVER);
            let finding = solved(&game, &budget);
            assert!(finding.nodes <= nodes);
            assert_eq!(finding, solved(&game, &budget));
            if let SearchResult::Solved { moves, .. } = &finding.result {
                follow(&game, moves);
            }
            let mv = game.best_move(&budget).expect("pairs that go");
            assert_eq!(game.check(Seat::FIRST, mv), Ok(()));
            assert_eq!(game.best_move(&budget), Some(mv));
        }
    }
}

#[test]
fn solving_ends_when_the_time_is_over_or_the_flag_is_set() {
    // Both are looked at about every millisecond; a busy machine may let this thread wait for long.
    const SOON: Duration = Duration::from_secs(2);
    for game in large() {
        let begun = Instant::now();
        solved(
            &game,
            &SearchBudget::time(Duration::from_millis(20), &NEVER),
        );
        assert!(begun.elapsed() < SOON, "{:?}", game.setup());
    }
    let stop = AtomicBool::new(false);
    for game in large() {
        stop.store(false, Ordering::Relaxed);
        std::thread::scope(|scope| {
            let solving = scope.spawn(|| solved(&game, &SearchBudget::unbounded(&stop)));
            std::thread::sleep(Duration::from_millis(20));
            stop.store(true, Ordering::Relaxed);
            let begun = Instant::now();
            solving.join().expect("an answer");
            assert!(begun.elapsed() < SOON, "{:?}", game.setup());
        });
    }
    let finding = solved(
        &begin(&Setup::default(), 1),
        &SearchBudget::unbounded(&stop),
    );
    assert!(finding.nodes == 0, "the flag was set before");
}

/// Who follows a hint that is sure gets another, also after pairs that the deal did not have in mind.
#[test]
fn a_sure_hint_is_followed_by_sure_ones_on_boards_that_were_strayed_from() {
    let mut won = 0;
    for (gravity, seed) in Gravity::ALL.into_iter().zip(0..) {
        let mut game = begin(&setup(squares(12, 8), 20, gravity), seed);
        let mut stream = SeededRng::new(b"teststry", seed);
        for _ in 0..4 {
            let pairs = game.pairs();
            let (a, b) = pairs[stream.below(pairs.len() as u32) as usize];
            game.advance(Seat::FIRST, Move::Pair(a, b))
                .expect("a pair that goes");
        }
        let mut was_proved = false;
        while let Some(Advice::Play { mv, proved }) = game.hint(&NEVER) {
            assert!(
                proved || !was_proved,
                "{gravity:?} after {} moves",
                game.moves()
            );
            was_proved = proved;
            let Move::Pair(a, b) = mv else {
                panic!("{mv:?}")
            };
            // Whichever of the two is named first.
            game.advance(Seat::FIRST, Move::Pair(b, a))
                .expect("advice that can be followed");
        }
        assert_eq!(was_proved, game.tiles_left() == 0, "{gravity:?}");
        won += usize::from(was_proved);
    }
    assert!(won >= 4, "{won} of six boards were won");
}

#[test]
fn a_hint_that_is_told_to_stop_stops() {
    let dealt = game("link:30x20,f45,middle,untimed#1");
    assert_eq!(dealt.hint(&AtomicBool::new(true)), None);
}

#[test]
fn a_record_is_restored_with_its_shuffles() {
    let code: GameCode = "link:2x2,f2=ab/ba".parse().expect("a code");
    let mut session = Session::new(code, vec![Player::Human]).expect("a game");
    session
        .play(Seat::FIRST, Move::Chance(5))
        .expect("a shuffle");
    let position = session.position().legal_moves()[0];
    session.play(Seat::FIRST, position).expect("a pair");
    let again = Session::restore(&session.record()).expect("a record that holds");
    assert_eq!(again.record(), session.record());
    assert_eq!(
        again.position().legal_moves(),
        session.position().legal_moves()
    );
}

#[test]
fn forty_five_faces_have_signs_of_their_own() {
    let setup = Setup {
        faces: FACES,
        ..Setup::default()
    };
    let values: Vec<u8> = (0..=45).collect();
    let spelt = setup.format_cells(&values);
    let mut signs: Vec<char> = spelt.chars().filter(|sign| *sign != '/').collect();
    signs.sort_unstable();
    signs.dedup();
    assert_eq!(signs.len(), 46);
}
