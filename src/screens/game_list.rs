//! List of the games of this device, as the screens show it.

use crate::core::{CurrentGame, RedrawAppExt, Screen};
use crate::text::Text;
use bevy::prelude::*;
use std::collections::HashMap;
use tessella_games::{Game, GameCode};
use tessella_language::{Language, tr};
use tessella_session::{GameId, RestoreError, Session, StoredGame};

/// Games of this device, the one played last first.
#[derive(Resource, Default)]
pub(super) struct GameList {
    games: Vec<ListedGame>,
    previews: HashMap<GameId, Result<Session, RestoreError>>,
    /// `true` if a game was restored in this frame. It may take long, so it is done for one game a frame.
    has_restored: bool,
}

/// Game in a [`GameList`].
#[derive(Clone)]
pub(super) struct ListedGame {
    pub(super) stored: StoredGame,
    /// `None` if the code of the stored game is not one of this version.
    pub(super) game: Option<Game>,
    /// Number among the listed games, from 1.
    number: usize,
}

impl ListedGame {
    /// Returns the name of the game, such as "Drench".
    pub(super) fn title(&self, language: Language) -> String {
        match self.game {
            Some(game) => game.text(language),
            None => tr!(language, "game-card-unknown").to_owned(),
        }
    }

    /// Returns the unique label of the game's card.
    pub(super) fn name(&self, language: Language) -> String {
        let game = self.title(language);
        tr!(language, "game-card-name", number = self.number, game)
    }

    /// Returns `true` if a move was made in the game, or the player marked it.
    fn is_kept(&self) -> bool {
        !self.stored.record.moves.is_empty() || self.stored.is_favourite
    }
}

impl GameList {
    /// Returns the games in which a move was made, or that the player marked.
    pub(super) fn kept(&self) -> impl Iterator<Item = &ListedGame> {
        self.games.iter().filter(|game| game.is_kept())
    }

    /// Returns the games to go on with, as far as it is known that they can be opened.
    pub(super) fn continuable(&self) -> impl Iterator<Item = &ListedGame> {
        let is_broken = |id| matches!(self.previews.get(&id), Some(Err(_)));
        let games = self.games.iter();
        games.filter(move |game| game.stored.can_continue() && !is_broken(game.stored.id))
    }

    /// Returns the kind of the game played last.
    pub(super) fn last_kind(&self) -> Option<Game> {
        self.games.iter().find_map(|listed| listed.game)
    }

    /// Returns the position of a listed game, or the reason that there is none; `None` until a later frame.
    pub(super) fn preview(&mut self, id: GameId) -> Option<&Result<Session, RestoreError>> {
        if !self.previews.contains_key(&id) && !self.has_restored {
            let listed = self.games.iter().find(|game| game.stored.id == id)?;
            let game = Session::restore(&listed.stored.record);
            self.previews.insert(id, game);
            self.has_restored = true;
        }
        self.previews.get(&id)
    }

    /// Returns `true` if a game was restored since the last call. Another frame may restore the next one.
    pub(super) fn take_restored(&mut self) -> bool {
        std::mem::take(&mut self.has_restored)
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_changed = |current: Res<CurrentGame>| current.is_changed();
    let is_listed = in_state(Screen::Title).or_else(in_state(Screen::Games));
    app.init_redraw_resource::<GameList>()
        .add_systems(OnEnter(Screen::Title), list_games)
        .add_systems(OnEnter(Screen::Games), list_games)
        .add_systems(PreUpdate, list_games.run_if(is_changed.and_then(is_listed)));
}

fn list_games(current: Res<CurrentGame>, mut list: ResMut<GameList>) {
    let games = current.local.games().into_iter().enumerate();
    let games: Vec<ListedGame> = games
        .map(|(index, stored)| {
            let code = stored.record.code.parse::<GameCode>().ok();
            ListedGame {
                stored,
                game: code.map(|code| code.setup.game()),
                number: index + 1,
            }
        })
        .collect();
    // The preview of a game that was played since shows an older position.
    let known = |id: &GameId| -> Option<&StoredGame> {
        let listed = list.games.iter().find(|game| game.stored.id == *id)?;
        Some(&listed.stored)
    };
    let is_same = |listed: &ListedGame| {
        known(&listed.stored.id).is_some_and(|before| before.record == listed.stored.record)
    };
    let same: Vec<GameId> = games
        .iter()
        .filter(|&listed| is_same(listed))
        .map(|listed| listed.stored.id)
        .collect();
    list.previews.retain(|id, _| same.contains(id));
    list.games = games;
}
