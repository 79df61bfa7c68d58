import java.util.*;

public class BoxingIdentity {
    public static void main(String[] args) throws Exception {
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c == 128) + " " + a.equals(127L) + " " + new ArrayList<>(List.of(1, 2, 3)).remove(Integer.valueOf(2)));
        Long l = 5L;
        System.out.println(l.equals(5) + " " + l.equals(5L) + " " + (l == 5) + " " + Long.valueOf(127) .equals(127L) + " " + Long.hashCode(5L) + " " + Double.hashCode(1.5) + " " + Boolean.hashCode(false) + " " + Character.hashCode((char) 65) + " " + Integer.valueOf(-1).hashCode() + " " + Float.hashCode(2f));
        List<Integer> li = new ArrayList<>(List.of(10, 20, 30));
        li.remove(1);
        li.remove((Object) 30);
        System.out.println(li);
        Object o = true ? 1 : "s";
        Object p = true ? 1 : 2.0;
        System.out.println(o + " " + p + " " + o.getClass().getSimpleName() + p.getClass().getSimpleName());
        Integer n = null;
        try {
            int x = n;
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        Map<Character, Integer> m = new TreeMap<>();
        for (char ch : "abca".toCharArray()) m.put(ch, m.containsKey(ch) ? m.get(ch) + 1 : 1);
        System.out.println(m);
        Number[] ns = {1, 2.5, 3L, (short) 4, (byte) 5, 1.5f};
        double s = 0;
        for (Number x : ns) s += x.doubleValue();
        System.out.println(s + " " + ns[1].intValue() + " " + ns[2].getClass().getName());
        System.out.println(Integer.compare(3, 5) + Integer.signum(-8) + Integer.max(2, 9) + Integer.sum(1, 2) + " " + Double.compare(Double.NaN, 1) + " " + Double.valueOf("1e2") + " " + Integer.valueOf("77") + " " + Boolean.valueOf("yes") + Boolean.parseBoolean("True") + " " + Byte.MIN_VALUE + Short.MAX_VALUE + " " + Long.MIN_VALUE + " " + Float.MIN_NORMAL);
    }
}
