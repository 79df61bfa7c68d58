package java.text;

import java.math.RoundingMode;
import java.util.Locale;

/** Formats of numbers. The built-in locales are English, so all have the same ones but for money. */
public abstract class NumberFormat extends Format {
    private boolean groups = true;
    private boolean integersOnly;
    private int maximumIntegers = 40;
    private int minimumIntegers = 1;
    private int maximumFractions = 3;
    private int minimumFractions;

    protected NumberFormat() {
    }

    public static NumberFormat getInstance() {
        return new DecimalFormat("#,##0.###");
    }

    public static NumberFormat getInstance(Locale locale) {
        fencepost.Format.checkLocale(locale);
        return getInstance();
    }

    public static NumberFormat getNumberInstance() {
        return getInstance();
    }

    public static NumberFormat getNumberInstance(Locale locale) {
        fencepost.Format.checkLocale(locale);
        return getInstance();
    }

    public static NumberFormat getIntegerInstance() {
        DecimalFormat format = new DecimalFormat("#,##0");
        format.setParseIntegerOnly(true);
        return format;
    }

    public static NumberFormat getIntegerInstance(Locale locale) {
        fencepost.Format.checkLocale(locale);
        return getIntegerInstance();
    }

    public static NumberFormat getPercentInstance() {
        return new DecimalFormat("#,##0%");
    }

    public static NumberFormat getPercentInstance(Locale locale) {
        fencepost.Format.checkLocale(locale);
        return getPercentInstance();
    }

    public static NumberFormat getCurrencyInstance(Locale locale) {
        if (locale != Locale.US) {
            fencepost.Runtime.refuse("formats of money are modelled for Locale.US alone");
        }
        return new DecimalFormat("$#,##0.00");
    }

    public static NumberFormat getCurrencyInstance() {
        return getCurrencyInstance(Locale.getDefault());
    }

    public abstract String format(double value);

    public abstract String format(long value);

    public abstract Number parse(String text, ParsePosition position);

    @Override
    public String format(Object value) {
        if (value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return format(((Number) value).longValue());
        }
        if (value instanceof Double || value instanceof Float) {
            return format(((Number) value).doubleValue());
        }
        if (value instanceof Number) {
            fencepost.Runtime.refuse("formats of " + value.getClass().getName() + " are not modelled");
        }
        throw new IllegalArgumentException("Cannot format given Object as a Number");
    }

    public Number parse(String text) throws ParseException {
        ParsePosition position = new ParsePosition(0);
        Number value = parse(text, position);
        if (position.getIndex() == 0) {
            throw new ParseException("Unparseable number: \"" + text + "\"", position.getErrorIndex());
        }
        return value;
    }

    @Override
    public Object parseObject(String text, ParsePosition position) {
        return parse(text, position);
    }

    public boolean isGroupingUsed() {
        return groups;
    }

    public void setGroupingUsed(boolean groups) {
        this.groups = groups;
    }

    public boolean isParseIntegerOnly() {
        return integersOnly;
    }

    public void setParseIntegerOnly(boolean integersOnly) {
        this.integersOnly = integersOnly;
    }

    public int getMaximumIntegerDigits() {
        return maximumIntegers;
    }

    public void setMaximumIntegerDigits(int count) {
        maximumIntegers = Math.max(0, count);
        minimumIntegers = Math.min(minimumIntegers, maximumIntegers);
    }

    public int getMinimumIntegerDigits() {
        return minimumIntegers;
    }

    public void setMinimumIntegerDigits(int count) {
        minimumIntegers = Math.max(0, count);
        maximumIntegers = Math.max(minimumIntegers, maximumIntegers);
    }

    public int getMaximumFractionDigits() {
        return maximumFractions;
    }

    public void setMaximumFractionDigits(int count) {
        maximumFractions = Math.max(0, count);
        minimumFractions = Math.min(minimumFractions, maximumFractions);
    }

    public int getMinimumFractionDigits() {
        return minimumFractions;
    }

    public void setMinimumFractionDigits(int count) {
        minimumFractions = Math.max(0, count);
        maximumFractions = Math.max(minimumFractions, maximumFractions);
    }

    public abstract RoundingMode getRoundingMode();

    public abstract void setRoundingMode(RoundingMode mode);
}
