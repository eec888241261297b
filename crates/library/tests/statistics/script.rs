//! Thousands of games played by a script, with undo, redo, restart, copies and removal. The statistics equal a count
//! that knows all ends of all games.

use crate::count::{
    EASY, Event, GENTLE, PERSON, REMOTE, What, counted, ending, moves_of_people, opponent, summary,
};
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use tessella_boards::random::SeededRng;
use tessella_games::{Game, Level, Rules, Turn};
use tessella_library::statistics::{
    BoardClass, BoardShape, GameKey, GameResult, Group, Statistics,
};
use tessella_session::{
    GameId, GameLibrary, Session, export_game, import_game, read_save, write_save,
};

/// Number of games that the script begins, besides restarts. Many are not finished, or are a board that was played before.
const GAMES: usize = 5000;
/// Maximum number of steps with a game before the next one begins.
const STEPS: u32 = 150;

/// Codes without their seeds, with the game and the kind of board of their groups.
const ALONE: [(&str, BoardKind); 7] = [
    ("drench:5x5,c4", (Game::Drench, SQUARES)),
    ("drench:5x5,c3,m4", (Game::Drench, SQUARES)),
    ("drench:hex5x5,c4", (Game::Drench, flat(BoardShape::Hexes))),
    ("link:4x4", (Game::Link, SQUARES)),
    ("link:4x6", (Game::Link, SQUARES)),
    ("light:4x4,b5", (Game::LightBlock, SQUARES)),
    (
        "light:hex4x4,b4",
        (Game::LightBlock, flat(BoardShape::Hexes)),
    ),
];
const SEVERAL: [(&str, BoardKind, usize); 8] = [
    ("drench:5x5,c4,s2", (Game::Drench, SQUARES), 2),
    ("row:3x3,k3,s2", (Game::InARow, SQUARES), 2),
    ("row:3x3x3,k3,s2", (Game::InARow, flat(BoardShape::Cube)), 2),
    ("row:5x5,k3,s3", (Game::InARow, SQUARES), 3),
    ("race:ring24,s2,p1", (Game::Race, flat(BoardShape::Ring)), 2),
    ("race:track24,s2", (Game::Race, flat(BoardShape::Track)), 2),
    ("blockade:5x5,s2,b2", (Game::Blockade, SQUARES), 2),
    ("blockade:5x5,hills2-1,s2,b2", (Game::Blockade, HILLS), 2),
];

/// Game and kind of board.
type BoardKind = (Game, BoardClass);

const SQUARES: BoardClass = flat(BoardShape::Squares);
const HILLS: BoardClass = BoardClass {
    has_hills: true,
    ..SQUARES
};

const fn flat(shape: BoardShape) -> BoardClass {
    let has_hills = false;
    BoardClass { shape, has_hills }
}

#[derive(Clone, Copy)]
struct KnownGame {
    /// Number that the game shares with its copies.
    number: u32,
    hints: u32,
    board: BoardKind,
}

struct Script {
    random: SeededRng,
    library: GameLibrary,
    statistics: Statistics,
    /// Independent record of each game of the library.
    known: HashMap<GameId, KnownGame>,
    numbers: u32,
    events: Vec<Event>,
    now: u64,
}

impl Script {
    fn below(&mut self, end: usize) -> usize {
        self.random.below(end as u32) as usize
    }

    fn game(&self) -> &Session {
        self.library.game().expect("a game is being played")
    }

    fn current(&self) -> GameId {
        self.library.current_id().expect("a game is being played")
    }

    /// Notes that the game being played has just begun.
    fn note_new_game(&mut self, board: BoardKind) {
        self.numbers += 1;
        let known = KnownGame {
            number: self.numbers,
            hints: 0,
            board,
        };
        self.known.insert(self.current(), known);
        self.name_people();
    }

    /// Names are not saved; a server names the people again.
    fn name_people(&mut self) {
        let names = self.game().players().iter();
        let names = names.map(|&player| if player == REMOTE { "Bo" } else { "Me" }.to_owned());
        let names = names.collect();
        self.library.set_names(names);
    }

    fn begin(&mut self) {
        let seed = self.below(60);
        let (code, board, players) = if self.below(2) == 0 {
            let (code, board) = ALONE[self.below(ALONE.len())];
            (code, board, vec![PERSON])
        } else {
            let (code, board, seats) = SEVERAL[self.below(SEVERAL.len())];
            let others = [
                [GENTLE, EASY],
                [EASY, EASY],
                [PERSON, GENTLE],
                [REMOTE, EASY],
            ];
            let mut players = vec![PERSON];
            players.extend(&others[self.below(others.len())][..seats - 1]);
            self.random.shuffle(&mut players);
            (code, board, players)
        };
        let code = format!("{code}#{seed}");
        let parsed = code
            .parse()
            .unwrap_or_else(|error| panic!("{code}: {error}"));
        let game = Session::new(parsed, players).unwrap_or_else(|error| panic!("{code}: {error}"));
        self.library.begin(game);
        self.note_new_game(board);
    }

    fn play(&mut self) {
        let Some((seat, player)) = self.game().player_to_move() else {
            return;
        };
        let random = self.random.below(1 << 30);
        let position = self.game().position();
        let never = AtomicBool::new(false);
        let mv = match position.to_move() {
            Turn::Chance(_) => position.chance_move(random),
            _ if player != PERSON && random.is_multiple_of(8) => {
                position.computer_move(Level::Gentle, &never)
            }
            _ => {
                let legal = position.legal_moves();
                legal.get(random as usize % legal.len().max(1)).copied()
            }
        };
        let mv = mv.expect("somebody is to move");
        self.library.advance_clock(random % 3000);
        self.library.play(seat, mv).expect("a legal move");
    }

