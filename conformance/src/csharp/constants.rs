//! What names in constant expressions stand for: `const` fields and enum members of the given sources (ruling P-3).

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use tree_sitter::Node;

use super::constant::{
    Builtin, CastTarget, Constant, ConstantError, Conversion, Depth, EnumConstant, EnumType, Fault, MAX_GROWTH,
    convert, evaluate, evaluate_within,
};
use super::literal::{self, IntegerKind};
use super::lookup::Site;
use super::names::{InEnum, Names};
use super::symbols::{DefId, Kind};
use super::syntax::{child_of_kind, children, field, has_modifier};
use super::types::{Scalar, Ty, TyKind};
use super::world::World;

/// The constants a type declares, by name; those of an enum are its members in order.
#[derive(Debug, Default)]
pub(super) struct Constants<'t> {
    by_name: HashMap<String, usize>,
    all: Vec<Declared<'t>>,
}

#[derive(Debug)]
struct Declared<'t> {
    name: String,
    /// The declared type; none for an enum member, whose type is the enum.
    ty: Option<Node<'t>>,
    /// None for an enum member that follows the one before it.
    value: Option<Node<'t>>,
    site: Site<'t>,
}

/// A constant that was asked for before.
#[derive(Debug, Clone)]
pub(super) enum Known {
    Evaluating,
    Done(Result<Constant, ConstantError>),
}

impl<'t> World<'t> {
    /// The value of a constant expression.
    pub(super) fn constant(&self, node: Node<'t>, site: &Site<'t>) -> Result<Constant, ConstantError> {
        let value = evaluate(node, site.source.text, &Names { world: self, site })?;
        self.spend(node, value)
    }

    /// Counts what a string has grown beyond its expression: a chain of doublings must not fill the memory.
    fn spend(&self, node: Node<'t>, value: Constant) -> Result<Constant, ConstantError> {
        if let Constant::String(text) = &value {
            let grown = text.units().len().saturating_sub(node.byte_range().len());
            self.grown.set(self.grown.get().saturating_add(grown));
            if grown > 0 && self.grown.get() > MAX_GROWTH {
                return Err(Fault::TooMuchText.at(node.byte_range()));
            }
        }
        Ok(value)
    }

    /// The value of an expression, as one of type `ty`.
    pub(super) fn constant_of(
        &self,
        node: Node<'t>,
        ty: &CastTarget,
        site: &Site<'t>,
    ) -> Result<Constant, ConstantError> {
        let value = self.constant(node, site)?;
        convert(value, ty, Conversion::Implicit).map_err(|fault| fault.at(node.byte_range()))
    }

    /// The text of a string constant; `null` and a string that JSON cannot say are empty.
    pub(super) fn constant_text(&self, node: Node<'t>, site: &Site<'t>) -> Result<Option<String>, ConstantError> {
        let string = CastTarget::Builtin(Builtin::String);
        Ok(match self.constant_of(node, &string, site)? {
            Constant::String(text) => Some(String::from_utf16_lossy(text.units())),
            _ => None,
        })
    }

    /// The value of a `bool` constant.
    pub(super) fn constant_bool(&self, node: Node<'t>, site: &Site<'t>) -> Result<bool, ConstantError> {
        let bool = CastTarget::Builtin(Builtin::Bool);
        Ok(self.constant_of(node, &bool, site)? == Constant::Bool(true))
    }

    /// The value of an `int` constant.
    pub(super) fn constant_int(&self, node: Node<'t>, site: &Site<'t>) -> Result<i128, ConstantError> {
        let int = CastTarget::Builtin(Builtin::Integer(IntegerKind::Int));
        let value = self.constant_of(node, &int, site)?;
        Ok(value.integer().unwrap_or_default())
    }

