//! Navigation between the screens, without leftovers.

use crate::stage::{Stage, TALL, TileState, WIDE, assert_same, colour_of, game, people};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use lucide_icons::Icon;
use std::time::Duration;
use tessella::core::settings::{Motion, Settings};
use tessella::core::storage::Storage;
use tessella::core::{CurrentGame, GameRequest, History, Mode, Phase, Replay, Screen};
use tessella::games::LastSetup;
use tessella_boards::CellId;
use tessella_games::{Colour, Game, Level, Outcome, Position, Rules, Seat};
use tessella_session::{Player, Session};

const HUMAN: Player = Player::Human;

/// Returns a game that ends with one move.
fn short_game() -> Stage {
    let game = game("drench:9x9,c6,m1#3", &[HUMAN]);
    Stage::playing(game)
}

fn finish(stage: &mut Stage) {
    while stage.phase() == Some(Phase::Playing) {
        if let Some(&colour) = stage.legal().first() {
            stage.digit(colour);
        }
        stage.finish_animations();
    }
    stage.frames(2);
    assert_eq!(stage.phase(), Some(Phase::Over));
}

#[test]
fn title_starts_and_continues_game() {
    for (name, mode, seats) in [
        ("Solo", Mode::Alone, 1),
        ("Pass and play", Mode::SameDevice, 2),
        ("Computer", Mode::Computer, 2),
    ] {
        for size in [WIDE, TALL] {
            let mut stage = Stage::open(size, Storage::nowhere());
            assert_eq!(stage.screen(), Screen::Title);
            assert!(!stage.shows("Continue"));
            stage.open_setup("Drench");
            assert_eq!(stage.screen(), Screen::Setup);
            stage.press(name);
            stage.press("Play");
            assert_eq!(
                (stage.screen(), stage.phase()),
                (Screen::Play, Some(Phase::Playing))
            );
            assert_eq!(*stage.resource::<State<Mode>>().get(), mode);
            assert_eq!(stage.game().players().len(), seats);
            let colour = stage.legal()[0];
            stage.digit(colour);
            let code = stage.game().code().clone();
            stage.escape();
            assert_eq!(stage.screen(), Screen::Title);
            stage.press("Continue");
            assert_eq!(stage.screen(), Screen::Play);
            assert_eq!((stage.cursor(), stage.game().code()), (1, &code));
        }
    }
}

#[test]
fn one_press_on_card_starts_game_ready_for_first_move() {
    for size in [WIDE, TALL] {
        for &of in Game::ALL {
            let mut stage = Stage::open(size, Storage::nowhere());
            stage.press(of.english_title());
            assert_eq!(stage.screen(), Screen::Play, "{of:?}");
            assert_eq!(stage.phase(), Some(Phase::Playing), "{of:?}");
            let game = stage.game();
            assert_eq!(game.code().setup.game(), of);
            let mover = game.player_to_move().map(|(_, player)| player);
            assert_eq!(mover, Some(HUMAN), "{of:?}");
        }
    }
}

#[test]
fn card_starts_game_with_last_choices() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.open_setup("Drench");
    stage.press("Pass and play");
    stage.press("Large");
    stage.press("Play");
    let first = stage.game().code().clone();
    stage.escape();
    stage.press("Drench");
    let second = stage.game().code();
    assert_eq!(second.setup, first.setup);
    assert_ne!(second.start, first.start);
}

#[test]
fn options_button_on_card_opens_setup_of_its_game() {
    for size in [WIDE, TALL] {
        for (index, of) in Game::ALL.iter().enumerate() {
            let mut stage = Stage::open(size, Storage::nowhere());
            stage.frames(2);
            let icon = Icon::SlidersHorizontal.unicode().to_string();
            let icons = stage.written().iter().filter(|text| text.words == icon);
            let places: Vec<_> = icons.map(|text| text.rect).collect();
            assert_eq!(places.len(), Game::ALL.len());
            stage.press_rect(places[index]);
            assert_eq!(stage.screen(), Screen::Setup);
            assert!(stage.shows(of.english_title()), "{:?}", stage.words());
        }
    }
}

