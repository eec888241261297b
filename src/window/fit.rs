//! The size and place of a window that fits the screens, as plain arithmetic.

use bevy::prelude::*;

/// What is known of the bars of the desktop.
#[cfg_attr(
    any(not(unix), target_vendor = "apple", target_os = "android"),
    expect(dead_code, reason = "only X11 tells it")
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WorkArea {
    /// There are none, and windows have no frames: no window manager runs.
    Bare,
    /// This part of all screens, in physical pixels, is free.
    Known(IRect),
    /// The system does not say.
    Unknown,
}

/// A screen, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ScreenArea {
    /// Part of the screen that no bar of the system covers.
    pub rect: IRect,
    /// `true` if the window is on it.
    pub has_window: bool,
    /// `true` if it is the system's main one.
    pub is_primary: bool,
}

/// Size and place of a window, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// Top left corner of the frame; `None` if only the system knows it, as on Wayland.
    pub corner: Option<IVec2>,
    /// Size within the frame.
    pub size: UVec2,
}

impl Place {
    /// Returns the place on the screens that is nearest to this one. A window that is visible as a whole, also across several screens,
    /// stays as it is. `frame` is what the frame adds to the size.
    pub(super) fn fitted(self, frame: UVec2, screens: &[ScreenArea]) -> Self {
        let outer =
            |corner: IVec2| IRect::from_corners(corner, corner + (self.size + frame).as_ivec2());
        if self
            .corner
            .is_some_and(|corner| is_covered(outer(corner), screens))
        {
            return self;
        }
        let Some(screen) = self.screen(frame, screens) else {
            return self;
        };
        let room = screen.rect.size().as_uvec2().saturating_sub(frame);
        let size = self.size.min(room).max(UVec2::ONE);
        let corner = self.corner.map(|corner| {
            let spare = screen.rect.size() - (size + frame).as_ivec2();
            match overlap(outer(corner), screen.rect) {
                // The screen on which it was is gone.
                0 => screen.rect.min + (spare / 2).max(IVec2::ZERO),
                _ => corner.clamp(screen.rect.min, screen.rect.min + spare.max(IVec2::ZERO)),
            }
        });
        Self { corner, size }
    }

    /// Returns the screen of the window: the one that shows most of it, or the one that the system names.
    pub(super) fn screen(self, frame: UVec2, screens: &[ScreenArea]) -> Option<ScreenArea> {
        let shown = |screen: &ScreenArea| {
            self.corner.map_or(0, |corner| {
                let outer = IRect::from_corners(corner, corner + (self.size + frame).as_ivec2());
                overlap(outer, screen.rect)
            })
        };
        let rank = |screen: &ScreenArea| {
            let size = screen.rect.size().as_i64vec2();
            (
                shown(screen),
                screen.has_window,
                screen.is_primary,
                size.x * size.y,
            )
        };
        screens.iter().copied().max_by_key(rank)
    }
}

/// Returns the number of pixels that two areas have in common.
fn overlap(one: IRect, other: IRect) -> i64 {
    let common = one.intersect(other);
    let size = common.size().as_i64vec2();
    if common.is_empty() {
        0
    } else {
        size.x * size.y
    }
}

