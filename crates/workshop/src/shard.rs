//! Parts of a command's work, for distributing it over several processes or machines.

/// Maximum number of parts.
const MAX_PARTS: u64 = 1_000_000;

/// One of several equal parts of the work. The pieces of the work are numbered from 0, and a part has all pieces whose
/// numbers leave the same remainder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shard {
    /// Index of this part, from 0.
    index: u64,
    /// Number of parts.
    count: u64,
}

impl Shard {
    /// The whole work as one part.
    pub(super) const WHOLE: Self = Self { index: 0, count: 1 };

    /// Parses a part, counted from 1, and the number of parts, such as `3/16`.
    ///
    /// # Errors
    /// A sentence on what was expected.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        Self::from_text(text).map_err(|expected| format!("{expected}, not \"{text}\""))
    }

    fn from_text(text: &str) -> Result<Self, String> {
        let is_number = |text: &str| text.bytes().all(|sign| sign.is_ascii_digit());
        let numbers = text
            .split_once('/')
            .filter(|(part, count)| is_number(part) && is_number(count))
            .and_then(|(part, count)| Some((part.parse().ok()?, count.parse().ok()?)));
        let (part, count): (u64, u64) = numbers
            .ok_or_else(|| "expected a part and the number of parts, such as 3/16".to_owned())?;
        if !(1..=MAX_PARTS).contains(&count) {
            return Err(format!("expected 1 to {MAX_PARTS} parts, such as 3/16"));
        }
        if !(1..=count).contains(&part) {
            return Err(match count {
                1 => "expected part 1 of 1".to_owned(),
                _ => format!("expected a part from 1/{count} to {count}/{count}"),
            });
        }
        Ok(Self {
            index: part - 1,
            count,
        })
    }

    /// Converts the index of a piece within this part to its number in the whole work.
    pub(super) const fn number_of(self, piece: u64) -> u64 {
        piece * self.count + self.index
    }

    /// Returns `true` if the piece with this number in the whole work belongs to this part.
    pub(super) const fn contains(self, number: u64) -> bool {
        number % self.count == self.index
    }

    /// Returns the number of pieces in this part if there are `whole` pieces in all.
    pub(super) const fn share(self, whole: u64) -> u64 {
        whole.saturating_sub(self.index).div_ceil(self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shard_parts_have_each_piece_once() {
        for count in 1..=9 {
            for whole in 0..=20 {
                let mut numbers = Vec::new();
                for index in 0..count {
                    let shard = Shard { index, count };
                    let pieces = 0..shard.share(whole);
                    numbers.extend(pieces.map(|piece| shard.number_of(piece)));
                    let contained = (0..whole).filter(|&number| shard.contains(number));
                    assert_eq!(contained.count() as u64, shard.share(whole));
                }
                numbers.sort_unstable();
                assert_eq!(numbers, (0..whole).collect::<Vec<_>>(), "{count} parts");
            }
        }
    }

    #[test]
    fn shard_errors_say_what_was_expected() {
        let form = "expected a part and the number of parts, such as 3/16";
        let parts = "expected 1 to 1000000 parts, such as 3/16";
        for (text, expected) in [
            ("x/y", form),
            ("3", form),
            ("", form),
            ("/", form),
            ("-1/3", form),
            ("+1/3", form),
            ("1/-3", form),
            ("1/3/5", form),
            (" 1/3", form),
            ("1/99999999999999999999", form),
            ("1/0", parts),
            ("0/0", parts),
            ("1/1000001", parts),
            ("0/3", "expected a part from 1/3 to 3/3"),
            ("4/3", "expected a part from 1/3 to 3/3"),
            ("2/1", "expected part 1 of 1"),
        ] {
            assert_eq!(Shard::from_text(text), Err(expected.to_owned()), "{text}");
        }
        let last = Shard {
            index: 15,
            count: 16,
        };
        assert_eq!(Shard::from_text("16/16"), Ok(last));
    }
}
