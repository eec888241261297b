//! Health, readiness and metrics of a server, over HTTP.

use super::http::{HttpServer, Response};
use crate::net::server::{Histogram, LATENCY_BOUNDS, ServerControl, ServerMetrics};
use std::collections::BTreeMap;
use std::fmt::{self, Display, Write};
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

/// Time after which a server without updates does not count as healthy.
const MAX_SILENCE: Duration = Duration::from_secs(5);

/// Answers requests at an address until the result is dropped.
///
/// # Errors
/// If the address is in use or the system cannot start a thread.
pub(super) fn monitor(address: SocketAddr, control: ServerControl) -> io::Result<HttpServer> {
    HttpServer::start(address, move |path| answer(path, &control.metrics()))
}

fn answer(path: &str, metrics: &ServerMetrics) -> Response {
    let is_healthy = { metrics.updated }.is_some_and(|updated| updated.elapsed() < MAX_SILENCE);
    let sentence = |is_good: bool, good: &str, bad: &str| Response {
        status: match is_good {
            true => "200 OK",
            false => "503 Service Unavailable",
        },
        body: format!("{}\n", if is_good { good } else { bad }),
    };
    match path {
        "/healthz" => sentence(is_healthy, "healthy", "the server does not answer"),
        "/readyz" if metrics.is_draining => sentence(false, "", "the server is about to end"),
        "/readyz" => sentence(is_healthy, "ready", "the server does not answer"),
        "/metrics" => Response {
            status: "200 OK",
            body: text(metrics).unwrap_or_default(),
        },
        _ => Response {
            status: "404 Not Found",
            body: "there are /metrics, /healthz and /readyz\n".to_owned(),
        },
    }
}

/// Returns the metrics in the text format of Prometheus.
fn text(metrics: &ServerMetrics) -> Result<String, fmt::Error> {
    let mut text = String::new();
    write_gauges(&mut text, metrics)?;
    write_counters(&mut text, metrics)?;
    write_counters_by_label(&mut text, metrics)?;
    histogram(
        &mut text,
        "move_latency_seconds",
        "Time from reading a player's move until its answers are sent.",
        &metrics.move_latency,
    )?;
    Ok(text)
}

fn write_gauges(out: &mut String, metrics: &ServerMetrics) -> fmt::Result {
    gauge(out, "people", "People connected.", metrics.people)?;
    gauge(out, "rooms", "Rooms.", metrics.rooms)?;
    gauge(out, "games", "Running games.", metrics.games)?;
    let draining = u8::from(metrics.is_draining);
    gauge(
        out,
        "draining",
        "1 if the server is about to end.",
        draining,
    )
}

fn write_counters(out: &mut String, metrics: &ServerMetrics) -> fmt::Result {
    for (name, help, value) in [
        ("joins", "People who have joined.", metrics.joined),
        (
            "returns",
            "People who have connected again.",
            metrics.returned,
        ),
        ("rooms_opened", "Rooms opened.", metrics.rooms_opened),
        ("rooms_closed", "Rooms closed.", metrics.rooms_closed),
        ("games_started", "Games started.", metrics.games_started),
        ("moves", "Moves of players and the computer.", metrics.moves),
        (
            "packets_received",
            "Datagrams received.",
            metrics.datagrams.received,
        ),
        (
            "packets_sent",
            "Packets sent to clients.",
            metrics.datagrams.sent,
        ),
        (
            "messages_received",
            "Messages from clients.",
            metrics.messages_received,
        ),
        (
            "messages_sent",
            "Messages to clients.",
            metrics.messages_sent,
        ),
    ] {
        head(out, &format!("{name}_total"), help, "counter")?;
        writeln!(out, "tessella_{name}_total {value}")?;
    }
    Ok(())
}

