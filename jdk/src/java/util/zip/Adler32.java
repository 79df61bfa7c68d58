package java.util.zip;

public class Adler32 implements Checksum {
    private static final int MODULUS = 65521;

    private int sum = 1;
    private int sumOfSums;

    public void update(int value) {
        sum = (sum + (value & 0xFF)) % MODULUS;
        sumOfSums = (sumOfSums + sum) % MODULUS;
    }

    public void update(byte[] bytes, int start, int count) {
        CRC32.check(bytes, start, count);
        for (int i = start; i < start + count; i++) {
            update(bytes[i]);
        }
    }

    public long getValue() {
        return (long) sumOfSums << 16 | sum;
    }

    public void reset() {
        sum = 1;
        sumOfSums = 0;
    }
}
