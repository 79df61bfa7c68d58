package java.util.regex;

import fencepost.Runtime;
import java.util.HashMap;
import java.util.function.IntPredicate;

/** From the text of a regular expression to its parts. */
final class Parser {
    private final String text;
    private int at;
    private int flags;
    int groups = 1;
    int loops;
    final HashMap<String, Integer> names = new HashMap<>();

    /** A part with a beginning and an end; what follows is put behind the end. */
    private static final class Part {
        Node first;
        Node last;

        void add(Node node) {
            add(node, node);
        }

        void add(Node start, Node end) {
            if (first == null) {
                first = start;
            } else {
                last.next = start;
            }
            last = end;
        }
    }

    /** Does nothing. */
    private static final class Empty extends Node {
        boolean match(Matcher m, int at) {
            return next.match(m, at);
        }
    }

    Parser(String text, int flags) {
        this.text = text;
        this.flags = flags;
    }

    Node parse() {
        Part all = alternatives();
        if (at < text.length()) {
            throw wrong("Unmatched closing ')'");
        }
        all.last.next = new Node.End();
        return all.first;
    }

    private PatternSyntaxException wrong(String what) {
        return new PatternSyntaxException(what, text, at);
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
    }

    private boolean take(char c) {
        boolean there = at < text.length() && text.charAt(at) == c;
        at += there ? 1 : 0;
        return there;
    }

    private char next() {
        if (at >= text.length()) {
            throw wrong("Unexpected end");
        }
        return text.charAt(at++);
    }

    private Part alternatives() {
        Part first = sequence();
        if (at >= text.length() || text.charAt(at) != '|') {
            return first;
        }
        Node.Choice choice = new Node.Choice();
        Node end = new Empty();
        first.last.next = end;
        choice.all.add(first.first);
        while (take('|')) {
            Part other = sequence();
            other.last.next = end;
            choice.all.add(other.first);
        }
        Part part = new Part();
        part.add(choice, end);
        return part;
    }

    private Part sequence() {
        Part part = new Part();
        part.add(new Empty());
        while (at < text.length() && text.charAt(at) != '|' && text.charAt(at) != ')') {
            if (has(Pattern.COMMENTS) && Character.isWhitespace(text.charAt(at))) {
                at++;
                continue;
            }
            Part one = atom();
            if (one != null) {
                one = repeated(one);
                part.add(one.first, one.last);
            }
        }
        return part;
    }

    private Part repeated(Part one) {
        Part part = one;
        while (at < text.length()) {
            int least;
            int most;
            char c = text.charAt(at);
            if (c == '*' || c == '+' || c == '?') {
                at++;
                least = c == '+' ? 1 : 0;
                most = c == '?' ? 1 : Integer.MAX_VALUE;
            } else if (c == '{') {
                at++;
                least = number();
                most = !take(',') ? least : at < text.length() && text.charAt(at) == '}' ? Integer.MAX_VALUE : number();
                if (!take('}') || most < least) {
                    throw wrong("Illegal repetition");
                }
            } else {
                return part;
            }
            char kind = take('?') ? '?' : take('+') ? '+' : ' ';
            Node.Loop loop = new Node.Loop(least, most, kind, loops++);
            loop.body = part.first;
            part.last.next = loop;
            Node enter = new Node.Loop.Enter(loop);
            Part whole = new Part();
            if (kind == '+') {
                loop.next = new Node.Stop();
                whole.add(new Node.Alone(enter, '>'));
            } else {
                whole.add(enter, loop);
            }
            part = whole;
        }
        return part;
    }