fn write_counters_by_label(out: &mut String, metrics: &ServerMetrics) -> fmt::Result {
    by_label(
        out,
        "games_ended",
        "Games ended, by their end.",
        "end",
        &metrics.games_ended,
    )?;
    by_label(
        out,
        "refusals",
        "Requests refused, by the reason.",
        "reason",
        &metrics.refusals,
    )?;
    by_label(
        out,
        "disconnects",
        "Connections ended, by the cause.",
        "cause",
        &metrics.disconnects,
    )?;
    by_label(
        out,
        "admission_refusals",
        "Requests to join refused, by the reason.",
        "reason",
        &metrics.admission_refusals,
    )?;
    by_label(
        out,
        "packets_dropped",
        "Datagrams dropped, by the reason.",
        "reason",
        &metrics.datagrams.dropped().into(),
    )
}

fn head(out: &mut String, name: &str, help: &str, kind: &str) -> fmt::Result {
    writeln!(out, "# HELP tessella_{name} {help}")?;
    writeln!(out, "# TYPE tessella_{name} {kind}")
}

fn gauge(out: &mut String, name: &str, help: &str, value: impl Display) -> fmt::Result {
    head(out, name, help, "gauge")?;
    writeln!(out, "tessella_{name} {value}")
}

fn by_label(
    out: &mut String,
    name: &str,
    help: &str,
    label: &str,
    values: &BTreeMap<&'static str, u64>,
) -> fmt::Result {
    head(out, &format!("{name}_total"), help, "counter")?;
    for (key, value) in values {
        writeln!(out, "tessella_{name}_total{{{label}=\"{key}\"}} {value}")?;
    }
    Ok(())
}

fn histogram(out: &mut String, name: &str, help: &str, histogram: &Histogram) -> fmt::Result {
    head(out, name, help, "histogram")?;
    let mut count = 0;
    for (bucket, more) in histogram.counts.iter().enumerate() {
        count += more;
        let bound = match LATENCY_BOUNDS.get(bucket) {
            Some(bound) => bound.as_secs_f64().to_string(),
            None => "+Inf".to_owned(),
        };
        writeln!(out, "tessella_{name}_bucket{{le=\"{bound}\"}} {count}")?;
    }
    writeln!(out, "tessella_{name}_sum {}", histogram.sum.as_secs_f64())?;
    writeln!(out, "tessella_{name}_count {count}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    #[test]
    fn metrics_are_in_the_text_format() {
        let mut metrics = ServerMetrics {
            people: 3,
            moves: 7,
            ..ServerMetrics::default()
        };
        metrics.refusals.insert("room_full", 2);
        metrics.move_latency.counts = [1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 4];
        metrics.move_latency.sum = Duration::from_millis(1500);
        let text = text(&metrics).expect("a text");
        for line in [
            "# TYPE tessella_people gauge",
            "tessella_people 3",
            "# TYPE tessella_moves_total counter",
            "tessella_moves_total 7",
            "tessella_refusals_total{reason=\"room_full\"} 2",
            "# TYPE tessella_move_latency_seconds histogram",
            "tessella_move_latency_seconds_bucket{le=\"0.0001\"} 1",
            "tessella_move_latency_seconds_bucket{le=\"0.0005\"} 3",
            "tessella_move_latency_seconds_bucket{le=\"0.5\"} 3",
            "tessella_move_latency_seconds_bucket{le=\"+Inf\"} 7",
            "tessella_move_latency_seconds_sum 1.5",
            "tessella_move_latency_seconds_count 7",
        ] {
            assert!(text.lines().any(|other| other == line), "{line}\n{text}");
        }
    }

    #[test]
    fn health_follows_the_updates_and_readiness_the_end() {
        let status = |path, metrics: &ServerMetrics| answer(path, metrics).status;
        let mut metrics = ServerMetrics::default();
        assert_eq!(status("/healthz", &metrics), "503 Service Unavailable");
        assert_eq!(status("/readyz", &metrics), "503 Service Unavailable");
        metrics.updated = Some(Instant::now());
        assert_eq!(status("/healthz", &metrics), "200 OK");
        assert_eq!(status("/readyz", &metrics), "200 OK");
        metrics.is_draining = true;
        assert_eq!(status("/healthz", &metrics), "200 OK");
        assert_eq!(status("/readyz", &metrics), "503 Service Unavailable");
        assert_eq!(status("/", &metrics), "404 Not Found");
    }
}
