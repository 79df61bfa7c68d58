import java.util.*;

public class StringAlgorithms {
    static boolean palindrome(String s) {
        String t = s.toLowerCase().replaceAll("[^a-z0-9]", "");
        return new StringBuilder(t).reverse().toString().equals(t);
    }
    static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) for (int j = 0; j <= b.length(); j++) d[i][j] = i == 0 ? j : j == 0 ? i : Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
        return d[a.length()][b.length()];
    }
    static String caesar(String s, int k) {
        StringBuilder o = new StringBuilder();
        for (char c : s.toCharArray()) o.append(Character.isUpperCase(c) ? (char) ((c - 65 + k + 26) % 26 + 65) : Character.isLowerCase(c) ? (char) ((c - 97 + k + 26) % 26 + 97) : c);
        return o.toString();
    }
    static String rle(String s) {
        StringBuilder o = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++) ;
            o.append(s.charAt(i)).append(j - i);
        }
        return o.toString();
    }
    static void permute(String p, String r, List<String> out) {
        if (r.isEmpty()) out.add(p);
        for (int i = 0; i < r.length(); i++) permute(p + r.charAt(i), r.substring(0, i) + r.substring(i + 1), out);
    }
    public static void main(String[] args) {
        System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("no"));
        System.out.println(distance("kitten", "sitting") + " " + distance("", "abc"));
        String c = caesar("Hello, World!", 3);
        System.out.println(c + " " + caesar(c, -3));
        System.out.println(rle("aaabccdddd"));
        List<String> out = new ArrayList<>();
        permute("", "abc", out);
        System.out.println(out);
        char[] cs = "hello".toCharArray();
        Arrays.sort(cs);
        System.out.println(new String(cs) + " " + String.valueOf(cs, 1, 2));
    }
}
