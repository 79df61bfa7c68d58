package java.util;

public class IllegalFormatPrecisionException extends IllegalFormatException {
    private final int precision;

    public IllegalFormatPrecisionException(int precision) {
        super(Integer.toString(precision));
        this.precision = precision;
    }

    public int getPrecision() {
        return precision;
    }
}
