//! The cases of the area `parameters`.
// Derived by `cargo xtask bless`; do not edit.

/// `parameters/attribute-spellings`
pub mod attribute_spellings {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    /// Takes.
    #[olt::tool(name = "take")]
    pub fn compiled(
        /// A number
        a: i32,
    ) {
        let _ = (a,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .description("Takes.")
            .param(Param::new("a").description("A number"))
            .build()
    }
}

/// `parameters/default-bool`
pub mod default_bool {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = true)] value: bool) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(true)).build()
    }
}

/// `parameters/default-bool-nullable`
pub mod default_bool_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = true)] value: Option<bool>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(true)).build()
    }
}

/// `parameters/default-byte`
pub mod default_byte {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 1)] value: u8) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(1)).build()
    }
}

/// `parameters/default-byte-nullable`
pub mod default_byte_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 1)] value: Option<u8>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(1)).build()
    }
}

/// `parameters/default-char`
pub mod default_char {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = ';')] value: char) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(';')).build()
    }
}

/// `parameters/default-char-nullable`
pub mod default_char_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = ';')] value: Option<char>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(';')).build()
    }
}

/// `parameters/default-constants`
pub mod default_constants {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(default = 19)]
        a: i32,
        #[arg(default = "limit-Max")]
        b: String,
        #[arg(default = -9223372036854775808)]
        c: i64,
        #[arg(default = 255)]
        d: u8,
        #[arg(default = 31)]
        e: i32,
        #[arg(default = 3.0)]
        f: f64,
        #[arg(default = 3.5)]
        g: f64,
        #[arg(default = "")]
        h: String,
        #[arg(default = 'A')]
        i: char,
    ) {
        let _ = (a, b, c, d, e, f, g, h, i);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("a").default(19))
            .param(Param::new("b").default("limit-Max"))
            .param(Param::new("c").default(-9223372036854775808i64))
            .param(Param::new("d").default(255))
            .param(Param::new("e").default(31))
            .param(Param::new("f").default(3.0))
            .param(Param::new("g").default(3.5))
            .param(Param::new("h").default(""))
            .param(Param::new("i").default('A'))
            .build()
    }
}

/// `parameters/default-decimal`
pub mod default_decimal {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(default = rust_decimal::dec!(1.50))]
        value: rust_decimal::Decimal,
    ) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default_json("1.50"))
            .build()
    }
}

/// `parameters/default-decimal-nullable`
pub mod default_decimal_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(default = rust_decimal::dec!(1.50))]
        value: Option<rust_decimal::Decimal>,
    ) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default_json("1.50"))
            .build()
    }
}

/// `parameters/default-double`
pub mod default_double {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 1E+300)] value: f64) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default(1E+300))
            .build()
    }
}

/// `parameters/default-double-nullable`
pub mod default_double_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 1E+300)] value: Option<f64>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default(1E+300))
            .build()
    }
}

/// `parameters/default-enum`
pub mod default_enum {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Small,
        Medium,
        Large,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = Size::Large)] value: Size) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default(Size::Large))
            .build()
    }
}

/// `parameters/default-enum-nullable`
pub mod default_enum_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Small,
        Medium,
        Large,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = Size::Large)] value: Option<Size>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default(Size::Large))
            .build()
    }
}

/// `parameters/default-float`
pub mod default_float {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 0.1)] value: f32) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default(0.1f32))
            .build()
    }
}

/// `parameters/default-float-nullable`
pub mod default_float_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 0.1)] value: Option<f32>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default(0.1f32))
            .build()
    }
}

/// `parameters/default-int`
pub mod default_int {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = -1)] value: i32) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(-1)).build()
    }
}

/// `parameters/default-int-nullable`
pub mod default_int_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = -1)] value: Option<i32>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(-1)).build()
    }
}

/// `parameters/default-literals`
pub mod default_literals {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Status {
        Unknown,
        #[serde(rename = "Ok")]
        OkType,
    }
    #[olt::tool(name = "tune")]
    pub fn compiled(
        #[arg(default = -1)]
        offset: i32,
        #[arg(default = 0.5)]
        ratio: f64,
        #[arg(default = 0.1)]
        gain: f32,
        #[arg(default = 9000000000)]
        big: i64,
        #[arg(default = 255)]
        mask: i32,
        #[arg(default = 5)]
        bits: u32,
        #[arg(default = ';')]
        sep: char,
        #[arg(default = "a\"b\\c\né")]
        text: String,
        #[arg(default = "c:\\x \"y\"")]
        path: String,
        #[arg(default = true)]
        on: bool,
        #[arg(default = Status::Unknown)]
        status: Status,
        #[arg(default = 1000.0)]
        sci: f64,
    ) -> String {
        let _ = (offset, ratio, gain, big, mask, bits, sep, path, on, status, sci);
        text
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("tune")
            .param(Param::new("offset").default(-1))
            .param(Param::new("ratio").default(0.5))
            .param(Param::new("gain").default(0.1f32))
            .param(Param::new("big").default(9000000000i64))
            .param(Param::new("mask").default(255))
            .param(Param::new("bits").default(5u32))
            .param(Param::new("sep").default(';'))
            .param(Param::new("text").default("a\"b\\c\né"))
            .param(Param::new("path").default("c:\\x \"y\""))
            .param(Param::new("on").default(true))
            .param(Param::new("status").default(Status::Unknown))
            .param(Param::new("sci").default(1000.0))
            .build()
    }
}

