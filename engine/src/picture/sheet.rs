//! A page with every game in every variant, at the start, in the middle and at the end.

use super::canvas::{Canvas, Escaped};
use super::{Frame, Options, STYLE};
use crate::catalogue::{self, Entry};
use crate::chance::Chance;
use crate::game::{Position, Start};
use crate::text::{Phrase, Words};

/// No sample game is longer.
const LONGEST: usize = 3000;

fn begin(entry: &Entry, variant: &str, chance: &mut Chance) -> Option<Box<dyn Position>> {
    // A game alone may be over in a turn; some variants are for more seats than the fewest.
    let (low, high) = entry.facts.players;
    (low.max(2).min(high)..=high).find_map(|players| {
        let bare = Start { variant, ..Start::new(players.into()) };
        let setup = (entry.deal)(&bare, chance);
        (entry.start)(&Start { setup: setup.as_deref(), ..bare }).ok()
    })
}

/// Start, middle and end of a random game; none if there is no such variant.
pub fn samples(entry: &Entry, variant: &str, seed: u64) -> Vec<Frame> {
    // Now and then a game has no middle.
    let mut games = (seed..seed + 8).map(|seed| of_game(entry, variant, seed));
    games.find(|frames| frames.len() != 2).unwrap_or_default()
}

fn of_game(entry: &Entry, variant: &str, seed: u64) -> Vec<Frame> {
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
    let mut samples = vec![Frame::start(&*position)];
    for (turn, text) in (1..).zip(&turns) {
        let before = (turn == end / 2 || turn == end).then(|| position.scene());
        let Ok(played) = position.play_turn(text) else { break };
        if let Some(before) = before {
            samples.push(Frame::after(turn, played, before.into(), &*position));
        }
    }
    samples
}

/// The page, a file by itself.
pub fn sheet(words: &'static Words) -> String {
    let mut page = Canvas::default();
    let title = words.phrase(Phrase::new("picture-every-game-board"));
    let lang = words.code();
    page.put(format_args!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}</title>\n<style>\nbody{{font:15px system-ui,sans-serif;margin:1rem;\
         background:#fbfaf6;color:#1c1a17}}h2{{font-size:1rem;margin:1.5rem 0 .5rem}}section div{{display:grid;gap:1rem;\
         grid-template-columns:repeat(3,minmax(0,1fr))}}figure{{margin:0}}svg{{width:100%;max-height:26rem}}\n\
         @media screen and (prefers-color-scheme:dark){{body{{background:#131512;color:#eceae4}}}}\n{STYLE}</style>\n\
         <h1>{title}</h1>\n"
    ));
    for entry in catalogue::all() {
        let name = words.phrase(entry.facts.name);
        for variant in entry.facts.variants {
            let (id, way) = (entry.facts.id, variant.id);
            page.put(format_args!(
                "<section data-game=\"{id}\" data-variant=\"{way}\"><h2>{} · {way}</h2><div>\n",
                Escaped(&name)
            ));
            for frame in samples(entry, variant.id, 7) {
                let turn = frame.turn;
                let title = format!("{name} {way} {turn}");
                let options = Options {
                    title,
                    coordinates: true,
                    seats: entry.facts.seats.to_vec(),
                    words,
                    ..Options::default()
                };
                page.put(format_args!("<figure data-turn=\"{turn}\">\n"));
                page.raw(&frame.draw(&options));
                page.put(format_args!("<figcaption>{turn}</figcaption></figure>\n"));
            }
            page.raw("</div></section>\n");
        }
    }
    page.raw("</html>\n");
    page.done()
}
