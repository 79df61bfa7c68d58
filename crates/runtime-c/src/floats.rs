//! Floats as `printf` shows them.

/// The digits of a number that is not negative.
pub(crate) fn digits(value: f64, kind: u8, precision: Option<usize>, alternate: bool) -> String {
    let upper = kind.is_ascii_uppercase();
    let text = if value.is_nan() {
        "nan".to_string()
    } else if value.is_infinite() {
        "inf".to_string()
    } else {
        let precision = precision.unwrap_or(6);
        match kind.to_ascii_lowercase() {
            b'f' => fixed(value, precision, alternate),
            b'e' => scientific(value, precision, alternate),
            _ => general(value, precision.max(1), alternate),
        }
    };
    match upper {
        true => text.to_uppercase(),
        false => text,
    }
}

fn fixed(value: f64, precision: usize, alternate: bool) -> String {
    let mut text = format!("{value:.precision$}");
    if alternate && precision == 0 {
        text.push('.');
    }
    text
}

fn scientific(value: f64, precision: usize, alternate: bool) -> String {
    let text = format!("{value:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if exponent < 0 { '-' } else { '+' };
    let point = if alternate && precision == 0 { "." } else { "" };
    format!("{mantissa}{point}e{sign}{:02}", exponent.abs())
}

/// The shorter form: fixed for middling numbers, without zeros at the end.
fn general(value: f64, precision: usize, alternate: bool) -> String {
    let text = format!("{value:.0$e}", precision - 1);
    let exponent: i32 = text
        .split_once('e')
        .and_then(|(_, exponent)| exponent.parse().ok())
        .unwrap_or(0);
    let text = if exponent < -4 || exponent >= precision as i32 {
        scientific(value, precision - 1, alternate)
    } else {
        let decimals = (precision as i32 - 1 - exponent).max(0) as usize;
        fixed(value, decimals, alternate)
    };
    if alternate || !text.contains('.') {
        return text;
    }
    let (mantissa, rest) = match text.find('e') {
        Some(at) => text.split_at(at),
        None => (text.as_str(), ""),
    };
    let mantissa = mantissa.trim_end_matches('0').trim_end_matches('.');
    format!("{mantissa}{rest}")
}

#[cfg(test)]
mod tests {
    use super::digits;

    #[test]
    fn floats_look_as_in_c() {
        assert_eq!(digits(1.5, b'f', None, false), "1.500000");
        assert_eq!(digits(0.0, b'e', Some(2), false), "0.00e+00");
        assert_eq!(digits(100000.0, b'g', None, false), "100000");
        assert_eq!(digits(1000000.0, b'g', None, false), "1e+06");
        assert_eq!(digits(0.0001, b'g', None, false), "0.0001");
        assert_eq!(digits(0.00001, b'g', None, false), "1e-05");
    }
}
