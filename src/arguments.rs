//! Values of options on the command line.
//!
//! Each function returns one line that says what is wrong and what was expected, if the value is missing or wrong.

use crate::net::admission::JoinCode;
use lexopt::ValueExt;
use std::ops::RangeInclusive;

/// Parses the value of `--code`.
pub fn code(parser: &mut lexopt::Parser) -> Result<JoinCode, String> {
    let given = text(parser, "--code")?;
    given.parse().map_err(|error| format!("--code: {error}"))
}

/// Parses the value of an option as a number in a range.
pub fn count(
    parser: &mut lexopt::Parser,
    option: &str,
    range: RangeInclusive<u16>,
) -> Result<u16, String> {
    let given = text(parser, option)?;
    let count = given.parse().ok().filter(|count| range.contains(count));
    let expected = || format!("a number from {} to {}", range.start(), range.end());
    count.ok_or_else(|| wrong(option, &expected(), &given))
}

/// Returns the error message for a value.
pub fn wrong(option: &str, expected: &str, given: &str) -> String {
    format!("{option}: {}", unexpected(expected, given))
}

/// Returns the part of an error message that says what was expected.
pub fn unexpected(expected: &str, given: &str) -> String {
    format!("expected {expected}, not \"{given}\"")
}

/// Returns the value of an option.
pub fn text(parser: &mut lexopt::Parser, option: &str) -> Result<String, String> {
    let value = parser
        .value()
        .map_err(|_| format!("{option} needs a value"))?;
    value.string().map_err(|error| error.to_string())
}

/// Parses one of a few names.
pub fn pick<T: Copy>(given: &str, option: &str, names: &[(&str, T)]) -> Result<T, String> {
    let found = names.iter().find(|(name, _)| *name == given);
    found.map(|&(_, value)| value).ok_or_else(|| {
        let names: Vec<&str> = names.iter().map(|&(name, _)| name).collect();
        wrong(option, &names.join(", "), given)
    })
}

/// Parses a factor in a range.
pub fn factor(
    parser: &mut lexopt::Parser,
    option: &str,
    range: RangeInclusive<f32>,
) -> Result<f32, String> {
    let given = text(parser, option)?;
    let factor = given.parse().ok().filter(|factor| range.contains(factor));
    let expected = || format!("a number from {} to {}", range.start(), range.end());
    factor.ok_or_else(|| wrong(option, &expected(), &given))
}
