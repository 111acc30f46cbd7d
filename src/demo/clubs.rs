//! The clubs of the demo and their people.

use crate::clubs::model::Role;

/// A fictitious club.
pub(super) struct Sample {
    pub name: &'static str,
    pub place: &'static str,
    pub about: &'static str,
    pub links: &'static [&'static str],
    pub language: &'static str,
    pub time_zone: &'static str,
    /// The owner, the organiser, the arbiter, members with accounts, and from [`ACCOUNTS`] on guests of the roster.
    pub people: &'static [&'static str],
}

/// How many people of each club have an account.
pub(super) const ACCOUNTS: usize = 7;

pub(super) const PARIS: usize = 0;
pub(super) const BESANCON: usize = 1;
pub(super) const LYON: usize = 2;
pub(super) const LONDON: usize = 3;
pub(super) const LEITH: usize = 4;
pub(super) const HAMBURG: usize = 5;
pub(super) const MONTREAL: usize = 6;
pub(super) const WELLINGTON: usize = 7;

pub(super) const CLUBS: [Sample; 8] = [
    Sample {
        name: "Les Pions de Belleville",
        place: "Paris, France",
        about: "Un café, quinze plateaux, et du monde tous les jeudis à partir de 19 h. On joue à tout ce qui se note ; \
                débutants bienvenus, la première soirée est offerte.",
        links: &["https://pions-de-belleville.example.org"],
        language: "fr",
        time_zone: "Europe/Paris",
        people: &[
            "Mathilde Roussel",
            "Claire Vasseur",
            "Youssef Benali",
            "Bastien Caron",
            "Lucie Delmas",
            "Théo Marchand",
            "Aminata Diarra",
            "Gaspard Lemoine",
            "Solène Picard",
            "Rémi Aubry",
            "Jeanne Colin",
        ],
    },
    Sample {
        name: "Cercle des jeux de Besançon",
        place: "Besançon, France",
        about: "Fondé par trois voisins de la rue Battant, le cercle se réunit le samedi après-midi à la Maison de \
                quartier. Jeux anciens, jeux de billes, et un goûter.",
        links: &["https://cercle-besancon.example.org", "https://agenda.example.org/besancon"],
        language: "fr",
        time_zone: "Europe/Paris",
        people: &[
            "Édouard Jeannin",
            "Pauline Mairot",
            "Olivier Cuenot",
            "Manon Grosjean",
            "Luc Faivre",
            "Estelle Vuillemin",
            "Hugo Bretillot",
            "Nadia Chaouche",
            "Félicien Droz",
            "Capucine Roy",
        ],
    },
    Sample {
        name: "Le Dé des Pentes",
        place: "Lyon, France",
        about: "Sur les pentes de la Croix-Rousse, une association de joueurs et de joueuses : une échelle toute \
                l’année, un circuit au printemps, et des soirées sans enjeu.",
        links: &["https://de-des-pentes.example.org"],
        language: "fr",
        time_zone: "Europe/Paris",
        people: &[
            "Agnès Fournier",
            "Karim Haddad",
            "Victoire Blanc",
            "Jules Perrin",
            "Inès Guillot",
            "Antoine Mercier",
            "Leïla Amrani",
            "Étienne Guichard",
            "Flora Besson",
            "Samuel Teyssier",
        ],
    },
    Sample {
        name: "Thames Tables",
        place: "London, United Kingdom",
        about: "Backgammon and board games upstairs at a pub near Waterloo. A league that runs all year, open play on \
                Saturdays, and a cup that nobody takes too seriously.",
        links: &["https://thames-tables.example.org", "https://social.example.org/@thames-tables"],
        language: "en",
        time_zone: "Europe/London",
        people: &[
            "Harriet Pembroke",
            "Daniel Osei",
            "Priya Raman",
            "Sam Carter",
            "Oliver Whitlock",
            "Grace Adeyemi",
            "Callum Reeve",
            "Beatrice Lowe",
            "Marcus Holloway",
            "Tamsin Frost",
            "Ravi Chandra",
        ],
    },
    Sample {
        name: "Leith Board Games Society",
        place: "Edinburgh, United Kingdom",
        about: "Tuesday nights by the Water of Leith. We write everything down, argue about very little, and finish \
                before the last tram.",
        links: &["https://leith-games.example.org"],
        language: "en",
        time_zone: "Europe/London",
        people: &[
            "Fiona Galbraith",
            "Ewan McAllister",
            "Isla Drummond",
            "Rory Sinclair",
            "Morag Kerr",
            "Struan Baird",
            "Catriona Muir",
            "Angus Laidlaw",
            "Elspeth Young",
            "Kenneth Rae",
        ],
    },
    Sample {
        name: "Spielkreis Elbufer",
        place: "Hamburg, Deutschland",
        about: "Brettspiele am Hafen: dienstags ab 18 Uhr im Kulturhaus. Gespielt wird, was auf den Tisch passt, und \
                am liebsten zu viert.",
        links: &["https://spielkreis-elbufer.example.org"],
        language: "en",
        time_zone: "Europe/Berlin",
        people: &[
            "Annika Petersen",
            "Jörg Behrens",
            "Friederike Lühmann",
            "Mehmet Yıldız",
            "Svenja Claussen",
            "Torben Harms",
            "Katja Wulff",
            "Hinnerk Brandt",
            "Lotte Jensen",
            "Piet Overbeck",
        ],
    },
    Sample {
        name: "Le Damier du Plateau",
        place: "Montréal, Canada",
        about: "On joue au chaud pendant que la neige tombe : tournois le dimanche, défis en solitaire le reste de la \
                semaine, café filtre à volonté.",
        links: &["https://damier-du-plateau.example.org"],
        language: "fr",
        time_zone: "America/Montreal",
        people: &[
            "Geneviève Tremblay",
            "Maxime Gagnon",
            "Rosalie Bouchard",
            "Philippe Côté",
            "Mégane Lavoie",
            "Wen Zhao",
            "Alexis Pelletier",
            "Noémie Fortin",
            "Jean-Sébastien Roy",
            "Mylène Ouellet",
        ],
    },
    Sample {
        name: "Harbour City Games",
        place: "Wellington, New Zealand",
        about: "Windy outside, calm inside. We meet on Sundays above the market on Cuba Street and play the world in \
                the small hours.",
        links: &["https://harbour-city.example.org"],
        language: "en",
        time_zone: "Pacific/Auckland",
        people: &[
            "Aroha Tamihana",
            "Liam Prendergast",
            "Mere Parata",
            "Jack Thornbury",
            "Sina Faleolo",
            "Toby Wakefield",
            "Hana Rewi",
            "Ruth Casey",
            "Dev Narayan",
            "Penny Ashworth",
        ],
    },
];

/// The sign-in choices on the page: the role and the name.
pub const ROLES: [(&str, &str); 4] =
    [("organiser", "Claire Vasseur"), ("player", "Sam Carter"), ("arbiter", "Youssef Benali"), ("admin", ADMIN)];

/// The administrator of the service.
pub(super) const ADMIN: &str = "Noor van Dijk";

/// Roles in addition to those by position in the list: club, name, role.
pub(super) const ALSO: [(usize, &str, Role); 5] = [
    (LONDON, "Claire Vasseur", Role::Organiser),
    (LONDON, "Youssef Benali", Role::Arbiter),
    (PARIS, "Sam Carter", Role::Member),
    (LEITH, "Sam Carter", Role::Member),
    (PARIS, "Pauline Mairot", Role::Member),
];
