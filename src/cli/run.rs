//! Arguments without a subcommand: a game in a window, or a screenshot.

use super::animate::{AnimationFile, MOST_MOVES, animation_file};
use super::command::Command;
use super::game::{begin, on_map};
use super::help::{help, version};
use super::open::{file_to_open, text_in_file};
use super::picture::{
    PALETTES, PictureOptions, SCREENS, THEMES, covered, day, screenshot_file, size,
};
use bevy::math::UVec2;
use lexopt::prelude::*;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::PathBuf;
use tessella::app::core::Screen;
use tessella::app::core::palette::STANDARD;
use tessella::app::core::theme::Theme;
use tessella::app::launch::Launch;
use tessella::arguments::{count, factor, pick, text, wrong};
use tessella::games::Level;
use tessella::language::Language;
use tessella::links::{DeepLink, is_link};
use tessella::qr::QrCode;
use tessella::received::{Received, ReceivedError, join_words, only, plain_text, recognize};
use tessella::session::{GameCode, IdentifiedGame, import_game};

/// Maximum number of pixels of all frames of a film.
const LARGEST_FILM: u32 = 1 << 26;

/// Values of `--level`.
const LEVELS: [(&str, Level); 4] = [
    ("1", Level::Gentle),
    ("2", Level::Easy),
    ("3", Level::Medium),
    ("4", Level::Hard),
];

/// Parses arguments without a subcommand.
pub(super) fn parse(mut parser: lexopt::Parser) -> Result<Command, String> {
    let mut options = RunOptions::default();
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => return Ok(Command::Print(help())),
            Short('V') | Long("version") => return Ok(Command::Print(version())),
            Long("qr") => options.qr = true,
            Long("map") => options.map = Some(PathBuf::from(text(&mut parser, "--map")?)),
            Long("level") => {
                options.level = Some(pick(&text(&mut parser, "--level")?, "--level", &LEVELS)?);
            }
            Long("moves") => {
                options.moves = Some(count(&mut parser, "--moves", 0..=u16::MAX)?);
            }
            Long("screenshot") => {
                options.file = Some(screenshot_file(&text(&mut parser, "--screenshot")?)?);
            }
            Long("animate") => {
                options.animation = Some(animation_file(&text(&mut parser, "--animate")?)?);
            }
            Long("size") => options.any_picture("--size").size = Some(size(&mut parser)?),
            Long("scale") => {
                options.picture("--scale").scale = factor(&mut parser, "--scale", 0.5..=4.0)?;
            }
            Long("covered") => options.picture("--covered").covered = covered(&mut parser)?,
            Long("text") => {
                options.picture("--text").text = factor(&mut parser, "--text", 0.5..=2.0)?;
            }
            Long("theme") => {
                options.any_picture("--theme").theme =
                    pick(&text(&mut parser, "--theme")?, "--theme", &THEMES)?;
            }
            Long("palette") => {
                options.any_picture("--palette").palette =
                    pick(&text(&mut parser, "--palette")?, "--palette", &PALETTES)?;
            }
            Long("lang") => options.language = Some(language(&text(&mut parser, "--lang")?)?),
            Long("symbols") => options.picture("--symbols").symbols = true,
            Long("screen") => {
                let screen = pick(&text(&mut parser, "--screen")?, "--screen", &SCREENS)?;
                options.picture("--screen").screen = Some(screen);
            }
            Long("day") => options.picture("--day").day = Some(day(&mut parser)?),
            Long("film") => {
                options.picture("--film").film = Some(count(&mut parser, "--film", 2..=60)?);
            }
            Long("every") => {
                options.any_picture("--every").every =
                    Some(count(&mut parser, "--every", 10..=1000)?);
            }
            Value(word) => options.add_word(word)?,
            Short(_) | Long(_) => {
                return Err(format!(
                    "{}; \"tessella --help\" lists the options",
                    argument.unexpected()
                ));
            }
        }
    }
    options.add_words()?;
    options.command()
}

/// Returns the language with this tag.
fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| {
        let tags: Vec<&str> = Language::ALL
            .iter()
            .map(|language| language.tag())
            .collect();
        wrong("--lang", &tags.join(", "), tag)
    })
}

