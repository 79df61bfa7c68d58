//! Statements that handlers protect.

use super::Writer;

/// A function whose finally and handler protect the same operations, which the nested form cannot
/// say.
pub const HANDLERS: &str = "
func rows(%p: i32) {
a: store R.y, %p
  br %p, fail, b
fail: %e = new Oops
  throw %e
b: leave end
c: store R.x, %p
  endfinally
d: %v = load R.y
  store R.z, %v
  leave end
end: ret
z:
  region finally from a to c handler c to d
  region catch Oops from a to c handler d to end
}
";

impl Writer<'_> {
    /// Statements and perhaps a failure, with a handler, a finally or a filter around them.
    pub(super) fn handled(&mut self, depth: usize) {
        match self.rng.below(5) {
            0 => {
                let operand = self.operand();
                self.line(&format!("call rows({operand})"));
            }
            1 => {
                self.line("try {");
                self.failing(depth);
                self.line("} catch Oops {");
                self.statement(depth - 1);
                self.line("}");
            }
            2 => {
                let r = self.register();
                self.line("try {");
                self.failing(depth);
                self.line("} filter {");
                self.line(&format!("{r} = load R.y"));
                self.line(&format!("endfilter {r}"));
                self.line("} handle {");
                self.statement(depth - 1);
                self.line("}");
            }
            _ => {
                self.line("try {");
                self.line("try {");
                self.failing(depth);
                self.line("} finally {");
                self.statement(depth - 1);
                self.line("}");
                self.line("} catch Oops {");
                self.statement(depth - 1);
                self.line("}");
            }
        }
    }

    fn failing(&mut self, depth: usize) {
        let (n, r) = (self.label(), self.register());
        self.statement(depth - 1);
        self.line(&format!("br {r}, fail{n}, fine{n}"));
        self.line(&format!("fail{n}: %e{n} = new Oops"));
        self.line(&format!("throw %e{n}"));
        self.line(&format!("fine{n}:"));
        self.statement(depth - 1);
    }
}
