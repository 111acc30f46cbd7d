//! The programme of the demo: competitions of every format, over some thirty games.

use chrono::{DateTime, Datelike, Duration, Utc};
use podium_engine::contest::bracket::{self, GrandFinal};
use podium_engine::contest::day::{Day, Window};
use podium_engine::contest::round_robin::Cycles;
use podium_engine::contest::seating::{Clubs, System};
use podium_engine::contest::series::{Backgammon, Rule, Scale, Scoring, Tied};
use podium_engine::contest::{ladder, league, open_play};

use super::clubs::{BESANCON, HAMBURG, LEITH, LONDON, LYON, MONTREAL, PARIS, WELLINGTON};
use super::loose_ends::{a_record_waits, times_are_sought};
use super::scene::Phase::{Archived, Draft, Open, Ready, Running};
use super::scene::Scene;
use crate::competitions::format::{Groups, Knockout, Ladder, League, OpenPlay, RoundRobin, ScoreAttack, Swiss, Tables};
use crate::competitions::settings::{Format, Records, SwissSystem};
use crate::dates::When;

/// A circuit: club, name, description and competitions.
pub(super) const CIRCUIT: (usize, &str, &str, [&str; 3]) = (
    LYON,
    "Circuit des Pentes",
    "Trois étapes, trois jeux ; les deux meilleurs résultats comptent.",
    ["Première étape : Spice", "Deuxième étape : Spire", "Troisième étape : Span"],
);

const SEASON: &str = "London Backgammon League, season 7";

/// All competitions.
pub(super) fn all(now: DateTime<Utc>) -> Vec<Scene> {
    let mut scenes = pairs();
    scenes.extend(knockouts());
    scenes.extend(tables());
    scenes.extend(long_ones(now));
    scenes
}

fn swiss(system: SwissSystem, rounds: usize) -> Format {
    Format::Swiss(Swiss { system, rounds, accelerated: false })
}

fn round_robin(cycles: Cycles) -> Format {
    Format::RoundRobin(RoundRobin { cycles, withdrawal: Default::default() })
}

/// Swiss tournaments and round robins.
fn pairs() -> Vec<Scene> {
    use SwissSystem::{Double, Dutch, Plain};
    vec![
        Scene::new(PARIS, "Open de Belleville", "reversi", 21, swiss(Dutch, 7))
            .about("Sept rondes en une journée, au café. Inscription sur place possible jusqu’à la deuxième ronde.")
            .phase(Running(4))
            .pace(1)
            .with(&["Sam Carter", "Bastien Caron", "Lucie Delmas"])
            .restless()
            .set(|settings| {
                settings.clubs_apart = true;
                settings.registration.late = true;
            }),
        Scene::new(PARIS, "Nuit du Shibumi", "spargo", 13, swiss(Plain, 5))
            .about("De 20 h à l’aube. Seize places, billes fournies.")
            .phase(Open)
            .days(9)
            .set(|settings| {
                settings.registration.approval = true;
                settings.registration.limit = Some(16);
                settings.registration.questions = vec!["Apportez-vous un plateau ?".into()];
            }),
        Scene::new(BESANCON, "Grand Prix du Doubs", "jacquet", 12, swiss(Plain, 4)).phase(Archived).days(-310).pace(2),
        Scene::new(LONDON, "Thames Double Swiss", "tablut", 10, swiss(Double, 4))
            .about("Every meeting is two games with the sides exchanged: one as the king, one as his hunters.")
            .days(-5)
            .pace(2),
        Scene::new(LEITH, "Margo Masters", "margo", 14, swiss(Dutch, 5)).days(-60),
        Scene::new(LEITH, "Forth Bridge Trophy", "spyramid", 0, swiss(Dutch, 5))
            .about("Not announced yet: the room has to be confirmed.")
            .phase(Draft)
            .days(35),
        Scene::new(HAMBURG, "Hafenpokal", "liubo", 10, swiss(Plain, 4)).days(-25).pace(2),
        Scene::new(WELLINGTON, "Harbour Swiss", "spava", 15, swiss(Dutch, 5))
            .about("One round a week until the ferries stop.")
            .phase(Running(3))
            .pace(24 * 7)
            .set(|settings| settings.round_hours = Some(24 * 7)),
        Scene::new(LYON, "Première étape : Spice", "spice", 10, swiss(Plain, 3)).days(-48),
        Scene::new(LYON, "Deuxième étape : Spire", "spire", 11, swiss(Plain, 3)).days(-27),
        Scene::new(LYON, "Troisième étape : Span", "span", 10, swiss(Plain, 3)).phase(Running(2)).pace(1),
        Scene::new(PARIS, "Toutes rondes du jeudi", "moulin", 8, round_robin(Cycles::Single)).days(-40).pace(24),
        Scene::new(LEITH, "Leith Double Round Robin", "sparro", 6, round_robin(Cycles::Double))
            .about("Everybody meets everybody twice, once on each side of the board. Records are required.")
            .phase(Running(7))
            .pace(24 * 3)
            .with(&["Sam Carter"])
            .set(|settings| {
                settings.records = Records::Required;
                settings.round_hours = Some(24 * 4);
            })
            .then(a_record_waits),
    ]
}

