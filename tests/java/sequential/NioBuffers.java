import java.nio.*;
import java.nio.charset.*;
import java.util.*;
public class NioBuffers {
    public static void main(String[] x) {
        ByteBuffer b = ByteBuffer.allocate(32);
        b.putInt(0x01020304).put((byte) 9).putLong(-2L).putDouble(1.5).putChar('z').putShort((short) -3);
        System.out.println(b);
        b.flip();
        System.out.println(b.getInt() + " " + b.get() + " " + b.getLong() + " " + b.getDouble() + b.getChar() + b.getShort() + " " + b.remaining() + b.hasRemaining());
        b.clear();
        System.out.println(b.position() + " " + b.limit() + " " + b.capacity());
        b.order(ByteOrder.LITTLE_ENDIAN).putInt(0, 1);
        System.out.println(b.get(0) + " " + b.getInt(0) + b.order());
        try {
            ByteBuffer.allocate(2).putInt(1);
        } catch (BufferOverflowException e) {
            System.out.println("over");
        }
        try {
            ByteBuffer.wrap(new byte[1]).getInt();
        } catch (BufferUnderflowException e) {
            System.out.println("under");
        }
        ByteBuffer w = ByteBuffer.wrap(new byte[]{1,2,3,4,5}, 1, 3);
        System.out.println(w + " " + w.get() + w.slice().capacity() + w.duplicate().position() + w.array().length + w.arrayOffset());
        w.mark();
        w.get();
        w.reset();
        System.out.println(w.position());
        w.compact();
        System.out.println(w + Arrays.toString(w.array()));
        try {
            w.asReadOnlyBuffer().put((byte) 1);
        } catch (ReadOnlyBufferException e) {
            System.out.println("ro");
        }
        System.out.println(ByteBuffer.wrap(new byte[]{1,2}).equals(ByteBuffer.wrap(new byte[]{1,2})) + " " + ByteBuffer.wrap(new byte[]{1,2}).compareTo(ByteBuffer.wrap(new byte[]{1,3})) + ByteBuffer.wrap(new byte[]{1,2}).hashCode());
        CharBuffer c = CharBuffer.wrap("hello");
        System.out.println(c.get() + "" + c + c.length() + c.subSequence(1, 2));
        IntBuffer i = IntBuffer.allocate(3);
        i.put(1).put(2).flip();
        System.out.println(i.get() + i.remaining() + " " + i);
        System.out.println(StandardCharsets.UTF_8.decode(ByteBuffer.wrap("grüß".getBytes(StandardCharsets.UTF_8))) + " " + StandardCharsets.UTF_8.encode("é").remaining());
        IntBuffer v = ByteBuffer.wrap(new byte[]{0,0,0,5,0,0,0,6}).asIntBuffer();
        System.out.println(v.get(1) + " " + v.remaining());
        byte[] dst = new byte[3];
        ByteBuffer.wrap(new byte[]{7,8,9,10}).get(dst);
        System.out.println(Arrays.toString(dst));
        LongBuffer lb = LongBuffer.wrap(new long[]{3,4});
        System.out.println(lb.get(1));
        b.clear().rewind();
        b.put("hey".getBytes()).flip();
        byte[] o = new byte[b.remaining()];
        b.get(o);
        System.out.println(new String(o));
    }
}
