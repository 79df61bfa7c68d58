package java.util;

public class IllegalFormatConversionException extends IllegalFormatException {
    private final char conversion;
    private final Class<?> argument;

    public IllegalFormatConversionException(char conversion, Class<?> argument) {
        super(conversion + " != " + argument.getName());
        this.conversion = conversion;
        this.argument = argument;
    }

    public char getConversion() {
        return conversion;
    }

    public Class<?> getArgumentClass() {
        return argument;
    }
}
