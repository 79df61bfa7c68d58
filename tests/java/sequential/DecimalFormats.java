import java.text.*;
import java.util.*;
public class DecimalFormats {
    public static void main(String[] x) throws Exception {
        String[] ps = {"0.00", "#.##", "#,##0.00", "000", "0.###E0", "#%", "$#,##0.00", "0.0#", "#", "'#'0", "0;(0)", "#,###.##"};
        double[] vs = {0, 1.005, 1234567.891, -2.5, 0.125, 1e10};
        DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
        for (String p : ps) {
            StringBuilder sb = new StringBuilder(p + ":");
            DecimalFormat f = new DecimalFormat(p, us);
            for (double v : vs) sb.append(' ').append(f.format(v));
            System.out.println(sb + " " + f.format(123456789L));
        }
        System.out.println(new DecimalFormat("#,##0.00").format(1234.5));
        System.out.println(NumberFormat.getInstance(Locale.US).format(1234567.8912) + " " + NumberFormat.getIntegerInstance(Locale.US).format(2.5) + " " + NumberFormat.getPercentInstance(Locale.US).format(0.256) + " " + NumberFormat.getCurrencyInstance(Locale.US).format(1234.5));
        NumberFormat n = NumberFormat.getNumberInstance(Locale.US);
        n.setMaximumFractionDigits(1);
        n.setMinimumIntegerDigits(3);
        n.setGroupingUsed(false);
        System.out.println(n.format(5.25) + " " + n.format(12345.678) + " " + n.parse("1234.5abc"));
        DecimalFormat r = new DecimalFormat("0.0", us);
        r.setRoundingMode(java.math.RoundingMode.UP);
        System.out.println(r.format(1.01));
        try {
            n.parse("x");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + e.getErrorOffset());
        }
    }
}
