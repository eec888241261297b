//! Colours of everything except the tiles, in each theme.

use super::ground::Ground;
use super::rgb::Rgb;

/// Colours of everything except the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shades {
    /// Upper edge of the window. The page fades from this colour to `background`.
    pub sky: Rgb,
    /// Lower edge of the window; the reference for everything that is drawn fainter than usual.
    pub background: Rgb,
    /// Tray in which the tiles of a board lie.
    pub bed: Rgb,
    /// Shadow that the upper rim of a bed casts into it.
    pub bed_shadow: Rgb,
    /// Lower rim of a bed, which catches the light.
    pub bed_light: Rgb,
    /// Cards and plain buttons.
    pub surface: Rgb,
    /// Cards and plain buttons under the pointer, and the card of the player to move.
    pub raised: Rgb,
    /// Lip below cards and plain buttons.
    pub lip: Rgb,
    /// Hairlines and the track of a bar.
    pub line: Rgb,
    /// Titles, numbers and other main text.
    pub text: Rgb,
    /// Secondary text.
    pub quiet: Rgb,
    /// Colour of the game for links, bars and marks; a label on it has the colour `background`.
    pub accent: Rgb,
    /// Upper edge, lower edge and lip of the one button to press next, and the colour of its label.
    pub gold: Gold,
    /// Warnings and destructive actions; a label on it has the colour `background`.
    pub danger: Rgb,
    /// Border around a region that a seat owns, and focus rings.
    pub outline: Rgb,
    /// Empty cell.
    pub bare: Rgb,
    /// Tile that is off.
    pub unlit: Rgb,
    /// Tile that is on.
    pub lit: Rgb,
    /// Tile that cannot be entered.
    pub block: Rgb,
    /// Line along a step that is too high.
    pub cliff: Rgb,
    /// Edge of that line.
    pub cliff_edge: Rgb,
    /// Tile that carries a face. It is light in both themes because the faces are drawn for a light background.
    pub ivory: Rgb,
}

/// Colours of the one button to press next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gold {
    /// Upper edge of its face.
    pub top: Rgb,
    /// Lower edge of its face.
    pub bottom: Rgb,
    /// Lip below it.
    pub lip: Rgb,
    /// Its label.
    pub ink: Rgb,
}

impl Gold {
    const USUAL: Self = Self {
        top: Rgb::hex(0xfbd063),
        bottom: Rgb::hex(0xf3b932),
        lip: Rgb::hex(0xb9801a),
        ink: Rgb::hex(0x3a2508),
    };

    const fn flat(face: u32, lip: u32, ink: u32) -> Self {
        Self {
            top: Rgb::hex(face),
            bottom: Rgb::hex(face),
            lip: Rgb::hex(lip),
            ink: Rgb::hex(ink),
        }
    }
}

/// The dark theme, where no game is shown.
pub const DARK: Shades = Shades {
    sky: Rgb::hex(0x2f2f46),
    background: Rgb::hex(0x1a1a2a),
    bed: Rgb::hex(0x0f0f1a),
    bed_shadow: Rgb::hex(0x07070f),
    bed_light: Rgb::hex(0x3d3c57),
    surface: Rgb::hex(0x37364d),
    raised: Rgb::hex(0x484762),
    lip: Rgb::hex(0x151423),
    line: Rgb::hex(0x4d4d65),
    text: Rgb::hex(0xfbf5e8),
    quiet: Rgb::hex(0xc0c0ce),
    accent: Rgb::hex(0xa9bcff),
    gold: Gold::USUAL,
    danger: Rgb::hex(0xffa4a0),
    outline: Rgb::hex(0xfbf5e8),
    bare: Rgb::hex(0x3b3b4f),
    unlit: Rgb::hex(0x4d4d65),
    lit: Rgb::hex(0xf6c13f),
    block: Rgb::hex(0x30302e),
    cliff: Rgb::hex(0x171224),
    cliff_edge: Rgb::hex(0xd8cfb4),
    ivory: Rgb::hex(0xf6f1e4),
};

