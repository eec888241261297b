//! The program's own fonts: Noto Sans, subsets of it for Chinese, Japanese and Korean, and icons.

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontTweak};
use skrifa::charmap::Charmap;
use skrifa::{FontRef, MetadataProvider};
use std::sync::{Arc, LazyLock};
use tessella_language::Language;

/// A font that is loaded for as long as the program runs.
#[derive(Clone, Debug)]
pub struct LoadedFont {
    /// Unique name.
    pub name: String,
    /// Content of the font file.
    pub bytes: &'static [u8],
    /// Index of the font in the file.
    pub index: u32,
}

/// Fonts of a language that Noto Sans lacks the letters of: regular and bold.
type Subset = (Language, [(&'static str, &'static [u8]); 2]);

/// Includes the subsets that `scripts/fonts` writes.
macro_rules! subset {
    ($language:ident, $tag:literal) => {
        (
            Language::$language,
            [
                (
                    concat!($tag, " regular"),
                    include_bytes!(concat!("../../assets/fonts/", $tag, "-regular.otf")),
                ),
                (
                    concat!($tag, " bold"),
                    include_bytes!(concat!("../../assets/fonts/", $tag, "-bold.otf")),
                ),
            ],
        )
    };
}

const SUBSETS: [Subset; 4] = [
    subset!(SimplifiedChinese, "zh-Hans"),
    subset!(TraditionalChinese, "zh-Hant"),
    subset!(Japanese, "ja"),
    subset!(Korean, "ko"),
];

/// The icons of Lucide that the program draws, which `scripts/fonts` writes.
const ICONS: &[u8] = include_bytes!("../../assets/fonts/icons.ttf");

/// Returns the bold font family.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Returns the icon font family.
pub fn icons() -> FontFamily {
    FontFamily::Name("icons".into())
}

/// Returns the fonts, with text enlarged by a factor. Letters that several fonts have look as in this language.
pub fn font_definitions(
    letters: f32,
    language: Language,
    system: &[LoadedFont],
) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let mut add = |name: &str, font: FontData, scale: f32| {
        let tweak = FontTweak {
            scale,
            ..FontTweak::default()
        };
        let font = Arc::new(font.tweak(tweak));
        fonts.font_data.insert(name.to_owned(), font);
    };
    let mut regular = vec!["regular".to_owned()];
    let mut heavy = vec!["bold".to_owned()];
    add(
        "regular",
        FontData::from_static(ttf_noto_sans::REGULAR),
        letters,
    );
    add("bold", FontData::from_static(ttf_noto_sans::BOLD), letters);
    add("icons", FontData::from_static(ICONS), 1.0);
    let mut subsets = SUBSETS;
    subsets.sort_by_key(|&(of, _)| of != language);
    for (_, styles) in subsets {
        for ((name, bytes), family) in styles.into_iter().zip([&mut regular, &mut heavy]) {
            add(name, FontData::from_static(bytes), letters);
            family.push(name.to_owned());
        }
    }
    for font in system {
        let data = FontData {
            index: font.index,
            ..FontData::from_static(font.bytes)
        };
        add(&font.name, data, letters);
        regular.push(font.name.clone());
        heavy.push(font.name.clone());
    }
    // egui requires a question mark in every family.
    let icon_family = vec!["icons".to_owned(), "regular".to_owned()];
    fonts.families = [
        (FontFamily::Proportional, regular.clone()),
        (FontFamily::Monospace, regular),
        (bold(), heavy),
        (icons(), icon_family),
    ]
    .into();
    fonts
}

/// Returns `true` if the program's own fonts have this letter.
pub fn has_letter(letter: char) -> bool {
    static OWN: LazyLock<Vec<Charmap<'static>>> = LazyLock::new(|| {
        let subsets = SUBSETS.into_iter().map(|(_, [(_, regular), _])| regular);
        let files = [ttf_noto_sans::REGULAR].into_iter().chain(subsets);
        let fonts = files.filter_map(|bytes| FontRef::new(bytes).ok());
        fonts.map(|font| font.charmap()).collect()
    });
    OWN.iter().any(|font| font.map(letter).is_some())
}

