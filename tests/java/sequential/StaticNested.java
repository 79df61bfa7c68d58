public class StaticNested {
    static int outer = 1;
    int field = 2;
    static class Nested {
        int v = outer + 1;
        static int count;
        Nested() {
            count++;
        }
        class Deep {
            int sum() {
                return v + outer + count;
            }
        }
    }
    class Inner {
        int field = 20;
        int both() {
            return field + StaticNested.this.field;
        }
        Inner self() {
            return this;
        }
    }
    interface Shape {
        double PI2 = 6.28;
        double area();
        static Shape unit() {
            return () -> 1;
        }
        default Shape scaled(double k) {
            return () -> k * k * area();
        }
    }
    static abstract class Template {
        final String run() {
            return before() + body() + after();
        }
        String before() {
            return "<";
        }
        abstract String body();
        String after() {
            return ">";
        }
    }
    int local(int n) {
        int captured = n * 2;
        class Local {
            int get() {
                return captured + field + outer;
            }
        }
        return new Local().get();
    }
    public static void main(String[] args) {
        Nested n = new Nested();
        Nested.Deep d = n.new Deep();
        new Nested();
        System.out.println(d.sum() + " " + Nested.count);
        StaticNested o = new StaticNested();
        System.out.println(o.new Inner().self().both() + " " + o.local(5));
        System.out.println(Shape.unit().scaled(3).area() + Shape.PI2);
        System.out.println(new Template() {
            String body() {
                return getClass().isAnonymousClass() + "";
            }
            @Override String after() {
                return "!" + super.after();
            }
        }.run());
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            rs[i] = () -> System.out.print(k + outer + " ");
        }
        outer = 10;
        for (Runnable r : rs) r.run();
        System.out.println();
    }
}
