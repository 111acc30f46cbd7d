//! What a verdict comes to, as it is stored: facts that outlive the sentences of the program that judged.

use podium_engine::record::Holds;
use serde::{Deserialize, Serialize};

/// The verdict on a record that holds, with the version of the rules that gave it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VerdictFacts {
    pub game: String,
    pub variant: String,
    pub players: usize,
    pub turns: usize,
    pub ranks: Vec<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i64>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solved: Option<bool>,
    pub end: String,
    /// The version of the game's rules, as the catalogue had it then.
    pub rules: u32,
}

impl From<&Holds> for VerdictFacts {
    fn from(holds: &Holds) -> Self {
        let outcome = &holds.outcome;
        Self {
            game: holds.game.to_owned(),
            variant: holds.variant.clone(),
            players: holds.players,
            turns: holds.turns,
            ranks: outcome.ranks.clone(),
            scores: outcome.scores.clone(),
            solved: outcome.solved,
            end: outcome.end.to_owned(),
            rules: holds.rules,
        }
    }
}

impl VerdictFacts {
    /// The first field that is not the same; the version of the rules is the last that is looked at.
    pub fn differs_in(&self, other: &Self) -> Option<&'static str> {
        let fields = [
            ("game", self.game == other.game),
            ("variant", self.variant == other.variant),
            ("players", self.players == other.players),
            ("turns", self.turns == other.turns),
            ("ranks", self.ranks == other.ranks),
            ("scores", self.scores == other.scores),
            ("solved", self.solved == other.solved),
            ("end", self.end == other.end),
            ("rules", self.rules == other.rules),
        ];
        fields.iter().find(|(_, same)| !same).map(|(name, _)| *name)
    }
}

#[cfg(test)]
mod tests {
    use podium_engine::catalogue;
    use podium_engine::record::{Verdict, judge};

    use super::*;

    fn facts(record: &str) -> VerdictFacts {
        let Verdict::Holds(holds) = judge(record.as_bytes()) else { panic!("it holds") };
        VerdictFacts::from(&holds)
    }

    #[test]
    fn a_verdict_is_stored_without_words_and_with_its_rules() {
        let spline = facts("[Game \"spline\"]\n\na1 a2 b1 b2 c1 c2 d1");
        let stored = serde_json::to_string(&spline).unwrap();
        let rules = catalogue::find("spline").unwrap().facts.rules;
        assert_eq!(
            stored,
            format!(
                r#"{{"game":"spline","variant":"standard","players":2,"turns":7,"ranks":[1,2],"end":"line","rules":{rules}}}"#
            )
        );
        assert_eq!(serde_json::from_str::<VerdictFacts>(&stored).unwrap(), spline);
    }

    #[test]
    fn every_fact_is_compared() {
        let spline = facts("[Game \"spline\"]\n\na1 resign");
        assert_eq!(spline.differs_in(&spline.clone()), None);
        type Change = fn(&mut VerdictFacts);
        let changes: [(&str, Change); 9] = [
            ("game", |it| it.game = "margo".into()),
            ("variant", |it| it.variant = "duel".into()),
            ("players", |it| it.players = 3),
            ("turns", |it| it.turns += 1),
            ("ranks", |it| it.ranks.reverse()),
            ("scores", |it| it.scores = Some(vec![0, 0])),
            ("solved", |it| it.solved = Some(false)),
            ("end", |it| it.end = "line".into()),
            ("rules", |it| it.rules += 1),
        ];
        let stored = serde_json::to_value(&spline).unwrap();
        for (field, change) in changes {
            let mut other = spline.clone();
            change(&mut other);
            assert_eq!(spline.differs_in(&other), Some(field));
            assert_ne!(serde_json::to_value(&other).unwrap(), stored, "{field} is stored");
        }
    }
}
