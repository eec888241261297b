//! Text from people and other programs: game codes are found however they are written, and other texts are named.

use proptest::prelude::*;
use std::time::{Duration, Instant};
use tessella_formats::join_code::JoinCode;
use tessella_games::GameCode;
use tessella_library::received::{
    FileKind, MAX_CODES, MAX_TEXT_BYTES, Received, ReceivedError, TextKind, game_code, game_codes,
    game_codes_for_solver, join_words, recognize, setup, text_of_bytes,
};
use tessella_library::today::{DailyGame, Day, daily_boards};
use tessella_session::{IdentifiedGame, Player, Session, export_game, import_game};

/// Codes of all games, with all characters that have a meaning in codes.
const CODES: [&str; 14] = [
    "drench:15x15,c6,m30#4711",
    "drench:hex9x9,even-rows,c5,s2#18446744073709551615",
    "drench:map40-7,c6#5",
    "drench:5x5,c3,m10=abcab/bcabc/cabca/abcab/bcabc",
    "drench:6x5,n8,wrap,hills4-7,climb2,c4#1",
    "drench:9x9,holes4.4+0.8,c5#1",
    "link:10x6,f8,right,t10+0#7",
    "link:4x2,f4,untimed=aBbA/cDcD",
    "light:8x8,b12#7",
    "light:4x3,b12=@.../..#./....",
    "row:5x5x5,k4,s2#1",
    "race:ring16,s2,p2#4",
    "blockade:9x9,s2#1",
    "blockade:5x5,s2=00k00/00000/00000/00000/00a00",
];

