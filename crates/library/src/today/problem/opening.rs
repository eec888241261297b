//! Positions of problems, written as the columns of their stones.

use tessella_boards::Shape;
use tessella_games::in_a_row::{InARow, Setup};
use tessella_games::{Move, Rules};

/// Returns the cells of a square board after stones in these columns, each a digit from 1, in the form in which a game
/// code lists them. Returns `None` if a column does not exist or is full.
pub fn cells_after(setup: &Setup, columns: &str) -> Option<Vec<u8>> {
    let Shape::Square(square) = &setup.plan.shape else {
        return None;
    };
    let (width, height) = (usize::from(square.width), usize::from(square.height));
    let mut cells = vec![0; width * height];
    let mut free = vec![height; width];
    let mut seat = setup.first;
    for column in columns.chars() {
        let column = column.to_digit(10)?.checked_sub(1)? as usize;
        let free = free.get_mut(column)?;
        *free = free.checked_sub(1)?;
        cells[*free * width + column] = seat.0 + 1;
        seat = seat.next(setup.seats);
    }
    Some(cells)
}

/// Returns the column of a move on a square board, from 0.
pub fn column_of(position: &InARow, mv: Move) -> Option<u32> {
    match (position.board().shape(), mv) {
        (Shape::Square(square), Move::Cell(cell)) => Some(cell.0 % u32::from(square.width)),
        _ => None,
    }
}
