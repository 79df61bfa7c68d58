//! `--proof` and `--dimacs`: what a solver says no to is proved, and the proof is checked here, by
//! a checker that shares nothing with the solver.

mod common;

use common::{Folder, fencepost, schema, shipped_schema};
use std::collections::HashMap;

/// A formula: clauses of signed numbers.
struct Formula {
    variables: usize,
    clauses: Vec<Vec<i32>>,
}

fn numbers(line: &str) -> Vec<i32> {
    let mut all: Vec<i32> = line
        .split_whitespace()
        .map(|word| word.parse().unwrap_or_else(|_| panic!("{line}")))
        .collect();
    assert_eq!(all.pop(), Some(0), "{line}");
    all
}

fn read_formula(text: &str) -> Formula {
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().expect("a header").split(' ').collect();
    assert_eq!(&header[..2], ["p", "cnf"]);
    let clauses: Vec<Vec<i32>> = lines.map(numbers).collect();
    assert_eq!(header[3], clauses.len().to_string());
    Formula {
        variables: header[2].parse().expect("a number"),
        clauses,
    }
}

/// Checks proofs of the kind that follow by unit propagation, step by step.
struct Checker {
    clauses: Vec<Option<Vec<i32>>>,
    /// The clauses that watch a literal, by its place.
    watching: Vec<Vec<usize>>,
    known: HashMap<Vec<i32>, Vec<usize>>,
    units: Vec<i32>,
    values: Vec<i8>,
    trail: Vec<i32>,
}

fn place(literal: i32) -> usize {
    2 * literal.unsigned_abs() as usize + usize::from(literal < 0)
}

impl Checker {
    fn new(formula: &Formula) -> Self {
        let mut checker = Self {
            clauses: Vec::new(),
            watching: vec![Vec::new(); 2 * formula.variables + 2],
            known: HashMap::new(),
            units: Vec::new(),
            values: vec![0; formula.variables + 1],
            trail: Vec::new(),
        };
        for clause in &formula.clauses {
            checker.add(clause);
        }
        checker
    }

    fn add(&mut self, clause: &[i32]) {
        let mut key = clause.to_vec();
        key.sort_unstable();
        key.dedup();
        let number = self.clauses.len();
        match key.as_slice() {
            [] => {}
            [unit] => self.units.push(*unit),
            [first, second, ..] => {
                self.watching[place(*first)].push(number);
                self.watching[place(*second)].push(number);
            }
        }
        self.clauses.push(Some(key.clone()));
        self.known.entry(key).or_default().push(number);
    }

    fn delete(&mut self, clause: &[i32]) {
        let mut key = clause.to_vec();
        key.sort_unstable();
        let number = self.known.get_mut(&key).and_then(Vec::pop);
        // Clauses of one literal stay, as they do in other checkers.
        if let Some(number) = number.filter(|_| key.len() > 1) {
            self.clauses[number] = None;
        }
    }

    fn value(&self, literal: i32) -> i8 {
        let value = self.values[literal.unsigned_abs() as usize];
        if literal < 0 { -value } else { value }
    }

    /// Makes a literal true; false if it is false already.
    fn assign(&mut self, literal: i32) -> bool {
        match self.value(literal) {
            0 => {
                self.values[literal.unsigned_abs() as usize] = if literal < 0 { -1 } else { 1 };
                self.trail.push(literal);
                true
            }
            value => value > 0,
        }
    }

    /// Whether unit propagation comes to a conflict from the units and these literals.
    fn conflicts(&mut self, literals: &[i32]) -> bool {
        let units = self.units.clone();
        let mut fine = units.iter().chain(literals).all(|&one| self.assign(one));
        let mut next = 0;
        while fine && next < self.trail.len() {
            let literal = self.trail[next];
            next += 1;
            let waiting = std::mem::take(&mut self.watching[place(-literal)]);
            let mut kept = Vec::new();
            for (at, &number) in waiting.iter().enumerate() {
                if !self.visit(number, -literal, &mut kept) {
                    fine = false;
                    kept.extend(&waiting[at + 1..]);
                    break;
                }
            }
            self.watching[place(-literal)].extend(kept);
        }
        for literal in std::mem::take(&mut self.trail) {
            self.values[literal.unsigned_abs() as usize] = 0;
        }
        !fine
    }

