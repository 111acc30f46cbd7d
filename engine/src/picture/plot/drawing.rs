use std::fmt::Write;

use super::axis::Axis;
use super::{BOTTOM, DOTS, Escaped, Frame, HEIGHT, LEFT, LINE, Point, RIGHT, STYLE, STYLES, Series, TOP, WIDTH};

/// A plot being drawn.
pub(super) struct Plot {
    pub(super) svg: String,
}

impl Plot {
    /// The frame with its ticks and names.
    pub(super) fn open(frame: &Frame<'_>, x: &Axis, y: &Axis) -> Self {
        let mut svg = String::new();
        let _ = write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\">\n\
             <title>{}</title><desc>{}</desc>\n",
            Escaped(frame.title),
            Escaped(frame.description)
        );
        if frame.standalone {
            let _ = write!(svg, "<style>\n{STYLE}</style>\n");
        }
        let mut plot = Self { svg };
        for (value, word) in y.ticks() {
            let at = y.at(value);
            let _ = write!(plot.svg, "<path class=\"rule\" d=\"M{LEFT} {at:.1}H{:.1}\"/>", x.end());
            plot.text("tick y", LEFT - 6.0, at + 4.0, &word);
        }
        for (value, word) in x.ticks() {
            plot.text("tick x", x.at(value), HEIGHT - BOTTOM + 16.0, &word);
        }
        plot.text("of x", WIDTH / 2.0, HEIGHT - 6.0, frame.across);
        plot.text("of y", 2.0, 11.0, frame.up);
        plot.svg.push('\n');
        plot
    }

    /// Words, unless there are none.
    pub(super) fn text(&mut self, class: &str, x: f64, y: f64, words: &str) {
        if !words.is_empty() {
            let _ = write!(self.svg, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", Escaped(words));
        }
    }

    /// Lines with their bands, points and names.
    pub(super) fn series(&mut self, series: &[Series], x: &Axis, y: &Axis) {
        let mut names: Vec<(f64, &str)> = Vec::new();
        for (at, one) in series.iter().enumerate() {
            let points: Vec<&Point> = one.points.iter().filter(|point| point.is_real()).collect();
            let _ = write!(self.svg, "<g class=\"series s{}\"><title>{}</title>", at % STYLES, Escaped(&one.name));
            if points.iter().any(|point| point.spread > 0.0) {
                let edge = |point: &&Point, side: f64| (x.at(point.at), y.at(point.value + side * point.spread));
                let upper = points.iter().map(|point| edge(point, 1.0));
                let lower = points.iter().rev().map(|point| edge(point, -1.0));
                self.path("band", upper.chain(lower), "z");
            }
            self.path("line", points.iter().map(|point| (x.at(point.at), y.at(point.value))), "");
            if points.len() <= DOTS {
                for point in &points {
                    let (x, y) = (x.at(point.at), y.at(point.value));
                    let _ = write!(self.svg, "<circle class=\"dot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2.5\"/>");
                }
            }
            self.svg.push_str("</g>\n");
            names.extend(points.last().map(|point| (y.at(point.value), one.name.as_str())));
        }
        self.names(names);
    }

    /// The names beside the ends of the lines, pushed apart, and left out when there are too many.
    fn names(&mut self, mut names: Vec<(f64, &str)>) {
        let room = HEIGHT - BOTTOM - TOP;
        if names.len() as f64 * LINE > room {
            return;
        }
        names.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut lowest = TOP - LINE;
        for (at, _) in &mut names {
            *at = at.max(lowest + LINE);
            lowest = *at;
        }
        let mut highest = HEIGHT - BOTTOM + LINE;
        for (at, _) in names.iter_mut().rev() {
            *at = at.min(highest - LINE);
            highest = *at;
        }
        for (at, name) in names {
            let short: String = if name.chars().count() > 15 {
                name.chars().take(14).chain(['…']).collect()
            } else {
                name.to_owned()
            };
            self.text("name", WIDTH - RIGHT + 8.0, at + 4.0, &short);
        }
    }

    fn path(&mut self, class: &str, points: impl Iterator<Item = (f64, f64)>, end: &str) {
        let mut way = String::new();
        for (at, (x, y)) in points.enumerate() {
            let _ = write!(way, "{}{x:.1} {y:.1}", if at == 0 { 'M' } else { 'L' });
        }
        if !way.is_empty() {
            let _ = write!(self.svg, "<path class=\"{class}\" d=\"{way}{end}\"/>");
        }
    }

    /// The whole document.
    pub(super) fn close(mut self) -> String {
        self.svg.push_str("</svg>\n");
        self.svg
    }
}
