//! The parts a result is made of.

/// One part of a tool's result.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Part {
    /// Text for the model.
    Text(String),
    /// A JSON text, compact.
    Json(String),
    /// An image.
    Image(Data),
    /// A sound.
    Audio(Data),
    /// A file or another resource.
    File(Data),
}

impl Part {
    /// A text part.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A JSON part of a text that is compact JSON already.
    #[must_use]
    pub fn json(json: impl Into<String>) -> Self {
        Self::Json(json.into())
    }
}

/// Bytes with their media type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data {
    /// The media type, such as `image/png`.
    pub media_type: String,
    /// The bytes themselves.
    pub bytes: Vec<u8>,
    /// A name to show, where there is one.
    pub name: Option<String>,
}

impl Data {
    /// Bytes without a name.
    #[must_use]
    pub fn new(media_type: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self { media_type: media_type.into(), bytes: bytes.into(), name: None }
    }
}
