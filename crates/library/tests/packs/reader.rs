//! Texts of packs that are read, and those that are refused.

use proptest::prelude::*;
use tessella_games::{Game, GameCode, Position};
use tessella_library::packs::{
    MAX_BYTES, MAX_LEVELS, MAX_TITLE_CHARS, Pack, PackError, PackHeader, PackLineError,
};

/// Title line of the pack that most tests use.
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

/// Checks that a text is refused because of this line.
#[track_caller]
fn check_refused(text: &str, line: usize, error: PackLineError) {
    assert_eq!(Pack::parse(text), Err(PackError::Line { line, error }));
}

#[test]
fn pack_refuses_wrong_headers() {
    use PackHeader::{Author, Title};
    assert_eq!(Pack::parse(""), Err(PackError::NoTitle));
    assert_eq!(Pack::parse("drench:5x5,c4#1\n"), Err(PackError::NoTitle));
    assert_eq!(Pack::parse(TITLE), Err(PackError::NoLevel));
    check_refused("title:\n", 1, PackLineError::EmptyHeader(Title));
    check_refused("author: \n", 1, PackLineError::EmptyHeader(Author));
    check_refused(
        "title: A\ntitle: B\n",
        2,
        PackLineError::DuplicateHeader(Title),
    );
    check_refused(
        "author: A\nauthor: B\n",
        2,
        PackLineError::DuplicateHeader(Author),
    );
    let length = MAX_TITLE_CHARS + 1;
    for header in [Title, Author] {
        let long = format!("{}: {}", header.key(), "x".repeat(length));
        check_refused(&long, 1, PackLineError::HeaderTooLong { header, length });
    }
    let code = "name:".parse::<GameCode>().expect_err("no game");
    check_refused("name: A\n", 1, PackLineError::Code(code));
}

#[test]
fn pack_refuses_characters_that_hide_text() {
    for (text, line, character) in [
        ("title: A\u{1b}[31m\n", 1, '\u{1b}'),
        ("title: A\u{202e}\n", 1, '\u{202e}'),
        ("# A\u{0}\n", 1, '\u{0}'),
        ("title: A\n\u{feff}light:3x3#1\n", 2, '\u{feff}'),
    ] {
        check_refused(text, line, PackLineError::Invisible(character));
    }
    assert_eq!(
        PackLineError::Invisible('\u{1b}').to_string(),
        "the character U+001B is not visible"
    );
}

#[test]
fn pack_refuses_wrong_levels() {
    let (header, length) = (PackHeader::Title, MAX_TITLE_CHARS + 1);
    let long = format!("light:3x3#1 {}", "x".repeat(length));
    let code = |text: &str| PackLineError::Code(text.parse::<GameCode>().expect_err(text));
    let setup = |text: &str| {
        let GameCode { setup, start } = text.parse().expect(text);
        PackLineError::Setup(Position::new(&setup, &start).expect_err(text))
    };
    let seats = |game, seats| PackLineError::Seats { game, seats };
    let par = |found: &str| PackLineError::Par(found.to_owned());
    let holes = "drench:5x5,holes0.1+1.0+1.1,c4#1";
    for (level, expected) in [
        (&*long, PackLineError::HeaderTooLong { header, length }),
        ("drench:5x99#1", code("drench:5x99#1")),
        ("drench:5x5,c4 #1", code("drench:5x5,c4")),
        ("drench:5x5,c4,s2#1", seats(Game::Drench, 2)),
        ("row:3x3,k3#1", seats(Game::InARow, 2)),
        ("race:ring40,s4#1", seats(Game::Race, 4)),
        ("drench:5x5,c4#1 par", par("")),
        ("drench:5x5,c4#1 par 0", par("0")),
        ("drench:5x5,c4#1 par excellence", par("excellence")),
        (
            "light:3x3#1 par 8",
            PackLineError::UnexpectedPar(Game::LightBlock),
        ),
        (
            "link:4x4,f8#1 par 8",
            PackLineError::UnexpectedPar(Game::Link),
        ),
        (holes, setup(holes)),
        (
            "drench:5x5,c3=aaaaa/aaaaa/aaaaa/aaaaa/aaaaa",
            PackLineError::Over,
        ),
    ] {
        check_refused(&format!("{TITLE}{level}\n"), 2, expected.clone());
        check_refused(&format!("{TITLE}\n{level}"), 3, expected);
    }
    let twice = format!("{TITLE}light:3x3#1\nlight:3x3,b12#1");
    check_refused(&twice, 3, PackLineError::DuplicateBoard(2));
}

#[test]
fn pack_has_limits() {
    let pack = |board: &str, count: usize| {
        let lines = (0..count).map(|seed| format!("{board}#{seed}\n"));
        format!("{TITLE}{}", lines.collect::<String>())
    };
    let most = Pack::parse(&pack("link:2x2,f2,untimed", MAX_LEVELS));
    assert_eq!(most.map(|pack| pack.levels().len()), Ok(MAX_LEVELS));
    let more = pack("link:2x2,f2,untimed", MAX_LEVELS + 1);
    check_refused(&more, 502, PackLineError::TooManyLevels);
    check_refused(
        &pack("drench:40x40,c3,m99", 63),
        64,
        PackLineError::TooManyTiles,
    );
    let too_long = Err(PackError::TooLong(MAX_BYTES + 1));
    assert_eq!(Pack::parse(&"#".repeat(MAX_BYTES + 1)), too_long);
    assert_eq!(Pack::from_bytes(&vec![0xff; MAX_BYTES + 1]), too_long);
    let error = PackError::Line {
        line: 2,
        error: PackLineError::Encoding,
    };
    assert_eq!(error.to_string(), "line 2: the text must be UTF-8");
    assert_eq!(Pack::from_bytes(b"title: A\n# \xff\n"), Err(error));
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
    fn pack_of_any_text_is_read_or_refused_in_a_line(
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