/// The light theme.
pub const LIGHT: Shades = Shades {
    sky: Rgb::hex(0xf4eadc),
    background: Rgb::hex(0xeadcc8),
    bed: Rgb::hex(0xfef8ea),
    bed_shadow: Rgb::hex(0xd9c6ae),
    bed_light: Rgb::hex(0xfffdf6),
    surface: Rgb::hex(0xfffaf0),
    raised: Rgb::hex(0xffffff),
    lip: Rgb::hex(0xd3bfa4),
    line: Rgb::hex(0xdccdb8),
    text: Rgb::hex(0x2a2233),
    quiet: Rgb::hex(0x5e5461),
    accent: Rgb::hex(0x2f4fc0),
    gold: Gold::USUAL,
    danger: Rgb::hex(0xb3263c),
    outline: Rgb::hex(0x2a2233),
    bare: Rgb::hex(0xe3d5bf),
    unlit: Rgb::hex(0xc0b1a3),
    lit: Rgb::hex(0xf6c13f),
    block: Rgb::hex(0x6b5040),
    cliff: Rgb::hex(0x2a1f3a),
    cliff_edge: Rgb::hex(0x2a1f3a),
    ivory: Rgb::hex(0xfbf3e2),
};

/// The dark theme on true black.
pub const BLACK: Shades = Shades {
    sky: Rgb::hex(0x000000),
    background: Rgb::hex(0x000000),
    bed: Rgb::hex(0x0c0d12),
    bed_shadow: Rgb::hex(0x000000),
    bed_light: Rgb::hex(0x24252c),
    surface: Rgb::hex(0x1a1a22),
    raised: Rgb::hex(0x2a2a36),
    lip: Rgb::hex(0x000000),
    line: Rgb::hex(0x34343f),
    quiet: Rgb::hex(0xb0b0bc),
    bare: Rgb::hex(0x272731),
    unlit: Rgb::hex(0x494958),
    block: Rgb::hex(0x2a2a30),
    ..DARK
};

/// The dark theme with a contrast of at least 7.
pub const CONTRAST_DARK: Shades = Shades {
    sky: Rgb::hex(0x000000),
    background: Rgb::hex(0x000000),
    bed: Rgb::hex(0x000000),
    bed_shadow: Rgb::hex(0x000000),
    bed_light: Rgb::hex(0xffffff),
    surface: Rgb::hex(0x1c1c21),
    raised: Rgb::hex(0x3a3a42),
    lip: Rgb::hex(0x8c8c94),
    line: Rgb::hex(0x8c8c94),
    text: Rgb::hex(0xffffff),
    quiet: Rgb::hex(0xe2e2e6),
    accent: Rgb::hex(0xffd83d),
    gold: Gold::flat(0xffd83d, 0x8c8c94, 0x000000),
    danger: Rgb::hex(0xffc4c4),
    outline: Rgb::hex(0xffffff),
    bare: Rgb::hex(0x6a6a72),
    unlit: Rgb::hex(0x6a6a72),
    lit: Rgb::hex(0xffd83d),
    block: Rgb::hex(0x000000),
    cliff: Rgb::hex(0xffffff),
    cliff_edge: Rgb::hex(0x000000),
    ivory: Rgb::hex(0xffffff),
};

/// The light theme with a contrast of at least 7.
pub const CONTRAST_LIGHT: Shades = Shades {
    sky: Rgb::hex(0xffffff),
    background: Rgb::hex(0xffffff),
    bed: Rgb::hex(0xffffff),
    bed_shadow: Rgb::hex(0xffffff),
    bed_light: Rgb::hex(0x000000),
    surface: Rgb::hex(0xefefef),
    raised: Rgb::hex(0xdcdcdc),
    lip: Rgb::hex(0x757575),
    line: Rgb::hex(0x757575),
    text: Rgb::hex(0x000000),
    quiet: Rgb::hex(0x2e2e2e),
    accent: Rgb::hex(0x0b2f9e),
    gold: Gold::flat(0x0b2f9e, 0x757575, 0xffffff),
    danger: Rgb::hex(0x8a0014),
    outline: Rgb::hex(0x000000),
    bare: Rgb::hex(0x8a8a8a),
    unlit: Rgb::hex(0x8a8a8a),
    lit: Rgb::hex(0xffc800),
    block: Rgb::hex(0x000000),
    cliff: Rgb::hex(0x000000),
    cliff_edge: Rgb::hex(0xffffff),
    ivory: Rgb::hex(0xffffff),
};