#[cfg(test)]
mod tests {
    use super::{ICONS, Language, SUBSETS};
    use lucide_icons::Icon;
    use skrifa::{FontRef, MetadataProvider};
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;
    use tessella_language::keyboard::{KanaMark, Key, page_label, pages, rows};

    /// Returns the letters of a text that none of these fonts has.
    fn missing(text: &str, fonts: &[&'static [u8]]) -> BTreeSet<char> {
        let fonts = fonts
            .iter()
            .map(|bytes| FontRef::new(bytes).expect("a font"));
        let maps: Vec<_> = fonts.map(|font| font.charmap()).collect();
        let drawn = text.chars().filter(|letter| !letter.is_control());
        drawn
            .filter(|&letter| maps.iter().all(|map| map.map(letter).is_none()))
            .collect()
    }

    /// Returns all that is on the keys of the on-screen keyboard in a language, and the kana that its marks make.
    fn keyboard_letters(language: Language) -> String {
        let pages = pages(language).iter();
        let keys = pages.flat_map(|&page| {
            let rows = [false, true].map(|shift| rows(language, page, shift));
            rows.into_iter().flatten().flatten()
        });
        let faces = keys.map(|placed| match placed.key {
            Key::Letter(letter) => {
                let marked = KanaMark::ALL.into_iter();
                let marked = marked.filter_map(|mark| mark.change(letter));
                [letter].into_iter().chain(marked).collect()
            }
            Key::Mark(mark) => format!("{}{}", mark.sign(), mark.name()),
            Key::Page(page) => page_label(language, page).to_owned(),
            _ => String::new(),
        });
        faces.collect()
    }

    #[test]
    fn fonts_have_all_letters_of_the_messages() {
        for &language in Language::ALL {
            let subset = SUBSETS.into_iter().find(|&(of, _)| of == language);
            let styles = [ttf_noto_sans::REGULAR, ttf_noto_sans::BOLD];
            for (at, base) in styles.into_iter().enumerate() {
                let mut fonts = vec![base];
                fonts.extend(subset.map(|(_, styles)| styles[at].1));
                let mut text: String = language.files().map(|(_, text)| text).concat();
                text.push_str(language.name());
                text.push_str(&keyboard_letters(language));
                let missing = missing(&text, &fonts);
                assert!(
                    missing.is_empty(),
                    "{}: run scripts/fonts for {missing:?}",
                    language.tag()
                );
            }
        }
    }

    /// Returns the names of all icons in the source code of a folder.
    fn named_icons(folder: &Path) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                names.append(&mut named_icons(&path));
                continue;
            }
            let code = fs::read_to_string(&path).expect("source code");
            let after = code.split("Icon::").skip(1);
            let words = after.filter_map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next());
            let icons = words.filter(|word| word.starts_with(char::is_uppercase));
            names.extend(icons.map(str::to_owned));
        }
        names
    }

    /// Returns an icon by its name in the source code: `Trash2` is `trash-2` in Lucide.
    fn icon(name: &str) -> Icon {
        let mut words = String::new();
        for letter in name.chars() {
            if !words.is_empty() && !letter.is_lowercase() {
                words.push('-');
            }
            words.extend(letter.to_lowercase());
        }
        Icon::try_from(words.as_str()).unwrap_or_else(|_| panic!("no icon is named {words}"))
    }

    #[test]
    fn icon_font_has_the_icons_that_are_drawn() {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let drawn = named_icons(&sources);
        let drawn: BTreeSet<char> = drawn.iter().map(|name| icon(name).unicode()).collect();
        let font = FontRef::new(ICONS).expect("a font");
        let has = font
            .charmap()
            .mappings()
            .filter_map(|(code, _)| char::from_u32(code))
            .filter(|code| !code.is_ascii());
        assert_eq!(has.collect::<BTreeSet<_>>(), drawn, "run scripts/fonts");
    }
}
