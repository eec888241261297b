//! Back, by each device, first undoes what is half done, and only then leaves the game.

use crate::stage::{Stage, game, people};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy_egui::egui::Id;
use tessella::board::{Picked, View};
use tessella::core::Screen;
use tessella::core::scan::{Scan, ScanMode, Scanning};
use tessella::core::settings::{Motion, Settings};
use tessella_boards::CellId;
use tessella_games::{Move, Position, Rules};
use tessella_session::{Player, Session};

const HUMAN: Player = Player::Human;

/// A way to go back.
#[derive(Clone, Copy, Debug)]
enum Back {
    Escape,
    Phone,
    Pad,
}

const BACKS: [Back; 3] = [Back::Escape, Back::Phone, Back::Pad];

impl Back {
    fn press(self, stage: &mut Stage) {
        match self {
            Self::Escape => stage.key(KeyCode::Escape, Key::Escape),
            Self::Phone => stage.key(KeyCode::BrowserBack, Key::BrowserBack),
            Self::Pad => {
                let pad = stage.connect_pad();
                stage.pad(pad, GamepadButton::East);
            }
        }
        stage.frames(3);
    }
}

fn picked(stage: &Stage) -> Option<CellId> {
    stage.resource::<Picked>().cell
}

/// Returns a game between people in which these moves have been made.
fn played(code: &str, moves: &[Move]) -> Session {
    let mut session = people(code);
    for &mv in moves {
        let seat = session.position().to_move().seat().expect("a seat to move");
        session.play(seat, mv).expect("a legal move");
    }
    session
}

/// Checks that going back undoes a choice, that the game goes on, and that going back once more leaves it.
fn undoes_choice(of: &Session, choose: impl Fn(&mut Stage)) {
    for back in BACKS {
        let mut stage = Stage::playing(of.clone());
        stage.set_motion(Motion::Off);
        choose(&mut stage);
        assert!(picked(&stage).is_some(), "{}: nothing chosen", of.code());
        let moves = stage.cursor();
        back.press(&mut stage);
        assert_eq!(picked(&stage), None, "{}, {back:?}", of.code());
        assert_eq!((stage.screen(), stage.cursor()), (Screen::Play, moves));
        back.press(&mut stage);
        assert_eq!(stage.screen(), Screen::Title, "{}, {back:?}", of.code());
        assert_eq!(stage.cursor(), moves);
    }
}

#[test]
fn back_undoes_selected_tile_runner_or_piece() {
    undoes_choice(&people("link:6x6,f9,untimed#3"), |stage| {
        stage.click(stage.place_of(CellId(7)));
    });
    let blockade = people("blockade:5x5,s2,b2#1");
    undoes_choice(&blockade, |stage| {
        let Position::Blockade(position) = stage.game().position() else {
            panic!("a game of Blockade");
        };
        let seat = stage.game().player_to_move().expect("a seat to move").0;
        let runner = position.runner(seat);
        stage.choose_by_arrows(runner);
    });
    undoes_choice(&blockade, |stage| stage.click(stage.place_of(CellId(11))));
    // A piece before a fork.
    let rolls = [6, 1, 1, 1, 3, 1, 1, 1, 3].map(Move::Chance);
    let race = played("race:ring32,s2,p1,fork,once#1", &rolls);
    undoes_choice(&race, |stage| stage.click(stage.place_of(CellId(3))));
}

#[test]
fn escape_undoes_choice_while_the_board_has_the_focus() {
    let mut stage = Stage::playing(people("link:6x6,f9,untimed#3"));
    let board = Id::new("board");
    for _ in 0..30 {
        if stage.focused() == Some(board) {
            break;
        }
        stage.key(KeyCode::Tab, Key::Tab);
        stage.frames(2);
    }
    stage.choose_by_arrows(CellId(7));
    assert_eq!(picked(&stage), Some(CellId(7)));
    stage.escape();
    assert_eq!((picked(&stage), stage.screen()), (None, Screen::Play));
    assert_eq!(stage.focused(), Some(board));
}

