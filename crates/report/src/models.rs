//! Memory models, listed and shown.

use fencepost_memory_model::{AccessKind, MemoryModel, Publication};
use serde_json::{Map, Value, json};

/// The models by name, one line each.
pub fn models_text(models: &[MemoryModel]) -> String {
    let widest = models.iter().map(|model| model.name().len()).max();
    let width = widest.unwrap_or(0);
    models
        .iter()
        .map(|model| format!("{:<width$}  {}\n", model.name(), model.table().summary))
        .collect()
}

/// The models with their tables.
pub fn models_json(models: &[MemoryModel]) -> String {
    let models: Vec<Value> = models.iter().map(model_value).collect();
    crate::json::to_string(&json!({ "models": models }))
}

fn model_value(model: &MemoryModel) -> Value {
    let table = model.table();
    let mut rows = Map::new();
    for &earlier in &table.listed {
        let laters: Vec<&str> = (table.listed.iter().copied())
            .filter(|&later| table.may_overtake(earlier, later))
            .map(AccessKind::key)
            .collect();
        rows.insert(earlier.key().to_string(), json!(laters));
    }
    let reads = match table.same_location_reads_ordered {
        true => "ordered",
        false => "free",
    };
    json!({
        "name": model.name(),
        "summary": table.summary,
        "source": table.source,
        "overtaken_by": rows,
        "same_location_reads": reads,
        "forwarding": table.forwarding,
        "publication": table.publication != Publication::Off,
        "publication_orders": table.publication.key(),
        "assumptions": table.assumptions.iter().map(|one| one.name()).collect::<Vec<_>>(),
        "working_copies": model.has_working_copies(),
        "reuse_reads": model.reuses_reads(),
    })
}
