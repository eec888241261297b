//! QR codes: an independent reader reads what was encoded, also from the drawing for a terminal.

use rqrr::{PreparedImage, SimpleGrid};
use tessella_boards::random::SeededRng;
use tessella_formats::qr::{QrCode, TooLong};
use tessella_library::links::DeepLink;

#[track_caller]
fn code(text: &str) -> QrCode {
    QrCode::of(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Reads the text of modules.
#[track_caller]
fn read(size: usize, is_dark: impl Fn(usize, usize) -> bool) -> String {
    let grid = SimpleGrid::from_func(size, is_dark);
    let read = rqrr::Grid::new(grid).decode();
    read.unwrap_or_else(|error| panic!("{error}")).1
}

/// Finds the only code in a picture of modules, and reads its text, as a camera does. Each module has four pixels along
/// a side.
#[track_caller]
fn find(size: usize, is_dark: impl Fn(usize, usize) -> bool) -> String {
    let pixel = |x: usize, y: usize| if is_dark(x / 4, y / 4) { 0 } else { 255 };
    let mut picture = PreparedImage::prepare_from_greyscale(4 * size, 4 * size, pixel);
    let found = picture.detect_grids();
    assert_eq!(found.len(), 1, "one code in the picture");
    let read = found[0].decode();
    read.unwrap_or_else(|error| panic!("{error}")).1
}

/// Returns the rows of modules of a drawing for a terminal.
fn rows(picture: &str) -> Vec<Vec<bool>> {
    let halves = |character: char| match character {
        '█' => [true, true],
        '▀' => [true, false],
        '▄' => [false, true],
        ' ' => [false, false],
        _ => panic!("{character:?} in the picture"),
    };
    let lines = picture.lines().map(|line| line.chars().map(halves));
    lines
        .flat_map(|line| {
            let line: Vec<[bool; 2]> = line.collect();
            [0, 1].map(|half| line.iter().map(|halves| halves[half]).collect())
        })
        .collect()
}

#[test]
fn qr_code_of_links_is_read_by_another_reader() {
    for text in [
        "tessella:row:3x3,k3,s2%231",
        "tessella:drench:15x15,c6,m30%234711",
        "tessella:drench:hex9x9,even-rows,c5,s2%2318446744073709551615",
        "tessella:join/192.168.1.20:47315/BCD234",
        "tessella:join/%5Bfd00::20%5D:47315",
    ] {
        let text = DeepLink::parse(text).map(|link| link.to_string());
        let text = text.unwrap_or_else(|error| panic!("{error}"));
        let code = code(&text);
        assert!(code.size() <= 37, "{text} needs {} modules", code.size());
        assert_eq!(read(code.size(), |x, y| code.is_dark(x, y)), text);
    }
}

#[test]
fn qr_code_of_each_length_is_read_by_another_reader() {
    let mut rng = SeededRng::new(b"qr-texts", 1);
    let mut lengths: Vec<usize> = (0..60).collect();
    lengths.extend((0..12).map(|at| 60 + at * 263));
    for length in lengths {
        let text: String = (0..length)
            .map(|_| char::from(b'!' + rng.below(94) as u8))
            .collect();
        let code = code(&text);
        assert_eq!(read(code.size(), |x, y| code.is_dark(x, y)), text);
    }
}

#[test]
fn qr_code_holds_up_to_2953_bytes() {
    let longest = "a".repeat(QrCode::MAX_BYTES);
    let full = code(&longest);
    assert_eq!(full.size(), 177);
    assert_eq!(read(177, |x, y| full.is_dark(x, y)), longest);
    for bytes in [QrCode::MAX_BYTES + 1, 7089, 7090, 50_000_000] {
        let error = QrCode::of(&"a".repeat(bytes));
        assert_eq!(error, Err(TooLong { bytes }));
    }
    assert_eq!(
        TooLong { bytes: 3000 }.to_string(),
        "expected a text of at most 2953 bytes for a QR code, not of 3000"
    );
    let digits = "7".repeat(7089);
    let full = code(&digits);
    assert_eq!(read(full.size(), |x, y| full.is_dark(x, y)), digits);
    assert!(QrCode::of(&"7".repeat(7090)).is_err());
}

#[test]
fn qr_code_is_light_outside() {
    let code = code("tessella:row:3x3,k3,s2%231");
    let size = code.size();
    for at in [0, 10, size] {
        assert!(!code.is_dark(size, at) && !code.is_dark(at, size));
    }
    assert!(!code.is_dark(usize::MAX, 0) && !code.is_dark(0, usize::MAX));
    assert!(!code.is_dark(1 << 32, 0) && !code.is_dark(0, 1 << 32));
}

#[test]
fn qr_code_on_a_terminal_is_found_and_read() {
    for text in ["tessella:row:3x3,k3,s2%231", &"tessella ".repeat(60)] {
        let code = code(text);
        let rows = rows(&code.to_terminal(false));
        let width = code.size() + 2 * QrCode::QUIET_ZONE;
        assert_eq!(rows.len(), width.next_multiple_of(2));
        for (y, row) in rows.iter().enumerate() {
            assert_eq!(row.len(), width);
            for (x, &dark) in row.iter().enumerate() {
                let inside = x.checked_sub(4).zip(y.checked_sub(4));
                let expected = inside.is_some_and(|(x, y)| code.is_dark(x, y));
                assert_eq!(dark, expected, "column {x}, row {y}");
            }
        }
        let is_dark = |x: usize, y: usize| rows.get(y).is_some_and(|row| row[x]);
        assert_eq!(find(width, is_dark), text);
    }
}

#[test]
fn qr_code_on_a_terminal_sets_black_on_white_in_each_line() {
    let code = code("tessella:row:3x3,k3,s2%231");
    let plain = code.to_terminal(false);
    let coloured: String = plain
        .lines()
        .map(|line| format!("\x1b[38;5;16;48;5;231m{line}\x1b[0m\n"))
        .collect();
    assert_eq!(code.to_terminal(true), coloured);
}
