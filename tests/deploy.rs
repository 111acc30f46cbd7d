//! What the service is run with: the unit of systemd, the Debian package and the image of Docker.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::path::Path;
use std::process::Command;

fn read(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).expect("the file is there")
}

#[test]
fn the_unit_keeps_the_service_from_the_machine() {
    let unit = read("deploy/podium.service");
    for line in [
        "User=podium",
        "PrivateTmp=yes",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "RemoveIPC=yes",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
        "MemoryMax=1G",
        "ProtectProc=invisible",
        "RestrictSUIDSGID=yes",
        "SystemCallArchitectures=native",
        "SystemCallFilter=@system-service",
        "SystemCallFilter=~@privileged @resources",
    ] {
        assert!(unit.lines().any(|own| own == line), "no {line}");
    }
}

/// Where systemd is: its own measure of exposure, from 0 to 10, is 2.0 at most.
#[test]
fn systemd_finds_little_exposure() {
    let analyse = |words: &[&str]| {
        let unit = Path::new(env!("CARGO_MANIFEST_DIR")).join("deploy/podium.service");
        Command::new("systemd-analyze").args(words).arg(unit).output()
    };
    let Ok(measured) = analyse(&["security", "--offline=true", "--threshold=20"]) else {
        eprintln!("systemd-analyze is not here");
        return;
    };
    let said = String::from_utf8_lossy(&measured.stderr).into_owned();
    // Older ones cannot look at a file.
    if said.contains("unrecognized option") {
        eprintln!("{said}");
        return;
    }
    let lines = String::from_utf8_lossy(&measured.stdout).into_owned();
    assert!(measured.status.success(), "{said}{}", lines.lines().last().unwrap_or_default());
}

/// The package as `cargo deb` makes it, around the executable of the tests: installed, started, installed again, removed and purged.
/// Where this user may not do that, nothing is tested, except where CI=true says that it has to be.
#[test]
fn the_debian_package_is_installed_started_and_removed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tool = root.join("target/tools/bin/cargo-deb");
    if !tool.exists() {
        eprintln!("tests/cargo-deb was not run");
        assert!(std::env::var_os("CI").is_none(), "the package is not tested");
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("package");
    std::fs::create_dir_all(folder.join("release")).expect("a folder");
    // cargo-deb packs what is built for a release; the executable of the tests does as well.
    std::fs::copy(env!("CARGO_BIN_EXE_podium"), folder.join("release/podium")).expect("a copy");
    let package = folder.join("podium.deb");
    let made = Command::new(tool)
        .args([
            "deb",
            "--quiet",
            "--no-build",
            "--locked",
            "--fast",
            "-Zgz",
            "--compress-system",
            "--strip",
            "--output",
        ])
        .arg(&package)
        .current_dir(root)
        .env("CARGO_TARGET_DIR", &folder)
        .status();
    assert!(made.expect("cargo-deb runs").success());
    let done = Command::new(root.join("tests/package")).arg(&package).output().expect("tests/package runs");
    let said = String::from_utf8_lossy(&done.stdout) + String::from_utf8_lossy(&done.stderr);
    match done.status.code() {
        Some(0) => {}
        Some(77) if std::env::var_os("CI").is_none() => eprintln!("{said}"),
        _ => panic!("{said}"),
    }
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn the_image_runs_as_nobody_in_particular_and_tells_its_health() {
    let file = read("Dockerfile");
    let lines: Vec<&str> = file.lines().collect();
    let place = |start: &str| lines.iter().position(|line| line.starts_with(start));
    assert!(
        place("USER 1000") > place("COPY --from=build") && place("USER 1000") < place("CMD"),
        "after what root does"
    );
    assert!(place("HEALTHCHECK ").is_some());
    let images: Vec<&str> = file.lines().filter_map(|line| line.strip_prefix("FROM ")).collect();
    assert_eq!(images, ["rust:1-bookworm${RUST_DIGEST} AS build", "debian:bookworm-slim${DEBIAN_DIGEST}"]);
    for digest in ["ARG RUST_DIGEST=", "ARG DEBIAN_DIGEST="] {
        assert!(place(digest) < place("FROM "), "{digest} comes first");
        // Whoever gives none is not served whatever a tag stands for today.
        let given = lines.iter().find_map(|line| line.strip_prefix(digest)).unwrap_or_default();
        assert!(given.starts_with("@sha256:give-"), "{digest} has to be given");
    }
}