fn code(text: &str) -> GameCode {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns the ways in which people and programs write a code.
fn written(text: &str) -> Vec<String> {
    let capital = text[..1].to_uppercase() + &text[1..];
    let (options, start) = text.split_at(text.find(['#', '=']).expect("a start"));
    let invisible: String = text.chars().flat_map(|c| [c, '\u{200b}']).collect();
    let wide: String = text
        .chars()
        .map(|c| char::from_u32(c as u32 + 0xfee0).expect("a wide form"))
        .collect();
    let mut written = vec![
        capital.clone(),
        options.to_uppercase().replace("MAP40", "map40") + start,
        format!("{}{start}", options.replace(',', ", ")),
        format!("{}{start}", options.replace(',', ",\u{a0}")),
        format!("{}{start}", options.replace(',', ",\r\n")),
        format!("{}{start}", options.replace(':', ": ")),
        format!("{}{start}", options.replace('x', "×")),
        format!("{}{start}", options.replace('-', "–")),
        invisible,
        wide,
        format!("\u{feff}{text}\r\n"),
        format!("\u{202a}{text}\u{202c}"),
        format!("\u{2067}{text}\u{2069}"),
        text.replace(':', ":\u{ad}"),
        format!("tessella:{text}"),
        format!("Tessella://{text}"),
        format!(
            "<tessella:{}>",
            text.replace('#', "%23").replace('/', "%2F")
        ),
        format!("Try this one: {capital}"),
        format!("I lost {text}, can you win?"),
        format!("My board ({capital}) is hard."),
        format!("好的，{text}！"),
        format!("> {text}\n> what do you think?"),
        format!("Tessella 2026-11-22 · Drench 21/21 ★ · Light Block ✓ 0:41\r\n{text}\r\n"),
    ];
    for (open, close) in [
        ("\"", "\""),
        ("'", "'"),
        ("“", "”"),
        ("„", "“"),
        ("‘", "’"),
        ("«\u{a0}", "\u{a0}»"),
        ("»", "«"),
        ("`", "`"),
        ("```\n", "\n```"),
        ("「", "」"),
        ("**", "**"),
    ] {
        written.push(format!("{open}{text}{close}"));
        written.push(format!("Play {open}{capital}{close}."));
    }
    written
}

#[test]
fn code_is_found_however_it_is_written() {
    for text in CODES {
        let expected = code(text);
        for written in written(text) {
            assert_eq!(game_code(&written), Ok(expected.clone()), "{written:?}");
            assert_eq!(
                recognize(&written),
                Ok(Received::Codes(vec![expected.clone()])),
                "{written:?}"
            );
        }
    }
}

#[test]
fn cells_in_several_lines_are_found() {
    let expected = code("drench:5x5,c3,m10=abcab/bcabc/cabca/abcab/bcabc");
    for text in [
        "drench:5x5,c3,m10=abcab/\nbcabc/\ncabca/\nabcab/\nbcabc\nand more",
        "drench:5x5,c3,m10=\nabcab\r\nbcabc\r\ncabca\r\nabcab\r\nbcabc",
        "drench:5x5,c3,m10=abcab / bcabc / cabca / abcab / bcabc is hard",
        "drench:5x5,c3,m10=abcabbcabccabca\nabcabbcabc.",
    ] {
        assert_eq!(game_code(text), Ok(expected.clone()), "{text:?}");
    }
}

#[test]
fn flood_ids_are_found_in_sentences() {
    let cells = "0120120120120120120120120";
    let expected = code(&format!("5x5:{cells},9"));
    for text in [
        format!("5x5:{cells},9"),
        format!("5×5c6m5:{cells},9"),
        format!("“5x5: {cells}, 9”"),
        format!("The specific ID is 5x5c3m2:{cells},9."),
        format!("tessella:5x5:{cells},9"),
    ] {
        assert_eq!(game_code(&text), Ok(expected.clone()), "{text}");
        let found = game_codes_for_solver(&text).expect("a board");
        assert!(found[0].is_flood_id, "{text}");
    }
}

#[test]
fn shared_result_holds_its_boards() {
    let day: Day = "2026-11-22".parse().expect("a day");
    let boards = daily_boards(day).expect("boards");
    // The text that `share_text` makes.
    let mut text = format!("Tessella {day}");
    for board in &boards {
        text += &format!(" · {} 21/21 ★ ✓ 0:41", board.game.game().english_title());
    }
    for board in &boards {
        text += &format!("\n{}", board.code);
    }
    let expected: Vec<GameCode> = boards.iter().map(|board| board.code.clone()).collect();
    assert_eq!(expected.len(), DailyGame::ALL.len());
    for text in [
        &text,
        &text.replace('\n', "\r\n"),
        &format!("Look:\n{text}\nAda"),
    ] {
        assert_eq!(game_codes(text), Ok(expected.clone()), "{text}");
    }
}

#[test]
fn several_codes_are_each_found_once_and_at_most_twenty() {
    let [first, second] = [CODES[0], CODES[8]];
    let text = format!("{first} or {second}? I like {first}, tessella:{second}");
    assert_eq!(game_codes(&text), Ok(vec![code(first), code(second)]));
    let error = game_code(&text).expect_err("several codes");
    let codes = [first, second].map(|text| code(text).to_string());
    assert_eq!(error, ReceivedError::SeveralCodes(codes.to_vec()));
    assert_eq!(
        error.to_string(),
        format!(
            "the text may contain only one game code, not 2: {}",
            codes.join(" ")
        )
    );
    let many: Vec<String> = (1..=MAX_CODES + 5)
        .map(|seed| format!("row:5x5,k4,s2#{seed}"))
        .collect();
    let found = game_codes(&many.join(" ")).expect("codes");
    assert_eq!(found.len(), MAX_CODES);
    assert_eq!(found[0].to_string(), many[0]);
    let error = game_code(&many.join(" "))
        .expect_err("many codes")
        .to_string();
    assert!(error.contains("20 or more"), "{error}");
}

#[test]
fn long_text_is_searched_up_to_its_limit_and_in_time() {
    let begun = Instant::now();
    let code_text = "drench:9x9,c6#1";
    let whole = format!("{} {code_text}", " word".repeat((MAX_TEXT_BYTES - 20) / 5));
    assert_eq!(game_code(&whole), Ok(code(code_text)));
    let long = format!("{}{code_text}", " word".repeat(MAX_TEXT_BYTES / 5 + 1));
    assert_eq!(game_code(&long), Err(ReceivedError::TooLong));
    // A code alone may be longer.
    let row = "abc".repeat(13) + "a";
    let board = format!("drench:40x40,c3={}", vec![row; 40].join("/"));
    assert!(game_code(&board).is_ok());
    for bad in [
        "blockade:19x19,s9#1 ",
        "drench:40x40,c99#1 ",
        "5x5:01234,",
        "tessella:%23",
        "row:",
    ] {
        let text = bad.repeat(MAX_TEXT_BYTES / bad.len());
        assert!(recognize(&text).is_err(), "{bad}");
    }
    assert!(
        begun.elapsed() < Duration::from_secs(10),
        "{:?}",
        begun.elapsed()
    );
}

#[test]
fn wrong_code_is_explained_and_sentences_are_not() {
    let error = |text: &str| game_code(text).expect_err("no code").to_string();
    assert!(error("Drench:15x15, c11#4711").contains("3 to 10 colours"));
    assert!(error("I like drench:4x15#1.").contains("each side must be 5 to 40"));
    assert!(error("drench:5x5,c3=abcab").contains("25 tiles, not 5"));
    assert!(error("drench:15x15,c6#4711abc").contains("a seed from 0"));
    assert!(error("chess:8x8#1").contains("the name of a game"));
    assert!(error("drench:15x15,c6").contains("\"#\" and a seed"));
    assert_eq!(
        game_code("See you at eight: 9 or 10?"),
        Err(ReceivedError::Unknown)
    );
    assert_eq!(
        game_code("The row: 3 of us, the link: below"),
        Err(ReceivedError::Unknown)
    );
    assert_eq!(game_code(" \r\n\u{200b}"), Err(ReceivedError::Empty));
    // Names within other words begin no code.
    assert_eq!(
        game_code("my_drench:9x9,c6#1 arrow:5x5#1"),
        Err(ReceivedError::Unknown)
    );
}

#[test]
fn refused_text_says_what_it_is_instead() {
    let game = IdentifiedGame::from(
        Session::new(code("drench:9x9,c6#3"), vec![Player::Human]).expect("a game"),
    );
    let exported = export_game(&game).expect("a text");
    assert_eq!(recognize(&exported), Ok(Received::Game(exported.clone())));
    assert_eq!(
        recognize("Here: tessella-backup:ABCD"),
        Ok(Received::Backup("tessella-backup:ABCD".to_owned()))
    );
    assert!(matches!(
        recognize("Join us: tessella:join/192.168.1.20:47315/BCD234."),
        Ok(Received::Server(_))
    ));
    for (text, kind) in [
        (exported.as_str(), TextKind::Game),
        ("tessella-backup:ABCD", TextKind::Backup),
        ("tessella:join/192.168.1.20:47315", TextKind::ServerLink),
        ("7x7n12#123456", TextKind::RandomSeed),
        ("12x12c6m5#987654321", TextKind::RandomSeed),
        ("“7×7n12#123456”", TextKind::RandomSeed),
        ("My seed is 3x3dt#55, try it", TextKind::RandomSeed),
        ("9x9:c3a_1g,m2", TextKind::OtherPuzzle),
        (
            "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\n",
            TextKind::OtherSave,
        ),
        ("[Event \"Casual\"]\n1. e4 e5", TextKind::OtherSave),
        ("(;GM[1]FF[4]SZ[19])", TextKind::OtherSave),
        ("BCD 234", TextKind::JoinCode),
        ("192.168.1.20:47315", TextKind::Address),
        ("[fd00::20]:47315", TextKind::Address),
        ("0123012301230123012301230", TextKind::Grid),
        ("3 4 2\n1 2 1 2\n2 1 2 1\n1 2 1 2\n0", TextKind::Grid),
        ("Drench", TextKind::GameName),
        ("https://example.org/puzzles", TextKind::WebPage),
        ("file:///home/ada/games.tessella", TextKind::FileName),
        ("/home/ada/My games.txt", TextKind::FileName),
        ("board.png", TextKind::FileName),
    ] {
        assert_eq!(game_code(text), Err(ReceivedError::Kind(kind)), "{text}");
    }
}

#[test]
fn setup_of_a_game_is_read_with_and_without_a_seed() {
    for text in [
        "drench:9x9,c5",
        "Drench:9×9, c5",
        "“drench:9x9,c5”",
        "drench:9x9,c5#7",
        "tessella:drench:9x9,c5%237",
        "drench:9x9,c5#7 and drench:9x9,c5#8",
        "drench:9x9,c5,\r\n",
    ] {
        let setup = setup(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(setup.options(), "9x9,c5", "{text}");
    }
    assert_eq!(setup("Row").map(|setup| setup.seats()), Ok(2));
    for (text, expected) in [
        ("drench:9x9,c99", "3 to 10 colours"),
        ("drench:9x9,c5#7 row:5x5,k4#1", "only one game code"),
        ("7x7n12#12", "a random seed of another program"),
        ("chess", "the name of a game"),
    ] {
        let error = setup(text).expect_err(text).to_string();
        assert!(error.contains(expected), "{text}: {error}");
    }
}

#[test]
fn words_of_a_code_with_blanks_are_joined() {
    let join = |words: &[&str]| join_words(words.iter().map(|&word| word.to_owned()));
    assert_eq!(
        join(&["drench:15x15,", "c6,", "m30#1", "x"]),
        ["drench:15x15, c6, m30#1", "x"]
    );
    assert_eq!(join(&["drench:", "15x15#1"]), ["drench: 15x15#1"]);
    assert_eq!(join(&["a,", "b"]), ["a,", "b"]);
}

#[test]
fn exported_game_is_read_from_a_message() {
    let game = IdentifiedGame::from(
        Session::new(code("drench:9x9,c6#3"), vec![Player::Human]).expect("a game"),
    );
    let text = export_game(&game).expect("a text");
    let middle = text.len() / 2;
    let broken = format!("{}\r\n{}\u{202c}", &text[..middle], &text[middle..]);
    for text in [
        format!("“{text}”"),
        format!("Here is my game: {text}"),
        format!("Here it is:\n{broken}\n\nsee you tomorrow"),
        text.replace("tessella-game", "Tessella-Game"),
        text.replace("tessella", "tessel\u{ad}la"),
    ] {
        let Ok(Received::Game(found)) = recognize(&text) else {
            panic!("no game is found in {text}");
        };
        let imported = import_game(&found).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(imported.game.record(), game.game.record(), "{text}");
    }
}

#[test]
fn files_of_other_editors_and_kinds_are_told_apart() {
    let text = "drench:9x9,c6#1\r\n";
    let units = || text.encode_utf16();
    let little: Vec<u8> = [0xff, 0xfe]
        .into_iter()
        .chain(units().flat_map(u16::to_le_bytes))
        .collect();
    let big: Vec<u8> = [0xfe, 0xff]
        .into_iter()
        .chain(units().flat_map(u16::to_be_bytes))
        .collect();
    let marked = [b"\xef\xbb\xbf", text.as_bytes()].concat();
    for bytes in [little, big, marked, text.as_bytes().to_vec()] {
        let read = text_of_bytes(bytes).expect("a text");
        assert_eq!(game_code(&read), Ok(code("drench:9x9,c6#1")));
    }
    for (bytes, expected) in [
        (&b"\x89PNG\r\n\x1a\n\0"[..], FileKind::Picture),
        (b"GIF89a\0\x80", FileKind::Picture),
        (b"%PDF-1.7", FileKind::Document),
        (b"PK\x03\x04\0\xff", FileKind::Archive),
        (b"TESSELLA\x05\0\xff", FileKind::Player),
        (b"\0\x80\xff", FileKind::Unknown),
    ] {
        assert_eq!(text_of_bytes(bytes.to_vec()), Err(expected));
    }
}

#[test]
fn join_code_is_read_with_quotes_and_invisible_characters() {
    for text in [
        "“BCD\u{a0}234”",
        "\u{feff}bcd234\u{200b}",
        "`BCD−234`",
        "ＢＣＤ２３４",
    ] {
        let code: JoinCode = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(code.to_string(), "BCD 234", "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_is_answered_without_panic(text in any::<String>(), at in 0..CODES.len()) {
        drop(recognize(&text));
        drop(recognize(&format!("drench:{text}")));
        drop(recognize(&format!("{}={text}", &CODES[3][..17])));
        drop(recognize(&format!("tessella:{text}%23")));
        // Text after a code and a space never hides the code.
        let text: String = text.chars().filter(|c| !c.is_ascii_alphanumeric()).collect();
        let found = game_codes(&format!("{} {text}", CODES[at]));
        prop_assert!(found.is_ok_and(|codes| codes[0] == code(CODES[at])));
    }
}
