//! What each game has of its own on the screen.

use crate::app::core::Hint;
use crate::app::core::layout::Arrangement;
use crate::app::core::theme::Theme;
use crate::app::drawing::Stroke;
use crate::boards::CellId;
use crate::games::{Advice, Move, Position};
use crate::session::Session;
use bevy_egui::egui::{Painter, Rect, Ui};

/// What pressing a tile means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileAction {
    /// This move.
    Move(Move),
    /// The tile is marked, to be followed by another.
    Pick,
    /// The mark is taken away.
    Unpick,
    /// That the die is cast.
    Cast,
    /// Nothing.
    Nothing,
}

/// What a player asks for with the controls of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UiAction {
    /// This move.
    Move(Move),
    /// That chance decides: that the die is cast, or what is left is shuffled.
    Cast,
    /// That a move is taken back.
    Undo,
    /// The same board again.
    Restart,
}

/// What surrounds the board is drawn from this.
pub struct Panel<'a> {
    /// Where everything is.
    pub at: &'a Arrangement,
    /// Its colours.
    pub theme: &'a Theme,
    /// The game on the screen.
    pub game: &'a Session,
    /// What is known of a hint.
    pub hint: &'a Hint,
    /// Whether a computer player thinks.
    pub thinking: bool,
    /// Whether anything still travels over the board.
    pub travels: bool,
}

/// What a game has of its own on the screen.
pub trait GameUi: Sync {
    /// What it is about, in a few words.
    fn tagline(&self) -> &'static str;

    /// The rules, in paragraphs.
    fn rules(&self) -> &'static [&'static str];

    /// The game code of the picture that presents it, and how many moves have been made in it.
    fn sample(&self) -> (&'static str, usize);

    /// What there is to say of a board and its options, in a few words.
    fn details(&self, position: &Position) -> String;

    /// How far a game is, in a few words that go on from its name.
    fn state(&self, game: &Session) -> String;

    /// The result in a few words, and by how much.
    fn result(&self, game: &Session) -> (String, String);

    /// How the game of a position would have been won best, from its beginning, where somebody has found out.
    fn best(&self, position: &Position) -> Option<Vec<Move>> {
        let _ = position;
        None
    }

    /// What a hint says, in a sentence.
    fn advice(&self, advice: &Advice) -> String {
        advice_words(advice)
    }

    /// How many buttons there are below the board while it is played.
    fn buttons(&self, position: &Position) -> usize {
        let _ = position;
        0
    }

    /// Draws the numbers of the game.
    fn draw_status(&self, painter: &Painter, place: Rect, panel: &Panel<'_>);

    /// Draws what there is to press and to read below or beside the board while it is played; what was pressed.
    fn draw_controls(&self, ui: &mut Ui, panel: &Panel<'_>) -> Option<UiAction>;

    /// What pressing a tile means, where another may have been marked before.
    fn press(&self, position: &Position, cell: CellId, picked: Option<CellId>) -> TileAction;

    /// The move of a digit key, from 0 for the key 1 to 9 for the key 0.
    fn digit(&self, position: &Position, digit: u8) -> Option<Move> {
        let _ = (position, digit);
        None
    }

    /// The cell from which an arrow key leads to a move at once; elsewhere the arrows move the cursor.
    fn walker(&self, position: &Position) -> Option<CellId> {
        let _ = position;
        None
    }

    /// Whether each of two players over the network sees their own corner at the top left, where the board can be turned.
    fn turns(&self) -> bool {
        false
    }

    /// The lines that are drawn over the board.
    fn strokes(&self, position: &Position, theme: &Theme) -> Vec<Stroke> {
        let _ = (position, theme);
        Vec::new()
    }
}

/// What a hint says, in a sentence, where a game has nothing of its own to say.
fn advice_words(advice: &Advice) -> String {
    match advice {
        Advice::Play { proved: true, .. } => "A good move is marked".to_owned(),
        Advice::Play { proved: false, .. } => {
            "A move is marked, but nobody knows where it leads".to_owned()
        }
        Advice::Lost { last_winnable: 0 } => {
            "Too late to win. From the start it could still be done".to_owned()
        }
        Advice::Unsolvable => "This board could never be won".to_owned(),
        Advice::Lost {
            last_winnable: until,
        } => {
            format!("Too late to win. After move {until} it could still be done")
        }
    }
}
