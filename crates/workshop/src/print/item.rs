//! Boards to print, and the lines of text above them.

use crate::puzzles::{Grid, Puzzle, PuzzleBoard};
use crate::solution::{self, Found, Solution, Strength};
use tessella_boards::Board;
use tessella_command_line::terminal::counted;
use tessella_games::GameCode;
use tessella_games::blockade::Blockade;
use tessella_games::budget::{Effort, SearchBudget};
use tessella_games::drench::{COLOURS, Drench};
use tessella_games::in_a_row::InARow;
use tessella_games::link::{Gravity, Link};
use tessella_games::race::{Race, Variant};
use tessella_games::{Game, GameSetup, Position, Rules, Seat, Turn};

/// Strength of the search for a solution. Its memory is fixed, so that solutions are the same on every machine.
const STRENGTH: Strength = Strength {
    effort: Effort::Full,
    memory: 64 << 20,
};

/// Board to print.
pub(super) struct Item {
    /// Game code, or the location of the board in its file.
    pub(super) code: String,
    pub(super) content: Content,
    /// `None` if none was searched for.
    pub(super) solution: Option<Solution>,
}

/// Content of a board.
pub(super) enum Content {
    Game(Position),
    Grid { grid: Grid, board: Board },
}

impl Item {
    /// Creates the start position of a puzzle.
    ///
    /// # Errors
    /// If the board cannot be set up, or there is nothing to play.
    pub(super) fn new(puzzle: Puzzle) -> Result<Self, String> {
        let (code, content) = match puzzle.board {
            PuzzleBoard::Grid(grid) => {
                let board = grid
                    .board()
                    .map_err(|error| format!("{}: {error}", puzzle.name))?;
                let (colours, most) = (grid.signs.len(), *COLOURS.end());
                if colours > usize::from(most) {
                    let name = &puzzle.name;
                    return Err(format!(
                        "{name}: expected at most {most} colours to print, not {colours}"
                    ));
                }
                (puzzle.name, Content::Grid { grid, board })
            }
            PuzzleBoard::Game(found) => {
                let code = found.code;
                let position = Position::new(&code.setup, &code.start)
                    .map_err(|error| format!("{}: {error}", puzzle.name))?;
                if position.outcome().is_some() {
                    let name = &puzzle.name;
                    return Err(format!(
                        "{name}: expected a board with moves to make, but the game is over"
                    ));
                }
                let code = GameCode {
                    setup: position.setup(),
                    start: code.start,
                };
                (code.to_string(), Content::Game(position))
            }
        };
        Ok(Self {
            code,
            content,
            solution: None,
        })
    }

    pub(super) fn board(&self) -> &Board {
        match &self.content {
            Content::Game(position) => position.board(),
            Content::Grid { board, .. } => board,
        }
    }

    pub(super) fn title(&self) -> &'static str {
        match &self.content {
            Content::Game(position) => position.setup().game().english_title(),
            Content::Grid { .. } => Game::Drench.english_title(),
        }
    }

    /// Returns `true` if the board can be searched for a solution.
    pub(super) fn is_solvable(&self) -> bool {
        match &self.content {
            Content::Grid { .. } => true,
            Content::Game(position) => match position {
                Position::Drench(drench) => drench.limit().is_some(),
                Position::Link(_) | Position::LightBlock(_) | Position::InARow(_) => true,
                Position::Race(_) | Position::Blockade(_) => false,
            },
        }
    }

    /// Returns `true` if the board is a puzzle for one player.
    pub(super) fn is_for_one(&self) -> bool {
        match &self.content {
            Content::Game(position) => position.setup().seats() == 1,
            Content::Grid { .. } => true,
        }
    }

    /// Searches for a solution.
    ///
    /// # Errors
    /// If the solution found breaks the rules.
    pub(super) fn solve(&self, budget: &SearchBudget<'_>) -> Result<Solution, String> {
        match &self.content {
            Content::Game(position) => solution::solve_position(position, STRENGTH, budget),
            Content::Grid { grid, .. } => solution::solve_grid(grid, STRENGTH, budget),
        }
    }

    /// Returns the number of moves in which the board must be solved, if it has a limit.
    pub(super) fn limit(&self) -> Option<usize> {
        match &self.content {
            Content::Game(position) => match position {
                Position::Drench(drench) => drench.limit().map(usize::from),
                _ => None,
            },
            Content::Grid { .. } => None,
        }
    }

    /// Returns `true` if there is space below the board for players to write down their moves.
    pub(super) fn has_move_list(&self) -> bool {
        match &self.content {
            Content::Game(_) => self.limit().is_some(),
            Content::Grid { .. } => true,
        }
    }

    /// Returns a line for the player with the options of the game, and the number of moves that is enough, if it is
    /// known.
    pub(super) fn details(&self) -> String {
        let mut details = match &self.content {
            Content::Grid { grid, .. } => {
                let colours = grid.signs.len();
                let (width, height) = (grid.square.width, grid.square.height);
                format!("{width}×{height}, {colours} colours")
            }
            Content::Game(position) => {
                let options = options(position);
                format!("{}{options}", position.setup().plan())
            }
        };
        let is_counted = self.has_move_list();
        if let Some(Solution { found, .. }) = &self.solution
            && is_counted
            && let Found::Solved {
                moves, shortest, ..
            } = found
        {
            let count = moves.len();
            details.push_str(&match shortest {
                true => format!(", par {count}"),
                false if count == 1 => ", 1 move suffices".to_owned(),
                false => format!(", {count} moves suffice"),
            });
        }
        details
    }
}

