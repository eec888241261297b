//! State of the app and of its game.

use super::Stage;
use bevy::prelude::*;
use tessella::board::AnimationClock;
use tessella::core::{CurrentGame, Hint, Phase, Screen, Vibrate};
use tessella::sound::{PlaySound, Sound};
use tessella_games::{Advice, Colour, Move, Rules};
use tessella_session::{GameLibrary, Session, StoredGame};

/// Sounds that were requested since [`Stage::record_sounds`].
#[derive(Resource, Default)]
struct RecordedSounds(Vec<Sound>);

/// Vibrations that were requested since [`Stage::record_vibrations`].
#[derive(Resource, Default)]
struct RecordedVibrations(Vec<Vibrate>);

impl Stage {
    /// Records the sounds that are requested from now on.
    pub fn record_sounds(&mut self) {
        self.app.init_resource::<RecordedSounds>().add_systems(
            Last,
            |mut sounds: MessageReader<PlaySound>, mut recorded: ResMut<RecordedSounds>| {
                recorded.0.extend(sounds.read().map(|play| play.sound));
            },
        );
        self.frame();
    }

    /// Records the vibrations that are requested from now on.
    pub fn record_vibrations(&mut self) {
        self.app.init_resource::<RecordedVibrations>().add_observer(
            |request: On<Vibrate>, mut recorded: ResMut<RecordedVibrations>| {
                recorded.0.push(*request);
            },
        );
        self.frame();
    }

    /// Returns the vibrations that were requested since the last call.
    pub fn take_vibrations(&mut self) -> Vec<Vibrate> {
        std::mem::take(&mut self.world().resource_mut::<RecordedVibrations>().0)
    }

    /// Returns the sounds that were requested since the last call.
    pub fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.world().resource_mut::<RecordedSounds>().0)
    }

    /// Returns the app's world.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Returns a resource of the app.
    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    /// Returns the current screen.
    pub fn screen(&self) -> Screen {
        *self.resource::<State<Screen>>().get()
    }

    /// Returns the phase of the game; `None` on other screens.
    pub fn phase(&self) -> Option<Phase> {
        let phase = self.app.world().get_resource::<State<Phase>>();
        phase.map(|phase| *phase.get())
    }

    /// Returns the current game.
    pub fn game(&self) -> &Session {
        self.resource::<CurrentGame>().game().expect("a game")
    }

    /// Returns the games of the device.
    pub fn library(&self) -> &GameLibrary {
        &self.resource::<CurrentGame>().local
    }

    /// Returns all games of the device, the one being played first.
    pub fn games(&self) -> Vec<StoredGame> {
        self.library().games()
    }

    /// Returns the number of moves made.
    pub fn cursor(&self) -> usize {
        self.game().cursor()
    }

    /// Returns the legal colours.
    pub fn legal(&self) -> Vec<Colour> {
        self.game()
            .position()
            .legal_moves()
            .into_iter()
            .filter_map(|mv| match mv {
                Move::Paint(colour) => Some(colour),
                _ => None,
            })
            .collect()
    }

    /// Returns `true` while an animation runs on the board.
    pub fn is_animating(&self) -> bool {
        self.resource::<AnimationClock>().is_running()
    }

    /// Returns the state of the hint.
    pub fn hint(&self) -> &Hint {
        self.resource::<Hint>()
    }

    /// Returns the hinted move once it is found.
    pub fn hinted(&self) -> Option<Move> {
        match self.hint() {
            Hint::Found(Advice::Play { mv, .. }) => Some(*mv),
            _ => None,
        }
    }

    /// Returns the number of entities with this component.
    pub fn count<C: Component>(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&C>().iter(world).count()
    }
}
