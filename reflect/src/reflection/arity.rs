//! The numbers of arguments a handler may have: none to sixteen.

/// Calls a macro with the names of as many types as a handler may have arguments, once for each number.
macro_rules! for_each_arity {
    ($with:ident) => {
        $with!();
        $with!(A1);
        $with!(A1 A2);
        $with!(A1 A2 A3);
        $with!(A1 A2 A3 A4);
        $with!(A1 A2 A3 A4 A5);
        $with!(A1 A2 A3 A4 A5 A6);
        $with!(A1 A2 A3 A4 A5 A6 A7);
        $with!(A1 A2 A3 A4 A5 A6 A7 A8);
        $with!(A1 A2 A3 A4 A5 A6 A7 A8 A9);
        $with!(A1 A2 A3 A4 A5 A6 A7 A8 A9 A10);
        $with!(A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11);
        $with!(A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12);
        $with!(A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13);
        $with!(A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14);
        $with!(A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15);
        $with!(A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16);
    };
}

pub(super) use for_each_arity;
