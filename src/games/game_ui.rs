//! Traits for the per-game user interface.

use crate::core::layout::Arrangement;
use crate::core::palette::{Ground, Paints, Rgb};
use crate::core::rotation::Rotation;
use crate::core::theme::Theme;
use crate::core::{Hint, Lesson};
use crate::drawing::{BoardNumber, BoardProjection, Ending, PathLine};
use crate::games::sample::Sample;
use bevy_egui::egui::{Painter, Pos2, Ui};
use tessella_boards::CellId;
use tessella_games::{Advice, Effect, Move, Seat};
use tessella_language::{Language, MessageFn, tr};
use tessella_session::Session;

/// Effect of pressing a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileAction {
    /// Plays this move.
    Move(Move),
    /// Plays this move at the second press on the tile, because it costs something that the player has little of.
    Confirm(Move),
    /// Selects the tile as the first of two.
    Pick,
    /// Clears the selection.
    Unpick,
    /// Rolls the die.
    Chance,
    /// No effect.
    Nothing,
}

/// Tiles that the player to move has selected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The tile that was selected as the first of two.
    pub picked: Option<CellId>,
    /// The tile on which a second press plays a move, see [`TileAction::Confirm`].
    pub target: Option<CellId>,
    /// The tile in focus.
    pub focus: Option<CellId>,
    /// The move whose button is under the pointer or in focus, see [`UiAction::Preview`].
    pub previewed: Option<Move>,
    /// The tile that is pointed at, or else the one in focus: something can be told about it, also where a press would do nothing.
    pub pointed: Option<CellId>,
}

/// Action that a player requests with a game's controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UiAction {
    /// Plays this move.
    Move(Move),
    /// Shows what this move would change.
    Preview(Move),
    /// Resolves a chance event: rolls the die or shuffles the remaining tiles.
    Chance,
    /// Undoes a move.
    Undo,
    /// Restarts on the same board.
    Restart,
}

/// A move that was made.
pub struct MadeMove<'a> {
    /// Whose it was.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// What it changed.
    pub effects: &'a [Effect],
}

/// A line of the log of a game: what a move did, as a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Whose move it was.
    pub seat: Seat,
    /// The sentence.
    pub text: String,
}

/// Inputs for drawing the controls around the board.
pub struct Panel<'a> {
    /// Positions of all parts of the screen.
    pub at: &'a Arrangement,
    /// Current game.
    pub game: &'a Session,
    /// State of the hint search.
    pub hint: &'a Hint,
    /// `true` in a lesson, which has its own text.
    pub in_lesson: bool,
    /// `true` while the game is played: the cards say whose turn it is. `false` once it is over, however it has ended, and in a
    /// replay.
    pub has_turns: bool,
    /// What is known about each seat besides the position; empty if it is nothing.
    pub results: &'a [Option<SeatResult>],
    /// Middle of the board and side of a cell, in points; `None` while the board is zoomed.
    pub board: Option<(Pos2, f32)>,
    /// In a replay, the last move in words and whose it is.
    pub played: Option<(Seat, &'a str)>,
    /// The last moves in sentences, the newest first; empty in games without a log.
    pub log: &'a [LogLine],
    /// What the player to move has selected.
    pub selection: Selection,
    /// `true` if a computer player is searching for a move.
    pub thinking: bool,
    /// `true` if an animation is running on the board.
    pub is_animating: bool,
}

/// What a match has brought to a seat, also where the position of the game does not show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatResult {
    /// The seat has won.
    Won,
    /// The seat has lost.
    Lost,
    /// The match has ended in a draw.
    Drew,
    /// The match goes on without the seat.
    Out,
}

/// Texts and sample position of a game.
pub struct About {
    /// Returns a short description of the game.
    pub tagline: MessageFn,
    /// Returns the rules, as paragraphs.
    pub rules: fn(Language) -> Vec<&'static str>,
    /// Picture on the title.
    pub sample: Sample,
    /// Pictures in the help, each with a function that returns its caption.
    pub pictures: [(Sample, MessageFn); 3],
    /// Lesson.
    pub lesson: Lesson,
    /// Colours of the page on which the game is shown.
    pub ground: Ground,
    /// `true` if whoever wins in fewer moves has played better.
    pub counts_moves: bool,
}

