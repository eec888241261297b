//! Generated snakes and ladders, and the layout of the track.

use super::{begin, track};
use std::collections::HashSet;
use tessella::boards::{CellId, Track};
use tessella::games::Rules;
use tessella::games::race::Setup;

#[test]
fn snakes_and_ladders_share_no_cell() {
    for seed in 0..1000 {
        let cells = 20 + (seed % 181) as u16;
        let race = begin(&track(cells, 2, true, true), seed);
        let columns = Track::line(cells).columns();
        let row = |cell: CellId| cell.0 / u32::from(columns);
        let last = u32::from(cells) - 1;
        let mut ends = HashSet::new();
        let mut counts = [0, 0];
        for (from, to) in race.jumps() {
            assert!(ends.insert(from) && ends.insert(to), "a chain, seed {seed}");
            assert!(row(from) != row(to), "along a row, seed {seed}");
            assert!(from.0 != 0 && from.0 != last && to.0 != 0 && to.0 != last);
            counts[usize::from(to < from)] += 1;
        }
        let fitting = (u32::from(cells) * 8 / 100).max(2)..=(u32::from(cells) / 10).max(2);
        assert!(
            counts.iter().all(|count| fitting.contains(count)),
            "{counts:?} of {cells}"
        );
        let course = race.board().course().expect("a track has a course");
        let listed = |cell| race.board().jumps(cell).len();
        assert_eq!(
            course.cells().map(listed).sum::<usize>(),
            race.jumps().len()
        );
    }
}

#[test]
fn ladders_lead_up_the_board_and_snakes_down() {
    for seed in 0..50 {
        let race = begin(&track(20 + 9 * (seed % 20) as u16, 2, false, true), seed);
        for (from, to) in race.jumps() {
            let [from_at, to_at] = [from, to].map(|cell| race.board().centre(cell).y);
            assert_eq!(
                from < to,
                to_at < from_at - 0.9,
                "{from:?} to {to:?}, seed {seed}"
            );
        }
    }
}

#[test]
fn default_track_is_ten_by_ten_from_the_bottom_left() {
    let race = begin(&Setup::default(), 1);
    let at = |cell| {
        let place = race.board().centre(CellId(cell));
        (place.x, place.y)
    };
    assert_eq!(race.board().len(), 100);
    assert_eq!([at(0), at(9)], [(0.5, 9.5), (9.5, 9.5)]);
    assert_eq!([at(10), at(19)], [(9.5, 8.5), (0.5, 8.5)]);
    assert_eq!(at(99), (0.5, 0.5));
}