#[test]
fn setup_starts_the_game_it_shows() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.open_setup("Drench");
    stage.press("Computer");
    stage.press("Large");
    stage.press("Gentle");
    stage.press("Computer goes first");
    stage.press("Play");
    assert!(
        stage
            .game()
            .code()
            .to_string()
            .starts_with("drench:24x24,c8,s2#")
    );
    let computer = Player::Computer(Level::Gentle);
    assert_eq!(stage.game().players(), [computer, HUMAN]);
    let last = stage.resource::<LastSetup>().clone();
    assert_eq!(
        (
            last.drench.board.width,
            last.drench.own.colours,
            last.drench.who.mode
        ),
        (24, 8, Mode::Computer)
    );
}

#[test]
fn back_returns_from_every_screen_to_previous_one() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    for (name, screen) in [("Settings", Screen::Settings), ("Help", Screen::Help)] {
        stage.press(name);
        assert_eq!(stage.screen(), screen);
        stage.press_icon(Icon::ChevronLeft);
        assert_eq!(stage.screen(), Screen::Title, "from {name}");
        stage.press(name);
        stage.escape();
        assert_eq!(stage.screen(), Screen::Title, "from {name}");
    }
    for by_key in [false, true] {
        stage.open_setup("Drench");
        assert_eq!(stage.screen(), Screen::Setup);
        if by_key {
            stage.escape();
        } else {
            stage.press_icon(Icon::ChevronLeft);
        }
        assert_eq!(stage.screen(), Screen::Title, "from the set-up");
    }
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn settings_can_be_changed_during_game() {
    let mut stage = Stage::playing(game("drench:15x15,c6#4711", &[HUMAN]));
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.press_icon(Icon::Settings);
    assert_eq!(stage.screen(), Screen::Settings);
    stage.press("Fast");
    stage.scroll_to("Show a symbol on every tile");
    stage.press("Show a symbol on every tile");
    stage.escape();
    assert_eq!((stage.screen(), stage.cursor()), (Screen::Play, 1));
    let settings = stage.resource::<Settings>();
    assert_eq!(
        (settings.motion, settings.symbols),
        (Some(Motion::Fast), true)
    );
    // Two meshes a tile, and one each for the bed, the regions, the cursor and the page.
    assert_eq!(stage.count::<Mesh2d>(), 2 * 225 + 3 + PAGE);
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.finish_animations();
    assert_same(&stage.pictures(), &stage.tiles(), "at rest");
}

#[test]
fn result_offers_same_board_and_new_ones() {
    let mut stage = short_game();
    finish(&mut stage);
    assert!(stage.shows("Out of moves"));
    let code = stage.game().code().clone();
    stage.press("Try again");
    assert_eq!((stage.phase(), stage.cursor()), (Some(Phase::Playing), 0));
    assert_eq!(*stage.game().code(), code);
    let over: Vec<bool> = stage.games().iter().map(|game| game.is_over).collect();
    assert_eq!(over, [false, true], "the game before is kept");
    stage.press("New");
    assert_eq!((stage.phase(), stage.cursor()), (Some(Phase::Playing), 0));
    assert_ne!(*stage.game().code(), code);
}

#[test]
fn enter_after_loss_tries_same_board_again() {
    let mut stage = short_game();
    finish(&mut stage);
    let code = stage.game().code().clone();
    for (code, key) in [(KeyCode::Enter, Key::Enter), (KeyCode::Space, Key::Space)] {
        stage.key(code, key);
        stage.frames(3);
        assert_eq!(stage.phase(), Some(Phase::Over), "a key meant for the game");
    }
    stage.pass(Duration::from_millis(1100));
    stage.frames(3);
    stage.key(KeyCode::Enter, Key::Enter);
    stage.frames(3);
    assert_eq!((stage.phase(), stage.cursor()), (Some(Phase::Playing), 0));
    assert_eq!(*stage.game().code(), code);
}

