package fencepost;

/** Formatted text, as {@code java.util.Formatter} writes it in the root locale. */
public final class Format {
    private Format() {
    }

    public static String format(String format, Object[] arguments) {
        StringBuilder out = new StringBuilder();
        int next = 0;
        int at = 0;
        int length = format.length();
        while (at < length) {
            char c = format.charAt(at++);
            if (c != '%') {
                out.append(c);
                continue;
            }
            int start = at;
            while (at < length && Character.isDigit(format.charAt(at))) {
                at++;
            }
            int index = -1;
            if (at > start && at < length && format.charAt(at) == '$') {
                index = Integer.parseInt(format.substring(start, at)) - 1;
                at++;
            } else {
                at = start;
            }
            String flags = "";
            while (at < length && "-#+ 0,(".indexOf(format.charAt(at)) >= 0) {
                flags += format.charAt(at++);
            }
            int width = -1;
            start = at;
            while (at < length && Character.isDigit(format.charAt(at))) {
                at++;
            }
            if (at > start) {
                width = Integer.parseInt(format.substring(start, at));
            }
            int precision = -1;
            if (at < length && format.charAt(at) == '.') {
                start = ++at;
                while (at < length && Character.isDigit(format.charAt(at))) {
                    at++;
                }
                precision = Integer.parseInt(format.substring(start, at));
            }
            if (at >= length) {
                throw new java.util.UnknownFormatConversionException("Conversion = '%'");
            }
            char conversion = format.charAt(at++);
            if (conversion == 'n') {
                out.append("\n");
                continue;
            }
            if (conversion == '%') {
                out.append(padded("%", flags, width));
                continue;
            }
            int place = index >= 0 ? index : next++;
            if (place >= arguments.length) {
                throw new java.util.IllegalFormatException("Format specifier '%" + conversion + "'");
            }
            out.append(padded(one(conversion, flags, width, precision, arguments[place]), flags, width));
        }
        return out.toString();
    }

    private static String padded(String text, String flags, int width) {
        int missing = width - text.length();
        if (missing <= 0) {
            return text;
        }
        String spaces = " ".repeat(missing);
        return flags.indexOf('-') >= 0 ? text + spaces : spaces + text;
    }

    private static String one(char conversion, String flags, int width, int precision, Object value) {
        switch (conversion) {
            case 's':
            case 'S': {
                String text = String.valueOf(value);
                if (precision >= 0 && precision < text.length()) {
                    text = text.substring(0, precision);
                }
                return conversion == 'S' ? text.toUpperCase() : text;
            }
            case 'b':
                return String.valueOf(value instanceof Boolean ? (Boolean) value : value != null);
            case 'c':
                if (value == null) {
                    return "null";
                }
                return value instanceof Character ? value.toString() : Character.toString((Integer) value);
            case 'h':
                return value == null ? "null" : Integer.toHexString(value.hashCode());
            case 'd':
                if (value == null) {
                    return "null";
                }
                return signed(digits(integer(value)), flags, width);
            case 'x':
            case 'X':
            case 'o': {
                if (value == null) {
                    return "null";
                }
                String text;
                if (value instanceof Long) {
                    text = conversion == 'o' ? Long.toOctalString((Long) value) : Long.toHexString((Long) value);
                } else {
                    int bits = value instanceof Byte ? (Byte) value & 0xff
                        : value instanceof Short ? (Short) value & 0xffff : ((Number) value).intValue();
                    text = conversion == 'o' ? Integer.toOctalString(bits) : Integer.toHexString(bits);
                }
                if (flags.indexOf('#') >= 0) {
                    text = (conversion == 'o' ? "0" : "0x") + text;
                }
                text = zeros(text, flags, width);
                return conversion == 'X' ? text.toUpperCase() : text;
            }
            case 'f':
                if (value == null) {
                    return "null";
                }
                return signed(fixed(((Number) value).doubleValue(), precision < 0 ? 6 : precision), flags, width);
            case 'e':
                if (value == null) {
                    return "null";
                }
                return signed(scientific(((Number) value).doubleValue(), precision < 0 ? 6 : precision), flags, width);
            default:
                throw new java.util.UnknownFormatConversionException("Conversion = '" + conversion + "'");
        }
    }

    private static long integer(Object value) {
        if (value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return ((Number) value).longValue();
        }
        throw new java.util.IllegalFormatException("d != " + value.getClass().getName());
    }

    private static String digits(long value) {
        return Long.toString(value);
    }

    private static native String fixed(double value, int digits);

    private static native String scientific(double value, int digits);

    private static String zeros(String text, String flags, int width) {
        if (flags.indexOf('0') < 0 || width <= text.length()) {
            return text;
        }
        return "0".repeat(width - text.length()) + text;
    }

    private static String signed(String text, String flags, int width) {
        boolean negative = text.startsWith("-");
        String digits = negative ? text.substring(1) : text;
        boolean isNumber = Character.isDigit(digits.charAt(0));
        if (isNumber && flags.indexOf(',') >= 0) {
            int dot = digits.indexOf('.');
            int end = dot < 0 ? digits.length() : dot;
            StringBuilder grouped = new StringBuilder();
            for (int i = 0; i < end; i++) {
                if (i > 0 && (end - i) % 3 == 0) {
                    grouped.append(',');
                }
                grouped.append(digits.charAt(i));
            }
            digits = grouped.append(digits.substring(end)).toString();
        }
        String sign = negative ? "-" : flags.indexOf('+') >= 0 ? "+" : flags.indexOf(' ') >= 0 ? " " : "";
        if (negative && flags.indexOf('(') >= 0) {
            return "(" + digits + ")";
        }
        if (isNumber && flags.indexOf('0') >= 0) {
            digits = zeros(digits, flags, width - sign.length());
        }
        return sign + digits;
    }
}
