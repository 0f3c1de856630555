//! `bool`

use crate::compiled::decode::expect;
use crate::compiled::{Encoder, Fragment, JsonType, NoJsonForm, ToolType};
use crate::contract::{Fault, Kind};
use crate::json::Reader;

impl ToolType for bool {
    const FRAGMENT: Fragment =
        Fragment { text: Some("{\"type\":\"boolean\"}"), json_type: JsonType::Boolean, ..Fragment::ANY };
    const EQ_AS_DECODED: bool = true;

    fn decode(reader: &mut Reader<'_>, fragment: &Fragment) -> Result<Self, Fault> {
        expect(reader, fragment, Kind::Boolean)?;
        reader.boolean()
    }

    fn encode(&self, out: &mut Encoder) -> Result<(), NoJsonForm> {
        out.json(if *self { "true" } else { "false" });
        Ok(())
    }
}
