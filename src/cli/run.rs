//! The command line without a command: a game in a window, or a picture of it.

use super::animate::{AnimationFile, MOST_MOVES};
use super::game::{begin, on_map};
use super::picture::PictureOptions;
use super::words::Named;
use crate::core::palette::STANDARD;
use crate::core::theme::Theme;
use crate::core::{Scene, Screen};
use crate::launch::Launch;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args, ValueHint};
use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::PathBuf;
use tessella_command_line::arguments::one_of;
use tessella_formats::qr::QrCode;
use tessella_games::{Level, Move};
use tessella_language::Language;
use tessella_library::links::DeepLink;
use tessella_session::{IdentifiedGame, Played, Session};

/// Values of `--level`.
const LEVELS: [(&str, Level); 4] = [
    ("1", Level::Gentle),
    ("2", Level::Easy),
    ("3", Level::Medium),
    ("4", Level::Hard),
];

/// Arguments without a command.
#[derive(Args)]
#[command(
    group = ArgGroup::new("picture").args(["screenshot", "animate"]),
    group = ArgGroup::new("frames").args(["film", "animate"]),
)]
pub struct RunArguments {
    /// Game, server or backup to open; --help describes game codes
    #[arg(value_name = "CODE|LINK|FILE", value_hint = ValueHint::FilePath)]
    words: Vec<OsString>,
    /// Print the link to the game or the server, and its QR code for the camera of a phone
    #[arg(
        long,
        conflicts_with_all = [
            "level", "moves", "screenshot", "animate", "size", "scale", "theme", "palette", "symbols", "covered", "text", "film",
            "scene", "every", "screen", "day",
        ]
    )]
    qr: bool,
    /// Language of the window
    #[arg(long, value_name = "TAG", ignore_case = true, value_parser = language())]
    lang: Option<Language>,
    /// Play drench or light on the map in a file, written as in docs/boards.md
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    /// Let the computer play all seats but the first, from 1 (gentle) to 4 (hard)
    #[arg(long, value_name = "N", value_parser = one_of(&LEVELS))]
    level: Option<Level>,
    /// Let the computer make the first N moves
    #[arg(long, value_name = "N")]
    moves: Option<u16>,
    #[command(flatten, next_help_heading = "Pictures")]
    picture: PictureOptions,
}

/// Request of the command line without a command.
pub enum Request {
    /// Prints this text and ends.
    Print(String),
    /// Runs the program with a window, or draws a screenshot.
    Launch(Box<Launch>),
    /// Writes the animation of a game into a file.
    Animate(Box<AnimationFile>),
}

/// Returns a parser of the tags of languages.
fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.iter().map(|language| language.tag()))
        .try_map(|tag| Language::from_tag(&tag).ok_or("unknown tag"))
}

impl RunArguments {
    /// Checks that the arguments go together, and returns the request.
    ///
    /// # Errors
    /// One line that says what is wrong and what was expected.
    pub fn request(mut self) -> Result<Request, String> {
        let mut named = Named::parse(std::mem::take(&mut self.words))?;
        self.check(&named)?;
        // A window that is open already would not know of the other options.
        if self.map.is_some() || self.level.is_some() || self.moves.is_some() {
            named.link = None;
        }
        if let Some(path) = &self.map {
            named.code = Some(on_map(named.code, path)?);
        }
        let has_game = named.code.is_some() || named.imported.is_some();
        match (has_game, self.picture.screen) {
            (true, Some(screen)) if screen != Screen::Share => {
                return Err("--screen goes without a game code: a code shows its game".to_owned());
            }
            (false, Some(Screen::Share)) => {
                return Err("--screen share goes with a game code".to_owned());
            }
            _ => {}
        }
        let of_games = [
            (self.level.is_some(), "--level"),
            (self.moves.is_some(), "--moves"),
            (
                self.picture.film.is_some() && !self.films_screen(),
                "--film",
            ),
            (self.picture.animate.is_some(), "--animate"),
        ];
        if let (false, Some((_, option))) = (has_game, of_games.iter().find(|(given, _)| *given)) {
            return Err(format!("{option} goes with a game code"));
        }
        if self.qr {
            qr_code(named).map(Request::Print)
        } else if let Some(path) = self.picture.animate.take() {
            self.animation(named, path)
        } else {
            self.launch(named)
        }
    }

    /// Returns `true` if a film shows the change to a screen without a game, or back from it.
    fn films_screen(&self) -> bool {
        self.picture.screen.is_some() && matches!(self.picture.scene, Scene::Open | Scene::Back)
    }

