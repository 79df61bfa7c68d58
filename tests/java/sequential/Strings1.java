import java.util.*;
public class Strings1 {
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf("World") + " " + s.lastIndexOf('o'));
        System.out.println(s.substring(7) + "|" + s.substring(0, 5) + "|" + s.toUpperCase() + "|" + s.toLowerCase());
        System.out.println(s.replace('l', 'L') + " " + s.replace("World", "There") + " " + s.contains("lo,"));
        System.out.println("  trim me ".trim() + "|" + "  strip ".strip() + "|" + " x ".stripLeading() + "|" + " x ".stripTrailing() + "|");
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("a,b,c".split(",", 2)));
        System.out.println(Arrays.toString("one  two three".split("\\s+")) + Arrays.toString("a1b22c333".split("[0-9]+")) + Arrays.toString("x.y.z".split("\\.")));
        System.out.println(String.join("-", "a", "b", "c") + String.join("/", List.of("x", "y")));
        System.out.println("abc".repeat(3) + "".isEmpty() + "  ".isBlank() + "abc".equals("abc") + "ABC".equalsIgnoreCase("abc"));
        System.out.println("apple".compareTo("banana") + " " + "b".compareTo("a") + " " + "abc".compareTo("abcd") + " " + "ABC".compareToIgnoreCase("abd"));
        System.out.println("hello".hashCode() + " " + "".hashCode() + " " + "The quick brown fox".hashCode());
        System.out.println("hello".chars().filter(c -> c == 'l').count() + " " + "a-b".matches("[a-z]-[a-z]") + " " + "2024-01-15".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3/$2/$1"));
        System.out.println("line1\nline2\nline3".lines().toList() + " " + "x".compareTo("x"));
        System.out.println("abc".contentEquals(new StringBuilder("abc")) + " " + "foo".concat("bar") + " " + "a\tb".indent(2).replace("\n", "$"));
        char[] cs = {'h', 'i'};
        System.out.println(new String(cs) + String.valueOf(cs) + String.valueOf(3.5) + String.valueOf(true) + String.valueOf('c') + new String(cs, 1, 1));
        System.out.println("mississippi".replaceFirst("ss", "SS") + " " + "mississippi".indexOf("ss", 4) + " " + "mississippi".lastIndexOf("ss"));
        System.out.println("%d %s".formatted(3, "x") + " " + "Tab\\tescape".translateEscapes().length());
        System.out.println(s.startsWith("Hell") + " " + s.endsWith("d") + " " + s.startsWith("World", 7) + " " + s.regionMatches(true, 7, "WORLD", 0, 5));
        System.out.println("a".codePointAt(0) + " " + "\uD83D\uDE00x".codePointCount(0, 3) + " " + "\uD83D\uDE00".length());
        String t = null;
        System.out.println("null concat: " + t + 'c' + 1 + 2L + 3.0f + 4.0 + true + new int[0].length);
        System.out.println(("a" + "b") == "ab");
        System.out.println(new String("ab") == "ab");
        System.out.println(new String("ab").intern() == "ab");
        String text = """
            Hello
              Block "quoted"
            end\
             joined
            """;
        System.out.print(text);
        System.out.println(text.length());
        System.out.println("é".toUpperCase() + "ß".toUpperCase() + "İ".length());
        System.out.println("b,a;c".split("[,;]").length + " " + "a|b".split("\\|").length + " " + Arrays.toString("hello".split("")));
        try {
            "abc".substring(5);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".charAt(-1);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".substring(2, 1);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
