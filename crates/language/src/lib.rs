//! Languages of the interface, and the messages that players read.
//!
//! The messages are in Fluent files in `assets/languages`: a folder for each language, with the same files. Code refers
//! to a message by its id, and never builds sentences from parts:
//!
//! ```
//! use tessella_language::{Language, tr};
//!
//! assert_eq!(tr!(Language::German, "game-title-in-a-row"), "Reihe gewinnt");
//! assert_eq!(tr!(Language::French, "statistics-played", games = 3), "3 jouées");
//! ```
//!
//! What programs read is the same in every language: codes, notation, JSON, log records.

mod check;
mod direction;
pub mod keyboard;
mod languages;
mod matching;
mod messages;

#[doc(hidden)]
pub use check::check;
pub use direction::{is_nonspacing_mark, is_right_to_left, without_marks};
pub use languages::{FILE_COUNT, Files, Language};
#[doc(hidden)]
pub use messages::{message, message_with};

/// Function that returns a message in a language.
pub type MessageFn = fn(Language) -> &'static str;

/// Returns the message with this id: a `&'static str`, or a `String` if it has arguments.
///
/// The language is the first argument. Arguments of the message are numbers, by which it can select plural forms, or
/// text. As in a struct, `name` stands for `name = name`.
///
/// An unknown id, or arguments other than the message's, do not compile:
///
/// ```compile_fail,E0080
/// # use tessella_language::{Language, tr};
/// tr!(Language::English, "no-such-message");
/// ```
///
/// ```compile_fail,E0080
/// # use tessella_language::{Language, tr};
/// tr!(Language::English, "statistics-played", moves = 3);
/// ```
#[macro_export]
macro_rules! tr {
    (@value $name:ident) => {
        $name
    };
    (@value $name:ident = $value:expr) => {
        $value
    };
    ($language:expr, $id:literal $(,)?) => {{
        const _: () = $crate::check($id, &[]);
        $crate::message($language, $id)
    }};
    ($language:expr, $id:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {{
        const _: () = $crate::check($id, &[$(stringify!($name)),+]);
        $crate::message_with(
            $language,
            $id,
            &[$((stringify!($name), ($crate::tr!(@value $name $(= $value)?)).into())),+],
        )
    }};
}

/// Joins items into a list with the separator of the language. Empty if there are none.
pub fn list<T: AsRef<str>>(language: Language, items: impl IntoIterator<Item = T>) -> String {
    let mut items = items.into_iter();
    let first = items.next().map(|first| first.as_ref().to_owned());
    items.fold(first.unwrap_or_default(), |before, next| {
        tr!(language, "list-item", before = before, next = next.as_ref())
    })
}

/// Formats a number with this many decimals and the decimal separator of the language.
pub fn decimal(language: Language, value: f64, decimals: usize) -> String {
    format!("{value:.decimals$}").replace('.', tr!(language, "decimal-separator"))
}

#[cfg(test)]
mod tests {
    use super::{Language, decimal, list};

    #[test]
    fn items_of_a_list_are_separated() {
        let list = |items: &[&str]| list(Language::English, items);
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["Anna"]), "Anna");
        assert_eq!(list(&["Anna", "Ben", "Carl"]), "Anna, Ben, Carl");
    }

    #[test]
    fn decimals_have_the_separator_of_the_language() {
        assert_eq!(decimal(Language::English, 2.5, 1), "2.5");
        assert_eq!(decimal(Language::German, 2.5, 1), "2,5");
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
