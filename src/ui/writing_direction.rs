//! The visual order of text with right-to-left scripts.
//!
//! egui draws the characters of a text from left to right, but shapes a word of a right-to-left script in its own direction.
//! Therefore words are put into visual order, and the characters of a word stay in the order in which they are read.

use std::borrow::Cow;
use tessella_language::{is_nonspacing_mark, is_right_to_left};
use unicode_bidi::{BidiInfo, Level};

const ARABIC_COMMA: char = '\u{060C}';

/// Returns a text in visual order, by the Unicode bidirectional algorithm with a paragraph from left to right.
///
/// Marks that change the direction are left out.
pub fn in_visual_order(text: &str) -> Cow<'_, str> {
    if turns(text) {
        return Cow::Owned(in_direction(text, Some(Level::ltr())));
    }
    if text.contains(is_mark) {
        Cow::Owned(text.replace(is_mark, ""))
    } else {
        Cow::Borrowed(text)
    }
}

/// Returns `true` if a part of a text may be from right to left.
pub fn turns(text: &str) -> bool {
    !text.is_ascii() && text.contains(|letter| is_right_to_left(letter) || is_turning_mark(letter))
}

/// Returns the lines of a paragraph in visual order. Their direction is that of the first letter of the paragraph that has one,
/// outside texts that are isolated by marks.
pub fn lines_in_visual_order(paragraph: &str, lines: &[String]) -> Vec<String> {
    let info = BidiInfo::new(paragraph, None);
    let level = info.paragraphs.first().map(|paragraph| paragraph.level);
    let lines = lines.iter();
    lines.map(|line| in_direction(line, level)).collect()
}

fn in_direction(text: &str, level: Option<Level>) -> String {
    let info = BidiInfo::new(text, level);
    let mut visual = String::with_capacity(text.len());
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let is_reversed = levels[run.start].is_rtl();
            if is_reversed {
                push_reversed(&mut visual, &text[run]);
            } else {
                visual.extend(text[run].chars().filter(|&c| !is_mark(c)));
            }
        }
    }
    visual
}

/// Returns `true` for an invisible character after which text may be from right to left, whatever its letters are.
fn is_turning_mark(letter: char) -> bool {
    matches!(
        letter,
        '\u{200F}' | '\u{202B}' | '\u{202E}' | '\u{2067}' | '\u{061C}'
    )
}

/// Returns `true` for an invisible character that changes the direction of text.
fn is_mark(letter: char) -> bool {
    matches!(
        letter,
        '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{061C}'
    )
}

/// Appends the parts of a run from right to left, the last first.
fn push_reversed(visual: &mut String, run: &str) {
    // The Arabic comma has the font of the letters before it, so that egui draws it together with them.
    let is_word = |letter: char| {
        is_right_to_left(letter) || is_nonspacing_mark(letter) || letter == ARABIC_COMMA
    };
    let mut end = run.len();
    while let Some(last) = run[..end].chars().next_back() {
        let start = if is_word(last) {
            let rest = run[..end].trim_end_matches(is_word);
            rest.len()
        } else {
            end - last.len_utf8()
        };
        match is_word(last) {
            true => visual.push_str(&run[start..end]),
            false if is_mark(last) => {}
            false => visual.push(mirrored(last)),
        }
        end = start;
    }
}

/// Returns the counterpart of a bracket, or the character itself.
fn mirrored(letter: char) -> char {
    let pairs = ["()", "[]", "{}", "<>", "«»"];
    let pair = pairs.iter().find(|pair| pair.contains(letter));
    let other = pair.and_then(|pair| pair.chars().find(|&other| other != letter));
    other.unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::{in_visual_order, lines_in_visual_order};

    #[test]
    fn text_from_left_to_right_stays() {
        for text in ["", "Anna", "Łukasz × 3", "太郎", "Ω"] {
            assert_eq!(in_visual_order(text), text);
        }
    }

    #[test]
    fn words_are_ordered_from_right_to_left_and_keep_their_letters() {
        assert_eq!(in_visual_order("שלום עולם"), "עולם שלום");
        assert_eq!(in_visual_order("مرحبا بكم"), "بكم مرحبا");
        assert_eq!(in_visual_order("مرحبا، بكم"), "بكم مرحبا،");
    }

    #[test]
    fn text_beside_it_keeps_its_place() {
        let text = "Anna: \u{2068}שלום עולם\u{2069} 12";
        assert_eq!(in_visual_order(text), "Anna: עולם שלום 12");
    }

    #[test]
    fn brackets_are_mirrored_and_numbers_keep_their_direction() {
        assert_eq!(in_visual_order("שלום (עולם) 12 טוב"), "טוב 12 (עולם) שלום");
    }

    #[test]
    fn first_letter_gives_the_direction() {
        let visual = |lines: &[&str]| {
            let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
            lines_in_visual_order(&lines.join(" "), &lines)
        };
        assert_eq!(visual(&["שלום abc"]), ["abc שלום"]);
        assert_eq!(visual(&["abc שלום"]), ["abc שלום"]);
        assert_eq!(visual(&["\u{2068}שלום\u{2069}: abc"]), ["שלום: abc"]);
        assert_eq!(visual(&["שלום", "abc עולם"]), ["שלום", "עולם abc"]);
        assert_eq!(in_visual_order("שלום: abc"), "שלום: abc");
    }

    #[test]
    fn marks_are_left_out() {
        assert_eq!(in_visual_order("abc\u{202E}def"), "abcfed");
        assert_eq!(in_visual_order("\u{2068}Anna\u{2069}, 1…"), "Anna, 1…");
    }
}
