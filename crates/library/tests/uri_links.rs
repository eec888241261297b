//! Links to games and servers: written and read without loss, also as people and browsers write them; anything else is
//! refused with what was expected.

use proptest::prelude::*;
use proptest::sample::Index;
use std::net::{IpAddr, Ipv6Addr, SocketAddr, SocketAddrV6};
use tessella_boards::{DrawnMap, Map, Plan, Shape};
use tessella_formats::join_code::{JOIN_CODE_LENGTH, JoinCode, JoinCodeError};
use tessella_games::GameCode;
use tessella_games::{Game, Setup, Start, drench};
use tessella_library::links::{DeepLink, LinkError, is_link};
use tessella_session::is_transfer_text;
use tessella_test_support::setups;

/// Codes of all games, on boards of all shapes, with all characters that have a meaning in codes.
const CODES: [&str; 12] = [
    "drench:15x15,c6,m30#4711",
    "drench:hex9x9,even-rows,c5,s2#18446744073709551615",
    "drench:map40-7,c6#5",
    "drench:5x5,c3,m10=abcab/bcabc/cabca/abcab/bcabc",
    "drench:6x5,wrap,n8,hills4-7,climb2,c4#1",
    "link:10x6#7",
    "light:8x8#7",
    "row:3x3,k3,s2#1",
    "row:5x5x5,k4,s2#1",
    "drench:9x9,holes4.4+0.8,c5#1",
    "race:ring16,s2,p2#4",
    "blockade:9x9,s2#1",
];

