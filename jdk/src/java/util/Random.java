package java.util;

/** The documented generator. Without a seed, all runs see the same numbers. */
public class Random {
    private long seed;

    public Random() {
        this(42);
    }

    public Random(long seed) {
        setSeed(seed);
    }

    public synchronized void setSeed(long seed) {
        hasSpare = false;
        this.seed = (seed ^ 0x5deece66dL) & ((1L << 48) - 1);
    }

    protected int next(int bits) {
        seed = (seed * 0x5deece66dL + 0xbL) & ((1L << 48) - 1);
        return (int) (seed >>> (48 - bits));
    }

    public int nextInt() {
        return next(32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if ((bound & -bound) == bound) {
            return (int) ((bound * (long) next(31)) >> 31);
        }
        int bits;
        int value;
        do {
            bits = next(31);
            value = bits % bound;
        } while (bits - value + (bound - 1) < 0);
        return value;
    }

    public int nextInt(int from, int to) {
        if (from >= to) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        int value = nextInt();
        int span = to - from;
        if (span > 0 && (span & span - 1) == 0) {
            return (value & span - 1) + from;
        }
        if (span <= 0) {
            while (value < from || value >= to) {
                value = nextInt();
            }
            return value;
        }
        int positive = value >>> 1;
        int rest = positive % span;
        while (positive + (span - 1) - rest < 0) {
            positive = nextInt() >>> 1;
            rest = positive % span;
        }
        return rest + from;
    }

    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    public boolean nextBoolean() {
        return next(1) != 0;
    }

    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * (1.0 / (1L << 53));
    }

    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    private double spare;
    private boolean hasSpare;

    public void nextBytes(byte[] bytes) {
        int i = 0;
        while (i < bytes.length) {
            int bits = nextInt();
            for (int n = Math.min(bytes.length - i, 4); n > 0; n--, bits >>= 8) {
                bytes[i++] = (byte) bits;
            }
        }
    }

    public synchronized double nextGaussian() {
        if (hasSpare) {
            hasSpare = false;
            return spare;
        }
        double a;
        double b;
        double sum;
        do {
            a = 2 * nextDouble() - 1;
            b = 2 * nextDouble() - 1;
            sum = a * a + b * b;
        } while (sum >= 1 || sum == 0);
        double factor = StrictMath.sqrt(-2 * StrictMath.log(sum) / sum);
        spare = b * factor;
        hasSpare = true;
        return a * factor;
    }

    private int between(int from, int to) {
        if (from >= to) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        int count = to - from;
        if (count > 0) {
            return nextInt(count) + from;
        }
        int value;
        do {
            value = nextInt();
        } while (value < from || value >= to);
        return value;
    }

    public java.util.stream.IntStream ints() {
        return java.util.stream.IntStream.generate(this::nextInt);
    }

    public java.util.stream.IntStream ints(long count) {
        return ints().limit(count);
    }

    public java.util.stream.IntStream ints(int from, int to) {
        if (from >= to) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return java.util.stream.IntStream.generate(() -> between(from, to));
    }

    public java.util.stream.IntStream ints(long count, int from, int to) {
        return ints(from, to).limit(count);
    }

    public java.util.stream.LongStream longs(long count) {
        return java.util.stream.LongStream.generate(this::nextLong).limit(count);
    }

    public java.util.stream.DoubleStream doubles() {
        return java.util.stream.DoubleStream.generate(this::nextDouble);
    }

    public java.util.stream.DoubleStream doubles(long count) {
        return doubles().limit(count);
    }

    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return nextLong(0, bound);
    }

    public long nextLong(long from, long to) {
        if (from >= to) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        long value = nextLong();
        long span = to - from;
        if (span > 0 && (span & span - 1) == 0) {
            return (value & span - 1) + from;
        }
        if (span <= 0) {
            while (value < from || value >= to) {
                value = nextLong();
            }
            return value;
        }
        long positive = value >>> 1;
        long rest = positive % span;
        while (positive + (span - 1) - rest < 0) {
            positive = nextLong() >>> 1;
            rest = positive % span;
        }
        return rest + from;
    }

    public double nextDouble(double bound) {
        if (!(bound > 0 && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        double value = nextDouble() * bound;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    public double nextDouble(double from, double to) {
        if (!(from < to && to - from < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        double value = nextDouble() * (to - from) + from;
        return value >= to ? Math.nextDown(to) : value;
    }

    public float nextFloat(float bound) {
        if (!(bound > 0 && bound < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        float value = nextFloat() * bound;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    public float nextFloat(float from, float to) {
        if (!(from < to && to - from < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        float value = nextFloat() * (to - from) + from;
        return value >= to ? Math.nextDown(to) : value;
    }

    public double nextGaussian(double mean, double deviation) {
        if (deviation < 0) {
            throw new IllegalArgumentException("standard deviation must be non-negative");
        }
        return mean + deviation * nextGaussian();
    }

    public java.util.stream.LongStream longs() {
        return java.util.stream.LongStream.generate(this::nextLong);
    }

    public java.util.stream.LongStream longs(long from, long to) {
        if (from >= to) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return java.util.stream.LongStream.generate(() -> nextLong(from, to));
    }

    public java.util.stream.LongStream longs(long count, long from, long to) {
        return longs(from, to).limit(count);
    }

    public java.util.stream.DoubleStream doubles(double from, double to) {
        if (!(from < to)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return java.util.stream.DoubleStream.generate(() -> nextDouble(from, to));
    }

    public java.util.stream.DoubleStream doubles(long count, double from, double to) {
        return doubles(from, to).limit(count);
    }
}
