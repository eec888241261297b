//! Composition of Korean syllables from the keys of the two-set layout.

/// Consonants that begin a syllable, in the order of Unicode.
const LEADS: &str = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
/// Vowels, in the order of Unicode.
const VOWELS: &str = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
/// Consonants and clusters that end a syllable, in the order of Unicode, from index 1.
const TAILS: &str = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
/// Vowels and clusters that are typed with two keys: both parts, then the result.
const PAIRS: [&str; 18] = [
    "ㅗㅏㅘ",
    "ㅗㅐㅙ",
    "ㅗㅣㅚ",
    "ㅜㅓㅝ",
    "ㅜㅔㅞ",
    "ㅜㅣㅟ",
    "ㅡㅣㅢ",
    "ㄱㅅㄳ",
    "ㄴㅈㄵ",
    "ㄴㅎㄶ",
    "ㄹㄱㄺ",
    "ㄹㅁㄻ",
    "ㄹㅂㄼ",
    "ㄹㅅㄽ",
    "ㄹㅌㄾ",
    "ㄹㅍㄿ",
    "ㄹㅎㅀ",
    "ㅂㅅㅄ",
];
/// Code point of the first Hangul syllable.
const FIRST: u32 = 0xAC00;

/// Change of the text before the cursor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edit {
    /// Number of characters to erase before the cursor.
    pub erased: usize,
    /// Text to insert then.
    pub written: String,
}

impl Edit {
    /// Returns the edit that writes a character.
    pub fn write(letter: char) -> Self {
        Self {
            erased: 0,
            written: letter.to_string(),
        }
    }

    /// Returns the edit that replaces the last character.
    pub fn replace(written: impl Into<String>) -> Self {
        Self {
            erased: 1,
            written: written.into(),
        }
    }
}

/// Returns `true` if a letter is on a key of the Korean layout.
pub fn is_jamo(letter: char) -> bool {
    LEADS.contains(letter) || VOWELS.contains(letter)
}

/// The syllable that is being written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hangul {
    /// Keys pressed for the syllable so far.
    keys: Vec<char>,
}

impl Hangul {
    /// Returns the syllable that is before the cursor, or `None` if none is being written.
    pub fn shown(&self) -> Option<char> {
        compose(&self.keys)
    }

    /// Ends the syllable. The next key begins another one.
    pub fn end(&mut self) {
        self.keys.clear();
    }

    /// Adds the letter of a key.
    pub fn write(&mut self, key: char) -> Edit {
        let had_keys = !self.keys.is_empty();
        self.keys.push(key);
        if let Some(syllable) = compose(&self.keys) {
            return Edit {
                erased: usize::from(had_keys),
                written: syllable.to_string(),
            };
        }
        self.keys.pop();
        // A vowel takes the last consonant of the syllable before it.
        let moves = VOWELS.contains(key) && self.keys.len() > 2;
        let tail = moves.then(|| self.keys.pop_if(|tail| !VOWELS.contains(*tail)));
        let Some(tail) = tail.flatten() else {
            self.keys = vec![key];
            return Edit::write(key);
        };
        let rest = compose(&self.keys);
        self.keys = vec![tail, key];
        Edit::replace(rest.into_iter().chain(self.shown()).collect::<String>())
    }

    /// Removes the letter of the last key, or returns `None` if no syllable is being written.
    pub fn erase(&mut self) -> Option<Edit> {
        self.keys.pop()?;
        Some(Edit::replace(self.shown().into_iter().collect::<String>()))
    }
}

/// Returns the vowel or the cluster that two keys make.
fn pair(first: char, second: char) -> Option<char> {
    let mut pairs = PAIRS.iter().map(|pair| pair.chars());
    pairs.find_map(|mut pair| {
        let is_it = pair.next() == Some(first) && pair.next() == Some(second);
        pair.next().filter(|_| is_it)
    })
}

