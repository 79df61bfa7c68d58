import java.util.concurrent.CountedCompleter;

/** Completers that walk up by themselves, and tags of tasks. */
public class Completers {
    static class Sum extends CountedCompleter<Integer> {
        final int from;
        final int to;
        int result;

        Sum(CountedCompleter<?> parent, int from, int to) {
            super(parent);
            this.from = from;
            this.to = to;
        }

        public void compute() {
            if (to - from > 2) {
                int middle = (from + to) / 2;
                setPendingCount(1);
                Sum left = new Sum(this, from, middle);
                Sum right = new Sum(this, middle, to);
                children = new Sum[] {left, right};
                left.compute();
                right.compute();
                return;
            }
            for (int i = from; i < to; i++) {
                result += i;
            }
            for (CountedCompleter<?> at = firstComplete(); at != null; at = at.nextComplete()) {
                Sum sum = (Sum) at;
                if (sum.children != null) {
                    sum.result = sum.children[0].result + sum.children[1].result;
                }
            }
        }

        Sum[] children;

        public Integer getRawResult() {
            return result;
        }
    }

    public static void main(String[] args) {
        Sum all = new Sum(null, 0, 20);
        System.out.println(all.invoke());
        System.out.println(all.isDone());
        System.out.println(all.setForkJoinTaskTag((short) -3));
        System.out.println(all.compareAndSetForkJoinTaskTag((short) -3, (short) 4));
        System.out.println(all.getForkJoinTaskTag());
        Sum leaf = new Sum(new Sum(null, 0, 0), 0, 0);
        leaf.quietlyCompleteRoot();
        System.out.println(leaf.getRoot().isDone() + " " + leaf.isDone());
    }
}
