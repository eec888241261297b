//! Steps that are taken only when they are asked for twice: the first press asks, the second one acts.

use crate::core::egui_keys::is_repeated_press;
use crate::core::messages::{GameRequest, NetRequest};
use crate::core::states::{Phase, Screen};
use bevy::prelude::*;
use bevy_egui::egui::Context;
use tessella_lobby::{PersonId, RoomId};

/// Step that is taken only when it is asked for twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Resetting or forgetting what the current screen shows.
    Reset,
    /// Giving up the network game.
    GiveUp,
    /// Taking back all moves in a network race, where they cannot be redone.
    RestartRace,
    /// Leaving a match or a tournament that is being played.
    ForfeitReason,
    /// Leaving the server during a match or a tournament.
    LeaveServer,
    /// Closing the server on this device while others are connected, or during a match.
    CloseServer,
    /// Withdrawing from a running tournament.
    Withdraw,
    /// Ending a tournament before its last round.
    EndTournament,
    /// Opening another tournament, whose entrants replace the standings of the last one.
    NewTournament,
    /// Removing a person from the player's room.
    RemoveFromRoom(PersonId),
    /// Removing a person from the player's room, and not letting their device in again.
    BanFromRoom(PersonId),
    /// Closing the player's room.
    CloseOwnRoom,
    /// Removing a person from the server.
    RemovePerson(PersonId),
    /// Removing a person from the server, and not letting their device in again.
    BanPerson(PersonId),
    /// Closing a room of the server.
    CloseRoom(RoomId),
    /// Ending the server after its games.
    Drain,
}

/// The question that waits for its second press. There is one at a time.
#[derive(Resource, Debug, Default)]
pub struct Confirmation {
    asked: Option<Question>,
}

impl Confirmation {
    /// Returns the question that waits for its second press.
    pub const fn asked(&self) -> Option<Question> {
        self.asked
    }

    /// Returns `true` if this question waits for its second press.
    pub fn is_asked(&self, question: Question) -> bool {
        self.asked == Some(question)
    }

    /// Handles a press. Returns `true` for the second one in a row.
    pub fn confirms(&mut self, question: Question) -> bool {
        let is_confirmed = self.is_asked(question);
        self.asked = (!is_confirmed).then_some(question);
        is_confirmed
    }

    /// Handles the press of a button in egui. A held key that repeats neither asks nor answers.
    pub fn confirms_press(&mut self, context: &Context, question: Question) -> bool {
        !is_repeated_press(context) && self.confirms(question)
    }

    /// Handles the press of a step in egui that may need a question. Returns `true` if the step is to be taken.
    pub fn allows_press(&mut self, context: &Context, question: Option<Question>) -> bool {
        question.is_none_or(|question| self.confirms_press(context, question))
    }

    /// Handles the press of a step that may need a question. Returns `true` if the step is to be taken.
    pub fn allows(&mut self, question: Option<Question>) -> bool {
        match question {
            Some(question) => self.confirms(question),
            None => true,
        }
    }

    /// Forgets the first press. Returns `false` if there was none.
    pub const fn withdraw(&mut self) -> bool {
        self.asked.take().is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Confirmation>().add_systems(
        Update,
        (
            forget_question.run_if(state_changed::<Screen>.or_else(state_changed::<Phase>)),
            forget_question_after_request,
        ),
    );
}

/// Forgets the first press on another screen, and in another phase of the game.
fn forget_question(mut confirmation: ResMut<Confirmation>) {
    confirmation.withdraw();
}

/// Forgets the first press once the player does something else: a later press might not be meant for it any more.
fn forget_question_after_request(
    mut game: MessageReader<GameRequest>,
    mut net: MessageReader<NetRequest>,
    mut confirmation: ResMut<Confirmation>,
) {
    // A restart in a race asks by itself, when the authority gets the request.
    let is_other = |request: &&GameRequest| **request != GameRequest::Restart;
    if game.read().filter(is_other).count() + net.read().count() > 0 {
        confirmation.withdraw();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn second_press_in_a_row_confirms() {
        let mut confirmation = Confirmation::default();
        let (one, other) = (
            Question::BanPerson(PersonId(1)),
            Question::BanPerson(PersonId(2)),
        );
        assert!(!confirmation.confirms(one));
        assert!(!confirmation.confirms(other), "another question");
        assert!(!confirmation.confirms(one));
        assert!(confirmation.confirms(one));
        assert_eq!(confirmation.asked(), None, "the next press asks again");
        assert!(!confirmation.confirms(one));
        assert!(confirmation.withdraw() && !confirmation.withdraw());
        assert!(!confirmation.confirms(one));
        assert!(confirmation.allows(None) && confirmation.is_asked(one));
    }
}
