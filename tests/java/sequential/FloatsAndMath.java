public class FloatsAndMath {
    public static void main(String[] a) {
        float[] fs = {0f, -0f, 1f, 0.1f, 1e10f, 1.0e-5f, 3.4028235e38f, Float.NaN, Float.POSITIVE_INFINITY, 16777216f, 1e7f, 9999999f, 0.001f};
        for (float f : fs) System.out.print(f + " ");
        System.out.println();
        double[] ds = {0, -0.0, 1, 0.1, 100, 1e7, 1.0E-3, 9.99e-4, 123456789.125, 1e21, 2e-323, 4.9e-324, Double.MAX_VALUE, Double.MIN_NORMAL, 1/3.0, 2/3.0, 1e16, 12345678901234567890.0, Double.NaN, -1/0.0};
        for (double d : ds) System.out.print(d + " ");
        System.out.println();
        System.out.println((int) 3.99 + " " + (int) -3.99 + " " + (int) Double.NaN + " " + (int) 1e20 + " " + (long) 1e20 + " " + (byte) 300 + " " + (char) 65.7 + " " + (short) 1e6 + " " + (int) 3e9f);
        System.out.println(Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(2.4f) + " " + Math.floor(-1.1) + " " + Math.ceil(-1.1) + " " + Math.rint(2.5) + " " + Math.abs(-0.0) + " " + Math.signum(-3.0));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + -7 / 2 + " " + -7 % 2 + " " + 5.5 % 2 + " " + -5.5 % 2);
        System.out.println(Math.sqrt(2) + " " + Math.pow(2, 0.5) + " " + Math.hypot(3, 4) + " " + Math.cbrt(27) + " " + Math.exp(1) + " " + Math.log(10) + " " + Math.log10(1000));
        System.out.println(Math.sin(1) + " " + Math.cos(1) + " " + Math.tan(1) + " " + Math.atan2(1, 2) + " " + Math.asin(0.5) + " " + Math.acos(0.5) + " " + Math.sinh(1) + " " + Math.tanh(1));
        System.out.println(Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.ulp(1.0) + " " + Math.nextUp(1.0) + " " + Math.scalb(1.0, 4) + " " + Math.getExponent(1000.0));
        try {
            Math.addExact(Integer.MAX_VALUE, 1);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            Math.multiplyExact(1L << 62, 4L);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            Math.toIntExact(1L << 40);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            System.out.println(1 / (a.length));
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        System.out.println(1.0 / 0 + " " + 0.0 / 0 + " " + (0.1 + 0.2) + " " + (float) 0.1 + " " + (0.1f + 0.2f) + " " + (double) 0.1f);
        System.out.println(Double.compare(0.0, -0.0) + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + (Double.NaN == Double.NaN) + " " + Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println(Double.parseDouble("1e3") + " " + Double.parseDouble("  -2.5 ") + " " + Float.parseFloat("3.4") + " " + Double.toHexString(1.5) + " " + Double.doubleToLongBits(1.0) + " " + Float.floatToIntBits(1f));
        try {
            Double.parseDouble("abc");
        } catch (NumberFormatException e) {
            System.out.println(e);
        }
        try {
            Double.parseDouble("");
        } catch (NumberFormatException e) {
            System.out.println(e);
        }
        System.out.println(Integer.MAX_VALUE + 1 + " " + (Integer.MIN_VALUE == -Integer.MIN_VALUE) + " " + Math.abs(Integer.MIN_VALUE) + " " + (1 << 33) + " " + (1L << 33) + " " + (-8 >> 1) + " " + (-8 >>> 28) + " " + (byte) (127 + 1) + " " + (5 & 3 | 4 ^ 1) + " " + ~7);
        System.out.println(Math.fma(2.0, 3.0, 1.0) + " " + Math.log1p(1e-10) + " " + Math.expm1(1e-10) + " " + Math.copySign(3, -1) + " " + Math.IEEEremainder(5, 3) + " " + Math.multiplyHigh(1L << 62, 8));
        strict();
    }
    static strictfp void strict() {
        double x = 1e308;
        System.out.println(x * 10 / 10);
    }
}
