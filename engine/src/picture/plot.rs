//! Small plots as SVG: lines with a band, places round by round, bars. Words come from the caller, in any language.

mod axis;
mod drawing;

use std::fmt::Write;

use super::canvas::Escaped;
use axis::Axis;
use drawing::Plot;

/// What stands around a plot.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Frame<'a> {
    /// The title, also for those who do not see the plot.
    pub title: &'a str,
    /// What it shows, in a sentence.
    pub description: &'a str,
    /// What runs from left to right.
    pub across: &'a str,
    /// What runs from bottom to top.
    pub up: &'a str,
    /// With its own style, as a file by itself.
    pub standalone: bool,
}

/// A line of a plot.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Series {
    /// Whose it is, written at its end.
    pub name: String,
    /// From left to right.
    pub points: Vec<Point>,
}

/// A value, how uncertain it is, and where it stands.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Point {
    /// Where it stands from left to right.
    pub at: f64,
    /// The value.
    pub value: f64,
    /// Half the height of the band around it; none where 0.
    pub spread: f64,
}

/// Narrow, so that it can be read on a phone.
const WIDTH: f64 = 440.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 46.0;
const BOTTOM: f64 = 40.0;
const TOP: f64 = 26.0;
/// Room for the names at the ends of the lines.
const RIGHT: f64 = 120.0;
/// Names nearer than this would overlap.
const LINE: f64 = 13.0;
/// More points than this are not drawn one by one.
const DOTS: usize = 60;
/// Line styles told apart without colour.
const STYLES: usize = 6;

