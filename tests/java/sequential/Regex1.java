import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
public class Regex1 {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(\\w+)@(\\w+)\\.com").matcher("joe@site.com, ann@mail.com");
        while (m.find()) System.out.println(m.group() + " " + m.group(1) + " " + m.group(2) + " " + m.start() + "-" + m.end());
        System.out.println(Pattern.matches("[a-c]+\\d{2,3}", "abc123") + "" + "aab".matches("a*b") + "x".matches("[^x]") + "2024".matches("\\d{4}") + "Hello".matches("(?i)hello"));
        System.out.println("a1b2c3".replaceAll("[0-9]", "#") + "foo.bar".replaceAll("\\.", "/") + "aaa".replaceFirst("a", "b") + "x-y_z".replaceAll("[-_]", "") + "camelCaseString".replaceAll("([A-Z])", "_$1").toLowerCase());
        Matcher n = Pattern.compile("(?<year>\\d+)-(?<month>\\d+)").matcher("2024-06");
        if (n.matches()) System.out.println(n.group("year") + n.group("month") + n.groupCount());
        System.out.println(Arrays.toString(Pattern.compile("\\s*,\\s*").split("a , b,c ,d")) + Pattern.compile("o").matcher("foo boo").replaceAll(r -> r.group().toUpperCase()) + Pattern.quote("a.b") + "a.b".matches(Pattern.quote("a.b")));
        System.out.println("aaa".replaceAll("a*?", "X") + "|" + "aXbXc".split("X", 2)[1] + "|" + "<b>x</b>".replaceAll("<.*?>", "") + "|" + "<b>x</b>".replaceAll("<.*>", "") + "|" + "foobar".replaceAll("foo(?=bar)", "X") + "foobaz".replaceAll("foo(?!bar)", "Y") + "price: 100".replaceAll("(?<=: )\\d+", "N"));
        System.out.println(Pattern.compile("\\b\\w").matcher("hello big world").results().map(MatchResult::group).collect(Collectors.joining()) + "aabb".matches("(a)\\1(b)\\2") + "tel: 555-1234".replaceAll("\\D+", "") + Pattern.compile("^\\w+", Pattern.MULTILINE).matcher("ab\ncd").results().count() + "a|b".split("\\|").length);
        System.out.println("A-B-C".split("-").length + "" + "abc".matches("abc|def") + "def".matches("abc|def") + "ac".matches("ab?c") + "colour color".replaceAll("colou?r", "C") + "1,234,567".replaceAll(",", "") + "tab\there".split("\\t")[1] + "[x]".replaceAll("[\\[\\]]", "") + "a\\b".replaceAll("\\\\", "/") + "$5".replaceAll("\\$", "USD") + "x".replaceAll("x", Matcher.quoteReplacement("$1")));
        try {
            Pattern.compile("(abc");
        } catch (PatternSyntaxException e) {
            System.out.println("PSE " + e.getDescription());
        }
        try {
            Pattern.compile("*a");
        } catch (PatternSyntaxException e) {
            System.out.println("PSE");
        }
        StringBuilder sb = new StringBuilder();
        Matcher k = Pattern.compile("(\\d+)").matcher("a1b22");
        while (k.find()) k.appendReplacement(sb, "<" + (Integer.parseInt(k.group(1)) * 2) + ">");
        k.appendTail(sb);
        System.out.println(sb + " " + Pattern.compile("[aeiou]").matcher("education").results().count() + Pattern.compile(",").splitAsStream("a,b").toList() + Pattern.compile("a+").matcher("caat").find() + Pattern.compile("a+").matcher("caat").lookingAt() + "  lead".replaceAll("^\\s+", "") + "trail  ".replaceAll("\\s+$", "|"));
        System.out.println("192.168.1.1".matches("(\\d{1,3}\\.){3}\\d{1,3}") + "" + "user_name-1".matches("[\\w-]+") + "aaaa".replaceAll("aa", "b") + "abcabc".replaceAll("(abc)+", "[$0]") + "x1y2".replaceAll("([a-z])(\\d)", "$2$1") + "é".matches("\\p{L}") + "AbC".replaceAll("\\p{Upper}", "*") + "a b  c".trim().split(" +").length);
    }
}