#[test]
fn result_survives_visit_to_title() {
    let mut stage = short_game();
    finish(&mut stage);
    stage.escape();
    assert_eq!(stage.screen(), Screen::Title);
    assert!(!stage.shows("Continue"), "there is nothing to go on with");
    stage.press("Games");
    let words = stage.words();
    let card = words.iter().find(|words| words.starts_with("Drench, "));
    let card = card.expect("a card of the game").to_string();
    stage.press(&card);
    assert_eq!(stage.phase(), Some(Phase::Over));
}

#[test]
fn title_continues_only_games_that_have_begun_and_are_not_over() {
    let mut stage = short_game();
    stage.escape();
    assert!(!stage.shows("Continue"), "no move was made");
    assert!(stage.shows("Play Drench again"));
    // A game against time has begun once its clock has run.
    stage.show(people("link:10x10#7"));
    stage.escape();
    assert!(!stage.shows("Continue"));
    stage.show(people("link:10x10#7"));
    stage.press("Start");
    stage.frames(60);
    stage.escape();
    assert!(stage.shows("Continue"));
    // The unfinished game played last is offered while the current one is over, or has not begun.
    stage.show(people("row:3x3,k3,s2#1"));
    stage.click(stage.place_of(CellId(4)));
    stage.frames(3);
    for code in ["drench:9x9,c5#3", "drench:5x5,c4,m1#2"] {
        let begun = code.parse().expect("a sound game code");
        stage.write(GameRequest::Begin(begun, vec![HUMAN]));
        stage.frames(3);
        if let Some(&colour) = stage.legal().first().filter(|_| code.contains("m1")) {
            stage.digit(colour);
            stage.until("the end", |stage| stage.phase() == Some(Phase::Over));
        }
        stage.escape();
        assert!(
            stage.shows("In a Row, after 1 stone"),
            "{:?}",
            stage.words()
        );
        stage.press("Continue");
        let of = stage.game().code().to_string();
        assert!(of.starts_with("row:3x3"), "{of} after {code}");
        assert_eq!(stage.cursor(), 1);
    }
    // An undone end is none.
    stage.letter('u');
    stage.frames(2);
    stage.escape();
    assert!(stage.shows("Continue"));
}

#[test]
fn unfinished_games_are_those_that_have_begun() {
    let mut stage = short_game();
    let favourite = stage.library().current_id().expect("a game");
    let mut current = stage.world().resource_mut::<CurrentGame>();
    current.local.set_favourite(favourite, true);
    stage.escape();
    stage.press("Games");
    assert!(stage.shows_part("Drench, "), "{:?}", stage.words());
    stage.press("Unfinished");
    assert!(stage.shows("No unfinished games."));
    stage.press("Finished");
    assert!(stage.shows("No finished games."));
}

#[test]
fn result_opens_setup_and_back_returns() {
    let mut stage = short_game();
    finish(&mut stage);
    stage.press("Options");
    assert_eq!(stage.screen(), Screen::Setup);
    stage.escape();
    assert_eq!(
        (stage.screen(), stage.phase()),
        (Screen::Play, Some(Phase::Over))
    );
    stage.press("Options");
    stage.press("Play");
    assert_eq!(
        (stage.phase(), stage.games().len()),
        (Some(Phase::Playing), 2)
    );
}

/// Returns the move that the replay shows.
fn replayed(stage: &Stage) -> Option<usize> {
    let replay = stage.resource::<Replay>();
    replay.game.as_ref().map(Session::cursor)
}

/// Returns the minimum number of moves of the current board once it is computed.
fn par(stage: &mut Stage) -> usize {
    let found = |stage: &Stage| match stage.game().position() {
        Position::Drench(drench) => drench.par().map(|par| par.solution.len()),
        _ => None,
    };
    stage.until("the board is studied", |stage| found(stage).is_some());
    found(stage).expect("a way")
}

/// Returns `true` if an optimal solution begins with this colour.
fn begins(stage: &Stage, colour: Colour) -> bool {
    match stage.game().position() {
        Position::Drench(drench) => drench.par().is_some_and(|par| par.solution[0] == colour),
        _ => false,
    }
}