/// Returns the options of a game, each preceded by a comma.
fn options(position: &Position) -> String {
    match position {
        Position::Drench(drench) => drench_options(drench),
        Position::Link(link) => link_options(link),
        Position::LightBlock(light) => {
            let blocked = light
                .board()
                .cells()
                .filter(|&cell| light.is_blocked(cell))
                .count();
            let free = counted(light.free(), "tile");
            format!(", {free} to light, {blocked} blocked")
        }
        Position::InARow(row) => row_options(row),
        Position::Race(race) => race_options(race),
        Position::Blockade(blockade) => blockade_options(blockade),
    }
}

fn drench_options(drench: &Drench) -> String {
    let colours = drench.setup().colours;
    match drench.limit() {
        Some(limit) => {
            let limit = counted(limit.into(), "move");
            format!(", {colours} colours, at most {limit}")
        }
        None => format!(", {colours} colours, 2 players"),
    }
}

fn link_options(link: &Link) -> String {
    let mut faces: Vec<_> = link
        .board()
        .cells()
        .filter_map(|cell| link.face(cell))
        .collect();
    faces.sort_unstable();
    faces.dedup();
    let falls = match link.setup().gravity {
        Gravity::None => "",
        Gravity::Down => ", tiles fall down",
        Gravity::Up => ", tiles rise to the top",
        Gravity::Left => ", tiles slide to the left",
        Gravity::Right => ", tiles slide to the right",
        Gravity::Middle => ", tiles slide to the middle",
    };
    format!(", {}{falls}", counted(faces.len(), "face"))
}

fn row_options(row: &InARow) -> String {
    let setup = row.setup();
    let (k, seats) = (setup.k, setup.seats);
    let falls = if setup.falls { ", stones fall" } else { "" };
    let turn = match row.to_move() {
        Turn::Player(seat) | Turn::Chance(seat) => {
            format!(", player {} to move", seat.0 + 1)
        }
        Turn::Nobody => String::new(),
    };
    format!(", {k} in a row, {seats} players{falls}{turn}")
}

fn race_options(race: &Race) -> String {
    let setup = race.setup();
    let mut options = format!(", {} players", setup.seats);
    match setup.variant {
        Variant::SnakesAndLadders { exact: true } => options.push_str(", exact roll at the end"),
        Variant::SnakesAndLadders { exact: false } => {}
        Variant::AroundTheRing { pieces, laps } => {
            options.push_str(&format!(", {} each", counted(pieces.into(), "piece")));
            if laps > 1 {
                options.push_str(&format!(", {laps} laps"));
            }
        }
    }
    if setup.roll_again {
        options.push_str(", a six rolls again");
    }
    if setup.back_four {
        options.push_str(", a four goes back");
    }
    options
}

fn blockade_options(blockade: &Blockade) -> String {
    let setup = blockade.setup();
    let count = |number: u8, what: &str| counted(number.into(), what);
    let mut seats = (0..setup.seats()).map(Seat);
    let more = seats.find_map(|seat| {
        let more = setup.builds_of(seat) - setup.builds();
        let player = seat.index() + 1;
        (more > 0).then(|| format!(", {} more for player {player}", count(more, "build")))
    });
    let more = more.unwrap_or_default();
    format!(
        ", {} players, runs of {}, {} and {} each{more}",
        setup.seats(),
        setup.range,
        count(setup.builds(), "build"),
        count(setup.flights, "flight")
    )
}
