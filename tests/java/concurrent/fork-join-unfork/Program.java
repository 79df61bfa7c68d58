import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A forked task is taken back, unless it has begun; either way it runs once. */
public class Program {
    static int runs;
    static boolean back;

    static class Part extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            runs++;
            return 1;
        }
    }

    static class Whole extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            Part part = new Part();
            part.fork();
            back = part.tryUnfork();
            return back ? part.invoke() : part.join();
        }
    }

    public static void main(String[] args) {
        assert new ForkJoinPool(2).invoke(new Whole()) == 1;
    }
}
