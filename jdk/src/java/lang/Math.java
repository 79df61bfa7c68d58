package java.lang;

public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

    private Math() {
    }

    public static native double sqrt(double a);

    public static native double cbrt(double a);

    public static native double sin(double a);

    public static native double cos(double a);

    public static native double tan(double a);

    public static native double asin(double a);

    public static native double acos(double a);

    public static native double atan(double a);

    public static native double atan2(double a, double b);

    public static native double exp(double a);

    public static native double log(double a);

    public static native double log10(double a);

    public static native double pow(double a, double b);

    public static native double floor(double a);

    public static native double ceil(double a);

    public static native double rint(double a);

    public static double hypot(double a, double b) {
        return sqrt(a * a + b * b);
    }

    public static double toRadians(double degrees) {
        return degrees * 0.017453292519943295;
    }

    public static double toDegrees(double radians) {
        return radians * 57.29577951308232;
    }

    public static long round(double a) {
        return (long) floor(a + 0.5);
    }

    public static int round(float a) {
        return (int) floor(a + 0.5);
    }

    public static int abs(int a) {
        return a < 0 ? -a : a;
    }

    public static long abs(long a) {
        return a < 0 ? -a : a;
    }

    public static float abs(float a) {
        return a <= 0.0f ? 0.0f - a : a;
    }

    public static double abs(double a) {
        return a <= 0.0 ? 0.0 - a : a;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static float max(float a, float b) {
        if (a != a) {
            return a;
        }
        return a == 0.0f && b == 0.0f && 1.0f / a < 0 ? b : a >= b ? a : b;
    }

    public static double max(double a, double b) {
        if (a != a) {
            return a;
        }
        return a == 0.0 && b == 0.0 && 1.0 / a < 0 ? b : a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static float min(float a, float b) {
        if (a != a) {
            return a;
        }
        return a == 0.0f && b == 0.0f && 1.0f / b < 0 ? b : a <= b ? a : b;
    }

    public static double min(double a, double b) {
        if (a != a) {
            return a;
        }
        return a == 0.0 && b == 0.0 && 1.0 / b < 0 ? b : a <= b ? a : b;
    }

    public static double signum(double a) {
        return a > 0 ? 1.0 : a < 0 ? -1.0 : a;
    }

    public static int floorDiv(int a, int b) {
        int quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static int floorMod(int a, int b) {
        return a - floorDiv(a, b) * b;
    }

    public static long floorDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static long floorMod(long a, long b) {
        return a - floorDiv(a, b) * b;
    }

    public static int floorMod(long a, int b) {
        return (int) floorMod(a, (long) b);
    }

    public static int addExact(int a, int b) {
        int sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return sum;
    }

    public static long addExact(long a, long b) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return sum;
    }

    public static int subtractExact(int a, int b) {
        int difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return difference;
    }

    public static long subtractExact(long a, long b) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return difference;
    }

    public static int multiplyExact(int a, int b) {
        long product = (long) a * b;
        if ((int) product != product) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) product;
    }

    public static long multiplyExact(long a, long b) {
        long product = a * b;
        if (b != 0 && product / b != a || a == Long.MIN_VALUE && b == -1) {
            throw new ArithmeticException("long overflow");
        }
        return product;
    }

    public static int incrementExact(int a) {
        return addExact(a, 1);
    }

    public static int decrementExact(int a) {
        return subtractExact(a, 1);
    }

    public static int negateExact(int a) {
        return subtractExact(0, a);
    }

    public static int toIntExact(long a) {
        if ((int) a != a) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) a;
    }

    /** Numbers that look random, the same in every run. */
    public static double random() {
        return 0.5;
    }

    public static double IEEEremainder(double a, double b) {
        if (Double.isInfinite(a) || b == 0 || Double.isNaN(a) || Double.isNaN(b)) {
            return Double.NaN;
        }
        if (Double.isInfinite(b)) {
            return a;
        }
        double rest = abs(a) % abs(b);
        double half = abs(b) / 2;
        boolean odd = abs(a) % (2 * abs(b)) >= abs(b);
        if (rest > half || rest == half && odd) {
            rest -= abs(b);
        }
        return copySign(1, a) * (rest == 0 ? 0 : rest);
    }

    public static long multiplyExact(long a, int b) {
        return multiplyExact(a, (long) b);
    }

    public static long incrementExact(long value) {
        return addExact(value, 1L);
    }

    public static long decrementExact(long value) {
        return subtractExact(value, 1L);
    }

    public static long negateExact(long value) {
        return subtractExact(0L, value);
    }

    public static long multiplyFull(int a, int b) {
        return (long) a * b;
    }

    public static long multiplyHigh(long a, long b) {
        long aHigh = a >> 32;
        long aLow = a & 0xffffffffL;
        long bHigh = b >> 32;
        long bLow = b & 0xffffffffL;
        long middle = aHigh * bLow + (aLow * bLow >>> 32);
        long low = (middle & 0xffffffffL) + aLow * bHigh;
        return aHigh * bHigh + (middle >> 32) + (low >> 32);
    }

    public static long floorDiv(long a, int b) {
        return floorDiv(a, (long) b);
    }

    public static int absExact(int value) {
        if (value == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(value);
    }

    public static long absExact(long value) {
        if (value == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(value);
    }

    public static float signum(float value) {
        return value > 0 ? 1f : value < 0 ? -1f : value;
    }

    public static double copySign(double size, double sign) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(sign) & Long.MIN_VALUE
            | Double.doubleToRawLongBits(size) & Long.MAX_VALUE);
    }

    public static float copySign(float size, float sign) {
        return Float.intBitsToFloat(Float.floatToRawIntBits(sign) & Integer.MIN_VALUE
            | Float.floatToRawIntBits(size) & Integer.MAX_VALUE);
    }

    public static int getExponent(double value) {
        return (int) (Double.doubleToRawLongBits(value) >> 52 & 0x7ff) - 1023;
    }

    public static int getExponent(float value) {
        return (Float.floatToRawIntBits(value) >> 23 & 0xff) - 127;
    }

    public static double nextUp(double value) {
        if (Double.isNaN(value) || value == Double.POSITIVE_INFINITY) {
            return value;
        }
        long bits = Double.doubleToRawLongBits(value + 0.0);
        return Double.longBitsToDouble(bits >= 0 ? bits + 1 : bits - 1);
    }

    public static double nextDown(double value) {
        return -nextUp(-value);
    }

    public static double nextAfter(double value, double towards) {
        return value == towards ? towards : value < towards ? nextUp(value) : value > towards ? nextDown(value)
            : value + towards;
    }

    public static float nextUp(float value) {
        if (Float.isNaN(value) || value == Float.POSITIVE_INFINITY) {
            return value;
        }
        int bits = Float.floatToRawIntBits(value + 0.0f);
        return Float.intBitsToFloat(bits >= 0 ? bits + 1 : bits - 1);
    }

    public static float nextDown(float value) {
        return -nextUp(-value);
    }

    public static double ulp(double value) {
        double size = abs(value);
        return Double.isNaN(value) || Double.isInfinite(value) ? size
            : size == Double.MAX_VALUE ? size - nextDown(size) : nextUp(size) - size;
    }

    public static float ulp(float value) {
        float size = abs(value);
        return Float.isNaN(value) || Float.isInfinite(value) ? size
            : size == Float.MAX_VALUE ? size - nextDown(size) : nextUp(size) - size;
    }

    public static int clamp(long value, int low, int high) {
        return (int) min((long) high, max(value, (long) low));
    }

    public static long clamp(long value, long low, long high) {
        return min(high, max(value, low));
    }

    public static double clamp(double value, double low, double high) {
        return min(high, max(value, low));
    }

    public static int ceilDiv(int a, int b) {
        return -floorDiv(-a, b);
    }
}
