//! Test methods: which methods of an assembly are tests, and what runs before and after each.
//!
//! Methods are found by the names of their attributes, so the assemblies of a test framework need
//! not be there. Attributes that derive from known ones count where they can be resolved.

use super::test_attributes::{Attribute, MSTEST, NUNIT};
use super::{DefId, FuncKey, OrProblem, Res, TyId, World, problem};
use crate::reader::{self, AttributeArgument as Argument, Primitive, RowId, Token, TypeSig};
use std::sync::Arc;

/// What compilers mark async methods with.
const STATE_MACHINE: &str = "System.Runtime.CompilerServices.AsyncStateMachineAttribute";

/// How many tests an assembly may have here.
const MAX_TESTS: usize = 1 << 16;
/// How many base classes are looked at.
const MAX_BASES: usize = 256;

/// What can be done with a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TestStanding {
    /// It can be checked.
    Ready,
    /// Its author does not want it to run, for this reason.
    Skipped(String),
    /// It needs something that is not modelled.
    Unsupported(String),
}

/// A test method of the program, with one set of arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct TestMethod {
    /// `Name.Space.Type::Method`, with the arguments if it has any. No two tests share a name.
    pub name: String,
    /// Whether it can be checked.
    pub standing: TestStanding,
    /// What its attribute says about the check, by name.
    pub settings: Vec<(String, Argument)>,
    /// The file it is in; empty if that is not known.
    pub file: String,
    /// The line where it begins; zero if that is not known.
    pub line: u32,
}

/// A test with everything that its run consists of.
#[derive(Debug)]
pub(crate) struct TestPlan {
    pub(crate) test: TestMethod,
    /// The class of the object that the test runs on, if it needs one.
    pub(crate) object: Option<TyId>,
    /// What runs before there is an object.
    pub(crate) first: Vec<FuncKey>,
    /// What runs before the test.
    pub(crate) before: Vec<FuncKey>,
    /// The test itself.
    pub(crate) method: FuncKey,
    /// What it is called with.
    pub(crate) arguments: Vec<Argument>,
    /// What runs after it.
    pub(crate) after: Vec<FuncKey>,
}

/// A method of a class or of one that it derives from, with its attributes.
struct Member {
    key: FuncKey,
    name: String,
    attributes: Vec<Attribute>,
    /// How many classes lie between the class and the one that declares the method.
    distance: usize,
}

impl Member {
    fn is_of(&self, framework: &str, names: &[&str]) -> bool {
        let mut all = self.attributes.iter();
        all.any(|attribute| attribute.is_of(framework, names))
    }
}

impl World {
    /// The tests of the program's own assembly, in the order of its tables.
    pub(crate) fn tests(&self) -> Res<&[TestPlan]> {
        let found = self.tests.get_or_init(|| self.find_tests());
        found
            .as_ref()
            .map(Vec::as_slice)
            .map_err(|problem| problem.clone())
    }

    /// The test with a number.
    pub(crate) fn test(&self, number: u32) -> Res<&TestPlan> {
        match self.tests()?.get(number as usize) {
            Some(plan) => Ok(plan),
            None => problem("there is no test with that number"),
        }
    }

    fn find_tests(&self) -> Res<Vec<TestPlan>> {
        let mut found: Vec<TestPlan> = Vec::new();
        let fixtures = self.set_up_fixtures();
        let (first, last) = self.assembly_steps()?;
        for id in self.assembly(0).image.ids::<reader::TypeDefId>() {
            let def = DefId {
                asm: 0,
                row: id.row(),
            };
            let class = self.definition_name(def);
            let mut plans = self.tests_of(def, &class)?;
            for plan in &mut plans {
                let covered =
                    |space: &String| space.is_empty() || class.starts_with(&format!("{space}."));
                if fixtures.iter().any(covered) && plan.test.standing == TestStanding::Ready {
                    let why = "a set-up fixture for its namespace is not modelled";
                    plan.test.standing = TestStanding::Unsupported(why.to_string());
                }
                plan.first.splice(0..0, first.iter().cloned());
                plan.after.extend(last.iter().cloned());
            }
            found.extend(plans);
            if found.len() > MAX_TESTS {
                return problem(format!("the assembly has more than {MAX_TESTS} tests"));
            }
        }
        distinguish(&mut found);
        Ok(found)
    }

