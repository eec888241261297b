//! Colours of everything except the tiles, in each theme.

use super::rgb::Rgb;

/// Colours of everything except the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shades {
    /// Background of the window.
    pub background: Rgb,
    /// Cards and plain buttons.
    pub surface: Rgb,
    /// Cards and plain buttons under the pointer.
    pub raised: Rgb,
    /// Hairlines and the track of a bar.
    pub line: Rgb,
    /// Titles, numbers and other main text.
    pub text: Rgb,
    /// Secondary text.
    pub quiet: Rgb,
    /// Focus rings and primary buttons; a label on it has the colour `background`.
    pub accent: Rgb,
    /// Warnings and destructive actions; a label on it has the colour `background`.
    pub danger: Rgb,
    /// Border around a region that a seat owns.
    pub outline: Rgb,
    /// Empty cell.
    pub bare: Rgb,
    /// Tile that is off.
    pub unlit: Rgb,
    /// Tile that is on.
    pub lit: Rgb,
    /// Tile that cannot be entered.
    pub block: Rgb,
    /// Tile that carries a face. It is light in both themes because the faces are drawn for a light background.
    pub ivory: Rgb,
}

/// The dark theme.
pub const DARK: Shades = Shades {
    background: Rgb::hex(0x15171e),
    surface: Rgb::hex(0x20232d),
    raised: Rgb::hex(0x2d313c),
    line: Rgb::hex(0x3a3e4b),
    text: Rgb::hex(0xf2f0ea),
    quiet: Rgb::hex(0x979cad),
    accent: Rgb::hex(0x86a1ff),
    danger: Rgb::hex(0xff7d80),
    outline: Rgb::hex(0xf2f0ea),
    bare: Rgb::hex(0x343845),
    unlit: Rgb::hex(0x3a3e4b),
    lit: Rgb::hex(0xedc941),
    block: Rgb::hex(0x0a0b0f),
    ivory: Rgb::hex(0xf6f1e4),
};

/// The light theme.
pub const LIGHT: Shades = Shades {
    background: Rgb::hex(0xf5f3ee),
    surface: Rgb::hex(0xffffff),
    // White cannot get lighter, so a card under the pointer is tinted instead.
    raised: Rgb::hex(0xebe8df),
    line: Rgb::hex(0xdcd8cd),
    text: Rgb::hex(0x23252e),
    quiet: Rgb::hex(0x5f6270),
    accent: Rgb::hex(0x2f55d8),
    danger: Rgb::hex(0xb8283a),
    outline: Rgb::hex(0x23252e),
    bare: Rgb::hex(0xe0dccf),
    unlit: Rgb::hex(0xb9b5aa),
    lit: Rgb::hex(0xf2bd1d),
    block: Rgb::hex(0x41434d),
    ivory: Rgb::hex(0xebe3ce),
};

/// The dark theme on true black.
pub const BLACK: Shades = Shades {
    background: Rgb::hex(0x000000),
    surface: Rgb::hex(0x131519),
    raised: Rgb::hex(0x22252e),
    line: Rgb::hex(0x30343f),
    bare: Rgb::hex(0x272a34),
    unlit: Rgb::hex(0x2f333f),
    block: Rgb::hex(0x000000),
    ..DARK
};

/// The dark theme with a contrast of at least 7.
pub const CONTRAST_DARK: Shades = Shades {
    background: Rgb::hex(0x000000),
    surface: Rgb::hex(0x1c1c21),
    raised: Rgb::hex(0x3a3a42),
    line: Rgb::hex(0x8c8c94),
    text: Rgb::hex(0xffffff),
    quiet: Rgb::hex(0xe2e2e6),
    accent: Rgb::hex(0xffd83d),
    danger: Rgb::hex(0xffc4c4),
    outline: Rgb::hex(0xffffff),
    bare: Rgb::hex(0x6a6a72),
    unlit: Rgb::hex(0x6a6a72),
    lit: Rgb::hex(0xffd83d),
    block: Rgb::hex(0x000000),
    ivory: Rgb::hex(0xffffff),
};

/// The light theme with a contrast of at least 7.
pub const CONTRAST_LIGHT: Shades = Shades {
    background: Rgb::hex(0xffffff),
    surface: Rgb::hex(0xefefef),
    raised: Rgb::hex(0xdcdcdc),
    line: Rgb::hex(0x757575),
    text: Rgb::hex(0x000000),
    quiet: Rgb::hex(0x2e2e2e),
    accent: Rgb::hex(0x0b2f9e),
    danger: Rgb::hex(0x8a0014),
    outline: Rgb::hex(0x000000),
    bare: Rgb::hex(0x8a8a8a),
    unlit: Rgb::hex(0x8a8a8a),
    lit: Rgb::hex(0xffc800),
    block: Rgb::hex(0x000000),
    ivory: Rgb::hex(0xffffff),
};

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
