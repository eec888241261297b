//! Wrong options of game codes. Those of Drench are in `tests/codes.rs`.

use tessella_games::GameCode;

/// Codes with a wrong option, each with the end of its error: column, text found, and expectation.
const WRONG: &[(&str, &str)] = &[
    (
        "link:#1",
        r#"6: expected a board (15x15, hex15x15, 5x5x5, map40-7, ring40), faces (f16), where tiles fall (down, up, left, right, middle), a countdown (t180+3) or "untimed""#,
    ),
    (
        "link:x#1",
        r#"6 ("x"): expected a board (15x15, hex15x15, 5x5x5, map40-7, ring40), faces (f16), where tiles fall (down, up, left, right, middle), a countdown (t180+3) or "untimed""#,
    ),
    (
        "link:f46#1",
        r#"6 ("f46"): expected 1 to 45 faces, such as f16"#,
    ),
    ("link:f16,f46#1", r#"10 ("f46"): expected each option once"#),
    ("link:down,up#1", r#"11 ("up"): expected each option once"#),
    (
        "link:t5+3#1",
        r#"6 ("t5+3"): expected a countdown of 6 to 3600 seconds and a bonus of 0 to 60 per pair, such as t180+3"#,
    ),
    (
        "link:t180+61#1",
        r#"6 ("t180+61"): expected a countdown of 6 to 3600 seconds and a bonus of 0 to 60 per pair, such as t180+3"#,
    ),
    (
        "link:untimed,t180+3#1",
        r#"14 ("t180+3"): expected each option once"#,
    ),
    (
        "link:9x9#1",
        r#"6 ("9x9"): expected a board that fits (81 tiles can't all be paired)"#,
    ),
    (
        "link:hex6x6,down#1",
        r#"13 ("down"): expected no falling tiles (tiles can't fall on hexes)"#,
    ),
    (
        "link:ring40#1",
        r#"6 ("ring40"): expected a board that fits (lines can't run here; use squares or hexes instead)"#,
    ),
    (
        "link:hills4-7#1",
        "14: expected a board that fits (Link can't be played on hills)",
    ),
    (
        "light:x#1",
        r#"7 ("x"): expected a board (15x15, hex15x15, 5x5x5, map40-7, ring40), how many tiles are blocks (one in 12 is b12) or "classic""#,
    ),
    (
        "light:b3#1",
        r#"7 ("b3"): expected one in 4 to 60 tiles blocked, such as b12, or b0"#,
    ),
    (
        "light:b61#1",
        r#"7 ("b61"): expected one in 4 to 60 tiles blocked, such as b12, or b0"#,
    ),
    ("light:b12,b3#1", r#"11 ("b3"): expected each option once"#),
    (
        "light:classic,classic#1",
        r#"15 ("classic"): expected each option once"#,
    ),
    (
        "light:wrap#1",
        "11: expected a board that fits (this game needs a board without holes or wrap-around)",
    ),
    (
        "light:ring40#1",
        r#"7 ("ring40"): expected a board that fits (there is nothing to choose on this board; use squares, hexes, a map or a cube instead)"#,
    ),
    (
        "light:3xq,b3#1",
        r#"7 ("3xq"): expected columns and rows, such as 15x15, the three sides of a cube, such as 5x5x5, or four sides, such as 3x3x3x3"#,
    ),
    (
        "light:b3,3xq#1",
        r#"7 ("b3"): expected one in 4 to 60 tiles blocked, such as b12, or b0"#,
    ),
    (
        "row:x#1",
        r#"5 ("x"): expected a board (15x15, hex15x15, 5x5x5), stones in a row (k3), seats (s2), who goes first (f2), "fall" or "off-centre""#,
    ),
    (
        "row:k7#1",
        r#"5 ("k7"): expected 3 to 6 stones in a row, such as k3"#,
    ),
    ("row:k3,k7#1", r#"8 ("k7"): expected each option once"#),
    (
        "row:s11#1",
        r#"5 ("s11"): expected 2 to 10 seats, such as s2"#,
    ),
    (
        "row:f11,k7#1",
        r#"5 ("f11"): expected the seat that goes first, such as f2"#,
    ),
    (
        "row:fall,fall#1",
        r#"10 ("fall"): expected each option once"#,
    ),
    (
        "row:k4,3x3#1",
        r#"5 ("k4"): expected a row that fits (no line on this board has 4 places)"#,
    ),
    (
        "row:ring40#1",
        r#"5 ("ring40"): expected a board that fits (In a Row needs squares, hexes, a cube or 4D)"#,
    ),
    (
        "row:hills4-7#1",
        "13: expected a board that fits (In a Row can't be played on hills)",
    ),
    (
        "row:hex6x6,fall#1",
        r#"12 ("fall"): expected a board that fits (stones can fall only on squares, cubes, 4D boards, and hexes in columns)"#,
    ),
    (
        "race:x#1",
        r#"6 ("x"): expected a board (track100, ring40), seats (s4), pieces (p4), laps (laps2), "exact", "fork", "back4", and "again" or "once""#,
    ),
    (
        "race:s11#1",
        r#"6 ("s11"): expected 2 to 10 seats, such as s4"#,
    ),
    (
        "race:p5#1",
        r#"6 ("p5"): expected 1 to 4 pieces, such as p4"#,
    ),
    ("race:p2#1", r#"6 ("p2"): expected pieces only on a ring"#),
    (
        "race:ring40,exact#1",
        r#"13 ("exact"): expected "exact" only on a track"#,
    ),
    (
        "race:again,once#1",
        r#"12 ("once"): expected each option once"#,
    ),
    (
        "race:exact,exact#1",
        r#"12 ("exact"): expected each option once"#,
    ),
    (
        "race:s3,ring40#1",
        r#"9 ("ring40"): expected a board that fits (for 3 players, the ring's length must be a multiple of 3, such as 42)"#,
    ),
    (
        "race:ring12#1",
        r#"6 ("ring12"): expected a board that fits (a ring must be 16 to 80 tiles long)"#,
    ),
    (
        "race:15x15#1",
        r#"6 ("15x15"): expected a board that fits (Race needs a track or a ring)"#,
    ),
    (
        "race:hills4-7#1",
        "14: expected a board that fits (Race can't be played on hills)",
    ),
    (
        "blockade:x#1",
        r#"10 ("x"): expected a board (9x9, hex11x12, map60-7), seats (s2), steps per run (r1), builds (b10) or flights (w1)"#,
    ),
    (
        "blockade:s5#1",
        r#"10 ("s5"): expected 2 to 4 seats, such as s2"#,
    ),
    (
        "blockade:9x9,r0#1",
        r#"14 ("r0"): expected 1 to 4 steps per run, such as r1"#,
    ),
    (
        "blockade:9x9,b41#1",
        r#"14 ("b41"): expected 0 to 40 builds, such as b10"#,
    ),
    (
        "blockade:9x9,w4#1",
        r#"14 ("w4"): expected 0 to 3 flights, such as w1"#,
    ),
    (
        "blockade:ring40#1",
        r#"10 ("ring40"): expected a board that fits (Blockade needs squares, hexes or a map)"#,
    ),
    (
        "blockade:9x9,wrap#1",
        r#"10 ("9x9"): expected a board that fits (this game needs a board without holes or wrap-around)"#,
    ),
    (
        "blockade:5x9,s3#1",
        r#"10 ("5x9"): expected a board that fits (this board is too uneven; some paths are much longer)"#,
    ),
    (
        "race:n8,track100#1",
        r#"6 ("n8"): expected a neighbour count only for squares and cubes"#,
    ),
];

#[test]
fn wrong_option_is_reported_with_its_column() {
    for (text, expected) in WRONG {
        let error = text.parse::<GameCode>().expect_err(text);
        let message = format!("game code, column {expected}");
        assert_eq!(error.to_string(), message, "{text}");
    }
}

#[test]
fn first_wrong_option_in_the_text_is_reported() {
    for (text, column) in [
        ("link:x,f46#1", 6),
        ("link:f46,x#1", 6),
        ("light:10x10,b3,n5,x#1", 13),
        ("row:k3,s2,,k3#1", 11),
        ("race:track60,track60,s9#1", 14),
        ("blockade:s2,b99,s2#1", 13),
    ] {
        let error = text.parse::<GameCode>().expect_err(text);
        assert_eq!(error.column(), column, "{text}: {error}");
    }
}
