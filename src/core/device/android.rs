//! Android system calls. The app has no Java code, so all of them go through JNI; a call that fails is logged, and
//! defaults are used.

use super::device_info::{Access, BroadcastsWanted, Device, Sides};
use crate::core::states::Screen;
use bevy::android::ANDROID_APP;
use bevy::android::android_activity::AndroidApp;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::OutputCommand;
use bevy_egui::{EguiOutput, EguiPostUpdateSet};
use jni::errors::Result;
use jni::objects::{Global, JObject, JString, JValue};
use jni::{Env, JavaVM, jni_sig, jni_str};
use std::marker::PhantomData;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// First API level at which a window reports display cut-outs.
const CUT_OUTS: i32 = 28;
/// First API level that reports the edges reserved for system gestures.
const GESTURES: i32 = 29;
/// First API level that requires a permission for the local network.
const LOCAL_NETWORK: i32 = 37;

/// Flag of an intent that is repeated because the user has come back to the activity.
const FROM_HISTORY: i32 = 0x0010_0000;

/// The permission required from that level on.
const PERMISSION: &str = "android.permission.ACCESS_LOCAL_NETWORK";

/// Lock that enables broadcasts while it is held: otherwise the Wi-Fi of most phones drops them to save power.
static MULTICAST_LOCK: Mutex<Option<Global<JObject<'static>>>> = Mutex::new(None);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, read_device_look)
        .add_systems(
            PostUpdate,
            copy_texts.after(EguiPostUpdateSet::ProcessOutput),
        )
        .add_systems(OnEnter(Screen::Lan), request_local_network)
        .add_systems(
            Update,
            hear_broadcasts.run_if(
                resource_changed::<BroadcastsWanted>
                    .and_then(not(resource_added::<BroadcastsWanted>)),
            ),
        );
}

/// Returns the private folder of the app; it is deleted when the app is uninstalled.
pub fn folder() -> Option<PathBuf> {
    ANDROID_APP.get()?.internal_data_path()
}

/// Returns the link with which another program has started the activity. A later link goes to Java's `onNewIntent`, which
/// the activity of a program without Java code does not pass on.
pub fn link() -> Option<String> {
    let mut link = None;
    with_activity("the link", |env, activity| {
        let intent = env
            .call_method(
                activity,
                jni_str!("getIntent"),
                jni_sig!("()Landroid/content/Intent;"),
                &[],
            )?
            .l()?;
        if intent.is_null() {
            return Ok(());
        }
        let flags = env
            .call_method(&intent, jni_str!("getFlags"), jni_sig!("()I"), &[])?
            .i()?;
        if flags & FROM_HISTORY != 0 {
            return Ok(());
        }
        let data = env
            .call_method(
                &intent,
                jni_str!("getDataString"),
                jni_sig!("()Ljava/lang/String;"),
                &[],
            )?
            .l()?;
        if !data.is_null() {
            link = Some(env.cast_local::<JString>(data)?.try_to_string(env)?);
        }
        Ok(())
    });
    link
}

/// Reads the device information before every frame: that takes a few microseconds, and changes are not announced.
fn read_device_look(mut device: ResMut<Device>) {
    let mut now = *device;
    with_activity("the look of the window", |env, activity| {
        now.covered = covered(env, activity)?;
        now.text = text(env, activity)?;
        now.network = access(env, activity)?;
        Ok(())
    });
    device.set_if_neq(now);
}

/// Asks for the permission to use the local network, if the system requires it and the user has not been asked yet.
fn request_local_network() {
    let Some(app) = ANDROID_APP.get() else {
        return;
    };
    // The dialog is a separate window and must be opened on the main thread of Java.
    app.run_on_java_main_thread(Box::new(|| {
        with_activity("the permission for the local network", |env, activity| {
            if access(env, activity)? == Access::Granted {
                return Ok(());
            }
            let permission = env.new_string(PERMISSION)?;
            let string = env.find_class(jni_str!("java/lang/String"))?;
            let asked = env.new_object_array(1, string, &permission)?;
            env.call_method(
                activity,
                jni_str!("requestPermissions"),
                jni_sig!("([Ljava/lang/String;I)V"),
                &[JValue::Object(&asked), JValue::Int(1)],
            )?;
            Ok(())
        });
    }));
}

/// Enables broadcasts while they are needed.
fn hear_broadcasts(wanted: Res<BroadcastsWanted>) {
    let_through(wanted.0);
}

/// Enables or disables broadcasts.
fn let_through(on: bool) {
    with_activity("broadcasts", |env, activity| {
        let mut held = MULTICAST_LOCK
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if held.is_none() && on {
            *held = Some(multicast_lock(env, activity)?);
        }
        let Some(lock) = held.as_ref() else {
            return Ok(());
        };
        let name = if on {
            jni_str!("acquire")
        } else {
            jni_str!("release")
        };
        env.call_method(lock, name, jni_sig!("()V"), &[])?;
        Ok(())
    });
}

