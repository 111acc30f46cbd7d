//! What only one game or one family says in its notation: dice, cube, cards, votes, draws.

use super::nouns::{list, paint, same};
use super::{Change, Turn, called, the};
use crate::game::{BoardKind, Shape};
use crate::picture::ChangeKind;
use crate::text;
use crate::text::Text;

/// “throws 3 and 5”.
pub(super) fn throws(dice: &str) -> Text {
    let dice = list(&dice.chars().map(|die| same(die.encode_utf8(&mut [0; 4]))).collect::<Vec<_>>());
    let (en, fr) = (dice.en, dice.fr);
    text!("throws {en}", "tire {fr}")
}

/// Whether the game's own words already tell of that change.
pub(super) fn told(game: &str, change: &Change) -> bool {
    match game {
        "backgammon" | "jacquet" | "liubo" | "shut-the-box" | "stilelibero" => true,
        "barricades" => change.from.as_deref().is_some_and(|from| from.starts_with("house")),
        // The card that is taken is named by its square, without a sign.
        "libertas" => matches!(change.kind, ChangeKind::Left | ChangeKind::Placed),
        _ => false,
    }
}

/// The whole turn, in games whose notation is like no other's.
pub(super) fn tell(turn: &Turn<'_>, changes: &[Change]) -> Option<Text> {
    match turn.facts.id {
        "backgammon" | "jacquet" => tables(turn),
        "liubo" => liubo(turn, changes),
        "shut-the-box" => Some(boxes(turn.text)),
        "stilelibero" => Some(swim(turn, changes)),
        "libertas" => cards(turn, changes),
        "barricades" => barricades(turn),
        "spagyric" => ball(turn.text).map(|Text { en, fr }| text!("chooses {en}", "choisit {fr}")),
        "spree" => ball(turn.text).map(|Text { en, fr }| text!("hands over {en}", "tend {fr}")),
        "spalone" => ball(turn.text)
            .map(|Text { en, fr }| text!("draws {en} that fits nowhere", "tire {fr} qui ne va nulle part")),
        // As many hands as the veto stop it, and nothing comes onto the board.
        "spangle" if changes.is_empty() => {
            let proposed = turn.text.split(':').next().unwrap_or_default();
            let (Text { en, fr }, at) = (ball(proposed.get(..1)?)?, proposed.get(1..)?);
            Some(text!("proposes {en} on {at}", "propose {fr} en {at}"))
        }
        "splink" => turn.text.strip_prefix("bid").map(|bid| text!("bids {bid} contacts", "annonce {bid} contacts")),
        "springe" => turn.text.strip_prefix("0/").map(|lost| {
            let Text { en, fr } = ball(lost).unwrap_or_else(|| text!("nothing", "rien"));
            text!("picks the empty hand, and {en} is lost", "choisit la main vide, et {fr} est perdue")
        }),
        _ => None,
    }
}

/// What is done before the balls that the notation names.
pub(super) fn preludes(turn: &Turn<'_>) -> Vec<Text> {
    let changed = match turn.facts.id {
        "sprout" => turn.text.strip_prefix('*').and_then(|rest| ball(rest.get(..1)?)),
        _ => None,
    };
    let told =
        changed.map(|Text { en, fr }| text!("changes the held ball for {en}", "échange la bille tenue contre {fr}"));
    told.into_iter().collect()
}

/// What is done after the balls that the notation names.
pub(super) fn additions(turn: &Turn<'_>) -> Vec<Text> {
    let tail = |sign: char| turn.text.rsplit_once(sign).and_then(|(_, tail)| ball(tail));
    let told = match turn.facts.id {
        "spree" => tail(',').map(|Text { en, fr }| text!("hands over {en}", "tend {fr}")),
        "sprout" => tail(':').map(|Text { en, fr }| text!("draws {en}", "tire {fr}")),
        _ => None,
    };
    told.into_iter().collect()
}

