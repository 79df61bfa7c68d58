import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class RegexTour {
    public static void main(String[] args) {
        java.util.regex.Matcher m = java.util.regex.Pattern.compile("(\\w+)@(\\w+)\\.(com|org)").matcher("ann@x.org, bob@yy.com; bad@z.net");
        while (m.find()) System.out.print(m.group() + "[" + m.group(1) + "|" + m.group(2) + "|" + m.group(3) + "]" + m.start(2) + " ");
        System.out.println();
        System.out.println("a1b22c333".replaceAll("\\d+", "<$0>") + " " + "x-y_z".split("[-_]").length + " " + "  many   spaces ".trim().replaceAll(" +", " ") + " " + "2024-05-06".matches("\\d{4}-\\d{2}-\\d{2}") + " " + "aaa".replaceFirst("a{2}", "b") + " " + "Hello World".replaceAll("(\\w)(\\w*)", "$2$1"));
        System.out.println(java.util.regex.Pattern.compile("^(a|b)*c?$").matcher("abba").matches() + " " + java.util.regex.Pattern.matches("(?i)HeLLo", "hello") + " " + java.util.regex.Pattern.compile(",\\s*").splitAsStream("a, b,c").toList() + " " + java.util.regex.Pattern.compile("a.c", java.util.regex.Pattern.DOTALL).matcher("a\nc").matches() + " " + "foobar".replaceAll("foo(?=bar)", "X") + " " + "price: $5".replaceAll("\\$(\\d)", "EUR$1") + " " + "aXbXc".replace("X", "\\") + " " + java.util.regex.Matcher.quoteReplacement("$1"));
        StringBuilder out = new StringBuilder();
        java.util.regex.Matcher r = java.util.regex.Pattern.compile("\\d").matcher("a1b2");
        while (r.find()) r.appendReplacement(out, String.valueOf(Integer.parseInt(r.group()) * 2));
        r.appendTail(out);
        System.out.println(out + " " + java.util.regex.Pattern.compile("(?<y>\\d+)").matcher("in 1999").results().map(x -> x.group()).toList());
        try {
            java.util.regex.Pattern.compile("(a");
        } catch (java.util.regex.PatternSyntaxException e) {
            System.out.println("bad pattern");
        }
    }
}
