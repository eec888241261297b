//! Helvetica, which every PDF reader has: its encoding and character widths.

/// Weight of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FontWeight {
    Regular,
    Bold,
}

/// Height of a capital letter at size 1.
pub(super) const CAP_HEIGHT: f32 = 0.718;
/// Height above the baseline at size 1.
#[cfg(test)]
pub(super) const ASCENT: f32 = 0.75;
/// Depth below the baseline at size 1.
#[cfg(test)]
pub(super) const DESCENT: f32 = 0.22;

/// Widths of the characters from space to tilde, in thousandths of the size.
const REGULAR: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const BOLD: [u16; 95] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];
/// Width of the widest character past ASCII, in thousandths of the size.
const WIDEST: u16 = 1000;
/// Width of `×`, in thousandths of the size.
const TIMES: u16 = 584;

/// Returns the WinAnsi code of a character, or that of a question mark if it has none. Beyond ASCII, only Latin-1 is
/// supported.
const fn code(character: char) -> u8 {
    match character as u32 {
        code @ (0x20..=0x7E | 0xA0..=0xFF) => code as u8,
        _ => b'?',
    }
}

/// Encodes text for a PDF file.
pub(super) fn encode(text: &str) -> Vec<u8> {
    text.chars().map(code).collect()
}

fn character_width(character: char, weight: FontWeight) -> f32 {
    let widths = match weight {
        FontWeight::Regular => &REGULAR,
        FontWeight::Bold => &BOLD,
    };
    let code = code(character);
    let width = match widths.get(usize::from(code - b' ')) {
        Some(&width) => width,
        None if character == '×' => TIMES,
        None => WIDEST,
    };
    f32::from(width) / 1000.0
}

/// Returns the width of text. Characters beyond ASCII count with an upper bound of their widths.
pub(super) fn width(text: &str, size: f32, weight: FontWeight) -> f32 {
    let widths = text.chars().map(|sign| character_width(sign, weight));
    size * widths.sum::<f32>()
}

/// Breaks text into lines of at most `most_width`, after spaces where possible and otherwise anywhere. Text that does
/// not fit into `most` lines is replaced by an ellipsis.
pub(super) fn wrap(
    text: &str,
    size: f32,
    weight: FontWeight,
    most_width: f32,
    most: usize,
) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let mut used = 0.0;
        let mut fitting = rest.len();
        for (at, sign) in rest.char_indices() {
            used += size * character_width(sign, weight);
            if used > most_width && at > 0 {
                fitting = at;
                break;
            }
        }
        let is_last = fitting == rest.len();
        if !is_last && lines.len() + 1 == most {
            let kept: Vec<char> = rest[..fitting].chars().collect();
            let kept = &kept[..kept.len().saturating_sub(3)];
            lines.push(format!("{}...", kept.iter().collect::<String>()));
            return lines;
        }
        let end = match rest[..fitting].rfind(' ') {
            Some(space) if !is_last => space,
            _ => fitting,
        };
        lines.push(rest[..end].to_owned());
        rest = rest[end..].trim_start();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_without_code_become_question_marks() {
        assert_eq!(encode("9×9 ü"), b"9\xD79 \xFC");
        assert_eq!(encode("→\n\u{7f}"), b"???");
    }

    #[test]
    fn wrapped_lines_fit_the_width() {
        let text = format!("some words {} and more", "x".repeat(40));
        let lines = wrap(&text, 10.0, FontWeight::Regular, 60.0, 99);
        assert!(lines.len() > 3, "{lines:?}");
        for line in &lines {
            assert!(width(line, 10.0, FontWeight::Regular) <= 60.0, "{line}");
        }
        assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
        let cut = wrap(&text, 10.0, FontWeight::Regular, 60.0, 2);
        assert_eq!(cut.len(), 2);
        assert!(cut[1].ends_with("..."), "{cut:?}");
        assert!(width(&cut[1], 10.0, FontWeight::Regular) <= 60.0, "{cut:?}");
    }
}