#[test]
fn back_ends_drag_along_the_path() {
    for back in BACKS {
        for by_finger in [false, true] {
            let mut stage = Stage::playing(people("light:4x3=@.../..../...#"));
            stage.set_motion(Motion::Off);
            let at = [0, 1, 2, 3].map(|cell| stage.place_of(CellId(cell)));
            let go = |stage: &mut Stage, cell: usize, phase: TouchPhase| {
                match (by_finger, phase) {
                    (true, _) => stage.finger(1, phase, at[cell]),
                    (false, TouchPhase::Moved) => stage.point_at(at[cell]),
                    (false, TouchPhase::Started) => {
                        stage.point_at(at[cell]);
                        stage.mouse_button(MouseButton::Left, ButtonState::Pressed);
                    }
                    (false, _) => stage.mouse_button(MouseButton::Left, ButtonState::Released),
                }
                stage.frames(3);
            };
            go(&mut stage, 0, TouchPhase::Started);
            go(&mut stage, 1, TouchPhase::Moved);
            assert_eq!(stage.cursor(), 1, "{back:?}");
            back.press(&mut stage);
            go(&mut stage, 2, TouchPhase::Moved);
            go(&mut stage, 3, TouchPhase::Moved);
            go(&mut stage, 3, TouchPhase::Ended);
            assert_eq!(
                (stage.screen(), stage.cursor()),
                (Screen::Play, 1),
                "{back:?}"
            );
            back.press(&mut stage);
            assert_eq!(stage.screen(), Screen::Title, "{back:?}");
        }
    }
}

#[test]
fn back_cancels_press_that_chooses_on_release() {
    let mut stage = Stage::playing(people("link:6x6,f9,untimed#3"));
    let place = stage.place_of(CellId(7));
    stage.finger(1, TouchPhase::Started, place);
    Back::Phone.press(&mut stage);
    stage.finger(1, TouchPhase::Ended, place);
    stage.frames(3);
    assert_eq!((picked(&stage), stage.screen()), (None, Screen::Play));
}

#[test]
fn back_stops_run() {
    let mut stage = Stage::playing(people("light:8x3=@......./......../.......#"));
    stage.set_motion(Motion::Normal);
    stage.click(stage.place_of(CellId(7)));
    stage.until("the first step", |stage| stage.cursor() >= 1);
    stage.escape();
    stage.finish_animations();
    stage.frames(30);
    assert_eq!(stage.screen(), Screen::Play);
    assert!(stage.cursor() < 7, "{}", stage.cursor());
}

#[test]
fn back_shows_the_whole_board_before_it_leaves() {
    for back in BACKS {
        let mut stage = Stage::playing(people("link:16x16,f36,untimed#3"));
        let place = stage.place_of(CellId(0));
        stage.wheel(place, bevy::input::mouse::MouseScrollUnit::Line, 3.0);
        assert!(stage.resource::<View>().is_zoomed());
        stage.click(stage.middle_of(CellId(0)));
        assert!(picked(&stage).is_some());
        back.press(&mut stage);
        assert!(picked(&stage).is_none() && stage.resource::<View>().is_zoomed());
        back.press(&mut stage);
        assert!(!stage.resource::<View>().is_zoomed());
        assert_eq!(stage.screen(), Screen::Play);
        back.press(&mut stage);
        assert_eq!(stage.screen(), Screen::Title);
    }
}

#[test]
fn back_returns_from_the_group_of_switch_scanning() {
    let mut stage = Stage::playing(game("row:4x4,k3,s2#1", &[HUMAN, HUMAN]));
    stage.world().resource_mut::<Settings>().scanning = Scanning {
        mode: ScanMode::ByKey,
        ..Scanning::default()
    };
    stage.frames(3);
    assert_eq!(stage.resource::<Scan>().focused().len(), 4);
    stage.key(KeyCode::Enter, Key::Enter);
    stage.frames(2);
    assert_eq!(stage.resource::<Scan>().focused().len(), 1);
    stage.escape();
    assert_eq!(stage.resource::<Scan>().focused().len(), 4);
    assert_eq!(stage.screen(), Screen::Play);
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn back_by_switch_undoes_selected_tile() {
    let mut stage = Stage::playing(people("blockade:5x5,s2,b2#1"));
    stage.world().resource_mut::<Settings>().scanning = Scanning {
        mode: ScanMode::ByKey,
        ..Scanning::default()
    };
    stage.frames(3);
    stage.click(stage.place_of(CellId(11)));
    assert!(picked(&stage).is_some());
    let back = stage.arrangement().back;
    stage.press_rect(back);
    assert_eq!((picked(&stage), stage.screen()), (None, Screen::Play));
    stage.press_rect(back);
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn back_from_the_end_and_from_a_pause_leaves() {
    let moves = [0, 3, 1, 4, 2].map(|cell| Move::Cell(CellId(cell)));
    for of in [played("row:3x3,k3,s2#1", &moves), people("link:10x10#7")] {
        let mut stage = Stage::playing(of);
        stage.frames(3);
        stage.escape();
        assert_eq!(stage.screen(), Screen::Title);
    }
}
