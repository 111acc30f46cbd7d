//! Every game by its id.

use std::sync::LazyLock;

use crate::chance::Chance;
use crate::contest::series::Rule;
use crate::game::{Facts, Game, Position, Seat, Start, Step, playout};
use crate::games::*;
use crate::text::Text;

/// A game that can be started.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// What there is to know about it.
    pub facts: &'static Facts,
    /// Begins a game.
    pub start: fn(&Start<'_>) -> Result<Box<dyn Position>, Text>,
    /// A random `Setup`, for games that need one.
    pub deal: fn(&Start<'_>, &mut Chance) -> Option<String>,
    /// The ways to go on with a partly written `Setup`.
    pub setup_steps: fn(&Start<'_>, &str) -> Vec<Step>,
    /// Who alone knows what comes next in a partly written `Setup`.
    pub setup_secret: fn(&Start<'_>, &str) -> Option<Seat>,
    /// The match it is usually played in.
    pub usual_match: fn() -> Rule,
    /// A seat as the subject of a sentence.
    pub who: fn(Seat) -> Text,
    /// Plays a random game of at most so many turns; the number of turns made.
    pub playout: fn(&Start<'_>, &mut Chance, usize) -> Result<usize, Text>,
}

impl Entry {
    fn of<G: Game>() -> Self {
        Self {
            facts: const {
                assert!(G::FACTS.rules > 0, "a game states the version of its rules in its own file");
                &G::FACTS
            },
            start: |start| Ok(Box::new(crate::game::Playing::<G>::start(start)?)),
            deal: G::deal,
            setup_steps: G::setup_steps,
            setup_secret: G::setup_secret,
            usual_match: G::usual_match,
            who: G::who,
            playout: playout::<G>,
        }
    }
}

/// The games, in alphabetical order of their ids.
pub fn all() -> &'static [Entry] {
    static ALL: LazyLock<Vec<Entry>> = LazyLock::new(|| {
        let mut games = vec![
            Entry::of::<assaut::Assaut>(),
            Entry::of::<backgammon::Backgammon>(),
            Entry::of::<barricades::Barricades>(),
            Entry::of::<jacquet::Jacquet>(),
            Entry::of::<libertas::Libertas>(),
            Entry::of::<liubo::Liubo>(),
            Entry::of::<margo::Margo>(),
            Entry::of::<moulin::Moulin>(),
            Entry::of::<reversi::Reversi>(),
            Entry::of::<shut_the_box::ShutTheBox>(),
            Entry::of::<sp_dancers::SpDancers>(),
            Entry::of::<sp_fireball::SpFireball>(),
            Entry::of::<sp_kapow::SpKapow>(),
            Entry::of::<spack::Spack>(),
            Entry::of::<spaghetti::Spaghetti>(),
            Entry::of::<spagyric::Spagyric>(),
            Entry::of::<spaiji::Spaiji>(),
            Entry::of::<spair::Spair>(),
            Entry::of::<spalone::Spalone>(),
            Entry::of::<span::Span>(),
            Entry::of::<spandrel::Spandrel>(),
            Entry::of::<spangle::Spangle>(),
            Entry::of::<spanic::Spanic>(),
            Entry::of::<spaniel::Spaniel>(),
            Entry::of::<spao::Spao>(),
            Entry::of::<spargo::Spargo>(),
            Entry::of::<sparks::Sparks>(),
            Entry::of::<sparro::Sparro>(),
            Entry::of::<spava::Spava>(),
            Entry::of::<spawn::Spawn>(),
            Entry::of::<special_cake::SpecialCake>(),
            Entry::of::<spectacular_tumble::SpectacularTumble>(),
            Entry::of::<speedo::Speedo>(),
            Entry::of::<speq::Speq>(),
            Entry::of::<spetris::Spetris>(),
            Entry::of::<sphered::Sphered>(),
            Entry::of::<sphex::Sphex>(),
            Entry::of::<sphlag::Sphlag>(),
            Entry::of::<sphlying_marbles::SphlyingMarbles>(),
            Entry::of::<spice::Spice>(),
            Entry::of::<spight::Spight>(),
            Entry::of::<spillway::Spillway>(),
            Entry::of::<spin::Spin>(),
            Entry::of::<spinca::Spinca>(),
            Entry::of::<spindizzy::Spindizzy>(),
            Entry::of::<spinimax::Spinimax>(),
            Entry::of::<spinout::Spinout>(),
            Entry::of::<spire::Spire>(),
            Entry::of::<spirit::Spirit>(),
            Entry::of::<splade::Splade>(),
            Entry::of::<splastwo::Splastwo>(),
            Entry::of::<splice::Splice>(),
            Entry::of::<spline::Spline>(),
            Entry::of::<spline_plus::SplinePlus>(),
            Entry::of::<splink::Splink>(),
            Entry::of::<sploof::Sploof>(),
            Entry::of::<splush::Splush>(),
            Entry::of::<spodd::Spodd>(),
            Entry::of::<spoff::Spoff>(),
            Entry::of::<spoing::Spoing>(),
            Entry::of::<spoker::Spoker>(),
            Entry::of::<spone::Spone>(),
            Entry::of::<sponnect::Sponnect>(),
            Entry::of::<spook::Spook>(),
            Entry::of::<spout::Spout>(),
            Entry::of::<spred::Spred>(),
            Entry::of::<spree::Spree>(),
            Entry::of::<sprenge::Sprenge>(),
            Entry::of::<springe::Springe>(),
            Entry::of::<sprite::Sprite>(),
            Entry::of::<sprout::Sprout>(),
            Entry::of::<spruit::Spruit>(),
            Entry::of::<spuds::Spuds>(),
            Entry::of::<spurn::Spurn>(),
            Entry::of::<spuzzle::Spuzzle>(),
            Entry::of::<spy::Spy>(),
            Entry::of::<spyramid::Spyramid>(),
            Entry::of::<stilelibero::Stilelibero>(),
            Entry::of::<tablut::Tablut>(),
        ];
        games.sort_by_key(|entry| entry.facts.id);
        games
    });
    &ALL
}

/// The game with that id.
pub fn find(id: &str) -> Option<&'static Entry> {
    let games = all();
    games.binary_search_by(|entry| entry.facts.id.cmp(id)).ok().and_then(|at| games.get(at))
}
