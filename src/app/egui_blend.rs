//! Takes the dark fringes from what egui draws.
//!
//! bevy_egui 0.42 turns colours that were multiplied by their opacity into light as they are. Half of white then
//! becomes a fifth of its light, and every soft edge has a dark line along it, which light themes show. A shader of
//! our own, with the same bindings, takes the place of bevy_egui's.

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
