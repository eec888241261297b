//! Health, readiness and metrics of a server over HTTP.

use super::http::{HttpServer, Response};
use prometheus_client::collector::Collector;
use prometheus_client::encoding::prometheus_text::encode;
use prometheus_client::encoding::{DescriptorEncoder, NoLabelSet};
use prometheus_client::metrics::MetricType;
use prometheus_client::registry::Registry;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tessella_net::server::{Histogram, LATENCY_BOUNDS, ServerControl, ServerMetrics};

/// Time without an update after which a server is unhealthy.
const MAX_SILENCE: Duration = Duration::from_secs(5);

/// Serves requests at an address until the result is dropped.
///
/// # Errors
/// If the address is in use or the system cannot start a thread.
pub(super) fn monitor(address: SocketAddr, control: ServerControl) -> io::Result<HttpServer> {
    HttpServer::start(address, move |path| answer(path, control.metrics()))
}

fn answer(path: &str, metrics: ServerMetrics) -> Response {
    let is_healthy = metrics
        .updated
        .is_some_and(|updated| updated.elapsed() < MAX_SILENCE);
    let sentence = |is_good: bool, good: &str, bad: &str| Response {
        status: if is_good {
            "200 OK"
        } else {
            "503 Service Unavailable"
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

/// Returns the metrics in Prometheus's text format.
fn text(metrics: ServerMetrics) -> Result<String, fmt::Error> {
    let mut registry = Registry::with_prefix("tessella");
    registry.register_collector(Box::new(Snapshot(metrics)));
    let mut text = String::new();
    encode(&mut text, &registry)?;
    Ok(text)
}

/// Metrics at one moment.
#[derive(Debug)]
struct Snapshot(ServerMetrics);

impl Collector for Snapshot {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        encode_gauges(&self.0, &mut encoder)?;
        encode_counters(&self.0, &mut encoder)?;
        encode_counters_by_label(&self.0, &mut encoder)?;
        encode_latency(&self.0.move_latency, &mut encoder)
    }
}

fn encode_gauges(metrics: &ServerMetrics, encoder: &mut DescriptorEncoder<'_>) -> fmt::Result {
    for (name, help, value) in [
        ("people", "People connected.", metrics.people),
        ("rooms", "Rooms.", metrics.rooms),
        ("games", "Running games.", metrics.games),
        (
            "draining",
            "1 if the server is about to end.",
            metrics.is_draining.into(),
        ),
    ] {
        encoder
            .encode_descriptor(name, help, None, MetricType::Gauge)?
            .encode_gauge(&value)?;
    }
    Ok(())
}

fn encode_counters(metrics: &ServerMetrics, encoder: &mut DescriptorEncoder<'_>) -> fmt::Result {
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
        encoder
            .encode_descriptor(name, help, None, MetricType::Counter)?
            .encode_counter::<NoLabelSet, u64, u64>(&value, None)?;
    }
    Ok(())
}

fn encode_counters_by_label(
    metrics: &ServerMetrics,
    encoder: &mut DescriptorEncoder<'_>,
) -> fmt::Result {
    let dropped = metrics.datagrams.dropped().into();
    for (name, help, label, values) in [
        (
            "games_ended",
            "Games ended, by their end.",
            "end",
            &metrics.games_ended,
        ),
        (
            "refusals",
            "Requests refused, by the reason.",
            "reason",
            &metrics.refusals,
        ),
        (
            "disconnects",
            "Connections ended, by the cause.",
            "cause",
            &metrics.disconnects,
        ),
        (
            "admission_refusals",
            "Requests to join refused, by the reason.",
            "reason",
            &metrics.admission_refusals,
        ),
        (
            "packets_dropped",
            "Datagrams dropped, by the reason.",
            "reason",
            &dropped,
        ),
    ] {
        let mut family = encoder.encode_descriptor(name, help, None, MetricType::Counter)?;
        for (&key, value) in values {
            family
                .encode_family(&[(label, key)])?
                .encode_counter::<NoLabelSet, u64, u64>(value, None)?;
        }
    }
    Ok(())
}

fn encode_latency(latency: &Histogram, encoder: &mut DescriptorEncoder<'_>) -> fmt::Result {
    let bounds = LATENCY_BOUNDS.iter().map(Duration::as_secs_f64);
    let bounds = bounds.chain([f64::INFINITY]);
    let buckets: Vec<(f64, u64)> = bounds.zip(latency.counts).collect();
    let help = "Time from reading a player's move until its answers are sent.";
    encoder
        .encode_descriptor("move_latency_seconds", help, None, MetricType::Histogram)?
        .encode_histogram::<NoLabelSet>(
            latency.sum.as_secs_f64(),
            latency.counts.iter().sum(),
            &buckets,
            None,
        )
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
        let text = text(metrics).expect("a text");
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
        let status = |path, metrics: &ServerMetrics| answer(path, metrics.clone()).status;
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
