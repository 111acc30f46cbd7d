//! `podium load`.

use crate::common::{podium, stderr, stdout};

#[test]
fn measures_follow_one_another_and_leave_nothing_behind() {
    let folder = std::env::temp_dir().join(format!("podium_load_{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let place = folder.to_string_lossy();
    let out = podium(&["load", "submissions", "submissions", "start", "--seconds", "1", "--folder", &place]);
    assert!(out.status.success(), "{}", stderr(&out));
    let begin = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    assert_eq!(stdout(&out).lines().map(begin).collect::<Vec<_>>(), ["submissions", "submissions", "start"]);
    std::fs::remove_dir(&folder).expect("nothing is left in the folder");
}
