//! Every choice on the set-up screen, and every hand-written settings file, produces a game after clamping.

use tessella::core::Mode;
use tessella::core::settings::MoreTime;
use tessella::games::{AnySetupForm, Kind};
use tessella::games::{BoardChoices, LastSetup, Who};
use tessella_boards::HexLayout;
use tessella_boards::random::SeededRng;
use tessella_games::drench::Margin;
use tessella_games::{Game, Level, Position};
use tessella_session::{Player, Session};

const MODES: [Mode; 3] = [Mode::Alone, Mode::SameDevice, Mode::Computer];

/// Returns a number, mostly in the range of usual board sizes.
fn number(stream: &mut SeededRng) -> u16 {
    match stream.below(8) {
        0 => stream.below(u32::from(u16::MAX) + 1) as u16,
        _ => stream.below(24) as u16,
    }
}

fn random_board(stream: &mut SeededRng) -> BoardChoices {
    let mut flag = || stream.below(2) == 0;
    let (corners, wrapped, holes) = (flag(), flag(), flag());
    BoardChoices {
        kind: Kind::ALL[stream.below(Kind::ALL.len() as u32) as usize],
        width: number(stream),
        height: number(stream),
        cube: [(); 3].map(|()| number(stream)),
        hypercube: [(); 4].map(|()| number(stream)),
        areas: number(stream),
        ring: number(stream),
        track: number(stream),
        corners,
        wrapped,
        holes,
        layout: HexLayout::ALL[stream.below(4) as usize],
        levels: stream.below(9) as u8,
    }
}

fn random_who(stream: &mut SeededRng) -> Who {
    Who {
        mode: MODES[stream.below(3) as usize],
        seats: stream.below(12) as u8,
        level: Level::ALL[stream.below(4) as usize],
        computer_begins: stream.below(2) == 0,
    }
}

#[test]
fn setup_choices_always_produce_a_game() {
    let mut stream = SeededRng::new(b"choices1", 7);
    for round in 0..60u64 {
        let mut chosen = LastSetup::default();
        for &game in Game::ALL {
            *chosen.of_mut(game).board_mut() = random_board(&mut stream);
            *chosen.of_mut(game).who_mut() = random_who(&mut stream);
        }
        let byte = |stream: &mut SeededRng| stream.below(256) as u8;
        chosen.drench.own.colours = byte(&mut stream);
        chosen.drench.own.limit = (round % 2 == 0).then(|| number(&mut stream));
        chosen.link.own.faces = byte(&mut stream);
        chosen.link.own.gain = byte(&mut stream);
        chosen.link.own.seconds = (round % 3 == 0).then(|| number(&mut stream));
        chosen.light_block.own.blocks = byte(&mut stream);
        chosen.in_a_row.own.k = byte(&mut stream);
        chosen.in_a_row.own.falls = round % 2 == 0;
        chosen.race.own.pieces = byte(&mut stream);
        let mended = chosen.clone().sound();
        assert_eq!(mended.clone().sound(), mended, "mended once is mended");
        for &game in Game::ALL {
            let of: &dyn AnySetupForm = mended.of(game);
            let code = of.code(round);
            let begun = Session::new(code.clone(), of.who().players());
            assert!(begun.is_ok(), "{code}: {:?}", begun.err());
        }
    }
}

/// Returns the game that N starts after this one, with these choices.
fn another(chosen: &LastSetup, of: &Session, seed: u64) -> Session {
    let code = chosen.another(of, seed);
    Session::new(code, of.players().to_vec()).expect("a game that can begin")
}

fn limit(of: &Session) -> u16 {
    match of.position() {
        Position::Drench(drench) => drench.limit().expect("a limit"),
        _ => panic!("a game of Drench"),
    }
}

#[test]
fn new_board_keeps_the_players_own_move_limit() {
    let begin = |code: &str| Session::new(code.parse().expect("a code"), vec![Player::Human]);
    let mut chosen = LastSetup::default();
    // Limits that no rule gives, chosen by a code, whatever was chosen on the set-up screen last.
    for code in [
        "drench:9x9,c6,m77#1",
        "drench:9x9,c4,m5#1",
        "drench:hex7x7,c5,m40#3",
    ] {
        for last in [None, Some(50)] {
            chosen.drench.own.limit = last;
            let mut game = begin(code).expect("a game");
            let own = limit(&game);
            for round in 0..5 {
                game = another(&chosen, &game, 100 * round);
                assert_eq!(limit(&game), own, "{code} after {round} boards");
            }
        }
    }
    // A limit chosen on the set-up screen.
    chosen.drench.own.limit = Some(33);
    let mut game = chosen
        .start(Game::Drench, 1, MoreTime::Off)
        .expect("a game");
    for round in 0..5 {
        assert_eq!(limit(&game), 33);
        game = another(&chosen, &game, 100 * round);
    }
    // One that few boards allow: such a board is found.
    let shortest = |game: &Session| match game.position() {
        Position::Drench(drench) => drench.quick_solution().len() as u16,
        _ => panic!("a game of Drench"),
    };
    chosen.drench.own.limit = Some(shortest(&game));
    let mut game = another(&chosen, &game, 7);
    for round in 0..5 {
        let own = limit(&game);
        assert!(shortest(&game) <= own);
        game = another(&chosen, &game, 1000 * round);
        assert!(
            limit(&game).abs_diff(own) <= 2,
            "{} and {own}",
            limit(&game)
        );
    }
}

#[test]
fn new_board_sets_the_limit_by_the_same_rule() {
    for margin in [Margin::Relaxed, Margin::Fair, Margin::Tight] {
        let mut chosen = LastSetup::default();
        (chosen.drench.board.width, chosen.drench.board.height) = (9, 9);
        chosen.drench.own.margin = margin;
        let mut game = chosen
            .start(Game::Drench, 1, MoreTime::Off)
            .expect("a game");
        for round in 0..5 {
            let Position::Drench(drench) = game.position() else {
                panic!("a game of Drench");
            };
            assert_eq!(drench.limit(), Some(drench.limit_with(margin)));
            game = another(&chosen, &game, 100 * round);
        }
    }
}

#[test]
fn new_board_keeps_everything_that_was_chosen() {
    let mut stream = SeededRng::new(b"another1", 3);
    for round in 0..40u64 {
        let mut chosen = LastSetup::default();
        for &game in Game::ALL {
            *chosen.of_mut(game).who_mut() = random_who(&mut stream);
        }
        chosen.link.own.timed = true;
        chosen.link.own.seconds = Some(100 + round as u16);
        chosen.link.own.gain = 7;
        chosen.race.own.laps = 2;
        chosen.race.own.again = round % 2 == 0;
        chosen.in_a_row.own.falls = round % 2 == 1;
        chosen.light_block.own.classic = round % 2 == 0;
        chosen.light_block.own.blocks = 20;
        chosen.blockade.own.more_builds = 2;
        let chosen = chosen.sound();
        for &game in Game::ALL {
            let first = chosen.start(game, round, MoreTime::Twice).expect("a game");
            // The last choices may be others by now.
            let next = another(&LastSetup::default(), &first, round + 500);
            assert_eq!(next.players(), first.players(), "{game:?}");
            let without_start = |of: &Session| {
                let code = of.code().to_string();
                let (options, _) = code.rsplit_once('#').expect("a seed");
                options.to_owned()
            };
            let (options, before) = (without_start(&next), without_start(&first));
            // A derived limit follows the board.
            let is_derived = game == Game::Drench && first.players().len() == 1;
            assert!(is_derived || options == before, "{options} after {before}");
        }
    }
}
