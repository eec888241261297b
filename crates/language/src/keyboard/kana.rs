//! Marks that change a kana: voiced, half voiced and small.

/// A key that changes the kana before the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KanaMark {
    /// Dakuten, as in が.
    Voiced,
    /// Handakuten, as in ぱ.
    HalfVoiced,
    /// Small kana, as in っ.
    Small,
}

/// Kana that a mark changes, and what they become.
type Changes = (&'static str, &'static str);

const VOICED: Changes = (
    "うかきくけこさしすせそたちつてとはひふへほ",
    "ゔがぎぐげござじずぜぞだぢづでどばびぶべぼ",
);
const HALF_VOICED: Changes = ("はひふへほ", "ぱぴぷぺぽ");
const SMALL: Changes = ("あいうえおつやゆよわ", "ぁぃぅぇぉっゃゅょゎ");

/// Distance from a hiragana's code point to its katakana's.
const TO_KATAKANA: u32 = 0x60;
/// Katakana with a hiragana counterpart.
const KATAKANA: std::ops::RangeInclusive<char> = 'ァ'..='ヴ';

impl KanaMark {
    /// All marks.
    pub const ALL: [Self; 3] = [Self::Voiced, Self::HalfVoiced, Self::Small];

    /// Returns the label of the key.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Voiced => "゛",
            Self::HalfVoiced => "゜",
            Self::Small => "小",
        }
    }

    /// Returns the name of the key, in Japanese, since no other keyboard has it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Voiced => "濁点",
            Self::HalfVoiced => "半濁点",
            Self::Small => "小書き",
        }
    }

    const fn changes(self) -> Changes {
        match self {
            Self::Voiced => VOICED,
            Self::HalfVoiced => HALF_VOICED,
            Self::Small => SMALL,
        }
    }

    /// Returns the kana with this mark instead of any other, or without a mark if it already has this one; `None` if
    /// there is no such kana.
    pub fn change(self, kana: char) -> Option<char> {
        let is_katakana = KATAKANA.contains(&kana);
        let hiragana = if is_katakana {
            char::from_u32(u32::from(kana) - TO_KATAKANA)?
        } else {
            kana
        };
        let plain = Self::ALL
            .into_iter()
            .find_map(|mark| {
                let (plain, marked) = mark.changes();
                replaced(hiragana, (marked, plain))
            })
            .unwrap_or(hiragana);
        let marked = replaced(plain, self.changes())?;
        let changed = if marked == hiragana { plain } else { marked };
        if is_katakana {
            char::from_u32(u32::from(changed) + TO_KATAKANA)
        } else {
            Some(changed)
        }
    }
}

/// Returns the letter of `to` at the index that `letter` has in `from`.
fn replaced(letter: char, (from, to): Changes) -> Option<char> {
    let mut pairs = from.chars().zip(to.chars());
    pairs.find_map(|(one, other)| (one == letter).then_some(other))
}

#[cfg(test)]
mod tests {
    use super::KanaMark;

    #[test]
    fn marks_change_kana() {
        let (voiced, half, small) = (KanaMark::Voiced, KanaMark::HalfVoiced, KanaMark::Small);
        for (kana, mark, changed) in [
            ('か', voiced, 'が'),
            ('が', voiced, 'か'),
            ('は', half, 'ぱ'),
            ('ば', half, 'ぱ'),
            ('ぱ', voiced, 'ば'),
            ('つ', small, 'っ'),
            ('っ', voiced, 'づ'),
            ('ウ', voiced, 'ヴ'),
            ('ヴ', voiced, 'ウ'),
            ('ヨ', small, 'ョ'),
            ('ホ', half, 'ポ'),
        ] {
            assert_eq!(mark.change(kana), Some(changed), "{kana}");
        }
        for (kana, mark) in [('ん', voiced), ('か', half), ('ら', small), ('a', voiced)] {
            assert_eq!(mark.change(kana), None, "{kana}");
        }
    }
}