/// The style of all plots, for a page that shows some of them.
pub const STYLE: &str = "\
.plot{--ink:#1c1a17;--quiet:#6b675f;--rule:#ddd6c7;--mark:#1d6b47}
@media screen and (prefers-color-scheme:dark){.plot:root,:root:not([data-theme=light]) .plot{--ink:#eceae4;--quiet:#a19d93;--rule:#34372f;--mark:#5fbf92}}
@media screen{[data-theme=dark] .plot{--ink:#eceae4;--quiet:#a19d93;--rule:#34372f;--mark:#5fbf92}}
.plot text{font:12px system-ui,sans-serif;font-variant-numeric:tabular-nums;fill:#6b675f;fill:var(--quiet)}
.plot .tick.y{text-anchor:end}.plot .tick.x,.plot .of.x{text-anchor:middle}
.plot .rule{stroke:#ddd6c7;stroke:var(--rule);fill:none}
.plot .band{fill:#1d6b47;fill:var(--mark);fill-opacity:.15}
.plot .line{fill:none;stroke:#1d6b47;stroke:var(--mark);stroke-width:2;stroke-linejoin:round}
.plot .dot{fill:#1d6b47;fill:var(--mark)}
.plot .s1 .dot,.plot .s4 .dot{fill:#1c1a17;fill:var(--ink)}.plot .s3 .dot,.plot .s5 .dot{fill:#6b675f;fill:var(--quiet)}
.plot .bar{fill:#1d6b47;fill:var(--mark)}
.plot .name,.plot .count{fill:#1c1a17;fill:var(--ink)}
.plot .count{text-anchor:middle}
.plot .s1 .line{stroke:#1c1a17;stroke:var(--ink);stroke-dasharray:7 3}.plot .s2 .line{stroke-dasharray:2 3}
.plot .s3 .line{stroke:#6b675f;stroke:var(--quiet)}.plot .s4 .line{stroke:#1c1a17;stroke:var(--ink);stroke-dasharray:1 4}
.plot .s5 .line{stroke:#6b675f;stroke:var(--quiet);stroke-dasharray:9 3 2 3}
";

/// Lines with a band where the points have one: the history of a rating.
pub fn lines(frame: &Frame<'_>, series: &[Series]) -> String {
    let points = || series.iter().flat_map(|one| &one.points).filter(|point| point.is_real());
    let x = Axis::around(points().map(|point| point.at), LEFT, WIDTH - RIGHT);
    let spread = points().flat_map(|point| [point.value - point.spread, point.value + point.spread]);
    let y = Axis::around(spread, HEIGHT - BOTTOM, TOP);
    let mut plot = Plot::open(frame, &x, &y);
    plot.series(series, &x, &y);
    plot.close()
}

/// Places round by round, the first on top: `places` has a list for each name, `None` where it had no place.
pub fn places(frame: &Frame<'_>, places: &[(String, Vec<Option<usize>>)]) -> String {
    let rounds = places.iter().map(|(_, places)| places.len()).max().unwrap_or(0);
    let last = places.iter().flat_map(|(_, places)| places.iter().flatten()).max().copied().unwrap_or(1).max(1);
    let x = Axis::counting(1, rounds.max(1), LEFT, WIDTH - RIGHT);
    // Upside down: the first place is the highest.
    let y = Axis::counting(1, last, TOP + 8.0, HEIGHT - BOTTOM - 8.0);
    let mut plot = Plot::open(frame, &x, &y);
    let series: Vec<Series> = places
        .iter()
        .map(|(name, places)| {
            let held =
                (1..).zip(places).filter_map(|(round, place): (u32, _)| Some((f64::from(round), (*place)? as f64)));
            let points = held.map(|(at, value)| Point { at, value, spread: 0.0 }).collect();
            Series { name: name.clone(), points }
        })
        .collect();
    plot.series(&series, &x, &y);
    plot.close()
}

/// How often each score was made; many different ones are counted together.
pub fn distribution(frame: &Frame<'_>, scores: &[i64]) -> String {
    bars(frame, &binned(scores))
}

/// At most so many bars.
const BINS: u64 = 12;

fn binned(scores: &[i64]) -> Vec<(String, u64)> {
    let (Some(&low), Some(&high)) = (scores.iter().min(), scores.iter().max()) else { return Vec::new() };
    let width = high.abs_diff(low) / BINS + 1;
    let bin = |score: i64| score.abs_diff(low) / width;
    let name = |bin: u64| {
        let from = low.saturating_add_unsigned(bin * width);
        let to = from.saturating_add_unsigned(width - 1).min(high);
        if from == to { from.to_string() } else { format!("{from} … {to}") }
    };
    let count = |bin_at: u64| scores.iter().filter(|score| bin(**score) == bin_at).count() as u64;
    (0..=bin(high)).map(|at| (name(at), count(at))).collect()
}

/// A bar for each name.
pub fn bars(frame: &Frame<'_>, counts: &[(String, u64)]) -> String {
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let y = Axis::whole(most, HEIGHT - BOTTOM, TOP + LINE);
    let mut plot = Plot::open(frame, &Axis::bare(LEFT, WIDTH - 16.0), &y);
    let right = WIDTH - 16.0;
    let step = (right - LEFT) / counts.len().max(1) as f64;
    // As many names as have room.
    let widest = counts.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(1) as f64 * 8.0 + 6.0;
    let every = (widest / step).ceil().max(1.0) as usize;
    for (at, (name, count)) in counts.iter().enumerate() {
        let (left, top) = (LEFT + at as f64 * step, y.at(*count as f64));
        let _ = write!(
            plot.svg,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"><title>{}: {count}</title></rect>",
            left + step * 0.1,
            step * 0.8,
            HEIGHT - BOTTOM - top,
            Escaped(name)
        );
        let middle = left + step / 2.0;
        if at % every == 0 {
            plot.text("tick x", middle, HEIGHT - BOTTOM + 16.0, name);
        }
        if step > 24.0 && *count > 0 {
            plot.text("count", middle, top - 4.0, &count.to_string());
        }
    }
    plot.close()
}

impl Point {
    fn is_real(&self) -> bool {
        self.at.is_finite() && self.value.is_finite() && self.spread.is_finite()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every number that stands for a place, with whether it goes across.
    fn inside(svg: &str) {
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        let values = |name: &str| -> Vec<f64> {
            let start = format!(" {name}=\"");
            let parts = svg.split(start.as_str()).skip(1);
            parts.filter_map(|part| part.split('"').next()?.parse().ok()).collect()
        };
        for name in ["x", "cx"] {
            assert!(values(name).iter().all(|x| (0.0..=WIDTH).contains(x)), "{name} in {svg}");
        }
        for name in ["y", "cy"] {
            assert!(values(name).iter().all(|y| (0.0..=HEIGHT).contains(y)), "{name} in {svg}");
        }
        for part in svg.split(" d=\"").skip(1) {
            let way = part.split('"').next().unwrap();
            for pair in
                way.trim_end_matches('z').split(['M', 'L']).filter(|pair| pair.contains(' ') && !pair.contains('H'))
            {
                let (x, y) = pair.split_once(' ').unwrap();
                let (x, y): (f64, f64) = (x.parse().unwrap(), y.parse().unwrap());
                assert!((0.0..=WIDTH).contains(&x) && (0.0..=HEIGHT).contains(&y), "{pair} in {svg}");
            }
        }
    }

    fn rating(count: u32) -> Series {
        let point = |at: u32| Point {
            at: f64::from(at),
            value: 1500.0 + 40.0 * f64::from(at % 13) - f64::from(at),
            spread: 350.0 / f64::from(at + 1).sqrt(),
        };
        Series { name: "Ada <&>".into(), points: (0..count).map(point).collect() }
    }

    #[test]
    fn no_points_one_point_and_a_thousand_stay_inside() {
        let frame = Frame { title: "Rating", across: "Game", up: "Points", ..Frame::default() };
        for count in [0, 1, 2, 60, 1000] {
            let svg = lines(&frame, &[rating(count)]);
            inside(&svg);
            assert_eq!(svg.matches("class=\"dot\"").count(), if count > 60 { 0 } else { count as usize });
            assert!(svg.contains("Ada &lt;&amp;&gt;") && svg.contains("<title>Rating</title>"));
        }
        inside(&lines(&frame, &[]));
    }

    #[test]
    fn what_is_no_number_is_left_out() {
        let odd = [f64::NAN, f64::INFINITY, 1e300, -1e300, 3.0];
        let points = odd.map(|value| Point { at: 1.0, value, spread: 0.0 }).to_vec();
        inside(&lines(&Frame::default(), &[Series { name: String::new(), points }]));
    }

    #[test]
    fn the_first_place_is_on_top() {
        let held =
            [("Ada".to_owned(), vec![Some(2), Some(1), Some(1)]), ("Bo".to_owned(), vec![Some(1), None, Some(2)])];
        let svg = places(&Frame::default(), &held);
        inside(&svg);
        let heights: Vec<f64> =
            svg.split(" cy=\"").skip(1).map(|part| part.split('"').next().unwrap().parse().unwrap()).collect();
        assert!(heights[0] > heights[1] && heights[1] == heights[2] && heights[3] == heights[1], "{heights:?}");
        inside(&places(&Frame::default(), &[]));
    }

    #[test]
    fn names_at_the_ends_do_not_overlap() {
        let held: Vec<(String, Vec<Option<usize>>)> =
            (1..=12).map(|n| (format!("N{n}"), vec![Some(n), Some(13 - n)])).collect();
        let svg = places(&Frame::default(), &held);
        let mut at: Vec<f64> = svg
            .split("class=\"name\"")
            .skip(1)
            .map(|part| part.split(" y=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap())
            .collect();
        at.sort_by(f64::total_cmp);
        assert_eq!(at.len(), 12);
        assert!(at.windows(2).all(|pair| pair[1] - pair[0] >= LINE - 0.11), "{at:?}");
    }

    #[test]
    fn scores_are_counted_one_by_one_or_together() {
        let counted = |scores: &[i64]| -> Vec<(String, u64)> { binned(scores) };
        let named =
            |list: &[(&str, u64)]| list.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect::<Vec<_>>();
        assert_eq!(counted(&[3, 5, 3]), named(&[("3", 2), ("4", 0), ("5", 1)]));
        assert_eq!(counted(&[]), []);
        let wide = counted(&[-20, 0, 19, 20]);
        assert!(wide.len() <= 12 && wide.iter().map(|(_, count)| count).sum::<u64>() == 4, "{wide:?}");
        assert_eq!(wide.first(), Some(&("-20 … -17".to_owned(), 1)));
        inside(&distribution(&Frame::default(), &[i64::MIN, 0, i64::MAX]));
    }

    #[test]
    fn the_highest_bar_reaches_highest() {
        let counts = [("0".to_owned(), 1), ("1".to_owned(), 4), ("2".to_owned(), 0)];
        let svg = bars(&Frame::default(), &counts);
        inside(&svg);
        assert_eq!(svg.matches("class=\"bar\"").count(), 3);
        inside(&bars(&Frame::default(), &[]));
        inside(&bars(&Frame::default(), &[("one".to_owned(), u64::MAX)]));
        let many: Vec<(String, u64)> = (0..500).map(|n| (n.to_string(), n % 7)).collect();
        inside(&bars(&Frame::default(), &many));
    }
}
