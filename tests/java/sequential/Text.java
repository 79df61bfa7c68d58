import java.util.*;
public class Text {
    static boolean palindrome(String s) { StringBuilder b = new StringBuilder(); for (char c : s.toLowerCase().toCharArray()) if (Character.isLetterOrDigit(c)) b.append(c); return b.toString().equals(b.reverse().toString()); }
    static String caesar(String s, int k) { StringBuilder b = new StringBuilder(); for (char c : s.toCharArray()) { if (c >= 'a' && c <= 'z') b.append((char) ((c - 'a' + k + 26) % 26 + 'a')); else b.append(c); } return b.toString(); }
    static String roman(int n) { int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1}; String[] r = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"}; StringBuilder b = new StringBuilder(); for (int i = 0; i < v.length; i++) while (n >= v[i]) { b.append(r[i]); n -= v[i]; } return b.toString(); }
    static int eval(String s) { Deque<Integer> st = new ArrayDeque<>(); for (String t : s.split(" ")) { switch (t) { case "+" -> st.push(st.pop() + st.pop()); case "*" -> st.push(st.pop() * st.pop()); case "-" -> { int b = st.pop(), a = st.pop(); st.push(a - b); } default -> st.push(Integer.parseInt(t)); } } return st.pop(); }
    static String rle(String s) { if (s.isEmpty()) return ""; StringBuilder b = new StringBuilder(); char last = s.charAt(0); int n = 1; for (int i = 1; i <= s.length(); i++) { if (i < s.length() && s.charAt(i) == last) { n++; continue; } b.append(last); if (n > 1) b.append(n); if (i < s.length()) { last = s.charAt(i); n = 1; } } return b.toString(); }
    public static void main(String[] args) {
        System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("nope") + " " + caesar("hello, world", 3) + " " + caesar(caesar("abc", 5), -5));
        System.out.println(roman(1994) + " " + roman(3888) + " " + eval("3 4 + 2 * 7 -") + " " + rle("aaabccddddd") + " " + rle("z"));
        System.out.println(String.format("|%8.3f|%-8s|%08d|%+d|%x|%o|%c|%b|%10.2e|%s|%5s%%|", 3.14159, "ab", 42, 7, 3054, 8, 'q', false, 12345.6789, List.of(1), "z"));
        System.out.println(String.format("%2$s %1$s %2$s", "a", "b") + String.format("%,d %(d %s", 1234567, -5, (Object) null));
        System.out.println("one,two;three".replace(';', ',').split(",").length + " " + "a-b-c".lastIndexOf('-') + " " + "abcabc".indexOf("ca") + " " + "x".compareTo("abc") + " " + "Apple".compareToIgnoreCase("apple"));
        System.out.println(String.valueOf(new char[] {'h', 'i'}) + " " + "tEsT".toUpperCase() + " " + "MiXeD".toLowerCase() + " " + "  pad ".strip() + "|" + "abc".contains("") + " " + "abc".substring(3).isEmpty());
        StringJoiner j = new StringJoiner(", ", "{", "}"); j.add("a").add("b"); System.out.println(j + " " + j.length() + " " + String.join("/", List.of("p", "q")));
        StringBuilder sb = new StringBuilder("0123456789"); sb.delete(2, 5).insert(2, "xyz").replace(0, 1, "__").append(1.5f).append(true).append(new char[] {'c'}).append((Object) null); System.out.println(sb + " " + sb.length() + " " + sb.charAt(3) + " " + sb.indexOf("9") + " " + sb.lastIndexOf("_"));
        System.out.println("%d items".formatted(3) + " " + "ab".repeat(0).isEmpty() + " " + "line1\nline2".lines().count() + " " + "\u00fc\u00df".toUpperCase() + " " + "caf\u00e9".length());
        char[] cs = "sorting".toCharArray(); Arrays.sort(cs); System.out.println(new String(cs) + " " + Arrays.toString(cs));
        System.out.println(Integer.toString(-255, 2) + " " + Integer.parseInt("7f", 16) + " " + Long.toString(1L << 40, 36) + " " + Integer.valueOf("12").hashCode() + " " + Boolean.hashCode(true) + " " + Double.hashCode(1.5) + " " + Long.hashCode(1L << 33) + " " + Character.hashCode('a') + " " + "hash".hashCode());
        System.out.println((int) "\ud83d\ude00".charAt(0) + " " + "\ud83d\ude00".codePointAt(0) + " " + new StringBuilder().appendCodePoint(0x1F600).length());
        String multi = "a" + 1 + 2 + 'c' + (1 + 2) + null + 1.0f + 2e10 + true; System.out.println(multi);
        String s = "x"; s += 1; s += 'y'; s += 2.5; s += null; System.out.println(s);
    }
}
