//! Options of a picture: a screenshot, a film or an animation.

use crate::core::device::{Device, Sides};
use crate::core::palette::Palette;
use crate::core::settings::ThemeChoice;
use crate::core::{Film, Scene, Screen, Shot};
use bevy::math::UVec2;
use clap::Args;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tessella_command_line::arguments::{number, one_of, unexpected};
use tessella_library::today::Day;

/// Options of a picture.
#[derive(Args)]
pub(super) struct PictureOptions {
    /// Draw into a PNG file and open no window
    #[arg(long, value_name = "FILE", value_parser = png_file)]
    pub(super) screenshot: Option<PathBuf>,
    /// Write a game into a GIF file: that of a copied game, or else as the computer plays it
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["screenshot", "scale", "symbols", "covered", "text", "film", "scene", "screen", "day"],
        value_parser = gif_file
    )]
    pub(super) animate: Option<PathBuf>,
    /// Size in pixels [default: 1280x720, or 720x720 of an animation]
    #[arg(long, value_name = "WxH", requires = "picture", value_parser = size)]
    pub(super) size: Option<UVec2>,
    /// Pixels per logical pixel, 0.5 to 4
    #[arg(long, value_name = "N", default_value = "1", requires = "screenshot", value_parser = number(0.5..=4.0_f32))]
    scale: f32,
    /// Theme
    #[arg(long, value_name = "NAME", default_value = "dark", requires = "picture", value_parser = one_of(&THEMES))]
    pub(super) theme: ThemeChoice,
    /// Colours of the tiles
    #[arg(long, value_name = "NAME", default_value = "standard", requires = "picture", value_parser = one_of(&PALETTES))]
    pub(super) palette: Palette,
    /// Show the symbols of the colours
    #[arg(long, requires = "screenshot")]
    symbols: bool,
    /// What a phone's system covers at the left, top, right and bottom, in logical pixels
    #[arg(long, value_name = "L,T,R,B", requires = "screenshot", value_parser = covered)]
    covered: Option<Sides>,
    /// Size of the phone's text, 0.5 to 2
    #[arg(long, value_name = "N", default_value = "1", requires = "screenshot", value_parser = number(0.5..=2.0_f32))]
    text: f32,
    /// Instead of a still, draw N frames of a movement, 2 to 60; the first is before it
    #[arg(long, value_name = "N", requires = "screenshot", value_parser = number(2..=60_u16))]
    pub(super) film: Option<u16>,
    /// Movement of a film: the last move, its undo or redo, the last shuffle or roll, a new board, or the change of screens from
    /// the title or back to it
    #[arg(long, value_name = "NAME", default_value = "move", requires = "film", value_parser = one_of(&SCENES))]
    pub(super) scene: Scene,
    /// Time between two frames, 10 to 1000 milliseconds [default: 60, or 500 of an animation]
    #[arg(long, value_name = "N", requires = "frames", value_parser = number(10..=1000_u16))]
    pub(super) every: Option<u16>,
    /// Screen to draw without a game code; share needs one
    #[arg(long, value_name = "NAME", requires = "screenshot", value_parser = one_of(&SCREENS))]
    pub(super) screen: Option<Screen>,
    /// Day that the screens show, such as 2026-11-22 [default: today]
    #[arg(long, value_name = "DATE", requires = "screenshot")]
    day: Option<Day>,
}

/// Size of a screenshot if none is given, in pixels.
const SIZE: UVec2 = UVec2::new(1280, 720);
/// Time between two frames of a film if none is given, in milliseconds.
const INTERVAL: u16 = 60;
/// Maximum number of pixels of all frames of a film.
const MAX_FILM_PIXELS: u32 = 1 << 26;

impl PictureOptions {
    /// Returns the screenshot with these options, if one is to be drawn.
    ///
    /// # Errors
    /// One line if a film is too large.
    pub(super) fn shot(&self) -> Result<Option<Shot>, String> {
        let Some(file) = self.screenshot.clone() else {
            return Ok(None);
        };
        let size = self.size.unwrap_or(SIZE);
        if let Some(frames) = self.film {
            let UVec2 { x, y } = size;
            let pixels = x * y * u32::from(frames);
            if pixels > MAX_FILM_PIXELS {
                return Err(format!(
                    "--film: {frames} frames of {x}x{y} are {pixels} pixels; at most {MAX_FILM_PIXELS} make a picture"
                ));
            }
        }
        Ok(Some(Shot {
            file,
            size,
            scale: self.scale,
            theme: self.theme,
            palette: self.palette,
            symbols: self.symbols,
            screen: self.screen.unwrap_or_default(),
            day: self.day,
            device: Device {
                covered: self.covered.unwrap_or_default().in_units(1.0 / self.scale),
                text: self.text,
                ..Device::default()
            },
            film: self.film.map(|frames| Film {
                frames,
                interval: Duration::from_millis(self.every.unwrap_or(INTERVAL).into()),
                scene: self.scene,
            }),
        }))
    }
}

/// Values of `--theme`.
const THEMES: [(&str, ThemeChoice); 5] = [
    ("light", ThemeChoice::Light),
    ("dark", ThemeChoice::Dark),
    ("black", ThemeChoice::Black),
    ("contrast-dark", ThemeChoice::ContrastDark),
    ("contrast-light", ThemeChoice::ContrastLight),
];
/// Values of `--palette`.
const PALETTES: [(&str, Palette); 5] = [
    ("standard", Palette::Standard),
    ("distinct", Palette::Distinct),
    ("soft", Palette::Soft),
    ("vivid", Palette::Vivid),
    ("red-green", Palette::RedGreen),
];
/// Values of `--scene`.
const SCENES: [(&str, Scene); 7] = [
    ("move", Scene::Move),
    ("undo", Scene::Undo),
    ("redo", Scene::Redo),
    ("shuffle", Scene::Shuffle),
    ("new-board", Scene::NewBoard),
    ("open", Scene::Open),
    ("back", Scene::Back),
];
/// Values of `--screen`.
const SCREENS: [(&str, Screen); 12] = [
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
    ("kit", Screen::Kit),
];

/// Parses the name of a screenshot.
fn png_file(given: &str) -> Result<PathBuf, String> {
    file_to_write(given, "png")
}

/// Parses the name of an animation.
fn gif_file(given: &str) -> Result<PathBuf, String> {
    file_to_write(given, "gif")
}

/// Parses the name of a file that can be written.
fn file_to_write(given: &str, ending: &str) -> Result<PathBuf, String> {
    let path = Path::new(given);
    if !path
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case(ending))
    {
        let expected = format!("a file name that ends in .{ending}");
        return Err(unexpected(&expected, given));
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if path.is_dir() || folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(unexpected("a file in an existing folder", given));
    }
    Ok(path.to_owned())
}

/// Parses the value of `--size`.
fn size(given: &str) -> Result<UVec2, String> {
    let side = |text: &str| text.parse().ok().filter(|side| (320..=8192).contains(side));
    let size = given
        .split_once('x')
        .and_then(|(width, height)| Some(UVec2::new(side(width)?, side(height)?)));
    size.ok_or_else(|| unexpected("a size from 320x320 to 8192x8192", given))
}

/// Parses the value of `--covered`: four lengths in logical pixels, clockwise from the left.
fn covered(given: &str) -> Result<Sides, String> {
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
        _ => Err(unexpected(
            "four lengths from 0 to 200, such as 0,32,0,24",
            given,
        )),
    }
}
