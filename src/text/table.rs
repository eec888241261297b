//! Tables of messages.

/// Implements [`Text`](super::Text) for an enum: each line has a variant, and what players read of it.
///
/// ```ignore
/// texts! { SetupError in language {
///     // A message: its id in `assets/languages`.
///     UnsupportedBoard => "misfit-board",
///     // A message with arguments, as in `tr!`. An argument may be the text of a field.
///     TooManyTiles { most } => "misfit-tiles"(most),
///     FewerFaces(error) => "misfit-faces"(reason = error.text(language)),
///     // `..range` stands for the arguments `least = range.start(), most = range.end()`.
///     Colours(range) => "misfit-colours"(..range),
///     // The text of a field.
///     Board(error) => error,
///     // Anything else is a block that returns a `String`. It has the language, by the name at the head of the table.
///     Paths(seats) => { closed_paths(*seats, language) },
/// }}
/// ```
///
/// The lines are the arms of a `match`, written without `Self::`: their order counts, they may have attributes and conditions, and a
/// variant without a line does not compile. Fields are references.
macro_rules! texts {
    ($($enum:ident)::+ in $language:ident { $(
        $(#[$attribute:meta])*
        $variant:ident $(($($field:tt)*))? $({$($named_field:tt)*})? $(if $condition:expr)?
            => $text:tt $(($($argument:tt)*))?
    ),+ $(,)? }) => {
        impl $crate::text::Text for $($enum)::+ {
            fn text(&self, $language: tessella_language::Language) -> String {
                match self { $(
                    $(#[$attribute])*
                    Self::$variant $(($($field)*))? $({$($named_field)*})? $(if $condition)? => {
                        $crate::text::texts!(@text $language $text $(($($argument)*))?)
                    }
                )+ }
            }
        }
    };
    (@text $language:ident $id:literal) => {
        tessella_language::tr!($language, $id).to_owned()
    };
    (@text $language:ident $id:literal (..$range:expr $(, $($argument:tt)+)?)) => {
        tessella_language::tr!(
            $language, $id, least = $range.start(), most = $range.end() $(, $($argument)+)?
        )
    };
    (@text $language:ident $id:literal ($($argument:tt)+)) => {
        tessella_language::tr!($language, $id, $($argument)+)
    };
    (@text $language:ident $field:ident) => {
        $crate::text::Text::text($field, $language)
    };
    (@text $language:ident $block:block) => {
        $block
    };
}
pub(crate) use texts;
