//! Results that count on the screen, and the screen with the numbers.

use crate::folder::Folder;
use crate::stage::{Stage, TALL, WIDE, game, people};
use tessella::core::settings::Motion;
use tessella::core::storage::Storage;
use tessella::core::{GameRequest, History, Phase, Screen};
use tessella_games::{Level, Rules};
use tessella_library::statistics::{Ending, GameResult, Opponent, Statistics};
use tessella_session::{GameId, Player, export_game};

const HUMAN: Player = Player::Human;

/// Returns results of several games, kinds of board and opponents.
pub fn several() -> Statistics {
    let mut statistics = Statistics::default();
    let opponents = [
        Opponent::Nobody,
        Opponent::Computer(Level::Hard),
        Opponent::Person("Somebody with a name".to_owned()),
    ];
    for number in 0..60u32 {
        let codes = ["drench:9x9,c6,m25", "drench:hex9x9,c6,m25", "row:7x6,k4"];
        let kind = number as usize % codes.len();
        let result = GameResult {
            code: format!("{}#{number}", codes[kind]),
            ending: if number % 4 > 0 {
                Ending::Won
            } else {
                Ending::Lost
            },
            opponent: opponents[number as usize / 3 % 3].clone(),
            moves: 12 + number % 5,
            par: (kind < 2).then_some(12),
            milliseconds: 4_000_000,
            hints: number % 7,
            finished_at: 1_795_000_000 - 86_400 * u64::from(number),
        };
        statistics.record(GameId::from_number(number.into()), result);
    }
    statistics
}

fn results(stage: &Stage) -> &Statistics {
    &stage.resource::<History>().0.results
}

fn endings(stage: &Stage) -> Vec<Ending> {
    let all = results(stage).results();
    all.into_iter().map(|(_, result)| result.ending).collect()
}

/// Plays legal moves until the game is over and its result is shown.
fn play_to_the_end(stage: &mut Stage) {
    stage.set_motion(Motion::Off);
    while let Some((seat, player)) = stage.game().player_to_move() {
        let made = stage.cursor();
        if player == HUMAN {
            let mv = stage.game().position().legal_moves()[0];
            stage.write(GameRequest::Move { seat, mv });
        }
        stage.until("a move is made", |stage| stage.cursor() > made);
    }
    stage.until("the result is shown", |stage| {
        stage.phase() == Some(Phase::Over)
    });
}

#[test]
fn finished_game_counts_once_despite_undo_restart_and_import() {
    let mut stage = Stage::playing(game("drench:6x6,c4,m4#2", &[HUMAN]));
    play_to_the_end(&mut stage);
    assert_eq!(endings(&stage), [Ending::Lost]);
    let text = export_game(&stage.library().current().expect("a game")).expect("a text");
    stage.letter('u');
    stage.frames(2);
    play_to_the_end(&mut stage);
    stage.write(GameRequest::Restart);
    stage.until("the game begins again", |stage| stage.cursor() == 0);
    play_to_the_end(&mut stage);
    stage.trigger(tessella::core::Paste(text));
    stage.until("the game is imported", |stage| stage.cursor() > 0);
    stage.letter('u');
    stage.frames(2);
    play_to_the_end(&mut stage);
    assert_eq!(results(&stage).len(), 1);
}

#[test]
fn rematch_against_the_computer_is_another_game() {
    let players = [HUMAN, Player::Computer(Level::Gentle)];
    let mut stage = Stage::playing(game("row:3x3,k3#1", &players));
    play_to_the_end(&mut stage);
    stage.write(GameRequest::Restart);
    stage.until("the game begins again", |stage| stage.cursor() < 2);
    stage.frames(3);
    play_to_the_end(&mut stage);
    let all = results(&stage).results();
    assert_eq!(all.len(), 2);
    for (_, result) in all {
        assert_eq!(result.opponent, Opponent::Computer(Level::Gentle));
        assert_ne!(result.ending, Ending::Played);
    }
}

#[test]
fn removed_unfinished_game_is_given_up_until_it_is_put_back() {
    let mut stage = Stage::playing(game("drench:9x9,c6#1", &[HUMAN]));
    let (seat, mv) = (
        tessella_games::Seat::FIRST,
        stage.game().position().legal_moves()[0],
    );
    stage.write(GameRequest::Move { seat, mv });
    stage.until("a move is made", |stage| stage.cursor() == 1);
    stage.escape();
    stage.press("Games");
    stage.press_icon(lucide_icons::Icon::Trash2);
    assert_eq!(endings(&stage), [Ending::GivenUp]);
    stage.press_button("Undo");
    assert_eq!(endings(&stage), []);
}

