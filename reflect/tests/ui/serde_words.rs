//! Words of serde's that change the JSON, one way or both, or that serde does not have.

#[derive(olt::ToolType)]
#[serde(tag = "kind", defualt)]
struct Account {
    #[serde(skip_serializing)]
    password: String,
    #[serde(skip_deserializing)]
    id: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[serde(alias = "mail", alias = "e-mail")]
    email: String,
    #[serde(defualt)]
    age: u8,
    #[serde(serialize_with = "shout")]
    name: String,
    #[serde(skip = true, skip)]
    cache: String,
    #[serde(rename = "a", rename = "b")]
    twice: u8,
    #[serde(rename(serialize = "out"))]
    one_way: u8,
    #[serde(rename(read = "same", write = "same"))]
    no_way: u8,
}

#[derive(olt::ToolType)]
#[serde(default = "settings")]
struct Settings {
    depth: u8,
}

#[derive(olt::ToolType)]
#[serde(untagged, default)]
enum Level {
    #[serde(alias = "lo")]
    Low,
    #[serde(skip_serializing)]
    Mid,
    #[serde(other)]
    High,
    #[serde(rname = "top")]
    Top,
}

#[olt::tool]
fn take(account: Account, settings: Settings, level: Level) {
    let _ = (account, settings, level);
}

fn main() {
    take::tool();
}
