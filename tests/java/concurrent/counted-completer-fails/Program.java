import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

/** An exception of a part is one of the whole. */
public class Program {
    static String end;

    static class Part extends CountedCompleter<Void> {
        private final boolean whole;

        Part(CountedCompleter<?> completer, boolean whole) {
            super(completer);
            this.whole = whole;
        }

        @Override
        public void compute() {
            if (!whole) {
                throw new IllegalStateException();
            }
            setPendingCount(1);
            new Part(this, false).fork();
            tryComplete();
        }
    }

    public static void main(String[] args) {
        try {
            new ForkJoinPool(2).invoke(new Part(null, true));
            end = "done";
        } catch (IllegalStateException exception) {
            end = "failed";
        }
    }
}
