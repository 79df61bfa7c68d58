public class TemperatureTable {
    public static void main(String[] args) {
        for (int f = -40; f <= 212; f += 63) {
            double c = (f - 32) * 5 / 9.0;
            System.out.printf("%5d %8.2f %-8.1f|%+07.1f|%s%n", f, c, c, c, c > 0 ? "warm" : "cold");
        }
        float sum = 0;
        for (int i = 0; i < 10; i++) sum += 0.1f;
        double dsum = 0;
        for (int i = 0; i < 10; i++) dsum += 0.1;
        System.out.println(sum + " " + dsum + " " + (float) dsum + " " + (sum == 1.0f) + " " + (dsum == 1.0));
        System.out.println(100.0 / 3 + " " + 100f / 3 + " " + 1e-5 + " " + 123456789f + " " + 0.1f * 3 + " " + 1.0e10 + " " + 1234567.0 + " " + 12345678.9 + " " + (double) Float.MAX_VALUE + " " + Double.MIN_VALUE + " " + (int) Float.NaN + " " + (long) -1e30);
        System.out.println(Math.round(0.49999999999999994) + " " + Math.round(-0.5) + " " + Math.round(1e18) + " " + (int) 2.9999 + " " + Math.floorMod(-5, 3) + " " + -5 % 3 + " " + 5.0 % -3 + " " + Double.compare(0.0, -0.0) + " " + Float.compare(Float.NaN, 1f) + " " + Double.isNaN(0.0 / 0));
    }
}
