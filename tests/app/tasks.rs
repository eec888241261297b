//! Each kind of task and thread panics, and the game goes on. The panics are those of `TESSELLA_PANIC`, in another process for
//! each test.

use crate::folder::Folder;
use crate::network::connected_apps::ConnectedApps;
use crate::stage::{Stage, WIDE, game, people};
use std::env;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};
use tessella::core::settings::{Motion, Settings};
use tessella::core::storage::Storage;
use tessella::core::{GameAnalysis, Hint, Packs, Phase, Screen};
use tessella::net::Net;
use tessella::pictures::{PictureJob, PictureRequest, PictureUse};
use tessella::sound::AudioOutput;
use tessella_games::{Level, Rules};
use tessella_language::Language;
use tessella_session::Player;

const VARIABLE: &str = "TESSELLA_PANIC";
/// Time within which something appears that depends on threads.
const PATIENCE: Duration = Duration::from_secs(20);

/// Runs a test in another process, in which these tasks panic. `test` is its name.
fn with_panics_in(tasks: &str, test: &str, body: impl FnOnce()) {
    if env::var_os(VARIABLE).is_some_and(|set| set == tasks) {
        return body();
    }
    let mut command = Command::new(env::current_exe().expect("this program"));
    command.args(["--exact", &format!("tasks::{test}"), "--nocapture"]);
    let output = command.env(VARIABLE, tasks).output();
    let output = output.expect("another process");
    let [out, errors] = [output.stdout, output.stderr];
    let (out, errors) = (
        String::from_utf8_lossy(&out),
        String::from_utf8_lossy(&errors),
    );
    assert!(output.status.success(), "{out}\n{errors}");
    assert!(out.contains("1 passed"), "{test} is the name: {out}");
    let panics = tasks.split([',', ':']).next().unwrap_or_default();
    let panic = format!("{VARIABLE} makes {panics} panic");
    assert!(errors.contains(&panic), "nothing has panicked: {errors}");
}

/// Runs frames until a text is shown that contains this part.
#[track_caller]
fn until_shown(stage: &mut Stage, part: &str) {
    let begun = Instant::now();
    while !stage.shows_part(part) {
        assert!(
            begun.elapsed() < PATIENCE,
            "{part:?} is not in {:?}",
            stage.words()
        );
        stage.frame();
        sleep(Duration::from_millis(1));
    }
}

/// Returns a game against the computer, before the first move of the person.
fn against_computer() -> Stage {
    let players = [Player::Human, Player::Computer(Level::Hard)];
    let mut stage = Stage::playing(game("drench:9x9,c6,s2#3", &players));
    stage.set_motion(Motion::Off);
    stage
}

#[test]
fn computer_makes_a_simple_move_after_its_search_has_panicked() {
    let test = "computer_makes_a_simple_move_after_its_search_has_panicked";
    with_panics_in("computer", test, || {
        let mut stage = against_computer();
        for moves in [2, 4] {
            let colour = stage.legal()[0];
            stage.digit(colour);
            stage.until("the computer moves", |stage| stage.cursor() == moves);
            if moves == 2 {
                until_shown(&mut stage, "The computer's search failed");
            }
        }
    });
}

#[test]
fn computer_that_cannot_move_says_so_and_the_move_can_be_taken_back() {
    let test = "computer_that_cannot_move_says_so_and_the_move_can_be_taken_back";
    with_panics_in("computer:1,any_move", test, || {
        let mut stage = against_computer();
        let colour = stage.legal()[0];
        stage.digit(colour);
        until_shown(&mut stage, "The computer can't move here");
        assert_eq!(stage.cursor(), 1);
        stage.letter('u');
        stage.frames(3);
        assert_eq!(stage.cursor(), 0);
        stage.digit(colour);
        stage.until("the computer moves", |stage| stage.cursor() == 2);
    });
}

#[test]
fn hint_that_panics_ends_with_a_message() {
    let test = "hint_that_panics_ends_with_a_message";
    with_panics_in("hint:1,precomputation", test, || {
        let mut stage = Stage::playing(people("light:5x5#1"));
        stage.letter('h');
        until_shown(&mut stage, "No hint, because of an error in Tessella");
        assert_eq!(*stage.hint(), Hint::None);
        // The button works again.
        stage.letter('h');
        stage.until("a hint", |stage| matches!(stage.hint(), Hint::Found(_)));
    });
}

