package java.lang;

public interface CharSequence {
    int length();

    char charAt(int index);

    CharSequence subSequence(int start, int end);

    String toString();

    default boolean isEmpty() {
        return length() == 0;
    }

    default java.util.stream.IntStream chars() {
        return toString().chars();
    }

    default java.util.stream.IntStream codePoints() {
        return toString().codePoints();
    }

    static int compare(CharSequence a, CharSequence b) {
        return a.toString().compareTo(b.toString());
    }
}
