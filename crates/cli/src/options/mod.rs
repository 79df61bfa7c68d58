//! What the command line says: every command with its options and help.

pub mod arguments;
pub mod certificate;
pub mod checkpoint_options;
pub mod cluster_options;
pub mod common_parts;
pub mod datatype_arguments;
pub mod doctor_arguments;
pub mod explore_arguments;
pub mod fence_arguments;
pub mod histories;
pub mod lift;
pub mod litmus_arguments;
pub mod liveness;
pub mod made_tests;
pub mod program_options;
pub mod replay_arguments;
pub mod solver_options;
pub mod test_arguments;
