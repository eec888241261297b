//! Chapters of the help, and what they say.

use crate::core::ControlTexts;
use crate::core::controls::Action;
use crate::games::about;
use crate::text::Text;
use bevy::prelude::*;
use tessella_games::Game;
use tessella_language::{Language, tr};

/// A chapter.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chapter {
    Game(Game),
    Boards,
    Choosing,
    Keys,
}

impl Chapter {
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let games = Game::ALL.iter().copied().map(Self::Game);
        games.chain([Self::Boards, Self::Choosing, Self::Keys])
    }

    pub(super) fn title(self, language: Language) -> String {
        match self {
            Self::Game(game) => game.text(language),
            Self::Boards => tr!(language, "help-boards").to_owned(),
            Self::Choosing => tr!(language, "help-choosing").to_owned(),
            Self::Keys => tr!(language, "help-keys").to_owned(),
        }
    }

    pub(super) fn paragraphs(self, controls: &ControlTexts, language: Language) -> Vec<String> {
        match self {
            Self::Game(game) => {
                let rules = (about(game).rules)(language).into_iter();
                rules.map(str::to_owned).collect()
            }
            Self::Boards => board_paragraphs(controls, language),
            Self::Choosing => choosing_paragraphs(controls, language),
            Self::Keys => key_paragraphs(controls, language),
        }
    }
}

fn board_paragraphs(controls: &ControlTexts, language: Language) -> Vec<String> {
    let left = or_dash(controls.keys(Action::TurnLeft));
    let right = or_dash(controls.keys(Action::TurnRight));
    vec![
        tr!(language, "help-boards-tiles").to_owned(),
        tr!(language, "help-boards-cube").to_owned(),
        tr!(language, "help-boards-stacked", left, right),
        tr!(language, "help-boards-four-dimensions").to_owned(),
        tr!(language, "help-boards-hills").to_owned(),
        tr!(language, "help-boards-map").to_owned(),
    ]
}

fn choosing_paragraphs(controls: &ControlTexts, language: Language) -> Vec<String> {
    let arrows = or_dash(controls.keys_of_all(&Action::ARROWS));
    let diagonals = or_dash(controls.keys_of_all(&Action::DIAGONALS));
    let choose = or_dash(controls.keys(Action::Choose));
    let closer = or_dash(controls.keys(Action::ZoomIn));
    let farther = or_dash(controls.keys(Action::ZoomOut));
    vec![
        tr!(language, "help-choosing-tile").to_owned(),
        tr!(language, "help-choosing-keys", arrows, diagonals, choose),
        tr!(language, "help-choosing-zoom", closer, farther),
    ]
}

/// Returns the list of all keys and buttons, and what else there is to know about them.
fn key_paragraphs(controls: &ControlTexts, language: Language) -> Vec<String> {
    let lines = Action::ALL.into_iter().map(|action| {
        let all = [controls.keys(action), controls.button(action)];
        let all = all.into_iter().filter(|names| !names.is_empty());
        let keys = or_dash(all.collect::<Vec<_>>().join(" · "));
        let action = action.label(language);
        tr!(language, "help-keys-line", action, keys)
    });
    vec![
        lines.collect::<Vec<_>>().join("\n"),
        tr!(language, "help-keys-change").to_owned(),
        tr!(language, "help-keys-others").to_owned(),
        tr!(language, "help-keys-saved").to_owned(),
    ]
}

/// Returns names of keys, or a dash in place of none.
fn or_dash(names: String) -> String {
    if names.is_empty() {
        "–".to_owned()
    } else {
        names
    }
}
