public class Program {
    static final class Helper {
        int value;
    
        Helper() {
            value = 9;
        }
    }
    
    static Helper helper;
    static int r, s;
    
    static Helper get() {
        if (helper == null) {
            synchronized (Program.class) {
                if (helper == null) {
                    helper = new Helper();
                }
            }
        }
        return helper;
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            r = get().value;
        });
        Thread second = new Thread(() -> {
            s = get().value;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
