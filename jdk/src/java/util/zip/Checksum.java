package java.util.zip;

public interface Checksum {
    void update(int value);

    default void update(byte[] bytes) {
        update(bytes, 0, bytes.length);
    }

    void update(byte[] bytes, int start, int count);

    default void update(java.nio.ByteBuffer buffer) {
        while (buffer.hasRemaining()) {
            update(buffer.get());
        }
    }

    long getValue();

    void reset();
}
