import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** A task that is cancelled before it is forked never runs. */
public class Program {
    static volatile int ran;
    static int cancelled;

    static class Task extends RecursiveAction {
        protected void compute() {
            ran = 1;
        }
    }

    static void attempt() {
        Task task = new Task();
        task.cancel(true);
        task.fork();
        try {
            task.join();
        } catch (CancellationException exception) {
            cancelled++;
        }
    }

    public static void main(String[] args) {
        attempt();
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.invoke(new RecursiveAction() {
            protected void compute() {
                attempt();
            }
        });
        pool.shutdown();
    }
}
