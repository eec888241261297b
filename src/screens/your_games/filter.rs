//! Choice of the games that are listed.

use crate::core::language::SpokenLanguage;
use crate::screens::game_list::ListedGame;
use crate::ui;
use bevy_egui::egui::Ui;
use tessella_language::{Language, tr};

/// Games that are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Filter {
    #[default]
    All,
    Unfinished,
    Finished,
    Favourites,
}

impl Filter {
    pub(super) fn accepts(self, game: &ListedGame) -> bool {
        match self {
            Self::All => true,
            // A favourite may be a board on which no move was made.
            Self::Unfinished => game.stored.can_continue(),
            Self::Finished => game.stored.is_over,
            Self::Favourites => game.stored.is_favourite,
        }
    }

    /// Returns the sentence shown when no game is listed.
    pub(super) fn nothing(self, language: Language) -> &'static str {
        match self {
            Self::All => tr!(language, "your-games-no-game"),
            Self::Unfinished => tr!(language, "your-games-no-unfinished"),
            Self::Finished => tr!(language, "your-games-no-finished"),
            Self::Favourites => tr!(language, "your-games-no-favourite"),
        }
    }
}

/// Draws the choice of the games that are listed.
pub(super) fn draw_filter(ui: &mut Ui, filter: &mut Filter) {
    let language = ui.language();
    let options = [
        (Filter::All, tr!(language, "your-games-all")),
        (Filter::Unfinished, tr!(language, "your-games-unfinished")),
        (Filter::Finished, tr!(language, "your-games-finished")),
        (Filter::Favourites, tr!(language, "your-games-favourites")),
    ];
    ui::choice(ui, tr!(language, "your-games-show"), &options, filter);
}
