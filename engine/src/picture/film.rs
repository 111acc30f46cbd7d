//! A whole game in one picture: one frame after the other, or a few positions side by side.

use super::{Body, MARGIN, Options, open, words};
use crate::game::Scene;

/// The most frames of an animation; of a longer game frames at even distances are shown.
const FRAMES: usize = 60;
/// How long a frame stands, in hundredths of a second.
const STEP: usize = 80;
/// The last frame stands that many times as long.
const HOLD: usize = 4;
/// The height of the number above a position of a strip.
const NUMBER: i32 = 18;

/// At most `most` of the items at even distances, the first and the last among them, each with its number from 0.
fn chosen<T>(items: &[T], most: usize) -> Vec<(usize, &T)> {
    let (shown, last) = (items.len().min(most), items.len().saturating_sub(1));
    let pick = |at: usize| if shown > 1 { at * last / (shown - 1) } else { last };
    (0..shown).map(pick).filter_map(|at| Some((at, items.get(at)?))).collect()
}

/// The title, and how the game ends in words.
fn about<'a>(scenes: &'a [Scene], options: &'a Options) -> (&'a str, String) {
    let Some(last) = scenes.last() else { return (&options.title, String::new()) };
    let title = if options.title.is_empty() { words::title(last, options.french) } else { &options.title };
    (title, words::describe(last, options.french))
}

/// The game as a moving picture, a file by itself; the last position where motion is unwanted.
pub fn animate(scenes: &[Scene], options: &Options) -> String {
    let options = Options { standalone: true, ..options.clone() };
    let frames: Vec<Body> = chosen(scenes, FRAMES).into_iter().map(|(_, scene)| Body::of(scene, &options)).collect();
    let width = frames.iter().map(|frame| frame.width).max().unwrap_or(256);
    let height = frames.iter().map(|frame| frame.height).max().unwrap_or(64);
    let (title, told) = about(scenes, &options);
    let mut whole = open(width, height, title, &told, &options);
    let (count, last) = (frames.len(), frames.len().saturating_sub(1));
    let total = STEP * (last + HOLD);
    let share = |steps: usize| steps as f64 * 100.0 / (last + HOLD) as f64;
    whole.put(format_args!(
        "<style>\n.frame{{visibility:hidden;animation:frame {total}0ms step-end infinite}}\n\
         .frame.last{{animation-name:last}}\n\
         @keyframes frame{{0%{{visibility:visible}}{:.3}%{{visibility:hidden}}}}\n\
         @keyframes last{{0%{{visibility:visible}}{:.3}%{{visibility:hidden}}}}\n\
         @media print,(prefers-reduced-motion:reduce){{.frame,.frame.last{{animation:none}}.frame.last{{visibility:visible}}}}\n\
         </style>\n",
        share(1),
        share(HOLD)
    ));
    for (at, frame) in frames.into_iter().enumerate() {
        let class = if at + 1 == count { "frame last" } else { "frame" };
        whole.put(format_args!("<g class=\"{class}\" style=\"animation-delay:{}0ms\">\n", at * STEP));
        whole.raw(frame.canvas.as_str());
        whole.raw("</g>\n");
    }
    whole.raw("</svg>\n");
    whole.done()
}

/// At most `most` positions of the game side by side, the first and the last among them, each with its turn's number.
pub fn strip(scenes: &[Scene], most: usize, options: &Options) -> String {
    let bodies: Vec<(usize, Body)> =
        chosen(scenes, most.max(1)).into_iter().map(|(at, scene)| (at, Body::of(scene, options))).collect();
    let height = bodies.iter().map(|(_, body)| body.height).max().unwrap_or(64) + NUMBER;
    let width = bodies.iter().map(|(_, body)| body.width + MARGIN).sum::<i32>().max(MARGIN + 1) - MARGIN;
    let (title, told) = about(scenes, options);
    let mut whole = open(width, height, title, &told, options);
    let mut x = 0;
    for (at, body) in bodies {
        whole.text("number", x + body.width / 2, NUMBER - 4, &at.to_string());
        whole.put(format_args!("<g transform=\"translate({x} {NUMBER})\">\n"));
        whole.raw(body.canvas.as_str());
        whole.raw("</g>\n");
        x += body.width + MARGIN;
    }
    whole.raw("</svg>\n");
    whole.done()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_and_last_are_always_chosen() {
        let items: Vec<u32> = (0..100).collect();
        let picked: Vec<usize> = chosen(&items, 5).into_iter().map(|(at, _)| at).collect();
        assert_eq!(picked, [0, 24, 49, 74, 99]);
        assert_eq!(chosen(&items, 1), [(99, &99)]);
        assert_eq!(chosen(&items[..3], 60).len(), 3);
        assert!(chosen::<u32>(&[], 4).is_empty());
    }
}
