import java.util.Timer;
import java.util.TimerTask;

public class Program {
    static volatile boolean ran;

    public static void main(String[] args) {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                ran = true;
            }
        }, 100);
        timer.cancel();
    }
}
