//! Wrong readings of C# types: what a type in the source is taken for.

use std::collections::BTreeSet;

use olt::reflection::describe::TypeDesc;

use super::Saboteur;
use super::act::Act;
use super::edit::each_piece;
use super::walk::each_type;

pub(super) const ALL: &[Saboteur] = &[
    Saboteur::new(
        "nullable-struct-by-mark-only",
        "Y-2",
        &[],
        "Knows `T?` and not `Nullable<T>`.",
        Act::Source(|csharp| {
            let nullable = |text: &str, name| each_piece(text, name, ">", str::to_owned);
            nullable(&nullable(csharp, "System.Nullable<"), "Nullable<")
        }),
    ),
    Saboteur::new(
        "mark-of-type-parameter-unread",
        "Y-3",
        &[],
        "Drops the `?` of a type parameter when it puts the argument in.",
        Act::Source(|csharp| csharp.replace("T? ", "T ")),
    ),
    Saboteur::new(
        "enum-aliases-left-out",
        "Y-4",
        &[],
        "Leaves out the members of an enum that have the value of another.",
        Act::Source(|csharp| {
            each_piece(csharp, "enum ", "}", |declared| {
                let mut values = BTreeSet::new();
                let is_new = |member: &&str| {
                    member.split_once('=').is_none_or(|(_, value)| values.insert(value.trim().to_owned()))
                };
                let members: Vec<&str> = declared.split(',').filter(is_new).collect();
                format!("enum {} }}", members.join(",").trim_end())
            })
        }),
    ),
    Saboteur::new(
        "list-of-bytes-base64",
        "Y-7",
        &["type.list"],
        "Takes `List<byte>` for base64 text too.",
        Act::Described(|signature| {
            each_type(signature, |ty| {
                if *ty == TypeDesc::List(Box::new(TypeDesc::Byte)) {
                    *ty = TypeDesc::Base64;
                }
            });
        }),
    ),
];
