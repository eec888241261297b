//! Wakes the event loop of the window from other threads.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::sync::Arc;

/// Handle that other threads use to request a frame. An idle window would see their results only after a minute.
#[derive(Resource, Clone, Default)]
pub struct Waker(Option<Arc<dyn Fn() + Send + Sync>>);

impl Waker {
    /// Requests a frame. Without a window, this does nothing.
    pub fn wake(&self) {
        if let Some(wake) = &self.0 {
            wake();
        }
    }
}

/// Creates the waker of the window, if winit's plugin was added before.
pub(super) fn plugin(app: &mut App) {
    let proxy = app.world().get_resource::<EventLoopProxyWrapper>();
    let waker = Waker(proxy.map(|proxy| {
        let proxy = (**proxy).clone();
        Arc::new(move || {
            if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                debug!("the window is closed already");
            }
        }) as Arc<dyn Fn() + Send + Sync>
    }));
    app.insert_resource(waker);
}
