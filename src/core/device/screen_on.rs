//! The screen of the device, which stays on while a clock runs.
//!
//! On Linux and the BSDs the desktop is asked over D-Bus, on Windows and macOS the system, on Android the window. A
//! system that refuses turns its screen off as usual.

#[cfg(not(target_os = "android"))]
use crate::core::language::CurrentLanguage;
use bevy::prelude::*;

/// `true` while the screen is to stay on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScreenOnWanted(pub bool);

/// Passes the request on to the system. Only for a program with a window.
pub(crate) fn plugin(app: &mut App) {
    #[cfg(not(target_os = "android"))]
    app.init_resource::<desktop::Requests>();
    app.add_systems(
        PostUpdate,
        update_screen_on.run_if(
            resource_changed::<ScreenOnWanted>.and_then(not(resource_added::<ScreenOnWanted>)),
        ),
    );
}

#[cfg(target_os = "android")]
fn update_screen_on(wanted: Res<ScreenOnWanted>) {
    use bevy::android::ANDROID_APP;
    use bevy::android::android_activity::WindowManagerFlags;

    if let Some(app) = ANDROID_APP.get() {
        let (on, none) = (
            WindowManagerFlags::KEEP_SCREEN_ON,
            WindowManagerFlags::empty(),
        );
        let (added, removed) = if wanted.0 { (on, none) } else { (none, on) };
        app.set_window_flags(added, removed);
    }
}

#[cfg(not(target_os = "android"))]
fn update_screen_on(
    wanted: Res<ScreenOnWanted>,
    language: Res<CurrentLanguage>,
    mut requests: ResMut<desktop::Requests>,
) {
    requests.send(wanted.0.then_some(language.0));
}

#[cfg(not(target_os = "android"))]
mod desktop {
    use crate::core::services::{Service, give_up};
    use bevy::prelude::*;
    use std::sync::mpsc::{Receiver, Sender, channel};
    use tessella_language::Language;
    use tessella_tasks as task;

    /// Channel to the thread that holds the request, because the answer of the system may take a while. The thread
    /// starts with the first request.
    #[derive(Resource, Default)]
    pub(super) struct Requests(Option<Sender<Wanted>>);

    /// Language in which the system may show the reason why the screen stays on; `None` to end the request.
    type Wanted = Option<Language>;

    impl Requests {
        /// Requests that the screen stays on, or ends the request.
        pub(super) fn send(&mut self, wanted: Wanted) {
            if let Some(sender) = &self.0 {
                // The thread ends only when the channel is closed.
                let _ = sender.send(wanted);
            } else if wanted.is_some() {
                let (sender, receiver) = channel();
                let mut last = None;
                let follow = move || follow_requests(&receiver, &mut last);
                let given_up = || give_up(Service::ScreenOn);
                match task::spawn_service("screen_on", follow, given_up) {
                    Ok(_) => {
                        let _ = sender.send(wanted);
                        self.0 = Some(sender);
                    }
                    Err(error) => warn!("the screen may turn off: no thread: {error}"),
                }
            }
        }
    }

    /// Follows the requests until the channel is closed. `last` is the one of before, if a panic has ended an earlier call.
    fn follow_requests(wanted: &Receiver<Wanted>, last: &mut Wanted) {
        let mut held = None;
        let earlier = std::iter::once(*last);
        for wanted in earlier.chain(wanted) {
            *last = wanted;
            match (wanted, held.is_some()) {
                (Some(language), false) => match system::keep_on(language) {
                    Ok(request) => held = Some(request),
                    // Usual on a desktop without a screen saver.
                    Err(error) => debug!("the screen may turn off: {error}"),
                },
                (None, true) => held = None,
                _ => {}
            }
        }
    }

    /// The screen saver interface of the freedesktop desktops.
    #[cfg(all(unix, not(target_vendor = "apple")))]
    mod system {
        use std::time::Duration;
        use tessella_language::{Language, tr};
        use zbus::blocking::Connection;
        use zbus::blocking::connection::Builder;

        const SERVICE: &str = "org.freedesktop.ScreenSaver";
        const PATH: &str = "/org/freedesktop/ScreenSaver";
        /// Longest wait for an answer.
        const TIMEOUT: Duration = Duration::from_secs(5);

        /// Request that ends when it is dropped. The screen saver also ends it when the connection is closed.
        pub(super) struct ScreenOn {
            connection: Connection,
            cookie: u32,
        }

        pub(super) fn keep_on(language: Language) -> zbus::Result<ScreenOn> {
            let connection = Builder::session()?.method_timeout(TIMEOUT).build()?;
            let reason = ("tessella", tr!(language, "screen-on-reason"));
            let reply =
                connection.call_method(Some(SERVICE), PATH, Some(SERVICE), "Inhibit", &reason)?;
            let cookie = reply.body().deserialize()?;
            Ok(ScreenOn { connection, cookie })
        }

        impl Drop for ScreenOn {
            fn drop(&mut self) {
                let ended = self.connection.call_method(
                    Some(SERVICE),
                    PATH,
                    Some(SERVICE),
                    "UnInhibit",
                    &self.cookie,
                );
                if let Err(error) = ended {
                    bevy::log::debug!("the screen may stay on: {error}");
                }
            }
        }
    }

    #[cfg(any(windows, target_vendor = "apple"))]
    mod system {
        use keepawake::{Builder, KeepAwake};
        use tessella_language::{Language, tr};

        pub(super) fn keep_on(language: Language) -> keepawake::Result<KeepAwake> {
            Builder::default()
                .display(true)
                .app_name("Tessella")
                .reason(tr!(language, "screen-on-reason"))
                .create()
        }
    }
}
