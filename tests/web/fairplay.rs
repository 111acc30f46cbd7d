//! Who acts for whom, who lets people in, and which results count for whom.

use podium::words::Said;
use std::sync::Arc;

use diesel::prelude::*;
use podium::accounts::model::User;
use podium::clubs::actions::{self, NewInvite, create};
use podium::clubs::model::{Profile, Role};
use podium::clubs::roster;
use podium::competitions::actions::Party;
use podium::competitions::actions::entries::{Applicant, enter};
use podium::competitions::store::Change;
use podium::competitions::{Actor, Competition, Event, Status, TableId};
use podium::error::Result;
use podium::limits;
use podium::moderation::actions::Order;
use podium::moderation::sanctions;
use podium::players::model::Player;
use podium::recorder::model::{Key, save};
use podium::store::schema::{links, members, outbox, players, roster as listed, users};
use podium::web::App;
use podium::words::Locale;
use podium_engine::contest::series;
use serde_json::json;

use crate::hall::{hall, settings};
use crate::harness::{Answer, Fixture, Visitor, account, fixture, join, on_each_database, seat_link, settle};
use crate::roles::filled;

/// The first link to a seat on a page.
fn link_on(page: &Answer, competition: &Competition, entry: u32) -> Option<String> {
    let start = format!("/seat/{}/{entry}/", competition.id);
    let (_, after) = page.body.split_once(&start)?;
    Some(format!("{start}{}", after.split('"').next()?))
}

/// Offers a time at table 1: the simplest act of a player.
async fn offer(visitor: &mut Visitor, there: &Fixture, day: u32) -> Answer {
    let table = filled("/clubs/{club}/{competition}/tables/{table}", there);
    let at = format!("2190-01-{day:02}T12:00");
    visitor.send(&table, &format!("{table}/time"), &[("at", &at)]).await
}

/// The same from a page that everybody has.
async fn offer_refused(visitor: &mut Visitor, there: &Fixture) {
    let table = filled("/clubs/{club}/{competition}/tables/{table}", there);
    visitor.send("/sign-in", &format!("{table}/time"), &[("at", "2190-01-01T12:00")]).await.is(401);
}

async fn log(app: &Arc<App>, there: &Fixture) -> [String; 3] {
    let base = filled("/clubs/{club}/{competition}", there);
    let mut reader = Visitor::new(app);
    let mut found = Vec::new();
    for path in ["log", "log.json", "log.csv"] {
        found.push(reader.get(&format!("{base}/{path}")).await.is(200).body.clone());
    }
    found.try_into().expect("three")
}

/// An organiser reported and confirmed in players' names, and the log said “Vera reported, Al confirmed”.
#[test]
fn acts_by_a_link_say_who_gave_it_out() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let base = filled("/clubs/{club}/{competition}", &there);
        for page in ["entries/links", "cards"] {
            let page = owner.get(&format!("{base}/desk/{page}")).await;
            assert!(link_on(page.is(200), &there.competition, 1).is_none(), "whoever has an account has no link");
        }
        let page = owner.get(&format!("{base}/desk/entries/links")).await;
        let link = link_on(&page, &there.competition, 2).expect("a link for the guest");
        let mut window = Visitor::new(&app);
        window.get(&link).await.is(303);
        offer(&mut window, &there, 1).await.is(303);
        for told in log(&app, &there).await {
            assert!(told.contains("linked (by link, issued by owner) suggested a time"), "{told}");
        }
        // Signed in as well: the page says so, and the log tells both.
        owner.get(&link).await.is(200).has("You are signed in as owner. With this link you can act for linked.");
        offer(&mut owner, &there, 2).await.is(422);
        owner.send(&link, &link, &[]).await.is(303);
        let table = filled("/clubs/{club}/{competition}/tables/{table}", &there);
        owner.get(&table).await.is(200).has("Stop acting for linked");
        offer(&mut owner, &there, 3).await.is(303);
        for told in log(&app, &there).await {
            assert!(told.contains("linked (by link, issued by owner, used by owner) suggested a time"), "{told}");
        }
        // At the desk they are themselves, in their office.
        let desk = format!("{base}/desk/tables/1");
        let fields = [("do", "enter"), ("game", "1"), ("result", "first")];
        owner.send(&desk, &desk, &fields).await.is(303);
        for told in log(&app, &there).await {
            assert!(told.contains("owner (owner of the club) entered the result of game 1"), "{told}");
        }
        Visitor::new(&app).get(&table).await.is(200).has("Entered by owner, owner of the club, on");
        owner.send(&table, "/seat/leave", &[]).await.is(303);
        let after = owner.get(&table).await;
        assert!(!after.body.contains("Stop acting"), "the link is gone from this device");
        let mut seated = Visitor::new(&app);
        let session = app
            .db
            .write(|connection| {
                let seated = account(connection, "seated")?;
                podium::accounts::sessions::open(connection, seated.id, "test", "127.0.0.1")
            })
            .await
            .expect("a session");
        seated.set_cookie("session", &session);
        seated.get(&link).await.is(200).has("You are taking part in this competition yourself");
        seated.send(&link, &link, &[]).await.is(422).says("sign-out");
    });
}

