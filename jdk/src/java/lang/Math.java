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
        double below = floor(a);
        return (long) (a - below >= 0.5 ? below + 1 : below);
    }

    public static int round(float a) {
        double below = floor(a);
        return (int) (a - below >= 0.5 ? below + 1 : below);
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

    public static double sinh(double a) {
        double size = abs(a);
        if (size >= 22 || a != a || a == 0) {
            // The other half of the sum does not count any more; the square avoids an overflow.
            double root = exp(size / 2);
            return size < 22 ? a : copySign(size < 709 ? 0.5 * exp(size) : 0.5 * root * root, a);
        }
        double grown = expm1(size);
        double twice = size < 1 ? 2 * grown - grown * grown / (grown + 1) : grown + grown / (grown + 1);
        return copySign(0.5, a) * twice;
    }

    public static double cosh(double a) {
        double size = abs(a);
        if (size < 0.34657359027997264) {
            double grown = expm1(size);
            return 1 + grown * grown / (2 * (1 + grown));
        }
        double power = exp(size);
        if (size < 22) {
            return 0.5 * power + 0.5 / power;
        }
        double root = exp(size / 2);
        return size < 709 ? 0.5 * power : 0.5 * root * root;
    }

    public static double tanh(double a) {
        double size = abs(a);
        if (a != a || a == 0) {
            return a;
        }
        double grown = expm1(size >= 1 ? 2 * size : -2 * size);
        double value = size >= 22 ? 1 : size >= 1 ? 1 - 2 / (grown + 2) : -grown / (grown + 2);
        return copySign(value, a);
    }

    public static native double expm1(double a);

    public static native double log1p(double a);

    public static native double fma(double a, double b, double c);

    public static float fma(float a, float b, float c) {
        if (Float.isNaN(a) || Float.isNaN(b) || Float.isNaN(c) || Float.isInfinite(a) || Float.isInfinite(b)
            || Float.isInfinite(c)) {
            return a * b + c;
        }
        if (a == 0 || b == 0) {
            return a * b + c;
        }
        // The product is exact, and so is everything about the sum but its last bit; round to odd.
        double product = (double) a * b;
        double sum = product + c;
        double part = sum - product;
        double rest = (product - (sum - part)) + (c - part);
        long bits = Double.doubleToLongBits(sum);
        if (rest != 0 && (bits & 1) == 0) {
            sum = Double.longBitsToDouble(rest > 0 == bits >= 0 ? bits + 1 : bits - 1);
        }
        return (float) sum;
    }

    public static double scalb(double value, int exponent) {
        int left = max(min(exponent, 4000), -4000);
        // Steps that are exact, the last one aside; towards zero the last one is the only to round.
        while (left > 1000) {
            value *= 0x1p1000;
            left -= 1000;
        }
        while (left < -1000) {
            int step = max(left + 1000, -1000);
            value *= Double.longBitsToDouble((long) (1023 + step) << 52);
            left -= step;
        }
        return left < -1022 ? value * 0x1p-1000 * Double.longBitsToDouble((long) (2023 + left) << 52)
            : value * Double.longBitsToDouble((long) (1023 + left) << 52);
    }

    public static float scalb(float value, int exponent) {
        int left = max(min(exponent, 600), -600);
        return (float) (value * Double.longBitsToDouble((long) (1023 + left) << 52));
    }

    public static float nextAfter(float start, double direction) {
        if (start > direction) {
            return nextDown(start);
        }
        return start < direction ? nextUp(start) : start == direction ? (float) direction : Float.NaN;
    }

    public static final double TAU = 2.0 * PI;

    public static float clamp(float value, float least, float most) {
        if (!(least < most) && !(Float.compare(least, most) == 0)) {
            throw new IllegalArgumentException(least + " > " + most);
        }
        return min(most, max(value, least));
    }

    public static long ceilDiv(long a, int b) {
        return ceilDiv(a, (long) b);
    }

    public static long ceilDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) >= 0 && quotient * b != a ? quotient + 1 : quotient;
    }

    public static int ceilMod(int a, int b) {
        int rest = a % b;
        return (rest ^ b) >= 0 && rest != 0 ? rest - b : rest;
    }

    public static int ceilMod(long a, int b) {
        return (int) ceilMod(a, (long) b);
    }

    public static long ceilMod(long a, long b) {
        long rest = a % b;
        return (rest ^ b) >= 0 && rest != 0 ? rest - b : rest;
    }

    public static int divideExact(int a, int b) {
        int quotient = a / b;
        if ((a & b & quotient) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return quotient;
    }

    public static long divideExact(long a, long b) {
        long quotient = a / b;
        if ((a & b & quotient) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return quotient;
    }

    public static long unsignedMultiplyHigh(long a, long b) {
        return multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
    }
}