    private int number() {
        int start = at;
        int value = 0;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            value = Math.min(value * 10 + text.charAt(at++) - '0', 1 << 20);
        }
        if (at == start) {
            throw wrong("Illegal repetition");
        }
        return value;
    }

    private static Part of(Node node) {
        Part part = new Part();
        part.add(node);
        return part;
    }

    private static Part of(IntPredicate accepts) {
        return of(new Node.One() {
            boolean accepts(char c) {
                return accepts.test(c);
            }
        });
    }

    private IntPredicate one(char wanted) {
        if (!has(Pattern.CASE_INSENSITIVE)) {
            return c -> c == wanted;
        }
        char lower = Character.toLowerCase(wanted);
        return c -> Character.toLowerCase((char) c) == lower;
    }

    private Part atom() {
        char c = next();
        if (has(Pattern.LITERAL)) {
            return of(one(c));
        }
        switch (c) {
            case '.':
                boolean all = has(Pattern.DOTALL);
                return of(x -> all || x != '\n' && x != '\r' && x != 0x85 && x != 0x2028 && x != 0x2029);
            case '^':
            case '$':
                return of(new Node.Edge(c, has(Pattern.MULTILINE)));
            case '[':
                return of(set());
            case '(':
                return group();
            case '\\':
                return escape();
            case '*':
            case '+':
            case '?':
                at--;
                throw wrong("Dangling meta character '" + c + "'");
            case '#':
                if (has(Pattern.COMMENTS)) {
                    while (at < text.length() && text.charAt(at) != '\n') {
                        at++;
                    }
                    return null;
                }
                return of(one(c));
            default:
                return of(one(c));
        }
    }

    private Part group() {
        int before = flags;
        Part part = new Part();
        if (!take('?')) {
            return capture(groups++);
        }
        char c = next();
        if (c == '<' && at < text.length() && text.charAt(at) != '=' && text.charAt(at) != '!') {
            int start = at;
            while (next() != '>') {
            }
            int group = groups++;
            names.put(text.substring(start, at - 1), group);
            return capture(group);
        }
        char kind = c == '<' ? next() == '=' ? 'b' : 'n' : c;
        if (kind == ':') {
            part = alternatives();
        } else if (kind == '>' || kind == '=' || kind == '!' || kind == 'b' || kind == 'n') {
            Part inner = alternatives();
            inner.last.next = new Node.Stop();
            part.add(new Node.Alone(inner.first, kind));
        } else {
            at--;
            if (switches()) {
                return null;
            }
            part = alternatives();
        }
        if (!take(')')) {
            throw wrong("Unclosed group");
        }
        flags = before;
        return part;
    }

    private Part capture(int group) {
        int before = flags;
        Part part = new Part();
        part.add(new Node.Mark(2 * group));
        Part inner = alternatives();
        part.add(inner.first, inner.last);
        part.add(new Node.Mark(2 * group + 1));
        if (!take(')')) {
            throw wrong("Unclosed group");
        }
        flags = before;
        return part;
    }

    /** Flags inside the expression; true if they hold for the rest of the group. */
    private boolean switches() {
        boolean on = true;
        while (true) {
            char c = next();
            int flag = c == 'i' ? Pattern.CASE_INSENSITIVE : c == 'm' ? Pattern.MULTILINE
                : c == 's' ? Pattern.DOTALL : c == 'x' ? Pattern.COMMENTS : c == 'u' ? Pattern.UNICODE_CASE : 0;
            if (c == ')' || c == ':') {
                return c == ')';
            }
            if (c == '-') {
                on = false;
            } else if (flag == 0) {
                throw wrong("Unknown inline modifier");
            } else {
                flags = on ? flags | flag : flags & ~flag;
            }
        }
    }

    private Part escape() {
        char c = next();
        if ("bBAzZG".indexOf(c) >= 0) {
            return of(new Node.Edge(c, false));
        }
        if (c == 'Q') {
            int end = text.indexOf("\\E", at);
            String quoted = text.substring(at, end < 0 ? text.length() : end);
            at = end < 0 ? text.length() : end + 2;
            Part part = of(new Empty());
            for (int i = 0; i < quoted.length(); i++) {
                Part one = of(one(quoted.charAt(i)));
                part.add(one.first, one.last);
            }
            return part;
        }
        if (c == 'k' && take('<')) {
            int start = at;
            while (next() != '>') {
            }
            Integer group = names.get(text.substring(start, at - 1));
            if (group == null) {
                throw wrong("named capturing group <" + text.substring(start, at - 1) + "> does not exist");
            }
            return of(new Node.Back(group, has(Pattern.CASE_INSENSITIVE)));
        }
        if (c >= '1' && c <= '9') {
            int group = c - '0';
            while (at < text.length() && Character.isDigit(text.charAt(at))
                && group * 10 + text.charAt(at) - '0' < groups) {
                group = group * 10 + text.charAt(at++) - '0';
            }
            return group >= groups ? of(x -> false) : of(new Node.Back(group, has(Pattern.CASE_INSENSITIVE)));
        }
        if (c == 'R') {
            return of(x -> x == '\n' || x == '\r' || x >= 0x0b && x <= 0x0c || x == 0x85);
        }
        IntPredicate kind = kind(c);
        return of(kind != null ? kind : one(escaped(c)));
    }

    /** A kind of characters, or null. */
    private IntPredicate kind(char c) {
        switch (c) {
            case 'd':
                return x -> x >= '0' && x <= '9';
            case 'w':
                return x -> x >= '0' && x <= '9' || x >= 'a' && x <= 'z' || x >= 'A' && x <= 'Z' || x == '_';
            case 's':
                return x -> x == ' ' || x >= 9 && x <= 13;
            case 'h':
                return x -> x == ' ' || x == 9 || x == 0xa0;
            case 'v':
                return x -> x >= 10 && x <= 13 || x == 0x85 || x == 0x2028 || x == 0x2029;
            case 'D':
            case 'W':
            case 'S':
            case 'H':
            case 'V':
                return kind(Character.toLowerCase(c)).negate();
            case 'p':
                return property();
            case 'P':
                return property().negate();
            default:
                return null;
        }
    }

    private IntPredicate property() {
        String name;
        if (take('{')) {
            int start = at;
            while (next() != '}') {
            }
            name = text.substring(start, at - 1);
        } else {
            name = String.valueOf(next());
        }
        switch (name) {
            case "Lower":
                return x -> x >= 'a' && x <= 'z';
            case "Upper":
                return x -> x >= 'A' && x <= 'Z';
            case "Alpha":
                return x -> x >= 'a' && x <= 'z' || x >= 'A' && x <= 'Z';
            case "Digit":
                return x -> x >= '0' && x <= '9';
            case "Alnum":
                return x -> x >= 'a' && x <= 'z' || x >= 'A' && x <= 'Z' || x >= '0' && x <= '9';
            case "Space":
                return x -> x == ' ' || x >= 9 && x <= 13;
            case "Punct":
                return x -> x > ' ' && x < 127 && !(x >= 'a' && x <= 'z' || x >= 'A' && x <= 'Z' || x >= '0' && x <= '9');
            case "ASCII":
                return x -> x < 128;
            case "XDigit":
                return x -> x < 128 && Character.digit((char) x, 16) >= 0;
            case "L":
            case "IsL":
            case "IsAlphabetic":
            case "javaLetter":
                return x -> Character.isLetter((char) x);
            case "Lu":
            case "IsLu":
            case "javaUpperCase":
                return x -> Character.isUpperCase((char) x);
            case "Ll":
            case "IsLl":
            case "javaLowerCase":
                return x -> Character.isLowerCase((char) x);
            case "javaWhitespace":
                return x -> Character.isWhitespace((char) x);
            case "javaLetterOrDigit":
                return x -> Character.isLetterOrDigit((char) x);
            case "Blank":
                return x -> x == ' ' || x == 9;
            case "Cntrl":
                return x -> x < 32 || x == 127;
            case "Graph":
                return x -> x > ' ' && x < 127;
            case "Print":
                return x -> x >= ' ' && x < 127;
            case "Nd":
            case "IsDigit":
            case "javaDigit":
                return x -> Character.isDigit((char) x);
            default:
                Runtime.refuse("the class of characters \\p{" + name + "} is not modelled");
                return x -> false;
        }
    }

    private char escaped(char c) {
        switch (c) {
            case 't':
                return '\t';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 'f':
                return '\f';
            case 'a':
                return 7;
            case 'e':
                return 27;
            case 'x':
            case 'u': {
                int digits = c == 'x' ? 2 : 4;
                if (at + digits > text.length()) {
                    throw wrong("Illegal hexadecimal escape sequence");
                }
                char result = (char) Integer.parseInt(text.substring(at, at + digits), 16);
                at += digits;
                return result;
            }
            case '0': {
                int value = 0;
                for (int i = 0; i < 3 && at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '7'; i++) {
                    value = value * 8 + text.charAt(at++) - '0';
                }
                return (char) value;
            }
            default:
                if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
                    throw wrong("Illegal/unsupported escape sequence");
                }
                return c;
        }
    }

    /** What stands between brackets; the first one is read. */
    private IntPredicate set() {
        boolean negative = take('^');
        IntPredicate result = null;
        boolean first = true;
        while (true) {
            char c = next();
            if (c == ']' && !first) {
                break;
            }
            first = false;
            IntPredicate part;
            if (c == '&' && take('&')) {
                IntPredicate left = result == null ? x -> true : result;
                IntPredicate right = rest();
                result = left.and(right);
                break;
            }
            if (c == '[') {
                part = set();
            } else {
                IntPredicate kind = c == '\\' ? kind(next()) : null;
                if (kind != null) {
                    part = kind;
                } else {
                    at -= c == '\\' ? 1 : 0;
                    char low = c == '\\' ? escaped(next()) : c;
                    part = range(low);
                }
            }
            IntPredicate before = result;
            result = before == null ? part : before.or(part);
        }
        return negative ? result.negate() : result;
    }

    /** The other side of an intersection, up to the closing bracket. */
    private IntPredicate rest() {
        IntPredicate result = null;
        while (true) {
            if (take(']')) {
                return result == null ? x -> true : result;
            }
            char c = next();
            IntPredicate kind = c == '[' ? set() : c == '\\' ? kind(text.charAt(at)) : null;
            if (c == '\\' && kind != null) {
                at++;
            }
            IntPredicate part = kind != null ? kind : range(c == '\\' ? escaped(next()) : c);
            IntPredicate before = result;
            result = before == null ? part : before.or(part);
        }
    }

    private IntPredicate range(char low) {
        boolean isRange = at + 1 < text.length() && text.charAt(at) == '-' && text.charAt(at + 1) != ']'
            && text.charAt(at + 1) != '[';
        if (!isRange) {
            return one(low);
        }
        at++;
        char c = next();
        char high = c == '\\' ? escaped(next()) : c;
        if (high < low) {
            throw wrong("Illegal character range");
        }
        if (!has(Pattern.CASE_INSENSITIVE)) {
            return x -> x >= low && x <= high;
        }
        return x -> {
            char lower = Character.toLowerCase((char) x);
            char upper = Character.toUpperCase((char) x);
            return lower >= low && lower <= high || upper >= low && upper <= high;
        };
    }
}
