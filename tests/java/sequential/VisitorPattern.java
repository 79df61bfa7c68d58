public class VisitorPattern {
    interface Expr {
        <R> R accept(Visitor<R> v);
    }
    interface Visitor<R> {
        R num(int n);
        R add(Expr a, Expr b);
        R mul(Expr a, Expr b);
        default R neg(Expr e) {
            throw new UnsupportedOperationException("neg");
        }
    }
    static Expr num(int n) {
        return new Expr() {
            public <R> R accept(Visitor<R> v) {
                return v.num(n);
            }
        };
    }
    static Expr add(Expr a, Expr b) {
        return new Expr() {
            public <R> R accept(Visitor<R> v) {
                return v.add(a, b);
            }
        };
    }
    static Expr mul(Expr a, Expr b) {
        return new Expr() {
            public <R> R accept(Visitor<R> v) {
                return v.mul(a, b);
            }
        };
    }
    static Expr neg(Expr a) {
        return new Expr() {
            public <R> R accept(Visitor<R> v) {
                return v.neg(a);
            }
        };
    }
    static class Eval implements Visitor<Integer> {
        public Integer num(int n) {
            return n;
        }
        public Integer add(Expr a, Expr b) {
            return a.accept(this) + b.accept(this);
        }
        public Integer mul(Expr a, Expr b) {
            return a.accept(this) * b.accept(this);
        }
    }
    static class Show implements Visitor<String> {
        public String num(int n) {
            return "" + n;
        }
        public String add(Expr a, Expr b) {
            return "(" + a.accept(this) + "+" + b.accept(this) + ")";
        }
        public String mul(Expr a, Expr b) {
            return a.accept(this) + "*" + b.accept(this);
        }
        public String neg(Expr e) {
            return "-" + e.accept(this);
        }
    }
    public static void main(String[] args) {
        Expr e = mul(add(num(1), num(2)), add(num(3), mul(num(4), num(5))));
        System.out.println(e.accept(new Show()) + " = " + e.accept(new Eval()));
        System.out.println(neg(e).accept(new Show()));
        try {
            neg(e).accept(new Eval());
        } catch (UnsupportedOperationException x) {
            System.out.println(x.getMessage());
        }
    }
}
