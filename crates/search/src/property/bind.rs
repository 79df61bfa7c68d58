//! Binds the names of an expression to static fields, and checks the types that are known.
//!
//! What a reference leads to is known only in a state, so the fields after the first one are
//! looked up when the expression is evaluated.

use super::error::ExpressionError;
use super::shapes::{self, ShapedPath};
use super::syntax::{BinaryOperator, Name, Node, Span, Step, Term, Type, UnaryOperator};
use super::value::PropertyValue;
use fencepost_ir::{Cell, ClassId, Field, FieldId, ShapeId, Source};
use fencepost_vm::Observed;

/// An expression whose names are bound.
#[derive(Clone, Debug)]
pub(super) enum Bound {
    Literal(PropertyValue),
    Path(Box<BoundPath>),
    /// A path through memory that has a shape but no layout.
    Shaped(Box<ShapedPath>),
    Unary(UnaryOperator, Box<Bound>),
    Binary(BinaryOperator, Box<Bound>, Box<Bound>),
}

/// A static field and what is reached from it.
#[derive(Clone, Debug)]
pub(super) struct BoundPath {
    pub class: ClassId,
    pub offset: u32,
    pub cell: Cell,
    /// The field's name without its class.
    pub field: String,
    /// The field and its class.
    pub full_name: String,
    pub steps: Vec<BoundStep>,
}

#[derive(Clone, Debug)]
pub(super) enum BoundStep {
    Member {
        name: String,
        /// Names of one cell that this step and the following ones may mean together, as in
        /// `position.x`, longest first, each with the number of steps it takes.
        candidates: Vec<(String, usize)>,
    },
    Index(Bound),
}

impl Bound {
    /// Notes what the value depends on. Where a path goes on from its field, all that the class
    /// has and all objects count: which of them it leads to is known only in a state.
    pub fn observe(&self, observed: &mut Observed) {
        match self {
            Bound::Literal(_) => {}
            Bound::Unary(_, operand) => operand.observe(observed),
            Bound::Binary(_, left, right) => {
                left.observe(observed);
                right.observe(observed);
            }
            Bound::Path(path) if path.steps.is_empty() => {
                let end = path.offset + path.cell.size();
                observed.add_statics(path.class, path.offset, end);
            }
            Bound::Shaped(path) => {
                // Pointers may lead anywhere.
                match path.steps.is_empty() {
                    true => observed.add_statics(path.class, 0, u32::MAX),
                    false => observed.add_everything(),
                }
                for step in &path.steps {
                    if let BoundStep::Index(index) = step {
                        index.observe(observed);
                    }
                }
            }
            Bound::Path(path) => {
                observed.add_statics(path.class, 0, u32::MAX);
                observed.add_objects();
                for step in &path.steps {
                    if let BoundStep::Index(index) = step {
                        index.observe(observed);
                    }
                }
            }
        }
    }
}

impl Bound {
    /// Notes the static cells that the value depends on; says whether there is nothing else.
    pub fn cells(&self, found: &mut Vec<(ClassId, u32, Cell)>) -> bool {
        match self {
            Bound::Literal(_) => true,
            Bound::Unary(_, operand) => operand.cells(found),
            Bound::Binary(_, left, right) => left.cells(found) && right.cells(found),
            Bound::Path(path) => {
                let cell = (path.class, path.offset, path.cell);
                if !found.contains(&cell) {
                    found.push(cell);
                }
                path.steps.is_empty()
            }
            // What it leads through is memory of another shape.
            Bound::Shaped(_) => false,
        }
    }

    /// The same with values in the place of static cells.
    pub fn with_values(&self, value: &dyn Fn(ClassId, u32, Cell) -> PropertyValue) -> Bound {
        match self {
            Bound::Literal(literal) => Bound::Literal(literal.clone()),
            Bound::Unary(operator, operand) => {
                Bound::Unary(*operator, Box::new(operand.with_values(value)))
            }
            Bound::Binary(operator, left, right) => Bound::Binary(
                *operator,
                Box::new(left.with_values(value)),
                Box::new(right.with_values(value)),
            ),
            Bound::Path(path) => Bound::Literal(value(path.class, path.offset, path.cell)),
            // Whoever asked for the cells was told that there is more.
            Bound::Shaped(_) => Bound::Literal(PropertyValue::Null),
        }
    }
}