/// Returns `true` if the screens show the whole area.
fn is_covered(area: IRect, screens: &[ScreenArea]) -> bool {
    let size = area.size().as_i64vec2();
    let shown: i64 = screens
        .iter()
        .map(|screen| overlap(area, screen.rect))
        .sum();
    // Screens that show the same overlap, so the sum alone proves nothing.
    let corners = [
        area.min,
        IVec2::new(area.max.x - 1, area.min.y),
        IVec2::new(area.min.x, area.max.y - 1),
        area.max - IVec2::ONE,
    ];
    let is_shown = |corner: &IVec2| {
        screens.iter().any(|screen| {
            corner.cmpge(screen.rect.min).all() && corner.cmplt(screen.rect.max).all()
        })
    };
    shown >= size.x * size.y && corners.iter().all(is_shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen(x: i32, y: i32, width: i32, height: i32) -> ScreenArea {
        ScreenArea {
            rect: IRect::new(x, y, x + width, y + height),
            has_window: false,
            is_primary: false,
        }
    }

    fn at(x: i32, y: i32, width: u32, height: u32) -> Place {
        Place {
            corner: Some(IVec2::new(x, y)),
            size: UVec2::new(width, height),
        }
    }

    const BAR: UVec2 = UVec2::new(0, 40);

    #[test]
    fn window_larger_than_its_screen_is_made_smaller() {
        let small = [screen(0, 0, 1024, 560)];
        let unknown = Place {
            corner: None,
            size: UVec2::new(1280, 800),
        };
        let fitted = unknown.fitted(BAR, &small);
        assert_eq!((fitted.corner, fitted.size), (None, UVec2::new(1024, 520)));
        let fitted = at(300, 200, 1280, 500).fitted(BAR, &small);
        assert_eq!(fitted, at(0, 20, 1024, 500));
    }

    #[test]
    fn window_that_is_visible_as_a_whole_stays() {
        let large = [screen(0, 0, 1920, 1080), screen(1920, 0, 1280, 1080)];
        let across = at(1500, 100, 1000, 700);
        assert_eq!(across.fitted(BAR, &large), across);
        let unknown = Place {
            corner: None,
            size: UVec2::new(1280, 800),
        };
        assert_eq!(unknown.fitted(BAR, &large), unknown);
    }

    #[test]
    fn window_partly_outside_is_moved_inside() {
        let screens = [screen(0, 30, 1920, 1050)];
        let fitted = at(1500, 900, 1000, 700).fitted(BAR, &screens);
        assert_eq!(fitted, at(920, 340, 1000, 700));
        let fitted = at(-300, 0, 1000, 700).fitted(BAR, &screens);
        assert_eq!(fitted, at(0, 30, 1000, 700));
    }

    #[test]
    fn window_of_a_screen_that_is_gone_is_centred_on_the_primary_one() {
        let primary = ScreenArea {
            is_primary: true,
            ..screen(0, 0, 1000, 800)
        };
        let screens = [screen(1000, 0, 3000, 2000), primary];
        let fitted = at(-2000, 100, 1600, 400).fitted(BAR, &screens);
        assert_eq!(fitted, at(0, 180, 1000, 400));
    }

    #[test]
    fn window_is_fitted_to_the_screen_that_shows_most_of_it() {
        let screens = [screen(0, 0, 1280, 800), screen(1280, 0, 1920, 1080)];
        let fitted = at(1000, 100, 1900, 900).fitted(BAR, &screens);
        assert_eq!(fitted, at(1280, 100, 1900, 900));
    }

    #[test]
    fn mirrored_screens_do_not_hide_that_a_window_is_outside() {
        let screens = [screen(0, 0, 1280, 800), screen(0, 0, 1280, 800)];
        let fitted = at(700, 100, 1000, 600).fitted(BAR, &screens);
        assert_eq!(fitted, at(280, 100, 1000, 600));
    }

    #[test]
    fn window_whose_place_only_the_system_knows_fits_the_screen_that_it_is_on() {
        let on = ScreenArea {
            has_window: true,
            ..screen(0, 0, 1024, 600)
        };
        let place = Place {
            corner: None,
            size: UVec2::new(1280, 800),
        };
        let fitted = place.fitted(BAR, &[screen(1024, 0, 1920, 1080), on]);
        assert_eq!(fitted.size, UVec2::new(1024, 560));
    }

    #[test]
    fn window_without_screens_or_with_tiny_ones_keeps_a_size() {
        let place = at(10, 10, 900, 700);
        assert_eq!(place.fitted(BAR, &[]), place);
        let fitted = place.fitted(BAR, &[screen(0, 0, 8, 8)]);
        assert_eq!(fitted.size, UVec2::new(8, 1));
    }
}
