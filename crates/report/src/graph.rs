//! State graphs for Graphviz and as JSON.

use fencepost_check::GraphReport;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// What the colours and lines of a graph mean, as a part of it.
const LEGEND: &str = "\
  subgraph cluster_legend {
    label=\"legend\"; style=rounded; fontsize=10;
    node [fontsize=10, shape=box, style=\"filled,rounded\"];
    edge [fontsize=10];
    l0 [label=\"plain interleaving comes here\", fillcolor=white];
    l1 [label=\"only reorderings come here\", fillcolor=gray40, fontcolor=white];
    l2 [label=\"the program has ended\", fillcolor=white, peripheries=2];
    l3 [label=\"a property is violated\", fillcolor=white, color=red, peripheries=2];
    l0 -> l1 [style=dashed, label=\"an operation completes before an earlier one of its thread\"];
    l2 -> l3 [style=invis];
  }
";

/// The graph in the language of Graphviz, with a legend: states that plain interleaving reaches
/// are white, the rest grey; an edge is dashed where an operation completed out of order; violating
/// states have a double border.
pub fn graph_dot(report: &GraphReport, program: &str) -> String {
    let mut out = String::from("digraph states {\n  node [shape=circle, style=filled];\n");
    out.push_str(LEGEND);
    let _ = writeln!(
        out,
        "  label={:?};",
        format!("{program} under {}", report.model)
    );
    for (number, node) in report.nodes.iter().enumerate() {
        let fill = if node.white { "white" } else { "gray40" };
        let font = if node.white { "black" } else { "white" };
        let shape = match (node.violating, node.end) {
            (true, _) => ", shape=doubleoctagon, color=red",
            (false, true) => ", shape=doublecircle",
            (false, false) => "",
        };
        let _ = writeln!(
            out,
            "  {number} [fillcolor={fill}, fontcolor={font}{shape}];"
        );
    }
    for (number, edge) in report.edges.iter().enumerate() {
        let style = if edge.dashed { "dashed" } else { "solid" };
        let label = edge.label.replace('\\', "\\\\").replace('"', "\\\"");
        match edge.to {
            Some(to) => {
                let _ = writeln!(
                    out,
                    "  {} -> {to} [style={style}, label=\"{label}\"];",
                    edge.from
                );
            }
            None => {
                let _ = writeln!(
                    out,
                    "  stop{number} [label=\"\", shape=point, color=red];\n  {} -> stop{number} [style={style}, label=\"{label}\"];",
                    edge.from
                );
            }
        }
    }
    out.push_str("}\n");
    out
}

/// The graph as JSON.
pub fn graph_json(report: &GraphReport, program: &str) -> String {
    let nodes: Vec<Value> = report
        .nodes
        .iter()
        .enumerate()
        .map(|(number, node)| {
            json!({
                "state": number,
                "color": if node.white { "white" } else { "black" },
                "end": node.end,
                "violating": node.violating,
            })
        })
        .collect();
    let edges: Vec<Value> = report
        .edges
        .iter()
        .map(|edge| {
            json!({
                "from": edge.from,
                "to": edge.to,
                "label": edge.label,
                "style": if edge.dashed { "dashed" } else { "solid" },
            })
        })
        .collect();
    crate::json::to_string(&json!({
        "tool": crate::TOOL,
        "version": crate::VERSION,
        "program": program,
        "model": report.model,
        "complete": report.complete,
        "nodes": nodes,
        "edges": edges,
    }))
}
