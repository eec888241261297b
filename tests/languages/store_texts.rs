//! Texts for the stores of Android programs, which fastlane passes on.

use std::fs;
use std::path::{Path, PathBuf};
use tessella_language::Language;

/// Files of a language with the most characters that the stores take.
const FILES: [(&str, usize); 4] = [
    ("title.txt", 30),
    ("short_description.txt", 80),
    ("full_description.txt", 4000),
    ("changelogs/100.txt", 500),
];

/// Returns the folder of a language, by the name that the stores have for it.
fn folder(language: Language) -> PathBuf {
    let name = match language {
        Language::English => "en-US",
        Language::SimplifiedChinese => "zh-CN",
        Language::TraditionalChinese => "zh-TW",
        Language::Japanese => "ja-JP",
        Language::Korean => "ko-KR",
        Language::German => "de-DE",
        Language::French => "fr-FR",
        Language::Spanish => "es-ES",
        Language::Portuguese => "pt-BR",
        Language::Russian => "ru-RU",
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("fastlane/metadata/android").join(name)
}

/// Returns a message without arguments.
fn message(language: Language, id: &str) -> String {
    let files = language.files();
    let lines = files.iter().flat_map(|(_, text)| text.lines());
    let mut values = lines.filter_map(|line| line.split_once(" = "));
    let found = values.find(|&(name, _)| name == id);
    found.expect("a message").1.to_owned()
}

#[test]
fn store_texts_are_there_in_all_languages() {
    for &language in Language::ALL {
        for (name, most) in FILES {
            let path = folder(language).join(name);
            let text = fs::read_to_string(&path).unwrap_or_else(|error| {
                panic!("{}: {error}", path.display());
            });
            let length = text.trim().chars().count();
            assert!((1..=most).contains(&length), "{}: {length}", path.display());
        }
    }
}

#[test]
fn store_texts_name_all_games_as_the_program_does() {
    for &language in Language::ALL {
        let path = folder(language).join("full_description.txt");
        let text = fs::read_to_string(&path).expect("a description");
        for game in [
            "drench",
            "link",
            "light-block",
            "in-a-row",
            "race",
            "blockade",
        ] {
            let title = message(language, &format!("game-title-{game}"));
            let is_named = text.contains(&format!("<b>{title}</b>"));
            assert!(is_named, "{}: expected {title:?}", path.display());
        }
    }
}
