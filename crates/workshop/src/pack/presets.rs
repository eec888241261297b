//! Presets: the packs that the program comes with.

/// Title of a pack, and the codes of its boards without seeds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Preset {
    name: &'static str,
    pub(super) title: &'static str,
    pub(super) codes: &'static [&'static str],
}

/// Presets by name.
const PRESETS: [Preset; 6] = [
    Preset {
        name: "drench",
        title: "Drench: Squares",
        codes: &[
            "drench:6x6,c3",
            "drench:6x6,c4",
            "drench:8x8,c4",
            "drench:7x7,c5",
            "drench:9x9,c5",
            "drench:10x10,c5",
            "drench:9x9,c6",
            "drench:11x11,c5",
            "drench:11x11,c6",
            "drench:12x12,c6",
            "drench:14x14,c6",
            "drench:15x15,c6",
        ],
    },
    Preset {
        name: "drench-shapes",
        title: "Drench: Shapes",
        codes: &[
            "drench:hex6x6,c4",
            "drench:map30-4,c4",
            "drench:3x3x3,c4",
            "drench:ring24,c4",
            "drench:8x8,n8,c5",
            "drench:hex9x9,c5",
            "drench:map60-7,c5",
            "drench:4x4x4,c5",
            "drench:8x8,wrap,c5",
            "drench:9x9,holes4.4+2.2+6.2+2.6+6.6,c5",
            "drench:9x9,hills3-2,c5",
            "drench:hex12x12,c6",
            "drench:hex10x10,hills4-3,c5",
            "drench:map90-3,c6",
            "drench:11x11,holes5.5+4.5+6.5+5.4+5.6,c6",
            "drench:12x12,hills4-3,c5",
        ],
    },
    Preset {
        name: "link",
        title: "Link: Squares",
        codes: &[
            "link:4x4,f6,untimed",
            "link:6x4,f8,untimed",
            "link:6x6,f10,untimed",
            "link:6x8,f10,untimed",
            "link:7x8,f12,untimed",
            "link:8x8,f14,untimed",
            "link:8x9,f14,untimed",
            "link:8x10,f16,untimed",
            "link:9x10,f16,untimed",
            "link:10x10,f16,untimed",
            "link:10x11,f16,untimed",
            "link:10x12,f16,untimed",
            "link:12x12,f20,untimed",
        ],
    },
    Preset {
        name: "link-shapes",
        title: "Link: Falling and hexes",
        codes: &[
            "link:4x4,f6,down,untimed",
            "link:hex4x6,f8,untimed",
            "link:6x4,f8,left,untimed",
            "link:6x6,f10,middle,untimed",
            "link:6x6,f8,down,untimed",
            "link:hex6x6,f10,untimed",
            "link:6x8,f10,down,untimed",
            "link:hex6x8,f12,untimed",
            "link:8x8,f14,up,untimed",
            "link:8x8,f14,middle,untimed",
            "link:hex8x8,odd-columns,f14,untimed",
            "link:8x9,f14,right,untimed",
            "link:hex8x10,f16,untimed",
            "link:8x10,f16,down,untimed",
            "link:10x10,f16,middle,untimed",
            "link:hex10x10,f16,untimed",
            "link:10x10,f16,left,untimed",
            "link:10x12,f16,middle,untimed",
            "link:10x12,f16,down,untimed",
            "link:hex10x12,f18,untimed",
        ],
    },
    Preset {
        name: "light",
        title: "Light Block: Squares",
        codes: &[
            "light:4x4,b8",
            "light:5x5,b8",
            "light:6x6,b12",
            "light:6x7,b8",
            "light:7x7,b12",
            "light:8x8,b8",
            "light:8x8,b12",
            "light:9x9,b12",
            "light:9x10,b12",
            "light:10x10,b12",
            "light:10x10,b20",
            "light:11x11,b12",
            "light:12x12,b12",
            "light:13x13,b12",
            "light:14x14,b12",
        ],
    },
    Preset {
        name: "light-shapes",
        title: "Light Block: Shapes",
        codes: &[
            "light:hex4x4,b8",
            "light:map20-4,b8",
            "light:2x3x3,b12",
            "light:5x5,n8,b6",
            "light:6x6,hills3-2,b12",
            "light:hex6x6,b12",
            "light:3x3x3,b12",
            "light:map40-7,b12",
            "light:hex7x7,b12",
            "light:7x7,n8,b8",
            "light:8x8,hills3-5,b12",
            "light:hex8x8,odd-columns,b12",
            "light:map60-3,b12",
            "light:4x4x4,b12",
            "light:hex8x9,hills4-2,b12",
            "light:9x9,hills4-7,b12",
            "light:hex10x10,b12",
            "light:map90-5,b12",
            "light:10x10,n8,b8",
            "light:10x10,hills4-3,b12",
            "light:hex11x12,b12",
        ],
    },
];

/// Returns the preset with this name; `None` if there is none.
pub(super) fn preset(name: &str) -> Option<Preset> {
    PRESETS.into_iter().find(|preset| preset.name == name)
}

/// Returns the names of all presets.
pub(super) fn names() -> Vec<&'static str> {
    PRESETS.iter().map(|preset| preset.name).collect()
}
