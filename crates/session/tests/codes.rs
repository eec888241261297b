//! Game codes: formatting round-trips, and errors name their position and what was expected.

use proptest::prelude::*;
use proptest::sample::Index;
use tessella_games::GameCode;
use tessella_games::drench::{SIDES, Setup};
use tessella_games::{self, Game, Position, Start};
use tessella_session::{Player, Session};
use tessella_test_support::setups;

fn parse(text: &str) -> GameCode {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Codes with a seed or with cells.
fn game_codes() -> impl Strategy<Value = GameCode> {
    setups(SIDES).prop_flat_map(|setup: Setup| {
        let len = setup.plan.shape.cells() as usize;
        let start = prop_oneof![
            any::<u64>().prop_map(Start::Seed),
            proptest::collection::vec(0..setup.colours, len).prop_map(Start::Cells),
        ];
        let setup = tessella_games::Setup::Drench(setup);
        start.prop_map(move |start| GameCode {
            setup: setup.clone(),
            start,
        })
    })
}

proptest! {
    #[test]
    fn game_code_round_trips(code in game_codes()) {
        let text = code.to_string();
        prop_assert_eq!(text.parse(), Ok(code), "{}", text);
    }

    #[test]
    fn game_code_ignores_option_order(
        (code, options) in game_codes().prop_flat_map(|code| {
            let options: Vec<String> = code.setup.options().split(',').map(str::to_owned).collect();
            (Just(code), Just(options).prop_shuffle())
        }),
    ) {
        let text = code.to_string();
        let shuffled = text.replace(&code.setup.options(), &options.join(","));
        prop_assert_eq!(shuffled.parse(), Ok(code), "{}", shuffled);
    }

    #[test]
    fn any_text_as_game_code_never_panics(text in any::<String>()) {
        check_answer(&text);
        check_answer(&format!("drench:{text}"));
        check_answer(&format!("drench:5x5,c3={text}"));
    }

    #[test]
    fn game_code_with_typos_never_panics(
        code in game_codes(),
        errors in proptest::collection::vec((any::<Index>(), 0..4, typed()), 1..4),
    ) {
        let mut text: Vec<char> = code.to_string().chars().collect();
        for (place, kind, typed) in errors {
            let at = place.index(text.len());
            match kind {
                0 => text[at] = typed,
                1 => text.insert(at, typed),
                2 if text.len() > 1 => drop(text.remove(at)),
                _ => text.swap(at, 0),
            }
        }
        check_answer(&text.into_iter().collect::<String>());
    }
}

/// Characters with a meaning in codes, and any others.
fn typed() -> impl Strategy<Value = char> {
    let meaningful: Vec<char> = "drench:=#,/xcmsfe0159 akĂ\u{301}+.-@~hilswrapmgnboud"
        .chars()
        .collect();
    prop_oneof![3 => proptest::sample::select(meaningful), 1 => any::<char>()]
}

/// Checks that a text either parses to a code that round-trips, or fails with a position in the text.
fn check_answer(text: &str) {
    match text.parse::<GameCode>() {
        Ok(code) => assert_eq!(code.to_string().parse(), Ok(code), "{text}"),
        Err(error) => {
            let columns = 1..=text.chars().count() + 1;
            assert!(columns.contains(&error.column()), "{text:?}: {error}");
        }
    }
}

#[test]
fn game_code_defaults_are_the_classic_game() {
    for (short, full) in [
        ("drench:15x15#1", "drench:15x15,c6#1"),
        ("drench:c6#1", "drench:15x15,c6#1"),
        ("drench:c8#1", "drench:15x15,c8#1"),
        ("drench:m25#1", "drench:15x15,c6,m25#1"),
        ("drench:s1#1", "drench:15x15,c6#1"),
        ("drench:s1,m25#1", "drench:15x15,c6,m25#1"),
        ("drench:s2#1", "drench:15x15,c6,s2#1"),
        ("drench:free,s2#1", "drench:15x15,c6,s2,free#1"),
        ("drench:015x15,c06#0001", "drench:15x15,c6#1"),
    ] {
        assert_eq!(parse(short).to_string(), full, "for {short}");
    }
}

#[test]
fn game_code_rows_may_be_separated() {
    let parted = parse("drench:5x6,c3=abcab/bbbbb/ccccc/aaaaa/abcab/ccccc");
    for text in [
        "drench:5x6,c3=abcabbbbbbcccccaaaaaabcabccccc",
        "drench:5x6,c3=abcabbbbbb/ccccc/aaaaaabcab/ccccc",
    ] {
        assert_eq!(parse(text), parted, "{text}");
    }
}

// Expectations in error messages.
const SEED: &str = "a seed from 0 to 18446744073709551615";
/// Followed by the names of all games.
const NAME: &str = "the name of a game";
const OPTIONS: &str = "\":\" and the options of the game";
const OPTION: &str = "a board (15x15, hex15x15, 5x5x5, map40-7, ring40), colours (c6), a move limit (m30), seats (s2) or \"free\"";
const SIDES_OF: &str = "columns and rows, such as 15x15, the three sides of a cube, such as 5x5x5, or four sides, such as 3x3x3x3";
const SIZE: &str = "a board that fits (each side must be 5 to 40 tiles)";
const CUBE: &str = "a board that fits (each side of a cube must be 2 to 11 tiles)";
const HEX: &str = "columns and rows of hexes, such as hex15x15";
const MAP: &str = "how many areas a map has and its seed, such as map40-7";
const HOLES: &str = "holes as columns and rows from 0, each once, such as holes4.4+0.8";
const HILLS: &str = "hills of 2 to 9 levels and a seed, such as hills4-7";
const TOUCHING: &str = "n4 or n8 for squares, n6 or n26 for a cube, n8 or n80 in four dimensions";
const COLOURS: &str = "3 to 10 colours, such as c6";
const LIMIT: &str = "a move limit of 1 to 2500, such as m30";
const SEATS: &str = "one seat (s1) or two (s2)";
const ONCE: &str = "each option once";
const START: &str = "\"#\" and a seed, or \"=\" and the cells";

/// Invalid codes: the text, the column of the error, what is found there and what is expected instead.
const WRONG: &[(&str, usize, &str, &str)] = &[
    // The game.
    ("", 1, "", NAME),
    (" ", 1, " ", NAME),
    ("chess:8x8#1", 1, "chess", NAME),
    ("Drench:15x15#1", 1, "Drench", NAME),
    (" drench:15x15#1", 1, " drench", NAME),
    ("drénch:15x15#1", 1, "drénch", NAME),
    (":15x15#1", 1, "", NAME),
    (
        "a\tgame with a very long name:5x5#1",
        1,
        "a\\tgame with a ve…",
        NAME,
    ),
    ("drench", 7, "", OPTIONS),
    ("drench#1", 7, "#1", OPTIONS),
    ("drench,15x15#1", 7, ",15x15#1", OPTIONS),
    ("drench=abc", 7, "=abc", OPTIONS),
    // The options.
    ("drench:", 8, "", OPTION),
    ("drench:#1", 8, "", OPTION),
    ("drench:15x15,#1", 14, "", OPTION),
    ("drench:,15x15#1", 8, "", OPTION),
    ("drench:15x15,,c6#1", 14, "", OPTION),
    ("drench:15x15, c6#1", 14, " c6", OPTION),
    ("drench:15x15;c6#1", 8, "15x15;c6", SIDES_OF),
    ("drench:15×15#1", 8, "15×15", SIDES_OF),
    ("drench:15x15,C6#1", 14, "C6", OPTION),
    ("drench:15x15,Free,s2#1", 14, "Free", OPTION),
    ("drench:15x15,日本#1", 14, "日本", OPTION),
    ("drench:15#1", 8, "15", SIDES_OF),
    ("drench:15xq#1", 8, "15xq", SIDES_OF),
    ("drench:4x15#1", 8, "4x15", SIZE),
    ("drench:15x4#1", 8, "15x4", SIZE),
    ("drench:41x15#1", 8, "41x15", SIZE),
    ("drench:15x#1", 8, "15x", SIDES_OF),
    ("drench:x15#1", 8, "x15", OPTION),
    ("drench:15x15x15#1", 8, "15x15x15", CUBE),
    ("drench:-15x15#1", 8, "-15x15", OPTION),
    ("drench:15 x15#1", 8, "15 x15", SIDES_OF),
    ("drench:65551x15#1", 8, "65551x15", SIDES_OF),
    // Boards of other shapes.
    ("drench:hex15#1", 8, "hex15", HEX),
    ("drench:hex15x15x2#1", 8, "hex15x15x2", HEX),
    ("drench:hex4x9#1", 8, "hex4x9", SIZE),
    ("drench:hex 9x9#1", 8, "hex 9x9", HEX),
    ("drench:12x2x2#1", 8, "12x2x2", CUBE),
    ("drench:5x5x5x5x5#1", 8, "5x5x5x5x5", SIDES_OF),
    ("drench:2x2x1#1", 8, "2x2x1", CUBE),
    ("drench:map40#1", 8, "map40", MAP),
    ("drench:map-7#1", 8, "map-7", MAP),
    ("drench:map40-#1", 8, "map40-", MAP),
    (
        "drench:map401-7#1",
        8,
        "map401-7",
        "a board that fits (choose 6 to 400 areas)",
    ),
    (
        "drench:ring#1",
        8,
        "ring",
        "how many cells a ring has, such as ring40",
    ),
    (
        "drench:ring7#1",
        8,
        "ring7",
        "a board that fits (a ring must be 8 to 60 tiles long)",
    ),
    (
        "drench:track40#1",
        8,
        "track40",
        "a board that fits (on an open track there is nothing to choose; use a ring instead)",
    ),
    ("drench:15x15,n5#1", 14, "n5", TOUCHING),
    ("drench:15x15,n#1", 14, "n", TOUCHING),
    ("drench:15x15,n6#1", 14, "n6", "n4 or n8 for squares"),
    ("drench:n8,5x5x5#1", 8, "n8", "n6 or n26 for a cube"),
    (
        "drench:hex9x9,n8#1",
        15,
        "n8",
        "a neighbour count only for squares and cubes",
    ),
    (
        "drench:hex9x9,wrap#1",
        15,
        "wrap",
        "\"wrap\" only for squares",
    ),
    ("drench:9x9,wrap,wrap#1", 17, "wrap", ONCE),
    ("drench:9x9,holes#1", 12, "holes", HOLES),
    ("drench:9x9,holes4#1", 12, "holes4", HOLES),
    ("drench:9x9,holes4.4+4.4#1", 12, "holes4.4+4.4", HOLES),
    ("drench:9x9,holes4.4+#1", 12, "holes4.4+", HOLES),
    (
        "drench:9x9,holes9.4#1",
        12,
        "holes9.4",
        "holes on the board of 9x9, not at 9.4",
    ),
    (
        "drench:ring9,holes1.1#1",
        14,
        "holes1.1",
        "holes only for squares",
    ),
    (
        "drench:9x9,odd-columns#1",
        12,
        "odd-columns",
        "shifted rows or columns only for hexes",
    ),
    ("drench:9x9,hills4#1", 12, "hills4", HILLS),
    ("drench:9x9,hills1-7#1", 12, "hills1-7", HILLS),
    ("drench:9x9,hills10-7#1", 12, "hills10-7", HILLS),
    (
        "drench:9x9,climb1#1",
        12,
        "climb1",
        "\"climb\" only with hills",
    ),
    (
        "drench:9x9,climb4,hills4-7#1",
        12,
        "climb4",
        "a climb lower than the 4 levels",
    ),
    ("drench:9x9,hex9x9#1", 12, "hex9x9", ONCE),
    // Other options.
    ("drench:15x15,c2#1", 14, "c2", COLOURS),
    ("drench:15x15,c11#1", 14, "c11", COLOURS),
    ("drench:15x15,c262#1", 14, "c262", COLOURS),
    ("drench:15x15,c#1", 14, "c", COLOURS),
    ("drench:15x15,c٦#1", 14, "c٦", COLOURS),
    ("drench:15x15,m0#1", 14, "m0", LIMIT),
    ("drench:15x15,m2501#1", 14, "m2501", LIMIT),
    ("drench:15x15,m+30#1", 14, "m+30", LIMIT),
    ("drench:15x15,s0#1", 14, "s0", SEATS),
    ("drench:15x15,s3#1", 14, "s3", SEATS),
    ("drench:15x15,15x15#1", 14, "15x15", ONCE),
    ("drench:15x15,c6,c7#1", 17, "c7", ONCE),
    ("drench:15x15,m30,m30#1", 18, "m30", ONCE),
    ("drench:15x15,s2,s2#1", 17, "s2", ONCE),
    ("drench:15x15,s1,s2#1", 17, "s2", ONCE),
    ("drench:15x15,s1,s1#1", 17, "s1", ONCE),
    ("drench:15x15,s2,free,free#1", 22, "free", ONCE),
    // Options that do not go together.
    (
        "drench:15x15,s2,m30#1",
        17,
        "m30",
        "no move limit with two seats",
    ),
    (
        "drench:15x15,m30,s2#1",
        14,
        "m30",
        "no move limit with two seats",
    ),
    (
        "drench:15x15,free#1",
        14,
        "free",
        "\"free\" only with two seats (s2)",
    ),
    (
        "drench:15x15,free,s1#1",
        14,
        "free",
        "\"free\" only with two seats (s2)",
    ),
    (
        "drench:s2,c3#1",
        11,
        "c3",
        "at least 4 colours for two players",
    ),
    (
        "drench:c3,s2,free#1",
        8,
        "c3",
        "at least 4 colours for two players",
    ),
    // The seed.
    ("drench:15x15,c6", 16, "", START),
    ("drench:15x15,c6#", 17, "", SEED),
    ("drench:15x15,c6#-1", 17, "-1", SEED),
    ("drench:15x15,c6#+1", 17, "+1", SEED),
    ("drench:15x15,c6# 1", 17, " 1", SEED),
    ("drench:15x15,c6#1 ", 17, "1 ", SEED),
    ("drench:15x15,c6#1\n", 17, "1\\n", SEED),
    ("drench:15x15,c6#0x1", 17, "0x1", SEED),
    ("drench:15x15,c6##1", 17, "#1", SEED),
    ("drench:15x15,c6#١", 17, "١", SEED),
    (
        "drench:15x15,c6#18446744073709551616",
        17,
        "1844674407370955…",
        SEED,
    ),
    // The cells.
    ("drench:5x5,c3=", 15, "", "25 tiles, not 0"),
    ("drench:5x5,c3=abcab", 20, "", "25 tiles, not 5"),
    (
        "drench:5x5,c3=abcababcababcababcababca",
        39,
        "",
        "25 tiles, not 24",
    ),
    (
        "drench:5x5,c3=abcababcababcababcababcabb",
        40,
        "b",
        "no more than 25 tiles",
    ),
    ("drench:5x5,c3=abdab", 17, "d", "a tile from a to c"),
    ("drench:5x5,c10=abkab", 18, "k", "a tile from a to j"),
    ("drench:5x5,c3=abcabcB", 21, "B", "a tile from a to c"),
    ("drench:5x5,c3=ab ab", 17, " ", "a tile from a to c"),
    ("drench:5x5,c3=abäab", 17, "ä", "a tile from a to c"),
    ("drench:5x5,c3=abcab#1", 20, "#", "a tile from a to c"),
    (
        "drench:5x5,c3=/abcab",
        15,
        "/",
        "5 tiles in a row before \"/\"",
    ),
    (
        "drench:5x5,c3=abc/abcab",
        18,
        "/",
        "5 tiles in a row before \"/\"",
    ),
    (
        "drench:5x5,c3=abcab//abcab",
        21,
        "/",
        "5 tiles in a row before \"/\"",
    ),
    (
        "drench:5x5,c3=abcababcababcababcababcab/",
        40,
        "/",
        "nothing after the last tile",
    ),
];

#[test]
fn invalid_game_code_gives_column_and_expectation() {
    for &(text, column, found, expected) in WRONG {
        let Err(error) = text.parse::<GameCode>() else {
            panic!("{text:?} is read as a code");
        };
        let found = match found {
            "" => String::new(),
            found => format!(" (\"{found}\")"),
        };
        let names: Vec<&str> = Game::ALL.iter().map(|game| game.name()).collect();
        let names = match expected {
            NAME => format!(" ({})", names.join(", ")),
            _ => String::new(),
        };
        let message = format!("game code, column {column}{found}: expected {expected}{names}");
        assert_eq!(error.to_string(), message, "for {text:?}");
        assert_eq!(error.column(), column, "for {text:?}");
    }
}

#[test]
fn unplayable_setup_can_be_formatted() {
    for colours in [0, 1, 11, u8::MAX] {
        let setup = tessella_games::Setup::Drench(Setup {
            colours,
            ..Setup::default()
        });
        let start = Start::Cells(vec![0, 3, u8::MAX]);
        let code = GameCode { setup, start };
        let error = Position::new(&code.setup, &code.start).expect_err("too few colours or many");
        assert_eq!(error.to_string(), "choose 3 to 10 colours");
        let text = code.to_string();
        assert!(text.parse::<GameCode>().is_err(), "{text}");
    }
}

#[test]
fn game_on_disconnected_board_is_refused() {
    let code = parse("drench:5x5,holes0.1+1.0,c4#1");
    let error = Position::new(&code.setup, &code.start).expect_err("a corner is cut off");
    let why = "cell 1 can't be reached from the first cell; the board must be connected";
    assert_eq!(error.to_string(), why);
}

#[test]
fn duel_with_equal_start_colours_is_refused() {
    let code = parse("drench:5x5,c4,s2=abcda/aaaaa/bbbbb/ccccc/adcba");
    let error = Position::new(&code.setup, &code.start).expect_err("corners of one colour");
    assert_eq!(
        error.to_string(),
        "the two players' first tiles must differ in colour"
    );
}

/// Checks a path through the whole board between walls of holes, which needs more moves than any other board.
#[test]
fn longest_path_board_has_a_valid_move_limit() {
    let walls: Vec<String> = (1..40)
        .step_by(2)
        .flat_map(|row| {
            let door = if row % 4 == 1 { 39 } else { 0 };
            (0..40)
                .filter(move |&column| column != door)
                .map(move |column| format!("{column}.{row}"))
        })
        .collect();
    let code = parse(&format!("drench:40x40,c10,holes{}#1", walls.join("+")));
    let game = Session::new(code, vec![Player::Human]).expect("a board in one piece");
    let options = game.code().setup.options();
    let limit = options
        .split(',')
        .find_map(|option| option.strip_prefix('m'));
    let limit: u32 = limit
        .and_then(|limit| limit.parse().ok())
        .expect("a game alone has a limit");
    assert!(limit > 600, "{limit} moves");
    let again = Session::restore(&game.record()).expect("the game's own record");
    assert_eq!(again.code(), game.code());
}

#[test]
fn map_with_coinciding_sides_is_refused() {
    let corners: Vec<String> = (0..80).map(|x| format!("{}.0", 10 * x)).collect();
    let area = |name: usize| format!("A{name}.{}.{}.{}", corners.join("."), 790, 9 + name);
    let areas: Vec<String> = (0..90).map(area).collect();
    let text = format!("drench:map@Comb~{}#1", areas.join("~"));
    let error = text.parse::<GameCode>().expect_err("areas that overlap");
    assert!(error.to_string().contains("does not overlap"), "{error}");
}

#[test]
fn flood_ids_parse_as_drench() {
    let cells = "0120120120120120120120120";
    for (id, code) in [
        (
            format!("5x5:{cells},9"),
            "drench:5x5,c3,m9=abcabcabcabcabcabcabcabca",
        ),
        (
            format!("5x5c6m5:{cells},9"),
            "drench:5x5,c3,m9=abcabcabcabcabcabcabcabca",
        ),
        (
            format!("5x6:{cells}99999,14"),
            "drench:5x6,c10,m14=abcabcabcabcabcabcabcabcajjjjj",
        ),
    ] {
        let read = parse(&id);
        let unparted = read.to_string().replace('/', "");
        assert_eq!(unparted, code, "{id}");
        assert_eq!(parse(&read.to_string()), read);
        Session::new(read, vec![Player::Human]).expect("a game");
    }
    for (id, column, expected) in [
        (
            "5x".to_owned(),
            1,
            "the name of a game, or the size of a Flood board",
        ),
        ("4x9:1".to_owned(), 1, "5 to 40"),
        ("5x5c6m5#12".to_owned(), 4, "the cells of the board"),
        (format!("5x5q:{cells},9"), 4, "the cells of the board"),
        (
            format!("5x5:{}a,9", &cells[1..]),
            29,
            "a colour from 0 to 9",
        ),
        (
            format!("5x5:{}é,9", &cells[1..]),
            29,
            "a colour from 0 to 9",
        ),
        (format!("5x5:{cells}0,9"), 30, "\",\" after 25 cells"),
        (format!("5x5:{},9", &cells[1..]), 29, "25 cells, not 24"),
        (format!("5x5:{cells}"), 30, "a move limit of 1 to 2500"),
        (format!("5x5:{cells},"), 31, "a move limit of 1 to 2500"),
        (format!("5x5:{cells},0"), 31, "a move limit of 1 to 2500"),
        (format!("5x5:{cells},9,9"), 31, "a move limit of 1 to 2500"),
    ] {
        let error = id.parse::<GameCode>().expect_err("no id");
        assert_eq!(error.column(), column, "{id}: {error}");
        assert!(error.to_string().contains(expected), "{id}: {error}");
    }
}
