//! Sounds: each event of a game requests its sound once.

use crate::stage::{Stage, game};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use tessella::core::settings::{Motion, Settings, Volume};
use tessella::core::{MoveRefused, Vibrate};
use tessella::sound::Sound;
use tessella_boards::CellId;
use tessella_games::{IllegalMove, Level, Move, Rules, Seat};
use tessella_session::Player;

const HUMAN: Player = Player::Human;

fn playing(code: &str, players: &[Player]) -> Stage {
    let mut stage = Stage::playing(game(code, players));
    stage.record_sounds();
    stage.take_sounds();
    stage
}

fn click(stage: &mut Stage, cell: CellId) -> Vec<Sound> {
    let place = stage.place_of(cell);
    stage.click(place);
    stage.finish_animations();
    stage.frames(3);
    stage.take_sounds()
}

#[test]
fn stones_and_result_are_heard_once() {
    let mut stage = playing("row:3x3,k3,s2#1", &[HUMAN, HUMAN]);
    for cell in [0, 3, 1, 4] {
        assert_eq!(click(&mut stage, CellId(cell)), [Sound::Stone]);
    }
    assert_eq!(click(&mut stage, CellId(2)), [Sound::Stone, Sound::Win]);
    stage.frames(9);
    assert_eq!(stage.take_sounds(), []);
}

#[test]
fn own_moves_refusals_and_win_vibrate_once() {
    let mut stage = playing("row:3x3,k3,s2#1", &[HUMAN, HUMAN]);
    stage.record_vibrations();
    for cell in [0, 3, 1, 4] {
        click(&mut stage, CellId(cell));
        assert_eq!(stage.take_vibrations(), [Vibrate::Move]);
    }
    click(&mut stage, CellId(0));
    assert_eq!(stage.take_vibrations(), [Vibrate::Refusal]);
    click(&mut stage, CellId(2));
    assert_eq!(stage.take_vibrations(), [Vibrate::Win]);
}

#[test]
fn nothing_vibrates_with_the_setting_off() {
    let mut stage = playing("row:3x3,k3,s2#1", &[HUMAN, HUMAN]);
    stage.world().resource_mut::<Settings>().no_vibration = true;
    stage.record_vibrations();
    for cell in [0, 0, 3, 1, 4, 2] {
        click(&mut stage, CellId(cell));
        assert_eq!(stage.take_vibrations(), []);
    }
    stage.world().resource_mut::<Settings>().no_vibration = false;
    stage.frames(3);
    assert_eq!(stage.take_vibrations(), []);
}

#[test]
fn loss_against_computer_and_draw_are_heard() {
    let mut stage = playing("row:3x3,k3,s2#1", &[HUMAN, Player::Computer(Level::Hard)]);
    stage.set_motion(Motion::Off);
    let mut heard = Vec::new();
    while stage.game().player_to_move().is_some() {
        let moves = stage.game().position().legal_moves();
        if let (Some((_, HUMAN)), Move::Cell(cell)) = (stage.game().player_to_move(), moves[0]) {
            heard.extend(click(&mut stage, cell));
        }
        stage.frames(2);
        heard.extend(stage.take_sounds());
    }
    let stones = heard.iter().filter(|&&sound| sound == Sound::Stone).count();
    assert_eq!(stones, stage.cursor());
    // The computer of this level does not lose.
    let end = heard.last();
    assert!(matches!(end, Some(Sound::Loss | Sound::Draw)), "{heard:?}");
    assert_eq!(heard.len(), stones + 1);
}

#[test]
fn flood_die_and_refusal_are_heard() {
    let mut stage = playing("drench:15x15,c6#4711", &[HUMAN]);
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.finish_animations();
    let drops = stage.take_sounds();
    assert!(!drops.is_empty() && drops.iter().all(|&sound| sound == Sound::Drop));
    // Undo is silent.
    stage.letter('u');
    stage.frames(3);
    assert_eq!(stage.take_sounds(), []);
    for _ in 0..2 {
        let (seat, mv, why) = (Seat::FIRST, Move::Pass, Some(IllegalMove::WrongKind));
        stage.write(MoveRefused { seat, mv, why });
    }
    stage.frames(2);
    assert_eq!(stage.take_sounds(), [Sound::Refused]);

    let mut stage = playing("race:track100,s2,once#5", &[HUMAN, HUMAN]);
    stage.key(KeyCode::Enter, Key::Enter);
    stage.finish_animations();
    let heard = stage.take_sounds();
    assert_eq!(heard[0], Sound::Die);
    assert_eq!(
        heard.iter().filter(|&&sound| sound == Sound::Die).count(),
        1
    );
}

#[test]
fn volume_is_changed_by_key_and_button() {
    let mut stage = playing("drench:15x15,c6#4711", &[HUMAN]);
    let volume = |stage: &Stage| stage.resource::<Settings>().volume;
    assert_eq!(volume(&stage), Volume::Full);
    for expected in [Volume::Low, Volume::Off, Volume::Full] {
        stage.letter('m');
        stage.frames(2);
        assert_eq!(volume(&stage), expected);
    }
    stage.press_rect(stage.arrangement().sounds.expect("room for the sounds"));
    stage.frames(2);
    assert_eq!(volume(&stage), Volume::Low);
}
