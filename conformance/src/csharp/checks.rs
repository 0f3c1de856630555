//! What the types of a signature must be: with a schema, finite, listed in a context (rulings Y, K, G).

use std::collections::HashMap;

use olt::contract::DiagnosticId;

use super::context::{Context, Policy};
use super::diagnostic::{Finding, Place};
use super::records::RecordProperty;
use super::signature::json_name;
use super::survey::{EnumProperty, MAX_TYPES, Refused, Survey};
use super::syntax::{children, field};
use super::tool::{Root, ToolReader};
use super::types::{Reason, Ty, TyKind};

/// How many types of one tool are told one by one to be in no context.
const MAX_UNLISTED: usize = 20;

impl<'t> ToolReader<'_, 't> {
    /// Says how many types are in no context beyond those told one by one.
    pub(super) fn tell_more_unlisted(&mut self, place: &Place) {
        let more = self.unlisted.len().saturating_sub(MAX_UNLISTED);
        if more > 0 {
            let message = format!("no JsonSerializerContext lists {more} more of the types that the tool reaches");
            let help = "list the types above first; the others are named then";
            self.report.add(Finding::error(DiagnosticId::Unlisted, message, help), "", place.clone());
        }
    }

    /// Checks everything a parameter or return type reaches and adds it to the table; the naming policy there.
    pub(super) fn look_through(&mut self, root: &Root) -> Policy {
        let survey = self.world.survey(&root.ty, &mut self.reached);
        if survey.too_many {
            self.refuse_too_many(root);
            return self.default_policy();
        }
        for refused in &survey.refused {
            self.refuse(root, refused);
        }
        if let Some(cycle) = &survey.cycle {
            let help = "a schema holds no type within itself: leave the property out with [JsonIgnore], or refer to the other value by a key";
            let error = Finding::error(DiagnosticId::Recursive, format!("{}: {cycle}", root.what), help);
            let subject = survey.records.first().map(|(ty, _)| self.world.display(ty));
            self.report.add(error, &subject.unwrap_or_default(), root.place.clone());
        }
        let policy = match self.is_generated() {
            true => self.listing(root, &survey),
            false => Policy::CamelCase,
        };
        for (ty, properties) in &survey.records {
            for (finding, place) in properties.iter().flat_map(|known| &known.problems) {
                self.report.add(finding.clone(), "", place.clone());
            }
            self.names_once(root, ty, &policy, properties);
            self.table.add_record(ty, &policy, properties);
        }
        for ty in &survey.enums {
            self.member_names(ty);
            self.table.add_enum(ty);
        }
        if let TyKind::Declared(..) = self.bare(&root.ty).kind()
            && self.world.is_enum(&self.bare(&root.ty))
        {
            self.table.add_enum(&self.bare(&root.ty));
        }
        policy
    }

    /// OLT002 or OLT003 where generic records multiply.
    fn refuse_too_many(&mut self, root: &Root) {
        let name = match self.bare(&root.ty).kind() {
            TyKind::Declared(id, _) => self.world.symbols.full_name(*id),
            _ => String::new(),
        };
        let message = format!("{}: with `{name}` the tool reaches more than {MAX_TYPES} closed types", root.what);
        let help = "generic records that use each other with ever new type arguments multiply: write the types out that are meant, or give the tool fewer of them";
        let error = Finding::error(root.id(), message, help);
        self.report.add(error, &root.what, root.place.clone());
    }

    fn bare(&self, ty: &Ty) -> Ty {
        self.world.leaf(ty).ok().flatten().unwrap_or_else(|| ty.clone())
    }

    /// OLT002, or OLT003 in a return type.
    fn refuse(&mut self, root: &Root, refused: &Refused) {
        let text = &refused.refusal.text;
        let holder = match &refused.property {
            Some(property) => format!("property `{property}`, reached from {},", root.what),
            None => root.what.clone(),
        };
        let (message, help) = match &refused.refusal.reason {
            Reason::NotInTable(instead) => {
                (format!("{holder} has the type `{text}`, which has no schema"), instead.clone())
            }
            Reason::Unknown => (
                format!("{holder} has the unknown type `{text}`"),
                "give the file that declares it as well; types of other libraries have no schema".to_owned(),
            ),
            Reason::UnknownBase(base) => (
                format!("{holder} has the type `{text}`, whose base class `{base}` is unknown"),
                "give the file that declares the base class as well".to_owned(),
            ),
            Reason::Ambiguous(between) => (
                format!("{holder} has the type `{text}`, which could be {between}"),
                "write the namespace too".to_owned(),
            ),
        };
        let subject = format!("{} {text}", root.what);
        let error = Finding::error(root.id(), message, help);
        self.report.add(error, &subject, root.place.clone());
    }

    /// OLT005 and OLT011; the policy of the context that lists the outermost record (rulings K-8, K-9).
    fn listing(&mut self, root: &Root, survey: &Survey<'t>) -> Policy {
        let mut outermost = None;
        for (index, (ty, _)) in survey.records.iter().enumerate() {
            let policy = self.listed(root, ty, index == 0);
            outermost = outermost.or(policy);
        }
        let is_collection =
            matches!(self.world.not_null(&root.ty).kind(), TyKind::Sequence(..) | TyKind::Dictionary(..));
        let bytes = self.world.types.scalar(super::types::Scalar::Byte);
        let bytes = self.world.types.of(TyKind::Sequence(super::types::ARRAY, bytes));
        if root.is_return && is_collection && survey.refused.is_empty() {
            let returned = self.world.not_null(&root.ty);
            if returned != bytes {
                let policy = self.listed(root, &returned, true);
                outermost = outermost.or(policy);
            }
        }
        for found in &survey.enum_properties {
            self.string_enum(root, found, survey);
        }
        outermost.unwrap_or_else(|| self.default_policy())
    }

    /// Whether a context lists the type, and how that context names properties.
    fn listed(&mut self, root: &Root, ty: &Ty, names_count: bool) -> Option<Policy> {
        // What a type parameter is part of cannot be listed; OLT004 or OLT010 says so.
        if ty.is_open() {
            return None;
        }
        let identity = self.world.identity(ty);
        let name = self.world.display(&identity);
        let contexts: Vec<&Context> = self.contexts.listing(&identity).collect();
        let Some(first) = contexts.first() else {
            self.unlisted.insert(name.clone());
            if self.unlisted.len() > MAX_UNLISTED {
                return None;
            }
            let message = match self.contexts.is_empty() {
                true => format!("{}: no JsonSerializerContext is given that lists `{name}`", root.what),
                false => format!("{}: no JsonSerializerContext lists `{name}`", root.what),
            };
            let help = format!(
                "write [JsonSerializable(typeof({}))] on a partial class that derives from JsonSerializerContext",
                self.world.full_display(&identity)
            );
            let error = Finding::error(DiagnosticId::Unlisted, message, help);
            self.report.add(error, &name, root.place.clone());
            return None;
        };
        let policy = first.policy.clone();
        let other = contexts.iter().find(|other| other.policy != first.policy);
        let (message, help) = match (other, &policy) {
            (Some(other), _) => (
                format!(
                    "{}: the contexts `{}` and `{}` list `{name}` under different naming policies",
                    root.what, first.name, other.name
                ),
                "list the type in one of them, or give both the same PropertyNamingPolicy",
            ),
            (None, Policy::Other(policy)) if names_count => (
                format!(
                    "{}: the context `{}`, which lists `{name}`, names properties by {policy}",
                    root.what, first.name
                ),
                "set PropertyNamingPolicy to JsonKnownNamingPolicy.CamelCase, or to none",
            ),
            _ => return Some(policy),
        };
        let error = Finding::error(DiagnosticId::NamingPolicy, message, help);
        self.report.add(error, &name, root.place.clone());
        Some(policy)
    }

    /// A warning where the serializer would write a number for an enum (ruling K-9).
    fn string_enum(&mut self, root: &Root, found: &EnumProperty<'t>, survey: &Survey<'t>) {
        let Some((outermost, _)) = survey.records.first() else {
            return;
        };
        let outermost = self.world.identity(outermost);
        let identity = self.world.identity(&found.of);
        let Some(context) = self.contexts.listing(&outermost).next() else {
            return;
        };
        if context.writes_names_of(&identity) || self.has_converter(found) {
            return;
        }
        let message = format!(
            "`{}.{}` is an enum, which the context `{}` writes as a number; the schema has names",
            self.world.display(&found.owner),
            found.property.name,
            context.name
        );
        let help = "set UseStringEnumConverter = true in [JsonSourceGenerationOptions]";
        self.report.add(Finding::warning(message, help), "", root.place.clone());
    }

    /// Whether property or enum has the string enum converter itself.
    fn has_converter(&self, found: &EnumProperty<'t>) -> bool {
        let mut attributes = found.property.attributes.clone();
        if let TyKind::Declared(id, arguments) = found.of.kind() {
            let parts = self.world.symbols.def(*id).parts.iter();
            for (part, site) in parts.zip(self.world.sites(*id, arguments)) {
                attributes.extend(self.world.attributes(part.node, &site));
            }
        }
        attributes.iter().any(|known| {
            let converter = known.argument(0, "converterType");
            known.name == "JsonConverter"
                && converter.is_some_and(|node| self.world.string_enum_converter(node, &known.site).is_some())
        })
    }

    /// Two properties with one JSON name (ruling K-6).
    fn names_once(&mut self, root: &Root, ty: &Ty, policy: &Policy, properties: &[RecordProperty<'t>]) {
        let mut seen: HashMap<String, &str> = HashMap::new();
        let owner = self.world.display(ty);
        let mut clashes = Vec::new();
        for property in properties {
            let name = json_name(property, policy);
            if let Some(first) = seen.get(&name) {
                clashes.push(format!(
                    "{}: `{owner}.{first}` and `{owner}.{}` have the same JSON name \"{name}\"",
                    root.what, property.name
                ));
                continue;
            }
            seen.insert(name, &property.name);
        }
        for message in clashes {
            let help = "rename one of them, or give it another [JsonPropertyName]";
            let error = Finding::error(root.id(), message.clone(), help);
            self.report.add(error, &message, root.place.clone());
        }
    }

    /// Names that the serializer's attributes give enum members are not the contract's (ruling Y-4).
    fn member_names(&mut self, ty: &Ty) {
        let TyKind::Declared(id, arguments) = ty.kind() else {
            return;
        };
        let parts = self.world.symbols.def(*id).parts.iter();
        for (part, site) in parts.zip(self.world.sites(*id, arguments)) {
            let Some(body) = field(part.node, "body") else {
                continue;
            };
            for member in children(body) {
                for attribute in self.world.attributes(member, &site) {
                    if matches!(attribute.name.as_str(), "JsonStringEnumMemberName" | "EnumMember") {
                        let message = format!(
                            "[{}] on a member of `{}` is ignored: the schema has the C# names",
                            attribute.name,
                            self.world.display(ty)
                        );
                        let warning = Finding::warning(message, "rename the member itself");
                        self.report.add(warning, "", attribute.place());
                    }
                }
            }
        }
    }
}