    /// Looks at a clause one of whose watched literals has become false; false if all are.
    fn visit(&mut self, number: usize, falsified: i32, kept: &mut Vec<usize>) -> bool {
        let Some(mut clause) = self.clauses[number].take() else {
            return true;
        };
        if clause[0] == falsified {
            clause.swap(0, 1);
        }
        let mut fine = true;
        let other = (2..clause.len()).find(|&at| self.value(clause[at]) >= 0);
        match other.filter(|_| self.value(clause[0]) <= 0) {
            Some(at) => {
                clause.swap(1, at);
                self.watching[place(clause[1])].push(number);
            }
            None => {
                kept.push(number);
                fine = self.assign(clause[0]);
            }
        }
        self.clauses[number] = Some(clause);
        fine
    }
}

/// Whether a proof shows that a formula has no solution.
fn is_proved(formula: &Formula, proof: &str) -> bool {
    let mut checker = Checker::new(formula);
    for line in proof.lines() {
        if let Some(deleted) = line.strip_prefix("d ") {
            checker.delete(&numbers(deleted));
            continue;
        }
        let clause = numbers(line);
        let negated: Vec<i32> = clause.iter().map(|literal| -literal).collect();
        if !checker.conflicts(&negated) {
            return false;
        }
        if clause.is_empty() {
            return true;
        }
        checker.add(&clause);
    }
    false
}

#[test]
fn the_checker_tells_proofs_from_others() {
    let all = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
    assert!(is_proved(&read_formula(all), "1 0\n0\n"));
    assert!(!is_proved(&read_formula(all), "0\n"), "a step is missing");
    assert!(!is_proved(&read_formula(all), "1 0\n"), "it does not end");
    let some = "p cnf 2 3\n1 2 0\n-1 2 0\n1 -2 0\n";
    assert!(!is_proved(&read_formula(some), "1 0\n2 0\n0\n"));
    // What was deleted cannot be used.
    assert!(!is_proved(&read_formula(all), "d 1 2 0\n1 0\n0\n"));
}

fn example(name: &str) -> String {
    format!("../../../../examples/datatypes/{name}")
}

/// The result names the proof, if there is one.
#[test]
fn the_result_names_the_proof() {
    let folder = Folder::new("named-proofs");
    let proof = folder.file("answer.drat");
    let program = "../../../../examples/ir/peterson.fir";
    let solver = ["--engine", "sat", "--format", "json", "--proof", &proof];
    for (condition, named) in [("2", true), ("3", false)] {
        let condition = format!("Peterson.counter == {condition}");
        let run = fencepost(&[&["check", program, "--final", &condition], &solver[..]].concat());
        let json = run.json();
        let problems = schema::validate(&shipped_schema("check"), &json);
        assert!(problems.is_empty(), "{problems:?}");
        match named {
            true => assert_eq!(json["proof"], proof.as_str(), "{}", run.stderr),
            false => assert!(json.get("proof").is_none(), "{}", run.stdout),
        }
    }
}

#[test]
fn what_is_verified_is_proved() {
    let folder = Folder::new("proofs");
    for (specification, test, model) in [
        ("TwoLockQueue/fenced.toml", "T1", "relaxed"),
        ("TwoLockQueue/fenced.toml", "Tpc2", "relaxed"),
        ("TreiberStack/stack.toml", "U1", "clr"),
    ] {
        let proof = folder.file("answer.drat");
        let run = fencepost(&[
            "datatype",
            &example(specification),
            "--engine",
            "sat",
            "--model",
            model,
            "--test",
            test,
            "--proof",
            &proof,
        ]);
        assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
        let read = |file: &str| std::fs::read_to_string(file).expect("a file");
        let text = read(&proof);
        let mut formula = read_formula(&read(&format!("{proof}.cnf")));
        assert!(is_proved(&formula, &text), "{specification} {test}");
        // Without its last clause, that one of the questions has a solution, it has one.
        formula.clauses.pop();
        assert!(!is_proved(&formula, &text), "{specification} {test}");
    }
}