/// User interface of a game, implemented by its positions.
pub trait GameUi {
    /// Returns a short description of the board and its options.
    fn details(&self, language: Language) -> String;

    /// Returns that description of a board that is seen like this.
    fn details_as_seen(&self, _: Rotation, language: Language) -> String {
        self.details(language)
    }

    /// Returns a short description of the progress of `game`, to follow the game's name.
    fn state(&self, game: &Session, paints: &Paints, language: Language) -> String;

    /// Returns the result and its margin, each in a few words.
    fn result(&self, game: &Session, paints: &Paints, language: Language) -> (String, String);

    /// Returns the best known solution from the start position, if there is one.
    fn best(&self) -> Option<Vec<Move>> {
        None
    }

    /// Returns the fewest moves in which the start position can be won, if they are proved.
    fn fewest_moves(&self) -> Option<u32> {
        None
    }

    /// Returns how many moves are left, if they are so few that the player is told.
    fn few_moves_left(&self, language: Language) -> Option<String> {
        let _ = language;
        None
    }

    /// Returns a hint as a sentence.
    fn advice(&self, advice: &Advice, language: Language) -> String {
        advice_words(advice, language)
    }

    /// Returns the name of a piece by its number, for screen readers.
    fn piece_name(&self, number: u8, language: Language) -> String {
        tr!(language, "tile-piece", number = number + 1)
    }

    /// Returns the cells that the seat to move would win with one move, in games in which a move wins cells.
    fn in_reach(&self) -> Vec<CellId> {
        Vec::new()
    }

    /// Returns the colour of a seat.
    fn seat_rgb(&self, seat: Seat, theme: &Theme) -> Rgb {
        theme.paints.of_seat(seat.0).0.rgb
    }

    /// Returns the seat that wins however the game goes on, while others still move.
    fn certain_winner(&self) -> Option<Seat> {
        None
    }

    /// Returns a move for the rest of a game whose winner is certain.
    fn rest_move(&self) -> Option<Move> {
        None
    }

    /// Returns `true` if boards of the same kind differ, so that the same board again is another choice than a new one.
    fn has_deals(&self) -> bool {
        true
    }

    /// Returns `true` if moves are colours: they are worth reading also in a game alone, and hard for some to tell apart.
    fn plays_colours(&self) -> bool {
        false
    }

    /// Returns the cell with the mark of the last move, in games in which it would be hard to find.
    fn last_placed(&self) -> Option<CellId> {
        None
    }

    /// Returns the cell at which the piece ends that a move is about; `None` if there is none, or the move is illegal.
    fn end_of_move(&self, mv: Move) -> Option<CellId> {
        let _ = mv;
        None
    }

    /// Returns `true` if a finger on a small tile only shows the move, which a second press plays.
    fn previews_touch(&self) -> bool {
        false
    }

    /// Returns the number of buttons below the board during play.
    fn buttons(&self) -> usize {
        0
    }

    /// Returns `true` if there are buttons beside the board now, where a result is shown later.
    fn has_buttons(&self) -> bool {
        self.buttons() > 0
    }