    /// The namespaces that have a set-up of their own, under NUnit.
    fn set_up_fixtures(&self) -> Vec<String> {
        let ids = self.assembly(0).image.ids::<reader::TypeDefId>();
        let defs = ids.map(|id| DefId {
            asm: 0,
            row: id.row(),
        });
        defs.filter(|def| {
            let all = self.attributes_of(0, def.id().into());
            all.is_ok_and(|all| all.iter().any(|one| one.is_of(NUNIT, &["SetUpFixture"])))
        })
        .map(|def| {
            let name = self.definition_name(def);
            name.rsplit_once('.')
                .map_or(String::new(), |(space, _)| space.to_string())
        })
        .collect()
    }

    /// What runs before and after all tests of the assembly.
    fn assembly_steps(&self) -> Res<(Vec<FuncKey>, Vec<FuncKey>)> {
        let (mut first, mut last) = (Vec::new(), Vec::new());
        for id in self.assembly(0).image.ids::<reader::TypeDefId>() {
            let def = DefId {
                asm: 0,
                row: id.row(),
            };
            if !self.has_type_parameters(def)? {
                for member in self.declared(self.plain(def)?, 0)? {
                    if member.is_of(MSTEST, &["AssemblyInitialize"]) {
                        first.push(member.key);
                    } else if member.is_of(MSTEST, &["AssemblyCleanup"]) {
                        last.push(member.key);
                    }
                }
            }
        }
        Ok((first, last))
    }

    fn has_type_parameters(&self, def: DefId) -> Res<bool> {
        let parameters = self.image(def).generic_params(def.id().into());
        Ok(!parameters.or_problem()?.is_empty())
    }

    /// The attributes of something in an assembly.
    fn attributes_of(&self, asm: u32, parent: Token) -> Res<Vec<Attribute>> {
        let image = &self.assembly(asm).image;
        let mut found = Vec::new();
        for id in image.custom_attributes(parent).into_iter().flatten() {
            let mut names = vec![image.attribute_type_name(id).or_problem()?];
            // The class of an attribute may be in an assembly that is not there.
            if let Ok(FuncKey::Method { owner, .. }) = self.attribute_constructor(asm, id.row()) {
                let mut at = self.data(owner).ok().and_then(|data| data.parent);
                while let Some(ty) = at.filter(|_| names.len() < MAX_BASES) {
                    names.push(self.type_name(ty));
                    at = self.data(ty).ok().and_then(|data| data.parent);
                }
            }
            let enums = |name: &str| self.enum_by_name(name);
            let value = image.attribute_value_with(id, &enums);
            let parameters = image.attribute_parameters(id).unwrap_or_default();
            let spreads = parameters.last().is_some_and(|last| {
                let TypeSig::SzArray(element) = last.unmodified() else {
                    return false;
                };
                *element.unmodified() == TypeSig::Primitive(Primitive::Object)
            });
            found.push(Attribute {
                names,
                is_readable: value.is_ok(),
                value: value.unwrap_or_default(),
                spreads,
            });
        }
        Ok(found)
    }

    /// The methods that a class itself declares.
    fn declared(&self, ty: TyId, distance: usize) -> Res<Vec<Member>> {
        let Some((def, _)) = self.named(ty) else {
            return Ok(Vec::new());
        };
        let mut found = Vec::new();
        for id in self.image(def).methods(def.id()).or_problem()? {
            let attributes = self.attributes_of(def.asm, id.into())?;
            if !attributes.is_empty() {
                found.push(Member {
                    key: FuncKey::Method {
                        owner: ty,
                        row: id.row(),
                        args: Arc::from([]),
                    },
                    name: self.method_name(def, id.row()),
                    attributes,
                    distance,
                });
            }
        }
        Ok(found)
    }

