package java.util;

public class MissingFormatWidthException extends IllegalFormatException {
    private final String specifier;

    public MissingFormatWidthException(String specifier) {
        super(Objects.requireNonNull(specifier));
        this.specifier = specifier;
    }

    public String getFormatSpecifier() {
        return specifier;
    }
}