/// Options of a run without a subcommand.
#[derive(Default)]
struct RunOptions {
    /// Words of game codes, which may have blanks after their commas.
    words: Vec<String>,
    code: Option<GameCode>,
    /// Server of a link.
    server: Option<DeepLink>,
    /// Link that was given, if it was one.
    given_link: Option<DeepLink>,
    /// `true` if a QR code is printed.
    qr: bool,
    language: Option<Language>,
    /// Game exported on another device.
    imported: Option<IdentifiedGame>,
    /// Backup or save to import.
    opened: Option<PathBuf>,
    map: Option<PathBuf>,
    level: Option<Level>,
    moves: Option<u16>,
    /// File of the screenshot.
    file: Option<PathBuf>,
    picture: PictureOptions,
    /// File of the animation.
    animation: Option<PathBuf>,
    /// First given option that requires `--screenshot`.
    picture_option: Option<&'static str>,
    /// First given option that requires `--screenshot` or `--animate`.
    any_picture_option: Option<&'static str>,
}

impl RunOptions {
    /// Returns the options of the screenshot, and notes that this one was given.
    fn picture(&mut self, option: &'static str) -> &mut PictureOptions {
        self.picture_option.get_or_insert(option);
        &mut self.picture
    }

    /// Returns the options of the picture, and notes that this one was given, which an animation has, too.
    fn any_picture(&mut self, option: &'static str) -> &mut PictureOptions {
        self.any_picture_option.get_or_insert(option);
        &mut self.picture
    }

    /// Returns `true` if a game, a server or a file was given.
    const fn has_what_to_open(&self) -> bool {
        self.code.is_some()
            || self.imported.is_some()
            || self.server.is_some()
            || self.opened.is_some()
    }

    /// Adds a backup or a save to import.
    fn add_file(&mut self, file: PathBuf) -> Result<(), String> {
        if self.has_what_to_open() {
            let name = file.display();
            return Err(format!(
                "{name} is opened without other games, links or files"
            ));
        }
        self.opened = Some(file);
        Ok(())
    }

    /// Adds a word that is not an option: a file, or a part of a text with a game.
    fn add_word(&mut self, word: OsString) -> Result<(), String> {
        if let Some(file) = file_to_open(&word)? {
            self.add_words()?;
            return self.add_file(file);
        }
        match text_in_file(&word)? {
            Some(text) => {
                self.add_words()?;
                let name = word.display();
                { self.add_game(&text) }.map_err(|error| format!("{name}: {error}"))
            }
            None => {
                let word = word.string().map_err(|error| error.to_string())?;
                self.words.push(word);
                Ok(())
            }
        }
    }

    /// Adds the games of the words so far.
    fn add_words(&mut self) -> Result<(), String> {
        let words = join_words(std::mem::take(&mut self.words));
        words.iter().try_for_each(|word| self.add_game(word))
    }

    /// Adds the game of a game code or of a text exported on another device.
    fn add_game(&mut self, word: &str) -> Result<(), String> {
        if self.has_what_to_open() {
            let begins: String = word.chars().take(40).collect();
            return Err(format!(
                "one game code is enough: \"{begins}\" is a second one"
            ));
        }
        match recognize(word) {
            Ok(Received::Codes(codes)) => {
                let code = only(codes).map_err(|error| error.to_string())?;
                if is_link(&plain_text(word)) {
                    self.given_link = Some(DeepLink::Game(Box::new(code.clone())));
                }
                self.code = Some(code);
            }
            Ok(Received::Server(link)) => {
                self.given_link = Some(link.clone());
                self.server = Some(link);
            }
            Ok(Received::Game(text)) => {
                let game = import_game(&text);
                let game = game.map_err(|error| format!("that game cannot be taken over: {error}"));
                self.imported = Some(game?);
            }
            Ok(Received::Backup(_)) => {
                return Err("that is a backup: save it as a file, and import that".to_owned());
            }
            Err(ReceivedError::Link(error)) => {
                return Err(format!("that link cannot be opened: {error}"));
            }
            Err(error) => return Err(error.to_string()),
        }
        Ok(())
    }

