//! Work of the window on other threads. [`tessella_tasks`] catches the panics of threads, and [`BackgroundTask`] those of tasks in
//! Bevy's pool; the player reads what has failed.

use crate::core::messages::Toast;
use crate::core::services::take_given_up;
use crate::core::waker::Waker;
use crate::text::wording;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tessella_tasks::{self as task, Panicked};

/// Task in Bevy's pool for work that takes longer than a frame. It is cancelled when this is dropped.
pub(crate) struct BackgroundTask<T> {
    /// Dropped to cancel the task.
    _task: Task<()>,
    result: Arc<Mutex<Option<Result<T, Panicked>>>>,
    stop: Arc<AtomicBool>,
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// Starts work, which ends early once its flag is set. A frame is requested when it has ended.
    #[expect(clippy::disallowed_methods, reason = "panics are caught here")]
    pub(crate) fn start(
        name: &'static str,
        waker: &Waker,
        work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let result = Arc::<Mutex<Option<_>>>::default();
        let (stopped, ended) = (Arc::clone(&stop), Arc::clone(&result));
        let waker = waker.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let done = task::catch(name, || work(&stopped));
            // The result is stored before the event loop runs again.
            *ended.lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
            waker.wake();
        });
        Self {
            _task: task,
            result,
            stop,
        }
    }

    /// Removes and returns the result; `None` while the task runs.
    pub(crate) fn take(&self) -> Option<Result<T, Panicked>> {
        let mut result = self.result.lock().unwrap_or_else(PoisonError::into_inner);
        result.take()
    }
}

impl<T> Drop for BackgroundTask<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, announce_given_up_services);
}

fn announce_given_up_services(mut commands: Commands) {
    for service in take_given_up() {
        commands.trigger(Toast(wording!("service-given-up", what: service)));
    }
}
