package java.text;

import fencepost.Decimal;
import java.math.RoundingMode;

/** Numbers by a pattern. */
public class DecimalFormat extends NumberFormat {
    /** Stands for the sign of a percentage in a prefix or suffix, and so on; quoted signs are left as they are. */
    private static final char PERCENT = '\ue000';
    private static final char PER_MILLE = '\ue001';
    private static final char MINUS = '\ue002';
    private static final char CURRENCY = '\ue003';

    private DecimalFormatSymbols symbols;
    private RoundingMode mode = RoundingMode.HALF_EVEN;
    private String positivePrefix = "";
    private String positiveSuffix = "";
    private String negativePrefix = "";
    private String negativeSuffix = "";
    private int multiplier = 1;
    private int groupingSize;
    private boolean showsPoint;
    private boolean scientific;
    private int exponentDigits;
    private String pattern;

    public DecimalFormat() {
        this("#,##0.###");
    }

    public DecimalFormat(String pattern) {
        this(pattern, new DecimalFormatSymbols());
    }

    public DecimalFormat(String pattern, DecimalFormatSymbols symbols) {
        this.symbols = symbols.clone();
        applyPattern(pattern);
    }

    public DecimalFormatSymbols getDecimalFormatSymbols() {
        return symbols.clone();
    }

    public void setDecimalFormatSymbols(DecimalFormatSymbols symbols) {
        this.symbols = symbols.clone();
    }

    @Override
    public RoundingMode getRoundingMode() {
        return mode;
    }

    @Override
    public void setRoundingMode(RoundingMode mode) {
        this.mode = java.util.Objects.requireNonNull(mode);
    }

    public int getGroupingSize() {
        return groupingSize;
    }

    public void setGroupingSize(int size) {
        groupingSize = size;
    }

    public int getMultiplier() {
        return multiplier;
    }

    public boolean isDecimalSeparatorAlwaysShown() {
        return showsPoint;
    }

    public void setDecimalSeparatorAlwaysShown(boolean shown) {
        showsPoint = shown;
    }

    public String getPositivePrefix() {
        return expand(positivePrefix);
    }

    public void setPositivePrefix(String text) {
        positivePrefix = text;
    }

    public String getNegativePrefix() {
        return expand(negativePrefix);
    }

    public void setNegativePrefix(String text) {
        negativePrefix = text;
    }

    public String getPositiveSuffix() {
        return expand(positiveSuffix);
    }

    public void setPositiveSuffix(String text) {
        positiveSuffix = text;
    }

    public String toPattern() {
        fencepost.Runtime.refuse("patterns of changed formats are not modelled");
        return pattern;
    }

    private static IllegalArgumentException bad(String what, String pattern) {
        return new IllegalArgumentException(what + " in pattern \"" + pattern + '"');
    }

    public void applyPattern(String pattern) {
        this.pattern = pattern;
        int at = part(pattern, 0, true);
        negativePrefix = MINUS + positivePrefix;
        negativeSuffix = positiveSuffix;
        if (at < pattern.length()) {
            String prefix = positivePrefix;
            String suffix = positiveSuffix;
            part(pattern, at + 1, false);
            negativePrefix = positivePrefix;
            negativeSuffix = positiveSuffix;
            positivePrefix = prefix;
            positiveSuffix = suffix;
            if (negativePrefix.equals(positivePrefix) && negativeSuffix.equals(positiveSuffix)) {
                negativePrefix = MINUS + positivePrefix;
            }
        }
    }