/// Binds an expression and says what type it has.
pub(super) fn bind(
    text: &str,
    node: &Node,
    source: &dyn Source,
) -> Result<(Bound, Type), ExpressionError> {
    Binder { text, source }.node(node)
}

struct Binder<'a> {
    text: &'a str,
    source: &'a dyn Source,
}

/// A static field that a path starts with, and how many of the path's names it takes.
struct Start {
    field: Field,
    names: usize,
}

impl Binder<'_> {
    fn error<T>(&self, span: Span, message: impl Into<String>) -> Result<T, ExpressionError> {
        Err(ExpressionError::new(self.text, span, message))
    }

    fn node(&self, node: &Node) -> Result<(Bound, Type), ExpressionError> {
        match &node.term {
            Term::Literal(value) => Ok((Bound::Literal(value.clone()), literal_type(value))),
            Term::Path(first, steps) => self.path(first, steps, node.span),
            Term::Unary(operator, operand) => {
                let (bound, kind) = self.node(operand)?;
                let (wanted, symbol) = match operator {
                    UnaryOperator::Not => (Type::Boolean, "!"),
                    UnaryOperator::Negate => (Type::Number, "-"),
                };
                self.expect(kind, wanted, operand.span, symbol)?;
                Ok((Bound::Unary(*operator, Box::new(bound)), wanted))
            }
            Term::Binary(operator, left, right) => {
                let (left_bound, left_kind) = self.node(left)?;
                let (right_bound, right_kind) = self.node(right)?;
                let symbol = operator.symbol();
                let kind = if operator.is_logical() {
                    self.expect(left_kind, Type::Boolean, left.span, symbol)?;
                    self.expect(right_kind, Type::Boolean, right.span, symbol)?;
                    Type::Boolean
                } else if matches!(operator, BinaryOperator::Equal | BinaryOperator::NotEqual) {
                    if !left_kind.may_be(right_kind) {
                        return self.error(
                            node.span,
                            format!(
                                "`{symbol}` compares {} with {}",
                                left_kind.name(),
                                right_kind.name()
                            ),
                        );
                    }
                    Type::Boolean
                } else {
                    self.expect(left_kind, Type::Number, left.span, symbol)?;
                    self.expect(right_kind, Type::Number, right.span, symbol)?;
                    match operator.is_ordering() {
                        true => Type::Boolean,
                        false => Type::Number,
                    }
                };
                let bound = Bound::Binary(*operator, Box::new(left_bound), Box::new(right_bound));
                Ok((bound, kind))
            }
        }
    }

    fn expect(
        &self,
        found: Type,
        wanted: Type,
        span: Span,
        symbol: &str,
    ) -> Result<(), ExpressionError> {
        if found.may_be(wanted) {
            return Ok(());
        }
        self.error(
            span,
            format!(
                "`{symbol}` takes {}, but this is {}",
                wanted.name(),
                found.name()
            ),
        )
    }

    fn path(
        &self,
        first: &Name,
        steps: &[Step],
        span: Span,
    ) -> Result<(Bound, Type), ExpressionError> {
        let mut names = vec![first];
        names.extend(steps.iter().map_while(|step| match step {
            Step::Member(name) => Some(name),
            Step::Index(_) => None,
        }));
        let start = self.start(&names)?;
        if let Some(shape) = self.source.static_shape(start.field.class) {
            return self.shaped(start, shape, steps, span);
        }
        let (field, taken) = self.whole_cell(start, &names)?;
        let rest = &steps[taken - 1..];
        let class_name = self.class_name(field.class);
        if field.cell == Cell::Ref
            && let Some(text) = self.source.constant_text(field.class, field.offset)
        {
            return self.constant(text, &format!("{class_name}.{}", field.name), rest, span);
        }
        let bound_steps = self.steps(rest)?;
        let direct = cell_type(field.cell);
        if !rest.is_empty() && direct != Type::Reference {
            return self.error(
                span,
                format!(
                    "`{class_name}.{}` is {}; nothing is reached from it",
                    field.name,
                    direct.name()
                ),
            );
        }
        let kind = match rest.is_empty() {
            true => direct,
            false => Type::Unknown,
        };
        let bound = BoundPath {
            class: field.class,
            offset: field.offset,
            cell: field.cell,
            full_name: format!("{class_name}.{}", field.name),
            field: field.name,
            steps: bound_steps,
        };
        Ok((Bound::Path(Box::new(bound)), kind))
    }

    /// A field that is a text for good.
    fn constant(
        &self,
        text: String,
        name: &str,
        rest: &[Step],
        span: Span,
    ) -> Result<(Bound, Type), ExpressionError> {
        match rest {
            [] => {
                let value = PropertyValue::String(text);
                Ok((Bound::Literal(value), Type::Reference))
            }
            [Step::Member(member)] if member.text == "Length" => {
                let length = text.encode_utf16().count() as i128;
                Ok((Bound::Literal(PropertyValue::Integer(length)), Type::Number))
            }
            _ => self.error(
                span,
                format!("`{name}` is a text; nothing but its `Length` is reached from it"),
            ),
        }
    }

    fn steps(&self, rest: &[Step]) -> Result<Vec<BoundStep>, ExpressionError> {
        let mut bound_steps = Vec::with_capacity(rest.len());
        for (index, step) in rest.iter().enumerate() {
            bound_steps.push(match step {
                Step::Member(name) => BoundStep::Member {
                    name: name.text.clone(),
                    candidates: candidates(&rest[index..]),
                },
                Step::Index(index) => {
                    let (bound, kind) = self.node(index)?;
                    self.expect(kind, Type::Number, index.span, "[ ]")?;
                    BoundStep::Index(bound)
                }
            });
        }
        Ok(bound_steps)
    }

    fn shaped(
        &self,
        start: Start,
        shape: ShapeId,
        steps: &[Step],
        span: Span,
    ) -> Result<(Bound, Type), ExpressionError> {
        let path = ShapedPath {
            class: start.field.class,
            shape,
            name: start.field.name,
            steps: self.steps(&steps[start.names - 1..])?,
        };
        match shapes::type_of(self.source, &path) {
            Ok(kind) => Ok((Bound::Shaped(Box::new(path)), kind)),
            Err(message) => self.error(span, message),
        }
    }

    /// The static field that the longest possible run of names means.
    fn start(&self, names: &[&Name]) -> Result<Start, ExpressionError> {
        for count in (1..=names.len()).rev() {
            let joined = join(&names[..count]);
            let found = self.source.find_statics(&joined);
            if found.is_empty() {
                continue;
            }
            let span = names[0].span.to(names[count - 1].span);
            let field = self.one_of(&found, &joined, span)?;
            return Ok(Start {
                field,
                names: count,
            });
        }
        self.unknown(names)
    }

    /// Picks the field that is meant: one of the program rather than of its library, and one
    /// whose whole name was typed rather than one that merely ends like that.
    fn one_of(&self, ids: &[FieldId], typed: &str, span: Span) -> Result<Field, ExpressionError> {
        let mut fields: Vec<(String, Field, bool)> = ids
            .iter()
            .filter_map(|&id| {
                let field = self.source.field(id)?;
                let class = self.source.class(field.class).ok()?;
                let name = format!("{}.{}", class.name, field.name);
                Some((name, field, class.library))
            })
            .collect();
        if fields.iter().any(|(_, _, library)| !library) {
            fields.retain(|(_, _, library)| !library);
        }
        if fields.iter().any(|(name, ..)| name == typed) {
            fields.retain(|(name, ..)| name == typed);
        }
        fields.sort_by(|a, b| a.0.cmp(&b.0));
        match fields.len() {
            0 => self.error(span, format!("`{typed}` cannot be looked at")),
            1 => Ok(fields.swap_remove(0).1),
            _ => {
                let names: Vec<String> = fields
                    .iter()
                    .map(|(name, ..)| format!("`{name}`"))
                    .collect();
                self.error(span, format!("`{typed}` may be any of {}", listed(&names)))
            }
        }
    }

    fn unknown<T>(&self, names: &[&Name]) -> Result<T, ExpressionError> {
        let joined = join(names);
        let span = names[0].span.to(names[names.len() - 1].span);
        let mut message = format!("the program has no static field `{joined}`");
        // A field of that name in another class is the most likely thing to be meant.
        let mut similar: Vec<String> = names
            .iter()
            .flat_map(|name| self.source.find_statics(&name.text))
            .filter_map(|id| {
                let field = self.source.field(id)?;
                let class = self.source.class(field.class).ok()?;
                let full = format!("`{}.{}`", class.name, field.name);
                (!class.library).then_some(full)
            })
            .collect();
        similar.sort();
        similar.dedup();
        if !similar.is_empty() {
            message.push_str(&format!("; did you mean {}?", listed(&similar)));
        }
        self.error(span, message)
    }

    /// Where a field is a struct, the names after it may name one of its cells.
    fn whole_cell(&self, start: Start, names: &[&Name]) -> Result<(Field, usize), ExpressionError> {
        let mut field = start.field;
        let Ok(class) = self.source.class(field.class) else {
            return Ok((field, start.names));
        };
        let cells = &class.statics.cells;
        for count in (start.names + 1..=names.len()).rev() {
            let name = format!("{}.{}", field.name, join(&names[start.names..count]));
            if let Some(at) = cells.iter().find(|cell| cell.name == name) {
                field.offset = at.offset;
                field.cell = at.cell;
                field.name = name;
                return Ok((field, count));
            }
        }
        let prefix = format!("{}.", field.name);
        let is_struct = !cells.iter().any(|cell| cell.name == field.name)
            && cells.iter().any(|cell| cell.name.starts_with(&prefix));
        if is_struct {
            let inner: Vec<String> = cells
                .iter()
                .filter_map(|cell| cell.name.strip_prefix(&prefix))
                .map(|name| format!("`{name}`"))
                .collect();
            let span = names[0].span.to(names[start.names - 1].span);
            return self.error(
                span,
                format!(
                    "`{}` is a struct; name one of its fields: {}",
                    field.name,
                    listed(&inner)
                ),
            );
        }
        Ok((field, start.names))
    }

    fn class_name(&self, class: ClassId) -> String {
        self.source
            .class(class)
            .map_or_else(|_| "?".to_string(), |class| class.name.clone())
    }
}