/// System clipboard.
#[derive(SystemParam)]
pub struct Clipboard<'w>(PhantomData<&'w ()>);

/// Returns `true` if the clipboard takes pictures. Here they would need a provider of content.
pub const fn can_copy_pictures() -> bool {
    false
}

impl Clipboard<'_> {
    /// Returns the text in the clipboard; empty if it holds something else.
    pub fn text(&mut self) -> String {
        let mut text = String::new();
        with_activity("the clipboard", |env, activity| {
            let manager = service(env, activity, "clipboard")?;
            let clip = env
                .call_method(
                    &manager,
                    jni_str!("getPrimaryClip"),
                    jni_sig!("()Landroid/content/ClipData;"),
                    &[],
                )?
                .l()?;
            if clip.is_null() {
                return Ok(());
            }
            let first = env
                .call_method(
                    &clip,
                    jni_str!("getItemAt"),
                    jni_sig!("(I)Landroid/content/ClipData$Item;"),
                    &[JValue::Int(0)],
                )?
                .l()?;
            let copied = env
                .call_method(
                    &first,
                    jni_str!("coerceToText"),
                    jni_sig!("(Landroid/content/Context;)Ljava/lang/CharSequence;"),
                    &[JValue::Object(activity)],
                )?
                .l()?;
            let copied = env
                .call_method(
                    &copied,
                    jni_str!("toString"),
                    jni_sig!("()Ljava/lang/String;"),
                    &[],
                )?
                .l()?;
            text = env.cast_local::<JString>(copied)?.try_to_string(env)?;
            Ok(())
        });
        text
    }
}

/// Copies text from egui to the system clipboard, which egui does not support on Android.
fn copy_texts(outputs: Query<&EguiOutput>) {
    let all = outputs
        .iter()
        .flat_map(|output| &output.platform_output.commands);
    for command in all {
        let OutputCommand::CopyText(copied) = command else {
            continue;
        };
        with_activity("the clipboard", |env, activity| {
            let manager = service(env, activity, "clipboard")?;
            let (name, copied) = (env.new_string("Tessella")?, env.new_string(copied)?);
            let class = env.find_class(jni_str!("android/content/ClipData"))?;
            let clip = env
                .call_static_method(
                    class,
                    jni_str!("newPlainText"),
                    jni_sig!(
                        "(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Landroid/content/ClipData;"
                    ),
                    &[JValue::Object(&name), JValue::Object(&copied)],
                )?
                .l()?;
            env.call_method(
                &manager,
                jni_str!("setPrimaryClip"),
                jni_sig!("(Landroid/content/ClipData;)V"),
                &[JValue::Object(&clip)],
            )?;
            Ok(())
        });
    }
}

/// Returns a system service by its name.
fn service<'local>(env: &mut Env<'local>, of: &JObject<'_>, name: &str) -> Result<JObject<'local>> {
    let name = env.new_string(name)?;
    env.call_method(
        of,
        jni_str!("getSystemService"),
        jni_sig!("(Ljava/lang/String;)Ljava/lang/Object;"),
        &[JValue::Object(&name)],
    )?
    .l()
}

fn multicast_lock(env: &mut Env<'_>, activity: &JObject<'_>) -> Result<Global<JObject<'static>>> {
    // The manager of the application context: some versions of Android leak the one of an activity.
    let program = env
        .call_method(
            activity,
            jni_str!("getApplicationContext"),
            jni_sig!("()Landroid/content/Context;"),
            &[],
        )?
        .l()?;
    let manager = service(env, &program, "wifi")?;
    let name = env.new_string("tessella")?;
    let lock = env
        .call_method(
            &manager,
            jni_str!("createMulticastLock"),
            jni_sig!("(Ljava/lang/String;)Landroid/net/wifi/WifiManager$MulticastLock;"),
            &[JValue::Object(&name)],
        )?
        .l()?;
    // The lock is held or not, regardless of the number of calls.
    let counted = [JValue::Bool(false)];
    env.call_method(
        &lock,
        jni_str!("setReferenceCounted"),
        jni_sig!("(Z)V"),
        &counted,
    )?;
    env.new_global_ref(&lock)
}

/// Returns the view of the whole window.
pub(super) fn decor_view<'local>(
    env: &mut Env<'local>,
    activity: &JObject<'_>,
) -> Result<JObject<'local>> {
    let window = env
        .call_method(
            activity,
            jni_str!("getWindow"),
            jni_sig!("()Landroid/view/Window;"),
            &[],
        )?
        .l()?;
    env.call_method(
        &window,
        jni_str!("getDecorView"),
        jni_sig!("()Landroid/view/View;"),
        &[],
    )?
    .l()
}