    /** Reads one of the two parts of a pattern; gives where it ends. The numbers of the second one do not count. */
    private int part(String pattern, int at, boolean counts) {
        StringBuilder prefix = new StringBuilder();
        StringBuilder suffix = new StringBuilder();
        StringBuilder number = new StringBuilder();
        boolean quoted = false;
        int factor = 1;
        for (; at < pattern.length(); at++) {
            char c = pattern.charAt(at);
            StringBuilder affix = number.length() == 0 ? prefix : suffix;
            if (c == '\'') {
                if (at + 1 < pattern.length() && pattern.charAt(at + 1) == '\'') {
                    affix.append(c);
                    at++;
                } else {
                    quoted = !quoted;
                }
            } else if (quoted) {
                affix.append(c);
            } else if (c == ';') {
                break;
            } else if ("#0,.".indexOf(c) >= 0) {
                if (suffix.length() > 0) {
                    fencepost.Runtime.refuse("numbers in two parts of a pattern are not modelled");
                }
                number.append(c);
            } else if (c == 'E' && number.length() > 0 && suffix.length() == 0) {
                number.append(c);
            } else if (c >= '1' && c <= '9') {
                fencepost.Runtime.refuse("digits in patterns of numbers are not modelled");
            } else if (c == '%' || c == '\u2030') {
                factor = c == '%' ? 100 : 1000;
                affix.append(c == '%' ? PERCENT : PER_MILLE);
            } else {
                affix.append(c == '-' ? MINUS : c == '\u00a4' ? CURRENCY : c);
            }
        }
        positivePrefix = prefix.toString();
        positiveSuffix = suffix.toString();
        if (counts) {
            multiplier = factor;
            numbers(number.toString(), pattern);
        }
        return at;
    }

    private void numbers(String number, String pattern) {
        int exponent = number.indexOf('E');
        scientific = exponent >= 0;
        exponentDigits = scientific ? number.length() - exponent - 1 : 0;
        String plain = scientific ? number.substring(0, exponent) : number;
        if (scientific && (exponentDigits == 0 || number.substring(exponent + 1).replace("0", "").length() > 0)) {
            throw bad("Malformed exponential pattern", pattern);
        }
        int dot = plain.indexOf('.');
        if (dot != plain.lastIndexOf('.')) {
            throw bad("Multiple decimal separators", pattern);
        }
        String whole = dot < 0 ? plain : plain.substring(0, dot);
        String fraction = dot < 0 ? "" : plain.substring(dot + 1);
        int comma = whole.lastIndexOf(',');
        groupingSize = comma < 0 ? 0 : whole.length() - comma - 1;
        whole = whole.replace(",", "");
        if (comma >= 0 && groupingSize == 0 || fraction.indexOf(',') >= 0 || scientific && comma >= 0) {
            throw bad("Malformed pattern", pattern);
        }
        int zeros = whole.length() - whole.replace("0", "").length();
        int places = fraction.length();
        int needed = places - fraction.replace("0", "").length();
        if (whole.lastIndexOf('#') > whole.indexOf('0') && zeros > 0
            || needed > 0 && fraction.lastIndexOf('0') > needed - 1) {
            throw bad("Unexpected '0'", pattern);
        }
        // With a point, but no zero, the first place on one of its sides is always shown.
        if (zeros == 0 && whole.length() > 0 && dot >= 0 && needed == 0) {
            zeros = 1;
        }
        if (zeros == 0 && whole.isEmpty() && needed == 0 && places > 0) {
            needed = 1;
        }
        setMaximumIntegerDigits(scientific ? whole.length() : Integer.MAX_VALUE);
        setMinimumIntegerDigits(zeros);
        setMaximumFractionDigits(places);
        setMinimumFractionDigits(needed);
        setGroupingUsed(groupingSize > 0);
        showsPoint = dot >= 0 && places == 0;
    }

    private String expand(String affix) {
        return affix.replace(PERCENT, symbols.getPercent()).replace(PER_MILLE, '\u2030')
            .replace(MINUS, symbols.getMinusSign()).replace(String.valueOf(CURRENCY), symbols.getCurrencySymbol());
    }

    private String framed(boolean negative, String number) {
        return expand(negative ? negativePrefix : positivePrefix) + number
            + expand(negative ? negativeSuffix : positiveSuffix);
    }

    @Override
    public String format(double value) {
        if (Double.isNaN(value)) {
            return symbols.getNaN();
        }
        if (Double.isInfinite(value)) {
            return framed(value < 0, symbols.getInfinity());
        }
        return format(Decimal.of(multiplier == 1 ? value : value * multiplier));
    }

    @Override
    public String format(long value) {
        if (multiplier != 1 && value != 0 && value * multiplier / multiplier != value) {
            fencepost.Runtime.refuse("a number that is too large for its format is not modelled");
        }
        return format(Decimal.of(value * multiplier));
    }

