package fencepost;

/** Hexadecimal text of floating-point numbers, such as {@code 0x1.8p3}; rounded once, to the nearest. */
public final class HexNumber {
    /** What is out of range whatever the digits are. */
    private static final int FAR = 1 << 24;

    private HexNumber() {
    }

    /** Whether the text can be nothing else. */
    public static boolean is(String text) {
        int at = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        return text.startsWith("0x", at) || text.startsWith("0X", at);
    }

    /** The value with so many bits, the least normal one being 2 to the given power. */
    public static double parse(String text, int precision, int least) {
        int at = text.charAt(0) == '-' || text.charAt(0) == '+' ? 3 : 2;
        long digits = 0;
        int exponent = 0;
        int count = 0;
        boolean point = false;
        for (; at < text.length(); at++) {
            char character = text.charAt(at);
            int digit = Character.digit(character, 16);
            if (character == '.' && !point) {
                point = true;
                continue;
            }
            if (digit < 0 || character > 'f') {
                break;
            }
            count++;
            if (digits >>> 56 == 0) {
                digits = digits << 4 | digit;
                exponent -= point ? 4 : 0;
            } else {
                // It only matters whether something follows.
                digits |= digit == 0 ? 0 : 1;
                exponent += point ? 0 : 4;
            }
        }
        if (count == 0 || at == text.length() || (text.charAt(at) | 32) != 'p') {
            throw new NumberFormatException();
        }
        at++;
        boolean negative = at < text.length() && text.charAt(at) == '-';
        if (negative || at < text.length() && text.charAt(at) == '+') {
            at++;
        }
        int end = text.length();
        if (end > at && "fFdD".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        if (at == end) {
            throw new NumberFormatException();
        }
        int power = 0;
        for (; at < end; at++) {
            char character = text.charAt(at);
            if (character < '0' || character > '9') {
                throw new NumberFormatException();
            }
            power = Math.min(power * 10 + (character - '0'), FAR);
        }
        double value = rounded(digits, exponent + (negative ? -power : power), precision, least);
        return text.charAt(0) == '-' ? -value : value;
    }

    private static double rounded(long digits, int exponent, int precision, int least) {
        if (digits == 0) {
            return 0;
        }
        int length = 64 - Long.numberOfLeadingZeros(digits);
        int top = exponent + length - 1;
        int kept = top >= least ? precision : precision - (least - top);
        if (kept < 0) {
            return 0;
        }
        int shift = length - kept;
        if (shift <= 0) {
            return Math.scalb((double) digits, exponent);
        }
        long value = digits >>> shift;
        long rest = digits - (value << shift);
        long half = 1L << shift - 1;
        if (rest > half || rest == half && (value & 1) == 1) {
            value++;
        }
        return Math.scalb((double) value, exponent + shift);
    }
}
