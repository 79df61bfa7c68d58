package java.text;

import java.util.Locale;

/** The signs of numbers in English, which the built-in locales share. */
public class DecimalFormatSymbols implements Cloneable, java.io.Serializable {
    private char decimal = '.';
    private char grouping = ',';
    private char minus = '-';
    private char zero = '0';
    private char percent = '%';
    private String infinity = "\u221e";
    private String notANumber = "NaN";
    private String exponent = "E";
    private String currency = "$";

    public DecimalFormatSymbols() {
    }

    public DecimalFormatSymbols(Locale locale) {
        fencepost.Format.checkLocale(locale);
        java.util.Objects.requireNonNull(locale);
    }

    public static DecimalFormatSymbols getInstance() {
        return new DecimalFormatSymbols();
    }

    public static DecimalFormatSymbols getInstance(Locale locale) {
        fencepost.Format.checkLocale(locale);
        return new DecimalFormatSymbols(locale);
    }

    public char getDecimalSeparator() {
        return decimal;
    }

    public void setDecimalSeparator(char sign) {
        decimal = sign;
    }

    public char getGroupingSeparator() {
        return grouping;
    }

    public void setGroupingSeparator(char sign) {
        grouping = sign;
    }

    public char getMinusSign() {
        return minus;
    }

    public void setMinusSign(char sign) {
        minus = sign;
    }

    public char getZeroDigit() {
        return zero;
    }

    public char getPercent() {
        return percent;
    }

    public void setPercent(char sign) {
        percent = sign;
    }

    public String getInfinity() {
        return infinity;
    }

    public void setInfinity(String text) {
        infinity = text;
    }

    public String getNaN() {
        return notANumber;
    }

    public void setNaN(String text) {
        notANumber = text;
    }

    public String getExponentSeparator() {
        return exponent;
    }

    public void setExponentSeparator(String text) {
        exponent = text;
    }

    public String getCurrencySymbol() {
        return currency;
    }

    public void setCurrencySymbol(String text) {
        currency = text;
    }

    public DecimalFormatSymbols clone() {
        try {
            return (DecimalFormatSymbols) super.clone();
        } catch (CloneNotSupportedException exception) {
            throw new InternalError(exception);
        }
    }
}
