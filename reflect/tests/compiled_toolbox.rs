//! `#[toolbox]`: methods as tools that share their object.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use olt::{Part, Tool, ToolContext, ToolInvoker, ToolType};
use pretty_assertions::assert_eq;

#[derive(Default)]
struct Orders {
    placed: AtomicU32,
}

#[derive(ToolType)]
struct Item {
    sku: String,
}

#[olt::toolbox]
impl Orders {
    const MOST: u32 = 9;

    /// Places an order.
    #[tool(requires_approval)]
    async fn place(
        &self,
        /// What to order.
        item: Item,
        #[arg(range(1..=9), default = Self::MOST)] count: u32,
        ctx: &ToolContext,
    ) -> Result<String, std::num::ParseIntError> {
        tokio::task::yield_now().await;
        assert!(!ctx.cancellation().is_cancelled());
        item.sku.parse::<u32>()?;
        self.count(count);
        Ok(format!("{count} x {}", item.sku))
    }

    #[tool]
    fn placed(&self) -> u32 {
        self.placed.load(Ordering::Relaxed)
    }

    #[olt::tool(blocking, name = "wipe")]
    fn reset(self: Arc<Self>) {
        self.placed.store(0, Ordering::Relaxed);
    }

    #[tool]
    fn most() -> u32 {
        Self::MOST
    }

    fn count(&self, count: u32) {
        self.placed.fetch_add(count, Ordering::Relaxed);
    }
}

async fn call(tools: &[Tool], name: &str, arguments: &str) -> Vec<Part> {
    let tool = tools.iter().find(|tool| tool.name() == name).unwrap();
    ToolInvoker::invoke(tool, arguments, &ToolContext::new()).await.unwrap().parts
}

#[tokio::test]
async fn tools_share_their_object() {
    let tools = Orders::default().tools();
    let names: Vec<&str> = tools.iter().map(Tool::name).collect();
    assert_eq!(names, ["place", "placed", "wipe", "most"]);
    let place = &tools[0];
    assert!(place.metadata().requires_approval);
    assert_eq!(place.description(), "Places an order.");
    assert_eq!(
        place.input_schema(),
        r#"{"type":"object","properties":{"item":{"type":"object","description":"What to order.","properties":{"sku":{"type":"string"}},"required":["sku"],"additionalProperties":false},"count":{"type":"integer","minimum":1,"maximum":9,"default":9}},"required":["item"],"additionalProperties":false}"#
    );
    assert_eq!(call(&tools, "place", r#"{"item":{"sku":"7"},"count":2}"#).await, [Part::text("2 x 7")]);
    assert_eq!(call(&tools, "place", r#"{"item":{"sku":"8"}}"#).await, [Part::text("9 x 8")]);
    let failed = "Tool 'place' failed: ParseIntError: invalid digit found in string";
    assert_eq!(call(&tools, "place", r#"{"item":{"sku":"x"}}"#).await, [Part::text(failed)]);
    assert_eq!(call(&tools, "placed", "").await, [Part::json("11")]);
    assert_eq!(call(&tools, "wipe", "{}").await, []);
    assert_eq!(call(&tools, "placed", "").await, [Part::json("0")]);
    assert_eq!(call(&tools, "most", "").await, [Part::json("9")]);
}

#[test]
fn the_methods_stay_methods() {
    let orders = Arc::new(Orders::default());
    orders.count(3);
    assert_eq!(orders.placed(), 3);
    orders.clone().reset();
    assert_eq!(orders.placed(), 0);
}
