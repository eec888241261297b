//! Hand-drawn maps: formats round-trip, and errors name their position.

use proptest::prelude::*;
use proptest::sample::Index;
use tessella_boards::{
    Board, CellId, DrawnMap, Map, MapError, MapExpectation, NextPart, Point, Shape,
};

const ARCHIPELAGO: &str = include_str!("../../../assets/maps/archipelago.map");

const TWO: &str = "map Two Lakes\narea Alba 0,0 40,0 40,30 20,35 0,30\narea Bora 40,0 80,0 80,30 40,30\nborder Alba Bora\n";

fn drawn_map(text: &str) -> DrawnMap {
    DrawnMap::parse(text).unwrap_or_else(|error| panic!("{error}"))
}

fn board(text: &str) -> Board {
    let map = Map::Drawn(drawn_map(text).into());
    Board::new(Shape::Map(map)).expect("a map that was read can be built")
}

fn cell(board: &Board, name: &str) -> CellId {
    let is_called = |cell: &CellId| board.name(*cell) == Some(name);
    board.cells().find(is_called).expect("an area of that name")
}

#[test]
fn archipelago_is_connected_by_borders_and_ferries() {
    let board = board(ARCHIPELAGO);
    assert_eq!(board.len(), 17);
    assert_eq!(board.name(CellId(0)), Some("Alderra"));
    assert!(board.graph().is_connected());
    let ports = [("Alderra", "Isolde"), ("Hartsea", "Perrin")];
    for (a, b) in ports.map(|(a, b)| (cell(&board, a), cell(&board, b))) {
        assert!(board.neighbours(a).contains(&b) && board.neighbours(b).contains(&a));
    }
    for cell in board.cells() {
        assert_eq!(board.cell_at(board.centre(cell)), Some(cell));
    }
    let sea = Point::new(0.0, 0.0);
    assert_eq!(board.cell_at(sea), None);
}

#[test]
fn archipelago_neighbours_share_border_corners() {
    let board = board(ARCHIPELAGO);
    let has = |cell, a, b| {
        let outline = board.outline(cell);
        let mut sides = outline.iter().zip(outline.iter().cycle().skip(1));
        sides.any(|(&c, &d)| (a, b) == (c, d))
    };
    for a in board.cells() {
        for &b in board.neighbours(a) {
            let outline = board.outline(a);
            let sides = outline.iter().zip(outline.iter().cycle().skip(1));
            let shared = sides.filter(|&(&c, &d)| has(b, d, c)).count();
            let names = [a, b].map(|cell| board.name(cell).unwrap_or_default());
            let is_ferry = [["Alderra", "Isolde"], ["Hartsea", "Perrin"]]
                .iter()
                .any(|ferry| names.iter().all(|name| ferry.contains(name)));
            assert_eq!(shared == 0, is_ferry, "{names:?}");
        }
    }
}

#[test]
fn drawn_map_is_scaled_to_mean_area_one_at_origin() {
    let board =
        board("map A\narea A 100,50 104,50 104,54 100,54\narea B 104,54 104,50 108,50 108,54\n");
    assert_eq!(board.extent(), Point::new(2.0, 1.0));
    assert_eq!(board.outline(CellId(0))[0], Point::new(0.0, 0.0));
    // Reversed to clockwise order, from the same corner.
    let [a, b] = [(1.0, 1.0), (1.0, 0.0)].map(|(x, y)| Point::new(x, y));
    assert_eq!(board.outline(CellId(1))[..2], [a, b]);
    assert!(board.neighbours(CellId(0)).is_empty());
}

#[test]
fn drawn_map_inserts_corners_of_adjacent_areas() {
    let text = "map A\narea A 0,0 4,0 4,8 0,8\narea B 4,0 8,0 8,3 4,3\narea C 4,3 8,3 8,8 4,8\n";
    let board = board(text);
    let counts = [0, 1, 2].map(|cell| board.outline(CellId(cell)).len());
    assert_eq!(counts, [5, 4, 4]);
    assert!(
        board
            .outline(CellId(0))
            .contains(&board.outline(CellId(2))[0])
    );
}

