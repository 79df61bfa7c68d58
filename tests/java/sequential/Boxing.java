import java.util.*;
public class Boxing {
    static long sum(Integer... xs) { long s = 0; for (Integer x : xs) if (x != null) s += x; return s; }
    static Object pick(boolean b) { return b ? 1 : 2.0; }
    static Integer maybe(boolean b) { return b ? Integer.valueOf(5) : null; }
    static void over(Integer i) { System.out.print("Integer "); }
    static void over(long l) { System.out.print("long "); }
    static void over(Object o) { System.out.print("Object "); }
    public static void main(String[] args) {
        System.out.println(sum(1, null, 3) + " " + pick(true) + " " + pick(false) + " " + maybe(true) + maybe(false));
        over(1); over((short) 1); over('c'); over(1.5); over(Integer.valueOf(1)); System.out.println();
        Integer a = 100, b = 100, c = 200, d = 200;
        System.out.println((a == b) + " " + c.equals(d) + " " + (c < d + 1) + " " + c.compareTo(a) + " " + new HashSet<>(List.of(1, 2)).contains(1));
        Long l = 5L; Object o = l;
        System.out.println(l.equals(5) + " " + l.equals(5L) + " " + o.equals(5L) + " " + (l == 5));
        char ch = 'a'; ch += 1; int i = ch; Character boxed = ch; boxed++;
        System.out.println(ch + i + boxed + "" + boxed);
        List<Integer> list = new ArrayList<>(List.of(10, 20, 30));
        list.remove(1); list.remove(Integer.valueOf(10));
        System.out.println(list);
        Map<Character, Integer> freq = new TreeMap<>();
        for (char x : "mississippi".toCharArray()) freq.put(x, freq.getOrDefault(x, 0) + 1);
        System.out.println(freq);
        double avg = 0; int n = 0; for (Integer x : new Integer[] {1, 2, 4}) { avg += x; n++; } avg /= n;
        System.out.println(avg);
        Boolean flag = Boolean.TRUE; if (flag && !Boolean.parseBoolean("FALSE")) System.out.println("flag");
        try { int bad = maybe(false); } catch (NullPointerException e) { System.out.println("npe"); }
        System.out.println(Integer.MAX_VALUE + 1 + " " + Integer.MIN_VALUE + " " + Long.MAX_VALUE + " " + Byte.MIN_VALUE + " " + Short.MAX_VALUE + " " + (int) Character.MAX_VALUE + " " + Float.MAX_VALUE + " " + Double.MIN_VALUE);
        System.out.println(Integer.bitCount(255) + " " + Integer.numberOfLeadingZeros(1) + " " + Long.numberOfTrailingZeros(8) + " " + Integer.highestOneBit(100) + " " + Integer.reverse(1) + " " + Integer.rotateLeft(0x80000001, 1) + " " + Integer.signum(-9) + " " + Integer.compareUnsigned(-1, 1) + " " + Integer.toUnsignedLong(-1) + " " + Integer.divideUnsigned(-1, 3));
        System.out.println(Character.isLetter('x') + " " + Character.isDigit('5') + " " + Character.toUpperCase('q') + " " + Character.getNumericValue('7') + " " + Character.isWhitespace(' ') + " " + (char) ('a' + 2) + " " + Character.isUpperCase('Q'));
        System.out.println(Math.floorMod(-7, 3) + " " + Math.floorDiv(-7, 3) + " " + -7 / 3 + " " + -7 % 3 + " " + Math.abs(-5) + " " + Math.addExact(1, 2) + " " + Math.hypot(3, 4) + " " + Math.cbrt(27) + " " + Math.signum(-2.5));
        try { Math.multiplyExact(1 << 30, 4); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { Math.toIntExact(1L << 40); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
    }
}
