//! Headless Bevy apps, for the threads of servers and clients.

use bevy_app::prelude::*;
use bevy_ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy_time::TimePlugin;

/// Plugin that measures time, and runs all systems on the thread that calls [`App::update`]: they are short and depend
/// on each other, and the task pools belong to the window.
pub(super) struct HeadlessPlugin;

impl Plugin for HeadlessPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(TimePlugin);
    }

    fn finish(&self, app: &mut App) {
        let mut schedules = app.world_mut().resource_mut::<Schedules>();
        for (_, schedule) in schedules.iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    }
}