/// Brackets of every kind, and groups before one.
fn knockouts() -> Vec<Scene> {
    let knockout = |bracket| Format::Knockout(Knockout { bracket });
    let single = |third_place| knockout(bracket::Format::Single { third_place });
    vec![
        Scene::new(PARIS, "Coupe du Canal", "spline", 16, single(true)).days(-12),
        Scene::new(WELLINGTON, "Cuba Street Knockout", "spoker", 13, single(false)).phase(Running(2)).pace(3),
        Scene::new(
            BESANCON,
            "Coupe Vauban",
            "assaut",
            8,
            knockout(bracket::Format::Double { grand_final: GrandFinal::Reset }),
        )
        .about("Double élimination : il faut deux défaites pour quitter la place forte.")
        .phase(Running(3))
        .pace(2),
        Scene::new(
            LONDON,
            "Splink Duel Cup",
            "splink",
            8,
            knockout(bracket::Format::Consolation { spared: 1, last_chance: false }),
        )
        .about("Lose early and there is a second bracket waiting for you.")
        .days(-9),
        Scene::new(LEITH, "Last Night Ranking", "spair", 8, knockout(bracket::Format::FullRanking))
            .about("Everybody plays on, and every place is played for.")
            .phase(Archived)
            .days(-320),
        Scene::new(MONTREAL, "Coupe du Saint-Laurent", "special-cake", 8, single(true))
            .about("Tirage au sort dimanche à midi, première rencontre dans la foulée.")
            .phase(Ready)
            .days(3)
            .rule(Rule::BestOf { games: 3, tied: Tied::PlayOn }),
        Scene::new(
            BESANCON,
            "Poules de la Citadelle",
            "sphex",
            12,
            Format::Groups(Groups {
                groups: 3,
                advance: 2,
                cycles: Cycles::Single,
                bracket: bracket::Format::Single { third_place: true },
            }),
        )
        .about("Trois poules de quatre, puis les deux premiers de chacune en élimination directe.")
        .phase(Running(2))
        .pace(1),
        Scene::new(
            HAMBURG,
            "Elbpokal",
            "spook",
            8,
            Format::Groups(Groups {
                groups: 2,
                advance: 2,
                cycles: Cycles::Single,
                bracket: bracket::Format::Single { third_place: false },
            }),
        )
        .days(-70),
    ]
}

