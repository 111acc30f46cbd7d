//! Pages of records: checking one, submitting one, its verdict.

pub mod check;
pub mod upload;
pub mod verdict;
