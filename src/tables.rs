//! Tables: the page where a match is reported, confirmed and disputed, and a player's own part in a competition.

pub mod rights;
