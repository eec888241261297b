//! Layout areas of the window.

use crate::core::on_screen_keyboard::keyboard_height;
use crate::core::palette::Shades;
use crate::core::rects::sized;
use crate::core::theme::{ink, space};
use bevy_egui::egui::{Context, Id, LayerId, Mesh, Rect, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

/// Returns a layer for the whole window. Its layout area excludes the system's insets; its clip area includes them.
pub fn whole_window(context: &Context) -> Ui {
    let builder = UiBuilder::new()
        .layer_id(LayerId::background())
        .max_rect(context.content_rect());
    let mut ui = Ui::new(context.clone(), Id::new("window"), builder);
    ui.set_clip_rect(context.viewport_rect());
    ui
}

/// Returns a page of these shades in a part of the window, with this opacity.
pub fn page_mesh(window: Rect, shades: &Shades, part: Rect, opacity: f32) -> Mesh {
    let mut page = Mesh::default();
    for y in [part.top(), part.bottom()] {
        let share = (y - window.top()) / window.height().max(f32::EPSILON);
        let ground = ink(shades.page(share)).gamma_multiply(opacity);
        for x in [part.left(), part.right()] {
            page.colored_vertex(pos2(x, y), ground);
        }
    }
    page.add_triangle(0, 1, 2);
    page.add_triangle(1, 2, 3);
    page
}

/// Creates a child area with its own layout from top to bottom.
pub fn inside(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect))
}

/// Divides a row into columns of equal width.
pub fn side_by_side<const N: usize>(row: Rect) -> [Rect; N] {
    let gap = space::SMALL;
    let width = (row.width() - gap * (N as f32 - 1.0)) / N as f32;
    std::array::from_fn(|at| {
        sized(
            row.min + vec2((width + gap) * at as f32, 0.0),
            vec2(width, row.height()),
        )
    })
}

/// Divides a row into columns of these widths at least, in points: of equal width, if all are wide enough then.
pub fn at_least_as_wide<const N: usize>(row: Rect, widths: [f32; N]) -> [Rect; N] {
    let equal: [Rect; N] = side_by_side(row);
    if equal
        .iter()
        .zip(widths)
        .all(|(place, width)| width <= place.width())
    {
        return equal;
    }
    spread(row, widths)
}

/// Divides a row into columns of these widths, in points, and what is left among them. Columns that are too wide together become narrower
/// by the same share.
pub(super) fn spread<const N: usize>(row: Rect, widths: [f32; N]) -> [Rect; N] {
    let gap = space::SMALL;
    let all: f32 = widths.iter().sum();
    let spare = row.width() - gap * (N as f32 - 1.0) - all;
    let share = (1.0 + spare / all.max(1.0)).min(1.0);
    let mut left = row.left();
    widths.map(|width| {
        let width = share * width + spare.max(0.0) / N as f32;
        let place = sized(pos2(left, row.top()), vec2(width, row.height()));
        left = place.right() + gap;
        place
    })
}

/// Returns `true` if a window of this size is wide enough for a side-by-side layout.
pub fn is_wide(window: Vec2) -> bool {
    window.x > window.y * 1.1
}

/// Returns `true` if the window is wide enough for a side-by-side layout, whether the on-screen keyboard is shown or not. The
/// layout of a screen must not depend on the keyboard, because another layout may not have the field that it writes in.
pub fn is_window_wide(context: &Context) -> bool {
    let size = context.content_rect().size();
    is_wide(size + vec2(0.0, keyboard_height(context)))
}

/// Adds areas of this height in columns of equal width, and something in each for an item. The items are in rows from left to right.
pub fn grid<T>(
    ui: &mut Ui,
    (columns, height): (usize, f32),
    items: impl IntoIterator<Item = T>,
    mut add: impl FnMut(&mut Ui, Rect, T),
) {
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() + gap) / columns.max(1) as f32 - gap;
    let mut line = Rect::NOTHING;
    for (at, item) in items.into_iter().enumerate() {
        let column = at % columns.max(1);
        if column == 0 {
            line = row(ui, height);
        }
        let corner = line.min + vec2((width + gap) * column as f32, 0.0);
        add(ui, sized(corner, vec2(width, height)), item);
    }
}

/// Allocates the next row of this height in an area that is filled from top to bottom.
pub fn row(ui: &mut Ui, height: f32) -> Rect {
    ui.allocate_exact_size(vec2(ui.available_width().max(0.0), height), Sense::hover())
        .0
}
