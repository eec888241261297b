//! Messages that are written when they are shown.

use super::Text;
use std::fmt;
use std::sync::Arc;
use tessella_language::Language;

/// Message that is kept for a while, such as a toast or an error. It is written when it is shown, so it is always in the language of
/// that moment.
#[derive(Clone)]
pub struct Wording(Arc<dyn Fn(Language) -> String + Send + Sync>);

impl Wording {
    /// Keeps a message by the function that writes it.
    pub fn new(write: impl Fn(Language) -> String + Send + Sync + 'static) -> Self {
        Self(Arc::new(write))
    }

    /// Keeps what is the same in all languages, such as a name or what a person wrote.
    pub fn verbatim(text: impl Into<String>) -> Self {
        let text = text.into();
        Self::new(move |_| text.clone())
    }

    /// Keeps a value of a crate below, such as an error.
    pub fn of(value: impl Text + Send + Sync + 'static) -> Self {
        Self::new(move |language| value.text(language))
    }

    /// Returns the message in a language.
    pub fn text(&self, language: Language) -> String {
        (self.0)(language)
    }
}

/// Keeps the message with this id, with the arguments of [`tr!`](tessella_language::tr): `wording!("id", name = value)`. The arguments
/// are evaluated at once. After a colon, as in `wording!("id", reason: error)`, is a variable with a [`Text`], which is written together
/// with the message.
macro_rules! wording {
    ($id:literal $(,)?) => {
        $crate::text::Wording::new(|language| tessella_language::tr!(language, $id).to_owned())
    };
    ($id:literal, $($name:ident $(: $text:ident)? $(= $value:expr)?),+ $(,)?) => {{
        let ($($name,)+) = ($($crate::text::wording!(@keep $name $(: $text)? $(= $value)?),)+);
        $crate::text::Wording::new(move |language| {
            tessella_language::tr!(
                language,
                $id,
                $($name = $crate::text::wording!(@write language $name $(: $text)?)),+
            )
        })
    }};
    (@keep $name:ident) => { $name };
    (@keep $name:ident = $value:expr) => { $value };
    (@keep $name:ident : $text:ident) => { $text };
    (@write $language:ident $name:ident) => { Clone::clone(&$name) };
    (@write $language:ident $name:ident : $text:ident) => {
        $crate::text::Text::text(&$name, $language)
    };
}
pub(crate) use wording;

/// A message can be an argument of another one.
impl Text for Wording {
    fn text(&self, language: Language) -> String {
        Self::text(self, language)
    }
}

impl fmt::Debug for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Wording")
            .field(&self.text(Language::English))
            .finish()
    }
}

/// Two messages are equal if they read the same in English.
impl PartialEq for Wording {
    fn eq(&self, other: &Self) -> bool {
        self.text(Language::English) == other.text(Language::English)
    }
}

impl Eq for Wording {}

#[cfg(test)]
mod tests {
    use tessella_language::Language;
    use tessella_tasks::Panicked;

    #[test]
    fn wording_keeps_arguments_and_follows_language() {
        let file = String::from("games.png");
        let saved = wording!("file-saved", file = file);
        assert_eq!(saved.text(Language::English), "Saved as games.png");
        assert_eq!(saved.text(Language::German), "Gespeichert als games.png");
        let played = wording!("statistics-played", games = 2 + 1);
        assert_eq!(played.text(Language::French), "3 jouées");
        assert_eq!(
            wording!("code-copied").text(Language::German),
            "Code kopiert"
        );
        let why = Panicked;
        let failed = wording!("backup-failed", why: why);
        assert_eq!(
            failed.text(Language::German),
            "Kein Backup erstellt: ein Fehler in Tessella"
        );
    }
}
