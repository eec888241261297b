//! Packs of levels on the screen.

use crate::folder::Folder;
use crate::stage::{Stage, TALL, WIDE};
use std::fs;
use std::sync::atomic::AtomicBool;
use tessella::core::settings::Motion;
use tessella::core::storage::Storage;
use tessella::core::{CurrentLevel, GameRequest, Packs, Phase, Screen};
use tessella_games::{Level, Rules, Seat};
use tessella_language::Language;
use tessella_library::packs::{LevelState, shipped_packs};

/// Plays the current level with the moves of the solver.
fn win(stage: &mut Stage) {
    stage.set_motion(Motion::Off);
    while stage.game().position().outcome().is_none() {
        let position = stage.game().position();
        let mv = position.computer_move(Level::Hard, &AtomicBool::new(false));
        let mv = mv.expect("a move");
        let cursor = stage.cursor();
        stage.write(GameRequest::Move {
            seat: Seat::FIRST,
            mv,
        });
        stage.until("the move", |stage| stage.cursor() > cursor);
    }
    stage.until("the end", |stage| stage.phase() == Some(Phase::Over));
    stage.frames(5);
}

#[test]
fn levels_are_played_one_after_the_other() {
    for size in [WIDE, TALL] {
        let mut stage = Stage::open(size, Storage::nowhere());
        stage.press("Packs");
        assert_eq!(stage.screen(), Screen::Packs);
        stage.frames(20);
        let pack = &shipped_packs()[0];
        assert!(stage.shows(pack.title()), "{:?}", stage.words());
        stage.press(pack.title());
        assert!(stage.shows("Level 1"), "{:?}", stage.words());
        stage.press("Level 1");
        assert_eq!(stage.game().code(), pack.levels()[0].code());
        win(&mut stage);
        assert!(stage.game().position().outcome().is_some());
        let level = stage.resource::<CurrentLevel>().0.clone().expect("a level");
        assert_eq!(
            (level.index, level.next.as_ref()),
            (0, Some(pack.levels()[1].code()))
        );
        stage.press("Next level");
        stage.frames(4);
        assert_eq!(stage.game().code(), pack.levels()[1].code());
        assert!(stage.words().iter().any(|words| words.contains("level 2")) || size == TALL);
        stage.escape();
        assert_eq!(stage.screen(), Screen::Packs);
        assert!(stage.shows_part("1 of 30 done"), "{:?}", stage.words());
        assert!(stage.shows("Level 2"));
        stage.escape();
        assert_eq!(
            (stage.screen(), stage.resource::<Packs>().open()),
            (Screen::Packs, None)
        );
        stage.escape();
        assert_eq!(stage.screen(), Screen::Title);
    }
}

#[test]
fn packs_of_the_player_are_read_and_faults_are_named() {
    let folder = Folder::new("own-packs");
    let packs = folder.0.join("data/packs");
    fs::create_dir_all(&packs).expect("a folder");
    let good = "title: Mine\nauthor: Ada\nlight:5x5,b8#3\ndrench:6x6,c4#2\n";
    fs::write(packs.join("a.txt"), good).expect("a file");
    fs::write(packs.join("b.txt"), "title: Bad\nlight:nothing\n").expect("a file");
    fs::write(packs.join("c.txt"), [0xff, 0xfe]).expect("a file");
    fs::write(packs.join("notes.md"), "no pack").expect("a file");
    let mut stage = Stage::open(TALL, folder.storage());
    stage.until("the packs", |stage| {
        stage.resource::<Packs>().packs().count() > shipped_packs().len()
    });
    stage.press("Packs");
    stage.frames(30);
    stage.scroll_to("Mine");
    assert!(stage.shows_part("by Ada"), "{:?}", stage.words());
    let problems = stage.resource::<Packs>().problems().iter();
    let problems: Vec<String> = problems.map(|it| it.text(Language::English)).collect();
    assert_eq!(problems.len(), 2, "{problems:?}");
    assert!(problems[0].starts_with("b.txt: line 2"), "{problems:?}");
    stage.press("Mine");
    stage.press("Level 1");
    assert!(stage.game().code().to_string().starts_with("light:5x5,b8"));
}

#[test]
fn lost_level_offers_another_try_and_counts_when_won_later() {
    let pack = &shipped_packs()[0];
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.press("Packs");
    stage.frames(20);
    stage.press(pack.title());
    stage.press("Level 1");
    stage.set_motion(Motion::Off);
    // Two colours in turn lose.
    while stage.game().position().outcome().is_none() {
        let legal = stage.game().position().legal_moves();
        let mv = legal[stage.cursor() % 2 % legal.len()];
        let cursor = stage.cursor();
        stage.write(GameRequest::Move {
            seat: Seat::FIRST,
            mv,
        });
        stage.until("the move", |stage| stage.cursor() > cursor);
    }
    stage.frames(5);
    let results = &stage.resource::<tessella::core::History>().0.results;
    assert_eq!(pack.levels()[0].state(results), LevelState::Open);
    stage.press("Try again");
    stage.frames(4);
    win(&mut stage);
    let results = &stage.resource::<tessella::core::History>().0.results;
    assert!(pack.levels()[0].state(results) > LevelState::Open);
    assert!(stage.shows("Next level"), "{:?}", stage.words());
}
