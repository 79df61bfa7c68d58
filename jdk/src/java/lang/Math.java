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
}