/// `parameters/default-lone-surrogate`
pub mod default_lone_surrogate {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        a: olt::Optional<String>,
        b: olt::Optional<char>,
        #[arg(default = "😀")]
        c: String,
    ) {
        let _ = (a, b, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("a")
            .param("b")
            .param(Param::new("c").default("😀"))
            .build()
    }
}

/// `parameters/default-long`
pub mod default_long {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = -1)] value: i64) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(-1i64)).build()
    }
}

/// `parameters/default-long-nullable`
pub mod default_long_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = -1)] value: Option<i64>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(-1i64)).build()
    }
}

/// `parameters/default-not-finite`
pub mod default_not_finite {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(
        a: olt::Optional<f64>,
        b: olt::Optional<f32>,
        c: olt::Optional<Option<f64>>,
    ) {
        let _ = (a, b, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("a").param("b").param("c").build()
    }
}

/// `parameters/default-of-default`
pub mod default_of_default {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(default = 0)]
        i: i32,
        #[arg(default = false)]
        b: bool,
        #[arg(default = '\0')]
        c: char,
        #[arg(default = 0.0)]
        d: f64,
        #[arg(default = None)]
        n: Option<i32>,
        #[arg(default = None)]
        s: Option<String>,
    ) {
        let _ = (i, b, c, d, n, s);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("i").default(0))
            .param(Param::new("b").default(false))
            .param(Param::new("c").default('\0'))
            .param(Param::new("d").default(0.0))
            .param(Param::new("n").default_json("null"))
            .param(Param::new("s").default_json("null"))
            .build()
    }
}

/// `parameters/default-raw-string`
pub mod default_raw_string {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(default = "one \"two\"\n  three")]
        a: String,
        #[arg(default = "c:\\d")]
        b: String,
        #[arg(default = "A😀")]
        c: String,
    ) {
        let _ = (a, b, c);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("a").default("one \"two\"\n  three"))
            .param(Param::new("b").default("c:\\d"))
            .param(Param::new("c").default("A😀"))
            .build()
    }
}

/// `parameters/default-sbyte`
pub mod default_sbyte {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = -1)] value: i8) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(-1)).build()
    }
}

/// `parameters/default-sbyte-nullable`
pub mod default_sbyte_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = -1)] value: Option<i8>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(-1)).build()
    }
}

/// `parameters/default-short`
pub mod default_short {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = -1)] value: i16) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(-1)).build()
    }
}

/// `parameters/default-short-nullable`
pub mod default_short_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = -1)] value: Option<i16>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(-1)).build()
    }
}

/// `parameters/default-string`
pub mod default_string {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = "a\"b")] value: String) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default("a\"b"))
            .build()
    }
}

/// `parameters/default-string-nullable`
pub mod default_string_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = "a\"b")] value: Option<String>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default("a\"b"))
            .build()
    }
}

/// `parameters/default-uint`
pub mod default_uint {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 1)] value: u32) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(1u32)).build()
    }
}

/// `parameters/default-uint-nullable`
pub mod default_uint_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 1)] value: Option<u32>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(1u32)).build()
    }
}

/// `parameters/default-ulong`
pub mod default_ulong {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 1)] value: u64) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(1u64)).build()
    }
}

/// `parameters/default-ulong-nullable`
pub mod default_ulong_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 1)] value: Option<u64>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(1u64)).build()
    }
}

/// `parameters/default-ushort`
pub mod default_ushort {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 1)] value: u16) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(1)).build()
    }
}

/// `parameters/default-ushort-nullable`
pub mod default_ushort_nullable {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = 1)] value: Option<u16>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param(Param::new("value").default(1)).build()
    }
}

/// `parameters/default-without-json`
pub mod default_without_json {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Mode {
        A,
        B,
    }
    #[olt::tool(name = "go")]
    pub fn compiled(
        m: olt::Optional<Mode>,
        n: olt::Optional<Mode>,
        #[arg(default = Mode::B)]
        o: Mode,
        d: olt::Optional<f64>,
    ) -> String {
        let _ = (m, n, o, d);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("go")
            .param("m")
            .param("n")
            .param(Param::new("o").default(Mode::B))
            .param("d")
            .build()
    }
}

/// `parameters/description`
pub mod description {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(description = "How \"many\"\tto take, \\ and é\u{1}")]
        count: i32,
        /// Any
        #[arg(default = None)]
        note: Option<String>,
    ) {
        let _ = (count, note);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("count").description("How \"many\"\tto take, \\ and é\u{1}"))
            .param(Param::new("note").description("Any").default_json("null"))
            .build()
    }
}

