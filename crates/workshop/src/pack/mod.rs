//! `tessella pack`: chooses the levels of a pack from many boards by their difficulty, and writes the text of the pack.

mod grade;
mod presets;
mod request;
mod select;

use super::{Console, Exit};
use grade::{LevelCandidate, grade};
pub use request::PackArguments;
use request::Request;
use select::select;

pub(super) fn run(arguments: PackArguments, console: &mut Console<'_>) -> Result<Exit, String> {
    let request = Request::new(arguments)?;
    let chosen = grade(&request, console).and_then(|candidates| select(&request, &candidates));
    let chosen = match chosen {
        Ok(chosen) => chosen,
        Err(why) => {
            console.say(&format!("no pack: {why}"));
            return Ok(Exit::Failed);
        }
    };
    for line in text(&request, &chosen).lines() {
        console.write(line)?;
    }
    Ok(Exit::Success)
}

/// Returns the text of a pack with these levels. Their difficulty is given in comments.
fn text(request: &Request, levels: &[LevelCandidate]) -> String {
    let levels = (1..).zip(levels).map(|(number, level)| {
        let LevelCandidate {
            code, par, bits, ..
        } = level;
        let par = par.map_or_else(String::new, |par| format!(" par {par}"));
        format!("# {number}: {bits:.2} bits\n{code}{par}\n")
    });
    request.head() + &levels.collect::<String>()
}
