//! What an item says, read from its tokens; nothing is judged here that only needs the whole.

mod annotation;
mod default;
mod enumeration;
mod method;
mod naming;
mod parameter;
mod receiver;
mod record;
mod serde_words;
mod tool;
mod toolbox;

pub(crate) use annotation::{Annotation, Bound, Bounds};
pub(crate) use default::{Default, Shown};
pub(crate) use enumeration::Enumeration;
pub(crate) use method::strip;
pub(crate) use parameter::{Argument, Injected, Parameter, is_option};
pub(crate) use receiver::Receiver;
pub(crate) use record::{Filling, Property, Record};
pub(crate) use tool::Tool;
pub(crate) use toolbox::{OBJECT, Toolbox};
