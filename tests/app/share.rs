//! The screen that shares a game, and links to games and servers.

use crate::layout::wait_for_toasts;
use crate::network::connected_apps::ConnectedApps;
use crate::stage::{Stage, WIDE, people};
use lucide_icons::Icon;
use tessella::core::storage::Storage;
use tessella::core::{OpenLink, Paste, Phase, Screen};
use tessella_library::links::DeepLink;

fn open(stage: &mut Stage, link: &str) {
    stage.trigger(OpenLink(DeepLink::parse(link).expect("a link")));
    stage.frames(4);
}

#[test]
fn share_screen_copies_code_and_link() {
    let mut game = people("drench:9x9,c6#3");
    game.play_computer_moves(2).expect("legal moves");
    let code = game.code().to_string();
    let mut stage = Stage::playing(game);
    stage.press_icon(Icon::Share2);
    assert_eq!(stage.screen(), Screen::Share);
    assert!(stage.shows(&code), "{:?}", stage.words());
    stage.press("Copy code");
    assert_eq!(stage.copied(), Some(&code[..]));
    stage.press("Copy link");
    let link = stage.copied().expect("something was copied").to_owned();
    let DeepLink::Game(linked) = DeepLink::parse(&link).expect("a link") else {
        panic!("{link} is no game");
    };
    assert_eq!(linked.to_string(), code);
    wait_for_toasts(&mut stage);
    stage.escape();
    assert_eq!(stage.screen(), Screen::Play);
}

#[test]
fn animation_is_offered_only_for_games_with_moves() {
    for (moves, expected) in [(0, false), (2, true)] {
        let mut game = people("drench:9x9,c6#3");
        game.play_computer_moves(moves).expect("legal moves");
        let mut stage = Stage::playing(game);
        stage.press_icon(Icon::Share2);
        assert_eq!(stage.shows("Save animation"), expected);
        assert!(stage.shows("Save picture"));
    }
}

#[test]
fn tiles_of_a_paused_game_stay_hidden() {
    let mut stage = Stage::playing(people("link:8x8,t60+0#2"));
    assert_eq!(stage.phase(), Some(Phase::Paused));
    stage.press_icon(Icon::Share2);
    assert_eq!(stage.screen(), Screen::Share);
    assert!(!stage.shows("Save picture") && !stage.shows("Copy picture"));
    assert!(stage.shows("Copy code"));
}

#[test]
fn long_code_has_no_qr_code_and_says_so() {
    // Every tile is part of the code.
    let first = format!("@{}", ".".repeat(59));
    let rows = [vec![first], vec![".".repeat(60); 59]].concat();
    let mut stage = Stage::playing(people(&format!("light:60x60={}", rows.join("/"))));
    stage.press_icon(Icon::Share2);
    assert!(
        stage.shows_part("too long for a QR code"),
        "{:?}",
        stage.words()
    );
}

#[test]
fn link_opens_its_game_and_continues_an_unfinished_one() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    let link = "tessella:drench:9x9,c6%233";
    open(&mut stage, link);
    assert_eq!(stage.screen(), Screen::Play);
    let code = stage.game().code().clone();
    assert!(code.to_string().starts_with("drench:9x9,c6"));
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.finish_animations();
    assert_eq!(stage.cursor(), 1);
    open(&mut stage, "tessella:row:3x3,k3,s2%231");
    assert_eq!(stage.game().position().setup().seats(), 2);
    stage.trigger(Paste(link.to_owned()));
    stage.frames(4);
    assert_eq!((stage.game().code(), stage.cursor()), (&code, 1));
    stage.trigger(Paste("tessella:nothing".to_owned()));
    stage.frames(2);
    assert!(
        stage.shows_part("Can't open this link"),
        "{:?}",
        stage.words()
    );
}

#[test]
fn link_to_a_server_asks_before_it_joins() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    open(&mut stage, "tessella:join/127.0.0.1:9/BCD234");
    assert_eq!(stage.screen(), Screen::Lan);
    for expected in ["127.0.0.1:9", "BCD", "Join"] {
        assert!(
            stage.shows_part(expected),
            "{expected}: {:?}",
            stage.words()
        );
    }
    // The screen is shown already.
    open(&mut stage, "tessella:join/127.0.0.2:9");
    assert!(stage.shows_part("127.0.0.2:9"), "{:?}", stage.words());
}

#[test]
fn link_leaves_a_network_game_alone() {
    let mut apps = ConnectedApps::in_lobby("linked", 2);
    let stage = &mut apps.stages[1];
    for link in ["tessella:drench:9x9,c6%233", "tessella:join/127.0.0.1:9"] {
        open(stage, link);
        assert_eq!(stage.screen(), Screen::Lobby);
        assert!(stage.shows_part("Leave the network game first"));
        wait_for_toasts(stage);
    }
}

#[test]
fn long_animation_shows_its_progress_and_can_be_stopped() {
    let mut game = people("drench:30x30,c8#3");
    game.play_computer_moves(60).expect("legal moves");
    let mut stage = Stage::playing(game);
    stage.press_icon(Icon::Share2);
    stage.press("Save animation");
    assert!(stage.shows_part("Stop ("), "{:?}", stage.words());
    let stop = stage
        .words()
        .into_iter()
        .find(|words| words.starts_with("Stop ("));
    let stop = stop.expect("the animation is still being drawn").to_owned();
    stage.press(&stop);
    assert!(stage.shows("Save animation"), "{:?}", stage.words());
}