#[test]
fn what_is_found_has_a_formula_and_no_proof() {
    let folder = Folder::new("no-proof");
    let (proof, formula) = (folder.file("answer.drat"), folder.file("answer.cnf"));
    let naive = example("TwoLockQueue/naive.toml");
    let options = ["--engine", "sat", "--model", "relaxed", "--test", "T0"];
    let files = ["--proof", &proof, "--dimacs", &formula];
    let run = fencepost(&[&["datatype", naive.as_str()], &options[..], &files[..]].concat());
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    assert!(run.stderr.contains("no proof is written"), "{}", run.stderr);
    assert!(!std::path::Path::new(&proof).exists());
    let text = std::fs::read_to_string(&formula).expect("a formula");
    assert!(read_formula(&text).clauses.len() > 100);
    // A formula is about one test, and of a solver.
    let run = fencepost(&["datatype", &naive, "--engine", "sat", "--proof", &proof]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("--test"), "{}", run.stderr);
    let run = fencepost(&["datatype", &naive, "--test", "T0", "--proof", &proof]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("--engine sat"), "{}", run.stderr);
}

#[test]
fn outcomes_and_checks_are_proved_too() {
    let folder = Folder::new("proofs-of-programs");
    let program = "../../../../examples/ir/store-buffering.fir";
    for arguments in [
        &["outcomes", program, "r1", "r2", "--model", "tso"][..],
        &["check", program, "--model", "sc"],
    ] {
        let proof = folder.file("program.drat");
        let files = ["--engine", "sat", "--proof", &proof];
        let run = fencepost(&[arguments, &files[..]].concat());
        assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
        let read = |file: &str| std::fs::read_to_string(file).expect("a file");
        let formula = read_formula(&read(&format!("{proof}.cnf")));
        assert!(is_proved(&formula, &read(&proof)), "{arguments:?}");
    }
}

/// Whether a small formula has a solution, by trying.
fn has_solution(clauses: &[Vec<i32>]) -> bool {
    let Some(shortest) = clauses.iter().min_by_key(|clause| clause.len()) else {
        return true;
    };
    shortest.iter().any(|&literal| {
        let open = clauses.iter().filter(|clause| !clause.contains(&literal));
        let rest: Vec<Vec<i32>> = open
            .map(|clause| clause.iter().copied().filter(|&l| l != -literal).collect())
            .collect();
        has_solution(&rest)
    })
}

/// A formula has a solution if and only if something is wrong, whatever it is that is wrong.
#[test]
fn formulas_have_solutions_where_something_is_found() {
    assert!(has_solution(&[vec![1, 2], vec![-1, 2]]));
    assert!(!has_solution(&[vec![1, 2], vec![-1, 2], vec![-2]]));
    let folder = Folder::new("satisfiable");
    let program = "../../../../examples/ir/store-buffering.fir";
    let wrong = "r1 == 1 || r2 == 1";
    for (model, condition, code) in [
        ("tso", wrong, 1),
        ("sc", wrong, 0),
        ("tso", "r1 == 1", 1),
        ("tso", "r1 >= 0", 0),
    ] {
        let file = folder.file("formula.cnf");
        let run = fencepost(&[
            "check", program, "--engine", "sat", "--model", model, "--final", condition,
            "--dimacs", &file,
        ]);
        assert_eq!(run.code, code, "{}{}", run.stdout, run.stderr);
        let formula = read_formula(&std::fs::read_to_string(&file).expect("a formula"));
        assert_eq!(
            has_solution(&formula.clauses),
            code == 1,
            "{model} {condition}"
        );
    }
}
