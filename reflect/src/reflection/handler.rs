//! The shapes of handler that a tool can be made of: sync and async, with and without `&ToolContext`, alone and
//! beside a state.

use std::future::Future;
use std::marker::PhantomData;
use std::sync::Arc;

use super::argument::{Argument, Arguments};
use super::arity::for_each_arity;
use super::outcome::{Returned, Returning};
use crate::contract::{Call, ToolContext};

/// A function or closure that a tool can be made of.
///
/// It takes up to sixteen arguments that each implement [`Argument`](super::Argument), and `&ToolContext` last if
/// it likes; it returns something that implements [`Returned`], or a future of it that is `Send`. `Marker` only
/// tells the shapes apart; it is always inferred.
#[diagnostic::on_unimplemented(
    message = "a tool can't be made of `{Self}`",
    label = "not a handler",
    note = "a handler is an `Fn` of up to sixteen arguments that each have a schema (`#[derive(olt::ToolType)]`) or are injected (`ToolContext`, `CancellationToken` by value; `&ToolContext` last)",
    note = "the context of a method's caller is taken as an `Option<olt::toolnexus::ToolContext>`",
    note = "it returns a type with a schema, text, parts, `ToolResult`, nothing, a `Result` of these, or a `Send` future of one of these",
    note = "a closure that moves what it captured into its future is no `Fn`: hand that to `Tool::create_with` as the state"
)]
pub trait ToolHandler<Marker>: Send + Sync + 'static {
    /// The arguments, as a tuple.
    type Arguments: Arguments;
    /// What comes back, futures unwrapped.
    type Returned: Returned;
    /// The last argument is `&ToolContext`.
    const BORROWS_CONTEXT: bool;

    /// Begins a call.
    fn begin<'c>(&self, arguments: Self::Arguments, context: &'c ToolContext, returning: &Arc<Returning>) -> Call<'c>;
}

/// The marker of a plain function.
#[derive(Debug)]
pub struct Plain;
/// The marker of a plain function with `&ToolContext`.
#[derive(Debug)]
pub struct PlainContext;
/// The marker of an async function.
#[derive(Debug)]
pub struct Awaited;
/// The marker of an async function with `&ToolContext`, which its future may borrow.
#[derive(Debug)]
pub struct AwaitedContext;
/// The marker of a handler whose first argument is a state.
#[derive(Debug)]
pub struct Stateful<Shape>(PhantomData<Shape>);

/// A handler beside the state it is called with.
#[derive(Debug)]
pub struct WithState<S, F> {
    pub(super) state: S,
    pub(super) handler: F,
}

/// An async function whose future may borrow the context: what a bound on `Fn` alone can't say.
#[doc(hidden)]
pub trait ContextFn<'c, A> {
    /// What the future comes to.
    type Out;
    /// The future.
    type Future: Future<Output = Self::Out> + Send + 'c;

    /// Calls the function.
    fn begin(&self, arguments: A, context: &'c ToolContext) -> Self::Future;
}

fn run<'c, R: Returned>(future: impl Future<Output = R> + Send + 'c, returning: &Arc<Returning>) -> Call<'c> {
    let returning = Arc::clone(returning);
    Call::Running(Box::pin(async move { future.await.into_outcome(&returning) }))
}

