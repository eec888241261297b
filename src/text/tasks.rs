//! Panics that were caught.

use super::Text;
use tessella_language::{Language, tr};
use tessella_tasks::Panicked;

impl Text for Panicked {
    fn text(&self, language: Language) -> String {
        tr!(language, "error-in-program").to_owned()
    }
}