#[test]
fn drawn_map_round_trips_in_one_word() {
    for text in [TWO, ARCHIPELAGO] {
        let drawn_map = drawn_map(text);
        let spelling = drawn_map.to_compact();
        assert!(!spelling.contains([' ', ',', '#', '=']), "{spelling}");
        assert_eq!(DrawnMap::parse_compact(&spelling), Ok(drawn_map));
    }
    assert_eq!(
        drawn_map(TWO).to_compact(),
        "Two_Lakes~Alba.0.0.40.0.40.30.20.35.0.30~Bora.40.0.80.0.80.30.40.30~Alba-Bora"
    );
    assert_eq!(drawn_map(TWO).title(), "Two Lakes");
}

#[test]
fn drawn_map_names_allow_any_alphabet() {
    let text = "map Čechy\narea Łódź 0,0 1,0 1,1\narea Øst_7 1,1 2,2 1,2\nborder Øst_7 Łódź";
    let drawn_map = drawn_map(text);
    assert_eq!(
        DrawnMap::parse_compact(&drawn_map.to_compact()),
        Ok(drawn_map)
    );
}

#[track_caller]
fn refuses(text: &str, (line, column): (usize, usize), expected: MapExpectation) {
    let error = MapError {
        line,
        column,
        expected,
    };
    assert_eq!(DrawnMap::parse(text), Err(error), "{text}");
}

#[test]
fn drawn_map_requires_title_first() {
    refuses("", (1, 1), MapExpectation::TitleLine);
    refuses("# no more", (1, 10), MapExpectation::TitleLine);
    refuses("\n area A 0,0", (2, 2), MapExpectation::TitleFirst);
    refuses("map", (1, 4), MapExpectation::Title);
    refuses("map My Ma-p", (1, 8), MapExpectation::Title);
    refuses("map ___", (1, 5), MapExpectation::Title);
    refuses("map A\nmap B", (2, 1), MapExpectation::Keyword);
}

#[test]
fn drawn_map_with_unknown_keyword_is_refused() {
    refuses("map A\n\n  aria B 0,0", (3, 3), MapExpectation::Keyword);
}

#[test]
fn drawn_map_requires_unique_area_names() {
    refuses("map A\narea # none", (2, 5), MapExpectation::AreaName);
    refuses("map A\narea A.B 0,0 1,0 1,1", (2, 6), MapExpectation::Name);
    refuses(
        &format!("map A\narea {} 0,0 1,0 1,1", "a".repeat(41)),
        (2, 6),
        MapExpectation::Name,
    );
    refuses(
        "map A\narea B 0,0 1,0 1,1\narea B 1,1 2,2 1,2",
        (3, 6),
        MapExpectation::UnusedName {
            name: "B".to_owned(),
        },
    );
}

#[test]
fn drawn_map_corner_requires_two_integers() {
    refuses("map A\narea B 0,0 1 1,1", (2, 12), MapExpectation::Corner);
    refuses(
        "map A\narea B 0,0 1,2,3 1,1",
        (2, 12),
        MapExpectation::Corner,
    );
    refuses(
        "map A\narea Ä 0,0 1,-1 1,1",
        (2, 14),
        MapExpectation::Coordinate,
    );
    refuses(
        "map A\narea B 0,0 10000,1 1,1",
        (2, 12),
        MapExpectation::Coordinate,
    );
    refuses(
        "map A\narea B 0,0 +1,1 1,1",
        (2, 12),
        MapExpectation::Coordinate,
    );
    refuses(
        "map A\narea B 0,0 ,1 1,1",
        (2, 12),
        MapExpectation::Coordinate,
    );
}

#[test]
fn drawn_map_limits_corners_of_outline() {
    refuses(
        "map A\narea B 0,0 1,0  # and",
        (2, 15),
        MapExpectation::AnotherCorner,
    );
    let corners = (0..200).map(|x| format!(" {x},0")).collect::<String>();
    refuses(
        &format!("map A\narea B{corners} 100,9\narea C 0,0"),
        (2, 1098),
        MapExpectation::EndOfCorners {
            next: NextPart::EndOfLine,
        },
    );
}

