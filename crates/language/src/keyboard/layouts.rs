//! Layouts: the keys of each page in each language, row by row.

use super::kana::KanaMark;
use crate::Language;

/// A page of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Letters of the language.
    Letters,
    /// Accented letters, or other characters of the language.
    More,
    /// Katakana.
    Katakana,
    /// Latin letters, for languages written in another script.
    Latin,
    /// Digits and symbols.
    Signs,
}

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Writes a letter or a symbol.
    Letter(char),
    /// Makes the next letter a capital or, in Korean, a double consonant.
    Shift,
    /// Erases what is before the cursor.
    Backspace,
    /// Writes a space.
    Space,
    /// Moves the cursor to the left.
    Left,
    /// Moves the cursor to the right.
    Right,
    /// Confirms the text, like Enter.
    Done,
    /// Shows a page.
    Page(Page),
    /// Changes the kana before the cursor.
    Mark(KanaMark),
}

/// A key and its place in a row. The unit is the width of a letter key.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedKey {
    /// The key.
    pub key: Key,
    /// Distance of its left edge from the left edge of the keyboard.
    pub left: f32,
    /// Width.
    pub width: f32,
}

impl PlacedKey {
    /// Returns the distance of its centre from the left edge of the keyboard.
    pub fn centre(self) -> f32 {
        self.left + self.width / 2.0
    }
}

/// A row of keys, from left to right.
pub type Row = Vec<PlacedKey>;

/// Width of a key that shows a page, of Shift and of Backspace.
const WIDE: f32 = 1.5;

const QWERTY: &[&str] = &["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const HIRAGANA: &[&str] = &[
    "あかさたなはまやらわー",
    "いきしちにひみゆりを゛",
    "うくすつぬふむよるん゜",
    "えけせてねへめ、れ？小",
    "おこそとのほも。ろ！⌫",
];
const KATAKANA: &[&str] = &[
    "アカサタナハマヤラワー",
    "イキシチニヒミユリヲ゛",
    "ウクスツヌフムヨルン゜",
    "エケセテネヘメ、レ？小",
    "オコソトノホモ。ロ！⌫",
];

/// Returns the pages of a language.
pub const fn pages(language: Language) -> &'static [Page] {
    match language {
        Language::English | Language::German => &[Page::Letters, Page::Signs],
        Language::French
        | Language::Spanish
        | Language::Portuguese
        | Language::SimplifiedChinese
        | Language::TraditionalChinese => &[Page::Letters, Page::More, Page::Signs],
        Language::Russian | Language::Korean => &[Page::Letters, Page::Latin, Page::Signs],
        Language::Japanese => &[Page::Letters, Page::Katakana, Page::Latin, Page::Signs],
    }
}

/// Returns the text on the key that shows a page.
pub const fn page_label(language: Language, page: Page) -> &'static str {
    match (page, language) {
        (Page::Signs, _) => "123",
        (Page::Katakana, _) => "ア",
        (Page::Letters, Language::Russian) => "АБВ",
        (Page::Letters, Language::Japanese) => "あ",
        (Page::Letters, Language::Korean) => "가",
        (Page::More, Language::French) => "éà",
        (Page::More, Language::Portuguese) => "ãé",
        (Page::More, Language::SimplifiedChinese | Language::TraditionalChinese) => "，。",
        (Page::More, _) => "áé",
        (Page::Letters | Page::Latin, _) => "ABC",
    }
}

