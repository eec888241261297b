//! Pictures on the cards of the title: each plays a short game when the player arrives, and when its card is pointed at.

use crate::games::about;
use bevy::prelude::*;
use tessella_games::{Game, Position};

/// Time between two moves, in seconds at normal speed.
const STEP: f64 = 0.45;
/// Time until the first picture starts to play after the player has arrived, and from the start of one to that of the next.
const ARRIVAL: f64 = 0.8;
const TURN: f64 = 0.5;

/// Picture on the card of a game.
pub(super) struct CardPicture {
    pub(super) game: Game,
    /// Positions of a short game, from its start position to the one that is shown at rest.
    positions: Vec<Position>,
    /// Time at which the game begins to play; `None` at rest.
    begin: Option<f64>,
    is_pointed_at: bool,
}

impl CardPicture {
    /// Creates the picture of a game: a real board, at rest after a few moves.
    ///
    /// # Errors
    /// If the code of the sample is not valid.
    pub(super) fn new(game: Game) -> Result<Self> {
        Ok(Self {
            game,
            positions: about(game).sample.positions()?,
            begin: None,
            is_pointed_at: false,
        })
    }

    /// Plays the game when the player arrives, after those on the previous cards have begun.
    pub(super) fn arrive(&mut self, number: usize, now: f64) {
        self.begin = Some(now + ARRIVAL + TURN * number as f64);
    }

    /// Plays the game from its start when its card begins to be pointed at.
    pub(super) fn point_at(&mut self, is_pointed_at: bool, now: f64) {
        if is_pointed_at && !self.is_pointed_at {
            self.begin = Some(now);
        }
        self.is_pointed_at = is_pointed_at;
    }

    /// Returns the position at rest.
    pub(super) fn at_rest(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// Returns the position to draw, and the time until the next one. `stretch` multiplies the time between two moves; there is
    /// no movement if it is 0.
    pub(super) fn at(&mut self, now: f64, stretch: f32) -> (&Position, Option<f64>) {
        let last = self.positions.len() - 1;
        let step = STEP * f64::from(stretch);
        let (index, wait) = match self.begin.filter(|_| step > 0.0) {
            None => (last, None),
            Some(begin) if now < begin => (last, Some(begin - now)),
            Some(begin) => {
                let steps = ((now - begin) / step).floor();
                let index = (steps as usize).min(last);
                let wait = begin + (steps + 1.0) * step - now;
                (index, (index < last).then_some(wait))
            }
        };
        if wait.is_none() {
            self.begin = None;
        }
        (&self.positions[index], wait)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picture_plays_from_its_first_position_to_the_one_at_rest() {
        let mut picture = CardPicture::new(Game::InARow).expect("a sound sample");
        let texts: Vec<String> = picture
            .positions
            .iter()
            .map(|position| format!("{position:?}"))
            .collect();
        let [begin @ .., end] = &texts[..] else {
            panic!("no positions");
        };
        assert_eq!(begin.len(), about(Game::InARow).sample.moves);
        let (shown, wait) = picture.at(0.0, 1.0);
        assert_eq!((format!("{shown:?}"), wait), (end.clone(), None));
        picture.point_at(true, 10.0);
        let mut now = 10.0;
        for text in begin {
            let (shown, wait) = picture.at(now, 1.0);
            assert_eq!(format!("{shown:?}"), *text);
            now += wait.expect("a further position") + 0.001;
        }
        let (shown, wait) = picture.at(now, 1.0);
        assert_eq!((format!("{shown:?}"), wait), (end.clone(), None));
        picture.point_at(true, now);
        assert_eq!(picture.at(now, 1.0).1, None, "it plays once");
    }

    #[test]
    fn pictures_begin_one_after_the_other() {
        let mut picture = CardPicture::new(Game::Link).expect("a sound sample");
        picture.arrive(2, 5.0);
        let (_, wait) = picture.at(5.0, 1.0);
        let late = wait.expect("it begins later") - (ARRIVAL + 2.0 * TURN);
        assert!(late.abs() < 1e-9, "{late}");
    }

    #[test]
    fn picture_rests_without_motion() {
        let mut picture = CardPicture::new(Game::Drench).expect("a sound sample");
        picture.point_at(true, 0.0);
        assert_eq!(picture.at(0.1, 0.0).1, None);
    }
}