    /// The methods with attributes of a class and of those that it derives from, its own first.
    fn members(&self, ty: TyId) -> Res<Vec<Member>> {
        let mut found: Vec<Member> = Vec::new();
        let mut at = Some(ty);
        let mut distance = 0;
        while let Some(class) = at.filter(|_| distance < MAX_BASES) {
            if self.is_library(class) {
                break;
            }
            for member in self.declared(class, distance)? {
                // A method that overrides another takes its place.
                let runs = self.dispatch(ty, &member.key).unwrap_or(member.key.clone());
                if !found.iter().any(|known| known.key == runs) {
                    found.push(Member {
                        key: runs,
                        ..member
                    });
                }
            }
            at = self.data(class)?.parent;
            distance += 1;
        }
        Ok(found)
    }

    /// The tests that a class has.
    fn tests_of(&self, def: DefId, class: &str) -> Res<Vec<TestPlan>> {
        let row = self.type_row(def)?;
        let has_type_parameters = self.has_type_parameters(def)?;
        // A static class is abstract and sealed, and has tests; a base class has none of its own.
        let is_static = row.is_abstract() && row.is_sealed();
        if row.is_interface() || row.is_abstract() && !is_static {
            return Ok(Vec::new());
        }
        let ty = self.plain(def)?;
        // A base class may be in an assembly that is not there.
        let inherited = match has_type_parameters {
            true => problem("its class has type parameters"),
            false => self.members(ty),
        };
        let (members, missing) = match inherited {
            Ok(members) => (members, None),
            Err(why) => (self.declared(ty, 0)?, Some(why.what)),
        };
        let mut plans = Vec::new();
        for member in &members {
            if member.attributes.iter().any(Attribute::marks_test) {
                plans.extend(self.runs_of(class, member)?);
            }
        }
        if plans.is_empty() {
            return Ok(plans);
        }
        plans.sort_by_key(|plan| match &plan.method {
            FuncKey::Method { owner, row, .. } => (owner.0 != ty.0, *row),
            _ => (true, 0),
        });
        let class_attributes = self.attributes_of(def.asm, def.id().into())?;
        let skipped = class_attributes.iter().find_map(Attribute::skips);
        let obstacle = missing.or_else(|| {
            let around = self.steps_around(ty, &members, &mut plans);
            around.unwrap_or_else(|why| Some(why.what))
        });
        for plan in &mut plans {
            if let (Some(why), TestStanding::Ready) = (&obstacle, &plan.test.standing) {
                plan.test.standing = TestStanding::Unsupported(why.clone());
            }
            if let Some(reason) = &skipped {
                plan.test.standing = TestStanding::Skipped(reason.clone());
            }
        }
        Ok(plans)
    }

