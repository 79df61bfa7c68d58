package fencepost;

/** Which flags, widths and precisions a conversion may have. */
final class FormatFlags {
    private final char conversion;
    private final String flags;
    private final String specifier;

    private FormatFlags(char conversion, String flags, String specifier) {
        this.conversion = conversion;
        this.flags = flags;
        this.specifier = specifier;
    }

    static void check(char conversion, String flags, int width, int precision) {
        for (int i = 0; i < flags.length(); i++) {
            if (flags.indexOf(flags.charAt(i), i + 1) >= 0) {
                throw new java.util.DuplicateFormatFlagsException(flags.substring(i, i + 1));
            }
        }
        char lower = Character.toLowerCase(conversion);
        boolean upper = lower != conversion;
        if (upper && "bhscxega".indexOf(lower) < 0) {
            return;
        }
        String specifier = "%" + ordered(flags) + (precision < 0 ? "" : "." + precision) + conversion;
        // A JDK has a flag of its own for capital letters.
        FormatFlags own = new FormatFlags(lower, ordered(upper ? flags + "^" : flags), specifier);
        switch (lower) {
            case 'b':
            case 'h':
                own.refuse("#");
                own.general(width);
                break;
            case 's':
                own.general(width);
                own.refuse("#");
                break;
            case 'c':
                own.noPrecision(precision);
                own.refuse("#+ 0,(");
                own.needsWidth("-", width);
                break;
            case 'd':
                own.numeric(width);
                own.noPrecision(precision);
                own.refuse("#");
                break;
            case 'x':
            case 'o':
                own.numeric(width);
                own.noPrecision(precision);
                own.refuse(",");
                break;
            case 'e':
                own.numeric(width);
                own.refuse(",");
                break;
            case 'f':
                own.numeric(width);
                break;
            case 'g':
                own.numeric(width);
                own.refuse("#");
                break;
            case 'a':
                own.numeric(width);
                own.refuse("(,");
                break;
            case '%':
                own.noPrecision(precision);
                if (!flags.isEmpty() && !flags.equals("-")) {
                    throw new java.util.IllegalFormatFlagsException(own.flags);
                }
                own.needsWidth("-", width);
                break;
            case 'n':
                own.noPrecision(precision);
                if (width >= 0) {
                    throw new java.util.IllegalFormatWidthException(width);
                }
                if (!flags.isEmpty()) {
                    throw new java.util.IllegalFormatFlagsException(own.flags);
                }
                break;
            default:
                break;
        }
    }

    /** Signs make no sense for numbers that are shown as bits, but for large ones. */
    static void checkBits(char conversion, String flags) {
        new FormatFlags(Character.toLowerCase(conversion), flags, "").refuse("( +");
    }

    private static String ordered(String flags) {
        StringBuilder text = new StringBuilder();
        for (char flag : "-^#+ 0,(".toCharArray()) {
            text.append(flags.indexOf(flag) >= 0 ? String.valueOf(flag) : "");
        }
        return text.toString();
    }

    private boolean has(char flag) {
        return flags.indexOf(flag) >= 0;
    }

    private void refuse(String bad) {
        for (char flag : bad.toCharArray()) {
            if (has(flag)) {
                throw new java.util.FormatFlagsConversionMismatchException(String.valueOf(flag), conversion);
            }
        }
    }

    private void needsWidth(String some, int width) {
        for (char flag : some.toCharArray()) {
            if (has(flag) && width < 0) {
                throw new java.util.MissingFormatWidthException(specifier);
            }
        }
    }

    private void noPrecision(int precision) {
        if (precision >= 0) {
            throw new java.util.IllegalFormatPrecisionException(precision);
        }
    }

    private void general(int width) {
        needsWidth("-", width);
        refuse("+ 0,(");
    }

    private void numeric(int width) {
        needsWidth("-0", width);
        if (has('+') && has(' ') || has('-') && has('0')) {
            throw new java.util.IllegalFormatFlagsException(flags);
        }
    }
}
