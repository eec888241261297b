// Draws egui's triangles with colours that blend in linear space.

struct ToClip {
    scale: vec2<f32>,
    offset: vec2<f32>,
}

struct Corner {
    @builtin(position) clip: vec4<f32>,
    @location(0) paint: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> to_clip: ToClip;

#ifdef BINDLESS
struct Which {
    texture: u32,
}
@group(1) @binding(0) var textures: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var samplers: binding_array<sampler>;
var<immediate> which: Which;
#else
@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var picture_sampler: sampler;
#endif

@vertex
fn vs_main(
    @location(0) point: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) paint: vec4<f32>,
) -> Corner {
    return Corner(vec4(point * to_clip.scale + to_clip.offset, 0.0, 1.0), paint, uv);
}

fn light_of(value: vec3<f32>) -> vec3<f32> {
    return select(pow((value + 0.055) / 1.055, vec3(2.4)), value / 12.92, value < vec3(0.04045));
}

fn value_of(light: vec3<f32>) -> vec3<f32> {
    return select(1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055, light * 12.92, light < vec3(0.0031308));
}

@fragment
fn fs_main(in: Corner) -> @location(0) vec4<f32> {
#ifdef BINDLESS
    let texel = textureSample(textures[which.texture], samplers[which.texture], in.uv);
#else
    let texel = textureSample(picture, picture_sampler, in.uv);
#endif
    // egui premultiplies colours as sRGB values. The target blends in linear space, so the opacity is divided out
    // before the conversion and multiplied in after it.
    let tinted = vec4(value_of(texel.rgb), texel.a) * in.paint;
    let opaque = tinted.rgb / max(tinted.a, 0.0001);
    return vec4(light_of(min(opaque, vec3(1.0))) * tinted.a, tinted.a);
}
