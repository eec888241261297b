//! A missing graphics driver, which ends the program with a sentence.

use std::{panic, process};
use tessella_command_line::terminal::print_error;

/// Begin of the message with which Bevy panics if there is no driver.
const MESSAGE: &str = "Unable to find a GPU";
/// Message of the program in its place.
const SENTENCE: &str = "nothing can be drawn: expected a Vulkan driver. On most systems the package mesa-vulkan-drivers has one, also for computers without a graphics card.";

/// Ends the program with a sentence, instead of a crash, if there is no graphics driver.
pub(super) fn explain_if_missing() {
    let print = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if info
            .payload_as_str()
            .is_some_and(|message| message.starts_with(MESSAGE))
        {
            print_error(SENTENCE);
            process::exit(1);
        }
        print(info);
    }));
}
