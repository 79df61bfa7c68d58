package java.util;

public class MissingFormatArgumentException extends IllegalFormatException {
    private final String specifier;

    public MissingFormatArgumentException(String specifier) {
        super("Format specifier '" + specifier + "'");
        this.specifier = specifier;
    }

    public String getFormatSpecifier() {
        return specifier;
    }
}
