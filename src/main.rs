//! The Podium executable.

fn main() {
    let game = std::env::args().nth(1).unwrap_or_default();
    let seconds: f64 = 1.0;
    for entry in podium_engine::catalogue::all() {
        if !game.is_empty() && !game.split(',').any(|id| id == entry.facts.id) {
            continue;
        }
        let mut chance = podium_engine::chance::Chance::seeded(1);
        for variant in entry.facts.variants {
            let players = entry.facts.players.0 as usize;
            let start = podium_engine::game::Start { variant: variant.id, ..podium_engine::game::Start::new(players) };
            let begun = std::time::Instant::now();
            let (mut games, mut turns) = (0u64, 0u64);
            while begun.elapsed().as_secs_f64() < seconds {
                for _ in 0..10 {
                    match (entry.playout)(&start, &mut chance, 5000) {
                        Ok(made) => turns += made as u64,
                        Err(text) => println!("{text}"),
                    }
                    games += 1;
                }
            }
            let spent = begun.elapsed().as_secs_f64();
            println!(
                "{} {}: {:.0} games/s, {:.0} turns/s",
                entry.facts.id,
                variant.id,
                games as f64 / spent,
                turns as f64 / spent
            );
        }
    }
}
