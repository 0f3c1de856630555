//! What the compiler says of each mistake: one message, with its id and how to mend it.

#[test]
fn mistakes_are_told_once_and_in_our_words() {
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}