    /// The runs of one test method: one for each set of arguments.
    fn runs_of(&self, class: &str, member: &Member) -> Res<Vec<TestPlan>> {
        let (_, info) = self.method_of(&member.key)?;
        let attributes = &member.attributes;
        let wanted = info.sig.parameters.len();
        let mut rows: Vec<Option<&Attribute>> =
            (attributes.iter().filter(|one| one.gives_arguments()))
                .map(Some)
                .collect();
        if rows.is_empty() {
            rows.push(None);
        }
        let own = attributes.iter().find(|attribute| attribute.is_ours());
        let settings = own.map_or(Vec::new(), |own| {
            let named = own.value.named.iter();
            let settings = named.map(|argument| (argument.name.clone(), argument.value.clone()));
            settings.filter(|(name, _)| name != "Skip").collect()
        });
        let skipped = attributes.iter().filter(|one| !one.gives_arguments());
        let skipped = skipped.clone().find_map(Attribute::skips);
        let mut runs = Vec::new();
        for row in rows {
            let arguments = row.map_or(Vec::new(), Attribute::arguments);
            let obstacle = attributes.iter().find_map(|one| {
                let concerns =
                    !one.gives_arguments() || row.is_some_and(|row| std::ptr::eq(row, one));
                concerns.then(|| one.obstacle()).flatten()
            });
            let standing = if let Some(reason) = skipped.clone().or_else(|| row?.skips()) {
                TestStanding::Skipped(reason)
            } else if let Some(why) = obstacle {
                TestStanding::Unsupported(why.to_string())
            } else if info.sig.generic_count != 0 {
                TestStanding::Unsupported("it has type parameters".to_string())
            } else if arguments.len() != wanted {
                TestStanding::Unsupported(format!(
                    "it has {wanted} parameters, and its attribute gives {} arguments",
                    arguments.len()
                ))
            } else if self.is_async_void(&member.key)? {
                TestStanding::Unsupported(
                    "it is `async void`, so nobody can wait for its end".to_string(),
                )
            } else {
                TestStanding::Ready
            };
            let mut name = format!("{class}::{}", member.name);
            if row.is_some() {
                let shown: Vec<String> = arguments.iter().map(shown).collect();
                name += &format!("({})", shown.join(", "));
            }
            runs.push(TestPlan {
                test: TestMethod {
                    name,
                    standing,
                    settings: settings.clone(),
                    file: String::new(),
                    line: 0,
                },
                object: None,
                first: Vec::new(),
                before: Vec::new(),
                method: member.key.clone(),
                arguments,
                after: Vec::new(),
            });
        }
        Ok(runs)
    }

    /// The method that has the code of an async method.
    pub(crate) fn state_machine(&self, key: &FuncKey) -> Option<FuncKey> {
        let (def, _) = self.method_of(key).ok()?;
        let attributes = self.attributes_of(def.asm, key_token(key)).ok()?;
        let mut attributes = attributes.iter();
        let found = attributes.find(|attribute| attribute.is(STATE_MACHINE))?;
        let Some(Argument::Type(Some(name))) = found.value.fixed.first() else {
            return None;
        };
        let ty = self.type_by_name(name).ok()??;
        self.method_named(ty, "MoveNext", Some(0)).ok()?
    }

    fn is_async_void(&self, key: &FuncKey) -> Res<bool> {
        let (def, info) = self.method_of(key)?;
        let attributes = self.attributes_of(def.asm, key_token(key))?;
        let is_async = attributes
            .iter()
            .any(|attribute| attribute.is(STATE_MACHINE));
        let is_void = *info.sig.return_type.unmodified() == TypeSig::Primitive(Primitive::Void);
        Ok(is_async && is_void)
    }

