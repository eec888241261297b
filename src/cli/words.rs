//! Words of the command line that are not options: game codes, links, texts of games and files.

use super::open::{file_to_open, text_in_file};
use std::ffi::OsString;
use std::path::PathBuf;
use tessella_games::GameCode;
use tessella_library::links::{DeepLink, is_link};
use tessella_library::received::{
    Received, ReceivedError, join_words, only, plain_text, recognize,
};
use tessella_session::{IdentifiedGame, import_game};

/// What the words name: at most one game, server or file.
#[derive(Default)]
pub(super) struct Named {
    pub(super) code: Option<GameCode>,
    /// Game exported on another device.
    pub(super) imported: Option<IdentifiedGame>,
    /// Server of a link.
    pub(super) server: Option<DeepLink>,
    /// The link itself, to a game or a server.
    pub(super) link: Option<DeepLink>,
    /// Backup or save to import.
    pub(super) file: Option<PathBuf>,
}

impl Named {
    /// Parses the words. Game codes may have blanks after their commas.
    ///
    /// # Errors
    /// One line that says which word is wrong.
    pub(super) fn parse(words: Vec<OsString>) -> Result<Self, String> {
        let (mut named, mut texts) = (Self::default(), Vec::new());
        for word in words {
            if let Some(file) = file_to_open(&word)? {
                named.add_texts(&mut texts)?;
                named.add_file(file)?;
            } else if let Some(text) = text_in_file(&word)? {
                named.add_texts(&mut texts)?;
                let added = named.add_text(&text);
                added.map_err(|error| format!("{}: {error}", word.display()))?;
            } else {
                let expected = |word: OsString| format!("expected UTF-8, not {word:?}");
                texts.push(word.into_string().map_err(expected)?);
            }
        }
        named.add_texts(&mut texts)?;
        Ok(named)
    }

    const fn is_taken(&self) -> bool {
        self.code.is_some()
            || self.imported.is_some()
            || self.server.is_some()
            || self.file.is_some()
    }

    /// Adds a backup or a save to import.
    fn add_file(&mut self, file: PathBuf) -> Result<(), String> {
        if self.is_taken() {
            let name = file.display();
            return Err(format!(
                "{name} is opened without other games, links or files"
            ));
        }
        self.file = Some(file);
        Ok(())
    }

    /// Adds the games of the texts so far.
    fn add_texts(&mut self, texts: &mut Vec<String>) -> Result<(), String> {
        let texts = join_words(std::mem::take(texts));
        texts.iter().try_for_each(|text| self.add_text(text))
    }

    /// Adds a game code, a link, or a text exported on another device.
    fn add_text(&mut self, text: &str) -> Result<(), String> {
        if self.is_taken() {
            let start: String = text.chars().take(40).collect();
            return Err(format!(
                "one game code is enough: \"{start}\" is a second one"
            ));
        }
        match recognize(text) {
            Ok(Received::Codes(codes)) => {
                let code = only(codes).map_err(|error| error.to_string())?;
                if is_link(&plain_text(text)) {
                    self.link = Some(DeepLink::Game(Box::new(code.clone())));
                }
                self.code = Some(code);
            }
            Ok(Received::Server(link)) => {
                self.link = Some(link.clone());
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
}
