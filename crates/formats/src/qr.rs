//! QR codes of short texts, such as links, for the camera of another device.

use qrcodegen::{QrCode as Encoded, QrCodeEcc};
use std::fmt;
use thiserror::Error;

/// QR code: a square of dark and light modules.
///
/// ```
/// use tessella_formats::qr::QrCode;
///
/// let code = QrCode::of("tessella:drench:15x15,c6,m30%234711")?;
/// assert_eq!(code.size(), 29);
/// assert!(code.is_dark(0, 0), "a corner is part of a pattern by which cameras find the code");
/// # Ok::<(), tessella_formats::qr::TooLong>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct QrCode(Encoded);

impl QrCode {
    /// Maximum length of a text in bytes. A text that consists only of capital letters and digits can be longer.
    pub const MAX_BYTES: usize = 2953;
    /// Maximum length of a text that consists only of digits.
    const MAX_DIGITS: usize = 7089;
    /// Width of the light border that a reader needs around the code, in modules. [`QrCode::size`] does not include it.
    pub const QUIET_ZONE: usize = 4;

    /// Encodes a text in the smallest code that can hold it, with as much error correction as fits in that size.
    ///
    /// # Errors
    /// If the text is too long for any code.
    pub fn of(text: &str) -> Result<Self, TooLong> {
        let too_long = TooLong { bytes: text.len() };
        // Digits need the least space, so no code can hold anything longer.
        if text.len() > Self::MAX_DIGITS {
            return Err(too_long);
        }
        Encoded::encode_text(text, QrCodeEcc::Low)
            .map(Self)
            .map_err(|_| too_long)
    }

    /// Returns the number of modules along a side, from 21 to 177.
    pub fn size(&self) -> usize {
        usize::try_from(self.0.size()).unwrap_or_default()
    }

    /// Returns `true` if the module in this column and row is dark, both counted from 0 at the top left. Modules outside
    /// the code are light.
    pub fn is_dark(&self, x: usize, y: usize) -> bool {
        let at = i32::try_from(x).ok().zip(i32::try_from(y).ok());
        at.is_some_and(|(x, y)| self.0.get_module(x, y))
    }

    /// Draws the code and its quiet zone with half blocks, two rows of modules per line. A line is [`QrCode::size`]
    /// plus twice [`QrCode::QUIET_ZONE`] characters wide.
    ///
    /// On a terminal, escape sequences set black and white, because the code must be dark on light even if the terminal
    /// is light on dark. Elsewhere, dark modules are block characters and light ones spaces.
    pub fn to_terminal(&self, is_terminal: bool) -> String {
        // In the 256-colour palette, these two are the same black and white in every theme.
        let (begin, end) = if is_terminal {
            ("\x1b[38;5;16;48;5;231m", "\x1b[0m")
        } else {
            ("", "")
        };
        let zone = Self::QUIET_ZONE;
        let width = self.size() + 2 * zone;
        // Modules to the left of the code or above it wrap around to columns and rows far outside.
        let is_dark = |x: usize, y: usize| self.is_dark(x.wrapping_sub(zone), y.wrapping_sub(zone));
        let mut picture = String::new();
        for y in (0..width).step_by(2) {
            picture.push_str(begin);
            picture.extend(
                (0..width).map(|x| match (is_dark(x, y), is_dark(x, y + 1)) {
                    (true, true) => '█',
                    (true, false) => '▀',
                    (false, true) => '▄',
                    (false, false) => ' ',
                }),
            );
            picture.push_str(end);
            picture.push('\n');
        }
        picture
    }
}

/// Prints the number of modules along a side.
impl fmt::Debug for QrCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "QrCode({})", self.size())
    }
}

/// Error returned if a text is too long for any QR code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "expected a text of at most {} bytes for a QR code, not of {bytes}",
    QrCode::MAX_BYTES
)]
pub struct TooLong {
    /// Length of the text in bytes.
    pub bytes: usize,
}