    /// Checks that the options go together with what the words name.
    fn check(&self, named: &Named) -> Result<(), String> {
        let of_codes = [
            (self.map.is_some(), "--map"),
            (self.level.is_some(), "--level"),
        ];
        let of_codes = of_codes.into_iter().find(|(given, _)| *given);
        if let (Some((_, option)), Some(_)) = (of_codes, &named.imported) {
            return Err(format!(
                "{option} goes with a game code: a game from another device has its own board and players"
            ));
        }
        if let Some(file) = &named.file {
            let screenshot = (self.picture.screenshot.is_some(), "--screenshot");
            let unfit = of_codes.or(Some(screenshot).filter(|(given, _)| *given));
            if let Some((_, option)) = unfit {
                let name = file.display();
                return Err(format!("{option} does not go with the file {name}"));
            }
        }
        if self.map.is_some() && named.server.is_some() {
            return Err("--map goes with a game code, not with a link to a server".to_owned());
        }
        Ok(())
    }

    /// Returns the animation of the game. The computer plays a game that has no moves.
    fn animation(mut self, named: Named, path: PathBuf) -> Result<Request, String> {
        let has_moves = named
            .imported
            .as_ref()
            .is_some_and(|game| game.game.cursor() > 0);
        if !has_moves {
            self.moves.get_or_insert(MOST_MOVES);
        }
        let Some(IdentifiedGame { game, .. }) = self.game(named)? else {
            return Err("--animate goes with a game code".to_owned());
        };
        let PictureOptions {
            theme,
            palette,
            size,
            every,
            ..
        } = self.picture;
        let theme = Theme::chosen(theme, false, palette.paints().unwrap_or(STANDARD));
        let animation = AnimationFile::new(path, game, theme, size, every)?;
        Ok(Request::Animate(Box::new(animation)))
    }

    /// Starts the game, and lets the computer make its first moves.
    fn game(&self, named: Named) -> Result<Option<IdentifiedGame>, String> {
        let mut game = match named.code {
            Some(code) => Some(IdentifiedGame::from(begin(code, self.level)?)),
            None => named.imported,
        };
        if let Some(IdentifiedGame { game, .. }) = &mut game {
            game.play_computer_moves(self.moves.unwrap_or_default().into())
                .map_err(|error| error.to_string())?;
        }
        Ok(game)
    }

    /// Starts the game for a window or a screenshot.
    fn launch(self, mut named: Named) -> Result<Request, String> {
        let (link, given_link, file) = (named.server.take(), named.link.take(), named.file.take());
        let shot = self.picture.shot()?;
        let mut game = self.game(named)?;
        if let (Some(IdentifiedGame { game, .. }), Some(_)) = (&mut game, self.picture.film) {
            game.go_to(first_of_film(self.picture.scene, game)?);
        }
        Ok(Request::Launch(Box::new(Launch {
            game,
            shot,
            link,
            given_link,
            file,
            join: None,
            language: self.lang,
        })))
    }
}

/// Returns the number of moves before a film of a game.
fn first_of_film(scene: Scene, game: &Session) -> Result<usize, String> {
    let is_chance = |played: &Played| matches!(played.mv, Move::Chance(_));
    match scene {
        Scene::NewBoard | Scene::Open | Scene::Back => Ok(game.cursor()),
        Scene::Shuffle => game.moves()[..game.cursor()]
            .iter()
            .rposition(is_chance)
            .ok_or_else(|| "--scene shuffle: no shuffle and no roll is among the moves".to_owned()),
        Scene::Move | Scene::Undo | Scene::Redo if game.cursor() == 0 => {
            Err("--film shows the last move: --moves N makes some".to_owned())
        }
        Scene::Undo => Ok(game.cursor()),
        Scene::Move | Scene::Redo => Ok(game.cursor() - 1),
    }
}

