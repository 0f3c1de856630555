//! Functions whose own names make no tool name.

#[olt::tool]
fn größe() {}

#[olt::tool]
fn this_function_has_a_name_of_more_than_sixty_four_characters_which_is_long() {}

fn main() {
    größe();
    größe::tool();
}
