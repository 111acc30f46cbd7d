/// A number as it is stored: rounded to so many decimals. Written as text it reads back the same, and
/// machines whose logarithms differ in the last bit still agree.
pub(super) fn keep(value: f64, decimals: i32) -> f64 {
    let unit = 10_f64.powi(decimals);
    (value * unit).round() / unit
}