    /// What a type is to a conversion.
    pub(super) fn cast_target(&self, ty: &Ty) -> CastTarget {
        match ty.kind() {
            TyKind::Scalar(scalar) => match builtin(*scalar) {
                Some(builtin) => CastTarget::Builtin(builtin),
                None => CastTarget::Other(scalar.name().to_owned()),
            },
            TyKind::Nullable(inner) if self.is_value(inner) => CastTarget::Nullable(Box::new(self.cast_target(inner))),
            TyKind::Nullable(inner) => self.cast_target(inner),
            TyKind::Declared(id, _) if self.symbols.def(*id).kind == Kind::Enum => {
                CastTarget::Enum(self.enum_type(*id))
            }
            TyKind::Declared(id, _) => CastTarget::Other(self.symbols.full_name(*id)),
            _ => CastTarget::Other(self.display(ty)),
        }
    }

    fn enum_type(&self, id: DefId) -> EnumType {
        EnumType { name: self.symbols.full_name(id), underlying: self.underlying(id) }
    }

    fn underlying(&self, id: DefId) -> IntegerKind {
        let base = self.bases(id, &[]).into_iter().next();
        match base.as_ref().map(Ty::kind) {
            Some(TyKind::Scalar(scalar)) => match builtin(*scalar) {
                Some(Builtin::Integer(kind)) => kind,
                _ => IntegerKind::Int,
            },
            _ => IntegerKind::Int,
        }
    }

    /// The members of an enum in declaration order, aliases included (ruling Y-4).
    pub(super) fn enum_members(&self, id: DefId) -> Vec<String> {
        let constants = self.constants(id);
        let names = constants.all.iter().map(|member| member.name.clone());
        names.collect()
    }

    /// The first declared member of an enum that has that value.
    pub(super) fn enum_member_of(&self, id: DefId, value: i128) -> Result<Option<String>, ConstantError> {
        let constants = self.constants(id);
        for (index, member) in constants.all.iter().enumerate() {
            let known = self.declared_constant(id, index, Depth::default())?;
            if known.integer() == Some(value) {
                return Ok(Some(member.name.clone()));
            }
        }
        Ok(None)
    }