#[test]
fn removed_attempt_is_not_given_up_while_another_is_unfinished() {
    let mut stage = Stage::playing(game("drench:9x9,c6#1", &[HUMAN]));
    for attempt in 0..2 {
        let mv = stage.game().position().legal_moves()[0];
        let seat = tessella_games::Seat::FIRST;
        stage.write(GameRequest::Move { seat, mv });
        stage.until("a move is made", |stage| stage.cursor() == 1);
        if attempt == 0 {
            stage.write(GameRequest::Restart);
            stage.until("the board begins again", |stage| stage.cursor() == 0);
        }
    }
    stage.escape();
    stage.press("Games");
    let first = |stage: &Stage| {
        let mut bins = stage
            .written()
            .iter()
            .filter(|written| written.words == lucide_icons::Icon::Trash2.unicode().to_string());
        bins.next().expect("a bin").rect
    };
    let bin = first(&stage);
    stage.press_rect(bin);
    assert_eq!(endings(&stage), []);
    let bin = first(&stage);
    stage.press_rect(bin);
    assert_eq!(endings(&stage), [Ending::GivenUp]);
}

#[test]
fn best_solution_and_hints_before_a_restart_count_as_hints() {
    let mut stage = Stage::playing(game("drench:6x6,c4,m4#2", &[HUMAN]));
    stage.letter('h');
    stage.until("a hint is found", |stage| {
        matches!(stage.hint(), tessella::core::Hint::Found(_))
    });
    stage.frames(2);
    stage.letter('h');
    stage.frames(5);
    assert_eq!(
        stage.library().current_hints(),
        1,
        "the same hint counts once"
    );
    stage.write(GameRequest::Restart);
    stage.frames(3);
    play_to_the_end(&mut stage);
    assert_eq!(results(&stage).results()[0].1.hints, 1);
    stage.press("Best");
    stage.frames(2);
    assert_eq!(stage.library().current_hints(), 2);
}

#[test]
fn lesson_does_not_count() {
    let mut stage = Stage::open(WIDE, Storage::nowhere());
    stage.forget_lessons();
    stage.press("In a Row");
    stage.set_motion(Motion::Off);
    for _ in 0..4 {
        stage.until("the lesson waits for the player", |stage| {
            stage
                .game()
                .player_to_move()
                .is_none_or(|(_, player)| player == HUMAN)
        });
        let Some((seat, _)) = stage.game().player_to_move() else {
            break;
        };
        let made = stage.cursor();
        for mv in stage.game().position().legal_moves() {
            stage.write(GameRequest::Move { seat, mv });
        }
        stage.until("the lesson goes on", |stage| stage.cursor() > made);
    }
    assert!(stage.game().position().outcome().is_some());
    stage.frames(5);
    assert_eq!(endings(&stage), []);
}

#[test]
fn screen_shows_the_numbers_and_forgets_them_at_the_second_press() {
    for size in [WIDE, TALL] {
        let folder = Folder::new(&format!("statistics-{}", size.x));
        let mut stage = Stage::playing_in(size, folder.storage(), people("race:track24,s2#3"));
        stage.set_motion(Motion::Off);
        while let Some((seat, _)) = stage.game().player_to_move() {
            let made = stage.cursor();
            stage.write(GameRequest::Chance { seat });
            stage.until("a roll is made", |stage| stage.cursor() > made);
        }
        stage.show(game("drench:6x6,c4,m4#2", &[HUMAN]));
        play_to_the_end(&mut stage);
        stage.escape();
        stage.press("Statistics");
        assert_eq!(stage.screen(), Screen::Statistics);
        for words in [
            "2",
            "0%",
            "Drench",
            "1 played, 0% won",
            "1 lost",
            "1 day played · today 2",
            "Latest results: 1 lost",
            "Race",
            "Track · People",
        ] {
            assert!(stage.shows(words), "{words}: {:?}", stage.words());
        }
        let forget = "Delete all results";
        stage.scroll_to(forget);
        stage.press_button(forget);
        assert_eq!(results(&stage).len(), 2, "one press asks");
        stage.press_button("Press again to delete them");
        stage.frames(2);
        assert_eq!(results(&stage).len(), 0);
        assert!(stage.shows_part("Finish a game"), "{:?}", stage.words());
        drop(stage);
        let stage = Stage::open(size, folder.storage());
        assert_eq!(results(&stage).len(), 0, "the file is empty as well");
    }
}

#[test]
fn results_survive_the_end_of_the_program() {
    let folder = Folder::new("results");
    let mut stage = Stage::playing_in(WIDE, folder.storage(), game("drench:6x6,c4,m4#2", &[HUMAN]));
    play_to_the_end(&mut stage);
    let kept = results(&stage).clone();
    assert_eq!(kept.len(), 1);
    drop(stage);
    let stage = Stage::open(WIDE, folder.storage());
    assert_eq!(results(&stage), &kept);
}
