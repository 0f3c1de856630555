//! A fixed array under another name, in a parameter, a field and a result.

type Triple = [f64; 3];

#[derive(olt::ToolType)]
struct Line {
    ends: Vec<Triple>,
}

#[olt::tool]
fn measure(point: Triple, line: Line) -> Triple {
    let _ = (point, line.ends);
    [0.0; 3]
}

fn main() {
    measure::tool();
}
