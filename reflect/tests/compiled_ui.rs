//! What the compiler says of each mistake: one message, with its id and how to mend it.

#[test]
fn mistakes_are_told_once_and_in_our_words() {
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}

/// Apart, since trybuild compiles files that must fail all at once, unless one that must pass is among them.
#[test]
fn their_legal_neighbours_compile_and_run() {
    trybuild::TestCases::new().pass("tests/ui/legal/*.rs");
}