    /// Does something that a player may do.
    fn step(&mut self) {
        self.now += 1;
        match self.below(100) {
            0..86 => self.play(),
            86..89 => drop(self.library.undo()),
            89..91 => drop(self.library.redo()),
            91 => {
                let before = self.known[&self.current()];
                self.library.restart().expect("the same game again");
                self.note_new_game(before.board);
                // On a board for one seat, the player still knows the hints.
                if self.game().players().len() == 1 {
                    let id = self.current();
                    self.known
                        .entry(id)
                        .and_modify(|known| known.hints = before.hints);
                }
            }
            92..94 => {
                self.library.record_hint();
                let id = self.current();
                self.known.entry(id).and_modify(|known| known.hints += 1);
            }
            94..96 => self.copy(),
            96..98 => self.open_other(),
            98 => self.remove_and_put_back(),
            _ => self.save_and_read(),
        }
        self.observe();
    }

    fn copy(&mut self) {
        let known = self.known[&self.current()];
        let game = self.library.current().expect("a game");
        let text = export_game(&game).expect("a text");
        self.library
            .begin(import_game(&text).expect("the same game"));
        self.known.insert(self.current(), known);
        self.name_people();
    }

    fn open_other(&mut self) {
        let count = self.library.stored().len();
        if count > 0 {
            let at = self.below(count);
            let id = self.library.stored()[at].id;
            assert_eq!(self.library.open(id), Ok(true));
            self.name_people();
        }
    }

    /// Removes the game being played, and puts it back half of the time.
    fn remove_and_put_back(&mut self) {
        let (id, par) = (self.current(), par(self.game()));
        let identity = self.library.current_identity().expect("a game");
        let hints = self.library.current_hints();
        let result = GameResult::of_given_up(self.game(), hints, self.now, par);
        let key = GameKey::of(self.game(), identity).expect("a person has a seat");
        if let Some(result) = result {
            self.push(What::GivenUp, "given up");
            self.statistics.record(identity, result);
        }
        self.library.remove(id);
        if self.below(2) == 0 {
            self.library.put_back();
            assert_eq!(self.library.open(id), Ok(true));
            self.name_people();
            self.now += 1;
            self.push(What::PutBack, "");
            self.statistics.take_back(&key);
        } else {
            self.begin();
        }
    }

    fn save_and_read(&mut self) {
        let bytes = write_save(&self.library).expect("bytes");
        let loaded = read_save(&bytes).expect("the same games");
        assert_eq!(loaded.problem, None);
        self.library = loaded.library;
        self.name_people();
    }

    /// Counts the game being played if it is over, as the window does after each change.
    fn observe(&mut self) {
        let (hints, par) = (self.library.current_hints(), par(self.game()));
        let identity = self.library.current_identity().expect("a game");
        let result = GameResult::of(self.game(), hints, self.now, par);
        let outcome = self.game().position().outcome();
        assert_eq!(result.is_some(), outcome.is_some());
        if let (Some(result), Some(outcome)) = (result, outcome) {
            self.push(What::Finished, ending(self.game(), outcome));
            self.statistics.record(identity, result);
        }
    }

    fn push(&mut self, what: What, ending: &'static str) {
        let known = self.known[&self.current()];
        let game = self.game();
        self.events.push(Event {
            what,
            group: Group {
                game: known.board.0,
                board: known.board.1,
                opponent: opponent(game.players()),
                is_of_given_positions: false,
            },
            game: match game.players() {
                [_] => game.code().to_string(),
                _ => known.number.to_string(),
            },
            ending,
            moves: moves_of_people(game),
            par: par(game),
            milliseconds: game.elapsed(),
            hints: known.hints,
            at: self.now,
        });
    }
}

/// Returns the par that the script gives to a board.
fn par(game: &Session) -> Option<u32> {
    let code = game.code().to_string();
    code.starts_with("drench:")
        .then(|| 4 + code.len() as u32 % 5)
}

#[test]
fn statistics_of_scripted_games_equal_an_independent_count() {
    let mut script = Script {
        random: SeededRng::new(b"script  ", 1),
        library: GameLibrary::default(),
        statistics: Statistics::default(),
        known: HashMap::new(),
        numbers: 0,
        events: Vec::new(),
        now: 1_800_000_000,
    };
    for number in 0..GAMES {
        script.begin();
        for _ in 0..STEPS {
            script.step();
            if script.game().position().outcome().is_some() && script.below(3) == 0 {
                break;
            }
        }
        // Thousands of games would make saves slow.
        if number % 50 == 49 {
            script.library = GameLibrary::default();
        }
    }
    let counted = counted(&script.events);
    assert!(counted.len() >= 2000, "only {} games", counted.len());
    let ends = |what| script.events.iter().filter(move |event| event.what == what);
    assert!(
        ends(What::Finished).count() > counted.len() * 3 / 2,
        "many games end more than once"
    );
    assert!(counted.iter().any(|event| event.what == What::GivenUp));
    assert_eq!(script.statistics.len(), counted.len());
    let all: Vec<&Event> = counted.iter().collect();
    assert_eq!(script.statistics.total(), summary(&all));

    let found = script.statistics.groups();
    assert!(found.len() > 25, "{} groups", found.len());
    let mut grouped = 0;
    for (group, numbers) in found {
        let events: Vec<&Event> = counted
            .iter()
            .filter(|event| event.group == group)
            .collect();
        assert_eq!(numbers, summary(&events), "{group:?}");
        grouped += events.len();
    }
    assert_eq!(grouped, counted.len(), "each group once");
}
