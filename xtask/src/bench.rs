//! `cargo xtask bench`: runs the benchmark and holds its ratios against their bounds.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};

/// A ratio of two times that must not be exceeded: what it says, the two benchmarks, the bound. The first names a group
/// where the slowest of it counts.
type Bound = (&'static str, &'static str, &'static str, f64);

const BOUNDS: [Bound; 5] = [
    ("compiled decode / serde_json::from_slice", "accepted/compiled", "accepted/serde", 0.90),
    ("reflection call / Value + jsonschema + from_value", "accepted/reflection", "accepted/validator", 0.60),
    ("compiled: refused / accepted, the worst", "refused/compiled", "accepted/compiled", 1.20),
    ("reflection: refused / accepted, the worst", "refused/reflection", "accepted/reflection", 1.20),
    ("whole invoke / bare typed parse", "small/invoke", "small/serde", 1.50),
];

/// Runs the benchmark and prints each ratio beside its bound; the bounds that do not hold.
#[must_use]
pub fn run(root: &Path) -> Vec<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["bench", "--quiet", "--package", "olt", "--bench", "speed"])
        .current_dir(root)
        .stderr(Stdio::inherit())
        .output();
    let output = match output {
        Ok(output) if output.status.success() => output,
        Ok(output) => return vec![format!("the benchmark fails ({}); see above", output.status)],
        Err(error) => return vec![format!("cargo does not start: {error}")],
    };
    let report = String::from_utf8_lossy(&output.stdout);
    println!("{report}\n{:<52}{:>6}{:>8}", "fastest samples, in this run", "ratio", "bound");
    let times = fastest(&report);
    BOUNDS.iter().filter_map(|bound| held(&times, bound).err()).collect()
}

/// Prints a ratio; why its bound does not hold, if it does not.
fn held(times: &BTreeMap<String, f64>, (what, ours, theirs, bound): &Bound) -> Result<(), String> {
    let missing = |name: &str| format!("{what}: the benchmark has no {name}");
    let of_group = times.iter().filter(|(name, _)| name.strip_prefix(ours).is_some_and(is_inside));
    let ours = of_group.map(|(_, time)| *time).reduce(f64::max).ok_or_else(|| missing(ours))?;
    let theirs = times.get(*theirs).ok_or_else(|| missing(theirs))?;
    let ratio = ours / theirs;
    println!("{what:<52}{ratio:>6.2}{bound:>8.2}");
    if ratio <= *bound {
        Ok(())
    } else {
        Err(format!("{what}: {ratio:.2}, more than {bound:.2}; run it again on a quiet machine"))
    }
}

fn is_inside(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with('/')
}

/// The fastest sample of each benchmark, in nanoseconds: the one that the machine disturbed least.
fn fastest(report: &str) -> BTreeMap<String, f64> {
    let mut groups = Vec::new();
    let mut times = BTreeMap::new();
    for line in report.lines() {
        let Some((branches, entry)) = line.split_once("─ ") else { continue };
        let (name, columns) = entry.split_once("  ").unwrap_or((entry, ""));
        groups.truncate(branches.chars().count() / 3);
        groups.push(name);
        if let Some(time) = columns.split('│').next().and_then(nanoseconds) {
            times.insert(groups.join("/"), time);
        }
    }
    times
}

fn nanoseconds(text: &str) -> Option<f64> {
    let (number, unit) = text.trim().split_once(' ')?;
    let scale = match unit {
        "ns" => 1.0,
        "µs" => 1e3,
        "ms" => 1e6,
        "s" => 1e9,
        _ => return None,
    };
    Some(number.parse::<f64>().ok()? * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = "\
speed                                fastest       │ slowest       │ median        │ mean          │ samples │ iters
├─ accepted                                        │               │               │               │         │
│  ├─ compiled                       1.972 µs      │ 73.06 µs      │ 2.042 µs      │ 2.824 µs      │ 100     │ 100
│  ╰─ serde                          2.5 µs        │ 46.87 µs      │ 2.754 µs      │ 3.293 µs      │ 100     │ 100
├─ refused                                         │               │               │               │         │
│  ╰─ compiled                                     │               │               │               │         │
│     ├─ given twice last            2.512 µs      │ 43.38 µs      │ 2.573 µs      │ 3.113 µs      │ 100     │ 100
│     ╰─ unknown                     990 ns        │ 43.38 µs      │ 2.573 µs      │ 3.113 µs      │ 100     │ 100
";

    #[test]
    fn the_report_is_read_by_its_branches() {
        let times = fastest(REPORT);
        let expected = [
            ("accepted/compiled", 1972.0),
            ("accepted/serde", 2500.0),
            ("refused/compiled/given twice last", 2512.0),
            ("refused/compiled/unknown", 990.0),
        ];
        assert_eq!(times, expected.map(|(name, time)| (name.to_owned(), time)).into());
    }

    #[test]
    fn a_bound_holds_for_the_slowest_of_a_group() {
        let times = fastest(REPORT);
        assert_eq!(held(&times, &("x", "accepted/compiled", "accepted/serde", 0.8)), Ok(()));
        let worst = held(&times, &("x", "refused/compiled", "accepted/compiled", 1.2));
        assert_eq!(worst, Err("x: 1.27, more than 1.20; run it again on a quiet machine".to_owned()));
        assert!(held(&times, &("x", "refused", "nothing", 1.0)).is_err());
    }
}
