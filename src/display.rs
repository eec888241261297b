//! The display to open a window on. Only X11 and Wayland can lack one.

/// Checks that a window can be opened. If the Wayland compositor cannot be reached but an X server can, the environment
/// is changed so that the X server is used.
///
/// # Errors
/// A sentence with the reason why no display can be used.
pub fn choose() -> Result<(), String> {
    #[cfg(all(unix, not(target_vendor = "apple"), not(target_os = "android")))]
    unix::choose()?;
    Ok(())
}

#[cfg(all(unix, not(target_vendor = "apple"), not(target_os = "android")))]
mod unix {
    use std::env;
    use std::ffi::OsString;
    use std::mem;
    use std::os::unix::net::UnixStream;
    use std::path::PathBuf;
    use tessella_command_line::terminal::print_error;

    /// Name of the variable with the socket of the Wayland compositor.
    const WAYLAND_DISPLAY: &str = "WAYLAND_DISPLAY";
    /// Largest number of an X display: display `n` listens on TCP port `6000 + n`. x11rb adds them without a check.
    const MAX_X11_DISPLAY: u64 = 59_535;

    pub(super) fn choose() -> Result<(), String> {
        let Some(name) = variable(WAYLAND_DISPLAY) else {
            // A compositor may pass an open socket instead of a name.
            return match variable("WAYLAND_SOCKET") {
                Some(_) => Ok(()),
                None => connect_to_x11(),
            };
        };
        let Err(wayland) = connect_to_wayland(&name) else {
            return Ok(());
        };
        connect_to_x11().map_err(|x11| format!("{wayland}; {x11}"))?;
        print_error(&format!("{wayland}; the window opens on the X display"));
        #[expect(unsafe_code, reason = "the environment is shared by all threads")]
        // SAFETY: this process has started no thread yet.
        unsafe {
            env::remove_var(WAYLAND_DISPLAY);
        }
        Ok(())
    }

    fn variable(name: &str) -> Option<OsString> {
        env::var_os(name).filter(|value| !value.is_empty())
    }

    /// Connects to the compositor of this name, which is a path in the runtime directory or an absolute one.
    fn connect_to_wayland(name: &OsString) -> Result<(), String> {
        let socket = PathBuf::from(variable("XDG_RUNTIME_DIR").unwrap_or_default()).join(name);
        (UnixStream::connect(&socket).map(drop)).map_err(|error| {
            format!(
                "the Wayland display {} cannot be reached ({error})",
                socket.display()
            )
        })
    }

    fn connect_to_x11() -> Result<(), String> {
        let Some(name) = variable("DISPLAY") else {
            return Err("there is no X display".to_owned());
        };
        let unreachable = |reason: String| {
            let name = name.display();
            format!("the X display {name} cannot be reached ({reason})")
        };
        if number(&name).is_some_and(|number| number > MAX_X11_DISPLAY) {
            let reason = format!("the largest display number is {MAX_X11_DISPLAY}");
            return Err(unreachable(reason));
        }
        match x11rb::connect(None) {
            Ok(connection) => {
                // An X server without other clients resets itself when the last connection closes, and refuses new ones
                // meanwhile. So this connection stays open until the window has its own.
                mem::forget(connection);
                Ok(())
            }
            Err(error) => Err(unreachable(error.to_string())),
        }
    }

    /// Returns the display number of a name such as `host:0.0`.
    fn number(name: &OsString) -> Option<u64> {
        let (_, number) = name.to_str()?.rsplit_once(':')?;
        let end = number.find('.').unwrap_or(number.len());
        number[..end].parse().ok()
    }
}