/// `parameters/description-raw`
pub mod description_raw {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(description = "<b> & 'q' + a/b \u{7f} \u{2028} ü 😀 \0\u{1f}\u{8}\u{c}\r")]
        a: i32,
    ) {
        let _ = (a,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(
                Param::new("a")
                    .description(
                        "<b> & 'q' + a/b \u{7f} \u{2028} ü 😀 \0\u{1f}\u{8}\u{c}\r",
                    ),
            )
            .build()
    }
}

/// `parameters/ignored-attributes`
pub mod ignored_attributes {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(a: i32, b: Option<String>) {
        let _ = (a, b);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("take").param("a").param("b").build()
    }
}

/// `parameters/injected`
pub mod injected {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "a")]
    pub fn compiled(
        x: i32,
        _cancellation: olt::CancellationToken,
        _context: &olt::ToolContext,
    ) -> String {
        let _ = (x,);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("a").param("x").build()
    }
}

/// `parameters/names-as-written`
pub mod names_as_written {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(name = "MaxDepth")]
        max_depth: i32,
        _under: i32,
        #[arg(name = "URL")]
        url: i32,
        me: i32,
    ) {
        let _ = (max_depth, _under, url, me);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param("MaxDepth")
            .param("_under")
            .param("URL")
            .param("me")
            .build()
    }
}

/// `parameters/none`
pub mod none {
    use olt::contract::SignatureError;
    use olt::Tool;
    #[olt::tool(name = "get_time")]
    pub fn compiled(
        _cancellation: olt::CancellationToken,
        _context: &olt::ToolContext,
    ) -> String {
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled).name("get_time").build()
    }
}

/// `parameters/null-default-enum`
pub mod null_default_enum {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, olt::ToolType)]
    pub enum Size {
        Small,
        Medium,
        Large,
    }
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = None)] value: Option<Size>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default_json("null"))
            .build()
    }
}

/// `parameters/null-default-guid`
pub mod null_default_guid {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = None)] value: Option<uuid::Uuid>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default_json("null"))
            .build()
    }
}

/// `parameters/null-default-int`
pub mod null_default_int {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = None)] value: Option<i32>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default_json("null"))
            .build()
    }
}

/// `parameters/null-default-of-not-null`
pub mod null_default_of_not_null {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(
        #[arg(default = None, not_null)]
        s: Option<String>,
        #[arg(default = None, not_null)]
        l: Option<Vec<i32>>,
    ) {
        let _ = (s, l);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("s").default_json("null").not_null())
            .param(Param::new("l").default_json("null").not_null())
            .build()
    }
}

/// `parameters/null-default-string`
pub mod null_default_string {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "take")]
    pub fn compiled(#[arg(default = None)] value: Option<String>) {
        let _ = (value,);
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("take")
            .param(Param::new("value").default_json("null"))
            .build()
    }
}

/// `parameters/null-default-values`
pub mod null_default_values {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "get_data")]
    pub fn compiled(
        #[arg(default = None)]
        limit: Option<i32>,
        #[arg(default = None)]
        from: Option<chrono::DateTime<chrono::Utc>>,
    ) -> String {
        let _ = (limit, from);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("get_data")
            .param(Param::new("limit").default_json("null"))
            .param(Param::new("from").default_json("null"))
            .build()
    }
}

/// `parameters/nullable-references`
pub mod nullable_references {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "find")]
    pub fn compiled(
        term: Option<String>,
        max: Option<i32>,
        #[arg(default = None)]
        tag: Option<String>,
        #[arg(default = None)]
        page: Option<i32>,
    ) -> String {
        let _ = (term, max, tag, page);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("find")
            .param("term")
            .param("max")
            .param(Param::new("tag").default_json("null"))
            .param(Param::new("page").default_json("null"))
            .build()
    }
}

/// `parameters/required-attribute`
pub mod required_attribute {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "run")]
    pub fn compiled(
        #[arg(default = 1)]
        count: i32,
        #[arg(default = None)]
        name: Option<String>,
    ) -> String {
        let _ = (count, name);
        String::from("text")
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("run")
            .param(Param::new("count").default(1))
            .param(Param::new("name").default_json("null"))
            .build()
    }
}

/// `parameters/unknown-when-all-optional`
pub mod unknown_when_all_optional {
    use olt::contract::SignatureError;
    use olt::Tool;
    use olt::reflection::Param;
    #[olt::tool(name = "impact")]
    pub fn compiled(
        #[arg(default = "")]
        target: String,
        #[arg(name = "maxDepth", default = 3)]
        max_depth: i32,
    ) -> String {
        let _ = (max_depth,);
        target
    }
    /// The reflection lane's tool.
    pub fn reflected() -> Result<Tool, SignatureError> {
        Tool::create(compiled)
            .name("impact")
            .param(Param::new("target").default(""))
            .param(Param::new("maxDepth").default(3))
            .build()
    }
}
