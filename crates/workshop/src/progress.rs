//! Progress of a command on a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Creates a progress bar with `length` steps; hidden if nobody watches.
pub(super) fn bar(length: usize, is_interactive: bool) -> ProgressBar {
    if !is_interactive || length < 2 {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(length as u64), ProgressDrawTarget::stderr());
    match ProgressStyle::with_template("{bar:30} {pos} of {len}, {elapsed}, about {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
