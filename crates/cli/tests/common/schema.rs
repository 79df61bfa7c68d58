//! A validator for the part of JSON Schema that the shipped schemas use.
//!
//! It refuses keywords it does not know, so a schema cannot ask for something that is not checked.

use serde_json::{Map, Value};

/// Checks a value against a schema and lists everything that is wrong.
pub fn validate(schema: &Value, value: &Value) -> Vec<String> {
    let mut problems = Vec::new();
    Validator { root: schema }.check(schema, value, "$", &mut problems);
    problems
}

struct Validator<'a> {
    root: &'a Value,
}

impl Validator<'_> {
    fn check(&self, schema: &Value, value: &Value, path: &str, problems: &mut Vec<String>) {
        let schema = schema.as_object().expect("a schema is an object");
        for (keyword, rule) in schema {
            let ok = match keyword.as_str() {
                "$schema" | "title" | "description" | "$defs" => true,
                // These two are read together with `properties` and `type`.
                "additionalProperties" => true,
                "type" => has_type(rule, value),
                "const" => value == rule,
                "enum" => rule.as_array().is_some_and(|all| all.contains(value)),
                "minimum" => value.as_f64() >= rule.as_f64() || value.is_null(),
                "$ref" => {
                    let target = rule.as_str().expect("a reference is a string");
                    let (file, pointer) = target.split_once('#').expect("it has a place");
                    match file.strip_suffix(".schema.json") {
                        None => {
                            assert_eq!(file, "", "schemas refer to schemas that are shipped");
                            let target = self.root.pointer(pointer).expect("the target exists");
                            self.check(target, value, path, problems);
                        }
                        // The other file is the root of its own references.
                        Some(name) => {
                            let root = &super::shipped_schema(name);
                            let target = root.pointer(pointer).expect("the target exists");
                            Validator { root }.check(target, value, path, problems);
                        }
                    }
                    true
                }
                "required" => {
                    let names = rule.as_array().expect("a list of names");
                    let missing = names
                        .iter()
                        .filter(|name| value.get(name.as_str().unwrap_or_default()).is_none());
                    problems.extend(missing.map(|name| format!("{path} lacks {name}")));
                    true
                }
                "items" => {
                    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(rule, item, &format!("{path}[{index}]"), problems);
                    }
                    true
                }
                "properties" => true,
                other => panic!("the validator does not know `{other}`"),
            };
            if !ok {
                problems.push(format!("{path}: {value} breaks {keyword} {rule}"));
            }
        }
        if let Some(object) = value.as_object() {
            self.check_object(schema, object, path, problems);
        }
    }

    fn check_object(
        &self,
        schema: &Map<String, Value>,
        object: &Map<String, Value>,
        path: &str,
        problems: &mut Vec<String>,
    ) {
        let known = schema.get("properties").and_then(Value::as_object);
        for (key, value) in object {
            let path = format!("{path}.{key}");
            match known.and_then(|known| known.get(key)) {
                Some(rule) => self.check(rule, value, &path, problems),
                None => match schema.get("additionalProperties") {
                    Some(Value::Bool(false)) => problems.push(format!("{path} is not known")),
                    Some(rule) => self.check(rule, value, &path, problems),
                    None => {}
                },
            }
        }
    }
}

fn has_type(rule: &Value, value: &Value) -> bool {
    match rule {
        Value::Array(any) => any.iter().any(|one| has_type(one, value)),
        Value::String(name) => match name.as_str() {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            "number" => value.is_number(),
            "integer" => value.is_i64() || value.is_u64(),
            other => panic!("the validator does not know the type `{other}`"),
        },
        _ => panic!("a type is a name or a list of names"),
    }
}
