//! State of the on-screen keyboard, and the events that its keys become.

use crate::core::egui_keys::press;
use bevy::prelude::*;
use bevy_egui::egui::{self, Event, Id, Rect};
use std::collections::VecDeque;
use tessella_language::Language;
use tessella_language::keyboard::{Edit, Hangul, Key, Page, Row, is_jamo, rows};

/// State of the keyboard.
#[derive(Resource)]
pub(super) struct Keyboard {
    /// The page that is shown.
    pub(super) page: Page,
    /// `true` if the next letter is a capital.
    pub(super) shift: bool,
    /// The syllable that is being written.
    hangul: Hangul,
    /// The field that is being written in.
    pub(super) field: Option<Id>,
    /// The key that arrows have selected: its row, and its distance from the left edge in widths of a letter.
    pub(super) selected: Option<(usize, f32)>,
    /// Keys that were pressed and are not written yet.
    pressed: VecDeque<Key>,
    /// Events for the next frame.
    pub(super) events: Vec<Event>,
    /// Area of the keyboard in the last frame, while it was shown.
    pub(super) area: Option<Rect>,
    /// `true` if the last letter came from another keyboard.
    pub(super) is_typed_elsewhere: bool,
}

impl Default for Keyboard {
    fn default() -> Self {
        Self {
            page: Page::Letters,
            shift: false,
            hangul: Hangul::default(),
            field: None,
            selected: None,
            pressed: VecDeque::new(),
            events: Vec::new(),
            area: None,
            is_typed_elsewhere: false,
        }
    }
}

impl Keyboard {
    /// Returns the rows of the page.
    pub(super) fn rows(&self, language: Language) -> Vec<Row> {
        rows(language, self.page, self.shift)
    }

    /// Begins anew in another field.
    pub(super) fn follow(&mut self, field: Option<Id>) {
        if field != self.field {
            *self = Self {
                field,
                events: Vec::new(),
                area: self.area,
                is_typed_elsewhere: self.is_typed_elsewhere,
                ..Self::default()
            };
        }
    }

    /// Notes that a key was pressed. Keys are written one a frame, because each depends on what is before the cursor.
    pub(super) fn note(&mut self, key: Key) {
        self.pressed.push_back(key);
    }

    /// Returns `true` if the next frame has something to do.
    pub(super) fn is_busy(&self) -> bool {
        !(self.pressed.is_empty() && self.events.is_empty())
    }

    /// Handles the first key that was pressed, with this character before the cursor.
    pub(super) fn press(&mut self, before_cursor: Option<char>) {
        let Some(key) = self.pressed.pop_front() else {
            return;
        };
        // The cursor may have moved, and the text may have been sent.
        if self.hangul.shown().is_some() && self.hangul.shown() != before_cursor {
            self.hangul.end();
        }
        match key {
            Key::Letter(letter) => self.write_letter(letter),
            Key::Space => {
                self.hangul.end();
                self.edit(Edit::write(' '));
            }
            Key::Mark(mark) => {
                if let Some(kana) = before_cursor.and_then(|kana| mark.change(kana)) {
                    self.edit(Edit::replace(kana));
                }
            }
            Key::Backspace => match self.hangul.erase() {
                Some(edit) => self.edit(edit),
                None => self.send(egui::Key::Backspace),
            },
            Key::Left => self.send(egui::Key::ArrowLeft),
            Key::Right => self.send(egui::Key::ArrowRight),
            Key::Done => self.send(egui::Key::Enter),
            Key::Shift => self.shift = !self.shift,
            Key::Page(page) => {
                self.page = page;
                self.shift = false;
            }
        }
    }

    fn write_letter(&mut self, letter: char) {
        let edit = if is_jamo(letter) {
            self.hangul.write(letter)
        } else {
            self.hangul.end();
            Edit::write(letter)
        };
        self.edit(edit);
        self.shift = false;
        if self.page == Page::More {
            self.page = Page::Letters;
        }
    }

    /// Adds the events of an edit.
    fn edit(&mut self, edit: Edit) {
        for _ in 0..edit.erased {
            self.events.extend(press(egui::Key::Backspace));
        }
        if !edit.written.is_empty() {
            self.events.push(Event::Text(edit.written));
        }
    }

    /// Adds the events of a key that writes nothing, which ends a syllable.
    fn send(&mut self, key: egui::Key) {
        self.hangul.end();
        self.events.extend(press(key));
    }
}
