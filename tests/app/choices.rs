//! Every choice on the set-up screen, and every hand-written settings file, produces a game after clamping.

use tessella::app::core::Mode;
use tessella::app::games::{AnySetupForm, Kind};
use tessella::app::games::{BoardChoices, LastSetup, Who};
use tessella::boards::HexLayout;
use tessella::boards::random::SeededRng;
use tessella::games::{Game, Level};
use tessella::session::Session;

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
