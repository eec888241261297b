//! Links and files that the system opens with the program: at its start, and while it runs already.
//!
//! The program that has the files of the player listens on a socket beside them, where the system has such sockets. A
//! program that is started with a link or a file passes it there, and ends.

#[cfg(all(unix, not(target_os = "android")))]
mod socket;

use crate::core::{OpenFiles, OpenLink, Toast};
use crate::text::{Wording, wording};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::Receiver;
use tessella_library::links::{DeepLink, path_of_file_uri};
use tessella_library::received::{Received, only, recognize};
#[cfg(all(unix, not(target_os = "android")))]
use {
    crate::core::{Waker, storage::Storage},
    std::sync::mpsc::channel,
};

/// Link that the program was started with.
#[derive(Resource)]
pub(super) struct FirstLink(pub(super) DeepLink);

/// File that the program was started with.
#[derive(Resource)]
pub(super) struct FirstFile(pub(super) PathBuf);

/// Texts of links, and URIs of files, that arrive while the program runs.
#[derive(Resource)]
struct Arriving {
    texts: Mutex<Receiver<String>>,
    /// Listener; it ends when it is dropped.
    #[cfg(all(unix, not(target_os = "android")))]
    _listener: socket::LinkListener,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen_for_links)
        .add_systems(PostStartup, open_launch_arguments)
        .add_systems(PreUpdate, receive_links.run_if(resource_exists::<Arriving>));
    #[cfg(target_os = "android")]
    app.add_systems(PostStartup, open_activity_link);
}

/// Sends the text of a link, or the URI of a file, to a program that runs already. Returns `false` if there is none.
#[cfg(all(unix, not(target_os = "android")))]
pub fn send_to_running_program(uri: &str) -> bool {
    let folder = Storage::platform_folder();
    folder.is_some_and(|folder| socket::send(&socket::path(&folder), uri).is_ok())
}

/// Passes a link or a file to a program that runs already, which is not possible on this system: returns `false`.
#[cfg(not(all(unix, not(target_os = "android"))))]
pub const fn send_to_running_program(_: &str) -> bool {
    false
}

#[cfg(all(unix, not(target_os = "android")))]
fn listen_for_links(storage: Res<Storage>, waker: Res<Waker>, mut commands: Commands) {
    let Some(folder) = storage.folder() else {
        return;
    };
    let (sender, receiver) = channel();
    let waker = waker.clone();
    let opened = socket::LinkListener::open(&socket::path(folder), move |text| {
        let is_received = sender.send(text).is_ok();
        waker.wake();
        is_received
    });
    match opened {
        Ok(listener) => commands.insert_resource(Arriving {
            texts: Mutex::new(receiver),
            _listener: listener,
        }),
        // The program works without it, and a link opens a second window.
        Err(error) => warn!("links cannot be received while the program runs: {error}"),
    }
}

#[cfg(not(all(unix, not(target_os = "android"))))]
fn listen_for_links() {}

fn open_launch_arguments(
    link: Option<Res<FirstLink>>,
    file: Option<Res<FirstFile>>,
    mut commands: Commands,
) {
    if let Some(link) = link {
        commands.trigger(OpenLink(link.0.clone()));
    }
    if let Some(file) = file {
        commands.trigger(OpenFiles(vec![file.0.clone()]));
    }
}

/// Opens the link with which another program has started the activity. The system passes later ones to Java alone.
#[cfg(target_os = "android")]
fn open_activity_link(mut commands: Commands) {
    if let Some(text) = crate::core::device::link() {
        open_text(&text, &mut commands);
    }
}

fn open_text(text: &str, commands: &mut Commands) {
    let link = match recognize(text) {
        Ok(Received::Codes(codes)) => {
            let code = only(codes).map_err(Wording::of);
            code.map(|code| DeepLink::Game(Box::new(code)))
        }
        Ok(Received::Server(link)) => Ok(link),
        Ok(Received::Game(_) | Received::Backup(_)) => DeepLink::parse(text).map_err(Wording::of),
        Err(error) => Err(Wording::of(error)),
    };
    match link {
        Ok(link) => {
            commands.trigger(OpenLink(link));
        }
        Err(error) => {
            commands.trigger(Toast(wording!("link-cannot-open", error: error)));
        }
    }
}

/// Opens the links and files that have arrived, and brings the window to the front.
fn receive_links(
    arriving: Res<Arriving>,
    mut commands: Commands,
    mut window: Query<&mut Window, With<PrimaryWindow>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(texts) = arriving.texts.lock() else {
        return;
    };
    let mut files = Vec::new();
    for text in texts.try_iter() {
        match path_of_file_uri(&text) {
            Some(path) => files.push(path),
            None => open_text(&text, &mut commands),
        }
        if let Ok(mut window) = window.single_mut() {
            window.set_minimized(false);
            window.focused = true;
        }
        redraw.write(RequestRedraw);
    }
    if !files.is_empty() {
        commands.trigger(OpenFiles(files));
    }
}
