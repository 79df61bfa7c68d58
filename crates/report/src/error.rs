//! Errors in what the user gave: bad input, bad usage.

use serde::Serialize;

/// Whose mistake an error is.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum ErrorKind {
    /// An unknown option, model, entry point or name.
    Usage,
    /// A missing, unreadable or malformed file.
    Input,
}

/// An error, for people and for scripts.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct ErrorReport {
    /// Whose mistake it is.
    pub kind: ErrorKind,
    /// What is wrong.
    pub message: String,
    /// The file and place, or the option, that is wrong.
    #[serde(rename = "where")]
    pub place: Option<String>,
    /// More lines for people, such as an expression with carets below it.
    #[serde(skip)]
    pub detail: Option<String>,
}

impl ErrorReport {
    /// An unknown option, model, entry point or name.
    pub fn usage(message: impl Into<String>, place: impl Into<String>) -> Self {
        Self {
            kind: ErrorKind::Usage,
            message: message.into(),
            place: Some(place.into()),
            detail: None,
        }
    }

    /// A missing, unreadable or malformed file.
    pub fn input(message: impl Into<String>, place: impl Into<String>) -> Self {
        Self {
            kind: ErrorKind::Input,
            ..Self::usage(message, place)
        }
    }

    /// The same error with more lines for people.
    pub fn with_detail(mut self, detail: impl Into<String>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    /// The error as people read it.
    pub fn to_text(&self) -> String {
        let mut text = match &self.place {
            Some(place) => format!("error: {place}: {}\n", self.message),
            None => format!("error: {}\n", self.message),
        };
        for line in self.detail.iter().flat_map(|detail| detail.lines()) {
            text.push_str("    ");
            text.push_str(line);
            text.push('\n');
        }
        text
    }

    /// The error as scripts read it.
    pub fn to_json(&self) -> String {
        #[derive(Serialize)]
        struct Wrapped<'a> {
            error: &'a ErrorReport,
        }
        crate::json::to_string(&Wrapped { error: self })
    }
}

#[cfg(test)]
mod tests {
    use super::ErrorReport;

    #[test]
    fn an_error_has_both_forms() {
        let error = ErrorReport::usage("unknown model `x`", "--model").with_detail("a\n^");
        assert_eq!(
            error.to_text(),
            "error: --model: unknown model `x`\n    a\n    ^\n"
        );
        let json: serde_json::Value = serde_json::from_str(&error.to_json()).expect("JSON");
        assert_eq!(json["error"]["kind"], "usage");
        assert_eq!(json["error"]["where"], "--model");
        assert_eq!(json["error"]["message"], "unknown model `x`");
    }
}
