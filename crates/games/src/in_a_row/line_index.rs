//! Index of the runs of `k` cells through each cell.

/// Marker for no cell.
pub(super) const NO_CELL: u16 = u16::MAX;

/// The winning runs of exactly `k` cells, and the runs through each cell.
#[derive(Debug)]
pub(super) struct LineIndex {
    /// Number of stones in a row needed to win.
    k: u8,
    /// Cells of each line, `k` per line.
    runs: Vec<u16>,
    /// Lines through each cell, cell by cell, and the index at which those of each cell begin.
    through: Vec<u16>,
    begins: Vec<u32>,
}

impl LineIndex {
    /// Builds the index of a board with this many cells.
    pub(super) fn new(k: u8, cells: usize, lines: impl Iterator<Item = Vec<u16>>) -> Self {
        let mut runs = Vec::new();
        let mut of_cell = vec![Vec::new(); cells];
        for (number, line) in lines.enumerate() {
            for &cell in &line {
                of_cell[usize::from(cell)].push(number as u16);
            }
            runs.extend(line);
        }
        let mut begins = vec![0];
        for lines in &of_cell {
            begins.push(begins[begins.len() - 1] + lines.len() as u32);
        }
        Self {
            k,
            runs,
            through: of_cell.concat(),
            begins,
        }
    }

    /// Returns the number of cells of the board.
    pub(super) const fn cells(&self) -> usize {
        self.begins.len() - 1
    }

    /// Returns the lines through a cell.
    #[inline]
    pub(super) fn through(&self, cell: u16) -> &[u16] {
        let at = usize::from(cell);
        &self.through[self.begins[at] as usize..self.begins[at + 1] as usize]
    }

    /// Returns the cells of a line.
    #[inline]
    pub(super) fn line(&self, number: u16) -> &[u16] {
        let k = usize::from(self.k);
        &self.runs[usize::from(number) * k..][..k]
    }

    /// Returns the cells of each line.
    pub(super) fn lines(&self) -> impl Iterator<Item = &[u16]> {
        self.runs.chunks_exact(usize::from(self.k))
    }
}
