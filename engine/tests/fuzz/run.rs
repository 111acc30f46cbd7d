//! Puts promises to the test with one input after another.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;
use std::time::{Duration, Instant};

use crate::mutate::Mutator;
use crate::promises::{Promise, REFUSED};

/// The most inputs that are kept because they got somewhere new.
const MOST_KEPT: usize = 4096;

/// A promise that was broken.
pub(crate) struct Broken {
    /// The place in the source and the words of the panic.
    pub(crate) why: String,
    pub(crate) input: Vec<u8>,
}

impl Broken {
    /// What tells one fault from another: the place, and the front of the words, which names the game.
    pub(crate) fn kind(&self) -> String {
        self.why.split_whitespace().take(2).collect()
    }
}

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
    /// Whether a panic of this thread is a broken promise, to be told later.
    static IS_TRYING: Cell<bool> = const { Cell::new(false) };
}

/// How far an input got; or why it broke the promise.
pub(crate) fn try_input(promise: &Promise, input: &[u8]) -> Result<u64, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if IS_TRYING.get() {
                let place =
                    info.location().map(|place| format!("{}:{}", place.file(), place.line())).unwrap_or_default();
                let words = words_of(info.payload());
                LAST_PANIC.with(|last| *last.borrow_mut() = format!("{place}: {words}"));
            } else {
                usual(info);
            }
        }));
    });
    IS_TRYING.set(true);
    let tried = catch_unwind(AssertUnwindSafe(|| (promise.keep)(input)));
    IS_TRYING.set(false);
    tried.map_err(|_| LAST_PANIC.with(|last| last.borrow().clone()))
}

fn words_of(payload: &(dyn Any + Send)) -> &str {
    let fixed = payload.downcast_ref::<&'static str>().copied();
    fixed.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("a panic without words")
}

/// What a run came to.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) inputs: u64,
    /// Inputs that could not be read at all, and so show little.
    pub(crate) refused: u64,
    /// Inputs that got somewhere new.
    pub(crate) kept: usize,
    pub(crate) broken: Vec<Broken>,
    /// The longest that one input took, and which.
    pub(crate) slowest: (Duration, Vec<u8>),
}

/// Tries so many inputs, or until the time is over; `watch` sees every input before it is tried.
pub(crate) fn run(
    promise: &Promise,
    mut pool: Vec<Vec<u8>>,
    seed: u64,
    inputs: u64,
    until: Option<Instant>,
    mut watch: impl FnMut(&[u8]),
) -> Tally {
    let mut mutator = Mutator::new(seed, promise.words);
    let (mut tally, mut seen, mut kinds) = (Tally::default(), HashSet::new(), HashSet::new());
    let mut first = pool.clone().into_iter();
    while tally.inputs < inputs && until.is_none_or(|until| Instant::now() < until) {
        let input = first.next().unwrap_or_else(|| mutator.next(&pool));
        watch(&input);
        let begun = Instant::now();
        let tried = try_input(promise, &input);
        let took = begun.elapsed();
        tally.inputs += 1;
        if took > tally.slowest.0 {
            tally.slowest = (took, input.clone());
        }
        match tried {
            Ok(REFUSED) => tally.refused += 1,
            Ok(reached) if seen.insert(reached) => {
                tally.kept += 1;
                if pool.len() < MOST_KEPT {
                    pool.push(input);
                } else {
                    let at = mutator.chance().below(pool.len());
                    pool[at] = input;
                }
            }
            Ok(_) => {}
            Err(why) => {
                let broken = Broken { why, input };
                if kinds.insert(broken.kind()) {
                    tally.broken.push(broken);
                }
            }
        }
    }
    tally
}

/// The same fault from a smaller input, as far as a few thousand tries find one.
pub(crate) fn smaller(promise: &Promise, broken: Broken) -> Broken {
    let kind = broken.kind();
    let mut best = broken;
    let until = Instant::now() + Duration::from_secs(10);
    let mut piece = best.input.len() / 2;
    while piece > 0 && Instant::now() < until {
        let (mut at, mut found) = (0, false);
        while at < best.input.len() && Instant::now() < until {
            let mut input = best.input.clone();
            input.drain(at..(at + piece).min(input.len()));
            match try_input(promise, &input) {
                Err(why) if (Broken { why: why.clone(), input: Vec::new() }).kind() == kind => {
                    best = Broken { why, input };
                    found = true;
                }
                _ => at += piece,
            }
        }
        if !found {
            piece /= 2;
        }
    }
    best
}
