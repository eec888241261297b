//! Pointer events, one press at a time. egui finds the widget of a press where the pointer is at the end of a pass, so a button
//! that is pressed, released and left within one slow frame would not be pressed at all.

use crate::core::redraw::{RedrawRequest, drop_unchanged_modifiers};
use crate::core::schedule::MenuKeySystems;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use std::collections::VecDeque;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        step_through_presses
            .after(EguiPreUpdateSet::ProcessInput)
            .after(MenuKeySystems)
            .after(drop_unchanged_modifiers)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Gives egui the events up to the first press or release, and the others in the frames that follow.
fn step_through_presses(
    input: Option<Single<&mut EguiInput>>,
    mut waiting: Local<VecDeque<egui::Event>>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let Some(mut input) = input else {
        return;
    };
    waiting.extend(input.events.drain(..));
    let count = length_of_step(&waiting);
    input.events.extend(waiting.drain(..count));
    if !waiting.is_empty() {
        redraw.request();
    }
}

/// Returns the number of events up to the next one of a pointer that follows a press or a release.
fn length_of_step(events: &VecDeque<egui::Event>) -> usize {
    let mut has_button = false;
    let next = events.iter().position(|event| match event {
        egui::Event::PointerButton { .. } => std::mem::replace(&mut has_button, true),
        egui::Event::PointerMoved(_)
        | egui::Event::Touch { .. }
        | egui::Event::MouseWheel { .. } => has_button,
        // A finger that is lifted leaves at the same time.
        _ => false,
    });
    next.unwrap_or(events.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2};

    fn moved(x: f32) -> Event {
        Event::PointerMoved(Pos2::new(x, 0.0))
    }

    fn button(x: f32, pressed: bool) -> Event {
        Event::PointerButton {
            pos: Pos2::new(x, 0.0),
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }
    }

    fn steps(events: Vec<Event>) -> Vec<usize> {
        let mut events = VecDeque::from(events);
        let mut steps = Vec::new();
        while !events.is_empty() {
            let count = length_of_step(&events);
            events.drain(..count);
            steps.push(count);
        }
        steps
    }

    #[test]
    fn each_press_and_release_has_a_step_of_its_own() {
        let two_clicks = vec![
            moved(1.0),
            button(1.0, true),
            button(1.0, false),
            moved(2.0),
            button(2.0, true),
            button(2.0, false),
            moved(3.0),
        ];
        assert_eq!(steps(two_clicks), [2, 1, 2, 1, 1]);
    }

    #[test]
    fn lifted_finger_leaves_in_the_step_of_its_release() {
        assert_eq!(steps(vec![button(1.0, false), Event::PointerGone]), [2]);
    }

    #[test]
    fn text_waits_for_the_press_before_it() {
        let text = Event::Text("a".to_owned());
        let events = vec![button(1.0, true), button(1.0, false), text];
        assert_eq!(steps(events), [1, 2]);
        assert_eq!(steps(vec![moved(1.0), moved(2.0)]), [2]);
    }
}
