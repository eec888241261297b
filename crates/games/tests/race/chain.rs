//! Snakes and ladders as a Markov chain, computed independently of the game.

use tessella_games::Seat;
use tessella_games::race::{Race, Variant};

/// The Markov chain of one piece. A state is the progress in cells.
pub struct Chain {
    /// State after the jump, by state.
    landings: Vec<usize>,
    exact: bool,
    roll_again: bool,
}

impl Chain {
    pub fn of(race: &Race) -> Self {
        let Variant::SnakesAndLadders { exact } = race.setup().variant else {
            panic!("only snakes and ladders are a Markov chain");
        };
        let mut landings: Vec<usize> = (0..=race.progress(Seat::FIRST, 0).1.into()).collect();
        for (from, to) in race.jumps() {
            landings[from.index() + 1] = to.index() + 1;
        }
        let roll_again = race.setup().roll_again;
        Self {
            landings,
            exact,
            roll_again,
        }
    }

    fn goal(&self) -> usize {
        self.landings.len() - 1
    }

    fn after(&self, state: usize, pips: usize) -> usize {
        match state + pips {
            past if past > self.goal() && self.exact => state,
            past => self.landings[past.min(self.goal())],
        }
    }

    /// Returns the probability of each state after one turn, including the rolls after sixes.
    fn turn(&self, chances: &[f64]) -> Vec<f64> {
        let goal = self.goal();
        let mut after = vec![0.0; goal + 1];
        let mut rolling = chances.to_vec();
        after[goal] = std::mem::take(&mut rolling[goal]);
        while rolling.iter().sum::<f64>() > 1e-16 {
            let mut sixes = vec![0.0; goal + 1];
            for (state, chance) in rolling.iter().enumerate() {
                for pips in 1..=6 {
                    let next = self.after(state, pips);
                    if pips == 6 && self.roll_again && next != goal {
                        sixes[next] += chance / 6.0;
                    } else {
                        after[next] += chance / 6.0;
                    }
                }
            }
            rolling = sixes;
        }
        after
    }

    /// Returns the probability that a piece has not reached the end, by number of turns from 0.
    pub fn still_going(&self) -> Vec<f64> {
        let mut chances = vec![0.0; self.goal() + 1];
        chances[0] = 1.0;
        let mut going = vec![1.0];
        while going[going.len() - 1] > 1e-13 {
            chances = self.turn(&chances);
            // Not 1 minus the finished ones: rounding errors would never reach the threshold.
            going.push(chances[..self.goal()].iter().sum());
        }
        going
    }

    /// Returns the average number of turns of a piece, by solving the linear equations between the states.
    pub fn mean_turns(&self) -> f64 {
        let goal = self.goal();
        let mut rows: Vec<Vec<f64>> = (0..goal)
            .map(|state| {
                let mut from = vec![0.0; goal + 1];
                from[state] = 1.0;
                let mut row = self.turn(&from);
                for (next, chance) in row.iter_mut().enumerate() {
                    *chance = f64::from(u8::from(next == state)) - *chance;
                }
                row[goal] = 1.0;
                row
            })
            .collect();
        for at in 0..goal {
            let size = |row: &usize| rows[*row][at].abs();
            let largest = (at..goal).max_by(|a, b| size(a).total_cmp(&size(b)));
            rows.swap(at, largest.expect("a row is left"));
            let pivot = rows[at].clone();
            for row in rows.iter_mut().skip(at + 1) {
                let factor = row[at] / pivot[at];
                for (value, above) in row.iter_mut().zip(&pivot).skip(at) {
                    *value -= factor * above;
                }
            }
        }
        let mut means = vec![0.0; goal];
        for at in (0..goal).rev() {
            let known: f64 = (at + 1..goal)
                .map(|next| rows[at][next] * means[next])
                .sum();
            means[at] = (rows[at][goal] - known) / rows[at][at];
        }
        means[0]
    }
}
