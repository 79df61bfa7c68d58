public class Program {
    static final class Box {
        int value;
    
        Box() {
            value = 7;
        }
    }
    
    static Box box;
    static int r;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            box = new Box();
        });
        Thread second = new Thread(() -> {
            Box seen = box;
            r = seen == null ? -1 : seen.value;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