#[test]
fn analysis_that_panics_ends_with_a_message() {
    let test = "analysis_that_panics_ends_with_a_message";
    with_panics_in("analysis", test, || {
        let mut game = people("row:3x3,k3,s2#1");
        game.play_computer_moves(9).expect("legal moves");
        assert!(game.position().outcome().is_some());
        let mut stage = Stage::playing(game);
        stage.until("the end", |stage| stage.phase() == Some(Phase::Over));
        stage.pass(Duration::from_secs(2));
        stage.press("Replay");
        until_shown(&mut stage, "The analysis stopped because of an error");
        assert_eq!(stage.phase(), Some(Phase::Replay));
        assert_eq!(*stage.resource::<GameAnalysis>(), GameAnalysis::default());
    });
}

#[test]
fn picture_that_panics_ends_with_a_message() {
    let test = "picture_that_panics_ends_with_a_message";
    with_panics_in("picture", test, || {
        let game = people("drench:6x6,c4#1");
        for usage in [PictureUse::Save, PictureUse::Copy, PictureUse::Animate] {
            let mut stage = Stage::playing(game.clone());
            stage.trigger(PictureRequest {
                usage,
                game: Box::new(game.clone()),
            });
            until_shown(&mut stage, "No picture was made: it couldn't be drawn");
            assert!(!stage.resource::<PictureJob>().is_running());
        }
    });
}

/// Returns a folder with two packs of the player.
fn two_packs(name: &str) -> Folder {
    let folder = Folder::new(name);
    for file in ["a", "b"] {
        let text = format!("title: Pack {file}\n\nlight:4x4#1\n");
        folder.put(&folder.0.join(format!("data/packs/{file}.txt")), text);
    }
    folder
}

/// Waits until the files of packs are read, and returns the problems with them.
fn pack_problems(stage: &mut Stage) -> Vec<String> {
    stage.until("the packs are read", |stage| {
        !stage.resource::<Packs>().problems().is_empty()
    });
    let problems = stage.resource::<Packs>().problems().iter();
    problems
        .map(|problem| problem.text(Language::English))
        .collect()
}

#[test]
fn pack_that_panics_is_named_and_the_others_are_read() {
    let test = "pack_that_panics_is_named_and_the_others_are_read";
    with_panics_in("pack:1", test, || {
        let folder = two_packs("tasks-pack");
        let mut stage = Stage::open(WIDE, folder.storage());
        let problems = pack_problems(&mut stage);
        assert_eq!(problems, ["a.txt: an error in Tessella"]);
        let packs = stage.resource::<Packs>();
        assert!(packs.packs().any(|pack| pack.title() == "Pack b"));
    });
}

#[test]
fn reading_packs_that_panics_is_told_beside_the_packs_of_the_program() {
    let test = "reading_packs_that_panics_is_told_beside_the_packs_of_the_program";
    with_panics_in("packs", test, || {
        let folder = two_packs("tasks-packs");
        let mut stage = Stage::open(WIDE, folder.storage());
        let problems = pack_problems(&mut stage);
        let sentence = "Couldn't read your packs because of an error in Tessella.";
        assert_eq!(problems, [sentence]);
        assert!(stage.resource::<Packs>().packs().next().is_some());
    });
}

#[test]
fn file_whose_writing_panics_is_written_later() {
    let test = "file_whose_writing_panics_is_written_later";
    with_panics_in("storage:1", test, || {
        let folder = Folder::new("tasks-storage");
        let mut stage = Stage::playing_in(WIDE, folder.storage(), people("drench:6x6,c4#1"));
        let colour = stage.legal()[0];
        stage.digit(colour);
        until_shown(
            &mut stage,
            ": an error in Tessella. Tessella will keep trying.",
        );
        stage.until("the file is written", |_| folder.save().exists());
        stage.until("the message has gone", |stage| {
            !stage.shows_part("Can't save")
        });
    });
}

#[test]
fn files_are_written_without_the_thread_that_writes_them() {
    let test = "files_are_written_without_the_thread_that_writes_them";
    with_panics_in("writer", test, || {
        let folder = Folder::new("tasks-writer");
        let mut stage = Stage::playing_in(WIDE, folder.storage(), people("drench:6x6,c4#1"));
        for moves in 1..=2 {
            let colour = stage.legal()[0];
            stage.digit(colour);
            stage.frames(5);
            assert_eq!(stage.cursor(), moves);
            stage.until("the file is written", |_| folder.save().exists());
        }
        drop(stage);
        let stage = Stage::open(WIDE, folder.storage());
        assert_eq!(stage.game().cursor(), 2);
    });
}