#[test]
fn result_is_compared_with_best_solution() {
    let mut stage = Stage::playing(game("drench:8x8,c4,m40#3", &[HUMAN]));
    stage.set_motion(Motion::Fast);
    let best = par(&mut stage);
    // The first move belongs to no optimal solution; the rest follows the fast solver.
    let wasted = stage
        .legal()
        .into_iter()
        .find(|&colour| !begins(&stage, colour));
    stage.digit(wasted.expect("a colour"));
    stage.finish_animations();
    while stage.phase() == Some(Phase::Playing) {
        let colour = match stage.game().position() {
            Position::Drench(drench) => drench.quick_solution()[0],
            _ => panic!("a game of Drench"),
        };
        stage.digit(colour);
        stage.finish_animations();
    }
    stage.frames(2);
    let made = stage.cursor();
    let words = if made == best {
        format!("{made} moves, the fewest possible")
    } else {
        format!("{made} moves, best {best}")
    };
    assert!(stage.shows(&words), "{words}: {:?}", stage.words());
    stage.press("Best");
    assert_eq!(stage.phase(), Some(Phase::Replay));
    stage.until("the best way is seen to its end", |stage| {
        replayed(stage) == Some(best)
    });
    stage.frame();
    stage.check_tiles_of_shown_game();
    assert!(
        stage.shows(&format!("Best solution: move {best} of {best}")),
        "{:?}",
        stage.words()
    );
    let shown = stage
        .resource::<Replay>()
        .game
        .as_ref()
        .map(|game| game.position().outcome());
    assert_eq!(shown, Some(Some(Outcome::Won(Seat::FIRST))));
    assert_eq!(stage.cursor(), made, "the own game is as it was");
    stage.escape();
    assert_eq!(stage.phase(), Some(Phase::Over));
    // The player's own game replays as usual.
    stage.press("Replay");
    let own = stage
        .resource::<Replay>()
        .game
        .as_ref()
        .map(|game| game.moves().len());
    assert_eq!(own, Some(made));
}

#[test]
fn result_out_of_moves_shows_minimum_moves() {
    let mut stage = short_game();
    let best = par(&mut stage);
    finish(&mut stage);
    assert!(
        stage.shows_part(&format!(" left. It can be done in {best} moves")),
        "{:?}",
        stage.words()
    );
}

#[test]
fn replay_follows_keys_and_the_pointer_on_its_bar() {
    let mut stage = Stage::playing(game("drench:8x8,c4,m12#3", &[HUMAN]));
    stage.set_motion(Motion::Fast);
    finish(&mut stage);
    let moves = stage.cursor();
    stage.press("Replay");
    let press = |stage: &mut Stage, code, key| {
        stage.key(code, key);
        stage.frame();
        replayed(stage)
    };
    for (code, key, shown) in [
        (KeyCode::End, Key::End, moves),
        (KeyCode::ArrowRight, Key::ArrowRight, moves),
        (KeyCode::ArrowLeft, Key::ArrowLeft, moves - 1),
        (KeyCode::Home, Key::Home, 0),
        (KeyCode::ArrowLeft, Key::ArrowLeft, 0),
        (KeyCode::ArrowRight, Key::ArrowRight, 1),
    ] {
        assert_eq!(press(&mut stage, code, key.clone()), Some(shown), "{key:?}");
        stage.check_tiles_of_shown_game();
        assert!(!stage.resource::<Replay>().runs, "{key:?}");
    }
    press(&mut stage, KeyCode::Space, Key::Space);
    assert!(stage.resource::<Replay>().runs);
    stage.until("the replay runs", |stage| replayed(stage) == Some(3));
    press(&mut stage, KeyCode::Space, Key::Space);
    assert!(!stage.resource::<Replay>().runs);

    let id = bevy_egui::egui::Id::new("replay bar");
    let bar = stage
        .all_widgets()
        .into_iter()
        .find(|widget| widget.id == id);
    let bar = bar.expect("a bar").rect;
    let at = |share| Vec2::new(bar.left() + bar.width() * share, bar.center().y);
    stage.drag(MouseButton::Left, at(0.5), at(0.999));
    stage.frame();
    assert_eq!(replayed(&stage), Some(moves));
    stage.click(at(0.5));
    stage.frame();
    let middle = replayed(&stage).expect("a replay");
    assert!(middle.abs_diff(moves / 2) <= 1, "{middle} of {moves}");
    stage.check_tiles_of_shown_game();

    stage.press_icon(Icon::FastForward);
    stage.until("the replay comes to its end", |stage| {
        replayed(stage) == Some(moves)
    });
    stage.frame();
    stage.check_tiles_of_shown_game();
}

