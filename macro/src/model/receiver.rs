//! What a method of a toolbox takes itself by.

use quote::ToTokens as _;
use syn::{ReceiverKind, Signature};

use crate::diagnostics::Errors;

/// How a method is called on the object that a toolbox's tools share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Receiver {
    /// `&self`
    Reference,
    /// `self: Arc<Self>`
    Shared,
}

impl Receiver {
    /// The receiver of a toolbox's method; none for an associated function.
    pub(crate) fn read(sig: &Signature, errors: &Errors) -> Option<Self> {
        let receiver = sig.receiver()?;
        match &receiver.kind {
            ReceiverKind::Reference(_, _, None) => return Some(Self::Reference),
            ReceiverKind::Typed(_, ty) if is_shared(&ty.to_token_stream().to_string()) => return Some(Self::Shared),
            _ => {}
        }
        let text = "the calls of an object's tools share it; take `&self` or `self: Arc<Self>`";
        errors.other(receiver.self_token.span, text);
        None
    }
}

/// `Arc<Self>`, qualified or not.
fn is_shared(ty: &str) -> bool {
    ty.split_whitespace().collect::<String>().ends_with("Arc<Self>")
}
