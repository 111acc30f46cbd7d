//! Every turn of every game has its sentence, in both languages.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::game::{Paint, Position, Start};
use podium_engine::picture::tell;
use podium_engine::text::Text;

/// Plays the turn and tells it.
fn play(position: &mut dyn Position, turn: &str) -> Text {
    let before = position.scene();
    let turn = position.play_turn(turn).unwrap_or_else(|refusal| panic!("{turn}: {}", refusal.text));
    tell(&*turn, &before, &position.scene())
}

#[test]
fn every_turn_of_every_game_has_its_sentence() {
    // `SHOW=1 cargo test --test tell -- --nocapture` prints some of them.
    let show = std::env::var_os("SHOW").is_some();
    for entry in catalogue::all() {
        for variant in entry.facts.variants {
            for players in [entry.facts.players.0, entry.facts.players.1] {
                let mut chance = Chance::seeded(11);
                let bare = Start { variant: variant.id, ..Start::new(players.into()) };
                let setup = (entry.deal)(&bare, &mut chance);
                let Ok(mut position) = (entry.start)(&Start { setup: setup.as_deref(), ..bare }) else { continue };
                let mut turns = 0;
                while let Some(turn) = position.random_turn(&mut chance).filter(|_| turns < 400) {
                    let told = play(&mut *position, &turn);
                    if show && (turns < 4 || turns % 9 == 5) && turns < 60 {
                        println!(
                            "{} {} {players} {turns} {turn}\n  {}\n  {}",
                            entry.facts.id,
                            variant.id,
                            told.english(),
                            told.say("fr")
                        );
                    }
                    for sentence in [&told.english(), &told.say("fr")] {
                        let what = format!("{} {} {turn}: {sentence}", entry.facts.id, variant.id);
                        assert!(sentence.ends_with('.') && sentence.len() > 5, "{what}");
                        assert!(!sentence.contains("  ") && !sentence.contains(" ."), "{what}");
                    }
                    turns += 1;
                }
            }
        }
    }
}

#[test]
fn a_piece_that_takes_nobodys_colour_changes_it() {
    let entry = catalogue::find("reversi").expect("a game");
    let mut position = (entry.start)(&Start::new(2)).expect("a start");
    for turn in ["d4", "e4", "e5", "d5"] {
        position.play(turn).expect("it is legal");
    }
    let before = position.scene();
    let turn = position.play_turn("e3").expect("it is legal");
    let mut after = position.scene();
    after.boards[0].pieces.iter_mut().filter(|piece| piece.at == "e4").for_each(|piece| piece.paint = Paint::Plain);
    let told = tell(&*turn, &before, &after);
    assert_eq!(told.english(), "Black puts a disc on e3; the disc on e4 changes colour.");
}

/// The last of the turns, in both languages.
fn last(game: &str, setup: Option<&str>, turns: &str) -> [String; 2] {
    let entry = catalogue::find(game).expect("a game");
    let start = Start { setup, ..Start::new(entry.facts.players.0.into()) };
    let mut position = (entry.start)(&start).unwrap_or_else(|text| panic!("{game}: {text}"));
    let told = turns.split(' ').map(|turn| play(&mut *position, turn)).last().expect("a turn");
    [told.english(), told.say("fr")]
}

#[test]
fn sentences_say_what_happened() {
    for (game, turns, en, fr) in [
        ("spline", "b2", "White puts a ball on b2.", "Blanc pose une bille en b2."),
        (
            "spline-plus",
            "b1 a1 a2 b2 c1 c2 d4 e1 b1-d1",
            "White moves b1 to d1; the black ball on e1 drops to b1.",
            "Blanc déplace b1 en d1\u{a0}; la bille noire en e1 tombe en b1.",
        ),
        (
            "moulin",
            "a1 b2 d1 d2 g1xb2",
            "White puts a man on g1 and takes b2.",
            "Blanc pose un pion en g1 et prend b2.",
        ),
        (
            "reversi",
            "d4 e4 e5 d5 e3",
            "Black puts a disc on e3; the disc on e4 becomes black.",
            "Noir pose un pion en e3\u{a0}; le pion en e4 devient noir.",
        ),
        (
            "sp-dancers",
            "Wa2,Bb2",
            "White puts a white ball on a2 and a black ball on b2.",
            "Blanc pose une bille blanche en a2 et une bille noire en b2.",
        ),
        ("sphex", "b2 c2,a4", "Black puts 2 balls on c2 and a4.", "Noir pose 2 billes en c2 et a4."),
        (
            "spair",
            "A:Wb2,B:Ra1",
            "The owner of B puts a white ball on b2 of board A and a red ball on a1 of board B.",
            "Le propriétaire de B pose une bille blanche en b2 du plateau A et une bille rouge en a1 du plateau B.",
        ),
        (
            "backgammon",
            "o31",
            "White throws 3 and the opponent 1 to see who starts.",
            "Blanc tire 3 et l’adversaire 1 pour savoir qui commence.",
        ),
        (
            "backgammon",
            "o31 31:8/5,6/5",
            "White throws 3 and 1 and plays 8 to 5 and 6 to 5.",
            "Blanc tire 3 et 1 et joue de 8 à 5 et de 6 à 5.",
        ),
        ("backgammon", "o31 31:8/5,6/5 double", "Black offers to double to 2.", "Noir propose de doubler à 2."),
        (
            "backgammon",
            "o31 31:8/5,6/5 double drop",
            "White drops and loses the stake.",
            "Blanc refuse le videau et perd l’enjeu.",
        ),
        ("spagyric", "W", "Player 1 chooses a white ball.", "Joueur 1 choisit une bille blanche."),
        ("spree", "R", "Player 1 hands over a red ball.", "Joueur 1 donne une bille rouge."),
        (
            "spree",
            "R b2,W",
            "Player 2 puts a red ball on b2 and hands over a white ball.",
            "Joueur 2 pose une bille rouge en b2 et donne une bille blanche.",
        ),
        ("tablut", "e7-d7", "White moves e7 to d7.", "Blanc déplace e7 en d7."),
        (
            "shut-the-box",
            "43:7,62:6+2,66:-",
            "Player 1 throws: 4-3 shuts 7, 6-2 shuts 6 and 2 and 6-6 shuts nothing.",
            "Joueur 1 tire\u{a0}: 4-3 ferme 7, 6-2 ferme 6 et 2 et 6-6 ne ferme rien.",
        ),
        (
            "barricades",
            "35:in-e1",
            "Player 1 throws 3 and 5 and brings a pawn out to e1.",
            "Joueur 1 tire 3 et 5 et sort un pion en e1.",
        ),
        (
            "springe",
            "Rd1/W",
            "White puts a red ball on d1; a white ball from the other hand leaves the game.",
            "Blanc pose une bille rouge en d1\u{a0}; une bille blanche de l’autre main sort du jeu.",
        ),
        ("spline", "b2 resign", "Black resigns.", "Noir abandonne."),
        ("spline", "timeout", "White runs out of time.", "Blanc dépasse le temps."),
    ] {
        assert_eq!(last(game, None, turns), [en, fr], "{game} {turns}");
    }
    let spangle = last("spangle", Some("WBRW"), "Wb2:3");
    assert_eq!(spangle[0], "Player 1 proposes a white ball on b2; 3 hands are against it.");
    assert_eq!(spangle[1], "Joueur 1 propose une bille blanche en b2\u{a0}; 3 mains sont contre.");
}