#[test]
fn game_goes_on_from_a_position_of_the_replay() {
    let mut stage = Stage::playing(game("drench:8x8,c4,m12#3", &[HUMAN]));
    stage.set_motion(Motion::Off);
    finish(&mut stage);
    let (moves, code) = (stage.cursor(), stage.game().code().clone());
    let played: Vec<_> = stage.game().moves().to_vec();
    stage.press("Replay");
    stage.press_icon(Icon::SkipForward);
    stage.press_button("Play from here");
    assert_eq!(stage.phase(), Some(Phase::Replay), "the end cannot go on");
    stage.press_icon(Icon::StepBack);
    stage.press_icon(Icon::StepBack);
    stage.press_button("Play from here");
    stage.frames(3);
    assert_eq!(
        (stage.phase(), stage.cursor()),
        (Some(Phase::Playing), moves - 2)
    );
    assert_eq!(stage.game().code(), &code);
    assert_eq!(stage.game().moves(), &played[..moves - 2]);
    let games = stage.games();
    assert_eq!(games.len(), 2, "the finished game stays");
    assert_eq!(games[1].record.moves, played);
    let counted = stage.resource::<History>().0.results.len();
    finish(&mut stage);
    assert_eq!(
        stage.resource::<History>().0.results.len(),
        counted,
        "a game counts once"
    );
}

#[test]
fn replay_steps_through_game_without_changing_it() {
    let mut stage = Stage::playing(game("drench:8x8,c4,m12#3", &[HUMAN]));
    stage.set_motion(Motion::Fast);
    finish(&mut stage);
    let moves = stage.cursor();
    let last: Vec<TileState> = stage.tiles();
    stage.press("Replay");
    assert_eq!(
        (stage.phase(), replayed(&stage)),
        (Some(Phase::Replay), Some(0))
    );
    stage.check_tiles_of_shown_game();
    stage.until("the replay runs", |stage| replayed(stage) == Some(2));
    stage.frame();
    stage.check_tiles_of_shown_game();
    for (icon, shown) in [
        (Icon::SkipForward, moves),
        (Icon::StepBack, moves - 1),
        (Icon::StepForward, moves),
        (Icon::StepForward, moves),
        (Icon::SkipBack, 0),
        (Icon::StepBack, 0),
        (Icon::StepForward, 1),
    ] {
        stage.press_icon(icon);
        assert_eq!(replayed(&stage), Some(shown), "{icon:?}");
        stage.check_tiles_of_shown_game();
    }
    stage.press_icon(Icon::Play);
    stage.until("the replay comes to its end", |stage| {
        replayed(stage) == Some(moves)
    });
    stage.frame();
    stage.check_tiles_of_shown_game();
    let colour = colour_of(last[0]);
    stage.digit(colour);
    stage.letter('u');
    assert_eq!(
        stage.cursor(),
        moves,
        "keys do not reach the game behind the replay"
    );
    stage.press("Close replay");
    assert_eq!((stage.phase(), replayed(&stage)), (Some(Phase::Over), None));
    assert_eq!((stage.tiles(), stage.cursor()), (last, moves));
    stage.press("Replay");
    stage.escape();
    assert_eq!(
        (stage.screen(), stage.phase()),
        (Screen::Play, Some(Phase::Over))
    );
}

/// Number of meshes of the page, which is behind every screen.
const PAGE: usize = 1;