    /// Puts what runs before and after the tests of a class around them; or says why it cannot.
    fn steps_around(
        &self,
        ty: TyId,
        members: &[Member],
        plans: &mut [TestPlan],
    ) -> Res<Option<String>> {
        let chosen = |framework: &str, names: &[&str], base_first: bool| {
            let mut found: Vec<&Member> = members
                .iter()
                .filter(|member| member.is_of(framework, names))
                .collect();
            found.sort_by_key(|member| match base_first {
                true => usize::MAX - member.distance,
                false => member.distance,
            });
            let keys = found.into_iter().map(|member| member.key.clone());
            keys.collect::<Vec<FuncKey>>()
        };
        let own_only = |keys: Vec<FuncKey>| -> Vec<FuncKey> {
            let is_own =
                |key: &FuncKey| matches!(key, FuncKey::Method { owner, .. } if *owner == ty);
            keys.into_iter().filter(is_own).collect()
        };
        let first = own_only(chosen(MSTEST, &["ClassInitialize"], true));
        let last = own_only(chosen(MSTEST, &["ClassCleanup"], false));
        let mut before = chosen(NUNIT, &["OneTimeSetUp", "TestFixtureSetUp"], true);
        let mut after = chosen(NUNIT, &["TearDown"], false);
        after.extend(chosen(MSTEST, &["TestCleanup"], false));
        after.extend(chosen(
            NUNIT,
            &["OneTimeTearDown", "TestFixtureTearDown"],
            false,
        ));
        let mut fixture = false;
        let mut disposals = Vec::new();
        for &interface in self.interfaces(ty)?.iter() {
            let method = |name: &str| self.method_named(interface, name, Some(0));
            match self.type_name(interface).as_str() {
                "Xunit.IAsyncLifetime" => {
                    before.extend(method("InitializeAsync")?);
                    disposals.splice(0..0, method("DisposeAsync")?);
                }
                "System.IAsyncDisposable" => disposals
                    .splice(0..0, method("DisposeAsync")?)
                    .for_each(drop),
                "System.IDisposable" => disposals.extend(method("Dispose")?),
                name if name.starts_with("Xunit.IClassFixture") => fixture = true,
                _ => {}
            }
        }
        before.extend(chosen(NUNIT, &["SetUp"], true));
        before.extend(chosen(MSTEST, &["TestInitialize"], true));
        after.extend(disposals);
        after.extend(last);
        if fixture {
            return Ok(Some("its class has a class fixture".to_string()));
        }
        let is_instance = |key: &FuncKey| Ok(!self.method_of(key)?.1.row.is_static());
        let mut needs_object = false;
        for key in before.iter().chain(&after) {
            needs_object |= is_instance(key)?;
        }
        let constructor = self.method_named(ty, ".ctor", Some(0))?;
        for plan in plans.iter_mut() {
            if needs_object || is_instance(&plan.method)? {
                if self.data(ty)?.is_value() {
                    return Ok(Some("it is a method of a struct".to_string()));
                }
                if constructor.is_none() {
                    let why = "its class has no constructor without parameters";
                    return Ok(Some(why.to_string()));
                }
                plan.object = Some(ty);
            }
            plan.first = first.clone();
            plan.before = before.clone();
            plan.after = after.clone();
        }
        Ok(None)
    }

    /// The number of the test with a name.
    pub(crate) fn find_test(&self, name: &str) -> Res<u32> {
        let tests = self.tests()?;
        let Some(number) = tests.iter().position(|plan| plan.test.name == name) else {
            return problem(format!("there is no test `{name}`"));
        };
        match &tests[number].test.standing {
            TestStanding::Unsupported(why) => problem(format!("`{name}` cannot be run: {why}")),
            TestStanding::Ready | TestStanding::Skipped(_) => Ok(number as u32),
        }
    }
}

fn key_token(key: &FuncKey) -> Token {
    let row = match key {
        FuncKey::Method { row, .. } => *row,
        _ => 0,
    };
    reader::MethodDefId::from_row(row).into()
}

/// Gives tests that share a name numbers.
fn distinguish(plans: &mut [TestPlan]) {
    let mut seen = fencepost_base::FxHashMap::<String, u32>::default();
    for plan in plans {
        let count = seen.entry(plan.test.name.clone()).or_insert(0);
        *count += 1;
        if *count > 1 {
            plan.test.name += &format!(" #{count}");
        }
    }
}

/// An argument as names show it.
fn shown(argument: &Argument) -> String {
    match argument {
        Argument::Boolean(value) => value.to_string(),
        Argument::Char(unit) => format!(
            "{:?}",
            char::from_u32(u32::from(*unit)).unwrap_or('\u{fffd}')
        ),
        Argument::Signed(value) => value.to_string(),
        Argument::Unsigned(value) => value.to_string(),
        Argument::R4(value) => value.to_string(),
        Argument::R8(value) => value.to_string(),
        Argument::String(Some(text)) => format!("{text:?}"),
        Argument::Type(Some(name)) => {
            let name = name.split(',').next().unwrap_or(name);
            format!("typeof({name})")
        }
        Argument::String(None) | Argument::Type(None) | Argument::Array(None) => "null".to_string(),
        Argument::Array(Some(elements)) => {
            let shown: Vec<String> = elements.iter().map(shown).collect();
            format!("[{}]", shown.join(", "))
        }
        Argument::Boxed(_, value) => shown(value),
    }
}
