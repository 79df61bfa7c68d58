package java.util;

/** Sums with a correction for what rounding loses, as a JDK does. */
public class DoubleSummaryStatistics implements java.util.function.DoubleConsumer {
    private long count;
    private double sum;
    private double lost;
    private double simple;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    private void add(double value) {
        double corrected = value - lost;
        double next = sum + corrected;
        lost = next - sum - corrected;
        sum = next;
    }

    public void accept(double value) {
        count++;
        simple += value;
        add(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        simple += other.simple;
        add(other.sum);
        add(-other.lost);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    public final long getCount() {
        return count;
    }

    public final double getSum() {
        double result = sum - lost;
        return Double.isNaN(result) && Double.isInfinite(simple) ? simple : result;
    }

    public final double getMin() {
        return min;
    }

    public final double getMax() {
        return max;
    }

    public final double getAverage() {
        return count > 0 ? getSum() / count : 0.0;
    }

    public String toString() {
        return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}",
            getClass().getSimpleName(), count, getSum(), min, getAverage(), max);
    }
}
