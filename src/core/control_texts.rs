//! The player's keys and gamepad buttons as texts, in the language of the window.

use crate::core::controls::{Action, ControlNames};
use crate::core::language::CurrentLanguage;
use crate::core::settings::Settings;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use tessella_language::tr;

/// The player's keys and buttons as texts.
#[derive(SystemParam)]
pub struct ControlTexts<'w> {
    settings: Res<'w, Settings>,
    names: Res<'w, ControlNames>,
    language: Res<'w, CurrentLanguage>,
}

impl ControlTexts<'_> {
    /// Returns the names of the keys of an action; empty if there are none.
    pub fn keys(&self, action: Action) -> String {
        self.names
            .keys(&self.settings.controls, action, self.language.0)
    }

    /// Returns the names of the keys of several actions.
    pub fn keys_of_all(&self, actions: &[Action]) -> String {
        let controls = &self.settings.controls;
        self.names.keys_of_all(controls, actions, self.language.0)
    }

    /// Returns the name of the gamepad button of an action; empty if there is none.
    pub fn button(&self, action: Action) -> String {
        let button = self.settings.controls.button(action);
        button.map_or_else(String::new, |button| {
            self.names.pad().label(button, self.language.0)
        })
    }

    /// Returns a label with the keys of its action.
    pub fn with_keys(&self, action: Action, label: &str) -> String {
        let keys = self.keys(action);
        if keys.is_empty() {
            label.to_owned()
        } else {
            tr!(
                self.language.0,
                "label-with-key",
                label = label.to_owned(),
                key = keys
            )
        }
    }
}
