import java.util.*;

public class CloneEquals {
    static class P implements Cloneable {
        int x;
        int[] data = {1, 2};
        P(int x) {
            this.x = x;
        }
        @Override public P clone() throws CloneNotSupportedException {
            P p = (P) super.clone();
            p.data = data.clone();
            return p;
        }
        @Override public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            P p = (P) o;
            return x == p.x && Arrays.equals(data, p.data);
        }
        @Override public int hashCode() {
            return Objects.hash(x, Arrays.hashCode(data));
        }
        @Override public String toString() {
            return "P" + x + Arrays.toString(data);
        }
    }

    static class NotCloneable {
        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void main(String[] args) throws Exception {
        P a = new P(3);
        P b = a.clone();
        b.data[0] = 9;
        System.out.println(a + " " + b + a.equals(b) + a.equals(a.clone()) + (a.hashCode() == a.clone().hashCode()) + a.equals("x"));
        try {
            new NotCloneable().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e.getMessage().endsWith("NotCloneable"));
        }
        int[][] g = {{1}, {2}};
        int[][] h = g.clone();
        h[0][0] = 5;
        h[1] = new int[] {7};
        System.out.println(g[0][0] + " " + g[1][0]);
        ArrayList<Integer> l = new ArrayList<>(List.of(1));
        @SuppressWarnings("unchecked") ArrayList<Integer> m = (ArrayList<Integer>) l.clone();
        m.add(2);
        System.out.println(l + "" + m);
        Set<P> s = new HashSet<>(List.of(a));
        System.out.println(s.contains(a.clone()) + "" + s.contains(b));
        HashMap<String, Integer> hm = new HashMap<>(Map.of("k", 1));
        System.out.println(hm.clone().equals(hm));
    }
}
