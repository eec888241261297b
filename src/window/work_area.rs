//! The part of the screens that the bars of the desktop leave free.

use crate::window::fit::WorkArea;
use bevy::prelude::*;
#[cfg(all(unix, not(target_vendor = "apple"), not(target_os = "android")))]
use bevy::winit::WINIT_WINDOWS;

/// Asks the window system of a window.
pub(super) fn work_area_of(window: Entity) -> WorkArea {
    #[cfg(all(unix, not(target_vendor = "apple"), not(target_os = "android")))]
    if is_on_x11(window) {
        return x11::work_area().unwrap_or(WorkArea::Unknown);
    }
    #[cfg(not(all(unix, not(target_vendor = "apple"), not(target_os = "android"))))]
    let _ = window;
    WorkArea::Unknown
}

#[cfg(all(unix, not(target_vendor = "apple"), not(target_os = "android")))]
fn is_on_x11(window: Entity) -> bool {
    use winit::raw_window_handle::{HasWindowHandle, RawWindowHandle};
    WINIT_WINDOWS.with_borrow(|windows| {
        let Some(window) = windows.get_window(window) else {
            return false;
        };
        window.window_handle().is_ok_and(|handle| {
            matches!(
                handle.as_raw(),
                RawWindowHandle::Xlib(_) | RawWindowHandle::Xcb(_)
            )
        })
    })
}

#[cfg(all(unix, not(target_vendor = "apple"), not(target_os = "android")))]
mod x11 {
    use crate::window::fit::WorkArea;
    use bevy::prelude::*;
    use x11rb::connection::Connection;
    use x11rb::errors::ReplyError;
    use x11rb::protocol::xproto::{AtomEnum, ConnectionExt};
    use x11rb::rust_connection::RustConnection;

    /// Numbers in the area of one desktop: left, top, width and height.
    const NUMBERS: usize = 4;
    /// Number of desktops whose areas are read.
    const MAX_DESKTOPS: u32 = 256;

    /// Reads the area that the window manager publishes; `None` if it publishes none.
    pub(super) fn work_area() -> Option<WorkArea> {
        let (connection, screen) = x11rb::connect(None).ok()?;
        let root = connection.setup().roots.get(screen)?.root;
        let read = |name: &str| numbers(&connection, root, name).unwrap_or_default();
        if read("_NET_SUPPORTING_WM_CHECK").is_empty() {
            return Some(WorkArea::Bare);
        }
        let desktop = *read("_NET_CURRENT_DESKTOP").first().unwrap_or(&0) as usize;
        let areas = read("_NET_WORKAREA");
        let mut areas = areas.chunks_exact(NUMBERS);
        let area = areas.clone().nth(desktop).or_else(|| areas.next())?;
        let [left, top, width, height] = *area else {
            return None;
        };
        let [left, top] = [left, top].map(|at| at as i32);
        let rect = IRect::new(
            left,
            top,
            left.saturating_add_unsigned(width),
            top.saturating_add_unsigned(height),
        );
        Some(WorkArea::Known(rect))
    }

    /// Returns the numbers in a property of the root window.
    fn numbers(connection: &RustConnection, root: u32, name: &str) -> Result<Vec<u32>, ReplyError> {
        let atom = connection
            .intern_atom(false, name.as_bytes())?
            .reply()?
            .atom;
        let length = MAX_DESKTOPS * NUMBERS as u32;
        let property = connection
            .get_property(false, root, atom, AtomEnum::ANY, 0, length)?
            .reply()?;
        Ok(property
            .value32()
            .map(Iterator::collect)
            .unwrap_or_default())
    }
}
