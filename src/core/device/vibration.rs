//! Short vibrations of an Android phone. The system leaves them out if the user has turned touch feedback off.

use super::android::{decor_view, with_activity};
use crate::core::messages::Vibrate;
use bevy::android::ANDROID_APP;
use bevy::prelude::*;
use jni::objects::JValue;
use jni::{jni_sig, jni_str};

/// Constants of Android's class `HapticFeedbackConstants`. Phones before API level 30 know only the first.
const CLOCK_TICK: i32 = 4;
const CONFIRM: i32 = 16;
const REJECT: i32 = 17;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(vibrate);
}

fn vibrate(request: On<Vibrate>) {
    let Some(app) = ANDROID_APP.get() else {
        return;
    };
    let kind = match *request {
        Vibrate::Move => CLOCK_TICK,
        Vibrate::Win => CONFIRM,
        Vibrate::Refusal => REJECT,
    };
    // Views belong to the main thread of Java.
    app.run_on_java_main_thread(Box::new(move || {
        with_activity("a vibration", |env, activity| {
            let view = decor_view(env, activity)?;
            env.call_method(
                &view,
                jni_str!("performHapticFeedback"),
                jni_sig!("(I)Z"),
                &[JValue::Int(kind)],
            )?;
            Ok(())
        });
    }));
}
