//! Names that are none, given by the attribute.

#[olt::tool(name = "place order")]
fn place() {}

#[olt::tool(name = "")]
fn nameless() {}

#[olt::tool(name = "this_name_goes_on_for_more_than_sixty_four_characters_which_is_too_long")]
fn long() {}

fn main() {
    place();
    place::tool();
    nameless::tool();
    long::tool();
}