#[test]
fn letters_are_boxes_after_the_search_for_fonts_has_panicked() {
    let test = "letters_are_boxes_after_the_search_for_fonts_has_panicked";
    with_panics_in("fonts", test, || {
        let mut stage = Stage::playing(people("drench:6x6,c4,s2#1"));
        stage.world().resource_mut::<Settings>().names = vec!["שלום".to_owned()];
        until_shown(&mut stage, "□□□□");
    });
}

#[test]
fn sounds_that_panic_are_given_up_with_a_message() {
    let test = "sounds_that_panic_are_given_up_with_a_message";
    with_panics_in("sound", test, || {
        let mut stage = Stage::playing(people("drench:6x6,c4#1"));
        stage.world().insert_resource(AudioOutput::start());
        until_shown(&mut stage, "sound is off until it is restarted");
        let colour = stage.legal()[0];
        stage.digit(colour);
        assert_eq!(stage.cursor(), 1);
    });
}

#[cfg(all(unix, not(target_os = "android")))]
mod links {
    use super::*;
    use std::io::{Read, Write};
    use std::os::unix::net::UnixStream;

    /// Sends a link to the program, and returns what it answers.
    fn answer(folder: &Folder) -> Vec<u8> {
        let path = folder.0.join("data/links.socket");
        let mut stream = UnixStream::connect(path).expect("a connection");
        let mut answer = Vec::new();
        // A connection that a panic ends may be reset, also before the link is sent.
        if stream.write_all(b"tessella:row:3x3,k3,s2%231\n").is_ok() {
            drop(stream.read_to_end(&mut answer));
        }
        answer
    }

    #[test]
    fn link_is_received_after_another_one_has_panicked() {
        let test = "links::link_is_received_after_another_one_has_panicked";
        with_panics_in("link:1,links:2", test, || {
            let folder = Folder::new("tasks-links");
            let mut stage = Stage::open(WIDE, folder.storage());
            assert_eq!(answer(&folder), b"");
            assert_eq!(answer(&folder), b"+");
            stage.until("the game is open", |stage| stage.screen() == Screen::Play);
        });
    }

    #[test]
    fn links_that_panic_are_given_up_with_a_message() {
        let test = "links::links_that_panic_are_given_up_with_a_message";
        with_panics_in("links", test, || {
            let folder = Folder::new("tasks-no-links");
            let mut stage = Stage::open(WIDE, folder.storage());
            until_shown(&mut stage, "links open another window until");
        });
    }
}

#[test]
fn search_for_hosts_that_panics_is_given_up_with_a_message() {
    let test = "search_for_hosts_that_panics_is_given_up_with_a_message";
    with_panics_in("server_search", test, || {
        let mut stage = Stage::open(WIDE, Storage::nowhere());
        stage.press("Local network");
        stage.pass(Duration::from_secs(10));
        until_shown(&mut stage, "The search for hosts stopped because of an");
    });
}

#[test]
fn host_begins_again_after_threads_of_its_server_have_panicked() {
    let test = "host_begins_again_after_threads_of_its_server_have_panicked";
    let tasks = "server:1,handshakes:2,room_store:2,rooms:1,worker:2";
    with_panics_in(tasks, test, || {
        let mut apps = ConnectedApps::unconnected("tasks-server", &[WIDE]);
        apps.stages[0].press("Local network");
        apps.stages[0].press("Host a game");
        until_shown(
            &mut apps.stages[0],
            "an error in Tessella and is starting again",
        );
        apps.until("the server is joined", |stages| {
            stages[0].screen() == Screen::Lobby
        });
        assert!(apps.stages[0].resource::<Net>().server().is_some());
    });
}

#[test]
fn host_that_panics_again_ends_with_a_message() {
    let test = "host_that_panics_again_ends_with_a_message";
    with_panics_in("server", test, || {
        let mut apps = ConnectedApps::unconnected("tasks-no-server", &[WIDE]);
        apps.stages[0].press("Local network");
        apps.stages[0].press("Host a game");
        until_shown(&mut apps.stages[0], "Host again to continue the games");
        let net = apps.stages[0].resource::<Net>();
        assert!(net.server().is_none() && net.link().is_none());
    });
}

#[test]
fn connection_that_panics_ends_with_a_message() {
    let test = "connection_that_panics_ends_with_a_message";
    with_panics_in("client:1", test, || {
        let mut apps = ConnectedApps::unconnected("tasks-client", &[WIDE]);
        apps.stages[0].press("Local network");
        apps.stages[0].press("Host a game");
        until_shown(&mut apps.stages[0], "The connection ended because of an");
        apps.stages[0].frames(3);
        apps.stages[0].press("Host a game");
        apps.until("the server is joined", |stages| {
            stages[0].screen() == Screen::Lobby
        });
    });
}
