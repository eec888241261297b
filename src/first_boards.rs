//! The first boards after a lesson: small ones, which grow as the player wins, until they are as large as usual. Whoever sets up a
//! game of the kind leaves them for good.

use crate::core::settings::Settings;
use crate::core::{CommitSystems, CurrentGame, FrameSystems, MoveCommitted};
use crate::games::LastSetup;
use bevy::prelude::*;
use tessella_boards::{Shape, Square};
use tessella_games::{Game, Outcome, Rules};
use tessella_session::Session;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        grow_first_board
            .after(CommitSystems)
            .in_set(FrameSystems::Play),
    );
}

/// Makes the next first board larger once the player has won the one of now.
fn grow_first_board(
    mut committed: MessageReader<MoveCommitted>,
    current: Res<CurrentGame>,
    mut settings: ResMut<Settings>,
) {
    if committed.read().count() == 0 {
        return;
    }
    let Some(game) = current.local_game() else {
        return;
    };
    let is_won = matches!(game.position().outcome(), Some(Outcome::Won(_)));
    let name = game.code().setup.game().name();
    if let Some(&number) = settings.first_boards.get(name)
        && is_won
        && is_first_board(game, number)
    {
        settings.first_boards.insert(name.to_owned(), number + 1);
    }
}

/// Returns `true` if a game is on the first board of this number, from 0.
fn is_first_board(game: &Session, number: u8) -> bool {
    let setup = &game.code().setup;
    let sizes = LastSetup::first_boards(setup.game());
    let size = sizes.get(usize::from(number)).copied();
    size.is_some_and(|(width, height)| {
        setup.plan().shape == Shape::Square(Square::new(width, height))
    })
}

/// Returns the choices for the first board that is next, or for the usual one after the last of them, which leaves them; `None` if
/// the player has left them.
pub fn take_first_board(settings: &mut ResMut<Settings>, of: Game) -> Option<LastSetup> {
    let number = *settings.first_boards.get(of.name())?;
    if usize::from(number) >= LastSetup::first_boards(of).len() {
        settings.first_boards.remove(of.name());
    }
    Some(LastSetup::default().with_first_board(of, number))
}

/// Returns the choices for the board that follows a game on a first board; `None` if it is none.
pub fn first_board_after(settings: &mut ResMut<Settings>, game: &Session) -> Option<LastSetup> {
    let of = game.code().setup.game();
    let next = *settings.first_boards.get(of.name())?;
    let is_one = (0..=next).any(|number| is_first_board(game, number));
    is_one.then(|| take_first_board(settings, of)).flatten()
}
