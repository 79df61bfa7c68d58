import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class ForkJoinSums {
    static class Sum extends RecursiveTask<Long> {
        final int[] a;
        final int lo, hi;
        Sum(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }
        @Override protected Long compute() {
            if (hi - lo <= 2) {
                long s = 0;
                for (int i = lo; i < hi; i++) s += a[i];
                return s;
            }
            int mid = (lo + hi) >>> 1;
            Sum left = new Sum(a, lo, mid), right = new Sum(a, mid, hi);
            left.fork();
            long r = right.compute();
            return left.join() + r;
        }
    }
    static class Inc extends RecursiveAction {
        final int[] a;
        final int lo, hi;
        Inc(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }
        @Override protected void compute() {
            if (hi - lo == 1) a[lo]++;
            else {
                int mid = (lo + hi) / 2;
                invokeAll(new Inc(a, lo, mid), new Inc(a, mid, hi));
            }
        }
    }
    public static void main(String[] args) throws Exception {
        int[] a = IntStream.rangeClosed(1, 7).toArray();
        System.out.println(ForkJoinPool.commonPool().invoke(new Sum(a, 0, a.length)));
        new Inc(a, 0, a.length).invoke();
        System.out.println(Arrays.toString(a));
        ForkJoinTask<Long> t = new Sum(a, 0, 3).fork();
        System.out.println(t.get() + " " + t.isCompletedNormally());
        System.out.println(IntStream.range(0, 8).parallel().map(x -> x * x).sum() + " " + List.of("a", "b", "c").parallelStream().map(String::toUpperCase).collect(Collectors.toList()));
    }
}
