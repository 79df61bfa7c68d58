import java.text.*;
import java.util.*;
import java.math.RoundingMode;
public class DecimalRounding {
    public static void main(String[] x) {
        String[] ps = {"0", "0.0", "0.00", "#.#", "#.##", "#", "##0.0#", "#,##0", "#,##0.00", "#,###.###", "000.000", "0.###", "0%", "0.0%", "#,##0.00;(#,##0.00)", "0.#####E0", "00.##E00", "0E0", "0.", "#.", "-0.0", "'x'0.0'y'", ".00", "#,#0.0", "0.0\u2030", "00", "$#,##0.00;-$#,##0.00", ".#"};
        double[] vs = {0, -0.0, 1, -1, 0.5, 1.5, 2.5, -0.5, 0.005, 0.015, 0.025, 1.005, 1.115, 2.675, 0.125, 0.375, 9.995, 99.995, 0.994999, 1234.5678, -1234567.891, 1e15, 1.2345678901234567e20, 1e-10, 123456789.5, 0.1, 0.3, 1.0/3, 2.0/3, 999.9999, -0.0004, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 4.35, 1e300, 5e-324};
        DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
        for (String p : ps) for (RoundingMode m : new RoundingMode[]{RoundingMode.HALF_EVEN, RoundingMode.HALF_UP, RoundingMode.DOWN, RoundingMode.CEILING}) {
            StringBuilder sb = new StringBuilder(p + " " + m + ":");
            try {
                DecimalFormat f = new DecimalFormat(p, us);
                f.setRoundingMode(m);
                for (double v : vs) sb.append(" ").append(f.format(v));
                for (long v : new long[]{0, 7, -7, 1234567, Long.MAX_VALUE / 10000}) sb.append(" ").append(f.format(v));
            } catch (IllegalArgumentException e) {
                sb.append("IAE");
            }
            System.out.println(sb);
        }
        for (String b : new String[]{"0.0.0", "#0#", "0.#0", "0,0.0,0", "0,", "0E"}) try {
            new DecimalFormat(b, us);
            System.out.println(b + " ok");
        } catch (IllegalArgumentException e) {
            System.out.println(b + " iae");
        }
        String[] ts = {"1234.5", "-1,234.5", "12abc", "abc", "", "1,2,3", ".5", "5.", "-", "1 2", "00012", "12%", "1e5x".substring(0, 1)};
        for (String s : ts) try {
            System.out.println(s + " -> " + NumberFormat.getInstance(Locale.US).parse(s) + " " + NumberFormat.getInstance(Locale.US).parse(s).getClass().getSimpleName());
        } catch (ParseException e) {
            System.out.println(s + " !! " + e.getMessage() + e.getErrorOffset());
        }
    }
}
