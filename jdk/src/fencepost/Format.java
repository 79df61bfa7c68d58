package fencepost;

/** Formatted text, as {@code java.util.Formatter} writes it in the root locale. */
public final class Format {
    private Format() {
    }

    /** Refuses what depends on a language other than English. */
    public static void checkLocale(java.util.Locale locale) {
        String language = locale == null ? "" : locale.getLanguage();
        if (!language.isEmpty() && !language.equals("en")) {
            Runtime.refuse("formats and letters of the locale `" + locale + "`");
        }
    }

    public static String format(String format, Object[] arguments) {
        StringBuilder out = new StringBuilder();
        int next = 0;
        int last = -1;
        int at = 0;
        int length = format.length();
        while (at < length) {
            char c = format.charAt(at++);
            if (c != '%') {
                out.append(c);
                continue;
            }
            int from = at - 1;
            int start = at;
            while (at < length && Character.isDigit(format.charAt(at))) {
                at++;
            }
            int index = -1;
            if (at == start && at < length && format.charAt(at) == '<') {
                index = last;
                at++;
            } else if (at > start && at < length && format.charAt(at) == '$') {
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
                if (at == start) {
                    throw new java.util.UnknownFormatConversionException(".");
                }
                precision = Integer.parseInt(format.substring(start, at));
            }
            if (at >= length) {
                throw new java.util.UnknownFormatConversionException(format.substring(length - 1));
            }
            char conversion = format.charAt(at++);
            FormatFlags.check(conversion, flags, width, precision);
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
                throw new java.util.MissingFormatArgumentException(format.substring(from, at));
            }
            last = place;
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
        int digits = precision < 0 ? 6 : precision;
        switch (conversion) {
            case 's':
            case 'S': {
                String text = cut(String.valueOf(value), precision);
                return conversion == 'S' ? text.toUpperCase() : text;
            }
            case 'b':
            case 'B': {
                String text = cut(String.valueOf(value instanceof Boolean ? (Boolean) value : value != null), precision);
                return conversion == 'B' ? text.toUpperCase() : text;
            }
            case 'c':
            case 'C':
                if (value == null) {
                    return "null";
                }
                if (conversion == 'C') {
                    return one('c', flags, width, precision, value).toUpperCase();
                }
                if (value instanceof Character) {
                    return value.toString();
                }
                if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
                    return Character.toString(((Number) value).intValue());
                }
                throw new java.util.IllegalFormatConversionException(conversion, value.getClass());
            case 'h':
            case 'H':
                if (conversion == 'H') {
                    return one('h', flags, width, precision, value).toUpperCase();
                }
                return cut(value == null ? "null" : Integer.toHexString(value.hashCode()), precision);
            case 'd':
                if (value == null) {
                    return "null";
                }
                if (precision >= 0) {
                    throw new java.util.IllegalFormatPrecisionException(precision);
                }
                // A class that only a JDK has.
                String number = isBig(value, "java.math.BigInteger") ? value.toString() : digits(integer(value));
                return signed(number, flags, width);
            case 'x':
            case 'X':
            case 'o': {
                if (value == null) {
                    return "null";
                }
                String text;
                if (!isBig(value, "java.math.BigInteger")) {
                    FormatFlags.checkBits(conversion, flags);
                }
                if (value instanceof Long) {
                    text = conversion == 'o' ? Long.toOctalString((Long) value) : Long.toHexString((Long) value);
                } else if (isBig(value, "java.math.BigInteger")) {
                    Runtime.refuse("hexadecimal and octal formats of java.math.BigInteger are not modelled");
                    text = "";
                } else if (!(value instanceof Integer || value instanceof Short || value instanceof Byte)) {
                    throw new java.util.IllegalFormatConversionException(conversion, value.getClass());
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
                if (value != null && isBig(value, "java.math.BigDecimal")) {
                    return signed(Decimal.of(value.toString()).fixed(digits), flags, width);
                }
                return value == null ? cut("null", precision) : signed(fixed(real(conversion, value), digits), flags, width);
            case 'e':
            case 'E': {
                String text = value == null ? cut("null", precision)
                    : signed(scientific(real(conversion, value), digits), flags, width);
                return conversion == 'E' ? text.toUpperCase() : text;
            }
            case 'g':
            case 'G': {
                String text = value == null ? cut("null", precision)
                    : signed(general(real(conversion, value), digits), flags, width);
                return conversion == 'G' ? text.toUpperCase() : text;
            }
            case 'a':
            case 'A': {
                if (precision >= 0 || width >= 0 || !flags.isEmpty()) {
                    Runtime.refuse("the format of hexadecimal floats is modelled without width and precision only");
                }
                String text = value == null ? "null" : Double.toHexString(real(conversion, value));
                return conversion == 'A' ? text.toUpperCase() : text;
            }
            case 't':
            case 'T':
                Runtime.refuse("formats of dates and times are not modelled");
                return "";
            default:
                throw new java.util.UnknownFormatConversionException(String.valueOf(conversion));
        }
    }

    private static String cut(String text, int precision) {
        return precision >= 0 && precision < text.length() ? text.substring(0, precision) : text;
    }

    private static boolean isBig(Object value, String name) {
        return value.getClass().getName().equals(name);
    }

    private static long integer(Object value) {
        if (value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return ((Number) value).longValue();
        }
        throw new java.util.IllegalFormatConversionException('d', value.getClass());
    }

    private static double real(char conversion, Object value) {
        if (isBig(value, "java.math.BigDecimal")) {
            Runtime.refuse("scientific formats of java.math.BigDecimal are not modelled");
        }
        if (value instanceof Double || value instanceof Float) {
            return ((Number) value).doubleValue();
        }
        throw new java.util.IllegalFormatConversionException(conversion, value.getClass());
    }

    /** Fixed or scientific, whatever is shorter for the size of the number. */
    private static String general(double value, int precision) {
        int digits = precision == 0 ? 1 : precision;
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return fixed(value, 0);
        }
        if (value == 0) {
            return fixed(value, digits - 1);
        }
        String text = scientific(value, digits - 1);
        int exponent = Integer.parseInt(text.substring(text.indexOf('e') + 1));
        return exponent >= -4 && exponent < digits ? fixed(value, digits - 1 - exponent) : text;
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
