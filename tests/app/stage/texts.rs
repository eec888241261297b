//! What egui puts out in a frame: texts on the screen, the text that was copied last, and textures.

use super::Stage;
use bevy::prelude::*;
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::{OutputCommand, Rect, Shape};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet, EguiRenderOutput};
use tessella::core::fonts::icons;

/// A text on the screen.
pub struct Written {
    /// The text, with an ellipsis if it is cut.
    pub words: String,
    /// Its bounding rectangle in egui's points.
    pub rect: Rect,
    /// Rectangles of its lines.
    pub rows: Vec<Rect>,
    /// Clip rectangle of the text.
    pub clip: Rect,
    /// Sizes of its letters, in points; none if it is an icon.
    pub sizes: Vec<f32>,
}

/// All texts on the screen.
#[derive(Resource, Default)]
struct Words(Vec<Written>);

/// The last copied text.
#[derive(Resource, Default)]
struct Copied(Option<String>);

/// Present if egui makes triangles of its shapes, as for a renderer.
#[derive(Resource)]
struct Tessellated;

/// Adds the systems that read the texts of each frame and drop what only a renderer needs.
pub(super) fn read_texts(app: &mut App) {
    app.init_resource::<Words>().init_resource::<Copied>();
    app.add_systems(
        PostUpdate,
        (
            (
                read_words,
                drop_shapes.run_if(not(resource_exists::<Tessellated>)),
            )
                .chain(),
            take_copied,
        )
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    )
    .add_systems(
        PostUpdate,
        drop_textures
            .after(EguiPostUpdateSet::ProcessOutput)
            .before(EguiPostUpdateSet::PostProcessOutput),
    );
}

/// Collects the texts of the screen before tessellation.
fn read_words(outputs: Query<&EguiFullOutput>, mut words: ResMut<Words>) {
    words.0.clear();
    for shape in outputs
        .iter()
        .flat_map(|output| output.iter())
        .flat_map(|output| &output.shapes)
    {
        collect_words(&shape.shape, shape.clip_rect, &mut words.0);
    }
}

/// Takes the copied text, so that it does not reach the clipboard.
fn take_copied(mut outputs: Query<&mut EguiFullOutput>, mut copied: ResMut<Copied>) {
    for output in outputs
        .iter_mut()
        .filter_map(|output| output.into_inner().as_mut())
    {
        output
            .platform_output
            .commands
            .retain(|command| match command {
                OutputCommand::CopyText(text) => {
                    copied.0 = Some(text.clone());
                    false
                }
                _ => true,
            });
    }
}

/// Drops the shapes of a frame: their triangles are for a renderer, and take a fifth of the time of a frame.
fn drop_shapes(mut outputs: Query<&mut EguiFullOutput>) {
    for output in { outputs.iter_mut() }.filter_map(|output| output.into_inner().as_mut()) {
        output.shapes.clear();
    }
}

/// Drops the glyphs that egui hands to a renderer: there is none, and bevy_egui would copy them pixel by pixel.
fn drop_textures(mut outputs: Query<&mut EguiRenderOutput>) {
    for mut output in &mut outputs {
        output.textures_delta.clear();
    }
}

fn collect_words(shape: &Shape, clip: Rect, words: &mut Vec<Written>) {
    match shape {
        Shape::Text(text @ TextShape { galley, .. }) => {
            let end = if galley.elided { "…" } else { "" };
            words.push(Written {
                words: format!("{}{end}", galley.text()),
                rect: text.visual_bounding_rect(),
                rows: galley
                    .rows
                    .iter()
                    .map(|row| {
                        let at = text.pos + row.pos.to_vec2();
                        row.visuals.mesh_bounds.translate(at.to_vec2())
                    })
                    .collect(),
                clip,
                sizes: galley
                    .job
                    .sections
                    .iter()
                    .map(|section| &section.format.font_id)
                    .filter(|font| font.family != icons())
                    .map(|font| font.size)
                    .collect(),
            });
        }
        Shape::Vec(shapes) => shapes
            .iter()
            .for_each(|shape| collect_words(shape, clip, words)),
        _ => {}
    }
}

impl Stage {
    /// Lets egui make triangles of its shapes from now on. Without a renderer, this only shows that it can.
    pub fn tessellate(&mut self) {
        self.app.insert_resource(Tessellated);
    }

    /// Checks that egui reports no duplicate widget ids on the screen.
    pub(super) fn check_names(&self) {
        for words in self.words() {
            assert!(!words.starts_with('🔥'), "{words}");
        }
    }

    /// Returns `true` if exactly this text is on the screen.
    pub fn shows(&self, words: &str) -> bool {
        self.written().iter().any(|written| written.words == words)
    }

    /// Returns `true` if a text on the screen contains this part.
    pub fn shows_part(&self, part: &str) -> bool {
        self.words().iter().any(|words| words.contains(part))
    }

    /// Returns all texts on the screen.
    pub fn words(&self) -> Vec<&str> {
        let written = self.written().iter();
        written.map(|written| written.words.as_str()).collect()
    }

    /// Returns the last copied text. It never reaches the clipboard, which belongs to the user who runs the tests and
    /// may not exist.
    pub fn copied(&self) -> Option<&str> {
        self.resource::<Copied>().0.as_deref()
    }

    /// Returns all texts on the screen with their positions.
    pub fn written(&self) -> &[Written] {
        &self.resource::<Words>().0
    }
}
