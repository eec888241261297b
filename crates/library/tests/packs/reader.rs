//! Texts of packs that are read, and those that are refused.

use proptest::prelude::*;
use tessella_games::GameCode;
use tessella_library::packs::{MAX_BYTES, MAX_LEVELS, MAX_TITLE_CHARS, Pack};

/// Pack as most tests need it.
const TITLE: &str = "title: Corners\n";

fn read(text: &str) -> Pack {
    Pack::parse(text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

fn codes(pack: &Pack) -> Vec<String> {
    let levels = pack.levels().iter();
    levels.map(|level| level.code().to_string()).collect()
}

#[test]
fn pack_has_headers_levels_pars_and_titles() {
    let pack = read(
        "# A pack.\ntitle:  Three  boards \nauthor: Bo\n\n#drench:5x5,c3#9\ndrench:5x5,c4,m9#1 par 6 The first\n\
         link:4x4,f8,untimed#2\tParks and pars\nlight:hex5x5,b8#3\n",
    );
    assert_eq!((pack.title(), pack.author()), ("Three boards", Some("Bo")));
    let levels = pack.levels().iter();
    let levels: Vec<_> = levels
        .map(|level| (level.code().to_string(), level.par(), level.title()))
        .collect();
    let expected = [
        ("drench:5x5,c4,m9#1", Some(6), Some("The first")),
        ("link:4x4,f8,untimed#2", None, Some("Parks and pars")),
        ("light:hex5x5,b8#3", None, None),
    ];
    assert_eq!(
        levels,
        expected.map(|(code, par, title)| (code.to_owned(), par, title))
    );
}

#[test]
fn pack_codes_are_completed_as_in_a_session() {
    let pack = read(&format!("{TITLE}drench:15x15,c6#4711\nlink:4x4,f8#1\n"));
    let codes = codes(&pack);
    assert_eq!(codes[0], "drench:15x15,c6,m30#4711");
    assert!(codes[1].starts_with("link:4x4,f8,t"), "{}", codes[1]);
    let ids = read(&format!("{TITLE}5x5c4m3:0123012301230123012301230,20\n"));
    assert!(
        ids.levels()[0]
            .code()
            .to_string()
            .starts_with("drench:5x5,c4,m20=")
    );
}

#[test]
fn pack_accepts_crlf_a_byte_order_mark_and_spaces() {
    let plain = read("title: Corners\nauthor: Bo\ndrench:5x5,c4,m9#1 par 6\n");
    let text =
        "\u{feff}TITLE :Corners  \r\n\r\n  author:\tBo\r\n drench:5x5,c4,m9#1   par\t6 \t \r\n";
    assert_eq!(read(text), plain);
    assert_eq!(Pack::from_bytes(text.as_bytes()), Ok(plain));
}

#[test]
fn pack_code_with_cells_and_blocks_is_no_comment() {
    let pack = read(&format!("{TITLE}light:3x3=@../.../..#\n"));
    assert_eq!(codes(&pack), ["light:3x3,b12=@../.../..#"]);
}

/// Checks that each text is refused, in which line, and with which words.
fn check_refused(cases: &[(&str, Option<usize>, &str)]) {
    for &(text, line, expected) in cases {
        let error = Pack::parse(text).expect_err(text);
        assert_eq!(error.line(), line, "{text:?}: {error}");
        assert!(error.to_string().contains(expected), "{text:?}: {error}");
        let prefix = line.map_or_else(String::new, |line| format!("line {line}: "));
        assert!(error.to_string().starts_with(&prefix), "{error}");
    }
}

#[test]
fn pack_refuses_wrong_headers() {
    let long = format!("title: {}", "x".repeat(MAX_TITLE_CHARS + 1));
    let one = "expected only one line that begins with";
    check_refused(&[
        ("", None, "expected a line with the title"),
        ("drench:5x5,c4#1\n", None, "expected a line with the title"),
        (TITLE, None, "expected at least one board"),
        ("title:\n", Some(1), "expected the title after \"title:\""),
        ("title: A\ntitle: B\n", Some(2), one),
        ("author: A\nauthor: B\n", Some(2), one),
        (
            &long,
            Some(1),
            "title: expected at most 60 characters, not 61",
        ),
        (
            "name: A\n",
            Some(1),
            "game code, column 1 (\"name\"): expected the name of a game",
        ),
    ]);
}

#[test]
fn pack_refuses_characters_that_hide_text() {
    check_refused(&[
        (
            "title: A\u{1b}[31m\n",
            Some(1),
            "expected visible characters, not the character U+001B",
        ),
        ("title: A\u{202e}\n", Some(1), "not the character U+202E"),
        ("# A\u{0}\n", Some(1), "not the character U+0000"),
        (
            "title: A\n\u{feff}light:3x3#1\n",
            Some(2),
            "not the character U+FEFF",
        ),
    ]);
}

#[test]
fn pack_refuses_wrong_levels() {
    let long = format!("light:3x3#1 {}", "x".repeat(MAX_TITLE_CHARS + 1));
    for (level, expected) in [
        (&*long, "title: expected at most 60"),
        ("drench:5x99#1", "game code, column 8"),
        ("drench:5x5,c4 #1", "expected \"#\" and a seed"),
        (
            "drench:5x5,c4,s2#1",
            "one seat (Drench, Link or Light Block), not Drench for 2",
        ),
        ("row:3x3,k3#1", "not In a Row for 2"),
        ("race:ring40,s4#1", "not Race for 4"),
        (
            "drench:5x5,c4#1 par",
            "par: expected a number of moves from 1 to 65535, not \"\"",
        ),
        ("drench:5x5,c4#1 par 0", "not \"0\""),
        ("drench:5x5,c4#1 par excellence", "not \"excellence\""),
        (
            "light:3x3#1 par 8",
            "expected no par: all solutions of a board of Light Block",
        ),
        (
            "link:4x4,f8#1 par 8",
            "expected no par: all solutions of a board of Link",
        ),
        (
            "drench:5x5,holes0.1+1.0+1.1,c4#1",
            "expected a board that can be played",
        ),
        (
            "drench:5x5,c3=aaaaa/aaaaa/aaaaa/aaaaa/aaaaa",
            "expected a board that can be played",
        ),
    ] {
        check_refused(&[(&format!("{TITLE}{level}\n"), Some(2), expected)]);
        check_refused(&[(&format!("{TITLE}\n{level}"), Some(3), expected)]);
    }
    let twice = format!("{TITLE}light:3x3#1\nlight:3x3,b12#1");
    check_refused(&[(&twice, Some(3), "not in the pack yet: it is in line 2")]);
}

#[test]
fn pack_has_limits() {
    let pack = |board: &str, count: usize| {
        let lines = (0..count).map(|seed| format!("{board}#{seed}\n"));
        Pack::parse(&format!("{TITLE}{}", lines.collect::<String>()))
    };
    let most = pack("link:2x2,f2,untimed", MAX_LEVELS);
    assert_eq!(most.map(|pack| pack.levels().len()), Ok(MAX_LEVELS));
    for (pack, expected) in [
        (
            pack("link:2x2,f2,untimed", MAX_LEVELS + 1),
            "line 502: expected at most 500 boards",
        ),
        (
            pack("drench:40x40,c3,m99", 63),
            "line 64: expected at most 100000 tiles on all boards together",
        ),
        (
            Pack::parse(&"#".repeat(MAX_BYTES + 1)),
            "expected a pack of at most 1048576 bytes, not 1048577",
        ),
        (
            Pack::from_bytes(&vec![0xff; MAX_BYTES + 1]),
            "expected a pack of at most 1048576 bytes, not 1048577",
        ),
        (
            Pack::from_bytes(b"title: A\n# \xff\n"),
            "line 2: expected text in UTF-8",
        ),
    ] {
        let error = pack.expect_err(expected).to_string();
        assert_eq!(error, expected);
    }
}

/// Lines that a pack may have, and others.
fn lines() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("title: A".to_owned()),
        Just("author: B".to_owned()),
        Just(String::new()),
        "# [a-z:#]{0,9}",
        (0..9u64).prop_map(|seed| format!("light:3x3,b0#{seed}")),
        (0..9u64).prop_map(|seed| format!("drench:5x5,c3,m20#{seed} par 5 C")),
        "[a-z:#,0-9 ]{0,20}",
        any::<String>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn pack_of_any_text_is_read_or_refused_with_what_was_expected(
        lines in proptest::collection::vec(lines(), 0..8),
    ) {
        let text = lines.join("\n");
        match Pack::parse(&text) {
            Ok(pack) => {
                prop_assert!(!pack.title().is_empty() && !pack.levels().is_empty());
                for level in pack.levels() {
                    let code = level.code().to_string();
                    prop_assert_eq!(code.parse::<GameCode>(), Ok(level.code().clone()));
                }
            }
            Err(error) => {
                prop_assert!(error.to_string().contains("expected"), "{}", error);
                let line = error.line().unwrap_or(1);
                prop_assert!((1..=text.lines().count().max(1)).contains(&line), "{}", error);
            }
        }
    }

    #[test]
    fn pack_of_any_bytes_is_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(Pack::from_bytes(&bytes).is_err(), "no title comes by chance");
    }
}
