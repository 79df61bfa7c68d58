//! The CIL front end: what .NET compilers emit becomes a program.
//!
//! `reader` turns bytes into a metadata model and never runs or lowers
//! anything. Nothing in this crate touches the file system.

#![forbid(unsafe_code)]

pub mod reader;
