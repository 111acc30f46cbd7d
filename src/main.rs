//! The Podium executable.

use std::process::ExitCode;

/// Version 2 returns unused memory to the system after ten milliseconds.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    podium::cli::run()
}