impl Shades {
    /// Returns the shades where a game is shown. A dark page takes on the hue of the game, a light or a black one only its accent;
    /// high contrast stays as it is.
    #[must_use]
    pub fn on(self, ground: Ground) -> Self {
        match self {
            DARK => self.tinted(ground),
            LIGHT if ground.has_pale_tiles => Self {
                accent: ground.light_accent,
                bed: Rgb::oklch(0.9, 0.03, ground.hue),
                bed_shadow: Rgb::oklch(0.76, 0.04, ground.hue),
                ..self
            },
            LIGHT => Self {
                accent: ground.light_accent,
                ..self
            },
            BLACK => Self {
                accent: ground.dark_accent,
                ..self
            },
            _ => self,
        }
    }

    fn tinted(self, ground: Ground) -> Self {
        let shade = |lightness, chroma| Rgb::oklch(lightness, chroma, ground.hue);
        let lip = shade(0.2, 0.03);
        let [surface, raised] = [shade(0.345, 0.04), shade(0.41, 0.045)];
        Self {
            sky: shade(0.315, 0.042),
            background: shade(0.225, 0.032),
            bed: shade(0.175, 0.022),
            bed_shadow: lip.mix(Rgb::hex(0x000000), 0.6),
            bed_light: surface,
            surface,
            raised,
            lip,
            line: shade(0.42, 0.04),
            bare: shade(0.37, 0.036),
            unlit: shade(0.43, 0.04),
            // Cool stone among warm tiles, or the other way round.
            block: Rgb::oklch(0.315, 0.022, ground.hue + 180.0),
            accent: ground.dark_accent,
            ..self
        }
    }

    /// Returns the colour of the page at a share of the window's height, from 0 at the top to 1.
    pub fn page(&self, share: f32) -> Rgb {
        self.sky.mix(self.background, share)
    }
}

/// The shades of each theme, with its name for messages of tests.
#[cfg(test)]
pub(super) const THEMES: [(&str, Shades); 5] = [
    ("dark", DARK),
    ("light", LIGHT),
    ("black", BLACK),
    ("contrast dark", CONTRAST_DARK),
    ("contrast light", CONTRAST_LIGHT),
];

#[cfg(test)]
mod tests {
    use super::super::measure::{Sight, distance_as_seen};
    use super::*;

    #[test]
    fn text_is_readable_in_all_themes() {
        for (theme, shades, least) in [
            ("dark", DARK, 4.5),
            ("light", LIGHT, 4.5),
            ("black", BLACK, 4.5),
            ("contrast dark", CONTRAST_DARK, 7.0),
            ("contrast light", CONTRAST_LIGHT, 7.0),
        ] {
            let texts = [
                ("text", shades.text, 7.0),
                ("quiet", shades.quiet, least),
                ("accent", shades.accent, least),
                ("danger", shades.danger, least),
                ("outline", shades.outline, 7.0),
            ];
            let grounds = [
                ("background", shades.background),
                ("surface", shades.surface),
                ("raised", shades.raised),
            ];
            for (what, colour, least) in texts {
                for (ground, under) in grounds {
                    let contrast = colour.contrast(under);
                    assert!(
                        contrast >= least,
                        "{theme} {what} on {ground}: {contrast:.2}, not {least}"
                    );
                }
            }
        }
    }

    #[test]
    fn blocks_differ_from_the_bed_and_from_tiles_that_are_off() {
        let ground = Ground::new(62.0, 0xf6c13f, 0x7a5200);
        for (theme, shades) in THEMES.map(|(theme, shades)| (theme, shades.on(ground))) {
            if theme.starts_with("contrast") {
                // There, tiles have outlines.
                continue;
            }
            for (what, other) in [("bed", shades.bed), ("unlit", shades.unlit)] {
                let distance = distance_as_seen(shades.block, other, Sight::Normal);
                assert!(distance >= 8.0, "{theme}, {what}: {distance:.1}");
            }
        }
    }

    #[test]
    fn parts_of_the_board_are_seen_in_themes_of_high_contrast() {
        for (theme, shades) in [("dark", CONTRAST_DARK), ("light", CONTRAST_LIGHT)] {
            let parts = [
                ("line", shades.line),
                ("bare", shades.bare),
                ("unlit", shades.unlit),
            ];
            for (what, colour) in parts {
                let contrast = colour.contrast(shades.background);
                assert!(contrast >= 3.0, "{theme} {what}: {contrast:.2}");
            }
            let contrast = shades.lit.contrast(shades.unlit);
            assert!(contrast >= 2.0, "{theme} lit and unlit: {contrast:.2}");
        }
    }
}