#[test]
fn screens_leave_no_entities_or_meshes_behind() {
    let mut stage = short_game();
    stage.escape();
    stage.frames(10);
    let everything = |stage: &mut Stage| {
        let world = stage.world();
        let entities = world.query::<Entity>().iter(world).count();
        (entities, world.resource::<Assets<Mesh>>().len())
    };
    assert_eq!(stage.count::<Mesh2d>(), PAGE);
    let before = everything(&mut stage);
    for _ in 0..3 {
        let mut next = stage.world().resource_mut::<NextState<Screen>>();
        next.set(Screen::Play);
        stage.frames(3);
        finish(&mut stage);
        stage.press("Replay");
        stage.press("Close replay");
        stage.press("Try again");
        stage.letter('n');
        stage.frames(20);
        // Besides the tiles: the bed, the region, the cursor, and dashes if the colour in focus would win tiles of this board.
        let drawn = stage.count::<Mesh2d>() - PAGE;
        assert!((81 + 3..=81 + 4).contains(&drawn), "{drawn} meshes");
        stage.press_icon(Icon::Settings);
        stage.frames(10);
        assert_eq!(stage.count::<Mesh2d>(), PAGE);
        stage.escape();
        stage.escape();
        assert_eq!(stage.screen(), Screen::Title);
        stage.frames(10);
        assert_eq!(stage.count::<Mesh2d>(), PAGE);
    }
    assert_eq!(everything(&mut stage), before);
}

#[test]
fn stored_game_of_another_kind_opens_from_title_and_from_list() {
    let mut stage = Stage::playing(game("drench:15x15,c6#4711", &[HUMAN]));
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.escape();
    stage.open_setup("Drench");
    stage.press("Pass and play");
    stage.press("Small");
    stage.press("Play");
    assert_eq!(*stage.resource::<State<Mode>>().get(), Mode::SameDevice);
    let colour = stage.legal()[0];
    stage.digit(colour);
    stage.letter('u');
    stage.letter('u');
    assert_eq!(stage.tiles().len(), 81, "undo stops at the first move");
    stage.escape();
    stage.frames(3);
    stage.press("Drench, move 1 of 30");
    assert_eq!(*stage.resource::<State<Mode>>().get(), Mode::Alone);
    assert_eq!((stage.cursor(), stage.tiles().len()), (1, 225));
    stage.escape();
    stage.press("Games");
    stage.frames(3);
    stage.press("9×9 · pass and play");
    assert_eq!((stage.cursor(), stage.tiles().len()), (0, 81));
}

#[test]
fn phase_is_right_in_first_frame_of_a_game() {
    let timed = game("link:6x6,t60+0#1", &[HUMAN]);
    let untimed = game("link:6x6,untimed#1", &[HUMAN]);
    for (game, phase) in [(timed, Phase::Paused), (untimed, Phase::Playing)] {
        let mut stage = Stage::playing(game);
        if phase == Phase::Paused {
            stage.press("Start");
        }
        stage.escape();
        stage
            .world()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Play);
        stage.frame();
        assert_eq!((stage.screen(), stage.phase()), (Screen::Play, Some(phase)));
        let mode = stage.resource::<State<Mode>>();
        assert_eq!(*mode.get(), Mode::Alone);
    }
}

#[test]
fn restarted_timed_game_is_paused_in_same_frame() {
    let mut stage = Stage::playing(game("link:6x6,t60+0#1", &[HUMAN]));
    stage.press("Start");
    stage.pass(Duration::from_secs(5));
    stage.letter('n');
    assert_eq!(stage.phase(), Some(Phase::Paused));
}

#[test]
fn setup_shows_board_size_and_players_first_and_the_rest_on_demand() {
    for &of in Game::ALL {
        for size in [WIDE, TALL] {
            let mut stage = Stage::open(size, Storage::nowhere());
            stage.open_short_setup(of.english_title());
            assert!(stage.shows("Board") && stage.shows("Size"), "{of:?}");
            assert!(stage.shows("More options"), "{of:?}: {:?}", stage.words());
            assert!(!stage.shows("Columns"), "{of:?}");
            if of.sizes().squares.is_some() {
                stage.scroll_to("More options");
                stage.press("More options");
                stage.scroll_to("Columns");
                stage.scroll_to("Paste code");
                stage.escape();
                stage.open_short_setup(of.english_title());
                stage.scroll_to("Columns");
            }
        }
    }
}
