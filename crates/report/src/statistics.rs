//! What a search cost and what its mechanisms saved, for people.

use fencepost_check::Report;

/// What a search cost in detail, and what its mechanisms saved.
pub fn statistics_text(report: &Report) -> String {
    let statistics = &report.statistics;
    let per_state = |bytes: u64| bytes as f64 / report.states.max(1) as f64;
    let seconds = report.seconds.max(1e-3);
    let mut out = format!(
        "\n{:.0} states/s, {:.0} transitions/s, {} workers, work given away {} times\n",
        report.states as f64 / seconds,
        report.transitions as f64 / seconds,
        statistics.workers.max(1),
        statistics.shared_work,
    );
    if statistics.processes > 1 {
        out.push_str(&format!(
            "{} processes, which sent each other {} bytes, {:.1} per state\n",
            statistics.processes,
            statistics.bytes_sent,
            per_state(statistics.bytes_sent),
        ));
    }
    if report.omission_probability.is_none() {
        out.push_str(&format!(
            "{:.1} bytes/state: {:.1} for its pair of halves, {:.1} for {} shared nodes, {:.1} for {} \
             components\n",
            per_state(report.store_bytes),
            per_state(statistics.state_bytes),
            per_state(statistics.node_bytes),
            statistics.nodes,
            per_state(statistics.component_bytes),
            statistics.components,
        ));
        if statistics.components_per_state > 0.0 {
            out.push_str(&format!(
                "kept whole, a state would take about {:.0} bytes, in {:.1} components\n",
                statistics.whole_bytes_per_state, statistics.components_per_state,
            ));
        }
        if statistics.squeezed {
            out.push_str("memory was short: the store gave back what it had for speed\n");
        }
    } else {
        out.push_str(&format!(
            "{:.1} bytes/state\n",
            per_state(report.store_bytes)
        ));
    }
    out.push_str(&format!(
        "{:.1} transitions/state, {} of {} to known states or to none; longest execution {} steps, longest pending list {}\n",
        report.transitions as f64 / report.states.max(1) as f64,
        report.transitions.saturating_sub(report.states.saturating_sub(1)),
        report.transitions,
        report.depth,
        report.max_pending,
    ));
    steps(&mut out, report);
    skipped(&mut out, report);
    origins(&mut out, report);
    out
}

/// So many places in the code are listed.
const MOST_ORIGINS: usize = 12;

/// Where in the code the choices come from.
fn origins(out: &mut String, report: &Report) {
    if report.origins.is_empty() {
        return;
    }
    let all: u64 = report.origins.iter().map(|row| row.choices).sum();
    out.push_str("\nwhere several threads could move, their next steps were at\n");
    for row in report.origins.iter().take(MOST_ORIGINS) {
        let source = row.source.as_deref().unwrap_or("the library alone");
        let library = row.library.as_deref();
        let library = library.map_or(String::new(), |library| format!(" in {library}"));
        let share = 100.0 * row.choices as f64 / all as f64;
        let choices = row.choices;
        out.push_str(&format!("{choices:10} {share:4.1} %  {source}{library}\n"));
    }
    let left = report.origins.len().saturating_sub(MOST_ORIGINS);
    if left > 0 {
        out.push_str(&format!("           and at {left} other places\n"));
    }
}

/// What was done for the steps, and what need not be.
fn steps(out: &mut String, report: &Report) {
    let (statistics, tally) = (&report.statistics, &report.statistics.tally);
    out.push_str(&format!(
        "{} steps run, {} looked up\n",
        tally.steps, statistics.looked_up
    ));
    out.push_str(&format!(
        "in the steps run: garbage looked for behind {}, {} could not have made any, {} objects removed\n",
        tally.collections,
        tally.steps.saturating_sub(tally.collections),
        tally.removed,
    ));
}

/// What the reduction skipped.
fn skipped(out: &mut String, report: &Report) {
    let (tally, comparison) = (&report.statistics.tally, &report.statistics.comparison);
    let late = tally.completed.saturating_sub(tally.chosen);
    if tally.merged + tally.issued + late > 0 {
        out.push_str(&format!(
            "without a step of their own: {} operations that no other thread could notice, {} accesses issued, \
             {} pending operations completed\n",
            tally.merged, tally.issued, late,
        ));
    }
    let left = report.statistics.choices_left();
    if left > 0 {
        out.push_str(&format!("{left} choices not taken\n"));
    }
    let passed = report.statistics.passed_through;
    if passed > 0 {
        out.push_str(&format!(
            "{passed} states not stored, because there was one way on\n"
        ));
    }
    if report.statistics.renamed_workers {
        out.push_str("states that differ only in which worker of the pool does what count once\n");
    }
    if comparison.races > 0 {
        out.push_str(&format!(
            "{} races, {} needed another execution; {} executions cut where all had been tried, {} steps run again \
             to go back\n",
            comparison.races, comparison.reversals, comparison.cut, comparison.repeated,
        ));
    }
}
