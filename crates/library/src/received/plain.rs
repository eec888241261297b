//! Normalization of text: removes what people, word processors and messengers add.

use crate::links::percent_decoded;
use tessella_formats::text_format::is_invisible;

/// Quotes of all kinds that can surround a code.
pub(super) const QUOTES: &[char] = &[
    '"', '\'', '`', '´', '‘', '’', '‚', '‛', '“', '”', '„', '‟', '‹', '›', '«', '»', '「', '」',
    '『', '』', '〈', '〉', '《', '》', '〝', '〞', '〟',
];

/// Normalizes a text: removes invisible characters and the whitespace and quotes around it, replaces look-alikes of the
/// characters in game codes, such as `×` for `x`, and decodes links.
pub(super) fn plain(text: &str) -> String {
    let characters = text.chars().filter(|&character| !is_invisible(character));
    let plain: String = characters.map(plain_character).collect();
    let decoded = decode_links(&plain);
    let is_around = |character: char| character.is_whitespace() || QUOTES.contains(&character);
    decoded.trim_matches(is_around).to_owned()
}

/// Returns the character in game codes that a look-alike stands for; any other character unchanged.
const fn plain_character(character: char) -> char {
    match character {
        '×' | '✕' | '✖' | '⨯' | '╳' | '＊' => 'x',
        '‐'..='―' | '−' | '﹣' => '-',
        '、' | '﹐' => ',',
        '∶' | '﹕' => ':',
        // Full-width forms of ASCII characters.
        '！'..='～' => match char::from_u32(character as u32 - '！' as u32 + '!' as u32) {
            Some(narrow) => narrow,
            None => character,
        },
        '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        '\n' => '\n',
        character if character.is_whitespace() => ' ',
        character => character,
    }
}

/// Decodes percent-encoded words, as links have them.
fn decode_links(text: &str) -> String {
    let mut decoded = String::with_capacity(text.len());
    for word in text.split_inclusive(char::is_whitespace) {
        match percent_decoded(word).filter(|_| is_encoded(word)) {
            Some(plain) => decoded.push_str(&plain),
            None => decoded.push_str(word),
        }
    }
    decoded
}

/// Returns `true` if a word contains, encoded, one of the characters that follow the options in a code.
fn is_encoded(word: &str) -> bool {
    let upper = word.to_ascii_uppercase();
    ["%23", "%3A", "%3D", "%2C", "%2F", "%40"]
        .iter()
        .any(|encoded| upper.contains(encoded))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn look_alikes_and_invisible_characters_become_plain() {
        for (text, expected) in [
            ("\u{feff}a\u{200b}b\u{ad}c\u{202e}", "abc"),
            ("15×15,\u{a0}c6", "15x15, c6"),
            ("ｄｒｅｎｃｈ：９ｘ９，ｃ６＃１", "drench:9x9,c6#1"),
            ("map40–7", "map40-7"),
            ("« drench »", "drench"),
            ("a\r\nb\rc", "a\n\nb\nc"),
            ("tessella:row:3x3%2231", "tessella:row:3x3%2231"),
            ("tessella:row:3x3%231 100%", "tessella:row:3x3#1 100%"),
            ("100 %23", "100 #"),
        ] {
            assert_eq!(plain(text), expected, "{text:?}");
        }
    }
}
