//! Palettes, and colours of the player's choice.

use crate::folder::Folder;
use crate::layout::{assert_none, check};
use crate::stage::{Stage, WIDE, colour_of, people};
use bevy::prelude::*;
use std::fs;
use tessella::board::Tile;
use tessella::core::palette::{OwnColours, Paints, Palette, Rgb};
use tessella::core::settings::Settings;
use tessella::core::storage::Storage;
use tessella::core::theme::{Theme, colour as plain};

/// Chooses a palette.
fn choose(stage: &mut Stage, palette: Palette) {
    stage.world().resource_mut::<Settings>().palette = palette;
    stage.frames(3);
}

/// Opens the settings with colours of the player's choice.
fn open_own(size: UVec2, storage: Storage) -> Stage {
    let mut stage = Stage::open(size, storage);
    choose(&mut stage, Palette::Own);
    stage.press("Settings");
    stage.scroll_to("Custom");
    stage
}

/// Checks that each tile of Drench has its colour of the current palette.
#[track_caller]
fn assert_drawn(stage: &mut Stage, paints: &Paints) {
    let tiles = stage.tiles();
    let world = stage.world();
    let mut drawn = world.query::<(&Tile, &MeshMaterial2d<ColorMaterial>)>();
    let materials = world.resource::<Assets<ColorMaterial>>();
    for (tile, material) in drawn.iter(world) {
        let Some(&state) = tiles.iter().find(|(cell, _)| *cell == tile.0) else {
            panic!("{tile:?} has no state");
        };
        let expected = paints.paint(colour_of(state).index()).rgb;
        let seen = |colour: Color| colour.to_srgba().to_u8_array();
        let shown = materials.get(&material.0);
        let shown = shown.map(|material| seen(material.color));
        assert_eq!(shown, Some(seen(plain(expected))), "{tile:?}");
    }
}

#[test]
fn board_follows_palette_at_once() {
    let mut stage = Stage::playing(people("drench:5x5,c10#3"));
    for palette in [
        Palette::Soft,
        Palette::Vivid,
        Palette::RedGreen,
        Palette::Standard,
    ] {
        choose(&mut stage, palette);
        let paints = palette.paints().expect("a palette");
        assert_drawn(&mut stage, &paints);
    }
}

#[test]
fn board_follows_own_colours_at_once() {
    let mut stage = Stage::playing(people("drench:5x5,c10#3"));
    choose(&mut stage, Palette::Own);
    for code in [0x10_20_30, 0xf0_f0_00] {
        let mut own = OwnColours::default();
        own.0[0] = Rgb::hex(code);
        stage.world().resource_mut::<Settings>().own_colours = own.clone();
        stage.frames(3);
        let paints = stage.resource::<Theme>().paints;
        assert_eq!(paints.colours(), own.0);
        assert_drawn(&mut stage, &paints);
    }
}

#[test]
fn stones_follow_palette() {
    let mut stage = Stage::playing(people("race:track30,s2#1"));
    let first_colours = |stage: &mut Stage| -> Vec<String> {
        let world = stage.world();
        let mut stones = world.query_filtered::<&Mesh2d, With<tessella::board::PieceOf>>();
        let meshes = world.resource::<Assets<Mesh>>();
        let stones = stones.iter(world).filter_map(|stone| meshes.get(&stone.0));
        let colours = stones.map(|mesh| format!("{:?}", mesh.attribute(Mesh::ATTRIBUTE_COLOR)));
        colours.collect()
    };
    let before = first_colours(&mut stage);
    assert_eq!(before.len(), 2);
    choose(&mut stage, Palette::Vivid);
    assert_ne!(first_colours(&mut stage), before);
    choose(&mut stage, Palette::Standard);
    assert_eq!(first_colours(&mut stage), before);
}

