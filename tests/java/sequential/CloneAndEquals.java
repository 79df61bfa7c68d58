import java.util.*;

public class CloneAndEquals {
    static class Point implements Cloneable {
        int x;
        int[] data = {1, 2};
        Point(int x) {
            this.x = x;
        }
        @Override public Point clone() throws CloneNotSupportedException {
            Point p = (Point) super.clone();
            p.data = data.clone();
            return p;
        }
        @Override public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            return x == ((Point) o).x && Arrays.equals(data, ((Point) o).data);
        }
        @Override public int hashCode() {
            return Objects.hash(x, Arrays.hashCode(data));
        }
    }
    static class Point3 extends Point {
        int z;
        Point3(int x, int z) {
            super(x);
            this.z = z;
        }
    }
    static class Bad {
    }
    public static void main(String[] args) throws Exception {
        Point p = new Point(3), q = p.clone();
        q.data[0] = 9;
        System.out.println(p.data[0] + " " + p.equals(q) + " " + p.equals(new Point(3)) + " " + (p.hashCode() == new Point(3).hashCode()) + " " + p.equals(new Point3(3, 1)) + " " + p.equals(null));
        Point3 c = (Point3) new Point3(1, 2).clone();
        System.out.println(c.z + c.x + " " + c.getClass().getSimpleName());
        Set<Point> s = new HashSet<>(List.of(p));
        System.out.println(s.contains(new Point(3)) + " " + s.contains(q));
        p.x = 4;
        System.out.println(s.contains(p));
        Object b = new Bad();
        System.out.println(b.equals(b) + " " + b.equals(new Bad()) + " " + b.toString().startsWith("CloneAndEquals$Bad@"));
        int[][] grid = {{1}, {2}};
        int[][] shallow = grid.clone();
        shallow[0][0] = 7;
        shallow[1] = new int[] {8};
        System.out.println(Arrays.deepToString(grid) + " " + Arrays.deepEquals(grid, new int[][] {{7}, {2}}) + " " + Arrays.equals(grid, shallow) + " " + Arrays.deepHashCode(grid));
        ArrayList<Point> l = new ArrayList<>(s);
        ArrayList<Point> k = (ArrayList<Point>) l.clone();
        k.clear();
        System.out.println(l.size() + " " + k.size());
    }
}
