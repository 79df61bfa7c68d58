public class Floats {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1.0, -1.5, 1e10, 1e-5, 123456.125, Double.NaN, Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY, Double.MAX_VALUE, 0.1 + 0.2, 100.0, 1.0E7, 9999999.0, 0.001, 1234567.0};
        for (double a : values) {
            System.out.println(a + " " + (int) a + " " + (long) a + " " + (float) a + " " + Math.abs(a) + " " + Double.isNaN(a));
            for (double b : values) {
                System.out.print((a < b) + " " + (a <= b) + " " + (a == b) + " " + (a != b) + " " + (a > b) + " " + (a >= b) + " " + Double.compare(a, b) + ";");
            }
            System.out.println();
        }
        float f = 1.1f;
        System.out.println(f + " " + f * f + " " + (double) f + " " + f / 0 + " " + 5.5f % 2);
        System.out.println(7.5 % 2 + " " + -7.5 % 2);
        System.out.println(Math.sqrt(2) + " " + Math.pow(2, 10) + " " + Math.floor(-1.5) + " " + Math.ceil(1.2) + " " + Math.round(2.5) + " " + Math.round(-2.5));
        System.out.println(Math.max(1.0, 2.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(3, 4L));
        System.out.println(Double.parseDouble("3.25") + Float.parseFloat("1.5"));
        System.out.println(Double.doubleToLongBits(1.5) + " " + Float.floatToIntBits(2.5f) + " " + Double.longBitsToDouble(4614253070214989087L));
        System.out.println((int) Float.NaN + " " + (long) 1e30f + " " + (int) -1e30);
    }
}
