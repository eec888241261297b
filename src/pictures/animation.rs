//! Animated pictures in the format GIF.

use crate::text::{Text, texts};
use bevy_egui::egui::{Color32, ColorImage};
use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::collections::HashMap;
use std::fmt;
use std::io::Write;
use tessella_language::Language;

/// Number of colours of a palette.
const COLOURS: usize = 256;
/// Fraction of the pixels from which the palette is computed: one in this many, 1 to 30.
const SAMPLING: i32 = 30;

/// Error when an animation cannot be written.
#[derive(Debug)]
pub enum AnimationError {
    /// It has no frames.
    Empty,
    /// The frames differ in size, or are larger than the format permits.
    Size([usize; 2]),
    /// The file cannot be written.
    Encoding(gif::EncodingError),
}

texts! { AnimationError in language {
    Empty => "animation-empty",
    Size([width, height]) => "animation-size"(width, height),
    // Technical.
    Encoding(error) => { error.to_string() },
}}

impl fmt::Display for AnimationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for AnimationError {}

impl From<gif::EncodingError> for AnimationError {
    fn from(error: gif::EncodingError) -> Self {
        Self::Encoding(error)
    }
}

/// An animation with a palette for all frames. After the first frame, only the area that changed is written.
pub struct AnimationWriter<W: Write> {
    encoder: Encoder<W>,
    size: [usize; 2],
    palette: Palette,
    /// Frame that is shown.
    shown: Option<ColorImage>,
}

impl<W: Write> AnimationWriter<W> {
    /// Begins an animation that repeats forever. The palette fits the colours of `examples`, which all have the size of
    /// the frames.
    ///
    /// # Errors
    /// If there are no examples, they are too large, or the file cannot be written.
    pub fn new(file: W, examples: &[ColorImage]) -> Result<Self, AnimationError> {
        let size = examples.first().ok_or(AnimationError::Empty)?.size;
        let [Ok(width), Ok(height)] = size.map(u16::try_from) else {
            return Err(AnimationError::Size(size));
        };
        let palette = Palette::of(examples);
        let mut encoder = Encoder::new(file, width, height, &palette.bytes)?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self {
            encoder,
            size,
            palette,
            shown: None,
        })
    }

    /// Adds a frame that is shown for some hundredths of a second.
    ///
    /// # Errors
    /// If the frame has another size, or the file cannot be written.
    pub fn add(&mut self, frame: ColorImage, hundredths: u16) -> Result<(), AnimationError> {
        if frame.size != self.size {
            return Err(AnimationError::Size(frame.size));
        }
        let [left, top, right, bottom] = match &self.shown {
            Some(shown) => changed_area(shown, &frame),
            None => [0, 0, self.size[0], self.size[1]],
        };
        let part: Vec<u8> = (top..bottom)
            .flat_map(|y| &frame.pixels[y * self.size[0]..][left..right])
            .map(|&colour| self.palette.index(colour))
            .collect();
        // The sizes fit: those of the whole frame do.
        let short = |length: usize| length as u16;
        self.encoder.write_frame(&Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            left: short(left),
            top: short(top),
            width: short(right - left),
            height: short(bottom - top),
            buffer: part.into(),
            ..Frame::default()
        })?;
        self.shown = Some(frame);
        Ok(())
    }
}

/// Returns the smallest area that contains all pixels that differ: left, top, right, bottom. It has one pixel if nothing
/// differs, because a frame cannot be empty.
fn changed_area(shown: &ColorImage, next: &ColorImage) -> [usize; 4] {
    let [width, height] = next.size;
    let rows = { shown.pixels.chunks(width).zip(next.pixels.chunks(width)) };
    let mut area = [width, height, 0, 0];
    for (y, (old, new)) in rows.enumerate().filter(|(_, (old, new))| old != new) {
        let differs = |&x: &usize| old[x] != new[x];
        let left = (0..width).find(differs).unwrap_or(0);
        let right = (0..width).rfind(differs).unwrap_or(0);
        area = [
            area[0].min(left),
            area[1].min(y),
            area[2].max(right + 1),
            y + 1,
        ];
    }
    if area[2] == 0 { [0, 0, 1, 1] } else { area }
}

/// The colours of an animation.
struct Palette {
    quantiser: NeuQuant,
    bytes: Vec<u8>,
    /// Indices that were already computed.
    known: HashMap<Color32, u8>,
}

impl Palette {
    fn of(examples: &[ColorImage]) -> Self {
        let pixels: Vec<u8> = examples
            .iter()
            .flat_map(|example| example.pixels.iter().flat_map(Color32::to_array))
            .collect();
        let quantiser = NeuQuant::new(SAMPLING, COLOURS, &pixels);
        Self {
            bytes: quantiser.color_map_rgb(),
            quantiser,
            known: HashMap::new(),
        }
    }

    fn index(&mut self, colour: Color32) -> u8 {
        let quantiser = &self.quantiser;
        *self
            .known
            .entry(colour)
            .or_insert_with(|| quantiser.index_of(&colour.to_array()) as u8)
    }
}
