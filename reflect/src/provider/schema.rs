//! A schema of the contract, as its keywords.

/// One fragment. Numbers and the values of `enum` and `default` are kept as their JSON texts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Schema {
    pub(super) ty: Option<Type>,
    pub(super) format: Option<String>,
    pub(super) description: Option<String>,
    pub(super) members: Option<Vec<String>>,
    pub(super) minimum: Option<String>,
    pub(super) maximum: Option<String>,
    pub(super) min_length: Option<String>,
    pub(super) max_length: Option<String>,
    pub(super) pattern: Option<String>,
    pub(super) content_encoding: Option<String>,
    pub(super) items: Option<Box<Schema>>,
    pub(super) min_items: Option<String>,
    pub(super) max_items: Option<String>,
    pub(super) unique_items: bool,
    pub(super) properties: Option<Vec<Property>>,
    pub(super) additional: Additional,
    pub(super) default: Option<String>,
}

/// The keyword `type`: one type, or that and `"null"`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Type {
    pub(super) name: String,
    pub(super) nullable: bool,
}

/// One of an object's `properties`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Property {
    pub(super) name: String,
    pub(super) required: bool,
    pub(super) schema: Schema,
}

/// The keyword `additionalProperties`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) enum Additional {
    /// Not written: any.
    #[default]
    Any,
    /// `false`
    None,
    /// Values of this schema: a dictionary.
    Each(Box<Schema>),
}

impl Schema {
    /// Whether null is among its values.
    pub(super) fn accepts_null(&self) -> bool {
        self.ty.as_ref().is_none_or(|ty| ty.nullable)
    }

    /// Lets null be among its values.
    pub(super) fn accept_null(&mut self) {
        if let Some(ty) = &mut self.ty {
            ty.nullable = true;
        }
        if let Some(members) = &mut self.members
            && !members.iter().any(|member| member == "null")
        {
            members.push("null".to_owned());
        }
    }

    /// Whether its values are of this type.
    pub(super) fn is(&self, name: &str) -> bool {
        self.ty.as_ref().is_some_and(|ty| ty.name == name)
    }
}