/// What others did in the same turn.
pub(super) fn asides(turn: &Turn<'_>) -> Vec<Text> {
    let tail = |sign: char| turn.text.rsplit_once(sign).map(|(_, tail)| tail);
    let told = match turn.facts.id {
        "spangle" => tail(':').map(|against| match against {
            "0" => text!("nobody is against it", "personne n’est contre"),
            "1" => text!("one hand is against it", "une main est contre"),
            hands => text!("{hands} hands are against it", "{hands} mains sont contre"),
        }),
        "springe" if !turn.text.starts_with('0') => tail('/').map(|other| match ball(other) {
            Some(Text { en, fr }) => {
                text!("{en} from the other hand leaves the game", "{fr} de l’autre main sort du jeu")
            }
            None => text!("the other hand was empty", "l’autre main était vide"),
        }),
        "spindizzy" => turn.text.split_once(':').map(|(chosen, _)| {
            let chosen: Vec<Text> = chosen.chars().filter_map(|c| ball(c.encode_utf8(&mut [0; 4]))).collect();
            let Text { en, fr } = list(&chosen);
            text!("the three had chosen {en}", "les trois avaient choisi {fr}")
        }),
        _ => None,
    };
    told.into_iter().collect()
}

/// A ball by the letter of its colour alone.
fn ball(word: &str) -> Option<Text> {
    let mut letters = word.chars();
    let paint = letters.next().and_then(paint)?;
    letters.next().is_none().then(|| called("", Shape::Ball).a(paint))
}

fn tables(turn: &Turn<'_>) -> Option<Text> {
    match turn.text {
        "double" => {
            let mut pieces = turn.after.boards.iter().flat_map(|board| &board.pieces);
            let stake = pieces.find(|piece| piece.shape == Shape::Cube).map_or("2", |cube| &cube.label);
            return Some(text!("offers to double to {stake}", "propose de doubler à {stake}"));
        }
        "take" => return Some(text!("takes the double", "accepte le videau")),
        "drop" => return Some(text!("drops and loses the stake", "refuse et perd l’enjeu")),
        "resign1" => return Some(text!("resigns a single game", "abandonne une partie simple")),
        "resign2" => return Some(text!("resigns a gammon", "abandonne un gammon")),
        "resign3" => return Some(text!("resigns a backgammon", "abandonne un backgammon")),
        _ => {}
    }
    if let Some(dice) = turn.text.strip_prefix('o') {
        let (first, second) = (dice.get(..1)?, dice.get(1..)?);
        return Some(text!(
            "throws {first} and the other seat {second} to see who begins",
            "tire {first} et l’autre {second} pour savoir qui commence"
        ));
    }
    let (dice, plays) = turn.text.split_once(':')?;
    let thrown = throws(dice);
    let (en, fr) = (thrown.en, thrown.fr);
    if plays == "-" {
        return Some(text!("{en} and cannot move", "{fr} et ne peut pas jouer"));
    }
    let plays: Vec<Text> = plays.split(',').map(checker).collect();
    let plays = list(&plays);
    let (plays_en, plays_fr) = (plays.en, plays.fr);
    Some(text!("{en} and plays {plays_en}", "{fr} et joue {plays_fr}"))
}

/// `8/5(2)` as “8 to 5 (2 times)”, `bar/20*` with what it hits.
fn checker(play: &str) -> Text {
    let (way, times) = play.split_once('(').map_or((play, ""), |(way, times)| (way, times.trim_end_matches(')')));
    let points: Vec<&str> = way.split('/').map(|point| point.trim_end_matches('*')).collect();
    let hits = way.contains('*');
    let (from, to) = (points.first().copied().unwrap_or(way), points.last().copied().unwrap_or(way));
    let Text { en, fr } = match (from, to) {
        ("bar", to) => text!("bar to {to}", "bar à {to}"),
        (from, "off") => text!("{from} off", "{from} à la sortie"),
        (from, to) => text!("{from} to {to}", "{from} à {to}"),
    };
    let (times_en, times_fr) = match times {
        "" => (String::new(), String::new()),
        "2" => (" twice".to_owned(), " deux fois".to_owned()),
        times => (format!(" {times} times"), format!(" {times} fois")),
    };
    let (hit_en, hit_fr) = if hits { (" with a hit", " en frappant") } else { ("", "") };
    text!("{en}{times_en}{hit_en}", "{fr}{times_fr}{hit_fr}")
}

