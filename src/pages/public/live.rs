//! Live updates of pages by server-sent events, and the screen for the hall.

use std::time::Duration;

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, sleep_until};

use super::{rounds, standings};
use crate::error::Result;
use crate::pages::public::head::Head;
use crate::pages::public::rounds::RoundView;
use crate::pages::public::show::show;
use crate::pages::public::standings::StageView;
use crate::store::live::{Changed, Place};
use crate::web::{App, Context, Viewer};

crate::routes! {
    GET "/clubs/{club}/{competition}/live" Anyone live;
    GET "/clubs/{club}/{competition}/hall" Anyone hall;
}

/// Often enough to keep proxies from closing the connection, and to notice changes by other nodes.
const BEAT: Duration = Duration::from_secs(15);

struct Listener {
    app: web::Data<App>,
    competition: String,
    changes: Receiver<Changed>,
    told: u64,
    beat: Instant,
    /// Holds its slot while it listens.
    _place: Place,
}

async fn live(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let competition = viewer.competition()?;
    let (id, told) = (competition.id.clone(), competition.revision);
    let place = app.live.place(&viewer.address, app.config.live, app.config.live_per_address)?;
    let changes = app.live.listen();
    let listener = Listener { app, competition: id, changes, told, beat: Instant::now() + BEAT, _place: place };
    let first = format!("retry: 5000\nevent: revision\ndata: {told}\n\n");
    let first = stream::once(async move { Ok::<_, std::convert::Infallible>(web::Bytes::from(first)) });
    let rest = stream::unfold(listener, |mut listener| async move {
        let text = listener.next().await?;
        Some((Ok(web::Bytes::from(text)), listener))
    });
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream"))
        // Compression would buffer events; proxies may buffer them too.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(Box::pin(stream::StreamExt::chain(first, rest))))
}

impl Listener {
    /// The next event; none once the service stops.
    async fn next(&mut self) -> Option<String> {
        loop {
            let heard = tokio::select! {
                heard = self.changes.recv() => heard,
                () = sleep_until(self.beat) => {
                    self.beat = Instant::now() + BEAT;
                    return Some(self.current().await.unwrap_or_else(|| ":\n\n".to_owned()));
                }
            };
            match heard {
                Ok(changed) if changed.competition == self.competition && changed.revision > self.told => {
                    return Some(self.tell(changed.revision));
                }
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => {
                    if let Some(text) = self.current().await {
                        return Some(text);
                    }
                }
                Err(RecvError::Closed) => return None,
            }
        }
    }

    /// Polls the current revision.
    async fn current(&mut self) -> Option<String> {
        let now = self.app.competitions.get(&self.competition).await.ok()?;
        (now.revision > self.told).then(|| self.tell(now.revision))
    }

    fn tell(&mut self, revision: u64) -> String {
        self.told = revision;
        format!("event: revision\ndata: {revision}\n\n")
    }
}

#[derive(Debug, Default, Deserialize)]
struct Screen {
    #[serde(default)]
    screen: usize,
    /// Stays on one view instead of rotating.
    stay: Option<String>,
}

/// The view on the screen.
enum Shown {
    Pairings(RoundView),
    Standings(StageView),
    Nothing,
}

#[derive(Template)]
#[template(path = "public/hall.html")]
struct HallPage {
    cx: Context,
    head: Head,
    shown: Shown,
    number: usize,
    total: usize,
    next: usize,
    stay: bool,
}

/// The most lines readable from the back of the hall.
const LINES: usize = 16;

async fn hall(viewer: Viewer, screen: web::Query<Screen>) -> Result<HttpResponse> {
    show(viewer, move |viewer| {
        let (head, competition) = (Head::of(viewer, "rounds")?, viewer.competition()?);
        let mut screens = Vec::new();
        let mut seen = Vec::new();
        for round in rounds::rounds(competition, &head.path, &viewer.cx, None) {
            // The newest round of each stage.
            if seen.contains(&round.stage) {
                continue;
            }
            seen.push(round.stage.clone());
            screens.extend(pages_of_round(round).into_iter().map(Shown::Pairings));
        }
        for stage in standings::stages(competition, &head.path, &viewer.cx, None) {
            screens.extend(pages_of_stage(stage).into_iter().map(Shown::Standings));
        }
        let total = screens.len().max(1);
        let number = screen.screen % total;
        let shown = screens.into_iter().nth(number).unwrap_or(Shown::Nothing);
        let (next, stay) = ((number + 1) % total, screen.stay.is_some());
        Ok(HallPage { cx: viewer.cx.clone(), head, shown, number: number + 1, total, next, stay })
    })
    .await
}

fn pages_of_round(mut round: RoundView) -> Vec<RoundView> {
    let mut pages = Vec::new();
    let lines = std::mem::take(&mut round.lines);
    let mut byes = std::mem::take(&mut round.byes);
    let count = lines.len().div_ceil(LINES).max(1);
    let mut lines = lines.into_iter();
    for page in 1..=count {
        pages.push(RoundView {
            stage: round.stage.clone(),
            number: round.number,
            kind: round.kind,
            is_only: round.is_only,
            path: round.path.clone(),
            deadline: round.deadline.clone(),
            by_hand: round.by_hand,
            lines: lines.by_ref().take(LINES).collect(),
            byes: if page == count { std::mem::take(&mut byes) } else { Vec::new() },
        });
    }
    pages
}

fn pages_of_stage(mut stage: StageView) -> Vec<StageView> {
    let mut pages = Vec::new();
    let mut rows = std::mem::take(&mut stage.rows).into_iter().peekable();
    while rows.peek().is_some() {
        pages.push(StageView {
            title: stage.title.clone(),
            columns: stage.columns.clone(),
            rows: rows.by_ref().take(LINES).collect(),
            notes: Vec::new(),
            zones: stage.zones.clone(),
        });
    }
    pages
}