#[test]
fn drawn_map_with_self_touching_outline_is_refused() {
    // A bow tie, a repeated corner, a spike, no area, and a corner on a side.
    for (text, column) in [
        ("0,0 4,4 4,0 0,4", 16),
        ("0,0 0,0 4,0 4,4", 8),
        ("0,0 8,0 4,0 4,4", 12),
        ("0,0 2,2 4,4", 16),
        ("0,0 8,0 8,8 4,0 0,8", 16),
    ] {
        let text = format!("map A\narea B {text}");
        refuses(&text, (2, column), MapExpectation::SimpleOutline);
    }
}

#[test]
fn drawn_map_border_requires_two_areas_once() {
    let with = |border: &str| format!("{TWO}{border}");
    refuses(&with("border"), (5, 7), MapExpectation::BorderNames);
    refuses(&with("border Alba "), (5, 12), MapExpectation::SecondName);
    refuses(
        &with("border Alba Bora on"),
        (5, 18),
        MapExpectation::EndOfLine,
    );
    refuses(
        &with("border Alba Cara"),
        (5, 13),
        MapExpectation::KnownArea,
    );
    refuses(
        &with("border Alba Alba"),
        (5, 13),
        MapExpectation::DifferentArea {
            area: "Alba".to_owned(),
        },
    );
    refuses(
        &with("border Bora Alba"),
        (5, 8),
        MapExpectation::AnotherBorder {
            areas: ["Bora", "Alba"].map(str::to_owned),
        },
    );
}

#[test]
fn drawn_map_with_overlapping_areas_is_refused() {
    let square = "map A\narea A 10,10 20,10 20,20 10,20\n";
    // Crossing, equal, inside, around, along a diagonal, over a corner, and in line.
    for corners in [
        "15,15 25,15 25,25 15,25",
        "10,10 20,10 20,20 10,20",
        "12,12 14,12 14,14",
        "0,0 30,0 30,30 0,30",
        "10,10 30,30 10,30",
        "10,10 20,20 10,20",
        "10,5 15,5 15,20 10,20",
        "20,10 20,20 10,15",
    ] {
        refuses(
            &format!("{square}area B {corners}"),
            (3, 6),
            MapExpectation::NonOverlappingArea {
                area: "A".to_owned(),
            },
        );
    }
    // Side by side, corner to corner, and one around the other without a common part.
    for corners in [
        "20,10 30,10 30,20 20,20",
        "20,20 30,20 30,30",
        "0,5 30,5 20,10 10,10 10,20 5,20",
    ] {
        drawn_map(&format!("{square}area B {corners}"));
    }
}

#[test]
fn drawn_map_names_first_overlapping_area() {
    refuses(
        "map A\narea A 0,0 4,0 4,4\narea B 9,9 5,9 9,5\narea C 0,0 4,0 4,4\narea D 9,9 5,9 9,5",
        (4, 6),
        MapExpectation::NonOverlappingArea {
            area: "A".to_owned(),
        },
    );
}

#[test]
fn drawn_map_limits_number_of_areas() {
    refuses(
        "map A\narea A 0,0 4,0 4,4\n",
        (3, 1),
        MapExpectation::AnotherArea,
    );
    let areas = |count: usize| {
        let areas = (0..count).map(|at| format!("area A{at} {at},0 {},0 {at},1\n", at + 1));
        format!("map A\n{}", areas.collect::<String>())
    };
    drawn_map(&areas(400));
    refuses(&areas(401), (402, 6), MapExpectation::Border);
}

#[test]
fn drawn_map_file_too_long_is_refused() {
    let text = format!("map A\n#{}", "ä".repeat(128 * 1024));
    refuses(&text, (2, 131070), MapExpectation::EndOfFile);
}

