import java.util.concurrent.atomic.*;
import java.lang.invoke.*;

public class VarHandleModes {
    int x;
    volatile long y;
    String s = "a";
    static int st;
    byte b;
    short sh;
    char c;
    boolean z;
    float f;
    double d;
    static final VarHandle X, Y, S, ST, ARR, B, SH, C, Z, F, D, LA;
    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            X = l.findVarHandle(VarHandleModes.class, "x", int.class);
            Y = l.findVarHandle(VarHandleModes.class, "y", long.class);
            S = l.findVarHandle(VarHandleModes.class, "s", String.class);
            ST = l.findStaticVarHandle(VarHandleModes.class, "st", int.class);
            ARR = MethodHandles.arrayElementVarHandle(int[].class);
            B = l.findVarHandle(VarHandleModes.class, "b", byte.class);
            SH = l.findVarHandle(VarHandleModes.class, "sh", short.class);
            C = l.findVarHandle(VarHandleModes.class, "c", char.class);
            Z = l.findVarHandle(VarHandleModes.class, "z", boolean.class);
            F = l.findVarHandle(VarHandleModes.class, "f", float.class);
            D = l.findVarHandle(VarHandleModes.class, "d", double.class);
            LA = MethodHandles.arrayElementVarHandle(String[].class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }
    public static void main(String[] a) {
        VarHandleModes o = new VarHandleModes();
        System.out.println(X.compareAndSet(o, 0, 5) + " " + (int) X.get(o) + " " + (int) X.getAndAdd(o, 3) + " " + (int) X.getVolatile(o) + " " + (int) X.getAcquire(o) + " " + (int) X.getOpaque(o));
        X.setRelease(o, 7);
        X.setOpaque(o, 8);
        X.setVolatile(o, 9);
        X.set(o, 12);
        System.out.println((int) X.compareAndExchange(o, 12, 3) + " " + (int) X.compareAndExchangeAcquire(o, 3, 4) + " " + (int) X.compareAndExchangeRelease(o, 99, 4) + " " + X.weakCompareAndSet(o, 4, 6) + " " + X.weakCompareAndSetPlain(o, 6, 7) + X.weakCompareAndSetAcquire(o, 7, 8) + X.weakCompareAndSetRelease(o, 8, 9));
        System.out.println((int) X.getAndSet(o, 255) + " " + (int) X.getAndBitwiseAnd(o, 15) + " " + (int) X.getAndBitwiseOr(o, 48) + " " + (int) X.getAndBitwiseXor(o, 1) + " " + o.x + " " + (int) X.getAndSetAcquire(o, 1) + (int) X.getAndAddRelease(o, 1) + (int) X.getAndBitwiseOrAcquire(o, 4));
        System.out.println((long) Y.getAndAdd(o, 5L) + " " + o.y + " " + (String) S.getAndSet(o, "b") + S.compareAndSet(o, "b", "c") + o.s);
        ST.set(4);
        System.out.println((int) ST.getAndAdd(1) + " " + st);
        int[] arr = {1,2};
        ARR.setVolatile(arr, 1, 9);
        System.out.println((int) ARR.getAndAdd(arr, 1, 2) + " " + arr[1]);
        try {
            ARR.set(arr, 2, 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e);
        }
        B.set(o, (byte) 5);
        System.out.println((byte) B.getAndAdd(o, (byte) 125) + " " + o.b);
        SH.set(o, (short) 5);
        System.out.println(SH.compareAndSet(o, (short) 5, (short) 6) + " " + o.sh);
        C.setVolatile(o, 'q');
        System.out.println((char) C.getAndSet(o, 'r') + "" + o.c);
        System.out.println(Z.compareAndSet(o, false, true) + " " + (boolean) Z.get(o));
        F.set(o, 1.5f);
        System.out.println((float) F.getAndAdd(o, 2f) + " " + o.f);
        D.setVolatile(o, 2.5);
        System.out.println(D.compareAndSet(o, 2.5, 3.5) + " " + (double) D.getVolatile(o));
        String[] sa = {"p"};
        System.out.println(LA.compareAndSet(sa, 0, "p", "q") + sa[0]);
        VarHandle.fullFence();
        VarHandle.acquireFence();
        VarHandle.releaseFence();
        VarHandle.loadLoadFence();
        VarHandle.storeStoreFence();
        System.out.println(X.varType() + " " + X.coordinateTypes());
        LongAdder la = new LongAdder();
        la.add(5);
        la.increment();
        System.out.println(la + " " + la.sumThenReset() + " " + la.sum());
        AtomicIntegerArray ia = new AtomicIntegerArray(3);
        ia.incrementAndGet(1);
        System.out.println(ia + " " + ia.length());
        AtomicReference<String> ar = new AtomicReference<>("x");
        System.out.println(ar.updateAndGet(s -> s + "y") + ar.getAndUpdate(s -> s + "z") + ar.accumulateAndGet("w", String::concat) + ar);
        AtomicLong al = new AtomicLong(5);
        System.out.println(al.getAndIncrement() + al.decrementAndGet() + al.addAndGet(10) + " " + al.compareAndExchange(15, 1) + al.intValue());
        AtomicBoolean ab = new AtomicBoolean();
        System.out.println(ab.compareAndSet(false, true) + " " + ab.getAndSet(false) + " " + ab);
        AtomicStampedReference<String> as = new AtomicStampedReference<>("a", 1);
        int[] h = new int[1];
        System.out.println(as.compareAndSet("a", "b", 1, 2) + as.get(h) + h[0]);
        AtomicMarkableReference<String> am = new AtomicMarkableReference<>("a", false);
        System.out.println(am.attemptMark("a", true) + " " + am.isMarked());
    }
}
