//! Independent count of the ends of games, for the script.

use std::collections::BTreeMap;
use tessella_games::{Level, Move, Outcome, Position, Rules, Turn};
use tessella_library::statistics::{Group, Opponent, Summary};
use tessella_session::{Player, Session};

pub const GENTLE: Player = Player::Computer(Level::Gentle);
pub const EASY: Player = Player::Computer(Level::Easy);
pub const PERSON: Player = Player::Human;
pub const REMOTE: Player = Player::Remote;

/// Something that happened to a game, as the script knows it.
#[derive(Clone, Debug)]
pub struct Event {
    pub what: What,
    /// Game code of a board for one seat, or the number that all copies of a game share.
    pub game: String,
    pub group: Group,
    pub ending: &'static str,
    pub moves: u32,
    pub par: Option<u32>,
    pub milliseconds: u32,
    pub hints: u32,
    pub at: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Finished,
    GivenUp,
    PutBack,
}

/// Returns the opponent of a person.
pub fn opponent(players: &[Player]) -> Opponent {
    let count = |player| players.iter().filter(|&&other| other == player).count();
    match () {
        () if count(PERSON) > 1 => Opponent::People,
        () if players.len() == 1 => Opponent::Nobody,
        () if count(REMOTE) > 0 => Opponent::Person("Bo".to_owned()),
        () if count(EASY) > 0 => Opponent::Computer(Level::Easy),
        () => Opponent::Computer(Level::Gentle),
    }
}

/// Returns the ending for the only person.
pub fn ending(game: &Session, outcome: Outcome) -> &'static str {
    let people: Vec<usize> = (0..game.players().len())
        .filter(|&seat| game.players()[seat] == PERSON)
        .collect();
    match (people.as_slice(), outcome) {
        ([only], Outcome::Won(seat)) if usize::from(seat.0) == *only => "won",
        ([_], Outcome::Draw) => "drawn",
        ([_], _) => "lost",
        _ => "played",
    }
}

/// Replays a game from its code, and counts the moves that people chose.
pub fn moves_of_people(game: &Session) -> u32 {
    let code = game.code();
    let mut position = Position::new(&code.setup, &code.start).expect("a position");
    let mut count = 0;
    for played in &game.moves()[..game.cursor()] {
        let turn = position.to_move();
        let seat = turn.seat().expect("the game goes on");
        let is_person = game.players()[seat.index()] == PERSON;
        let is_choice = matches!(turn, Turn::Player(_)) && played.mv != Move::TimeUp;
        count += u32::from(is_person && is_choice);
        position.advance(seat, played.mv).expect("a legal move");
    }
    count
}

/// Returns the event by which each game counts: its first end, or else that it was given up and not put back.
pub fn counted(events: &[Event]) -> Vec<Event> {
    let mut by_game: BTreeMap<&str, Vec<&Event>> = BTreeMap::new();
    for event in events {
        by_game.entry(&event.game).or_default().push(event);
    }
    let mut counted: Vec<Event> = Vec::new();
    for events in by_game.values() {
        let end = events.iter().find(|event| event.what == What::Finished);
        let put_back = events.iter().rposition(|event| event.what == What::PutBack);
        let rest = &events[put_back.map_or(0, |at| at + 1)..];
        let given_up = rest.iter().find(|event| event.what == What::GivenUp);
        counted.extend(end.or(given_up).map(|&event| event.clone()));
    }
    counted.sort_by_key(|event| event.at);
    counted
}

/// Computes the statistics of these events without the library's code.
pub fn summary(events: &[&Event]) -> Summary {
    let count = |ending: &str| events.iter().filter(|event| event.ending == ending).count() as u32;
    let wins: Vec<&&Event> = events
        .iter()
        .filter(|event| event.ending == "won")
        .collect();
    let above = |event: &Event| Some(i64::from(event.moves) - i64::from(event.par?));
    let unaided = || wins.iter().filter(|event| event.hints == 0);
    let all_above: Vec<i64> = wins.iter().filter_map(|event| above(event)).collect();
    let times = wins.iter().map(|event| u64::from(event.milliseconds));
    let streaks = events.split(|event| event.ending != "won").map(<[_]>::len);
    Summary {
        played: events.len() as u32,
        won: wins.len() as u32,
        lost: count("lost"),
        drawn: count("drawn"),
        given_up: count("given up"),
        best_moves_above_par: unaided().filter_map(|event| above(event)).min(),
        mean_moves_above_par: (!all_above.is_empty())
            .then(|| all_above.iter().sum::<i64>() as f64 / all_above.len() as f64),
        best_milliseconds: unaided().map(|event| event.milliseconds).min(),
        mean_milliseconds: (!wins.is_empty())
            .then(|| (times.sum::<u64>() / wins.len() as u64) as u32),
        hints: events.iter().map(|event| u64::from(event.hints)).sum(),
        with_hints: events.iter().filter(|event| event.hints > 0).count() as u32,
        streak: streaks.clone().next_back().unwrap_or(0) as u32,
        longest_streak: streaks.max().unwrap_or(0) as u32,
        milliseconds: events
            .iter()
            .map(|event| u64::from(event.milliseconds))
            .sum(),
    }
}
