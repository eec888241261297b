//! No seed is refused, and no refusal contradicts itself.

use tessella_games::GameCode;
use tessella_games::link::Expected;
use tessella_games::{Game, Position, Rules, Turn};

/// Boards and options of all games; `{}` is the seed of the hills or of the map.
const BOARDS: &[&str] = &[
    "drench:9x9,hills4-{},c5",
    "drench:9x9,n8,hills3-{},c5,s2",
    "drench:hex8x7,hills5-{},climb2,c6,s2",
    "drench:map40-{},c5",
    "drench:map30-{},c5,s2",
    "drench:map40-{},hills3-{},c4,s2,free",
    "drench:3x3x3,hills3-{},c4,s2",
    "drench:ring20,hills3-{},c4,s2",
    "light:8x8,hills4-{},b8",
    "light:hex7x7,hills3-{},b12",
    "light:map40-{},b8",
    "light:map40-{},hills3-{},b8",
    "light:3x3x3,hills2-{},b6",
    "light:8x8,hills4-{},b8,classic",
    "row:7x6,k4,s2",
    "race:ring24,s4",
    "blockade:9x9,hills4-{},s2",
    "blockade:9x9,hills9-{},s4",
    "blockade:5x9,hills3-{},s3",
    "blockade:8x6,hills5-{},climb2,s4",
    "blockade:hex9x9,hills3-{},s2",
    "blockade:hex8x8,hills4-{},s4",
    "blockade:hex5x7,odd-columns,hills2-{},s3",
    "blockade:hex9x9,even-rows,hills9-{},s2",
    "blockade:map60-{},s2",
    "blockade:map20-{},s4",
    "blockade:map40-{},hills4-{},s3",
    "blockade:19x19,n8,hills6-{},s4",
];

/// Seeds of hills and maps that are tried.
const SEEDS: u64 = 24;

/// Returns the options of a game on a board, or `None` if the game is not played there.
fn refusal(code: &str) -> Option<String> {
    let code: GameCode = match code.parse() {
        Ok(code) => code,
        Err(error) => return Some(error.to_string()),
    };
    let position = Position::new(&code.setup, &code.start);
    position.err().map(|error| error.to_string())
}

#[test]
fn no_seed_of_hills_maps_and_starts_is_refused() {
    let mut refused = Vec::new();
    for board in BOARDS {
        let is_large = board.contains("19x19");
        for seed in 0..if is_large { 4 } else { SEEDS } {
            let seed = if seed == SEEDS - 1 { u64::MAX } else { seed };
            let code = format!("{}#{seed}", board.replace("{}", &seed.to_string()));
            if let Some(why) = refusal(&code) {
                refused.push(format!("{code}: {why}"));
            }
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

#[test]
fn hills_that_were_refused_begin_with_fair_paths() {
    for seed in 0..40 {
        for options in ["hex9x9,hills3-{},s2", "9x9,hills4-{},s4", "map60-{},s3"] {
            let code = format!("blockade:{}#1", options.replace("{}", &seed.to_string()));
            let parsed: GameCode = code
                .parse()
                .unwrap_or_else(|error| panic!("{code}: {error}"));
            let game = Position::new(&parsed.setup, &parsed.start);
            let Ok(Position::Blockade(game)) = game else {
                panic!("{code}: {game:?}");
            };
            let mut costs = Vec::new();
            let mut homes = Vec::new();
            for seat in game.seats() {
                costs.push(game.cost_to_go(seat).expect("a path"));
                homes.push(game.runner(seat));
            }
            let (least, most) = (costs.iter().min(), costs.iter().max());
            let difference = most.zip(least).map(|(most, least)| most - least);
            assert!(
                difference.is_some_and(|difference| difference <= 2),
                "{code}: {costs:?}"
            );
            homes.sort_unstable();
            homes.dedup();
            assert_eq!(homes.len(), costs.len(), "{code}: {homes:?}");
            // The same code always gives the same homes.
            let again = Position::new(&parsed.setup, &parsed.start);
            let Ok(Position::Blockade(again)) = again else {
                panic!("{code}");
            };
            assert!(
                game.seats()
                    .all(|seat| game.runner(seat) == again.runner(seat))
            );
            assert!(matches!(game.to_move(), Turn::Player(_)), "{code}");
        }
    }
}

/// Options with a number, and boards on which a number can be refused for another reason.
const NUMBERS: &[(Game, &[&str], &[&str])] = &[
    (
        Game::Drench,
        &["c", "m", "s", "n", "hills", "climb", "ring", "map"],
        &["", "9x9,", "hex9x9,", "ring20,", "9x9,s2,", "9x9,hills3-1,"],
    ),
    (
        Game::Link,
        &["f", "t", "n"],
        &["", "2x2,", "8x8,right,", "hex4x3,"],
    ),
    (
        Game::LightBlock,
        &["b", "n", "climb"],
        &["", "3x3,", "9x9,hills9-1,"],
    ),
    (
        Game::InARow,
        &["k", "s", "f"],
        &["", "3x3,", "7x6,fall,", "3x3x3,", "3x3,s10,"],
    ),
    (
        Game::Race,
        &["s", "p", "laps", "back"],
        &["", "ring16,", "track30,", "ring60,"],
    ),
    (
        Game::Blockade,
        &["s", "r", "b", "w", "climb"],
        &["", "5x5,", "map20-3,", "5x9,", "9x9,hills4-7,"],
    ),
];

/// Returns the pairs of numbers "A to B" in a message.
fn ranges(message: &str) -> Vec<(u64, u64)> {
    let words: Vec<&str> = message.split_whitespace().collect();
    let number = |word: &str| {
        word.trim_matches(|c: char| !c.is_ascii_digit())
            .parse()
            .ok()
    };
    words
        .windows(3)
        .filter(|three| three[1] == "to")
        .filter_map(|three| Some((number(three[0])?, number(three[2])?)))
        .collect()
}

#[test]
fn refused_number_is_outside_the_range_in_the_message() {
    let mut wrong = Vec::new();
    let values = (0..=101).chain([180, 400, 2500, 2501, 3600, 3601]);
    for (game, prefixes, boards) in NUMBERS {
        for prefix in *prefixes {
            for (board, value) in boards
                .iter()
                .flat_map(|board| values.clone().map(move |value| (board, value)))
            {
                let code = format!("{}:{board}{prefix}{value}#2", game.name());
                let Some(message) = refusal(&code) else {
                    continue;
                };
                // The message is about this option, which depends on no other.
                let is_about = message.contains(&format!("(\"{prefix}{value}\")"));
                let ranges = ranges(message.split("expected").last().unwrap_or_default());
                let needs_more = ["hills", "map"].contains(prefix);
                let is_inside = |&(least, most): &(u64, u64)| (least..=most).contains(&value);
                if is_about && !needs_more && ranges.iter().any(is_inside) {
                    wrong.push(format!("{code}: {message}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn countdown_of_link_needs_no_gain() {
    let code: GameCode = "link:8x8,f8,right,t10#2".parse().expect("a code");
    assert_eq!(code.to_string(), "link:8x8,f8,right,t10+3#2");
    let countdown = Expected::Countdown {
        starts: 6..=3600,
        gains: 0..=60,
    };
    for (code, expected) in [
        ("link:8x8,t5#2", Expected::CountdownStart(6..=3600)),
        ("link:8x8,t10+61#2", countdown.clone()),
        ("link:8x8,t10+#2", countdown),
    ] {
        let error = code.parse::<GameCode>().expect_err(code);
        assert_eq!(error.expected(), &expected.into());
    }
}