    private String format(Decimal value) {
        if (scientific) {
            return framed(value.isNegative(), withExponent(value));
        }
        boolean negative = value.isNegative();
        value.round(getMaximumFractionDigits(), mode);
        return framed(negative, plain(value));
    }

    private String plain(Decimal value) {
        StringBuilder text = new StringBuilder();
        int whole = Math.max(value.point(), 0);
        int shown = Math.min(Math.max(whole, getMinimumIntegerDigits()), getMaximumIntegerDigits());
        for (int left = shown; left > 0; left--) {
            text.append(left > whole ? '0' : value.digit(value.point() - left));
            if (isGroupingUsed() && groupingSize > 0 && left > 1 && (left - 1) % groupingSize == 0) {
                text.append(symbols.getGroupingSeparator());
            }
        }
        int places = Math.max(getMinimumFractionDigits(), value.isZero() ? 0 : value.count() - value.point());
        if (shown == 0 && places <= 0) {
            text.append('0');
        }
        if (places > 0 || showsPoint) {
            text.append(symbols.getDecimalSeparator());
        }
        for (int i = 0; i < places; i++) {
            text.append(value.digit(value.point() + i));
        }
        return text.toString();
    }

    private String withExponent(Decimal value) {
        int most = getMaximumIntegerDigits();
        int least = getMinimumIntegerDigits();
        if (most > least && most > 1) {
            fencepost.Runtime.refuse("exponents in steps are not modelled");
        }
        int whole = Math.max(least, 1);
        value.roundTo(least == 0 ? Math.max(getMaximumFractionDigits(), 1) : least + getMaximumFractionDigits(), mode);
        if (least == 0) {
            whole = 0;
        }
        int exponent = value.isZero() ? 0 : value.point() - whole;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < whole; i++) {
            text.append(value.digit(i));
        }
        int places = Math.max(getMinimumFractionDigits(), value.count() - whole);
        if (places > 0 || showsPoint) {
            text.append(symbols.getDecimalSeparator());
        }
        for (int i = 0; i < places; i++) {
            text.append(value.digit(whole + i));
        }
        text.append(symbols.getExponentSeparator());
        if (exponent < 0) {
            text.append(symbols.getMinusSign());
        }
        String digits = Integer.toString(Math.abs(exponent));
        for (int i = digits.length(); i < exponentDigits; i++) {
            text.append('0');
        }
        return text.append(digits).toString();
    }

    @Override
    public Number parse(String text, ParsePosition position) {
        int start = position.getIndex();
        String plus = expand(positivePrefix);
        String minus = expand(negativePrefix);
        boolean isNegative = text.startsWith(minus, start)
            && (!text.startsWith(plus, start) || minus.length() > plus.length());
        if (!isNegative && !text.startsWith(plus, start)) {
            position.setErrorIndex(start);
            return null;
        }
        int at = start + (isNegative ? minus : plus).length();
        StringBuilder number = new StringBuilder();
        boolean point = false;
        boolean any = false;
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c >= '0' && c <= '9') {
                number.append(c);
                any = true;
            } else if (c == symbols.getDecimalSeparator() && !point && !isParseIntegerOnly()) {
                number.append('.');
                point = true;
            } else if (c == symbols.getGroupingSeparator() && !point && isGroupingUsed()
                && at + 1 < text.length() && Character.isDigit(text.charAt(at + 1))) {
                continue;
            } else {
                break;
            }
        }
        String suffix = expand(isNegative ? negativeSuffix : positiveSuffix);
        if (!any || !text.startsWith(suffix, at)) {
            position.setErrorIndex(any ? at : start);
            return null;
        }
        if (scientific || at < text.length() && text.startsWith(symbols.getExponentSeparator(), at)) {
            fencepost.Runtime.refuse("reading a number with an exponent is not modelled");
        }
        position.setIndex(at + suffix.length());
        double value = Double.parseDouble(number.toString()) / multiplier * (isNegative ? -1 : 1);
        boolean isLong = value == Math.rint(value) && Math.abs(value) < 1L << 53 && !(value == 0 && isNegative);
        return isLong ? (Number) (long) value : (Number) value;
    }
}