/// Tables of three and more.
fn tables() -> Vec<Scene> {
    let tables =
        |rounds, smallest| Format::Tables(Tables { system: System::ByPoints, rounds, smallest, clubs: Clubs::Prefer });
    let mixed =
        |rounds, smallest| Format::Tables(Tables { system: System::Mixed, rounds, smallest, clubs: Clubs::Ignore });
    vec![
        Scene::new(PARIS, "Soirée Spangle", "spangle", 12, tables(3, 4))
            .seats(4)
            .rule(Rule::Spangle { target: 12 })
            .days(-20),
        Scene::new(LYON, "Fermez la boîte !", "shut-the-box", 16, mixed(4, 3)).seats(4).days(-33),
        Scene::new(LEITH, "Barricades Night", "barricades", 12, tables(3, 3)).seats(4).phase(Running(2)).pace(1),
        Scene::new(HAMBURG, "Spanic am Dienstag", "spanic", 13, tables(4, 3)).seats(4).phase(Running(3)).pace(24 * 7),
        Scene::new(HAMBURG, "Spy-Abend", "spy", 12, mixed(3, 4)).seats(5).days(-14),
        Scene::new(MONTREAL, "Tournoi des neiges", "spinimax", 12, tables(4, 3))
            .seats(3)
            .rule(Rule::Table { games: 1, scoring: Scoring::Places(Scale::default()) })
            .days(-18),
        Scene::new(WELLINGTON, "Freestyle Gala", "stilelibero", 12, tables(2, 4)).seats(6).days(-45).pace(2),
    ]
}

/// Long-running competitions: leagues, ladders, open play, score attacks.
fn long_ones(now: DateTime<Utc>) -> Vec<Scene> {
    let league = || {
        Format::League(League {
            rules: league::Rules { promoted: 1, relegated: 1, play_offs: 1, ..Default::default() },
            cycles: Cycles::Single,
            every: 7,
            open: 7,
            division_size: 6,
        })
    };
    let ladder = || Format::Ladder(Ladder { rules: ladder::Rules::default() });
    let open_play = |from: i64, to: i64| {
        Format::OpenPlay(OpenPlay {
            rules: open_play::Rules {
                window: Window { opens: day(now, from), closes: day(now, to) },
                per_opponent: 2,
                fewest_games: 3,
                ranking: open_play::Ranking::Average,
                win: 10,
                draw: 5,
                loss: 0,
            },
        })
    };
    let attack = |from: i64, to: i64| {
        Format::ScoreAttack(ScoreAttack {
            opens: Some(When::nearest(now + Duration::days(from))),
            closes: Some(When::nearest(now + Duration::days(to))),
        })
    };
    let to_three = Rule::Backgammon(Backgammon::to(3));
    vec![
        Scene::new(LONDON, SEASON, "backgammon", 18, league())
            .about("Three divisions of six, matches to three points, a match a week.")
            .rule(to_three.clone())
            .with(&["Sam Carter"])
            .days(-80)
            .pace(24 * 7),
        Scene::new(LONDON, "London Backgammon League, season 8", "backgammon", 18, league())
            .about("Three divisions of six, matches to three points, a match a week. The season is in its third week.")
            .rule(to_three)
            .with(&["Sam Carter"])
            .phase(Running(3))
            .pace(24 * 7)
            .after(SEASON)
            .then(times_are_sought),
        Scene::new(LYON, "Échelle des traboules", "sploof", 12, ladder())
            .about("Défiez qui se trouve juste au-dessus de vous ; gagnez, et prenez sa place.")
            .phase(Running(14))
            .pace(40),
        Scene::new(WELLINGTON, "Lambton Ladder", "spawn", 9, ladder()).phase(Running(9)).pace(30),
        Scene::new(LONDON, "Saturday Open Play", "spire", 10, open_play(-16, 12))
            .about("Play whom you like, when you like; two games against the same opponent count.")
            .with(&["Sam Carter"])
            .phase(Running(16))
            .pace(22),
        Scene::new(MONTREAL, "Parties libres du Plateau", "spree", 8, open_play(-70, -40)).days(-71).pace(20),
        Scene::new(BESANCON, "Défi Spuzzle", "spuzzle", 9, attack(-4, 6))
            .about("La même pyramide pour tout le monde, trois essais, le meilleur score compte.")
            .phase(Running(1))
            .pace(24 * 4),
        Scene::new(MONTREAL, "Défi Sprout en équipe", "sprout", 7, attack(-30, -20)).days(-30).pace(24 * 5),
        Scene::new(PARIS, "Spin du mois", "spin", 8, attack(-55, -30)).days(-55).pace(24 * 9),
    ]
}

/// This many days from now.
fn day(now: DateTime<Utc>, days: i64) -> Day {
    let date = (now + Duration::days(days)).date_naive();
    // The engine accepts every date that chrono does.
    Day::from_date(date.year(), date.month(), date.day()).unwrap_or_default()
}
