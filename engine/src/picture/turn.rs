//! A turn's text cut into what it does, as far as all notations have it in common.

/// One part of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Part<'a> {
    /// The board it names, where there are several.
    pub(super) board: Option<&'a str>,
    /// What is done.
    pub(super) act: Act<'a>,
    /// What the notation adds after it.
    pub(super) rest: &'a str,
}

/// What a part of a turn does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Act<'a> {
    /// A piece comes to a spot, its colour as a letter where it is written.
    Place(Option<char>, &'a str),
    /// A ball comes in and pushes others that way.
    Push(&'a str, char),
    /// What stands there leaves.
    Remove(&'a str),
    /// A piece goes from the first spot over the others to the last.
    Move(Vec<&'a str>),
    /// A piece goes so and then takes what stands on the last spot; or, if nothing stands on the first, comes to it.
    Take(Vec<&'a str>),
    /// Only the game knows.
    Own(&'a str),
}

impl<'a> Act<'a> {
    /// The spot that a piece comes to from outside.
    pub(super) fn placed(&self) -> Option<&'a str> {
        if let Self::Place(_, spot) = self { Some(spot) } else { None }
    }
}

/// The dice or choices before the colon, and the parts after it.
pub(super) fn read<'a>(turn: &'a str, boards: &[&str]) -> (&'a str, Vec<Part<'a>>) {
    let (head, body) = match turn.split_once(':') {
        Some((head, body))
            if !boards.contains(&head) && head.chars().all(|c| c.is_ascii_digit() || c.is_uppercase()) =>
        {
            (head, body)
        }
        _ => ("", turn),
    };
    (head, body.split(',').map(|part| Part::read(part, boards)).collect())
}

impl<'a> Part<'a> {
    fn read(text: &'a str, boards: &[&str]) -> Self {
        let (board, text) = match text.split_once(':') {
            Some((board, rest)) if boards.contains(&board) => (Some(board), rest),
            _ => (None, text),
        };
        let (act, rest) = Self::act(text).unwrap_or((Act::Own(text), ""));
        Self { board, act, rest }
    }

    fn act(text: &'a str) -> Option<(Act<'a>, &'a str)> {
        if let Some((spot, rest)) = text.strip_prefix('x').and_then(spot) {
            return Some((Act::Remove(spot), rest));
        }
        let letter = text.chars().next().filter(|c| matches!(c, 'W' | 'B' | 'R'));
        let (first, mut rest) = spot(text.get(letter.map_or(0, char::len_utf8)..)?)?;
        if let Some(way) = rest.strip_prefix('>').and_then(|way| way.chars().next()) {
            return Some((Act::Push(first, way), rest.get(2..).unwrap_or_default()));
        }
        let mut path = vec![first];
        let mut takes = false;
        while let Some((next, more)) = rest.strip_prefix(['-', 'x']).and_then(spot) {
            takes = rest.starts_with('x');
            path.push(next);
            rest = more;
        }
        let act = match path.len() {
            1 => Act::Place(letter, first),
            _ if takes => Act::Take(path),
            _ => Act::Move(path),
        };
        Some((act, rest))
    }
}

/// A letter and a number at the front of a text, or the word for a piece that comes in.
fn spot(text: &str) -> Option<(&str, &str)> {
    if let Some(rest) = text.strip_prefix("in").filter(|rest| rest.starts_with('-')) {
        return text.get(..2).map(|word| (word, rest));
    }
    let digits = text.strip_prefix(|c: char| c.is_ascii_lowercase())?;
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    (end > 0).then(|| text.split_at(1 + end))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn acts<'a>(turn: &'a str, boards: &[&str]) -> Vec<Act<'a>> {
        read(turn, boards).1.into_iter().map(|part| part.act).collect()
    }

    #[test]
    fn the_notations_are_cut() {
        assert_eq!(acts("xb2,f2,Re1", &[]), [Act::Remove("b2"), Act::Place(None, "f2"), Act::Place(Some('R'), "e1")]);
        assert_eq!(acts("d2-d3xf4", &[]), [Act::Take(vec!["d2", "d3", "f4"])]);
        assert_eq!(acts("e1>N", &[]), [Act::Push("e1", 'N')]);
        assert_eq!(read("35:c3-c5@d11", &[]).0, "35");
        assert_eq!(read("35:c3-c5@d11", &[]).1[0].rest, "@d11");
        assert_eq!(acts("35:in-e1", &[]), [Act::Move(vec!["in", "e1"])]);
        assert_eq!(read("A:Wb2,B:Re1", &["A", "B"]).1[1].board, Some("B"));
        assert_eq!(acts("bid33,W", &[]), [Act::Own("bid33"), Act::Own("W")]);
        assert_eq!(read("Wb2/R", &[]).1[0].rest, "/R");
    }
}
