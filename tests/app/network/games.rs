//! Every game over the network, opened on the set-up screen by the server's player and by a client, and played to its
//! end with keys, clicks and touches.

use super::connected_apps::{ConnectedApps, hash, lobby_of, room, shared};
use crate::stage::Stage;
use tessella::core::{Mode, Phase, Screen};
use tessella::games::{BoardChoices, LastSetup};
use tessella::text::Text;
use tessella_games::{Game, Rules, Setup};
use tessella_language::Language;
use tessella_lobby::{RaceGoal, RoomStage};

/// Selects small boards, for short games.
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

/// Kind of a room for a game.
#[derive(Clone, Copy, Debug, PartialEq)]
enum RoomKind {
    /// Taking turns on one board.
    Turns,
    /// Each player on a separate board.
    Race,
}

/// Lists the kinds of rooms of every game. A new game does not compile without an entry.
const fn kinds(game: Game) -> &'static [RoomKind] {
    match game {
        Game::Drench => &[RoomKind::Turns, RoomKind::Race],
        Game::Link | Game::LightBlock => &[RoomKind::Race],
        Game::InARow | Game::Race | Game::Blockade => &[RoomKind::Turns],
    }
}

/// Opens a room as a player does, seats the others and sets everybody ready.
fn open(apps: &mut ConnectedApps, owner: usize, game: Game, kind: RoomKind) {
    let stage = &mut apps.stages[owner];
    choose_small_boards(stage);
    stage.press("Open room");
    stage.press(game.english_title());
    assert_eq!(stage.screen(), Screen::Setup);
    if kinds(game).len() > 1 {
        stage.press(match kind {
            RoomKind::Turns => "Taking turns",
            RoomKind::Race => "All at once",
        });
    }
    stage.frames(2);
    stage.press("Open room");
    assert_eq!(stage.screen(), Screen::Lobby);
    apps.until("the others see the room", |stages| {
        stages
            .iter()
            .all(|stage| lobby_of(stage).rooms().count() == 1)
    });
    let others = (0..apps.stages.len()).filter(|&at| at != owner);
    for at in others.collect::<Vec<_>>() {
        apps.frames(2);
        apps.stages[at].press("Take a seat");
        apps.until("they sit", |stages| lobby_of(&stages[at]).seat().is_some());
    }
    apps.frames(2);
    for at in 0..apps.stages.len() {
        let last = at + 1 == apps.stages.len();
        apps.stages[at].press(if last { "Start" } else { "Ready" });
        apps.until("they are ready", |stages| {
            let rooms = lobby_of(&stages[1]).rooms().next();
            let ready = rooms.map_or(0, |room| {
                room.seats.iter().filter(|place| place.ready).count()
            });
            ready > at || stages[at].screen() == Screen::Play
        });
        apps.frames(2);
    }
    apps.until("the game begins", |stages| {
        stages.iter().all(|stage| stage.screen() == Screen::Play)
    });
    apps.wait_for_countdown();
}

fn play_everywhere(game: Game) {
    for &kind in kinds(game) {
        for owner in [0, 1] {
            let mut apps = ConnectedApps::in_lobby(&format!("{game:?}-{kind:?}-{owner}"), 2);
            open(&mut apps, owner, game, kind);
            for stage in &apps.stages {
                assert_eq!(stage.game().code().setup.game(), game);
                assert_eq!(
                    *stage.resource::<bevy::prelude::State<Mode>>().get(),
                    Mode::Network
                );
                assert_eq!(stage.phase(), Some(Phase::Playing));
            }
            apps.check_alike();
            match kind {
                RoomKind::Turns => apps.play_to_the_end(),
                RoomKind::Race => apps.race_to_the_end(),
            }
            check_end(&apps, game, kind);
        }
    }
}

fn check_end(apps: &ConnectedApps, game: Game, kind: RoomKind) {
    let endings: Vec<_> = apps
        .stages
        .iter()
        .map(|stage| shared(stage).result.clone())
        .collect();
    assert_eq!(endings[0], endings[1], "{game:?}");
    for stage in &apps.stages {
        let stage_of_room = lobby_of(stage).room().map(|room| room.stage);
        assert_eq!(stage_of_room, Some(RoomStage::Over), "{game:?}");
        if kind == RoomKind::Turns {
            assert!(stage.game().position().outcome().is_some(), "{game:?}");
        }
    }
    if let Some(winner) = endings[0].as_ref().and_then(|ending| ending.winner) {
        for stage in &apps.stages {
            let name = lobby_of(stage).seat_name(winner).expect("a name");
            let words = if lobby_of(stage).seat() == Some(winner) {
                "You won".to_owned()
            } else {
                format!("{} won", name.text(Language::English))
            };
            assert!(stage.shows(&words), "{words:?} among {:?}", stage.words());
        }
    }
}

#[test]
fn drench_is_played_in_turns_and_as_race_for_any_room_owner() {
    play_everywhere(Game::Drench);
}

#[test]
fn link_is_played_as_race_for_any_room_owner() {
    play_everywhere(Game::Link);
}

#[test]
fn light_block_is_played_as_race_for_any_room_owner() {
    play_everywhere(Game::LightBlock);
}

#[test]
fn in_a_row_is_played_in_turns_for_any_room_owner() {
    play_everywhere(Game::InARow);
}

#[test]
fn race_is_played_in_turns_for_any_room_owner() {
    play_everywhere(Game::Race);
}

#[test]
fn network_blockade_works() {
    play_everywhere(Game::Blockade);
}

#[test]
fn drench_race_is_played_for_fewest_moves() {
    let mut apps = ConnectedApps::in_lobby("goal", 2);
    open(&mut apps, 0, Game::Drench, RoomKind::Race);
    let goal = lobby_of(&apps.stages[1]).room().map(|room| room.goal);
    assert_eq!(goal, Some(RaceGoal::FewestMoves));
    let Setup::Drench(_) = apps.stages[1].game().code().setup else {
        panic!("a game of Drench");
    };
    assert_eq!(hash(&apps.stages[0]), hash(&apps.stages[1]));
}

#[test]
fn four_players_share_one_board() {
    let mut apps = ConnectedApps::in_lobby("four", 4);
    apps.open_room(2, room("row:4x4,k3,s4#1", 4));
    apps.begin();
    apps.play_to_the_end();
}
