//! Whole games of each kind with a pad, and with the keys or the buttons of one hand.

use crate::shapes::{good_move, play_turns};
use crate::stage::{Stage, TALL, WIDE, game};
use bevy::input::keyboard::Key;
use bevy::prelude::{Entity, GamepadButton, UVec2};
use tessella::core::controls::{Action, BoundKey, Preset};
use tessella::core::settings::{Motion, Settings};
use tessella::core::storage::Storage;
use tessella_boards::{CellId, Direction};
use tessella_games::{Level, Move, Position, Rules, Turn};
use tessella_session::Player;

pub const HUMAN: Player = Player::Human;
const EASY: Player = Player::Computer(Level::Easy);

/// A game of each kind, with its players.
pub const GAMES: [(&str, &[Player]); 8] = [
    ("drench:6x6,c5#1", &[HUMAN]),
    ("drench:hex5x5,c5,s2#3", &[HUMAN, EASY]),
    ("link:4x4,f6,untimed#1", &[HUMAN]),
    ("light:5x5,b8#1", &[HUMAN]),
    ("row:4x4,k3,s2#1", &[HUMAN, EASY]),
    ("row:3x3x3,k3,fall,s2#1", &[HUMAN, HUMAN]),
    ("race:track20,s2#1", &[HUMAN, EASY]),
    ("blockade:5x5,s2,b2#1", &[HUMAN, EASY]),
];

/// A way to choose the cells that are wanted.
pub type Choose<'a> = &'a mut dyn FnMut(&mut Stage, &dyn Fn(&Stage, CellId) -> bool);

/// Makes a move by choosing cells.
fn make(stage: &mut Stage, mv: Move, choose: Choose<'_>) {
    let runner = |stage: &Stage| {
        let position = stage.game().position();
        let seat = position.to_move().seat().expect("a seat to move");
        position.pieces()[seat.index()].at
    };
    let is_blockade = matches!(stage.game().position(), Position::Blockade(_));
    match mv {
        Move::Paint(colour) => choose(stage, &|stage, cell| match stage.game().position() {
            Position::Drench(drench) => drench.flood().shown(cell) == colour,
            _ => false,
        }),
        Move::Pair(a, b) => {
            choose(stage, &|_, cell| cell == a);
            choose(stage, &|_, cell| cell == b);
        }
        Move::Cell(to) | Move::Fly(to) => {
            if is_blockade {
                choose(stage, &|stage, cell| Some(cell) == runner(stage));
            }
            choose(stage, &|_, cell| cell == to);
            if matches!(mv, Move::Fly(_)) {
                // The first press asks, because a flight is rare.
                choose(stage, &|_, cell| cell == to);
            }
        }
        Move::Build(first, second) => {
            choose(stage, &|_, cell| cell == first);
            choose(stage, &|_, cell| cell == second.unwrap_or(first));
        }
        Move::Piece(_) | Move::PieceByBranch(_) => choose(stage, &|_, _| true),
        Move::Chance(_) | Move::TimeUp | Move::Pass => panic!("no cell is chosen for that"),
    }
}

/// Plays to the end. `roll` requests a random outcome.
pub fn play_to_the_end(stage: &mut Stage, choose: Choose<'_>, roll: impl Fn(&mut Stage)) {
    play_turns(stage, |stage, _| {
        stage.finish_animations();
        match stage.game().position().to_move() {
            Turn::Chance(_) => roll(stage),
            _ => make(stage, good_move(stage), choose),
        }
    });
}

/// Returns the direction of the ball to a cell in Light Block, where a direction moves the ball itself.
fn walk(stage: &Stage, cell: CellId) -> Option<Direction> {
    let position = stage.game().position();
    let Position::LightBlock(light) = position else {
        return None;
    };
    let mut directions = Direction::ORTHOGONAL.into_iter();
    directions.find(|&direction| light.board().step(light.at(), direction) == Some(cell))
}

/// Chooses all cells that are wanted, until a move is made.
fn choose_each(
    stage: &mut Stage,
    wants: &dyn Fn(&Stage, CellId) -> bool,
    choose: impl Fn(&mut Stage, CellId),
) {
    let cells: Vec<CellId> = stage.game().position().board().cells().collect();
    let before = stage.cursor();
    for cell in cells {
        if wants(stage, cell) && stage.cursor() == before {
            choose(stage, cell);
            stage.frames(2);
        }
    }
}