#[test]
fn a_link_ends_with_an_account_and_with_the_office_of_its_giver() {
    on_each_database(async |app| {
        let (there, _) = fixture(&app, "arbiter").await;
        let link = seat_link(&app, &there.competition, 2).await;
        let mut guest = Visitor::new(&app);
        guest.get(&link).await.is(303);
        offer(&mut guest, &there, 1).await.is(303);
        let club = there.club.id;
        let role = |role: &'static str| {
            app.db.write(move |connection| {
                let row = members::table.filter(members::club_id.eq(club));
                Ok(diesel::update(row).set(members::role.eq(role)).execute(connection)?)
            })
        };
        role("member").await.expect("no arbiter any more");
        offer_refused(&mut guest, &there).await;
        guest.get(&link).await.is(422).says("refused-link-ended-gave-out-longer");
        role("organiser").await.expect("on the staff again");
        offer(&mut guest, &there, 3).await.is(303);

        // The guest gets an account.
        let player = there.competition.entries[1].player;
        let claimed = app.db.write(move |connection| {
            let user = account(connection, "claimer")?;
            let row = players::table.filter(players::id.eq(player));
            Ok(diesel::update(row).set(players::user_id.eq(user.id)).execute(connection)?)
        });
        claimed.await.expect("claimed");
        offer_refused(&mut guest, &there).await;
        guest.get(&link).await.is(422).says("refused-player-account-now-links-players");

        // Links of earlier programs did not tell who gave them out, and were given to everybody.
        let id = &there.competition.id;
        for (entry, says) in [(1, "Sign in instead"), (2, "Sign in instead")] {
            let former = format!("/seat/{id}/{entry}/{}", app.signer.sign("seat", &format!("{id}.{entry}.0")));
            Visitor::new(&app).get(&former).await.is(422).has(says);
        }
        let (other, _) = fixture(&app, "arbiter").await;
        let id = &other.competition.id;
        let former = format!("/seat/{id}/2/{}", app.signer.sign("seat", &format!("{id}.2.0")));
        Visitor::new(&app).get(&former).await.is(422).says("refused-link-ended-gave-out-longer");
        Visitor::new(&app).get(&format!("/seat/{id}/2/guessed")).await.is(404);
    });
}

async fn invite(who: &mut Visitor, there: &Fixture, fields: &[(&str, &str)]) -> Answer {
    let page = filled("/clubs/{club}/members", there);
    who.send(&page, &format!("{page}/invite"), fields).await
}

/// The newest link of an invitation on the members' page.
async fn newest(who: &mut Visitor, there: &Fixture) -> String {
    let page = who.get(&filled("/clubs/{club}/members", there)).await;
    let (_, after) = page.body.split_once("/invite/").expect("an invitation");
    format!("/invite/{}", after.split('"').next().expect("its end"))
}

/// Somebody of a club, signed in.
async fn of_the_club(app: &Arc<App>, there: &Fixture, name: &str, role: &str) -> (String, Visitor) {
    let mut visitor = Visitor::signed_in(app, name).await;
    visitor.get("/account").await.is(200);
    let (club, name, role) = (there.club.id, name.to_owned(), role.to_owned());
    let id = app.db.write(move |connection| {
        let id: String = users::table.filter(users::name.eq(name)).select(users::id).first(connection)?;
        join(connection, &club, &id, &role)?;
        Ok(id)
    });
    (id.await.expect("a member"), visitor)
}

