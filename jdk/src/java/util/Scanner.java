package java.util;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads tokens and lines of a text. What else may be read is read as a whole at the beginning. */
public final class Scanner implements Iterator<String>, Closeable {
    private static final String INTEGER = "[-+]?[0-9a-zA-Z]+";
    private static final String DECIMAL =
        "[-+]?(([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?|NaN|Infinity)";

    private final String text;
    private Pattern delimiter = Pattern.compile("\\s+");
    private int position;
    /** What the text came from, to be closed. */
    private Closeable input;
    private boolean closed;
    private int radix = 10;
    /** The token that was found last: where it begins and ends. */
    private int from;
    private int to;

    public Scanner(String source) {
        text = Objects.requireNonNull(source, "source");
    }

    public Scanner(InputStream source) {
        this(all(source));
        input = source;
    }

    public Scanner(Readable source) {
        this(all(source));
        input = source instanceof Closeable ? (Closeable) source : null;
    }

    private static String all(InputStream source) {
        boolean whole = source instanceof fencepost.NoInput
            || source.getClass().getName().equals("java.io.ByteArrayInputStream");
        if (!whole) {
            fencepost.Runtime.refuse("a Scanner over a stream of other bytes than those of an array");
        }
        try {
            return new String(source.readAllBytes());
        } catch (IOException exception) {
            return "";
        }
    }

    private static String all(Readable source) {
        if (!source.getClass().getName().equals("java.io.StringReader")) {
            fencepost.Runtime.refuse("a Scanner over another reader than that of a text");
        }
        StringBuilder text = new StringBuilder();
        try {
            Reader reader = (Reader) source;
            for (int c = reader.read(); c >= 0; c = reader.read()) {
                text.append((char) c);
            }
        } catch (IOException exception) {
            // A scanner takes that for the end.
        }
        return text.toString();
    }

    private void ensureOpen() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    public void close() {
        if (!closed && input != null) {
            try {
                input.close();
            } catch (IOException exception) {
                // Nobody is told.
            }
        }
        closed = true;
    }

    public Pattern delimiter() {
        return delimiter;
    }

    public Scanner useDelimiter(String pattern) {
        return useDelimiter(Pattern.compile(pattern));
    }

    public Scanner useDelimiter(Pattern pattern) {
        delimiter = pattern;
        return this;
    }

    public int radix() {
        return radix;
    }

    public Scanner useRadix(int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new IllegalArgumentException("radix:" + radix);
        }
        this.radix = radix;
        return this;
    }

    /** Finds the next token without taking it: one delimiter is passed over, and the token ends at the next. */
    private boolean find() {
        ensureOpen();
        from = position;
        Matcher matcher = delimiter.matcher(text).region(from, text.length());
        if (matcher.lookingAt()) {
            from = matcher.end();
        }
        if (from == text.length()) {
            return false;
        }
        matcher.region(from, text.length());
        boolean found = matcher.find();
        // A delimiter without characters does not end a token before it began.
        if (found && matcher.end() == from) {
            found = matcher.find();
        }
        to = found ? matcher.start() : text.length();
        return true;
    }

    private String token() {
        return text.substring(from, to);
    }

    public boolean hasNext() {
        return find();
    }

    public String next() {
        if (!find()) {
            position = text.length();
            throw new NoSuchElementException();
        }
        position = to;
        return token();
    }

    private boolean matches(String pattern, int flags) {
        return Pattern.compile(pattern, flags).matcher(token()).matches();
    }

    public boolean hasNext(String pattern) {
        return find() && matches(pattern, 0);
    }

    public String next(String pattern) {
        return next(pattern, 0);
    }

    private String next(String pattern, int flags) {
        if (!find()) {
            position = text.length();
            throw new NoSuchElementException();
        }
        if (!matches(pattern, flags)) {
            throw new InputMismatchException();
        }
        String found = token();
        position = to;
        return found;
    }

    /** A number with separators between groups of digits is one or not by the platform's locale. */
    private void refuseGroups() {
        if (matches("[-+]?[0-9]{1,3}(,[0-9]{3})+(\\.[0-9]*)?", 0)) {
            fencepost.Runtime.refuse("`Scanner` does not read numbers with separators between digits");
        }
    }

    private boolean isWhole(long least, long most) {
        if (!find()) {
            return false;
        }
        refuseGroups();
        if (!matches(INTEGER, 0)) {
            return false;
        }
        try {
            long value = Long.parseLong(token(), radix);
            return value >= least && value <= most;
        } catch (NumberFormatException exception) {
            return false;
        }
    }

    private long whole(long least, long most) {
        int before = position;
        if (find()) {
            refuseGroups();
        }
        String found = next(INTEGER, 0);
        for (int i = 0; i < found.length(); i++) {
            char c = found.charAt(i);
            if (c != '-' && c != '+' && Character.digit(c, radix) < 0) {
                position = before;
                throw new InputMismatchException();
            }
        }
        try {
            long value = Long.parseLong(found, radix);
            if (value >= least && value <= most) {
                return value;
            }
            if (least > Integer.MIN_VALUE && value >= Integer.MIN_VALUE && value <= Integer.MAX_VALUE) {
                position = from;
                throw new InputMismatchException("Value out of range. Value:\"" + found + "\" Radix:" + radix);
            }
        } catch (NumberFormatException exception) {
            // It is out of range as well.
        }
        position = from;
        throw new InputMismatchException("For input string: \"" + found + "\"" + (radix == 10 ? "" : " under radix " + radix));
    }

    public boolean hasNextByte() {
        return isWhole(Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public boolean hasNextShort() {
        return isWhole(Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public boolean hasNextInt() {
        return isWhole(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public boolean hasNextLong() {
        return isWhole(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public byte nextByte() {
        return (byte) whole(Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public short nextShort() {
        return (short) whole(Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public int nextInt() {
        return (int) whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public long nextLong() {
        return whole(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public boolean hasNextDouble() {
        if (!find()) {
            return false;
        }
        refuseGroups();
        return matches(DECIMAL, 0);
    }

    public double nextDouble() {
        if (find()) {
            refuseGroups();
        }
        return Double.parseDouble(next(DECIMAL, 0));
    }

    public boolean hasNextFloat() {
        return hasNextDouble();
    }

    public float nextFloat() {
        if (find()) {
            refuseGroups();
        }
        return Float.parseFloat(next(DECIMAL, 0));
    }

    public boolean hasNextBoolean() {
        return find() && matches("true|false", Pattern.CASE_INSENSITIVE);
    }

    public boolean nextBoolean() {
        return Boolean.parseBoolean(next("true|false", Pattern.CASE_INSENSITIVE));
    }

    public boolean hasNextLine() {
        ensureOpen();
        return position < text.length();
    }

    public String nextLine() {
        if (!hasNextLine()) {
            throw new NoSuchElementException("No line found");
        }
        int end = position;
        while (end < text.length() && !endsLine(text.charAt(end))) {
            end++;
        }
        String line = text.substring(position, end);
        if (text.startsWith("\r\n", end)) {
            end++;
        }
        position = Math.min(end + 1, text.length());
        return line;
    }

    private static boolean endsLine(char c) {
        return c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029' || c == '\u0085';
    }
}
