package java.util.regex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Regular expressions over the 16-bit units of strings. */
public final class Pattern {
    public static final int UNIX_LINES = 0x01;
    public static final int CASE_INSENSITIVE = 0x02;
    public static final int COMMENTS = 0x04;
    public static final int MULTILINE = 0x08;
    public static final int LITERAL = 0x10;
    public static final int DOTALL = 0x20;
    public static final int UNICODE_CASE = 0x40;

    private final String text;
    private final int flags;
    final Node root;
    final int groups;
    final int loops;
    final HashMap<String, Integer> names;

    private Pattern(String text, int flags) {
        this.text = text;
        this.flags = flags;
        Parser parser = new Parser(text, flags);
        root = parser.parse();
        groups = parser.groups;
        loops = parser.loops;
        names = parser.names;
    }

    public static Pattern compile(String text) {
        return new Pattern(text, 0);
    }

    public static Pattern compile(String text, int flags) {
        return new Pattern(text, flags);
    }

    public static boolean matches(String expression, CharSequence input) {
        return compile(expression).matcher(input).matches();
    }

    public static String quote(String text) {
        return "\\Q" + text.replace("\\E", "\\E\\\\E\\Q") + "\\E";
    }

    public String pattern() {
        return text;
    }

    public int flags() {
        return flags;
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, input);
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    public String[] split(CharSequence input, int limit) {
        List<String> parts = new ArrayList<>();
        String all = input.toString();
        Matcher matcher = matcher(all);
        int start = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            // An empty match at the beginning gives no empty part.
            if (matcher.end() == 0) {
                continue;
            }
            parts.add(all.substring(start, matcher.start()));
            start = matcher.end();
        }
        if (start == 0 && parts.isEmpty()) {
            return new String[] {all};
        }
        parts.add(all.substring(start));
        int count = parts.size();
        while (limit == 0 && count > 0 && parts.get(count - 1).isEmpty()) {
            count--;
        }
        return parts.subList(0, count).toArray(new String[0]);
    }

    public Stream<String> splitAsStream(CharSequence input) {
        return Stream.of(split(input));
    }

    public Predicate<String> asPredicate() {
        return input -> matcher(input).find();
    }

    public Predicate<String> asMatchPredicate() {
        return input -> matcher(input).matches();
    }

    public String toString() {
        return text;
    }
}
