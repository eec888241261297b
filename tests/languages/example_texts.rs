//! Checks of values of the crates below that the window writes as messages.

use std::fmt::Display;
use std::iter::successors;
use tessella::text::Text;
use tessella_language::Language;

/// Returns an example of every variant of an enum. A new variant does not compile without one.
macro_rules! examples {
    ($type:ident: $($variant:ident $(($value:expr))? $({ $($field:ident: $content:expr),+ })?),+ $(,)?) => {{
        let _every_variant = |value: &$type| match value {
            $($type::$variant { .. } => {})+
        };
        [$($type::$variant $(($value))? $({ $($field: $content),+ })?),+]
    }};
}

/// Checks that examples have a text in each language, and in English the same as in logs. `next` returns the example after
/// another; its `match` makes the compiler ask for an example of each new variant.
pub fn assert_translated<T: Text + Display>(first: T, next: fn(&T) -> Option<T>) {
    assert_all_translated(successors(Some(first), next));
}

/// Checks that these examples have a text in each language, and in English the same as in logs.
pub fn assert_all_translated<T: Text + Display>(examples: impl IntoIterator<Item = T>) {
    for example in examples {
        let english = example.to_string();
        assert_eq!(example.text(Language::English), english);
        for &language in Language::ALL {
            let text = example.text(language);
            let is_whole = !text.is_empty() && !text.contains(['{', '}']);
            assert!(is_whole, "{}: {text:?}", language.tag());
            if language != Language::English {
                assert_ne!(text, english, "{}", language.tag());
            }
        }
    }
}