macro_rules! context_fn {
    ($($name:ident)*) => {
        #[allow(non_snake_case, reason = "a tuple's names are its types'")]
        impl<'c, F, Fut, $($name),*> ContextFn<'c, ($($name,)*)> for F
        where
            F: Fn($($name,)* &'c ToolContext) -> Fut,
            Fut: Future + Send + 'c,
        {
            type Out = Fut::Output;
            type Future = Fut;

            fn begin(&self, ($($name,)*): ($($name,)*), context: &'c ToolContext) -> Fut {
                self($($name,)* context)
            }
        }
    };
}

/// Implements [`ToolHandler`] for one shape of handler and one number of arguments.
macro_rules! implement {
    (
        $shape:ty, $handler:ty, [$($generic:ident)*] ($($name:ident)*), $borrows:literal,
        where [$($bound:tt)*], |$this:ident, $context:ident, $returning:ident| $body:expr
    ) => {
        // Dozens of shapes would stand below what the trait itself says of a handler that is none.
        #[diagnostic::do_not_recommend]
        #[allow(non_snake_case, unused_variables, reason = "a tuple's names are its types'; not all shapes use all")]
        impl<$($generic,)* R: Returned, $($name: Argument),*> ToolHandler<($shape, R, ($($name,)*))> for $handler
        where
            $($bound)*
        {
            type Arguments = ($($name,)*);
            type Returned = R;
            const BORROWS_CONTEXT: bool = $borrows;

            fn begin<'c>(
                &self,
                ($($name,)*): Self::Arguments,
                $context: &'c ToolContext,
                $returning: &Arc<Returning>,
            ) -> Call<'c> {
                let $this = self;
                $body
            }
        }
    };
}

/// The shapes without a state, for one number of arguments.
macro_rules! alone {
    ($($name:ident)*) => {
        implement! {
            Plain, F, [F] ($($name)*), false,
            where [F: Fn($($name),*) -> R + Send + Sync + 'static],
            |this, context, returning| Call::Done(this($($name),*).into_outcome(returning))
        }
        implement! {
            PlainContext, F, [F] ($($name)*), true,
            where [F: for<'a> Fn($($name,)* &'a ToolContext) -> R + Send + Sync + 'static],
            |this, context, returning| Call::Done(this($($name,)* context).into_outcome(returning))
        }
        implement! {
            Awaited, F, [F Fut] ($($name)*), false,
            where [
                F: Fn($($name),*) -> Fut + Send + Sync + 'static,
                Fut: Future<Output = R> + Send + 'static,
            ],
            |this, context, returning| run(this($($name),*), returning)
        }
        implement! {
            AwaitedContext, F, [F] ($($name)*), true,
            where [F: for<'a> ContextFn<'a, ($($name,)*), Out = R> + Send + Sync + 'static],
            |this, context, returning| run(ContextFn::begin(this, ($($name,)*), context), returning)
        }
    };
}

/// The shapes with a state, which is cloned for each call.
macro_rules! stateful {
    ($($name:ident)*) => {
        implement! {
            Stateful<Plain>, WithState<S, F>, [S F] ($($name)*), false,
            where [
                S: Clone + Send + Sync + 'static,
                F: Fn(S, $($name),*) -> R + Send + Sync + 'static,
            ],
            |this, context, returning| Call::Done((this.handler)(this.state.clone(), $($name),*).into_outcome(returning))
        }
        implement! {
            Stateful<PlainContext>, WithState<S, F>, [S F] ($($name)*), true,
            where [
                S: Clone + Send + Sync + 'static,
                F: for<'a> Fn(S, $($name,)* &'a ToolContext) -> R + Send + Sync + 'static,
            ],
            |this, context, returning| {
                Call::Done((this.handler)(this.state.clone(), $($name,)* context).into_outcome(returning))
            }
        }
        implement! {
            Stateful<Awaited>, WithState<S, F>, [S F Fut] ($($name)*), false,
            where [
                S: Clone + Send + Sync + 'static,
                F: Fn(S, $($name),*) -> Fut + Send + Sync + 'static,
                Fut: Future<Output = R> + Send + 'static,
            ],
            |this, context, returning| run((this.handler)(this.state.clone(), $($name),*), returning)
        }
        implement! {
            Stateful<AwaitedContext>, WithState<S, F>, [S F] ($($name)*), true,
            where [
                S: Clone + Send + Sync + 'static,
                F: for<'a> ContextFn<'a, (S, $($name,)*), Out = R> + Send + Sync + 'static,
            ],
            |this, context, returning| {
                run(ContextFn::begin(&this.handler, (this.state.clone(), $($name,)*), context), returning)
            }
        }
    };
}

for_each_arity!(context_fn);
// A state is one argument more.
context_fn!(A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16 A17);
for_each_arity!(alone);
for_each_arity!(stateful);
