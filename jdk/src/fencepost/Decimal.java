package fencepost;

import java.math.RoundingMode;

/** The decimal digits of a number, and how they are rounded. The value is 0.d1d2d3… times a power of ten. */
public final class Decimal {
    private boolean negative;
    private String digits;
    /** How many digits are left of the point; less than zero if zeros follow it. */
    private int point;
    /** All digits of the value, where the digits above are only those that tell it apart. */
    private final String exact;

    private Decimal(boolean negative, String digits, int point, String exact) {
        this.negative = negative;
        this.digits = digits;
        this.point = point;
        this.exact = exact;
        trim();
    }

    public static Decimal of(long value) {
        String text = Long.toString(value);
        boolean negative = value < 0;
        String digits = negative ? text.substring(1) : text;
        return new Decimal(negative, digits, digits.length(), null);
    }

    /** A number as a text, with a point and an exponent or without. */
    public static Decimal of(String text) {
        boolean negative = text.startsWith("-");
        int start = negative || text.startsWith("+") ? 1 : 0;
        int exponent = text.indexOf('E');
        String plain = text.substring(start, exponent < 0 ? text.length() : exponent);
        int dot = plain.indexOf('.') < 0 ? plain.length() : plain.indexOf('.');
        int point = dot + (exponent < 0 ? 0 : Integer.parseInt(text.substring(exponent + 1)));
        return new Decimal(negative, plain.replace(".", ""), point, null);
    }

    /** The number with so many digits after the point, half rounded up. */
    public String fixed(int fractions) {
        round(fractions, RoundingMode.HALF_UP);
        StringBuilder text = new StringBuilder(negative ? "-" : "");
        text.append(point <= 0 ? "0" : "");
        for (int i = 0; i < point; i++) {
            text.append(digit(i));
        }
        text.append(fractions > 0 ? "." : "");
        for (int i = 0; i < fractions; i++) {
            text.append(digit(point + i));
        }
        return text.toString();
    }

    /** A finite number. */
    public static Decimal of(double value) {
        boolean negative = Double.doubleToRawLongBits(value) < 0;
        String text = Double.toString(Math.abs(value));
        int exponent = text.indexOf('E');
        String plain = exponent < 0 ? text : text.substring(0, exponent);
        int dot = plain.indexOf('.');
        String digits = plain.substring(0, dot) + plain.substring(dot + 1);
        int point = dot + (exponent < 0 ? 0 : Integer.parseInt(text.substring(exponent + 1)));
        return new Decimal(negative, digits, point, value == 0 ? null : expand(Math.abs(value)));
    }

    /** All digits of a number, without zeros at their start. */
    private static String expand(double value) {
        long bits = Double.doubleToRawLongBits(value);
        int exponent = (int) (bits >>> 52 & 0x7ff);
        long mantissa = bits & 0xfffffffffffffL;
        if (exponent == 0) {
            exponent = 1;
        } else {
            mantissa |= 1L << 52;
        }
        exponent -= 1075;
        while (exponent < 0 && (mantissa & 1) == 0) {
            mantissa >>= 1;
            exponent++;
        }
        // Half of a number is five of its tenths, so its digits are those of five times the number.
        int factor = exponent < 0 ? 5 : 2;
        String text = Long.toString(mantissa);
        int count = text.length();
        int[] reversed = new int[count + Math.abs(exponent) + 1];
        for (int i = 0; i < count; i++) {
            reversed[i] = text.charAt(count - 1 - i) - '0';
        }
        for (int round = Math.abs(exponent); round > 0; round--) {
            int carry = 0;
            for (int i = 0; i < count; i++) {
                int product = reversed[i] * factor + carry;
                reversed[i] = product % 10;
                carry = product / 10;
            }
            if (carry > 0) {
                reversed[count++] = carry;
            }
        }
        StringBuilder all = new StringBuilder();
        for (int i = count - 1; i >= 0; i--) {
            all.append((char) ('0' + reversed[i]));
        }
        return all.toString();
    }

    private void trim() {
        int start = 0;
        int end = digits.length();
        while (start < end && digits.charAt(start) == '0') {
            start++;
            point--;
        }
        while (end > start && digits.charAt(end - 1) == '0') {
            end--;
        }
        digits = digits.substring(start, end);
        if (digits.isEmpty()) {
            point = 0;
        }
    }

    public boolean isNegative() {
        return negative;
    }

    public boolean isZero() {
        return digits.isEmpty();
    }

    public int point() {
        return point;
    }

    public int count() {
        return digits.length();
    }

    /** A digit by its place, counted from the first one. */
    public char digit(int place) {
        return place >= 0 && place < digits.length() ? digits.charAt(place) : '0';
    }

    public void shift(int places) {
        if (!isZero()) {
            point += places;
        }
    }

    /** Keeps so many digits after the point. */
    public void round(int fractions, RoundingMode mode) {
        roundTo(point + fractions, mode);
    }

    /** Keeps so many digits, counted from the first one. */
    public void roundTo(int kept, RoundingMode mode) {
        if (kept >= digits.length()) {
            return;
        }
        // As in a JDK, less than a tenth of the last place is nothing, however it is rounded.
        boolean up = kept >= 0 && roundsUp(kept, mode);
        String left = kept > 0 ? digits.substring(0, kept) : "";
        if (!up) {
            digits = left;
            trim();
            return;
        }
        if (kept == 0) {
            digits = "1";
            point++;
            return;
        }
        char[] next = left.toCharArray();
        int at = kept - 1;
        while (at >= 0 && next[at] == '9') {
            next[at--] = '0';
        }
        if (at < 0) {
            digits = "1" + new String(next);
            point++;
        } else {
            next[at]++;
            digits = new String(next);
        }
        trim();
    }

    private boolean roundsUp(int kept, RoundingMode mode) {
        switch (mode) {
            case UP:
                return true;
            case DOWN:
                return false;
            case CEILING:
                return !negative;
            case FLOOR:
                return negative;
            case UNNECESSARY:
                throw new ArithmeticException("Rounding needed with the rounding mode being set to RoundingMode.UNNECESSARY");
            default:
                int order = compareWithHalf(kept);
                if (order != 0 || mode == RoundingMode.HALF_UP) {
                    return order >= 0;
                }
                boolean odd = kept > 0 && (digits.charAt(kept - 1) - '0') % 2 == 1;
                return mode == RoundingMode.HALF_EVEN && odd;
        }
    }

    /** How what is not kept compares with half of a unit of the last place that is. */
    private int compareWithHalf(int kept) {
        boolean half = digits.charAt(kept) == '5' && kept + 1 == digits.length();
        if (!half) {
            return digits.charAt(kept) >= '5' ? 1 : -1;
        }
        // The digits are those of a value close by: which side of the half is the number itself on?
        return exact == null ? 0 : Integer.signum(compare(exact, digits));
    }

    /** Compares digits after a point. */
    private static int compare(String a, String b) {
        for (int i = 0; i < a.length() || i < b.length(); i++) {
            int order = (i < a.length() ? a.charAt(i) : '0') - (i < b.length() ? b.charAt(i) : '0');
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
