import java.util.Timer;
import java.util.TimerTask;

public class Program {
    public static void main(String[] args) {
        new Timer().schedule(new TimerTask() {
            @Override
            public void run() {
            }
        }, 100);
    }
}
