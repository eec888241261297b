//! Fonts of the system, for letters that the program's own fonts lack: names and messages in any script.
//!
//! Widgets note such letters. A task looks for fonts with them, and egui gets these fonts after its own. A letter that no
//! font has is drawn as a box, in place of egui's question mark.

use super::fonts::{LoadedFont, has_letter};
use super::redraw::RedrawAppExt;
use super::task::BackgroundTask;
use super::waker::Waker;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Context, Id};
use fontdb::{Database, FaceInfo, Style};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};
use tessella_formats::text_format::is_invisible;
use tessella_language::is_nonspacing_mark;
use tessella_tasks::{self as task, Panicked};

/// Largest number of fonts of one search.
const MOST_FONTS: usize = 8;
/// Largest font file, in bytes. It stays in memory.
const LARGEST: usize = 64 << 20;

/// Fonts of the system that are in use.
#[derive(Resource, Default)]
pub struct SystemFonts {
    /// The fonts, in the order in which they were found.
    pub fonts: Vec<LoadedFont>,
    /// Letters that were looked for, found or not.
    sought: BTreeSet<char>,
    search: Option<BackgroundTask<Found>>,
    /// Letters that the search looks for.
    searched: BTreeSet<char>,
    /// The fonts that are installed, read at the first search.
    installed: Arc<OnceLock<Database>>,
}

/// Result of a search.
#[derive(Default)]
struct Found {
    fonts: Vec<LoadedFont>,
    /// Letters that none of the fonts has.
    missing: BTreeSet<char>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<SystemFonts>()
        .add_systems(Update, search_fonts);
}

/// Sign that is drawn for a letter that no font has.
const BOX: char = '□';

/// Letters that widgets have drawn in this frame and that the program's fonts lack.
#[derive(Clone, Default)]
struct MissingLetters(BTreeSet<char>);

/// Letters that no font has, neither the program's nor the system's.
#[derive(Clone, Default)]
struct LettersWithoutFont(Arc<BTreeSet<char>>);

fn missing_letters() -> Id {
    Id::new("missing letters")
}

fn letters_without_font() -> Id {
    Id::new("letters without a font")
}

/// Returns a text with a box for each letter that no font has, and plain spaces. egui would draw a question mark for each, and
/// reverse a whole text with such letters of a right-to-left script.
pub fn with_boxes<'a>(context: &Context, text: &'a str) -> Cow<'a, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let none = context.data(|data| data.get_temp::<LettersWithoutFont>(letters_without_font()));
    let none = none.unwrap_or_default().0;
    let drawn = |letter: char| match letter {
        _ if none.contains(&letter) => BOX,
        // Such as the wide space of Chinese and Japanese.
        _ if letter.is_whitespace() && !letter.is_control() && !has_letter(letter) => ' ',
        letter => letter,
    };
    if text.chars().all(|letter| drawn(letter) == letter) {
        Cow::Borrowed(text)
    } else {
        text.chars().map(drawn).collect()
    }
}

/// Notes the letters of a text that the program's own fonts lack.
pub fn note_letters(context: &Context, text: &str) {
    if text.is_ascii() {
        return;
    }
    let missing = text.chars().filter(|&letter| is_missing(letter));
    let missing: BTreeSet<char> = missing.collect();
    if !missing.is_empty() {
        context.data_mut(|data| {
            let letters = data.get_temp_mut_or_default::<MissingLetters>(missing_letters());
            letters.0.extend(missing);
        });
    }
}

/// Returns `true` if the program's own fonts lack this letter. Spaces and invisible characters are no letters, and a mark has
/// the font of its letter.
fn is_missing(letter: char) -> bool {
    let is_letter = !letter.is_whitespace() && !is_invisible(letter) && !is_nonspacing_mark(letter);
    !letter.is_ascii() && !letter.is_control() && is_letter && !has_letter(letter)
}