/// A removed organiser came back by a general link.
#[test]
fn invitations_expire_count_and_end_with_the_role() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let members_page = filled("/clubs/{club}/members", &there);
        let (olga, mut organiser) = of_the_club(&app, &there, "Olga", "organiser").await;

        // Counted, and shown so.
        invite(&mut owner, &there, &[("role", "member"), ("most", "2"), ("days", "3")]).await.is(303);
        owner
            .get(&members_page)
            .await
            .has("not used yet (up to 2 times)")
            .has("created by owner")
            .says("invites-until");
        let link = newest(&mut owner, &there).await;
        Visitor::signed_in(&app, "One").await.send(&link, &link, &[]).await.is(303);
        owner.get(&members_page).await.has("used 1 of 2");
        Visitor::signed_in(&app, "Two").await.send(&link, &link, &[]).await.is(303);
        let mut three = Visitor::signed_in(&app, "Three").await;
        three.send("/account", &link, &[]).await.is(422);
        invite(&mut owner, &there, &[("role", "member"), ("most", "0")]).await.is(422).has("from 1 to 200");
        invite(&mut owner, &there, &[("role", "member"), ("days", "91")]).await.is(422).has("from 1 to 90");

        // They expire.
        invite(&mut owner, &there, &[("role", "member")]).await.is(303);
        let link = newest(&mut owner, &there).await;
        let past = app.db.write(|connection| {
            let at = podium::store::chain::now().naive_utc();
            let open = links::table.filter(links::kind.eq("invite")).filter(links::used_at.is_null());
            let until = open.select(links::expires_at).first::<Option<chrono::NaiveDateTime>>(connection)?;
            let open = links::table.filter(links::kind.eq("invite")).filter(links::used_at.is_null());
            diesel::update(open).set(links::expires_at.eq(at)).execute(connection)?;
            Ok(until.is_some_and(|until| (until - at).num_days() >= 13 && (until - at).num_days() <= 14))
        });
        assert!(past.await.expect("expired"), "fourteen days unless somebody says otherwise");
        three.send("/account", &link, &[]).await.is(422);

        // Made by the organiser, and made by the owner and known to the organiser.
        invite(&mut organiser, &there, &[("role", "organiser")]).await.is(303);
        let made = newest(&mut organiser, &there).await;
        invite(&mut owner, &there, &[("role", "member")]).await.is(303);
        let known = newest(&mut owner, &there).await;
        invite(&mut owner, &there, &[("role", "owner")]).await.is(303);
        let unknown = newest(&mut owner, &there).await;
        let remove = format!("{members_page}/remove");
        owner.send(&members_page, &remove, &[("user", &olga)]).await.is(303);
        for link in [&made, &known] {
            three.send("/account", link, &[]).await.is(422);
        }
        three.get(&unknown).await.is(200);
        // No general link lets them in again; an invitation to their address does.
        invite(&mut owner, &there, &[("role", "member")]).await.is(303);
        let general = newest(&mut owner, &there).await;
        organiser.send(&general, &general, &[]).await.is(422).says("club-act-were-taken-out-club-only");
        let (club, there_app) = (there.club.clone(), app.clone());
        let invited = move |connection: &mut podium::store::Connection| {
            let owner = User::by_email(connection, "owner@example.org")?.expect("an account");
            let new = NewInvite { role: Role::Member, email: "olga@example.org".to_owned(), most: 1, days: 14 };
            let words = (&Locale::default(), "http://localhost");
            actions::invite(connection, (&club, &owner), &new, |id| there_app.signer.sign("invite", id), words)
        };
        app.db.write(invited).await.expect("an invitation");
        let own = newest(&mut owner, &there).await;
        three.send(&own, &own, &[]).await.is(422).says("club-act-invitation-sent-another-address-sign");
        organiser.send(&own, &own, &[]).await.is(303);
        let told = app.db.query(|connection| {
            Ok(outbox::table.filter(outbox::recipient.eq("olga@example.org")).count().get_result::<i64>(connection)?)
        });
        assert!(told.await.expect("letters") >= 1);
    });
}

