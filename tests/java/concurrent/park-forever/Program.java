import java.util.concurrent.locks.LockSupport;

public class Program {
    public static void main(String[] args) {
        LockSupport.park();
    }
}