/// Starts a search for letters that have not been looked for, and keeps the fonts that it finds.
fn search_fonts(mut contexts: EguiContexts, mut system: ResMut<SystemFonts>, waker: Res<Waker>) {
    let Ok(context) = contexts.ctx_mut() else {
        return; // its camera is not spawned yet
    };
    if let Some(task) = &system.search {
        if let Some(found) = task.take() {
            // Boxes take the place of letters whose search has failed.
            let found = found.unwrap_or_else(|Panicked| Found {
                fonts: Vec::new(),
                missing: system.searched.clone(),
            });
            let system = if found.fonts.is_empty() && found.missing.is_empty() {
                system.bypass_change_detection()
            } else {
                &mut *system
            };
            note_letters_without_font(context, &found.missing);
            forget_letters_of(context, &found.fonts);
            system.fonts.extend(found.fonts);
            system.search = None;
        }
        return;
    }
    let noted = context.data_mut(|data| data.remove_temp::<MissingLetters>(missing_letters()));
    let system = system.bypass_change_detection();
    let letters: BTreeSet<char> = noted
        .unwrap_or_default()
        .0
        .difference(&system.sought)
        .copied()
        .collect();
    if letters.is_empty() {
        return;
    }
    system.sought.extend(&letters);
    let installed = system.installed.clone();
    let used: BTreeSet<String> = system.fonts.iter().map(|font| font.name.clone()).collect();
    system.searched.clone_from(&letters);
    system.search = Some(BackgroundTask::start("fonts", &waker, move |_| {
        let installed = installed.get_or_init(installed_fonts);
        fonts_with(installed, letters, &used)
    }));
}

/// Notes letters that no font has.
pub fn note_letters_without_font(context: &Context, missing: &BTreeSet<char>) {
    context.data_mut(|data| {
        let letters = data.get_temp_mut_or_default::<LettersWithoutFont>(letters_without_font());
        Arc::make_mut(&mut letters.0).extend(missing);
    });
}

/// Forgets those letters that these fonts have: more fonts may have had letters than one search loads.
fn forget_letters_of(context: &Context, fonts: &[LoadedFont]) {
    let fonts = fonts.iter();
    let fonts = fonts.filter_map(|font| FontRef::from_index(font.bytes, font.index).ok());
    let maps: Vec<_> = fonts.map(|font| font.charmap()).collect();
    context.data_mut(|data| {
        let letters = data.get_temp_mut_or_default::<LettersWithoutFont>(letters_without_font());
        let has = |letter: char| maps.iter().any(|map| map.map(letter).is_some());
        Arc::make_mut(&mut letters.0).retain(|&letter| !has(letter));
    });
}

/// Returns the fonts that are installed.
fn installed_fonts() -> Database {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    #[cfg(target_os = "android")]
    fonts.load_fonts_dir("/system/fonts");
    fonts
}

/// Finds fonts with these letters, each time the one that has most of the rest, without those that are in use already.
fn fonts_with(installed: &Database, mut letters: BTreeSet<char>, used: &BTreeSet<String>) -> Found {
    let mut faces: Vec<&FaceInfo> = installed.faces().collect();
    faces.sort_by_key(|face| rank(face));
    let mut found = Vec::new();
    while !letters.is_empty() && found.len() < MOST_FONTS {
        let covered = faces
            .iter()
            .map(|face| (covered(installed, face, &letters), face));
        // The first of several with the same number, which has the lowest rank.
        let best = covered
            .enumerate()
            .max_by_key(|(at, (covered, _))| (covered.len(), Reverse(*at)));
        let Some((_, (covered, face))) = best.filter(|(_, (covered, _))| !covered.is_empty())
        else {
            break;
        };
        letters.retain(|letter| !covered.contains(letter));
        if used.contains(&face.post_script_name) {
            continue;
        }
        let font = installed.with_face_data(face.id, |data, index| LoadedFont {
            name: face.post_script_name.clone(),
            // In use until the program ends.
            bytes: data.to_vec().leak(),
            index,
        });
        found.extend(font);
    }
    Found {
        fonts: found,
        missing: letters,
    }
}

/// Returns a key by which fonts for plain text come first.
fn rank(face: &FaceInfo) -> (bool, u16, bool, bool, String) {
    let family = face.families.first().map_or("", |(name, _)| name.as_str());
    (
        face.style != Style::Normal,
        face.weight.0.abs_diff(400),
        face.monospaced,
        !family.contains("Sans"),
        face.post_script_name.clone(),
    )
}

