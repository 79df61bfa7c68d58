//! Memory models, listed and shown.

use fencepost_memory_model::{AccessKind, Publication, ReorderTable};
use serde_json::{Map, Value, json};

/// The models by name, one line each.
pub fn models_text(models: &[ReorderTable]) -> String {
    let widest = models.iter().map(|model| model.name.len()).max();
    let width = widest.unwrap_or(0);
    models
        .iter()
        .map(|model| format!("{:<width$}  {}\n", model.name, model.summary))
        .collect()
}

/// The models with their tables.
pub fn models_json(models: &[ReorderTable]) -> String {
    let models: Vec<Value> = models.iter().map(model_value).collect();
    crate::json::to_string(&json!({ "models": models }))
}

fn model_value(model: &ReorderTable) -> Value {
    let mut rows = Map::new();
    for &earlier in &model.listed {
        let laters: Vec<&str> = (model.listed.iter().copied())
            .filter(|&later| model.may_overtake(earlier, later))
            .map(AccessKind::key)
            .collect();
        rows.insert(earlier.key().to_string(), json!(laters));
    }
    let reads = match model.same_location_reads_ordered {
        true => "ordered",
        false => "free",
    };
    json!({
        "name": model.name,
        "summary": model.summary,
        "source": model.source,
        "overtaken_by": rows,
        "same_location_reads": reads,
        "forwarding": model.forwarding,
        "publication": model.publication != Publication::Off,
        "publication_orders": model.publication.key(),
        "working_copies": model.working_copies,
        "reuse_reads": model.reuse_reads,
    })
}
