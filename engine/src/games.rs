//! The games, one file each, and the list of them. To add one: its file, its `pub mod` and its line in the list.

use crate::catalogue::Entry;

pub mod assaut;
pub mod backgammon;
pub mod barricades;
pub mod jacquet;
pub mod libertas;
pub mod liubo;
pub mod margo;
pub mod moulin;
pub mod reversi;
pub mod shut_the_box;
pub mod sp_dancers;
pub mod sp_fireball;
pub mod sp_kapow;
pub mod spack;
pub mod spaghetti;
pub mod spagyric;
pub mod spaiji;
pub mod spair;
pub mod spalone;
pub mod span;
pub mod spandrel;
pub mod spangle;
pub mod spanic;
pub mod spaniel;
pub mod spao;
pub mod spargo;
pub mod sparks;
pub mod sparro;
pub mod spava;
pub mod spawn;
pub mod special_cake;
pub mod spectacular_tumble;
pub mod speedo;
pub mod speq;
pub mod spetris;
pub mod sphered;
pub mod sphex;
pub mod sphlag;
pub mod sphlying_marbles;
pub mod spice;
pub mod spight;
pub mod spillway;
pub mod spin;
pub mod spinca;
pub mod spindizzy;
pub mod spinimax;
pub mod spinout;
pub mod spire;
pub mod spirit;
pub mod splade;
pub mod splastwo;
pub mod splice;
pub mod spline;
pub mod spline_plus;
pub mod splink;
pub mod sploof;
pub mod splush;
pub mod spodd;
pub mod spoff;
pub mod spoing;
pub mod spoker;
pub mod spone;
pub mod sponnect;
pub mod spook;
pub mod spout;
pub mod spred;
pub mod spree;
pub mod sprenge;
pub mod springe;
pub mod sprite;
pub mod sprout;
pub mod spruit;
pub mod spuds;
pub mod spurn;
pub mod spuzzle;
pub mod spy;
pub mod spyramid;
pub mod stilelibero;
pub mod tablut;

/// Every game, in no particular order.
pub(crate) fn all() -> Vec<Entry> {
    vec![
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
    ]
}
