import java.util.*;
public class Clones {
    static class Point implements Cloneable { int x = 1; int[] data = {1, 2}; String name = "p"; long l = 1L << 50; double d = 0.5; boolean b = true; byte y = -3; public Point clone() { try { return (Point) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } } }
    static class Sub extends Point { char c = 'c'; }
    static class No { Object copy() throws CloneNotSupportedException { return clone(); } }
    public static void main(String[] args) throws Exception {
        Sub p = new Sub(); p.x = 5; p.c = 'z';
        Sub q = (Sub) p.clone(); q.x++; q.data[0] = 99;
        System.out.println(p.x + " " + q.x + " " + p.data[0] + " " + q.c + q.name + q.l + q.d + q.b + q.y);
        try { new No().copy(); } catch (CloneNotSupportedException e) { System.out.println(e.getMessage()); }
        int[][] grid = {{1}, {2}}; int[][] shallow = grid.clone(); shallow[0][0] = 7; shallow[1] = new int[] {8};
        System.out.println(grid[0][0] + " " + grid[1][0] + " " + shallow.length);
        String[] names = {"a", "b"}; String[] copy = names.clone(); copy[0] = "z"; System.out.println(names[0] + copy[0] + copy.getClass().getSimpleName());
        Object o = names; System.out.println(o instanceof Object[] && o instanceof Cloneable && o instanceof java.io.Serializable && !(o instanceof Integer[]));
        System.arraycopy(names, 0, names, 1, 1); System.out.println(names[1]);
        int[] a = {1, 2, 3, 4, 5}; System.arraycopy(a, 0, a, 2, 3); System.out.println(Arrays.toString(a));
        System.arraycopy(a, 2, a, 0, 3); System.out.println(Arrays.toString(a));
        try { System.arraycopy(a, 3, a, 0, 3); } catch (ArrayIndexOutOfBoundsException e) { System.out.println("bounds"); }
        try { System.arraycopy(a, 0, new long[5], 0, 1); } catch (ArrayStoreException e) { System.out.println("types"); }
        System.out.println(new ArrayList<>(List.of(1, 2)).clone().equals(List.of(1, 2)));
        System.out.println(p.getClass() == Sub.class ? p.getClass().getSuperclass().getSimpleName() : "?");
        System.out.println(int[].class.getComponentType() + " " + String[][].class.getSimpleName() + " " + Runnable.class.isInterface() + " " + Sub.class.isInstance(p) + " " + Point.class.isAssignableFrom(Sub.class) + " " + Thread.State.class.isEnum());
    }
}
