//! Options and difficulty of the boards of each weekday, from Monday to Sunday.

use std::ops::Range;
use tessella_library::today::DailyGame;

/// Plan for the boards of a game on one weekday.
pub(super) struct WeekdayPlan {
    /// Game code without a seed.
    pub(super) options: &'static str,
    /// Range of difficulty, in bits. The ranges of a game do not overlap, and each day's is above that of the day
    /// before.
    pub(super) bits: Range<f64>,
    /// Number of moves to win in a problem; 0 for other games.
    pub(super) moves: u8,
}

const fn plan(options: &'static str, bits: Range<f64>) -> WeekdayPlan {
    WeekdayPlan {
        options,
        bits,
        moves: 0,
    }
}

const fn problem(moves: u8, bits: Range<f64>) -> WeekdayPlan {
    WeekdayPlan {
        options: "row:7x6,k4,fall",
        bits,
        moves,
    }
}

/// Returns the plans of a game, from Monday to Sunday.
pub(super) const fn plans(game: DailyGame) -> [WeekdayPlan; 7] {
    match game {
        DailyGame::Drench => [
            plan("drench:8x8,c4", 6.0..9.0),
            plan("drench:hex9x9,c5", 10.0..13.0),
            plan("drench:9x9,c5", 14.0..17.0),
            plan("drench:11x11,c5", 18.0..22.0),
            plan("drench:hex12x12,c6", 22.5..27.0),
            plan("drench:12x12,c6", 28.0..34.0),
            plan("drench:14x14,c6", 35.0..44.0),
        ],
        DailyGame::Link => [
            plan("link:6x8,f10,untimed", 26.0..34.0),
            plan("link:8x8,f14,untimed", 44.0..52.0),
            plan("link:hex8x10,f16,untimed", 54.0..62.0),
            plan("link:8x10,f16,untimed", 64.0..74.0),
            plan("link:8x10,f16,down,untimed", 76.0..88.0),
            plan("link:8x12,f16,down,untimed", 95.0..112.0),
            plan("link:10x12,f16,untimed", 122.0..150.0),
        ],
        DailyGame::LightBlock => [
            plan("light:6x6,b12", 3.0..6.0),
            plan("light:7x7,b12", 7.0..10.0),
            plan("light:hex7x7,b12", 10.5..13.5),
            plan("light:8x8,b12", 14.0..17.0),
            plan("light:hex8x9,b12", 17.5..20.5),
            plan("light:9x9,b12", 21.0..25.0),
            plan("light:10x10,b12", 26.0..35.0),
        ],
        DailyGame::Problem => [
            problem(2, 3.0..6.0),
            problem(3, 6.0..8.0),
            problem(3, 8.0..8.5),
            problem(4, 8.5..10.7),
            problem(4, 10.7..11.5),
            problem(5, 11.5..14.1),
            problem(6, 14.1..17.0),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn difficulty_of_each_day_is_above_that_of_the_day_before() {
        for game in DailyGame::ALL {
            let plans = plans(game);
            assert!(
                plans
                    .windows(2)
                    .all(|days| days[0].bits.end <= days[1].bits.start)
            );
            assert!(plans.is_sorted_by_key(|plan| plan.moves));
            assert!(plans.iter().all(|plan| !plan.bits.is_empty()));
        }
    }
}
