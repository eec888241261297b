//! Boards of every kind.

use proptest::prelude::*;
use std::ops::RangeInclusive;
use tessella_boards::{
    Connectivity, Cube, Hex, HexLayout, Hills, Hypercube, Map, Plan, Shape, Square, Track,
};

/// Returns all kinds of boards for Drench: squares and hexes with sides in this range, others of about the same size.
pub fn plans(sides: RangeInclusive<u16>) -> impl Strategy<Value = Plan> {
    let longest = *sides.end();
    let connectivity = prop_oneof![Just(Connectivity::Sides), Just(Connectivity::Corners)];
    let hole = proptest::option::of((0..*sides.start(), 0..*sides.start()));
    let squares = (
        sides.clone(),
        sides.clone(),
        connectivity.clone(),
        any::<bool>(),
        hole,
    )
        .prop_map(|(width, height, connectivity, wrapped, hole)| {
            Shape::Square(Square {
                connectivity,
                wrapped,
                holes: hole.into_iter().collect(),
                ..Square::new(width, height)
            })
        });
    let layout = proptest::sample::select(HexLayout::ALL.to_vec());
    let hexes = (sides.clone(), sides, layout).prop_map(|(width, height, layout)| {
        Shape::Hex(Hex {
            width,
            height,
            layout,
        })
    });
    let side = 2..=(longest / 4).clamp(3, 10);
    let hypercubes = ([2..=3u16, 2..=3, 2..=3, 2..=3], connectivity.clone()).prop_map(
        |(sides, connectivity)| {
            Shape::Hypercube(Hypercube {
                sides,
                connectivity,
            })
        },
    );
    let cubes = (side.clone(), side.clone(), side, connectivity).prop_map(
        |(width, height, depth, connectivity)| {
            Shape::Cube(Cube {
                width,
                height,
                depth,
                connectivity,
            })
        },
    );
    let areas = 6..=(longest * 4).min(120);
    let maps =
        (areas, 0..1000u64).prop_map(|(areas, seed)| Shape::Map(Map::Seeded { areas, seed }));
    let rings = (8..=60u16).prop_map(|len| Shape::Track(Track::ring(len)));
    let shapes =
        prop_oneof![4 => squares, 2 => hexes, 1 => cubes, 1 => hypercubes, 1 => maps, 1 => rings];
    let hills = (2..=6u8, any::<u64>()).prop_map(|(levels, seed)| Hills {
        levels,
        seed,
        climb: 1 + (seed % u64::from(levels - 1)) as u8,
    });
    let hills = prop_oneof![2 => Just(None), 1 => hills.prop_map(Some)];
    (shapes, hills).prop_map(|(shape, hills)| Plan { shape, hills })
}
