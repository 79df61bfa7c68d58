package java.util;

/** Takes the text of a property file apart. */
final class PropertyLines {
    private final String text;
    private int position;

    PropertyLines(String text) {
        this.text = text;
    }

    void putInto(Properties properties) {
        for (String line = logicalLine(); line != null; line = logicalLine()) {
            int end = endOfKey(line);
            int value = skipBlanks(line, end);
            if (value < line.length() && (line.charAt(value) == '=' || line.charAt(value) == ':')) {
                value = skipBlanks(line, value + 1);
            }
            properties.put(plain(line.substring(0, end)), plain(line.substring(value)));
        }
    }

    /** The next line that is neither blank nor a comment, with those that continue it; null at the end. */
    private String logicalLine() {
        while (position < text.length()) {
            String line = naturalLine();
            if (line.isEmpty() || line.charAt(0) == '#' || line.charAt(0) == '!') {
                continue;
            }
            while (continues(line)) {
                line = line.substring(0, line.length() - 1);
                if (position == text.length()) {
                    break;
                }
                line += naturalLine();
            }
            return line;
        }
        return null;
    }

    /** Goes past one line and gives it without the blanks at its beginning. */
    private String naturalLine() {
        int end = position;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        String line = text.substring(position, end);
        boolean two = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n';
        position = Math.min(end + (two ? 2 : 1), text.length());
        return line.substring(skipBlanks(line, 0));
    }

    private static boolean continues(String line) {
        int slashes = 0;
        while (slashes < line.length() && line.charAt(line.length() - 1 - slashes) == '\\') {
            slashes++;
        }
        return slashes % 2 == 1;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\f';
    }

    private static int skipBlanks(String line, int from) {
        int to = from;
        while (to < line.length() && isBlank(line.charAt(to))) {
            to++;
        }
        return to;
    }

    private static int endOfKey(String line) {
        int end = 0;
        while (end < line.length()) {
            char c = line.charAt(end);
            if (c == '=' || c == ':' || isBlank(c)) {
                break;
            }
            end += c == '\\' ? 2 : 1;
        }
        return Math.min(end, line.length());
    }

    private static String plain(String escaped) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < escaped.length(); i++) {
            char c = escaped.charAt(i);
            if (c != '\\' || i + 1 == escaped.length()) {
                plain.append(c);
                continue;
            }
            i++;
            c = escaped.charAt(i);
            if (c == 'u') {
                plain.append(unicode(escaped, i + 1));
                i += 4;
            } else {
                plain.append(c == 't' ? '\t' : c == 'n' ? '\n' : c == 'r' ? '\r' : c == 'f' ? '\f' : c);
            }
        }
        return plain.toString();
    }

    private static char unicode(String text, int from) {
        int value = 0;
        for (int i = from; i < from + 4; i++) {
            int digit = i < text.length() ? Character.digit(text.charAt(i), 16) : -1;
            if (digit < 0) {
                throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
            }
            value = 16 * value + digit;
        }
        return (char) value;
    }
}
