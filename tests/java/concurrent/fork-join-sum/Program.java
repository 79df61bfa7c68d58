import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class Program {
    static int sum;

    static class Sum extends RecursiveTask<Integer> {
        final int[] values;
        final int from, to;

        Sum(int[] values, int from, int to) {
            this.values = values;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from <= 2) {
                int result = 0;
                for (int i = from; i < to; i++) {
                    result += values[i];
                }
                return result;
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(values, from, middle);
            left.fork();
            Sum right = new Sum(values, middle, to);
            return right.compute() + left.join();
        }
    }

    public static void main(String[] args) {
        sum = new ForkJoinPool().invoke(new Sum(new int[] {1, 2, 3, 4}, 0, 4));
    }
}