    /// Checks that the options go together, and returns the request.
    fn command(mut self) -> Result<Command, String> {
        let map_option = self.map.as_ref().map(|_| "--map");
        let unfit = map_option.or(self.level.map(|_| "--level"));
        if let (Some(option), Some(_)) = (unfit, &self.imported) {
            return Err(format!(
                "{option} goes with a game code: a game from another device has its own board and players"
            ));
        }
        if let Some(file) = &self.opened {
            let options = [
                map_option.or(self.level.map(|_| "--level")),
                self.file.as_ref().map(|_| "--screenshot"),
            ];
            if let Some(option) = options.into_iter().flatten().next() {
                let name = file.display();
                return Err(format!("{option} does not go with the file {name}"));
            }
        }
        if let (Some(_), Some(_)) = (&self.map, &self.server) {
            return Err("--map goes with a game code, not with a link to a server".to_owned());
        }
        // A window that is open already would not know of the other options.
        if self.map.is_some() || self.level.is_some() || self.moves.is_some() {
            self.given_link = None;
        }
        if let Some(path) = self.map.take() {
            self.code = Some(on_map(self.code.take(), &path)?);
        }
        let has_game = self.code.is_some() || self.imported.is_some();
        match (has_game, self.picture.screen) {
            (true, Some(screen)) if screen != Screen::Share => {
                return Err("--screen goes without a game code: a code shows its game".to_owned());
            }
            (false, Some(Screen::Share)) => {
                return Err("--screen share goes with a game code".to_owned());
            }
            _ => {}
        }
        let level_option = self.level.map(|_| "--level");
        let game_option = level_option.or(self.moves.map(|_| "--moves"));
        let film_option = self.picture.film.map(|_| "--film");
        let animate_option = self.animation.as_ref().map(|_| "--animate");
        let game_option = game_option.or(film_option).or(animate_option);
        if let (false, Some(option)) = (has_game, game_option) {
            return Err(format!("{option} goes with a game code"));
        }
        if self.qr {
            return self.qr_code();
        }
        match self.animation.take() {
            Some(path) => self.animation(path),
            None => Ok(Command::Run(Box::new(self.launch()?))),
        }
    }

    /// Returns the QR code of the link to the game or the server, and the link.
    fn qr_code(self) -> Result<Command, String> {
        let others = [
            self.level.map(|_| "--level"),
            self.moves.map(|_| "--moves"),
            self.file.as_ref().map(|_| "--screenshot"),
            self.animation.as_ref().map(|_| "--animate"),
            self.picture_option,
            self.any_picture_option,
        ];
        if let Some(option) = others.into_iter().flatten().next() {
            return Err(format!("{option} does not go with --qr"));
        }
        let link = match (self.code, self.server) {
            // The options that the rules decide make the code whole.
            (Some(code), _) => DeepLink::Game(Box::new(begin(code, None)?.code().clone())),
            (None, Some(server)) => server,
            (None, None) => {
                return Err(
                    "--qr goes with a game code, or a link to a game or a server".to_owned(),
                );
            }
        };
        let link = link.to_string();
        let picture = QrCode::of(&link).map_err(|error| format!("--qr: {error}"))?;
        let picture = picture.to_terminal(std::io::stdout().is_terminal());
        Ok(Command::Print(format!("{picture}{link}\n")))
    }

    /// Returns the animation of the game. The computer plays a game that has no moves.
    fn animation(mut self, path: PathBuf) -> Result<Command, String> {
        let screenshot_option = self.file.as_ref().map(|_| "--screenshot");
        if let Some(option) = screenshot_option.or(self.picture_option) {
            return Err(format!("{option} does not go with --animate FILE"));
        }
        let has_moves = { self.imported.as_ref() }.is_some_and(|game| game.game.cursor() > 0);
        if !has_moves {
            self.moves.get_or_insert(MOST_MOVES);
        }
        let PictureOptions {
            theme,
            palette,
            size,
            every,
            ..
        } = self.picture;
        let Some(IdentifiedGame { game, .. }) = self.game()? else {
            return Err("--animate goes with a game code".to_owned());
        };
        let theme = Theme::chosen(theme, false, palette.paints().unwrap_or(STANDARD));
        let animation = AnimationFile::new(path, game, theme, size, every)?;
        Ok(Command::Animate(Box::new(animation)))
    }

