//! Input of the mouse and of fingers.

use super::Stage;
use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::CursorLeft;
use bevy_egui::egui::Rect;
use lucide_icons::Icon;
use tessella::core::language::CurrentLanguage;
use tessella_language::tr;

impl Stage {
    /// Presses a text, which must be on the screen once.
    pub fn press(&mut self, words: &str) {
        let found = self.written().iter();
        let places: Vec<Rect> = found
            .filter(|written| written.words == words)
            .map(|written| written.rect)
            .collect();
        assert_eq!(places.len(), 1, "{words:?} among {:?}", self.words());
        let window = self.window_rect();
        assert!(
            window.contains(places[0].center()),
            "{words:?} is out of sight"
        );
        self.press_rect(places[0]);
    }

    /// Opens the set-up of a game from the title, and all options there.
    pub fn open_setup(&mut self, game: &str) {
        self.open_short_setup(game);
        let language = self.app.world().resource::<CurrentLanguage>().0;
        let more = tr!(language, "setup-more");
        self.scroll_to(more);
        // The options stay open until the program ends.
        if self.shows(&Icon::ChevronDown.unicode().to_string()) {
            self.press(more);
        }
    }

    /// Opens the set-up of a game from the title, with a secondary press on its card.
    pub fn open_short_setup(&mut self, game: &str) {
        let mut found = self.written().iter();
        let card = found
            .find(|written| written.words == game)
            .map(|written| written.rect.center())
            .unwrap_or_else(|| panic!("{game:?} among {:?}", self.words()));
        self.click_with(MouseButton::Right, Vec2::new(card.x, card.y) * self.zoom());
    }

    /// Presses the last drawn button with this label, where the text occurs elsewhere, too.
    pub fn press_button(&mut self, words: &str) {
        let mut found = self.written().iter().rev();
        let place = found
            .find(|written| written.words == words)
            .map(|written| written.rect);
        self.press_rect(place.unwrap_or_else(|| panic!("{words:?} among {:?}", self.words())));
    }

    /// Presses an icon.
    pub fn press_icon(&mut self, icon: Icon) {
        self.press(&icon.unicode().to_string());
    }

    /// Presses the centre of a rectangle in points.
    pub fn press_rect(&mut self, rect: Rect) {
        self.click(self.place_of_rect(rect));
    }

    /// Returns the centre of a rectangle in points, as a position in the window.
    pub fn place_of_rect(&self, rect: Rect) -> Vec2 {
        let centre = rect.center();
        Vec2::new(centre.x, centre.y) * self.zoom()
    }

    /// Moves the pointer to a position, clicks and waits for the result on the screen.
    pub fn click(&mut self, place: Vec2) {
        self.click_with(MouseButton::Left, place);
    }

    fn click_with(&mut self, button: MouseButton, place: Vec2) {
        self.point_at(place);
        self.frame();
        self.mouse_button(button, ButtonState::Pressed);
        self.frame();
        self.mouse_button(button, ButtonState::Released);
        self.frames(3);
    }

    /// Moves the pointer to a position.
    pub fn point_at(&mut self, place: Vec2) {
        let mut window = self.app.world_mut().entity_mut(self.window);
        let mut window = window.get_mut::<Window>().expect("a window");
        window.set_cursor_position(Some(place));
        self.send_event(CursorMoved {
            window: self.window,
            position: place,
            delta: None,
        });
    }

    /// Moves the pointer out of the window.
    pub fn move_mouse_outside(&mut self) {
        self.send_event(CursorLeft {
            window: self.window,
        });
        self.frame();
    }

    /// Presses or releases a mouse button.
    pub fn mouse_button(&mut self, button: MouseButton, state: ButtonState) {
        self.send_event(MouseButtonInput {
            button,
            state,
            window: self.window,
        });
    }

    /// Presses a button at one position and releases it at another.
    pub fn drag(&mut self, button: MouseButton, from: Vec2, to: Vec2) {
        self.point_at(from);
        self.frame();
        self.mouse_button(button, ButtonState::Pressed);
        self.frame();
        for step in 1..=4 {
            self.point_at(from.lerp(to, step as f32 / 4.0));
            self.frame();
        }
        self.mouse_button(button, ButtonState::Released);
        self.frames(3);
    }

    /// Turns the wheel a little to the right of the middle, where set-up has its choices, until a text can be pressed.
    pub fn scroll_to(&mut self, words: &str) {
        for _ in 0..40 {
            let window = self.window_rect();
            let mut found = self
                .written()
                .iter()
                .filter(|written| written.words == words);
            let centre = found.next().map(|written| written.rect.center());
            match centre {
                Some(centre) if centre.y < window.bottom() - 24.0 => return,
                _ => self.wheel(self.size * Vec2::new(0.6, 0.5), MouseScrollUnit::Line, -1.0),
            }
            self.frames(6);
        }
        panic!("{words:?} is nowhere among {:?}", self.words());
    }

    /// Turns the wheel at a position.
    pub fn wheel(&mut self, at: Vec2, unit: MouseScrollUnit, y: f32) {
        self.point_at(at);
        self.send_event(MouseWheel {
            unit,
            x: 0.0,
            y,
            window: self.window,
            phase: TouchPhase::Moved,
        });
        self.frames(2);
    }

    /// Puts a finger down, moves it or lifts it.
    pub fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        self.send_event(TouchInput {
            phase,
            position,
            window: self.window,
            force: None,
            id,
        });
        self.frame();
    }

    /// Puts a finger down at one position and lifts it at another.
    pub fn drag_finger(&mut self, from: Vec2, to: Vec2) {
        for (phase, position) in [
            (TouchPhase::Started, from),
            (TouchPhase::Moved, to),
            (TouchPhase::Ended, to),
        ] {
            self.finger(7, phase, position);
        }
    }

    /// Touches a position.
    pub fn touch(&mut self, place: Vec2) {
        self.drag_finger(place, place);
    }
}
