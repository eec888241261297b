//! Memory that goes back to the system.

/// Allocations of this size and more go back to the system as soon as they are freed, in bytes.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: i32 = 256 << 10;

/// Makes large allocations go back to the system when they are freed. glibc raises the limit with each one that is
/// freed, and keeps what is under it: after a window had many sizes, that is hundreds of megabytes. Other systems'
/// allocators do not.
pub(super) fn give_back_large_allocations() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        #[expect(unsafe_code, reason = "the C library has no safe interface for this")]
        // SAFETY: this sets a number in the allocator, under the allocator's own lock.
        let is_set = unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE) };
        if is_set == 0 {
            bevy::log::warn!("the allocator keeps what was freed");
        }
    }
}