fn join(names: &[&Name]) -> String {
    let texts: Vec<&str> = names.iter().map(|name| name.text.as_str()).collect();
    texts.join(".")
}

/// A list for people, cut where it would be too long to read.
pub(super) fn listed(names: &[String]) -> String {
    const SHOWN: usize = 6;
    let mut text = names[..names.len().min(SHOWN)].join(", ");
    if names.len() > SHOWN {
        text.push_str(&format!(" and {} more", names.len() - SHOWN));
    }
    text
}

fn candidates(steps: &[Step]) -> Vec<(String, usize)> {
    let mut found: Vec<(String, usize)> = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        let Step::Member(name) = step else { break };
        let joined = match found.last() {
            Some((before, _)) => format!("{before}.{}", name.text),
            None => name.text.clone(),
        };
        found.push((joined, index + 1));
    }
    found.reverse();
    found
}

fn literal_type(value: &PropertyValue) -> Type {
    match value {
        PropertyValue::Bool(_) => Type::Boolean,
        PropertyValue::Integer(_) | PropertyValue::Float(_) => Type::Number,
        PropertyValue::Null | PropertyValue::String(_) | PropertyValue::Object(_) => {
            Type::Reference
        }
    }
}

fn cell_type(cell: Cell) -> Type {
    match cell {
        Cell::Bool => Type::Boolean,
        Cell::Ref => Type::Reference,
        // A pointer cell may hold null, an address or a plain number.
        Cell::Ptr => Type::Unknown,
        _ => Type::Number,
    }
}
