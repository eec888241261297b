//! Lessons: short games with a script on tiny boards. The player makes the marked moves, and the script makes the others.

use bevy::prelude::BevyError;
use tessella_games::GameCode;
use tessella_games::{Effect, Game, IllegalMove, Level, Move, Rules, Seat};
use tessella_language::{Language, MessageFn};
use tessella_session::{Player, Session};

/// Script of a lesson.
#[derive(Debug)]
pub struct Lesson {
    /// Game code. The player has the first seat.
    pub code: &'static str,
    /// Moves of all seats, in order.
    pub steps: &'static [LessonStep],
    /// Returns the text shown after the last move.
    pub end: MessageFn,
}

/// A move of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct LessonStep {
    /// The move.
    pub mv: Move,
    /// Returns the text shown before the move; if there is none, the text of the step before stays.
    pub text: Option<MessageFn>,
}

impl LessonStep {
    /// Creates a step with a text.
    pub const fn new(mv: Move, text: MessageFn) -> Self {
        Self {
            mv,
            text: Some(text),
        }
    }

    /// Creates a step during which the text of the step before stays.
    pub const fn reply(mv: Move) -> Self {
        Self { mv, text: None }
    }
}

/// A lesson in progress.
#[derive(Debug)]
pub struct LessonGame {
    lesson: &'static Lesson,
    game: Session,
}

impl LessonGame {
    /// Starts a lesson.
    ///
    /// # Errors
    /// If its game code is not valid.
    pub fn new(lesson: &'static Lesson) -> Result<Self, BevyError> {
        let code: GameCode = lesson.code.parse()?;
        let mut players = vec![Player::Computer(Level::Gentle); code.setup.seats().into()];
        if let Some(first) = players.first_mut() {
            *first = Player::Human;
        }
        let game = Session::new(code, players)?;
        Ok(Self { lesson, game })
    }

    /// Returns the game.
    pub const fn game(&self) -> &Session {
        &self.game
    }

    /// Returns the kind of game.
    pub fn kind(&self) -> Game {
        self.game.code().setup.game()
    }

    /// Returns the next step; `None` at the end.
    pub fn step(&self) -> Option<LessonStep> {
        self.lesson.steps.get(self.game.cursor()).copied()
    }

    /// Returns the text for the current position.
    pub fn text(&self, language: Language) -> &'static str {
        let shown = self
            .lesson
            .steps
            .iter()
            .take(self.game.cursor() + 1)
            .filter_map(|step| step.text)
            .next_back();
        match self.step() {
            Some(_) => shown.map_or("", |text| text(language)),
            None => (self.lesson.end)(language),
        }
    }

    /// Returns all texts of the lesson.
    pub fn texts(&self, language: Language) -> impl Iterator<Item = &'static str> {
        let texts = self.lesson.steps.iter().filter_map(|step| step.text);
        texts
            .chain([self.lesson.end])
            .map(move |text| text(language))
    }

    /// Makes a move, if it is the next one of the script, and returns its effects.
    ///
    /// # Errors
    /// The reason by the rules; `None` if only the script has another move.
    pub fn play(&mut self, seat: Seat, mv: Move) -> Result<Vec<Effect>, Option<IllegalMove>> {
        self.game.position().check(seat, mv).map_err(Some)?;
        let step = self
            .step()
            .filter(|step| is_same(step.mv, mv))
            .ok_or(None)?;
        self.game.play(seat, step.mv).map_err(Some)
    }
}

/// Returns `true` if two moves differ at most in the order of their cells.
fn is_same(one: Move, other: Move) -> bool {
    one == other
        || match (one, other) {
            (Move::Pair(a, b), Move::Pair(c, d)) => (a, b) == (d, c),
            (Move::Build(a, Some(b)), Move::Build(c, Some(d))) => (a, b) == (d, c),
            _ => false,
        }
}
