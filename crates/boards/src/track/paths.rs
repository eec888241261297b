//! Forward paths from one cell to another.

use super::Course;
use crate::CellId;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

impl Course {
    /// Returns every forward path from `a` to `b` that visits no cell twice, including both ends, sorted by length and
    /// then by cells. The path from a cell to itself is that cell. Returns only the shortest [`Course::MAX_PATHS`]
    /// paths.
    pub fn paths(&self, a: CellId, b: CellId) -> Vec<Vec<CellId>> {
        let partial = |mut path: Vec<CellId>, next: CellId| {
            // Paths that cannot reach the end are pruned, since there could be exponentially many.
            let rest = self.distance_avoiding(&path, next, b)?;
            path.push(next);
            // Among paths of the same total length, the longest partial path is extended first.
            Some((Reverse(path.len() + rest), path.len(), Reverse(path)))
        };
        let mut paths = Vec::new();
        let mut open: BinaryHeap<_> = partial(Vec::new(), a).into_iter().collect();
        while let Some((_, _, Reverse(mut path))) = open.pop() {
            let mut last = path[path.len() - 1];
            while last != b
                && let [next] = self.forward(last)
            {
                last = *next;
                path.push(last);
            }
            if last != b {
                let nexts = self.forward(last).iter();
                open.extend(nexts.filter_map(|&next| partial(path.clone(), next)));
                continue;
            }
            paths.push(path);
            if paths.len() == Self::MAX_PATHS {
                break;
            }
        }
        paths.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
        paths
    }

    /// Returns the minimum number of forward steps from `from` to `to` that avoids all cells of `path`.
    fn distance_avoiding(&self, path: &[CellId], from: CellId, to: CellId) -> Option<usize> {
        let mut seen = vec![false; self.len()];
        for cell in path {
            seen[cell.index()] = true;
        }
        if std::mem::replace(&mut seen[from.index()], true) {
            return None;
        }
        let mut queue = VecDeque::from([(from, 0)]);
        while let Some((cell, distance)) = queue.pop_front() {
            if cell == to {
                return Some(distance);
            }
            for &next in self.forward(cell) {
                if !seen[next.index()] {
                    seen[next.index()] = true;
                    queue.push_back((next, distance + 1));
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{board, branch, cells, course, tracks};
    use super::*;
    use crate::Track;

    /// Enumerates every path from the last cell of `path` to `b` by exhaustive search.
    fn all_paths(course: &Course, path: &mut Vec<CellId>, b: CellId, found: &mut Vec<Vec<CellId>>) {
        let last = path[path.len() - 1];
        if last == b {
            return found.push(path.clone());
        }
        for &next in course.forward(last) {
            if !path.contains(&next) {
                path.push(next);
                all_paths(course, path, b, found);
                path.pop();
            }
        }
    }

    #[test]
    fn paths_list_shorter_branch_first() {
        let shorter = board(&Track {
            branches: vec![branch(1, 6, 2)],
            ..Track::line(9)
        });
        let paths = course(&shorter).paths(CellId(0), CellId(7));
        assert_eq!(paths, [cells([0, 1, 9, 10, 6, 7]), cells(0..8)]);
        let longer = board(&Track {
            branches: vec![branch(1, 3, 4)],
            ..Track::ring(5)
        });
        let paths = course(&longer).paths(CellId(0), CellId(4));
        assert_eq!(paths, [cells(0..5), cells([0, 1, 5, 6, 7, 8, 3, 4])]);
    }

    #[test]
    fn paths_are_all_simple_paths() {
        for track in tracks().filter(|track| track.len <= 12) {
            let board = board(&track);
            let course = course(&board);
            for a in board.cells() {
                for b in board.cells() {
                    let mut tried = Vec::new();
                    all_paths(course, &mut vec![a], b, &mut tried);
                    tried.sort_by_key(|path| (path.len(), path.clone()));
                    assert_eq!(course.paths(a, b), tried, "{a:?} to {b:?} of {track:?}");
                }
            }
        }
    }

    #[test]
    fn paths_of_equal_length_are_ordered_by_cells() {
        let board = board(&Track {
            branches: vec![branch(0, 4, 1), branch(4, 5, 2)],
            ..Track::line(7)
        });
        let paths = course(&board).paths(CellId(0), CellId(6));
        let expected = [
            cells([0, 7, 4, 5, 6]),
            cells(0..7),
            cells([0, 7, 4, 8, 9, 5, 6]),
            cells([0, 1, 2, 3, 4, 8, 9, 5, 6]),
        ];
        assert_eq!(paths, expected);
    }

    #[test]
    fn paths_are_limited_to_the_shortest() {
        let branches = (0..30).map(|at| branch(2 * at, 2 * at + 2, 1 + (at == 0) as u16));
        let board = board(&Track {
            branches: branches.collect(),
            ..Track::line(61)
        });
        let paths = course(&board).paths(CellId(0), CellId(60));
        assert_eq!(paths.len(), Course::MAX_PATHS);
        assert!(paths.iter().all(|path| path.len() == 61));
    }
}
