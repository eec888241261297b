//! Command lines: value parsers, and the response to a command line that asks for help or is wrong.

use crate::terminal;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::str::FromStr;

/// Returns a parser for a number in a range, whose errors name the range.
pub fn number<T>(range: RangeInclusive<T>) -> impl TypedValueParser<Value = T>
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |given: &str| {
        let number = given.parse().ok().filter(|number| range.contains(number));
        let expected = || format!("a number from {} to {}", range.start(), range.end());
        number.ok_or_else(|| unexpected(&expected(), given))
    }
}

/// Returns a parser for one of a few names, which are listed in its errors and in the help.
pub fn one_of<T>(names: &'static [(&'static str, T)]) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    PossibleValuesParser::new(names.iter().map(|&(name, _)| name)).try_map(|given| {
        let mut names = names.iter();
        let found = names.find(|(name, _)| name.eq_ignore_ascii_case(&given));
        found.map(|&(_, value)| value).ok_or("unknown name")
    })
}

/// Returns the error message for a value that cannot be parsed. `expected` completes "expected …".
pub fn unexpected(expected: &str, given: &str) -> String {
    format!("expected {expected}, not \"{given}\"")
}

/// Prints the help or the version that a command line asks for, or what is wrong with it, and returns the exit status.
pub fn report(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            return terminal::print(&error.render().to_string());
        }
        // The help is printed in place of a command. If it cannot be written, only the exit status can say so.
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => drop(error.print()),
        _ => terminal::print_error(&message(error)),
    }
    ExitCode::from(2)
}

/// Returns one line that says what is wrong with a command line.
pub fn message(error: &clap::Error) -> String {
    if let (Some(reason), Some(ContextValue::String(argument))) =
        (error.source(), error.get(ContextKind::InvalidArg))
    {
        let (name, _) = argument.split_once(' ').unwrap_or((argument, ""));
        return format!("{name}: {reason}");
    }
    let text = error.render().to_string();
    let is_missing = error.kind() == ErrorKind::MissingRequiredArgument;
    let parts = text.strip_prefix("error: ").unwrap_or(&text).split("\n\n");
    let parts = parts.filter(|part| {
        // An argument is often missing because of another option, which only the usage line names.
        !part.starts_with("For more information")
            && !part.starts_with("  tip: to pass")
            && (is_missing || !part.starts_with("Usage:"))
    });
    let words = |part: &str| part.split_whitespace().collect::<Vec<_>>().join(" ");
    parts.map(words).collect::<Vec<_>>().join("; ")
}
