package java.util;

public class IllegalFormatWidthException extends IllegalFormatException {
    private final int width;

    public IllegalFormatWidthException(int width) {
        super(Integer.toString(width));
        this.width = width;
    }

    public int getWidth() {
        return width;
    }
}