fn liubo(turn: &Turn<'_>, changes: &[Change]) -> Option<Text> {
    let (dice, plays) = turn.text.split_once(':')?;
    let mut clauses = vec![throws(dice)];
    if plays == "-" {
        clauses.push(text!("cannot move", "ne peut pas jouer"));
    } else {
        clauses.extend(plays.split(',').filter(|play| *play != "-").map(|play| {
            let crowned = play.ends_with('!');
            let (from, to) = play.trim_end_matches('!').split_once('-').unwrap_or(("", play));
            let Text { en, fr } = match (from, from.strip_prefix('O')) {
                ("in", _) => text!("brings a stone in on {to}", "fait entrer une pierre en {to}"),
                (_, Some(from)) => text!("moves the Owl from {from} to {to}", "déplace la Chouette de {from} en {to}"),
                _ => text!("moves a stone from {from} to {to}", "déplace une pierre de {from} en {to}"),
            };
            let (as_en, as_fr) =
                if crowned { (", where it becomes the Owl", ", où elle devient la Chouette") } else { ("", "") };
            text!("{en}{as_en}", "{fr}{as_fr}")
        }));
    }
    let taken: Vec<Text> = changes
        .iter()
        .filter(|change| change.kind == ChangeKind::Left && super::own_paint(turn) != Some(change.piece.paint))
        .map(|change| {
            let (Text { en, fr }, at) = (the("liubo", &change.piece), &change.spot);
            text!("takes {en} on {at}", "prend {fr} en {at}")
        })
        .collect();
    clauses.extend(taken);
    Some(list(&clauses))
}

fn boxes(text: &str) -> Text {
    let throws_made = text.split(',').map(|one| {
        let (dice, shut) = one.split_once(':').unwrap_or((one, "-"));
        let dice = dice.chars().map(String::from).collect::<Vec<_>>().join("-");
        if shut == "-" {
            return text!("{dice} shuts nothing", "{dice} ne ferme rien");
        }
        let shut = list(&shut.split('+').map(same).collect::<Vec<_>>());
        let (en, fr) = (shut.en, shut.fr);
        text!("{dice} shuts {en}", "{dice} ferme {fr}")
    });
    let Text { en, fr } = list(&throws_made.collect::<Vec<_>>());
    text!("throws: {en}", "tire : {fr}")
}

fn swim(turn: &Turn<'_>, changes: &[Change]) -> Text {
    let dice = turn.text.split('=').next().unwrap_or_default();
    let Text { en, fr } = throws(dice);
    let length = turn.after.boards.iter().find_map(|board| match board.kind {
        BoardKind::Pool { length, .. } => Some(length),
        _ => None,
    });
    let square = |spot: &str| spot.split_once('.').and_then(|(_, square)| square.parse::<u32>().ok());
    let scored = |scene: &crate::game::Scene| scene.scores.as_ref()?.get(turn.seat.index()).copied();
    let swum = scored(turn.after).zip(scored(turn.before)).map_or(0, |(after, before)| after - before);
    let there = changes.iter().find(|change| change.kind == ChangeKind::Moved).and_then(|change| square(&change.spot));
    match (swum, there.or(length.map(u32::from))) {
        (0, _) | (_, None) => text!("{en} and stays", "{fr} et reste sur place"),
        (1, Some(at)) => text!("{en} and swims 1 square, to {at}", "{fr} et nage 1 case, jusqu’à {at}"),
        (swum, Some(at)) => text!("{en} and swims {swum} squares, to {at}", "{fr} et nage {swum} cases, jusqu’à {at}"),
    }
}

fn cards(turn: &Turn<'_>, changes: &[Change]) -> Option<Text> {
    let change = changes.iter().find(|change| change.kind == ChangeKind::Left || change.kind == ChangeKind::Moved);
    let card = |change: &Change| the("libertas", &change.piece);
    if let Some((_, to)) = turn.text.split_once('@') {
        let laid = changes.iter().find(|change| change.kind == ChangeKind::Placed)?;
        let Text { en, fr } = card(laid);
        return Some(text!("lays {en} on {to}", "pose {fr} en {to}"));
    }
    let change = change?;
    let (Text { en, fr }, at) = (card(change), &change.spot);
    Some(match &change.from {
        Some(from) => text!("moves {en} from {from} to {at}", "déplace {fr} de {from} en {at}"),
        None => text!("takes {en} on {at}", "prend {fr} en {at}"),
    })
}

fn barricades(turn: &Turn<'_>) -> Option<Text> {
    let (dice, play) = turn.text.split_once(':')?;
    let to = play.strip_prefix("in-")?;
    let (to, thrown) = (to.split('@').next().unwrap_or(to), throws(dice));
    let (en, fr) = (thrown.en, thrown.fr);
    Some(text!("{en} and brings a pawn out to {to}", "{fr} et sort un pion en {to}"))
}
