//! Looks through every type that a signature reaches: has each a schema, does none refer to itself, is each listed?

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::records::RecordProperty;
use super::symbols::{DefId, Kind};
use super::types::{Reason, Refusal, Scalar, Ty, TyKind};
use super::world::World;

/// How many closed types one tool may reach: generic records that use each other twice double them at every step.
pub(super) const MAX_TYPES: usize = 4_096;

/// Type arguments nested deeper than this grow without end.
const MAX_DEPTH: usize = 160;

/// What was found on the way from one parameter or return type.
#[derive(Debug, Default)]
pub(super) struct Survey<'t> {
    /// The records reached, outermost first, each with its properties.
    pub(super) records: Vec<(Ty, Rc<Vec<RecordProperty<'t>>>)>,
    /// The enums reached.
    pub(super) enums: Vec<Ty>,
    /// The types without a schema, and how they were reached.
    pub(super) refused: Vec<Refused>,
    /// The first type that was found to refer to itself, with the way back to it.
    pub(super) cycle: Option<String>,
    /// The tool reaches more than [`MAX_TYPES`] closed types; nothing else is told then.
    pub(super) too_many: bool,
    /// Properties whose values are enums.
    pub(super) enum_properties: Vec<EnumProperty<'t>>,
}

/// A type without a schema.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Refused {
    pub(super) refusal: Refusal,
    /// `Order.Blob` where a property has the type.
    pub(super) property: Option<String>,
}

/// A property whose value is an enum, or holds some.
#[derive(Debug)]
pub(super) struct EnumProperty<'t> {
    pub(super) owner: Ty,
    pub(super) property: RecordProperty<'t>,
    pub(super) of: Ty,
}

/// A record whose properties are being gone through.
struct Frame<'t> {
    ty: Ty,
    properties: Rc<Vec<RecordProperty<'t>>>,
    next: usize,
}

struct Walk<'w, 't> {
    world: &'w World<'t>,
    survey: Survey<'t>,
    seen: HashSet<Ty>,
    /// What the tool as a whole has reached.
    reached: &'w mut HashSet<Ty>,
    /// The records on the way, as the runtime has them, with their depth on it.
    on_the_way: HashMap<Ty, usize>,
    frames: Vec<Frame<'t>>,
}

impl<'t> World<'t> {
    /// Everything that `root` reaches. Chains of records may be as long as the author likes: nothing recurses.
    /// `reached` collects the closed types of one tool, of which there are at most [`MAX_TYPES`].
    pub(super) fn survey(&self, root: &Ty, reached: &mut HashSet<Ty>) -> Survey<'t> {
        let mut walk = Walk {
            world: self,
            survey: Survey::default(),
            seen: HashSet::new(),
            reached,
            on_the_way: HashMap::new(),
            frames: Vec::new(),
        };
        walk.visit(root, None);
        while let Some(frame) = walk.frames.last_mut() {
            let Some(property) = frame.properties.get(frame.next).cloned() else {
                let identity = self.identity(&frame.ty);
                walk.on_the_way.remove(&identity);
                walk.frames.pop();
                continue;
            };
            frame.next += 1;
            let owner = frame.ty.clone();
            walk.visit(&property.ty, Some((owner, &property)));
        }
        walk.survey
    }
}

