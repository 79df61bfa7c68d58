import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

public class Program {
    static int count;

    static class Bump extends RecursiveAction {
        @Override
        protected void compute() {
            count++;
        }
    }

    public static void main(String[] args) {
        ForkJoinTask.invokeAll(new Bump(), new Bump());
    }
}
