//! The two tables of FIDE's rating regulations (B.02, 8.1).

/// From which difference in rating on the higher is expected to score 50, 51, … 100 per cent.
const FROM: [i64; 51] = [
    0, 4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163, 171, 180, 189,
    198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433, 457, 485, 518, 560,
    620, 736,
];

/// The difference in rating that a score of 50, 51, … 100 per cent tells of.
const DIFFERENCE: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
];

/// What a player is expected to score against another, in per cent.
pub(super) fn expected(rating: i64, opponent: i64) -> i64 {
    let difference = rating.saturating_sub(opponent);
    let higher = 49 + FROM.partition_point(|from| *from <= difference.saturating_abs()) as i64;
    if difference >= 0 { higher } else { 100 - higher }
}

/// How far above the opponents a player is who scores so many per cent.
pub(super) fn difference(per_cent: i64) -> i64 {
    let above = usize::try_from((per_cent - 50).abs()).ok();
    let points = above.and_then(|at| DIFFERENCE.get(at)).copied().unwrap_or(800);
    if per_cent >= 50 { points } else { -points }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_read_as_published() {
        assert_eq!([expected(2000, 2000), expected(2003, 2000), expected(2004, 2000)], [50, 50, 51]);
        assert_eq!([expected(1600, 2000), expected(2400, 2000)], [8, 92]);
        assert_eq!([expected(3000, 1000), expected(1000, 3000)], [100, 0]);
        assert_eq!(
            [difference(50), difference(75), difference(25), difference(100), difference(0)],
            [0, 193, -193, 800, -800]
        );
    }
}
