//! Whether the lanes say the same of a random signature, and whether what they say is a JSON Schema 2020-12.

use std::fmt;
use std::path::Path;

use serde_json::Value;

use super::Subject;
use super::scratch::{Answers, answers};

/// A signature that the lanes differ on, or of which they say what is no JSON Schema.
#[derive(Debug)]
pub(super) struct Difference {
    pub(super) id: String,
    pub(super) signature: String,
    question: String,
    compiled: String,
    reflected: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "signature  {}", self.signature)?;
        writeln!(f, "question   {}", self.question)?;
        if self.compiled == self.reflected {
            return write!(f, "both       {}\nwhich is no JSON Schema 2020-12", self.compiled);
        }
        writeln!(f, "compiled   {}", self.compiled)?;
        write!(f, "reflection {}", self.reflected)
    }
}

/// The first difference of each subject that has one.
pub(super) fn differences(root: &Path, subjects: &[Subject]) -> Result<Vec<Difference>, String> {
    let Answers { compiled, reflected } = answers(root, subjects)?;
    let mut lines = compiled.iter().zip(&reflected);
    let mut differences = Vec::new();
    for subject in subjects {
        let lines: Vec<_> = lines.by_ref().take(subject.calls.len() + 1).collect();
        if lines.len() <= subject.calls.len() {
            return Err(format!("{}: the scratch program left questions unanswered", subject.id));
        }
        let questions =
            std::iter::once("describe".to_owned()).chain(subject.calls.iter().map(|call| format!("{call:?}")));
        let differs = |(_, (ours, theirs)): &(String, (&String, &String))| ours != theirs || !is_schema(ours);
        if let Some((question, (ours, theirs))) = questions.zip(lines).find(differs) {
            differences.push(Difference {
                id: subject.id.clone(),
                signature: serde_json::to_string(&subject.signature).unwrap_or_default(),
                question,
                compiled: ours.clone(),
                reflected: theirs.clone(),
            });
        }
    }
    Ok(differences)
}

/// Whether the schemas of a description meet the metaschema; other answers have none.
fn is_schema(answer: &str) -> bool {
    let Ok(Value::Array(answer)) = serde_json::from_str(answer) else { return false };
    if answer.len() < 5 {
        return answer.first().is_some_and(|verdict| verdict != "refused");
    }
    let schemas = answer[2..4].iter().filter_map(Value::as_str);
    schemas
        .map(serde_json::from_str)
        .all(|schema| schema.is_ok_and(|schema| jsonschema::draft202012::meta::is_valid(&schema)))
}
