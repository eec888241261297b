//! Every game over the network, opened on the setup screen by the server's player and by a client, and played to its
//! end by keys, clicks and touches.

use super::company::{Company, hash, lobby_of, room, shared};
use crate::stage::Stage;
use tessella::app::core::{Mode, Phase, Screen};
use tessella::app::games::{BoardChoices, LastSetup};
use tessella::games::{Game, Rules, Setup};
use tessella::lobby::{RaceGoal, RoomStage};

/// Selects small boards, whose games are short.
fn choose_small_boards(stage: &mut Stage) {
    let mut last = stage.world().resource_mut::<LastSetup>();
    last.drench.board = BoardChoices::sized(6, 6);
    last.drench.own.colours = 5;
    last.link.board = BoardChoices::sized(4, 4);
    last.link.own.faces = 4;
    last.link.own.timed = false;
    last.light_block.board = BoardChoices::sized(4, 4);
    last.light_block.own.blocks = 5;
    last.in_a_row.board = BoardChoices::sized(4, 4);
    last.in_a_row.own.k = 3;
    last.race.board.track = 20;
}

/// Mode of a game for several people.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    /// Turns on one board.
    Turns,
    /// A separate board for each.
    Race,
}

/// Modes of each game. A new game does not compile without an arm.
const fn ways(game: Game) -> &'static [Way] {
    match game {
        Game::Drench => &[Way::Turns, Way::Race],
        Game::Link | Game::LightBlock => &[Way::Race],
        Game::InARow | Game::Race => &[Way::Turns],
    }
}

/// Opens a room as a player does, seats the others and marks everybody as ready.
fn open(company: &mut Company, owner: usize, game: Game, way: Way) {
    let stage = &mut company.stages[owner];
    choose_small_boards(stage);
    stage.press("Open a room");
    stage.press(game.title());
    assert_eq!(stage.screen(), Screen::Setup);
    if ways(game).len() > 1 {
        stage.press(match way {
            Way::Turns => "In turns on one board",
            Way::Race => "A race on the same board",
        });
    }
    stage.frames(2);
    stage.press("Open the room");
    assert_eq!(stage.screen(), Screen::Lobby);
    company.until("the others see the room", |stages| {
        stages
            .iter()
            .all(|stage| lobby_of(stage).rooms().count() == 1)
    });
    let others = (0..company.stages.len()).filter(|&at| at != owner);
    for at in others.collect::<Vec<_>>() {
        company.frames(2);
        company.stages[at].press("Sit down");
        company.until("they sit", |stages| lobby_of(&stages[at]).seat().is_some());
    }
    company.frames(2);
    for at in 0..company.stages.len() {
        let last = at + 1 == company.stages.len();
        company.stages[at].press(if last { "Start" } else { "I am ready" });
        company.until("they are ready", |stages| {
            let rooms = lobby_of(&stages[1]).rooms().next();
            let ready = rooms.map_or(0, |room| {
                room.seats.iter().filter(|place| place.ready).count()
            });
            ready > at || stages[at].screen() == Screen::Play
        });
        company.frames(2);
    }
    company.until("the game begins", |stages| {
        stages.iter().all(|stage| stage.screen() == Screen::Play)
    });
    company.frames(2);
}

fn play_everywhere(game: Game) {
    for &way in ways(game) {
        for owner in [0, 1] {
            let mut company = Company::gather(&format!("{game:?}-{way:?}-{owner}"), 2);
            open(&mut company, owner, game, way);
            for stage in &company.stages {
                assert_eq!(stage.game().code().setup.game(), game);
                assert_eq!(
                    *stage.resource::<bevy::prelude::State<Mode>>().get(),
                    Mode::Network
                );
                assert_eq!(stage.phase(), Some(Phase::Playing));
            }
            company.check_alike();
            match way {
                Way::Turns => company.play_to_the_end(),
                Way::Race => company.race_to_the_end(),
            }
            check_end(&company, game, way);
        }
    }
}

fn check_end(company: &Company, game: Game, way: Way) {
    let endings: Vec<_> = company
        .stages
        .iter()
        .map(|stage| shared(stage).result.clone())
        .collect();
    assert_eq!(endings[0], endings[1], "{game:?}");
    for stage in &company.stages {
        let stage_of_room = lobby_of(stage).room().map(|room| room.stage);
        assert_eq!(stage_of_room, Some(RoomStage::Over), "{game:?}");
        if way == Way::Turns {
            assert!(stage.game().position().outcome().is_some(), "{game:?}");
        }
    }
    if let Some(winner) = endings[0].as_ref().and_then(|ending| ending.winner) {
        for stage in &company.stages {
            let words = match lobby_of(stage).seat() == Some(winner) {
                true => "You won".to_owned(),
                false => format!("{} won", lobby_of(stage).seat_name(winner).expect("a name")),
            };
            assert!(stage.shows(&words), "{words:?} among {:?}", stage.words());
        }
    }
}

#[test]
fn drench_turns_and_race_are_played_whoever_opens_the_room() {
    play_everywhere(Game::Drench);
}

#[test]
fn link_race_is_played_whoever_opens_the_room() {
    play_everywhere(Game::Link);
}

#[test]
fn light_block_race_is_played_whoever_opens_the_room() {
    play_everywhere(Game::LightBlock);
}

#[test]
fn in_a_row_turns_are_played_whoever_opens_the_room() {
    play_everywhere(Game::InARow);
}

#[test]
fn race_turns_are_played_whoever_opens_the_room() {
    play_everywhere(Game::Race);
}

#[test]
fn drench_race_is_for_the_fewest_moves() {
    let mut company = Company::gather("goal", 2);
    open(&mut company, 0, Game::Drench, Way::Race);
    let goal = lobby_of(&company.stages[1]).room().map(|room| room.goal);
    assert_eq!(goal, Some(RaceGoal::FewestMoves));
    let Setup::Drench(_) = company.stages[1].game().code().setup else {
        panic!("a game of Drench");
    };
    assert_eq!(hash(&company.stages[0]), hash(&company.stages[1]));
}

#[test]
fn four_people_play_on_one_board() {
    let mut company = Company::gather("four", 4);
    company.sit_together(2, room("row:4x4,k3,s4#1", 4));
    company.begin();
    company.play_to_the_end();
}