    /// Starts the game, and lets the computer make its first moves.
    fn game(&mut self) -> Result<Option<IdentifiedGame>, String> {
        let mut game = match self.code.take() {
            Some(code) => Some(IdentifiedGame::from(begin(code, self.level)?)),
            None => self.imported.take(),
        };
        if let Some(IdentifiedGame { game, .. }) = &mut game {
            game.play_computer_moves(self.moves.unwrap_or_default().into())
                .map_err(|error| error.to_string())?;
        }
        Ok(game)
    }

    /// Checks the options of a picture, and starts the game.
    fn launch(mut self) -> Result<Launch, String> {
        let option = self.picture_option.or(self.any_picture_option);
        if let (Some(option), None) = (option, &self.file) {
            let or_animation = match self.picture_option {
                Some(_) => "",
                None => " or --animate FILE",
            };
            return Err(format!(
                "{option} goes with --screenshot FILE{or_animation}"
            ));
        }
        let is_film = self.picture.film.is_some();
        if self.picture.every.is_some() && !is_film {
            return Err("--every goes with --film N or --animate FILE".to_owned());
        }
        let frames = u32::from(self.picture.film.unwrap_or(1));
        let UVec2 { x, y } = self.picture.size();
        let pixels = x * y * frames;
        if is_film && pixels > LARGEST_FILM {
            return Err(format!(
                "--film: {frames} frames of {x}x{y} are {pixels} pixels; at most {LARGEST_FILM} make a picture"
            ));
        }
        let mut game = self.game()?;
        if let Some(IdentifiedGame { game, .. }) = game.as_mut().filter(|_| is_film) {
            // A film shows the last move.
            let Some(before) = game.cursor().checked_sub(1) else {
                return Err("--film shows the last move: --moves N makes some".to_owned());
            };
            game.go_to(before);
        }
        let shot = self.file.map(|file| self.picture.shot(file));
        Ok(Launch {
            game,
            shot,
            link: self.server,
            given_link: self.given_link,
            file: self.opened,
            join: None,
            language: self.language,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessella::games::Rules;
    use tessella::session::export_game;

    #[test]
    fn help_names_each_language() {
        let help = help();
        for language in Language::ALL {
            assert!(help.contains(language.tag()), "{}", language.tag());
        }
        let error = language("xx").expect_err("no such language");
        assert!(error.contains("zh-Hant") && error.contains("xx"), "{error}");
    }

    /// Parses a command line that opens a window.
    fn launch(words: &[&str]) -> Result<Launch, String> {
        match parse(lexopt::Parser::from_args(words))? {
            Command::Run(launch) => Ok(*launch),
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
        let large = [&picture[..], &["--size", "8192x8192"]].concat();
        for (words, expected) in [
            (&picture[..], "--moves N makes some"),
            (&picture[..4], "--film goes with a game code"),
            (&picture[2..], "--film goes with --screenshot FILE"),
            (
                &large[..],
                "8 frames of 8192x8192 are 536870912 pixels; at most 67108864",
            ),
            (
                &["--screenshot", "a.png", "--every", "50", code][..],
                "--every goes with --film N or --animate FILE",
            ),
        ] {
            let refused = launch(words).err().expect("a refusal");
            assert!(refused.contains(expected), "{refused}, not {expected}");
        }
    }

    #[test]
    fn animation_has_the_moves_of_the_game_or_the_computers() {
        let animation = |words: &[&str]| match parse(lexopt::Parser::from_args(words))? {
            Command::Animate(animation) => Ok(animation),
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
                "--symbols does not go with --animate",
            ),
            (
                &["--animate", "a.gif", code, "--screenshot", "b.png"],
                "--screenshot does not go with --animate",
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
                "--level does not go with --qr",
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
