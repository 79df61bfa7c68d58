import java.util.Timer;
import java.util.TimerTask;

/** A timer whose task throws is cancelled before the exception reaches a handler. */
public class Program {
    static volatile boolean failed;
    static int refused;

    static class Failing extends TimerTask {
        @Override
        public void run() {
            throw new IllegalArgumentException("thrown by the task");
        }
    }

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> failed = true);
        Timer timer = new Timer(true);
        timer.schedule(new Failing(), 10);
        while (!failed) {
            Thread.onSpinWait();
        }
        try {
            timer.schedule(new Failing(), 10);
        } catch (IllegalStateException exception) {
            refused = 1;
        }
    }
}
