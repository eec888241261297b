//! The way of the actions that keys and gamepad buttons stand for.

use crate::core::controls::Action;
use crate::core::on_screen_keyboard::KeyboardSpace;
use crate::core::{CurrentGame, GoBack, Input, InputQueue, OpenScreen, Screen};
use crate::input::meaning::{can_visit, input_of};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tessella_games::Rules;
use tessella_session::Session;

/// What keys and gamepad buttons act on: the game on the screen, or the screens.
#[derive(SystemParam)]
pub(super) struct ActionRouter<'w, 's> {
    screen: Res<'w, State<Screen>>,
    current: Res<'w, CurrentGame>,
    keyboard: Res<'w, KeyboardSpace>,
    queue: ResMut<'w, InputQueue>,
    commands: Commands<'w, 's>,
}

impl ActionRouter<'_, '_> {
    /// Returns the game on the screen.
    pub(super) fn game(&self) -> Option<&Session> {
        let is_shown = *self.screen.get() == Screen::Play;
        self.current.game().filter(|_| is_shown)
    }

    /// Returns `true` if no input waits.
    pub(super) fn is_idle(&self) -> bool {
        self.queue.is_empty()
    }

    /// Returns the input of an action. What moves the focus and presses what is in focus is left to the widgets unless it `is_free`
    /// for the board.
    pub(super) fn input_of(&self, action: Action, is_free: bool) -> Option<Input> {
        match action {
            // It hides the on-screen keyboard.
            Action::Back if self.keyboard.is_shown() => None,
            Action::Back => Some(Input::Back),
            Action::Help => Some(Input::Help).filter(|_| can_visit(*self.screen.get())),
            _ if action.moves_focus() && !is_free => None,
            _ => input_of(action, self.game()?.position().board()),
        }
    }

    /// Puts an input into the queue of the game, or goes back or opens the help on another screen.
    pub(super) fn send(&mut self, input: Input, event_number: Option<usize>) {
        let is_shown = *self.screen.get() == Screen::Play;
        match (input, event_number) {
            (Input::Back, _) if !is_shown => self.commands.trigger(GoBack),
            (Input::Help, _) if !is_shown => self.commands.trigger(OpenScreen(Screen::Help)),
            (_, Some(number)) => self.queue.push_event(number, input),
            (_, None) => self.queue.push(input),
        }
    }
}
