package java.util;

public class FormatFlagsConversionMismatchException extends IllegalFormatException {
    private final String flags;
    private final char conversion;

    public FormatFlagsConversionMismatchException(String flags, char conversion) {
        super("Conversion = " + conversion + ", Flags = " + Objects.requireNonNull(flags));
        this.flags = flags;
        this.conversion = conversion;
    }

    public String getFlags() {
        return flags;
    }

    public char getConversion() {
        return conversion;
    }
}
