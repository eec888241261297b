//! Languages of the interface, and the messages that players read.
//!
//! The messages are Fluent files in `assets/languages`: a folder for each language, with the same files. Code names a message
//! by its id, and never composes sentences from parts:
//!
//! ```ignore
//! tr!("settings")
//! tr!("statistics-played", games = 3)
//! ```
//!
//! The language is a property of the process, because errors in all layers write messages. It is English until
//! [`set_language`] changes it. What programs read stays the same in every language: codes, notation, JSON, log records.

mod direction;
pub mod keyboard;
mod languages;
mod matching;
mod messages;

pub use direction::{is_nonspacing_mark, is_right_to_left, without_marks};
pub use languages::{FILE_COUNT, Files, Language, language, set_language};
#[doc(hidden)]
pub use messages::{message, message_with};

/// Function that returns a message in the current language.
pub type MessageFn = fn() -> &'static str;

/// Returns the message with this id: a `&'static str`, or with arguments a `String`.
///
/// The language is the first argument; without it, the message is in the current language of the process. Arguments of the
/// message are numbers or texts. A message selects plural forms by the numbers.
#[macro_export]
macro_rules! tr {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::tr!($crate::language(), $id $(, $name = $value)*)
    };
    ($language:expr, $id:literal $(,)?) => {
        $crate::message($language, $id)
    };
    ($language:expr, $id:literal, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::message_with($language, $id, &[$((stringify!($name), ($value).into())),+])
    };
}

/// Returns a list of items in one text, as the current language separates them. Empty without items.
pub fn list<T: AsRef<str>>(items: impl IntoIterator<Item = T>) -> String {
    let mut items = items.into_iter();
    let first = items.next().map(|first| first.as_ref().to_owned());
    items.fold(first.unwrap_or_default(), |before, next| {
        tr!("list-item", before = before, next = next.as_ref())
    })
}

/// Returns a number with this many decimals, as the current language writes it.
pub fn decimal(value: f64, decimals: usize) -> String {
    format!("{value:.decimals$}").replace('.', tr!("decimal-separator"))
}

#[cfg(test)]
mod tests {
    use super::list;

    #[test]
    fn items_of_a_list_are_separated() {
        assert_eq!(list(Vec::<String>::new()), "");
        assert_eq!(list(["Anna"]), "Anna");
        assert_eq!(list(["Anna", "Ben", "Carl"]), "Anna, Ben, Carl");
    }
}
