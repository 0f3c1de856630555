//! C# from signatures: a file whose tool the front end reads as the signature it was written from.
//!
//! What C# cannot spell is written in the nearest way; the signature that counts is the one that is read back.

mod annotation;
mod literal;
mod name;
mod ty;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use olt::reflection::describe::{ParameterDesc, PropertyDesc, ReturnDesc, Signature, TypeDecl, TypeDesc};

use literal::string;
use name::Names;

/// A whole C# file that declares the tool, its types and their serializer context.
///
/// ```
/// use olt_conformance::csharp::{Options, Source, analyze};
/// let text = r#"{"name":"add","parameters":[{"name":"a","type":"int"},{"name":"b","type":"int","default":"1"}]}"#;
/// let signature = serde_json::from_str(text)?;
/// let source = Source { path: "Add.cs".to_owned(), text: olt_conformance::sharpgen::file(&signature) };
/// assert_eq!(analyze(&[source], &Options::default()).tools[0].signature, signature);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[must_use]
pub fn file(signature: &Signature) -> String {
    let names = Names::of(signature);
    let mut text = String::from(HEAD);
    for (name, declared) in &signature.types {
        text.push_str(&match declared {
            TypeDecl::Enum(members) => enumeration(name, members, &names),
            TypeDecl::Record(properties) => class(names.of_type(name), properties, &names),
        });
    }
    text.push_str(&tool(signature, &names));
    text.push_str(&context(signature, &names));
    text
}

const HEAD: &str = "using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.ComponentModel.DataAnnotations;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

";

fn enumeration(name: &str, members: &[String], names: &Names) -> String {
    let members: Vec<&str> = members.iter().map(|member| names.of_member(name, member)).collect();
    format!("public enum {} {{ {} }}\n\n", names.of_type(name), members.join(", "))
}

fn class(name: &str, properties: &[PropertyDesc], names: &Names) -> String {
    let mut text = format!("public class {name}\n{{\n");
    for (property, number) in properties.iter().zip(0..) {
        let attributes = attributes(&property.description, &property.annotations);
        let required = if property.required { "required " } else { "" };
        let accessors = if property.read_only { "get;" } else { "get; set;" };
        let (json, ty) = (string(&property.name), ty::spelled(&property.ty, names));
        let _ = writeln!(
            text,
            "    [JsonPropertyName({json})] {attributes}public {required}{ty} Property{number} {{ {accessors} }}"
        );
    }
    text.push_str("}\n\n");
    text
}

fn tool(signature: &Signature, names: &Names) -> String {
    // C# wants parameters with a default after those without.
    let (optional, required): (Vec<_>, Vec<_>) =
        signature.parameters.iter().partition(|parameter| parameter.default.is_some() || parameter.optional);
    let parameters: Vec<String> =
        required.into_iter().chain(optional).map(|parameter| self::parameter(parameter, signature, names)).collect();
    let returns = match &signature.returns {
        ReturnDesc::Void => "void".to_owned(),
        ReturnDesc::Part => "Part".to_owned(),
        ReturnDesc::Parts => "IEnumerable<Part>".to_owned(),
        ReturnDesc::ToolResult => "ToolResult".to_owned(),
        ReturnDesc::Value(ty) => ty::spelled(ty, names),
    };
    let body = if signature.returns == ReturnDesc::Void { "{ }" } else { "=> throw new NotImplementedException();" };
    format!(
        "public partial class Tools\n{{\n    [Tool({})]\n    public {returns} Run({}) {body}\n}}\n",
        said(signature),
        parameters.join(", ")
    )
}

/// What the attribute says; the name is always given, since it need not come from a method's.
fn said(signature: &Signature) -> String {
    let mut said = vec![format!("Name = {}", string(&signature.name))];
    if !signature.description.is_empty() {
        said.push(format!("Description = {}", string(&signature.description)));
    }
    if signature.ends_loop {
        said.push("EndsLoop = true".to_owned());
    }
    if signature.requires_approval {
        said.push("RequiresApproval = true".to_owned());
    }
    if !signature.parallel_safe {
        said.push("ParallelSafe = false".to_owned());
    }
    if signature.timeout_seconds != 0 {
        said.push(format!("TimeoutSeconds = {}", signature.timeout_seconds));
    }
    said.join(", ")
}

fn parameter(parameter: &ParameterDesc, signature: &Signature, names: &Names) -> String {
    let default = match (&parameter.default, parameter.optional) {
        (Some(text), _) => format!(" = {}", literal::default(text, &parameter.ty, signature, names)),
        (None, true) => " = default".to_owned(),
        (None, false) => String::new(),
    };
    let attributes = attributes(&parameter.description, &parameter.annotations);
    let (ty, name) = (ty::spelled(&parameter.ty, names), name::escaped(&parameter.name));
    format!("{attributes}{ty} {name}{default}")
}

fn attributes(description: &str, annotations: &[olt::reflection::describe::Annotation]) -> String {
    let described = (!description.is_empty()).then(|| format!("[Description({})] ", string(description)));
    let annotated = annotations.iter().filter_map(annotation::attribute).map(|attribute| format!("[{attribute}] "));
    described.into_iter().chain(annotated).collect()
}

/// Lists each record, and what is returned.
fn context(signature: &Signature, names: &Names) -> String {
    let mut listed: BTreeSet<String> = BTreeSet::new();
    for (name, declared) in &signature.types {
        if matches!(declared, TypeDecl::Record(_)) {
            listed.insert(names.of_type(name).to_owned());
        }
    }
    if let ReturnDesc::Value(ty) = &signature.returns {
        listed.insert(ty::spelled(without_null(ty), names));
    }
    let lists: String = listed.iter().map(|ty| format!("[JsonSerializable(typeof({ty}))]\n")).collect();
    format!(
        "\n[JsonSourceGenerationOptions(JsonSerializerDefaults.Web, UseStringEnumConverter = true)]\n{lists}\
         public partial class ToolsContext : JsonSerializerContext;\n"
    )
}

fn without_null(ty: &TypeDesc) -> &TypeDesc {
    match ty {
        TypeDesc::Nullable(inner) => inner,
        ty => ty,
    }
}
