public class ShapesPoly {
    interface Shape {
        double area();
        default String describe() {
            return getClass().getSimpleName() + " with area " + String.format("%.3f", area());
        }
    }

    static abstract class Base implements Shape {
        private static int made;
        final int id = ++made;
        public String toString() {
            return "#" + id + " " + describe();
        }
    }

    static class Circle extends Base {
        final double r;
        Circle(double r) {
            this.r = r;
        }
        public double area() {
            return Math.PI * r * r;
        }
    }

    static class Rect extends Base {
        final double w, h;
        Rect(double w, double h) {
            this.w = w;
            this.h = h;
        }
        public double area() {
            return w * h;
        }
    }

    static class Square extends Rect {
        Square(double s) {
            super(s, s);
        }
        @Override public String describe() {
            return "Square! " + super.describe();
        }
    }

    public static void main(String[] args) throws Exception {
        Shape[] all = {new Circle(1.5), new Rect(2, 3.5), new Square(2)};
        double total = 0;
        for (Shape s : all) {
            System.out.println(s);
            total += s.area();
        }
        System.out.println(Math.round(total * 100) / 100.0);
        System.out.println(all[2] instanceof Rect ? "rect" : "no");
        System.out.println(all[0].equals(all[0]) + " " + all[0].equals(all[1]));
    }
}
