use podium_engine::contest::bracket::Format as BracketFormat;
use podium_engine::contest::seating::{Clubs, System};

use super::*;
use crate::competitions::format::{Format, Groups, Knockout, League, Tables};
use crate::competitions::testing::{noon, settings, swiss};

fn rows(preview: &Preview) -> Vec<(usize, usize)> {
    preview.rounds.iter().map(|round| (round.tables, round.byes)).collect()
}

#[test]
fn a_swiss_of_seven() {
    let preview = preview(&settings("reversi", swiss()), 7).unwrap();
    assert_eq!(rows(&preview), [(3, 1); 3]);
    assert_eq!((preview.tables, preview.each), (Some(9), Some((2, 3))));
    assert!(preview.warnings.is_empty());
}

#[test]
fn too_many_and_too_few_rounds_of_a_swiss_are_told() {
    let told = |players| preview(&settings("reversi", swiss()), players).unwrap().warnings;
    assert_eq!(told(16)[0], text!("format-after-rounds-several-players-won", rounds = 3, needed = 4));
    let few = told(3);
    assert!(few.is_empty(), "{few:?}");
    assert_eq!(told(2)[0].code(), "format-1-round-without-repeat-maximum");
}

#[test]
fn a_knockout_of_six() {
    let format = Format::Knockout(Knockout { bracket: BracketFormat::Single { third_place: true } });
    let preview = preview(&settings("reversi", format), 6).unwrap();
    assert_eq!(rows(&preview), [(2, 2), (2, 0), (2, 0)]);
    assert_eq!(preview.warnings[0].code(), "format-match-end-level-knockout-needs");
}

#[test]
fn groups_of_three_and_a_final() {
    let bracket = BracketFormat::Single { third_place: false };
    let format = Format::Groups(Groups { groups: 2, advance: 1, cycles: Cycles::Single, bracket });
    let preview = preview(&settings("reversi", format), 6).unwrap();
    assert_eq!(rows(&preview), [(2, 2), (2, 2), (2, 2), (1, 0)]);
}

#[test]
fn spangle_for_ten_at_tables_of_four() {
    let format = Format::Tables(Tables { system: System::ByPoints, rounds: 4, smallest: 4, clubs: Clubs::Prefer });
    let preview = preview(&settings("spangle", format), 10).unwrap();
    assert_eq!(rows(&preview), [(2, 2); 4]);
    assert_eq!(preview.each, Some((3, 4)), "eight byes among ten players");
    let repeats = text!("format-rounds-planned-rounds-without-repeat", rounds = 4, most = 3);
    assert!(preview.warnings.contains(&repeats), "{:?}", preview.warnings);
    let byes = text!("format-sit-out-each-round-smaller", byes = 2, players = 10);
    assert!(preview.warnings.contains(&byes), "{:?}", preview.warnings);
}

#[test]
fn a_league_has_dates() {
    let format = Format::League(League {
        rules: Default::default(),
        cycles: Cycles::Single,
        every: 7,
        open: 10,
        division_size: 4,
    });
    let mut settings = settings("reversi", format);
    settings.starts_on = Some(Date::nearest(noon().date_naive()));
    settings.ends_on = Some(Date::nearest(noon().date_naive()));
    let preview = preview(&settings, 9).unwrap();
    let expected = [(4, 1), (4, 1), (4, 1), (2, 1), (2, 1)];
    assert_eq!(rows(&preview), expected, "a division of four has three rounds, one of five has five");
    let first = &preview.rounds[0];
    assert_eq!(first.closes.unwrap() - first.opens.unwrap(), chrono::Duration::days(9));
    assert_eq!(preview.warnings[0].code(), "format-last-round-ends-after-last");
}

#[test]
fn rules_that_do_not_fit_are_refused() {
    let format = Format::Tables(Tables { system: System::Mixed, rounds: 2, smallest: 3, clubs: Clubs::Ignore });
    let mut settings = settings("spangle", format);
    settings.seats = 3;
    assert!(preview(&settings, 9).is_err(), "Spangle takes four");
}