/// Returns the letters of a page, without the row of the space bar.
const fn letters(language: Language, page: Page, shift: bool) -> &'static [&'static str] {
    match (page, language) {
        (Page::Latin, _) => QWERTY,
        (Page::Katakana, _) => KATAKANA,
        (Page::Letters, Language::Japanese) => HIRAGANA,
        (Page::Letters, Language::German) => &["qwertzuiopü", "asdfghjklöä", "yxcvbnmß"],
        (Page::Letters, Language::French) => &["azertyuiop", "qsdfghjklm", "wxcvbn'"],
        (Page::Letters, Language::Spanish) => &["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
        (Page::Letters, Language::Portuguese) => &["qwertyuiop", "asdfghjklç", "zxcvbnm"],
        (Page::Letters, Language::Russian) => &["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
        (Page::Letters, Language::Korean) => {
            if shift {
                &[
                    "ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ",
                    "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ",
                    "ㅋㅌㅊㅍㅠㅜㅡ",
                ]
            } else {
                &[
                    "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ",
                    "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ",
                    "ㅋㅌㅊㅍㅠㅜㅡ",
                ]
            }
        }
        (Page::Letters, _) => QWERTY,
        (Page::More, Language::French) => &["àâæçéèêëîï", "ôœùûüÿ«»’–", "…°"],
        (Page::More, Language::Portuguese) => &["áàâãéêíóôõ", "úü«»“”–…", "ºª°"],
        (Page::More, Language::SimplifiedChinese) => {
            &["，。？！、：；“”…", "（）《》【】「」·—", "￥～"]
        }
        (Page::More, Language::TraditionalChinese) => {
            &["，。？！、：；「」…", "（）《》【】『』·—", "＄～"]
        }
        (Page::More, _) => &["áéíóúüñ", "¿¡«»“”–…", "ºª°"],
        (Page::Signs, Language::Japanese) => &[
            "1234567890",
            "、。？！「」・〜…ー",
            "-_/:;()&@\"",
            ".,?!'+#%",
        ],
        (Page::Signs, _) => &["1234567890", "-_/:;()&@\"", ".,?!'+#%"],
    }
}

/// Returns the letters and symbols beside the space bar.
const fn beside_space(language: Language, page: Page) -> &'static str {
    match (page, language) {
        (Page::Letters, Language::Russian) => "ёъ",
        (Page::Letters, Language::English | Language::German) => ",.",
        (_, Language::Japanese) | (Page::More | Page::Katakana | Page::Signs, _) => "",
        (Page::Letters | Page::Latin, _) => ".",
    }
}

/// Returns `true` if a page has letters that Shift changes.
const fn has_shift(language: Language, page: Page) -> bool {
    !matches!(
        (page, language),
        (Page::Signs | Page::Katakana, _)
            | (Page::Letters, Language::Japanese)
            | (
                Page::More,
                Language::SimplifiedChinese | Language::TraditionalChinese
            )
    )
}

/// Returns the key with a letter, or the key that a placeholder in the tables stands for.
fn key(sign: char, shift: bool) -> Key {
    let mark = KanaMark::ALL
        .into_iter()
        .find(|mark| mark.sign().starts_with(sign));
    match (sign, mark) {
        (_, Some(mark)) => Key::Mark(mark),
        ('⌫', None) => Key::Backspace,
        (letter, None) if shift => Key::Letter(upper(letter)),
        (letter, None) => Key::Letter(letter),
    }
}

/// Returns the capital of a letter, or the letter if it has none.
pub fn upper(letter: char) -> char {
    let mut capitals = letter.to_uppercase();
    match (letter, capitals.next(), capitals.next()) {
        ('ß', ..) => 'ẞ',
        (_, Some(capital), None) => capital,
        _ => letter,
    }
}

/// Returns the number of rows of a language's longest page.
pub fn row_count(language: Language) -> usize {
    let pages = pages(language).iter();
    let counts = pages.map(|&page| letters(language, page, false).len() + 1);
    counts.max().unwrap_or_default()
}

/// Returns the rows of a page, from top to bottom.
pub fn rows(language: Language, page: Page, shift: bool) -> Vec<Row> {
    let letters = letters(language, page, shift);
    let columns = letters.iter().map(|row| row.chars().count());
    let columns = columns.max().unwrap_or_default().max(10) as f32;
    let last = letters.len() - 1;
    let has_shift = has_shift(language, page);
    let has_backspace = !letters[last].contains('⌫');
    let mut rows: Vec<Row> = letters
        .iter()
        .enumerate()
        .map(|(at, row)| {
            let keys: Vec<Key> = row.chars().map(|sign| key(sign, shift)).collect();
            let free = columns - keys.len() as f32;
            let mut placed = in_line(&keys, free / 2.0, 1.0);
            let width = (free / 2.0).min(WIDE);
            if at == last && has_shift {
                placed.insert(0, place(Key::Shift, 0.0, width));
            }
            if at == last && has_backspace {
                placed.push(place(Key::Backspace, columns - width, width));
            }
            placed
        })
        .collect();
    rows.push(last_row(language, page, shift, columns));
    rows
}

/// Returns the row of the space bar, with the keys that show the other pages.
fn last_row(language: Language, page: Page, shift: bool, columns: f32) -> Row {
    let others = pages(language).iter().rev().filter(|&&other| other != page);
    let shown: Vec<Key> = others.map(|&other| Key::Page(other)).collect();
    let letters = beside_space(language, page).chars();
    let letters: Vec<Key> = letters.map(|letter| key(letter, shift)).collect();
    let mut row = in_line(&shown, 0.0, WIDE);
    let before = shown.len() as f32 * WIDE;
    let space = columns - before - letters.len() as f32 - 2.0 - WIDE;
    let (first, second) = letters.split_at(letters.len() / 2);
    row.extend(in_line(first, before, 1.0));
    let left = before + first.len() as f32;
    row.push(place(Key::Space, left, space));
    row.extend(in_line(second, left + space, 1.0));
    let left = left + space + second.len() as f32;
    row.extend(in_line(&[Key::Left, Key::Right], left, 1.0));
    row.push(place(Key::Done, columns - WIDE, WIDE));
    row
}

const fn place(key: Key, left: f32, width: f32) -> PlacedKey {
    PlacedKey { key, left, width }
}

/// Returns keys of one width side by side.
fn in_line(keys: &[Key], left: f32, width: f32) -> Row {
    let keys = keys.iter().enumerate();
    keys.map(|(at, &key)| place(key, left + at as f32 * width, width))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{KanaMark, Key, Language, Page, Row, pages, row_count, rows, upper};

    /// Returns each page of a language, without and with Shift.
    fn all_pages(language: Language) -> impl Iterator<Item = (Page, Vec<Row>)> {
        let pages = pages(language).iter();
        pages.flat_map(move |&page| [false, true].map(|shift| (page, rows(language, page, shift))))
    }

    /// Returns the letters of a language's alphabet, in lower case.
    const fn alphabet(language: Language) -> &'static str {
        match language {
            Language::English | Language::SimplifiedChinese | Language::TraditionalChinese => {
                "abcdefghijklmnopqrstuvwxyz"
            }
            Language::German => "abcdefghijklmnopqrstuvwxyzäöüß",
            Language::French => "abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ'’",
            Language::Spanish => "abcdefghijklmnopqrstuvwxyzáéíóúüñ¿¡",
            Language::Portuguese => "abcdefghijklmnopqrstuvwxyzáàâãçéêíóôõúü",
            Language::Russian => "абвгдеёжзийклмнопрстуфхцчшщъыьэюяabcdefghijklmnopqrstuvwxyz",
            Language::Japanese => {
                "ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねの\
                 はばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわをんゔー\
                 ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノ\
                 ハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヲンヴ\
                 abcdefghijklmnopqrstuvwxyz"
            }
            Language::Korean => {
                "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣabcdefghijklmnopqrstuvwxyz"
            }
        }
    }

    #[test]
    fn rows_have_few_keys_side_by_side() {
        for &language in Language::ALL {
            for (page, rows) in all_pages(language) {
                assert!(rows.len() <= row_count(language));
                for row in &rows {
                    let name = format!("{} {page:?}: {row:?}", language.tag());
                    assert!(row.len() <= 11, "{name}");
                    let ends = row.last().map_or(0.0, |key| key.left + key.width);
                    assert!(ends <= 11.001, "{name}");
                    assert!(row.iter().all(|key| key.width >= 1.0), "{name}");
                    for pair in row.windows(2) {
                        let end = pair[0].left + pair[0].width;
                        assert!(end <= pair[1].left + 0.001, "{name}");
                    }
                }
            }
        }
    }

    #[test]
    fn no_key_is_twice_on_a_page() {
        for &language in Language::ALL {
            for (page, rows) in all_pages(language) {
                let keys: Vec<Key> = rows.iter().flatten().map(|placed| placed.key).collect();
                for (at, key) in keys.iter().enumerate() {
                    let name = format!("{} {page:?}: {key:?}", language.tag());
                    assert!(!keys[at + 1..].contains(key), "{name}");
                }
            }
        }
    }

    #[test]
    fn all_letters_of_each_alphabet_can_be_written() {
        for &language in Language::ALL {
            let mut written: Vec<char> = all_pages(language)
                .flat_map(|(_, rows)| rows.into_iter().flatten())
                .filter_map(|placed| match placed.key {
                    Key::Letter(letter) => Some(letter),
                    _ => None,
                })
                .collect();
            let marked = written
                .iter()
                .flat_map(|&kana| KanaMark::ALL.map(|mark| mark.change(kana)))
                .flatten();
            let marked: Vec<char> = marked.collect();
            written.extend(marked);
            for letter in alphabet(language).chars() {
                for letter in [letter, upper(letter)] {
                    assert!(written.contains(&letter), "{}: {letter}", language.tag());
                }
            }
            assert!(('0'..='9').all(|digit| written.contains(&digit)));
        }
    }

    #[test]
    fn each_page_has_the_keys_that_move_and_confirm() {
        for &language in Language::ALL {
            for (page, rows) in all_pages(language) {
                let has = |key: Key| rows.iter().flatten().any(|placed| placed.key == key);
                let fixed = [Key::Backspace, Key::Space, Key::Left, Key::Right, Key::Done];
                assert!(fixed.into_iter().all(has), "{} {page:?}", language.tag());
                let mut others = pages(language).iter().filter(|&&other| other != page);
                assert!(others.all(|&other| has(Key::Page(other))));
            }
        }
    }
}
