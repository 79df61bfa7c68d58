package java.nio;

/** What variable handles ask of buffers. */
public final class ByteBufferBytes {
    private ByteBufferBytes() {
    }

    public static byte[] of(ByteBuffer buffer, boolean writes) {
        return buffer.bytes(writes);
    }

    public static int start(ByteBuffer buffer) {
        return buffer.start();
    }
}
