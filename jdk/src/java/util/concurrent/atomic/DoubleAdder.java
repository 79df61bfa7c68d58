package java.util.concurrent.atomic;

/** One cell: sums are exact, which the documentation allows. */
public class DoubleAdder extends Number {
    private double value;

    public synchronized void add(double delta) {
        value += delta;
    }

    public synchronized double sum() {
        return value;
    }

    public synchronized void reset() {
        value = 0;
    }

    public synchronized double sumThenReset() {
        double result = value;
        value = 0;
        return result;
    }

    public int intValue() {
        return (int) sum();
    }

    public long longValue() {
        return (long) sum();
    }

    public float floatValue() {
        return (float) sum();
    }

    public double doubleValue() {
        return sum();
    }

    public String toString() {
        return Double.toString(sum());
    }
}
