//! Layout of the pages of boards, and of the pages of solutions after them.

use super::font::{self, FontWeight};
use super::item::Item;
use super::pdf::PageSize;
use super::primitives::{Ink, PagePoint, PageRect, Primitive};
use super::sheet;
use super::solutions::{Picture, PrintedSolution};

/// Margin at the sides and at the top, in points.
const MARGIN: f32 = 40.0;
/// Margin at the bottom, which contains the page number, in points.
const BOTTOM: f32 = 48.0;
/// Distance between boards, in points.
const GAP: f32 = 20.0;
const HEADING_SIZE: f32 = 14.0;
const NUMBER_SIZE: f32 = 8.0;

/// Columns and rows of boards on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PageGrid {
    columns: usize,
    rows: usize,
}

impl PageGrid {
    pub(super) const fn new(columns: usize, rows: usize) -> Self {
        Self { columns, rows }
    }

    const fn boards(self) -> usize {
        self.columns * self.rows
    }

    /// Returns the frame of a board by its index on the page.
    pub(super) fn frame(self, at: usize, page: PageRect) -> PageRect {
        let (column, row) = ((at % self.columns) as f32, (at / self.columns) as f32);
        let side = |whole: f32, parts: usize| (whole - GAP * (parts - 1) as f32) / parts as f32;
        let (width, height) = (side(page.width, self.columns), side(page.height, self.rows));
        PageRect {
            left: page.left + column * (width + GAP),
            top: page.top + row * (height + GAP),
            width,
            height,
        }
    }
}

/// Returns the area of a page within its margins.
pub(super) fn content(size: PageSize) -> PageRect {
    PageRect {
        left: MARGIN,
        top: MARGIN,
        width: size.width - 2.0 * MARGIN,
        height: size.height - MARGIN - BOTTOM,
    }
}

/// Returns all pages. `limits` describes the budget of the solutions.
pub(super) fn lay_out(
    items: &[Item],
    grid: PageGrid,
    size: PageSize,
    limits: &str,
) -> Vec<Vec<Primitive>> {
    let area = content(size);
    let mut pages = Vec::new();
    let mut number = 1;
    for on_page in items.chunks(grid.boards()) {
        let mut page = Vec::new();
        for (at, item) in on_page.iter().enumerate() {
            page.extend(sheet::draw(item, number, grid.frame(at, area)));
            number += 1;
        }
        pages.push(page);
    }
    pages.extend(solution_pages(items, area, limits));
    let count = pages.len();
    for (at, page) in pages.iter_mut().enumerate() {
        let text = format!("{} / {count}", at + 1);
        let width = font::width(&text, NUMBER_SIZE, FontWeight::Regular);
        page.push(Primitive::Text {
            at: PagePoint::new((size.width - width) / 2.0, size.height - BOTTOM / 2.0),
            size: NUMBER_SIZE,
            weight: FontWeight::Regular,
            ink: Ink::grey(0.35),
            text,
        });
    }
    pages
}

/// Pages of solutions, filled from the top, with one or two solutions per row.
struct SolutionPages {
    area: PageRect,
    pages: Vec<Vec<Primitive>>,
    /// Bottom of the last row.
    bottom: f32,
    /// Free frame to the right of a solution that takes up half the width.
    beside: Option<PageRect>,
}

fn solution_pages(items: &[Item], area: PageRect, limits: &str) -> Vec<Vec<Primitive>> {
    let mut pages = SolutionPages {
        area,
        pages: Vec::new(),
        bottom: 0.0,
        beside: None,
    };
    for (number, item) in (1..).zip(items) {
        if let Some(solution) = PrintedSolution::of(item, number, limits) {
            pages.add(&solution);
        }
    }
    pages.pages
}

impl SolutionPages {
    fn add(&mut self, solution: &PrintedSolution<'_>) {
        let below_heading = PageRect {
            height: self.area.height - 2.0 * HEADING_SIZE,
            ..self.area
        };
        let frame = |columns, rows| PageGrid { columns, rows }.frame(0, below_heading);
        let half = frame(2, 3);
        let is_text = matches!(solution.picture, Picture::None | Picture::Letters(_));
        if !is_text && solution.is_readable(half) {
            if let Some(frame) = self.beside.take() {
                self.draw(solution, frame);
                return;
            }
            let frame = self.row(half.width, half.height);
            self.beside = Some(PageRect {
                left: frame.left + half.width + GAP,
                ..frame
            });
            self.draw(solution, frame);
            return;
        }
        self.beside = None;
        let height = if is_text {
            solution.draw(
                PageRect {
                    top: 0.0,
                    ..self.area
                },
                &mut Vec::new(),
            )
        } else {
            frame(1, 2).height
        };
        let frame = self.row(self.area.width, height);
        self.draw(solution, frame);
    }

    /// Returns the frame of the next row, on a new page if it is too tall for the current one.
    fn row(&mut self, width: f32, height: f32) -> PageRect {
        let top = if self.pages.is_empty() {
            None
        } else {
            Some(self.bottom + GAP / 2.0)
        };
        let fits = |top: &f32| top + height <= self.area.bottom();
        let top = top.filter(fits).unwrap_or_else(|| self.begin_page());
        PageRect {
            left: self.area.left,
            top,
            width,
            height: height.min(self.area.bottom() - top),
        }
    }

    /// Begins a page with a heading, and returns the top of the space below it.
    fn begin_page(&mut self) -> f32 {
        let baseline = PagePoint::new(self.area.left, self.area.top + HEADING_SIZE);
        let heading = Primitive::text(baseline, HEADING_SIZE, FontWeight::Bold, "Solutions");
        self.pages.push(vec![heading]);
        self.area.top + 2.0 * HEADING_SIZE
    }

    fn draw(&mut self, solution: &PrintedSolution<'_>, frame: PageRect) {
        if let Some(page) = self.pages.last_mut() {
            let bottom = solution.draw(frame, page);
            self.bottom = self.bottom_of_row(frame, bottom);
        }
    }

    /// Returns the bottom of a row after a solution has been drawn in it.
    fn bottom_of_row(&self, frame: PageRect, bottom: f32) -> f32 {
        if frame.left > self.area.left {
            self.bottom.max(bottom)
        } else {
            bottom
        }
    }
}
