package java.util.regex;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;

public final class Matcher implements MatchResult {
    private Pattern pattern;
    String text;
    int from;
    int to;
    int[] marks;
    int[] counts;
    int[] lasts;
    /** Where the last match ended. */
    int end;
    int stopped;
    int begun;
    boolean whole;
    boolean hitEnd;
    private boolean found;
    private int next;
    private int appended;

    Matcher(Pattern pattern, CharSequence input) {
        this.pattern = pattern;
        reset(input);
    }

    public Pattern pattern() {
        return pattern;
    }

    public Matcher reset() {
        found = false;
        from = 0;
        to = text.length();
        next = 0;
        begun = 0;
        appended = 0;
        marks = new int[2 * pattern.groups];
        counts = new int[pattern.loops];
        lasts = new int[pattern.loops];
        return this;
    }

    public Matcher reset(CharSequence input) {
        text = input.toString();
        return reset();
    }

    public Matcher region(int start, int end) {
        reset();
        from = start;
        to = end;
        next = start;
        return this;
    }

    public Matcher usePattern(Pattern other) {
        pattern = other;
        marks = new int[2 * pattern.groups];
        counts = new int[pattern.loops];
        lasts = new int[pattern.loops];
        found = false;
        return this;
    }

    private boolean at(int start, boolean whole) {
        Arrays.fill(marks, -1);
        this.whole = whole;
        found = pattern.root.match(this, start);
        if (found) {
            marks[0] = start;
            marks[1] = end;
            begun = end;
            next = end == start ? end + 1 : end;
        }
        return found;
    }

    public boolean matches() {
        return at(from, true);
    }

    public boolean lookingAt() {
        return at(from, false);
    }

    public boolean find() {
        hitEnd = false;
        for (int start = next; start <= to; start++) {
            if (at(start, false)) {
                return true;
            }
        }
        found = false;
        next = to + 1;
        return false;
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        next = start;
        return find();
    }

    public boolean hitEnd() {
        return hitEnd;
    }

    private void check(int group) {
        if (!found) {
            throw new IllegalStateException("No match found");
        }
        if (group < 0 || group >= pattern.groups) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    private int number(String name) {
        Integer group = pattern.names.get(name);
        if (group == null) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return group;
    }

    public int start() {
        if (!found) {
            throw new IllegalStateException("No match available");
        }
        return marks[0];
    }

    public int start(int group) {
        check(group);
        return marks[2 * group];
    }

    public int start(String name) {
        return start(number(name));
    }

    public int end() {
        if (!found) {
            throw new IllegalStateException("No match available");
        }
        return marks[1];
    }

    public int end(int group) {
        check(group);
        return marks[2 * group + 1];
    }

    public int end(String name) {
        return end(number(name));
    }

    public String group() {
        return group(0);
    }

    public String group(int group) {
        check(group);
        int start = marks[2 * group];
        int end = marks[2 * group + 1];
        return start < 0 || end < 0 ? null : text.substring(start, end);
    }

    public String group(String name) {
        return group(number(name));
    }

    public int groupCount() {
        return pattern.groups - 1;
    }

    public MatchResult toMatchResult() {
        Matcher copy = new Matcher(pattern, text);
        copy.marks = marks.clone();
        copy.found = found;
        return copy;
    }

    public Stream<MatchResult> results() {
        java.util.List<MatchResult> all = new java.util.ArrayList<>();
        reset();
        while (find()) {
            all.add(toMatchResult());
        }
        return all.stream();
    }

    public static String quoteReplacement(String text) {
        return text.replace("\\", "\\\\").replace("$", "\\$");
    }

    private String expand(String replacement) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < replacement.length(); i++) {
            char c = replacement.charAt(i);
            if (c == '\\') {
                if (i + 1 == replacement.length()) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                result.append(replacement.charAt(++i));
            } else if (c == '$') {
                if (i + 1 == replacement.length()) {
                    throw new IllegalArgumentException("Illegal group reference: group index is missing");
                }
                char first = replacement.charAt(++i);
                String value;
                if (first == '{') {
                    int close = replacement.indexOf('}', i);
                    value = group(replacement.substring(i + 1, close));
                    i = close;
                } else {
                    int group = first - '0';
                    if (group < 0 || group > 9) {
                        throw new IllegalArgumentException("Illegal group reference");
                    }
                    check(group);
                    while (i + 1 < replacement.length() && Character.isDigit(replacement.charAt(i + 1))
                        && group * 10 + replacement.charAt(i + 1) - '0' < pattern.groups) {
                        group = group * 10 + replacement.charAt(++i) - '0';
                    }
                    value = group(group);
                }
                result.append(value == null ? "" : value);
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    public String replaceAll(String replacement) {
        return replaceAll(match -> replacement);
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        reset();
        StringBuilder result = new StringBuilder();
        while (find()) {
            appendReplacement(result, replacer.apply(this));
        }
        return appendTail(result).toString();
    }

    public String replaceFirst(String replacement) {
        reset();
        StringBuilder result = new StringBuilder();
        if (find()) {
            appendReplacement(result, replacement);
        }
        return appendTail(result).toString();
    }

    public Matcher appendReplacement(StringBuilder result, String replacement) {
        result.append(text, appended, start()).append(expand(replacement));
        appended = end();
        return this;
    }

    public StringBuilder appendTail(StringBuilder result) {
        return result.append(text, appended, text.length());
    }

    public Matcher appendReplacement(StringBuffer result, String replacement) {
        result.append(text, appended, start()).append(expand(replacement));
        appended = end();
        return this;
    }

    public StringBuffer appendTail(StringBuffer result) {
        return result.append(text, appended, text.length());
    }
}
