//! The Podium executable.

use std::process::ExitCode;

/// It gives memory back to the system once what used it is gone, with `MIMALLOC_PURGE_DELAY=0` at once.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    podium::cli::run()
}