    /// Draws the game's status.
    fn draw_status(&self, painter: &Painter, panel: &Panel<'_>);

    /// Draws the controls and text below or beside the board during play. Returns the action that was pressed.
    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction>;

    /// Returns the effect of pressing a tile while `picked` is selected.
    fn press(&self, cell: CellId, picked: Option<CellId>) -> TileAction;

    /// Returns what is asked before a move that has to be confirmed, see [`TileAction::Confirm`] and [`Self::previews_touch`].
    fn question(&self, language: Language) -> Option<String> {
        let _ = language;
        None
    }

    /// Returns what the selected move would change, in a sentence that follows the selection; `None` if nothing is to be said.
    fn selection_worth(
        &self,
        game: &Session,
        selection: Selection,
        paints: &Paints,
        language: Language,
    ) -> Option<String> {
        let _ = (game, selection, paints, language);
        None
    }

    /// Returns the move for a digit key: 0 stands for the key 1, and 9 for the key 0.
    fn digit(&self, digit: u8) -> Option<Move> {
        let _ = digit;
        None
    }

    /// Returns the cell from which an arrow key plays a move directly, or `None` if the arrows move the cursor.
    fn walker(&self) -> Option<CellId> {
        None
    }

    /// Returns the cells that the only piece has walked, ending where it stands; none in games whose piece cannot be dragged
    /// along its path.
    fn walked(&self) -> &[CellId] {
        &[]
    }

    /// Returns the next cell on the straight way of the piece to a distant cell; `None` if no such way is free.
    fn step_towards(&self, cell: CellId) -> Option<CellId> {
        let _ = cell;
        None
    }

    /// Returns `true` if the board can be rotated so that each of two network players sees their own corner at the top
    /// left.
    fn allows_rotation(&self) -> bool {
        false
    }

    /// Returns `true` if a wide board may stand upright in a high window.
    fn allows_quarter_turn(&self) -> bool {
        false
    }

    /// Returns `true` if the layers of a cube are drawn one above the other, as the player wishes.
    fn stacks_layers(&self) -> bool {
        false
    }

    /// Returns the lines to draw over the board, on the level of its lowest cells.
    fn path_lines(
        &self,
        projection: &BoardProjection,
        theme: &Theme,
        selection: Selection,
        language: Language,
    ) -> Vec<PathLine> {
        let _ = (projection, theme, selection, language);
        Vec::new()
    }

    /// Returns the numbers to write on the board, above those lines.
    fn numbers(
        &self,
        projection: &BoardProjection,
        theme: &Theme,
        selection: Selection,
        language: Language,
    ) -> Vec<BoardNumber> {
        let _ = (projection, theme, selection, language);
        Vec::new()
    }

    /// Returns the rules of this board, as paragraphs, if the game has boards with different ones.
    fn board_rules(&self, language: Language) -> Vec<String> {
        let _ = language;
        Vec::new()
    }

    /// Returns a move that was made in `game`, whose position this is, as a line of its log; `None` in games without a log.
    fn log_line(
        &self,
        game: &Session,
        made: &MadeMove<'_>,
        paints: &Paints,
        language: Language,
    ) -> Option<String> {
        let _ = (game, made, paints, language);
        None
    }

    /// Returns what the player to move has to choose, where it is more than a move.
    fn prompt(&self, language: Language) -> Option<String> {
        let _ = language;
        None
    }

    /// Returns what is worth knowing about some cells before the next move, for screen readers.
    fn cell_notes(&self, language: Language) -> Vec<(CellId, String)> {
        let _ = language;
        Vec::new()
    }

    /// Returns how the board shows that a seat has won `game`, whose position this is.
    fn ending(&self, game: &Session, winner: Seat) -> Option<Ending> {
        let _ = (game, winner);
        None
    }

    /// Returns the lines that show how the game was won, which are drawn after the last move has been shown.
    fn result_lines(&self, projection: &BoardProjection, theme: &Theme) -> Vec<PathLine> {
        let _ = (projection, theme);
        Vec::new()
    }

    /// Returns the numbers that belong to those lines.
    fn result_numbers(&self, projection: &BoardProjection, theme: &Theme) -> Vec<BoardNumber> {
        let _ = (projection, theme);
        Vec::new()
    }
}

/// Returns the default sentence for a hint.
fn advice_words(advice: &Advice, language: Language) -> String {
    match *advice {
        Advice::Play { proved: true, .. } => tr!(language, "advice-good-move").to_owned(),
        Advice::Play { proved: false, .. } => tr!(language, "advice-possible-move").to_owned(),
        Advice::Lost { last_winnable: 0 } => tr!(language, "advice-restart").to_owned(),
        Advice::Unsolvable => tr!(language, "advice-never-winnable").to_owned(),
        Advice::Lost { last_winnable } => tr!(language, "advice-go-back", last_winnable),
    }
}
