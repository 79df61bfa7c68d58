//! Walks over propositions.

use crate::condition::{Proposition, Value, Variable};
use crate::error::Place;
use std::fmt::Write as _;

/// Every location whose address something is compared with, and where.
pub fn addresses(proposition: &Proposition, found: &mut Vec<(String, Option<usize>, Place)>) {
    match proposition {
        Proposition::Constant(_) => {}
        Proposition::Equal(_, value, place) => {
            if let Value::Address(name, element) = value {
                found.push((name.clone(), *element, *place));
            }
        }
        Proposition::Not(inner) => addresses(inner, found),
        Proposition::And(parts) | Proposition::Or(parts) => {
            parts.iter().for_each(|part| addresses(part, found));
        }
        Proposition::Implies(left, right) => {
            addresses(left, found);
            addresses(right, found);
        }
    }
}

/// Changes every variable.
pub fn change_variables(proposition: &mut Proposition, change: &dyn Fn(&mut Variable)) {
    match proposition {
        Proposition::Constant(_) => {}
        Proposition::Equal(variable, value, _) => {
            change(variable);
            if let Value::Variable(other) = value {
                change(other);
            }
        }
        Proposition::Not(inner) => change_variables(inner, change),
        Proposition::And(parts) | Proposition::Or(parts) => {
            for part in parts {
                change_variables(part, change);
            }
        }
        Proposition::Implies(left, right) => {
            change_variables(left, change);
            change_variables(right, change);
        }
    }
}

/// Every variable, and where it is named.
pub fn collect(proposition: &Proposition, found: &mut Vec<(Variable, Place)>) {
    match proposition {
        Proposition::Constant(_) => {}
        Proposition::Equal(variable, value, place) => {
            found.push((variable.clone(), *place));
            if let Value::Variable(other) = value {
                found.push((other.clone(), *place));
            }
        }
        Proposition::Not(inner) => collect(inner, found),
        Proposition::And(parts) | Proposition::Or(parts) => {
            parts.iter().for_each(|part| collect(part, found));
        }
        Proposition::Implies(left, right) => {
            collect(left, found);
            collect(right, found);
        }
    }
}

/// Writes a proposition; parts that bind less tightly than what is around them get parentheses.
pub fn print(proposition: &Proposition, out: &mut String) {
    match proposition {
        Proposition::Constant(value) => {
            let _ = write!(out, "{value}");
        }
        Proposition::Equal(variable, value, _) => {
            let value = match value {
                Value::Number(number) => number.to_string(),
                Value::Address(name, None) => name.clone(),
                Value::Address(name, Some(element)) => format!("{name}[{element}]"),
                Value::Variable(other) => other.show(),
            };
            let _ = write!(out, "{}={value}", variable.show());
        }
        Proposition::Not(inner) => {
            out.push_str("not (");
            print(inner, out);
            out.push(')');
        }
        Proposition::And(parts) => print_joined(parts, " /\\ ", out),
        Proposition::Or(parts) => print_joined(parts, " \\/ ", out),
        Proposition::Implies(left, right) => {
            out.push('(');
            print(left, out);
            out.push_str(") => (");
            print(right, out);
            out.push(')');
        }
    }
}

fn print_joined(parts: &[Proposition], mark: &str, out: &mut String) {
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            out.push_str(mark);
        }
        let loose = matches!(
            part,
            Proposition::And(_) | Proposition::Or(_) | Proposition::Implies(..)
        );
        if loose {
            out.push('(');
        }
        print(part, out);
        if loose {
            out.push(')');
        }
    }
}
