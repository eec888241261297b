//! Generated snakes and ladders, and the layout of the track.

use super::{begin, track, varied};
use std::collections::HashSet;
use tessella_boards::{CellId, Point, Stretch, Track};
use tessella_games::Rules;
use tessella_games::race::Setup;

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

/// Returns the angle between two directions, at most 90 degrees.
fn degrees_between(one: (f32, f32), other: (f32, f32)) -> f32 {
    let length = |(x, y): (f32, f32)| x.hypot(y);
    let cosine = (one.0 * other.0 + one.1 * other.1) / (length(one) * length(other));
    cosine.abs().min(1.0).acos().to_degrees()
}

/// Returns the side of a line, from its start and direction, on which a point is.
fn side(from: Point, along: (f32, f32), point: Point) -> f32 {
    along.0 * (point.y - from.y) - along.1 * (point.x - from.x)
}

/// Returns the distance of a point from a line between two ends.
fn distance(from: Point, to: Point, point: Point) -> f32 {
    let along = (to.x - from.x, to.y - from.y);
    let share = (along.0 * (point.x - from.x) + along.1 * (point.y - from.y))
        / (along.0.powi(2) + along.1.powi(2));
    let share = share.clamp(0.0, 1.0);
    (from.x + share * along.0 - point.x).hypot(from.y + share * along.1 - point.y)
}

#[test]
fn lines_of_jumps_can_be_told_apart_at_every_size() {
    for seed in 0..400 {
        let with_forks = seed % 4 == 0;
        let cells = if with_forks {
            40 + (seed % 81) as u16
        } else {
            20 + (seed % 181) as u16
        };
        let setup = varied(track(cells, 2, true, true), 1, with_forks, false);
        let race = begin(&setup, seed);
        let centre = |cell| race.board().centre(cell);
        let jumps = race.jumps();
        for (at, &(from, to)) in jumps.iter().enumerate() {
            let [from, to] = [from, to].map(centre);
            let along = (to.x - from.x, to.y - from.y);
            for (other, &ends) in jumps.iter().enumerate() {
                if other == at {
                    continue;
                }
                let ends = [ends.0, ends.1].map(centre);
                let across = (ends[1].x - ends[0].x, ends[1].y - ends[0].y);
                let are_apart = |from, along, [a, b]: [Point; 2]| {
                    side(from, along, a) * side(from, along, b) > 0.0
                };
                let cross =
                    !are_apart(from, along, ends) && !are_apart(ends[0], across, [from, to]);
                let degrees = degrees_between(along, across);
                assert!(
                    !cross || degrees > 29.0,
                    "{degrees} degrees, {cells} cells, seed {seed}"
                );
                let nearest = ends
                    .map(|end| distance(from, to, end))
                    .into_iter()
                    .fold(9.0, f32::min);
                assert!(
                    nearest > 0.45,
                    "{nearest} from an end, {cells} cells, seed {seed}"
                );
            }
        }
    }
}

#[test]
fn short_path_at_each_fork_has_a_snake_and_the_long_one_no_jump() {
    for seed in 0..60 {
        let setup = varied(
            track(40 + (seed % 81) as u16, 2, false, true),
            1,
            true,
            seed % 2 == 0,
        );
        let race = begin(&setup, seed);
        let course = race.board().course().expect("a track has a course");
        assert!(!course.track().branches.is_empty());
        for (at, branch) in course.track().branches.iter().enumerate() {
            let beside = branch.from..branch.to;
            let is_beside = |&(from, to): &(CellId, CellId)| to < from && beside.contains(&from);
            assert!(race.jumps().iter().any(is_beside), "seed {seed}");
            let own: Vec<CellId> = course.cells_of(Stretch::Branch(at)).collect();
            assert!(
                own.len() as u32 > branch.to.0 - branch.from.0,
                "the long path"
            );
            assert!(own.iter().all(|&cell| race.board().jumps(cell).is_empty()));
            let jumps = race.jumps();
            let ends = jumps.iter().flat_map(|&(from, to)| [from, to]);
            assert!(
                ends.into_iter()
                    .all(|end| course.stretch(end) == Stretch::Main)
            );
        }
    }
}
