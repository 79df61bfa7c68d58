package java.util;

public class UnknownFormatConversionException extends IllegalFormatException {
    public UnknownFormatConversionException() {
    }

    public UnknownFormatConversionException(String message) {
        super(message);
    }
}