/// Returns the QR code of the link to the game or the server, and the link.
fn qr_code(named: Named) -> Result<String, String> {
    let link = match (named.code, named.server) {
        // The options that the rules decide make the code whole.
        (Some(code), _) => DeepLink::Game(Box::new(begin(code, None)?.code().clone())),
        (None, Some(server)) => server,
        (None, None) => {
            return Err("--qr goes with a game code, or a link to a game or a server".to_owned());
        }
    };
    let link = link.to_string();
    let picture = QrCode::of(&link).map_err(|error| format!("--qr: {error}"))?;
    let picture = picture.to_terminal(std::io::stdout().is_terminal());
    Ok(format!("{picture}{link}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::Arguments;
    use clap::Parser;
    use tessella_command_line::arguments::message;
    use tessella_games::Rules;
    use tessella_session::export_game;

    /// Parses a command line without a command.
    fn request(words: &[&str]) -> Result<Request, String> {
        let words = std::iter::once("tessella").chain(words.iter().copied());
        let arguments = Arguments::try_parse_from(words).map_err(|error| message(&error))?;
        arguments.run.request()
    }

    /// Parses a command line that opens a window.
    fn launch(words: &[&str]) -> Result<Launch, String> {
        match request(words)? {
            Request::Launch(launch) => Ok(*launch),
            _ => Err("it opens no window".to_owned()),
        }
    }

    /// Returns a game between a person and the computer after some moves, and its exported text.
    fn exported_game() -> (IdentifiedGame, String) {
        let code = "drench:7x7,c5,s2#3".parse().expect("a sound code");
        let mut game = begin(code, Some(Level::Hard)).expect("a game that can begin");
        game.play_computer_moves(5).expect("legal moves");
        game.advance_clock(70_000);
        let game = IdentifiedGame::from(game);
        let text = export_game(&game).expect("a text");
        (game, text)
    }

    #[test]
    fn imported_game_is_continued() {
        let (game, text) = exported_game();
        let broken = format!(" {}\n{} ", &text[..50], &text[50..]);
        for given in [&text, &broken] {
            let launched = launch(&[given]).expect("a sound command line");
            let begun = launched.game.expect("a game");
            assert_eq!(begun.id, game.id);
            assert_eq!(begun.game.record(), game.game.record());
        }
        let launched = launch(&["--moves", "2", &text, "--screenshot", "game.png"]);
        let launched = launched.expect("a sound command line");
        assert!(launched.shot.is_some());
        let (on, game) = (launched.game.expect("a game").game, game.game);
        assert_eq!(on.cursor(), game.cursor() + 2);
        assert_eq!(on.moves()[..game.cursor()], *game.moves());
    }

    #[test]
    fn film_shows_the_last_move() {
        let code = "race:track24,s2#5";
        let picture = ["--screenshot", "a.png", "--film", "8", code];
        let launched = launch(&[&picture[..], &["--moves", "3", "--every", "120"]].concat());
        let launched = launched.expect("a sound command line");
        let game = launched.game.expect("a game").game;
        assert_eq!((game.cursor(), game.moves().len()), (2, 3));
        let film = launched.shot.and_then(|shot| shot.film).expect("a film");
        assert_eq!((film.frames, film.interval.as_millis()), (8, 120));
        let ply = |scene: &str| {
            let words = [&picture[..], &["--moves", "3", "--scene", scene]].concat();
            launch(&words)
                .map(|launched| launched.game.expect("a game").game)
                .map(|game| (game.cursor(), game.moves().len()))
        };
        for (scene, first) in [("undo", 3), ("redo", 2), ("new-board", 3), ("back", 3)] {
            assert_eq!(ply(scene), Ok((first, 3)), "{scene}");
        }
        let (rolled, _) = ply("shuffle").expect("a roll");
        assert!(rolled < 3);
        let screen = [
            "--screenshot",
            "a.png",
            "--film",
            "8",
            "--screen",
            "settings",
        ];
        let opened = launch(&[&screen[..], &["--scene", "open"]].concat());
        assert!(opened.is_ok_and(|launched| launched.game.is_none()));
        let large = [&picture[..], &["--size", "8192x8192"]].concat();
        for (words, expected) in [
            (&picture[..], "--moves N makes some"),
            (&picture[..4], "--film goes with a game code"),
            (&screen[..], "--film goes with a game code"),
            (&picture[2..], "not provided: --screenshot <FILE>; Usage: "),
            (
                &large[..],
                "8 frames of 8192x8192 are 536870912 pixels; at most 67108864",
            ),
            (
                &["--screenshot", "a.png", "--every", "50", code][..],
                "not provided: <--film <N>|--animate <FILE>>",
            ),
        ] {
            let refused = launch(words).err().expect("a refusal");
            assert!(refused.contains(expected), "{refused}, not {expected}");
        }
    }

    #[test]
    fn animation_has_the_moves_of_the_game_or_the_computers() {
        let animation = |words: &[&str]| match request(words)? {
            Request::Animate(animation) => Ok(animation),
            _ => Err("it writes no animation".to_owned()),
        };
        let (game, text) = exported_game();
        let words = ["--animate", "a.gif", "--size", "640x480", "--every", "250"];
        let copied = animation(&[&words[..], &[&text]].concat()).expect("an animation");
        assert_eq!(copied.game.record(), game.game.record());
        assert_eq!((copied.style.size, copied.hundredths), ([640, 480], 25));
        let code = "drench:7x7,c5#3";
        let played = animation(&["--animate", "a.gif", code]).expect("an animation");
        assert!(played.game.position().outcome().is_some());
        let begun = animation(&["--animate", "a.gif", code, "--moves", "2"]);
        assert_eq!(begun.expect("an animation").game.moves().len(), 2);
        for (words, expected) in [
            (
                &["--animate", "a.gif"][..],
                "--animate goes with a game code",
            ),
            (
                &["--animate", "a.png", code],
                "a file name that ends in .gif",
            ),
            (
                &["--animate", "a.gif", code, "--moves", "0"],
                "this game has none",
            ),
            (
                &["--animate", "a.gif", code, "--size", "4000x400"],
                "a side of an animation has at most 2048",
            ),
            (
                &["--animate", "a.gif", code, "--symbols"],
                "'--animate <FILE>' cannot be used with '--symbols'",
            ),
            (
                &["--animate", "a.gif", code, "--screenshot", "b.png"],
                "'--animate <FILE>' cannot be used with '--screenshot <FILE>'",
            ),
        ] {
            let refused = animation(words).err().expect("a refusal");
            assert!(refused.contains(expected), "{refused}, not {expected}");
        }
    }

    #[test]
    fn link_is_for_a_running_window_only_without_other_options() {
        let link = "tessella:drench:7x7,c5,s2%233";
        let alone = launch(&[link]).expect("a sound command line");
        assert!(alone.given_link.is_some() && alone.game.is_some());
        let options = launch(&[link, "--level", "3"]).expect("a sound command line");
        assert!(options.given_link.is_none() && options.game.is_some());
        let server = "tessella:join/192.168.1.20:47315";
        let joined = launch(&[server]).expect("a sound command line");
        assert!(joined.link.is_some() && joined.game.is_none());
        for (words, expected) in [
            (&[server, link][..], "one game code is enough"),
            (&[server, "--map", "a.map"], "not with a link to a server"),
            (&["tessella:nothing"], "that link cannot be opened"),
            (&["--qr"], "--qr goes with a game code"),
            (
                &["--qr", link, "--level", "3"],
                "'--qr' cannot be used with '--level <N>'",
            ),
            (
                &["--qr", link, "--scale", "2"],
                "'--qr' cannot be used with '--scale <N>'",
            ),
        ] {
            let refused = launch(words).err().expect("a refusal");
            assert!(refused.contains(expected), "{refused}, not {expected}");
        }
    }

    #[test]
    fn file_is_opened_without_other_options() {
        let file = "/home/ada/Tessella backup.tessella";
        let opened = launch(&[file]).expect("a sound command line");
        assert_eq!(opened.file.as_deref(), Some(std::path::Path::new(file)));
        assert!(opened.game.is_none() && opened.link.is_none());
        let expected = "file:///home/ada/Tessella%20backup.tessella";
        assert_eq!(opened.uri().as_deref(), Some(expected));
        let code = "drench:9x9,c6#1";
        for (words, expected) in [
            (&[file, file][..], "without other games"),
            (&[code, file], "without other games"),
            (&[file, code], "one game code is enough"),
            (&[file, "--map", "a.map"], "--map does not go with the file"),
            (
                &[file, "--screenshot", "a.png"],
                "--screenshot does not go with the file",
            ),
            (&[file, "--level", "2"], "--level does not go with the file"),
            (&[file, "--moves", "2"], "--moves goes with a game code"),
            (&[file, "--qr"], "--qr goes with a game code"),
            (&["file://server/a"], "expected a file on this machine"),
        ] {
            let refused = launch(words).err().expect("a refusal");
            assert!(refused.contains(expected), "{refused}, not {expected}");
        }
    }

    #[test]
    fn options_that_conflict_with_imported_game_are_refused() {
        let (_, text) = exported_game();
        let cut = &text[..text.len() - 3];
        let code = "drench:9x9,c6#1";
        for (words, expected) in [
            (
                &["--level", "2", &text][..],
                "--level goes with a game code",
            ),
            (&[&text, "--map", "a.map"], "--map goes with a game code"),
            (&[&text, code], "one game code is enough"),
            (&[code, &text], "one game code is enough"),
            (&[&text, &text], "one game code is enough"),
            (
                &[&text, "--screenshot", "a.png", "--screen", "help"],
                "--screen goes without",
            ),
            (&[cut], "that game cannot be taken over: it is damaged"),
        ] {
            let refused = launch(words).err().expect("a refusal");
            assert!(refused.contains(expected), "{refused}, not {expected}");
            assert!(refused.len() < 160, "{refused}");
        }
    }
}
