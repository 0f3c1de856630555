//! One tool with a little of everything.

use pretty_assertions::assert_eq;

use super::{listing, told};

#[test]
fn reads_name_description_types_defaults_and_return() {
    let text = r#"
        partial class Shop {
          /// <summary>Places an order.</summary>
          /// <param name="count">How many.</param>
          [Tool(EndsLoop = true, TimeoutSeconds = 5)]
          async Task<Receipt> PlaceOrderAsync(
            string item, int count, [Range(0.5, 1.5)] double? rate, List<Size> sizes,
            [Description("Ask first")] bool ask = true, Size size = Size.Large, string? note = null,
            ToolContext? context = null, CancellationToken cancellation = default) => throw null;
        }
        enum Size { Small, Large = 5 }
        /// <param name="Id">Its number.</param>
        record Receipt(int Id, Size? Size = null);"#;
    let expected = r#"{"name":"place_order","description":"Places an order.","endsLoop":true,"timeoutSeconds":5,"parameters":[{"name":"item","type":"string"},{"name":"count","type":"int","description":"How many."},{"name":"rate","type":{"nullable":"double"},"annotations":[{"range":{"min":"0.5","max":"1.5"}}]},{"name":"sizes","type":{"list":{"named":"Size"}}},{"name":"ask","type":"bool","description":"Ask first","default":"true"},{"name":"size","type":{"named":"Size"},"default":"\"Large\""},{"name":"note","type":{"nullable":"string"},"default":"null"}],"returns":{"value":{"named":"Receipt"}},"types":{"Receipt":{"record":[{"name":"id","type":"int","description":"Its number.","required":true},{"name":"size","type":{"nullable":{"named":"Size"}}}]},"Size":{"enum":["Small","Large"]}}}"#;
    assert_eq!(told(&(text.to_owned() + &listing(&["Receipt"]))), expected);
}

#[test]
fn rare_line_ends_end_comments() {
    for end in ["\u{85}", "\u{2028}", "\u{2029}"] {
        let text = format!("// x{end}public partial class T {{ [Tool] public string F(int a) => \"\"; }}");
        let found = super::read(&text);
        assert_eq!(found.tools.len(), 1, "{end:?}");
        assert_eq!(&text[found.tools[0].range.clone()], "F");
    }
}
