//! Languages and their files.

use serde::{Deserialize, Serialize};

/// Number of message files in each language.
pub const FILE_COUNT: usize = 11;

/// Names and contents of the message files of a language.
pub type Files = [(&'static str, &'static str); FILE_COUNT];

/// Includes the message files of a language.
macro_rules! files {
    ($tag:literal) => {
        files!(
            $tag: "common", "boards", "games", "records", "network", "play", "setup", "screens", "controls", "help", "screen-reader"
        )
    };
    ($tag:literal: $($name:literal),+) => {
        [$((
            $name,
            include_str!(concat!("../../../assets/languages/", $tag, "/", $name, ".ftl")),
        )),+]
    };
}

/// Defines the languages: a line for each one, in the order of the settings.
macro_rules! languages {
    ($($variant:ident, $tag:literal, $name:literal;)+) => {
        /// A language of the interface.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Language {
            $(
                #[doc = $name]
                #[serde(rename = $tag)]
                $variant,
            )+
        }

        impl Language {
            /// All languages, in the order of the settings.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Returns the BCP 47 language tag.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$variant => $tag,)+
                }
            }

            /// Returns the name of the language in the language itself.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }

            /// Returns the contents of the message files.
            pub const fn files(self) -> Files {
                match self {
                    $(Self::$variant => files!($tag),)+
                }
            }
        }
    };
}

languages! {
    English, "en", "English";
    German, "de", "Deutsch";
    Spanish, "es", "Español";
    French, "fr", "Français";
    Portuguese, "pt-BR", "Português (Brasil)";
    Russian, "ru", "Русский";
    Japanese, "ja", "日本語";
    Korean, "ko", "한국어";
    SimplifiedChinese, "zh-Hans", "简体中文";
    TraditionalChinese, "zh-Hant", "繁體中文";
}

impl Language {
    /// Returns the language with this BCP 47 tag, in upper or lower case.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|language| language.tag().eq_ignore_ascii_case(tag))
    }
}