    fn constants(&self, id: DefId) -> Rc<Constants<'t>> {
        if let Some(known) = self.constants.borrow().get(&id) {
            return Rc::clone(known);
        }
        let open = self.open_arguments(id);
        let is_enum = self.symbols.def(id).kind == Kind::Enum;
        let mut constants = Constants::default();
        let parts = self.symbols.def(id).parts.iter();
        for (part, site) in parts.zip(self.sites(id, &open)) {
            let Some(body) = field(part.node, "body") else {
                continue;
            };
            for node in children(body) {
                if is_enum && node.kind() == "enum_member_declaration" {
                    constants.add(field(node, "name"), None, field(node, "value"), &site);
                } else if node.kind() == "field_declaration" && has_modifier(node, &site.source, "const") {
                    constants.add_fields(node, &site);
                }
            }
        }
        let constants = Rc::new(constants);
        let mut known = self.constants.borrow_mut();
        known.insert(id, Rc::clone(&constants));
        constants
    }

    /// A constant or enum member of a type or its base classes, without those `seen`, which are known not to have it.
    pub(super) fn member_constant(
        &self,
        id: DefId,
        name: &str,
        depth: Depth,
        seen: &mut HashSet<DefId>,
    ) -> Option<Result<Constant, ConstantError>> {
        let mut at = Some(id);
        while let Some(class) = at.filter(|class| seen.insert(*class)) {
            let index = self.constants(class).by_name.get(name).copied();
            if let Some(index) = index {
                return Some(self.declared_constant(class, index, depth));
            }
            at = match self.symbols.def(id).kind {
                Kind::Enum => None,
                _ => self.base_def(class),
            };
        }
        None
    }

    fn declared_constant(&self, id: DefId, index: usize, depth: Depth) -> Result<Constant, ConstantError> {
        let constants = self.constants(id);
        // The nearest member at or before this one that says its value itself, or is known.
        let mut start = index;
        while start > 0
            && self.symbols.def(id).kind == Kind::Enum
            && constants.all.get(start).is_some_and(|member| member.value.is_none())
            && !self.evaluated.borrow().contains_key(&(id, start))
        {
            start -= 1;
        }
        let mut value = Ok(Constant::Null);
        for at in start..=index {
            let before = (at > start).then_some(value);
            value = self.evaluate_declared(id, at, before, &constants, depth);
        }
        value
    }

    fn evaluate_declared(
        &self,
        id: DefId,
        index: usize,
        before: Option<Result<Constant, ConstantError>>,
        constants: &Constants<'t>,
        depth: Depth,
    ) -> Result<Constant, ConstantError> {
        let Some(declared) = constants.all.get(index) else {
            return Ok(Constant::Null);
        };
        let key = (id, index);
        let known = self.evaluated.borrow().get(&key).cloned();
        match known {
            Some(Known::Done(value)) => return value,
            Some(Known::Evaluating) => {
                let range = declared.value.map_or(0..0, |value| value.byte_range());
                return Err(Fault::Cycle(declared.name.clone()).at(range));
            }
            None => {}
        }
        self.evaluated.borrow_mut().insert(key, Known::Evaluating);
        let value = match declared.ty {
            None => self.evaluate_member(id, declared, before, depth),
            Some(ty) => self.evaluate_const(ty, declared, depth),
        };
        // Too deep from here may be well from elsewhere.
        match &value {
            Err(error) if error.fault == Fault::TooComplex => {
                self.evaluated.borrow_mut().remove(&key);
            }
            _ => {
                let done = Known::Done(value.clone());
                self.evaluated.borrow_mut().insert(key, done);
            }
        }
        value
    }

    fn evaluate_const(&self, ty: Node<'t>, declared: &Declared<'t>, depth: Depth) -> Result<Constant, ConstantError> {
        let site = &declared.site;
        let Some(node) = declared.value else {
            return Err(Fault::Syntax.at(ty.byte_range()));
        };
        let target = self.cast_target(&self.resolve(ty, site));
        let names = Names { world: self, site };
        let value = self.spend(node, evaluate_within(node, site.source.text, &names, depth)?)?;
        convert(value, &target, Conversion::Implicit).map_err(|fault| fault.at(node.byte_range()))
    }

    fn evaluate_member(
        &self,
        id: DefId,
        declared: &Declared<'t>,
        before: Option<Result<Constant, ConstantError>>,
        depth: Depth,
    ) -> Result<Constant, ConstantError> {
        let site = &declared.site;
        let (value, range) = match (declared.value, before) {
            (Some(node), _) => {
                let names = InEnum(Names { world: self, site });
                let value = evaluate_within(node, site.source.text, &names, depth)?;
                (value.integer(), node.byte_range())
            }
            (None, Some(before)) => (before?.integer().map(|value| value + 1), 0..0),
            (None, None) => (Some(0), 0..0),
        };
        let ty = self.enum_type(id);
        match value {
            Some(value) if ty.underlying.holds(value) => Ok(Constant::Enum(EnumConstant { ty, value })),
            _ => Err(Fault::Overflow(ty.underlying.keyword().to_owned()).at(range)),
        }
    }
}

impl<'t> Constants<'t> {
    fn add(&mut self, name: Option<Node<'t>>, ty: Option<Node<'t>>, value: Option<Node<'t>>, site: &Site<'t>) {
        let Some(name) = name.map(|name| literal::identifier(site.source.text(name))) else {
            return;
        };
        self.by_name.entry(name.clone()).or_insert(self.all.len());
        self.all.push(Declared { name, ty, value, site: site.clone() });
    }

    fn add_fields(&mut self, node: Node<'t>, site: &Site<'t>) {
        let Some(declaration) = child_of_kind(node, "variable_declaration") else {
            return;
        };
        for declarator in children(declaration) {
            if declarator.kind() == "variable_declarator" {
                let value = children(declarator)
                    .into_iter()
                    .skip_while(|child| child.kind() != "=")
                    .find(|child| child.is_named() && !child.is_extra());
                let name = field(declarator, "name");
                self.add(name, field(declaration, "type"), value, site);
            }
        }
    }
}

fn builtin(scalar: Scalar) -> Option<Builtin> {
    Builtin::of_keyword(scalar.name())
}
