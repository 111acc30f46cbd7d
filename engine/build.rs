//! Builds again whenever a sentence changes.

fn main() {
    println!("cargo:rerun-if-changed=locales");
}