#[test]
fn links_to_claim_results_end_with_the_role_and_are_withdrawn() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let (olga, mut organiser) = of_the_club(&app, &there, "Olga", "organiser").await;
        let roster = filled("/clubs/{club}/roster", &there);
        owner.send(&roster, &roster, &[("names", "Zeta")]).await.is(303);
        let page = owner.get(&roster).await;
        let player = page.field("player").expect("a player");
        let claim = async |who: &mut Visitor| {
            who.send(&roster, &format!("{roster}/claim"), &[("player", &player)]).await.is(303);
            let page = who.get(&roster).await;
            let (_, after) = page.body.split_once("/claim/").expect("a link");
            format!("/claim/{}", after.split('"').next().expect("its end"))
        };
        let mut eve = Visitor::signed_in(&app, "Eve").await;
        let first = claim(&mut owner).await;
        eve.get(&first).await.is(200);
        owner.send(&roster, &format!("{roster}/claim/withdraw"), &[("player", &player)]).await.is(303);
        eve.get(&first).await.is(422);
        let known = claim(&mut owner).await;
        let members_page = filled("/clubs/{club}/members", &there);
        let demote = [("user", olga.as_str()), ("role", "arbiter")];
        organiser.get(&roster).await.is(200).has(&known);
        owner.send(&members_page, &format!("{members_page}/role"), &demote).await.is(303);
        eve.get(&known).await.is(422);
        let last = claim(&mut owner).await;
        eve.send(&last, &last, &[]).await.is(303);
    });
}

/// A new account invented 23 guests, typed their results and was first of the site's list in 2.6 seconds.
#[test]
fn typed_results_of_invented_guests_count_on_the_clubs_list_alone() {
    on_each_database(async |app| {
        let names: Vec<String> = (1..=23).map(|number| format!("guest {number}")).collect();
        let mut people = vec!["Mallory"];
        people.extend(names.iter().map(String::as_str));
        let tables: Vec<[u32; 2]> = (0..12).map(|at| [2 * at + 1, 2 * at + 2]).collect();
        let tables: Vec<&[u32]> = tables.iter().map(|table| table.as_slice()).collect();
        let cup = settings("reversi", 2, json!({ "rated": true, "records": "optional" }));
        let (cup, _) = hall(&app, cup, &people, &tables).await;
        let id = cup.id.clone();
        let by = app.db.query(|connection| {
            let own = users::table.filter(users::name.eq("mallory"));
            Ok(own.select(users::id).first(connection)?)
        });
        let by = Actor::account(by.await.expect("an account"), "mallory".into());
        for table in 1..=12 {
            let result = series::Game::entered(vec![0, 1], vec![1, 2], None);
            let event =
                Event::GameEntered { table: TableId(table), game: 1, result, record: None, reason: Default::default() };
            let change = Change::by(by.clone());
            app.competitions.change(&id, change, move |_| Ok(vec![event])).await.expect("entered");
        }
        settle(&app).await;
        let mut reader = Visitor::new(&app);
        let site = reader.get("/games/reversi/ratings.json").await;
        assert!(!site.is(200).body.contains("mallory"), "{}", site.body);
        let club = cup.base.rsplit_once('/').expect("a competition").0.to_owned();
        reader.get(&format!("{club}/ratings/reversi")).await.is(200).has("mallory").has("guest 1");
        reader.get(&format!("{club}/ratings")).await.is(200).has("/ratings/reversi");
        reader.get("/games/reversi/ratings").await.is(200).has(&format!("{club}/ratings/reversi"));
        let why = "Counts in the club ratings only: entered by the club’s staff.";
        reader.get("/players/mallory").await.is(200).has(why);
        reader.get(&cup.path(1)).await.is(200).has(why);
    });
}

/// Two people with proved addresses agree; without proof, or by a link, it is the club's alone.
#[test]
fn what_two_confirmed_people_agreed_to_counts_for_the_site() {
    on_each_database(async |app| {
        let cup = || settings("reversi", 2, json!({ "rated": true, "records": "optional" }));
        let (hall, mut people) = hall(&app, cup(), &["Ada", "Ben", "Cleo", "guest"], &[&[1, 2], &[3, 4]]).await;
        for (table, one, two) in [(1, 0, 1), (2, 2, 3)] {
            let page = hall.path(table);
            people[one].send(&page, &format!("{page}/result"), &[("winner", "0")]).await.is(303);
            people[two].send(&page, &format!("{page}/confirm"), &[("game", "1")]).await.is(303);
        }
        settle(&app).await;
        let mut reader = Visitor::new(&app);
        reader.get(&hall.path(1)).await.says("why-fewer-two-those-agreed-confirmed");
        reader.get(&hall.path(2)).await.says("why-somebody-acted-link");
        assert!(!reader.get("/games/reversi/ratings.json").await.is(200).body.contains("ada"));
        let proved = app.db.write(|connection| {
            let at = podium::store::chain::now().naive_utc();
            Ok(diesel::update(users::table).set(users::verified_at.eq(at)).execute(connection)?)
        });
        proved.await.expect("proved");
        settle(&app).await;
        let site = reader.get("/games/reversi/ratings.json").await.is(200).body.clone();
        assert!(site.contains("ada") && site.contains("ben") && !site.contains("cleo"), "{site}");
        let why = "Counts in the site ratings and the club ratings: agreed by two people with confirmed addresses.";
        reader.get(&hall.path(1)).await.has(why);
        reader.get("/players/ada").await.has(why);
    });
}

