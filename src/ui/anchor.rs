//! The control that the pointer pressed last stays where it is when the layout of a scrolled area changes, so that it can be pressed again.

use bevy_egui::egui::{Context, Event, Id, InputState, Response, ScrollArea, Ui, Vec2};

/// Time after a press in which the area follows the control, in seconds. What changes later was not caused by the press: a room
/// of others, or a tournament that begins. A size of text that a finger has chosen is shown everywhere after a second.
const FOLLOWING: f64 = 4.0;
/// Displacement from which an area is scrolled, in points.
const SLACK: f32 = 0.5;
/// Room for the scroll bar to the right of the content, in points.
const BAR: f32 = 14.0;

/// Control that was pressed last.
#[derive(Clone, Copy)]
struct Anchor {
    control: Id,
    /// Height of the pointer in the control, as a share of the control's height.
    share: f32,
    /// Height of the pointer in the window, in physical pixels: the points change with the size of text.
    pixel: f32,
    /// Size of the window, in physical pixels.
    window: Vec2,
    /// Pass in which it was pressed.
    pressed: u64,
    /// egui's time of the press, in seconds.
    pressed_at: f64,
    /// Pass in which it was drawn last, and by how much it is too low.
    drawn: Option<(u64, f32)>,
    /// Space below the content of its area, without which the area could not be scrolled far enough.
    space: f32,
}

fn anchor_id() -> Id {
    Id::new("anchor")
}

fn read(context: &Context) -> Option<Anchor> {
    context.data(|data| data.get_temp(anchor_id()))
}

fn store(context: &Context, anchor: Anchor) {
    context.data_mut(|data| data.insert_temp(anchor_id(), anchor));
}

fn window(context: &Context) -> Vec2 {
    (context.viewport_rect().size() * context.pixels_per_point()).round()
}

/// Notes where a control is drawn, and that it is pressed.
pub(super) fn note_control(response: &Response) {
    let context = &response.ctx;
    let scale = context.pixels_per_point();
    let rect = response.rect;
    let pass = context.cumulative_pass_nr();
    let pressed = context.input(|input| {
        let pressed = input.pointer.primary_pressed() && response.is_pointer_button_down_on();
        pressed.then(|| input.pointer.interact_pos()).flatten()
    });
    if let Some(at) = pressed {
        store(
            context,
            Anchor {
                control: response.id,
                share: (at.y - rect.top()) / rect.height().max(1.0),
                pixel: at.y * scale,
                window: window(context),
                pressed: pass,
                pressed_at: context.input(|input| input.time),
                drawn: Some((pass, 0.0)),
                space: 0.0,
            },
        );
    } else if let Some(mut anchor) = read(context).filter(|anchor| anchor.control == response.id) {
        let is = rect.top() + anchor.share * rect.height();
        anchor.drawn = Some((pass, is - anchor.pixel / scale));
        store(context, anchor);
    }
}

/// Lets the pressed control go: something else is scrolled into view.
pub(super) fn release_control(context: &Context) {
    context.data_mut(|data| data.remove::<Anchor>(anchor_id()));
}

/// Returns `true` if the player scrolls, or does something else than to press the same place again.
fn moves_on(input: &InputState) -> bool {
    let is_other = |event: &Event| {
        matches!(
            event,
            Event::Key { pressed: true, .. } | Event::MouseWheel { .. } | Event::Zoom(_)
        )
    };
    input.pointer.primary_pressed()
        || input.pointer.is_decidedly_dragging()
        || input.events.iter().any(is_other)
}

/// Returns the control that was pressed last, unless it may move by now.
fn held(context: &Context) -> Option<Anchor> {
    let anchor = read(context)?;
    let is_new = anchor.pressed == context.cumulative_pass_nr();
    if !is_new && (context.input(moves_on) || anchor.window != window(context)) {
        release_control(context);
        return None;
    }
    Some(anchor)
}

/// Creates an area that scrolls if its content is too high. The scroll bar is to the right of the content, as far as the window has room for it. The
/// name is unique on the screen. Returns the height of the content.
pub fn scrolled(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui)) -> f32 {
    let context = ui.ctx().clone();
    let width = ui.available_width();
    let room = context.content_rect().right() - ui.max_rect().right();
    ui.set_max_width(width + room.clamp(0.0, BAR));
    let before = held(&context).and_then(|anchor| anchor.drawn);
    let area = ScrollArea::vertical().id_salt(name).auto_shrink(false);
    let mut space = 0.0;
    let mut output = area.show(ui, |ui| {
        ui.set_max_width(width);
        add(ui);
        if is_within(&context, before) {
            space = read(&context).map_or(0.0, |anchor| anchor.space);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add_space(space);
        }
    });
    let (content, view) = (output.content_size.y - space, output.inner_rect.height());
    if is_within(&context, before)
        && let Some(mut anchor) = read(&context)
        && let Some((_, displaced)) = anchor.drawn
    {
        let age = context.input(|input| input.time) - anchor.pressed_at;
        let displaced = if age <= FOLLOWING { displaced } else { 0.0 };
        let offset = (output.state.offset.y + displaced).max(0.0);
        anchor.space = (offset + view - content).max(0.0);
        let is_displaced = (offset - output.state.offset.y).abs() > SLACK;
        if is_displaced {
            output.state.offset.y = offset;
            output.state.store(&context, output.id);
        }
        if is_displaced || (anchor.space - space).abs() > SLACK {
            store(&context, anchor);
            context.request_repaint();
        }
    }
    content
}

/// Returns `true` if the pressed control has been drawn in this pass, and not yet `before`.
fn is_within(context: &Context, before: Option<(u64, f32)>) -> bool {
    let pass = context.cumulative_pass_nr();
    let is_now = |drawn: Option<(u64, f32)>| drawn.is_some_and(|(drawn, _)| drawn == pass);
    is_now(read(context).and_then(|anchor| anchor.drawn)) && !is_now(before)
}