/// Returns those of the letters for which a font has an outline. Fonts of pictures have none.
fn covered(installed: &Database, face: &FaceInfo, letters: &BTreeSet<char>) -> BTreeSet<char> {
    // A damaged font does not keep the others away.
    let covered = task::catch("font", || outlined(installed, face, letters));
    covered.unwrap_or_default()
}

fn outlined(installed: &Database, face: &FaceInfo, letters: &BTreeSet<char>) -> BTreeSet<char> {
    let covered = installed.with_face_data(face.id, |data, index| {
        let font = FontRef::from_index(data, index).ok();
        let font = font.filter(|_| data.len() <= LARGEST)?;
        let (charmap, metrics) = (
            font.charmap(),
            font.glyph_metrics(Size::unscaled(), LocationRef::default()),
        );
        let has_outline = |letter: char| {
            let glyph = charmap.map(letter)?;
            let bounds = metrics.bounds(glyph)?;
            (bounds.x_max > bounds.x_min).then_some(letter)
        };
        Some(
            letters
                .iter()
                .filter_map(|&letter| has_outline(letter))
                .collect(),
        )
    });
    covered.flatten().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{
        BOX, BTreeSet, Context, Database, fonts_with, forget_letters_of, has_letter, is_missing,
        note_letters_without_font, with_boxes,
    };

    /// Returns the fonts of Chinese and of Korean in the repository.
    fn two_fonts() -> Database {
        let mut fonts = Database::new();
        let files: [&[u8]; 2] = [
            include_bytes!("../../assets/fonts/zh-Hans-regular.otf"),
            include_bytes!("../../assets/fonts/ko-regular.otf"),
        ];
        for file in files {
            fonts.load_font_data(file.to_vec());
        }
        fonts
    }

    fn names(installed: &Database, letters: &str, used: &BTreeSet<String>) -> Vec<String> {
        let found = fonts_with(installed, letters.chars().collect(), used);
        found.fonts.into_iter().map(|font| font.name).collect()
    }

    #[test]
    fn font_is_found_for_each_letter_that_one_has() {
        let (fonts, none) = (two_fonts(), BTreeSet::new());
        let chinese = names(&fonts, "棋", &none);
        let korean = names(&fonts, "요", &none);
        assert_eq!((chinese.len(), korean.len()), (1, 1));
        assert_ne!(chinese, korean);
        assert_eq!(names(&fonts, "棋요", &none).len(), 2);
    }

    #[test]
    fn font_in_use_is_not_loaded_again() {
        let fonts = two_fonts();
        let chinese = names(&fonts, "棋", &BTreeSet::new());
        let used = chinese.into_iter().collect();
        assert!(names(&fonts, "棋", &used).is_empty());
        assert_eq!(names(&fonts, "棋요", &used).len(), 1);
    }

    #[test]
    fn letter_of_no_font_has_none() {
        let none = BTreeSet::new();
        assert!(names(&two_fonts(), "ש", &none).is_empty());
        assert!(names(&Database::new(), "棋", &none).is_empty());
        let letters: BTreeSet<char> = "棋ש".chars().collect();
        let missing = fonts_with(&two_fonts(), letters, &none).missing;
        assert_eq!(missing, BTreeSet::from(['ש']));
    }

    #[test]
    fn box_takes_the_place_of_letters_without_a_font() {
        let context = Context::default();
        assert_eq!(with_boxes(&context, "שלום, Anna"), "שלום, Anna");
        note_letters_without_font(&context, &"שלום".chars().collect());
        assert_eq!(with_boxes(&context, "שלום, Anna"), "□□□□, Anna");
        assert_eq!(with_boxes(&context, "棋\u{1680}棋"), "棋 棋");
        for letter in ['\u{3000}', '\u{fe0f}', '\u{2068}', '\u{5b8}'] {
            assert!(!is_missing(letter), "{letter:?}");
        }
        let fonts = fonts_with(&two_fonts(), BTreeSet::from(['棋']), &BTreeSet::new()).fonts;
        note_letters_without_font(&context, &BTreeSet::from(['棋']));
        assert_eq!(with_boxes(&context, "棋ש"), "□□");
        forget_letters_of(&context, &fonts);
        assert_eq!(with_boxes(&context, "棋ש"), "棋□");
        assert!(has_letter(BOX));
    }
}
