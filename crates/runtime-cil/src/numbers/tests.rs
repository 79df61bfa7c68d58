//! Formats and parses against what Mono does; `data/numbers.txt` is its output.

use super::*;

/// A line is a kind, a format or styles, an input and the expected result, between bars. The
/// characters of a result are as they are; `!` is a format that means nothing.
const EXPECTED: &str = include_str!("../../tests/data/numbers.txt");

fn shown(result: Option<String>) -> String {
    result.unwrap_or_else(|| "!".to_string())
}

fn failure(failure: Failure) -> String {
    match failure {
        Failure::Format => "!format".to_string(),
        Failure::Overflow => "!overflow".to_string(),
    }
}

fn answer(kind: &str, format: &str, input: &str) -> String {
    let styles = || format.parse::<u32>().unwrap();
    match kind {
        "i8" => shown(format_signed(input.parse().unwrap(), 8, format)),
        "i4" => shown(format_signed(input.parse().unwrap(), 4, format)),
        "i2" => shown(format_signed(input.parse().unwrap(), 2, format)),
        "i1" => shown(format_signed(input.parse().unwrap(), 1, format)),
        "u8" => shown(format_unsigned(input.parse().unwrap(), 8, format)),
        "u4" => shown(format_unsigned(input.parse().unwrap(), 4, format)),
        "r8" => {
            let bits = u64::from_str_radix(input, 16).unwrap();
            shown(format_double(f64::from_bits(bits), format))
        }
        "r4" => {
            let bits = u32::from_str_radix(input, 16).unwrap();
            shown(format_single(f32::from_bits(bits), format))
        }
        "m" => {
            let (magnitude, scale, negative) = parse_decimal(input, 167).unwrap();
            shown(format_decimal(magnitude, scale, negative, format))
        }
        "pi8" => parse_signed(input, styles()).map_or_else(failure, |v| v.to_string()),
        "pu8" => parse_unsigned(input, styles()).map_or_else(failure, |v| v.to_string()),
        "pr8" => {
            parse_double(input, styles()).map_or_else(failure, |v| format!("{:016x}", v.to_bits()))
        }
        "pr4" => {
            parse_single(input, styles()).map_or_else(failure, |v| format!("{:08x}", v.to_bits()))
        }
        "pm" => parse_decimal(input, styles())
            .map_or_else(failure, |(m, s, n)| shown(format_decimal(m, s, n, ""))),
        other => panic!("unknown kind {other}"),
    }
}

#[test]
fn numbers_are_written_and_read_as_mono_does() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in EXPECTED.lines() {
        let parts: Vec<&str> = line.split('|').collect();
        let [kind, format, input, expected] = parts[..] else {
            panic!("malformed line {line:?}");
        };
        count += 1;
        let found = answer(kind, format, input);
        if found != expected {
            wrong.push(format!("{line}\n    found {found}"));
        }
    }
    assert!(count > 5000, "only {count} lines");
    let first: Vec<_> = wrong.iter().take(40).cloned().collect();
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        first.join("\n")
    );
}
