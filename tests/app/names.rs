//! Names of the people who play on one device, and how the result of their game is told.

use crate::folder::Folder;
use crate::stage::{Stage, WIDE, game};
use tessella::core::Phase;
use tessella::core::settings::Settings;
use tessella::core::theme::Theme;
use tessella_games::Colour;
use tessella_language::Language;
use tessella_session::Player;

#[test]
fn name_of_a_person_is_shown_in_the_game_and_kept() {
    let folder = Folder::new("names");
    let mut stage = Stage::open(WIDE, folder.storage());
    stage.open_setup("Drench");
    stage.press("Pass and play");
    stage.scroll_to("Player 2");
    stage.press("Player 2");
    stage.write_words("Ada");
    stage.press("Play");
    stage.frames(3);
    assert!(stage.shows("Ada"), "{:?}", stage.words());
    assert!(stage.shows("Player 1"), "{:?}", stage.words());
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.frames(3);
    drop(stage);
    let mut stage = Stage::open(WIDE, folder.storage());
    assert_eq!(stage.resource::<Settings>().names, ["", "Ada"]);
    stage.press("Continue");
    stage.frames(3);
    assert!(stage.shows("Ada"), "{:?}", stage.words());
}

#[test]
fn person_against_the_computer_is_not_called_by_name() {
    let players = [Player::Human, Player::Computer(Default::default())];
    let mut stage = Stage::playing(game("drench:9x9,c6,s2#1", &players));
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    stage.world().resource_mut::<Settings>().names = names;
    stage.frames(3);
    assert!(!stage.shows("Ada") && !stage.shows("Ben"));
    assert!(stage.shows("You"), "{:?}", stage.words());
}

#[test]
fn several_computers_are_called_by_their_colours() {
    let computer = Player::Computer(Default::default());
    let players = [Player::Human, computer, computer, computer];
    let mut stage = Stage::playing(game("race:ring40,s4,p4#5", &players));
    stage.frames(3);
    let paints = stage.resource::<Theme>().paints;
    for seat in 1..4 {
        let name = paints.of_seat(seat).0.name(Language::English);
        let name = name[..1].to_uppercase() + &name[1..];
        assert!(stage.shows_part(&name), "{name}: {:?}", stage.words());
    }
    let players = [Player::Human, computer];
    let mut stage = Stage::playing(game("race:ring40,s2,p4#5", &players));
    stage.frames(3);
    assert!(stage.shows_part("computer"), "{:?}", stage.words());
}

#[test]
fn standstill_is_told_when_it_ends_a_game() {
    let golden = include_str!("../../crates/session/tests/golden/two_standstill.txt");
    let code = golden.lines().next().expect("a code");
    let mut stage = Stage::playing(game(code, &[Player::Human; 2]));
    for line in golden.lines() {
        let Some((_, colour)) = line.split_once(" paints ") else {
            continue;
        };
        assert!(!stage.shows_part("No tiles gained"));
        stage.digit(Colour(colour.as_bytes()[0] - b'a'));
        stage.finish_animations();
    }
    stage.frames(3);
    assert_eq!(stage.phase(), Some(Phase::Over));
    assert!(
        stage.shows_part("No tiles gained in 8 moves"),
        "{:?}",
        stage.words()
    );
}