/// Suspended or banned accounts let nobody in, and cannot act by links they issued, least of all for themselves.
#[test]
fn the_links_of_somebody_who_is_kept_out_end() {
    on_each_database(async |app| {
        let (there, mut organiser) = fixture(&app, "organiser").await;
        let link = seat_link(&app, &there.competition, 2).await;
        let mut guest = Visitor::new(&app);
        guest.get(&link).await.is(303);
        offer(&mut guest, &there, 1).await.is(303);
        let members = format!("{}/members", there.club.path());
        invite(&mut organiser, &there, &[("role", "member")]).await.is(303);
        let page = organiser.get(&members).await.body;
        let (_, after) = page.split_once("/invite/").expect("an invitation");
        let open = format!("/invite/{}", after.split(['"', '<']).next().expect("a secret"));
        Visitor::signed_in(&app, "Bob").await.get(&open).await.is(200);
        let sanction = async |ban: bool| {
            app.db
                .write(move |connection| {
                    let user = account(connection, "organiser")?.id;
                    let by = Actor::System;
                    let order = Order { by, reason: "Pretends to be many".into(), appeals: "a@example.org".into() };
                    let until = podium::store::chain::now() + chrono::Duration::days(1);
                    if ban {
                        sanctions::ban(connection, &order, user)
                    } else {
                        sanctions::suspend(connection, &order, user, until)
                    }
                })
                .await
                .expect("kept out");
        };
        sanction(false).await;
        offer_refused(&mut guest, &there).await;
        guest.get(&link).await.is(422).says("refused-link-ended-gave-out-longer");
        Visitor::signed_in(&app, "Carl").await.get(&open).await.is(422).has("This link has ended");
        // An owner's general invitation, which every organiser reads, does not let a banned one in under another address.
        let club = there.club.clone();
        let owners = app.db.write(move |connection| {
            let owner = account(connection, "other-owner")?;
            join(connection, &club.id, &owner.id, "owner")?;
            let new = NewInvite { role: Role::Member, email: String::new(), most: 5, days: 5 };
            let secret = std::cell::RefCell::new(String::new());
            let sign = |id: &str| {
                format!("invitation-{id}").clone_into(&mut secret.borrow_mut());
                secret.borrow().clone()
            };
            actions::invite(connection, (&club, &owner), &new, sign, (&Locale::default(), ""))?;
            Ok(format!("/invite/{}", secret.into_inner()))
        });
        let owners = owners.await.expect("invited");
        let mut again = Visitor::signed_in(&app, "Again").await;
        again.get(&owners).await.is(200);
        sanction(true).await;
        again.get(&owners).await.is(422);
    });
}