/// Removes one or two keys at the start that make a letter of this list. Returns the letter and the other keys.
fn take<'k>(keys: &'k [char], list: &str) -> Option<(char, &'k [char])> {
    let (&first, rest) = keys.split_first().filter(|(key, _)| list.contains(**key))?;
    let double = rest
        .split_first()
        .and_then(|(&second, rest)| Some((pair(first, second)?, rest)))
        .filter(|(double, _)| list.contains(*double));
    Some(double.unwrap_or((first, rest)))
}

/// Returns the index of a letter in a list, counted in letters.
fn index(list: &str, letter: char) -> Option<u32> {
    let at = list.chars().position(|other| other == letter)?;
    u32::try_from(at).ok()
}

/// Returns the character that all keys make together: a syllable, a lone consonant or a lone vowel.
fn compose(keys: &[char]) -> Option<char> {
    let (&first, rest) = keys.split_first()?;
    if VOWELS.contains(first) {
        return match take(keys, VOWELS)? {
            (vowel, []) => Some(vowel),
            _ => None,
        };
    }
    if rest.is_empty() {
        return Some(first);
    }
    let (vowel, rest) = take(rest, VOWELS)?;
    let tail = match rest {
        [] => 0,
        _ => match take(rest, TAILS)? {
            (tail, []) => index(TAILS, tail)? + 1,
            _ => return None,
        },
    };
    let syllable = (index(LEADS, first)? * 21 + index(VOWELS, vowel)?) * 28 + tail;
    char::from_u32(FIRST + syllable)
}

#[cfg(test)]
mod tests {
    use super::{Edit, Hangul};

    fn apply(text: &mut String, edit: &Edit) {
        for _ in 0..edit.erased {
            text.pop();
        }
        text.push_str(&edit.written);
    }

    /// Returns the text that these keys write.
    fn typed(keys: &str) -> String {
        let (mut hangul, mut text) = (Hangul::default(), String::new());
        for key in keys.chars() {
            apply(&mut text, &hangul.write(key));
            assert_eq!(hangul.shown(), text.chars().next_back());
        }
        text
    }

    #[test]
    fn keys_make_syllables() {
        for (keys, text) in [
            ("ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅇㅛ", "안녕하세요"),
            ("ㄱㅏㅂㅅㅇㅣ", "값이"),
            ("ㄱㅗㅏㅇㅣㄹ", "과일"),
            ("ㄷㅏㄹㄱㅇㅣ", "닭이"),
            ("ㄱㅏㅂㅅㅣ", "갑시"),
            ("ㄷㅏㄹㄱㅣ", "달기"),
            ("ㅃㅏㄸㅏ", "빠따"),
            ("ㅎㅏㅆㅇㅓ", "핬어"),
            ("ㅇㅡㅣㅈㅏ", "의자"),
            ("ㅋㅋㅋ", "ㅋㅋㅋ"),
            ("ㅠㅠ", "ㅠㅠ"),
            ("ㅗㅏ", "ㅘ"),
            ("ㅏㄱㅏ", "ㅏ가"),
        ] {
            assert_eq!(typed(keys), text, "{keys}");
        }
    }

    #[test]
    fn backspace_removes_letter_by_letter() {
        let (mut hangul, mut text) = (Hangul::default(), "앞".to_owned());
        for key in "ㄱㅗㅏㄱㅅ".chars() {
            apply(&mut text, &hangul.write(key));
        }
        let mut seen = vec![text.clone()];
        while let Some(edit) = hangul.erase() {
            apply(&mut text, &edit);
            seen.push(text.clone());
        }
        assert_eq!(seen, ["앞곿", "앞곽", "앞과", "앞고", "앞ㄱ", "앞"]);
    }

    #[test]
    fn syllable_that_has_ended_stays() {
        let (mut hangul, mut text) = (Hangul::default(), String::new());
        apply(&mut text, &hangul.write('ㄱ'));
        hangul.end();
        assert_eq!(hangul.erase(), None);
        apply(&mut text, &hangul.write('ㅏ'));
        assert_eq!(text, "ㄱㅏ");
    }
}
