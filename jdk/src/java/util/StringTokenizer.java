package java.util;

public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private String separators;
    private final boolean givesSeparators;
    private int at;

    public StringTokenizer(String text) {
        this(text, " \t\n\r\f", false);
    }

    public StringTokenizer(String text, String separators) {
        this(text, separators, false);
    }

    public StringTokenizer(String text, String separators, boolean givesSeparators) {
        this.text = text;
        this.separators = separators;
        this.givesSeparators = givesSeparators;
    }

    private boolean separates(int index) {
        return separators.indexOf(text.charAt(index)) >= 0;
    }

    private int start(int from) {
        int start = from;
        while (!givesSeparators && start < text.length() && separates(start)) {
            start++;
        }
        return start;
    }

    private int end(int start) {
        int end = start;
        while (end < text.length() && !separates(end)) {
            end++;
        }
        return givesSeparators && end == start && end < text.length() ? end + 1 : end;
    }

    public boolean hasMoreTokens() {
        return start(at) < text.length();
    }

    public String nextToken() {
        int start = start(at);
        if (start >= text.length()) {
            throw new NoSuchElementException();
        }
        at = end(start);
        return text.substring(start, at);
    }

    public int countTokens() {
        int count = 0;
        for (int next = start(at); next < text.length(); next = start(end(next))) {
            count++;
        }
        return count;
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public String nextToken(String separators) {
        this.separators = separators;
        return nextToken();
    }
}
