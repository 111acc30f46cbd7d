//! A whole game in one picture: one frame after the other, or a few positions side by side.

use std::borrow::Cow;

use super::{Body, Frame, MARGIN, Options, open};

/// The most frames of an animation; of a longer game frames at even distances are shown.
const FRAMES: usize = 60;
/// How long a frame stands, in hundredths of a second.
const STEP: usize = 80;
/// The last frame stands that many times as long.
const HOLD: usize = 4;
/// The height of the number above a position of a strip that is shown as wide as it is; of a wider one it is larger.
const NUMBER: i32 = 18;
const SHOWN: i32 = 1200;

/// At most `most` of the items at even distances, the first and the last among them.
fn chosen<T>(items: &[T], most: usize) -> Vec<&T> {
    let (shown, last) = (items.len().min(most), items.len().saturating_sub(1));
    let pick = |at: usize| if shown > 1 { at * last / (shown - 1) } else { last };
    (0..shown).map(pick).filter_map(|at| items.get(at)).collect()
}

fn body(frame: &Frame, options: &Options) -> Body {
    Body::of(&frame.scene, &frame.options(options))
}

/// The title, and how the game ends in words.
fn about<'a>(frames: &'a [Frame], options: &'a Options) -> (Cow<'a, str>, String) {
    let Some(Frame { scene: last, .. }) = frames.last() else { return (options.title.as_str().into(), String::new()) };
    super::about(last, options)
}

/// The game as a moving picture, a file by itself; the last position where motion is unwanted.
pub fn animate(frames: &[Frame], options: &Options) -> String {
    let options = Options { standalone: true, ..options.clone() };
    let bodies: Vec<Body> = chosen(frames, FRAMES).into_iter().map(|frame| body(frame, &options)).collect();
    let width = bodies.iter().map(|body| body.width).max().unwrap_or(256);
    let height = bodies.iter().map(|body| body.height).max().unwrap_or(64);
    let (title, told) = about(frames, &options);
    let mut whole = open(width, height, &title, &told, &options);
    let (count, last) = (bodies.len(), bodies.len().saturating_sub(1));
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
    for (at, body) in bodies.into_iter().enumerate() {
        let class = if at + 1 == count { "frame last" } else { "frame" };
        whole.put(format_args!("<g class=\"{class}\" style=\"animation-delay:{}0ms\">\n", at * STEP));
        whole.raw(body.canvas.as_str());
        whole.raw("</g>\n");
    }
    whole.raw("</svg>\n");
    whole.done()
}

/// At most `most` positions of the game side by side, the first and the last among them, each with its turn's number.
pub fn strip(frames: &[Frame], most: usize, options: &Options) -> String {
    let bodies: Vec<(usize, Body)> =
        chosen(frames, most.max(1)).into_iter().map(|frame| (frame.turn, body(frame, options))).collect();
    let width = bodies.iter().map(|(_, body)| body.width + MARGIN).sum::<i32>().max(MARGIN + 1) - MARGIN;
    let percent = (width * 100 / SHOWN).max(100);
    let above = NUMBER * percent / 100;
    let height = bodies.iter().map(|(_, body)| body.height).max().unwrap_or(64) + above;
    let (title, told) = about(frames, options);
    let mut whole = open(width, height, &title, &told, options);
    let mut x = 0;
    for (turn, body) in bodies {
        whole.put(format_args!(
            "<g transform=\"translate({} 0) scale({}.{:02})\">",
            x + body.width / 2,
            percent / 100,
            percent % 100
        ));
        whole.text("number", 0, NUMBER - 4, &turn.to_string());
        whole.put(format_args!("</g>\n<g transform=\"translate({x} {above})\">\n"));
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
        assert_eq!(chosen(&items, 5), [&0, &24, &49, &74, &99]);
        assert_eq!(chosen(&items, 1), [&99]);
        assert_eq!(chosen(&items[..3], 60).len(), 3);
        assert!(chosen::<u32>(&[], 4).is_empty());
    }
}
