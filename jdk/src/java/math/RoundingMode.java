package java.math;

public enum RoundingMode {
    UP(0), DOWN(1), CEILING(2), FLOOR(3), HALF_UP(4), HALF_DOWN(5), HALF_EVEN(6), UNNECESSARY(7);

    /** The number that `BigDecimal` knows the mode by. */
    final int oldMode;

    RoundingMode(int oldMode) {
        this.oldMode = oldMode;
    }

    public static RoundingMode valueOf(int oldMode) {
        for (RoundingMode mode : values()) {
            if (mode.oldMode == oldMode) {
                return mode;
            }
        }
        throw new IllegalArgumentException("argument out of range");
    }
}