/// Plays each game with the actions that `press` makes: those in `moves` for directions, and the choice.
fn play_each_by(
    window: UVec2,
    moves: &[Action],
    prepare: impl Fn(&mut Stage) -> Entity,
    press: impl Fn(&mut Stage, Entity, Action),
) {
    for (code, players) in GAMES {
        // Four directions lead to all cells of a layer only.
        let code = match moves.len() {
            4 => code.replace("3x3x3,k3,fall", "5x5,k3,fall"),
            _ => code.to_owned(),
        };
        let mut stage = Stage::playing_in(window, Storage::nowhere(), game(&code, players));
        stage.set_motion(Motion::Off);
        let pad = prepare(&mut stage);
        let board = stage.game().position().board().clone();
        let directions = moves.iter().filter_map(|action| action.direction(&board));
        let directions: Vec<Direction> = directions.collect();
        let go = |stage: &mut Stage, direction: Direction| {
            let mut moves = moves.iter().copied();
            let action = moves.find(|action| action.direction(&board) == Some(direction));
            press(stage, pad, action.expect("a key for the direction"));
        };
        let mut choose = |stage: &mut Stage, wants: &dyn Fn(&Stage, CellId) -> bool| {
            choose_each(stage, wants, |stage, cell| match walk(stage, cell) {
                Some(direction) => go(stage, direction),
                None => {
                    stage.move_cursor(cell, &directions, go);
                    press(stage, pad, Action::Choose);
                }
            });
        };
        play_to_the_end(&mut stage, &mut choose, |stage| {
            press(stage, pad, Action::Choose);
        });
    }
}

/// Returns the actions of all eight directions.
fn eight() -> Vec<Action> {
    [Action::ARROWS, Action::DIAGONALS].concat()
}

fn set_preset(stage: &mut Stage, preset: Preset) {
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.controls.set_preset(preset);
}

#[test]
fn whole_games_are_played_with_a_pad() {
    play_each_by(WIDE, &Action::ARROWS, Stage::connect_pad, press_button);
}

#[test]
fn whole_games_are_played_with_one_hand_on_a_pad() {
    for preset in [Preset::LeftHand, Preset::RightHand] {
        let prepare = |stage: &mut Stage| {
            set_preset(stage, preset);
            stage.connect_pad()
        };
        play_each_by(WIDE, &Action::ARROWS, prepare, press_button);
    }
}

#[test]
fn whole_games_are_played_with_the_left_hand() {
    play_each_by_keys(TALL, Preset::LeftHand, 0);
}

#[test]
fn whole_games_are_played_with_the_right_hand() {
    // The number pad, whose digits mean directions.
    play_each_by_keys(WIDE, Preset::RightHand, 1);
}

/// Plays each game with the first or the second keys of a preset.
fn play_each_by_keys(window: UVec2, preset: Preset, index: usize) {
    let prepare = |stage: &mut Stage| {
        set_preset(stage, preset);
        Entity::PLACEHOLDER
    };
    play_each_by(window, &eight(), prepare, |stage, _, action| {
        press_key(stage, action, index);
    });
}

fn press_button(stage: &mut Stage, pad: Entity, action: Action) {
    let button: Option<GamepadButton> = stage.resource::<Settings>().controls.button(action);
    stage.pad(pad, button.expect("a button"));
}

/// Presses the first or the second key of an action; a letter or a digit types itself.
fn press_key(stage: &mut Stage, action: Action, index: usize) {
    let key = stage
        .resource::<Settings>()
        .controls
        .keys(action)
        .get(index);
    let Some(BoundKey::Place(code)) = key else {
        panic!("{action:?} has no such key");
    };
    let name = format!("{code:?}");
    let sign = name
        .strip_prefix("Key")
        .or_else(|| name.strip_prefix("Numpad"));
    let logical = match sign {
        Some(sign) => Key::Character(sign.to_lowercase().as_str().into()),
        None => Key::Space,
    };
    stage.key(code, logical);
}
