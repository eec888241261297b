//! Short messages that disappear after some seconds, and one that stays as long as files cannot be saved.

mod place;

use crate::board::{BoardPlacement, View};
use crate::core::language::{CurrentLanguage, SpokenLanguage};
use crate::core::rects::sized;
use crate::core::settings::{MoreTime, Settings};
use crate::core::storage::SaveFailure;
use crate::core::theme::{Themed, ink, radius, space};
use crate::core::{
    BoardOrientation, FrameSystems, Notice, RedrawAppExt, RedrawRequest, Replay, Screen,
    ScreenSystems, ShownGame, Toast,
};
use crate::drawing::drawn_extent;
use crate::text::Wording;
use crate::ui::{self, BODY, SMALL, Shade, TextStyle};
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Context, Rect, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use place::{LAYER, Surroundings};
use std::collections::VecDeque;
use tessella_language::Language;

/// Messages that are shown or wait.
#[derive(Resource, Default)]
pub(super) struct Toasts {
    /// The last message about what happened on the screen. It replaces the one before and disappears with its screen.
    toast: Option<Toasted>,
    /// Message that is shown while there is no toast. It stays when the screen changes.
    notice: Option<(Notice, Timer)>,
    /// At most one for each subject.
    waiting: VecDeque<Notice>,
}

struct Toasted {
    text: Wording,
    timer: Timer,
    /// Number of frames in which it was shown or about to be.
    age: u32,
}

/// Returns the display time of a message in seconds, long enough to read it.
fn seconds(message: &str) -> f32 {
    // A letter of Chinese, Japanese or Korean stands for a syllable or a word.
    let each = |letter: char| if letter >= '\u{1100}' { 0.12 } else { 0.05 };
    2.0 + message.chars().map(each).sum::<f32>()
}

pub(super) fn plugin(app: &mut App) {
    app.init_redraw_resource::<Toasts>()
        .init_resource::<BoardArea>()
        .add_observer(replace_toast)
        .add_observer(queue_notice)
        .add_systems(Update, advance_toasts.in_set(FrameSystems::Show))
        .add_systems(
            EguiPrimaryContextPass,
            (measure_board, show_toasts).chain().after(ScreenSystems),
        );
}

impl Toasts {
    fn add_notice(&mut self, notice: &Notice) {
        if self
            .notice
            .as_ref()
            .is_some_and(|(shown, _)| shown.subject == notice.subject)
        {
            self.notice = None;
        }
        let same = self
            .waiting
            .iter_mut()
            .find(|waiting| waiting.subject == notice.subject);
        match same {
            Some(waiting) => *waiting = notice.clone(),
            None => self.waiting.push_back(notice.clone()),
        }
    }
}

/// Returns a timer for the display of a message.
fn display_timer(text: &Wording, language: Language, more_time: MoreTime) -> Timer {
    let seconds = seconds(&text.text(language)) * more_time.times() as f32;
    Timer::from_seconds(seconds, TimerMode::Once)
}

fn replace_toast(
    toast: On<Toast>,
    mut toasts: ResMut<Toasts>,
    settings: Res<Settings>,
    language: Res<CurrentLanguage>,
) {
    toasts.toast = Some(Toasted {
        text: toast.0.clone(),
        timer: display_timer(&toast.0, language.0, settings.more_time),
        age: 0,
    });
}

fn queue_notice(notice: On<Notice>, mut toasts: ResMut<Toasts>) {
    toasts.add_notice(&notice);
}

/// Screen of the last frame.
#[derive(Default)]
struct LastScreen(Option<Screen>);

fn advance_toasts(
    mut toasts: ResMut<Toasts>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut last: Local<LastScreen>,
    language: Res<CurrentLanguage>,
    mut redraw: ResMut<RedrawRequest>,
) {
    let has_left = last.0.replace(*screen.get()) != Some(*screen.get());
    // A message of the last frame is about the way to this screen.
    if has_left && toasts.toast.as_ref().is_some_and(|toast| toast.age > 1) {
        toasts.toast = None;
    }
    if let Some(toast) = toasts.bypass_change_detection().toast.as_mut() {
        // The time since the frame before a message is no time in which it was shown.
        if toast.age > 0 {
            toast.timer.tick(time.delta());
        }
        toast.age += 1;
        if toast.timer.is_finished() {
            toasts.toast = None;
        }
    }
    if let Some(toast) = &toasts.toast {
        redraw.request_within(toast.timer.remaining_secs());
        return;
    }
    if let Some((_, timer)) = toasts.bypass_change_detection().notice.as_mut() {
        redraw.request_within(timer.tick(time.delta()).remaining_secs());
        if timer.is_finished() {
            toasts.notice = None;
        }
    }
    if toasts.notice.is_none() && !toasts.waiting.is_empty() {
        let next = toasts.waiting.pop_front();
        toasts.notice = next.map(|notice| {
            let timer = display_timer(&notice.text, language.0, settings.more_time);
            redraw.request_within(timer.remaining_secs());
            (notice, timer)
        });
    }
}

/// Area of the board, if there is one: messages do not cover it.
#[derive(Resource, Default)]
struct BoardArea(Option<Rect>);

