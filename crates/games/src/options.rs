//! Reader for the options in a game code: words separated by commas, in any order, each at most once.

use super::expected::{Expected, NotationError};
use super::setup_error::SetupError;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;
use tessella_boards::notation::{self, PlanOptions, Spanned, number};
use tessella_boards::{Plan, Shape};

/// Reader for options. A game declares its options one after another, and then calls [`OptionReader::finish`], which
/// reports the first error in the text.
///
/// ```
/// use tessella_games::drench::Expected;
/// use tessella_games::options::OptionReader;
///
/// let mut options = OptionReader::new("c7,free");
/// let colours = options.number("c", 3..=10, Expected::Colours);
/// let free = options.flag("free");
/// options.finish(Expected::Options)?;
/// assert_eq!(colours.map(|colours| colours.value), Some(7));
/// assert!(free.is_some());
/// # Ok::<(), tessella_games::NotationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct OptionReader<'a> {
    /// The options that no declaration has claimed yet, with their positions in the text.
    unclaimed: Vec<(&'a str, Range<usize>)>,
    /// Length of the text, in bytes.
    len: usize,
    /// The first error in the text so far.
    error: Option<Spanned<NotationError>>,
}

impl<'a> OptionReader<'a> {
    /// Splits a text into its options.
    pub fn new(text: &'a str) -> Self {
        let mut start = 0;
        let with_position = |option: &'a str| {
            let at = start..start + option.len();
            start = at.end + 1;
            (option, at)
        };
        Self {
            unclaimed: text.split(',').map(with_position).collect(),
            len: text.len(),
            error: None,
        }
    }

    /// Declares the options of the board. Call this first, because they take precedence over those of the game.
    pub fn board(&mut self) -> PlanOptions {
        let mut board = PlanOptions::default();
        self.claim(|text, at| match board.read(text, at) {
            Ok(false) => None,
            Ok(true) => Some(Ok(())),
            Err(error) => Some(Err(error.map(Expected::Board))),
        });
        board
    }

    /// Declares an option without a value. Returns its position if it is given.
    pub fn flag(&mut self, name: &str) -> Option<Range<usize>> {
        let flag = self.option(|text| (text == name).then_some(Ok(())));
        flag.map(|flag| flag.at)
    }

    /// Declares a number after a prefix. `expected` describes what was expected if the number is out of range.
    pub fn number<N, E>(
        &mut self,
        prefix: &str,
        range: RangeInclusive<N>,
        expected: impl Fn(RangeInclusive<N>) -> E,
    ) -> Option<Spanned<N>>
    where
        N: FromStr + PartialOrd + Clone,
        E: Into<Expected>,
    {
        self.option(|text| {
            let value = number(text.strip_prefix(prefix)?, range.clone());
            Some(value.ok_or_else(|| expected(range.clone()).into()))
        })
    }

    /// Declares an option of any form. `parse` returns `None` for other options, and an error with what was expected
    /// for an invalid value.
    pub fn option<T>(
        &mut self,
        mut parse: impl FnMut(&str) -> Option<Result<T, Expected>>,
    ) -> Option<Spanned<T>> {
        let mut given = false;
        let mut found = None;
        self.claim(|text, at| {
            let parsed = parse(text)?;
            let is_duplicate = std::mem::replace(&mut given, true);
            let expected = match parsed {
                _ if is_duplicate => notation::Expected::OptionOnce.into(),
                Err(expected) => expected,
                Ok(value) => {
                    let at = at.clone();
                    found = Some(Spanned { value, at });
                    return Some(Ok(()));
                }
            };
            Some(Err(NotationError::new(at.clone(), expected)))
        });
        found
    }

    /// Ends the declarations. Returns the position after the last option, for errors about what is missing.
    ///
    /// # Errors
    /// If there is an error in the text. Returns the first one: that of a declared option, or `expected` at an
    /// undeclared one.
    pub fn finish(mut self, expected: impl Into<Expected>) -> Result<Range<usize>, NotationError> {
        let expected = expected.into();
        self.claim(|_, at| Some(Err(NotationError::new(at.clone(), expected.clone()))));
        match self.error {
            None => Ok(self.len..self.len),
            Some(error) => Err(error.value),
        }
    }

    /// Removes the options for which `read` returns a result, and records the first error.
    fn claim(
        &mut self,
        mut read: impl FnMut(&str, &Range<usize>) -> Option<Result<(), NotationError>>,
    ) {
        let error = &mut self.error;
        self.unclaimed.retain(|(text, at)| {
            let Some(result) = read(text, at) else {
                return true;
            };
            if let Err(value) = result
                && error.as_ref().is_none_or(|first| at.start < first.at.start)
            {
                let at = at.clone();
                *error = Some(Spanned { value, at });
            }
            false
        });
    }
}

/// Returns the board of these options, with the shape `default` if none is given.
///
/// # Errors
/// If options conflict.
pub(super) fn plan(board: PlanOptions, default: Shape) -> Result<Plan, NotationError> {
    let plan = board.into_plan(default);
    plan.map_err(|error| error.map(Expected::Board))
}

impl SetupError {
    /// Returns the error at the option that names an unsuitable board.
    pub(super) fn at_board(self, at: Range<usize>) -> NotationError {
        NotationError::new(at, Expected::FittingBoard(self))
    }
}

#[cfg(test)]
mod tests {
    use super::notation::Expected::OptionOnce;
    use super::*;
    use crate::link;

    const FACES: RangeInclusive<u8> = 1..=4;

    fn read(text: &str) -> Result<Range<usize>, NotationError> {
        let mut options = OptionReader::new(text);
        let _ = options.board();
        let _ = options.flag("free");
        let _ = options.number("f", FACES, link::Expected::Faces);
        options.finish(link::Expected::Options)
    }

    fn error(
        at: Range<usize>,
        expected: impl Into<Expected>,
    ) -> Result<Range<usize>, NotationError> {
        Err(NotationError::new(at, expected))
    }

    #[test]
    fn options_in_any_order_are_read_to_the_end() {
        assert_eq!(read("f3,5x5,free"), Ok(11..11));
        assert_eq!(read("free,n8"), Ok(7..7));
    }

    #[test]
    fn first_error_in_the_text_is_reported_whatever_is_declared_first() {
        let faces = || link::Expected::Faces(FACES);
        assert_eq!(read("f9,n5,x"), error(0..2, faces()));
        assert_eq!(read("x,f9,5x5"), error(0..1, link::Expected::Options));
        assert_eq!(read("free,f1,free,f2"), error(8..12, OptionOnce));
        assert_eq!(read("5x5,f9,6x6"), error(4..6, faces()));
        assert_eq!(read("f1,,f9"), error(3..3, link::Expected::Options));
    }

    #[test]
    fn wrong_value_given_twice_is_reported_where_it_is_first() {
        assert_eq!(read("f9,f9"), error(0..2, link::Expected::Faces(FACES)));
        assert_eq!(read("f1,f9"), error(3..5, OptionOnce));
        assert_eq!(read("n8,n5"), error(3..5, notation::Expected::Neighbours));
    }
}