#[test]
fn everything_that_grows_has_an_end() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        // Invitations.
        for _ in 0..limits::INVITATIONS {
            invite(&mut owner, &there, &[("role", "member")]).await.is(303);
        }
        invite(&mut owner, &there, &[("role", "member")]).await.is(422).has("50 open invitations");
        // Clubs of one account.
        let made = app.db.write(|connection| {
            let user = account(connection, "founder")?;
            let profile = Profile { name: "Club".to_owned(), ..Profile::default() };
            for _ in 0..limits::CLUBS_OWNED {
                create(connection, &user, &profile, None)?;
            }
            Ok(create(connection, &user, &profile, None).map(drop).map_err(|error| error.to_string()))
        });
        let refused = made.await.expect("made").expect_err("one too many");
        assert!(refused.contains("You already own 20 clubs"), "{refused}");
        // Invitations for many people or for long.
        let too_many = (limits::MOST_INVITATION_USES + 1).to_string();
        invite(&mut owner, &there, &[("role", "member"), ("most", &too_many)]).await.is(422).has("200");
        let too_long = (limits::MOST_INVITATION_DAYS + 1).to_string();
        invite(&mut owner, &there, &[("role", "member"), ("days", &too_long)]).await.is(422).has("90");
        // Circuits.
        let page = format!("{}/circuits/new", there.club.path());
        let fields = [("name", "Grand Prix"), ("worth", "places"), ("places", "3,2,1")];
        for _ in 0..limits::CIRCUITS {
            owner.send(&page, &page, &fields).await.is(303);
        }
        owner.send(&page, &page, &fields).await.is(422).has("at most 100 circuits. Delete one first.");
        // Players on a roster, at once and in all, and links by which they claim their results.
        let (club, by) = (there.club.clone(), there.club.clone());
        let refused = app.db.write(move |connection| {
            let user = account(connection, "owner")?;
            let names = |count: usize| (1..=count).map(|number| format!("Guest {number}\n")).collect::<String>();
            let told = |done: Result<usize>| done.expect_err("too many").to_string();
            let mut refused = Vec::new();
            let many = connection.transaction(|connection| {
                roster::add(connection, &club, &user, &names(limits::ROSTER_AT_ONCE + 1), None)
            });
            refused.push(told(many));
            roster::add(connection, &club, &user, &names(limits::ROSTER_AT_ONCE), None)?;
            let listed = roster::list(connection, club.id)?;
            let ids: Vec<_> = listed.into_iter().map(|listed| listed.player.id).collect();
            let sign = |id: &str| format!("signed {id}");
            for id in ids.iter().take(limits::CLAIMS) {
                roster::offer(connection, &club, &user, *id, sign)?;
            }
            let guest = Player::create(connection, "One more", None)?.id;
            roster::put(connection, club.id, guest, "")?;
            let offered = roster::offer(connection, &club, &user, guest, sign);
            refused.push(offered.expect_err("too many").to_string());
            Ok(refused)
        });
        let refused = refused.await.expect("asked");
        assert!(
            refused[0].contains("You can add at most 500 players at a time. Paste the list in parts."),
            "{refused:?}"
        );
        assert!(refused[1].contains("already has 500 open links of this kind. Revoke some"), "{refused:?}");
        let refused = app.db.write(move |connection| {
            let user = account(connection, "owner")?;
            let at = podium::store::chain::now().naive_utc();
            for number in 0..limits::ROSTER {
                let id = format!("crowd-{number}");
                let named = (players::name.eq(&id), players::name_text.eq(""), players::created_at.eq(at));
                let row = (players::id.eq(&id), players::slug.eq(&id), named);
                diesel::insert_into(players::table).values(row).execute(connection)?;
                let on = (listed::club_id.eq(&by.id), listed::player_id.eq(&id));
                let row = (on, listed::note.eq(""), listed::added_at.eq(at));
                diesel::insert_into(listed::table).values(row).execute(connection)?;
            }
            Ok(roster::add(connection, &by, &user, "Somebody Else", None).expect_err("too many").to_string())
        });
        assert!(refused.await.expect("asked").contains("at most 10,000 players. Remove those who no longer play."));
        // Entries of a competition.
        let mut full = (*there.competition).clone();
        full.status = Status::Open;
        full.entries = vec![full.entries[0].clone(); limits::ENTRIES];
        let applicant = Applicant {
            player: "new".parse().expect("an id"),
            name: "New".into(),
            club: None,
            rating: None,
            answers: vec![],
        };
        let refused = enter(&full, applicant, Party::Staff, podium::store::chain::now()).expect_err("too many");
        assert!(
            refused.en().contains("at most 5000 entries") && refused.en().contains("Create another one"),
            "{refused}"
        );
        // Records in the making.
        let refused = app.db.write(|connection| {
            let user = account(connection, "recorder")?;
            for number in 0..limits::RECORDER_DRAFTS {
                save(connection, &Key::of(user.id, &format!("game {number}")), "[Game]", 0)?;
            }
            Ok(save(connection, &Key::of(user.id, "one more"), "[Game]", 0).expect_err("too many").to_string())
        });
        assert!(refused.await.expect("asked").contains("Submit or discard one first."));
    });
}

/// Whoever runs the service reads the numbers that hold.
#[test]
fn limits_are_documented() {
    let told = include_str!("../../docs/operating.md");
    for rate in limits::RATES {
        let line = format!("| `{}` | {} | {} |", rate.name, rate.burst, rate.every.as_secs_f64());
        assert!(told.contains(&line), "docs/operating.md has no line {line}");
    }
}
