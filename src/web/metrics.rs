//! Numbers about the running node, in the text format of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Upper bounds of the latency histogram, in seconds.
const BOUNDS: [f64; 10] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];

/// Counts of a node since its start.
#[derive(Debug, Default)]
pub struct Metrics {
    routes: Mutex<BTreeMap<(String, String), Route>>,
}

/// A route by method and pattern: never by path, which would grow without end and name people.
#[derive(Debug, Default)]
struct Route {
    by_status: BTreeMap<u16, u64>,
    within: [u64; BOUNDS.len()],
    count: u64,
    seconds: f64,
}

/// Gauges read at the time of the request.
#[derive(Debug, Clone, Copy, Default)]
pub struct Gauges {
    pub connections: u32,
    pub idle: u32,
    pub listeners: usize,
    pub passwords: u64,
    /// Unknown while the database is away.
    pub jobs: Option<crate::store::queue::Counts>,
}

impl Metrics {
    /// A request was answered.
    pub fn answered(&self, method: &str, pattern: &str, status: u16, took: Duration) {
        // Visitors can send any method name.
        let method = if ["GET", "HEAD", "POST"].contains(&method) { method } else { "other" };
        let mut routes = self.routes.lock().unwrap_or_else(PoisonError::into_inner);
        let route = routes.entry((method.to_owned(), pattern.to_owned())).or_default();
        let seconds = took.as_secs_f64();
        *route.by_status.entry(status).or_default() += 1;
        route.count += 1;
        route.seconds += seconds;
        for (within, bound) in route.within.iter_mut().zip(BOUNDS) {
            *within += u64::from(seconds <= bound);
        }
    }

    /// All of it as Prometheus reads it.
    pub fn text(&self, gauges: Gauges) -> String {
        let mut out = String::new();
        // Writing to a string does not fail.
        let _ = self.write(&mut out, gauges);
        out
    }

    fn write(&self, out: &mut String, gauges: Gauges) -> std::fmt::Result {
        let routes = self.routes.lock().unwrap_or_else(PoisonError::into_inner);
        head(out, "podium_requests_total", "counter", "Requests answered, by route and status.")?;
        for ((method, pattern), route) in routes.iter() {
            for (status, count) in &route.by_status {
                let labels = format!("method=\"{method}\",route=\"{pattern}\",status=\"{status}\"");
                writeln!(out, "podium_requests_total{{{labels}}} {count}")?;
            }
        }
        head(out, "podium_request_seconds", "histogram", "How long answers took, by route.")?;
        for ((method, pattern), route) in routes.iter() {
            let labels = format!("method=\"{method}\",route=\"{pattern}\"");
            for (bound, count) in BOUNDS.iter().zip(route.within) {
                writeln!(out, "podium_request_seconds_bucket{{{labels},le=\"{bound}\"}} {count}")?;
            }
            writeln!(out, "podium_request_seconds_bucket{{{labels},le=\"+Inf\"}} {}", route.count)?;
            writeln!(out, "podium_request_seconds_sum{{{labels}}} {}", route.seconds)?;
            writeln!(out, "podium_request_seconds_count{{{labels}}} {}", route.count)?;
        }
        drop(routes);
        head(out, "podium_database_connections", "gauge", "Connections to the database.")?;
        let busy = gauges.connections.saturating_sub(gauges.idle);
        writeln!(out, "podium_database_connections{{state=\"busy\"}} {busy}")?;
        writeln!(out, "podium_database_connections{{state=\"idle\"}} {}", gauges.idle)?;
        head(out, "podium_live_listeners", "gauge", "Open pages that wait for changes.")?;
        writeln!(out, "podium_live_listeners {}", gauges.listeners)?;
        head(out, "podium_passwords_compared_total", "counter", "Passwords compared, of missing accounts too.")?;
        writeln!(out, "podium_passwords_compared_total {}", gauges.passwords)?;
        head(out, "podium_database_up", "gauge", "Whether the database answers.")?;
        writeln!(out, "podium_database_up {}", u8::from(gauges.jobs.is_some()))?;
        if let Some(jobs) = gauges.jobs {
            head(out, "podium_jobs", "gauge", "Jobs, by state.")?;
            for (state, count) in [("waiting", jobs.waiting), ("running", jobs.running), ("given_up", jobs.given_up)] {
                writeln!(out, "podium_jobs{{state=\"{state}\"}} {count}")?;
            }
        }
        Ok(())
    }
}

fn head(out: &mut String, name: &str, kind: &str, help: &str) -> std::fmt::Result {
    writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_counted_into_every_bound_they_keep() {
        let metrics = Metrics::default();
        metrics.answered("GET", "/clubs/{club}", 200, Duration::from_millis(30));
        metrics.answered("GET", "/clubs/{club}", 404, Duration::from_millis(700));
        let text = metrics.text(Gauges { connections: 4, idle: 3, ..Gauges::default() });
        for line in [
            "podium_requests_total{method=\"GET\",route=\"/clubs/{club}\",status=\"200\"} 1",
            "podium_requests_total{method=\"GET\",route=\"/clubs/{club}\",status=\"404\"} 1",
            "podium_request_seconds_bucket{method=\"GET\",route=\"/clubs/{club}\",le=\"0.025\"} 0",
            "podium_request_seconds_bucket{method=\"GET\",route=\"/clubs/{club}\",le=\"0.05\"} 1",
            "podium_request_seconds_bucket{method=\"GET\",route=\"/clubs/{club}\",le=\"1\"} 2",
            "podium_request_seconds_bucket{method=\"GET\",route=\"/clubs/{club}\",le=\"+Inf\"} 2",
            "podium_database_connections{state=\"busy\"} 1",
            "podium_database_up 0",
        ] {
            assert!(text.lines().any(|there| there == line), "{line}\n{text}");
        }
    }
}
