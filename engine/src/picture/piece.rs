use crate::game::{Paint, Piece, Shape};

use super::canvas::Canvas;

/// The most characters that fit on a piece.
const LABEL: usize = 4;

/// The class that carries a colour.
pub(super) const fn class(paint: Paint) -> &'static str {
    match paint {
        Paint::White => "white",
        Paint::Black => "black",
        Paint::Red => "red",
        Paint::Blue => "blue",
        Paint::Green => "green",
        Paint::Yellow => "yellow",
        Paint::Plain => "plain",
    }
}

/// The veil over what lies that far below.
pub(super) const fn fog(depth: usize) -> &'static str {
    match depth {
        0 | 1 => "fog fog1",
        2 => "fog fog2",
        3 => "fog fog3",
        _ => "fog fog4",
    }
}

/// A piece around a point; `radius` is half its width.
pub(super) fn draw(piece: &Piece, x: i32, y: i32, radius: i32, canvas: &mut Canvas) {
    canvas.put(format_args!("<g class=\"piece {}\">", class(piece.paint)));
    let sign = match piece.shape {
        Shape::Ball | Shape::Man => {
            canvas.circle("body", x, y, radius);
            true
        }
        Shape::King => {
            canvas.circle("body", x, y, radius);
            crown(x, y, radius, canvas);
            false
        }
        Shape::Barricade => {
            let half = radius * 4 / 5;
            canvas.rect("body", (x - half, y - half), (2 * half, 2 * half), 3);
            canvas.put(format_args!(
                "<path class=\"sign\" d=\"M{} {}l{} {}m0 {}l{} {}\"/>",
                x - half,
                y - half,
                2 * half,
                2 * half,
                -2 * half,
                -2 * half,
                2 * half
            ));
            false
        }
        Shape::Card => {
            let half = radius * 3 / 4;
            canvas.rect("body", (x - half, y - radius), (2 * half, 2 * radius), 4);
            // The sign moves to the foot of the card, under the writing.
            sign(piece.paint, x, y + radius * 5 / 9, radius * 2 / 5, canvas);
            false
        }
        Shape::Tile => {
            canvas.rect("body", (x - radius, y - radius), (2 * radius, 2 * radius), 4);
            false
        }
        Shape::Cube => {
            let half = radius * 3 / 4;
            canvas.rect("body", (x - half, y - half), (2 * half, 2 * half), 5);
            canvas.text("on face", x, y + 7, &piece.label);
            false
        }
        Shape::Joined(_, balls) => {
            let quarter = radius / 5;
            for (across, down) in balls {
                let (x, y) = (x + i32::from(*across) * quarter, y + i32::from(*down) * quarter);
                canvas.circle("body", x, y, 2 * quarter);
                self::sign(piece.paint, x, y, 2 * quarter, canvas);
            }
            false
        }
    };
    if sign && piece.label.is_empty() {
        self::sign(piece.paint, x, y, radius, canvas);
    }
    // What does not fit is for the painter of the board to write.
    if (1..=LABEL).contains(&piece.label.chars().count()) && piece.shape != Shape::Cube {
        let y = if piece.shape == Shape::Card { y } else { y + 5 };
        canvas.text("on", x, y, &piece.label);
    }
    canvas.raw("</g>");
}

/// How many there are, on the piece itself, small enough to leave its sign.
pub(super) fn number(piece: &Piece, x: i32, y: i32, canvas: &mut Canvas) {
    canvas.put(format_args!(
        "<g class=\"count {}\"><circle class=\"body\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/><text class=\"on\" x=\"{x}\" y=\"{}\">{}</text></g>",
        class(piece.paint),
        y + 5,
        piece.count
    ));
}

/// What tells a colour without colour: white is bare, black has a dot, red a hatch, blue a ring,
/// green a cross, yellow a triangle, and what is nobody's a bar.
fn sign(paint: Paint, x: i32, y: i32, radius: i32, canvas: &mut Canvas) {
    let (third, half) = (radius / 3, radius / 2);
    match paint {
        Paint::White => {}
        Paint::Black => canvas.circle("dot", x, y, (radius / 5).max(1)),
        Paint::Red => canvas.put(format_args!(
            "<path class=\"sign\" d=\"M{} {}l{half} {}M{} {}l{} {}M{} {}l{half} {}\"/>",
            x - half - third / 2,
            y + third / 2,
            -half,
            x - half,
            y + half,
            2 * half,
            -2 * half,
            x + third / 2,
            y + half + third / 2,
            -half
        )),
        Paint::Blue => canvas.circle("sign", x, y, half),
        Paint::Green => canvas.put(format_args!(
            "<path class=\"sign\" d=\"M{} {y}h{}M{x} {}v{}\"/>",
            x - half,
            2 * half,
            y - half,
            2 * half
        )),
        Paint::Yellow => canvas.put(format_args!(
            "<path class=\"sign\" d=\"M{x} {}l{half} {}h{}z\"/>",
            y - half,
            half + third,
            -2 * half
        )),
        Paint::Plain => canvas.put(format_args!("<path class=\"sign\" d=\"M{} {y}h{}\"/>", x - half, 2 * half)),
    }
}

fn crown(x: i32, y: i32, radius: i32, canvas: &mut Canvas) {
    let (half, third) = (radius * 3 / 5, radius / 3);
    canvas.put(format_args!(
        "<path class=\"crown\" d=\"M{} {}v{}l{} {}l{} {}l{} {}l{} {}v{}z\"/>",
        x - half,
        y + third + 1,
        -2 * third - 2,
        half / 2,
        third,
        half - half / 2,
        -third - 2,
        half - half / 2,
        third + 2,
        half / 2,
        -third,
        2 * third + 2
    ));
}
