//! Games and results for the tests.

use proptest::prelude::*;
use tessella_games::{Level, Rules, Turn};
use tessella_library::statistics::{Ending, GameResult, Opponent, Statistics};
use tessella_session::{GameId, Player, Session};

pub const PERSON: Player = Player::Human;
pub const ALONE: &str = "drench:5x5,c4,m9#1";

pub fn session(code: &str, players: &[Player]) -> Session {
    let code = code
        .parse()
        .unwrap_or_else(|error| panic!("{code}: {error}"));
    Session::new(code, players.to_vec()).expect("a game that can be set up")
}

/// Plays a game to its end. `choices` select the moves, the last one again and again.
pub fn finished(code: &str, players: &[Player], choices: &[usize]) -> Session {
    let mut game = session(code, players);
    let last = choices.last().copied().unwrap_or(0);
    let mut choices = choices.iter().copied();
    while let Some((seat, _)) = game.player_to_move() {
        let choice = choices.next().unwrap_or(last);
        let position = game.position();
        let mv = match position.to_move() {
            Turn::Chance(_) => position.chance_move(choice as u32).expect("a roll"),
            _ => position.legal_moves()[choice % position.legal_moves().len()],
        };
        game.advance_clock(1000);
        game.play(seat, mv).expect("a legal move");
    }
    game
}

pub const fn id(number: u64) -> GameId {
    GameId::from_number(number)
}

/// Returns a win alone with a par of 10 moves.
pub fn win(code: &str, finished_at: u64) -> GameResult {
    GameResult {
        code: code.to_owned(),
        ending: Ending::Won,
        opponent: Opponent::Nobody,
        moves: 12,
        par: Some(10),
        milliseconds: 30_000,
        hints: 0,
        finished_at,
    }
}

fn endings() -> impl Strategy<Value = Ending> {
    proptest::sample::select(vec![
        Ending::Won,
        Ending::Lost,
        Ending::Drawn,
        Ending::Played,
        Ending::GivenUp,
    ])
}

fn opponents() -> impl Strategy<Value = Opponent> {
    let level = proptest::sample::select(Level::ALL.to_vec());
    prop_oneof![
        4 => Just(Opponent::Nobody),
        1 => Just(Opponent::People),
        1 => level.prop_map(Opponent::Computer),
        1 => "[ab]{1,2}".prop_map(Opponent::Person),
        1 => Just(Opponent::Problem),
    ]
}

/// Results of few games, so that many are of the same game.
pub fn results() -> impl Strategy<Value = (GameId, GameResult)> {
    let numbers = (0..4u32, proptest::option::of(0..4u32), 0..3u32, 0..2u32);
    let game = (0..3u64, 0..3u64);
    (game, endings(), opponents(), numbers, 0..4u64).prop_map(
        |((game, seed), ending, opponent, (moves, par, milliseconds, hints), finished_at)| {
            let code = format!("drench:5x5,c4#{seed}");
            let result = GameResult {
                code,
                ending,
                opponent,
                moves,
                par,
                milliseconds,
                hints,
                finished_at,
            };
            (id(game), result)
        },
    )
}

pub fn statistics() -> impl Strategy<Value = Statistics> {
    proptest::collection::vec(results(), 0..12).prop_map(|results| {
        let mut statistics = Statistics::default();
        for (id, result) in results {
            statistics.record(id, result);
        }
        statistics
    })
}
