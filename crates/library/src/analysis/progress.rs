//! Progress of an analysis.

/// Progress of an analysis after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisProgress {
    /// More steps will find more.
    Unfinished,
    /// The analysis is finished, and more steps do nothing.
    Finished,
    /// The step was stopped and has changed nothing. It is repeated by the next one.
    Stopped,
}
