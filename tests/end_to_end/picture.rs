//! Screenshots, pixel by pixel.

use crate::display::PixelPosition;
use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::Path;
use tessella::core::device::Sides;
use tessella::core::palette::Rgb;

/// Screenshot of a window.
#[derive(Clone, PartialEq)]
pub struct Screenshot {
    width: u16,
    height: u16,
    /// Pixels, row by row.
    pixels: Vec<Rgb>,
}

impl Screenshot {
    /// Creates an image from the format of X servers: blue, green, red and a padding byte per pixel.
    pub fn from_bgrx((width, height): (u16, u16), bytes: &[u8]) -> Self {
        let (chunks, _) = bytes.as_chunks();
        let pixels = chunks.iter().map(|&[b, g, r, _]| Rgb { r, g, b }).collect();
        Self {
            width,
            height,
            pixels,
        }
    }

    /// Loads a PNG file without transparency.
    pub fn load(file: &Path) -> Self {
        let file = BufReader::new(File::open(file).expect("there is a picture"));
        let mut reader = png::Decoder::new(file).read_info().expect("it is a PNG");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a size in memory")];
        let info = reader.next_frame(&mut bytes).expect("it is whole");
        let (pixels, _) = bytes.as_chunks();
        Self {
            width: info.width as u16,
            height: info.height as u16,
            pixels: pixels.iter().map(|&[r, g, b]| Rgb { r, g, b }).collect(),
        }
    }

    /// Returns the colour of a pixel; `None` outside the image.
    pub fn at(&self, (x, y): PixelPosition) -> Option<Rgb> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        let inside = x < self.width.into() && y < self.height.into();
        inside.then(|| self.pixels[y * usize::from(self.width) + x])
    }

    /// Returns the height, in pixels.
    pub const fn height(&self) -> i16 {
        self.height as i16
    }

    /// Returns the number of pixels.
    pub const fn len(&self) -> usize {
        self.pixels.len()
    }

    /// Returns the number of pixels that differ from those of another image of the same size.
    pub fn differing(&self, other: &Self) -> usize {
        (self.pixels.iter().zip(&other.pixels))
            .filter(|(one, other)| one != other)
            .count()
    }

    /// Checks that the margins show only the page, whose rows have one colour each, with faint tesserae in large windows.
    ///
    /// # Errors
    /// Returns the position of the first other pixel.
    pub fn check_sides(&self, sides: &Sides) -> Result<(), String> {
        let (width, height) = (f32::from(self.width), f32::from(self.height));
        let covered = |x: u16, y: u16| {
            let (x, y) = (f32::from(x), f32::from(y));
            x + 1.0 <= sides.left
                || y + 1.0 <= sides.top
                || x >= width - sides.right
                || y >= height - sides.bottom
        };
        for y in 0..self.height {
            let row = (0..self.width).filter(|&x| covered(x, y));
            let mut shown = row.filter_map(|x| Some((x, self.at((x as i16, y as i16))?)));
            let Some((_, page)) = shown.next() else {
                continue;
            };
            if let Some((x, other)) = shown.find(|&(_, other)| !is_under_light(other, page)) {
                return Err(format!("{other:?} is at {x}, {y}, which is covered"));
            }
        }
        Ok(())
    }

    /// Returns the number of pixels of a colour.
    pub fn count(&self, colour: Rgb) -> usize {
        (self.pixels.iter())
            .filter(|&&pixel| is_nearly(pixel, colour))
            .count()
    }

    /// Returns the centre of the pixels that have a colour here, and another one in an earlier image of the same size.
    pub fn centre_of_new(&self, before: &Self, colour: Rgb) -> Option<PixelPosition> {
        let width = usize::from(self.width);
        let changed = (self.pixels.iter().zip(&before.pixels).enumerate())
            .filter(|(_, (now, before))| is_nearly(**now, colour) && !is_nearly(**before, colour))
            .map(|(at, _)| ((at % width) as i16, (at / width) as i16));
        let (columns, rows): (Vec<i16>, Vec<i16>) = changed.unzip();
        let middle = |all: &[i16]| Some((all.iter().min()? + all.iter().max()?) / 2);
        Some((middle(&columns)?, middle(&rows)?))
    }

    /// Writes a PNG file.
    pub fn save(&self, file: &Path) -> Result<(), png::EncodingError> {
        let bytes: Vec<u8> = (self.pixels.iter())
            .flat_map(|pixel| [pixel.r, pixel.g, pixel.b])
            .collect();
        let file = BufWriter::new(File::create(file)?);
        let mut encoder = png::Encoder::new(file, self.width.into(), self.height.into());
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&bytes)?;
        writer.finish()
    }
}

/// Returns `true` if two colours are equal except for the rounding of drivers.
pub fn is_nearly(one: Rgb, other: Rgb) -> bool {
    const TOLERANCE: u8 = 3;
    let channels = [(one.r, other.r), (one.g, other.g), (one.b, other.b)];
    channels
        .iter()
        .all(|(one, other)| one.abs_diff(*other) <= TOLERANCE)
}

/// Returns `true` if one colour is the other under more or less light, as on the tops of tiles and buttons.
pub fn is_under_light(shown: Rgb, colour: Rgb) -> bool {
    /// Least and greatest light, and tolerance for cut-off channels, in linear light.
    const LIGHTS: [f32; 2] = [0.78, 1.3];
    const TOLERANCE: f32 = 0.02;
    let linear = |channel: u8| (f32::from(channel) / 255.0).powf(2.2);
    let channels = [
        (shown.r, colour.r),
        (shown.g, colour.g),
        (shown.b, colour.b),
    ];
    channels.into_iter().all(|(shown, colour)| {
        let (shown, colour) = (linear(shown), linear(colour));
        let [least, most] = LIGHTS.map(|light| light * colour);
        (least - TOLERANCE..=most + TOLERANCE).contains(&shown)
    })
}
