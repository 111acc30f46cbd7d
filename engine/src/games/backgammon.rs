//! Backgammon: bring fifteen checkers home and off, hitting on the way, for a stake that doubles.

use std::fmt;

use crate::board::tables::{self, BAR, OFF, Opening, Points, Rules, Side, Table, opening_is_due};
use crate::chance::Chance;
use crate::game::{Category, Choice, Facts, Game, Next, Outcome, Scene, Seat, Start, Values};
use crate::text;
use crate::text::{Phrase, Text};

/// Two checkers hold a point, one is hit, and whoever is hit enters first.
#[derive(Debug, Clone, Copy)]
pub struct Hitting;

impl Rules for Hitting {
    const HITS: bool = true;

    #[inline]
    fn across(point: u8) -> u8 {
        25_u8.saturating_sub(point)
    }

    #[inline]
    fn seen(points: Points) -> Points {
        // Bit p of 32 goes to bit 31 − p, and point p is the other's 25 − p.
        Points(points.and(Points::BOARD).0.reverse_bits() >> 6)
    }

    #[inline]
    fn movable(own: &Side) -> Points {
        let bar = own.any().and(Points::at(BAR));
        if bar.is_empty() { own.any().and(Points::BOARD) } else { bar }
    }
}

/// The cube's highest face.
const HIGHEST: i64 = 64;

/// A turn of Backgammon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// The opening throw or a play.
    Table(tables::Turn),
    /// `double`
    Double,
    /// `take`
    Take,
    /// `drop`
    Drop,
    /// `resign1`, `resign2`, `resign3`: so many times the stake.
    Resign(u8),
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(turn) => write!(f, "{turn}"),
            Self::Double => f.write_str("double"),
            Self::Take => f.write_str("take"),
            Self::Drop => f.write_str("drop"),
            Self::Resign(factor) => write!(f, "resign{factor}"),
        }
    }
}

/// What a tied opening throw does to the stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Auto {
    Each,
    Once,
    No,
}

/// What was last done with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Offer {
    /// Nothing, in this turn.
    None,
    /// The seat to move has to answer.
    Open,
    /// The seat to move offered it and has to play.
    Taken,
}

/// A position of Backgammon.
#[derive(Debug, Clone)]
pub struct Backgammon {
    table: Table<Hitting>,
    auto: Auto,
    /// Doubling is part of this game.
    cube: bool,
    jacoby: bool,
    stake: i64,
    /// Who took the last double; the cube is centred until somebody did.
    owner: Option<Seat>,
    offer: Offer,
    /// How many stakes the game was worth, once it is over, and the name for it.
    won: Option<(i64, Phrase)>,
}

