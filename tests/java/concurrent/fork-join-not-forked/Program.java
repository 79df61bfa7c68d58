import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A task that nobody forked is joined: nobody ever runs it. */
public class Program {
    static class Part extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            return 1;
        }
    }

    static class Whole extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            return new Part().join();
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new Whole());
    }
}
