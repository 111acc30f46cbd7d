//! Pages of records: checking one, sending one in, its verdict.

pub mod check;
pub mod upload;
pub mod verdict;