#[test]
fn compact_map_error_gives_byte_range() {
    let good = "Two~Alba.0.0.4.0.4.4~Bora.4.4.8.8.0.8~Alba-Bora";
    assert!(DrawnMap::parse_compact(good).is_ok());
    for (from, to, word, expected) in [
        ("Two", "T.o", "T.o", MapExpectation::Title),
        ("4.4~", "4.x~", "x", MapExpectation::Coordinate),
        ("4.4~", "4~", "", MapExpectation::SecondCoordinate),
        (
            "Alba-Bora",
            "Alba-Bora-Alba",
            "Alba-Bora-Alba",
            MapExpectation::TwoNames,
        ),
        ("Alba-Bora", "Alba-Cara", "Cara", MapExpectation::KnownArea),
        ("~Alba-Bora", "~", "", MapExpectation::Name),
    ] {
        let text = good.replacen(from, to, 1);
        let error = DrawnMap::parse_compact(&text).expect_err(&text);
        assert_eq!((&text[error.at], error.expected), (word, expected));
    }
}

/// Checks that any error has a position within the text.
fn check_error_position(text: &str) {
    if let Err(error) = DrawnMap::parse(text) {
        let line = text.split('\n').nth(error.line - 1);
        let letters = line.map(|line| line.chars().count());
        assert!(letters.is_some_and(|letters| (1..=letters + 1).contains(&error.column)));
    }
    if let Err(error) = DrawnMap::parse_compact(text) {
        assert!(text.get(error.at).is_some());
    }
}

proptest! {
    #[test]
    fn damaged_map_never_panics(
        damages in proptest::collection::vec((any::<Index>(), 0..3, any::<char>()), 1..6),
        is_whole in any::<bool>(),
    ) {
        let text = if is_whole { ARCHIPELAGO } else { TWO };
        for text in [text.to_owned(), drawn_map(text).to_compact()] {
            let mut letters: Vec<char> = text.chars().collect();
            for (at, kind, letter) in &damages {
                let at = at.index(letters.len());
                match kind {
                    0 => drop(letters.remove(at)),
                    1 => letters[at] = *letter,
                    _ => letters.insert(at, char::from(b' ' + (*letter as u32 % 95) as u8)),
                }
            }
            check_error_position(&letters.into_iter().collect::<String>());
        }
    }

    #[test]
    fn any_text_as_map_never_panics(text in any::<String>()) {
        check_error_position(&text);
        check_error_position(&format!("map {text}"));
    }

    #[test]
    fn random_corners_are_a_map_or_an_error(
        areas in proptest::collection::vec(proptest::collection::vec((0..7u16, 0..7u16), 3..7), 2..5),
    ) {
        let mut text = String::from("map A\n");
        for (at, corners) in areas.iter().enumerate() {
            let corners = corners.iter().map(|(x, y)| format!(" {x},{y}"));
            text += &format!("area A{at}{}\n", corners.collect::<String>());
        }
        check_error_position(&text);
        if let Ok(drawn_map) = DrawnMap::parse(&text) {
            let board = Board::new(Shape::Map(Map::Drawn(drawn_map.into()))).expect("it was read");
            for cell in board.cells() {
                prop_assert_eq!(board.cell_at(board.centre(cell)), Some(cell), "{}", text);
            }
        }
    }
}

#[test]
fn drawn_map_with_too_many_borders_or_extent_is_refused() {
    let square = |at: usize| {
        let (x, y) = (20 * (at % 4), 20 * (at / 4));
        format!("area A{at} {x},{y} {},{y} {},{}\n", x + 9, x + 9, y + 9)
    };
    let mut text = "map Crowd\n".to_owned();
    text.extend((0..16).map(square));
    let pairs = (0..16).flat_map(|a| (a + 1..16).map(move |b| (a, b)));
    text.extend(pairs.map(|(a, b)| format!("border A{a} A{b}\n")));
    let end = MapExpectation::EndOfBorders { areas: 16 };
    refuses(&text, (1 + 16 + 65, 8), end);
    let far = "map Far\narea A 0,0 1,0 0,1\narea B 9000,0 9001,0 9000,1\n";
    refuses(far, (4, 1), MapExpectation::AreasCloserTogether);
}
