package java.util;

public final class StringJoiner {
    private final String separator;
    private final String prefix;
    private final String suffix;
    private String empty;
    private StringBuilder text;

    public StringJoiner(CharSequence separator) {
        this(separator, "", "");
    }

    public StringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        this.separator = separator.toString();
        this.prefix = prefix.toString();
        this.suffix = suffix.toString();
    }

    public StringJoiner add(CharSequence part) {
        if (text == null) {
            text = new StringBuilder();
        } else {
            text.append(separator);
        }
        text.append(part);
        return this;
    }

    public int length() {
        return toString().length();
    }

    public String toString() {
        return text == null && empty != null ? empty : prefix + (text == null ? "" : text.toString()) + suffix;
    }

    public StringJoiner setEmptyValue(CharSequence value) {
        empty = value.toString();
        return this;
    }

    public StringJoiner merge(StringJoiner other) {
        return other.text == null ? this : add(other.text.toString());
    }
}