impl<'t> Walk<'_, 't> {
    fn visit(&mut self, ty: &Ty, from: Option<(Ty, &RecordProperty<'t>)>) {
        match self.world.leaf(ty) {
            Err(refusal) => self.survey.refused.push(Refused { refusal, property: self.way(from.as_ref()) }),
            Ok(None) => {}
            Ok(Some(leaf)) => match leaf.kind() {
                TyKind::Declared(id, _) if self.world.symbols.def(*id).kind == Kind::Enum => {
                    if let Some((owner, property)) = from {
                        self.survey.enum_properties.push(EnumProperty {
                            owner,
                            property: property.clone(),
                            of: leaf.clone(),
                        });
                    }
                    if self.seen.insert(leaf.clone()) {
                        self.survey.enums.push(leaf);
                    }
                }
                _ => self.enter(leaf, from.as_ref()),
            },
        }
    }

    /// The property that has the type, as `Order.Blob`.
    fn way(&self, from: Option<&(Ty, &RecordProperty<'t>)>) -> Option<String> {
        let (owner, property) = from?;
        Some(format!("{}.{}", self.world.display(owner), property.name))
    }

    fn enter(&mut self, record: Ty, from: Option<&(Ty, &RecordProperty<'t>)>) {
        let identity = self.world.identity(&record);
        if self.on_the_way.contains_key(&identity) {
            let name = self.world.display(&record);
            let way = self.way(from).unwrap_or_default();
            let text = format!("`{name}` refers to itself through `{way}`");
            self.survey.cycle.get_or_insert(text);
            return;
        }
        if record.depth() > MAX_DEPTH {
            let name = match record.kind() {
                TyKind::Declared(id, _) => self.world.symbols.full_name(*id),
                _ => String::new(),
            };
            let text = format!("the type arguments of `{name}` grow without end");
            self.survey.cycle.get_or_insert(text);
            // What was reached on the way is of the same making.
            self.survey.records.truncate(1);
            self.frames.clear();
            return;
        }
        if !self.seen.insert(record.clone()) {
            return;
        }
        self.reached.insert(record.clone());
        if self.reached.len() > MAX_TYPES {
            self.survey = Survey { too_many: true, ..Survey::default() };
            self.frames.clear();
            return;
        }
        match self.world.record_of(&record) {
            Err(refusal) => self.survey.refused.push(Refused { refusal, property: self.way(from) }),
            Ok(properties) => {
                self.survey.records.push((record.clone(), Rc::clone(&properties)));
                self.on_the_way.insert(identity, self.frames.len());
                self.frames.push(Frame { ty: record, properties, next: 0 });
            }
        }
    }
}

impl<'t> World<'t> {
    /// The declared type at the bottom of nullables, elements and dictionary values, if there is one.
    pub(super) fn leaf(&self, ty: &Ty) -> Result<Option<Ty>, Refusal> {
        let mut at = ty.clone();
        loop {
            let instead = match at.kind() {
                TyKind::Scalar(_) | TyKind::Parameter(_) => return Ok(None),
                TyKind::Declared(id, _) => {
                    return match self.refusal_of(*id) {
                        None => Ok(Some(at)),
                        Some(reason) => Err(Refusal { text: self.display(&at), reason }),
                    };
                }
                TyKind::Refused(refusal) => return Err(refusal.clone()),
                TyKind::Nullable(inner) if matches!(inner.kind(), TyKind::CancellationToken) => {
                    "a CancellationToken is always given: write it without `?`"
                }
                TyKind::Nullable(inner) | TyKind::Sequence(_, inner) => {
                    at = inner.clone();
                    continue;
                }
                TyKind::Dictionary(_, key, value) => {
                    if *key.kind() == TyKind::Scalar(Scalar::String) {
                        at = value.clone();
                        continue;
                    }
                    "JSON names are text: use string keys"
                }
                TyKind::Task(_) => "the model cannot send a task: use the value itself",
                TyKind::Void => "use a type that has values",
                TyKind::ToolContext | TyKind::CancellationToken => {
                    "the runtime fills it in: make it a parameter of its own"
                }
                TyKind::Part | TyKind::ToolResult => "it can only be returned, by itself",
            };
            return Err(Refusal { text: self.display(&at), reason: Reason::NotInTable(instead.to_owned()) });
        }
    }

    /// Why a declared type is neither an enum nor a record, if it is not.
    fn refusal_of(&self, id: DefId) -> Option<Reason> {
        let def = self.symbols.def(id);
        let instead = match def.kind {
            _ if def.is_repeated => "it is declared twice: keep one, or write `partial` on both",
            Kind::Enum => return None,
            Kind::Interface => "an interface says nothing about its values: use a record",
            Kind::Delegate => "the model cannot send a delegate: use a record or an enum",
            _ if def.has_modifier("static") => "a static class has no values",
            _ => return None,
        };
        Some(Reason::NotInTable(instead.to_owned()))
    }
}
