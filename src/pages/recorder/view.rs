//! The recorder's view: the board with what can be tapped, and the text beside it.

use askama::Template;
use askama::filters::Safe;
use podium_engine::game::{BoardKind, Position, Scene, Seat};
use podium_engine::picture::{self, Frame, Options};
use podium_engine::record::{Reading, begin};
use podium_engine::recorder::{Draft, Offers, Stage, Touch, Way};
use podium_engine::text::Text;

use crate::recorder::steps::Taken;
use crate::replays::Ended;
use crate::web::Context;

/// A button for a possible step, and what represents it on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tap {
    pub value: String,
    pub label: String,
    /// `spot`, `piece`, `card`, `die`, `number` or `button`.
    pub kind: &'static str,
    pub board: usize,
    pub spot: String,
    pub word: String,
}

impl Tap {
    fn of(way: &Way, cx: &Context) -> Self {
        let (kind, board, spot, word) = match &way.touch {
            Touch::Spot { board, spot } => ("spot", *board, spot.clone(), String::new()),
            Touch::Piece { word } => ("piece", 0, String::new(), word.clone()),
            Touch::Card { word } => ("card", 0, String::new(), word.clone()),
            Touch::Die { .. } => ("die", 0, String::new(), String::new()),
            Touch::Number { .. } => ("number", 0, String::new(), String::new()),
            Touch::Button => ("button", 0, String::new(), String::new()),
        };
        let label = cx.text(&way.label);
        let label = if label.is_empty() { way.text.clone() } else { label.into_owned() };
        Self { value: format!("tap:{}", way.text), label, kind, board, spot, word }
    }
}

/// The view of a draft.
#[derive(Template)]
#[template(path = "recorder/board.html")]
pub struct BoardView {
    pub cx: Context,
    /// Where a step is sent to.
    pub action: String,
    /// Where the finished record is sent to.
    pub submit: Option<String>,
    pub text: String,
    /// Some words of the text are encrypted.
    pub covered: bool,
    pub revision: i64,
    pub fault: Option<String>,
    pub svg: Option<Safe<String>>,
    /// Whose turn it is.
    pub turn: Option<String>,
    pub partial: String,
    /// The last turn as a sentence.
    pub told: Option<String>,
    /// Who alone may see what comes next.
    pub secret: Option<String>,
    pub goes_on: bool,
    /// Steps that are not spots on the board.
    pub buttons: Vec<Tap>,
    /// Ways to give up, offer a draw and the like.
    pub endings: Vec<Tap>,
    pub spots: Vec<Tap>,
    pub setup: Option<String>,
    pub can_deal: bool,
    pub can_set_up: bool,
    pub can_undo: bool,
    pub ended: Option<Ended>,
}

/// Words that end a game.
const ENDINGS: [&str; 6] = ["resign", "resign1", "resign2", "resign3", "draw", "timeout"];

impl BoardView {
    pub fn new(cx: Context, action: String, taken: Taken, revision: i64) -> Self {
        let mut view = Self {
            action,
            submit: None,
            revision,
            fault: taken.fault.map(|fault| cx.text(&fault).into_owned()),
            goes_on: taken.goes_on,
            text: taken.text,
            covered: false,
            svg: None,
            turn: None,
            partial: String::new(),
            told: None,
            secret: None,
            buttons: Vec::new(),
            endings: Vec::new(),
            spots: Vec::new(),
            setup: None,
            can_deal: false,
            can_set_up: false,
            can_undo: false,
            ended: None,
            cx,
        };
        if let Some(draft) = &taken.draft {
            view.show(draft);
        }
        view
    }

    fn show(&mut self, draft: &Draft) {
        let offers = draft.offers();
        let facts = draft.entry().facts;
        let names: Vec<String> = (1..).map_while(|seat| tag(draft, &format!("P{seat}"))).collect();
        let call = |seat: Seat| names.get(seat.index()).map_or_else(|| (draft.entry().who)(seat), Text::same);
        self.turn = offers.seat.map(|seat| self.cx.text(&call(seat)).into_owned());
        self.secret = offers.secret.map(|secret| self.cx.text(&call(secret.seat)).into_owned());
        let covered = offers.secret.map_or(0, |secret| secret.covered);
        let played = Played::of(draft, covered);
        if covered == 0 {
            self.told = played.told(call).map(|told| self.cx.text(&told).into_owned());
        }
        self.svg = self.draw(draft, &offers, &played).map(Safe);
        let taps = offers.ways.iter().map(|way| (way, Tap::of(way, &self.cx)));
        let (spots, others): (Vec<_>, Vec<_>) = taps.partition(|(_, tap)| tap.kind == "spot");
        let (endings, buttons): (Vec<_>, Vec<_>) =
            others.into_iter().partition(|(way, _)| ENDINGS.contains(&way.text.as_str()));
        let taps = |ways: Vec<(&Way, Tap)>| ways.into_iter().map(|(_, tap)| tap).collect();
        (self.spots, self.buttons, self.endings) = (taps(spots), taps(buttons), taps(endings));
        if let Some(setup) = offers.setup {
            self.setup = Some(self.cx.phrase(&setup.about).into_owned());
            self.can_deal = setup.random;
            self.can_set_up = setup.tapped && offers.stage != Stage::Setup;
        }
        self.can_undo = !draft.turns().is_empty() || !draft.partial().is_empty();
        self.ended = offers.outcome.as_ref().map(|outcome| Ended::of(outcome, facts, &names, &self.cx));
        self.partial = offers.own().to_owned();
    }

