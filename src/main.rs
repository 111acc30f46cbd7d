//! The Podium executable.

use std::process::ExitCode;

fn main() -> ExitCode {
    podium::cli::run()
}
