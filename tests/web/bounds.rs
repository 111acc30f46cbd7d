//! Everything that people type, send and open has a bound.

use podium_engine::catalogue;

use crate::harness::{fixture, on_each_database};
use crate::roles::filled;

#[test]
fn scores_are_bounded() {
    on_each_database(async |app| {
        let (there, mut linked) = fixture(&app, "linked").await;
        let (other, mut owner) = fixture(&app, "owner").await;
        let page = filled("/clubs/{club}/{competition}/tables/{table}", &there);
        let desk = filled("/clubs/{club}/{competition}/desk/tables/{table}", &other);
        for score in ["9223372036854775807", "-9223372036854775808", "1000001", "-1000001"] {
            let fields = [("score-0", score), ("score-1", "0")];
            let answer = linked.send(&page, &format!("{page}/result"), &fields).await;
            answer.is(422).has("A score lies between −1000000 and 1000000.");
            let fields = [("do", "enter"), ("game", "1"), ("score-0", score), ("score-1", "0")];
            owner.send(&desk, &desk, &fields).await.is(422).has("from -1000000 to 1000000");
        }
        let fields = [("do", "enter"), ("game", "1"), ("rank-0", "4000000000"), ("rank-1", "1")];
        owner.send(&desk, &desk, &fields).await.is(422).has("from 0 to 2");
        let fields = [("score-0", "1000000"), ("score-1", "-1000000")];
        linked.send(&page, &format!("{page}/result"), &fields).await.is(303);
    });
}

/// Each number of the form of a new competition, far too large and below zero: neither stored nor previewed.
#[test]
fn numbers_of_settings_are_bounded() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let solo =
            catalogue::all().iter().find(|entry| entry.facts.players == (1, 1)).expect("a game for one").facts.id;
        let table = catalogue::all().iter().find(|entry| entry.facts.players.1 > 3).expect("a game for four").facts.id;
        let formats = [
            ("reversi", "swiss", "rounds", "single"),
            ("reversi", "groups", "groups advance", "best-of"),
            ("reversi", "league", "division_size every open promoted relegated play_offs postponements", "games"),
            ("reversi", "league", "longest_postponement confirm_after limit", "games"),
            ("reversi", "ladder", "days_to_answer days_to_play days_between open_challenges refusal no_show", "single"),
            ("reversi", "open-play", "per_opponent fewest_games round_hours", "first-to"),
            ("reversi", "swiss", "games target win draw loss pairing_bye", "games"),
            (table, "tables", "seats smallest rounds", "single"),
            (solo, "score-attack", "seats attempts", "attack"),
        ];
        for (game, format, names, rule) in formats {
            let new = format!("{}/new/{game}", there.club.path());
            for name in names.split(' ') {
                for number in ["18446744073709551615", "999999", "-1"] {
                    // Fields that this form does not show are not read.
                    let shown = owner.send(&new, &new, &[("do", "fields"), ("format", format), ("rule", rule)]).await;
                    if !shown.is(200).body.contains(&format!("name=\"{name}\"")) {
                        continue;
                    }
                    for button in ["preview", "use", "template"] {
                        let fields =
                            [("name", "Cup"), ("format", format), ("rule", rule), (name, number), ("do", button)];
                        let answer = owner.send(&new, &new, &fields).await;
                        assert_eq!(answer.status.as_u16(), 422, "{button} with {fields:?}");
                        answer.has("class=\"wrong\"");
                    }
                    let fields = [("name", "Cup"), ("format", format), ("rule", rule), (name, number), ("do", "deal")];
                    let answer = owner.send(&new, &new, &fields).await;
                    assert!(answer.status.as_u16() < 500, "{name}={number}: {}", answer.status);
                }
            }
        }
        let new = format!("{}/new/reversi", there.club.path());
        let fields = [("name", "Cup"), ("format", "swiss"), ("players", "2001"), ("do", "preview")];
        owner.send(&new, &new, &fields).await.is(422);
        // A select of all tie-breaks for each that was sent would be a very long page.
        let mut fields = vec![("name", "Cup"), ("format", "swiss"), ("do", "fields")];
        fields.extend(vec![("tie_break", "BH"); 5000]);
        assert!(owner.send(&new, &new, &fields).await.body.len() < 200_000);
    });
}