fn measure_board(
    screen: Res<State<Screen>>,
    shown: ShownGame,
    replay: Res<Replay>,
    orientation: Res<BoardOrientation>,
    placement: Res<BoardPlacement>,
    view: Res<View>,
    mut area: ResMut<BoardArea>,
) {
    area.0 = match shown.game() {
        _ if *screen.get() != Screen::Play => None,
        _ if view.is_zoomed() || replay.compared.is_some() => Some(placement.rect),
        None => None,
        Some(game) => {
            let rect = placement.rect;
            let extent = drawn_extent(game.position(), *orientation);
            let cell = (rect.width() / extent.x).min(rect.height() / extent.y);
            let size = vec2(extent.x, extent.y) * cell;
            Some(Rect::from_center_size(rect.center(), size))
        }
    };
}

/// Returns where a message is looked for: at the lower edge of the board; on other screens below the content, or over the screen's name.
fn anchor(window: Rect, board: Option<Rect>) -> egui::Pos2 {
    match board {
        Some(board) => board.center_bottom(),
        None if ui::is_wide(window.size()) => window.right_bottom(),
        None => window.center_top(),
    }
}

/// A message that is drawn, and where.
#[derive(Default)]
struct Shown {
    text: String,
    window: Option<Rect>,
    place: Option<(Rect, Layout)>,
}

/// How the text of a message is laid out.
#[derive(Clone, Copy)]
struct Layout {
    style: TextStyle,
    /// Greatest width of a line, in points.
    width: f32,
}

impl Layout {
    /// Returns the layouts that are tried in a window of this width.
    fn all(window: f32) -> Vec<Self> {
        let most = (window - 48.0).max(40.0);
        let styles = [BODY, SMALL].map(|style| style.shade(Shade::Background));
        let layouts = styles.into_iter().flat_map(|style| {
            WIDTHS.map(|width| Self {
                style,
                width: width.min(most),
            })
        });
        layouts.collect()
    }

    /// Returns the space around the text, in points: less around small text, which is for small places.
    const fn margin(self) -> Vec2 {
        if self.style.size < BODY.size {
            vec2(10.0, 2.0)
        } else {
            vec2(space::LARGE, space::SMALL)
        }
    }

    /// Returns the size of a message with its background.
    fn measure(self, context: &Context, message: &str) -> Vec2 {
        let font = self.style.font();
        let lines = ui::in_lines(context, message, &font, self.width).into_owned();
        let galley =
            context.fonts_mut(|fonts| fonts.layout(lines, font, Color32::PLACEHOLDER, self.width));
        galley.size().ceil() + 2.0 * self.margin()
    }
}

fn show_toasts(
    mut contexts: EguiContexts,
    toasts: Res<Toasts>,
    failure: Res<SaveFailure>,
    board: Res<BoardArea>,
    mut shown: Local<[Shown; 2]>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let language = context.language();
    let toast = toasts.toast.as_ref().map(|toast| &toast.text);
    let notice = toasts.notice.as_ref().map(|(notice, _)| &notice.text);
    let text = toast.or(notice).map(|text| text.text(language));
    let messages = [failure.message(language), text];
    if messages.iter().all(Option::is_none) {
        *shown = default();
        return Ok(());
    }
    let window = context.content_rect();
    let mut surroundings = Surroundings {
        needed: Surroundings::controls(context),
        other: Vec::new(),
    };
    surroundings.needed.extend(board.0);
    let near = anchor(window, board.0);
    for (at, (message, shown)) in messages.into_iter().zip(&mut *shown).enumerate() {
        let Some(message) = message else {
            *shown = default();
            continue;
        };
        let is_same = shown.text == message && shown.window == Some(window);
        let permitted = shown.place.filter(|(rect, _)| surroundings.permits(*rect));
        if !is_same || permitted.is_none() {
            surroundings.other = Surroundings::drawn(context);
            *shown = Shown {
                place: find_place(context, &message, &surroundings, window, near),
                text: message,
                window: Some(window),
            };
        }
        if let Some((rect, layout)) = shown.place {
            surroundings.needed.push(rect);
            show_message(context, at, &shown.text, (rect, layout));
        }
    }
    Ok(())
}

/// Widths in which a message is wrapped, in points, as far as the window has room for them.
const WIDTHS: [f32; 6] = [480.0, 360.0, 280.0, 240.0, 200.0, 160.0];

/// Returns the place of a message, and its layout there.
fn find_place(
    context: &Context,
    message: &str,
    surroundings: &Surroundings,
    window: Rect,
    near: egui::Pos2,
) -> Option<(Rect, Layout)> {
    let layouts = Layout::all(window.width());
    let sizes = layouts
        .iter()
        .map(|layout| layout.measure(context, message));
    let sizes: Vec<Vec2> = sizes.collect();
    let (at, place) = surroundings.place(window, &sizes, near)?;
    Some((place, *layouts.get(at)?))
}

fn show_message(context: &Context, number: usize, message: &str, (rect, layout): (Rect, Layout)) {
    let area = egui::Area::new(egui::Id::new(("toast", number)))
        .order(LAYER)
        .fixed_pos(rect.min)
        .constrain(false)
        .interactable(false);
    area.show(context, |ui| {
        let ground = ink(ui.current_theme().shades.text);
        ui.painter().rect_filled(rect, radius::CONTROL, ground);
        let size = vec2(layout.width, rect.height());
        let words = sized(rect.min + layout.margin(), size);
        ui::label(&mut ui::inside(ui, words), layout.style, message);
    });
}