/// Returns the parts of the window covered by the system or reserved for its gestures, in physical pixels.
fn covered(env: &mut Env<'_>, activity: &JObject<'_>) -> Result<Sides> {
    let view = decor_view(env, activity)?;
    let insets = env
        .call_method(
            &view,
            jni_str!("getRootWindowInsets"),
            jni_sig!("()Landroid/view/WindowInsets;"),
            &[],
        )?
        .l()?;
    if insets.is_null() {
        return Ok(Sides::default()); // the window has no layout yet
    }
    let mut sides = Sides {
        left: length(env, &insets, jni_str!("getSystemWindowInsetLeft"))?,
        top: length(env, &insets, jni_str!("getSystemWindowInsetTop"))?,
        right: length(env, &insets, jni_str!("getSystemWindowInsetRight"))?,
        bottom: length(env, &insets, jni_str!("getSystemWindowInsetBottom"))?,
    };
    let level = AndroidApp::sdk_version();
    if level >= CUT_OUTS {
        let cut_out = env
            .call_method(
                &insets,
                jni_str!("getDisplayCutout"),
                jni_sig!("()Landroid/view/DisplayCutout;"),
                &[],
            )?
            .l()?;
        if !cut_out.is_null() {
            sides = sides.max(&Sides {
                left: length(env, &cut_out, jni_str!("getSafeInsetLeft"))?,
                top: length(env, &cut_out, jni_str!("getSafeInsetTop"))?,
                right: length(env, &cut_out, jni_str!("getSafeInsetRight"))?,
                bottom: length(env, &cut_out, jni_str!("getSafeInsetBottom"))?,
            });
        }
    }
    if level >= GESTURES {
        let edges = env
            .call_method(
                &insets,
                jni_str!("getMandatorySystemGestureInsets"),
                jni_sig!("()Landroid/graphics/Insets;"),
                &[],
            )?
            .l()?;
        let bottom = env.get_field(&edges, jni_str!("bottom"), jni_sig!("I"))?;
        sides.bottom = sides.bottom.max(bottom.i()? as f32);
    }
    Ok(sides)
}

/// Reads a length from an object, in physical pixels.
fn length(env: &mut Env<'_>, of: &JObject<'_>, name: &jni::strings::JNIStr) -> Result<f32> {
    let pixels = env.call_method(of, name, jni_sig!("()I"), &[])?.i()?;
    Ok(pixels.max(0) as f32)
}

/// Returns the text scale that the user has set.
fn text(env: &mut Env<'_>, activity: &JObject<'_>) -> Result<f32> {
    let resources = env
        .call_method(
            activity,
            jni_str!("getResources"),
            jni_sig!("()Landroid/content/res/Resources;"),
            &[],
        )?
        .l()?;
    let configuration = env
        .call_method(
            &resources,
            jni_str!("getConfiguration"),
            jni_sig!("()Landroid/content/res/Configuration;"),
            &[],
        )?
        .l()?;
    env.get_field(&configuration, jni_str!("fontScale"), jni_sig!("F"))?
        .f()
}

/// Returns the permission for the local network.
fn access(env: &mut Env<'_>, activity: &JObject<'_>) -> Result<Access> {
    if AndroidApp::sdk_version() < LOCAL_NETWORK {
        return Ok(Access::Granted);
    }
    let permission = env.new_string(PERMISSION)?;
    let answer = env
        .call_method(
            activity,
            jni_str!("checkSelfPermission"),
            jni_sig!("(Ljava/lang/String;)I"),
            &[JValue::Object(&permission)],
        )?
        .i()?;
    Ok(if answer == 0 {
        Access::Granted
    } else {
        Access::Refused
    })
}

/// Calls a function with the activity. Errors and Java exceptions are logged.
pub(super) fn with_activity(
    what: &str,
    act: impl FnOnce(&mut Env<'_>, &JObject<'_>) -> Result<()>,
) {
    let Some(app) = ANDROID_APP.get() else {
        return;
    };
    let done = JavaVM::singleton().and_then(|vm| {
        vm.attach_current_thread(|env| {
            let pointer: jni::sys::jobject = app.activity_as_ptr().cast();
            #[expect(unsafe_code, reason = "the activity comes as a bare pointer")]
            // SAFETY: the activity is a global reference that lives as long as the process.
            let activity = unsafe { env.as_cast_raw::<Global<JObject>>(&pointer)? };
            let done = env.with_local_frame(32, |env| act(env, activity.as_ref()));
            // A pending exception would make the next call fail.
            done.map_err(|error| env.exception_catch().err().unwrap_or(error))
        })
    });
    if let Err(error) = done {
        warn!("{what}: {error}");
    }
}
