//! Which passwords are refused: those that a program would soon guess.

use podium_engine::text;
use podium_engine::text::Text;
use zxcvbn::{Score, zxcvbn};

/// The fewest characters of a password.
const FEWEST: usize = 10;
/// The most characters of a password.
const MOST: usize = 200;

/// Whether a password may be chosen, given known words about the user: name, address, site. The estimate knows common
/// passwords and words in disguise, dates, repetitions, sequences and keyboard runs.
pub fn check(password: &str, known: &[&str]) -> Result<(), Text> {
    match password.trim().chars().count() {
        0..FEWEST => {
            return Err(text!("people-act-password-least-characters-four-words", fewest = FEWEST));
        }
        _ if password.chars().count() > MOST => {
            return Err(text!("people-act-password-most-characters", most = MOST));
        }
        _ => {}
    }
    let parts = |words: &&str| -> Vec<String> {
        let words = words.to_lowercase();
        let parts = words.split(|letter: char| !letter.is_alphanumeric()).filter(|part| part.chars().count() > 2);
        parts.map(str::to_owned).chain([words.clone(), words.replace(' ', "")]).collect()
    };
    let known: Vec<String> = known.iter().flat_map(parts).chain(["podium".to_owned()]).collect();
    let mut known: Vec<&str> = known.iter().map(String::as_str).filter(|words| words.len() > 2).collect();
    known.sort_by_key(|words| std::cmp::Reverse(words.len()));
    let lower = password.to_lowercase();
    let rest = known.iter().fold(lower.clone(), |rest, words| rest.replace(words, " "));
    let is_own = rest != lower && rest.chars().filter(|letter| letter.is_alphanumeric()).count() < FEWEST;
    if is_own || zxcvbn(password, &known).score() < Score::Three {
        return Err(text!("people-act-password-easy-guess-common-made"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_that_programs_guess_are_refused() {
        let known = ["Anna Lindqvist", "anna.lindqvist@example.org", "http://clubs.example.org"];
        for password in [
            "1234567890",
            "0987654321",
            "aaaaaaaaaa",
            "          ",
            " \t  short  \t ",
            "qwertyuiop",
            "azertyuiop",
            "asdfghjkl;'",
            "1qaz2wsx3edc",
            "password123",
            "P@ssw0rd123!",
            "motdepasse1",
            "abcdefghij",
            "abcabcabcabc",
            "iloveyou2024",
            "football2025",
            "Lindqvist1",
            "annalindqvist",
            "lindqvist.example.org",
            "podiumpodium",
            "podium2026",
            "2024-12-31",
            "november2026",
        ] {
            assert!(check(password, &known).is_err(), "{password}");
        }
    }

    #[test]
    fn passwords_that_people_remember_are_taken() {
        for password in [
            "four words to keep",
            "correct horse battery",
            "quatre mots à retenir",
            "Le chat dort sur la table",
            "mYx7#qLp0z",
            "ключ под ковриком лежит",
            "a long enough one",
        ] {
            assert!(check(password, &["Anna Lind", "anna@example.org"]).is_ok(), "{password}");
        }
        let long = "tomato lantern ".repeat(14);
        assert!(check(&long, &[]).is_err(), "more than 200 characters");
    }
}
