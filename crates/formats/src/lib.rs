//! Formats that the layers of Tessella share: binary and text encodings, files, QR codes and join codes.

pub mod codec;
pub mod escaping;
pub mod file_format;
pub mod files;
pub mod join_code;
pub mod qr;
pub mod stable_hash;
pub mod text_format;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