#[test]
fn palette_is_chosen_in_the_settings() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.press("Settings");
    for (words, palette) in [
        ("Soft", Palette::Soft),
        ("Custom", Palette::Own),
        ("Standard", Palette::Standard),
    ] {
        stage.scroll_to(words);
        stage.press(words);
        assert_eq!(stage.resource::<Settings>().palette, palette);
    }
}

#[test]
fn own_colour_is_set_with_keys_and_survives_a_restart() {
    let folder = Folder::new("own-colours");
    let mut stage = open_own(WIDE, folder.storage());
    stage.scroll_to("3");
    stage.press("3");
    stage.scroll_to("Lightness");
    stage.press("Hue");
    let with_mouse = stage.resource::<Settings>().own_colours.clone();
    assert_ne!(
        with_mouse,
        OwnColours::default(),
        "the press is on the track"
    );
    for _ in 0..4 {
        stage.key(KeyCode::ArrowRight, bevy::input::keyboard::Key::ArrowRight);
    }
    let chosen = stage.resource::<Settings>().own_colours.clone();
    assert_ne!(chosen, with_mouse);
    for (index, (colour, usual)) in chosen.0.iter().zip(OwnColours::default().0).enumerate() {
        assert_eq!(*colour != usual, index == 2, "colour {index}");
    }
    drop(stage);
    let file = fs::read_to_string(folder.settings()).expect("the settings");
    assert!(file.contains(&format!("\"{}\"", chosen.0[2])), "{file}");
    let mut stage = Stage::open(WIDE, folder.storage());
    let settings = stage.resource::<Settings>();
    assert_eq!(
        (settings.palette, &settings.own_colours),
        (Palette::Own, &chosen)
    );
    stage.press("Settings");
    stage.scroll_to("Reset colours");
    stage.press("Reset colours");
    let reset = stage.resource::<Settings>().own_colours.clone();
    assert_eq!(reset, OwnColours::default());
}

#[test]
fn unreadable_own_colour_in_the_file_is_the_default_one() {
    let folder = Folder::new("own-colours-nonsense");
    let text = "(theme: Light, palette: Own, own_colours: [\"#zz0000\", \"#0000ff\", \"\"])";
    folder.put(&folder.settings(), text);
    let stage = Stage::open(WIDE, folder.storage());
    let settings = stage.resource::<Settings>();
    let mut expected = OwnColours::default();
    expected.0[1] = Rgb::hex(0x00_00_ff);
    assert_eq!(
        (settings.palette, &settings.own_colours),
        (Palette::Own, &expected)
    );
}

#[test]
fn colours_that_are_hard_to_tell_apart_are_named() {
    let mut stage = open_own(WIDE, Storage::nowhere());
    assert!(!stage.shows_part("hard to"), "{:?}", stage.words());
    let background = stage.resource::<Theme>().shades.background;
    let mut settings = stage.world().resource_mut::<Settings>();
    settings.own_colours.0[4] = settings.own_colours.0[1];
    settings.own_colours.0[9] = background;
    stage.frames(3);
    stage.scroll_to("Reset colours");
    for warning in [
        "Colours 2 and 5 are hard to tell apart.",
        "Colour 10 is hard to see on the background.",
    ] {
        assert!(stage.shows(warning), "{:?}", stage.words());
    }
}

#[test]
fn own_colours_fit_into_small_windows() {
    let mut all = Vec::new();
    for size in [UVec2::new(360, 640), WIDE] {
        let mut stage = open_own(size, Storage::nowhere());
        stage.world().resource_mut::<Settings>().own_colours = OwnColours([Rgb::hex(0); 10]);
        stage.frames(3);
        check(&mut stage, "own colours", &mut all);
        stage.scroll_to("7");
        stage.press("7");
        stage.scroll_to("Saturation");
        check(&mut stage, "the sliders", &mut all);
        stage.scroll_to("Reset colours");
        check(&mut stage, "the warnings", &mut all);
    }
    assert_none(&all);
}
