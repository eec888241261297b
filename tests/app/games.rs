//! Random games with every input device: the tiles follow the rules after any input at any speed.

use crate::stage::{Stage, TALL, WIDE, colour_of, game};
use bevy::prelude::UVec2;
use tessella::core::settings::Motion;
use tessella::core::storage::Storage;
use tessella::core::{InputQueue, Phase};
use tessella_boards::CellId;
use tessella_boards::random::SeededRng;
use tessella_games::Level;
use tessella_session::Player;

const HUMAN: Player = Player::Human;
const EASY: Player = Player::Computer(Level::Easy);

/// A random game: any legal choice with any input device, and sometimes input that is not a move.
struct Wanderer {
    stage: Stage,
    chance: SeededRng,
}

impl Wanderer {
    fn new(size: UVec2, code: &str, players: &[Player], motion: Motion) -> Self {
        let mut stage = Stage::playing_in(size, Storage::nowhere(), game(code, players));
        stage.set_motion(motion);
        let chance = SeededRng::new(b"wanderer", 1);
        Self { stage, chance }
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.chance.below(items.len() as u32) as usize]
    }

    /// Performs a random input, then waits for a random number of frames or not at all.
    fn act(&mut self) {
        match self.chance.below(12) {
            0 => self.press_letter('u'),
            1 => self.press_letter('r'),
            2 if self.chance.below(4) == 0 => self.press_letter('s'),
            3 if self.chance.below(4) == 0 => self.press_letter('n'),
            _ => self.choose(),
        }
        match self.chance.below(3) {
            0 => self.stage.finish_animations(),
            1 => self.stage.frames(3),
            _ => {}
        }
    }

    /// Presses a key and runs frames until it has its effect: if it comes with a move of the computer, it is handled a
    /// frame later, and a new board is set up in another frame.
    fn press_letter(&mut self, letter: char) {
        self.stage.letter(letter);
        self.stage.until("all inputs are handled", |stage| {
            stage.resource::<InputQueue>().is_empty()
        });
        self.stage.frames(2);
    }

    fn choose(&mut self) {
        let Some((_, player)) = self.stage.game().player_to_move() else {
            return;
        };
        if player != HUMAN {
            let before = self.stage.cursor();
            self.stage
                .until("the computer moves", |stage| stage.cursor() > before);
            return;
        }
        let legal = self.stage.legal();
        let colour = self.one_of(&legal);
        let before = self.stage.cursor();
        let tiles = self.stage.tiles();
        let showing: Vec<CellId> = tiles
            .iter()
            .filter(|&&tile| colour_of(tile) == colour)
            .map(|&(cell, _)| cell)
            .collect();
        match self.chance.below(4) {
            0 => {
                let button = self.stage.arrangement().colours[colour.index()];
                self.stage.press_rect(button);
            }
            1 if !showing.is_empty() => {
                let cell = self.one_of(&showing);
                self.stage.click(self.stage.place_of(cell));
            }
            2 if !showing.is_empty() => {
                let cell = self.one_of(&showing);
                self.stage.touch(self.stage.place_of(cell));
            }
            _ => self.stage.digit(colour),
        }
        let after = self.stage.cursor();
        let code = self.stage.game().code();
        assert!(after > before, "{code}: {colour:?} is not committed");
    }
}

fn wander(size: UVec2, code: &str, players: &[Player], motion: Motion) {
    let mut wanderer = Wanderer::new(size, code, players, motion);
    for _ in 0..60 {
        wanderer.act();
        if wanderer.stage.phase() == Some(Phase::Over) {
            let again = if players.len() > 1 {
                "Play again"
            } else {
                "New board"
            };
            wanderer.stage.press(again);
        }
    }
    wanderer.stage.finish_animations();
}

#[test]
fn single_player_games_follow_rules() {
    wander(WIDE, "drench:15x15,c6#4711", &[HUMAN], Motion::Normal);
    wander(TALL, "drench:7x11,c10#1", &[HUMAN], Motion::Slow);
    wander(WIDE, "drench:40x5,c3#2", &[HUMAN], Motion::Off);
}

#[test]
fn games_on_same_device_follow_rules() {
    let two = [HUMAN, HUMAN];
    wander(TALL, "drench:12x12,c5,s2#3", &two, Motion::Fast);
    wander(WIDE, "drench:5x9,c4,s2,free#4", &two, Motion::Normal);
}

#[test]
fn games_against_computer_follow_rules() {
    wander(WIDE, "drench:10x8,c6,s2#5", &[HUMAN, EASY], Motion::Fast);
    wander(TALL, "drench:6x6,c4,s2,free#6", &[EASY, HUMAN], Motion::Off);
}
