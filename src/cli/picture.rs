//! Options of a screenshot.

use bevy::math::UVec2;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tessella::app::core::device::{Device, Sides};
use tessella::app::core::palette::Palette;
use tessella::app::core::settings::ThemeChoice;
use tessella::app::core::{Film, Screen, Shot};
use tessella::arguments::{text, wrong};
use tessella::today::Day;

/// Options of a screenshot.
pub(super) struct PictureOptions {
    pub size: Option<UVec2>,
    pub scale: f32,
    pub covered: Sides,
    pub text: f32,
    pub theme: ThemeChoice,
    pub palette: Palette,
    pub symbols: bool,
    pub screen: Option<Screen>,
    /// Day that the screens show.
    pub day: Option<Day>,
    /// Number of frames of a film.
    pub film: Option<u16>,
    /// Time between two frames of a film, in milliseconds.
    pub every: Option<u16>,
}

/// Size of a screenshot if none is given, in pixels.
const SIZE: UVec2 = UVec2::new(1280, 720);
/// Time between two frames of a film if none is given, in milliseconds.
const INTERVAL: u16 = 60;

impl Default for PictureOptions {
    fn default() -> Self {
        Self {
            size: None,
            scale: 1.0,
            covered: Sides::default(),
            text: 1.0,
            theme: ThemeChoice::Dark,
            palette: Palette::default(),
            symbols: false,
            screen: None,
            day: None,
            film: None,
            every: None,
        }
    }
}

impl PictureOptions {
    /// Returns the size, in pixels.
    pub(super) fn size(&self) -> UVec2 {
        self.size.unwrap_or(SIZE)
    }

    /// Returns the screenshot with these options.
    pub(super) fn shot(self, file: PathBuf) -> Shot {
        Shot {
            file,
            size: self.size(),
            scale: self.scale,
            theme: self.theme,
            palette: self.palette,
            symbols: self.symbols,
            screen: self.screen.unwrap_or_default(),
            day: self.day,
            device: Device {
                covered: self.covered.in_units(1.0 / self.scale),
                text: self.text,
                ..Device::default()
            },
            film: self.film.map(|frames| Film {
                frames,
                interval: Duration::from_millis(self.every.unwrap_or(INTERVAL).into()),
            }),
        }
    }
}

/// Values of `--theme`.
pub(super) const THEMES: [(&str, ThemeChoice); 5] = [
    ("light", ThemeChoice::Light),
    ("dark", ThemeChoice::Dark),
    ("black", ThemeChoice::Black),
    ("contrast-dark", ThemeChoice::ContrastDark),
    ("contrast-light", ThemeChoice::ContrastLight),
];
/// Values of `--palette`.
pub(super) const PALETTES: [(&str, Palette); 4] = [
    ("standard", Palette::Standard),
    ("soft", Palette::Soft),
    ("vivid", Palette::Vivid),
    ("red-green", Palette::RedGreen),
];
/// Values of `--screen`.
pub(super) const SCREENS: [(&str, Screen); 11] = [
    ("title", Screen::Title),
    ("network", Screen::Lan),
    ("setup", Screen::Setup),
    ("games", Screen::Games),
    ("packs", Screen::Packs),
    ("today", Screen::Today),
    ("statistics", Screen::Statistics),
    ("share", Screen::Share),
    ("settings", Screen::Settings),
    ("keys", Screen::Keys),
    ("help", Screen::Help),
];

/// Checks the name of a screenshot file.
pub(super) fn screenshot_file(given: &str) -> Result<PathBuf, String> {
    file_to_write("--screenshot", Path::new(given), "png")
}

/// Checks the name of a file that an option writes.
pub(super) fn file_to_write(option: &str, path: &Path, ending: &str) -> Result<PathBuf, String> {
    let refuse = |expected: &str| {
        let given = path.display().to_string();
        Err(wrong(option, expected, &given))
    };
    if !path
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case(ending))
    {
        return refuse(&format!("a file name that ends in .{ending}"));
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if path.is_dir() || folder.is_some_and(|folder| !folder.is_dir()) {
        return refuse("a file in a folder that is there");
    }
    Ok(path.to_owned())
}

/// Parses the value of `--day`.
pub(super) fn day(parser: &mut lexopt::Parser) -> Result<Day, String> {
    let given = text(parser, "--day")?;
    given.parse().map_err(|error| format!("--day: {error}"))
}

/// Parses the value of `--size`.
pub(super) fn size(parser: &mut lexopt::Parser) -> Result<UVec2, String> {
    let given = text(parser, "--size")?;
    let side = |text: &str| text.parse().ok().filter(|side| (320..=8192).contains(side));
    let size = given
        .split_once('x')
        .and_then(|(width, height)| Some(UVec2::new(side(width)?, side(height)?)));
    size.ok_or_else(|| wrong("--size", "a size from 320x320 to 8192x8192", &given))
}

/// Parses the value of `--covered`: four lengths in logical pixels, clockwise from the left.
pub(super) fn covered(parser: &mut lexopt::Parser) -> Result<Sides, String> {
    let given = text(parser, "--covered")?;
    let lengths: Option<Vec<f32>> = given.split(',').map(|length| length.parse().ok()).collect();
    let is_valid = |length: &f32| (0.0..=200.0).contains(length);
    match lengths.as_deref() {
        Some(&[left, top, right, bottom]) if [left, top, right, bottom].iter().all(is_valid) => {
            Ok(Sides {
                left,
                top,
                right,
                bottom,
            })
        }
        _ => Err(wrong(
            "--covered",
            "four lengths from 0 to 200, such as 0,32,0,24",
            &given,
        )),
    }
}
