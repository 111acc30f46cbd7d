//! Records of a score attack stay unseen while it runs.

use podium::competitions::Settings;
use serde_json::json;

use crate::hall::{Hall, hall, settings};
use crate::harness::{Answer, Visitor, on_each_database};

/// A game of one alone.
const ALONE: &str = "1. Ba3 Bd4\n2. Rb1 Bd2\n3. Rc1 Bc4\n4. Bd1 Ra2\n5. Wb3 Bb2\n6. Rc3 Rd3\n7. Rb4 Wc2\n8. Bf1 Wg1\n\
    9. Ra4 Wa1\n10. We2 Be3\n11. Wg3\n";

fn attack() -> Settings {
    let change = json!({
        "format": { "score-attack": { "opens": null, "closes": null } },
        "rule": { "attack": { "attempts": 2, "best": "highest" } },
    });
    settings("spuzzle", 1, change)
}

/// Hands in a text at a table, as it is.
async fn report(hall: &Hall, table: u32, who: &mut Visitor, text: &str) -> Answer {
    report_with(hall, table, who, &[("text", text)]).await
}

async fn report_with(hall: &Hall, table: u32, who: &mut Visitor, fields: &[(&str, &str)]) -> Answer {
    let path = hall.path(table);
    who.send(&path, &format!("{path}/report"), fields).await
}

#[test]
fn records_of_a_running_score_attack_stay_unseen() {
    on_each_database(async |app| {
        let (cup, mut people) = hall(&app, attack(), &["Ada", "ben", "cleo"], &[&[1], &[2], &[3]]).await;
        report(&cup, 1, &mut people[0], ALONE).await.is(303);
        // A solution of its own, so that nobody has to look at it.
        let other = ALONE.replace("1. Ba3 Bd4", "1. Bd4 Ba3");
        report(&cup, 2, &mut people[1], &other).await.is(303);
        let now = cup.now().await;
        let [ada, ben] = [0, 1].map(|table: usize| now.tables[table].games[0].record.clone().expect("a record"));
        let mut arbiter = cup.arbiter().await;
        let mut nobody = Visitor::new(&app);
        let pages = ["", ".txt", "/0", "/1.svg", "/last.svg", "/film.svg", "/strip.svg", "/frames.json", "/card.png"];
        for page in pages {
            let path = format!("/records/{ada}{page}");
            nobody.get(&path).await.is(422);
            people[1].get(&path).await.is(422);
            people[2].get(&path).await.is(422);
            people[0].get(&path).await.is(200);
            arbiter.get(&path).await.is(200);
            // Whoever came by a link sees their own, and nobody else gets what they were shown.
            people[1].get(&format!("/records/{ben}{page}")).await.is(200);
            nobody.get(&format!("/records/{ben}{page}")).await.is(422);
        }
        let lists = [
            "/".to_owned(),
            "/games/spuzzle".to_owned(),
            cup.path(1),
            cup.base.clone(),
            format!("{}/records", cup.base),
            format!("{}/records.json", cup.base),
            format!("{}/records.csv", cup.base),
            format!("{}/rounds.json", cup.base),
            format!("{}/records.zip", cup.base),
            format!("{}/log", cup.base),
            format!("{}/feed.atom", cup.base),
            format!("{}/entries/1", cup.base),
            format!("/api/v1{}/records", cup.base),
            format!("/api/v1{}/rounds", cup.base),
            format!("/api/v1{}/tables/1", cup.base),
            "/players/ada".to_owned(),
            "/search?q=Ada".to_owned(),
            "/sitemap.xml".to_owned(),
        ];
        for list in &lists {
            for who in [&mut nobody, &mut people[2]] {
                let page = who.get(list).await;
                page.is(200);
                assert!(!page.body.contains(&ada) && !page.body.contains("table-001-game"), "{list}: {}", page.body);
            }
        }
        nobody.get(&format!("{}/tables/1/card.png", cup.base)).await.is(200);
        // Whoever may see it finds it where it always is.
        people[0].get(&cup.path(1)).await.has(&ada);
        arbiter.get(&cup.path(1)).await.has(&ada);
        arbiter.get(&format!("{}/records", cup.base)).await.has(&ada).has(&ben);
        let close =
            |_: &podium::competitions::Competition| Ok(vec![podium::competitions::Event::Closed { standings: None }]);
        let change = podium::competitions::store::Change::by(podium::competitions::Actor::System);
        app.competitions.change(&cup.id, change, close).await.expect("it is over");
        nobody.get(&format!("/records/{ada}")).await.is(200);
        nobody.get(&format!("{}/records", cup.base)).await.has(&ada).has(&ben);
        nobody.get(&format!("/api/v1{}/tables/1", cup.base)).await.has(&ada);
    });
}
