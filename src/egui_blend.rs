//! Shader that removes the dark fringes from egui's output.
//!
//! bevy_egui 0.42 converts premultiplied colours from sRGB to linear without dividing by their opacity first.
//! Half-transparent white then keeps a fifth of its light, and every soft edge has a dark line along it, visible in
//! light themes. This shader has the same bindings and replaces bevy_egui's.

use bevy::prelude::*;
use bevy_egui::render::EGUI_SHADER_HANDLE;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, replace_shader);
}

fn replace_shader(shaders: Option<ResMut<Assets<Shader>>>) -> Result {
    if let Some(mut shaders) = shaders {
        let shader = Shader::from_wgsl(include_str!("egui_blend.wgsl"), file!());
        shaders.insert(&EGUI_SHADER_HANDLE, shader)?;
    }
    Ok(())
}
