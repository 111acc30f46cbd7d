//! A page with every game in every variant, at the start, in the middle and at the end.

use super::canvas::{Canvas, Escaped};
use super::words::say;
use super::{Change, Options, STYLE, changes, deciding, draw};
use crate::catalogue::{self, Entry};
use crate::chance::Chance;
use crate::game::{Position, Scene, Start};
use crate::text::Phrase;

/// A position of a sample game.
#[derive(Debug, Clone)]
pub struct Sample {
    /// How many turns were played.
    pub turn: usize,
    /// The position.
    pub scene: Scene,
    /// What the last turn changed.
    pub last: Vec<Change>,
    /// The spots that decided the game, at its end.
    pub deciding: Vec<String>,
}

/// No sample game is longer.
const LONGEST: usize = 3000;

fn begin(entry: &Entry, variant: &str, chance: &mut Chance) -> Option<Box<dyn Position>> {
    // Some variants are for more seats than the fewest.
    (entry.facts.players.0..=entry.facts.players.1).find_map(|players| {
        let bare = Start { variant, ..Start::new(players.into()) };
        let setup = (entry.deal)(&bare, chance);
        (entry.start)(&Start { setup: setup.as_deref(), ..bare }).ok()
    })
}

/// Start, middle and end of a random game; none if there is no such variant.
pub fn samples(entry: &Entry, variant: &str, seed: u64) -> Vec<Sample> {
    let mut chance = Chance::seeded(seed);
    let Some(mut position) = begin(entry, variant, &mut chance) else { return Vec::new() };
    let mut turns = Vec::new();
    let first = position.copy();
    while let Some(turn) = position.random_turn(&mut chance).filter(|_| turns.len() < LONGEST) {
        if position.play(&turn).is_err() {
            break;
        }
        turns.push(turn);
    }
    let (mut position, end) = (first, turns.len());
    let mut samples = vec![Sample { turn: 0, scene: position.scene(), last: Vec::new(), deciding: Vec::new() }];
    for (turn, text) in (1..).zip(&turns) {
        let before = (turn == end / 2 || turn == end).then(|| position.scene());
        if position.play(text).is_err() {
            break;
        }
        if let Some(before) = before {
            let scene = position.scene();
            let last = changes(&before, text, &scene);
            samples.push(Sample { turn, deciding: deciding(&*position), scene, last });
        }
    }
    samples
}

/// The page, a file by itself.
pub fn sheet(french: bool) -> String {
    let mut page = Canvas::default();
    let title = say(Phrase::new("Every game on its board", "Tous les jeux sur leur plateau"), french);
    let lang = if french { "fr" } else { "en" };
    page.put(format_args!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}</title>\n<style>\nbody{{font:15px system-ui,sans-serif;margin:1rem;\
         background:#fbfaf6;color:#1c1a17}}h2{{font-size:1rem;margin:1.5rem 0 .5rem}}section div{{display:grid;gap:1rem;\
         grid-template-columns:repeat(3,minmax(0,1fr))}}figure{{margin:0}}svg{{width:100%;max-height:26rem}}\n\
         @media screen and (prefers-color-scheme:dark){{body{{background:#131512;color:#eceae4}}}}\n{STYLE}</style>\n\
         <h1>{title}</h1>\n"
    ));
    for entry in catalogue::all() {
        let name = say(entry.facts.name, french);
        for variant in entry.facts.variants {
            let (id, way) = (entry.facts.id, variant.id);
            page.put(format_args!(
                "<section data-game=\"{id}\" data-variant=\"{way}\"><h2>{} · {way}</h2><div>\n",
                Escaped(name)
            ));
            for Sample { turn, scene, last, deciding } in samples(entry, variant.id, 7) {
                let title = format!("{name} {way} {turn}");
                let options = Options { title, coordinates: true, last, deciding, french, ..Options::default() };
                page.put(format_args!("<figure data-turn=\"{turn}\">\n"));
                page.raw(&draw(&scene, &options));
                page.put(format_args!("<figcaption>{turn}</figcaption></figure>\n"));
            }
            page.raw("</div></section>\n");
        }
    }
    page.raw("</html>\n");
    page.done()
}
