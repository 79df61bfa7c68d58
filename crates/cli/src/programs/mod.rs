//! Programs and memory models: from files to what the machine runs, by way of compilers if need be.

pub mod assemblies;
pub mod compilers;
pub mod corlib;
pub mod csharp;
pub mod java;
pub mod jdk;
pub mod litmus;
pub mod llvm;
pub mod load;
pub mod loaded;
pub mod machinery;
pub mod model;
pub mod projects;
