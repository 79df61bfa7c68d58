import java.util.*;

public class CharFreq {
    static Map<Character, Integer> freq(String s) {
        Map<Character, Integer> m = new TreeMap<>();
        for (char c : s.toCharArray()) if (Character.isLetter(c)) m.merge(Character.toLowerCase(c), 1, Integer::sum);
        return m;
    }

    static boolean anagram(String a, String b) {
        char[] x = a.toCharArray(), y = b.toCharArray();
        Arrays.sort(x);
        Arrays.sort(y);
        return Arrays.equals(x, y);
    }

    static String caesar(String s, int k) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(Character.isUpperCase(c) ? (char) ('A' + (c - 'A' + k + 26) % 26) : Character.isLowerCase(c) ? (char) ('a' + (c - 'a' + k + 26) % 26) : c);
        return b.toString();
    }

    static String rle(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length();) {
            int j = i;
            while (j < s.length() && s.charAt(j) == s.charAt(i)) j++;
            b.append(s.charAt(i)).append(j - i);
            i = j;
        }
        return b.toString();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(freq("Hello, World!"));
        System.out.println(anagram("listen", "silent") + " " + anagram("a", "b"));
        String c = caesar("Hello, World!", 3);
        System.out.println(c + " " + caesar(c, -3));
        System.out.println(rle("aaabbbccd"));
        String text = "the quick brown fox jumps over the lazy dog";
        String[] w = text.split(" ");
        StringBuilder t = new StringBuilder();
        for (String x : w) t.append(Character.toUpperCase(x.charAt(0))).append(x.substring(1)).append(' ');
        System.out.println(t.toString().trim());
        System.out.println(new StringBuilder(text).reverse());
        int vowels = 0;
        for (char ch : text.toCharArray()) if ("aeiou".indexOf(ch) >= 0) vowels++;
        System.out.println(vowels);
        System.out.println(Integer.toBinaryString(42) + Integer.toHexString(255).toUpperCase() + Integer.parseInt("101010", 2));
    }
}
