use super::judge::Wrong;
use super::mover::{Mover, Rules};
use super::{BAR, OFF, Play};
use crate::text;
use crate::text::Text;

impl<R: Rules> Mover<R> {
    /// The fault of a play in a sentence, with something that could be played instead.
    pub(super) fn reason(&self, play: &Play, wrong: Wrong, most_pips: bool) -> Text {
        let dice = play.dice;
        let Text { en, fr } = match wrong {
            Wrong::CanPlay => text!("With {dice} something can be played.", "Avec {dice}, on peut jouer."),
            Wrong::TooMany(dice) => text!(
                "There are only {dice} dice to play, and more landings are written.",
                "Il n’y a que {dice} dés à jouer, et davantage d’arrivées sont notées."
            ),
            Wrong::Backwards(from, to) => text!(
                "Checkers move towards point 1: {from}/{to} does not.",
                "Les pions vont vers la flèche 1, et non de {from} à {to}."
            ),
            Wrong::NotHit(point) => text!(
                "No single opposing checker stood on {point}, so nothing is hit there.",
                "Aucun pion adverse n’était seul en {point} : rien n’y est frappé."
            ),
            Wrong::Impossible => self.obstacle(play),
            Wrong::TooFew(1) => text!("A die can be played.", "Un dé peut être joué."),
            Wrong::TooFew(most) => text!(
                "As many dice as possible must be played, here {most}.",
                "Il faut jouer le plus de dés possible, ici {most}."
            ),
            Wrong::Larger(die) => text!(
                "When either die but not both can be played, the larger must be: the {die}.",
                "Quand un seul des deux dés peut être joué, au choix, c’est le plus fort : le {die}."
            ),
            Wrong::Pips(most) => text!(
                "With bearoff=max the play must move as many pips as possible, here {most}.",
                "Avec bearoff=max, le coup doit avancer d’autant de points que possible, ici {most}."
            ),
        };
        match self.plays(dice, most_pips).first() {
            Some(example) => text!("{en} For example {example} is legal.", "{fr} Par exemple, {example} est permis."),
            None => Text { en, fr },
        }
    }

    /// What stands in the way of a play that cannot be made.
    fn obstacle(&self, play: &Play) -> Text {
        let waits = self.own.count(BAR) as usize > play.hops.iter().filter(|hop| hop.from == BAR).count();
        if waits && play.hops.iter().any(|hop| hop.from != BAR) {
            return text!(
                "Checkers on the bar must enter before any other moves.",
                "Les pions sur la barre doivent rentrer avant que d’autres ne bougent."
            );
        }
        for hop in &play.hops {
            let (from, to) = (hop.from, hop.to);
            if self.own.count(from) == 0 && !play.hops.iter().any(|other| other.to == from) {
                return if from == BAR {
                    text!("No checker waits on the bar.", "Aucun pion n’attend sur la barre.")
                } else {
                    text!("No checker of the mover stands on {from}.", "Le joueur n’a aucun pion en {from}.")
                };
            }
            if self.is_closed(to) {
                return text!("Point {to} is held by the opponent.", "La flèche {to} est tenue par l’adversaire.");
            }
        }
        let mut after = self.own;
        after.follow(&play.hops);
        if play.hops.iter().any(|hop| hop.to == OFF) && !after.is_home() {
            return text!(
                "No checker is borne off before all are on points 6 to 1.",
                "Aucun pion ne sort avant que tous soient sur les flèches 6 à 1."
            );
        }
        let dice = play.dice;
        text!("These moves cannot be made with {dice}.", "Ces déplacements sont impossibles avec {dice}.")
    }
}