#[track_caller]
fn parse(text: &str) -> DeepLink {
    DeepLink::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
fn refused(text: &str) -> LinkError {
    match DeepLink::parse(text) {
        Ok(link) => panic!("{text} is read as {link}"),
        Err(error) => error,
    }
}

fn code(text: &str) -> GameCode {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn game(text: &str) -> DeepLink {
    DeepLink::Game(Box::new(code(text)))
}

fn server(address: &str, code: Option<&str>) -> DeepLink {
    DeepLink::Join {
        address: address.parse().expect("an address"),
        code: code.map(|code| code.parse().expect("a join code")),
    }
}

/// Returns a game on a map from a file, with names outside ASCII.
fn drawn() -> GameCode {
    let map = include_str!("../../../assets/maps/archipelago.map").replace("Alderra", "Ålderra_島");
    let map = DrawnMap::parse(&map).unwrap_or_else(|error| panic!("{error}"));
    GameCode {
        setup: Setup::Drench(drench::Setup {
            plan: Plan::even(Shape::Map(Map::Drawn(map.into()))),
            colours: 4,
            players: drench::Players::One { limit: None },
        }),
        start: Start::Seed(1),
    }
}

/// Panics unless a link contains only characters that a URI may contain.
#[track_caller]
fn assert_uri(link: &str) {
    let is_allowed =
        |byte: u8| byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/%".contains(&byte);
    assert!(link.bytes().all(is_allowed), "{link}");
}

#[test]
fn link_to_each_game_round_trips_and_is_a_uri() {
    for text in CODES {
        let link = game(text);
        let written = link.to_string();
        assert_uri(&written);
        assert_eq!(parse(&written), link);
        let encoded = code(text).to_string().replace('#', "%23");
        assert_eq!(written, format!("tessella:{encoded}"));
    }
    for game in Game::ALL {
        let begin = format!("{}:", game.name());
        assert!(CODES.iter().any(|code| code.starts_with(&begin)), "{begin}");
        assert!(
            !game.name().eq_ignore_ascii_case("join"),
            "it is taken by links to servers"
        );
    }
}

#[test]
fn link_to_a_game_on_a_map_from_a_file_round_trips() {
    let link = DeepLink::Game(Box::new(drawn()));
    let written = link.to_string();
    assert_uri(&written);
    assert!(written.contains("%C3%85lderra_%E5%B3%B6"), "{written}");
    assert_eq!(parse(&written), link);
    let typed = format!("tessella:{}", drawn());
    assert_eq!(parse(&typed), link);
}

#[test]
fn link_to_a_server_round_trips_and_is_a_uri() {
    for (link, expected) in [
        (
            server("192.168.1.20:47315", None),
            "tessella:join/192.168.1.20:47315",
        ),
        (
            server("10.0.0.1:1", Some("bcd-z34")),
            "tessella:join/10.0.0.1:1/BCD234",
        ),
        (
            server("[fd00::20]:47315", Some("BCD 234")),
            "tessella:join/%5Bfd00::20%5D:47315/BCD234",
        ),
        (server("[::1]:65535", None), "tessella:join/%5B::1%5D:65535"),
    ] {
        assert_eq!(link.to_string(), expected);
        assert_uri(expected);
        assert_eq!(parse(expected), link);
    }
}

#[test]
fn link_is_read_as_people_and_browsers_write_it() {
    let drench = game("drench:15x15,c6,m30#4711");
    for text in [
        "tessella:drench:15x15,c6,m30%234711",
        "tessella:drench:15x15,c6,m30#4711",
        "TESSELLA:drench:15x15,c6,m30#4711",
        "tessella://drench:15x15,c6,m30#4711",
        "tessella://drench:15x15,c6,m30%234711/",
        "tessella:drench%3A15x15%2Cc6%2cm30%234711",
        " \ttessella:drench:15x15,c6,m30#4711\r\n",
    ] {
        assert!(is_link(text), "{text}");
        assert_eq!(parse(text), drench, "{text}");
    }
    let join = server("[fd00::20]:47315", Some("BCD234"));
    for text in [
        "tessella:join/[fd00::20]:47315/BCD234",
        "TESSELLA:JOIN/%5bFD00::20%5d:47315/bcd234",
        "tessella://join/[fd00::20]:47315/BCD234/",
        "tessella:join/[fd00:0:0:0:0:0:0:20]:47315/bcd-234",
        "tessella:join/[fd00::20]:47315/BCD%20234",
        "tessella:join/[fd00::20]:47315/BCD 234",
    ] {
        assert_eq!(parse(text), join, "{text}");
    }
    // A board of Flood, as another program writes it.
    let foreign = "5x5:0121201212012120121201212,9";
    assert_eq!(parse(&format!("tessella:{foreign}")), game(foreign));
}

#[test]
fn other_text_is_no_link() {
    for text in [
        "",
        " ",
        "tessella",
        "tessella-game:KRCVGU2FJRGEC",
        "tessella-backup:KRCVGU2FJRGEC",
        "tessellation:x",
        "drench:15x15,c6#1",
        "https://example.org/tessella:row:3x3,k3,s2#1",
        "tessélla:row:3x3,k3,s2#1",
    ] {
        assert!(!is_link(text), "{text}");
        assert_eq!(refused(text), LinkError::Scheme, "{text}");
    }
    assert!(!is_transfer_text("tessella:row:3x3,k3,s2#1"));
}

#[test]
fn invalid_link_is_refused_with_reason() {
    for (rest, expected) in [
        ("", LinkError::Empty),
        ("//", LinkError::Empty),
        ("row:3x3%2", LinkError::Encoding),
        ("row:3x3%zz", LinkError::Encoding),
        ("row:3x3%ff", LinkError::Encoding),
        ("join", LinkError::Address),
        ("join/", LinkError::Address),
        ("join//192.168.1.20:47315", LinkError::Address),
        ("join/192.168.1.20", LinkError::Address),
        ("join/192.168.1.20:0", LinkError::Address),
        ("join/192.168.1.20:65536", LinkError::Address),
        ("join/192.168.1.256:1", LinkError::Address),
        ("join/0.0.0.0:47315", LinkError::Address),
        ("join/224.0.0.1:47315", LinkError::Address),
        ("join/[::]:47315", LinkError::Address),
        ("join/[fe80::1%252]:47315", LinkError::Address),
        ("join/fd00::20:47315", LinkError::Address),
        ("join/example.org:47315", LinkError::Address),
        (
            "join/192.168.1.20:47315/BCD23",
            LinkError::JoinCode(JoinCodeError::Length(5)),
        ),
        (
            "join/192.168.1.20:47315/",
            LinkError::JoinCode(JoinCodeError::Length(0)),
        ),
        (
            "join/192.168.1.20:47315/BCD23!",
            LinkError::JoinCode(JoinCodeError::Character('!')),
        ),
        ("join/192.168.1.20:47315/BCD234/x", LinkError::End),
    ] {
        assert_eq!(refused(&format!("tessella:{rest}")), expected, "{rest}");
    }
    for (rest, column) in [
        ("chess:8x8#1", 1),
        ("joint:8x8#1", 1),
        ("drench:15x99#4711", 8),
    ] {
        let LinkError::Game(error) = refused(&format!("tessella:{rest}")) else {
            panic!("{rest} is refused for another reason");
        };
        assert_eq!(error.column(), column, "{rest}");
    }
}

#[test]
fn overlong_link_is_refused_before_its_code_is_parsed() {
    let filled = |length: usize| format!("tessella:{}", "a".repeat(length - 9));
    assert_eq!(refused(&filled(1_000_001)), LinkError::TooLong);
    assert!(matches!(refused(&filled(1_000_000)), LinkError::Game(_)));
    // A text that is not a link gets that error, however long it is.
    assert_eq!(refused(&"a".repeat(2_000_000)), LinkError::Scheme);
    let blank = " ".repeat(2_000_000);
    assert!(DeepLink::parse(&format!("{blank}tessella:row:3x3,k3,s2#1{blank}")).is_ok());
}

#[test]
fn link_to_a_server_shows_its_code_only_when_it_is_written() {
    let link = server("192.168.1.20:47315", Some("BCD234"));
    assert!(!format!("{link:?}").contains("BCD"), "{link:?}");
}

#[test]
fn link_leaves_out_the_zone_of_an_address() {
    let address = SocketAddrV6::new(Ipv6Addr::LOCALHOST, 7, 3, 4);
    let link = DeepLink::Join {
        address: address.into(),
        code: None,
    };
    assert_eq!(link.to_string(), "tessella:join/%5B::1%5D:7");
}

fn servers() -> impl Strategy<Value = DeepLink> {
    let code = proptest::option::of(any::<[u8; JOIN_CODE_LENGTH]>());
    let address = (any::<IpAddr>(), 1..=u16::MAX)
        .prop_filter("an address of a machine", |(ip, _)| {
            !ip.is_unspecified() && !ip.is_multicast()
        });
    (address, code).prop_map(|(address, bytes)| DeepLink::Join {
        address: SocketAddr::from(address),
        code: bytes.map(|bytes| {
            let mut bytes = bytes.into_iter().chain(0..);
            JoinCode::draw(|| bytes.next().unwrap_or_default())
        }),
    })
}

fn games() -> impl Strategy<Value = DeepLink> {
    (setups(drench::SIDES), any::<u64>()).prop_map(|(setup, seed)| {
        let (setup, start) = (Setup::Drench(setup), Start::Seed(seed));
        DeepLink::Game(Box::new(GameCode { setup, start }))
    })
}

proptest! {
    #[test]
    fn link_round_trips(link in prop_oneof![servers(), games()]) {
        let written = link.to_string();
        assert_uri(&written);
        prop_assert_eq!(DeepLink::parse(&written), Ok(link));
    }

    #[test]
    fn any_text_as_link_never_panics(text in any::<String>()) {
        for text in [text.clone(), format!("tessella:{text}"), format!("tessella:join/{text}")] {
            check_answer(&text);
        }
    }

    #[test]
    fn link_with_typos_is_refused_or_round_trips(
        link in prop_oneof![servers(), games()],
        errors in proptest::collection::vec((any::<Index>(), 0..3, typed()), 1..4),
    ) {
        let mut text: Vec<char> = link.to_string().chars().collect();
        for (place, kind, typed) in errors {
            let at = place.index(text.len());
            match kind {
                0 => text[at] = typed,
                1 => text.insert(at, typed),
                _ => drop(text.remove(at)),
            }
        }
        check_answer(&text.into_iter().collect::<String>());
    }
}

/// Characters with a meaning in links, and any others.
fn typed() -> impl Strategy<Value = char> {
    let meaningful: Vec<char> = "tesladrnchjoi:=#,/%[]?x159 aBZ+.-é".chars().collect();
    prop_oneof![3 => proptest::sample::select(meaningful), 1 => any::<char>()]
}

/// Panics unless a text is refused with a message, or read as a link that round-trips.
fn check_answer(text: &str) {
    match DeepLink::parse(text) {
        Ok(link) => assert_eq!(DeepLink::parse(&link.to_string()), Ok(link), "{text}"),
        Err(error) => assert!(!error.to_string().is_empty(), "{text}"),
    }
}