    /// The board, with what can be tapped and the written part of the turn marked.
    fn draw(&self, draft: &Draft, offers: &Offers, played: &Played) -> Option<String> {
        let tapped = |way: &&Way| matches!(way.touch, Touch::Spot { .. });
        let hidden = offers.secret.and_then(|secret| secret.board);
        let touched = draft.touched(offers.own_from);
        let scene = match played.after.clone() {
            Some(mut scene) => {
                hidden.and_then(|board| scene.boards.get_mut(board)).into_iter().for_each(|board| board.pieces.clear());
                let throw = last_throw(&touched);
                if !throw.is_empty() {
                    scene.dice = throw;
                }
                scene
            }
            // Of games that are set up by tapping, only barricades is set up on a board.
            None if offers.ways.iter().any(|way| tapped(&way)) => Scene::of(BoardKind::Barricades, Vec::new()),
            None => return None,
        };
        let on = |board: usize, spot: &str| match scene.boards.get(board).filter(|_| scene.boards.len() > 1) {
            Some(board) => format!("{}:{spot}", board.name),
            None => spot.to_owned(),
        };
        let mut marks: Vec<String> = offers
            .ways
            .iter()
            .filter_map(|way| match &way.touch {
                Touch::Spot { board, spot } => Some(on(*board, spot)),
                _ => None,
            })
            .collect();
        marks.sort_unstable();
        marks.dedup();
        let spots = touched.iter().filter_map(|touch| match touch {
            Touch::Spot { board, spot } => Some(on(*board, spot)),
            _ => None,
        });
        let chosen = spots.filter(|spot| !marks.contains(spot)).collect();
        // A game that is over shows how it ended; before, the signs are for what is tapped.
        let ended = draft.position().filter(|_| offers.outcome.is_some());
        let (last, deciding) = match (ended, &played.last) {
            (Some(position), Some((_, frame))) => (frame.last(), position.deciding()),
            _ => (Vec::new(), chosen),
        };
        let options = Options {
            title: self.cx.phrase(&draft.entry().facts.name).into_owned(),
            coordinates: true,
            last,
            deciding,
            marks,
            nouns: draft.position().map(|position| position.nouns()),
            words: self.cx.language.words(),
            ..Options::default()
        };
        Some(picture::draw(&scene, &options))
    }
}

/// The dice that were tapped last.
fn last_throw(touched: &[Touch]) -> Vec<u8> {
    let face = |touch: &Touch| if let Touch::Die { value } = touch { Some(*value) } else { None };
    let last = touched.iter().rposition(|touch| face(touch).is_some()).map_or(0, |at| at + 1);
    let throw = touched.iter().take(last).rev().map_while(face).collect::<Vec<_>>();
    throw.into_iter().rev().collect()
}

fn tag(draft: &Draft, name: &str) -> Option<String> {
    draft.tags().iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.clone())
}

/// The end of what everybody has seen.
#[derive(Debug, Default)]
struct Played {
    last: Option<(Seat, Frame)>,
    after: Option<Scene>,
}

impl Played {
    /// Plays all turns except the secret ones.
    fn of(draft: &Draft, covered: usize) -> Self {
        let text = draft.to_string();
        let Ok(reading) = Reading::of(text.as_bytes()) else { return Self::default() };
        let Ok(mut position) = begin(&reading) else { return Self::default() };
        let open = draft.turns().len().saturating_sub(covered);
        let mut last = None;
        for (number, text) in (1..).zip(draft.turns().iter().take(open)) {
            let before = (number == open).then(|| (position.seat(), position.scene()));
            let Ok(turn) = position.play_turn(text) else { break };
            last = before.map(|(seat, scene)| (seat, Frame::after(number, turn, scene.into(), &*position)));
        }
        Self { last, after: Some(Position::scene(&*position)) }
    }

    fn told(&self, call: impl Fn(Seat) -> Text) -> Option<Text> {
        let (seat, frame) = self.last.as_ref()?;
        frame.tell_of(&call(*seat))
    }
}