impl Game for Backgammon {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "backgammon",
        name: Phrase::same("Backgammon"),
        author: "Traditional",
        year: "18th c.",
        category: Category::Race,
        options: &[
            Choice {
                key: "cube",
                values: Values::Words(&["on", "off"]),
                about: Phrase::new("Whether the stake can be doubled", "Si l’on peut doubler l’enjeu"),
            },
            Choice {
                key: "crawford",
                values: Values::Words(&["no", "yes"]),
                about: Phrase::new(
                    "yes: the Crawford game of a match, without doubling",
                    "yes : la manche Crawford d’un match, sans doublement",
                ),
            },
            Choice {
                key: "jacoby",
                values: Values::Words(&["no", "yes"]),
                about: Phrase::new(
                    "yes: gammons and backgammons count 1 unless a double was taken",
                    "yes : gammon et backgammon comptent 1 tant qu’aucun double n’est accepté",
                ),
            },
            Choice {
                key: "auto",
                values: Values::Words(&["each", "once", "no"]),
                about: Phrase::new(
                    "Whether a tied opening throw doubles the stake",
                    "Si une égalité au jet d’ouverture double l’enjeu",
                ),
            },
            Choice {
                key: "bearoff",
                values: Values::Words(&["standard", "max"]),
                about: Phrase::new(
                    "max: of the plays allowed, only those that move the most pips",
                    "max : des coups permis, ceux seulement qui avancent du plus de points",
                ),
            },
        ],
        ends: &[
            ("single", Phrase::new("All fifteen checkers are off", "Les quinze pions sont sortis")),
            (
                "gammon",
                Phrase::new(
                    "All off before the loser bore off any",
                    "Tout sorti avant que le perdant n’ait rien sorti",
                ),
            ),
            (
                "backgammon",
                Phrase::new(
                    "A gammon, with a checker of the loser on the bar or in the winner’s home",
                    "Un gammon, avec un pion du perdant sur la barre ou chez le gagnant",
                ),
            ),
            ("drop", Phrase::new("The double was refused", "Le double est refusé")),
        ],
        notation: &[
            ("o31", Phrase::new("to begin, P1 throws 3 and P2 throws 1", "pour commencer, P1 tire 3 et P2 tire 1")),
            ("31:8/5,6/5", Phrase::new("with 3 and 1, a checker each", "avec 3 et 1, un pion par dé")),
            ("64:bar/15*", Phrase::new("enters, runs on and hits", "rentre, continue et frappe")),
            ("33:8/5(2),6/3(2)", Phrase::new("a double gives four steps", "un doublet donne quatre pas")),
            ("61:6/off,5/4", Phrase::new("a checker is borne off", "un pion sort")),
            ("66:-", Phrase::new("nothing can be played", "rien ne peut être joué")),
            ("double", Phrase::new("offers the cube", "propose le videau")),
            ("take", Phrase::new("accepts it", "l’accepte")),
            ("drop", Phrase::new("refuses it and loses the stake", "le refuse et perd l’enjeu")),
            (
                "resign2",
                Phrase::new(
                    "gives up a gammon (1 single, 3 backgammon)",
                    "abandonne un gammon (1 simple, 3 backgammon)",
                ),
            ),
        ],
        summary: Phrase::new(
            "Throw two dice and move checkers by them, each die once, a double twice over, as many as can be played. A point \
             with two opposing checkers is closed; a single one is hit and must enter again from the bar. Once all fifteen \
             are on points 6 to 1 they are borne off, and who first has all off wins: once the stake, twice if the \
             loser has borne off none (gammon), three times if he also has one on the bar or in the winner’s home \
             (backgammon). Before a throw the stake may be doubled with the cube, which the opponent takes or drops.",
            "On jette deux dés et l’on avance ses pions d’autant, chaque dé une fois, un doublet deux fois, en jouant tout ce \
             qui peut l’être. Une flèche tenue par deux pions adverses est fermée ; un pion seul est frappé et doit rentrer \
             depuis la barre. Quand les quinze sont sur les flèches 6 à 1 on les sort ; qui a tout sorti gagne : une fois \
             l’enjeu, deux fois si le perdant n’a rien sorti (gammon), trois s’il a encore un pion sur la barre ou chez \
             le gagnant (backgammon). Avant de jeter les dés on peut doubler l’enjeu par le videau, que l’adversaire accepte ou \
             refuse.",
        ),
        ..Facts::WHITE_BLACK
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let option = |key: &str| start.option(&Self::FACTS, key);
        let cube = option("cube") == "on" && option("crawford") == "no";
        let jacoby = option("jacoby") == "yes";
        if jacoby && !cube {
            return Err(text!(
                "jacoby=yes asks for the cube, so it goes with neither cube=off nor crawford=yes.",
                "jacoby=yes suppose le videau : il ne va ni avec cube=off ni avec crawford=yes."
            ));
        }
        let auto = match option("auto") {
            "each" => Auto::Each,
            "once" => Auto::Once,
            _ => Auto::No,
        };
        let table = Table::new(&[(24, 2), (13, 5), (8, 3), (6, 5)], option("bearoff") == "max");
        Ok(Self { table, auto, cube, jacoby, stake: 1, owner: None, offer: Offer::None, won: None })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        Some(match text {
            "double" => Turn::Double,
            "take" => Turn::Take,
            "drop" => Turn::Drop,
            "resign" | "resign1" => Turn::Resign(1),
            "resign2" => Turn::Resign(2),
            "resign3" => Turn::Resign(3),
            _ => Turn::Table(tables::Turn::read(text, Hitting::HITS)?),
        })
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        match turn {
            Turn::Resign(_) => Ok(()),
            Turn::Take | Turn::Drop if self.offer == Offer::Open => Ok(()),
            Turn::Take | Turn::Drop => {
                Err(text!("There is no double to answer.", "Il n’y a pas de double auquel répondre."))
            }
            _ if self.offer == Offer::Open => Err(text!(
                "A double is offered: the answer is take or drop.",
                "Un double est proposé : on répond par take ou drop."
            )),
            Turn::Double if self.table.opening() == Opening::Due => Err(opening_is_due()),
            Turn::Double if self.may_double(seat) => Ok(()),
            Turn::Double => Err(self.why_not_double(seat)),
            Turn::Table(turn) => self.table.check(seat, turn),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        match turn {
            Turn::Table(tables::Turn::Opening(dice)) => {
                if dice.is_double() && (self.auto == Auto::Each || self.auto == Auto::Once && self.stake == 1) {
                    self.stake = (2 * self.stake).min(HIGHEST);
                }
                Next::Turn(self.table.throw(*dice).unwrap_or(Seat::P1))
            }
            Turn::Table(tables::Turn::Play(play)) => {
                self.offer = Offer::None;
                if self.table.play(seat, play) { self.borne_off(seat) } else { Next::Turn(seat.other()) }
            }
            Turn::Double => {
                self.offer = Offer::Open;
                Next::Turn(seat.other())
            }
            Turn::Take => {
                self.stake *= 2;
                self.owner = Some(seat);
                self.offer = Offer::Taken;
                Next::Turn(seat.other())
            }
            Turn::Drop => self.win(seat.other(), 1, "drop", Phrase::new("Double refused", "Double refusé")),
            Turn::Resign(factor) => {
                let name = Phrase::new("Resignation", "Abandon");
                self.win(seat.other(), (*factor).into(), "resign", name)
            }
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let mut turns = (1..=3).map(Turn::Resign).collect::<Vec<_>>();
        if self.offer == Offer::Open {
            turns.extend([Turn::Take, Turn::Drop]);
        } else {
            turns.extend(self.may_double(seat).then_some(Turn::Double));
            turns.extend(self.table.turns(seat).into_iter().map(Turn::Table));
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        // Seldom enough that most games are played to their end.
        let luck = chance.below(4096);
        Some(if luck == 0 {
            Turn::Resign(chance.below(3) as u8 + 1)
        } else if self.offer == Offer::Open {
            if chance.one_in(8) { Turn::Drop } else { Turn::Take }
        } else if luck < 100 && self.may_double(seat) {
            Turn::Double
        } else {
            Turn::Table(self.table.random_turn(seat, chance))
        })
    }

    fn scene(&self) -> Scene {
        let scene = self.table.scene().with_note(Phrase::new("Stake", "Enjeu"), self.stake);
        let scene = match self.owner {
            Some(owner) => scene.with_note(Phrase::new("Cube", "Videau"), owner),
            None => scene,
        };
        match self.offer {
            Offer::Open => scene.with_note(Phrase::new("Double offered", "Double proposé"), 2 * self.stake),
            _ => scene,
        }
    }

    fn account(&self) -> Vec<Text> {
        let Some((factor, Phrase { en, fr })) = self.won else { return Vec::new() };
        let (stake, points) = (self.stake, factor * self.stake);
        let mut lines =
            vec![text!("{en}: {factor} × stake {stake} = {points}.", "{fr} : {factor} × enjeu {stake} = {points}.")];
        if self.jacoby && self.owner.is_none() {
            lines.push(text!(
                "Jacoby: without a double taken every win counts once.",
                "Jacoby : sans double accepté, toute victoire compte une fois."
            ));
        }
        lines
    }
}

impl Backgammon {
    fn may_double(&self, seat: Seat) -> bool {
        self.cube
            && self.table.opening() == Opening::Over
            && self.offer == Offer::None
            && self.owner.is_none_or(|owner| owner == seat)
            && self.stake < HIGHEST
    }

    fn why_not_double(&self, seat: Seat) -> Text {
        if !self.cube {
            text!("There is no doubling in this game.", "On ne double pas dans cette manche.")
        } else if matches!(self.table.opening(), Opening::Thrown(_)) {
            text!(
                "The first turn is played with the opening throw: it is too late to double.",
                "Le premier tour se joue avec le jet d’ouverture : il est trop tard pour doubler."
            )
        } else if self.offer == Offer::Taken {
            text!("The double is taken: now play.", "Le double est accepté : il faut jouer.")
        } else if let Some(owner) = self.owner.filter(|owner| *owner != seat) {
            text!("{owner} owns the cube.", "Le videau est à {owner}.")
        } else {
            text!("The stake is {HIGHEST}, the highest.", "L’enjeu est de {HIGHEST}, le plus haut.")
        }
    }

    /// A game played to its end: how much the loser is behind decides what it is worth.
    fn borne_off(&mut self, winner: Seat) -> Next {
        let loser = self.table.side(winner.other());
        let is_far_behind = !loser.any().and(Points::span(19, BAR)).is_empty();
        match (loser.count(OFF), is_far_behind) {
            (0, true) => self.win(winner, 3, "backgammon", Phrase::same("Backgammon")),
            (0, false) => self.win(winner, 2, "gammon", Phrase::same("Gammon")),
            _ => self.win(winner, 1, "single", Phrase::new("Single game", "Partie simple")),
        }
    }

    fn win(&mut self, winner: Seat, factor: i64, end: &'static str, name: Phrase) -> Next {
        let factor = if self.jacoby && self.owner.is_none() { 1 } else { factor };
        self.won = Some((factor, name));
        let scores = [Seat::P1, Seat::P2].map(|seat| if seat == winner { factor * self.stake } else { 0 });
        Outcome::win(winner, 2, end).with_scores(scores).into()
    }
}
